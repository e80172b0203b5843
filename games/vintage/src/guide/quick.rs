//! The play-outs of a search: the move that is worth most, roughly and with some noise.
//!
//! Millions of moves a second, so: no lists, no floats, the number of rivals known to the compiler,
//! and a mark is packed with its item, so that choosing the best needs no branch. At four seats that is
//! 15 million moves a second of one core, where random moves make 27.
//!
//! A search of 10,000 moves with these play-outs won 37 ± 3 % against three guides, with nearly random
//! ones 25 ± 3 %. Half the noise made it 33 ± 3 %, which is too close to tell. Counting what a rival loses
//! by a theft made no visible difference in some 230 games each.

use crate::check::{hoardable, stealable};
use crate::deck::bit;
use crate::guide::worth::Fight;
use crate::moves::Move;
use crate::rules::Vintage;
use crate::rules::worth::{PARTS, Worth};
use crate::state::{Phase, State};
use brocante_core::{Rng, Seat};

/// Chance adds up to this to a mark: two points.
const NOISE: u64 = 2 * PARTS as u64;
/// Bits for an item, below its mark.
const ITEM_BITS: u32 = 6;
/// Bits of chance for one item.
const DICE_BITS: u32 = 8;

#[inline]
pub(crate) fn quick(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    match game.seats {
        3 => quick_against::<2>(game, state, seat, rng),
        4 => quick_against::<3>(game, state, seat, rng),
        5 => quick_against::<4>(game, state, seat, rng),
        _ => quick_against::<5>(game, state, seat, rng),
    }
}

#[inline(always)]
fn quick_against<const RIVALS: usize>(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::Take => take::<RIVALS>(game, state, seat, rng),
        Phase::Keep => Move::Keep { item: best_of_few::<RIVALS>(game, state, seat, state.drawn, rng) },
        // vintage.final: one more item never scores less than none, and a seat without items is not asked.
        _ => Move::Hoard { item: best_of_few::<RIVALS>(game, state, seat, hoardable(state, seat), rng) },
    }
}

#[inline(always)]
fn best_of_few<const RIVALS: usize>(game: &Vintage, state: &State, seat: Seat, items: u64, rng: &mut Rng) -> u8 {
    if items.is_power_of_two() {
        return items.trailing_zeros() as u8;
    }
    let fight = Fight::<RIVALS>::of(game, state, seat);
    best(items, rng, |item| game.worth.rough(item, &fight))
}

#[inline(always)]
fn take<const RIVALS: usize>(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let own = seat.index();
    let top = state.discards.top();
    let rivals: [usize; RIVALS] = std::array::from_fn(|at| at + usize::from(at >= own));
    let items = rivals.iter().fold(top, |items, &from| items | stealable(game, state, Seat(from as u8)));
    let fight = Fight::<RIVALS>::of(game, state, seat);
    let worth: &Worth = &game.worth;
    let bonuses = worth.rough_bonuses(&fight);
    let item = best(items, rng, |item| worth.rough_by(item, &bonuses));
    if top == bit(item) {
        return Move::Salvage;
    }
    let holds = |&&from: &&usize| state.displays[from] & bit(item) != 0;
    let from = rivals.iter().find(holds).copied().unwrap_or_default();
    Move::Steal { from: Seat(from as u8), item }
}

#[inline(always)]
fn best(mut items: u64, rng: &mut Rng, mark: impl Fn(u8) -> i32) -> u8 {
    let mut dice = rng.next_u64();
    let mut best = 0;
    while items != 0 {
        let item = items.trailing_zeros() as u8;
        items &= items - 1;
        let luck = ((dice % (1 << DICE_BITS)) * NOISE) >> DICE_BITS;
        dice = dice.rotate_right(DICE_BITS);
        best = best.max((mark(item) as u64 + luck) << ITEM_BITS | u64::from(item));
    }
    (best % (1 << ITEM_BITS)) as u8
}
