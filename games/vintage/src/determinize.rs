//! The positions that look like a view.

use crate::deck::{ALL_ITEMS, bit, set_of};
use crate::rules::{SEATS, Vintage};
use crate::state::{Discards, State};
use crate::view::View;
use brocante_core::{Pile, Rng};

pub fn determinize(_game: &Vintage, view: &View, rng: &mut Rng) -> State {
    let set = |items: &[u8]| set_of(items.iter().copied());
    let (mut displays, mut hoards) = ([0; SEATS], [0; SEATS]);
    for ((seat, display), hoard) in view.seats.iter().zip(&mut displays).zip(&mut hoards) {
        *display = set(&seat.display);
        *hoard = set(&seat.seen);
    }
    let mut discards = Discards::NONE;
    view.discards.iter().for_each(|&item| discards.push(item));
    let placed = displays.iter().chain(&hoards).fold(set(&view.discards), |all, items| all | items);
    let mut state = State {
        displays,
        hoards,
        deck: ALL_ITEMS & !placed,
        drawn: 0,
        drawn_known_to_all: 0,
        stolen: set_of(view.stolen),
        discards,
        phase: view.phase,
        active: view.active,
        first: view.first,
        last: view.last.unwrap_or(view.first),
        renewed: view.deck_renewed,
    };
    if let Some(drawn) = &view.drawn {
        state.drawn = set(&drawn.known);
        state.drawn_known_to_all = set(&drawn.known_to_all);
        state.deck &= !state.drawn;
        while state.drawn.count_ones() < drawn.count && state.deck != 0 {
            let card = bit(state.deck.nth(rng.below(state.deck.count())) as u8);
            state.deck &= !card;
            state.drawn |= card;
        }
    }
    state
}
