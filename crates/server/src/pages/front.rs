//! The front page: five stalls, the visitor's own tables, and public tables.

use crate::edge::languages;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, reading_key};
use crate::games;
use crate::pages::origin;
use crate::pages::render::{shown, translator};
use crate::pages::shell::{Shell, copy_field, shell};
use crate::tables::live::{LiveInner, LiveTable, now_ms};
use crate::tables::tables::Tables;
use brocante_core::{Message, Seat, Viewer};
use brocante_show::page::{raw, seat_class, seat_sign, symbol};
use brocante_show::{ShownGame, Translator};
use brocante_store::{List, Listed, Page};
use brocante_table::{PersonId, Phase, TableCard, TableState};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;

/// `OWN_MAX` of `OWN_SCANNED_MAX` tables are shown: the ones that wait longest may be old.
const OWN_MAX: usize = 24;
const OWN_SCANNED_MAX: usize = 200;
const PUBLIC_MAX: usize = 12;
/// The tables on a page of a whole list.
const MORE_MAX: usize = 48;
const PAGES_MAX: usize = 1000;

/// A table in a list.
struct Card {
    id: String,
    code: String,
    title: &'static str,
    who: Vec<(Seat, String)>,
    free: usize,
    waits_for_you: bool,
    /// How long it still waits, where that is days.
    due: Option<String>,
    prompt: String,
    changed_ms: u64,
    /// Who may know the cards.
    marks: Vec<String>,
}

pub async fn page(tables: &Arc<Tables>, visitor: &Visitor) -> Result<Markup, Problem> {
    let own = own_cards(tables, visitor).await?;
    let first = Page::first(PUBLIC_MAX + 1);
    let mut open = public_cards(tables, visitor, Phase::Gathering, first).await?;
    let mut running = public_cards(tables, visitor, Phase::Playing, first).await?;
    let has_more = [open.len() > PUBLIC_MAX, running.len() > PUBLIC_MAX];
    for cards in [&mut open, &mut running] {
        cards.truncate(PUBLIC_MAX);
        cards.retain(|card| own.iter().all(|own| own.id != card.id));
    }
    let more = |list: &str| html! { p { a.quiet href={ "/tables?list=" (list) } { (visitor.key("front-more")) } } };
    let content = html! {
        main.front id="main" {
            section.welcome {
                h1 { (visitor.key("front-title")) }
                p { (visitor.key("front-lead")) }
                form.code method="get" action="/join" {
                    label { (visitor.key("front-code"))
                        input name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="12" required placeholder="k7m2q";
                    }
                    button.button type="submit" { (visitor.key("front-join")) }
                }
            }
            (list(visitor, Some("front-own"), &own, true))
            section.market-stalls aria-label=(visitor.key("front-games")) {
                @for game in games::games() { (stall(visitor, game)) }
            }
            (list(visitor, Some("front-open"), &open, false))
            @if has_more[0] { (more("open")) }
            (list(visitor, Some("front-watch"), &running, false))
            @if has_more[1] { (more("running")) }
            footer.foot {
                a href="/records" { (visitor.key("records-link")) }
                a href="/api/openapi.json" { (visitor.key("front-api")) }
                @if let Some(secret) = visitor.secret.as_ref().filter(|_| !own.is_empty()) { (turns_address(visitor, secret)) }
                @if visitor.secret.is_some() { (forget_me(visitor)) }
            }
        }
    };
    let frame = Shell { title: "Brocante".to_owned(), class: "front-page", ..Shell::default() };
    Ok(shell(visitor, &frame, &content))
}

/// The address at which programs can ask for the visitor's turns.
fn turns_address(visitor: &Visitor, secret: &str) -> Markup {
    let address = format!("{}/me/turns.json?key={}", visitor.origin, reading_key(secret));
    html! {
        details.turns-address {
            summary { (visitor.key("front-turns")) }
            p.hint { (visitor.key("front-turns-help")) }
            (copy_field(visitor, &address, "front-turns"))
        }
    }
}

/// The form with which visitors remove what they said.
fn forget_me(visitor: &Visitor) -> Markup {
    html! {
        details.forget-me {
            summary { (visitor.key("front-forget")) }
            p.hint { (visitor.key("front-forget-help")) }
            form method="post" action="/me/forget" data-confirm=(visitor.key("front-forget-confirm")) {
                button.button type="submit" { (visitor.key("front-forget-button")) }
            }
        }
    }
}

/// The tables that wait for a person, the longest wait first.
pub async fn turns(tables: &Arc<Tables>, person: &PersonId, visitor: &Visitor) -> Result<Value, Problem> {
    let mut turns = Vec::new();
    for live in tables.list(List::Of(person.device().0), OWN_SCANNED_MAX).await? {
        let inner = live.lock_quietly().await;
        let state = &inner.state;
        for seat in state.seats_of(person) {
            if !state.waits_for(seat) {
                continue;
            }
            let (_, since_ms) = state.clock(seat);
            turns.push(json!({
                "table": state.id,
                "code": state.code,
                "game": state.header.game,
                "address": format!("{}/tables/{}", visitor.origin, state.id),
                "seat": seat.0,
                "name": state.name(seat),
                "prompt": prompt(state, Viewer::Seat(seat), visitor),
                "since-ms": since_ms,
                "due-ms": state.clock_seconds(seat).map(|seconds| since_ms + u64::from(seconds) * 1000),
            }));
        }
    }
    turns.sort_by_key(|turn| turn["since-ms"].as_u64());
    Ok(json!({ "turns": turns }))
}

/// The status line of a table, once the game has begun.
fn prompt(state: &TableState, viewer: Viewer, visitor: &Visitor) -> Option<String> {
    let names = state.names();
    let translator = translator(state, &names, viewer, visitor.lang, None);
    Some(shown(state)?.prompt(&**state.game.as_ref()?, &translator))
}

fn stall(visitor: &Visitor, game: &dyn ShownGame) -> Markup {
    let info = game.info();
    let translator = Translator::new(languages::of(info.name, visitor.lang), &[], Viewer::Public);
    let how_many = Message::new("front-players").with("min", info.seats_min).with("max", info.seats_max);
    let how_long = Message::new("front-minutes")
        .with("min", info.minutes.0)
        .with("max", info.minutes.1)
        .with("range", if info.minutes.0 == info.minutes.1 { "no" } else { "yes" });
    // All stalls have the same links, so each is described by its heading.
    let link = |class: &str, page: &str, key: &str| {
        html! {
            a class=(class) href={ "/games/" (info.name) "/" (page) } aria-describedby={ "stall-" (info.name) } {
                (visitor.key(key))
            }
        }
    };
    html! {
        article.market-stall {
            div.awning aria-hidden="true" {}
            div.picture { (raw(game.assets().stall)) }
            h2 id={ "stall-" (info.name) } { (info.title) }
            p.facts {
                span { (symbol("house-person")) (translator.text(&how_many)) }
                span { (symbol("house-clock")) (translator.text(&how_long)) }
            }
            p.about { (translator.key("about")) }
            div.button-row {
                (link("button primary", "new?with=bots", "front-play"))
                (link("button", "new?with=friends", "front-invite"))
                span.learn {
                    (link("quiet", "first", "front-first"))
                    (link("quiet", "rules", "front-rules"))
                }
            }
        }
    }
}

/// The visitor's tables: those that wait for them first, the longest wait on top.
async fn own_cards(tables: &Arc<Tables>, visitor: &Visitor) -> Result<Vec<Card>, Problem> {
    let Some(person) = visitor.person() else { return Ok(Vec::new()) };
    let mut own = Vec::new();
    for live in tables.list(List::Of(person.0), OWN_SCANNED_MAX).await? {
        own.push(card(&live, visitor).await);
    }
    own.sort_by_key(|card| {
        (!card.waits_for_you, if card.waits_for_you { card.changed_ms } else { u64::MAX - card.changed_ms })
    });
    own.truncate(OWN_MAX);
    Ok(own)
}

/// Public tables, a page of them. Nothing but the index is read: anybody can make public tables, and many.
async fn public_cards(tables: &Tables, visitor: &Visitor, phase: Phase, page: Page) -> Result<Vec<Card>, Problem> {
    let listed = tables.listed(List::Public(phase), page).await?;
    Ok(listed.into_iter().filter_map(|listed| public_card(listed, visitor, phase)).collect())
}

fn public_card(listed: Listed, visitor: &Visitor, phase: Phase) -> Option<Card> {
    let TableCard { game, names, origins, .. } = listed.card?;
    let is_gathering = phase == Phase::Gathering;
    let free = names.iter().filter(|name| name.is_none()).count();
    let seats = Seat::all(names.len() as u8);
    Some(Card {
        id: listed.table,
        code: listed.code,
        title: games::game(&game)?.info().title,
        who: seats.zip(names).filter_map(|(seat, name)| Some((seat, name?))).collect(),
        free,
        waits_for_you: false,
        due: None,
        prompt: if is_gathering { visitor.key("front-gathering") } else { String::new() },
        changed_ms: listed.changed_ms,
        marks: origin::marks(visitor, &origins),
    })
}

/// All public tables of a phase, page by page.
pub async fn more(tables: &Tables, visitor: &Visitor, phase: Phase, page: usize) -> Result<Markup, Problem> {
    let page = page.clamp(1, PAGES_MAX);
    let part = Page { skip: (page - 1) * MORE_MAX, most: MORE_MAX + 1 };
    let mut cards = public_cards(tables, visitor, phase, part).await?;
    let has_next = cards.len() > MORE_MAX;
    cards.truncate(MORE_MAX);
    let (heading, name) = if phase == Phase::Gathering { ("front-open", "open") } else { ("front-watch", "running") };
    let link = |page: usize, key: &str| {
        html! { a.button href={ "/tables?list=" (name) "&page=" (page) } { (visitor.key(key)) } }
    };
    let content = html! {
        main.front id="main" {
            h1 { (visitor.key(heading)) }
            (list(visitor, None, &cards, false))
            @if cards.is_empty() { p { (visitor.key("front-none")) } }
            nav.button-row {
                @if page > 1 { (link(page - 1, "front-previous")) }
                @if has_next { (link(page + 1, "front-next")) }
                a.quiet href="/" { (visitor.key("front-back")) }
            }
        }
    };
    let frame = Shell { title: visitor.key(heading), class: "front-page", ..Shell::default() };
    Ok(shell(visitor, &frame, &content))
}

async fn card(live: &LiveTable, visitor: &Visitor) -> Card {
    let inner = live.lock_quietly().await;
    let state = &inner.state;
    let own = visitor.person().map(|person| state.seats_of(&person)).unwrap_or_default();
    let waiting = own.iter().copied().find(|&seat| state.waits_for(seat));
    // A device that is passed around shows no player's own prompt.
    let viewer = match own[..] {
        [seat] => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let prompt = prompt(state, viewer, visitor).unwrap_or_else(|| visitor.key("front-gathering"));
    let title = games::game(&state.header.game).map_or("", |game| game.info().title);
    let is_gathering = state.phase() == Phase::Gathering;
    let who = state.seats().filter(|(_, place)| !is_gathering || place.sitter.is_some());
    Card {
        id: state.id.clone(),
        code: state.code.clone(),
        title,
        who: who.map(|(seat, _)| (seat, state.name(seat))).collect(),
        free: if is_gathering { state.places.iter().filter(|place| place.sitter.is_none()).count() } else { 0 },
        waits_for_you: waiting.is_some(),
        due: waiting.and_then(|seat| due(&inner, seat, visitor)),
        prompt,
        changed_ms: state.changed_ms,
        marks: origin::marks(visitor, &state.origin_kinds(now_ms())),
    }
}

/// How long a table by correspondence still waits for a seat.
fn due(inner: &LiveInner, seat: Seat, visitor: &Visitor) -> Option<String> {
    let is_slow = inner.state.settings.pace.days() > 0;
    let left = inner.deadline(seat).filter(|_| is_slow)?.saturating_duration_since(Instant::now());
    let hours = left.as_secs().div_ceil(3600) as u32;
    Some(visitor.text(&Message::new("front-due").with("days", hours / 24).with("hours", hours % 24)))
}

fn list(visitor: &Visitor, heading: Option<&str>, cards: &[Card], own: bool) -> Markup {
    html! {
        @if !cards.is_empty() {
            section.tables {
                @if let Some(heading) = heading { h2 { (visitor.key(heading)) } }
                ul {
                    @for card in cards {
                        li {
                            a class={ "table-card" @if card.waits_for_you { " waits" } } href={ "/tables/" (card.id) } {
                                strong { (card.title) " " span.code { (card.code) } }
                                @for mark in &card.marks { span.known { (mark) } }
                                @if card.waits_for_you { span.turn { (visitor.key("script-your-turn")) @if let Some(due) = &card.due { " · " (due) } } }
                                span.who {
                                    @for (seat, name) in &card.who { span class=(seat_class(*seat)) { (seat_sign(*seat)) " " (name) " " } }
                                    @if card.free > 0 { em { (visitor.text(&Message::new("front-free").with("count", card.free))) } }
                                }
                                @if own || !card.prompt.is_empty() { span.prompt { (card.prompt) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
