//! Another game for the same people.

use crate::edge::problem::Problem;
use crate::tables::new_table::NewTable;
use crate::tables::tables::Tables;
use brocante_core::{Header, Seat};
use brocante_table::command::Share;
use brocante_table::{Command, CommandError, PersonId, Phase, SeatFor, TableState};
use std::sync::Arc;

/// Makes a table for the same people, everybody one seat further, so that another one begins. Returns its id.
pub async fn make(
    tables: &Arc<Tables>,
    id: &str,
    person: Option<PersonId>,
    (promise, share): (Option<&str>, Share),
) -> Result<String, Problem> {
    // Two people who ask at the same moment get the same table.
    static ONE_AT_A_TIME: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let _turn = ONE_AT_A_TIME.lock().await;
    let person = person.ok_or(CommandError::NotSeated)?;
    let live = tables.table(id).await?;
    let new = {
        let inner = live.lock().await;
        if let Some(table) = &inner.state.rematch {
            return Ok(table.clone());
        }
        rematch(&inner.state, &person)?
    };
    // People who gather first add their parts at the new table.
    let new = match new.begin {
        true => NewTable { secret: tables.promises.keep_for(promise, &share)?, share, ..new },
        false => new,
    };
    let table = tables.make(new).await?.id.clone();
    tables.perform(id, Some(person.device()), Command::Rematch(table.clone())).await?;
    Ok(table)
}

/// Whether nobody on another device has to gather first.
pub fn begins_at_once(state: &TableState, person: &PersonId) -> bool {
    let present = state.places.iter().filter(|place| place.away.is_none());
    present.filter_map(|place| place.sitter.as_ref()).all(|sitter| sitter.person.device() == person.device())
}

fn rematch(state: &TableState, person: &PersonId) -> Result<NewTable, CommandError> {
    if state.seats_of(person).is_empty() {
        return Err(CommandError::NotSeated);
    }
    if state.phase() != Phase::Over {
        return Err(CommandError::NotOver);
    }
    let seats = state.header.seats;
    let present = state.seats().filter(|(_, place)| place.away.is_none());
    let sitters: Vec<_> = present
        .filter_map(|(seat, place)| {
            let sitter = place.sitter.as_ref()?;
            Some((Seat((seat.0 + 1) % seats), sitter.person.clone(), sitter.name.clone()))
        })
        .collect();
    let mut settings = state.settings.clone();
    for (seat_for, place) in settings.seats.iter_mut().zip(&state.places) {
        if place.sitter.is_none() && !seat_for.is_bot() {
            *seat_for = SeatFor::Bot;
        }
    }
    settings.seats.rotate_right(1);
    (settings.scripted, settings.closed_until_ms) = (false, None);
    let header = Header { rules: None, ..state.header.without_chance() };
    // Mutes survive a rematch, and a muted player does not become host by asking first.
    let is_muted = state.moderation.is_muted(person);
    let host = if is_muted { state.host.clone() } else { person.clone() };
    Ok(NewTable {
        begin: begins_at_once(state, person),
        sitters,
        muted: state.moderation.muted().cloned().collect(),
        ..NewTable::new(header, settings, host)
    })
}
