//! The table as a page: posters in five inks, a frame for every collection.
//!
//! `page/card.rs` draws the cards, `page/seats.rs` the frames and hands, `page/pictures.rs` what the
//! rules page shows of them; here is the middle of the table. Two copies of a card can't be told apart, so a hand shows each kind once, with a number.

mod card;
mod pictures;
mod seats;

use crate::deck::Card;
use crate::moves::{self, Event, Move};
use crate::view::View;
use crate::{FiveCards, Phase, RENEWALS_MAX};
use brocante_core::show::{Thing, symbol};
use brocante_core::text::Say;
use brocante_core::{Look, Page, Seat, Show, Sound};
use card::{Looks, Lying};
use maud::{Markup, html};
use std::cell::OnceCell;

impl Show for FiveCards {
    const LOOK: Look = Look {
        sprite: include_str!("../art/sprite.svg"),
        stall: include_str!("../art/stall.svg"),
        style: include_str!("../style.css"),
    };

    fn board(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).board()
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).own_things()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::draw(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).panel(seat)
    }

    fn spots(&self, _view: &View, mv: Move) -> Option<Vec<String>> {
        let mut tokens: Vec<String> = moves::used_card(mv).map(hand_token).into_iter().collect();
        match mv {
            Move::Draw => tokens.push(DECK.to_owned()),
            Move::Fetch { at, .. } => tokens.push(pile_token(at)),
            Move::Take { card } => tokens.push(take_token(card)),
            Move::DrawHand { from } | Move::ViewHand { from } => tokens.push(seat_token(from)),
            Move::TakeOver { from, card, .. } => tokens.push(collected_token(from, card)),
            _ => {}
        }
        Some(tokens)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Collected { .. } | Event::TookOver { .. } | Event::Won { .. } => Some(Sound::Knock),
            Event::Discarded { .. } | Event::Drew { .. } | Event::Used { .. } | Event::TookUnseen { .. } => {
                Some(Sound::Card)
            }
            _ => None,
        }
    }
}

const DECK: &str = "deck";
/// So many of the discards are one piece of the page.
const HEAP: usize = 4;

/// A kind of card in the viewer's hand.
fn hand_token(kind: u8) -> String {
    format!("own-{kind}")
}

/// A place in the discard pile, the bottom being 0.
fn pile_token(at: u8) -> String {
    format!("pile-{at}")
}

/// A kind of card in the hand that is looked at.
fn take_token(kind: u8) -> String {
    format!("take-{kind}")
}

/// Somebody's hand from behind.
fn seat_token(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// A card that somebody has laid out.
fn collected_token(seat: Seat, kind: u8) -> String {
    format!("got-{seat}-{kind}")
}

/// Each kind once, with how many there are, in the order of kinds.
fn grouped(kinds: impl Iterator<Item = u8>) -> Vec<(u8, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    kinds.for_each(|kind| *counts.entry(kind).or_default() += 1);
    counts.into_iter().collect()
}

/// A table to be drawn.
struct Table<'a> {
    game: &'a FiveCards,
    view: &'a View,
    page: &'a Page<'a>,
    looks: OnceCell<Looks>,
}

impl<'a> Table<'a> {
    fn new(game: &'a FiveCards, view: &'a View, page: &'a Page<'a>) -> Table<'a> {
        Table { game, view, page, looks: OnceCell::new() }
    }

    fn looks(&self) -> &Looks {
        self.looks.get_or_init(|| Looks::of(&self.game.deck))
    }

    fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn board(&self) -> Markup {
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

    /// What the viewer alone has and knows. The discard pile is on the other screen, and here only while
    /// the viewer searches it.
    fn own_things(&self) -> Markup {
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
                    (self.page.piece(&view.used, || self.used()))
                }
            }
        }
    }

    fn deck(&self) -> Markup {
        let view = self.view;
        let name = self.page.say(&Say::new("page-deck-count").with("count", view.deck_len));
        let inner = html! { (self.back()) b.count { (view.deck_len) } };
        let again = Say::new("page-renewed").with("count", view.renewals).with("most", RENEWALS_MAX);
        html! {
            div.stack data-zone="deck" {
                (self.page.spot(&Thing { token: Some(DECK), classes: "card deck", name: &name, fly: None }, &inner))
                span.caption { (self.page.key("page-deck")) }
                @if view.renewals > 0 { span.note { (self.page.say(&again)) } }
            }
        }
    }

    /// The discard pile: its top, and the rest to look through; spread out while it is searched.
    fn pile(&self) -> Markup {
        let pile = &self.view.pile;
        let count = self.page.say(&Say::new("page-pile-count").with("count", pile.len()));
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
        self.page.piece(key, || html! { @for card in heap.iter().rev() { (self.make_card(card.kind, lying)) } })
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
        // Between two players there is only one way round.
        html! {
            @if self.game.seats > 2 {
                div.direction data-zone="direction" title=(label) { span.arrow { (symbol(art)) } span { (label) } }
            }
        }
    }

    /// The specials that were used: everybody may look at them.
    fn used(&self) -> Markup {
        let used = grouped(self.view.used.iter().map(|card| card.kind));
        let say = Say::new("page-used").with("count", self.view.used.len());
        html! {
            div.used data-zone="used" {
                span.note { (self.page.say(&say)) }
                @for &(kind, count) in &used {
                    span.pair { (self.chip(kind)) @if count > 1 { b { "×" (count) } } }
                }
            }
        }
    }

    /// The hand that the viewer looks at and takes a card of (five.view-hand).
    fn viewed_hand(&self) -> Option<&'a [Card]> {
        let view = self.view;
        let is_open = view.phase == Phase::Viewing && view.viewer.is(view.active);
        let from = view.viewed.filter(|_| is_open)?;
        Some(&view.seats[from.index()].known.cards)
    }

    fn viewing(&self) -> Markup {
        let Some((cards, from)) = self.viewed_hand().zip(self.view.viewed) else { return html! {} };
        let title = self.page.say(&Say::new("page-viewing").with("from", from));
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
