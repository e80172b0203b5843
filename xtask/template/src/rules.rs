//! The rules of one table: the deck, the options and the number of seats.

use crate::deck;
use crate::moves::refusal::Refusal;
use brocante_core::{GameInfo, OpenError, bits};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 4;

pub const INFO: GameInfo = GameInfo {
    name: "NAME",
    title: "TITLE",
    designers: "nobody yet",
    rules_version: 1,
    rules_oldest: 1,
    seats_min: 2,
    seats_max: SEATS as u8,
    minutes: (10, 20),
    // Every bead is drawn once at most, and every seat stops once at most.
    plies_max: (deck::BEADS_MAX + SEATS) as u32,
    draws: &["first", "bead"],
    decks: &[("beads", include_str!("../deck.toml"))],
};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct STRUCT {
    /// What each bead is worth.
    pub(crate) beads: Vec<u8>,
    pub(crate) seats: u8,
}

/// What can be chosen when a table is opened. An option `x` needs the texts `option-x` and `option-x-help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

pub fn new(_options: &Options, deck: &str, seats: u8) -> Result<STRUCT, OpenError<Refusal>> {
    Ok(STRUCT { beads: deck::parse(deck)?, seats })
}

impl STRUCT {
    /// All beads, a bit each.
    pub(crate) fn all_beads(&self) -> u64 {
        (1 << self.beads.len()) - 1
    }

    /// What a set of beads is worth.
    pub(crate) fn worth(&self, beads: u64) -> i32 {
        bits(beads).map(|bead| i32::from(self.beads[usize::from(bead)])).sum()
    }
}
