//! The rules of one table: its deck, its options and its seats.

use crate::deck::{Deck, SYMBOLS};
use crate::moves::refusal::Refusal;
use brocante_core::OpenError;
use serde::{Deserialize, Serialize};

pub(crate) const SEATS: usize = 6;
/// A pile can hold every symbol card.
pub(crate) const PILE_MAX: usize = 2 * SYMBOLS;
/// five.draw-three
pub(crate) const DRAW_THREE: u8 = 3;
/// five.two
pub(crate) const PASSES_OF_TWO: u8 = 3;
/// five.stalemate
pub(crate) const PASSED_ROUNDS_MAX: u8 = 3;
pub(crate) const RENEWALS_MAX: u8 = 4;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct FiveCards {
    pub(crate) deck: Deck,
    pub(crate) options: Options,
    pub(crate) seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// five.two: 7 cards for two players as well. With more players it changes nothing.
    pub expert: bool,
}

pub fn new(options: &Options, deck: &str, seats: u8) -> Result<FiveCards, OpenError<Refusal>> {
    Ok(FiveCards { deck: Deck::parse(deck)?, options: *options, seats })
}

impl FiveCards {
    /// five.setup, five.two: the cards dealt are also the limit of a hand.
    #[inline]
    pub(crate) fn hand_limit(&self) -> u8 {
        if self.seats == 2 && !self.options.expert { 9 } else { 7 }
    }
}
