//! The tags of the deck file as sets of bits, so that bots compare words in no time.

use crate::deck::Deck;
use crate::hand::Card;
use crate::{Bizarre, Kind, Pair, State};
use std::collections::BTreeMap;

pub type TagSet = u128;

#[derive(Clone, Debug)]
pub struct Tags {
    pub qualities: Vec<TagSet>,
    pub items: Vec<TagSet>,
    pub buyers: Vec<[TagSet; 2]>,
}

impl Tags {
    /// Tags are numbered as they come, those of Buyers first: no others can fit. A deck of somebody's own
    /// may have more than there are bits; those don't count.
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
    pub fn card(&self, card: Card) -> TagSet {
        let id = usize::from(card.id());
        if card.kind() == Kind::Quality { self.qualities[id] } else { self.items[id] }
    }

    #[inline]
    pub fn pair(&self, pair: Pair) -> [TagSet; 2] {
        [self.qualities[usize::from(pair.quality)], self.items[usize::from(pair.item)]]
    }
}

impl Bizarre {
    /// What each of the two words asks for that the Buyer is, once that is known.
    #[inline]
    pub(crate) fn wants(&self, state: &State) -> [TagSet; 2] {
        [0, 1].map(|at| self.tags.buyers[usize::from(state.buyer_cards[at])][usize::from(state.identity[at])])
    }
}
