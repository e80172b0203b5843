//! Flat Monte Carlo, the simplest search and the baseline for the others: every move is tried equally often, in
//! positions sampled from the view, and played out to the end.

use crate::search::share_of;
use crate::{Budget, Choice, Clock, Thought, Weighed};
use brocante_core::{Chance, Guide, Moves, Rng, Seat, Status, Turn};

/// How moves are chosen after the first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayOut {
    /// Uniformly at random.
    Random,
    /// By the game's guide.
    Guide,
}

/// Searches the decision of `seat`, whose view is `view`.
pub fn flat<G: Guide>(
    game: &G,
    view: &G::View,
    seat: Seat,
    Choice { candidates, .. }: &Choice<'_, G::Move>,
    play_out: PlayOut,
    budget: &Budget,
    seed: u64,
) -> Thought<G::Move> {
    let mut rng = Rng::new(seed);
    let mut chance = Chance::Fast(rng.split());
    let mut moves = Moves::default();
    let mut won = vec![0.0_f32; candidates.len()];
    let mut tried = vec![0_u32; candidates.len()];
    let (mut iterations, mut simulated) = (0, 0);
    let mut clock = Clock::start(budget);
    while clock.goes_on(iterations, simulated) {
        let mut state = game.determinize(view, &mut rng);
        let at = iterations as usize % candidates.len();
        let mut next = Some(candidates[at]);
        while let Status::ToAct(seats) = game.status(&state) {
            // Try the candidate first; seats that choose at the same time follow.
            let Some(actor) = next.map(|_| seat).or(seats.first()) else { break };
            let mv = next.take().unwrap_or_else(|| match play_out {
                PlayOut::Guide => game.quick(&state, actor, &mut moves, &mut rng),
                PlayOut::Random => {
                    moves.clear();
                    game.moves(&state, actor, &mut moves);
                    moves[rng.below(moves.len() as u32) as usize]
                }
            });
            game.apply(&mut state, actor, mv, &mut Turn::muted(&mut chance));
            simulated += 1;
        }
        won[at] += share_of(&game.outcome(&state), seat);
        tried[at] += 1;
        iterations += 1;
    }
    let mut weighed: Vec<Weighed<G::Move>> = candidates
        .iter()
        .zip(won.iter().zip(&tried))
        .map(|(&mv, (&won, &visits))| Weighed { mv, visits, share: won / visits.max(1) as f32 })
        .collect();
    weighed.sort_by(|a, b| b.share.total_cmp(&a.share));
    Thought { chosen: weighed[0].mv, weighed, iterations, simulated }
}
