//! Sets of cards.

use brocante_core::{Pile, bits, nth_bit};

/// "No card" or "no place", where a byte holds one.
pub(crate) const NONE: u8 = u8::MAX;

/// A set of cards, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Cards(u128);

impl Cards {
    pub const EMPTY: Cards = Cards(0);

    /// The cards numbered below `count`.
    pub fn below(count: usize) -> Cards {
        Cards((1 << count) - 1)
    }

    #[inline]
    pub fn only(card: u8) -> Cards {
        Cards(1 << card)
    }

    /// False for a number that no card has.
    #[inline]
    pub fn has(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    #[inline]
    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// From the lowest number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let (low, high) = self.words();
        bits(low).chain(bits(high).map(|card| card + 64))
    }

    #[inline]
    fn words(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().map(Cards::only).fold(Cards::EMPTY, Cards::or)
    }
}

impl Pile for Cards {
    #[inline]
    fn count(&self) -> u32 {
        self.len()
    }

    #[inline]
    fn nth(&self, index: u32) -> u32 {
        let (low, high) = self.words();
        let in_low = low.count_ones();
        if index < in_low { nth_bit(low, index) } else { 64 + nth_bit(high, index - in_low) }
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        u8::try_from(card).is_ok_and(|card| self.has(card))
    }
}
