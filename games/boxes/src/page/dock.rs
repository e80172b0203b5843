//! The container on sale: six open boxes and four closed ones, each row on its pallet, with the
//! signs of those who have looked inside.

use crate::deck::{OPEN_PLACES, ROUNDS};
use crate::page::parcel;
use crate::state::{Auction, Phase};
use crate::text;
use crate::view::{BoxView, View};
use brocante_core::Message;
use brocante_show::page::{seat_sign, symbol};
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};

/// What a click on a box stands for.
pub(super) fn token(place: u8) -> String {
    format!("box-{place}")
}

/// The name under which a box flies from the dock to its buyer. It tells only the place of the box.
pub(super) fn fly(round: usize, place: usize) -> String {
    format!("parcel-{round}-{place}")
}

pub(super) fn dock(view: &View, page: &Page<'_>) -> Markup {
    let Some(container) = view.containers.last() else { return html! {} };
    html! {
        section.dock {
            header {
                h2 { (page.text(&Message::new("page-container").with("round", view.round).with("rounds", ROUNDS))) }
                (kind_of_auction(container.auction, page))
                span.auctioneer {
                    (symbol("boxes-gavel")) (seat_sign(view.auctioneer))
                    (page.text(&Message::new("page-auctioneer").with("seat", view.auctioneer)))
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
                h2 { (page.text(&Message::new("page-container").with("round", view.round).with("rounds", ROUNDS))) }
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
                        (page.fragment(key, || place_of(place, seen, round, lookers, page)))
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

/// boxes.look: the actions left to the seat that looks.
fn actions(view: &View, page: &Page<'_>) -> Markup {
    if view.phase != Phase::Look {
        return html! {};
    }
    let label = page.text(&Message::new("page-actions").with("seat", view.active).with("left", view.actions_left));
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
        span.number { (text::number(place)) }
    };
    let thing = BoardItem { token: Some(&token), classes: parcel::classes(seen), name: &name, fly: fly.as_deref() };
    html! {
        div.place {
            @if lookers {
                span.lookers aria-hidden="true" { @for seat in seen.looked_by.iter() { (seat_sign(seat)) } }
            }
            (page.target(&thing, &inner))
        }
    }
}
