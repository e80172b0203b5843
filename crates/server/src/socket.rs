//! The live connection of a page. It is told the newest state and nothing in between: a page that reads
//! slowly, or not at all, holds up nobody, and gets the newest when it reads again.

use crate::App;
use crate::entry::PersonId;
use crate::hall::{Inner, Live};
use crate::pages::chat::{self, Reader};
use crate::pages::table::shape;
use crate::problem::Problem;
use crate::render;
use crate::standpoint::{Asked, Standpoint};
use crate::visitor::Visitor;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use brocante_core::pieces::Parts;
use brocante_core::text::Said;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A page that has heard nothing for longer than this looks for a new connection.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A page that takes nothing for this long is given up; it comes back by itself.
const SEND_MAX: Duration = Duration::from_secs(30);
/// A page changes no more often than this: nobody sees more.
const PACE: Duration = Duration::from_millis(30);
/// A TV that loads its page anew is not gone: the phones beside it stay as they are.
const TV_ABSENCE_MAX: Duration = Duration::from_secs(3);
/// Pages say next to nothing.
const READ_BUFFER_BYTES: usize = 4096;
/// Stands before each text that follows the news.
const BEFORE_TEXT: char = '\u{1e}';
const SPECTATORS_MAX: usize = 500;
const INCOMING_BYTES_MAX: usize = 4096;

#[derive(Clone, Debug, Deserialize)]
pub struct Since {
    /// The first ply whose log the page does not have.
    #[serde(default)]
    log: usize,
    /// How many lines of the chat it has.
    #[serde(default)]
    chat: usize,
    /// The edition of the chat it has: see `Moderation`.
    #[serde(default)]
    said: u64,
    /// As `Asked`; a query can't be flattened into numbers.
    r#as: Option<String>,
    /// Whether the page shows only what is one's own.
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
    let live = app.hall.table(&id).await?;
    {
        let inner = live.lock().await;
        let asked = Asked { r#as: since.r#as.clone() };
        let standpoint = Standpoint::watching(&inner.sitting, &visitor, &asked)?;
        // However many look on, whoever plays has a place.
        if standpoint.own.is_empty() && inner.spectators + inner.tvs >= SPECTATORS_MAX {
            return Err(Problem::TooMany);
        }
    }
    let upgrade = upgrade.max_message_size(INCOMING_BYTES_MAX).read_buffer_size(READ_BUFFER_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        let guest = Guest::of(&*live.lock().await, &visitor, since.tv);
        attend(&live, &guest, 1).await;
        Page { live: Arc::clone(&live), visitor, since, sent: Vec::new() }.serve(socket, app.stopping()).await;
        if matches!(guest, Guest::Tv) {
            tokio::time::sleep(TV_ABSENCE_MAX).await;
        }
        attend(&live, &guest, -1).await;
    }))
}

/// As whom a page came; it goes as the same, whatever has happened in between.
enum Guest {
    Person(PersonId),
    Spectator,
    Tv,
}

impl Guest {
    fn of(inner: &Inner, visitor: &Visitor, is_tv: bool) -> Guest {
        let seated = visitor.person().filter(|person| !inner.sitting.seats_of(person).is_empty());
        match seated {
            _ if is_tv => Guest::Tv,
            Some(person) => Guest::Person(person),
            None => Guest::Spectator,
        }
    }
}

/// Notes that a page came or went.
async fn attend(live: &Live, guest: &Guest, by: isize) {
    let mut inner = live.lock().await;
    let is_news = match guest {
        Guest::Spectator => {
            inner.spectators = inner.spectators.saturating_add_signed(by);
            false
        }
        Guest::Tv => {
            let before = inner.tvs;
            inner.tvs = before.saturating_add_signed(by);
            (before == 0) != (inner.tvs == 0)
        }
        Guest::Person(person) => {
            let was_here = inner.is_connected(person);
            let before = inner.pages.get(person).copied().unwrap_or_default();
            match before.saturating_add_signed(by) {
                0 => inner.pages.remove(person),
                pages => inner.pages.insert(person.clone(), pages),
            };
            was_here != inner.is_connected(person)
        }
    };
    if inner.live_pages() == 0 {
        inner.memories = HashMap::new();
        inner.rendered = HashMap::new();
        inner.said = Said::default();
    }
    if is_news {
        live.tell(&mut inner);
    }
}

struct Page {
    live: Arc<Live>,
    visitor: Visitor,
    since: Since,
    /// Each region as the page has it.
    sent: Vec<(&'static str, Parts)>,
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
                    () = crate::stopped(&mut stopping) => return,
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

    /// Everything that is new to this page; none where it may no longer watch.
    fn news(&mut self, inner: &mut Inner) -> Option<String> {
        let asked = Asked { r#as: self.since.r#as.clone() };
        let standpoint = Standpoint::of(&inner.sitting, &self.visitor, &asked);
        let shape = shape(&inner.sitting, &standpoint);
        // Behind a curtain there is nothing to tell.
        if standpoint.curtain.is_some() || !standpoint.may_watch(&inner.sitting) {
            return Some(json!({ "shape": shape }).to_string());
        }
        let viewer = standpoint.viewer;
        let rendered = render::table(inner, viewer, self.since.hand, self.visitor.lang);
        let (mut regions, mut texts) = (Vec::new(), Vec::new());
        for (id, parts) in &rendered.regions {
            let at = self.sent.iter().position(|(known, _)| known == id).unwrap_or_else(|| {
                self.sent.push((id, Parts::default()));
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
        let sitting = &inner.sitting;
        let is_log_new = sitting.game.is_some() && self.since.log <= sitting.ply();
        let log = is_log_new
            .then(|| render::log(sitting, Some(&inner.said), viewer, self.visitor.lang, self.since.log).into_string());
        let reader = Reader::of(sitting, &self.visitor, &standpoint);
        let is_said_anew = self.since.said != sitting.moderation.edition;
        let is_chat_new = !is_said_anew && self.since.chat < sitting.chat.len();
        let chat = is_chat_new.then(|| chat::lines(sitting, &reader, self.since.chat).into_string());
        let chat_anew = is_said_anew.then(|| chat::lines(sitting, &reader, 0).into_string());
        let people = is_said_anew.then(|| chat::people(sitting, &reader).into_string());
        if is_log_new {
            self.since.log = sitting.ply() + 1;
        }
        self.since.said = sitting.moderation.edition;
        self.since.chat = sitting.chat.len();
        let news = News {
            seq: rendered.seq,
            shape,
            yours: rendered.yours,
            prompt: &rendered.prompt,
            shared: standpoint.is_shared(),
            tv: inner.tvs > 0,
            regions,
            log,
            chat,
            chat_anew,
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

/// What a page is told.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct News<'a> {
    seq: u64,
    shape: String,
    yours: bool,
    prompt: &'a str,
    shared: bool,
    tv: bool,
    /// Of each part of a region where the page has it already; the others follow as texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    regions: Vec<(&'static str, Vec<Option<usize>>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chat: Option<String>,
    /// All of it, where words were removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    chat_anew: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    people: Option<String>,
    log_next: usize,
    chat_next: usize,
    said_next: u64,
    clocks: Value,
    typing: Value,
}

fn places(sent: &Parts, parts: &Parts) -> Vec<Option<usize>> {
    parts.0.iter().map(|part| sent.0.iter().position(|known| Arc::ptr_eq(known, part))).collect()
}

/// HTML is full of what JSON would have to escape: it comes as it is, after the rest.
fn with_texts(mut news: String, texts: &[&Arc<str>]) -> String {
    news.reserve(texts.iter().map(|text| text.len() + 1).sum());
    for text in texts {
        news.push(BEFORE_TEXT);
        // Nobody's words have this character: see `visitor::clean`. A deck might.
        match text.contains(BEFORE_TEXT) {
            false => news.push_str(text),
            true => news.push_str(&text.replace(BEFORE_TEXT, " ")),
        }
    }
    news
}

/// The seconds left, by seat.
fn clocks(inner: &Inner) -> Value {
    let now = Instant::now();
    let left = |deadline: Instant| Value::from(deadline.saturating_duration_since(now).as_millis() as u64);
    let mut clocks: Map<String, Value> = inner
        .sitting
        .to_act()
        .iter()
        .filter_map(|seat| Some((seat.0.to_string(), left(inner.deadline(seat)?))))
        .collect();
    clocks.extend(inner.speech_deadline().map(|(seat, deadline)| (seat.0.to_string(), left(deadline))));
    Value::Object(clocks)
}

/// What is being said just now, by seat.
fn typing(inner: &Inner) -> Value {
    let speech = inner.sitting.game.as_ref().and_then(|game| game.speech());
    let texts = speech.map(|speech| (speech.seat.0.to_string(), inner.typing[speech.seat.index()].clone().into()));
    Value::Object(texts.into_iter().collect())
}

async fn send(socket: &mut WebSocket, text: String) -> bool {
    let sent = tokio::time::timeout(SEND_MAX, socket.send(Message::Text(text.into()))).await;
    matches!(sent, Ok(Ok(())))
}
