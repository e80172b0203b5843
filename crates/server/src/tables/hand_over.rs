//! A seat that changes hands: it moves to another device, or the host gives it to another person.

use crate::edge::problem::Problem;
use crate::tables::live::LiveTable;
use crate::tables::seat_links::SeatLink;
use crate::tables::tables::Tables;
use brocante_core::Seat;
use brocante_table::command::{TakeOver, may_give};
use brocante_table::{Command, CommandError, PersonId};
use std::sync::Arc;

/// A link with which somebody takes a seat over: one of the person's own, or one that the host gives away because a bot
/// plays it.
pub async fn make_link(
    tables: &Arc<Tables>,
    id: &str,
    person: Option<PersonId>,
    seat: Option<Seat>,
) -> Result<String, Problem> {
    let live = tables.table(id).await?;
    let person = person.ok_or(CommandError::NotSeated)?;
    let inner = live.lock().await;
    let state = &inner.state;
    let own = state.seats_of(&person);
    let seat = seat.or(own.first().copied()).ok_or(CommandError::NotSeated)?;
    let place = state.places.get(seat.index()).ok_or(CommandError::NoSeat)?;
    let is_given = !own.contains(&seat);
    if is_given && !state.is_host(&person) {
        return Err(CommandError::NotHost.into());
    }
    if is_given && !may_give(state, seat) {
        return Err(CommandError::NotYourSeat.into());
    }
    let from = place.sitter.as_ref().map(|sitter| sitter.person.clone());
    tables.seat_links.keep(SeatLink { table: id.to_owned(), seat, from, is_given })
}

/// The table and the seat of a link, and whether a person has it.
pub async fn look_at_link(tables: &Arc<Tables>, code: &str) -> Result<(Arc<LiveTable>, Seat, bool), Problem> {
    let link = tables.seat_links.find(code)?;
    Ok((tables.table(&link.table).await?, link.seat, link.from.is_some()))
}

/// Gives the seat of a link to a person, and uses the link up. Returns the table.
pub async fn use_link(
    tables: &Arc<Tables>,
    code: &str,
    person: PersonId,
    name: Option<&str>,
) -> Result<String, Problem> {
    let link = tables.seat_links.find(code)?;
    let name = match name {
        Some(name) => name.to_owned(),
        None => tables.table(&link.table).await?.lock().await.state.name(link.seat),
    };
    let request = TakeOver { seat: link.seat, from: link.from, is_given: link.is_given, name };
    tables.perform(&link.table, Some(person), Command::TakeOver(request)).await?;
    tables.seat_links.spend(code);
    Ok(link.table)
}
