//! A table while the game is on, and after: the frame into which the regions are put.

use super::{Frame, qr, shell};
use crate::hall::{Inner, game_of};
use crate::problem::Problem;
use crate::render;
use crate::sitting::Sitting;
use crate::visitor::Visitor;
use brocante_core::Viewer;
use brocante_core::show::symbol;
use brocante_core::text::Say;
use brocante_store::Phase;
use maud::{Markup, PreEscaped, html};

/// What kind of page a table needs now: when it changes, the page is loaded again.
pub fn shape(sitting: &Sitting) -> String {
    let kind = if sitting.game.is_some() { "game" } else { "gathering" };
    let settings = if sitting.game.is_some() {
        String::new()
    } else {
        // The host's form and the invitation are part of the page, not of a region.
        serde_json::to_string(&(&sitting.header.options, &sitting.settings, sitting.header.seats, &sitting.host))
            .map(|text| crate::assets::digest(text.as_bytes()))
            .unwrap_or_default()
    };
    format!("{kind}-{}-{settings}", sitting.header.game)
}

pub fn page(visitor: &Visitor, inner: &mut Inner) -> Result<Markup, Problem> {
    let game = game_of(&inner.sitting.header.game)?;
    let viewer = inner.sitting.viewer(visitor.person().as_ref());
    let rendered = render::table(inner, viewer, visitor.lang);
    let sitting = &inner.sitting;
    let region = |id: &str| {
        let html = rendered.regions.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str());
        PreEscaped(html.to_owned())
    };
    let content = html! {
        div id="main" class={ "table game-" (game.info().name) } data-table=(sitting.id) data-shape=(shape(sitting))
            data-log=(sitting.ply() + 1) data-chat=(sitting.chat.len()) data-seq=(sitting.seq) data-yours=(rendered.yours)
            data-texts=(texts(visitor)) {
            section.seats id="seats" aria-label=(visitor.key("table-seats")) { (region("seats")) }
            section class={ "status" @if rendered.yours { " yours" } } id="status-line" {
                div id="status" { (region("status")) }
                div.refusal id="refusal" role="alert" hidden {}
            }
            main.board-area {
                div id="end" { (region("end")) }
                div.board id="board" { (region("board")) }
            }
            (side(visitor, sitting, viewer))
            p.visually-hidden id="live" aria-live="polite" {}
            p.connection id="connection" role="status" hidden { (visitor.key("table-reconnecting")) }
        }
    };
    let frame = Frame {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "table-page",
        tools: tools(visitor, sitting, viewer),
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}

/// Texts the script needs, each from Fluent.
pub fn texts(visitor: &Visitor) -> String {
    let keys = ["take-back", "your-turn", "rule", "offline", "mute", "unmute", "show-me"];
    let texts: serde_json::Map<String, serde_json::Value> =
        keys.iter().map(|key| ((*key).to_owned(), visitor.key(&format!("script-{key}")).into())).collect();
    serde_json::Value::Object(texts).to_string()
}

fn side(visitor: &Visitor, sitting: &Sitting, viewer: Viewer) -> Markup {
    html! {
        aside.aside {
            section.log {
                h2 { (symbol("house-log")) (visitor.key("table-log")) }
                @if sitting.settings.scripted { p.hint { (visitor.key("table-scripted")) } }
                ol id="log" tabindex="0" { (render::log(sitting, viewer, visitor.lang, 0)) }
            }
            section.chat {
                h2 { (symbol("house-chat")) (visitor.key("table-chat")) }
                ol id="chat" tabindex="0" { (render::chat(sitting, viewer, 0)) }
                @if viewer.seat().is_some() {
                    form id="chat-form" method="post" action={ "/tables/" (sitting.id) "/chat" } {
                        input name="text" required maxlength=(crate::problem::TEXT_CHARS_MAX) autocomplete="off" aria-label=(visitor.key("table-chat-say")) placeholder=(visitor.key("table-chat-say"));
                        button.button type="submit" { (visitor.key("table-chat-send")) }
                    }
                }
            }
        }
    }
}

/// The buttons of the bar at a table.
pub fn tools(visitor: &Visitor, sitting: &Sitting, viewer: Viewer) -> Markup {
    let title = brocante_registry::game(&sitting.header.game).map_or("", |game| game.info().title);
    let tool = |icon: &str, key: &str| html! { (symbol(icon)) span.tool-text { (visitor.key(key)) } };
    html! {
        span.where { strong { (title) } " " span.code { (sitting.code) } }
        a.tool href={ "/games/" (sitting.header.game) "/rules" } target="_blank" title=(visitor.key("table-rules")) { (tool("house-rules", "table-rules")) }
        @if sitting.game.is_some() {
            (sound_menu(visitor))
        }
        @if viewer.seat().is_some() {
            a.tool href={ "/tables/" (sitting.id) "/device" } title=(visitor.key("table-device")) { (tool("house-phone", "table-device")) }
            @if sitting.phase() != Phase::Over {
                form.tool-form method="post" action={ "/tables/" (sitting.id) "/leave" } data-confirm=[sitting.game.is_some().then(|| visitor.key("table-leave-confirm"))] {
                    button.tool type="submit" title=(visitor.key("table-leave")) { (tool("house-door", "table-leave")) }
                }
            }
        } @else if sitting.game.is_some() {
            span.tool.watching title=(visitor.key("table-watching")) { (tool("house-eye", "table-watching")) }
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

/// The link by which a seat moves to another device.
pub fn device(visitor: &Visitor, id: &str, code: &str) -> Markup {
    let address = format!("{}/seat/{code}", visitor.origin);
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.key("device-title")) }
            p { (visitor.key("device-how")) }
            (qr(&address))
            p.link { input readonly value=(address) aria-label=(visitor.key("gathering-link")) data-copy; span.copied role="status" hidden { (visitor.key("page-copied")) } }
            a.button href={ "/tables/" (id) } { (visitor.key("device-back")) }
        }
    };
    shell(visitor, &Frame { title: "Brocante".to_owned(), class: "plain", ..Frame::default() }, &content)
}

/// Asks before a seat is moved: a look at the link alone must not spend it.
pub fn take_device(visitor: &Visitor, code: &str, name: &str) -> Markup {
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.say(&Say::new("device-take-title").with("name", name))) }
            p { (visitor.key("device-take-how")) }
            form method="post" action={ "/seat/" (code) } {
                button.button.primary type="submit" { (visitor.key("device-take")) }
            }
        }
    };
    shell(visitor, &Frame { title: "Brocante".to_owned(), class: "plain", ..Frame::default() }, &content)
}
