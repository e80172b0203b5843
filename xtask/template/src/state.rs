//! The position.

use crate::rules::{SEATS, STRUCT};
use brocante_core::{Seat, SeatSet, Status};

/// The position: where the beads are, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) bag: u64,
    pub(crate) held: [u64; SEATS],
    /// The seats that have not stopped.
    pub(crate) drawing: SeatSet,
    pub(crate) active: Seat,
    pub(crate) over: bool,
}

pub fn status(_game: &STRUCT, state: &State) -> Status {
    if state.over { Status::Over } else { Status::ToAct(SeatSet::only(state.active)) }
}
