//! Secrets that are promised before a table exists.
//!
//! A player alone with bots begins at once, and their share of the shuffle comes with the form that makes the table. The
//! page with that form shows the commitment, so that the share is still chosen after the server's secret. A promise is
//! used once: a secret that was shown protects nothing.

use crate::edge::problem::Problem;
use crate::edge::random::{random_hex, random_seed};
use crate::tables::live::now_ms;
use brocante_core::{Seed, commitment};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a page with a promise may stay open.
const VALID_MS: u64 = 6 * 60 * 60 * 1000;

#[derive(Debug)]
pub struct Promises {
    /// The secrets are derived from it and the promise. A restart makes a new one.
    key: Seed,
    /// The promises that were used, until they expire.
    kept: Mutex<HashMap<String, u64>>,
}

/// A commitment, and the name to use it by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    pub promise: String,
    pub commitment: String,
}

impl Default for Promises {
    fn default() -> Self {
        Promises { key: random_seed(), kept: Mutex::default() }
    }
}

impl Promises {
    pub fn make(&self) -> Promise {
        let promise = format!("{}-{}", now_ms() + VALID_MS, random_hex(16));
        Promise { commitment: commitment(&self.secret(&promise)), promise }
    }

    /// The promised secret, once; a new one without a promise. A promise that is unknown, expired or used is an error:
    /// it is never silently replaced.
    pub fn keep(&self, promise: Option<&str>) -> Result<Seed, Problem> {
        let Some(promise) = promise else { return Ok(random_seed()) };
        let now = now_ms();
        let until = promise.split_once('-').and_then(|(until, _)| until.parse::<u64>().ok());
        let until = until.filter(|until| (now..=now + VALID_MS).contains(until) && promise.len() <= 64);
        let until = until.ok_or(Problem::BadPromise)?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, until| *until > now);
        match kept.insert(promise.to_owned(), until) {
            None => Ok(self.secret(promise)),
            Some(_) => Err(Problem::BadPromise),
        }
    }

    fn secret(&self, promise: &str) -> Seed {
        self.key.derive(promise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_used_once() {
        let promises = Promises::default();
        let Promise { promise, commitment: promised } = promises.make();
        assert_eq!(commitment(&promises.keep(Some(&promise)).unwrap()), promised);
        assert_eq!(promises.keep(Some(&promise)), Err(Problem::BadPromise));
    }

    #[test]
    fn an_unknown_promise_is_refused() {
        let promises = Promises::default();
        let late = format!("{}-{}", now_ms() - 1, "0".repeat(32));
        for promise in ["nonsense", "5-5", late.as_str(), "99999999999999999-1"] {
            assert_eq!(promises.keep(Some(promise)), Err(Problem::BadPromise), "{promise}");
        }
        assert_ne!(promises.keep(None), promises.keep(None));
        let other = Promises::default().make();
        assert_ne!(promises.keep(Some(&other.promise)).map(|secret| commitment(&secret)), Ok(other.commitment));
    }
}
