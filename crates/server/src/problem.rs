//! Everything that can be wrong with a request, each with its status and its message `problem-…`.
//! A handler answers with a [`Problem`]; the layer [`speak`] turns it into a page or into JSON, in the
//! language of whoever asked.

use crate::pages;
use crate::visitor::Visitor;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use brocante_core::Refused;
use brocante_core::text::Say;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("no such page")]
    NotFound,
    #[error("no such table")]
    NoTable,
    #[error("no such game")]
    NoGame,
    #[error("not this method")]
    Method,
    #[error("not for strangers")]
    NotSeated,
    #[error("only the host")]
    NotHost,
    #[error("no spectators here")]
    NoSpectators,
    #[error("no free seat")]
    Full,
    #[error("that seat is taken")]
    SeatTaken,
    #[error("there is no such seat")]
    NoSeat,
    #[error("sits here already")]
    Seated,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is not over")]
    NotOver,
    #[error("the game is over")]
    Over,
    #[error("somebody else is to decide")]
    NotYourTurn,
    #[error("decided at an older moment")]
    Stale,
    #[error("a name is 1 to {NAME_CHARS_MAX} characters")]
    BadName,
    #[error("a text is 1 to {TEXT_CHARS_MAX} characters")]
    BadText,
    #[error("nobody speaks now")]
    NotSpeaking,
    #[error("begun under rules that are not played here")]
    OtherRules,
    #[error("words that the filter refuses")]
    BadWords,
    #[error("muted by the host")]
    Muted,
    #[error("nobody said that")]
    NothingSaid,
    #[error("a report has a name")]
    NoNickname,
    #[error("the link was used, or is too old")]
    LinkUsed,
    #[error("a promised secret that is not to be had")]
    BadPromise,
    #[error("the deal of another table stays as it is")]
    SameDeal,
    #[error("not understood: {0}")]
    BadRequest(String),
    #[error("too large")]
    TooLarge,
    #[error("too many requests")]
    TooMany,
    #[error("too fast for one seat")]
    TooFast { wait_seconds: u64 },
    #[error("sent from another site")]
    CrossSite,
    #[error("{}", .0.sentence)]
    Refused(Refused),
    #[error("not saved")]
    Unsaved,
    #[error("something broke")]
    Broken,
}

pub const NAME_CHARS_MAX: usize = 24;
pub const TEXT_CHARS_MAX: usize = 500;

/// What the API answers when something is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ProblemBody {
    /// What kind of mistake it is, for programs.
    pub code: String,
    /// The rule of the game that refuses a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What is wrong, for people, in their language.
    pub sentence: String,
}

impl Problem {
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound | Problem::NoTable | Problem::NoGame => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NotSeated | Problem::NotHost | Problem::NoSpectators | Problem::CrossSite | Problem::Muted => {
                StatusCode::FORBIDDEN
            }
            Problem::Full
            | Problem::SeatTaken
            | Problem::Seated
            | Problem::Begun
            | Problem::NotBegun
            | Problem::NotOver
            | Problem::Over
            | Problem::NotYourTurn
            | Problem::NotSpeaking
            | Problem::OtherRules
            | Problem::BadPromise
            | Problem::SameDeal
            | Problem::Stale => StatusCode::CONFLICT,
            Problem::LinkUsed => StatusCode::GONE,
            Problem::BadRequest(_) => StatusCode::BAD_REQUEST,
            Problem::BadName
            | Problem::BadText
            | Problem::NoSeat
            | Problem::NothingSaid
            | Problem::BadWords
            | Problem::NoNickname
            | Problem::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany | Problem::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unsaved => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub fn code(&self) -> &'static str {
        match self {
            Problem::NotFound => "not-found",
            Problem::NoTable => "no-table",
            Problem::NoGame => "no-game",
            Problem::Method => "method",
            Problem::NotSeated => "not-seated",
            Problem::NotHost => "not-host",
            Problem::NoSpectators => "no-spectators",
            Problem::Full => "full",
            Problem::SeatTaken => "seat-taken",
            Problem::NoSeat => "no-such-seat",
            Problem::Seated => "seated",
            Problem::Begun => "begun",
            Problem::NotBegun => "not-begun",
            Problem::NotOver => "not-over",
            Problem::Over => "over",
            Problem::NotYourTurn => "not-your-turn",
            Problem::Stale => "stale",
            Problem::BadName => "bad-name",
            Problem::BadText => "bad-text",
            Problem::NotSpeaking => "not-speaking",
            Problem::BadWords => "bad-words",
            Problem::Muted => "muted",
            Problem::NothingSaid => "nothing-said",
            Problem::NoNickname => "no-nickname",
            Problem::LinkUsed => "link-used",
            Problem::BadPromise => "bad-promise",
            Problem::SameDeal => "same-deal",
            Problem::BadRequest(_) => "bad-request",
            Problem::TooLarge => "too-large",
            Problem::TooMany | Problem::TooFast { .. } => "too-many",
            Problem::CrossSite => "cross-site",
            Problem::Refused(refused) => refused.code,
            Problem::Unsaved => "unsaved",
            Problem::OtherRules => "other-rules",
            Problem::Broken => "broken",
        }
    }

    pub fn body(&self, visitor: &Visitor) -> ProblemBody {
        let (rule, sentence) = match self {
            Problem::Refused(refused) => (refused.rule.map(str::to_owned), refused.sentence.clone()),
            Problem::BadRequest(detail) => {
                (None, visitor.say(&Say::new("problem-bad-request").with("detail", detail.as_str())))
            }
            other => {
                let say = Say::new(format!("problem-{}", other.code()))
                    .with("name", NAME_CHARS_MAX)
                    .with("text", TEXT_CHARS_MAX);
                (None, visitor.say(&say))
            }
        };
        ProblemBody { code: self.code().to_owned(), rule, sentence }
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

/// Gives every problem a body, and every bare error of the framework a problem.
pub fn speak(visitor: &Visitor, response: Response) -> Response {
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        None => match response.status() {
            status if status.is_success() || status.is_redirection() || status.is_informational() => return response,
            StatusCode::NOT_FOUND => Problem::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Problem::Method,
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            status if status.is_client_error() => Problem::BadRequest(status.to_string()),
            _ => Problem::Broken,
        },
    };
    metrics::counter!("brocante_problems_total", "code" => problem.code()).increment(1);
    let body = problem.body(visitor);
    let mut answer = if visitor.wants_json {
        (problem.status(), Json(body)).into_response()
    } else {
        (problem.status(), pages::problem(visitor, problem.status(), &body)).into_response()
    };
    for name in ["allow", "retry-after"] {
        if let Some(value) = response.headers().get(name) {
            answer.headers_mut().insert(axum::http::HeaderName::from_static(name), value.clone());
        }
    }
    answer
}
