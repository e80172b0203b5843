//! Moves, events and refusals, and the list of proposed moves. `check.rs` decides which moves are lawful.

pub(crate) mod event;
pub(crate) mod refusal;

use crate::check;
use crate::deck::BuyerWord;
use crate::rules::Bizarre;
use crate::state::hand::{HAND, Places};
use crate::state::{Phase, State, status};
use brocante_core::{Moves, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// The Buyer takes one word of each of the two cards.
    Identity { first: BuyerWord, second: BuyerWord },
    /// Discard these places of the hand, then draw up to seven cards, `qualities` of them qualities.
    Thrift { discard: Places, qualities: u8 },
    /// Put a quality and an item into the bag, by their numbers in the deck file.
    Invent { quality: u16, item: u16 },
    /// Give the next Inventor in line the bag of a seat.
    Give { from: Seat },
    /// Let the table hand out all bags at random.
    Shuffle,
    /// The pitch is over.
    EndPitch,
    /// Buy what a seat has pitched.
    Buy { from: Seat },
}

#[inline]
pub(crate) fn moves(game: &Bizarre, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if !status(game, state).to_act().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Identity => {
            let [first, second] = state.buyer_cards;
            for (word, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let (first, second) = (BuyerWord { card: first, word }, BuyerWord { card: second, word: other });
                moves.push(Move::Identity { first, second });
            }
        }
        Phase::Thrift => list_thrift(state, seat, moves),
        Phase::Invent => {
            let hand = &state.hands[seat.index()];
            let (qualities, items) = hand.as_slice().split_at(hand.qualities());
            for quality in qualities {
                for item in items {
                    moves.push(Move::Invent { quality: quality.id(), item: item.id() });
                }
            }
        }
        Phase::Deal => {
            let line = check::Line::of(game, state);
            for from in line.left.iter().filter(|&from| line.check(from).is_ok()) {
                moves.push(Move::Give { from });
            }
            if line.is_untouched(game) {
                moves.push(Move::Shuffle);
            }
        }
        Phase::Pitch => moves.push(Move::EndPitch),
        Phase::Sale => game.inventors(state).for_each(|from| moves.push(Move::Buy { from })),
        Phase::Over => {}
    }
}

/// Proposes to keep all cards and draw any mix, to replace one kind by the same, and to replace all by a
/// balanced hand. Other choices are lawful too.
#[inline]
fn list_thrift(state: &State, seat: Seat, moves: &mut Moves<Move>) {
    let hand = &state.hands[seat.index()];
    let (all, qualities) = (Places::first(hand.len()), Places::first(hand.qualities()));
    let items = Places(all.0 & !qualities.0);
    let (count, draws) = (qualities.count(), check::draws(hand, Places::NONE));
    for drawn in (0..=draws).filter(|drawn| check::has_both_kinds(count + drawn)) {
        moves.push(Move::Thrift { discard: Places::NONE, qualities: drawn as u8 });
    }
    if hand.is_empty() {
        return;
    }
    moves.mark_partial();
    if qualities != Places::NONE && items != Places::NONE {
        moves.push(Move::Thrift { discard: qualities, qualities: (count + draws / 2) as u8 });
        moves.push(Move::Thrift { discard: items, qualities: (draws / 2) as u8 });
    }
    for balanced in [HAND / 2, HAND.div_ceil(2)] {
        moves.push(Move::Thrift { discard: all, qualities: balanced as u8 });
    }
}
