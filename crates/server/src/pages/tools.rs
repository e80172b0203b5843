//! The bar above a table: its buttons and menus, and the texts that the scripts need.

use crate::edge::visitor::Visitor;
use crate::games;
use crate::pages::form::{address, command_button};
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{Seat, Viewer};
use brocante_show::page::symbol;
use brocante_table::{Phase, TableState};
use maud::{Markup, html};

/// The buttons of the bar at a table.
pub fn tools(visitor: &Visitor, state: &TableState, viewpoint: &Viewpoint, hand_only: bool) -> Markup {
    let viewer = viewpoint.viewer;
    let title = games::game(&state.header.game).map_or("", |game| game.info().title);
    let tool = |icon: &str, key: &str| html! { (symbol(icon)) span.tool-text { (visitor.key(key)) } };
    html! {
        span.where { strong { (title) } " " span.code { (state.code) } }
        a.tool href={ "/games/" (state.header.game) "/rules" } target="_blank" title=(visitor.key("table-rules")) { (tool("house-rules", "table-rules")) }
        @if state.game.is_some() {
            (sound_menu(visitor))
        }
        @if viewpoint.is_shared() && viewer.seat().is_some() && state.game.is_some() {
            a.tool href={ "/tables/" (state.id) } title=(visitor.key("curtain-close")) { (tool("house-eye", "curtain-close")) }
        }
        @if viewer.seat().is_some() || state.settings.spectators { (screens_menu(visitor, state, viewer, hand_only)) }
        @if let Some(seat) = viewer.seat().filter(|_| state.phase() != Phase::Over) {
            (seat_menu(visitor, state, seat))
        } @else if viewer.seat().is_none() && viewpoint.own.is_empty() && state.game.is_some() {
            span.tool.watching title=(visitor.key("table-watching")) { (tool("house-eye", "table-watching")) }
        }
    }
}

/// The menu of other screens for the table.
fn screens_menu(visitor: &Visitor, state: &TableState, viewer: Viewer, hand_only: bool) -> Markup {
    let address = |page: &str| match viewer.seat() {
        Some(seat) => format!("/tables/{}{page}?as={}&whole=1", state.id, seat.0),
        None => format!("/tables/{}{page}", state.id),
    };
    html! {
        details.menu {
            summary.tool aria-label=(visitor.key("table-screens")) title=(visitor.key("table-screens")) { (symbol("house-tv")) }
            div.sheet {
                @if state.settings.spectators {
                    a.button href={ "/tables/" (state.id) "/tv" } target="_blank" { (symbol("house-tv")) (visitor.key("table-tv")) }
                    p.hint { (visitor.key("table-tv-help")) }
                } @else { p.hint { (visitor.key("table-tv-closed")) } }
                @if viewer.seat().is_some() && state.game.is_some() {
                    @if hand_only {
                        a.button href=(address("")) { (visitor.key("table-whole")) }
                    } @else {
                        a.button href=(address("/hand")) { (symbol("house-phone")) (visitor.key("table-hand")) }
                    }
                }
            }
        }
    }
}

/// The menu of the player's own seat.
fn seat_menu(visitor: &Visitor, state: &TableState, seat: Seat) -> Markup {
    let viewer = Viewer::Seat(seat);
    let is_playing = state.game.is_some();
    let confirm = is_playing.then(|| visitor.key("table-leave-confirm"));
    html! {
        details.menu {
            summary.tool aria-label=(visitor.key("table-own-seat")) title=(visitor.key("table-own-seat")) { (symbol("house-door")) }
            div.sheet {
                a.button href={ "/tables/" (state.id) "/device?as=" (seat.0) } { (symbol("house-phone")) (visitor.key("table-device")) }
                @if is_playing && state.places[seat.index()].away.is_none() {
                    (command_button(&address(state, viewer, "rest"), "rest", &[], &html! { (symbol("house-bot")) (visitor.key("table-rest")) }))
                }
                @if state.phase() == Phase::Over && state.sitter(seat).is_some_and(|sitter| !state.kept_by.contains(&sitter.person.device())) {
                    (command_button(&address(state, viewer, "keep"), "keep", &[], &html! { (symbol("house-log")) (visitor.key("table-keep")) }))
                }
                form method="post" action=(address(state, viewer, "leave")) data-confirm=[confirm] {
                    button.button type="submit" { (symbol("house-door")) (visitor.key("table-leave")) }
                }
                @if is_playing {
                    form method="post" action=(address(state, viewer, "release")) data-confirm=(visitor.key("table-release-confirm")) {
                        button.button type="submit" { (symbol("house-door")) (visitor.key("table-release")) }
                    }
                }
            }
        }
    }
}

/// The menu for sound, volume and motion.
pub fn sound_menu(visitor: &Visitor) -> Markup {
    html! {
        details.menu.sound-menu data-senses {
            summary.tool aria-label=(visitor.key("table-senses")) title=(visitor.key("table-senses")) {
                span.on { (symbol("house-sound")) } span.off { (symbol("house-mute")) }
            }
            div.sheet {
                label.check { input type="checkbox" data-sound checked; span { (visitor.key("table-sound")) } }
                label { (visitor.key("table-volume")) input type="range" min="0" max="100" value="60" step="5" data-volume; }
                label.check { input type="checkbox" data-motion checked; span { (visitor.key("table-motion")) } }
                button.button type="button" data-senses-off { (visitor.key("table-senses-off")) }
            }
        }
    }
}

/// The texts that the scripts need.
pub fn texts(visitor: &Visitor) -> String {
    let keys = [
        "take-back",
        "your-turn",
        "rule",
        "offline",
        "mute",
        "unmute",
        "close",
        "show-me",
        "days-left",
        "hours-left",
        "notify",
        "notify-yes",
        "notify-no",
        "tv",
        "tv-yes",
        "thinking",
    ];
    let texts: serde_json::Map<String, serde_json::Value> =
        keys.iter().map(|key| ((*key).to_owned(), visitor.key(&format!("script-{key}")).into())).collect();
    serde_json::Value::Object(texts).to_string()
}
