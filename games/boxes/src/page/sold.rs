//! The containers that were sold: to whom, for how much, and what the viewer knows to be in them.
//! In the end all of them stand open.

use super::{dock, parcel, seats};
use crate::view::{ContainerView, View};
use crate::{Phase, ROUNDS};
use brocante_core::Seat;
use brocante_core::show::{Page, seat_class, seat_sign};
use brocante_core::text::Say;
use maud::{Markup, html};

pub(super) fn ledger(view: &View, page: &Page<'_>) -> Markup {
    let sold =
        || (1..).zip(&view.containers).filter_map(|(round, container)| Some((round, container, container.winner?)));
    html! {
        section.ledger.opened[view.phase == Phase::Over] {
            h2.visually-hidden { (page.key("page-sold")) }
            @for (round, container, winner) in sold() { (lot(round, container, winner, view, page)) }
            @for round in sold().count() + 1..=ROUNDS {
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

fn lot(round: usize, container: &ContainerView, winner: Seat, view: &View, page: &Page<'_>) -> Markup {
    let sum: u32 = container.boxes.iter().filter_map(|seen| seen.card).map(|card| u32::from(card.value)).sum();
    let unknown = container.boxes.iter().filter(|seen| seen.card.is_none()).count();
    let say = Say::new("page-lot").with("round", round).with("seat", winner);
    let label = page.say(&say.with("amount", container.paid.total()).with("sum", sum).with("unknown", unknown));
    html! {
        div class={ "lot " (seat_class(winner)) } data-zone={ "sold-" (round) } {
            header title=(label) {
                span.round { (round) }
                (seat_sign(winner))
                span.buyer { (page.speaker.name(winner)) }
                b { (container.paid.total()) }
                span.visually-hidden { (label) }
            }
            div.parcels {
                @for (place, seen) in container.boxes.iter().enumerate() {
                    @let name = parcel::name(place, seen, page);
                    span class={ "mini" @if seen.card.is_some() { " known" } } role="img" aria-label=(name) title=(name)
                        data-fly=(dock::fly(round, place)) { (parcel::parcel(seen)) }
                }
            }
            div.offers {
                @for seat in Seat::all(view.seats.len() as u8) {
                    @if let Some(amount) = seats::offer(container, seat) {
                        @let label = page.say(&Say::new("page-offer").with("seat", seat).with("amount", amount));
                        span title=(label) { (seat_sign(seat)) (amount) }
                    }
                }
                @if sum > 0 || unknown == 0 { span.sum title=(label) { "= " (sum) @if unknown > 0 { "+?" } } }
            }
        }
    }
}
