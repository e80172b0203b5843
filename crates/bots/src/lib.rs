//! Bots for every game and seat. A bot gets a view, never a state. The same view and seed give the same move,
//! unless the search has a time limit.
//!
//! | bot | how it plays |
//! | --- | --- |
//! | `random` | any of the proposed moves |
//! | `easy` | the guide's marks, with mistakes |
//! | `normal`, `guide` | the best mark of the game's guide: a short search was not better in every game |
//! | `hard` | a search of up to a second a move |
//! | `flat`, `flat-guide` | flat Monte Carlo with random and with guided play-outs, to compare with |
//!
//! Any of them takes a style of the game (`guide/never-steals`), and a search its own amount of work
//! (`hard:20000` in simulated moves).

mod belief;
mod flat;
mod search;
mod spec;
mod think;
mod tree;

pub use flat::PlayOut;
pub use search::share_of;
pub use spec::{Kind, Spec, SpecError};
pub use think::{AnyThought, ThinkError, think};

use brocante_core::{Moves, Rng, Seat, best_mark};
use brocante_show::Show;
use std::time::{Duration, Instant};

/// The result of searching a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    pub chosen: M,
    /// The moves that were examined, the best first.
    pub weighed: Vec<Weighed<M>>,
    pub iterations: u32,
    /// Moves applied during all iterations.
    pub simulated: u64,
}

/// A move with its statistics.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<M> {
    pub mv: M,
    pub visits: u32,
    /// The estimated win share of the deciding seat.
    pub share: f32,
}

/// The moves from which a bot chooses.
#[derive(Clone, Copy, Debug)]
struct Choice<'a, M> {
    candidates: &'a [M],
    /// A move to evaluate in any case, however bad it looks.
    examined: Option<M>,
}

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Number of simulated moves. Gives the same result on every machine.
    pub simulated: u64,
    /// Time limit. Makes the result depend on the machine.
    pub time: Option<Duration>,
    /// Whether to continue when the choice is clear, because the caller wants accurate shares.
    pub thorough: bool,
    /// Replaces the game's search plan, to compare plans.
    pub search: Option<brocante_core::Search>,
}

impl Budget {
    /// A budget of simulated moves, without a time limit.
    pub const fn simulated(simulated: u64) -> Budget {
        Budget { simulated, time: None, thorough: false, search: None }
    }
}

/// Tracks how much of a budget is used up.
#[derive(Debug)]
struct Clock<'a> {
    budget: &'a Budget,
    start: Instant,
    part: f32,
}

impl<'a> Clock<'a> {
    /// Iterations between two looks at the clock, which cost time.
    const EVERY: u32 = 32;
    /// Minimum number of iterations, even if the time is up: on a busy machine the thread may not have run at all.
    const ITERATIONS_MIN: u32 = 256;

    fn start(budget: &'a Budget) -> Self {
        Clock { budget, start: Instant::now(), part: 0.0 }
    }

    fn goes_on(&mut self, iterations: u32, simulated: u64) -> bool {
        if let Some(time) = self.budget.time.filter(|_| iterations.is_multiple_of(Self::EVERY)) {
            self.part = self.start.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6);
        }
        let is_late = self.part >= 1.0 && iterations >= Self::ITERATIONS_MIN;
        iterations == 0 || (simulated < self.budget.simulated && !is_late)
    }

    fn part_left(&self, simulated: u64) -> f32 {
        let used = simulated as f32 / self.budget.simulated.max(1) as f32;
        1.0 - used.max(self.part).min(1.0)
    }
}

/// Chooses a move for the viewer's seat, which is to act.
pub fn choose<G: Show>(game: &G, view: &G::View, seat: Seat, spec: &Spec, seed: u64) -> Thought<G::Move> {
    examine(game, view, seat, spec, seed, None)
}

/// Like [`choose`], and also evaluates one legal move that the bot might not consider.
pub fn examine<G: Show>(
    game: &G,
    view: &G::View,
    seat: Seat,
    spec: &Spec,
    seed: u64,
    examined: Option<G::Move>,
) -> Thought<G::Move> {
    let mut rng = Rng::new(seed);
    let position = game.determinize(view, &mut rng);
    let mut candidates = candidates(game, &position, seat, spec);
    candidates.extend(examined.filter(|mv| !candidates.contains(mv)));
    let sure = |chosen| Thought { chosen, weighed: Vec::new(), iterations: 0, simulated: 0 };
    if candidates.len() == 1 {
        return sure(candidates[0]);
    }
    let marks = || {
        let mut marks = Vec::new();
        game.rate(&position, seat, &candidates, &mut marks);
        marks
    };
    let choice = Choice { candidates: &candidates, examined };
    match spec.kind {
        Kind::Random => sure(candidates[rng.below(candidates.len() as u32) as usize]),
        Kind::Easy => sure(candidates[with_mistakes(&marks(), &mut rng)]),
        Kind::Normal => sure(candidates[best_mark(&marks(), &mut rng)]),
        Kind::Hard => match spec.budget.search.or(G::SEARCH) {
            Some(plan) => search::search(game, view, seat, &choice, plan, &spec.budget, rng.next_u64()),
            None => sure(candidates[best_mark(&marks(), &mut rng)]),
        },
        Kind::Flat(play_out) => flat::flat(game, view, seat, &choice, play_out, &spec.budget, rng.next_u64()),
    }
}

/// The moves a bot chooses from: those that fit its style, or all if none fits.
fn candidates<G: Show>(game: &G, position: &G::State, seat: Seat, spec: &Spec) -> Vec<G::Move> {
    let mut moves = Moves::default();
    game.moves(position, seat, &mut moves);
    let style = spec.style.as_deref().and_then(|name| G::STYLES.iter().find(|style| style.name == name));
    let fitting: Vec<G::Move> =
        moves.iter().copied().filter(|mv| style.is_none_or(|style| !(style.shuns)(mv))).collect();
    if fitting.is_empty() { moves.to_vec() } else { fitting }
}

/// Plays like a beginner: prefers good moves, but not reliably, and sometimes plays any move.
fn with_mistakes(marks: &[f32], rng: &mut Rng) -> usize {
    const TEMPERATURE: f32 = 1.0;
    const ANYTHING: u32 = 5;
    if rng.chance(ANYTHING) {
        return rng.below(marks.len() as u32) as usize;
    }
    let most = marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = marks.iter().map(|mark| ((mark - most) / TEMPERATURE).exp()).collect();
    let mut at = belief::unit(rng) * weights.iter().sum::<f32>();
    for (index, weight) in weights.iter().enumerate() {
        if at < *weight {
            return index;
        }
        at -= weight;
    }
    best_mark(marks, rng)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_without_time_still_runs_a_minimum() {
        let iterations = |budget: &Budget| {
            let mut clock = Clock { start: Instant::now() - Duration::from_millis(5), ..Clock::start(budget) };
            (0..).find(|&iterations| !clock.goes_on(iterations, u64::from(iterations))).unwrap_or(u32::MAX)
        };
        let late = Budget { time: Some(Duration::ZERO), ..Budget::simulated(u64::MAX) };
        assert_eq!(iterations(&late), Clock::ITERATIONS_MIN);
        assert_eq!(iterations(&Budget { simulated: 10, ..late }), 10, "the budget still limits it");
        assert_eq!(iterations(&Budget::simulated(1000)), 1000);
    }
}
