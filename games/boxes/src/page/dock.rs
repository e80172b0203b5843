//! The container on sale: six open boxes and four closed ones, each row on its pallet, with the
//! signs of those who have looked inside.

use super::parcel;
use crate::moves::Auction;
use crate::speak;
use crate::view::{BoxView, View};
use crate::{OPEN_PLACES, Phase, ROUNDS};
use brocante_core::show::{Page, Thing, seat_sign, symbol};
use brocante_core::text::Say;
use maud::{Markup, html};

/// What a click on a box stands for.
pub(super) fn token(place: u8) -> String {
    format!("box-{place}")
}

/// The name under which a box flies from the dock to whoever buys it. Its place is all it tells.
pub(super) fn fly(round: usize, place: usize) -> String {
    format!("parcel-{round}-{place}")
}

pub(super) fn dock(view: &View, page: &Page<'_>) -> Markup {
    let Some(container) = view.containers.last() else { return html! {} };
    html! {
        section.dock {
            header {
                h2 { (page.say(&Say::new("page-container").with("round", view.round).with("rounds", ROUNDS))) }
                (kind_of_auction(container.auction, page))
                span.auctioneer {
                    (symbol("boxes-gavel")) (seat_sign(view.auctioneer))
                    (page.say(&Say::new("page-auctioneer").with("seat", view.auctioneer)))
                }
                (actions(view, page))
            }
            div.load data-zone="dock" { (load(&container.boxes, Some(view.round), true, page)) }
        }
    }
}

/// The container on sale as the viewer knows it, without what the whole table sees of it.
pub(super) fn own_dock(view: &View, page: &Page<'_>) -> Markup {
    let Some(container) = view.containers.last() else { return html! {} };
    html! {
        section.dock {
            header {
                h2 { (page.say(&Say::new("page-container").with("round", view.round).with("rounds", ROUNDS))) }
                @if view.viewer.is(view.active) { (actions(view, page)) }
            }
            div.load data-zone="dock" { (load(&container.boxes, Some(view.round), false, page)) }
        }
    }
}

/// The ten boxes on their pallets; in a picture they belong to no round.
pub(super) fn load(all: &[BoxView], round: Option<u8>, lookers: bool, page: &Page<'_>) -> Markup {
    let (open, closed) = all.split_at(OPEN_PLACES.min(all.len()));
    html! {
        @for (kind, boxes, first) in [("open", open, 0), ("closed", closed, OPEN_PLACES)] {
            div class={ "stand " (kind) } {
                div.boxes {
                    @for (place, seen) in (first..).zip(boxes) {
                        @let key = (place, seen, round, lookers, page.can(&token(place as u8)));
                        (page.piece(key, || place_of(place, seen, round, lookers, page)))
                    }
                }
                svg.pallet viewBox="0 0 320 40" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    use href="#boxes-pallet" {}
                }
            }
        }
    }
}

fn kind_of_auction(auction: Option<Auction>, page: &Page<'_>) -> Markup {
    let key = match auction {
        None => "page-auction-undecided",
        Some(Auction::Open) => "page-auction-open",
        Some(Auction::Secret) => "page-auction-secret",
    };
    html! { span.kind-of-auction.undecided[auction.is_none()] { (page.key(key)) } }
}

/// boxes.look: what is left to whoever looks.
fn actions(view: &View, page: &Page<'_>) -> Markup {
    if view.phase != Phase::Look {
        return html! {};
    }
    let label = page.say(&Say::new("page-actions").with("seat", view.active).with("left", view.actions_left));
    html! {
        span.actions role="img" aria-label=(label) title=(label) {
            (seat_sign(view.active))
            @for _ in 0..view.actions_left { (symbol("boxes-eye")) }
        }
    }
}

fn place_of(place: usize, seen: &BoxView, round: Option<u8>, lookers: bool, page: &Page<'_>) -> Markup {
    let (name, token) = (parcel::name(place, seen, page), token(place as u8));
    let fly = round.map(|round| fly(usize::from(round), place));
    let inner = html! {
        (parcel::parcel(seen))
        span.number { (speak::number(place)) }
    };
    let thing = Thing { token: Some(&token), classes: parcel::classes(seen), name: &name, fly: fly.as_deref() };
    html! {
        div.place {
            @if lookers {
                span.lookers aria-hidden="true" { @for seat in seen.looked_by.iter() { (seat_sign(seat)) } }
            }
            (page.spot(&thing, &inner))
        }
    }
}
