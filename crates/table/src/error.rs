//! Everything that can be wrong with a command.

use crate::text::{NAME_CHARS_MAX, TEXT_CHARS_MAX};
use brocante_core::Refused;
use strum::IntoStaticStr;

/// Why a command is not carried out. The name in kebab case is its code in the API.
#[derive(Clone, PartialEq, Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CommandError {
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("only the host can do this")]
    NotHost,
    #[error("this table has no spectators")]
    NoSpectators,
    #[error("there is no free seat")]
    Full,
    #[error("that seat is taken")]
    SeatTaken,
    #[error("there is no such seat")]
    #[strum(serialize = "no-such-seat")]
    NoSeat,
    #[error("you already have a seat here")]
    Seated,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is not over")]
    NotOver,
    #[error("the game is over")]
    Over,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("the decision is out of date")]
    Stale,
    #[error("a name has 1 to {NAME_CHARS_MAX} characters")]
    BadName,
    #[error("a text has 1 to {TEXT_CHARS_MAX} characters")]
    BadText,
    #[error("you are not the one who speaks now")]
    NotSpeaking,
    #[error("the word filter refuses this text")]
    BadWords,
    #[error("you are muted")]
    Muted,
    #[error("there is no such line or nickname")]
    NothingSaid,
    #[error("a report needs a nickname")]
    NoNickname,
    #[error("the link was used, or is too old")]
    LinkUsed,
    #[error("the deal of another table can't be changed")]
    SameDeal,
    #[error("the hand on this seat is somebody else's")]
    NotYourSeat,
    #[error("the time for this deal is up")]
    DealOver,
    #[error("you have played this deal at another table")]
    DealTwice,
    #[error("the game is about to begin")]
    Revealing,
    #[error("the fingerprint comes first: other people sit at this table")]
    FingerprintFirst,
    #[error("the part of the shuffle does not have the fingerprint that was sent before")]
    OtherShare,
    #[error("the cards of this table were dealt before: say that you know it with `dealt_before`")]
    DealtBefore,
    #[error("there are too many of these")]
    #[strum(serialize = "too-many")]
    TooMany,
    #[error("no such game")]
    NoGame,
    #[error("not understood: {0}")]
    BadRequest(String),
    #[error("refused: {}", .0.message.key)]
    Refused(Refused),
}

impl CommandError {
    /// The code in the API, which is also the end of the message's key.
    pub fn code(&self) -> &'static str {
        match self {
            CommandError::Refused(refused) => refused.code,
            other => other.into(),
        }
    }
}
