//! What bots know of Five Cards Collector: `guide/eye.rs` marks moves, `guide/quick.rs` plays the play-outs,
//! and `guide/belief.rs` guesses the hands of others.

mod belief;
mod eye;
mod quick;

use crate::moves::Move;
use crate::rules::FiveCards;
use crate::state::State;
use crate::view::View;
use brocante_core::{Guide, Moves, Rng, Search, Seat};
use eye::Eye;

impl Guide for FiveCards {
    /// Play-outs are long and noisy, so the marks have to lead the search. A short search at two seats won
    /// 50 % of 60 games against the guide without them, and 60 to 70 % of 50 to 60 games with them; 75 % of 28
    /// (± 14) with the usual caution. At six seats, where an equal player wins 17 %, play-outs have to begin
    /// with the guide's own moves: with two million simulated moves, 33 % of 78 games were won so, and 24 % of
    /// 126 on other deals (± 5); without, 12 % of 36. Play-outs that follow the marks to the end are too slow
    /// (14 % of 102).
    const SEARCH: Option<Search> =
        Some(Search { explore: 0.2, bias: 2.0, others: 0.05, caution: 1.5, careful: 12, ..Search::USUAL });

    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        let eye = Eye::new(self, state, seat);
        marks.clear();
        marks.extend(moves.iter().map(|&mv| eye.rate(mv)));
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _moves: &mut Moves<Move>, rng: &mut Rng) -> Move {
        quick::quick(self, state, seat, rng)
    }

    fn likelihood(&self, view: &View, state: &State) -> f32 {
        belief::likelihood(self, view.viewer, state)
    }

    /// Only two seats know the card that is taken out of a hand.
    fn as_seen(&self, _state: &State, mv: Move) -> Move {
        match mv {
            Move::Take { .. } => Move::Take { card: 0 },
            _ => mv,
        }
    }
}
