//! A hand of seven word cards.

use crate::deck::Kind;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// bizarre.thrift.draw
pub const HAND: usize = 7;

/// A card of a hand: a quality or an item, and its number in the deck file. Qualities sort before items.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u16);

const ITEM_BIT: u16 = 1 << 15;

impl Card {
    #[inline]
    pub fn quality(id: u16) -> Card {
        Card(id)
    }

    #[inline]
    pub fn item(id: u16) -> Card {
        Card(id | ITEM_BIT)
    }

    #[inline]
    pub fn kind(self) -> Kind {
        if self.0 & ITEM_BIT == 0 { Kind::Quality } else { Kind::Item }
    }

    #[inline]
    pub fn id(self) -> u16 {
        self.0 & !ITEM_BIT
    }
}

/// Up to seven cards. They are sorted, so that the place of a card tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    cards: [Card; HAND],
    len: u8,
}

impl Hand {
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.as_slice().iter().copied()
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// The number of qualities, which are the first cards.
    #[inline]
    pub fn qualities(&self) -> usize {
        self.as_slice().iter().filter(|card| card.kind() == Kind::Quality).count()
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        let mut at = self.len();
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        if let Some(at) = self.as_slice().iter().position(|&held| held == card) {
            self.cards.copy_within(at + 1.., at);
            self.len -= 1;
            self.cards[self.len()] = Card::default();
        }
    }
}

/// A set of places of a hand, counted from 0. It is a list in JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Places(pub u8);

impl Places {
    pub const NONE: Places = Places(0);

    pub fn first(count: usize) -> Places {
        Places(((1_u16 << count.min(8)) - 1) as u8)
    }

    #[inline]
    pub fn has(self, place: usize) -> bool {
        place < 8 && self.0 >> place & 1 == 1
    }

    #[inline]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..8).filter(|&place| self.has(place)))
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut places = Places::NONE;
        for place in Vec::<u8>::deserialize(deserializer)? {
            if usize::from(place) >= HAND || places.has(place.into()) {
                return Err(serde::de::Error::custom("places of a hand are 0 to 6, each once"));
            }
            places.0 |= 1 << place;
        }
        Ok(places)
    }
}

impl JsonSchema for Places {
    fn schema_name() -> Cow<'static, str> {
        "Places".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": { "type": "integer", "minimum": 0, "maximum": HAND - 1 },
            "uniqueItems": true,
        })
    }
}
