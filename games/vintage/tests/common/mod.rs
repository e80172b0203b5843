//! What the tests of the rules share: a table whose deck lies in the order of the file, so that the
//! first player has item 0 on display, the second 1 and 2, the third 3, 4 and 5, and so on.
#![allow(dead_code, reason = "each test file uses some of it")]

use brocante_core::{AddressedEvent, Game, Header, PlayError, Script, Seat, Seed, Table, Turn, Viewer};
use brocante_vintage::{Event, ITEMS, Move, Phase, Refusal, State, View, Vintage};
use serde_json::{Map, Value};

pub const STANDARD: &[&str] = &[];
pub const TAKE_THAT: &[&str] = &["take_that"];
pub const OPEN_HOARDS: &[&str] = &["open_hoards"];

pub fn header(seats: u8, options: &[&str]) -> Header {
    let options: Map<String, Value> = options.iter().map(|&name| (name.to_owned(), Value::Bool(true))).collect();
    let draws = Script::from([("first".to_owned(), vec![0]), ("deck".to_owned(), (0..ITEMS as u32).collect())]);
    let seed = Some(Seed::from_text("attic"));
    Header { options, seed, draws, ..Header::new("vintage", seats) }
}

pub fn table(seats: u8, options: &[&str]) -> Table<Vintage> {
    Table::open(&header(seats, options)).expect("the table opens")
}

#[track_caller]
pub fn play(table: &mut Table<Vintage>, seat: u8, mv: Move) -> Vec<Event> {
    let told = table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"));
    told.into_iter().map(|told: AddressedEvent<Event>| told.event).collect()
}

/// Plays the first move that is listed for the seat to act.
pub fn play_first(table: &mut Table<Vintage>) -> (Move, Vec<Event>) {
    let active = public(table).active;
    let mv = table.legal(active)[0];
    (mv, play(table, active.0, mv))
}

#[track_caller]
pub fn refused(table: &Table<Vintage>, seat: u8, mv: Move) -> Refusal {
    match table.clone().play(Seat(seat), mv) {
        Err(PlayError::Refused(refusal)) => refusal,
        other => panic!("{mv:?} of seat {seat} is not refused: {other:?}"),
    }
}

/// Plays whole turns, with the first move of each list, or with the last one: that is to salvage.
pub fn play_turns(table: &mut Table<Vintage>, turns: usize, salvage: bool) {
    for _ in 0..turns {
        let active = public(table).active;
        while public(table).active == active && public(table).last.is_none() {
            let legal = table.legal(active);
            let wanted = if salvage { legal.last() } else { legal.first() };
            play(table, active.0, *wanted.expect("whoever is to act has a move"));
        }
    }
}

/// All seats decline to the end. Returns the seats in the order in which they were asked.
pub fn finals(table: &mut Table<Vintage>) -> Vec<(Phase, u8)> {
    let mut asked = Vec::new();
    while public(table).phase != Phase::Over {
        let seat = public(table).active.0;
        asked.push((public(table).phase, seat));
        play(table, seat, Move::Decline);
    }
    asked
}

pub fn public(table: &Table<Vintage>) -> View {
    table.game().view(table.state(), Viewer::Public)
}

pub fn seen_by(table: &Table<Vintage>, seat: u8) -> View {
    table.game().view(table.state(), Viewer::Seat(Seat(seat)))
}

pub fn display(table: &Table<Vintage>, seat: usize) -> Vec<u8> {
    public(table).seats[seat].display.clone()
}

pub fn discards(table: &Table<Vintage>) -> Vec<u8> {
    public(table).discards
}

/// A position that a view describes: how a test comes to one that is hard to play to.
pub fn position(table: &Table<Vintage>, change: impl FnOnce(&mut View)) -> State {
    let mut view = seen_by(table, 0);
    change(&mut view);
    table.game().determinize(&view, &mut brocante_core::Rng::new(1))
}

/// Carries out a lawful move outside of a table.
pub fn apply(game: &Vintage, state: &mut State, seat: u8, mv: Move) -> Vec<Event> {
    game.check(state, Seat(seat), mv).expect("the move is lawful");
    let mut told = Vec::new();
    let mut chance = brocante_core::Chance::fast(1);
    game.apply(state, Seat(seat), mv, &mut Turn::new(&mut chance, &mut told));
    told.into_iter().map(|told| told.event).collect()
}
