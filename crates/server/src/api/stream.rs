//! What happens at a table, as a stream: one item per change, with all events since the one asked for and the newest
//! view. As server-sent events, or as one JSON object per line if the program asks for `application/x-ndjson`.

use crate::api::body::viewer;
use crate::api::openapi::Operation;
use crate::app::{App, stopped};
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::render::{shown, translator};
use crate::tables::live::{LiveInner, LiveTable};
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use brocante_show::{LogLine, SeatScoreText};
use futures_util::{Stream, StreamExt as _, stream};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// A connection that is silent for this long gets a heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(20);

pub fn operations() -> Vec<Operation> {
    let summary = "What happens at a table, as it happens: server-sent events, or NDJSON if that is what you accept. A \
                   slow reader gets the newest state with all events in between. To go on after a break, send the last \
                   `seq` as `since`, or the last event's id as `Last-Event-ID`.";
    let since = "The sequence number of the last item you have. All events are sent if it is left out.";
    vec![
        Operation::new("get", "/api/tables/{table}/events", summary, get(events))
            .takes_seat()
            .query("since", since, json!({ "type": "integer", "minimum": 0 }))
            .streams::<NewsBody>(),
    ]
}

/// A table as a viewer sees it, with what happened.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "News")]
pub struct NewsBody {
    /// The last entry of the table's log; ask for what comes after it with `since`.
    seq: u64,
    /// The number of moves so far.
    ply: usize,
    /// `gathering`, `playing` or `over`.
    phase: &'static str,
    /// The seats that are to act.
    to_act: Vec<u8>,
    /// Your seat.
    seat: Option<u8>,
    /// The status line.
    prompt: String,
    /// The events since then, each with the number of moves before it.
    told: Vec<ToldBody>,
    /// The same as sentences.
    log: Vec<LogLine>,
    /// Everything you may know; absent before the game.
    #[schemars(with = "Option<Map<String, Value>>")]
    view: Option<Value>,
    winners: Option<Vec<u8>>,
    score: Option<Vec<SeatScoreText>>,
}

/// An event.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Told")]
pub struct ToldBody {
    ply: usize,
    #[schemars(with = "Map<String, Value>")]
    event: Value,
}

#[derive(Clone, Deserialize)]
pub struct Since {
    since: Option<u64>,
    r#as: Option<String>,
}

/// The news of a table since an entry of its log.
pub fn news(
    inner: &LiveInner,
    visitor: &Visitor,
    query: &ViewpointQuery,
    since: Option<u64>,
) -> Result<NewsBody, Problem> {
    if inner.is_lost {
        return Err(Problem::Unsaved);
    }
    let state = &inner.state;
    Viewpoint::watching(state, visitor.person().as_ref(), query)?;
    let viewer = viewer(state, visitor, query);
    let names = state.names();
    let translator = translator(state, &names, viewer, visitor.lang, None);
    // The events of the deal belong to the entry with which the game began.
    let ply = match since {
        Some(since) if since >= state.began_seq() => state.ply_at(since) + 1,
        _ => 0,
    };
    let mut news = NewsBody {
        seq: state.seq,
        ply: state.ply(),
        phase: state.phase().name(),
        to_act: state.to_act().iter().map(|seat| seat.0).collect(),
        seat: viewer.seat().map(|seat| seat.0),
        prompt: String::new(),
        told: Vec::new(),
        log: Vec::new(),
        view: None,
        winners: None,
        score: None,
    };
    if let (Some(game), Some(table)) = (shown(state), state.game.as_deref()) {
        let events = table.events_since(ply, viewer).into_iter();
        news.told = events.map(|(ply, event)| ToldBody { ply, event }).collect();
        news.prompt = game.prompt(table, &translator);
        news.log = game.log_since(table, ply, &translator);
        news.view = Some(table.view(viewer));
        news.winners = table.winners().map(|winners| winners.iter().map(|seat| seat.0).collect());
        news.score = game.score(table, &translator);
    }
    Ok(news)
}

async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<Since>, QueryRejection>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let Query(Since { since, r#as }) = query.map_err(|rejection| Problem::bad_request(&rejection.body_text()))?;
    let query = ViewpointQuery { r#as };
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let since = since.or_else(|| header("last-event-id")?.parse().ok());
    let is_lines = header("accept").is_some_and(|accept| accept.contains("ndjson"));
    let live = app.tables.table(&id).await?;
    news(&*live.lock().await, &visitor, &query, since)?;
    let place = app.tables.address_limits.open_live(visitor.client.network)?;
    let items = items(app, live, visitor, query, since).inspect(move |_| {
        let _ = &place;
    });
    if is_lines {
        let line = |item: Option<NewsBody>| {
            let json = item.map(|news| serde_json::to_string(&news).unwrap_or_default());
            Ok::<_, Infallible>(format!("{}\n", json.unwrap_or_default()))
        };
        let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
        return Ok((kind, Body::from_stream(items.map(line))).into_response());
    }
    let event = |item: Option<NewsBody>| match item {
        Some(news) => Event::default().id(news.seq.to_string()).json_data(&news),
        None => Ok(Event::default().comment("")),
    };
    Ok(Sse::new(items.map(event)).into_response())
}

/// The news of a table as they come; `None` is a heartbeat.
fn items(
    app: App,
    live: Arc<LiveTable>,
    visitor: Visitor,
    query: ViewpointQuery,
    since: Option<u64>,
) -> impl Stream<Item = Option<NewsBody>> {
    let changes = live.changes();
    let state = (live, changes, since, true);
    stream::unfold(state, move |(live, mut changes, since, is_first)| {
        let (visitor, query, mut stopping) = (visitor.clone(), query.clone(), app.stopping());
        async move {
            let mut is_news = is_first;
            while !is_news {
                tokio::select! {
                    changed = changes.changed() => {
                        changed.ok()?;
                        is_news = since != Some(live.lock().await.state.seq);
                    }
                    () = stopped(&mut stopping) => return None,
                    () = tokio::time::sleep(HEARTBEAT) => return Some((None, (live, changes, since, false))),
                }
            }
            changes.mark_unchanged();
            let item = news(&*live.lock().await, &visitor, &query, since).ok()?;
            let seq = item.seq;
            Some((Some(item), (live, changes, Some(seq), false)))
        }
    })
}
