//! A draw deck of word cards: what may still be drawn, what was discarded, and which seats know of it.

use brocante_core::{Pile, Seat, bits};

/// No deck of qualities or items may be larger.
pub const WORDS_MAX: usize = 448;
pub const BUYERS_MAX: usize = 128;

/// Qualities or items.
pub type Words = DrawDeck<7, 28>;
pub type Buyers = DrawDeck<2, 8>;

/// Up to 64 × `WORDS` cards: a bit for each in the pile, four bits for each that was discarded
/// (`FATES` = 4 × `WORDS`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawDeck<const WORDS: usize, const FATES: usize> {
    pile: [u64; WORDS],
    /// The number of cards in the pile.
    left: u16,
    /// How often the deck was renewed, which everybody can see.
    pub renewals: u8,
    fates: [u64; FATES],
}

/// Which seats know that a card was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discarded {
    /// All seats: it lay open before.
    Shown,
    /// Only the seat that discarded it in secret.
    By(Seat),
}

impl Discarded {
    fn code(self) -> u64 {
        match self {
            Discarded::Shown => 1,
            Discarded::By(seat) => 2 + u64::from(seat.0),
        }
    }
}

impl<const WORDS: usize, const FATES: usize> DrawDeck<WORDS, FATES> {
    pub fn new(count: usize) -> Self {
        let mut deck = DrawDeck { pile: [0; WORDS], left: 0, renewals: 0, fates: [0; FATES] };
        (0..count as u16).for_each(|id| deck.put(id));
        deck
    }

    pub fn put(&mut self, id: u16) {
        self.pile[usize::from(id) / 64] |= 1 << (id % 64);
        self.left += 1;
    }

    #[inline]
    pub fn take(&mut self, id: u16) {
        debug_assert!(self.holds(u32::from(id)));
        self.pile[usize::from(id) / 64] &= !(1 << (id % 64));
        self.left -= 1;
    }

    #[inline]
    pub fn discard(&mut self, id: u16, known: Discarded) {
        self.fates[usize::from(id) / 16] |= known.code() << (id % 16 * 4);
    }

    #[inline]
    pub fn is_used_up(&self) -> bool {
        self.left == 0
    }

    /// bizarre.reshuffle
    pub fn renew(&mut self) {
        for id in discards(self.fates, |_| true) {
            self.put(id);
        }
        self.fates = [0; FATES];
        self.renewals += 1;
    }

    /// The discards known in one way.
    pub fn discarded(&self, known: Discarded) -> impl Iterator<Item = u16> + use<WORDS, FATES> {
        discards(self.fates, move |code| code == known.code())
    }

    /// What may still be drawn.
    pub fn in_pile(&self) -> impl Iterator<Item = u16> + use<WORDS, FATES> {
        let pile = self.pile;
        (0..WORDS).flat_map(move |at| bits(pile[at]).map(move |bit| at as u16 * 64 + u16::from(bit)))
    }

    /// What is in the pile or was discarded.
    #[cfg(feature = "testing")]
    pub fn all(&self) -> Vec<u16> {
        self.in_pile().chain(discards(self.fates, |_| true)).collect()
    }
}

impl<const WORDS: usize, const FATES: usize> Pile for DrawDeck<WORDS, FATES> {
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

fn discards<const FATES: usize, F: Fn(u64) -> bool>(fates: [u64; FATES], matches: F) -> impl Iterator<Item = u16> {
    let discarded = (0..FATES as u16).filter(move |&at| fates[usize::from(at)] != 0);
    discarded.flat_map(|at| (0..16).map(move |place| at * 16 + place)).filter(move |id| {
        let code = fates[usize::from(id / 16)] >> (id % 16 * 4) & 15;
        code != 0 && matches(code)
    })
}
