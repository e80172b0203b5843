//! The rules of one table: the deck, the number of seats, and what follows from both.

use crate::deck::Deck;
use crate::deck::tags::Tags;
use crate::deck::words::{Buyers, Words};
use crate::moves::refusal::Refusal;
use brocante_core::{GameInfo, OpenError};
use serde::{Deserialize, Serialize};

pub(crate) const SEATS: usize = 8;
pub(crate) const INVENTORS: usize = SEATS - 1;
/// bizarre.end
const TURNS_AS_BUYER: u8 = 2;
/// bizarre.pitch
pub(crate) const PITCH_SECONDS: u32 = 30;
pub(crate) const ROUNDS: usize = SEATS * TURNS_AS_BUYER as usize;

pub(crate) const INFO: GameInfo = GameInfo {
    name: "bizarre",
    title: "Bizarre",
    designers: "",
    rules_version: 1,
    rules_oldest: 1,
    seats_min: 4,
    seats_max: 8,
    minutes: (30, 60),
    // Each round: an identity, a thrift, an invention and a pitch for each Inventor, the bags, a sale.
    plies_max: (ROUNDS * (1 + 4 * INVENTORS + 1)) as u32,
    draws: &["first", "quality", "item", "buyer", "bag"],
    decks: &[
        ("en", include_str!("../decks/en.toml")),
        ("fr", include_str!("../decks/fr.toml")),
        ("de", include_str!("../decks/de.toml")),
        ("nl", include_str!("../decks/nl.toml")),
    ],
};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Bizarre {
    pub(crate) deck: Deck,
    pub(crate) tags: Tags,
    /// The decks before anything is drawn.
    pub(crate) qualities: Words,
    pub(crate) items: Words,
    pub(crate) buyers: Buyers,
    pub(crate) seats: u8,
}

/// Bizarre has no options. The choice of a deck is also the choice of a language for the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

pub(crate) fn new(_options: &Options, deck: &str, seats: u8) -> Result<Bizarre, OpenError<Refusal>> {
    let deck = Deck::parse(deck, seats)?;
    let (qualities, items) = (Words::new(deck.qualities.len()), Words::new(deck.items.len()));
    let buyers = Buyers::new(deck.buyers.len());
    let tags = Tags::of(&deck);
    Ok(Bizarre { deck, tags, qualities, items, buyers, seats })
}

impl Bizarre {
    pub(crate) fn rounds(&self) -> u8 {
        self.seats * TURNS_AS_BUYER
    }
}
