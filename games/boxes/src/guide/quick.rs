//! The quick move of the play-outs. It knows what the guide knows, in whole numbers and with some chance:
//!
//! - It looks into closed boxes first, and prefers boxes that no seat has seen.
//! - It bids up to a share of the worth, and goes up by some part of what is left of that: few raises
//!   make a play-out short, and the price still ends near what the second would have paid.

use crate::check::{is_opening, within_reach};
use crate::deck::{ALL_OPEN, ROUNDS};
use crate::guide::share::share;
use crate::guide::worth::Known;
use crate::moves::Move;
use crate::rules::{Boxes, SET_BONUS, set_size};
use crate::state::notes::STEP;
use crate::state::{Auction, Phase, State};
use brocante_core::{Rng, Seat, nth_bit};

/// What a coloured box may still bring towards a set at the beginning, and what a key may bring.
const HOPE: i32 = 25;
const HOPE_KEY: i32 = 60;
/// By how many percent a seat gives more or less than it should.
const SPREAD: i32 = 12;
/// A raise goes up by some of this part of what is left to the limit.
const RAISE: u32 = 4;
/// One look in `OPEN_FIRST` goes into an open box first.
const OPEN_FIRST: u32 = 8;
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

#[inline]
pub(crate) fn quick(game: &Boxes, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::Choose => Move::Choose { auction: if rng.chance(2) { Auction::Open } else { Auction::Secret } },
        Phase::Look => look(state, seat, rng),
        Phase::Bid => bid(game, state, seat, rng),
        Phase::Lay => {
            let wanted = limit(game, state, seat) * share(game.seats).secret / 100;
            Move::Lay { notes: state.wallets[seat.index()].up_to(wanted as u16).0 }
        }
        Phase::Pay | Phase::Over => Move::Pay { notes: state.wallets[seat.index()].best_payment(state.bid) },
    }
}

#[inline]
fn look(state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let looked = &state.container().looked;
    let left = within_reach(state, seat);
    let (open, closed) = (left & ALL_OPEN, left & !ALL_OPEN);
    let places = if closed != 0 && (open == 0 || !rng.chance(OPEN_FIRST)) { closed } else { open };
    let seen = looked.iter().fold(0, |seen, looked| seen | looked);
    let new = places & !seen;
    let places = u64::from(if new == 0 { places } else { new });
    Move::Look { place: nth_bit(places, rng.below(places.count_ones())) as u8 }
}

#[inline]
fn bid(game: &Boxes, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let step = u32::from(STEP);
    let limit = limit(game, state, seat) as u32 / step;
    if is_opening(state) {
        return Move::Bid { amount: (rng.below(limit / 2 + 1) * step) as u16 };
    }
    let standing = u32::from(state.bid) / step;
    if limit <= standing {
        return Move::Pass;
    }
    let amount = standing + 1 + rng.below((limit - standing).div_ceil(RAISE));
    Move::Bid { amount: (amount * step) as u16 }
}

/// The most a seat gives, never more than it has.
#[inline]
fn limit(game: &Boxes, state: &State, seat: Seat) -> i32 {
    let known = Known::of(game, state, seat);
    let size = i32::from(set_size(game.seats));
    let later = (ROUNDS - 1) as i32 - i32::from(state.round);
    let (cards, keys) = known.here.coloured();
    let hope = (HOPE * cards + (HOPE_KEY - HOPE) * keys) * later / (ROUNDS - 1) as i32;
    let sets = known.own.plus(known.here).sets(size) - known.own.sets(size);
    let worth = known.here.value() + known.hidden_value() + hope + SET_BONUS * sets;
    let part =
        share(game.seats).of_round(state.round) * (100 - SPREAD + mood(state, seat, 2 * SPREAD as u32 + 1) as i32);
    (worth * part / 10_000).min(i32::from(state.wallets[seat.index()].total()))
}

/// A number below `n` that stays the same for a seat through an auction, and differs between made-up
/// positions. If it were drawn at every bid, the seats that are asked most often would go highest, and a
/// search would learn to jump.
#[inline]
fn mood(state: &State, seat: Seat, n: u32) -> u32 {
    let cards = &state.container().cards;
    let mixed = cards.iter().fold(u64::from(seat.0) + 1, |mixed, &kind| (mixed ^ u64::from(kind)).wrapping_mul(MIX));
    (((mixed >> 32) * u64::from(n)) >> 32) as u32
}
