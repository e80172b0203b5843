//! The position: hands, collections, the deck, the discard pile, and what each seat remembers.

pub(crate) mod memory;

use crate::deck::Special;
use crate::deck::bag::Bag;
use crate::rules::{FiveCards, PILE_MAX, SEATS};
use brocante_core::{Seat, SeatSet, Status};
use memory::Memory;
use serde::{Deserialize, Serialize};

/// What is due of the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A turn begins.
    Turn,
    /// A card was drawn, and may be used at once.
    Drawn,
    /// A hand lies open to the active seat, which takes a card of it.
    Viewing,
    /// The discard pile is searched.
    Fetching,
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "ending", rename_all = "kebab-case")]
pub enum Ending {
    Won { seat: Seat },
    Stuck { seat: Seat },
    Stalemate,
}

/// The position. A card is the number of its kind: 0 to 24 the symbols (figure × 5 + colour), then
/// the seven specials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Whether play goes clockwise.
    pub(crate) clockwise: bool,
    /// The card just drawn, while it may still be used.
    pub(crate) drawn: u8,
    /// The special being used: no longer in the hand, not yet in the used pile.
    pub(crate) using: Option<Special>,
    /// The seat whose hand is open to the active seat.
    pub(crate) viewed: Seat,
    pub(crate) renewals: u8,
    /// Turns passed in a row.
    pub(crate) passes_in_row: u8,
    pub(crate) passes_left: [u8; SEATS],
    pub(crate) ending: Option<Ending>,
    pub(crate) deck: Bag,
    pub(crate) used: Bag,
    pub(crate) hands: [Bag; SEATS],
    pub(crate) hand_sizes: [u8; SEATS],
    /// Which collection card each seat has, what it still lacks and what it has laid out, a bit a kind.
    pub(crate) collections: [u8; SEATS],
    pub(crate) lacking: [u32; SEATS],
    pub(crate) collected: [u32; SEATS],
    /// The discard pile, bottom first.
    pub(crate) pile: [u8; PILE_MAX],
    pub(crate) pile_len: u8,
    /// What each seat knows of each other seat's hand.
    pub(crate) memory: Memory,
}

impl State {
    pub(crate) fn top(&self) -> Option<u8> {
        self.pile_len.checked_sub(1).map(|at| self.pile[at as usize])
    }

    pub(crate) fn pile(&self) -> &[u8] {
        &self.pile[..self.pile_len as usize]
    }
}

#[inline]
pub fn status(_game: &FiveCards, state: &State) -> Status {
    match state.phase {
        Phase::Over => Status::Over,
        _ => Status::ToAct(SeatSet::only(state.active)),
    }
}
