//! The core as an oracle for the server: the same header and moves must give the same results.

use super::{Market, Table, seed};
use brocante_core::{AnyTable, Header, Refused, Rng, Seat};
use serde_json::{Value, json};

/// Moves in the order in which they were made.
pub type Moves = Vec<(Seat, Value)>;

/// The record header of a setup that is sent to `/api/tables`.
pub fn header(setup: &Value) -> Header {
    let mut header = json!({});
    for name in ["game", "seats", "options", "deck", "seed", "draws"] {
        if let Some(value) = setup.get(name) {
            header[name] = value.clone();
        }
    }
    serde_json::from_value(header).unwrap()
}

/// A table in the core after the given moves.
pub fn replayed(setup: &Value, moves: &[(Seat, Value)]) -> Result<Box<dyn AnyTable>, Refused> {
    let header = header(setup);
    let game = brocante_registry::game(&header.game).unwrap();
    let mut table = game.open(&header)?;
    for (seat, mv) in moves {
        table.play(*seat, mv)?;
    }
    Ok(table)
}

/// A random element of a list.
pub fn any<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    rng.choose(list).unwrap()
}

/// A setup with a seed and default options.
pub fn plain(game: &str, seats: u8, number: u64) -> Value {
    json!({ "game": game, "seats": seats, "seed": seed(number) })
}

/// A random legal move of a seat that is to act.
pub fn any_move(table: &dyn AnyTable, rng: &mut Rng) -> (Seat, Value) {
    let seats: Vec<Seat> = table.to_act().iter().collect();
    let seat = *any(&seats, rng);
    let (moves, _) = table.moves(seat);
    (seat, any(&moves, rng).clone())
}

/// The path to which a program posts a move.
pub fn move_path(table: &Table) -> String {
    table.api("/move")
}

/// Plays Bizarre with people on all four seats until one of them has to speak. Returns that seat, after its first
/// words.
pub fn until_a_pitch(market: &Market, table: &Table) -> u8 {
    const TURNS_MAX: usize = 200;
    let mut rng = Rng::new(5);
    for _ in 0..TURNS_MAX {
        for seat in 0..4 {
            let client = market.seat(seat);
            if client.post(&table.api("/words"), &json!({ "text": "my fine pitch" })).status == 204 {
                return seat;
            }
            let moves = client.get(&table.api("/moves")).ok();
            if let Some(choice) = rng.choose(moves["moves"].as_array().unwrap()) {
                client.post(&table.api("/move"), &json!({ "move": choice["move"] }));
            }
        }
    }
    panic!("no seat ever speaks");
}
