//! What can be done, and what happens: moves, events, refusals, and the listing of moves.

pub(crate) mod refusal;

pub use refusal::Refusal;

use crate::check::{hoardable, stealable};
use crate::rules::Vintage;
use crate::state::{Phase, State};
use brocante_core::{Moves, Seat, bits};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// Move an item from the own display to the own hoard, in a turn or at the end.
    Hoard { item: u8 },
    /// Take an item from another seat's display.
    Steal { from: Seat, item: u8 },
    /// Take the top of the discard pile.
    Salvage,
    /// Keep one of the two items drawn and discard the other.
    Keep { item: u8 },
    /// Hoard nothing more.
    Decline,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Starts { seat: Seat },
    Displayed { seat: Seat, items: Vec<u8> },
    Hoarded { seat: Seat, item: u8 },
    NothingToHoard { seat: Seat },
    Stole { seat: Seat, from: Seat, item: u8 },
    Salvaged { seat: Seat, item: u8 },
    NothingToTake { seat: Seat },
    Drew { items: Vec<u8> },
    Kept { seat: Seat, item: u8, discarded: u8 },
    KeptOnly { seat: Seat, item: u8 },
    Renewed { count: u32 },
    DeckOut { seat: Seat },
    Declined { seat: Seat },
}

#[inline]
pub fn moves(game: &Vintage, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if seat != state.active {
        return;
    }
    match state.phase {
        Phase::Hoard => bits(hoardable(state, seat)).for_each(|item| moves.push(Move::Hoard { item })),
        Phase::Take => {
            for from in Seat::all(game.seats).filter(|&from| from != seat) {
                bits(stealable(game, state, from)).for_each(|item| moves.push(Move::Steal { from, item }));
            }
            if !state.discards.is_empty() {
                moves.push(Move::Salvage);
            }
        }
        Phase::Keep => bits(state.drawn).for_each(|item| moves.push(Move::Keep { item })),
        Phase::Final | Phase::Second => {
            bits(hoardable(state, seat)).for_each(|item| moves.push(Move::Hoard { item }));
            moves.push(Move::Decline);
        }
        Phase::Over => {}
    }
}
