//! A limited number of places per address, for what stays open: connections, live pages, streams.

use crate::edge::client::Network;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places that are taken, by address.
#[derive(Clone, Debug)]
pub struct Places {
    taken: Arc<Mutex<HashMap<Network, usize>>>,
    max_per_address: usize,
}

/// A place; it is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    taken: Arc<Mutex<HashMap<Network, usize>>>,
    network: Network,
}

impl Places {
    pub fn new(max_per_address: usize) -> Places {
        Places { taken: Arc::default(), max_per_address }
    }

    /// Takes a place, if the address has one left.
    pub fn take(&self, network: Network) -> Option<Place> {
        let mut taken = lock(&self.taken);
        let count = taken.get(&network).copied().unwrap_or_default();
        if count >= self.max_per_address {
            return None;
        }
        taken.insert(network, count + 1);
        Some(Place { taken: Arc::clone(&self.taken), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        match taken.get_mut(&self.network) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(taken.remove(&self.network)),
        }
    }
}

fn lock(taken: &Mutex<HashMap<Network, usize>>) -> MutexGuard<'_, HashMap<Network, usize>> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_own_places_and_gets_them_back() {
        let places = Places::new(2);
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|text| Network::of(text.parse().unwrap()));
        let first = places.take(one);
        let second = places.take(one);
        assert!(first.is_some() && second.is_some() && places.take(one).is_none());
        assert!(places.take(other).is_some(), "others are not affected");
        drop(first);
        assert!(places.take(one).is_some());
        drop(second);
        assert!(lock(&places.taken).is_empty(), "nothing is kept of addresses that are gone");
    }
}
