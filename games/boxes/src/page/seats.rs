//! All seats at the dock: what they called, laid or paid, and what they have bought.

use crate::rules::Boxes;
use crate::score::Hoard;
use crate::state::Phase;
use crate::view::{ContainerView, View};
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::{picture, seat_class, seat_sign, symbol};
use maud::{Markup, html};

/// How a seat stands in the sale: a class, a word, and an amount.
#[derive(Hash)]
struct Standing {
    class: &'static str,
    key: &'static str,
    amount: Option<i32>,
    laid: bool,
}

pub(super) fn bidders(game: &Boxes, view: &View, page: &Page<'_>) -> Markup {
    let is_over = view.phase == Phase::Over;
    let best = Seat::all(game.seats).map(|seat| fortune(game, view, seat)).max();
    html! {
        ul.bidders data-zone="bidders" {
            @for seat in Seat::all(game.seats) {
                @let standing = if is_over {
                    let fortune = fortune(game, view, seat);
                    let (class, key) =
                        if Some(fortune) == best { ("leads", "seat-richest") } else { ("", "seat-fortune") };
                    Standing { class, key, amount: Some(fortune), laid: false }
                } else {
                    standing(seat, view)
                };
                @let key = (seat, &standing, view.auctioneer == seat, is_over, bought(view, seat), money(view, seat));
                (page.fragment(key, || bidder(game, seat, &standing, view, page)))
            }
        }
    }
}

fn standing(seat: Seat, view: &View) -> Standing {
    let acts = view.to_act.contains(seat);
    let container = view.containers.last();
    let amount = container.and_then(|container| offer(container, seat));
    let (class, key) = match view.phase {
        Phase::Choose if acts => ("now", "seat-chooses"),
        Phase::Look if acts => ("now", "seat-looks"),
        Phase::Look if has_looked(seat, view) => ("", "seat-has-looked"),
        Phase::Look => ("", "seat-will-look"),
        Phase::Choose | Phase::Over => ("", "seat-waits"),
        Phase::Lay if acts => ("now", "seat-lays"),
        Phase::Lay => ("", "seat-laid"),
        Phase::Pay if acts => ("leads", "seat-pays"),
        Phase::Bid if view.bidder == Some(seat) => ("leads", "seat-leads"),
        Phase::Bid if acts => ("now", "seat-bids"),
        Phase::Bid if view.bidding.contains(seat) => ("", "seat-in"),
        Phase::Bid | Phase::Pay => ("out", "seat-passed"),
    };
    Standing { class, key, amount, laid: view.phase == Phase::Lay && !acts }
}

/// boxes.look: the seats from the auctioneer up to the one that looks have looked.
fn has_looked(seat: Seat, view: &View) -> bool {
    let mut before = view.auctioneer.around(view.seats.len() as u8).take_while(|&looked| looked != view.active);
    before.any(|looked| looked == seat)
}

/// What a seat called out last, or laid where that is shown.
pub(super) fn offer(container: &ContainerView, seat: Seat) -> Option<i32> {
    let called = container.called.get(seat.index()).copied().flatten();
    let shown = container.shown.as_ref().and_then(|shown| shown.get(seat.index())).map(|notes| notes.total());
    called.or(shown).map(i32::from)
}

fn bidder(game: &Boxes, seat: Seat, standing: &Standing, view: &View, page: &Page<'_>) -> Markup {
    html! {
        li class={ "bidder " (seat_class(seat)) " " (standing.class) } {
            div.who {
                (seat_sign(seat))
                strong { (page.translator.name(seat)) }
                @if view.auctioneer == seat && view.phase != Phase::Over {
                    @let label = page.key("page-gavel");
                    span.hammer role="img" aria-label=(label) title=(label) { (symbol("boxes-gavel")) }
                }
            }
            div.how {
                @if standing.laid {
                    span.laid aria-hidden="true" { (picture("boxes-note-100", "0 0 96 48")) }
                }
                @if let Some(amount) = standing.amount { b.amount { (amount) } }
                span.word { (page.key(standing.key)) }
            }
            (belongings(game, seat, view, page))
        }
    }
}

/// Containers and notes: what is left where it may be seen, else what was paid.
fn belongings(game: &Boxes, seat: Seat, view: &View, page: &Page<'_>) -> Markup {
    let money = match money(view, seat) {
        Ok(amount) => Message::new("page-wallet").with("amount", amount),
        Err(amount) => Message::new("page-screened").with("amount", amount),
    };
    let hoard = Hoard::seen(view, seat);
    html! {
        div.has {
            span { (symbol("boxes-closed")) (page.text(&Message::new("page-bought").with("count", bought(view, seat)))) }
            span { (symbol("boxes-screen")) (page.text(&money)) }
            @if view.phase == Phase::Over {
                span { (symbol("boxes-gold")) (page.text(&Message::new("page-hoard").with("amount", hoard.worth(game.seats)))) }
            }
        }
    }
}

pub(super) fn bought(view: &View, seat: Seat) -> usize {
    view.containers.iter().filter(|container| container.winner == Some(seat)).count()
}

/// What a seat has, or what it has paid where its notes are hidden.
pub(super) fn money(view: &View, seat: Seat) -> Result<u16, u16> {
    let seen = &view.seats[seat.index()];
    seen.wallet.map(|wallet| wallet.total()).ok_or_else(|| seen.paid.total())
}

/// Notes, boxes and sets of a seat, as far as the viewer knows.
pub(super) fn fortune(game: &Boxes, view: &View, seat: Seat) -> i32 {
    let notes = view.seats[seat.index()].wallet.map_or(0, |wallet| i32::from(wallet.total()));
    notes + Hoard::seen(view, seat).worth(game.seats)
}
