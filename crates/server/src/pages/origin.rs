//! Where the cards of a table come from. A table whose cards somebody may know says so wherever people find it, and on
//! the button with which they sit down. Each kind of origin has its texts: `origin-mark-…` in lists, `origin-…` at the
//! table.

use crate::edge::problem::hours_left_message;
use crate::edge::visitor::Visitor;
use crate::tables::live::now_ms;
use brocante_core::Message;
use brocante_table::{Origin, Phase, TableState};
use maud::{Markup, html};

/// Whether somebody may know the cards before they are dealt.
pub fn is_known(state: &TableState) -> bool {
    !state.origin_kinds(now_ms()).is_empty()
}

/// A message with the time until a deal for comparison opens.
pub fn time_left(key: &str, state: &TableState) -> Message {
    let left_ms = state.settings.closed_until_ms.unwrap_or_default().saturating_sub(now_ms());
    hours_left_message(key, left_ms.div_ceil(60 * 60 * 1000) as u32)
}

/// A few words for a list, about each kind of origin.
pub fn marks(visitor: &Visitor, kinds: &[impl AsRef<str>]) -> Vec<String> {
    kinds.iter().map(|kind| visitor.key(&format!("origin-mark-{}", kind.as_ref()))).collect()
}

/// The text of a button that seats somebody: the second one if somebody may know the cards.
pub fn label(visitor: &Visitor, state: &TableState, key: &str, known: &str) -> String {
    visitor.key(if is_known(state) { known } else { key })
}

/// What people are told at the table, one sentence for each kind. Earlier results are shown when the game is over.
pub fn notes(visitor: &Visitor, state: &TableState) -> Markup {
    html! {
        @for kind in state.origin_kinds(now_ms()) {
            p.origin {
                @if kind == "deal" && state.phase() == Phase::Over {
                    (visitor.key("origin-deal-over")) " " a href={ "/tables/" (state.id) "/deal" } { (visitor.key("origin-there")) }
                } @else if kind == "closed" {
                    (visitor.text(&time_left("origin-closed", state))) " " a href={ "/tables/" (state.deal_root()) "/deal" } { (visitor.key("origin-closed-there")) }
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
