//! The core as the oracle of what a server may say: the same header, the same moves.

use super::{Market, Table, seed};
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{AnyTable, Header, Refused, Rng, Seat, Viewer};
use serde_json::{Value, json};

/// What was played, in order.
pub type Moves = Vec<(Seat, Value)>;

/// The header of a set-up as it is sent to `/api/tables`.
pub fn header(setup: &Value) -> Header {
    let mut header = json!({});
    for name in ["game", "seats", "options", "deck", "seed", "draws"] {
        if let Some(value) = setup.get(name) {
            header[name] = value.clone();
        }
    }
    serde_json::from_value(header).unwrap()
}

/// A table of the core after some moves.
pub fn replayed(setup: &Value, moves: &[(Seat, Value)]) -> Result<Box<dyn AnyTable>, Refused> {
    let header = header(setup);
    let game = brocante_registry::game(&header.game).unwrap();
    let tongue = Tongue::new(game.info(), "en");
    let mut table = game.open(&header, &tongue)?;
    for (seat, mv) in moves {
        play(&mut *table, &tongue, *seat, mv)?;
    }
    Ok(table)
}

pub fn play(table: &mut dyn AnyTable, tongue: &Tongue, seat: Seat, mv: &Value) -> Result<(), Refused> {
    table.play(seat, mv, &Speaker::new(tongue, &[], Viewer::Seat(seat))).map(drop)
}

pub fn tongue(game: &str) -> Tongue {
    Tongue::new(brocante_registry::game(game).unwrap().info(), "en")
}

/// A seeded lot out of a list.
pub fn any<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    rng.choose(list).unwrap()
}

/// A set-up with a seed and nothing fixed.
pub fn plain(game: &str, seats: u8, number: u64) -> Value {
    json!({ "game": game, "seats": seats, "seed": seed(number) })
}

/// A lawful move of the core for whoever is to act.
pub fn any_move(table: &dyn AnyTable, rng: &mut Rng) -> (Seat, Value) {
    let seats: Vec<Seat> = table.to_act().iter().collect();
    let seat = *any(&seats, rng);
    let (moves, _) = table.moves(seat);
    (seat, any(&moves, rng).clone())
}

/// What a program sends to make a move.
pub fn move_path(table: &Table) -> String {
    table.api("/move")
}

/// Plays Bizarre with people on all four seats until one of them has to speak; answers who, with a first word said.
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
    panic!("nobody ever speaks");
}
