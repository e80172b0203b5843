//! What happens at a table, for programs: one item whenever something has changed, with everything that
//! was told since the sequence number asked for, and the newest view. As server-sent events, or as one
//! JSON object a line where the program asks for `application/x-ndjson`.

use crate::App;
use crate::hall::Inner;
use crate::problem::{Problem, ProblemBody};
use crate::standpoint::{Asked, Standpoint};
use crate::visitor::Visitor;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use brocante_core::text::Speaker;
use brocante_core::{LogLine, SeatScore};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::convert::Infallible;
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};

const HEARTBEAT: Duration = Duration::from_secs(20);

#[derive(Serialize, ToSchema)]
pub struct NewsBody {
    /// The last entry of the table's log; ask for what comes after it with `since`.
    pub seq: u64,
    /// How many moves were made.
    pub ply: usize,
    pub phase: &'static str,
    /// The seats that have to decide.
    pub to_act: Vec<u8>,
    /// Where you sit.
    pub seat: Option<u8>,
    /// What the status line says.
    pub prompt: String,
    /// What was told since, each with the number of the move after which it was.
    pub told: Vec<ToldBody>,
    /// The same as sentences.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<LogLine>,
    /// Everything you may know; none before the game.
    #[schema(value_type = Option<Object>)]
    pub view: Option<Value>,
    pub winners: Option<Vec<u8>>,
    #[schema(value_type = Option<Vec<Object>>)]
    pub score: Option<Vec<SeatScore>>,
}

#[derive(Serialize, ToSchema)]
pub struct ToldBody {
    ply: usize,
    #[schema(value_type = Object)]
    event: Value,
}

#[derive(Clone, Copy, Deserialize, IntoParams)]
pub struct Since {
    /// The sequence number of the last item you have. All that was told is sent where it is left out.
    since: Option<u64>,
}

/// The news of a table since an entry of its log.
pub fn news(inner: &Inner, visitor: &Visitor, since: Option<u64>) -> Result<NewsBody, Problem> {
    if inner.is_lost {
        return Err(Problem::Unsaved);
    }
    let sitting = &inner.sitting;
    let viewer = sitting.viewer(visitor.person().as_ref());
    Standpoint::watching(sitting, visitor, &Asked::default())?;
    let names = sitting.names();
    let speaker = Speaker::new(crate::tongues::of(&sitting.header.game, visitor.lang), &names, viewer);
    let game = sitting.game.as_deref();
    let phase = match game {
        None => "gathering",
        Some(game) if game.is_over() => "over",
        Some(_) => "playing",
    };
    // What was told at the deal belongs to the entry with which the game began.
    let ply = match since {
        Some(since) if since >= sitting.began_seq() => sitting.ply_at(since) + 1,
        _ => 0,
    };
    Ok(NewsBody {
        seq: sitting.seq,
        ply: sitting.ply(),
        phase,
        to_act: sitting.to_act().iter().map(|seat| seat.0).collect(),
        seat: viewer.seat().map(|seat| seat.0),
        prompt: game.map(|game| game.prompt(&speaker)).unwrap_or_default(),
        told: game
            .map(|game| game.told_since(ply, viewer).into_iter().map(|(ply, event)| ToldBody { ply, event }).collect())
            .unwrap_or_default(),
        log: game.map(|game| game.log_since(ply, &speaker)).unwrap_or_default(),
        view: game.map(|game| game.view(viewer)),
        winners: game.and_then(|game| game.outcome()).map(|winners| winners.iter().map(|seat| seat.0).collect()),
        score: game.and_then(|game| game.score(&speaker)),
    })
}

/// The news of a table, as they come: server-sent events, or NDJSON where that is what you accept. A reader
/// that is slow gets the newest state, with all that was told in between. To go on after a break, send the
/// last `seq` as `since`, or the last event's id as `Last-Event-ID`.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path), Since),
    responses((status = 200, content((NewsBody = "text/event-stream"), (NewsBody = "application/x-ndjson"))),
              (status = "4XX", body = ProblemBody)))]
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<Since>, QueryRejection>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let Query(Since { since }) = query.map_err(|rejection| Problem::BadRequest(rejection.body_text()))?;
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let since = since.or_else(|| header("last-event-id")?.parse().ok());
    let is_lines = header("accept").is_some_and(|accept| accept.contains("ndjson"));
    let live = app.hall.table(&id).await?;
    let changes = live.changes();
    news(&*live.lock().await, &visitor, since)?;
    let state = (live, changes, since, true);
    let stopping = app.stopping();
    let body = stream::unfold(state, move |(live, mut changes, since, is_first)| {
        let (visitor, mut stopping) = (visitor.clone(), stopping.clone());
        async move {
            let mut is_news = is_first;
            while !is_news {
                tokio::select! {
                    changed = changes.changed() => {
                        changed.ok()?;
                        is_news = since != Some(live.lock().await.sitting.seq);
                    }
                    () = crate::stopped(&mut stopping) => return None,
                    () = tokio::time::sleep(HEARTBEAT) => {
                        let beat = Bytes::from_static(if is_lines { b"\n" } else { b":\n\n" });
                        return Some((Ok::<_, Infallible>(beat), (live, changes, since, false)));
                    }
                }
            }
            changes.mark_unchanged();
            let item = news(&*live.lock().await, &visitor, since).ok()?;
            let seq = item.seq;
            let json = serde_json::to_string(&item).ok()?;
            let text = if is_lines { format!("{json}\n") } else { format!("id: {seq}\ndata: {json}\n\n") };
            Some((Ok(Bytes::from(text)), (live, changes, Some(seq), false)))
        }
    });
    let kind = if is_lines { "application/x-ndjson" } else { "text/event-stream" };
    Ok(([(header::CONTENT_TYPE, kind)], Body::from_stream(body)).into_response())
}
