//! Bot specifications as text: `hard`, `guide/never-steals`, `hard:20000`, `hard:250ms`.

use crate::{Budget, PlayOut};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A bot: how it plays, and how much work it may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    pub kind: Kind,
    /// One of the game's styles.
    pub style: Option<String>,
    pub budget: Budget,
    name: String,
}

/// The algorithm of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    Easy,
    /// Plays the move with the guide's best mark.
    Normal,
    Hard,
    Flat(PlayOut),
}

/// Why a bot's specification is not understood.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SpecError {
    #[error("there is no bot called `{0}`; choose random, easy, normal (or guide), hard, flat or flat-guide")]
    Unknown(String),
    #[error("`{0}` is neither a number of simulated moves (hard:20000) nor a time (hard:250ms)")]
    Budget(String),
    #[error("{game} has no style `{style}`; it has {known}")]
    Style { game: &'static str, style: String, known: String },
}

impl Spec {
    /// Simulated moves of a hard bot: about a second on one core of an ordinary machine.
    pub const HARD: u64 = 6_000_000;

    /// A bot with its usual budget and no style.
    pub fn new(kind: Kind) -> Spec {
        let (name, simulated) = match kind {
            Kind::Random => ("random", 0),
            Kind::Easy => ("easy", 0),
            Kind::Normal => ("normal", 0),
            Kind::Hard => ("hard", Self::HARD),
            Kind::Flat(PlayOut::Random) => ("flat", Self::HARD),
            Kind::Flat(PlayOut::Guide) => ("flat-guide", Self::HARD),
        };
        Spec { kind, style: None, budget: Budget::simulated(simulated), name: name.to_owned() }
    }

    /// Gives a search this time limit instead of the default number of moves. An explicit time limit stays.
    #[must_use]
    pub fn thinking(mut self, time: Duration) -> Spec {
        if !self.is_quick() && self.budget.time.is_none() {
            self.budget.time = Some(time);
            if self.budget.simulated == Self::HARD {
                self.budget.simulated = u64::MAX;
            }
        }
        self
    }

    /// Whether it answers immediately, without a search.
    pub fn is_quick(&self) -> bool {
        matches!(self.kind, Kind::Random | Kind::Easy | Kind::Normal)
    }

    /// Whether it plays the same on every machine.
    pub fn is_repeatable(&self) -> bool {
        self.budget.time.is_none()
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let (name, style) = match text.split_once('/') {
            Some((name, style)) => (name, Some(style.to_owned())),
            None => (text, None),
        };
        let (kind, budget) = match name.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (name, None),
        };
        let kind = match kind {
            "random" => Kind::Random,
            "easy" => Kind::Easy,
            "normal" | "guide" => Kind::Normal,
            "hard" => Kind::Hard,
            "flat" => Kind::Flat(PlayOut::Random),
            "flat-guide" => Kind::Flat(PlayOut::Guide),
            _ => return Err(SpecError::Unknown(text.to_owned())),
        };
        let mut spec = Spec { style, name: text.to_owned(), ..Spec::new(kind) };
        if let Some(budget) = budget {
            let wrong = || SpecError::Budget(budget.to_owned());
            match budget.strip_suffix("ms") {
                Some(ms) => {
                    spec.budget.time = Some(Duration::from_millis(ms.parse().map_err(|_| wrong())?));
                    spec.budget.simulated = u64::MAX;
                }
                None => spec.budget.simulated = budget.parse().map_err(|_| wrong())?,
            }
        }
        Ok(spec)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
