//! Links with which a seat moves to another device or to another person. Each works once. They are kept in memory only:
//! after a restart, people ask for a new one.

use crate::edge::problem::Problem;
use crate::edge::random::random_hex;
use brocante_core::Seat;
use brocante_table::{CommandError, PersonId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a link is valid.
const GOOD: Duration = Duration::from_secs(600);
const LINKS_MAX: usize = 10_000;
const CODE_BYTES: usize = 12;

#[derive(Debug, Default)]
pub struct SeatLinks(Mutex<HashMap<String, (SeatLink, Instant)>>);

#[derive(Clone, PartialEq, Debug)]
pub struct SeatLink {
    pub table: String,
    pub seat: Seat,
    /// The person who had the seat when the link was made.
    pub from: Option<PersonId>,
    /// Whether the host gave the seat away.
    pub is_given: bool,
}

impl SeatLinks {
    /// The valid links.
    fn valid(&self) -> MutexGuard<'_, HashMap<String, (SeatLink, Instant)>> {
        let mut links = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        links.retain(|_, (_, made)| made.elapsed() < GOOD);
        links
    }

    /// Drops expired links.
    pub fn sweep(&self) {
        drop(self.valid());
    }

    /// The link with a code.
    pub fn find(&self, code: &str) -> Result<SeatLink, Problem> {
        self.valid().get(code).map(|(link, _)| link.clone()).ok_or_else(|| CommandError::LinkUsed.into())
    }

    /// The code of a link. A page that is loaded again shows the same.
    pub fn keep(&self, link: SeatLink) -> Result<String, Problem> {
        let mut links = self.valid();
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

    /// Uses a link up.
    pub fn spend(&self, code: &str) {
        self.valid().remove(code);
    }
}
