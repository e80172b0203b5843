//! The current auction: the card, the highest bid, its bidder and the other bidders.

use super::card::{self, category_art, skill_art, skill_tint, tint};
use super::worth;
use crate::moves::Move;
use crate::rules::Collectors;
use crate::state::Phase;
use crate::view::{AuctionView, Face, View};
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::{seat_class, seat_sign, symbol};
use maud::{Markup, html};

impl Collectors {
    pub(super) fn auction_stage(&self, view: &View, page: &Page<'_>) -> Markup {
        let Some(auction) = &view.auction else { return html! {} };
        html! {
            section.stage data-zone="auction" {
                span.gavel { (symbol("collectors-gavel")) }
                (self.lot(auction, page))
                div.bid {
                    @if auction.bid > 0 {
                        strong { (page.text(&Message::new("page-price").with("coins", auction.bid))) }
                    } @else { strong { "–" } }
                    span { (page.text(&standing(view, auction))) }
                }
                @if let Some(face) = &auction.card {
                    @let price = worth::prices(view)[face.item as usize];
                    (page.fragment((face, price), || self.lot_sides(face, price, page)))
                }
                ul.bidders { @for seat in Seat::all(self.seats) { (bidder(seat, view, auction, page)) } }
            }
        }
    }

    fn lot(&self, auction: &AuctionView, page: &Page<'_>) -> Markup {
        page.fragment((card::clickable(auction.card.as_slice(), page), auction.face_down), || {
            let card = auction.card.map(|face| self.card(&face, "stage-card", page));
            html! {
                div.lot {
                    (card.unwrap_or_else(|| card::back("stage-card", &page.key("page-face-down"))))
                    @if auction.face_down { span.face-down { (page.key("page-face-down-short")) } }
                }
            }
        })
    }

    /// What the card on offer could become, in words: the three ways to place it.
    fn lot_sides(&self, face: &Face, price: i32, page: &Page<'_>) -> Markup {
        let item = Message::new("stage-item").with("category", self.deck.name(face.item)).with("count", price);
        let skill = Message::new("page-skill").with("skill", self.skill_name(face.skill));
        let market = Message::new("stage-market").with("category", self.deck.name(face.market));
        html! {
            ul.sides {
                li class=(tint(face.item)) { (category_art(face.item)) (page.text(&item)) }
                li { span class={ "skill " (skill_tint(face.skill)) } { (skill_art(face.skill)) } (page.text(&skill)) }
                li class=(tint(face.market)) { (category_art(face.market)) (page.text(&market)) }
            }
        }
    }

    pub(super) fn bid_form(&self, view: &View, page: &Page<'_>) -> Markup {
        let (Some(auction), Some(own), Some(seat)) = (&view.auction, &view.own, view.viewer.seat()) else {
            return html! {};
        };
        let least = auction.bid + 1;
        // collectors.auction.bid
        let corners: u16 = own.hand.iter().map(|face| u16::from(face.coin)).sum();
        let most = view.seats[seat.index()].coins + corners;
        if most < least {
            return html! { p.too-dear { (page.text(&Message::new("page-cant-bid").with("most", most))) } };
        }
        let inner = html! {
            label for="bid-coins" { (page.text(&Message::new("page-bid-label").with("least", least).with("most", most))) }
            input id="bid-coins" type="number" name="number:coins" inputmode="numeric" required
                min=(least) max=(most) step="1" value=(least);
        };
        page.compose("form-bid", &Move::Bid { coins: least }, &page.key("page-bid"), &inner)
    }
}

/// One sentence on where the auction stands.
fn standing(view: &View, auction: &AuctionView) -> Message {
    let leader = auction.bidder.unwrap_or(auction.starter);
    let key = match view.phase {
        Phase::Pay => "stage-paying",
        Phase::Settle => "stage-settling",
        _ if auction.bid == 0 => "stage-opening",
        _ => "stage-bid",
    };
    Message::new(key).with("seat", leader).with("due", auction.due)
}

fn bidder(seat: Seat, view: &View, auction: &AuctionView, page: &Page<'_>) -> Markup {
    let leads = auction.bidder == Some(seat);
    let (class, key) = match () {
        () if leads => ("leads", "bidder-leads"),
        () if !auction.bidding.contains(seat) => ("out", "bidder-out"),
        () if view.to_act.contains(seat) => ("now", "bidder-now"),
        () => ("in", "bidder-in"),
    };
    html! {
        li class={ (seat_class(seat)) " " (class) } {
            (seat_sign(seat))
            span.who { (page.translator.name(seat)) }
            span.how { (page.key(key)) }
        }
    }
}
