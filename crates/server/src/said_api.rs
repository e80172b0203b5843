//! What was said at a table, for programs: reading it, reporting it, and what the host may do about it.

use crate::App;
use crate::api::{Body, SeqBody, perform, read};
use crate::command::Command;
use crate::moderation::Spoken;
use crate::problem::{Problem, ProblemBody};
use crate::sitting::{Said, Sitting};
use crate::standpoint::{Asked, Standpoint};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::{Path, State};
use brocante_core::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(said))
        .routes(routes!(report))
        .routes(routes!(mute))
        .routes(routes!(strike))
        .routes(routes!(dismiss))
}

#[derive(Serialize, ToSchema)]
pub struct SaidBody {
    lines: Vec<LineBody>,
    /// The seats that the host has muted.
    muted: Vec<u8>,
    /// What was reported and is not dismissed, oldest first. Only the host gets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    reports: Option<Vec<ReportedBody>>,
}

#[derive(Serialize, ToSchema)]
pub struct LineBody {
    /// Its number, for `report`, `strike` and `dismiss`.
    line: usize,
    kind: LineKind,
    /// Where who said it sits, while they do.
    seat: Option<u8>,
    name: String,
    /// None where nobody said anything, and where the host has removed it.
    text: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    Chat,
    /// Said beside a move.
    Pitch,
    /// Nothing said: somebody has taken a seat over.
    TookOver,
    /// Removed by the host.
    Removed,
}

#[derive(Serialize, ToSchema)]
pub struct ReportedBody {
    line: Option<usize>,
    /// The seat whose nickname it is, where it is no line.
    seat: Option<u8>,
    by: String,
    /// Whether they only watch, and call themselves what they like.
    watching: bool,
    name: String,
    words: String,
}

/// What was said at a table, and who is muted.
#[utoipa::path(get, path = "/api/tables/{table}/said", params(("table" = String, Path)),
    responses((status = 200, body = SaidBody), (status = "4XX", body = ProblemBody)))]
async fn said(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<SaidBody>, Problem> {
    let live = app.hall.table(&id).await?;
    let inner = live.lock().await;
    let sitting = &inner.sitting;
    Standpoint::watching(sitting, &visitor, &Asked::default())?;
    let is_host = visitor.person().is_some_and(|person| sitting.is_host(&person));
    let muted = sitting
        .seats()
        .filter(|(_, place)| place.sitter.as_ref().is_some_and(|sitter| sitting.moderation.is_muted(&sitter.person)));
    Ok(Json(SaidBody {
        lines: lines(sitting),
        muted: muted.map(|(seat, _)| seat.0).collect(),
        reports: is_host.then(|| reports(sitting)),
    }))
}

fn lines(sitting: &Sitting) -> Vec<LineBody> {
    let line = |(at, line): (usize, &crate::sitting::ChatLine)| LineBody {
        line: at,
        kind: match line.text {
            Said::Words(_) => LineKind::Chat,
            Said::Pitch(_) => LineKind::Pitch,
            Said::TookOver(_) => LineKind::TookOver,
            Said::Removed => LineKind::Removed,
        },
        seat: sitting.seat_of(&line.person).map(|seat| seat.0),
        name: line.name.clone(),
        text: sitting.words_in(line).map(str::to_owned),
    };
    sitting.chat.iter().enumerate().map(line).collect()
}

fn reports(sitting: &Sitting) -> Vec<ReportedBody> {
    let body = |report: &crate::moderation::Report| {
        let (line, seat) = match report.what {
            Spoken::Line(line) => (Some(line), None),
            Spoken::Name(seat) => (None, Some(seat.0)),
        };
        let (by, name) = (report.by_name.clone(), report.of_name.clone());
        ReportedBody { line, seat, by, watching: report.is_by_watcher, name, words: report.words.clone() }
    };
    sitting.moderation.reports().map(body).collect()
}

/// Words of somebody's: a line, or the nickname of a seat. One of the two.
fn spoken(line: Option<usize>, seat: Option<u8>) -> Result<Spoken, Problem> {
    match (line, seat) {
        (Some(line), None) => Ok(Spoken::Line(line)),
        (None, Some(seat)) => Ok(Spoken::Name(Seat(seat))),
        _ => Err(Problem::BadRequest("either a line or a seat".to_owned())),
    }
}

/// What is reported: a line (see `said`), or the nickname of who sits on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    line: Option<usize>,
    seat: Option<u8>,
    /// Who you are, where you only watch: the host is told.
    name: Option<String>,
}

/// Reports words to the host of the table.
#[utoipa::path(post, path = "/api/tables/{table}/report", params(("table" = String, Path)), request_body = ReportBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<ReportBody>,
) -> Result<Json<SeqBody>, Problem> {
    let ReportBody { line, seat, name } = read(body)?;
    perform(&app, &id, &visitor, Command::Report { what: spoken(line, seat)?, name }).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteBody {
    seat: u8,
    /// `false` lets them speak again.
    #[serde(default = "crate::api::yes")]
    muted: bool,
}

/// Mutes somebody for everybody: what they say is refused. The host does this.
#[utoipa::path(post, path = "/api/tables/{table}/mute", params(("table" = String, Path)), request_body = MuteBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<MuteBody>,
) -> Result<Json<SeqBody>, Problem> {
    let MuteBody { seat, muted } = read(body)?;
    perform(&app, &id, &visitor, Command::Mute { seat: Seat(seat), is_muted: muted }).await
}

/// What is removed, or let stand: a line (see `said`), or the nickname of who sits on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SpokenBody {
    line: Option<usize>,
    seat: Option<u8>,
}

/// Removes words, for everybody and for good. The host does this.
#[utoipa::path(post, path = "/api/tables/{table}/strike", params(("table" = String, Path)), request_body = SpokenBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn strike(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<SpokenBody>,
) -> Result<Json<SeqBody>, Problem> {
    let SpokenBody { line, seat } = read(body)?;
    perform(&app, &id, &visitor, Command::Strike { what: spoken(line, seat)? }).await
}

/// Lets words stand that were reported: nobody is told, and who reported them can't do so again. The host does this.
#[utoipa::path(post, path = "/api/tables/{table}/dismiss", params(("table" = String, Path)), request_body = SpokenBody,
    responses((status = 200, body = SeqBody), (status = "4XX", body = ProblemBody)))]
async fn dismiss(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<SpokenBody>,
) -> Result<Json<SeqBody>, Problem> {
    let SpokenBody { line, seat } = read(body)?;
    perform(&app, &id, &visitor, Command::Dismiss { what: spoken(line, seat)? }).await
}
