//! What the deal and the moves do.

use crate::moves::{Event, Move};
use crate::rules::{SEATS, STRUCT};
use crate::state::State;
use brocante_core::{Audience, Seat, SeatSet, Turn, bits};

pub fn deal(game: &STRUCT, turn: &mut Turn<'_, Event>) -> State {
    let active = turn.chance.seat("first", game.seats);
    turn.tell(Audience::All, || Event::First { seat: active });
    State { bag: game.all_beads(), held: [0; SEATS], drawing: SeatSet::all(game.seats), active, over: false }
}

pub fn apply(game: &STRUCT, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    match mv {
        Move::Draw => {
            let bead = turn.chance.pick("bead", &state.bag) as u8;
            state.bag &= !(1 << bead);
            state.held[seat.index()] |= 1 << bead;
            turn.tell(Audience::All, || Event::Drew { seat });
            turn.tell(Audience::Only(seat), || Event::Saw { bead, points: game.beads[usize::from(bead)] });
        }
        Move::Stop => {
            state.drawing = state.drawing.without(seat);
            turn.tell(Audience::All, || Event::Stopped { seat });
        }
    }
    end_turn(game, state, turn);
}

fn end_turn(game: &STRUCT, state: &mut State, turn: &mut Turn<'_, Event>) {
    if state.bag != 0 && !state.drawing.is_empty() {
        state.active = state.drawing.from(state.active.next(game.seats)).unwrap_or(state.active);
        return;
    }
    state.over = true; // ID.end
    for seat in Seat::all(game.seats) {
        let held = state.held[seat.index()];
        turn.tell(Audience::All, || Event::Counted { seat, beads: bits(held).collect(), points: game.worth(held) });
    }
}
