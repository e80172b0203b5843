//! What is written into the log of a table. A table is the sum of its entries, and nothing else: after
//! a restart it is read again from here. Entries are never changed; a new kind may be added.

use crate::moderation::Spoken;
use crate::word_filter::WordFilter;
use brocante_bots::Kind;
use brocante_core::{Header, Seat, Seed};
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
        /// The server's part of the shuffle; not where the deal was known beforehand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Seed>,
        /// Where the deal, or the moves, came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
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
        #[serde(default)]
        at_ms: u64,
    },
    /// A player's part of the shuffle, chosen in their browser.
    Share {
        seat: Seat,
        share: Seed,
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
        #[serde(default)]
        at_ms: u64,
    },
    Rematch {
        table: String,
    },
    /// Others play the same deal at another table.
    Again {
        table: String,
    },
    /// Somebody seated or watching tells the host about words.
    Reported {
        what: Spoken,
        by: PersonId,
        name: String,
        at_ms: u64,
    },
    /// The host has muted a device for everybody, or lets it speak again.
    Muted {
        person: PersonId,
        is_muted: bool,
    },
    /// The host has removed words. They stay in the log, and are shown nowhere.
    Struck {
        what: Spoken,
    },
    /// The host lets words stand that were reported.
    Dismissed {
        what: Spoken,
    },
}

/// Where a table comes from that was not set up from nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Origin {
    /// A record of another host.
    Import,
    /// The deal of another table.
    Deal { table: String },
    /// The moves of another table, up to a ply.
    Moment { table: String, ply: usize },
}

/// Who somebody is: a digest of the secret in their browser. Where several share one device, all but the
/// first have a number after it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

impl PersonId {
    /// The first person of a device stands for all of it.
    pub fn device(&self) -> PersonId {
        PersonId(self.0.split('+').next().unwrap_or_default().to_owned())
    }

    /// Another person on the same device.
    pub fn beside(&self, number: usize) -> PersonId {
        let device = self.device();
        if number == 0 { device } else { PersonId(format!("{}+{number}", device.0)) }
    }
}

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
    /// What the table filters, where the server does not filter more.
    #[serde(default)]
    pub word_filter: WordFilter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatFor {
    /// Whoever finds the table in the list.
    Open,
    /// Who has the link or the code.
    #[default]
    Friends,
    EasyBot,
    /// A bot that plays by the game's guide.
    Bot,
    HardBot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    Relaxed,
    Normal,
    Fast,
    #[default]
    NoClock,
    /// By correspondence: people come back when they have time.
    Day,
    ThreeDays,
    Week,
}

impl Pace {
    pub const ALL: [Pace; 7] =
        [Pace::NoClock, Pace::Relaxed, Pace::Normal, Pace::Fast, Pace::Day, Pace::ThreeDays, Pace::Week];

    /// How long somebody may think about one decision.
    pub fn seconds(self) -> Option<u32> {
        match self {
            Pace::Relaxed => Some(300),
            Pace::Normal => Some(90),
            Pace::Fast => Some(30),
            Pace::NoClock => None,
            Pace::Day | Pace::ThreeDays | Pace::Week => Some(self.days() * 24 * 60 * 60),
        }
    }

    /// How many days somebody has for a decision; none where people sit at the table together.
    pub fn days(self) -> u32 {
        match self {
            Pace::Day => 1,
            Pace::ThreeDays => 3,
            Pace::Week => 7,
            _ => 0,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Pace::Relaxed => "relaxed",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::NoClock => "no-clock",
            Pace::Day => "day",
            Pace::ThreeDays => "three-days",
            Pace::Week => "week",
        }
    }
}

impl SeatFor {
    pub const ALL: [SeatFor; 5] = [SeatFor::Friends, SeatFor::Open, SeatFor::EasyBot, SeatFor::Bot, SeatFor::HardBot];

    pub fn name(self) -> &'static str {
        match self {
            SeatFor::Open => "open",
            SeatFor::Friends => "friends",
            SeatFor::EasyBot => "easy-bot",
            SeatFor::Bot => "bot",
            SeatFor::HardBot => "hard-bot",
        }
    }

    pub fn is_bot(self) -> bool {
        matches!(self, SeatFor::EasyBot | SeatFor::Bot | SeatFor::HardBot)
    }

    /// How well a bot plays here; by the game's guide, where it sits in for somebody.
    pub fn level(self) -> Kind {
        match self {
            SeatFor::EasyBot => Kind::Easy,
            SeatFor::HardBot => Kind::Hard,
            SeatFor::Open | SeatFor::Friends | SeatFor::Bot => Kind::Normal,
        }
    }
}
