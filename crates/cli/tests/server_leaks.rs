//! Nothing hidden leaves the server: at two tables that differ only in what a viewer can't know, that viewer
//! is told the same, byte for byte, through every door. What may be known is asked of the core.

mod leaks;
mod market;

use brocante_core::Rng;
use leaks::setups;
use leaks::twins::check;

const SEED: u64 = 20_261_116;

#[test]
fn boxes_keeps_its_secrets() {
    // Whoever wins a container looks into it, and can tell the tables apart: several short games.
    for (seats, seed) in [(2, SEED), (2, SEED + 1), (4, SEED), (4, SEED + 1)] {
        check(&format!("boxes of {seats}"), &setups::boxes(seats), seed);
    }
}

#[test]
fn five_cards_keeps_its_secrets() {
    for seats in [2, 6] {
        check(&format!("five cards of {seats}"), &setups::five_cards(seats, &mut Rng::new(SEED)), SEED);
    }
}

#[test]
fn vintage_keeps_its_secrets() {
    for seats in [3, 6] {
        check(&format!("vintage of {seats}"), &setups::vintage(seats, &mut Rng::new(SEED)), SEED);
    }
}

#[test]
fn collectors_keeps_its_secrets() {
    for seats in [2, 4] {
        check(&format!("collectors of {seats}"), &setups::collectors(seats, &mut Rng::new(SEED)), SEED);
    }
}

#[test]
fn bizarre_keeps_its_secrets() {
    for (seats, first) in [(4, 0), (4, 1), (8, 1)] {
        let name = format!("bizarre of {seats}, first buyer {first}");
        check(&name, &setups::bizarre(seats, first, &mut Rng::new(SEED)), SEED);
    }
}
