//! The program as a person or a script uses it: output, errors and exit codes.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn brocante(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_brocante"))
        .args(args)
        .env("LC_ALL", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that fails early may close its input before this write.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Runs a command that must fail with one line on standard error and nothing on standard output.
fn fails(args: &[&str], input: &str, expected: &str) {
    let output = brocante(args, input.as_bytes());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{args:?}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.contains(expected), "{error}");
    assert_eq!(output.stdout, b"", "{args:?}");
}

/// The referee's answers to the input, and whether it exited successfully.
fn judged(input: impl AsRef<[u8]>) -> (Vec<Value>, bool) {
    let output = brocante(&["referee"], input.as_ref());
    assert_eq!(output.stderr, b"");
    let answers = String::from_utf8(output.stdout).unwrap();
    (answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output.status.success())
}

const HEADER: &str = r#"{"game":"boxes","seats":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000","draws":{"first":[1]}}"#;

#[test]
fn errors_are_one_line() {
    fails(&["play", "boxes", "--seats", "7"], "", "Boxes is for 2 to 4 players, not 7.");
    fails(&["play", "boxes", "--seats", "256"], "", "invalid value '256' for '--seats <SEATS>'");
    fails(&["play"], "", "the following required arguments were not provided: <GAME>");
    fails(&["dance"], "", "unrecognized subcommand 'dance'");
    fails(&["play", "bocce"], "", "There is no game called “bocce”. Choose one of: vintage, ");
    fails(&["play", "boxes", "--option", "open-walets"], "", "These options don’t work: unknown field `open_walets`");
    fails(&["play", "boxes", "--seat", "2"], "", "There is no seat 2 at this table.");
    fails(&["play", "boxes", "--deck", "no-such-file.toml"], "", "Can’t read the file no-such-file.toml");
    fails(&["play", "boxes", "--record", "no/such/folder.json"], "", "Can’t write the file no/such/folder.json");
    fails(
        &["--lang", "fr", "replay", file("no.json", "{\"game").to_str().unwrap()],
        "",
        "La partie est coupée ou abîmée",
    );
    fails(&["play", "a\u{1b}[31m\rb"], "", "a [31m b");
    fails(&["replay", "no-such-file.json"], "", "Can’t read the file no-such-file.json");
}

#[test]
fn an_incomplete_deck_is_refused_with_rule_and_line() {
    let printed = include_str!("../../../games/boxes/deck.toml");
    let deck = file("short.toml", &printed.replacen("count = 14", "count = 13", 1));
    let refusal = "breaks boxes.deck in line 111: There must be 24 closed boxes; this deck has 23.";
    fails(&["play", "boxes", "--deck", deck.to_str().unwrap()], "", refusal);
    let deck = file("broken.toml", &printed.replacen("value = 50", "value = fifty", 1));
    fails(&["play", "boxes", "--deck", deck.to_str().unwrap()], "", "line 9");
}

#[test]
fn a_truncated_or_forged_record_is_refused() {
    let path = file("whole.json", "");
    let answers = "1\n".repeat(2_000);
    let played = brocante(&["play", "boxes", "--seed", "1", "--record", path.to_str().unwrap()], answers.as_bytes());
    assert!(played.status.success());
    let whole = std::fs::read_to_string(&path).unwrap();
    assert!(brocante(&["replay", path.to_str().unwrap()], b"").status.success());
    let cut = file("cut.json", &whole[..whole.len() / 2]);
    fails(&["replay", cut.to_str().unwrap()], "", "cut off or damaged in line");
    let forged = file("forged.json", &whole.replacen("\"seat\":0", "\"seat\":1", 1));
    fails(&["replay", forged.to_str().unwrap()], "", "The record breaks the rules at move");
    fails(&["replay", path.to_str().unwrap(), "--at", "99999"], "", "there is no move 99999");
    fails(&["replay", path.to_str().unwrap(), "--seat", "5"], "", "There is no seat 5");
}

#[test]
fn every_game_can_be_played_to_the_end_in_english_and_french() {
    for (lang, ending) in [("en", "The game is over."), ("fr", "La partie est finie.")] {
        for game in brocante_registry::games() {
            let input = "nonsense\n0\n{\"do\":1}\n?\n".to_owned() + &"1\n".repeat(3_000);
            let output = brocante(&["--lang", lang, "play", game.info().name, "--seed", "2"], input.as_bytes());
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(output.status.success(), "{} {lang}", game.info().name);
            assert!(text.contains(ending), "{} {lang}: {}", game.info().name, text.len());
        }
    }
}

#[test]
fn a_closed_pipe_is_not_a_failure_but_a_full_disk_is() {
    for args in [&["games"][..], &["play", "boxes", "--seed", "1"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_brocante"));
        let child = child.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = child.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
    if let Ok(full) = std::fs::File::create("/dev/full") {
        let output = Command::new(env!("CARGO_BIN_EXE_brocante")).arg("games").stdout(full).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.lines().count() == 1, "{error}");
    }
}

#[test]
fn bizarre_uses_the_words_of_the_chosen_language() {
    let path = file("words.json", "");
    brocante(&["--lang", "fr", "play", "bizarre", "--record", path.to_str().unwrap()], b"q\n");
    assert!(std::fs::read_to_string(&path).unwrap().contains("\"deck\":\"fr\""));
}

#[test]
fn leaving_a_game_is_not_a_failure() {
    let output = brocante(&["play", "boxes", "--seed", "2"], b"1\nq\n");
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("You left the table."));
}

#[test]
fn replay_shows_only_what_the_seat_may_see() {
    let moves = r#"{"seat":1,"move":{"do":"choose","auction":"secret"}}
{"seat":1,"move":{"do":"look","place":6}}"#;
    let header = HEADER.replace(r#""first":[1]"#, r#""first":[1],"closed":[1]"#);
    let path = file("moment.jsonl", &format!("{header}\n{moves}\n"));
    let seen = |seat: &str, at: &str| -> Value {
        let output = brocante(&["replay", path.to_str().unwrap(), "--seat", seat, "--at", at, "--json"], b"");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let gold = |seen: &Value| seen["view"]["containers"][0]["boxes"][6]["card"]["value"].clone();
    assert_eq!(gold(&seen("1", "2")), 500);
    assert_eq!(gold(&seen("1", "1")), Value::Null);
    assert_eq!(gold(&seen("0", "2")), Value::Null);
    assert_eq!(gold(&seen("public", "2")), Value::Null);
    assert_eq!(seen("1", "2")["to-act"], serde_json::json!([1]));
    let text = brocante(&["replay", path.to_str().unwrap(), "--seat", "1"], b"");
    assert!(String::from_utf8(text.stdout).unwrap().contains("Box 7 holds: 500."));
}

#[test]
fn the_referee_answers_every_line() {
    let (answers, clean) = judged(format!(
        "{HEADER}\n{}\n{}\n{}\n",
        r#"{"seat":0,"move":{"do":"choose","auction":"open"}}"#,
        r#"{"seat":1,"move":{"do":"choose","auction":"open"}}"#,
        r#"{"seat":1,"move":{"do":"look","place":3}}"#,
    ));
    assert!(!clean, "one move was refused");
    let (odd, clean) = judged(format!("\u{feff}{HEADER}\r\n\r\n"));
    assert!(clean && odd.len() == 1, "a byte-order mark and blank lines are ignored: {odd:?}");
    let accepted: Vec<bool> = answers.iter().map(|answer| answer["accepted"] == true).collect();
    assert_eq!(accepted, [true, false, true, true]);
    assert_eq!(answers[0]["to-act"], serde_json::json!([1]));
    assert_eq!(answers[1]["rule"], "boxes.auctioneer");
    assert_eq!(answers[1]["sentence"], "Hang on: Seat 1, the auctioneer, is choosing the kind of auction.");
    assert_eq!(answers[3]["events"][0]["event"]["event"], "looked");
    assert_eq!(answers[3]["events"][1]["only"], 1);
}

#[test]
fn the_referee_survives_any_input() {
    let codes = |input: Vec<u8>| -> Vec<String> {
        let (answers, clean) = judged(input);
        assert!(!clean);
        answers.iter().map(|answer| answer["code"].as_str().unwrap_or("accepted").to_owned()).collect()
    };
    assert_eq!(codes(b"".to_vec()), ["no-header"]);
    assert_eq!(codes(b"\n \r\n".to_vec()), ["no-header"]);
    assert_eq!(codes(vec![0xff, 0xfe, 0, b'\n']), ["bad-json"]);
    assert_eq!(codes(b"{\"game\":\"boxes\"".to_vec()), ["bad-json"]);
    assert_eq!(codes(b"[1,2]\n".to_vec()), ["bad-header"]);
    assert_eq!(codes(br#"{"game":"chess","seats":2}"#.to_vec()), ["unknown-game"]);
    assert_eq!(codes(br#"{"game":"boxes","seats":2}"#.to_vec()), ["setup"], "neither seed nor script");
    assert_eq!(codes(br#"{"game":"boxes","seats":200,"seed":""}"#.to_vec()), ["bad-header"]);
    assert_eq!(codes("[".repeat(100_000).into_bytes()), ["bad-header"]);
    assert_eq!(codes("x".repeat(3_000_000).into_bytes()), ["too-long"]);
    for (line, code) in [
        (r#"{"seat":9,"move":{"do":"stop"}}"#, "no-seat"),
        (r#"{"seat":-1,"move":{"do":"stop"}}"#, "bad-line"),
        (r#"{"seat":1,"move":{"do":"stop","now":1}}"#, "bad-move"),
        (r#"{"seat":1,"move":{"do":"bid","amount":99999999999999999999999}}"#, "bad-move"),
        (r#"{"seat":1,"move":{"do":"dance"}}"#, "bad-move"),
        (r#"{"seat":1,"move":null}"#, "bad-move"),
        (r#"{"seat":1,"move":{"do":"stop"},"extra":1}"#, "bad-line"),
        (r#"{"seat":1}"#, "bad-line"),
        (r#"{"seat":1,"mo"#, "bad-json"),
    ] {
        assert_eq!(codes(format!("{HEADER}\n{line}").into_bytes()), ["accepted", code], "{line}");
    }
}
