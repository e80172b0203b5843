//! What an item is worth to a seat: its face value, and how much it helps to win three majorities.
//!
//! The chance of a majority was fitted to games of bots: it goes by the lead over the best rival, in
//! which a tie counts as half an item for whoever would win it by age, against the root of the number
//! of items that may still be hoarded. Two behind with one item to come is lost; one ahead with one to
//! come is nearly won. An item is worth the chance it adds, times the points of the bonus card.
//!
//! Everything that depends on the deck and the number of seats alone is worked out once a table.

use crate::deck::Deck;
use crate::{ALL_ITEMS, ITEMS, SEATS, State, Vintage, bit};
use brocante_core::{Seat, bits};

pub const BONUSES: usize = 17;
/// An item counts for a decade, a colour and a category.
const GROUPS: usize = 3;
/// Items of a group that may still be hoarded: none to 21, in a number of rows that is easy to index.
const LEFT: usize = 32;
/// Leads from 4½ items behind to 4½ ahead, in halves; only the odd halves occur.
const HALVES_MAX: i32 = 9;
const LEADS: usize = 2 * HALVES_MAX as usize + 1;
/// Whole leads from 4 behind to 3 ahead.
const ROUGH_BEHIND: i32 = 4;
const ROUGH: usize = 8;
/// Rough worth is counted in such parts of a point.
pub const PARTS: i32 = 64;

/// How steep the chance of a majority is in the lead.
const STEEP: f32 = 2.5;
/// How much worse than even a level fight is, by how many rivals join in and how many items are left.
/// More than the fit says (0.25 and 0.045): bots that believe in early leads less play better.
const RIVALS: f32 = 0.6;
const RIVALS_BY_LEFT: f32 = 0.07;
const RIVALS_LEFT_MAX: f32 = 9.0;

#[derive(Debug)]
pub struct Worth {
    /// One more than there are, so that an item's number needs no check.
    sheets: [Sheet; ITEMS + 1],
    bonuses: [Card; BONUSES],
    /// The chance of a majority by items left and lead.
    chances: [[f32; LEADS]; LEFT],
    /// What one more item adds to it, in `PARTS`, where nobody looks who is older.
    rough: [[u8; ROUGH]; LEFT],
}

/// What is printed on an item, for quick counting.
#[derive(Clone, Copy, Default, Debug)]
struct Sheet {
    groups: [u8; GROUPS],
    value: i32,
    /// Its place among all items by age, the oldest first.
    rank: u8,
}

/// A bonus card.
#[derive(Clone, Copy, Default, Debug)]
struct Card {
    items: u64,
    /// The same items by age.
    aged: u64,
    points: i32,
}

impl Worth {
    pub fn of(deck: &Deck, seats: u8) -> Worth {
        let mut sheets = [Sheet::default(); ITEMS + 1];
        let mut by_age: Vec<usize> = (0..ITEMS).collect();
        by_age.sort_by_key(|&item| deck.items[item].year);
        for (rank, &item) in by_age.iter().enumerate() {
            let mut groups = (0..).zip(&deck.bonuses).filter(|(_, bonus)| bonus.items & bit(item as u8) != 0);
            sheets[item] = Sheet {
                groups: std::array::from_fn(|_| groups.next().map_or(0, |(at, _)| at)),
                value: i32::from(deck.items[item].value),
                rank: rank as u8,
            };
        }
        let mut bonuses = [Card::default(); BONUSES];
        for (card, bonus) in bonuses.iter_mut().zip(&deck.bonuses) {
            *card = Card { items: bonus.items, aged: aged(&sheets, bonus.items), points: bonus.points };
        }
        let chance = |left: usize, halves: i32| chance(seats, left as f32, halves as f32 / 2.0);
        let rough = |left: usize, place: usize| {
            let halves = 2 * (place as i32 - ROUGH_BEHIND);
            let either = |halves: i32| (chance(left, halves - 1) + chance(left, halves + 1)) / 2.0;
            (PARTS as f32 * (either(halves + 2) - either(halves))).round() as u8
        };
        Worth {
            sheets,
            bonuses,
            chances: std::array::from_fn(|left| std::array::from_fn(|place| chance(left, place as i32 - HALVES_MAX))),
            // The item that is hoarded is itself one of those left.
            rough: std::array::from_fn(|left| std::array::from_fn(|place| rough(left.saturating_sub(1), place))),
        }
    }

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

/// The chance to end with a majority.
fn chance(seats: u8, left: f32, lead: f32) -> f32 {
    if left == 0.0 {
        return f32::from(u8::from(lead > 0.0));
    }
    let rivals = f32::from(seats - 1).ln() * (RIVALS + RIVALS_BY_LEFT * left.min(RIVALS_LEFT_MAX));
    1.0 / (1.0 + (rivals - STEEP * lead / left.sqrt()).exp())
}

/// A set of items in the order of their age.
fn aged(sheets: &[Sheet; ITEMS + 1], items: u64) -> u64 {
    bits(items).fold(0, |set, item| set | bit(sheets[usize::from(item)].rank))
}

/// Who has hoarded what for each bonus card: for worth that is not rough.
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
