//! Banknotes: how many there are of 50, 100, 200 and 500.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, SubAssign};

/// In JSON `[fifties, hundreds, two-hundreds, five-hundreds]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Notes(pub [u8; 4]);

/// boxes.notes
pub const FACES: [u16; 4] = [50, 100, 200, 500];
/// Bids are multiples of the smallest note (boxes.open.start).
pub const STEP: u16 = FACES[0];

impl Notes {
    pub const NONE: Notes = Notes([0; 4]);
    /// boxes.notes: four of each.
    pub const START: Notes = Notes([4; 4]);

    /// What they are worth together. Counts come from the network too, so nothing may overflow.
    #[inline]
    pub fn total(self) -> u16 {
        let [fifties, hundreds, two_hundreds, five_hundreds] = self.0.map(u32::from);
        (50 * fifties + 100 * hundreds + 200 * two_hundreds + 500 * five_hundreds).min(u32::from(u16::MAX)) as u16
    }

    /// Whether all of these are among `wallet`.
    #[inline]
    pub fn within(self, wallet: Notes) -> bool {
        self.0.iter().zip(wallet.0).all(|(&wanted, there)| wanted <= there)
    }

    /// The smallest note among these.
    fn smallest(self) -> Option<u16> {
        FACES.into_iter().zip(self.0).find(|&(_, count)| count > 0).map(|(face, _)| face)
    }

    /// boxes.pay: whether they reach the bid, and would not without any one of the notes.
    pub fn pays(self, bid: u16) -> bool {
        let total = self.total();
        total >= bid && self.smallest().is_none_or(|smallest| total - smallest < bid)
    }

    /// Lists every way to pay a bid out of this wallet.
    #[inline]
    pub fn payments(self, bid: u16, mut each: impl FnMut(Notes)) {
        let [fifties, hundreds, two_hundreds, five_hundreds] = self.0;
        for d in 0..=five_hundreds {
            for c in 0..=two_hundreds {
                for b in 0..=hundreds {
                    let without_fifties = Notes([0, b, c, d]);
                    let missing = bid.saturating_sub(without_fifties.total());
                    if missing == 0 {
                        if without_fifties.pays(bid) {
                            each(without_fifties);
                        }
                        break; // Another hundred would be one too many.
                    }
                    let a = missing / STEP;
                    if a <= u16::from(fifties) {
                        each(Notes([a as u8, b, c, d]));
                    }
                }
            }
        }
    }

    /// Notes of this wallet that make exactly an amount, large ones first; none where that fails.
    #[inline]
    pub fn exactly(self, amount: u16) -> Option<Notes> {
        let (notes, rest) = self.up_to(amount);
        (rest == 0).then_some(notes)
    }

    /// Notes of this wallet that come near an amount from below, large ones first, and what is missing.
    #[inline]
    pub fn up_to(self, amount: u16) -> (Notes, u16) {
        let mut rest = amount;
        let mut notes = Notes::NONE;
        for at in (0..4).rev() {
            let count = (rest / FACES[at]).min(u16::from(self.0[at]));
            notes.0[at] = count as u8;
            rest -= count * FACES[at];
        }
        (notes, rest)
    }

    /// The payment of a bid that loses the least; a bid above the wallet is not paid.
    #[inline]
    pub(crate) fn best_payment(self, bid: u16) -> Notes {
        let mut best = (u32::MAX, Notes::NONE);
        self.payments(bid, |notes| {
            let loss = notes.loss(bid);
            if loss < best.0 {
                best = (loss, notes);
            }
        });
        best.1
    }

    /// How much it hurts to pay a bid with these notes: ten for each unit above the bid, and a little for
    /// small notes, which make the next payment easier.
    #[inline]
    pub(crate) fn loss(self, bid: u16) -> u32 {
        let [fifties, hundreds, two_hundreds, five_hundreds] = self.0.map(u32::from);
        let for_nothing = u32::from(self.total().saturating_sub(bid)) * 10;
        for_nothing + 6 * fifties + 3 * hundreds + 2 * two_hundreds + five_hundreds
    }
}

impl Add for Notes {
    type Output = Notes;

    #[inline]
    fn add(mut self, other: Notes) -> Notes {
        self += other;
        self
    }
}

impl AddAssign for Notes {
    #[inline]
    fn add_assign(&mut self, other: Notes) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl SubAssign for Notes {
    #[inline]
    fn sub_assign(&mut self, other: Notes) {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count -= less;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_exactly_what_boxes_pay_allows() {
        for wallet in [Notes::START, Notes([0, 1, 3, 2]), Notes([4, 0, 0, 1]), Notes::NONE] {
            for bid in (0..=wallet.total()).step_by(50) {
                let mut listed = Vec::new();
                wallet.payments(bid, |notes| listed.push(notes));
                listed.sort();
                let mut allowed: Vec<Notes> = (0..625_u16)
                    .map(|n| Notes([n % 5, n / 5 % 5, n / 25 % 5, n / 125].map(|count| count as u8)))
                    .filter(|notes| notes.within(wallet) && notes.pays(bid))
                    .collect();
                allowed.sort();
                assert_eq!(listed, allowed, "bid {bid} from {wallet:?}");
                assert!(!listed.is_empty());
            }
        }
    }

    #[test]
    fn exact_amounts_are_exact_or_refused() {
        assert_eq!(Notes::START.exactly(3_400), Some(Notes::START));
        assert_eq!(Notes([0, 1, 0, 1]).exactly(600), Some(Notes([0, 1, 0, 1])));
        assert_eq!(Notes([0, 1, 0, 1]).exactly(550), None);
        assert_eq!(Notes([255; 4]).total(), u16::MAX);
    }
}
