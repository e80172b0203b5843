//! How well words fit the Buyer, by the tags of the deck file.

use crate::deck::Kind;
use crate::deck::tags::TagSet;
use crate::rules::Bizarre;
use crate::state::hand::{HAND, Hand, Places};
use crate::state::{Pair, State};

/// For a pair that pleases both of the Buyer's words; a shared tag counts 1.
const BOTH: f32 = 0.6;
/// The best fit that the odds distinguish.
const FIT_MAX: usize = 7;

impl Bizarre {
    /// The tags that each of the Buyer's two words asks for, once they are known.
    #[inline]
    pub(crate) fn wants(&self, state: &State) -> [TagSet; 2] {
        [0, 1].map(|at| self.tags.buyers[usize::from(state.buyer_cards[at])][usize::from(state.identity[at])])
    }

    #[inline]
    pub(crate) fn tags_of(&self, pair: Pair) -> [TagSet; 2] {
        [self.tags.qualities[usize::from(pair.quality)], self.tags.items[usize::from(pair.item)]]
    }
}

/// How many tags a word shares with the Buyer's words.
fn fit(tags: TagSet, wants: [TagSet; 2]) -> u32 {
    (tags & wants[0]).count_ones() + (tags & wants[1]).count_ones()
}

pub(crate) fn fit_of_pair(game: &Bizarre, state: &State, pair: Pair) -> f32 {
    let (wants, [quality, item]) = (game.wants(state), game.tags_of(pair));
    let pleases = |wanted: TagSet| (quality | item) & wanted != 0;
    let both = if wants.into_iter().all(pleases) { BOTH } else { 0.0 };
    (fit(quality, wants) + fit(item, wants)) as f32 + both
}

/// For qualities and items: the share of all words that have at most `n` tags in common with the Buyer.
pub(crate) struct Odds([[f32; FIT_MAX]; 2]);

impl Odds {
    pub(crate) fn of(game: &Bizarre, state: &State) -> Odds {
        let wants = game.wants(state);
        Odds([&game.tags.qualities, &game.tags.items].map(|words| {
            let mut counts = [0_u32; FIT_MAX];
            words.iter().for_each(|&tags| counts[(fit(tags, wants) as usize).min(FIT_MAX - 1)] += 1);
            let mut sum = 0;
            counts.map(|count| {
                sum += count;
                sum as f32 / words.len() as f32
            })
        }))
    }

    /// How well the best of each kind will fit after a thrift, on average.
    pub(crate) fn hope(&self, game: &Bizarre, state: &State, hand: &Hand, discard: Places, qualities: usize) -> f32 {
        let wants = game.wants(state);
        let kept = || hand.cards().enumerate().filter(|&(place, _)| !discard.has(place)).map(|(_, card)| card);
        let items = (HAND - kept().count()).saturating_sub(qualities);
        let kinds = [(Kind::Quality, qualities), (Kind::Item, items)];
        let best = kinds.iter().zip(&self.0).map(|(&(kind, drawn), odds)| {
            let held = kept()
                .filter(|card| card.kind() == kind)
                .map(|card| fit(game.tags.word(card.kind(), card.id()), wants));
            let held = held.max().unwrap_or_default() as usize;
            let better = odds.iter().skip(held).map(|at_most| 1.0 - at_most.powi(drawn as i32));
            held as f32 + better.sum::<f32>()
        });
        best.sum()
    }
}
