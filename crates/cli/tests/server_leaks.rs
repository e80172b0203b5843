//! The server leaks nothing hidden: at two tables that differ only in what a viewer cannot know, the viewer
//! receives the same bytes from every endpoint. The core decides what a viewer may know.

mod leaks;
mod market;

use brocante_core::Rng;
use leaks::setups;
use leaks::twins::check;

const SEED: u64 = 20_261_116;

#[test]
fn boxes_keeps_its_secrets() {
    // The winner of a container looks into it and can then distinguish the tables, so play several short games.
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
