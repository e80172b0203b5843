//! The log: entries as JSON, old entries, damaged logs.

mod common;

use brocante_core::Seat;
use brocante_table::{Entry, LogError, Phase, TableState};
use common::{SHARE, TestTable, games, made};
use serde_json::json;

/// Every kind of entry, as it is written. Entries are never changed, so these lines are not either.
const ENTRIES: &[&str] = &[
    r#"{"entry":"made","code":"abcde","header":{"game":"boxes","seats":2},"settings":{"pace":"three-days","spectators":true,"seats":["friends","hard-bot"],"scripted":true,"word_filter":"strict"},"host":"p","at-ms":1,"secret":"SHARE","origin":{"from":"moment","table":"x","ply":3}}"#,
    r#"{"entry":"changed","header":{"game":"boxes","seats":2,"options":{"open_wallets":true},"deck":"printed"},"settings":{"pace":"no-clock","spectators":false,"seats":["open","easy-bot"],"scripted":false,"word_filter":"off"}}"#,
    r#"{"entry":"sat","seat":0,"person":"p+1","name":"Ada","at-ms":1}"#,
    r#"{"entry":"share","seat":1,"share":"SHARE"}"#,
    r#"{"entry":"stood","seat":0}"#,
    r#"{"entry":"host","person":"p"}"#,
    r#"{"entry":"began","header":{"game":"boxes","rules":1,"seats":2,"seed":"SHARE","draws":{"first":[0]}},"at-ms":2}"#,
    r#"{"entry":"moved","seat":0,"move":{"do":"stop"},"by-bot":false,"command":"key","at-ms":3}"#,
    r#"{"entry":"words","seat":1,"text":"buy this"}"#,
    r#"{"entry":"chat","person":"p","name":"Ada","text":"hello","at-ms":1}"#,
    r#"{"entry":"away","seat":0,"why":"removed"}"#,
    r#"{"entry":"back","seat":0,"at-ms":4}"#,
    r#"{"entry":"rematch","table":"x"}"#,
    r#"{"entry":"again","table":"x"}"#,
    r#"{"entry":"reported","what":{"line":0},"by":"q","name":"Bob","at-ms":3}"#,
    r#"{"entry":"muted","person":"q","is-muted":true}"#,
    r#"{"entry":"struck","what":{"name":0}}"#,
    r#"{"entry":"dismissed","what":{"line":0}}"#,
    r#"{"entry":"pledged","seat":1,"fingerprint":"SHARE"}"#,
    r#"{"entry":"revealing","at-ms":1}"#,
    r#"{"entry":"recommitted","secret":"SHARE","without":[1]}"#,
    r#"{"entry":"joined","person":"p","table":"x"}"#,
    r#"{"entry":"kept","person":"p"}"#,
    r#"{"entry":"closed","at-ms":7}"#,
    r#"{"entry":"outage","from-ms":1,"until-ms":2}"#,
];

/// The kinds in the order above. If this does not compile, add a line for the new kind.
fn position(entry: &Entry) -> usize {
    match entry {
        Entry::Made { .. } => 0,
        Entry::Changed { .. } => 1,
        Entry::Sat { .. } => 2,
        Entry::Share { .. } => 3,
        Entry::Stood { .. } => 4,
        Entry::Host { .. } => 5,
        Entry::Began { .. } => 6,
        Entry::Moved { .. } => 7,
        Entry::Words { .. } => 8,
        Entry::Chat { .. } => 9,
        Entry::Away { .. } => 10,
        Entry::Back { .. } => 11,
        Entry::Rematch { .. } => 12,
        Entry::Again { .. } => 13,
        Entry::Reported { .. } => 14,
        Entry::Muted { .. } => 15,
        Entry::Struck { .. } => 16,
        Entry::Dismissed { .. } => 17,
        Entry::Pledged { .. } => 18,
        Entry::Revealing { .. } => 19,
        Entry::Recommitted { .. } => 20,
        Entry::Joined { .. } => 21,
        Entry::Kept { .. } => 22,
        Entry::Closed { .. } => 23,
        Entry::Outage { .. } => 24,
    }
}

fn body(text: &str) -> String {
    text.replace("SHARE", SHARE)
}

#[test]
fn entries_round_trip() {
    for (number, text) in ENTRIES.iter().map(|text| body(text)).enumerate() {
        let entry: Entry = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position(&entry), number);
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
    }
}

/// A log of boxes for two, whose first entry is `made`.
fn log(entries: &[&str]) -> Vec<String> {
    let first = serde_json::to_string(&made(common::header(json!({ "game": "boxes", "seats": 2 })))).unwrap();
    [first].into_iter().chain(entries.iter().map(|text| body(text))).collect()
}

fn read(bodies: &[String]) -> Result<TableState, LogError> {
    TableState::read("t", bodies, games)
}

const BEGAN: &str =
    r#"{"entry":"began","header":{"game":"boxes","seats":2,"seed":"SHARE","draws":{"first":[0]}},"at-ms":2}"#;

/// The state that is built by applying entries is the state of the log.
#[test]
fn a_log_describes_the_same_table() {
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let table = TestTable::boxes(phase);
        assert_eq!(format!("{:#?}", table.read()), table.debug());
    }
    let mut table = TestTable::boxes(Phase::Playing);
    table.ok("ada", "rest", json!({}));
    table.ok("host", "strike", json!({ "seat": 1 }));
    for key in ["one", "two", "three"] {
        let seat = table.state.to_act().iter().next().unwrap();
        let who = ["host", "ada", "mia"][seat.index()];
        table.ok(who, "move", json!({ "move": table.moves(seat)[0], "idempotency_key": key }));
    }
    table.write(Entry::Again { table: "again".to_owned() });
    assert_eq!(format!("{:#?}", table.read()), table.debug());
    assert_eq!(table.read().summary(), table.state.summary());
    // Every prefix of a log is a log.
    for count in 1..=table.log.len() {
        assert_eq!(read(&table.log[..count]).unwrap().seq as usize, count);
    }
}

/// Logs of earlier versions lack some fields.
#[test]
fn old_logs_are_read() {
    let old = log(&[
        r#"{"entry":"sat","seat":0,"person":"p","name":"Ada"}"#,
        BEGAN,
        r#"{"entry":"moved","seat":0,"move":{"do":"choose","auction":"open"},"by-bot":false,"command":"old","at-ms":3}"#,
        r#"{"entry":"away","seat":0,"why":"left"}"#,
        r#"{"entry":"back","seat":0}"#,
    ]);
    let state = read(&old).unwrap();
    assert_eq!((state.seq, state.ply(), state.changed_ms), (6, 1, 3));
    assert_eq!((state.request_seq(Seat(0), "old"), state.header.rules), (Some(4), Some(1)));
    assert_eq!((state.ply_at(3), state.ply_at(4), state.began_seq()), (0, 1, 3));
    // Settings without script and word filter, a move without a key.
    let old = [
        r#"{"entry":"made","code":"c","header":{"game":"boxes","seats":2},"settings":{"pace":"fast","spectators":true,"seats":[]},"host":"p","at-ms":1}"#.to_owned(),
        body(BEGAN),
        r#"{"entry":"moved","seat":0,"move":{"do":"choose","auction":"open"},"by-bot":true,"command":null,"at-ms":3}"#.to_owned(),
        r#"{"entry":"again","table":"x"}"#.to_owned(),
    ];
    assert_eq!(read(&old).unwrap().again, ["x"]);
}

/// What is wrong with a log, by the number of the entry.
fn check(entries: &[&str], expected: &str) {
    let error = read(&log(entries)).expect_err(expected);
    let found = match &error {
        LogError::Entry { seq, .. } => format!("entry {seq}"),
        LogError::Rules { seq, .. } => format!("rules {seq}"),
        LogError::OtherRules { seq, version } => format!("version {version} {seq}"),
        LogError::NoBeginning => "beginning".to_owned(),
    };
    assert_eq!(found, expected, "{error}");
}

#[test]
fn a_damaged_log_is_refused_with_the_number_of_the_entry() {
    let chat = ENTRIES[9];
    let choose = r#"{"entry":"moved","seat":0,"move":{"do":"choose","auction":"open"},"by-bot":false,"at-ms":3}"#;
    check(&[chat, r#"{"entry":"danced"}"#], "entry 3");
    check(&[chat, "{"], "entry 3");
    check(&[r#"{"entry":"stood"}"#], "entry 2");
    check(&[r#"{"entry":"stood","seat":300}"#], "entry 2");
    // Out of order.
    check(&[choose], "rules 2");
    check(&[ENTRIES[0]], "rules 2");
    check(&[BEGAN, BEGAN], "rules 3");
    check(&[BEGAN, ENTRIES[1]], "rules 3");
    check(&[BEGAN, choose, choose], "rules 4");
    // About something that does not exist.
    for entry in [
        r#"{"entry":"sat","seat":2,"person":"p","name":"Ada","at-ms":1}"#,
        r#"{"entry":"share","seat":2,"share":"SHARE"}"#,
        r#"{"entry":"stood","seat":2}"#,
        r#"{"entry":"away","seat":2,"why":"left"}"#,
        r#"{"entry":"back","seat":2}"#,
        r#"{"entry":"words","seat":2,"text":"x"}"#,
        r#"{"entry":"struck","what":{"line":0}}"#,
        r#"{"entry":"struck","what":{"name":0}}"#,
        r#"{"entry":"reported","what":{"line":0},"by":"q","name":"Bob","at-ms":3}"#,
        r#"{"entry":"began","header":{"game":"chess","seats":2},"at-ms":2}"#,
        r#"{"entry":"began","header":{"game":"boxes","seats":9,"seed":"SHARE"},"at-ms":2}"#,
        r#"{"entry":"changed","header":{"game":"boxes","seats":200},"settings":{"pace":"fast","spectators":true,"seats":[]}}"#,
    ] {
        check(&[entry], "rules 2");
        check(&[chat, entry.replace("\"line\":0", "\"line\":5").as_str()], "rules 3");
    }
    check(&[r#"{"entry":"began","header":{"game":"boxes","rules":7,"seats":2},"at-ms":2}"#], "version 7 2");
    // Without a beginning.
    let no_beginning = |bodies: &[String]| matches!(read(bodies), Err(LogError::NoBeginning));
    assert!(no_beginning(&[]) && no_beginning(&log(&[chat])[1..]));
    let many = serde_json::to_string(&made(common::header(json!({ "game": "boxes", "seats": 200 })))).unwrap();
    assert!(no_beginning(&[many]), "more seats than any game has");
}

#[test]
fn a_refused_entry_changes_nothing() {
    let bad: Vec<Entry> = [
        ENTRIES[0],
        ENTRIES[1],
        BEGAN,
        r#"{"entry":"sat","seat":7,"person":"p","name":"Ada","at-ms":1}"#,
        r#"{"entry":"stood","seat":7}"#,
        r#"{"entry":"away","seat":7,"why":"left"}"#,
        r#"{"entry":"back","seat":7}"#,
        r#"{"entry":"words","seat":7,"text":"x"}"#,
        r#"{"entry":"share","seat":7,"share":"SHARE"}"#,
        r#"{"entry":"moved","seat":1,"move":{"do":"stop"},"by-bot":false,"command":"k","at-ms":9}"#,
        r#"{"entry":"moved","seat":7,"move":{"do":"stop"},"by-bot":false,"command":"k","at-ms":9}"#,
        r#"{"entry":"moved","seat":0,"move":7,"by-bot":false,"command":"k","at-ms":9}"#,
        r#"{"entry":"struck","what":{"line":9}}"#,
        r#"{"entry":"reported","what":{"name":3},"by":"q","name":"Bob","at-ms":3}"#,
    ]
    .iter()
    .map(|text| serde_json::from_str(&body(text)).unwrap())
    .collect();
    let mut table = TestTable::boxes(Phase::Playing);
    table.write(Entry::Words { seat: Seat(0), text: "pending".to_owned() });
    let before = table.debug();
    for entry in bad {
        assert!(table.state.apply(&entry).is_err(), "{entry:?}");
        assert_eq!(table.debug(), before, "{entry:?}");
    }
}

/// A remark about a seat that is gone when its move is made.
#[test]
fn words_of_a_seat_that_is_gone() {
    let smaller = r#"{"entry":"changed","header":{"game":"boxes","seats":1},"settings":{"pace":"fast","spectators":true,"seats":[]}}"#;
    let choose = r#"{"entry":"moved","seat":0,"move":{"do":"choose","auction":"open"},"by-bot":false,"at-ms":3}"#;
    let state = read(&log(&[r#"{"entry":"words","seat":1,"text":"x"}"#, smaller, BEGAN, choose])).unwrap();
    assert_eq!((state.remarks.len(), state.chat.len()), (1, 0));
}
