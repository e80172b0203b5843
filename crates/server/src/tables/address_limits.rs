//! How much an address may ask for that costs memory, disk or thinking, whatever people and tables it does so with. (The
//! request limit per address is in `guard`; the limits per person and table are in `seat_limits`.) They follow from the
//! request limit, and are generous for a club behind one address.

use crate::edge::client::Network;
use crate::edge::places::{Place, Places};
use crate::edge::problem::Problem;
use brocante_core::{DeckChoice, Header};
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

type Limiter = RateLimiter<Network, DashMapStateStore<Network>, DefaultClock>;

/// The reviews that run at the same time, of all addresses together.
const REVIEWS_MAX: usize = 16;

/// How long an address waits after too many wrong codes.
const GUESSER_WAITS: Duration = Duration::from_secs(60);

/// The limits of addresses.
#[derive(Debug)]
pub struct AddressLimits {
    tables: Limiter,
    decks: Limiter,
    imports: Limiter,
    wrong_codes: Limiter,
    /// Addresses that tried too many wrong codes, and until when they wait.
    guessers: Mutex<HashMap<Network, Instant>>,
    reviews: Places,
    reviews_of_all: Arc<Semaphore>,
    /// Live pages and streams.
    live: Places,
}

/// The right to run a review, until it is dropped.
#[derive(Debug)]
pub struct ReviewPermit {
    _place: Place,
    _permit: OwnedSemaphorePermit,
}

impl AddressLimits {
    /// The limits that belong to a request limit. For the default of 50 a second: 50 new tables at once and 25 a minute,
    /// 20 decks of one's own at once and 10 a minute, 10 imported records at once and 20 an hour, 10 wrong codes at once
    /// and 10 a minute.
    pub fn new(requests_per_second: NonZeroU32, live_max: usize) -> AddressLimits {
        let part = |times: u32, of: u32| {
            let count = u64::from(requests_per_second.get()) * u64::from(times) / u64::from(of);
            u32::try_from(count).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN)
        };
        AddressLimits {
            tables: Limiter::dashmap(Quota::per_minute(part(1, 2)).allow_burst(part(1, 1))),
            decks: Limiter::dashmap(Quota::per_minute(part(1, 5)).allow_burst(part(2, 5))),
            imports: Limiter::dashmap(Quota::per_hour(part(2, 5)).allow_burst(part(1, 5))),
            wrong_codes: Limiter::dashmap(Quota::per_minute(part(1, 5)).allow_burst(part(1, 5))),
            guessers: Mutex::default(),
            reviews: Places::new(1),
            reviews_of_all: Arc::new(Semaphore::new(REVIEWS_MAX)),
            live: Places::new(live_max),
        }
    }

    /// Whether an address may make another table.
    pub fn check_table(&self, network: Network, header: &Header) -> Result<(), Problem> {
        pass(&self.tables, network)?;
        self.check_deck(network, header.deck.as_ref())
    }

    /// A deck of one's own is kept with the table, and can be long.
    pub fn check_deck(&self, network: Network, deck: Option<&DeckChoice>) -> Result<(), Problem> {
        if matches!(deck, Some(DeckChoice::Text(_))) { pass(&self.decks, network) } else { Ok(()) }
    }

    /// Whether an address may import another record.
    pub fn check_import(&self, network: Network) -> Result<(), Problem> {
        pass(&self.imports, network)
    }

    /// Whether an address may try a code. After too many wrong ones it has to wait, also with a right one: a guess that
    /// is refused must tell nothing.
    pub fn check_code(&self, network: Network) -> Result<(), Problem> {
        let mut guessers = self.guessers.lock().unwrap_or_else(PoisonError::into_inner);
        guessers.retain(|_, until| *until > Instant::now());
        match guessers.get(&network) {
            Some(until) => {
                Err(Problem::TooFast { wait_seconds: until.saturating_duration_since(Instant::now()).as_secs() + 1 })
            }
            None => Ok(()),
        }
    }

    /// Counts a wrong code.
    pub fn count_wrong_code(&self, network: Network) {
        if self.wrong_codes.check_key(&network).is_err() {
            let mut guessers = self.guessers.lock().unwrap_or_else(PoisonError::into_inner);
            guessers.insert(network, Instant::now() + GUESSER_WAITS);
        }
    }

    /// Lets an address run a review: one at a time, and not too many of all addresses.
    pub fn start_review(&self, network: Network) -> Result<ReviewPermit, Problem> {
        let place = self.reviews.take(network).ok_or(Problem::ReviewRunning)?;
        let permit = Arc::clone(&self.reviews_of_all).try_acquire_owned().map_err(|_| Problem::Busy)?;
        Ok(ReviewPermit { _place: place, _permit: permit })
    }

    /// Lets an address keep another page or stream open.
    pub fn open_live(&self, network: Network) -> Result<Place, Problem> {
        self.live.take(network).ok_or(Problem::TooMany)
    }

    /// Drops the counters of addresses that have done nothing for a while.
    pub fn sweep(&self) {
        for limiter in [&self.tables, &self.decks, &self.imports, &self.wrong_codes] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn pass(limiter: &Limiter, network: Network) -> Result<(), Problem> {
    limiter.check_key(&network).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        Problem::TooFast { wait_seconds: wait.as_secs() + 1 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    fn limits() -> AddressLimits {
        AddressLimits::new(NonZeroU32::new(50).unwrap(), 3)
    }

    #[test]
    fn an_address_gets_its_burst_and_others_get_theirs() {
        let limits = limits();
        let header = Header::new("boxes", 2);
        let own = Header { deck: Some(DeckChoice::text("x")), ..header.clone() };
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(network);
        let count = |try_it: &dyn Fn() -> bool| (0..1000).filter(|_| try_it()).count();
        assert_eq!(count(&|| limits.check_table(one, &header).is_ok()), 50);
        assert_eq!(count(&|| limits.check_deck(one, own.deck.as_ref()).is_ok()), 20);
        assert_eq!(count(&|| limits.check_import(one).is_ok()), 10);
        let guess = || limits.check_code(one).map(|()| limits.count_wrong_code(one)).is_ok();
        assert_eq!(count(&guess), 11, "the one that is too many is the last");
        assert!(limits.check_code(other).is_ok());
        assert!(limits.check_table(other, &own).is_ok() && limits.check_import(other).is_ok());
    }

    #[test]
    fn reviews_run_one_by_one_and_streams_are_counted() {
        let limits = limits();
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(network);
        let running = limits.start_review(one).unwrap();
        assert_eq!(limits.start_review(one).err(), Some(Problem::ReviewRunning));
        assert!(limits.start_review(other).is_ok());
        drop(running);
        assert!(limits.start_review(one).is_ok());
        let open: Vec<Place> = std::iter::from_fn(|| limits.open_live(one).ok()).collect();
        assert_eq!(open.len(), 3);
        let many: Vec<ReviewPermit> =
            (1..100).filter_map(|number| limits.start_review(network(&format!("10.0.1.{number}"))).ok()).collect();
        assert_eq!(many.len(), REVIEWS_MAX);
    }
}
