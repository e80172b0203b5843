//! The word file of a language: qualities, items and buyers. Each word has tags that say what it is, what
//! it is good for and what mood it has. The rules don't read tags; bots judge by them.

pub(crate) mod tags;
pub(crate) mod words;

use self::words::{BUYERS_MAX, WORDS_MAX};
use crate::moves::refusal::Refusal;
use brocante_core::{OpenError, deck, shortened};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use toml::Spanned;

/// A Buyer draws two cards.
const BUYERS_MIN: usize = 2;
/// A seat holds at most six cards of a kind, and two cards of each kind leave the deck for good in the
/// seat's two turns as Buyer. With this many words a seat, no deck can run short.
const WORDS_A_SEAT: usize = 8;
const WORD_CHARS_MAX: usize = 40;
const TAGS_MAX: usize = 12;

/// The three kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Quality,
    Item,
    Buyer,
}

impl Kind {
    /// The name of its draws.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Quality => "quality",
            Kind::Item => "item",
            Kind::Buyer => "buyer",
        }
    }
}

/// A word, 0 or 1, of a Buyer card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuyerWord {
    pub card: u16,
    pub word: u8,
}

#[derive(Clone, Debug)]
pub struct Deck {
    pub language: String,
    pub qualities: Vec<Word>,
    pub items: Vec<Word>,
    pub buyers: Vec<BuyerCard>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub word: String,
    #[serde(default)]
    pub tags: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyerCard {
    pub words: [String; 2],
    #[serde(default)]
    pub tags: [Vec<String>; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    language: String,
    quality: Vec<Spanned<Word>>,
    item: Vec<Spanned<Word>>,
    buyer: Vec<Spanned<BuyerCard>>,
}

impl Deck {
    pub fn parse(source: &str, seats: u8) -> Result<Deck, OpenError<Refusal>> {
        let file: File = deck::parse(source)?;
        let least = WORDS_A_SEAT * usize::from(seats);
        check_count(source, &file.quality, (least, WORDS_MAX), seats)?;
        check_count(source, &file.item, (least, WORDS_MAX), seats)?;
        check_count(source, &file.buyer, (BUYERS_MIN, BUYERS_MAX), seats)?;
        for words in [&file.quality, &file.item] {
            let mut seen = BTreeSet::new();
            for word in words {
                check_word(source, word.span().start, &word.get_ref().word, &word.get_ref().tags, &mut seen)?;
            }
        }
        let mut seen = BTreeSet::new();
        for card in &file.buyer {
            for (word, tags) in card.get_ref().words.iter().zip(&card.get_ref().tags) {
                check_word(source, card.span().start, word, tags, &mut seen)?;
            }
        }
        Ok(Deck {
            language: file.language,
            qualities: file.quality.into_iter().map(Spanned::into_inner).collect(),
            items: file.item.into_iter().map(Spanned::into_inner).collect(),
            buyers: file.buyer.into_iter().map(Spanned::into_inner).collect(),
        })
    }

    /// The word of a card; both of a Buyer card.
    pub(crate) fn spelled(&self, kind: Kind, id: u16) -> String {
        let id = usize::from(id);
        let word = match kind {
            Kind::Quality => self.qualities.get(id).map(|word| word.word.clone()),
            Kind::Item => self.items.get(id).map(|word| word.word.clone()),
            Kind::Buyer => self.buyers.get(id).map(|card| card.words.join("/")),
        };
        word.unwrap_or_default()
    }
}

fn check_count<T>(
    source: &str,
    cards: &[Spanned<T>],
    (least, most): (usize, usize),
    seats: u8,
) -> Result<(), OpenError<Refusal>> {
    if (least..=most).contains(&cards.len()) {
        return Ok(());
    }
    let at = cards.last().map_or(0, |card| card.span().start);
    let (least, most, found) = (least as u32, most as u32, cards.len() as u32);
    Err(deck::refuse(source, at, Refusal::DeckCount { least, most, found, seats }))
}

fn check_word<'a>(
    source: &str,
    at: usize,
    word: &'a str,
    tags: &[String],
    seen: &mut BTreeSet<&'a str>,
) -> Result<(), OpenError<Refusal>> {
    let is_one_word = |text: &str| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c.is_control());
    let is_short = |text: &str| text.chars().count() <= WORD_CHARS_MAX;
    let refuse = |refusal| Err(deck::refuse(source, at, refusal));
    if !is_short(word) || tags.len() > TAGS_MAX || !tags.iter().all(|tag| is_short(tag)) {
        return refuse(Refusal::DeckTooLong { most: WORD_CHARS_MAX as u32 });
    }
    if !is_one_word(word) {
        return refuse(Refusal::DeckOneWord { word: shortened(word) });
    }
    if !seen.insert(word) {
        return refuse(Refusal::DeckTwice { word: word.to_owned() });
    }
    Ok(())
}
