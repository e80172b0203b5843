//! What was bought: all bags of the last round with their inventors, and everybody's Victory Cards.

use super::Table;
use crate::state::Phase;
use crate::view::SaleView;
use brocante_core::{Message, Seat};
use brocante_show::page::{seat_class, symbol};
use maud::{Markup, html};

impl Table<'_> {
    /// bizarre.sale: after the sale, everybody sees the inventor of each pair. It lies open until bags are filled
    /// again, and can be looked up later.
    pub fn reveal(&self) -> Markup {
        let view = self.view;
        let Some(bought) = view.sales.last() else { return html! {} };
        let is_over = view.phase == Phase::Over;
        let is_fresh = is_over || matches!(view.phase, Phase::Identity | Phase::Thrift);
        let said = is_fresh.then(|| self.said_by(bought.pitcher));
        self.page.fragment((&view.last, bought, is_over, &said), || self.make_reveal(bought, is_over, said.as_deref()))
    }

    /// With what was said for the bag that was bought, while it is fresh.
    fn make_reveal(&self, bought: &SaleView, is_over: bool, said: Option<&str>) -> Markup {
        let title = self.page.key(if is_over { "page-final-round" } else { "page-last-round" });
        html! {
            details.reveal data-zone="last-round" open[said.is_some()] {
                summary { (symbol("bizarre-coin")) (title) }
                div.sold-bags tabindex="0" role="group" aria-label=(title) {
                    @for sale in &self.view.last { (self.sold_bag(sale, sale.pitcher == bought.pitcher, said)) }
                }
            }
        }
    }

    fn sold_bag(&self, sale: &SaleView, is_bought: bool, said: Option<&str>) -> Markup {
        let page = self.page;
        html! {
            div.sold.bought[is_bought] {
                // Words that were discarded can come back into a hand, so these never fly.
                (self.pair(&sale.pair, false))
                p { (self.sign(sale.inventor)) (page.text(&Message::new("page-invented").with("seat", sale.inventor))) }
                p { (self.sign(sale.pitcher)) (page.text(&Message::new("page-sold").with("seat", sale.pitcher))) }
                @if is_bought {
                    span.sticker { (symbol("bizarre-coin")) (page.key("page-bought")) }
                    @if let Some(said) = said { p.bubble { (said) } }
                }
            }
        }
    }

    /// The Victory Cards of all seats; at the end, the seat with the most comes first.
    pub fn prizes(&self) -> Markup {
        let is_over = self.view.phase == Phase::Over;
        if self.view.sales.is_empty() {
            return html! {};
        }
        self.page.fragment((&self.view.seats, is_over), || self.make_prizes(is_over))
    }

    fn make_prizes(&self, is_over: bool) -> Markup {
        let mut seats: Vec<Seat> = Seat::all(self.game.seats).collect();
        if is_over {
            seats.sort_by_key(|&seat| std::cmp::Reverse(self.victory_count(seat)));
        }
        let leaders = self.leaders().0;
        html! {
            details.prizes data-zone="victory-cards" open[is_over] {
                summary { (symbol("bizarre-trophy")) (self.page.key("page-prizes")) }
                ul.winnings {
                    @for seat in seats { (self.winnings(seat, leaders.contains(&seat))) }
                }
            }
        }
    }

    /// The viewer's own Victory Cards alone.
    pub fn own_prizes(&self) -> Markup {
        let Some(own) = self.own().filter(|&own| self.victory_count(own) > 0) else { return html! {} };
        html! {
            section.own-prizes aria-label=(self.page.key("page-prizes")) {
                h3 { (symbol("bizarre-trophy")) (self.page.key("page-prizes")) }
                ul.winnings { (self.winnings(own, self.leaders().0.contains(&own))) }
            }
        }
    }

    fn winnings(&self, seat: Seat, is_ahead: bool) -> Markup {
        let cards = &self.view.seats[seat.index()].victory_cards;
        let count = self.page.text(&Message::new("page-victory-cards").with("count", cards.len()));
        html! {
            li.row.ahead[is_ahead] .(seat_class(seat)) data-zone={ "prizes-" (seat) } {
                span.head {
                    (self.sign(seat)) b { (self.page.translator.name(seat)) }
                    span.count title=(count) { span.visually-hidden { (count) } span aria-hidden="true" { (cards.len()) } }
                }
                @for card in cards { (self.chip(card, true)) }
            }
        }
    }
}
