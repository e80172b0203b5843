//! What an item is worth to a seat: its face value, and how much it helps to win three majorities.
//!
//! An item is worth the chance it adds, times the points of the bonus card. `rules/worth.rs` has the
//! tables for that.

use crate::deck::{ALL_ITEMS, ITEMS, bit};
use crate::rules::worth::{BONUSES, Card, HALVES_MAX, LEFT, PARTS, ROUGH, ROUGH_BEHIND, Worth, aged};
use crate::rules::{SEATS, Vintage};
use crate::state::State;
use brocante_core::Seat;

impl Worth {
    /// Roughly what one more item of a bonus card is worth to a seat, in `PARTS` of a point.
    #[inline(always)]
    fn rough_bonus<const RIVALS: usize>(&self, card: &Card, fight: &Fight<RIVALS>) -> i32 {
        let count = |items: u64| (items & card.items).count_ones();
        let best = fight.rivals.iter().fold(0, |best, &rival| count(rival).max(best));
        let lead = (count(fight.own) as i32 - best as i32).clamp(-ROUGH_BEHIND, ROUGH as i32 - 1 - ROUGH_BEHIND);
        let left = count(fight.left) as usize % LEFT;
        card.points * i32::from(self.rough[left][(lead + ROUGH_BEHIND) as usize % ROUGH])
    }

    /// Roughly what an item is worth to a seat.
    #[inline(always)]
    pub fn rough<const RIVALS: usize>(&self, item: u8, fight: &Fight<RIVALS>) -> i32 {
        let sheet = &self.sheets[usize::from(item) % (ITEMS + 1)];
        sheet.groups.iter().fold(sheet.value * PARTS, |sum, &group| {
            sum + self.rough_bonus(&self.bonuses[usize::from(group) % BONUSES], fight)
        })
    }

    /// Roughly what one more item of every bonus card is worth to a seat.
    #[inline(always)]
    pub fn rough_bonuses<const RIVALS: usize>(&self, fight: &Fight<RIVALS>) -> [i32; BONUSES] {
        std::array::from_fn(|at| self.rough_bonus(&self.bonuses[at], fight))
    }

    /// As [`Worth::rough`], where the bonus cards have been looked at already.
    #[inline(always)]
    pub fn rough_by(&self, item: u8, bonuses: &[i32; BONUSES]) -> i32 {
        let sheet = &self.sheets[usize::from(item) % (ITEMS + 1)];
        sheet.groups.iter().fold(sheet.value * PARTS, |sum, &group| sum + bonuses[usize::from(group) % BONUSES])
    }
}

/// Where a seat stands against its rivals: what each has hoarded, and what may still be.
#[derive(Debug)]
pub struct Fight<const RIVALS: usize> {
    own: u64,
    rivals: [u64; RIVALS],
    left: u64,
}

impl<const RIVALS: usize> Fight<RIVALS> {
    #[inline(always)]
    pub fn of(game: &Vintage, state: &State, seat: Seat) -> Self {
        let own = seat.index();
        Fight {
            own: state.hoards[own],
            rivals: std::array::from_fn(|at| state.hoards[at + usize::from(at >= own)]),
            left: left(game, state),
        }
    }
}

/// What may still be hoarded: all but the hoards and what lies buried in the discard pile for good.
#[inline(always)]
fn left(game: &Vintage, state: &State) -> u64 {
    if game.is_large() && !state.renewed {
        return ALL_ITEMS & !state.hoards.iter().fold(0, |all, hoard| all | hoard);
    }
    state.displays.iter().fold(state.deck | state.drawn | state.discards.top(), |all, display| all | display)
}

/// What each seat has hoarded for each bonus card, for a worth that is not rough.
#[derive(Debug)]
pub struct Standing<'a> {
    worth: &'a Worth,
    seats: usize,
    /// The hoards by age.
    aged: [u64; SEATS],
    left: u64,
}

impl<'a> Standing<'a> {
    pub fn of(game: &'a Vintage, state: &State) -> Standing<'a> {
        let worth = &*game.worth;
        let aged = state.hoards.map(|hoard| aged(&worth.sheets, hoard));
        Standing { worth, seats: usize::from(game.seats), aged, left: left(game, state) }
    }

    /// What it is worth to a seat to hoard an item, in points.
    pub fn gain(&self, seat: usize, item: u8) -> f32 {
        let sheet = &self.worth.sheets[usize::from(item)];
        let mut gain = sheet.value as f32;
        for group in sheet.groups {
            let card = &self.worth.bonuses[usize::from(group)];
            let own = self.aged[seat] & card.aged;
            // The item itself is one of those left.
            let chances = &self.worth.chances[((self.left & card.items).count_ones() as usize).saturating_sub(1)];
            let (before, after) = (self.lead(seat, card, own), self.lead(seat, card, own | bit(sheet.rank)));
            gain += card.points as f32 * (chances[after] - chances[before]);
        }
        gain
    }

    /// The place of a lead in a row of chances, if a seat had these items by age.
    fn lead(&self, seat: usize, card: &Card, own: u64) -> usize {
        let (mut best, mut wins_tie) = (0, own != 0);
        for rival in (0..self.seats).filter(|&rival| rival != seat) {
            let theirs = self.aged[rival] & card.aged;
            let count = theirs.count_ones();
            if theirs == 0 || count < best {
                continue;
            }
            // vintage.majority.tie, but for items of the same year
            let is_older = own.trailing_zeros() < theirs.trailing_zeros();
            wins_tie = is_older && (wins_tie || count > best);
            best = count;
        }
        let halves = 2 * (own.count_ones() as i32 - best as i32) + if wins_tie { 1 } else { -1 };
        (halves.clamp(-HALVES_MAX, HALVES_MAX) + HALVES_MAX) as usize
    }
}
