//! The one place where a problem becomes a sentence: a page for people, JSON for programs.

use crate::edge::languages;
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::shell;
use axum::Json;
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use brocante_show::Translator;
use schemars::JsonSchema;
use serde::Serialize;

/// What the API answers when something is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct ProblemBody {
    /// The kind of mistake, for programs.
    pub code: String,
    /// The rule of the game that refuses a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What is wrong, for people, in their language.
    pub sentence: String,
}

impl ProblemBody {
    /// The problem in the visitor's language.
    pub fn new(problem: &Problem, visitor: &Visitor) -> ProblemBody {
        let message = problem.message();
        let sentence = match problem {
            Problem::Refused(at) => {
                let language = languages::of(&at.game, visitor.lang);
                Translator::new(language, &at.names, at.viewer).text(&message)
            }
            _ => visitor.text(&message),
        };
        ProblemBody { code: problem.code().to_owned(), rule: problem.rule().map(str::to_owned), sentence }
    }
}

/// Gives every problem a body, and every bare error of the framework a problem.
pub fn respond(visitor: &Visitor, response: Response) -> Response {
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
    let body = ProblemBody::new(&problem, visitor);
    let mut answer = if visitor.wants_json {
        (problem.status(), Json(body)).into_response()
    } else {
        (problem.status(), shell::problem(visitor, problem.status(), &body)).into_response()
    };
    for name in ["allow", "retry-after"] {
        if let Some(value) = response.headers().get(name) {
            answer.headers_mut().insert(HeaderName::from_static(name), value.clone());
        }
    }
    answer
}
