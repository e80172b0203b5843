//! Simultaneous choices: each seat commits on its own, and the order of arrival never matters.

use super::{Broken, require};
use crate::game::{Game, heard};
use crate::{Rng, Seat, Table, Viewer};

pub(super) fn check<G: Game>(table: &Table<G>, rng: &mut Rng) -> Result<(), Broken> {
    let mut choices: Vec<(Seat, G::Move)> = Vec::new();
    for seat in table.status().to_act().iter() {
        let moves = table.legal(seat);
        choices.push((seat, *rng.choose(&moves).ok_or(("listing", format!("seat {seat} has no move")))?));
    }
    // Now all of them, now only some: nobody may see who came first while others still choose.
    if rng.chance(2) && choices.len() > 2 {
        rng.shuffle(&mut choices);
        choices.truncate(2 + rng.below(choices.len() as u32 - 2) as usize);
    }
    let first = commit_all(table, &choices)?;
    let mut shuffled = choices.clone();
    shuffled.reverse();
    if choices.len() > 2 && rng.chance(2) {
        rng.shuffle(&mut shuffled);
    }
    let second = commit_all(table, &shuffled)?;
    let orders = || format!("{choices:?} or {shuffled:?}");
    require(first.state() == second.state(), "order", || format!("another position after {}", orders()))?;
    for viewer in Viewer::all(table.game().seats()) {
        require(heard_since(table, &first, viewer) == heard_since(table, &second, viewer), "order", || {
            format!("{viewer} hears in which order they came: {}", orders())
        })?;
        let (seen_first, seen_second) =
            (table.game().view(first.state(), viewer), table.game().view(second.state(), viewer));
        require(seen_first == seen_second, "order", || format!("{viewer} sees the order of {}", orders()))?;
    }
    Ok(())
}

fn commit_all<G: Game>(table: &Table<G>, choices: &[(Seat, G::Move)]) -> Result<Table<G>, Broken> {
    let mut table = table.clone();
    for &(seat, mv) in choices {
        table
            .play(seat, mv)
            .map_err(|error| ("order", format!("{mv:?} of seat {seat} went stale because others chose: {error:?}")))?;
    }
    Ok(table)
}

fn heard_since<G: Game>(before: &Table<G>, after: &Table<G>, viewer: Viewer) -> Vec<G::Event> {
    let told: Vec<_> = after.told()[before.told().len()..].iter().map(|(_, told)| told.clone()).collect();
    heard(&told, viewer)
}
