//! Who may look into a finished game: everybody, once nobody can still play its deal.

use crate::edge::problem::Problem;
use crate::tables::live::now_ms;
use brocante_core::AnyTable;
use brocante_table::{CommandError, Phase, TableState};

const HOUR_MS: u64 = 60 * 60 * 1000;

/// The game of a table, if it is over.
pub fn finished_game(state: &TableState) -> Result<&dyn AnyTable, Problem> {
    match (&state.game, state.phase()) {
        (Some(game), Phase::Over) => Ok(&**game),
        _ => Err(CommandError::NotOver.into()),
    }
}

/// Refuses what could tell the cards of a deal that others are still to play.
pub fn require_open(state: &TableState) -> Result<(), Problem> {
    match state.settings.closed_until_ms.map(|until| until.saturating_sub(now_ms())) {
        Some(left) if left > 0 => Err(Problem::ClosedDeal { hours_left: left.div_ceil(HOUR_MS) as u32 }),
        _ => Ok(()),
    }
}
