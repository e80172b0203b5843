//! The front page: five stalls, the visitor's own tables, and what goes on elsewhere.

use super::{Frame, shell};
use crate::hall::{Hall, Live};
use crate::problem::Problem;
use crate::tongues;
use crate::visitor::Visitor;
use brocante_core::show::{raw, seat_class, symbol};
use brocante_core::text::{Say, Speaker};
use brocante_core::{AnyGame, Seat, Viewer};
use brocante_store::{List, Phase};
use maud::{Markup, html};
use std::sync::Arc;

const OWN_MAX: usize = 24;
const PUBLIC_MAX: usize = 12;

/// A table in a list.
struct Card {
    id: String,
    code: String,
    title: &'static str,
    who: Vec<(Seat, String)>,
    free: usize,
    waits_for_you: bool,
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
                a href="/api/openapi.json" { (visitor.key("front-api")) }
            }
        }
    };
    let frame = Frame { title: "Brocante".to_owned(), class: "front-page", ..Frame::default() };
    Ok(shell(visitor, &frame, &content))
}

fn stall(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let info = game.info();
    let speaker = Speaker::new(tongues::of(info.name, visitor.lang), &[], Viewer::Public);
    let how_many = Say::new("front-players").with("min", info.seats_min).with("max", info.seats_max);
    let how_long = Say::new("front-minutes")
        .with("min", info.minutes.0)
        .with("max", info.minutes.1)
        .with("range", if info.minutes.0 == info.minutes.1 { "no" } else { "yes" });
    html! {
        article.market-stall {
            div.awning aria-hidden="true" {}
            div.picture { (raw(game.look().stall)) }
            h2 { (info.title) }
            p.facts {
                span { (symbol("house-person")) (speaker.say(&how_many)) }
                span { (symbol("house-clock")) (speaker.say(&how_long)) }
            }
            p.about { (speaker.key("about")) }
            div.button-row {
                a.button.primary href={ "/games/" (info.name) "/new?with=bots" } { (visitor.key("front-play")) }
                a.button href={ "/games/" (info.name) "/new?with=friends" } { (visitor.key("front-invite")) }
                a.quiet href={ "/games/" (info.name) "/rules" } { (visitor.key("front-rules")) }
            }
        }
    }
}

/// The visitor's tables: those that wait for them first, the longest wait on top.
async fn own_cards(hall: &Arc<Hall>, visitor: &Visitor) -> Result<Vec<Card>, Problem> {
    let Some(person) = visitor.person() else { return Ok(Vec::new()) };
    let mut own = Vec::new();
    for live in hall.list(List::Of(person.0), OWN_MAX).await? {
        own.push(card(&live, visitor).await);
    }
    own.sort_by_key(|card| {
        (!card.waits_for_you, if card.waits_for_you { card.changed_ms } else { u64::MAX - card.changed_ms })
    });
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
    let viewer = sitting.viewer(visitor.person().as_ref());
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
        waits_for_you: viewer.seat().is_some_and(|seat| sitting.to_act().contains(seat)),
        prompt,
        changed_ms: sitting.changed_ms,
    }
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
                                @if card.waits_for_you { span.turn { (visitor.key("script-your-turn")) } }
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
