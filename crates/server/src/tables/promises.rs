//! Secrets that are promised before a table exists.
//!
//! A player alone with bots begins at once, and their share of the shuffle comes with the form that makes the table. The
//! page with that form shows the commitment, so that the share is still chosen after the server's secret. A promise is
//! used once: a secret that was shown protects nothing.
//!
//! A promise carries a code that only this process can make. So a promise that was invented, or made before a restart, is
//! refused: it could not be kept, and must not be replaced. (A key that survives a restart would need a list of the
//! promises that were used before it.)

use crate::edge::problem::Problem;
use crate::edge::random::{random_hex, random_seed};
use crate::tables::live::now_ms;
use brocante_core::{Seed, commitment};
use brocante_table::command::Share;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a page with a promise may stay open.
const VALID_MS: u64 = 6 * 60 * 60 * 1000;

#[derive(Debug)]
pub struct Promises {
    /// The secrets and the codes of promises are derived from it. A restart makes a new one.
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
        let name = format!("{}-{}", now_ms() + VALID_MS, random_hex(16));
        Promise { commitment: commitment(&self.secret(&name)), promise: format!("{name}-{}", self.code(&name)) }
    }

    /// The promised secret, once; a new one without a promise. A promise that is unknown, expired or used is an error:
    /// it is never silently replaced.
    pub fn keep(&self, promise: Option<&str>) -> Result<Seed, Problem> {
        let Some(promise) = promise else { return Ok(random_seed()) };
        let (name, code) = promise.rsplit_once('-').ok_or(Problem::BadPromise)?;
        // Hashed once more, so that the time of the comparison tells nothing of the code.
        if self.key.derive(code) != self.key.derive(&self.code(name)) {
            return Err(Problem::BadPromise);
        }
        let now = now_ms();
        let until = name.split_once('-').and_then(|(until, _)| until.parse::<u64>().ok());
        let until = until.filter(|until| *until >= now).ok_or(Problem::BadPromise)?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, until| *until > now);
        match kept.insert(name.to_owned(), until) {
            None => Ok(self.secret(name)),
            Some(_) => Err(Problem::BadPromise),
        }
    }

    /// The secret for a table whose host adds a part of the shuffle. A part that is shown at once must have been chosen
    /// after the server's commitment, so it needs a promise.
    pub fn keep_for(&self, promise: Option<&str>, share: &Share) -> Result<Seed, Problem> {
        if share.share.is_some() && promise.is_none() {
            return Err(Problem::BadRequest("a share needs a promise".to_owned()));
        }
        self.keep(promise)
    }

    fn secret(&self, name: &str) -> Seed {
        self.key.derive(&format!("secret {name}"))
    }

    fn code(&self, name: &str) -> String {
        self.key.derive(&format!("code {name}")).to_string()
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
        let made = promises.make().promise;
        let (name, _) = made.rsplit_once('-').unwrap();
        let invented = format!("{}-{}", now_ms() + 1000, "0".repeat(32));
        let expired = format!("{late}-{}", promises.code(&late));
        let other_code = format!("{name}-{}", promises.code("another"));
        for promise in ["nonsense", "5-5", &late, "99999999999999999-1", &invented, name, &expired, &other_code, ""] {
            assert_eq!(promises.keep(Some(promise)), Err(Problem::BadPromise), "{promise}");
        }
        assert_ne!(promises.keep(None), promises.keep(None));
        assert!(promises.keep(Some(&made)).is_ok());
    }

    /// A restart makes a new key: what was promised before is refused, not replaced by another secret.
    #[test]
    fn a_promise_of_another_process_is_refused() {
        let before = Promises::default().make();
        assert_eq!(Promises::default().keep(Some(&before.promise)), Err(Problem::BadPromise));
    }

    #[test]
    fn a_share_without_a_promise_is_refused() {
        let part = Share { share: Some(random_seed()), fingerprint: None };
        assert!(matches!(Promises::default().keep_for(None, &part), Err(Problem::BadRequest(_))));
        let fixed = Share { share: None, fingerprint: Some(random_seed()) };
        assert!(Promises::default().keep_for(None, &fixed).is_ok());
    }
}
