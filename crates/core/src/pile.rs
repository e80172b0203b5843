//! What can be drawn from: sets and multisets of cards.
//!
//! A draw pile is what may still come, without an order: a card gets its place when it is drawn.
//! So no future card sits in a state, and nothing can leak one.

/// Something a card can be drawn from at random. A card is a small number.
pub trait Pile {
    fn count(&self) -> u32;
    /// The card at `index` of any fixed order, `index < count()`.
    fn nth(&self, index: u32) -> u32;
    fn holds(&self, card: u32) -> bool;
}

/// Up to 64 different cards, one bit each.
impl Pile for u64 {
    #[inline]
    fn count(&self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn nth(&self, index: u32) -> u32 {
        nth_bit(*self, index)
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        card < 64 && self >> card & 1 == 1
    }
}

/// Any number of different cards, 64 to a word.
impl<const WORDS: usize> Pile for [u64; WORDS] {
    #[inline]
    fn count(&self) -> u32 {
        self.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn nth(&self, mut index: u32) -> u32 {
        for (at, word) in self.iter().enumerate() {
            let ones = word.count_ones();
            if index < ones {
                return at as u32 * 64 + nth_bit(*word, index);
            }
            index -= ones;
        }
        unreachable!("index below count")
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        self.get(card as usize / 64).is_some_and(|word| word >> (card % 64) & 1 == 1)
    }
}

/// A number below a bound, for "who starts".
#[derive(Clone, Copy, Debug)]
pub struct Upto(pub u32);

impl Pile for Upto {
    #[inline]
    fn count(&self) -> u32 {
        self.0
    }

    #[inline]
    fn nth(&self, index: u32) -> u32 {
        index
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        card < self.0
    }
}

/// Kinds of cards with how many there are of each: entry `k` counts the cards of kind `k`.
#[derive(Clone, Copy, Debug)]
pub struct Kinds<'a>(pub &'a [u8]);

impl Pile for Kinds<'_> {
    #[inline]
    fn count(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    #[inline]
    fn nth(&self, mut index: u32) -> u32 {
        for (kind, &n) in self.0.iter().enumerate() {
            if index < u32::from(n) {
                return kind as u32;
            }
            index -= u32::from(n);
        }
        unreachable!("index below count")
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        self.0.get(card as usize).is_some_and(|&n| n > 0)
    }
}

/// The position of the set bit of rank `rank`, counted from the lowest.
///
/// Sums the ones byte by byte in one multiplication, then looks inside a single byte.
#[inline]
pub fn nth_bit(set: u64, rank: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    debug_assert!(rank < set.count_ones());
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let upto = bytes.wrapping_mul(ONES);
    let passed = (((u64::from(rank) * ONES) | TOPS) - upto) & TOPS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
    let mut rest = rank - ((upto << 8) >> shift & 0xff) as u32;
    let mut byte = set >> shift;
    while rest > 0 {
        byte &= byte - 1;
        rest -= 1;
    }
    shift + byte.trailing_zeros()
}

/// The positions of the set bits, from the lowest.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let at = set.trailing_zeros() as u8;
            set &= set - 1;
            at
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn nth_bit_agrees_with_counting() {
        let mut rng = Rng::new(1);
        for round in 0..2_000 {
            let set = match round {
                0 => u64::MAX,
                1 => 1 << 63,
                _ => rng.next_u64() & rng.next_u64(),
            };
            for (rank, at) in bits(set).enumerate() {
                assert_eq!(nth_bit(set, rank as u32), u32::from(at), "set {set:x} rank {rank}");
            }
        }
    }

    #[test]
    fn every_pile_lists_what_it_holds() {
        fn check(pile: &dyn Pile, expected: &[u32]) {
            let listed: Vec<u32> = (0..pile.count()).map(|index| pile.nth(index)).collect();
            assert_eq!(listed, expected);
            assert!(listed.iter().all(|&card| pile.holds(card)));
            assert!(!pile.holds(1_000));
        }
        check(&0b1011_u64, &[0, 1, 3]);
        check(&[1_u64 << 63, 0, 0b101], &[63, 128, 130]);
        check(&Upto(3), &[0, 1, 2]);
        check(&Kinds(&[2, 0, 1]), &[0, 0, 2]);
    }
}
