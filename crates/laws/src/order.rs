//! Simultaneous choices: each seat commits on its own, and the order of arrival never matters.

use crate::law::{Broken, require};
use brocante_core::{Game, Rng, Seat, Table, Viewer, events_for};

pub(crate) fn check<G: Game>(table: &Table<G>, rng: &mut Rng) -> Result<(), Broken> {
    let mut choices: Vec<(Seat, G::Move)> = Vec::new();
    for seat in table.status().to_act().iter() {
        let moves = table.legal(seat);
        choices.push((seat, *rng.choose(&moves).ok_or(("listing", format!("seat {seat} has no move")))?));
    }
    // Sometimes all seats choose, sometimes only some: while others still choose, the order must not be visible.
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
        require(events_after(table, &first, viewer) == events_after(table, &second, viewer), "order", || {
            format!("{viewer} gets events that reveal the order: {}", orders())
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

fn events_after<G: Game>(before: &Table<G>, after: &Table<G>, viewer: Viewer) -> Vec<G::Event> {
    let events: Vec<_> = after.events()[before.events().len()..].iter().map(|(_, event)| event.clone()).collect();
    events_for(&events, viewer)
}
