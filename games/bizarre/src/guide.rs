//! How bots play: by the tags of the deck file.
//!
//! A word fits the Buyer if it shares tags with one of the Buyer's two words, and a pair fits best if it
//! pleases both (`guide/fit.rs`). A discarded card is no loss in the thrift, because any other is as good for
//! the Buyers to come. So only the expected best card of each kind after the draw counts, and that can be
//! computed. As the Buyer a bot favours nobody: it takes the words it likes, hands bags out by habit, and buys
//! what fits, and among that what it likes best (`guide/taste.rs`). `guide/patter.rs` is what it says in a
//! pitch, `guide/quick.rs` how play-outs choose.
//!
//! Measured at four seats over 1,500 games, two seats against two that play at random, all Buyers judging by
//! this guide: 86 % of the inventions bought are the guide's, 77 % with the moves of play-outs. Proposing a
//! thrift that keeps only a pair was tried and dropped: 51 % against the guide without, hardly above chance.

mod fit;
pub(crate) mod patter;
mod quick;
mod taste;

use self::fit::{Odds, fit_of_pair};
use self::taste::Taste;
use crate::moves::Move;
use crate::rules::Bizarre;
use crate::state::hand::Places;
use crate::state::{Pair, Phase, State};
use brocante_core::{Guide, Moves, Rng, Search, Seat};

/// For handing out bags in the way that is the Buyer's habit.
const HABIT: f32 = 0.5;

impl Guide for Bizarre {
    /// No search: what sells is a matter of taste, and a search would buy from the seat that trails.
    const SEARCH: Option<Search> = None;

    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        marks.clear();
        if matches!(state.phase, Phase::Identity | Phase::Deal | Phase::Sale) {
            let taste = Taste::of(self, state, seat);
            marks.extend(moves.iter().map(|&mv| rate_as_buyer(self, state, &taste, mv)));
        } else {
            let odds = (state.phase == Phase::Thrift).then(|| Odds::of(self, state));
            marks.extend(moves.iter().map(|&mv| match (mv, &odds) {
                (Move::Invent { quality, item }, _) => fit_of_pair(self, state, Pair { quality, item }),
                (Move::Thrift { discard, qualities }, Some(odds)) => {
                    odds.hope(self, state, &state.hands[seat.index()], discard, qualities.into())
                }
                _ => 0.0,
            }));
        }
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _moves: &mut Moves<Move>, rng: &mut Rng) -> Move {
        quick::choose(self, state, seat, rng)
    }

    /// What goes into a bag or is discarded is secret, and only the Buyer sees whose bag is given.
    fn as_seen(&self, _state: &State, mv: Move) -> Move {
        match mv {
            Move::Thrift { .. } => Move::Thrift { discard: Places::NONE, qualities: 0 },
            Move::Invent { .. } => Move::Invent { quality: 0, item: 0 },
            Move::Give { .. } => Move::Give { from: Seat(0) },
            open => open,
        }
    }
}

fn rate_as_buyer(game: &Bizarre, state: &State, taste: &Taste, mv: Move) -> f32 {
    match mv {
        Move::Identity { first, second } => {
            taste.mark([first, second].map(|of| game.tags.buyers[usize::from(of.card)][usize::from(of.word)]))
        }
        Move::Shuffle if taste.hands_out => -HABIT,
        Move::Shuffle => HABIT,
        Move::Buy { from } => {
            let pair = state.pitched_by(from);
            fit_of_pair(game, state, pair) + taste.mark(game.tags_of(pair))
        }
        _ => 0.0,
    }
}
