//! A box, big on the dock or small in a sold container: shut, or with what the viewer saw in it.

use crate::deck::{Card, Colour, KEY_VALUE};
use crate::text;
use crate::view::BoxView;
use brocante_core::{Arg, Message, Seat};
use brocante_show::Page;
use brocante_show::page::symbol;
use maud::{Markup, html};

/// A thing that is worth so much without a colour is gold.
const GOLD_VALUE: u16 = 300;

/// The class that gives something its colour.
pub(super) fn tint(colour: Colour) -> String {
    format!("c-{}", colour.name())
}

/// A patch of cloth: each colour has a pattern of its own.
pub(super) fn cloth(colour: Colour) -> Markup {
    html! {
        svg.cloth viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            use href={ "#boxes-cloth-" (colour.name()) } {}
        }
    }
}

/// What is in a box, drawn. Decks may have other values than the printed one.
fn goods(card: Card) -> Markup {
    symbol(match (card.colour, card.value) {
        (_, 0) => "boxes-laundry",
        (None, GOLD_VALUE..) => "boxes-gold",
        (None, _) => "boxes-junk",
        (Some(_), KEY_VALUE) => "boxes-necklace",
        (Some(_), 50) => "boxes-goods-50",
        (Some(_), 100) => "boxes-goods-100",
        (Some(_), 150) => "boxes-goods-150",
        (Some(_), 200) => "boxes-goods-200",
        (Some(_), _) => "boxes-goods",
    })
}

/// The classes of a big box.
pub(super) fn classes(seen: &BoxView) -> &'static str {
    if seen.card.is_some() { "box known" } else { "box" }
}

/// The drawing of a box.
pub(super) fn parcel(seen: &BoxView) -> Markup {
    let shut = || symbol(if seen.closed { "boxes-closed" } else { "boxes-open" });
    html! {
        @if let Some(card) = seen.card {
            span class={ "goods " (card.colour.map_or_else(String::new, tint)) } {
                (goods(card))
                @if let Some(colour) = card.colour { (cloth(colour)) }
            }
            b.worth { (card.value) }
            span.kind { (shut()) }
        } @else {
            span.shut { (shut()) }
        }
    }
}

/// A box in words: which it is, what is known of it, and who has looked into it.
pub(super) fn name(place: usize, seen: &BoxView, page: &Page<'_>) -> String {
    let closed = if seen.closed { "yes" } else { "no" };
    let message = Message::new("page-box").with("place", text::number(place)).with("closed", closed);
    let message = match &seen.card {
        Some(card) => message.with("known", "yes").with("card", text::card_arg(card)),
        None => message.with("known", "no").with("card", ""),
    };
    let looked = Arg::List(seen.looked_by.iter().map(|seat: Seat| seat.into()).collect());
    page.text(&message.with("looked", seen.looked_by.len()).with("names", looked))
}
