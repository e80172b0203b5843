//! Everything that can be wrong with a request, each with its status and its message `problem-…`. A handler returns a
//! [`Problem`]; `respond` turns it into a page or into JSON.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use brocante_core::{Message, Refused, Viewer};
use brocante_table::CommandError;
use brocante_table::text::{NAME_CHARS_MAX, TEXT_CHARS_MAX};
use strum::IntoStaticStr;

/// What is wrong with a request. The name in kebab case is its code.
#[derive(Clone, PartialEq, Debug, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    #[error("no such page")]
    NotFound,
    #[error("no such table")]
    NoTable,
    #[error("no such game")]
    NoGame,
    #[error("the method is not allowed here")]
    Method,
    #[error("the game began under rules that are not played here")]
    OtherRules,
    #[error("the deal is kept for comparison, and closed")]
    ClosedDeal { hours_left: u32 },
    #[error("the promised secret is unknown, used or too old")]
    BadPromise,
    #[error("not understood: {0}")]
    BadRequest(String),
    #[error("too large")]
    TooLarge,
    #[error("the request took too long")]
    TooSlow,
    #[error("too many")]
    TooMany,
    #[error("too fast")]
    #[strum(serialize = "too-many")]
    TooFast { wait_seconds: u64 },
    #[error("another review of the same person is running")]
    ReviewRunning,
    #[error("too much to do")]
    Busy,
    #[error("sent from another site")]
    CrossSite,
    #[error("refused: {}", .0.refused.message.key)]
    Refused(Box<RefusedAt>),
    #[error("not saved")]
    Unsaved,
    #[error("the table's log is damaged")]
    Damaged,
    #[error("the operator closed the table")]
    Closed,
    #[error("banned")]
    Banned,
    #[error("not the operator")]
    NotOperator,
    #[error("something broke")]
    Broken,
    #[error("{0}")]
    Command(CommandError),
}

/// A refusal with what a sentence about it needs.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusedAt {
    /// What is refused.
    pub refused: Refused,
    /// The game whose texts explain it; empty if there is none.
    pub game: String,
    /// The names by seat.
    pub names: Vec<String>,
    /// Who asked.
    pub viewer: Viewer,
}

impl Problem {
    /// A refusal that is not about a seat of a table.
    pub fn refused(refused: Refused, game: &str) -> Problem {
        Problem::refused_at(refused, game, Vec::new(), Viewer::Public)
    }

    /// A refusal at a table.
    pub fn refused_at(refused: Refused, game: &str, names: Vec<String>, viewer: Viewer) -> Problem {
        Problem::Refused(Box::new(RefusedAt { refused, game: game.to_owned(), names, viewer }))
    }

    /// A body that could not be read; the status says why.
    pub fn unread(status: StatusCode) -> Problem {
        if status == StatusCode::PAYLOAD_TOO_LARGE { Problem::TooLarge } else { Problem::TooSlow }
    }

    /// A request that was not understood. The detail is an error of a parser, in terms of Rust.
    pub fn bad_request(detail: &str) -> Problem {
        Problem::BadRequest(without_rust_types(detail))
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound | Problem::NoTable | Problem::NoGame => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::CrossSite | Problem::Banned | Problem::NotOperator => StatusCode::FORBIDDEN,
            Problem::Closed => StatusCode::GONE,
            Problem::OtherRules | Problem::BadPromise | Problem::ClosedDeal { .. } => StatusCode::CONFLICT,
            Problem::BadRequest(_) => StatusCode::BAD_REQUEST,
            Problem::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooMany | Problem::TooFast { .. } | Problem::ReviewRunning => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unsaved | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken | Problem::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Command(error) => command_status(error),
        }
    }

    /// The code in the API.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Refused(at) => at.refused.code,
            Problem::Command(error) => error.code(),
            other => other.into(),
        }
    }

    /// The rule of the game that refuses.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Problem::Refused(at) => at.refused.rule,
            _ => None,
        }
    }

    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            Problem::Refused(at) => at.refused.message.clone(),
            Problem::BadRequest(detail) | Problem::Command(CommandError::BadRequest(detail)) => {
                Message::new("problem-bad-request").with("detail", detail.as_str())
            }
            Problem::ClosedDeal { hours_left } => hours_left_message("problem-closed-deal", *hours_left),
            other => Message::new(format!("problem-{}", other.code()))
                .with("name", NAME_CHARS_MAX)
                .with("text", TEXT_CHARS_MAX),
        }
    }
}

/// A message with a time, in hours if it is soon and in days otherwise.
pub fn hours_left_message(key: &str, hours: u32) -> Message {
    let days = if hours < 48 { 0 } else { hours.div_ceil(24) };
    Message::new(key.to_owned()).with("days", days).with("hours", hours)
}

/// The error of a parser, with what it wants in plain words: "expected u8" says nothing to most people.
fn without_rust_types(detail: &str) -> String {
    const TYPES: [(&str, &str); 18] = [
        ("u8", "a whole number from 0 to 255"),
        ("u16", "a whole number from 0 to 65535"),
        ("u32", "a whole number from 0 to 4294967295"),
        ("u64", "a whole number from 0 up"),
        ("usize", "a whole number from 0 up"),
        ("i8", "a whole number from -128 to 127"),
        ("i16", "a whole number from -32768 to 32767"),
        ("i32", "a whole number"),
        ("i64", "a whole number"),
        ("isize", "a whole number"),
        ("f32", "a number"),
        ("f64", "a number"),
        ("bool", "true or false"),
        ("boolean", "true or false"),
        ("unit", "null"),
        ("a map", "an object"),
        ("a sequence", "a list"),
        ("borrowed string", "a string"),
    ];
    let Some((before, wanted)) = detail.split_once("expected ") else { return detail.to_owned() };
    let end = wanted.find(" at line").unwrap_or(wanted.len());
    let (wanted, after) = wanted.split_at(end);
    let plain = match TYPES.iter().find(|(name, _)| *name == wanted) {
        Some((_, plain)) => plain,
        None if wanted.starts_with("struct ") || wanted.starts_with("internally tagged enum ") => "an object",
        None if wanted.starts_with("tuple ") || wanted.starts_with("an array ") => "a list",
        None => wanted,
    };
    let before = before.replace("invalid type: map", "invalid type: object");
    format!("{}expected {plain}{after}", before.replace("invalid type: sequence", "invalid type: list"))
}

fn command_status(error: &CommandError) -> StatusCode {
    match error {
        CommandError::NotSeated
        | CommandError::NotHost
        | CommandError::NotYourSeat
        | CommandError::NoSpectators
        | CommandError::Muted => StatusCode::FORBIDDEN,
        CommandError::Full
        | CommandError::SeatTaken
        | CommandError::Seated
        | CommandError::Begun
        | CommandError::NotBegun
        | CommandError::NotOver
        | CommandError::Over
        | CommandError::NotYourTurn
        | CommandError::NotSpeaking
        | CommandError::SameDeal
        | CommandError::DealtBefore
        | CommandError::DealOver
        | CommandError::DealTwice
        | CommandError::Revealing
        | CommandError::FingerprintFirst
        | CommandError::Stale => StatusCode::CONFLICT,
        CommandError::LinkUsed => StatusCode::GONE,
        CommandError::NoGame => StatusCode::NOT_FOUND,
        CommandError::TooMany => StatusCode::TOO_MANY_REQUESTS,
        CommandError::BadRequest(_) => StatusCode::BAD_REQUEST,
        CommandError::BadName
        | CommandError::BadText
        | CommandError::NoSeat
        | CommandError::NothingSaid
        | CommandError::BadWords
        | CommandError::NoNickname
        | CommandError::OtherShare
        | CommandError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl From<CommandError> for Problem {
    fn from(error: CommandError) -> Problem {
        match error {
            CommandError::Refused(refused) => Problem::refused(refused, ""),
            CommandError::BadRequest(detail) => Problem::bad_request(&detail),
            other => Problem::Command(other),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Problem::TooFast { wait_seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, wait_seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}
