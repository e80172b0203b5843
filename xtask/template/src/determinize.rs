//! A position that looks like a view. Hidden beads are drawn evenly from those that are not known.

use crate::rules::{SEATS, STRUCT};
use crate::state::State;
use crate::view::{View, bead_set};
use brocante_core::{Pile, Rng};

pub fn determinize(game: &STRUCT, view: &View, rng: &mut Rng) -> State {
    let mut bag = game.all_beads();
    let mut held = [0; SEATS];
    for (held, seen) in held.iter_mut().zip(&view.seats) {
        *held = seen.beads.as_deref().map_or(0, bead_set);
        bag &= !*held;
    }
    for (held, seen) in held.iter_mut().zip(&view.seats).filter(|(_, seen)| seen.beads.is_none()) {
        for _ in 0..seen.count {
            let bead = bag.nth(rng.below(bag.count_ones()));
            bag &= !(1 << bead);
            *held |= 1 << bead;
        }
    }
    State { bag, held, drawing: view.drawing, active: view.active, over: view.over }
}
