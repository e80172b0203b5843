//! `cargo xtask shuffle`: whether what is drawn at a table is even, over millions of draws.
//!
//! Each test counts outcomes that should come equally often and sums up how far the counts are off
//! (chi-squared). By chance alone the sum has a known spread; a fair shuffle strays more than five times that
//! far once in a million tests.

use brocante_core::{Chance, Script, Seed};
use std::process::ExitCode;

const FAR: f64 = 5.0;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let draws: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(10_000_000);
    let seed = args.next().unwrap_or_else(|| "even".to_owned());
    let mut is_even = true;
    let mut report = |name: &str, counts: &[u64]| {
        let off = spreads_off(counts);
        is_even &= off.abs() < FAR;
        let total: u64 = counts.iter().sum();
        println!("{name:<44} {total:>9} in {:>4} kinds   off by {off:+.2}", counts.len());
    };
    let part = draws / 10;
    for n in [2, 3, 7, 10, 24, 52, 71, 150] {
        report(&format!("one of {n}"), &single(&seed, n, part));
    }
    report("two draws in a row, each one of 10", &pairs(&seed, part));
    report("five cards, all orders", &orders(&seed, part / 5));
    println!("{draws} draws of the seeds “{seed} 0”, “{seed} 1” …; {}", if is_even { "even" } else { "NOT EVEN" });
    if is_even { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How many draws come of one seed, as at a table.
const A_TABLE: usize = 100;

/// Draws of table after table.
fn drawn(seed: &str, n: u32, draws: u64) -> impl Iterator<Item = u32> {
    let tables = draws.div_ceil(A_TABLE as u64);
    (0..tables).flat_map(move |table| {
        let seed = Seed::from_text(&format!("{seed} {table}"));
        (0..A_TABLE).map(move |index| seed.below("deck", index, n))
    })
}

fn single(seed: &str, n: u32, draws: u64) -> Vec<u64> {
    let mut counts = vec![0; n as usize];
    drawn(seed, n, draws).for_each(|outcome| counts[outcome as usize] += 1);
    counts
}

fn pairs(seed: &str, draws: u64) -> Vec<u64> {
    let mut counts = vec![0; 100];
    let all: Vec<u32> = drawn(seed, 10, draws).collect();
    all.chunks_exact(2).for_each(|pair| counts[(pair[0] * 10 + pair[1]) as usize] += 1);
    counts
}

/// Five cards drawn one after another, as a pile is.
fn orders(seed: &str, piles: u64) -> Vec<u64> {
    let mut counts = vec![0; 120];
    for table in 0..piles {
        let mut chance = Chance::table(Some(Seed::from_text(&format!("{seed} {table}"))), Script::new());
        let mut pile = 0b11111_u64;
        let mut order = 0;
        while pile != 0 {
            let card = chance.pick("deck", &pile);
            let place = (pile & ((1 << card) - 1)).count_ones();
            order = order * pile.count_ones() + place;
            pile &= !(1 << card);
        }
        counts[order as usize] += 1;
    }
    counts
}

/// Chi-squared in standard deviations from its mean, by the cube root that makes it nearly normal.
fn spreads_off(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    let sum: f64 = counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    let free = (counts.len() - 1) as f64;
    let usual = 2.0 / (9.0 * free);
    ((sum / free).cbrt() - (1.0 - usual)) / usual.sqrt()
}
