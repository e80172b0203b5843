//! What a bot knows of this game. Everything is weighed in points at the end of the game:
//!
//! - `guide/worth.rs`: what an item, a skill, a market card and a coin are worth to a seat. The worth for a
//!   rival is computed the same way, without the rival's hidden cards.
//! - `guide/marks.rs`: the mark of a move, from these worths.
//! - `guide/quick.rs`: the same in whole sixteenths of a point, with some luck, for play-outs.
//! - `guide/belief.rs`: what the moves of the others say about their hidden cards.
//!
//! The guide does not look ahead. Its constants were tuned in games between guides with different
//! constants, at two to four seats.

mod belief;
mod marks;
mod quick;
mod worth;

use self::quick::Quick;
use self::worth::Eye;
use crate::deck::cards::NONE;
use crate::moves::Move;
use crate::rules::Collectors;
use crate::state::State;
use crate::view::View;
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
        belief::likelihood(self, view, state)
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
