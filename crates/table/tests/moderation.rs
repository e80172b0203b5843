//! Reports, mutes and removals.

mod common;

use brocante_core::{Remark, Seat};
use brocante_table::moderation::{STRUCK_NAME, has_reported};
use brocante_table::{ChatText, Entry, Phase, Subject};
use common::{NOW_MS, TestTable, boxes, check, check_all, person};
use serde_json::{Value, json};

/// The reports that the host sees: what, by whom, about whom, the words.
fn reports(table: &TestTable) -> Vec<String> {
    let line = |report: &brocante_table::Report| {
        let watcher = if report.is_by_watcher { " (watching)" } else { "" };
        format!("{:?} by {}{watcher} of {}: {}", report.what, report.by_name, report.of_name, report.words)
    };
    table.state.moderation.reports().map(line).collect()
}

/// The chat: names and words, or `removed`.
fn chat(table: &TestTable) -> Vec<String> {
    let line = |line| (table.state.words_in(line).unwrap_or("removed"), line);
    table.state.chat.iter().map(line).map(|(words, line)| format!("{}: {words}", line.name)).collect()
}

fn say(table: &mut TestTable, who: &str, text: &str) {
    table.ok(who, "chat", json!({ "text": text }));
}

#[test]
fn players_and_spectators_report() {
    let mut table = TestTable::boxes(Phase::Playing);
    check_all(
        &mut table,
        &[
            ("eve", "report", json!({ "line": 0, "name": " Eve " }), "reported"),
            ("eve", "report", json!({ "line": 0, "name": "Eve again" }), "-"),
            ("eve+1", "report", json!({ "line": 0, "name": "Same device" }), "-"),
            ("mia", "report", json!({ "seat": 1, "name": "Ignored" }), "reported"),
        ],
    );
    assert_eq!(
        reports(&table),
        [
            "Line(0) by Ben (watching) of ada: hello",
            "Line(0) by Eve (watching) of ada: hello",
            "Name(Seat(1)) by mia of ada: ada",
        ]
    );
    let reported = |who: &str, what| has_reported(&table.state, &person(who), what);
    assert!(reported("eve", Subject::Line(0)) && reported("mia", Subject::Name(Seat(1))));
    assert!(!reported("eve", Subject::Name(Seat(1))) && !reported("eve", Subject::Line(9)));
}

#[test]
fn a_dismissed_report_leaves_the_list() {
    let mut table = TestTable::boxes(Phase::Playing);
    check_all(
        &mut table,
        &[
            ("host", "dismiss", json!({ "line": 0 }), "dismissed"),
            ("ben", "report", json!({ "line": 0, "name": "Ben" }), "-"),
            ("mia", "report", json!({ "line": 0 }), "reported"),
            ("host", "dismiss", json!({ "seat": 1 }), "-"),
        ],
    );
    assert_eq!(reports(&table), ["Line(0) by mia of ada: hello"], "others may still report it");
}

#[test]
fn a_report_of_a_nickname_ends_when_its_owner_leaves() {
    let mut table = TestTable::with(boxes(), &["host", "ada", "ben"]);
    table.ok("ada", "report", json!({ "seat": 2 }));
    for (person, name) in [("eve", "Rude Rudi"), ("kim", "Kind Kim")] {
        table.ok(person, "sit", json!({ "name": name }));
        assert_eq!(reports(&table).len(), 1, "another person's nickname is not held against {name}");
        table.ok("ada", "report", json!({ "seat": 3 }));
        assert_eq!(reports(&table)[1], format!("Name(Seat(3)) by ada of {name}: {name}"));
        table.ok("host", "remove", json!({ "seat": 3 }));
        assert_eq!(reports(&table), ["Name(Seat(2)) by ada of ben: ben"], "that of ben stays");
    }
}

#[test]
fn one_device_cannot_flood_the_reports() {
    let mut table = TestTable::with(boxes(), &["host", "ada"]);
    let report = |table: &mut TestTable, who: &str, line: usize| {
        check(table, who, "report", json!({ "line": line, "name": "Eve" })).map_err(|code| (line, code))
    };
    for line in 0..21 {
        say(&mut table, "host", &format!("remark {line}"));
    }
    for line in 0..20 {
        report(&mut table, "ada", line).unwrap();
    }
    assert_eq!(report(&mut table, "ada", 20), Err((20, "too-many".to_owned())));
    assert_eq!(report(&mut table, "ada+1", 20), Err((20, "too-many".to_owned())));
    table.ok("host", "dismiss", json!({ "line": 0 }));
    assert!(report(&mut table, "ada", 20).is_ok());
    // Many devices together have a limit, too.
    for device in 0..9 {
        for line in 0..20 {
            report(&mut table, &format!("device{device}"), line).unwrap();
        }
    }
    assert_eq!(table.state.moderation.reports().count(), 200);
    assert_eq!(report(&mut table, "eve", 0), Err((0, "too-many".to_owned())));
}

#[test]
fn a_muted_device_says_nothing() {
    let mut table = TestTable::boxes(Phase::Gathering);
    table.ok("mia", "sit", json!({ "name": "Mia too", "beside": true }));
    let text = json!({ "text": "hello" });
    check_all(
        &mut table,
        &[
            ("mia", "chat", text.clone(), "!muted"),
            ("mia+1", "chat", text.clone(), "!muted"),
            // The mute stays with the device while it is away from the table.
            ("mia", "leave", json!({}), "stood"),
            ("mia+1", "leave", json!({}), "stood"),
            ("mia", "sit", json!({ "name": "Other" }), "sat"),
            ("mia", "chat", text.clone(), "!muted"),
            ("host", "mute", json!({ "seat": 2, "muted": false }), "muted"),
            ("mia", "chat", text, "chat"),
        ],
    );
    assert_eq!(table.state.moderation.muted().count(), 0);
}

#[test]
fn removed_words_are_gone() {
    let mut table = TestTable::boxes(Phase::Playing);
    say(&mut table, "ada", "a rude remark");
    table.ok("host", "report", json!({ "line": 1 }));
    let revision = table.state.moderation.revision;
    table.ok("host", "strike", json!({ "line": 1 }));
    assert!(table.state.moderation.revision > revision, "pages load the lines again");
    assert_eq!(chat(&table), ["ada: hello", "ada: removed"]);
    assert_eq!(reports(&table), ["Line(0) by Ben (watching) of ada: hello"]);
    assert!(!table.debug().contains("a rude remark"));
    check_all(
        &mut table,
        &[
            ("host", "dismiss", json!({ "line": 1 }), "!nothing-said"),
            ("mia", "report", json!({ "line": 1 }), "!nothing-said"),
        ],
    );
}

#[test]
fn a_removed_nickname_is_gone_from_chat_and_reports() {
    let mut table = TestTable::with(boxes(), &["host", "ada", "ben"]);
    for who in ["eve", "host"] {
        table.ok(who, "sit", json!({ "name": "Alice", "beside": who == "host", "seat": 3 }));
        say(&mut table, if who == "host" { "host+1" } else { who }, "hello");
        if who == "eve" {
            table.ok("eve", "report", json!({ "seat": 1 }));
            table.ok("host", "remove", json!({ "seat": 3 }));
        }
    }
    table.ok("host", "strike", json!({ "seat": 3 }));
    assert_eq!(table.state.name(Seat(3)), STRUCK_NAME);
    assert_eq!(chat(&table), ["Alice: hello", "•••: hello"], "others with the same nickname keep it");
    // The first Alice has left, so her nickname goes with her words.
    table.ok("host", "strike", json!({ "line": 0 }));
    assert_eq!(chat(&table), ["•••: removed", "•••: hello"]);
    assert_eq!(reports(&table), ["Name(Seat(1)) by ••• of ada: ada"]);
    assert!(table.state.moderation.names_struck == 2 && !table.debug().contains("Alice"));
}

#[test]
fn a_notice_about_a_seat_cannot_be_reported() {
    let mut table = TestTable::boxes(Phase::Playing);
    let name = "Eve".to_owned();
    table.write(Entry::Sat { seat: Seat(1), person: person("eve"), name, at_ms: NOW_MS });
    assert_eq!(table.state.chat[1].text, ChatText::TookOver("ada".to_owned()));
    for command in ["strike", "dismiss", "report"] {
        check_all(&mut table, &[("host", command, json!({ "line": 1 }), "!nothing-said")]);
    }
}

/// A remark of a person is a line of the chat; removed, it is gone from the game's pages too.
#[test]
fn a_remark_can_be_reported_and_removed() {
    let mut table = TestTable::with(boxes(), &["host", "ada"]);
    table.ok("host", "begin", json!({}));
    let speak = |table: &mut TestTable, words: &str| {
        let seat = table.state.to_act().iter().next().unwrap();
        table.write(Entry::Words { seat, text: words.to_owned() });
        assert_eq!(table.state.remarks.iter().filter(|remark| remark.text == words).count(), 0, "not said yet");
        let ply = table.state.ply();
        table.play_while(|state| state.ply() == ply);
        seat
    };
    let seat = speak(&mut table, "a fine speech");
    assert_eq!(seat, Seat(0));
    assert_eq!(chat(&table), ["host: a fine speech"]);
    table.ok("ada", "report", json!({ "line": 0 }));
    table.ok("host", "strike", json!({ "line": 0 }));
    assert_eq!(chat(&table), ["host: removed"]);
    let shown = table.state.moderation.remarks_shown(&table.state.remarks, "(removed)");
    assert_eq!(shown, [Remark { seat, ply: 0, text: "(removed)".to_owned() }]);
    assert!(!table.debug().contains("a fine speech"));
}

/// A refused move keeps the words for the next attempt.
#[test]
fn a_refused_move_keeps_the_words() {
    let mut table = TestTable::boxes(Phase::Playing);
    table.write(Entry::Words { seat: Seat(0), text: "listen".to_owned() });
    let wrong: Value = json!({ "move": { "do": "stop" } });
    check_all(
        &mut table,
        &[
            ("host", "move", wrong, "!refused"),
            ("host", "move", json!({ "move": { "do": "choose", "auction": "open" } }), "moved"),
        ],
    );
    assert_eq!(table.state.remarks.len(), 1);
    // What a bot says for an absent person is not theirs.
    let lines = table.state.chat.len();
    let seat = table.state.to_act().iter().next().unwrap();
    table.write(Entry::Away { seat, why: brocante_table::AwayReason::Left });
    table.write(Entry::Words { seat, text: "beep".to_owned() });
    let ply = table.state.ply();
    table.play_while(|state| state.ply() == ply);
    assert_eq!((table.state.remarks.len(), table.state.chat.len()), (2, lines));
}
