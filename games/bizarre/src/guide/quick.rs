//! A move for the play-outs of a search: what fits the Buyer by the tags, with some luck. Taste is left out,
//! because a bot knows at best its own. No moves are listed and nothing is allocated.

use crate::check::{self, Line};
use crate::deck::tags::TagSet;
use crate::deck::{BuyerWord, Kind};
use crate::moves::Move;
use crate::rules::Bizarre;
use crate::state::hand::{Card, HAND, Hand, Places};
use crate::state::{Phase, State};
use brocante_core::{Rng, Seat};

/// The weight of a shared tag, and the most that luck adds.
const TAG: u32 = 4;
const LUCK: u64 = 7;

#[inline]
pub(crate) fn choose(game: &Bizarre, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::Identity => {
            let words = rng.below(4) as u8;
            let [first, second] = state.buyer_cards;
            let (first, second) =
                (BuyerWord { card: first, word: words & 1 }, BuyerWord { card: second, word: words >> 1 });
            Move::Identity { first, second }
        }
        Phase::Thrift => thrift(game, state, seat, rng),
        Phase::Invent => {
            let [quality, item] = best_of_each(game, state, &state.hands[seat.index()], rng);
            Move::Invent { quality: quality.1.id(), item: item.1.id() }
        }
        Phase::Deal => give(game, state, rng),
        Phase::Pitch | Phase::Over => Move::EndPitch,
        Phase::Sale => {
            let (wants, luck) = (game.wants(state), rng.next_u64());
            let worth = |from: Seat| {
                let [quality, item] = game.tags_of(state.pitched_by(from));
                let fits = wants.map(|wanted| (quality & wanted).count_ones() + (item & wanted).count_ones());
                (fits[0] + fits[1]) * TAG + (luck >> (8 * from.0) & LUCK) as u32
            };
            let from = game.inventors(state).max_by_key(|&from| worth(from)).unwrap_or_default();
            Move::Buy { from }
        }
    }
}

/// Keeps the best card of each kind and replaces the others; one time in eight keeps all.
#[inline]
fn thrift(game: &Bizarre, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let hand = &state.hands[seat.index()];
    let four = rng.below(2) as usize;
    let (kept, held_qualities) = if rng.chance(8) {
        (Places::first(hand.len()), hand.qualities())
    } else {
        let best = best_of_each(game, state, hand, rng);
        let kept = best.iter().fold(0, |kept, &(place, _)| kept | 1_u8.checked_shl(place as u32).unwrap_or_default());
        (Places(kept), usize::from(best[0].0 < HAND))
    };
    let discard = Places(Places::first(hand.len()).0 & !kept.0);
    let qualities = (HAND / 2 + four).saturating_sub(held_qualities).min(check::draws(hand, discard));
    Move::Thrift { discard, qualities: qualities as u8 }
}

/// The quality and the item that fit best, with luck, and their places. The place of a kind that the hand
/// lacks is beyond the hand.
#[inline]
fn best_of_each(game: &Bizarre, state: &State, hand: &Hand, rng: &mut Rng) -> [(usize, Card); 2] {
    let wants: TagSet = game.wants(state).into_iter().fold(0, |all, wanted| all | wanted);
    let mut luck = rng.next_u64();
    let mut best = [(usize::from(u8::MAX), Card::default()); 2];
    let mut most = [0; 2];
    for (place, &card) in hand.as_slice().iter().enumerate() {
        let kind = usize::from(card.kind() == Kind::Item);
        let worth = 1 + (game.tags.word(card.kind(), card.id()) & wants).count_ones() * TAG + (luck & LUCK) as u32;
        luck >>= 8;
        if worth > most[kind] {
            most[kind] = worth;
            best[kind] = (place, card);
        }
    }
    best
}

#[inline]
fn give(game: &Bizarre, state: &State, rng: &mut Rng) -> Move {
    let line = Line::of(game, state);
    if line.is_untouched(game) {
        return Move::Shuffle;
    }
    let start = Seat(rng.below(game.seats.into()) as u8);
    let from = start.around(game.seats).find(|&from| line.check(from).is_ok());
    Move::Give { from: from.unwrap_or_default() }
}
