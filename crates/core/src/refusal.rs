//! Refusals as data: a code, a rule and arguments. They become sentences where somebody reads them.

use crate::chance::Fault;
use crate::message::Message;
use crate::seat::Seat;
use serde::Serialize;
use std::fmt::Debug;

/// Why a game refuses a move or a deck. Declare the type with [`crate::refusals!`].
pub trait Refuses: Serialize + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The id of the rule in RULES.md.
    fn rule(&self) -> &'static str;
    /// One refusal of each kind, for tests.
    fn samples() -> Vec<Self>;
}

/// Declares a game's refusals, each with the id of the rule in RULES.md that refuses.
///
/// ```
/// brocante_core::refusals! {
///     /// Why a move of this game is refused.
///     pub enum Refusal {
///         GameOver => "tiny.end",
///         BidTooHigh { bid: u32, wallet: u32 } => "tiny.bid",
///     }
/// }
/// use brocante_core::Refuses;
/// assert_eq!(Refusal::BidTooHigh { bid: 3, wallet: 2 }.rule(), "tiny.bid");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? => $rule:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize)]
        #[serde(tag = "refusal", rename_all = "kebab-case")]
        $vis enum $name {
            $($(#[$variant_doc])* $variant $({ $($field: $type),* })?,)*
        }

        impl $crate::Refuses for $name {
            fn rule(&self) -> &'static str {
                match self {
                    $($name::$variant $({ $($field: _),* })? => $rule,)*
                }
            }

            fn samples() -> Vec<Self> {
                vec![$($name::$variant $({ $($field: Default::default()),* })?,)*]
            }
        }
    };
}

/// `Ok` if the condition holds, else the refusal.
///
/// ```
/// use brocante_core::require;
/// assert_eq!(require(2 > 1, "never"), Ok(()));
/// assert_eq!(require(1 > 2, "too small"), Err("too small"));
/// ```
#[inline]
pub fn require<R>(holds: bool, refusal: R) -> Result<(), R> {
    if holds { Ok(()) } else { Err(refusal) }
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OpenError<R> {
    /// The record was played under rules that this program does not know.
    #[error("this is a record of rules version {record}; this program plays version {ours}")]
    Rules {
        /// The version of the record.
        record: u32,
        /// The newest version of this program.
        ours: u32,
    },
    /// The game is not played with that many seats.
    #[error("{game} is for {min} to {max} seats, not {given}")]
    Seats {
        /// The title of the game.
        game: &'static str,
        /// The number of seats asked for.
        given: u8,
        /// The fewest seats of the game.
        min: u8,
        /// The most seats of the game.
        max: u8,
    },
    /// An option does not exist or has a wrong value.
    #[error("the options do not fit: {0}")]
    Options(String),
    /// No deck of that name comes with the game.
    #[error("there is no deck called `{0}`")]
    UnknownDeck(String),
    /// The deck file is not TOML, or has the wrong shape.
    #[error("deck file, line {line}: {message}")]
    DeckSyntax {
        /// The line of the file, from 1.
        line: usize,
        /// What the parser says.
        message: String,
    },
    /// The deck breaks a rule of the game.
    #[error("deck file, line {line}: refused")]
    Deck {
        /// The line of the file, from 1.
        line: usize,
        /// The game's refusal.
        refusal: R,
    },
    /// The script fixes a random outcome that the game does not have.
    #[error("there is no random outcome called `{0}`")]
    UnknownDraw(String),
    /// The script asks for a draw that is impossible.
    #[error("the script asks for an impossible draw: {0:?}")]
    Draws(Fault),
}

impl<R: Refuses> OpenError<R> {
    /// The rule that refuses, if it is a rule of the game.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            OpenError::Deck { refusal, .. } => Some(refusal.rule()),
            _ => None,
        }
    }
}

/// Why a move is not carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError<R> {
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// A rule of the game refuses.
    #[error("refused")]
    Refused(R),
    /// The script asks for a draw that is impossible.
    #[error("the script asks for an impossible draw: {0:?}")]
    Draws(Fault),
}

/// Why something was not done: what [`OpenError`] and [`PlayError`] become where the game's type is not known.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The kind of mistake: `refused` by a rule, or one of the table's own, such as `bad-move`.
    pub code: &'static str,
    /// The rule of the game's RULES.md that refuses.
    pub rule: Option<&'static str>,
    /// What is wrong, for people.
    pub message: Message,
}

impl Refused {
    /// A mistake that is not about a rule of a game. The message is `error-CODE`.
    pub fn table(code: &'static str, detail: impl ToString) -> Refused {
        Refused { code, rule: None, message: Message::new(format!("error-{code}")).with("detail", detail.to_string()) }
    }

    /// A draw of a script that is impossible.
    pub fn fault(fault: &Fault) -> Refused {
        Refused { code: "draws", rule: None, message: fault.message() }
    }
}
