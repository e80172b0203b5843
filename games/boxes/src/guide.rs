//! How to play well: what a container is worth, and how much of that to bid.
//!
//! - A container is worth what the seat has seen in it, the average of what it has not seen for the rest,
//!   and what it brings towards sets (see `guide/worth.rs`).
//! - A seat gives up to a share of that. In the end money counts as much as boxes do, but a seat that buys
//!   nothing rarely wins among four, so the shares are higher there. Guides with other shares played
//!   8,000 games against each other until no share gained any more.
//! - Others' bids tell of the boxes they have seen. The guide believes half of what they call above the
//!   expected amount, up to a limit. Without the limit all seats believe each other, and prices explode.
//! - It looks into closed boxes first: for its actions, a look there tells almost three times as much. It
//!   prefers boxes that others have not seen: the opposite order wins 0.19 of the games of four.
//! - It pays what loses the least. A bid that can't be paid exactly costs what has to be paid.

mod belief;
mod quick;
mod share;
mod worth;

use crate::check::is_opening;
use crate::deck::tally::by_back;
use crate::deck::{OPEN_PLACES, PLACES};
use crate::determinize::determinize;
use crate::moves::Move;
use crate::rules::Boxes;
use crate::state::notes::Notes;
use crate::state::{Phase, State};
use crate::view::View;
use brocante_core::{Guide, Moves, Rng, Search, Seat, bits};
use share::share;
use worth::Known;

/// The part of a surprising bid that the guide believes, and the most.
const BELIEVED: f32 = 0.5;
const BELIEVED_MAX: f32 = 200.0;
/// An opening leaves room to go up.
const OPENING: f32 = 0.2;

/// Rivals laid their notes by their marks, except one in this many, which laid anything.
const LAYS_ANYTHING: u32 = 8;

impl Guide for Boxes {
    /// Points are money: margins are in the hundreds, and they tell bids apart long before a win does. With a
    /// million simulated moves at four seats, a caution of 1 and almost no `others` won 15 % of 40 games
    /// against the guide; the usual caution of 3 won 33 % of 244 on other deals (± 6). Most looks into boxes
    /// differ by less than the noise, and there the guide knows better.
    const SEARCH: Option<Search> = Some(Search { others: 0.1, margin: 0.4, margin_scale: 400.0, ..Search::USUAL });

    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        let limit = match state.phase {
            Phase::Bid | Phase::Lay => limit(self, state, seat),
            _ => 0.0,
        };
        marks.clear();
        marks.extend(moves.iter().map(|&mv| mark(self, state, seat, mv, limit)));
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _moves: &mut Moves<Move>, rng: &mut Rng) -> Move {
        quick::quick(self, state, seat, rng)
    }

    fn likelihood(&self, view: &View, state: &State) -> f32 {
        belief::likelihood(self, view, state)
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        let mut state = determinize(self, view, rng);
        for seat in state.committed.iter().filter(|&seat| !view.viewer.is(seat)) {
            if let (false, Move::Lay { notes }) = (rng.chance(LAYS_ANYTHING), quick::quick(self, &state, seat, rng)) {
                state.laid[seat.index()] = notes;
            }
        }
        state
    }

    /// What the seat found in the boxes of the container on sale.
    #[inline]
    fn glimpse(&self, state: &State, seat: Seat) -> u64 {
        let container = state.container();
        let looked = u64::from(container.looked[seat.index()]);
        bits(looked).fold(0, |seen, place| {
            (seen ^ (1 + u64::from(container.cards[usize::from(place)])))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(9)
        })
    }
}

fn mark(game: &Boxes, state: &State, seat: Seat, mv: Move, limit: f32) -> f32 {
    let wallet = state.wallets[seat.index()];
    match mv {
        Move::Choose { .. } | Move::Pass => 0.0,
        Move::Look { place } => {
            let looked = &state.container().looked;
            let others = Seat::all(game.seats).filter(|&other| other != seat);
            let seen_by = others.filter(|other| looked[other.index()] >> place & 1 == 1).count() as f32;
            if usize::from(place) < OPEN_PLACES { 1.0 - 0.1 * seen_by } else { 2.0 - 0.3 * seen_by }
        }
        Move::Stop => -1.0,
        Move::Bid { amount } if is_opening(state) => {
            let too_much = (cost(wallet, amount) - limit).max(0.0);
            -((f32::from(amount) - limit * OPENING).abs() + too_much) / 150.0
        }
        Move::Bid { amount } => {
            let left = limit - cost(wallet, amount);
            let step = f32::from(amount - state.bid);
            (left / 150.0).clamp(-4.0, 2.0) + if left >= 0.0 { 0.5 } else { -0.5 } - step / 150.0
        }
        Move::Lay { notes } => {
            let wanted = limit * share(game.seats).secret as f32 / 100.0;
            -(f32::from(notes.total()) - wanted).abs() / 100.0
        }
        Move::Pay { notes } => notes.loss(state.bid) as f32 / -50.0,
    }
}

/// What a bid has to be paid with.
fn cost(wallet: Notes, bid: u16) -> f32 {
    f32::from(wallet.best_payment(bid).total())
}

/// The most a seat should give for the container on the table.
fn limit(game: &Boxes, state: &State, seat: Seat) -> f32 {
    let known = Known::of(game, state, seat);
    let worth = known.worth(game, state) + news(game, state, seat, &known);
    worth * share(game.seats).of_round(state.round) as f32 / 100.0
}

/// What the others' bids tell of the boxes the seat has not seen.
fn news(game: &Boxes, state: &State, seat: Seat, known: &Known) -> f32 {
    let container = state.container();
    let own = container.looked[seat.index()];
    let averages = known.averages();
    let mut news = 0.0;
    for other in Seat::all(game.seats).filter(|&other| other != seat && state.bidding.contains(other)) {
        let Some(called) = container.called_by(other) else { continue };
        let theirs = container.looked[other.index()];
        let [open, closed] = by_back(theirs & !own);
        let weight = (open as f32 / 8.0 + closed as f32 / 2.0).min(1.0);
        let shared = game.ledger.at(&container.cards, theirs & own);
        let [open, closed] = by_back(theirs & own);
        // Sets make others bid a little more than the boxes are worth.
        let sets = 10.0;
        let expected = (shared[0].value() + shared[1].value()) as f32
            + (OPEN_PLACES as f32 - open as f32) * (averages[0] + sets)
            + ((PLACES - OPEN_PLACES) as f32 - closed as f32) * (averages[1] + sets);
        news += BELIEVED * weight * (f32::from(called) - expected).max(0.0);
    }
    news.min(BELIEVED_MAX)
}
