//! The operator is anyone who can read the data file, and so can make a link with its key. The link is valid
//! hour and leaves a cookie for half a day. A new key (`brocante operator-link --renew`) ends all links and cookies.

use crate::edge::problem::Problem;
use crate::edge::random::random_hex;
use crate::tables::live::now_ms;
use brocante_store::{Sqlite, Store, StoreError};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::path::Path;
use std::time::Duration;

const KEY: &str = "operator-key";
const KEY_BYTES: usize = 32;
/// How long a link can be followed.
const LINK: Duration = Duration::from_secs(60 * 60);
/// How long an operator stays one after following it.
pub const SESSION: Duration = Duration::from_secs(12 * 60 * 60);

/// What a pass is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    Link,
    Session,
}

impl Pass {
    fn name(self) -> &'static str {
        match self {
            Pass::Link => "link",
            Pass::Session => "session",
        }
    }

    fn valid_for(self) -> Duration {
        match self {
            Pass::Link => LINK,
            Pass::Session => SESSION,
        }
    }
}

/// The path of the operator's page with a fresh link, for a server that may be running.
pub fn link_beside(data: &Path, is_renewed: bool) -> Result<String, StoreError> {
    let key = Sqlite::setting_beside(data, KEY, &random_hex(KEY_BYTES), is_renewed)?;
    Ok(format!("operator/enter/{}", pass(&key, Pass::Link, now_ms())))
}

/// The same for this server.
pub async fn link(store: &dyn Store) -> Result<String, StoreError> {
    let key = match store.setting(KEY).await? {
        Some(key) => key,
        None => {
            let key = random_hex(KEY_BYTES);
            store.set(KEY, key.clone()).await?;
            key
        }
    };
    Ok(format!("operator/enter/{}", pass(&key, Pass::Link, now_ms())))
}

/// A pass for whoever has a valid one: a cookie for a link.
pub async fn exchange(store: &dyn Store, link: &str) -> Result<String, Problem> {
    let key = check(store, Pass::Link, link).await?;
    Ok(pass(&key, Pass::Session, now_ms()))
}

/// Returns the key if the pass is valid.
pub async fn check(store: &dyn Store, kind: Pass, given: &str) -> Result<String, Problem> {
    // The key is read each time: another process may have renewed it.
    let key = store.setting(KEY).await.map_err(|_| Problem::Unsaved)?.ok_or(Problem::NotOperator)?;
    if is_valid(&key, kind, given, now_ms()) { Ok(key) } else { Err(Problem::NotOperator) }
}

fn pass(key: &str, kind: Pass, now_ms: u64) -> String {
    let until = now_ms / 1000 + kind.valid_for().as_secs();
    format!("{until}-{}", hex::encode(mac(key, kind, until).finalize().into_bytes()))
}

fn is_valid(key: &str, kind: Pass, given: &str, now_ms: u64) -> bool {
    let Some((until, sum)) = given.split_once('-') else { return false };
    let (Ok(until), Ok(sum)) = (until.parse::<u64>(), hex::decode(sum)) else { return false };
    // `verify_slice` takes the same time wherever the two differ.
    until > now_ms / 1000 && mac(key, kind, until).verify_slice(&sum).is_ok()
}

fn mac(key: &str, kind: Pass, until: u64) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(format!("brocante operator {} {until}", kind.name()).as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_for_one_key_one_purpose_and_a_time() {
        let now = 1_794_974_400_000;
        let link = pass("key", Pass::Link, now);
        assert!(is_valid("key", Pass::Link, &link, now));
        assert!(!is_valid("other", Pass::Link, &link, now));
        assert!(!is_valid("key", Pass::Session, &link, now));
        assert!(!is_valid("key", Pass::Link, &link, now + LINK.as_millis() as u64));
        let (until, sum) = link.split_once('-').unwrap();
        let later = format!("{}-{sum}", until.parse::<u64>().unwrap() + 1);
        let shorter = format!("{until}-{}", &sum[..sum.len() - 2]);
        for forged in ["", "-", until, &later, &shorter, &format!("{until}-"), &format!("{until}-zz")] {
            assert!(!is_valid("key", Pass::Link, forged, now), "{forged}");
        }
    }
}
