//! A table before the game: who sits where, the invitation, and the host's settings.

use super::{Frame, copy_field, qr, setup, shell};
use crate::entry::{PersonId, SeatFor};
use crate::hall::{Inner, game_of};
use crate::problem::Problem;
use crate::render::{Presence, marks};
use crate::standpoint::Standpoint;
use crate::visitor::Visitor;
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::{Say, Speaker};
use brocante_core::{DeckChoice, Seat, Viewer, option_key};
use maud::{Markup, html};

pub fn page(visitor: &Visitor, inner: &Inner, standpoint: &Standpoint) -> Result<Markup, Problem> {
    let sitting = &inner.sitting;
    let game = game_of(&sitting.header.game)?;
    let info = game.info();
    let viewer = standpoint.viewer;
    let names = sitting.names();
    let speaker = Speaker::new(crate::tongues::of(info.name, visitor.lang), &names, viewer);
    let is_host = visitor.person().is_some_and(|person| sitting.is_host(&person));
    let address = format!("{}/tables/{}", visitor.origin, sitting.id);
    let content = html! {
        main.gathering id="main" data-table=(sitting.id) data-shape=(super::table::shape(sitting, standpoint)) data-said=(sitting.moderation.edition) {
            div.column {
                h1 { (info.title) }
                p.about { (speaker.key("about")) }
                p.summary { (summary(visitor, inner, &speaker)) }
                @if viewer.seat().is_none() { (sit_form(visitor, inner)) }
                section id="gathering" { (seats(inner, viewer, &speaker)) }
                div.chat id="people" { (super::chat::people(sitting, &super::chat::Reader::of(sitting, visitor, standpoint))) }
                @if viewer.seat().is_some() && sitting.free_seat().is_some() { (beside_form(visitor, inner)) }
                @if is_host {
                    form method="post" action={ "/tables/" (sitting.id) "/begin" } {
                        button.button.primary.begin type="submit" { (symbol("house-play")) (visitor.key("gathering-begin")) }
                        p.hint { (visitor.key("gathering-begin-hint")) }
                    }
                } @else { p.hint { (visitor.key("gathering-wait")) } }
            }
            aside.column {
                section.invitation {
                    h2 { (visitor.key("gathering-invite")) }
                    (qr(&address))
                    p.code-big { (sitting.code) }
                    (copy_field(visitor, &address, "gathering-link"))
                    p.hint { (visitor.key("gathering-invite-hint")) }
                }
                @if is_host { (host_form(visitor, inner)?) }
            }
        }
    };
    let frame = Frame {
        title: format!("{} · {} · Brocante", info.title, sitting.code),
        game: Some(game),
        class: "plain",
        tools: super::table::tools(visitor, sitting, standpoint, false),
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}

/// How the table is set up, in a line for everybody.
fn summary(visitor: &Visitor, inner: &Inner, speaker: &Speaker<'_>) -> String {
    let sitting = &inner.sitting;
    let pace = sitting.settings.pace;
    let pace = setup::pace_say(pace);
    let options = sitting.header.options.iter().filter(|(_, value)| **value == serde_json::Value::Bool(true));
    let mut parts = vec![visitor.say(&pace)];
    parts.extend(options.map(|(name, _)| speaker.key(&option_key(name))));
    match &sitting.header.deck {
        Some(DeckChoice::Named(name)) => parts.push(setup::deck_name(visitor, name)),
        Some(DeckChoice::Text(_)) => parts.push(visitor.key("setup-own-deck")),
        None => {}
    }
    if !sitting.settings.spectators {
        parts.push(visitor.key("gathering-no-spectators"));
    }
    parts.join(" · ")
}

fn sit_form(visitor: &Visitor, inner: &Inner) -> Markup {
    html! {
        @if inner.sitting.free_seat().is_some() {
            form.sit method="post" action={ "/tables/" (inner.sitting.id) "/sit" } {
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="nickname" autofocus value=(visitor.name.as_deref().unwrap_or_default());
                }
                button.button.primary type="submit" { (visitor.key("gathering-sit")) }
            }
        } @else { p.hint { (visitor.key("gathering-full")) } }
    }
}

/// Somebody else sits down on the same device, which is then passed around.
fn beside_form(visitor: &Visitor, inner: &Inner) -> Markup {
    html! {
        details.beside {
            summary { (symbol("house-phone")) (visitor.key("gathering-beside")) }
            form.sit method="post" action={ "/tables/" (inner.sitting.id) "/sit" } {
                p.hint { (visitor.key("gathering-beside-help")) }
                input type="hidden" name="beside" value="true";
                label.field { (visitor.key("gathering-beside-name"))
                    input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="off";
                }
                button.button type="submit" { (visitor.key("gathering-beside-sit")) }
            }
        }
    }
}

/// The seats as everybody sees them; the host may remove people and pass the role on.
pub fn seats(inner: &Inner, viewer: Viewer, speaker: &Speaker<'_>) -> Markup {
    let sitting = &inner.sitting;
    let own = viewer.seat().and_then(|seat| sitting.places[seat.index()].sitter.as_ref());
    let is_host = own.is_some_and(|own| sitting.is_host(&own.person));
    let is_beside = |person: &PersonId| own.is_some_and(|own| own.person.device() == person.device());
    html! {
        ol.chairs {
            @for (seat, place) in sitting.seats() {
                li class={ "chair " (seat_class(seat)) } {
                    (seat_sign(seat))
                    @if let Some(sitter) = &place.sitter {
                        strong.name { (sitter.name) }
                        @if viewer.is(seat) { span.you { (speaker.key("table-you-mark")) } }
                        (marks(Presence::of(inner, place), speaker))
                        @if is_beside(&sitter.person) && !viewer.is(seat) {
                            span.you { (speaker.key("gathering-here-mark")) }
                            form.inline method="post" action={ "/tables/" (sitting.id) "/leave?as=" (seat.0) } {
                                button.button type="submit" { (speaker.key("gathering-stand")) }
                            }
                        } @else if is_host && !viewer.is(seat) { (host_buttons(&sitting.id, seat, speaker)) }
                    } @else {
                        (free_place(sitting.settings.seats.get(seat.index()).copied().unwrap_or_default(), sitting.name(seat), speaker))
                    }
                }
            }
        }
        @let lacks_share = viewer.seat().is_some_and(|seat| sitting.places[seat.index()].share.is_none());
        (super::fair::gathering_line(sitting, lacks_share, |say| speaker.say(say)))
    }
}

fn free_place(for_whom: SeatFor, bot: String, speaker: &Speaker<'_>) -> Markup {
    html! {
        @if for_whom.is_bot() {
            span.name { (bot) }
            span.mark { (symbol("house-bot")) }
            em { (speaker.key(&format!("gathering-level-{}", for_whom.name()))) }
        } @else {
            em { (speaker.key(&format!("gathering-free-{}", for_whom.name()))) }
        }
    }
}

fn host_buttons(id: &str, seat: Seat, speaker: &Speaker<'_>) -> Markup {
    html! {
        form.inline method="post" action={ "/tables/" (id) "/remove" } {
            input type="hidden" name="seat" value=(seat.0);
            button.button type="submit" { (speaker.key("gathering-remove")) }
        }
        form.inline method="post" action={ "/tables/" (id) "/host" } {
            input type="hidden" name="seat" value=(seat.0);
            button.button type="submit" { (speaker.key("gathering-pass-host")) }
        }
    }
}

fn host_form(visitor: &Visitor, inner: &Inner) -> Result<Markup, Problem> {
    let sitting = &inner.sitting;
    let game = game_of(&sitting.header.game)?;
    Ok(html! {
        section.host-settings {
            h2 { (visitor.key("gathering-settings")) }
            form.setup-form method="post" action={ "/tables/" (sitting.id) "/settings" } {
                label.field { (visitor.key("setup-game"))
                    select name="game" {
                        @for other in brocante_registry::games() {
                            option value=(other.info().name) selected[other.info().name == sitting.header.game] { (other.info().title) }
                        }
                    }
                }
                label.field { (visitor.key("setup-seats")) (setup::seats_select(1.max(game.info().seats_min), game.info().seats_max, sitting.header.seats)) }
                @for (seat, place) in sitting.seats() {
                    @let chosen = sitting.settings.seats.get(seat.index()).copied().unwrap_or_default();
                    label.field.seat-for hidden[place.sitter.is_some()] {
                        (visitor.say(&Say::new("setup-seat").with("number", seat.0 + 1)))
                        select name={ "seat-" (seat.0) } {
                            @for kind in SeatFor::ALL {
                                option value=(kind.name()) selected[kind == chosen] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
                            }
                        }
                    }
                }
                (setup::fields(visitor, game, &sitting.header, &sitting.settings))
                button.button type="submit" { (visitor.key("gathering-apply")) }
            }
        }
    })
}
