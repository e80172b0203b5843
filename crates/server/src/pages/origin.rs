//! Where the cards of a table come from. A table whose cards somebody may know says so wherever people find it, and on
//! the button with which they sit down.

use crate::edge::visitor::Visitor;
use brocante_core::Message;
use brocante_table::{Origin, Phase, TableState};
use maud::{Markup, html};

/// Who may know the cards of a table. Each kind has its texts, `origin-mark-…` in lists and `origin-…` at the table.
fn kinds(state: &TableState) -> Vec<&'static str> {
    let is_brought = state.header.origin.as_ref().is_some_and(|origin| origin.imported);
    let scripted = state.settings.scripted.then_some("scripted");
    let brought = is_brought.then_some("brought");
    let origin = state.origin.as_ref().map(|origin| match origin {
        Origin::Import => "import",
        Origin::Deal { .. } => "deal",
        Origin::Moment { .. } => "moment",
    });
    scripted.into_iter().chain(brought).chain(origin).collect()
}

/// Whether somebody may know the cards before they are dealt.
pub fn is_known(state: &TableState) -> bool {
    !kinds(state).is_empty()
}

/// A few words for a list.
pub fn marks(visitor: &Visitor, state: &TableState) -> Vec<String> {
    kinds(state).into_iter().map(|kind| visitor.key(&format!("origin-mark-{kind}"))).collect()
}

/// The text of a button that seats somebody: `key`, or `key-known` if somebody may know the cards.
pub fn label(visitor: &Visitor, state: &TableState, key: &str) -> String {
    if is_known(state) { visitor.key(&format!("{key}-known")) } else { visitor.key(key) }
}

/// What people are told at the table, one sentence for each kind. Earlier results are shown when the game is over.
pub fn notes(visitor: &Visitor, state: &TableState) -> Markup {
    html! {
        @for kind in kinds(state) {
            p.origin {
                @if kind == "deal" && state.phase() == Phase::Over {
                    (visitor.key("origin-deal-over")) " " a href={ "/tables/" (state.id) "/deal" } { (visitor.key("origin-there")) }
                } @else {
                    (visitor.text(&Message::new(format!("origin-{kind}"))))
                    @if let (Some(Origin::Moment { table, ply }), "moment") = (&state.origin, kind) {
                        " " a href={ "/tables/" (table) "/at/" (ply) } { (visitor.key("origin-there")) }
                    }
                }
            }
        }
    }
}
