//! Links by which a seat goes to another device or to somebody else. Each works once; they are kept in memory
//! only, and who has one after a restart asks for another.

use crate::command::{Command, may_give};
use crate::entry::PersonId;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::visitor::random_hex;
use brocante_core::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A link is good for this long.
const GOOD: Duration = Duration::from_secs(600);
const LINKS_MAX: usize = 10_000;
const CODE_BYTES: usize = 12;

#[derive(Debug, Default)]
pub struct SeatLinks(Mutex<HashMap<String, (SeatLink, Instant)>>);

#[derive(Clone, PartialEq, Debug)]
pub struct SeatLink {
    pub table: String,
    pub seat: Seat,
    /// Who sat there when it was made.
    pub from: Option<PersonId>,
    /// Whether the host gave the seat away.
    pub is_given: bool,
}

impl SeatLinks {
    /// Those that are still good.
    fn good(&self) -> MutexGuard<'_, HashMap<String, (SeatLink, Instant)>> {
        let mut links = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, (_, made)| made.elapsed() < GOOD);
        links
    }

    pub fn sweep(&self) {
        drop(self.good());
    }

    pub fn find(&self, code: &str) -> Result<SeatLink, Problem> {
        self.good().get(code).map(|(link, _)| link.clone()).ok_or(Problem::LinkUsed)
    }

    /// The code of a link; a page that is loaded again shows the same.
    pub fn keep(&self, link: SeatLink) -> Result<String, Problem> {
        let mut links = self.good();
        if let Some((code, _)) = links.iter().find(|(_, (known, _))| *known == link) {
            return Ok(code.clone());
        }
        if links.len() >= LINKS_MAX {
            return Err(Problem::TooMany);
        }
        let code = random_hex(CODE_BYTES);
        links.insert(code.clone(), (link, Instant::now()));
        Ok(code)
    }
}

impl Hall {
    /// A link by which somebody takes a seat over: one of the person's own, or one that the host gives away
    /// because nobody plays it.
    pub async fn make_seat_link(
        self: &Arc<Hall>,
        id: &str,
        person: Option<PersonId>,
        seat: Option<Seat>,
    ) -> Result<String, Problem> {
        let live = self.table(id).await?;
        let person = person.ok_or(Problem::NotSeated)?;
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        let own = sitting.seats_of(&person);
        let seat = seat.or(own.first().copied()).ok_or(Problem::NotSeated)?;
        let place = sitting.places.get(seat.index()).ok_or(Problem::NoSeat)?;
        let is_given = !own.contains(&seat);
        if is_given && !(sitting.is_host(&person) && may_give(sitting, seat)) {
            return Err(Problem::NotHost);
        }
        let from = place.sitter.as_ref().map(|sitter| sitter.person.clone());
        self.seat_links.keep(SeatLink { table: id.to_owned(), seat, from, is_given })
    }

    /// The name of the seat that a link would move, and whether somebody sits there.
    pub async fn look_at_seat_link(self: &Arc<Hall>, code: &str) -> Result<(String, bool), Problem> {
        let link = self.seat_links.find(code)?;
        let live = self.table(&link.table).await?;
        let name = live.lock().await.sitting.name(link.seat);
        Ok((name, link.from.is_some()))
    }

    /// Moves a seat to whoever has the link; the link is spent.
    pub async fn use_seat_link(
        self: &Arc<Hall>,
        code: &str,
        person: PersonId,
        name: Option<&str>,
        lang: &'static str,
    ) -> Result<String, Problem> {
        let link = self.seat_links.find(code)?;
        let name = match name {
            Some(name) => name.to_owned(),
            None => self.table(&link.table).await?.lock().await.sitting.name(link.seat),
        };
        let command = Command::TakeOver { seat: link.seat, from: link.from, is_given: link.is_given, name };
        self.perform(&link.table, Some(person), command, lang).await?;
        self.seat_links.good().remove(code);
        Ok(link.table)
    }
}
