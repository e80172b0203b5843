//! The guide's quick moves are lawful, in positions that they lead to and in any other, and they end the game.

use crate::law::{Broken, require};
use brocante_core::{Guide, Moves, Rng, Status, Table};

/// Plays a whole game with quick moves. One move in `one_in` is random, as quick play alone sees few positions.
pub(crate) fn check<G: Guide>(mut table: Table<G>, one_in: u32, rng: &mut Rng) -> Result<(), Broken> {
    let mut moves = Moves::default();
    while let Status::ToAct(seats) = table.status() {
        for seat in seats.iter() {
            let mv = table.game().quick(table.state(), seat, &mut moves, rng);
            let checked = table.game().check(table.state(), seat, mv);
            require(checked.is_ok(), "quick", || {
                format!("{mv:?} of seat {seat} is quick but {checked:?}, after {} quick moves", table.ply())
            })?;
        }
        let Some(seat) = seats.first() else { return Ok(()) };
        let mv = match rng.chance(one_in) {
            true => *rng.choose(&table.legal(seat)).ok_or(("listing", format!("seat {seat} has no move")))?,
            false => table.game().quick(table.state(), seat, &mut moves, rng),
        };
        table.play(seat, mv).map_err(|error| ("quick", format!("{mv:?} of seat {seat}: {error:?}")))?;
        require(table.ply() <= G::INFO.plies_max as usize, "quick", || "quick play does not end".to_owned())?;
    }
    Ok(())
}
