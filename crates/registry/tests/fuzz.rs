//! What comes from outside, as a fuzzer would have it: records, moves, decks, options. Nothing panics, and what is
//! read and written again is the same. `cargo test` takes some thousand cases and the kept ones in `__fuzz__`;
//! `cargo bolero test -p brocante-registry NAME` goes on for as long as one likes.

#[path = "../../../tests/fuzz/damage.rs"]
mod damage;

use brocante_core::text::{Speaker, Tongue};
use brocante_core::{AnyGame, DeckChoice, Header, Record, Rng, Seat, Seed, Viewer, golden, replay};
use brocante_registry::games;
use serde_json::Value;
use std::sync::LazyLock;

fn usual(game: &dyn AnyGame) -> Header {
    Header { seed: Some(Seed([1; 32])), ..Header::new(game.info().name, game.info().seats_min) }
}

fn lines(record: &Record) -> String {
    let moves = record.moves.iter().map(|played| serde_json::to_string(played).unwrap());
    [serde_json::to_string(&record.header).unwrap()].into_iter().chain(moves).collect::<Vec<_>>().join("\n")
}

/// A game of each, in both forms.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let record = |game: &'static dyn AnyGame| golden::random_record(game, &usual(game)).unwrap();
    // Damage shall meet headers as often as moves.
    let short = |mut record: Record| {
        record.moves.truncate(12);
        record
    };
    games().into_iter().map(record).flat_map(|record| [lines(&record), short(record).to_json()]).collect()
});

#[test]
fn records() {
    bolero::check!().with_iterations(12_000).for_each(|bytes: &[u8]| {
        let Ok(record) = Record::parse(&damage::text(bytes, &RECORDS)) else { return };
        let written = record.to_json();
        assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "{written}");
        if !record.moves.is_empty() {
            assert_eq!(Record::parse(&lines(&record)).as_ref(), Ok(&record));
        }
        let Some(game) = brocante_registry::game(&record.header.game) else { return };
        let tongue = Tongue::new(game.info(), "en");
        if let Ok(mut table) = game.open(&record.header, &tongue) {
            let speaker = Speaker::new(&tongue, &[], Viewer::Public);
            let _ = replay(table.as_mut(), &record, usize::MAX, &speaker);
        }
    });
}

#[test]
fn moves() {
    let good = |game: &'static dyn AnyGame| -> Vec<String> {
        let record = golden::random_record(game, &usual(game)).unwrap();
        record.moves.iter().map(|played| played.mv.to_string()).collect()
    };
    let good: Vec<Vec<String>> = games().into_iter().map(good).collect();
    bolero::check!().with_iterations(16_000).for_each(|bytes: &[u8]| {
        let Some((&which, rest)) = bytes.split_first() else { return };
        let all = games();
        let at = usize::from(which) % all.len();
        let Ok(mv) = serde_json::from_str::<Value>(&damage::text(rest, &good[at])) else { return };
        let tongue = Tongue::new(all[at].info(), "fr");
        let speaker = Speaker::new(&tongue, &[], Viewer::Public);
        let mut table = all[at].open(&usual(all[at]), &tongue).unwrap();
        // Somewhere in the game, as far as the bytes say.
        let mut rng = Rng::new(u64::from(which));
        for _ in 0..which / 4 {
            let Some(seat) = table.to_act().first() else { return };
            table.play_random(seat, &mut rng).unwrap();
        }
        let before = table.record();
        let seat = table.to_act().first().unwrap_or(Seat(which));
        match table.play(seat, &mv, &speaker) {
            Ok(_) => {
                let record = Record::parse(&table.record()).unwrap();
                let played = record.moves.last().unwrap();
                assert_eq!(played.seat, seat);
                // What a record says of a move is the same move.
                let mut again = all[at].open(&record.header, &tongue).unwrap();
                replay(again.as_mut(), &record, usize::MAX, &speaker).unwrap();
                assert_eq!(again.record(), table.record());
            }
            Err(_) => assert_eq!(table.record(), before, "a refused move changes nothing"),
        }
    });
}

#[test]
fn decks() {
    let good: Vec<Vec<String>> = games()
        .into_iter()
        .map(|game| game.info().decks.iter().map(|(_, deck)| (*deck).to_owned()).collect())
        .collect();
    bolero::check!().with_iterations(3000).for_each(|bytes: &[u8]| {
        let Some((&which, rest)) = bytes.split_first() else { return };
        let all = games();
        let at = usize::from(which) % all.len();
        let text = damage::text(rest, &good[at]);
        let header = Header { deck: Some(DeckChoice::text(text)), ..usual(all[at]) };
        let tongue = Tongue::new(all[at].info(), "de");
        let Ok(mut table) = all[at].open(&header, &tongue) else { return };
        let mut rng = Rng::new(1);
        while let Some(seat) = table.to_act().first() {
            table.play_random(seat, &mut rng).expect("a seed can always draw");
        }
        let record = Record::parse(&table.record()).expect("a record with its own deck is one");
        assert_eq!(record.header.deck, header.deck);
    });
}

/// Seats, options, draws, the name of a deck: what is sent to make a table.
#[test]
fn headers() {
    let header = |game: &'static dyn AnyGame| {
        let header = Header { options: game.options().as_object().cloned().unwrap_or_default(), ..usual(game) };
        let draws = game.info().draws.iter().map(|name| format!("\"{name}\":[0,1,2]")).collect::<Vec<_>>().join(",");
        let plain = serde_json::to_string(&header).unwrap();
        format!("{},\"draws\":{{{draws}}},\"deck\":\"{}\"}}", plain.trim_end_matches('}'), game.info().decks[0].0)
    };
    let good: Vec<String> = games().into_iter().map(header).collect();
    bolero::check!().with_iterations(16_000).for_each(|bytes: &[u8]| {
        let Ok(header) = serde_json::from_str::<Header>(&damage::text(bytes, &good)) else { return };
        let written = serde_json::to_string(&header).unwrap();
        assert_eq!(serde_json::from_str::<Header>(&written).unwrap(), header);
        let Some(game) = brocante_registry::game(&header.game) else { return };
        let tongue = Tongue::new(game.info(), "nl");
        let Ok(mut table) = game.open(&header, &tongue) else { return };
        // A script may ask for the impossible: then a move is refused.
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let Some(seat) = table.to_act().first() else { break };
            if table.play_random(seat, &mut rng).is_err() {
                break;
            }
        }
    });
}
