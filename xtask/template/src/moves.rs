//! Moves, events and refusals, and the list of moves.

pub(crate) mod refusal;

pub use refusal::Refusal;

use crate::check::check;
use crate::rules::STRUCT;
use crate::state::State;
use brocante_core::{Moves, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// Draws a bead.
    Draw,
    /// Draws no more beads in this game.
    Stop,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    First {
        seat: Seat,
    },
    Drew {
        seat: Seat,
    },
    /// Only for the seat that drew.
    Saw {
        bead: u8,
        points: u8,
    },
    Stopped {
        seat: Seat,
    },
    Counted {
        seat: Seat,
        beads: Vec<u8>,
        points: i32,
    },
}

pub fn moves(game: &STRUCT, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    for mv in [Move::Draw, Move::Stop] {
        if check(game, state, seat, mv).is_ok() {
            moves.push(mv);
        }
    }
}
