//! What only the laws and the tests need.

use crate::moves::Move;
use crate::rules::{Options, STRUCT};
use crate::state::State;
use brocante_core::{Rng, bits};
use brocante_laws::Lawful;

impl Lawful for STRUCT {
    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    /// The fewest beads, so that the bag is soon empty.
    fn edge_decks(_seats: u8) -> Vec<String> {
        vec!["beads = [0, 0, 100, 100]".to_owned()]
    }

    /// Every bead is in one place.
    fn census(&self, state: &State) -> Vec<u32> {
        let mut counts = vec![0; self.beads.len()];
        for beads in state.held.iter().chain([&state.bag]) {
            bits(*beads).for_each(|bead| counts[usize::from(bead)] += 1);
        }
        counts
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        if rng.chance(2) { Move::Draw } else { Move::Stop }
    }
}
