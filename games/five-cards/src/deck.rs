//! The deck file: figures, colours, collections, and how many specials there are.

pub(crate) mod bag;

use crate::moves::refusal::Refusal;
use bag::Bag;
use brocante_core::{NAME_CHARS_MAX, Names, OpenError, deck, is_name, shortened};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

/// five.symbols
pub const SIDE: usize = 5;
pub const SYMBOLS: usize = SIDE * SIDE;
const COPIES: usize = 2;
/// five.specials
const SPECIAL_CARDS: i64 = 21;
/// A bag counts up to 15 of a kind.
const OF_A_SPECIAL_MAX: i64 = 12;
/// five.collections
pub const COLLECTIONS: usize = 10;

#[derive(Clone, Debug)]
pub struct Deck {
    figures: Vec<Named>,
    colours: Vec<Named>,
    /// The five symbols of each collection card, a bit a kind.
    pub collections: [u32; COLLECTIONS],
    specials: [u8; SPECIALS.len()],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    id: String,
    name: Names,
}

/// A card as a view shows it: its kind, and its name in the deck file.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    pub kind: u8,
    pub name: String,
}

/// The special cards, in the order of their kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    PileSwap,
    DrawThree,
    Direction,
    Retrieve,
    DrawHand,
    ViewHand,
    TakeOver,
}

pub const SPECIALS: [Special; 7] = [
    Special::PileSwap,
    Special::DrawThree,
    Special::Direction,
    Special::Retrieve,
    Special::DrawHand,
    Special::ViewHand,
    Special::TakeOver,
];

impl Special {
    #[inline]
    pub fn kind(self) -> u8 {
        SYMBOLS as u8 + self as u8
    }

    #[inline]
    pub fn of_kind(kind: u8) -> Option<Special> {
        SPECIALS.get(usize::from(kind).checked_sub(SYMBOLS)?).copied()
    }

    pub fn id(self) -> &'static str {
        match self {
            Special::PileSwap => "pile-swap",
            Special::DrawThree => "draw-three",
            Special::Direction => "direction",
            Special::Retrieve => "retrieve",
            Special::DrawHand => "draw-hand",
            Special::ViewHand => "view-hand",
            Special::TakeOver => "take-over",
        }
    }
}

/// For each symbol, those of the same figure or colour, a bit a kind (five.discard).
pub const MATCHES: [u32; SYMBOLS] = {
    let mut matches = [0; SYMBOLS];
    let mut top = 0;
    while top < SYMBOLS {
        let mut card = 0;
        while card < SYMBOLS {
            if card / SIDE == top / SIDE || card % SIDE == top % SIDE {
                matches[top] |= 1 << card;
            }
            card += 1;
        }
        top += 1;
    }
    matches
};
pub const ALL_SYMBOLS: u32 = (1 << SYMBOLS) - 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    figures: Vec<Spanned<Named>>,
    colours: Vec<Spanned<Named>>,
    collections: Vec<Spanned<Vec<String>>>,
    specials: Spanned<BTreeMap<String, Spanned<i64>>>,
}

impl Deck {
    pub fn parse(source: &str) -> Result<Deck, OpenError<Refusal>> {
        let file: File = deck::parse(source)?;
        let mut parsed = Deck {
            figures: names(source, &file.figures)?,
            colours: names(source, &file.colours)?,
            collections: [0; COLLECTIONS],
            specials: specials(source, &file.specials)?,
        };
        parsed.collections = parsed.collections(source, &file.collections)?;
        Ok(parsed)
    }

    /// Every card of a table; five.two leaves two specials out.
    pub fn cards(&self, seats: u8) -> Bag {
        let symbols = (0..SYMBOLS as u8).flat_map(|kind| [kind; COPIES]);
        let in_play = |special: &Special| seats > 2 || !matches!(special, Special::Direction | Special::PileSwap);
        let specials = SPECIALS
            .into_iter()
            .filter(in_play)
            .flat_map(|special| std::iter::repeat_n(special.kind(), self.specials[special as usize].into()));
        symbols.chain(specials).collect()
    }

    /// How many there are of a kind.
    #[inline]
    pub fn copies(&self, kind: u8) -> u32 {
        Special::of_kind(kind).map_or(COPIES as u32, |special| u32::from(self.specials[special as usize]))
    }

    pub fn card(&self, kind: u8) -> Card {
        let name = match Special::of_kind(kind) {
            Some(special) => special.id().to_owned(),
            None => self.symbol_id(usize::from(kind)),
        };
        Card { kind, name }
    }

    /// What the figure and the colour of a symbol are called.
    pub fn names_of(&self, kind: u8) -> Option<(&Names, &Names)> {
        let figure = self.figures.get(usize::from(kind) / SIDE)?;
        let colour = self.colours.get(usize::from(kind) % SIDE)?;
        Some((&figure.name, &colour.name))
    }

    pub fn figure_ids(&self) -> Vec<&str> {
        self.figures.iter().map(|figure| figure.id.as_str()).collect()
    }

    pub fn colour_ids(&self) -> Vec<&str> {
        self.colours.iter().map(|colour| colour.id.as_str()).collect()
    }

    fn symbol_id(&self, kind: usize) -> String {
        format!("{}-{}", self.figures[kind / SIDE].id, self.colours[kind % SIDE].id)
    }

    fn collections(
        &self,
        source: &str,
        entries: &[Spanned<Vec<String>>],
    ) -> Result<[u32; COLLECTIONS], OpenError<Refusal>> {
        let mut collections = [0_u32; COLLECTIONS];
        for (at, entry) in entries.iter().enumerate() {
            let refuse = |refusal| Err(deck::refuse(source, entry.span().start, refusal));
            if at >= COLLECTIONS {
                return refuse(Refusal::DeckCollections { expected: COLLECTIONS as u32 });
            }
            let (mut figures, mut colours) = (0_u8, 0_u8);
            for symbol in entry.get_ref() {
                let Some(kind) = (0..SYMBOLS).find(|&kind| self.symbol_id(kind) == *symbol) else {
                    return refuse(Refusal::DeckUnknownSymbol { symbol: shortened(symbol) });
                };
                figures |= 1 << (kind / SIDE);
                colours |= 1 << (kind % SIDE);
                collections[at] |= 1 << kind;
            }
            let all = (1 << SIDE) - 1;
            if entry.get_ref().len() != SIDE || figures != all || colours != all {
                return refuse(Refusal::DeckCollectionShape);
            }
            if collections[..at].iter().any(|other| (other & collections[at]).count_ones() > 1) {
                return refuse(Refusal::DeckCollectionsAlike);
            }
        }
        let twice = |kind: usize| collections.iter().filter(|&&collection| collection >> kind & 1 == 1).count() == 2;
        if entries.len() < COLLECTIONS || !(0..SYMBOLS).all(twice) {
            let at = entries.last().map_or(0, |entry| entry.span().start);
            return Err(deck::refuse(source, at, Refusal::DeckCollections { expected: COLLECTIONS as u32 }));
        }
        Ok(collections)
    }
}

fn names(source: &str, entries: &[Spanned<Named>]) -> Result<Vec<Named>, OpenError<Refusal>> {
    let at = |index: usize| entries.get(index).or(entries.last()).map_or(0, |entry| entry.span().start);
    if entries.len() != SIDE {
        return Err(deck::refuse(source, at(SIDE), Refusal::DeckSymbols { expected: SIDE as u32 }));
    }
    for (index, entry) in entries.iter().enumerate() {
        let named = entry.get_ref();
        let is_new = entries[..index].iter().all(|other| other.get_ref().id != named.id);
        if !is_name(&named.id) || !named.name.are_sound() || !is_new {
            return Err(deck::refuse(source, at(index), Refusal::DeckName { most: NAME_CHARS_MAX as u32 }));
        }
    }
    Ok(entries.iter().map(|entry| entry.get_ref().clone()).collect())
}

fn specials(
    source: &str,
    entries: &Spanned<BTreeMap<String, Spanned<i64>>>,
) -> Result<[u8; SPECIALS.len()], OpenError<Refusal>> {
    let mut counts = [0; SPECIALS.len()];
    let mut total = 0;
    for (id, count) in entries.get_ref() {
        let refuse = |refusal| Err(deck::refuse(source, count.span().start, refusal));
        let Some(special) = SPECIALS.into_iter().find(|special| special.id() == id) else {
            return refuse(Refusal::DeckUnknownSpecial { special: shortened(id) });
        };
        if !(0..=OF_A_SPECIAL_MAX).contains(count.get_ref()) {
            return refuse(Refusal::DeckSpecialCount { most: OF_A_SPECIAL_MAX as u32 });
        }
        counts[special as usize] = *count.get_ref() as u8;
        total += count.get_ref();
    }
    if total != SPECIAL_CARDS {
        let refusal = Refusal::DeckSpecials { expected: SPECIAL_CARDS as u32, found: total as u32 };
        return Err(deck::refuse(source, entries.span().start, refusal));
    }
    Ok(counts)
}
