//! A table to be drawn, and the middle of it: the deck, the discard pile, the used specials.

use crate::deck::Card;
use crate::page::card::{Looks, Lying};
use crate::rules::{FiveCards, RENEWALS_MAX};
use crate::state::Phase;
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::page::symbol;
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};
use std::cell::OnceCell;

pub(super) const DECK: &str = "deck";
/// Discards that make one piece of the page.
const HEAP: usize = 4;

/// A kind of card in the viewer's hand.
pub(super) fn hand_token(kind: u8) -> String {
    format!("own-{kind}")
}

/// A place in the discard pile, the bottom being 0.
pub(super) fn pile_token(at: u8) -> String {
    format!("pile-{at}")
}

/// A kind of card in the hand that is looked at.
pub(super) fn take_token(kind: u8) -> String {
    format!("take-{kind}")
}

/// A hand from behind.
pub(super) fn seat_token(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// A card that a seat has laid out.
pub(super) fn collected_token(seat: Seat, kind: u8) -> String {
    format!("got-{seat}-{kind}")
}

/// Each kind once, with how many there are, in the order of kinds.
pub(super) fn grouped(kinds: impl Iterator<Item = u8>) -> Vec<(u8, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    kinds.for_each(|kind| *counts.entry(kind).or_default() += 1);
    counts.into_iter().collect()
}

/// A table to be drawn.
pub(super) struct Table<'a> {
    pub(super) game: &'a FiveCards,
    pub(super) view: &'a View,
    pub(super) page: &'a Page<'a>,
    looks: OnceCell<Looks>,
}

impl<'a> Table<'a> {
    pub(super) fn new(game: &'a FiveCards, view: &'a View, page: &'a Page<'a>) -> Table<'a> {
        Table { game, view, page, looks: OnceCell::new() }
    }

    pub(super) fn looks(&self) -> &Looks {
        self.looks.get_or_init(|| Looks::of(&self.game.deck))
    }

    pub(super) fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    pub(super) fn board(&self) -> Markup {
        let around = self.own().unwrap_or_default().around(self.game.seats);
        let rivals: Vec<Seat> = around.filter(|&seat| Some(seat) != self.own()).collect();
        html! {
            div class={ "wall seats-" (self.game.seats) } {
                div.rivals { @for &seat in &rivals { (self.rival(seat)) } }
                (self.middle())
                @if let Some(own) = self.own() {
                    (self.own_frame(own))
                    (self.viewing())
                    (self.own_hand(own))
                }
            }
        }
    }

    /// What only the viewer has and knows. The other screen shows the discard pile; it is here only while the
    /// viewer searches it.
    pub(super) fn own_things(&self) -> Markup {
        let Some(own) = self.own() else { return self.board() };
        let is_searching = self.view.phase == Phase::Fetching && self.is_acting(own);
        html! {
            div.wall.own-things {
                @if is_searching { (self.pile()) }
                (self.own_frame(own))
                (self.viewing())
                (self.own_hand(own))
                (self.memories(own))
            }
        }
    }

    fn middle(&self) -> Markup {
        let view = self.view;
        html! {
            section.middle aria-label=(self.page.key("page-middle")) {
                (self.deck())
                (self.pile())
                div.side {
                    @if let Some(special) = view.using {
                        div.using {
                            (self.chip(special.kind()))
                            span aria-hidden="true" { (self.page.key(&format!("special-{}", special.id()))) }
                        }
                    }
                    (self.direction())
                    (self.page.fragment(&view.used, || self.used()))
                }
            }
        }
    }

    fn deck(&self) -> Markup {
        let view = self.view;
        let name = self.page.text(&Message::new("page-deck-count").with("count", view.deck_len));
        let inner = html! { (self.back()) b.count { (view.deck_len) } };
        let again = Message::new("page-renewed").with("count", view.renewals).with("most", RENEWALS_MAX);
        html! {
            div.stack data-zone="deck" {
                (self.page.target(&BoardItem { token: Some(DECK), classes: "card deck", name: &name, fly: None }, &inner))
                span.caption { (self.page.key("page-deck")) }
                @if view.renewals > 0 { span.note { (self.page.text(&again)) } }
            }
        }
    }

    /// The discard pile: its top, and the rest to look through; spread out while it is searched.
    fn pile(&self) -> Markup {
        let pile = &self.view.pile;
        let count = self.page.text(&Message::new("page-pile-count").with("count", pile.len()));
        let is_spread = self.view.phase == Phase::Fetching;
        let (top, below) = pile.split_last().map_or((None, &[][..]), |(top, below)| (Some(top), below));
        html! {
            div.stack.spread[is_spread] data-zone="pile" {
                @if is_spread {
                    div.cards { @for (at, card) in pile.iter().enumerate().rev() { (self.pile_card(at, card)) } }
                } @else if let Some(top) = top {
                    (self.card(top.kind, Lying { size: "top", ..Lying::default() }))
                } @else {
                    div.card.nothing role="img" aria-label=(count) {}
                }
                span.caption { span.visually-hidden { (count) } span aria-hidden="true" {
                    (self.page.key("page-pile")) " " b { (pile.len()) }
                } }
                @if !is_spread && !below.is_empty() {
                    details.look {
                        summary { (self.page.key("page-look-through")) }
                        div.cards {
                            // Counted from the bottom, so that a new discard changes none but the topmost.
                            @for heap in below.chunks(HEAP).rev() { (self.heap(heap)) }
                        }
                    }
                }
            }
        }
    }

    fn heap(&self, heap: &[Card]) -> Markup {
        let lying = Lying { size: "slot", ..Lying::default() };
        let key: Vec<_> = heap.iter().map(|card| self.drawn_from(card.kind, lying)).collect();
        self.page.fragment(key, || html! { @for card in heap.iter().rev() { (self.make_card(card.kind, lying)) } })
    }

    /// No piece of the page: the pile is spread out for one move only.
    fn pile_card(&self, at: usize, card: &Card) -> Markup {
        let token = pile_token(at as u8);
        self.make_card(card.kind, Lying { size: "slot", token: Some(&token), ..Lying::default() })
    }

    fn direction(&self) -> Markup {
        let (art, key) = if self.view.clockwise {
            ("five-cards-clockwise", "page-clockwise")
        } else {
            ("five-cards-counterclockwise", "page-counterclockwise")
        };
        let label = self.page.key(key);
        // With two players there is only one direction.
        html! {
            @if self.game.seats > 2 {
                div.direction data-zone="direction" title=(label) { span.arrow { (symbol(art)) } span { (label) } }
            }
        }
    }

    /// The used specials: every viewer may look at them.
    fn used(&self) -> Markup {
        let used = grouped(self.view.used.iter().map(|card| card.kind));
        let message = Message::new("page-used").with("count", self.view.used.len());
        html! {
            div.used data-zone="used" {
                span.note { (self.page.text(&message)) }
                @for &(kind, count) in &used {
                    span.pair { (self.chip(kind)) @if count > 1 { b { "×" (count) } } }
                }
            }
        }
    }

    /// The hand that the viewer looks at and takes a card of (five.view-hand).
    pub(super) fn viewed_hand(&self) -> Option<&'a [Card]> {
        let view = self.view;
        let is_open = view.phase == Phase::Viewing && view.viewer.is(view.active);
        let from = view.viewed.filter(|_| is_open)?;
        Some(&view.seats[from.index()].known.cards)
    }

    fn viewing(&self) -> Markup {
        let Some((cards, from)) = self.viewed_hand().zip(self.view.viewed) else { return html! {} };
        let title = self.page.text(&Message::new("page-viewing").with("from", from));
        html! {
            section.viewing aria-label=(title) {
                h3 { (title) }
                div.cards {
                    @for (kind, count) in grouped(cards.iter().map(|card| card.kind)) {
                        @let token = take_token(kind);
                        (self.card(kind, Lying { size: "hand", token: Some(&token), count, missing: false }))
                    }
                }
            }
        }
    }
}
