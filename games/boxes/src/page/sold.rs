//! The containers that were sold: to whom, for how much, and what the viewer knows to be in them.
//! The one sold last is unpacked box by box (`data-unpack`): of another's, the backs are all there is
//! to see. In the end all of them stand open.

use crate::deck::ROUNDS;
use crate::page::{dock, parcel, seats};
use crate::state::Phase;
use crate::view::{ContainerView, View};
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::{seat_class, seat_sign};
use maud::{Markup, html};

pub(super) fn ledger(view: &View, page: &Page<'_>) -> Markup {
    let is_over = view.phase == Phase::Over;
    html! {
        section.ledger.opened[is_over] data-zone="ledger" {
            h2.visually-hidden { (page.key("page-sold")) }
            @for (round, container, winner) in sold(view) { (lot(round, container, winner, true, view, page)) }
            @for round in last_sold(view) + 1..=ROUNDS {
                @if round > usize::from(view.round) {
                    @let label = page.key("page-to-come");
                    div.lot.to-come title=(label) { span.round { (round) } span.visually-hidden { (label) } }
                } @else {
                    div.lot.on-sale { span.round { (round) } span { (page.key("page-on-sale")) } }
                }
            }
        }
    }
}

/// What the viewer has bought, and what the viewer saw of the other containers before they were sold.
pub(super) fn own_ledger(view: &View, seat: Seat, page: &Page<'_>) -> Markup {
    let knows = |container: &ContainerView| container.boxes.iter().any(|seen| seen.card.is_some());
    let bought = || sold(view).filter(|&(_, _, winner)| winner == seat);
    // In the end everything lies open on the table.
    let is_over = view.phase == Phase::Over;
    let others = || sold(view).filter(|&(_, container, winner)| !is_over && winner != seat && knows(container));
    html! {
        @if bought().next().is_some() {
            section.ledger.own.opened {
                h2 { (page.key("page-own-containers")) }
                @for (round, container, winner) in bought() { (lot(round, container, winner, false, view, page)) }
            }
        }
        @if others().next().is_some() {
            section.ledger.own {
                h2 { (page.key("page-seen")) }
                @for (round, container, _) in others() {
                    div.lot.seen {
                        span.round { (round) }
                        div.parcels { (parcels(round, container, true, page)) }
                    }
                }
            }
        }
    }
}

/// The sold containers, counted from 1, with their buyers.
fn sold(view: &View) -> impl Iterator<Item = (usize, &ContainerView, Seat)> {
    (1..).zip(&view.containers).filter_map(|(round, container)| Some((round, container, container.winner?)))
}

fn last_sold(view: &View) -> usize {
    sold(view).map(|(round, ..)| round).last().unwrap_or_default()
}

fn lot(round: usize, container: &ContainerView, winner: Seat, offers: bool, view: &View, page: &Page<'_>) -> Markup {
    let is_last = round == last_sold(view);
    page.fragment((round, container, offers, is_last), || {
        let unpack = is_last.then(|| format!("sale-{round}"));
        make_lot(round, container, winner, offers, unpack, page)
    })
}

fn make_lot(
    round: usize,
    container: &ContainerView,
    winner: Seat,
    offers: bool,
    unpack: Option<String>,
    page: &Page<'_>,
) -> Markup {
    let sum: u32 = container.boxes.iter().filter_map(|seen| seen.card).map(|card| u32::from(card.value)).sum();
    let unknown = container.boxes.iter().filter(|seen| seen.card.is_none()).count();
    let message = Message::new("page-lot").with("round", round).with("seat", winner);
    let label = page.text(&message.with("amount", container.paid.total()).with("sum", sum).with("unknown", unknown));
    html! {
        div class={ "lot " (seat_class(winner)) } data-zone={ "sold-" (round) } {
            header title=(label) {
                span.round { (round) }
                (seat_sign(winner))
                span.buyer { (page.translator.name(winner)) }
                b { (container.paid.total()) }
                span.visually-hidden { (label) }
            }
            div.parcels data-unpack=[unpack] {
                (parcels(round, container, false, page))
            }
            div.offers {
                @for seat in Seat::all(container.called.len() as u8).filter(|_| offers) {
                    @if let Some(amount) = seats::offer(container, seat) {
                        @let label = page.text(&Message::new("page-offer").with("seat", seat).with("amount", amount));
                        span role="img" aria-label=(label) title=(label) { (seat_sign(seat)) (amount) }
                    }
                }
                @if sum > 0 || unknown == 0 { span.sum title=(label) { "= " (sum) @if unknown > 0 { "+?" } } }
            }
        }
    }
}

/// The boxes of a sold container, or only those the viewer knows.
fn parcels(round: usize, container: &ContainerView, only_known: bool, page: &Page<'_>) -> Markup {
    html! {
        @for (place, seen) in container.boxes.iter().enumerate() {
            @if seen.card.is_some() || !only_known {
                @let name = parcel::name(place, seen, page);
                span class={ "mini" @if seen.card.is_some() { " known" } } role="img" aria-label=(name) title=(name)
                    data-fly=(dock::fly(round, place)) { (parcel::parcel(seen)) }
            }
        }
    }
}
