//! What the host decides beside the game itself.

use crate::word_filter::WordFilter;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What the host decides beside the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// How long people may think.
    pub pace: Pace,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// For whom each seat is kept.
    pub seats: Vec<SeatFor>,
    /// Whether the person who made the table knows what will be drawn. The page says so.
    #[serde(default)]
    pub scripted: bool,
    /// The word filter of the table, if the server's is not stricter.
    #[serde(default)]
    pub word_filter: WordFilter,
    /// The deal is kept for comparison until this time, in milliseconds since 1970: it may be played until then, and
    /// nobody can look it up before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed_until_ms: Option<u64>,
}

impl Settings {
    /// The default settings, with every seat kept for the same.
    pub fn new(seats: u8, seat_for: SeatFor) -> Settings {
        Settings {
            pace: Pace::NoClock,
            spectators: true,
            seats: vec![seat_for; usize::from(seats)],
            scripted: false,
            word_filter: WordFilter::Off,
            closed_until_ms: None,
        }
    }
}

/// For whom a seat is kept.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SeatFor {
    /// People who have the link or the code.
    #[default]
    Friends,
    /// Anyone who finds the table in the list.
    Open,
    /// A bot that makes mistakes.
    EasyBot,
    /// A bot that plays by the game's guide.
    Bot,
    /// A bot that searches.
    HardBot,
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotLevel {
    /// Makes mistakes.
    Easy,
    /// Plays by the game's guide.
    Normal,
    /// Searches.
    Hard,
}

impl SeatFor {
    /// The name in forms and in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether a bot plays there.
    pub fn is_bot(self) -> bool {
        matches!(self, SeatFor::EasyBot | SeatFor::Bot | SeatFor::HardBot)
    }

    /// How well a bot on this seat plays. A bot that stands in for a person plays by the guide.
    pub fn level(self) -> BotLevel {
        match self {
            SeatFor::EasyBot => BotLevel::Easy,
            SeatFor::HardBot => BotLevel::Hard,
            SeatFor::Open | SeatFor::Friends | SeatFor::Bot => BotLevel::Normal,
        }
    }
}

/// How long people may think about a decision.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Pace {
    /// As long as they like.
    #[default]
    NoClock,
    /// Five minutes.
    Relaxed,
    /// A minute and a half.
    Normal,
    /// Half a minute.
    Fast,
    /// A day: by correspondence.
    Day,
    /// Three days: by correspondence.
    ThreeDays,
    /// A week: by correspondence.
    Week,
}

impl Pace {
    /// The name in forms and in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The seconds for a decision.
    pub fn seconds(self) -> Option<u32> {
        match self {
            Pace::Relaxed => Some(300),
            Pace::Normal => Some(90),
            Pace::Fast => Some(30),
            Pace::NoClock => None,
            Pace::Day | Pace::ThreeDays | Pace::Week => Some(self.days() * 24 * 60 * 60),
        }
    }

    /// The days for a decision by correspondence; 0 for a live game.
    pub fn days(self) -> u32 {
        match self {
            Pace::Day => 1,
            Pace::ThreeDays => 3,
            Pace::Week => 7,
            _ => 0,
        }
    }
}
