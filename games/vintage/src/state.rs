//! The position: display cases, hoards, the deck and the discard pile.

use crate::deck::{ITEMS, bit};
use crate::rules::{SEATS, Vintage};
use brocante_core::{Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Hoard,
    Take,
    Keep,
    /// The deck has run out: every seat may hoard one more item.
    Final,
    /// The seats that had one turn less may hoard a second item.
    Second,
    Over,
}

/// The position. An item is its place in the deck file, and a set of items has a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) displays: [u64; SEATS],
    pub(crate) hoards: [u64; SEATS],
    pub(crate) deck: u64,
    /// What the active seat has drawn and not yet chosen from.
    pub(crate) drawn: u64,
    /// The part of that which all seats can name: the last card of a deck before it was renewed.
    pub(crate) drawn_known_to_all: u64,
    /// What the active seat has stolen in this turn.
    pub(crate) stolen: u64,
    pub(crate) discards: Discards,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    /// The seat that had the last turn; the first player until the deck has run out.
    pub(crate) last: Seat,
    pub(crate) renewed: bool,
}

/// The discard pile, face up, the top one last. Free places are 0, so that equal piles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Discards {
    pub(crate) items: [u8; ITEMS],
    pub(crate) count: u8,
}

impl Discards {
    pub(crate) const NONE: Discards = Discards { items: [0; ITEMS], count: 0 };

    #[inline]
    pub(crate) fn push(&mut self, item: u8) {
        self.items[self.count as usize] = item;
        self.count += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<u8> {
        self.count = self.count.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.count as usize]))
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The item that may be salvaged, as a set.
    #[inline]
    pub(crate) fn top(&self) -> u64 {
        if self.is_empty() { 0 } else { bit(self.items[self.count as usize - 1]) }
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.items[..self.count as usize]
    }
}

#[inline]
pub fn status(_game: &Vintage, state: &State) -> Status {
    match state.phase {
        Phase::Over => Status::Over,
        _ => Status::ToAct(SeatSet::only(state.active)),
    }
}
