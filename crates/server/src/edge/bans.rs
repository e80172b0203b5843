//! Who may not take part. The operator bans an address or a person; the store keeps it, and this is what every request
//! is compared with. A ban of a person holds for their cookie or token, and a new one is easy to get; that is why there
//! are bans of addresses.

use crate::edge::client::{Client, Network};
use crate::edge::problem::Problem;
use crate::edge::visitor::visitor_of;
use axum::extract::{Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use brocante_store::{Banned, Store, StoreError};
use brocante_table::PersonId;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;

/// People whose last address is remembered, in memory only, for the operator's page.
const SEEN_MAX: usize = 5_000;

#[derive(Debug, Default)]
pub struct Bans {
    banned: RwLock<Lists>,
    seen: Mutex<HashMap<PersonId, (Network, Instant)>>,
}

#[derive(Debug, Default)]
struct Lists {
    addresses: HashSet<Network>,
    people: HashSet<PersonId>,
}

impl Bans {
    /// Reads the bans from the store: at the start, and after each change.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut lists = Lists::default();
        for banned in store.bans().await? {
            match banned {
                Banned::Address(address) => lists.addresses.extend(address.parse::<Network>().ok()),
                Banned::Person(person) => drop(lists.people.insert(PersonId(person))),
            }
        }
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = lists;
        Ok(())
    }

    /// Whether a person may do something.
    pub fn check_person(&self, person: &PersonId) -> Result<(), Problem> {
        let banned = self.banned.read().unwrap_or_else(PoisonError::into_inner);
        if banned.people.contains(&person.device()) { Err(Problem::Banned) } else { Ok(()) }
    }

    fn check_address(&self, network: Network) -> Result<(), Problem> {
        let banned = self.banned.read().unwrap_or_else(PoisonError::into_inner);
        if banned.addresses.contains(&network) { Err(Problem::Banned) } else { Ok(()) }
    }

    /// The address that a person was last seen at.
    pub fn address_of(&self, person: &PersonId) -> Option<Network> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.get(&person.device()).map(|(network, _)| *network)
    }

    fn see(&self, person: PersonId, network: Network) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= SEEN_MAX && !seen.contains_key(&person) {
            let mut times: Vec<Instant> = seen.values().map(|(_, at)| *at).collect();
            times.sort();
            let middle = times[times.len() / 2];
            seen.retain(|_, (_, at)| *at > middle);
        }
        seen.insert(person, (network, Instant::now()));
    }

    fn check(&self, request: &Request) -> Result<(), Problem> {
        let path = request.uri().path();
        let client = request.extensions().get::<Client>().copied().unwrap_or_default();
        let person = visitor_of(path, request.headers(), client).person();
        if let Some(person) = person.clone() {
            self.see(person.device(), client.network);
        }
        if !is_for_everybody(path) {
            self.check_address(client.network)?;
        }
        let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
        let is_live = request.headers().contains_key(header::UPGRADE);
        match person.filter(|_| (!is_safe || is_live) && !is_for_everybody(path)) {
            Some(person) => self.check_person(&person),
            None => Ok(()),
        }
    }
}

/// An operator who bans their own address can still lift the ban, and programs that watch the server are no visitors.
fn is_for_everybody(path: &str) -> bool {
    let first = path.split('/').nth(1).unwrap_or_default();
    ["operator", "assets", "healthz", "livez", "metrics"].contains(&first)
}

/// Lets nobody in who is banned. People who are banned may read, as anybody may.
pub async fn around(State(bans): State<Arc<Bans>>, request: Request, next: Next) -> Response {
    match bans.check(&request) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_addresses_is_bounded() {
        let bans = Bans::default();
        let network = Network::of("10.0.0.1".parse().unwrap());
        for number in 0..3 * SEEN_MAX {
            bans.see(PersonId(number.to_string()), network);
        }
        assert!(bans.seen.lock().unwrap().len() <= SEEN_MAX);
        assert_eq!(bans.address_of(&PersonId((3 * SEEN_MAX - 1).to_string())), Some(network));
    }
}
