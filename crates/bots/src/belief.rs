//! A pool of positions that are consistent with a view, sampled once and reused.

use brocante_core::{Guide, Rng, Seat, Viewer};

/// More samples would hardly add variety: later draws differ in every iteration anyway.
const POOL: usize = 1024;
/// Number of positions from which one is drawn by its likelihood.
const CANDIDATES: usize = 6;

/// Samples positions that a viewer may believe in.
#[derive(Debug)]
pub struct Belief<'a, G: Guide> {
    game: &'a G,
    view: &'a G::View,
    pool: Vec<G::State>,
    /// Whether the observations make some positions likelier than others.
    is_uneven: bool,
}

impl<'a, G: Guide> Belief<'a, G> {
    /// Samples a few positions to find out whether their likelihoods differ.
    pub fn new(game: &'a G, view: &'a G::View, rng: &mut Rng) -> Self {
        let mut belief = Belief { game, view, pool: Vec::new(), is_uneven: true };
        let weights: Vec<f32> = (0..CANDIDATES).map(|_| game.likelihood(view, &game.imagine(view, rng))).collect();
        belief.is_uneven = weights.iter().any(|&weight| weight != weights[0]);
        belief
    }

    /// A position that is consistent with the view.
    pub fn position(&mut self, rng: &mut Rng) -> G::State {
        if self.pool.len() == POOL {
            return self.pool[rng.below(POOL as u32) as usize];
        }
        let position = if self.is_uneven { self.likely(rng) } else { self.game.imagine(self.view, rng) };
        self.pool.push(position);
        position
    }

    /// A position as `seat` may believe it to be: what only the viewer knows is sampled again.
    pub fn position_of(&mut self, seat: Seat, rng: &mut Rng) -> G::State {
        let position = self.position(rng);
        self.game.imagine(&self.game.view(&position, Viewer::Seat(seat)), rng)
    }

    fn likely(&self, rng: &mut Rng) -> G::State {
        let mut kept = self.game.imagine(self.view, rng);
        let mut sum = self.game.likelihood(self.view, &kept);
        for _ in 1..CANDIDATES {
            let other = self.game.imagine(self.view, rng);
            let weight = self.game.likelihood(self.view, &other);
            sum += weight;
            if weight > 0.0 && unit(rng) * sum < weight {
                kept = other;
            }
        }
        kept
    }
}

/// A random number in [0, 1).
pub fn unit(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u32 << 24) as f32
}
