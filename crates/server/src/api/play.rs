//! Playing: the view, the moves, hints, and the review of a finished game.

use crate::api::body::Body;
use crate::api::body::{TextBody, read, viewer};
use crate::api::openapi::Operation;
use crate::api::stream::{NewsBody, news};
use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::advice::describe;
use crate::tables::finished::require_open;
use crate::tables::review::Judged;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use crate::tables::{advice, speech};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use brocante_core::Viewer;
use brocante_table::{CommandError, TableState};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

pub fn operations() -> Vec<Operation> {
    let path = |name: &str| format!("/api/tables/{{table}}/{name}");
    vec![
        Operation::new("get", &path("view"), "The table as you see it.", get(view)).takes_seat().answers::<NewsBody>(),
        Operation::new("get", &path("moves"), "The moves you can make now.", get(moves))
            .takes_seat()
            .answers::<MovesBody>(),
        Operation::new("get", &path("hint"), "What a hard bot would do on your seat; takes about a second.", get(hint))
            .takes_seat()
            .answers::<HintBody>(),
        Operation::new("post", &path("words"), "What you have typed so far in your speech.", post(words))
            .takes_seat()
            .takes::<TextBody>(),
        Operation::new(
            "post",
            &path("speak"),
            "Starts the time of your speech, at a table paced by the day. Typing words does so too.",
            post(speak),
        )
        .takes_seat(),
        Operation::new(
            "post",
            &path("review"),
            "Lets a hard bot judge every decision of a finished game.",
            post(begin_review),
        )
        .answers::<ReviewBody>(),
        Operation::new("get", &path("review"), "How far the review is, and what it found.", get(review))
            .answers::<ReviewBody>(),
    ]
}

async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Json<NewsBody>, Problem> {
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    Ok(Json(news(&inner, &visitor, &query, None)?))
}

/// The moves of a seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Moves")]
pub struct MovesBody {
    /// Send this with the move: it says what you knew when you decided.
    at: u64,
    moves: Vec<MoveChoice>,
    /// Whether there are no others. A bid, say, may be any number that the rules allow.
    complete: bool,
}

/// A move with its sentence.
#[derive(Serialize, JsonSchema)]
pub struct MoveChoice {
    #[serde(rename = "move")]
    #[schemars(with = "Map<String, Value>")]
    mv: Value,
    sentence: String,
}

async fn moves(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Json<MovesBody>, Problem> {
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    let state = &inner.state;
    let viewer = viewer(state, &visitor, &query);
    let seat = viewer.seat().ok_or(CommandError::NotSeated)?;
    let game = state.game.as_ref().ok_or(CommandError::NotBegun)?;
    let (moves, complete) = game.moves(seat);
    let choice = |mv: Value| MoveChoice { sentence: describe(state, viewer, visitor.lang, &mv), mv };
    Ok(Json(MovesBody { at: state.seq, moves: moves.into_iter().map(choice).collect(), complete }))
}

/// The moves that a hard bot would consider, the best first.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Hint")]
pub struct HintBody {
    moves: Vec<AdviceBody>,
    /// The decision it is for: the `at` of a move.
    at: u64,
}

/// A move with what it promises.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Advice")]
pub struct AdviceBody {
    #[schemars(with = "Map<String, Value>")]
    r#move: Value,
    sentence: String,
    /// The share of the victory that can be expected, from 0 to 1. Unknown in a game that taste decides.
    share: Option<f32>,
}

async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<Json<HintBody>, Problem> {
    let live = app.tables.table(&id).await?;
    let viewer = viewer(&live.lock().await.state, &visitor, &query);
    let hint = advice::hint(&app.tables, &id, viewer.seat().ok_or(CommandError::NotSeated)?).await?;
    let inner = live.lock().await;
    let advice = |(mv, share): (Value, Option<f32>)| AdviceBody {
        sentence: describe(&inner.state, viewer, visitor.lang, &mv),
        r#move: mv,
        share,
    };
    Ok(Json(HintBody { moves: hint.moves.into_iter().map(advice).collect(), at: hint.at }))
}

async fn words(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
    body: Body<TextBody>,
) -> Result<StatusCode, Problem> {
    let text = read(body)?.text;
    speech::type_words(&app.tables, &id, visitor.person().as_ref(), &query, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn speak(
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
) -> Result<StatusCode, Problem> {
    speech::open(&app.tables, &id, visitor.person().as_ref(), &query).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A review of a finished game.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Review")]
pub struct ReviewBody {
    /// The number of decisions to judge; 0 in a game that taste decides, and before anybody has asked.
    decisions: usize,
    /// The number of decisions judged so far.
    done: usize,
    /// The decisions that cost most, in the order of the game, once all are judged.
    turning_points: Vec<JudgedBody>,
    /// All decisions judged so far, in the order of the game.
    judged: Vec<JudgedBody>,
}

/// A judged decision.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Judged")]
pub struct JudgedBody {
    /// The number of moves before it.
    ply: usize,
    seat: u8,
    /// The win share with the best move, from 0 to 1.
    before: f32,
    /// The win share with the move that was made.
    after: f32,
    #[schemars(with = "Map<String, Value>")]
    best: Value,
    /// The best move as a sentence.
    sentence: String,
}

async fn begin_review(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<ReviewBody>, Problem> {
    let live = app.tables.table(&id).await?;
    Viewpoint::watching(&live.lock().await.state, visitor.person().as_ref(), &ViewpointQuery::default())?;
    advice::begin_review(&app.tables, &id).await?;
    review(State(app), Path(id), visitor).await
}

async fn review(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<ReviewBody>, Problem> {
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    let state = &inner.state;
    Viewpoint::watching(state, visitor.person().as_ref(), &ViewpointQuery::default())?;
    require_open(state)?;
    let Some(review) = &inner.review else {
        return Ok(Json(ReviewBody { decisions: 0, done: 0, turning_points: Vec::new(), judged: Vec::new() }));
    };
    let bodies = |judged: Vec<Judged>| judged.into_iter().map(|it| judged_body(state, it, visitor.lang)).collect();
    let done = review.looked_at();
    let turning_points = if done >= review.decisions { review.turning_points() } else { Vec::new() };
    Ok(Json(ReviewBody {
        decisions: review.decisions,
        done,
        turning_points: bodies(turning_points),
        judged: bodies(review.all()),
    }))
}

fn judged_body(state: &TableState, it: Judged, lang: &str) -> JudgedBody {
    let Judged { ply, seat, before, after, best } = it;
    let sentence = describe(state, Viewer::Seat(seat), lang, &best);
    JudgedBody { ply, seat: seat.0, before, after, best, sentence }
}
