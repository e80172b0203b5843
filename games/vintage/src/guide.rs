//! What bots know of Vintage.
//!
//! `guide/worth.rs` says what an item would add to a hoard, `guide/market.rs` what will become of the items
//! on the table until then, and `guide/quick.rs` plays the play-outs.
//!
//! Only a pair just drawn is hidden from seats that watched, and no seat acts between a draw and its
//! choice. So there is nothing to conclude from what others do ([`Guide::likelihood`]), and no part of a
//! move stays hidden ([`Guide::as_seen`]).
//!
//! Measured at four seats, one against three of a kind, where 25 % is even (one standard error):
//!
//! | one | against three | games | wins |
//! | --- | --- | --- | --- |
//! | guide | random | 2000 | 84.0 ± 0.8 % |
//! | guide | a greedy one that knows whole leads only | 4000 | 69.6 ± 0.7 % |
//! | search of 30,000 moves | guide | 381 | 44.1 ± 2.5 % |
//!
//! A prototype with the same constants measured the second row. Such games found the constants too, one
//! at a time. Most of them matter little: changing one by half moves the wins by a per cent or less.

mod market;
mod quick;
mod worth;

use crate::moves::Move;
use crate::rules::Vintage;
use crate::state::{Phase, State};
use brocante_core::{Guide, Moves, Rng, Search, Seat};
use market::Market;
use worth::Standing;

impl Guide for Vintage {
    /// The next seat to act knows what the searcher knows, so all seats learn from every iteration (`others`
    /// at 0), and little caution is needed. A million simulated moves on new deals won 67 % of 63 games
    /// (± 11) against the guide at three seats and 54 % of 72 (± 7) at six; with `others` at 0.4 and a
    /// caution of 3 it was 50 % (± 11) and 43 % (± 17). Against flat search with 300 ms each at four seats,
    /// on the deals that chose these values, it won 50 % of 64 games (± 9), before 41 % (± 10).
    const SEARCH: Option<Search> = Some(Search { others: 0.0, caution: 1.0, ..Search::USUAL });

    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        match state.phase {
            // Nothing can be stolen any more.
            Phase::Final | Phase::Second => {
                let standing = Standing::of(self, state);
                marks.extend(moves.iter().map(|mv| match *mv {
                    Move::Hoard { item } => standing.gain(seat.index(), item),
                    _ => 0.0, // vintage.final: one more item never scores less than none.
                }));
            }
            _ => {
                let market = Market::of(self, state, seat);
                marks.extend(moves.iter().map(|&mv| market.rate(mv)));
            }
        }
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _moves: &mut Moves<Move>, rng: &mut Rng) -> Move {
        quick::quick(self, state, seat, rng)
    }
}
