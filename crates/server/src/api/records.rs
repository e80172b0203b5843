//! Shuffles that can be checked, records, and deals that are played again.

use crate::api::body::{Body, SeatedBody, TableIdBody, read};
use crate::api::openapi::Operation;
use crate::app::App;
use crate::edge::languages;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, person_of};
use crate::tables::deals::{self, CLOSED_SECONDS_MAX, Comparison, Known};
use crate::tables::promises::Promise;
use crate::tables::records;
use crate::tables::tables::{check_header, game_of};
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use brocante_core::{DeckChoice, Header, RECORD_BYTES_MAX, SEATS_MAX, Seat, Viewer};
use brocante_show::Translator;
use brocante_table::text::NAME_CHARS_MAX;
use brocante_table::{Pace, SeatFor, Settings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub fn operations() -> Vec<Operation> {
    // A record with its own deck is longer than any other body.
    let long = || DefaultBodyLimit::max(RECORD_BYTES_MAX);
    let promise =
        "The hash of a secret for a table that does not exist yet, so that your share can be chosen after it.";
    vec![
        Operation::new("post", "/api/promises", promise, post(make_promise)).answers::<PromiseBody>(),
        Operation::new(
            "get",
            "/api/tables/{table}/record",
            "The record of a finished game with its proof.",
            get(record),
        )
        .answers::<Map<String, Value>>(),
        Operation::new(
            "post",
            "/api/verify",
            "Checks a record: its shuffle, every draw, every move, every seal.",
            post(verify).layer(long()),
        )
        .takes_text()
        .answers::<VerifiedBody>(),
        Operation::new(
            "post",
            "/api/records",
            "Makes a finished table, with its replay, of a record from another server.",
            post(import).layer(long()),
        )
        .takes_text()
        .answers::<TableIdBody>(),
        Operation::new(
            "post",
            "/api/deals",
            "Keeps a new deal for comparison: until its time is up, nobody can look it up, and nobody plays it twice.",
            post(open_deal),
        )
        .takes::<OpenDealBody>()
        .answers::<TableIdBody>(),
        Operation::new(
            "post",
            "/api/tables/{table}/deal",
            "Makes a table with the deal of a finished one, for you and others, or for bots.",
            post(again),
        )
        .takes::<AgainBody>()
        .answers::<SeatedBody>(),
        Operation::new(
            "get",
            "/api/tables/{table}/deal",
            "The results of the same deal at every table, once this one is over.",
            get(deal),
        )
        .answers::<DealBody>(),
        Operation::new(
            "post",
            "/api/tables/{table}/what-if",
            "Plays on from a position of a finished game: you on one seat, bots on the others.",
            post(what_if),
        )
        .takes::<WhatIfBody>()
        .answers::<SeatedBody>(),
    ]
}

/// A promised secret.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Promise")]
pub struct PromiseBody {
    /// Send it with `POST /api/tables`, once.
    promise: String,
    /// The hash of the secret that the table will have.
    commitment: String,
}

async fn make_promise(State(app): State<App>) -> Json<PromiseBody> {
    let Promise { promise, commitment } = app.tables.promises.make();
    Json(PromiseBody { promise, commitment })
}

async fn record(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response, Problem> {
    let text = records::finished(&app.tables, &id, visitor.person().as_ref()).await?.to_json();
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// What a record proves.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Verified")]
pub struct VerifiedBody {
    game: String,
    /// What is proven and what is not, one sentence each.
    proven: Vec<String>,
}

async fn verify(visitor: Visitor, text: String) -> Result<Json<VerifiedBody>, Problem> {
    let (sealed, proven) = records::verify(text).await?;
    let game = sealed.record.header.game;
    let translator = Translator::new(languages::of(&game, visitor.lang), &[], Viewer::Public);
    let proven = proven.messages().iter().map(|message| translator.text(message)).collect();
    Ok(Json(VerifiedBody { proven, game }))
}

async fn import(State(app): State<App>, text: String) -> Result<Json<TableIdBody>, Problem> {
    Ok(Json(TableIdBody { table: records::import(&app.tables, text).await? }))
}

/// A deal for comparison.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OpenDeal")]
pub struct OpenDealBody {
    game: String,
    /// The number of seats; the game's fewest if left out.
    #[schemars(range(min = 1, max = SEATS_MAX))]
    seats: Option<u8>,
    /// The options of the game; those that are left out have their default.
    #[serde(default)]
    options: Map<String, Value>,
    deck: Option<DeckChoice>,
    #[serde(default)]
    pace: Pace,
    /// How long the deal may be played, and is closed.
    #[schemars(range(min = 1, max = CLOSED_SECONDS_MAX))]
    seconds: u32,
}

async fn open_deal(State(app): State<App>, body: Body<OpenDealBody>) -> Result<Json<TableIdBody>, Problem> {
    let body = read(body)?;
    let info = game_of(&body.game)?.info();
    let seats = body.seats.unwrap_or(info.seats_min);
    if !(1..=CLOSED_SECONDS_MAX).contains(&body.seconds) {
        return Err(Problem::BadRequest(format!("seconds: a number from 1 to {CLOSED_SECONDS_MAX}")));
    }
    let header = Header { options: body.options, deck: body.deck, ..Header::new(info.name, seats) };
    check_header(&header)?;
    let settings = Settings { pace: body.pace, ..Settings::new(seats, SeatFor::Bot) };
    Ok(Json(TableIdBody { table: deals::open(&app.tables, header, settings, body.seconds).await? }))
}

/// Who plays a deal again.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Again")]
pub struct AgainBody {
    /// Your nickname; you sit on seat 0. Without it bots play alone.
    #[schemars(length(min = 1, max = NAME_CHARS_MAX))]
    name: Option<String>,
    /// For whom the other seats are. With bots the game begins at once.
    #[serde(default)]
    others: SeatFor,
}

async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<AgainBody>,
) -> Result<Json<SeatedBody>, Problem> {
    let AgainBody { name, others } = read(body)?;
    let (token, _) = visitor.identify();
    let person = visitor.person();
    let table = deals::again(&app.tables, &id, person.as_ref(), person_of(&token), name.as_deref(), others).await?;
    Ok(Json(SeatedBody { table, token }))
}

/// The results of a deal.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Deal")]
pub struct DealBody {
    /// While the deal is closed, only for people who have finished it.
    results: Vec<ResultBody>,
    /// The number of tables where it is not over yet.
    playing: usize,
    /// Until when a deal for comparison is closed, in milliseconds since 1970.
    closed_until_ms: Option<u64>,
}

/// The result of a deal at one table, by seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "DealResult")]
pub struct ResultBody {
    table: String,
    names: Vec<String>,
    points: Vec<i32>,
    winners: Vec<bool>,
    /// Who could have known the cards while they were played; empty if nobody could look them up.
    known: Vec<KnownBody>,
}

/// Why somebody could have known the cards.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Known")]
pub struct KnownBody {
    /// `scripted`: whoever chose them; `imported`: whoever brought them; `record`: anyone, from the record of another
    /// table; `watched`: anyone who watched another table; `player`: somebody who played them at another table too.
    why: &'static str,
    /// The other table.
    table: Option<String>,
    /// The player.
    name: Option<String>,
}

fn known_body(known: &Known, comparison: &Comparison) -> KnownBody {
    let table = |at: &usize| comparison.results.get(*at).map(|result| result.table.clone());
    let (why, table, name) = match known {
        Known::Scripted => ("scripted", None, None),
        Known::Imported => ("imported", None, None),
        Known::Record(result) => ("record", table(result), None),
        Known::Watched => ("watched", None, None),
        Known::Player { name, result } => ("player", table(result), Some(name.clone())),
    };
    KnownBody { why, table, name }
}

async fn deal(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<DealBody>, Problem> {
    let comparison = deals::comparison(&app.tables, &id, visitor.person().as_ref()).await?;
    let results = comparison.results.iter().map(|it| ResultBody {
        table: it.table.clone(),
        names: it.names.clone(),
        points: it.points.clone(),
        winners: it.winners.clone(),
        known: it.known.iter().map(|known| known_body(known, &comparison)).collect(),
    });
    let results = results.collect();
    Ok(Json(DealBody { results, playing: comparison.playing, closed_until_ms: comparison.closed_until_ms }))
}

/// A position of a finished game.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WhatIf")]
pub struct WhatIfBody {
    /// The number of moves before it.
    ply: usize,
    /// The seat that you play.
    seat: Seat,
    #[schemars(length(min = 1, max = NAME_CHARS_MAX))]
    name: String,
}

async fn what_if(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<WhatIfBody>,
) -> Result<Json<SeatedBody>, Problem> {
    let WhatIfBody { ply, seat, name } = read(body)?;
    let (token, _) = visitor.identify();
    let person = visitor.person();
    let table = records::what_if(&app.tables, &id, person.as_ref(), person_of(&token), (ply, seat, &name)).await?;
    Ok(Json(SeatedBody { table, token }))
}
