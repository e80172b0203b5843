//! The rules of one table: its deck, its options and its seats.

pub(crate) mod worth;

use crate::deck::Deck;
use crate::moves::refusal::Refusal;
use brocante_core::OpenError;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use worth::Worth;

pub(crate) const SEATS: usize = 6;
/// vintage.setup: items in the display case of the first player, the second, and so on.
pub(crate) const DISPLAYED: [u8; SEATS] = [1, 2, 3, 3, 3, 3];
/// vintage.draw: fewer cards than this end the deck.
pub(crate) const DRAWN: u32 = 2;
/// The longest deck: 60 items in turns of two, or 56 items and then 28 discards again. A turn is three
/// moves; at the end every seat may hoard one item, and all but one a second.
pub(crate) const PLIES_MAX: u32 = (28 + 14) * 3 + 6 + 5;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Vintage {
    pub(crate) deck: Arc<Deck>,
    pub(crate) worth: Arc<Worth>,
    pub(crate) options: Options,
    pub(crate) seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// vintage.hoards: every seat may look at every hoard.
    pub open_hoards: bool,
    /// vintage.take-that: fewer items to begin with, and no item is safe.
    pub take_that: bool,
}

pub fn new(options: &Options, deck: &str, seats: u8) -> Result<Vintage, OpenError<Refusal>> {
    let deck = Deck::parse(deck)?;
    let worth = Worth::of(&deck, seats);
    Ok(Vintage { deck: Arc::new(deck), worth: Arc::new(worth), options: *options, seats })
}

impl Vintage {
    /// vintage.end.small, vintage.end.large: whether the discard pile becomes a deck once.
    #[inline]
    pub(crate) fn is_large(&self) -> bool {
        self.seats >= 5
    }
}
