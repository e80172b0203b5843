//! The table for everybody in the room: what is public, big, with the way to join.

use super::{Frame, qr, shell};
use crate::hall::{Inner, game_of};
use crate::problem::Problem;
use crate::render;
use crate::standpoint::Standpoint;
use crate::visitor::Visitor;
use brocante_core::Viewer;
use maud::{Markup, html};

pub fn page(visitor: &Visitor, inner: &mut Inner, standpoint: &Standpoint) -> Result<Markup, Problem> {
    let game = game_of(&inner.sitting.header.game)?;
    let rendered = render::table(inner, Viewer::Public, false, visitor.lang);
    let sitting = &inner.sitting;
    // Who comes this way has the TV before them: see `isElsewhere` in table.js.
    let address = format!("{}/tables/{}?beside=tv", visitor.origin, sitting.id);
    let region = |id: &str| rendered.region(id).cloned().unwrap_or_default();
    let content = html! {
        div id="main" class={ "table tv game-" (game.info().name) } data-table=(sitting.id)
            data-shape=(super::table::shape(sitting, standpoint)) data-as="public" data-tv="true" data-log=(sitting.ply() + 1)
            data-chat=(sitting.chat.len()) data-said=(sitting.moderation.edition) data-texts=(super::table::texts(visitor)) {
            @if sitting.game.is_some() {
                section.seats id="seats" aria-label=(visitor.key("table-seats")) { (region("seats")) }
                section.status id="status-line" { div id="status" { (region("status")) } }
                main.board-area {
                    h1.visually-hidden { (game.info().title) }
                    div id="end" { (region("end")) }
                    div.board id="board" { (region("board")) }
                }
            } @else {
                main.tv-gathering {
                    h1 { (game.info().title) }
                    section id="gathering" { (region("gathering")) }
                }
            }
            aside.headlines {
                section.invitation {
                    h2 { (visitor.key(if sitting.game.is_some() { "tv-hands" } else { "tv-join" })) }
                    div.invitation-row {
                        (qr(&address))
                        div {
                            p.code-big { (sitting.code) }
                            p.hint { (visitor.origin.trim_start_matches("http://").trim_start_matches("https://")) }
                        }
                    }
                }
                @if sitting.game.is_some() {
                    section.log {
                        h2 { (visitor.key("table-log")) }
                        ol id="log" { (render::log(sitting, None, Viewer::Public, visitor.lang, 0)) }
                    }
                }
            }
            p.visually-hidden id="live" aria-live="polite" {}
            p.connection id="connection" role="status" hidden { (visitor.key("table-reconnecting")) }
        }
    };
    let frame = Frame {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "table-page tv-page",
        tools: html! { span.where { strong { (game.info().title) } } },
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}
