//! The tags of the deck file as sets of bits, so that bots compare words fast.

use super::{Deck, Kind};
use std::collections::BTreeMap;

pub type TagSet = u128;

#[derive(Clone, Debug)]
pub struct Tags {
    pub qualities: Vec<TagSet>,
    pub items: Vec<TagSet>,
    pub buyers: Vec<[TagSet; 2]>,
}

impl Tags {
    /// Tags are numbered in the order of the file, those of Buyers first because only these can match. A deck
    /// may have more tags than there are bits; the rest are ignored.
    pub fn of(deck: &Deck) -> Tags {
        let mut numbers = BTreeMap::new();
        let mut set = |tags: &[String]| {
            tags.iter().fold(0, |set: TagSet, tag| {
                let next = numbers.len() as u32;
                let number = *numbers.entry(tag.clone()).or_insert(next);
                set | TagSet::from(1_u8).checked_shl(number).unwrap_or_default()
            })
        };
        Tags {
            buyers: deck.buyers.iter().map(|card| [set(&card.tags[0]), set(&card.tags[1])]).collect(),
            qualities: deck.qualities.iter().map(|word| set(&word.tags)).collect(),
            items: deck.items.iter().map(|word| set(&word.tags)).collect(),
        }
    }

    #[inline]
    pub fn word(&self, kind: Kind, id: u16) -> TagSet {
        let id = usize::from(id);
        if kind == Kind::Quality { self.qualities[id] } else { self.items[id] }
    }
}
