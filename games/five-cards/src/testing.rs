//! What only the laws and the tests need.

use crate::deck::bag::{Bag, KINDS};
use crate::moves::{Move, Onto};
use crate::rules::{FiveCards, Options};
use crate::state::State;
use brocante_core::{Rng, Seat, bits};
use brocante_laws::Lawful;

impl Lawful for FiveCards {
    fn every_options() -> Vec<Options> {
        vec![Options { expert: false }, Options { expert: true }]
    }

    /// Almost all specials are of two kinds: seats rob hands all the time, or look into hands and rob
    /// collections.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let (symbols, _) = include_str!("../deck.toml").split_once("[specials]").unwrap_or_default();
        let deck = |specials: &str| format!("{symbols}[specials]\n{specials}");
        vec![deck("retrieve = 10\ndraw-hand = 10\nview-hand = 1\n"), deck("view-hand = 12\ntake-over = 9\n")]
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let mut counts = [0; KINDS];
        let mut count = |bag: &Bag| bag.cards().for_each(|card| counts[card as usize] += 1);
        count(&state.deck);
        count(&state.used);
        state.hands.iter().for_each(count);
        state.pile().iter().for_each(|&card| counts[card as usize] += 1);
        for collected in state.collected {
            bits(u64::from(collected)).for_each(|card| counts[card as usize] += 1);
        }
        if let Some(special) = state.using {
            counts[special.kind() as usize] += 1;
        }
        let sizes = state.hands.iter().map(Bag::len).zip(state.hand_sizes);
        counts.into_iter().chain(sizes.map(|(held, counted)| held - u32::from(counted))).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        let wild = rng.chance(16);
        let card = rng.below(if wild { 256 } else { 33 }) as u8;
        let from = Seat(rng.below(if wild { 256 } else { 7 }) as u8);
        match rng.below(14) {
            0 => Move::Collect { card },
            1 => Move::Discard { card },
            2 => Move::Draw,
            3 => Move::Keep,
            4 => Move::Pass,
            5 => Move::PileSwap,
            6 => Move::DrawThree,
            7 => Move::Direction,
            8 => Move::Retrieve,
            9 => Move::Fetch { at: from.0, card },
            10 => Move::DrawHand { from },
            11 => Move::ViewHand { from },
            12 => Move::Take { card },
            _ => Move::TakeOver { from, card, onto: if rng.chance(2) { Onto::Pile } else { Onto::Collection } },
        }
    }
}
