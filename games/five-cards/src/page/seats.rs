//! The seats: each with the frame of its collection and its hand.

use crate::deck::{Card, Special};
use crate::page::card::Lying;
use crate::page::table::{Table, collected_token, grouped, hand_token, seat_token};
use crate::state::{Ending, Phase};
use crate::view::SeatView;
use brocante_core::{Message, Seat, SeatSet};
use brocante_show::BoardItem;
use brocante_show::page::{seat_class, seat_sign};
use maud::{Markup, html};

impl Table<'_> {
    /// Another seat: its frame, the backs of its cards, and what the viewer knows of them.
    pub fn rival(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        html! {
            section.rival.acting[self.is_acting(seat)].(seat_class(seat)) aria-label=(self.page.translator.name(seat)) {
                header { (seat_sign(seat)) h3 { (self.page.translator.name(seat)) } (self.marks(seat, seen)) }
                (self.frame(seat, seen, "slot"))
                @let can = self.page.can(&seat_token(seat));
                (self.page.fragment((seat, seen.hand_size, &seen.known, can), || html! {
                    div.holding {
                        (self.backs(seat, seen))
                        (self.known(seen))
                    }
                }))
            }
        }
    }

    /// The viewer's own frame.
    pub fn own_frame(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let title = self.page.key("page-own-frame");
        html! {
            section.own-frame.acting[self.is_acting(seat)].(seat_class(seat)) aria-label=(title) {
                header { (seat_sign(seat)) h3 { (title) } (self.marks(seat, seen)) }
                (self.frame(seat, seen, "slot"))
            }
        }
    }

    /// The viewer's own hand, with the card just drawn apart.
    pub fn own_hand(&self, seat: Seat) -> Markup {
        let view = self.view;
        let mut hand: Vec<&Card> = view.hand.iter().collect();
        if let Some(at) = view.drawn.as_ref().and_then(|drawn| hand.iter().position(|&card| card == drawn)) {
            hand.remove(at);
        }
        let cards = grouped(hand.iter().map(|card| card.kind));
        let title = self
            .page
            .text(&Message::new("page-own-hand").with("count", view.hand.len()).with("limit", view.hand_limit));
        html! {
            section.own-hand.acting[self.is_acting(seat)].(seat_class(seat)) aria-label=(title) {
                h3 { (title) }
                div.cards data-zone={ "hand-" (seat) } {
                    @if let Some(drawn) = &view.drawn {
                        div.drawn {
                            span.note { (self.page.key("page-drawn")) }
                            (self.hand_card(drawn.kind, 1, true))
                        }
                    }
                    @for &(kind, count) in &cards { (self.hand_card(kind, count, view.drawn.is_none())) }
                    @if view.hand.is_empty() { p.note { (self.page.key("page-hand-empty")) } }
                }
                (self.helps())
            }
        }
    }

    fn hand_card(&self, kind: u8, count: usize, playable: bool) -> Markup {
        let token = hand_token(kind);
        let token = Some(token.as_str()).filter(|_| playable);
        self.card(kind, Lying { size: "hand", token, count, ..Lying::default() })
    }

    /// What the special cards in the hand do, where they are too small to say it themselves.
    fn helps(&self) -> Markup {
        let mut specials = grouped(self.view.hand.iter().map(|card| card.kind));
        specials.retain(|&(kind, _)| Special::of_kind(kind).is_some());
        self.page.fragment(&specials, || {
            html! {
                ul.helps aria-hidden="true" { @for &(kind, _) in &specials { li { (self.spoken(kind)) } } }
            }
        })
    }

    /// The five symbols of a collection: those laid out, and the places of those still lacking.
    pub fn frame(&self, seat: Seat, seen: &SeatView, size: &str) -> Markup {
        html! {
            div.frame data-zone={ "frame-" (seat) } {
                @for card in &seen.wanted {
                    @let missing = !seen.collected.contains(card);
                    @let token = collected_token(seat, card.kind);
                    (self.card(card.kind, Lying { size, token: (!missing).then_some(&token), missing, count: 1 }))
                }
            }
        }
    }

    /// A hand from behind; it can be clicked where a special takes from it.
    fn backs(&self, seat: Seat, seen: &SeatView) -> Markup {
        let name = self.page.text(&Message::new("page-hand").with("seat", seat).with("count", seen.hand_size));
        let token = seat_token(seat);
        let inner = html! {
            span.fan { @for _ in 0..seen.hand_size { span.back { (self.back()) } } }
            b { (seen.hand_size) }
        };
        let thing = BoardItem { token: Some(&token), classes: "backs", name: &name, fly: None };
        html! { div.zone data-zone={ "hand-" (seat) } { (self.page.target(&thing, &inner)) } }
    }

    /// What the viewer remembers of the other hands, for a screen on which those are not.
    pub fn memories(&self, own: Seat) -> Markup {
        // While a hand is being looked at it is there in full already.
        let is_open = |seat: Seat| self.viewed_hand().is_some() && self.view.viewed == Some(seat);
        let around = own.around(self.game.seats).filter(|&seat| seat != own && !is_open(seat));
        let seats: Vec<Seat> = around.filter(|seat| !self.view.seats[seat.index()].known.cards.is_empty()).collect();
        html! {
            @if !seats.is_empty() {
                section.memories aria-label=(self.page.key("page-memories")) {
                    h3 { (self.page.key("page-memories")) }
                    @for &seat in &seats {
                        div.memory.(seat_class(seat)) {
                            (seat_sign(seat)) strong { (self.page.translator.name(seat)) }
                            (self.known(&self.view.seats[seat.index()]))
                        }
                    }
                }
            }
        }
    }

    /// five.memory
    fn known(&self, seen: &SeatView) -> Markup {
        let known = &seen.known;
        html! {
            @if !known.cards.is_empty() {
                div.known {
                    span.note { (self.page.text(&Message::new("page-known").with("less", known.less_unseen))) }
                    @for card in &known.cards { (self.chip(card.kind)) }
                }
            }
        }
    }

    /// The marks of a seat: its count, its passes, and whether it won or lost.
    fn marks(&self, seat: Seat, seen: &SeatView) -> Markup {
        html! {
            span.tally { (seen.collected.len()) "/" (seen.wanted.len()) }
            @if let Some(passes) = seen.passes_left {
                span.passes { (self.page.text(&Message::new("page-passes").with("count", passes))) }
            }
            @if self.winners().contains(seat) { span.won { (self.page.key("page-won")) } }
            @if self.view.ending == Some(Ending::Stuck { seat }) { span.stuck { (self.page.key("page-stuck")) } }
        }
    }

    fn winners(&self) -> SeatSet {
        let count = |seat: Seat| self.view.seats[seat.index()].collected.len();
        let seats = Seat::all(self.game.seats);
        match self.view.ending {
            None => SeatSet::EMPTY,
            Some(Ending::Won { seat }) => SeatSet::only(seat),
            Some(Ending::Stuck { seat }) => SeatSet::all(self.game.seats).without(seat),
            Some(Ending::Stalemate) => {
                let most = seats.clone().map(count).max().unwrap_or_default();
                seats.filter(|&seat| count(seat) == most).collect()
            }
        }
    }

    pub fn is_acting(&self, seat: Seat) -> bool {
        self.view.phase != Phase::Over && seat == self.view.active
    }

    pub fn panel(&self, seat: Seat) -> Markup {
        let seen = &self.view.seats[seat.index()];
        let (done, all) = (seen.collected.len(), seen.wanted.len());
        let collected = self.page.text(&Message::new("page-collected").with("count", done).with("all", all));
        let hand = self.page.text(&Message::new("page-hand").with("seat", seat).with("count", seen.hand_size));
        html! {
            div.counts {
                span.dots role="img" aria-label=(collected) title=(collected) {
                    @for at in 0..all { i.done[at < done] {} }
                    b { (done) }
                }
                span.in-hand role="img" aria-label=(hand) title=(hand) {
                    span.back { (self.back()) }
                    b { (seen.hand_size) }
                }
            }
        }
    }
}
