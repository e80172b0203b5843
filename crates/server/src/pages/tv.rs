//! The table for everybody in the room: what is public, big, with the way to join.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::shape::shape;
use crate::pages::shell::{Shell, qr, shell};
use crate::pages::{render, tools};
use crate::tables::live::LiveInner;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::Viewpoint;
use brocante_core::Viewer;
use maud::{Markup, html};

pub fn page(visitor: &Visitor, inner: &mut LiveInner, viewpoint: &Viewpoint) -> Result<Markup, Problem> {
    let game = game_of(&inner.state.header.game)?;
    let rendered = render::table(inner, Viewer::Public, false, visitor.lang);
    let state = &inner.state;
    // People who come this way sit in front of the TV: see `isElsewhere` in table.js.
    let address = format!("{}/tables/{}?beside=tv", visitor.origin, state.id);
    let region = |id: &str| rendered.region(id).cloned().unwrap_or_default();
    let content = html! {
        div id="main" class={ "table tv game-" (game.info().name) } data-table=(state.id)
            data-shape=(shape(state, viewpoint)) data-as="public" data-tv="true" data-log=(state.ply() + 1)
            data-chat=(state.chat.len()) data-said=(state.moderation.revision) data-texts=(tools::texts(visitor)) {
            @if state.game.is_some() {
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
                    h2 { (visitor.key(if state.game.is_some() { "tv-hands" } else { "tv-join" })) }
                    div.invitation-row {
                        (qr(&address))
                        div {
                            p.code-big { (state.code) }
                            p.hint { (visitor.origin.trim_start_matches("http://").trim_start_matches("https://")) }
                        }
                    }
                }
                @if state.game.is_some() {
                    section.log {
                        h2 { (visitor.key("table-log")) }
                        ol id="log" { (render::log(state, None, Viewer::Public, visitor.lang, 0)) }
                    }
                }
            }
            p.visually-hidden id="live" aria-live="polite" {}
            p.connection id="connection" role="status" hidden { (visitor.key("table-reconnecting")) }
        }
    };
    let frame = Shell {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "table-page tv-page",
        tools: html! { span.where { strong { (game.info().title) } } },
        script: Some("table.js"),
    };
    Ok(shell(visitor, &frame, &content))
}
