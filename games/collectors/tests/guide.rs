//! The guide plays better than chance. What every page has to be is in `crates/registry/tests/pages.rs`.

use brocante_collectors::{Collectors, Move};
use brocante_core::{Game, Header, Rng, Seat, Seed, Show, Table, Viewer};

fn open(seats: u8, seed: u64) -> Table<Collectors> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Table::open(&Header { seed: Some(Seed(bytes)), ..Header::new("collectors", seats) }).unwrap()
}

fn guided(table: &Table<Collectors>, seat: Seat, rng: &mut Rng) -> Move {
    let view = table.game().view(table.state(), Viewer::Seat(seat));
    table.game().guide(&view, &table.legal(seat), rng)
}

/// How many of the games a seat with the guide wins against chance; a shared victory is half.
#[test]
fn the_guide_beats_chance() {
    for seats in 2..=4 {
        let (mut won, games, mut rng) = (0.0, 48_u32, Rng::new(9));
        for round in 0..games {
            let hero = Seat((round % u32::from(seats)) as u8);
            let mut table = open(seats, 1_000 + u64::from(round));
            while let Some(seat) = table.status().to_act().first() {
                let mv = if seat == hero {
                    guided(&table, seat, &mut rng)
                } else {
                    *rng.choose(&table.legal(seat)).unwrap()
                };
                table.play(seat, mv).unwrap();
            }
            let winners = table.game().outcome(table.state()).winners;
            if winners.contains(hero) {
                won += 1.0 / f64::from(winners.len());
            }
        }
        let share = won / f64::from(games);
        println!("{seats} seats: {share:.2}");
        assert!(share > 0.85, "{seats} seats: the guide wins {share:.2}");
    }
}
