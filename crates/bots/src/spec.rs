//! How a bot is named: `hard`, `guide/never-steals`, `hard:20000`, `hard:250ms`.

use crate::{Budget, PlayOut};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    pub kind: Kind,
    /// One of the game's styles.
    pub style: Option<String>,
    pub budget: Budget,
    name: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    Easy,
    /// The game's guide.
    Normal,
    Hard,
    Flat(PlayOut),
}

/// Why a bot's name is not understood.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SpecError {
    #[error("there is no bot called `{0}`; there are random, easy, guide, normal, hard, flat and flat-guide")]
    Unknown(String),
    #[error("`{0}` says neither how many moves a bot simulates (hard:20000) nor how long it thinks (hard:250ms)")]
    Budget(String),
    #[error("{game} has no style `{style}`; it has {known}")]
    Style { game: &'static str, style: String, known: String },
}

impl Spec {
    /// About a second on one core of an ordinary machine.
    pub const HARD: u64 = 6_000_000;

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

    /// Lets a bot that thinks as long as it may think for this long, rather than for so many moves.
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

    /// Whether it answers at once, however long it might think.
    pub fn is_quick(&self) -> bool {
        matches!(self.kind, Kind::Random | Kind::Easy | Kind::Normal)
    }

    /// Whether it plays the same on any machine.
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
