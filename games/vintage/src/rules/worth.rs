//! Tables that say what an item is worth. They depend on the deck and the number of seats alone, so a
//! table of players computes them once.
//!
//! The chance of a majority was fitted to games of bots. It compares the lead over the best rival with
//! the root of the number of items that may still be hoarded; a tie counts as half an item for the seat
//! that would win it by age. Two behind with one item to come is lost; one ahead with one to come is
//! nearly won.

use crate::deck::{Deck, ITEMS, bit};
use brocante_core::bits;

pub const BONUSES: usize = 17;
/// An item counts for a decade, a colour and a category.
const GROUPS: usize = 3;
/// Items of a group that may still be hoarded: none to 21, in a number of rows that is easy to index.
pub(crate) const LEFT: usize = 32;
/// Leads from 4½ items behind to 4½ ahead, in halves; only the odd halves occur.
pub(crate) const HALVES_MAX: i32 = 9;
const LEADS: usize = 2 * HALVES_MAX as usize + 1;
/// Whole leads from 4 behind to 3 ahead.
pub(crate) const ROUGH_BEHIND: i32 = 4;
pub(crate) const ROUGH: usize = 8;
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
    pub(crate) sheets: [Sheet; ITEMS + 1],
    pub(crate) bonuses: [Card; BONUSES],
    /// The chance of a majority by items left and lead.
    pub(crate) chances: [[f32; LEADS]; LEFT],
    /// What one more item adds to it, in `PARTS`, without regard to age.
    pub(crate) rough: [[u8; ROUGH]; LEFT],
}

/// What is printed on an item, for quick counting.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sheet {
    pub(crate) groups: [u8; GROUPS],
    pub(crate) value: i32,
    /// Its place among all items by age, the oldest first.
    pub(crate) rank: u8,
}

/// A bonus card.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Card {
    pub(crate) items: u64,
    /// The same items by age.
    pub(crate) aged: u64,
    pub(crate) points: i32,
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
pub(crate) fn aged(sheets: &[Sheet; ITEMS + 1], items: u64) -> u64 {
    bits(items).fold(0, |set, item| set | bit(sheets[usize::from(item)].rank))
}
