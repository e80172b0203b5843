//! What only the laws and the tests need.

use crate::deck::OPEN_PLACES;
use crate::moves::Move;
use crate::rules::{Boxes, Options};
use crate::state::notes::{Notes, STEP};
use crate::state::{Auction, State};
use brocante_core::Rng;
use brocante_laws::Lawful;

impl Lawful for Boxes {
    fn every_options() -> Vec<Options> {
        vec![Options { open_wallets: false }, Options { open_wallets: true }]
    }

    /// Worthless boxes, and boxes of the highest value.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let deck =
            |value: u16| format!("[[open]]\nvalue = {value}\ncount = 36\n[[closed]]\nvalue = {value}\ncount = 24\n");
        vec![deck(0), deck(5_000)]
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let mut open = state.open_pile.map(u32::from);
        let mut closed = state.closed_pile.map(u32::from);
        for container in state.laid_out() {
            for (place, &card) in container.cards.iter().enumerate() {
                let counts = if place < OPEN_PLACES { &mut open } else { &mut closed };
                counts[card as usize] += 1;
            }
        }
        let notes = state.wallets.iter().fold(state.bank, |sum, wallet| sum + *wallet);
        open.into_iter().chain(closed).chain(notes.0.map(u32::from)).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        let mut notes = Notes::NONE;
        let highest = if rng.chance(8) { 256 } else { 4 };
        for count in &mut notes.0 {
            *count = rng.below(highest) as u8;
        }
        match rng.below(8) {
            0 => Move::Choose { auction: if rng.chance(2) { Auction::Open } else { Auction::Secret } },
            1 | 2 => Move::Look { place: rng.below(12) as u8 },
            3 => Move::Stop,
            4 if rng.chance(4) => Move::Bid { amount: rng.below(1 << 16) as u16 },
            4 => Move::Bid { amount: rng.below(20) as u16 * STEP },
            5 => Move::Pass,
            6 => Move::Lay { notes },
            _ => Move::Pay { notes },
        }
    }
}
