//! The deck file: which boxes there are, and how they fill the containers.

pub(crate) mod tally;

use crate::moves::refusal::Refusal;
use brocante_core::{OpenError, deck};
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// boxes.container: a container is sold in each round, and a deck has exactly the boxes that they take.
pub const ROUNDS: usize = 6;
pub const OPEN_PLACES: usize = 6;
pub const CLOSED_PLACES: usize = 4;
pub const PLACES: usize = OPEN_PLACES + CLOSED_PLACES;
/// Sets of places, a bit each: the whole container, and its open boxes.
pub(crate) const ALL_PLACES: u16 = (1 << PLACES) - 1;
pub(crate) const ALL_OPEN: u16 = (1 << OPEN_PLACES) - 1;
/// boxes.set: only a box of this value makes a set.
pub(crate) const KEY_VALUE: u16 = 250;
/// Most kinds of boxes with the same back.
pub const KINDS_MAX: usize = 24;
/// The highest value of a box, so that no sum can overflow.
const VALUE_MAX: u16 = 5_000;

#[derive(Clone, Debug)]
pub struct Deck {
    pub open: Vec<Card>,
    pub closed: Vec<Card>,
    pub open_counts: [u8; KINDS_MAX],
    pub closed_counts: [u8; KINDS_MAX],
}

/// What is in a box. `kind` is its place in the deck file, among the boxes with the same back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    pub kind: u8,
    pub value: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Yellow,
    Blue,
    Red,
    Green,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green];

    pub fn name(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    open: Vec<Spanned<Entry>>,
    closed: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    value: Spanned<i64>,
    colour: Option<Colour>,
    count: Spanned<i64>,
}

impl Deck {
    pub fn parse(source: &str) -> Result<Deck, OpenError<Refusal>> {
        let file: File = deck::parse(source)?;
        let (open, open_counts) = boxes_of(source, &file.open, ROUNDS * OPEN_PLACES, |expected, found| {
            Refusal::DeckOpenCount { expected, found }
        })?;
        let (closed, closed_counts) = boxes_of(source, &file.closed, ROUNDS * CLOSED_PLACES, |expected, found| {
            Refusal::DeckClosedCount { expected, found }
        })?;
        Ok(Deck { open, closed, open_counts, closed_counts })
    }
}

/// Reads the boxes with one back; there must be exactly as many as six containers take.
fn boxes_of(
    source: &str,
    entries: &[Spanned<Entry>],
    expected: usize,
    wrong_count: fn(u32, u32) -> Refusal,
) -> Result<(Vec<Card>, [u8; KINDS_MAX]), OpenError<Refusal>> {
    let mut counts = [0; KINDS_MAX];
    let mut cards = Vec::new();
    let mut found = 0;
    for (kind, spanned) in entries.iter().enumerate() {
        let refuse = |at: usize, refusal| Err(deck::refuse(source, at, refusal));
        let entry = spanned.get_ref();
        if kind >= KINDS_MAX {
            return refuse(spanned.span().start, Refusal::DeckTooManyKinds { most: KINDS_MAX as u32 });
        }
        let (value, count) = (*entry.value.get_ref(), *entry.count.get_ref());
        if !(0..=i64::from(VALUE_MAX)).contains(&value) || value % 10 != 0 {
            return refuse(entry.value.span().start, Refusal::DeckValue { most: u32::from(VALUE_MAX) });
        }
        if !(1..=expected as i64).contains(&count) {
            return refuse(entry.count.span().start, Refusal::DeckKindCount { most: expected as u32 });
        }
        counts[kind] = count as u8;
        found += count as usize;
        cards.push(Card { kind: kind as u8, value: value as u16, colour: entry.colour });
    }
    if found != expected {
        let last = entries.last().map_or(0, |entry| entry.span().start);
        return Err(deck::refuse(source, last, wrong_count(expected as u32, found as u32)));
    }
    Ok((cards, counts))
}
