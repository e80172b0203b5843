//! What a bot knows of this game. Everything is weighed in points at the end of the game, in three
//! places:
//!
//! - `weigh.rs`: what an item, a skill, a market card and a coin are worth to a seat, and from that the
//!   mark of any move (`marks.rs`). A rival's side of it is seen with the same eyes, without the hidden cards.
//! - `quick.rs`: the same in whole sixteenths of a point, with some luck, for play-outs.
//! - `belief.rs`: what the others' doings say about their hidden cards.
//!
//! Nothing is looked ahead. The constants were found by letting guides with others play against each
//! other, at two to four seats.

use crate::Collectors;
use crate::cards::NONE;
use crate::moves::Move;
use crate::quick::Quick;
use crate::state::State;
use crate::view::View;
use crate::weigh::Eye;
use brocante_core::{Guide, Moves, Rng, Seat};

impl Guide for Collectors {
    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        let eye = Eye::new(self, state, seat, seat);
        marks.clear();
        marks.extend(moves.iter().map(|&mv| eye.mark(mv)));
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _: &mut Moves<Move>, rng: &mut Rng) -> Move {
        Quick::new(self, state, seat, rng).choose()
    }

    fn likelihood(&self, view: &View, state: &State) -> f32 {
        self.plausibility(view, state)
    }

    /// Others don't see which card is kept, tucked or sold face down.
    fn as_seen(&self, _: &State, mv: Move) -> Move {
        match mv {
            Move::Keep { .. } => Move::Keep { card: NONE },
            Move::Tuck { .. } => Move::Tuck { card: NONE },
            Move::Auction { face_down: true, .. } => Move::Auction { card: NONE, face_down: true },
            _ => mv,
        }
    }
}
