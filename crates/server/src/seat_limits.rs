//! How fast one seat may move, talk and report, whatever address it comes from: a crowd behind one address
//! shares the limit in `guard`, and somebody with many addresses is still one person at a table. Generous for
//! people and for programs that play; all of it follows from the limit for addresses.

use crate::command::Command;
use crate::entry::PersonId;
use crate::problem::Problem;
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::num::NonZeroU32;

/// A table and somebody at it.
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
    /// By how many requests a second one address may make. At the usual 50, a seat makes 25 moves a second, 100 at
    /// once; it says 2 things a second, 25 at once; and it reports 10 a minute, 10 at once.
    /// A device asks for 25 hints a minute, 10 at once, at all tables together.
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

    /// Whether somebody may ask for this now.
    pub fn check(&self, table: &str, person: &PersonId, command: &Command) -> Result<(), Problem> {
        match command {
            Command::Move { .. } => pass(&self.moves, table, person.clone()),
            Command::Chat { .. } => pass(&self.talk, table, person.clone()),
            Command::Report { .. } => pass(&self.reports, table, person.device()),
            _ => Ok(()),
        }
    }

    /// What is typed while speaking is sent several times a second, as fast as moves may be.
    pub fn check_typing(&self, table: &str, person: &PersonId) -> Result<(), Problem> {
        pass(&self.moves, table, person.clone())
    }

    /// A hint takes as much thought as a bot's move.
    pub fn check_hint(&self, person: &PersonId) -> Result<(), Problem> {
        pass(&self.hints, "", person.device())
    }

    /// Forgets those who have done nothing for a while.
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
    fn one_device_does_not_keep_the_bots_busy_with_hints() {
        let limits = SeatLimits::new(NonZeroU32::new(50).unwrap());
        let person = |secret: &str| crate::visitor::person_of(secret);
        let given = (0..100).filter(|_| limits.check_hint(&person("one")).is_ok()).count();
        assert_eq!(given, 10);
        assert!(limits.check_hint(&person("two")).is_ok(), "others are not held up");
    }
}
