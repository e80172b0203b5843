//! One test or more for every rule of RULES.md, named by its id.

use brocante_core::{DeckChoice, Game, Header, PlayError, Refuses, Script, Seat, Seed, Status, Table, Viewer};
use brocante_SNAKE::{Move, Refusal, STRUCT};

fn header() -> Header {
    Header {
        seed: Some(Seed([1; 32])),
        draws: Script::from([("first".to_owned(), vec![1]), ("bead".to_owned(), vec![11, 0])]),
        ..Header::new("NAME", 2)
    }
}

fn play(table: &mut Table<STRUCT>, seat: u8, mv: Move) {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"));
}

#[test]
fn ID_deck_must_have_beads_of_valid_values() {
    for (beads, refusal) in [
        ("beads = [1]", Refusal::DeckBeads { least: 4, most: 60 }),
        ("beads = [1, 2, 3, -4]", Refusal::DeckValue { most: 100 }),
    ] {
        let deck = Some(DeckChoice::text(beads.to_owned()));
        let error = Table::<STRUCT>::open(&Header { deck, ..header() }).unwrap_err();
        assert_eq!(error.rule(), Some(refusal.rule()));
    }
}

#[test]
fn ID_turn_draws_in_secret_or_stops_for_good() {
    let mut table = Table::<STRUCT>::open(&header()).unwrap();
    let refused = Refusal::NotYourTurn { seat: Seat(1) };
    assert_eq!(table.play(Seat(0), Move::Draw), Err(PlayError::Refused(refused)));
    play(&mut table, 1, Move::Draw);
    let beads = |viewer: u8| table.game().view(table.state(), Viewer::Seat(Seat(viewer))).seats[1].beads.clone();
    assert_eq!((beads(1), beads(0)), (Some(vec![11]), None));
    play(&mut table, 0, Move::Stop);
    play(&mut table, 1, Move::Draw);
    assert_eq!(table.status().to_act().first(), Some(Seat(1)), "seat 0 has stopped");
}

#[test]
fn ID_end_counts_what_everybody_has() {
    let mut table = Table::<STRUCT>::open(&header()).unwrap();
    play(&mut table, 1, Move::Draw);
    play(&mut table, 0, Move::Draw);
    play(&mut table, 1, Move::Stop);
    play(&mut table, 0, Move::Stop);
    assert_eq!(table.status(), Status::Over);
    let outcome = table.game().outcome(table.state());
    assert_eq!((outcome.points[0], outcome.points[1], outcome.winners.first()), (1, 12, Some(Seat(1))));
    assert_eq!(table.play(Seat(0), Move::Draw), Err(PlayError::Refused(Refusal::GameOver)));
}
