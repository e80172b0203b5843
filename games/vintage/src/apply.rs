//! What a move does. `apply/turn.rs` has the course of a turn and the end of the deck.

mod turn;

use crate::deck::{ALL_ITEMS, bit};
use crate::moves::{Event, Move};
use crate::rules::{DISPLAYED, SEATS, Vintage};
use crate::state::{Discards, Phase, State};
use brocante_core::{Audience, Seat, Turn, bits};

pub fn deal(game: &Vintage, turn: &mut Turn<'_, Event>) -> State {
    let first = turn.chance.seat("first", game.seats); // vintage.setup
    turn.tell(Audience::All, || Event::Starts { seat: first });
    let mut state = State {
        displays: [0; SEATS],
        hoards: [0; SEATS],
        deck: ALL_ITEMS,
        drawn: 0,
        drawn_known_to_all: 0,
        stolen: 0,
        discards: Discards::NONE,
        phase: Phase::Hoard,
        active: first,
        first,
        last: first,
        renewed: false,
    };
    for (seat, count) in first.around(game.seats).zip(DISPLAYED) {
        for _ in 0..count - u8::from(game.options.take_that) {
            state.displays[seat.index()] |= turn::draw_one(&mut state, turn);
        }
        let display = state.displays[seat.index()];
        turn.tell(Audience::All, || Event::Displayed { seat, items: bits(display).collect() });
    }
    turn::begin(game, &mut state, first, turn);
    state
}

#[inline]
pub fn apply(game: &Vintage, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    let own = seat.index();
    match mv {
        Move::Hoard { item } => {
            state.displays[own] &= !bit(item);
            state.hoards[own] |= bit(item);
            // vintage.hoards: all seats see the item go in.
            turn.tell(Audience::All, || Event::Hoarded { seat, item });
            if state.phase == Phase::Hoard {
                turn::begin_take(game, state, turn);
            } else {
                turn::next_final(game, state, turn);
            }
        }
        Move::Steal { from, item } => {
            state.displays[from.index()] &= !bit(item);
            state.displays[own] |= bit(item);
            state.stolen = bit(item);
            turn.tell(Audience::All, || Event::Stole { seat, from, item });
            turn::draw(game, state, turn);
        }
        Move::Salvage => {
            if let Some(item) = state.discards.pop() {
                state.displays[own] |= bit(item);
                turn.tell(Audience::All, || Event::Salvaged { seat, item });
            }
            turn::draw(game, state, turn);
        }
        Move::Keep { item } => {
            let discarded = (state.drawn & !bit(item)).trailing_zeros() as u8;
            state.displays[own] |= bit(item);
            state.discards.push(discarded);
            turn.tell(Audience::All, || Event::Kept { seat, item, discarded });
            turn::end(game, state, turn);
        }
        Move::Decline => {
            turn.tell(Audience::All, || Event::Declined { seat });
            turn::next_final(game, state, turn);
        }
    }
}
