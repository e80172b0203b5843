//! Where the cards of a table come from. A table whose cards somebody may know says so wherever people find it, and on
//! the button with which they sit down. Each kind of origin has its texts: `origin-mark-…` in lists, `origin-…` at the
//! table.

use crate::edge::visitor::Visitor;
use brocante_core::Message;
use brocante_table::{Origin, Phase, TableState};
use maud::{Markup, html};

/// Whether somebody may know the cards before they are dealt.
pub fn is_known(state: &TableState) -> bool {
    !state.origin_kinds().is_empty()
}

/// A few words for a list, about each kind of origin.
pub fn marks(visitor: &Visitor, kinds: &[impl AsRef<str>]) -> Vec<String> {
    kinds.iter().map(|kind| visitor.key(&format!("origin-mark-{}", kind.as_ref()))).collect()
}

/// The text of a button that seats somebody: `key`, or `key-known` if somebody may know the cards.
pub fn label(visitor: &Visitor, state: &TableState, key: &str) -> String {
    if is_known(state) { visitor.key(&format!("{key}-known")) } else { visitor.key(key) }
}

/// What people are told at the table, one sentence for each kind. Earlier results are shown when the game is over.
pub fn notes(visitor: &Visitor, state: &TableState) -> Markup {
    html! {
        @for kind in state.origin_kinds() {
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
