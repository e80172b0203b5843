//! The open rows of cards on the board.

use crate::deck::cards::NONE;

/// The size of the largest pool: one more than four players.
const POOL_MAX: usize = 5;

/// An open row of cards, the lowest or leftmost first. The others close up when a card leaves, because
/// only the order of the cards matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pool {
    cards: [u8; POOL_MAX],
    len: u8,
}

impl Pool {
    pub const EMPTY: Pool = Pool { cards: [NONE; POOL_MAX], len: 0 };

    #[inline]
    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn lowest(&self) -> Option<u8> {
        self.cards().first().copied()
    }

    #[inline]
    pub fn has(&self, card: u8) -> bool {
        self.cards().contains(&card)
    }

    #[inline]
    pub fn push(&mut self, card: u8) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes a card out, if it is there; the others close up.
    #[inline]
    pub fn take(&mut self, card: u8) -> bool {
        let Some(at) = self.cards().iter().position(|&other| other == card) else { return false };
        self.cards.copy_within(at + 1.., at);
        self.cards[POOL_MAX - 1] = NONE;
        self.len -= 1;
        true
    }

    pub fn take_lowest(&mut self) -> Option<u8> {
        let card = self.lowest()?;
        self.take(card);
        Some(card)
    }
}

impl FromIterator<u8> for Pool {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().fold(Pool::EMPTY, |mut pool, card| {
            pool.push(card);
            pool
        })
    }
}
