//! Any input: random bytes, damaged records, illegal moves. Nothing panics, and nothing changes.

use brocante_core::{Chance, DeckChoice, Header, Moves, Record, Rng, Script, Seat, Seed, Status, Turn, Viewer, replay};
use brocante_laws::{Lawful, golden};
use brocante_registry::{LawfulVisitor, games, visit_all_lawful};
use brocante_show::{Show, ShownGame};
use proptest::prelude::*;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};

fn header(game: &dyn ShownGame) -> Header {
    Header { seed: Some(Seed([1; 32])), ..Header::new(game.info().name, game.info().seats_min) }
}

/// Parses a text as a record and plays it, if it is valid.
fn feed_record(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let Some(game) = brocante_registry::game(&record.header.game) else { return };
    if let Ok(mut table) = game.open(&record.header) {
        let _ = replay(table.as_mut(), &record, usize::MAX);
    }
}

fn feed_deck(game: &dyn ShownGame, text: &str) {
    let header = Header { deck: Some(DeckChoice::text(text.to_owned())), ..header(game) };
    if let Ok(mut table) = game.open(&header) {
        let mut rng = Rng::new(1);
        while let Some(seat) = table.to_act().first() {
            table.play_random(seat, &mut rng).expect("a seed can always draw");
        }
    }
}

/// A text with bytes changed, removed or duplicated.
fn damaged(text: &str, damage: &[(usize, u8, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, kind, byte) in damage {
        if bytes.is_empty() {
            break;
        }
        let at = at % bytes.len();
        match kind % 4 {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn damage() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    prop::collection::vec(
        (any::<usize>(), any::<u8>(), prop::sample::select(b"0159-.e{}[]\",: \n\\xnul".to_vec())),
        1..6,
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_no_record_and_no_deck(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        let text = String::from_utf8_lossy(&bytes);
        feed_record(&text);
        for game in games() {
            feed_deck(game, &text);
        }
    }

    #[test]
    fn damaged_records_are_refused_or_played(damage in damage(), which in any::<prop::sample::Index>()) {
        let all = games();
        let game = all[which.index(all.len())];
        let record = golden::random_record(game, &header(game)).expect("a random game is a record");
        feed_record(&damaged(&record.to_json(), &damage));
    }

    #[test]
    fn damaged_decks_are_refused_or_played(damage in damage(), which in any::<prop::sample::Index>()) {
        let all = games();
        let game = all[which.index(all.len())];
        for (_, deck) in game.info().decks {
            feed_deck(game, &damaged(deck, &damage));
        }
    }

    #[test]
    fn arbitrary_json_is_refused_as_a_move(json in json(), seat in any::<u8>()) {
        for game in games() {
            let mut table = game.open(&header(game)).expect("the usual table opens");
            let before = table.record();
            let played = table.play(Seat(seat), &json);
            prop_assert!(played.is_ok() || table.record() == before);
        }
    }
}

/// Arbitrary JSON, often similar to moves.
fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0_u32..70).prop_map(Value::from),
        prop::sample::select(vec!["look", "bid", "pass", "lay", "hoard", "open", "", "\u{0}"]).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        let key = prop::sample::select(vec!["do", "place", "amount", "notes", "item", "seat", "card", "x"]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key.prop_map(str::to_owned), inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

#[test]
fn an_invalid_script_is_refused() {
    for game in games() {
        for (name, value) in [("no such draw", 0), (game.info().draws[0], 9_999), (game.info().draws[0], u32::MAX)] {
            let header = Header { draws: Script::from([(name.to_owned(), vec![value])]), ..header(game) };
            assert!(game.open(&header).is_err(), "{} {name} {value}", game.info().name);
        }
        let unseeded = Header { seed: None, ..header(game) };
        assert!(game.open(&unseeded).is_err(), "a deal needs a seed or a script");
    }
}

/// If a script requests an impossible draw in the middle of a game, the whole move is undone and the same draw is
/// still next.
#[test]
fn a_move_with_an_impossible_draw_changes_nothing() {
    let game = brocante_registry::game("bizarre").expect("Bizarre is registered");
    let header = Header { draws: Script::from([("quality".to_owned(), vec![3, 9_999])]), ..header(game) };
    let mut table = game.open(&header).expect("the deal draws no quality");
    let mut rng = Rng::new(5);
    let fault = loop {
        let seat = table.to_act().first().expect("a seat is to act");
        let before = (table.record(), table.view(Viewer::Seat(seat)), table.events());
        if let Err(fault) = table.play_random(seat, &mut rng) {
            assert_eq!((table.record(), table.view(Viewer::Seat(seat)), table.events()), before);
            assert_eq!(table.play_random(seat, &mut rng), Err(fault.clone()), "the same draw is still next");
            break fault;
        }
    };
    assert_eq!((fault.name, fault.index, fault.value), ("quality", 1, Some(9_999)));
}

#[test]
fn a_million_random_illegal_moves_change_nothing() {
    let refused: u64 = visit_all_lawful(&mut Illegal { of_each: 1_000_000 / games().len() as u64 + 1 }).iter().sum();
    assert!(refused >= 1_000_000, "{refused}");
}

struct Illegal {
    of_each: u64,
}

impl LawfulVisitor for Illegal {
    type Output = u64;

    /// Plays random games and tries illegal moves at every position.
    fn visit<G: Show + Lawful>(&mut self) -> u64 {
        let (mut chance, mut rng, mut moves) = (Chance::fast(3), Rng::new(4), Moves::default());
        let mut refused = 0;
        while refused < self.of_each {
            let seats = G::INFO.seats_min + rng.below(u32::from(G::INFO.seats_max - G::INFO.seats_min) + 1) as u8;
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            let mut state = game.deal(&mut Turn::muted(&mut chance));
            while let Status::ToAct(to_act) = game.status(&state) {
                let before = hash(&state);
                for _ in 0..40 {
                    let seat = Seat(rng.below(9) as u8);
                    let mv = game.any_move(&mut rng);
                    refused += u64::from(seat.0 >= seats || game.check(&state, seat, mv).is_err());
                }
                assert_eq!(hash(&state), before);
                let seat = to_act.first().expect("a seat is to act");
                moves.clear();
                game.moves(&state, seat, &mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
            }
        }
        refused
    }
}

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
