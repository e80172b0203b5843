//! Fuzzes external input: records, moves, decks and options. Nothing panics, and what was parsed survives a round
//! trip. `cargo test` runs some thousand cases and the corpus in `__fuzz__`; `cargo bolero test -p
//! brocante-registry NAME` runs for as long as you like.

#[path = "../../../tests/fuzz/damage.rs"]
mod damage;

use brocante_core::{DeckChoice, Header, Record, Refused, Rng, Seat, Seed, Viewer, replay};
use brocante_laws::golden;
use brocante_registry::games;
use brocante_show::{ShownGame, Translator};
use serde_json::Value;
use std::sync::LazyLock;

fn usual(game: &dyn ShownGame) -> Header {
    Header { seed: Some(Seed([1; 32])), ..Header::new(game.info().name, game.info().seats_min) }
}

/// A refusal has a sentence.
fn read(game: &dyn ShownGame, lang: &str, refused: &Refused) {
    let language = game.language(lang);
    let sentence = Translator::new(&language, &[], Viewer::Public).text(&refused.message);
    assert!(!sentence.trim().is_empty() && sentence != refused.message.key, "{refused:?}");
}

fn lines(record: &Record) -> String {
    let moves = record.moves.iter().map(|played| serde_json::to_string(played).unwrap());
    [serde_json::to_string(&record.header).unwrap()].into_iter().chain(moves).collect::<Vec<_>>().join("\n")
}

/// A record of each game, in both formats.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let record = |game: &'static dyn ShownGame| golden::random_record(game, &usual(game)).unwrap();
    // Truncate the moves, so that damage hits headers as often as moves.
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
        match game.open(&record.header) {
            Ok(mut table) => {
                let _ = replay(table.as_mut(), &record, usize::MAX).map_err(|(_, refused)| read(game, "en", &refused));
            }
            Err(refused) => read(game, "en", &refused),
        }
    });
}

#[test]
fn moves() {
    let good = |game: &'static dyn ShownGame| -> Vec<String> {
        let record = golden::random_record(game, &usual(game)).unwrap();
        record.moves.iter().map(|played| played.mv.to_string()).collect()
    };
    let good: Vec<Vec<String>> = games().into_iter().map(good).collect();
    bolero::check!().with_iterations(16_000).for_each(|bytes: &[u8]| {
        let Some((&which, rest)) = bytes.split_first() else { return };
        let all = games();
        let at = usize::from(which) % all.len();
        let Ok(mv) = serde_json::from_str::<Value>(&damage::text(rest, &good[at])) else { return };
        let mut table = all[at].open(&usual(all[at])).unwrap();
        // Start from a position that the input chooses.
        let mut rng = Rng::new(u64::from(which));
        for _ in 0..which / 4 {
            let Some(seat) = table.to_act().first() else { return };
            table.play_random(seat, &mut rng).unwrap();
        }
        let before = table.record();
        let seat = table.to_act().first().unwrap_or(Seat(which));
        match table.play(seat, &mv) {
            Ok(_) => {
                let record = Record::parse(&table.record().to_json()).unwrap();
                let played = record.moves.last().unwrap();
                assert_eq!(played.seat, seat);
                // Replaying the record makes the same move.
                let mut again = all[at].open(&record.header).unwrap();
                replay(again.as_mut(), &record, usize::MAX).unwrap();
                assert_eq!(again.record(), table.record());
            }
            Err(refused) => {
                assert_eq!(table.record(), before, "a refused move changes nothing");
                read(all[at], "fr", &refused);
            }
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
        let mut table = match all[at].open(&header) {
            Ok(table) => table,
            Err(refused) => return read(all[at], "de", &refused),
        };
        let mut rng = Rng::new(1);
        while let Some(seat) = table.to_act().first() {
            table.play_random(seat, &mut rng).expect("a seed can always draw");
        }
        let record = Record::parse(&table.record().to_json()).expect("a record with its own deck parses");
        assert_eq!(record.header.deck, header.deck);
    });
}

/// The fields of a request to create a table: seats, options, draws and deck name.
#[test]
fn headers() {
    let header = |game: &'static dyn ShownGame| {
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
        let mut table = match game.open(&header) {
            Ok(table) => table,
            Err(refused) => return read(game, "nl", &refused),
        };
        // A script may request an impossible draw; then the move is refused.
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let Some(seat) = table.to_act().first() else { break };
            if table.play_random(seat, &mut rng).is_err() {
                break;
            }
        }
    });
}
