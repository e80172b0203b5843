//! The commands of a table: one operation for each entry of the list in `brocante-table`.

use crate::api::body::{Body, SeqBody, read};
use crate::api::openapi::Operation;
use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, person_of};
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use brocante_table::command::{Answer, COMMANDS, CommandSpec};
use brocante_table::{Access, CommandError};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

/// Where you sit now.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Sat")]
pub struct SatBody {
    /// Anyone with this token can act as you.
    token: String,
    seat: u8,
    seq: u64,
}

/// One operation for each command.
pub fn operations() -> impl Iterator<Item = Operation> {
    COMMANDS.iter().map(|spec| {
        let handler = post(move |app, path, query, visitor, body| command(spec, app, path, query, visitor, body));
        let who = match spec.access {
            Access::Anyone => "",
            Access::Watcher => " For people who may see the table.",
            Access::Player => " For players.",
            Access::Host => " For the host.",
        };
        let path = format!("/api/tables/{{table}}/{}", spec.name);
        let operation = Operation::new("post", &path, &format!("{}{who}", spec.summary), handler).takes_seat();
        let operation = match spec.answer {
            Answer::Seq => operation.answers::<SeqBody>(),
            Answer::Seat => operation.answers::<SatBody>(),
        };
        if spec.has_body { operation.takes_schema(spec.schema) } else { operation }
    })
}

async fn command(
    spec: &'static CommandSpec,
    State(app): State<App>,
    Path(id): Path<String>,
    query: ViewpointQuery,
    visitor: Visitor,
    body: Body<Value>,
) -> Result<Response, Problem> {
    let body = if spec.has_body { read(body)? } else { json!({}) };
    let command = spec.read(body)?;
    if spec.answer == Answer::Seat {
        let (token, _) = visitor.identify();
        let done = app.tables.perform(&id, Some(person_of(&token)), command).await?;
        let seat = done.seat.ok_or(CommandError::NotSeated)?.0;
        return Ok(Json(SatBody { token, seat, seq: done.seq }).into_response());
    }
    let person = {
        let live = app.tables.table(&id).await?;
        let inner = live.lock().await;
        Viewpoint::of(&inner.state, visitor.person().as_ref(), &query).person
    };
    let done = app.tables.perform(&id, person, command).await?;
    Ok(Json(SeqBody { seq: done.seq }).into_response())
}
