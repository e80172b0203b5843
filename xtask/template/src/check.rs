//! Whether a move is lawful.

use crate::moves::{Move, Refusal};
use crate::rules::STRUCT;
use crate::state::State;
use brocante_core::{Seat, require};

pub fn check(_game: &STRUCT, state: &State, seat: Seat, _mv: Move) -> Result<(), Refusal> {
    require(!state.over, Refusal::GameOver)?;
    require(seat == state.active, Refusal::NotYourTurn { seat: state.active })
}
