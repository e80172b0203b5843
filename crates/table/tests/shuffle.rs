//! The shuffle: fingerprints first, then the parts, and a new secret whenever a part stays away.

mod common;

use brocante_core::{Header, Seat, Seed, commitment, fingerprint};
use brocante_table::command::TakeOver;
use brocante_table::{Command, Entry, Phase, TableState};
use common::{TestTable, check, header, made, perform, person};
use serde_json::{Value, json};

fn secret() -> Seed {
    Seed::from_text("secret")
}

fn part(name: &str) -> Seed {
    Seed::from_text(&format!("part of {name}"))
}

fn pledge(name: &str) -> Value {
    json!({ "fingerprint": fingerprint(&part(name)) })
}

fn show(name: &str) -> Value {
    json!({ "share": part(name).to_string() })
}

/// Boxes for three with a secret of the server, and these people on its seats.
fn table(people: &[&str]) -> TestTable {
    let Entry::Made { code, header, settings, host, at_ms, .. } = made(header(json!({ "game": "boxes", "seats": 3 })))
    else {
        unreachable!()
    };
    let mut table =
        TestTable::make(&Entry::Made { code, header, settings, host, at_ms, secret: Some(secret()), origin: None });
    for name in people {
        table.ok(name, "sit", json!({ "name": name }));
    }
    table
}

/// The same, when everybody has sent a fingerprint and the host has begun.
fn revealing(people: &[&str]) -> TestTable {
    let mut table = table(people);
    for name in people {
        assert_eq!(check(&mut table, name, "share", pledge(name)), Ok("pledged".to_owned()));
    }
    assert_eq!(check(&mut table, "host", "begin", json!({})), Ok("revealing".to_owned()));
    assert!(table.state.is_revealing && table.state.phase() == Phase::Gathering);
    table
}

/// Whether the table waits for a new beginning of the shuffle, with another secret.
fn has_started_over(state: &TableState) -> bool {
    !state.is_revealing && state.adding() == 0 && state.commitment() != Some(commitment(&secret()))
}

#[test]
fn the_game_begins_with_the_last_part() {
    let mut table = revealing(&["host", "ada", "ben"]);
    assert_eq!(check(&mut table, "ben", "share", show("ben")), Ok("share".to_owned()));
    assert_eq!(check(&mut table, "ben", "share", show("ben")), Ok(String::new()), "sent twice");
    assert_eq!(check(&mut table, "host", "share", show("host")), Ok("share".to_owned()));
    assert_eq!(check(&mut table, "ada", "share", show("ada")), Ok("share began".to_owned()));
    let Header { seed, fair, .. } = &table.state.header;
    let fair = fair.as_ref().unwrap();
    assert_eq!(fair.check().ok().as_ref(), seed.as_ref());
    let shown: Vec<_> = fair.shares.iter().map(|it| (it.seat.0, it.fingerprint.clone().unwrap())).collect();
    let expected = ["host", "ada", "ben"].map(|name| fingerprint(&part(name)));
    assert_eq!(shown, [(0, expected[0].clone()), (1, expected[1].clone()), (2, expected[2].clone())]);
    assert!(!fair.is_open());
}

/// A part that was not fixed before is refused, before and after others have shown theirs.
#[test]
fn nobody_chooses_a_part_to_suit_the_others() {
    let mut table = table(&["host", "ada"]);
    assert_eq!(check(&mut table, "ada", "share", show("ada")), Err("fingerprint-first".to_owned()));
    table.ok("host", "share", pledge("host"));
    table.ok("ada", "share", pledge("ada"));
    assert_eq!(check(&mut table, "ada", "share", show("ada")), Err("fingerprint-first".to_owned()), "not yet");
    table.ok("host", "begin", json!({}));
    table.ok("host", "share", show("host"));
    for (who, body, code) in [("ada", show("another"), "other-share"), ("ada", pledge("another"), "revealing")] {
        assert_eq!(check(&mut table, who, "share", body), Err(code.to_owned()));
    }
    for (who, command, body) in [
        ("eve", "sit", json!({ "name": "Eve", "fingerprint": fingerprint(&part("eve")) })),
        ("host", "settings", json!({ "seats": 2 })),
        ("host", "begin", json!({})),
    ] {
        assert_eq!(check(&mut table, who, command, body), Err("revealing".to_owned()), "{command}");
    }
    let (from, name) = (Some(person("ada")), "Eve".to_owned());
    let take = Command::TakeOver(TakeOver { seat: Seat(1), from, is_given: false, name });
    assert_eq!(perform(&mut table, "eve", &take), Err("revealing".to_owned()));
    assert_eq!(table.state.header.seed, None, "nothing is dealt without ada's part");
}

#[test]
fn a_part_that_is_not_shown_starts_the_shuffle_over() {
    let start_over = |who: &str, command: &str, body: Value, entries: &str| {
        let mut table = revealing(&["host", "ada", "ben"]);
        table.ok("host", "share", show("host"));
        assert_eq!(check(&mut table, who, command, body), Ok(entries.to_owned()), "{command}");
        assert!(has_started_over(&table.state), "{command}");
        table
    };
    let names = |table: &TestTable| table.state.restarts.clone();
    let left = start_over("ada", "leave", json!({}), "recommitted stood");
    assert_eq!(names(&left), [["ada", "ben"]]);
    assert_eq!(names(&start_over("host", "remove", json!({ "seat": 2 }), "recommitted stood")), [["ada", "ben"]]);
    let mut table = start_over("host", "reshuffle", json!({}), "recommitted");
    assert_eq!(names(&table), [["ada", "ben"]]);
    // Those who are there add anew, and the game goes on without the others' parts; they keep their seats.
    assert_eq!(check(&mut table, "host", "share", show("host")), Err("fingerprint-first".to_owned()));
    table.ok("host", "share", pledge("host again"));
    table.ok("host", "begin", json!({}));
    assert_eq!(check(&mut table, "host", "share", show("host")), Err("other-share".to_owned()), "a part counts once");
    assert_eq!(check(&mut table, "host", "share", show("host again")), Ok("share began".to_owned()));
    let fair = table.state.header.fair.clone().unwrap();
    assert_eq!(fair.shares.len(), 1);
    assert_eq!(fair.secret, Seed::from_text("fresh"));
    assert_eq!(table.state.name(Seat(1)), "ada");
}

/// Alone at the table, the server has committed already: a part may be shown at once. But not before others choose.
#[test]
fn a_part_shown_at_once_counts_only_alone() {
    let mut alone = table(&["host"]);
    alone.ok("host", "sit", json!({ "name": "Beside", "beside": true }));
    assert_eq!(check(&mut alone, "host", "share", show("host")), Ok("share share".to_owned()));
    assert_eq!(check(&mut alone, "host", "begin", json!({})), Ok("began".to_owned()));
    let fair = alone.state.header.fair.as_ref().unwrap();
    assert!(fair.shares.len() == 2 && !fair.is_open(), "one device");

    let mut table = table(&["host"]);
    table.ok("host", "share", show("host"));
    let sit = json!({ "name": "Ada", "fingerprint": fingerprint(&part("ada")) });
    assert_eq!(check(&mut table, "ada", "sit", sit), Ok("sat recommitted".to_owned()));
    assert!(has_started_over(&table.state));
}

#[test]
fn whoever_sits_down_may_bring_a_fingerprint() {
    let mut table = table(&["host"]);
    let sit = json!({ "name": "Ada", "fingerprint": fingerprint(&part("ada")) });
    assert_eq!(check(&mut table, "ada", "sit", sit), Ok("sat pledged".to_owned()));
    // People on one device have one part.
    let beside = json!({ "name": "Beside", "beside": true, "fingerprint": fingerprint(&part("ada")) });
    assert_eq!(check(&mut table, "ada", "sit", beside), Ok("sat pledged".to_owned()));
    table.ok("host", "begin", json!({}));
    assert_eq!(check(&mut table, "ada", "share", show("ada")), Ok("share share began".to_owned()));
    assert_eq!(table.state.header.fair.as_ref().unwrap().shares.len(), 2);
}

/// Logs of earlier versions have parts without fingerprints. Their games stay as they began; a table that has not begun
/// starts its shuffle over.
#[test]
fn parts_in_an_old_log_do_not_count_for_a_new_game() {
    let mut table = table(&["host", "ada"]);
    for (seat, name) in [(0, "host"), (1, "ada")] {
        table.write(Entry::Share { seat: Seat(seat), share: part(name) });
    }
    assert_eq!(check(&mut table, "host", "begin", json!({})), Ok("recommitted".to_owned()));
    assert!(has_started_over(&table.state));
    assert_eq!(check(&mut table, "host", "begin", json!({})), Ok("began".to_owned()));
}

#[test]
fn another_game_after_a_scripted_one_is_shuffled() {
    let mut table =
        TestTable::with(header(json!({ "game": "boxes", "seats": 3, "draws": { "first": [0] } })), &["host"]);
    assert_eq!(table.state.commitment(), None);
    let other = json!({ "game": "vintage" });
    assert_eq!(check(&mut table, "host", "settings", other), Ok("changed recommitted".to_owned()));
    assert!(table.state.is_shuffled() && table.state.restarts.is_empty());
}
