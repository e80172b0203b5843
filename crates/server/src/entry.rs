//! What is written into the log of a table. A table is the sum of its entries, and nothing else: after
//! a restart it is read again from here. Entries are never changed; a new kind may be added.

use brocante_core::{Header, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Entry {
    Made {
        code: String,
        header: Header,
        settings: Settings,
        host: PersonId,
        at_ms: u64,
    },
    /// The host has set the table up otherwise.
    Changed {
        header: Header,
        settings: Settings,
    },
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
    },
    /// Somebody stands up, or is asked to, before the game.
    Stood {
        seat: Seat,
    },
    Host {
        person: PersonId,
    },
    /// The header is final: it holds the seed.
    Began {
        header: Header,
        at_ms: u64,
    },
    Moved {
        seat: Seat,
        r#move: Value,
        by_bot: bool,
        command: Option<String>,
        at_ms: u64,
    },
    /// Free words that belong to the move that follows.
    Words {
        seat: Seat,
        text: String,
    },
    Chat {
        person: PersonId,
        name: String,
        text: String,
        at_ms: u64,
    },
    /// A bot plays for somebody.
    Away {
        seat: Seat,
        why: Why,
    },
    Back {
        seat: Seat,
    },
    Rematch {
        table: String,
    },
}

/// Who somebody is: a digest of the secret in their browser.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Left,
    Clock,
    /// The host has given the seat to a bot.
    Removed,
}

/// What the host decides beside the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    pub pace: Pace,
    pub spectators: bool,
    /// For whom each seat is kept.
    pub seats: Vec<SeatFor>,
    /// Whoever made the table knows what will be drawn; the page says so.
    #[serde(default)]
    pub scripted: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatFor {
    /// Whoever finds the table in the list.
    Open,
    /// Who has the link or the code.
    #[default]
    Friends,
    Bot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    Relaxed,
    Normal,
    Fast,
    #[default]
    NoClock,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::NoClock, Pace::Relaxed, Pace::Normal, Pace::Fast];

    /// How long somebody may think about one decision.
    pub fn seconds(self) -> Option<u32> {
        match self {
            Pace::Relaxed => Some(300),
            Pace::Normal => Some(90),
            Pace::Fast => Some(30),
            Pace::NoClock => None,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Pace::Relaxed => "relaxed",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::NoClock => "no-clock",
        }
    }
}

impl SeatFor {
    pub const ALL: [SeatFor; 3] = [SeatFor::Friends, SeatFor::Open, SeatFor::Bot];

    pub fn name(self) -> &'static str {
        match self {
            SeatFor::Open => "open",
            SeatFor::Friends => "friends",
            SeatFor::Bot => "bot",
        }
    }
}
