//! Another game for the same people.

use crate::App;
use crate::command::Command;
use crate::entry::SeatFor;
use crate::hall::NewTable;
use crate::problem::Problem;
use crate::promises::random_seed;
use crate::visitor::Visitor;
use brocante_core::{Header, Seat, Seed};
use brocante_store::Phase;

/// A table for the same people, everybody one seat further, so that another one begins.
pub async fn make(app: &App, id: &str, visitor: &Visitor, share: Option<Seed>) -> Result<String, Problem> {
    // Two who ask at the same moment meet at one table.
    static ONE_AT_A_TIME: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let _turn = ONE_AT_A_TIME.lock().await;
    let person = visitor.person().ok_or(Problem::NotSeated)?;
    let live = app.hall.table(id).await?;
    let new = {
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        if let Some(table) = &sitting.rematch {
            return Ok(table.clone());
        }
        if sitting.seats_of(&person).is_empty() {
            return Err(Problem::NotSeated);
        }
        if sitting.phase() != Phase::Over {
            return Err(Problem::NotOver);
        }
        let seats = sitting.header.seats;
        let sitters: Vec<_> = sitting
            .seats()
            .filter(|(_, place)| place.away.is_none())
            .filter_map(|(seat, place)| {
                let sitter = place.sitter.as_ref()?;
                Some((Seat((seat.0 + 1) % seats), sitter.person.clone(), sitter.name.clone()))
            })
            .collect();
        let mut settings = sitting.settings.clone();
        for (for_whom, place) in settings.seats.iter_mut().zip(&sitting.places) {
            if place.sitter.is_none() && !for_whom.is_bot() {
                *for_whom = SeatFor::Bot;
            }
        }
        settings.seats.rotate_right(1);
        settings.scripted = false;
        let header = Header { rules: None, ..sitting.header.without_chance() };
        let begin = sitters.iter().all(|(_, sitter, _)| sitter.device() == person.device());
        // Who is muted stays so, and does not get out of it by asking first.
        let is_muted = sitting.moderation.is_muted(&person);
        NewTable {
            header,
            settings,
            sitters,
            host: if is_muted { sitting.host.clone() } else { person.clone() },
            begin,
            secret: random_seed(),
            share: share.filter(|_| !is_muted),
            origin: None,
            muted: sitting.moderation.muted().cloned().collect(),
            played: Vec::new(),
        }
    };
    let table = app.hall.make(new, visitor.lang).await?.id.clone();
    app.hall.perform(id, Some(person.device()), Command::Rematch { table: table.clone() }, visitor.lang).await?;
    Ok(table)
}
