//! A bag of cards: how many there are of each of the 32 kinds, four bits a kind.

use brocante_core::Pile;

pub const KINDS: usize = 32;
const KINDS_A_WORD: u8 = 16;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag([u64; 2]);

impl Bag {
    pub const EMPTY: Bag = Bag([0; 2]);

    #[inline]
    pub fn count(&self, card: u8) -> u32 {
        (self.0[usize::from(card / KINDS_A_WORD)] >> (card % KINDS_A_WORD * 4) & 15) as u32
    }

    /// Whether there is one of that kind; a number that is no kind is never there.
    #[inline]
    pub fn has(&self, card: u8) -> bool {
        usize::from(card) < KINDS && self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: u8) {
        self.0[usize::from(card / KINDS_A_WORD)] += 1 << (card % KINDS_A_WORD * 4);
    }

    #[inline]
    pub fn remove(&mut self, card: u8) {
        debug_assert!(self.has(card));
        self.0[usize::from(card / KINDS_A_WORD)] -= 1 << (card % KINDS_A_WORD * 4);
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 2]
    }

    #[inline]
    pub fn len(&self) -> u32 {
        total(self.0[0]) + total(self.0[1])
    }

    /// The kinds that are there, a bit each.
    #[inline]
    pub fn kinds(&self) -> u32 {
        let [low, high] = self.0.map(|word| {
            let some = (word | word >> 1 | word >> 2 | word >> 3) & 0x1111_1111_1111_1111;
            // Gathers every fourth bit: 1 in 4, then 2 in 8, 4 in 16, 8 in 32, 16 in 64.
            let pairs = (some | some >> 3) & 0x0303_0303_0303_0303;
            let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
            let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
            (eights | eights >> 24) as u32 & 0xffff
        });
        low | high << 16
    }

    /// Every card, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = u8> + use<> {
        let bag = *self;
        (0..KINDS as u8).flat_map(move |card| std::iter::repeat_n(card, bag.count(card) as usize))
    }
}

impl FromIterator<u8> for Bag {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// Two kinds a byte.
#[inline]
fn bytes(word: u64) -> u64 {
    (word & 0x0f0f_0f0f_0f0f_0f0f) + (word >> 4 & 0x0f0f_0f0f_0f0f_0f0f)
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

#[inline]
fn total(word: u64) -> u32 {
    (bytes(word).wrapping_mul(ONES) >> 56) as u32
}

impl Pile for Bag {
    #[inline]
    fn count(&self) -> u32 {
        self.len()
    }

    /// Sums byte by byte in one multiplication, as [`brocante_core::nth_bit`] does. No sum reaches
    /// 128: there are 71 cards in all.
    #[inline]
    fn nth(&self, mut index: u32) -> u32 {
        let mut word = self.0[0];
        let mut first_kind = 0;
        if index >= total(word) {
            index -= total(word);
            word = self.0[1];
            first_kind = u32::from(KINDS_A_WORD);
        }
        let upto = bytes(word).wrapping_mul(ONES);
        let passed = (((u64::from(index) * ONES) | TOPS) - upto) & TOPS;
        let byte = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32;
        let rest = index - ((upto << 8) >> (byte * 8) & 0xff) as u32;
        let lower = (word >> (byte * 8) & 15) as u32;
        first_kind + byte * 2 + u32::from(rest >= lower)
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        u8::try_from(card).is_ok_and(|card| self.has(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brocante_core::Rng;

    #[test]
    fn a_bag_counts_lists_and_picks() {
        let mut rng = Rng::new(5);
        for size in 0..72 {
            let mut cards: Vec<u8> = Vec::new();
            while cards.len() < size {
                let card = rng.below(KINDS as u32) as u8;
                if cards.iter().filter(|&&other| other == card).count() < 12 {
                    cards.push(card);
                }
            }
            let mut bag: Bag = cards.iter().copied().collect();
            cards.sort_unstable();
            assert_eq!(bag.cards().collect::<Vec<_>>(), cards);
            assert_eq!(bag.len() as usize, size);
            let picked: Vec<u8> = (0..bag.len()).map(|index| bag.nth(index) as u8).collect();
            assert_eq!(picked, cards);
            let kinds = cards.iter().fold(0_u32, |kinds, card| kinds | 1 << card);
            assert_eq!(bag.kinds(), kinds);
            assert!(!bag.has(32) && !bag.holds(1_000));
            cards.iter().for_each(|&card| bag.remove(card));
            assert!(bag.is_empty());
        }
    }
}
