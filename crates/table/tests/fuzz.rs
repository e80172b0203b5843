//! Fuzzes what people and programs send and what files contain: nothing panics, and what is read and written again is
//! the same. `cargo test` runs some thousand cases and the corpus in `__fuzz__`; `cargo bolero test -p brocante-table
//! NAME` runs for as long as you like.

mod common;
#[path = "../../../tests/fuzz/damage.rs"]
mod damage;

use brocante_core::Header;
use brocante_table::command::COMMANDS;
use brocante_table::text::{NAME_CHARS_MAX, TEXT_CHARS_MAX, clean_name, clean_text};
use brocante_table::{CommandError, Entry, Phase, TableState, WordFilter};
use common::{TestTable, games, perform};
use serde_json::Value;

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn names_texts_and_the_word_filter() {
    let good = owned(&["Ada L.", "oh s.h.i.t, Scunthorpe", "fuuuck 1t", "s h i t", "ѕһіt ÉNCULÉ Scheiße", "a$$ c0ck"]);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let text = damage::text(bytes, &good);
        if let Some(name) = clean_name(&text) {
            assert!((1..=NAME_CHARS_MAX).contains(&name.chars().count()));
            assert_eq!(clean_name(&name).as_ref(), Some(&name));
        }
        let Some(text) = clean_text(&text) else { return };
        assert!(text.chars().count() <= TEXT_CHARS_MAX);
        let mild = WordFilter::Mild.sift(&text).unwrap();
        assert_eq!(mild.chars().count(), text.chars().count());
        assert_eq!(WordFilter::Mild.sift(&mild).as_ref(), Ok(&mild), "masking is done once: {text:?}");
        let strict = WordFilter::Strict.sift(&text);
        assert!(strict == Err(CommandError::BadWords) || strict.as_ref() == Ok(&text) && mild == text, "{text:?}");
    });
}

/// A body is read or refused as a bad request; what is read is carried out or refused, and nothing panics.
#[test]
fn bodies_of_commands() {
    let good = owned(&[
        r#"{"game":"five-cards","seats":3,"options":{"expert":true},"deck":"printed","pace":"fast","seats_for":["bot","open"],"word_filter":"mild"}"#,
        r#"{"game":"vintage","seats":2,"deck":{"toml":"x"},"spectators":false,"seats_for":[]}"#,
        r#"{"move":{"do":"choose","auction":"open"},"command":"a","at":12}"#,
        r#"{"move":{"do":"bid","amount":300},"idempotency_key":"a"}"#,
        r#"{"name":"Zoe","seat":3,"beside":true}"#,
        r#"{"share":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}"#,
        r#"{"seat":1}"#,
        r#"{"seat":1,"muted":false}"#,
        r#"{"line":0,"name":"Zoe"}"#,
        r#"{"line":0}"#,
        r#"{"text":"oh shit"}"#,
        "{}",
    ]);
    let logs = [Phase::Gathering, Phase::Playing].map(|phase| TestTable::boxes(phase).log);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let Ok(body) = serde_json::from_str::<Value>(&damage::text(bytes, &good)) else { return };
        for spec in COMMANDS {
            match spec.read(body.clone()) {
                Err(error) => assert_eq!(error.code(), "bad-request"),
                Ok(command) => {
                    let which = bytes.len() % logs.len();
                    let state = TableState::read("t", &logs[which], games).unwrap();
                    let log = logs[which].clone();
                    let mut table = TestTable { state, log, now_ms: common::NOW_MS, word_filter: WordFilter::Mild };
                    let who =
                        ["host", "ada", "mia", "eve"][bytes.iter().map(|byte| usize::from(*byte)).sum::<usize>() % 4];
                    let _ = perform(&mut table, who, &command);
                }
            }
        }
    });
}

/// A log out of a damaged file is read, or refused with its line; what is read is written the same.
#[test]
fn logs() {
    let header = serde_json::to_string(&Header::new("vintage", 3)).unwrap();
    let made = format!(
        r#"{{"entry":"made","code":"abcde","header":{header},"settings":{{"pace":"fast","spectators":true,"seats":["friends","bot"]}},"host":"p","at-ms":1}}"#
    );
    let began = format!(
        r#"{{"entry":"began","header":{},"seed":"{}"}},"at-ms":2}}"#,
        header.trim_end_matches('}'),
        "0".repeat(64)
    );
    let changed = format!(
        r#"{{"entry":"changed","header":{header},"settings":{{"pace":"day","spectators":true,"seats":["open"]}}}}"#
    );
    // A first move of that deal, so that remarks are heard.
    let opening = TableState::read("x", &[made.clone(), began.clone()], games).unwrap();
    let seat = opening.to_act().iter().next().unwrap();
    let mv = &opening.game.as_ref().unwrap().moves(seat).0[0];
    let moved = format!(r#"{{"entry":"moved","seat":{},"move":{mv},"by-bot":false,"at-ms":3}}"#, seat.0);
    let good = owned(&[
        r#"{"entry":"sat","seat":0,"person":"p","name":"Ada","at-ms":1}"#,
        r#"{"entry":"chat","person":"p","name":"Ada","text":"hello","at-ms":1}"#,
        r#"{"entry":"reported","what":{"line":0},"by":"q","name":"Bob","at-ms":3}"#,
        r#"{"entry":"reported","what":{"name":0},"by":"q","name":"Bob","at-ms":3}"#,
        r#"{"entry":"struck","what":{"line":0}}"#,
        r#"{"entry":"struck","what":{"name":0}}"#,
        r#"{"entry":"muted","person":"q","is-muted":true}"#,
        r#"{"entry":"words","seat":1,"text":"buy this"}"#,
        r#"{"entry":"away","seat":0,"why":"left"}"#,
        r#"{"entry":"back","seat":0,"at-ms":4}"#,
        r#"{"entry":"stood","seat":0}"#,
        r#"{"entry":"rematch","table":"x"}"#,
        &began,
        &changed,
        &moved,
        r#"{"entry":"dismissed","what":{"line":0}}"#,
        r#"{"entry":"host","person":"q"}"#,
    ]);
    bolero::check!().with_iterations(3000).for_each(|bytes: &[u8]| {
        let mut bodies = vec![made.clone()];
        bodies.extend(bytes.chunks(9).take(12).map(|bytes| damage::text(bytes, &good)));
        for body in &bodies {
            let Ok(entry) = serde_json::from_str::<Entry>(body) else { continue };
            let written = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&written).unwrap(), entry);
        }
        if let Ok(state) = TableState::read("x", &bodies, games) {
            assert_eq!(state.seq as usize, bodies.len());
        }
    });
}
