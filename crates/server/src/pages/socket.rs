//! The live connection of a page. It sends the newest state and nothing in between: a page that reads slowly, or not at
//! all, delays nobody, and gets the newest state when it reads again.

use crate::app::{App, stopped};
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::chat::{self, Reader};
use crate::pages::render;
use crate::pages::shape::shape;
use crate::tables::bot_pool::Asker;
use crate::tables::live::{LiveInner, LiveTable};
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use brocante_show::Fragments;
use brocante_table::PersonId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A page that gets nothing for longer than this reconnects.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// The connection of a page that reads nothing for this long is closed; the page reconnects by itself.
const SEND_MAX: Duration = Duration::from_secs(30);
/// The shortest time between two updates: nobody sees more.
const PACE: Duration = Duration::from_millis(30);
/// A TV that reloads its page is not gone: the phones beside it stay as they are.
const TV_ABSENCE_MAX: Duration = Duration::from_secs(3);
/// Pages send next to nothing.
const READ_BUFFER_BYTES: usize = 4096;
/// Stands before each text that follows the JSON.
const BEFORE_TEXT: char = '\u{1e}';
const SPECTATORS_MAX: usize = 500;
const INCOMING_BYTES_MAX: usize = 4096;

#[derive(Clone, Debug, Deserialize)]
pub struct Since {
    /// The first ply whose log the page does not have.
    #[serde(default)]
    log: usize,
    /// The chat lines it has.
    #[serde(default)]
    chat: usize,
    /// The revision of the chat it has: see `Moderation`.
    #[serde(default)]
    said: u64,
    /// As in `ViewpointQuery`: serde can't flatten a query with numbers.
    r#as: Option<String>,
    /// Whether the page shows only the viewer's own things.
    #[serde(default)]
    hand: bool,
    /// Whether it is a TV.
    #[serde(default)]
    tv: bool,
}

pub async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let live = app.tables.table(&id).await?;
    {
        let inner = live.lock().await;
        let asked = ViewpointQuery { r#as: since.r#as.clone() };
        let viewpoint = Viewpoint::watching(&inner.state, visitor.person().as_ref(), &asked)?;
        // Players can connect however many spectators there are.
        if viewpoint.own.is_empty() && inner.presence.spectators + inner.presence.tvs >= SPECTATORS_MAX {
            return Err(Problem::TooMany);
        }
    }
    let place = app.tables.address_limits.open_live(visitor.client.network)?;
    let upgrade = upgrade.max_message_size(INCOMING_BYTES_MAX).read_buffer_size(READ_BUFFER_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        let guest = Guest::of(&*live.lock().await, &visitor, since.tv);
        attend(&live, &guest, 1).await;
        if let Guest::Person(_) = guest {
            live.lock().await.asker = Asker::Address(visitor.client.network);
        }
        Page { live: Arc::clone(&live), visitor, since, sent: Vec::new() }.serve(socket, app.stopping()).await;
        if matches!(guest, Guest::Tv) {
            tokio::time::sleep(TV_ABSENCE_MAX).await;
        }
        attend(&live, &guest, -1).await;
        drop(place);
    }))
}

/// How a page was counted when it came, so that it is counted the same way when it goes.
enum Guest {
    Person(PersonId),
    Spectator,
    Tv,
}

impl Guest {
    fn of(inner: &LiveInner, visitor: &Visitor, is_tv: bool) -> Guest {
        let seated = visitor.person().filter(|person| !inner.state.seats_of(person).is_empty());
        match seated {
            _ if is_tv => Guest::Tv,
            Some(person) => Guest::Person(person),
            None => Guest::Spectator,
        }
    }
}

/// Counts a page that came or went.
async fn attend(live: &LiveTable, guest: &Guest, by: isize) {
    let mut inner = live.lock().await;
    let presence = &mut inner.presence;
    let is_news = match guest {
        Guest::Spectator => {
            presence.spectators = presence.spectators.saturating_add_signed(by);
            false
        }
        Guest::Tv => {
            let before = presence.tvs;
            presence.tvs = before.saturating_add_signed(by);
            (before == 0) != (presence.tvs == 0)
        }
        Guest::Person(person) => {
            let was_here = presence.is_connected(person);
            presence.count_page(person, by);
            was_here != presence.is_connected(person)
        }
    };
    if presence.pages() == 0 {
        inner.cache.clear();
    }
    if is_news {
        live.notify(&mut inner);
    }
}

struct Page {
    live: Arc<LiveTable>,
    visitor: Visitor,
    since: Since,
    /// The regions that the page has.
    sent: Vec<(&'static str, Fragments)>,
}

impl Page {
    async fn serve(mut self, mut socket: WebSocket, mut stopping: tokio::sync::watch::Receiver<bool>) {
        let mut changes = self.live.changes();
        loop {
            let pace = tokio::time::sleep(PACE);
            changes.mark_unchanged();
            let news = {
                let live = Arc::clone(&self.live);
                let mut inner = live.lock().await;
                if inner.is_lost {
                    return;
                }
                self.news(&mut inner)
            };
            if let Some(news) = news
                && !send(&mut socket, news).await
            {
                return;
            }
            pace.await;
            loop {
                tokio::select! {
                    changed = changes.changed() => {
                        if changed.is_err() {
                            return;
                        }
                        break;
                    }
                    () = stopped(&mut stopping) => return,
                    () = tokio::time::sleep(HEARTBEAT) => {
                        if !send(&mut socket, "{}".to_owned()).await {
                            return;
                        }
                    }
                    message = socket.recv() => match message {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(_)) => {}
                    }
                }
            }
        }
    }

    /// Everything that is new to this page.
    fn news(&mut self, inner: &mut LiveInner) -> Option<String> {
        let asked = ViewpointQuery { r#as: self.since.r#as.clone() };
        let viewpoint = Viewpoint::of(&inner.state, self.visitor.person().as_ref(), &asked);
        let shape = shape(&inner.state, &viewpoint);
        // A page behind a curtain, or that may no longer watch, gets nothing.
        if viewpoint.curtain.is_some() || !viewpoint.may_watch() {
            return Some(json!({ "shape": shape }).to_string());
        }
        let viewer = viewpoint.viewer;
        let rendered = render::table(inner, viewer, self.since.hand, self.visitor.lang);
        let (mut regions, mut texts) = (Vec::new(), Vec::new());
        for (id, parts) in &rendered.regions {
            let at = self.sent.iter().position(|(known, _)| known == id).unwrap_or_else(|| {
                self.sent.push((id, Fragments::default()));
                self.sent.len() - 1
            });
            let sent = &mut self.sent[at].1;
            if !sent.are_same(parts) {
                let known = places(sent, parts);
                texts.extend(parts.0.iter().zip(&known).filter(|(_, known)| known.is_none()).map(|(part, _)| part));
                regions.push((*id, known));
                sent.clone_from(parts);
            }
        }
        let state = &inner.state;
        let is_log_new = state.game.is_some() && self.since.log <= state.ply();
        let log = is_log_new.then(|| {
            render::log(state, Some(inner.cache.sentences()), viewer, self.visitor.lang, self.since.log).into_string()
        });
        let reader = Reader::of(state, &self.visitor, &viewpoint);
        let is_said_anew = self.since.said != state.moderation.revision;
        let is_chat_new = !is_said_anew && self.since.chat < state.chat.len();
        let chat = is_chat_new.then(|| chat::lines(state, &reader, self.since.chat).into_string());
        let chat_replaced = is_said_anew.then(|| chat::lines(state, &reader, 0).into_string());
        let people = is_said_anew.then(|| chat::people(state, &reader).into_string());
        if is_log_new {
            self.since.log = state.ply() + 1;
        }
        self.since.said = state.moderation.revision;
        self.since.chat = state.chat.len();
        let news = News {
            seq: rendered.seq,
            shape,
            yours: rendered.yours,
            prompt: &rendered.prompt,
            shared: viewpoint.is_shared(),
            tv: inner.presence.tvs > 0,
            regions,
            log,
            chat,
            chat_replaced,
            people,
            log_next: self.since.log,
            chat_next: self.since.chat,
            said_next: self.since.said,
            clocks: clocks(inner),
            typing: typing(inner),
        };
        Some(with_texts(serde_json::to_string(&news).expect("news are plain data"), &texts))
    }
}

/// An update for a page.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct News<'a> {
    seq: u64,
    shape: String,
    yours: bool,
    prompt: &'a str,
    shared: bool,
    tv: bool,
    /// For each fragment of a region the place where the page has it; the others follow as texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    regions: Vec<(&'static str, Vec<Option<usize>>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chat: Option<String>,
    /// The whole chat, if lines have changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    chat_replaced: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    people: Option<String>,
    log_next: usize,
    chat_next: usize,
    said_next: u64,
    clocks: Value,
    typing: Value,
}

fn places(sent: &Fragments, parts: &Fragments) -> Vec<Option<usize>> {
    parts.0.iter().map(|part| sent.0.iter().position(|known| Arc::ptr_eq(known, part))).collect()
}

/// Appends HTML as it is: as JSON it would be full of escapes.
fn with_texts(mut news: String, texts: &[&Arc<str>]) -> String {
    news.reserve(texts.iter().map(|text| text.len() + 1).sum());
    for text in texts {
        news.push(BEFORE_TEXT);
        // People's texts never contain this character (see `brocante_table::text::clean`). A deck might.
        match text.contains(BEFORE_TEXT) {
            false => news.push_str(text),
            true => news.push_str(&text.replace(BEFORE_TEXT, " ")),
        }
    }
    news
}

/// The milliseconds left, by seat.
fn clocks(inner: &LiveInner) -> Value {
    let now = Instant::now();
    let left = |deadline: Instant| Value::from(deadline.saturating_duration_since(now).as_millis() as u64);
    let mut clocks: Map<String, Value> = inner
        .state
        .to_act()
        .iter()
        .filter_map(|seat| Some((seat.0.to_string(), left(inner.deadline(seat)?))))
        .collect();
    clocks.extend(inner.speech_deadline().map(|(seat, deadline)| (seat.0.to_string(), left(deadline))));
    Value::Object(clocks)
}

/// What is being typed, by seat.
fn typing(inner: &LiveInner) -> Value {
    let speech = inner.state.game.as_ref().and_then(|game| game.speech());
    let texts = speech.map(|speech| (speech.seat.0.to_string(), inner.typing[speech.seat.index()].clone().into()));
    Value::Object(texts.into_iter().collect())
}

async fn send(socket: &mut WebSocket, text: String) -> bool {
    let sent = tokio::time::timeout(SEND_MAX, socket.send(Message::Text(text.into()))).await;
    matches!(sent, Ok(Ok(())))
}
