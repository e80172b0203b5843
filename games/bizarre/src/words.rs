//! A deck of word cards: what may still be drawn, what was discarded, and what of that all know.

use brocante_core::{Pile, bits};

/// No deck of a language may be larger.
pub const WORDS_MAX: usize = 512;
const BITS: usize = WORDS_MAX / 64;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Words {
    pile: [u64; BITS],
    /// How many there are in the pile.
    left: u16,
    discarded: [u64; BITS],
    /// Discards that lay open before.
    pub shown: [u64; BITS],
    /// How often the deck was made anew, as all can see.
    pub renewals: u8,
}

impl Words {
    pub fn new(count: usize) -> Words {
        let mut words = Words { pile: [0; BITS], left: 0, discarded: [0; BITS], shown: [0; BITS], renewals: 0 };
        (0..count as u16).for_each(|id| words.put(id));
        words
    }

    pub fn put(&mut self, id: u16) {
        set(&mut self.pile, id);
        self.left += 1;
    }

    #[inline]
    pub fn take(&mut self, id: u16) {
        debug_assert!(self.holds(u32::from(id)));
        self.pile[usize::from(id) / 64] &= !(1 << (id % 64));
        self.left -= 1;
    }

    /// A card nobody saw.
    #[inline]
    pub fn discard(&mut self, id: u16) {
        set(&mut self.discarded, id);
    }

    /// A card that lay open.
    #[inline]
    pub fn discard_shown(&mut self, id: u16) {
        set(&mut self.discarded, id);
        set(&mut self.shown, id);
    }

    #[inline]
    pub fn is_used_up(&self) -> bool {
        self.left == 0
    }

    /// bizarre.reshuffle
    pub fn renew(&mut self) {
        let (pile, renewals) = (self.discarded, self.renewals + 1);
        let left = Pile::count(&pile) as u16;
        *self = Words { pile, left, discarded: [0; BITS], shown: [0; BITS], renewals };
    }

    /// What may still be drawn.
    pub fn in_pile(&self) -> impl Iterator<Item = u16> {
        ids(&self.pile)
    }

    /// What is in the pile or was discarded.
    pub fn all(&self) -> Vec<u16> {
        ids(&self.pile).chain(ids(&self.discarded)).collect()
    }
}

#[inline]
fn set(words: &mut [u64; BITS], id: u16) {
    words[usize::from(id) / 64] |= 1 << (id % 64);
}

impl Pile for Words {
    #[inline]
    fn count(&self) -> u32 {
        u32::from(self.left)
    }

    #[inline]
    fn nth(&self, index: u32) -> u32 {
        self.pile.nth(index)
    }

    #[inline]
    fn holds(&self, card: u32) -> bool {
        self.pile.holds(card)
    }
}

pub fn ids(words: &[u64; BITS]) -> impl Iterator<Item = u16> {
    let words = *words;
    (0..BITS).flat_map(move |at| bits(words[at]).map(move |bit| at as u16 * 64 + u16::from(bit)))
}
