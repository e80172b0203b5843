//! A table while the game is on, and after: the frame into which the regions are put.

use super::chat::{self, Reader};
use super::{Frame, copy_field, qr, shell};
use crate::entry::Origin;
use crate::hall::{Inner, game_of};
use crate::problem::Problem;
use crate::render;
use crate::sitting::Sitting;
use crate::standpoint::Standpoint;
use crate::visitor::Visitor;
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::Say;
use brocante_core::{Seat, Viewer};
use brocante_store::Phase;
use maud::{Markup, html};

/// What kind of page a table needs now: when it changes, the page is loaded again.
pub fn shape(sitting: &Sitting, standpoint: &Standpoint) -> String {
    if !standpoint.may_watch(sitting) {
        return "gone".to_owned();
    }
    if let Some(seat) = standpoint.curtain {
        return format!("curtain-{seat}");
    }
    let kind = if sitting.game.is_some() { "game" } else { "gathering" };
    let settings = if sitting.game.is_some() {
        String::new()
    } else {
        // The host's form and the invitation are part of the page, not of a region.
        serde_json::to_string(&(&sitting.header.options, &sitting.settings, sitting.header.seats, &sitting.host))
            .map(|text| crate::assets::digest(text.as_bytes()))
            .unwrap_or_default()
    };
    let names_struck = sitting.moderation.names_struck;
    format!("{kind}-{}-{settings}-{}-{names_struck}", sitting.header.game, standpoint.own.len())
}

/// The table, or, beside a TV, what is one's own.
pub fn page(visitor: &Visitor, inner: &mut Inner, standpoint: &Standpoint, hand_only: bool) -> Result<Markup, Problem> {
    let game = game_of(&inner.sitting.header.game)?;
    let viewer = standpoint.viewer;
    let hand_only = hand_only && viewer.seat().is_some();
    let rendered = render::table(inner, viewer, hand_only, visitor.lang);
    let sitting = &inner.sitting;
    let asked = viewer.seat().filter(|_| standpoint.is_shared()).map(|seat| seat.0);
    let region = |id: &str| rendered.region(id).cloned().unwrap_or_default();
    let content = html! {
        div id="main" class={ "table game-" (game.info().name) @if hand_only { " hand-only" } }
            data-table=(sitting.id) data-shape=(shape(sitting, standpoint)) data-as=[asked] data-seat=[viewer.seat().map(|seat| seat.0)] data-hand=(hand_only) data-log=(sitting.ply() + 1) data-chat=(sitting.chat.len()) data-said=(sitting.moderation.edition) data-seq=(sitting.seq) data-yours=(rendered.yours)
            data-texts=(texts(visitor)) {
            section.seats id="seats" aria-label=(visitor.key("table-seats")) { (region("seats")) }
            section class={ "status" @if rendered.yours { " yours" } } id="status-line" {
                div id="status" { (region("status")) }
                div.refusal id="refusal" role="alert" hidden {}
                div id="advice" hidden {}
                @if standpoint.is_shared() && viewer.seat().is_none() { (look_buttons(visitor, sitting, standpoint)) }
            }
            main.board-area {
                h1.visually-hidden { (game.info().title) }
                (origin(visitor, sitting))
                div id="end" { (region("end")) }
                div.board id="board" { (region("board")) }
            }
            @if standpoint.is_shared() && viewer.seat().is_some() { (pass_on(visitor, sitting, rendered.yours)) }
            (side(visitor, sitting, standpoint))
            p.visually-hidden id="live" aria-live="polite" {}
            (super::shortcuts(visitor))
            p.connection id="connection" role="status" hidden { (visitor.key("table-reconnecting")) }
        }
    };
    let frame = Frame {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "table-page",
        tools: tools(visitor, sitting, standpoint, hand_only),
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}

/// Texts the script needs, each from Fluent.
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

/// A device that is passed around, while nobody on it has to decide: each may look at what is theirs.
fn look_buttons(visitor: &Visitor, sitting: &Sitting, standpoint: &Standpoint) -> Markup {
    html! {
        div.button-row {
            @for seat in &standpoint.own {
                a.button href={ "/tables/" (sitting.id) "?as=" (seat.0) } {
                    (seat_sign(*seat)) (visitor.say(&Say::new("curtain-look").with("name", sitting.name(*seat))))
                }
            }
        }
    }
}

/// Whoever has played sees what came of it, and draws the curtain when they have.
fn pass_on(visitor: &Visitor, sitting: &Sitting, yours: bool) -> Markup {
    html! {
        div.ask id="pass-on" hidden[yours] {
            p { (visitor.key("curtain-done")) }
            a.button.primary href={ "/tables/" (sitting.id) } { (visitor.key("curtain-close")) }
        }
    }
}

/// Nothing of the table, until whoever is named says that they have the device.
pub fn curtain(visitor: &Visitor, sitting: &Sitting, standpoint: &Standpoint, seat: Seat) -> Result<Markup, Problem> {
    let game = game_of(&sitting.header.game)?;
    let name = sitting.name(seat);
    let content = html! {
        main.curtain id="main" data-table=(sitting.id) data-shape=(shape(sitting, standpoint)) data-yours="true" data-texts=(texts(visitor)) {
            div class={ "curtain-card " (seat_class(seat)) } {
                (seat_sign(seat))
                // Not the link: a key that is still held down must not open it.
                h1 tabindex="-1" autofocus { (visitor.say(&Say::new("curtain-title").with("name", name.as_str()))) }
                p { (visitor.say(&Say::new("curtain-how").with("name", name.as_str()))) }
                a.button.primary href={ "/tables/" (sitting.id) "?as=" (seat.0) } {
                    (visitor.say(&Say::new("curtain-open").with("name", name.as_str())))
                }
            }
        }
    };
    let frame = Frame {
        title: format!("{} · Brocante", game.info().title),
        class: "plain curtain-page",
        script: Some("table.js"),
        ..Frame::default()
    };
    Ok(shell(visitor, &frame, &content))
}

fn side(visitor: &Visitor, sitting: &Sitting, standpoint: &Standpoint) -> Markup {
    let viewer = standpoint.viewer;
    let reader = Reader::of(sitting, visitor, standpoint);
    html! {
        aside.aside {
            section.log {
                h2 { (symbol("house-log")) (visitor.key("table-log")) }
                @if sitting.settings.scripted { p.hint { (visitor.key("table-scripted")) } }
                ol id="log" tabindex="0" { (render::log(sitting, None, viewer, visitor.lang, 0)) }
            }
            section.chat {
                h2 { (symbol("house-chat")) (visitor.key("table-chat")) }
                ol id="chat" tabindex="0" { (chat::lines(sitting, &reader, 0)) }
                div id="people" { (chat::people(sitting, &reader)) }
                div.refusal id="said-refusal" role="alert" hidden {}
                @if viewer.seat().is_some() {
                    form id="chat-form" method="post" action=(render::address(sitting, viewer, "chat")) {
                        input name="text" required maxlength=(crate::problem::TEXT_CHARS_MAX) autocomplete="off" aria-label=(visitor.key("table-chat-say")) placeholder=(visitor.key("table-chat-say"));
                        button.button type="submit" { (visitor.key("table-chat-send")) }
                    }
                }
            }
        }
    }
}

/// The buttons of the bar at a table.
pub fn tools(visitor: &Visitor, sitting: &Sitting, standpoint: &Standpoint, hand_only: bool) -> Markup {
    let viewer = standpoint.viewer;
    let title = brocante_registry::game(&sitting.header.game).map_or("", |game| game.info().title);
    let tool = |icon: &str, key: &str| html! { (symbol(icon)) span.tool-text { (visitor.key(key)) } };
    html! {
        span.where { strong { (title) } " " span.code { (sitting.code) } }
        a.tool href={ "/games/" (sitting.header.game) "/rules" } target="_blank" title=(visitor.key("table-rules")) { (tool("house-rules", "table-rules")) }
        @if sitting.game.is_some() {
            (sound_menu(visitor))
        }
        @if standpoint.is_shared() && viewer.seat().is_some() && sitting.game.is_some() {
            a.tool href={ "/tables/" (sitting.id) } title=(visitor.key("curtain-close")) { (tool("house-eye", "curtain-close")) }
        }
        @if viewer.seat().is_some() || sitting.settings.spectators { (screens_menu(visitor, sitting, viewer, hand_only)) }
        @if let Some(seat) = viewer.seat().filter(|_| sitting.phase() != Phase::Over) {
            (seat_menu(visitor, sitting, seat))
        } @else if viewer.seat().is_none() && standpoint.own.is_empty() && sitting.game.is_some() {
            span.tool.watching title=(visitor.key("table-watching")) { (tool("house-eye", "table-watching")) }
        }
    }
}

/// Where the deal, or the moves, came from; who played it before is told when it is over.
fn origin(visitor: &Visitor, sitting: &Sitting) -> Markup {
    let link = |table: &str, rest: String, key: &str| {
        html! { p.origin { (visitor.key(key)) " " a href={ "/tables/" (table) (rest) } { (visitor.key("origin-there")) } } }
    };
    match &sitting.origin {
        None => html! {},
        Some(Origin::Import) => html! { p.origin { (visitor.key("origin-import")) } },
        Some(Origin::Deal { .. }) if sitting.phase() == Phase::Over => {
            link(&sitting.id, "/deal".to_owned(), "origin-deal-over")
        }
        Some(Origin::Deal { .. }) => html! { p.origin { (visitor.key("origin-deal")) } },
        Some(Origin::Moment { table, ply }) => link(table, format!("/at/{ply}"), "origin-moment"),
    }
}

/// Where else the table can be seen.
fn screens_menu(visitor: &Visitor, sitting: &Sitting, viewer: Viewer, hand_only: bool) -> Markup {
    let address = |page: &str| match viewer.seat() {
        Some(seat) => format!("/tables/{}{page}?as={}&whole=1", sitting.id, seat.0),
        None => format!("/tables/{}{page}", sitting.id),
    };
    html! {
        details.menu {
            summary.tool aria-label=(visitor.key("table-screens")) title=(visitor.key("table-screens")) { (symbol("house-tv")) }
            div.sheet {
                @if sitting.settings.spectators {
                    a.button href={ "/tables/" (sitting.id) "/tv" } target="_blank" { (symbol("house-tv")) (visitor.key("table-tv")) }
                    p.hint { (visitor.key("table-tv-help")) }
                } @else { p.hint { (visitor.key("table-tv-closed")) } }
                @if viewer.seat().is_some() && sitting.game.is_some() {
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

/// What somebody may do with their own seat.
fn seat_menu(visitor: &Visitor, sitting: &Sitting, seat: Seat) -> Markup {
    let viewer = Viewer::Seat(seat);
    let is_playing = sitting.game.is_some();
    let confirm = is_playing.then(|| visitor.key("table-leave-confirm"));
    html! {
        details.menu {
            summary.tool aria-label=(visitor.key("table-own-seat")) title=(visitor.key("table-own-seat")) { (symbol("house-door")) }
            div.sheet {
                a.button href={ "/tables/" (sitting.id) "/device?as=" (seat.0) } { (symbol("house-phone")) (visitor.key("table-device")) }
                @if is_playing && sitting.places[seat.index()].away.is_none() {
                    form method="post" action=(render::address(sitting, viewer, "rest")) {
                        button.button type="submit" { (symbol("house-bot")) (visitor.key("table-rest")) }
                    }
                }
                form method="post" action=(render::address(sitting, viewer, "leave")) data-confirm=[confirm] {
                    button.button type="submit" { (symbol("house-door")) (visitor.key("table-leave")) }
                }
            }
        }
    }
}

/// Sound, how loud, and motion: what one may want to be without.
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

/// The link by which a seat moves to another device, or goes to somebody else.
pub fn device(visitor: &Visitor, id: &str, code: &str, name: &str, is_own: bool) -> Markup {
    let (title, how) = if is_own { ("device-title", "device-how") } else { ("device-give-title", "device-give-how") };
    let address = format!("{}/seat/{code}", visitor.origin);
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.say(&Say::new(title).with("name", name))) }
            p { (visitor.key(how)) }
            (qr(&address))
            (copy_field(visitor, &address, "gathering-link"))
            a.button href={ "/tables/" (id) } { (visitor.key("device-back")) }
        }
    };
    shell(visitor, &Frame { title: "Brocante".to_owned(), class: "plain", ..Frame::default() }, &content)
}

/// Asks before a seat is moved: a look at the link alone must not spend it.
pub fn take_device(visitor: &Visitor, code: &str, name: &str, is_taken: bool) -> Markup {
    // Who continues their own game keeps their name; who takes over gives theirs.
    let own_name = if is_taken { name } else { visitor.name.as_deref().unwrap_or_default() };
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.say(&Say::new("device-take-title").with("name", name))) }
            p { (visitor.key("device-take-how")) }
            form.setup-form method="post" action={ "/seat/" (code) } {
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="nickname" value=(own_name);
                }
                button.button.primary type="submit" { (visitor.key("device-take")) }
            }
        }
    };
    shell(visitor, &Frame { title: "Brocante".to_owned(), class: "plain", ..Frame::default() }, &content)
}
