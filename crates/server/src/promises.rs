//! Secrets that are promised before a table is there.
//!
//! Whoever plays alone with bots begins at once, and their share of the shuffle comes with the form that
//! makes the table. So that it is still chosen after the server's secret, the page of that form shows the
//! commitment already. A promise is kept once: a secret that was shown is worth nothing.

use crate::hall::now_ms;
use crate::problem::Problem;
use crate::visitor::random_hex;
use brocante_core::{Seed, commitment};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a page with a promise may lie open.
const VALID_MS: u64 = 6 * 60 * 60 * 1000;

#[derive(Debug)]
pub struct Promises {
    /// Secrets follow from it and a promise; it ends with the process.
    key: Seed,
    /// The promises that were kept, until they would be too old anyway.
    kept: Mutex<HashMap<String, u64>>,
}

/// A commitment, and what to ask for it by.
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

    /// The secret that was promised, once; any where nothing was. A promise that is not ours, too old, or kept
    /// before is not quietly replaced.
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

pub fn random_seed() -> Seed {
    Seed::from_text(&random_hex(32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_kept_once() {
        let promises = Promises::default();
        let Promise { promise, commitment: promised } = promises.make();
        assert_eq!(commitment(&promises.keep(Some(&promise)).unwrap()), promised);
        assert_eq!(promises.keep(Some(&promise)), Err(Problem::BadPromise));
    }

    #[test]
    fn what_was_never_promised_is_not_kept() {
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
