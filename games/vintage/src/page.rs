//! The table as a page: glass display cases with wooden frames, a crate below each for its hoard.
//!
//! `page/item.rs` draws the items, `page/chart.rs` the majorities so far, `page/picture.rs` the pictures of
//! the rules.

mod chart;
mod item;
mod picture;

use crate::moves::{Event, Move};
use crate::view::{SeatView, View};
use crate::{Phase, Vintage, score, set_of};
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::Say;
use brocante_core::{Look, Page, Seat, Show, Sound};
use item::{Looks, SPRITE};
use maud::{Markup, html};
use std::cell::OnceCell;

/// So many of the discards are one piece of the page.
const HEAP: usize = 4;

impl Show for Vintage {
    const LOOK: Look =
        Look { sprite: SPRITE, stall: include_str!("../art/stall.svg"), style: include_str!("../style.css") };

    fn board(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).board()
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).hand()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        picture::of(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).panel(seat)
    }

    fn spots(&self, view: &View, mv: Move) -> Option<Vec<String>> {
        let item = match mv {
            Move::Hoard { item } | Move::Steal { item, .. } | Move::Keep { item } => Some(item),
            Move::Salvage => view.discards.last().copied(),
            Move::Decline => None,
        };
        Some(item.map(token).into_iter().collect())
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Stole { .. } | Event::Salvaged { .. } | Event::Kept { .. } | Event::KeptOnly { .. } => {
                Some(Sound::Card)
            }
            Event::Hoarded { .. } => Some(Sound::Knock),
            _ => None,
        }
    }
}

/// An item on the page: what is clicked, and what flies.
fn token(item: u8) -> String {
    format!("item-{item}")
}

/// A table to be drawn.
struct Table<'a> {
    game: &'a Vintage,
    view: &'a View,
    page: &'a Page<'a>,
    looks: OnceCell<Looks>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Vintage, view: &'a View, page: &'a Page<'a>) -> Table<'a> {
        Table { game, view, page, looks: OnceCell::new() }
    }

    fn looks(&self) -> &Looks {
        self.looks.get_or_init(|| Looks::of(&self.game.deck.colours, &self.game.deck.categories))
    }

    fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// All seats, the viewer's first; a watcher sits behind seat 0.
    fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.own().unwrap_or_default().around(self.game.seats)
    }

    fn board(&self) -> Markup {
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
    fn hand(&self) -> Markup {
        let Some(own) = self.own() else { return self.board() };
        let hoard = self.view.seats[own.index()].hoard.as_deref().unwrap_or_default();
        let worth = self.game.deck.values(set_of(hoard.iter().copied()));
        html! {
            div.mine {
                (self.case(own))
                p.worth {
                    (self.page.say(&Say::new("score-values").with("count", hoard.len()))) " · "
                    b { (self.page.say(&Say::new("page-points").with("points", worth))) }
                }
                (self.chart(&[own]))
            }
        }
    }

    /// The deck and the discard pile.
    fn market(&self) -> Markup {
        let view = self.view;
        let pile = self.page.say(&Say::new("page-discards-count").with("count", view.discards.len()));
        html! {
            section.market aria-label=(self.page.key("page-market")) {
                (self.page.piece((view.deck_count, view.deck_renewed), || self.deck()))
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
        let deck = self.page.say(&Say::new("page-deck-count").with("count", view.deck_count));
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

    /// The discards under the top one: everybody may look through them.
    fn buried(&self) -> Markup {
        let buried = self.view.discards.split_last().map_or(&[][..], |(_, below)| below);
        html! {
            @if !buried.is_empty() {
                details.buried {
                    summary { (self.page.key("page-look-through")) }
                    div.tiles tabindex="0" role="group" aria-label=(self.page.key("page-look-through")) {
                        // Counted from the bottom, so that a new discard changes none but the topmost.
                        @for heap in buried.chunks(HEAP).rev() {
                            (self.page.piece(self.marks(heap), || html! {
                                @for &item in heap.iter().rev() { (self.tile(item)) }
                            }))
                        }
                    }
                }
            }
        }
    }

    /// The display case of a seat, what it has just drawn, and the crate below.
    fn case(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let is_own = Some(seat) == self.own();
        let label = self.page.say(&Say::new("page-case").with("seat", seat));
        // vintage.last
        let is_safe = seen.display.len() == 1 && !self.game.options.take_that && !is_own && self.view.last.is_none();
        html! {
            section.case.own[is_own].acting[self.view.to_act.contains(seat)] .(seat_class(seat)) aria-label=(label) {
                (self.page.piece((seat, is_safe, self.open_hoards(), self.view.phase == Phase::Over), || html! {
                    header {
                        (seat_sign(seat))
                        h3 { @if is_own { (label) } @else { (self.page.speaker.name(seat)) } }
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
                (self.page.piece((seat, seen.hoard_count, hoard), || self.crate_of(seat, seen)))
            }
        }
    }

    /// What the seat in turn has drawn: face up for itself, face down for everybody else.
    fn drawn(&self, seat: Seat) -> Markup {
        let Some(drawn) = self.view.drawn.as_ref().filter(|_| seat == self.view.active) else { return html! {} };
        let hidden = (drawn.count as usize).saturating_sub(drawn.known.len());
        html! {
            div.drawn data-zone="drawn" {
                p { (self.page.say(&Say::new("page-drawn").with("seat", seat))) }
                div.pair {
                    @for &item in &drawn.known { (self.card(item, "")) }
                    @for _ in 0..hidden { (self.back()) }
                }
            }
        }
    }

    /// The hoard: a closed lid with a number, or an open crate where the viewer may look.
    fn crate_of(&self, seat: Seat, seen: &SeatView) -> Markup {
        let say = Say::new("page-hoard").with("seat", seat).with("count", seen.hoard_count);
        let label = self.page.say(&say);
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

    /// The points of a seat as far as everybody may know them.
    fn points(&self, seat: Seat) -> Markup {
        let Some(hoards) = self.open_hoards() else { return html! {} };
        let outcome = score::outcome(self.game, &hoards);
        let won = self.view.phase == Phase::Over && outcome.winners.contains(seat);
        let points = self.page.say(&Say::new("page-points").with("points", outcome.points[seat.index()]));
        html! {
            span.points.won[won] { (points) @if won { " · " (self.page.key("page-won")) } }
        }
    }

    fn panel(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let hoard = self.page.say(&Say::new("page-hoard").with("seat", seat).with("count", seen.hoard_count));
        let case = self.page.say(&Say::new("page-on-display").with("count", seen.display.len()));
        html! {
            div.counts {
                span role="img" aria-label=(hoard) title=(hoard) { (symbol("vintage-crate")) b { (seen.hoard_count) } }
                span role="img" aria-label=(case) title=(case) { (symbol("vintage-case")) b { (seen.display.len()) } }
                // In the end the house says them.
                @if self.view.phase != Phase::Over { (self.points(seat)) }
            }
        }
    }
}
