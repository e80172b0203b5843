//! The rules of one table: the deck and the number of seats.

use crate::deck::{Deck, SEATS_MAX, file};
use crate::moves::refusal::Refusal;
use brocante_core::{GameInfo, OpenError};
use serde::{Deserialize, Serialize};

/// An upper bound for the longest game with any deck. A quarter has 21 spaces that take one bottle
/// each. Recycling takes one of the 8 bottles of the start or of the 9 skills a quarter gives, so there
/// are at most 84 + 44 bottles, with three decisions each. Bids rise to what the winner then pays, and
/// all coins and cards of a game are worth less than 9,500. The 16 auctions ask for 96 other decisions
/// each, the setup and the bottle places for 20.
const PLIES_MAX: u32 = 12_000;

pub(crate) const INFO: GameInfo = GameInfo {
    name: "collectors",
    title: "Collectors",
    designers: "Erik Andersson Sundén",
    rules_version: 1,
    rules_oldest: 1,
    seats_min: 2,
    seats_max: SEATS_MAX as u8,
    minutes: (20, 40),
    plies_max: PLIES_MAX,
    draws: &["deck", "renewed", "first"],
    decks: &[("printed", include_str!("../deck.toml"))],
};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Collectors {
    pub(crate) deck: Deck,
    pub(crate) seats: u8,
}

/// Collectors has no options.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

pub(crate) fn new(_options: &Options, deck: &str, seats: u8) -> Result<Collectors, OpenError<Refusal>> {
    Ok(Collectors { deck: file::parse(deck)?, seats })
}
