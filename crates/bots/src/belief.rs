//! Positions that look like a view, made up once and used again and again.

use brocante_core::{Guide, Rng, Seat, Viewer};

/// More differ too little from one another to be worth their time; what is drawn later differs anyway.
const POOL: usize = 1024;
/// Of so many positions, one is kept by its likelihood.
const CANDIDATES: usize = 6;

#[derive(Debug)]
pub struct Belief<'a, G: Guide> {
    game: &'a G,
    view: &'a G::View,
    pool: Vec<G::State>,
    /// Whether something was seen that makes some positions likelier than others.
    is_uneven: bool,
}

impl<'a, G: Guide> Belief<'a, G> {
    pub fn new(game: &'a G, view: &'a G::View, rng: &mut Rng) -> Self {
        let mut belief = Belief { game, view, pool: Vec::new(), is_uneven: true };
        let weights: Vec<f32> = (0..CANDIDATES).map(|_| game.likelihood(view, &game.imagine(view, rng))).collect();
        belief.is_uneven = weights.iter().any(|&weight| weight != weights[0]);
        belief
    }

    /// A position as the viewer may believe it to be.
    pub fn position(&mut self, rng: &mut Rng) -> G::State {
        if self.pool.len() == POOL {
            return self.pool[rng.below(POOL as u32) as usize];
        }
        let position = if self.is_uneven { self.likely(rng) } else { self.game.imagine(self.view, rng) };
        self.pool.push(position);
        position
    }

    /// The same, but with what only the viewer knows made up anew: as `seat` may believe it to be.
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

/// A number from 0 to 1.
pub fn unit(rng: &mut Rng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1_u32 << 24) as f32
}
