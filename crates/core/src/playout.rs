//! Random games at full speed: what the benchmark measures and searches build on.

use crate::chance::Chance;
use crate::game::{Game, Moves, Status, Turn};
use crate::rng::Rng;

/// Plays random listed moves until the game is over, without allocating; returns how many.
#[inline]
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut Chance,
    rng: &mut Rng,
    moves: &mut Moves<G::Move>,
) -> u32 {
    let mut plies = 0;
    while let Status::ToAct(seats) = game.status(state) {
        let Some(seat) = seats.first() else { break };
        moves.clear();
        game.moves(state, seat, moves);
        let mv = moves[rng.below(moves.len() as u32) as usize];
        game.apply(state, seat, mv, &mut Turn::muted(chance));
        plies += 1;
    }
    plies
}
