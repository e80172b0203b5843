//! The part of the API that is about shuffles that can be checked, records, and deals played again.

use crate::App;
use crate::api::{Body, SeqBody, perform, read};
use crate::command::Command;
use crate::entry::SeatFor;
use crate::problem::{Problem, ProblemBody};
use crate::promises::Promise;
use crate::records;
use crate::visitor::{Visitor, person_of};
use axum::Json;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use brocante_core::text::Speaker;
use brocante_core::{RECORD_BYTES_MAX, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(promise))
        .routes(routes!(share))
        .routes(routes!(record))
        .routes(routes!(again, deal))
        .routes(routes!(what_if))
        .merge(long_routes())
}

/// A record with a deck of its own is longer than anything else.
fn long_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(verify)).routes(routes!(import)).layer(DefaultBodyLimit::max(RECORD_BYTES_MAX))
}

#[derive(Serialize, ToSchema)]
pub struct PromiseBody {
    /// Send it with `POST /api/tables`, once.
    promise: String,
    /// The hash of the secret that table will have.
    commitment: String,
}

/// The hash of a secret for a table that is not made yet, so that your share can be chosen after it.
#[utoipa::path(post, path = "/api/promises", responses((status = 200, body = PromiseBody)))]
async fn promise(State(app): State<App>) -> Json<PromiseBody> {
    let Promise { promise, commitment } = app.hall.promises.make();
    Json(PromiseBody { promise, commitment })
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShareBody {
    /// 64 hexadecimal digits, chosen by chance.
    #[schema(value_type = String)]
    share: Seed,
}

/// Adds to the shuffle, before the game begins. What you added first counts.
#[utoipa::path(post, path = "/api/tables/{table}/share", params(("table" = String, Path)), request_body = ShareBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn share(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<ShareBody>,
) -> Result<Json<SeqBody>, Problem> {
    let ShareBody { share } = read(body)?;
    perform(&app, &id, &visitor, Command::Share { share }).await
}

/// The record of a finished game, with what proves it.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ProblemBody)))]
async fn record(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response, Problem> {
    let text = records::finished(&app, &id, &visitor).await?.to_json();
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

#[derive(Serialize, ToSchema)]
pub struct VerifiedBody {
    game: String,
    /// What is proven, and what is not, a sentence each.
    proven: Vec<String>,
}

/// Checks a record: its shuffle, every draw, every move by the rules, every seal.
#[utoipa::path(post, path = "/api/verify", request_body = String,
    responses((status = 200, body = VerifiedBody), (status = "4XX", body = ProblemBody)))]
async fn verify(visitor: Visitor, text: String) -> Result<Json<VerifiedBody>, Problem> {
    let lang = visitor.lang;
    let (sealed, proven) = records::verify(text, lang).await?;
    let game = sealed.record.header.game;
    let speaker = Speaker::new(crate::tongues::of(&game, lang), &[], Viewer::Public);
    Ok(Json(VerifiedBody { proven: proven.say().iter().map(|say| speaker.say(say)).collect(), game }))
}

#[derive(Serialize, ToSchema)]
pub struct TableIdBody {
    table: String,
}

/// A record of another host becomes a finished table here, with its replay.
#[utoipa::path(post, path = "/api/records", request_body = String,
    responses((status = 200, body = TableIdBody), (status = "4XX", body = ProblemBody)))]
async fn import(State(app): State<App>, visitor: Visitor, text: String) -> Result<Json<TableIdBody>, Problem> {
    Ok(Json(TableIdBody { table: records::import(&app, text, &visitor).await? }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgainBody {
    /// Your nickname; you sit on seat 0. Without it bots play alone.
    name: Option<String>,
    /// For whom the other seats are; with bots it begins at once.
    #[serde(default)]
    others: SeatFor,
}

#[derive(Serialize, ToSchema)]
pub struct SeatedBody {
    table: String,
    /// Who has this is you.
    token: String,
}

/// A new table with the deal of one that is over, for you and others, or for bots.
#[utoipa::path(post, path = "/api/tables/{table}/deal", params(("table" = String, Path)), request_body = AgainBody,
    responses((status = 200, body = SeatedBody), (status = "4XX", body = ProblemBody)))]
async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<AgainBody>,
) -> Result<Json<SeatedBody>, Problem> {
    let AgainBody { name, others } = read(body)?;
    let (token, _) = visitor.identify();
    let table = records::again(&app, &id, &visitor, person_of(&token), name.as_deref(), others).await?;
    Ok(Json(SeatedBody { table, token }))
}

#[derive(Serialize, ToSchema)]
pub struct DealBody {
    results: Vec<ResultBody>,
    /// At how many tables it is not over yet.
    playing: usize,
}

#[derive(Serialize, ToSchema)]
pub struct ResultBody {
    table: String,
    /// By seat.
    names: Vec<String>,
    points: Vec<i32>,
    winners: Vec<bool>,
}

/// What came of the same deal at every table, once this one is over.
#[utoipa::path(get, path = "/api/tables/{table}/deal", params(("table" = String, Path)),
    responses((status = 200, body = DealBody), (status = "4XX", body = ProblemBody)))]
async fn deal(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<DealBody>, Problem> {
    let (results, playing) = records::comparison(&app, &id, &visitor).await?;
    let results = results.into_iter().map(|it| ResultBody {
        table: it.table,
        names: it.names,
        points: it.points,
        winners: it.winners,
    });
    Ok(Json(DealBody { results: results.collect(), playing }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIfBody {
    /// After how many moves of the finished game.
    ply: usize,
    seat: u8,
    name: String,
}

/// Plays on from a moment of a finished game: you on one seat, bots on the others.
#[utoipa::path(post, path = "/api/tables/{table}/what-if", params(("table" = String, Path)), request_body = WhatIfBody,
    responses((status = 200, body = SeatedBody), (status = "4XX", body = ProblemBody)))]
async fn what_if(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<WhatIfBody>,
) -> Result<Json<SeatedBody>, Problem> {
    let WhatIfBody { ply, seat, name } = read(body)?;
    let (token, _) = visitor.identify();
    let table = records::what_if(&app, &id, &visitor, person_of(&token), (ply, Seat(seat), &name)).await?;
    Ok(Json(SeatedBody { table, token }))
}
