//! What a viewer may know of a position, and nothing else.

use crate::rules::STRUCT;
use crate::state::State;
use brocante_core::{Seat, SeatSet, Viewer, bits};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub active: Seat,
    pub over: bool,
    /// The seats that have not stopped.
    pub drawing: SeatSet,
    pub bag_count: u32,
    pub seats: Vec<SeatView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    pub count: u32,
    /// The beads, if the viewer knows them.
    pub beads: Option<Vec<u8>>,
}

pub fn view(game: &STRUCT, state: &State, viewer: Viewer) -> View {
    let seat_view = |seat: Seat| {
        let held = state.held[seat.index()];
        let is_known = state.over || viewer.is(seat);
        SeatView { count: held.count_ones(), beads: is_known.then(|| bits(held).collect()) }
    };
    View {
        viewer,
        active: state.active,
        over: state.over,
        drawing: state.drawing,
        bag_count: state.bag.count_ones(),
        seats: Seat::all(game.seats).map(seat_view).collect(),
    }
}

/// A list of beads as a set.
pub(crate) fn bead_set(beads: &[u8]) -> u64 {
    beads.iter().fold(0, |set, bead| set | 1 << bead)
}
