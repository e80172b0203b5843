//! Whether a move is lawful, and the questions about it that listing, turns and play-outs ask too.

use crate::moves::Move;
use crate::moves::refusal::Refusal;
use crate::rules::Vintage;
use crate::state::{Phase, State};
use brocante_core::{Pile, Seat, require};

pub fn check(game: &Vintage, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat != state.active {
        return Err(due(game, state));
    }
    let own = state.displays[seat.index()];
    match (state.phase, mv) {
        (Phase::Hoard, Move::Hoard { item }) => require_in(own, item, Refusal::NotInYourDisplay { item }),
        (Phase::Take, Move::Steal { from, .. }) if from == seat => Err(Refusal::OwnDisplay),
        (Phase::Take, Move::Steal { from, item }) => {
            let theirs = if from.0 < game.seats { state.displays[from.index()] } else { 0 };
            require_in(theirs, item, Refusal::NotInTheirDisplay { item, from })?;
            require_in(stealable(game, state, from), item, Refusal::LastItem { item, from })
        }
        (Phase::Take, Move::Salvage) => require(!state.discards.is_empty(), Refusal::NoDiscards),
        (Phase::Keep, Move::Keep { item }) => require_in(state.drawn, item, Refusal::NotDrawn { item }),
        (Phase::Final | Phase::Second, Move::Hoard { item }) => {
            require_in(own, item, Refusal::NotInYourDisplay { item })?;
            require_in(hoardable(state, seat), item, Refusal::JustStolen { item })
        }
        (Phase::Final | Phase::Second, Move::Decline) => Ok(()),
        _ => Err(due(game, state)),
    }
}

fn require_in(set: u64, item: u8, refusal: Refusal) -> Result<(), Refusal> {
    require(set.holds(u32::from(item)), refusal)
}

/// The items that a seat may hoard.
#[inline]
pub(crate) fn hoardable(state: &State, seat: Seat) -> u64 {
    // vintage.final: not what it stole in the last turn. While a turn hoards, nothing is stolen yet.
    state.displays[seat.index()] & !state.stolen
}

/// The items that may be stolen from a seat.
#[inline]
pub(crate) fn stealable(game: &Vintage, state: &State, from: Seat) -> u64 {
    let display = state.displays[from.index()];
    if is_safe(game, display) { 0 } else { display }
}

/// vintage.last, vintage.take-that: whether a display holds one item that can't be stolen.
#[inline]
pub(crate) fn is_safe(game: &Vintage, display: u64) -> bool {
    display.is_power_of_two() && !game.options.take_that
}

/// The refusal that says what is due, and by whom.
fn due(game: &Vintage, state: &State) -> Refusal {
    let seat = state.active;
    match state.phase {
        Phase::Hoard => Refusal::HoardDue { seat },
        Phase::Take => Refusal::TakeDue { seat },
        Phase::Keep => Refusal::KeepDue { seat },
        Phase::Final => Refusal::FinalDue { seat },
        Phase::Second => Refusal::SecondDue { seat },
        Phase::Over if game.is_large() => Refusal::OverLarge,
        Phase::Over => Refusal::OverSmall,
    }
}
