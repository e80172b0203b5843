//! The front page: five stalls, the visitor's own tables, and what goes on elsewhere.

use super::{Frame, copy_field, shell};
use crate::entry::PersonId;
use crate::hall::{Hall, Inner, Live};
use crate::problem::Problem;
use crate::tongues;
use crate::visitor::{Visitor, reading_key};
use brocante_core::show::{raw, seat_class, symbol};
use brocante_core::text::{Say, Speaker};
use brocante_core::{AnyGame, Seat, Viewer};
use brocante_store::{List, Phase};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;

/// So many are shown, of so many that are looked at: those that wait the longest may be old.
const OWN_MAX: usize = 24;
const OWN_LOOKED_AT_MAX: usize = 200;
const PUBLIC_MAX: usize = 12;

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
}

pub async fn page(hall: &Arc<Hall>, visitor: &Visitor) -> Result<Markup, Problem> {
    let own = own_cards(hall, visitor).await?;
    let open = cards(hall, visitor, List::Public(Phase::Gathering)).await?;
    let open: Vec<_> = open.into_iter().filter(|card| own.iter().all(|own| own.id != card.id)).collect();
    let running = cards(hall, visitor, List::Public(Phase::Playing)).await?;
    let running: Vec<_> = running.into_iter().filter(|card| own.iter().all(|own| own.id != card.id)).collect();
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
            (list(visitor, "front-own", &own, true))
            section.market-stalls aria-label=(visitor.key("front-games")) {
                @for game in brocante_registry::games() { (stall(visitor, game)) }
            }
            (list(visitor, "front-open", &open, false))
            (list(visitor, "front-watch", &running, false))
            footer.foot {
                a href="/records" { (visitor.key("records-link")) }
                a href="/api/openapi.json" { (visitor.key("front-api")) }
                @if let Some(secret) = visitor.secret.as_ref().filter(|_| !own.is_empty()) { (turns_address(visitor, secret)) }
            }
        }
    };
    let frame = Frame { title: "Brocante".to_owned(), class: "front-page", ..Frame::default() };
    Ok(shell(visitor, &frame, &content))
}

/// An address that programs may ask where it is somebody's turn.
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

/// The tables that wait for somebody, those that wait the longest first.
pub async fn turns(hall: &Arc<Hall>, person: &PersonId, visitor: &Visitor) -> Result<Value, Problem> {
    let mut turns = Vec::new();
    for live in hall.list(List::Of(person.device().0), OWN_LOOKED_AT_MAX).await? {
        let inner = live.lock_quietly().await;
        let sitting = &inner.sitting;
        for seat in sitting.seats_of(person) {
            if !sitting.waits_for(seat) {
                continue;
            }
            let names = sitting.names();
            let speaker = Speaker::new(tongues::of(&sitting.header.game, visitor.lang), &names, Viewer::Seat(seat));
            let (_, since_ms) = sitting.clock(seat);
            turns.push(json!({
                "table": sitting.id,
                "code": sitting.code,
                "game": sitting.header.game,
                "address": format!("{}/tables/{}", visitor.origin, sitting.id),
                "seat": seat.0,
                "name": sitting.name(seat),
                "prompt": sitting.game.as_ref().map(|game| game.prompt(&speaker)),
                "since-ms": since_ms,
                "due-ms": sitting.clock_seconds(seat).map(|seconds| since_ms + u64::from(seconds) * 1000),
            }));
        }
    }
    turns.sort_by_key(|turn| turn["since-ms"].as_u64());
    Ok(json!({ "turns": turns }))
}

fn stall(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let info = game.info();
    let speaker = Speaker::new(tongues::of(info.name, visitor.lang), &[], Viewer::Public);
    let how_many = Say::new("front-players").with("min", info.seats_min).with("max", info.seats_max);
    let how_long = Say::new("front-minutes")
        .with("min", info.minutes.0)
        .with("max", info.minutes.1)
        .with("range", if info.minutes.0 == info.minutes.1 { "no" } else { "yes" });
    // Five stalls have the same links: which of them is said beside it.
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
            div.picture { (raw(game.look().stall)) }
            h2 id={ "stall-" (info.name) } { (info.title) }
            p.facts {
                span { (symbol("house-person")) (speaker.say(&how_many)) }
                span { (symbol("house-clock")) (speaker.say(&how_long)) }
            }
            p.about { (speaker.key("about")) }
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
async fn own_cards(hall: &Arc<Hall>, visitor: &Visitor) -> Result<Vec<Card>, Problem> {
    let Some(person) = visitor.person() else { return Ok(Vec::new()) };
    let mut own = Vec::new();
    for live in hall.list(List::Of(person.0), OWN_LOOKED_AT_MAX).await? {
        own.push(card(&live, visitor).await);
    }
    own.sort_by_key(|card| {
        (!card.waits_for_you, if card.waits_for_you { card.changed_ms } else { u64::MAX - card.changed_ms })
    });
    own.truncate(OWN_MAX);
    Ok(own)
}

async fn cards(hall: &Arc<Hall>, visitor: &Visitor, which: List) -> Result<Vec<Card>, Problem> {
    let mut cards = Vec::new();
    for live in hall.list(which, PUBLIC_MAX).await? {
        cards.push(card(&live, visitor).await);
    }
    Ok(cards)
}

async fn card(live: &Live, visitor: &Visitor) -> Card {
    let inner = live.lock_quietly().await;
    let sitting = &inner.sitting;
    let own = visitor.person().map(|person| sitting.seats_of(&person)).unwrap_or_default();
    let waiting = own.iter().copied().find(|&seat| sitting.waits_for(seat));
    // A device that is passed around shows nobody's own prompt.
    let viewer = match own[..] {
        [seat] => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let names = sitting.names();
    let speaker = Speaker::new(tongues::of(&sitting.header.game, visitor.lang), &names, viewer);
    let prompt = match &sitting.game {
        Some(game) => game.prompt(&speaker),
        None => speaker.key("front-gathering"),
    };
    let title = brocante_registry::game(&sitting.header.game).map_or("", |game| game.info().title);
    let is_gathering = sitting.phase() == Phase::Gathering;
    let who = sitting.seats().filter(|(_, place)| !is_gathering || place.sitter.is_some());
    Card {
        id: sitting.id.clone(),
        code: sitting.code.clone(),
        title,
        who: who.map(|(seat, _)| (seat, sitting.name(seat))).collect(),
        free: if is_gathering { sitting.places.iter().filter(|place| place.sitter.is_none()).count() } else { 0 },
        waits_for_you: waiting.is_some(),
        due: waiting.and_then(|seat| due(&inner, seat, visitor)),
        prompt,
        changed_ms: sitting.changed_ms,
    }
}

/// How long a table by correspondence still waits for a seat.
fn due(inner: &Inner, seat: Seat, visitor: &Visitor) -> Option<String> {
    let is_slow = inner.sitting.settings.pace.days() > 0;
    let left = inner.deadline(seat).filter(|_| is_slow)?.saturating_duration_since(Instant::now());
    let hours = left.as_secs().div_ceil(3600) as u32;
    Some(visitor.say(&Say::new("front-due").with("days", hours / 24).with("hours", hours % 24)))
}

fn list(visitor: &Visitor, heading: &str, cards: &[Card], own: bool) -> Markup {
    html! {
        @if !cards.is_empty() {
            section.tables {
                h2 { (visitor.key(heading)) }
                ul {
                    @for card in cards {
                        li {
                            a class={ "table-card" @if card.waits_for_you { " waits" } } href={ "/tables/" (card.id) } {
                                strong { (card.title) " " span.code { (card.code) } }
                                @if card.waits_for_you { span.turn { (visitor.key("script-your-turn")) @if let Some(due) = &card.due { " · " (due) } } }
                                span.who {
                                    @for (seat, name) in &card.who { span class=(seat_class(*seat)) { (brocante_core::show::seat_sign(*seat)) " " (name) " " } }
                                    @if card.free > 0 { em { (visitor.say(&Say::new("front-free").with("count", card.free))) } }
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
