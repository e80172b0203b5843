//! A table to be drawn: the market, the display cases and the crates.

use crate::check::is_safe;
use crate::deck::set_of;
use crate::page::item::Looks;
use crate::rules::Vintage;
use crate::score;
use crate::state::Phase;
use crate::view::{SeatView, View};
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::{seat_class, seat_sign, symbol};
use maud::{Markup, html};
use std::cell::OnceCell;

/// Discards that make one piece of the page.
const HEAP: usize = 4;

/// An item on the page: what is clicked, and what flies.
pub(super) fn token(item: u8) -> String {
    format!("item-{item}")
}

/// A table to be drawn.
pub(super) struct Table<'a> {
    pub(super) game: &'a Vintage,
    pub(super) view: &'a View,
    pub(super) page: &'a Page<'a>,
    looks: OnceCell<Looks>,
}

impl<'a> Table<'a> {
    pub(super) fn new(game: &'a Vintage, view: &'a View, page: &'a Page<'a>) -> Table<'a> {
        Table { game, view, page, looks: OnceCell::new() }
    }

    pub(super) fn looks(&self) -> &Looks {
        self.looks.get_or_init(|| Looks::of(&self.game.deck.colours, &self.game.deck.categories))
    }

    pub(super) fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// All seats, the viewer's first; for a watcher, seat 0 comes first.
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.own().unwrap_or_default().around(self.game.seats)
    }

    pub(super) fn board(&self) -> Markup {
        let others: Vec<Seat> = self.clockwise().filter(|&seat| Some(seat) != self.own()).collect();
        html! {
            div class={ "stall seats-" (self.game.seats) } {
                (self.market())
                (self.chart(&self.clockwise().collect::<Vec<_>>()))
                div.cases { @for &seat in &others { (self.case(seat)) } }
                @if let Some(own) = self.own() { (self.case(own)) }
            }
        }
    }

    /// The viewer's case and crate, what the crate is worth, and what it counts for.
    pub(super) fn hand(&self) -> Markup {
        let Some(own) = self.own() else { return self.board() };
        let hoard = self.view.seats[own.index()].hoard.as_deref().unwrap_or_default();
        let worth = self.game.deck.values(set_of(hoard.iter().copied()));
        html! {
            div.mine {
                (self.case(own))
                p.worth {
                    (self.page.text(&Message::new("score-values").with("count", hoard.len()))) " · "
                    b { (self.page.text(&Message::new("page-points").with("points", worth))) }
                }
                (self.chart(&[own]))
            }
        }
    }

    /// The deck and the discard pile.
    pub(super) fn market(&self) -> Markup {
        let view = self.view;
        let pile = self.page.text(&Message::new("page-discards-count").with("count", view.discards.len()));
        html! {
            section.market aria-label=(self.page.key("page-market")) {
                (self.page.fragment((view.deck_count, view.deck_renewed), || self.deck()))
                div.pile data-zone="discards" title=(pile) {
                    @match view.discards.last() {
                        Some(&top) => (self.card(top, "top")),
                        None => div.card.item.gone { (symbol("vintage-discard")) },
                    }
                    span.caption { span.visually-hidden { (pile) } span aria-hidden="true" {
                        (self.page.key("page-discards"))
                        @if !view.discards.is_empty() { " " b { (view.discards.len()) } }
                    } }
                    (self.buried())
                }
            }
        }
    }

    fn deck(&self) -> Markup {
        let view = self.view;
        let deck = self.page.text(&Message::new("page-deck-count").with("count", view.deck_count));
        html! {
            div.pile data-zone="deck" role="img" aria-label=(deck) title=(deck) {
                div.card.item.back.gone[view.deck_count == 0] {
                    (symbol("vintage-deck"))
                    b.count { (view.deck_count) }
                }
                span.caption { (self.page.key("page-deck")) }
                @if self.game.is_large() && !view.deck_renewed {
                    span.note { (self.page.key("page-deck-again")) }
                }
            }
        }
    }

    /// The discards under the top one: every viewer may look through them.
    fn buried(&self) -> Markup {
        let buried = self.view.discards.split_last().map_or(&[][..], |(_, below)| below);
        html! {
            @if !buried.is_empty() {
                details.buried {
                    summary { (self.page.key("page-look-through")) }
                    div.tiles tabindex="0" role="group" aria-label=(self.page.key("page-look-through")) {
                        // Counted from the bottom, so that a new discard changes none but the topmost.
                        @for heap in buried.chunks(HEAP).rev() {
                            (self.page.fragment(self.marks(heap), || html! {
                                @for &item in heap.iter().rev() { (self.tile(item)) }
                            }))
                        }
                    }
                }
            }
        }
    }

    /// The display case of a seat, what it has just drawn, and the crate below.
    pub(super) fn case(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let is_own = Some(seat) == self.own();
        let label = self.page.text(&Message::new("page-case").with("seat", seat));
        let can_be_robbed = !is_own && self.view.last.is_none();
        let is_safe = can_be_robbed && is_safe(self.game, set_of(seen.display.iter().copied()));
        html! {
            section.case.own[is_own].acting[self.view.to_act.contains(seat)] .(seat_class(seat)) aria-label=(label) {
                (self.page.fragment((seat, is_safe, self.open_hoards(), self.view.phase == Phase::Over), || html! {
                    header {
                        (seat_sign(seat))
                        h3 { @if is_own { (label) } @else { (self.page.translator.name(seat)) } }
                        @if is_safe {
                            span.safe title=(self.page.key("page-safe-help")) { (self.page.key("page-safe")) }
                        }
                        (self.points(seat))
                    }
                }))
                (self.drawn(seat))
                div.shelf data-zone={ "case-" (seat) } {
                    @for &item in &seen.display { (self.card(item, "")) }
                    @if seen.display.is_empty() { p.empty { (self.page.key("page-case-empty")) } }
                }
                @let hoard = seen.hoard.as_ref().map(|items| self.marks(items));
                (self.page.fragment((seat, seen.hoard_count, hoard), || self.crate_of(seat, seen)))
            }
        }
    }

    /// What the seat in turn has drawn: face up for itself, face down for all others.
    fn drawn(&self, seat: Seat) -> Markup {
        let Some(drawn) = self.view.drawn.as_ref().filter(|_| seat == self.view.active) else { return html! {} };
        let hidden = (drawn.count as usize).saturating_sub(drawn.known.len());
        html! {
            div.drawn data-zone="drawn" {
                p { (self.page.text(&Message::new("page-drawn").with("seat", seat))) }
                div.pair {
                    @for &item in &drawn.known { (self.card(item, "")) }
                    @for _ in 0..hidden { (self.back()) }
                }
            }
        }
    }

    /// The hoard: a closed lid with a number, or an open crate where the viewer may look.
    fn crate_of(&self, seat: Seat, seen: &SeatView) -> Markup {
        let message = Message::new("page-hoard").with("seat", seat).with("count", seen.hoard_count);
        let label = self.page.text(&message);
        let art = if seen.hoard.is_some() { "vintage-crate-open" } else { "vintage-crate" };
        html! {
            div.hoard.closed[seen.hoard.is_none()] data-zone={ "hoard-" (seat) } {
                span.crate role="img" aria-label=(label) title=(label) { (symbol(art)) b.count { (seen.hoard_count) } }
                @match &seen.hoard {
                    Some(items) if !items.is_empty() => div.tiles { @for &item in items { (self.tile(item)) } },
                    Some(_) => span.empty { (self.page.key("page-hoard-empty")) },
                    None => span.empty { (self.page.key("page-hoard-closed")) },
                }
            }
        }
    }

    /// The points of a seat, where all viewers may know them.
    fn points(&self, seat: Seat) -> Markup {
        let Some(hoards) = self.open_hoards() else { return html! {} };
        let outcome = score::outcome_of(self.game, &hoards);
        let won = self.view.phase == Phase::Over && outcome.winners.contains(seat);
        let points = self.page.text(&Message::new("page-points").with("points", outcome.points[seat.index()]));
        html! {
            span.points.won[won] { (points) @if won { " · " (self.page.key("page-won")) } }
        }
    }

    pub(super) fn panel(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let hoard = self.page.text(&Message::new("page-hoard").with("seat", seat).with("count", seen.hoard_count));
        let case = self.page.text(&Message::new("page-on-display").with("count", seen.display.len()));
        html! {
            div.counts {
                span role="img" aria-label=(hoard) title=(hoard) { (symbol("vintage-crate")) b { (seen.hoard_count) } }
                span role="img" aria-label=(case) title=(case) { (symbol("vintage-case")) b { (seen.display.len()) } }
                // At the end the house shows the points.
                @if self.view.phase != Phase::Over { (self.points(seat)) }
            }
        }
    }
}
