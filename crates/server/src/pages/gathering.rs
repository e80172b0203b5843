//! A table before the game: who sits where, the invitation, and the host's settings.

use crate::edge::languages;
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::games;
use crate::pages::chairs::seats;
use crate::pages::chat::{self, Reader};
use crate::pages::shape::shape;
use crate::pages::shell::{Shell, copy_field, qr, shell};
use crate::pages::{fair, origin, setup, tools};
use crate::tables::live::LiveInner;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{DeckChoice, Message};
use brocante_show::page::symbol;
use brocante_show::{Translator, option_key};
use brocante_table::SeatFor;
use maud::{Markup, html};
use strum::VariantArray as _;

pub fn page(visitor: &Visitor, inner: &LiveInner, viewpoint: &Viewpoint) -> Result<Markup, Problem> {
    let state = &inner.state;
    let game = game_of(&state.header.game)?;
    let info = game.info();
    let viewer = viewpoint.viewer;
    let names = state.names();
    let translator = Translator::new(languages::of(info.name, visitor.lang), &names, viewer);
    let is_host = visitor.person().is_some_and(|person| state.is_host(&person));
    let address = format!("{}/tables/{}", visitor.origin, state.id);
    let content = html! {
        main.gathering id="main" data-table=(state.id) data-shape=(shape(state, viewpoint)) data-said=(state.moderation.revision) {
            div.column {
                h1 { (info.title) }
                p.about { (translator.key("about")) }
                p.summary { (summary(visitor, inner, &translator)) }
                (origin::notes(visitor, state))
                @if viewer.seat().is_none() { (sit_form(visitor, inner)) }
                section id="gathering" { (seats(inner, viewer, &translator)) }
                div.chat id="people" { (chat::people(state, &Reader::of(state, visitor, viewpoint))) }
                @if viewer.seat().is_some() && state.free_seat().is_some() && !state.is_revealing { (beside_form(visitor, inner)) }
                @if state.is_revealing {} @else if is_host {
                    form method="post" action={ "/tables/" (state.id) "/begin" } {
                        button.button.primary.begin type="submit" { (symbol("house-play")) (visitor.key("gathering-begin")) }
                        p.hint { (visitor.key("gathering-begin-hint")) }
                    }
                } @else { p.hint { (visitor.key("gathering-wait")) } }
            }
            aside.column {
                section.invitation {
                    h2 { (visitor.key("gathering-invite")) }
                    (qr(&address))
                    p.code-big { (state.code) }
                    (copy_field(visitor, &address, "gathering-link"))
                    p.hint { (visitor.key("gathering-invite-hint")) }
                }
                @if is_host && !state.is_revealing { (host_form(visitor, inner)?) }
            }
        }
    };
    let frame = Shell {
        title: format!("{} · {} · Brocante", info.title, state.code),
        game: Some(game),
        class: "plain",
        tools: tools::tools(visitor, state, viewpoint, false),
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}

/// The set-up in one line.
fn summary(visitor: &Visitor, inner: &LiveInner, translator: &Translator<'_>) -> String {
    let state = &inner.state;
    let pace = state.settings.pace;
    let pace = setup::pace_text(pace);
    let options = state.header.options.iter().filter(|(_, value)| **value == serde_json::Value::Bool(true));
    let mut parts = vec![visitor.text(&pace)];
    parts.extend(options.map(|(name, _)| translator.key(&option_key(name))));
    match &state.header.deck {
        Some(DeckChoice::Named(name)) => parts.push(setup::deck_name(visitor, name)),
        Some(DeckChoice::Text(_)) => parts.push(visitor.key("setup-own-deck")),
        None => {}
    }
    if !state.settings.spectators {
        parts.push(visitor.key("gathering-no-spectators"));
    }
    parts.join(" · ")
}

fn sit_form(visitor: &Visitor, inner: &LiveInner) -> Markup {
    html! {
        @if inner.state.is_revealing {
            p.hint { (visitor.key("problem-revealing")) }
        } @else if inner.state.free_seat().is_some() {
            form.sit method="post" action={ "/tables/" (inner.state.id) "/sit" } {
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(brocante_table::text::NAME_CHARS_MAX) autocomplete="nickname" autofocus value=(visitor.name.as_deref().unwrap_or_default());
                }
                @if inner.state.origin.is_some() { input type="hidden" name="dealt_before" value="true"; }
                (fair::fingerprint_field(&inner.state))
                button.button.primary type="submit" { (origin::label(visitor, &inner.state, "gathering-sit", "gathering-sit-known")) }
            }
        } @else { p.hint { (visitor.key("gathering-full")) } }
    }
}

/// Another person sits down on the same device, which is then passed around.
fn beside_form(visitor: &Visitor, inner: &LiveInner) -> Markup {
    html! {
        details.beside {
            summary { (symbol("house-phone")) (visitor.key("gathering-beside")) }
            form.sit method="post" action={ "/tables/" (inner.state.id) "/sit" } {
                p.hint { (visitor.key("gathering-beside-help")) }
                input type="hidden" name="beside" value="true";
                @if inner.state.origin.is_some() { input type="hidden" name="dealt_before" value="true"; }
                label.field { (visitor.key("gathering-beside-name"))
                    input name="name" required maxlength=(brocante_table::text::NAME_CHARS_MAX) autocomplete="off";
                }
                button.button type="submit" { (origin::label(visitor, &inner.state, "gathering-beside-sit", "gathering-beside-sit-known")) }
            }
        }
    }
}

fn host_form(visitor: &Visitor, inner: &LiveInner) -> Result<Markup, Problem> {
    let state = &inner.state;
    let game = game_of(&state.header.game)?;
    Ok(html! {
        section.host-settings {
            h2 { (visitor.key("gathering-settings")) }
            form.setup-form method="post" action={ "/tables/" (state.id) "/settings" } {
                label.field { (visitor.key("setup-game"))
                    select name="game" {
                        @for other in games::games() {
                            option value=(other.info().name) selected[other.info().name == state.header.game] { (other.info().title) }
                        }
                    }
                }
                label.field { (visitor.key("setup-seats")) (setup::seats_select(1.max(game.info().seats_min), game.info().seats_max, state.header.seats)) }
                @for (seat, place) in state.seats() {
                    @let chosen = state.settings.seats.get(seat.index()).copied().unwrap_or_default();
                    label.field.seat-for hidden[place.sitter.is_some()] {
                        (visitor.text(&Message::new("setup-seat").with("number", seat.0 + 1)))
                        select name={ "seat-" (seat.0) } {
                            @for &kind in SeatFor::VARIANTS {
                                option value=(kind.name()) selected[kind == chosen] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
                            }
                        }
                    }
                }
                (setup::fields(visitor, game, &state.header, &state.settings))
                button.button type="submit" { (visitor.key("gathering-apply")) }
            }
        }
    })
}
