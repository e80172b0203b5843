//! What only the laws and the tests need.

use crate::deck::ITEMS;
use crate::moves::Move;
use crate::rules::{Options, Vintage};
use crate::state::State;
use brocante_core::{Rng, Seat, bits};
use brocante_laws::Lawful;

impl Lawful for Vintage {
    fn every_options() -> Vec<Options> {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(open_hoards, take_that)| Options { open_hoards, take_that })
            .to_vec()
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let sets = state.displays.iter().chain(&state.hoards).chain([&state.deck, &state.drawn]);
        let mut counts = vec![0; ITEMS];
        for item in sets.flat_map(|&set| bits(set)).chain(state.discards.as_slice().iter().copied()) {
            counts[usize::from(item)] += 1;
        }
        counts
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        // Mostly numbers that could be there, and the first one beyond; sometimes any number.
        let (items, seats) = if rng.chance(16) { (256, 256) } else { (64, 7) };
        let item = rng.below(items) as u8;
        let from = Seat(rng.below(seats) as u8);
        match rng.below(8) {
            0 | 1 => Move::Hoard { item },
            2 | 3 => Move::Steal { from, item },
            4 => Move::Salvage,
            5 | 6 => Move::Keep { item },
            _ => Move::Decline,
        }
    }
}
