//! A table during the game and after it: the frame around the regions.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::chat::{self, Reader};
use crate::pages::form::address;
use crate::pages::shape::shape;
use crate::pages::shell::{Shell, copy_field, qr, shell, shortcuts};
use crate::pages::{origin, render, tools};
use crate::tables::live::LiveInner;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{Message, Seat};
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_table::TableState;
use maud::{Markup, html};

/// The table; on a phone beside a TV, the viewer's own things.
pub fn page(
    visitor: &Visitor,
    inner: &mut LiveInner,
    viewpoint: &Viewpoint,
    hand_only: bool,
) -> Result<Markup, Problem> {
    let game = game_of(&inner.state.header.game)?;
    let viewer = viewpoint.viewer;
    let hand_only = hand_only && viewer.seat().is_some();
    let rendered = render::table(inner, viewer, hand_only, visitor.lang);
    let state = &inner.state;
    let asked = viewer.seat().filter(|_| viewpoint.is_shared()).map(|seat| seat.0);
    let region = |id: &str| rendered.region(id).cloned().unwrap_or_default();
    let content = html! {
        div id="main" class={ "table game-" (game.info().name) @if hand_only { " hand-only" } }
            data-table=(state.id) data-shape=(shape(state, viewpoint)) data-as=[asked] data-seat=[viewer.seat().map(|seat| seat.0)] data-hand=(hand_only) data-log=(state.ply() + 1) data-chat=(state.chat.len()) data-said=(state.moderation.revision) data-seq=(state.seq) data-yours=(rendered.yours)
            data-texts=(tools::texts(visitor)) {
            section.seats id="seats" aria-label=(visitor.key("table-seats")) { (region("seats")) }
            section class={ "status" @if rendered.yours { " yours" } } id="status-line" {
                div id="status" { (region("status")) }
                div.refusal id="refusal" role="alert" hidden {}
                div id="advice" hidden {}
                @if viewpoint.is_shared() && viewer.seat().is_none() { (look_buttons(visitor, state, viewpoint)) }
            }
            main.board-area {
                h1.visually-hidden { (game.info().title) }
                (origin::notes(visitor, state))
                div id="end" { (region("end")) }
                div.board id="board" { (region("board")) }
            }
            @if viewpoint.is_shared() && viewer.seat().is_some() { (pass_on(visitor, state, rendered.yours)) }
            (side(visitor, state, viewpoint))
            p.visually-hidden id="live" aria-live="polite" {}
            (shortcuts(visitor))
            p.connection id="connection" role="status" hidden { (visitor.key("table-reconnecting")) }
        }
    };
    let frame = Shell {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "table-page",
        tools: tools::tools(visitor, state, viewpoint, hand_only),
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}

/// On a device that is passed around, while nobody on it has to decide: each player may look at their own things.
fn look_buttons(visitor: &Visitor, state: &TableState, viewpoint: &Viewpoint) -> Markup {
    html! {
        div.button-row {
            @for seat in &viewpoint.own {
                a.button href={ "/tables/" (state.id) "?as=" (seat.0) } {
                    (seat_sign(*seat)) (visitor.text(&Message::new("curtain-look").with("name", state.name(*seat))))
                }
            }
        }
    }
}

/// After a move the player sees what came of it, and closes the curtain.
fn pass_on(visitor: &Visitor, state: &TableState, yours: bool) -> Markup {
    html! {
        div.ask id="pass-on" hidden[yours] {
            p { (visitor.key("curtain-done")) }
            a.button.primary href={ "/tables/" (state.id) } { (visitor.key("curtain-close")) }
        }
    }
}

/// Nothing of the table until the named player has the device.
pub fn curtain(visitor: &Visitor, state: &TableState, viewpoint: &Viewpoint, seat: Seat) -> Result<Markup, Problem> {
    let game = game_of(&state.header.game)?;
    let name = state.name(seat);
    let content = html! {
        main.curtain id="main" data-table=(state.id) data-shape=(shape(state, viewpoint)) data-yours="true" data-texts=(tools::texts(visitor)) {
            div class={ "curtain-card " (seat_class(seat)) } {
                (seat_sign(seat))
                // The heading has the focus, not the link: a key that is still held down must not open it.
                h1 tabindex="-1" autofocus { (visitor.text(&Message::new("curtain-title").with("name", name.as_str()))) }
                p { (visitor.text(&Message::new("curtain-how").with("name", name.as_str()))) }
                a.button.primary href={ "/tables/" (state.id) "?as=" (seat.0) } {
                    (visitor.text(&Message::new("curtain-open").with("name", name.as_str())))
                }
            }
        }
    };
    let frame = Shell {
        title: format!("{} · Brocante", game.info().title),
        class: "plain curtain-page",
        script: Some("table.js"),
        ..Shell::default()
    };
    Ok(shell(visitor, &frame, &content))
}

fn side(visitor: &Visitor, state: &TableState, viewpoint: &Viewpoint) -> Markup {
    let viewer = viewpoint.viewer;
    let reader = Reader::of(state, visitor, viewpoint);
    html! {
        aside.aside {
            section.log {
                h2 { (symbol("house-log")) (visitor.key("table-log")) }
                ol id="log" tabindex="0" { (render::log(state, None, viewer, visitor.lang, 0)) }
            }
            section.chat {
                h2 { (symbol("house-chat")) (visitor.key("table-chat")) }
                ol id="chat" tabindex="0" { (chat::lines(state, &reader, 0)) }
                div id="people" { (chat::people(state, &reader)) }
                div.refusal id="said-refusal" role="alert" hidden {}
                @if viewer.seat().is_some() {
                    form id="chat-form" method="post" action=(address(state, viewer, "chat")) {
                        input name="text" required maxlength=(brocante_table::text::TEXT_CHARS_MAX) autocomplete="off" aria-label=(visitor.key("table-chat-say")) placeholder=(visitor.key("table-chat-say"));
                        button.button type="submit" { (visitor.key("table-chat-send")) }
                    }
                }
            }
        }
    }
}

/// The link that moves a seat to another device, or gives it to another person.
pub fn device(visitor: &Visitor, id: &str, code: &str, name: &str, is_own: bool) -> Markup {
    let (title, how) = if is_own { ("device-title", "device-how") } else { ("device-give-title", "device-give-how") };
    let address = format!("{}/seat/{code}", visitor.origin);
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.text(&Message::new(title).with("name", name))) }
            p { (visitor.key(how)) }
            (qr(&address))
            (copy_field(visitor, &address, "gathering-link"))
            a.button href={ "/tables/" (id) } { (visitor.key("device-back")) }
        }
    };
    shell(visitor, &Shell { title: "Brocante".to_owned(), class: "plain", ..Shell::default() }, &content)
}

/// Asks before a seat is moved: opening the link must not use it up.
pub fn take_device(visitor: &Visitor, code: &str, state: &TableState, seat: Seat, is_taken: bool) -> Markup {
    let name = state.name(seat);
    // A player who continues their own game keeps the name; another person enters theirs.
    let own_name = if is_taken { &name } else { visitor.name.as_deref().unwrap_or_default() };
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.text(&Message::new("device-take-title").with("name", name.as_str()))) }
            p { (visitor.key("device-take-how")) }
            (origin::notes(visitor, state))
            form.setup-form method="post" action={ "/seat/" (code) } {
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(brocante_table::text::NAME_CHARS_MAX) autocomplete="nickname" value=(own_name);
                }
                button.button.primary type="submit" { (origin::label(visitor, state, "device-take", "device-take-known")) }
            }
        }
    };
    shell(visitor, &Shell { title: "Brocante".to_owned(), class: "plain", ..Shell::default() }, &content)
}
