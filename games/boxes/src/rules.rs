//! The rules of one table: its deck, its options and its seats.

use crate::deck::tally::Ledger;
use crate::deck::{Card, Deck, OPEN_PLACES, PLACES};
use crate::moves::refusal::Refusal;
use brocante_core::OpenError;
use serde::{Deserialize, Serialize};

pub(crate) const SEATS: usize = 4;
/// boxes.look
pub(crate) const ACTIONS: u8 = 7;
/// boxes.end, boxes.set
pub(crate) const SET_BONUS: i32 = 250;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Boxes {
    pub(crate) deck: Deck,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) ledger: Ledger,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// boxes.money: all wallets lie open.
    pub open_wallets: bool,
}

pub fn new(options: &Options, deck: &str, seats: u8) -> Result<Boxes, OpenError<Refusal>> {
    let deck = Deck::parse(deck)?;
    Ok(Boxes { ledger: Ledger::new(&deck), deck, options: *options, seats })
}

impl Boxes {
    pub(crate) fn card(&self, place: usize, kind: u8) -> Card {
        if place < OPEN_PLACES { self.deck.open[kind as usize] } else { self.deck.closed[kind as usize] }
    }

    pub(crate) fn cards(&self, kinds: &[u8; PLACES]) -> Vec<Card> {
        kinds.iter().enumerate().map(|(place, &kind)| self.card(place, kind)).collect()
    }
}

/// boxes.look: the actions that a look into the box at a place costs.
#[inline]
pub(crate) fn cost(place: usize) -> u8 {
    if place < OPEN_PLACES { 1 } else { 2 }
}

/// boxes.set: how many boxes of one colour make a set.
pub(crate) fn set_size(seats: u8) -> u8 {
    if seats == 2 { 4 } else { 3 }
}
