//! How fast a person may move, talk, report and ask for hints at a table, from any number of addresses. (The limit per
//! address is in `guard`.) The limits are generous for people and for programs that play; they follow from the limit
//! per address.

use crate::edge::problem::Problem;
use brocante_table::{Command, PersonId};
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::num::NonZeroU32;

/// A table and a person at it.
type Key = (String, PersonId);
type Limiter = RateLimiter<Key, DashMapStateStore<Key>, DefaultClock>;

#[derive(Debug)]
pub struct SeatLimits {
    moves: Limiter,
    talk: Limiter,
    reports: Limiter,
    hints: Limiter,
}

impl SeatLimits {
    /// The limits that belong to a request limit per address. For the default of 50 a second: 25 moves a second with
    /// bursts of 100; 2 chat lines a second with bursts of 25; 10 reports a minute per device; 25 hints a minute per
    /// device with bursts of 10, at all tables together.
    pub fn new(requests_per_second: NonZeroU32) -> SeatLimits {
        let per = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let of_address = requests_per_second.get();
        SeatLimits {
            moves: Limiter::dashmap(
                Quota::per_second(per(of_address / 2)).allow_burst(per(of_address.saturating_mul(2))),
            ),
            talk: Limiter::dashmap(Quota::per_second(per(of_address / 25)).allow_burst(per(of_address / 2))),
            reports: Limiter::dashmap(Quota::per_minute(per(of_address / 5)).allow_burst(per(of_address / 5))),
            hints: Limiter::dashmap(Quota::per_minute(per(of_address / 2)).allow_burst(per(of_address / 5))),
        }
    }

    /// Whether a person may use this command now.
    pub fn check(&self, table: &str, person: &PersonId, command: &Command) -> Result<(), Problem> {
        match command {
            Command::Move(_) => pass(&self.moves, table, person.clone()),
            Command::Chat(_) => pass(&self.talk, table, person.clone()),
            Command::Report(_) => pass(&self.reports, table, person.device()),
            _ => Ok(()),
        }
    }

    /// Typing is sent several times a second, so it has the limit of moves.
    pub fn check_typing(&self, table: &str, person: &PersonId) -> Result<(), Problem> {
        pass(&self.moves, table, person.clone())
    }

    /// A hint costs as much as a bot's move.
    pub fn check_hint(&self, person: &PersonId) -> Result<(), Problem> {
        pass(&self.hints, "", person.device())
    }

    /// Drops the counters of people who have done nothing for a while.
    pub fn sweep(&self) {
        for limiter in [&self.moves, &self.talk, &self.reports, &self.hints] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn pass(limiter: &Limiter, table: &str, person: PersonId) -> Result<(), Problem> {
    limiter.check_key(&(table.to_owned(), person)).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        Problem::TooFast { wait_seconds: wait.as_secs() + 1 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_device_can_not_keep_the_bots_busy_with_hints() {
        let limits = SeatLimits::new(NonZeroU32::new(50).unwrap());
        let person = |secret: &str| crate::edge::visitor::person_of(secret);
        let given = (0..100).filter(|_| limits.check_hint(&person("one")).is_ok()).count();
        assert_eq!(given, 10);
        assert!(limits.check_hint(&person("two")).is_ok(), "others are not held up");
    }
}
