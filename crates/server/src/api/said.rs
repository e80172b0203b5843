//! The chat of a table, for programs.

use crate::api::openapi::Operation;
use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use axum::Json;
use axum::extract::{Path, State};
use axum::routing::get;
use brocante_table::{ChatLine, ChatText, Report, Subject, TableState};
use schemars::JsonSchema;
use serde::Serialize;

pub fn operations() -> Vec<Operation> {
    let summary = "The chat of a table, and who is muted.";
    vec![Operation::new("get", "/api/tables/{table}/said", summary, get(said)).answers::<SaidBody>()]
}

/// The chat of a table.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Said")]
pub struct SaidBody {
    lines: Vec<LineBody>,
    /// The seats that the host has muted.
    muted: Vec<u8>,
    /// The reports that the host has not decided, oldest first. Only the host gets them.
    #[serde(skip_serializing_if = "Option::is_none")]
    reports: Option<Vec<ReportedBody>>,
}

/// A line of the chat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Line")]
pub struct LineBody {
    /// Its number, for `report`, `strike` and `dismiss`.
    line: usize,
    kind: LineKind,
    /// The seat of the person who wrote it, while they have one.
    seat: Option<u8>,
    name: String,
    /// Absent for a notice, and for a line that the host removed.
    text: Option<String>,
}

/// What kind of line it is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    Chat,
    /// Said beside a move.
    Pitch,
    /// A notice: somebody took a seat over.
    TookOver,
    /// Removed by the host.
    Removed,
}

/// A report to the host.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Reported")]
pub struct ReportedBody {
    line: Option<usize>,
    /// The seat whose nickname was reported.
    seat: Option<u8>,
    by: String,
    /// Whether the reporter has no seat. A spectator's nickname is not checked.
    watching: bool,
    name: String,
    words: String,
}

async fn said(State(app): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<SaidBody>, Problem> {
    let live = app.tables.table(&id).await?;
    let inner = live.lock().await;
    let state = &inner.state;
    Viewpoint::watching(state, visitor.person().as_ref(), &ViewpointQuery::default())?;
    let is_host = visitor.person().is_some_and(|person| state.is_host(&person));
    let muted = state
        .seats()
        .filter(|(_, place)| place.sitter.as_ref().is_some_and(|sitter| state.moderation.is_muted(&sitter.person)));
    Ok(Json(SaidBody {
        lines: lines(state),
        muted: muted.map(|(seat, _)| seat.0).collect(),
        reports: is_host.then(|| state.moderation.reports().map(reported).collect()),
    }))
}

fn lines(state: &TableState) -> Vec<LineBody> {
    let line = |(at, line): (usize, &ChatLine)| LineBody {
        line: at,
        kind: match line.text {
            ChatText::Words(_) => LineKind::Chat,
            ChatText::Remark(_) => LineKind::Pitch,
            ChatText::TookOver(_) => LineKind::TookOver,
            ChatText::Removed => LineKind::Removed,
        },
        seat: state.seat_of(&line.person).map(|seat| seat.0),
        name: line.name.clone(),
        text: state.words_in(line).map(str::to_owned),
    };
    state.chat.iter().enumerate().map(line).collect()
}

fn reported(report: &Report) -> ReportedBody {
    let (line, seat) = match report.what {
        Subject::Line(line) => (Some(line), None),
        Subject::Name(seat) => (None, Some(seat.0)),
    };
    ReportedBody {
        line,
        seat,
        by: report.by_name.clone(),
        watching: report.is_by_watcher,
        name: report.of_name.clone(),
        words: report.words.clone(),
    }
}
