//! The lab on the command line: a small version of the README's walkthrough for designers, the arena, and error
//! messages.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn brocante(dir: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_brocante")).current_dir(dir).args(["--lang", "en"]).args(args).output().unwrap()
}

fn good(dir: &Path, args: &[&str]) -> String {
    let output = brocante(dir, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a command that must fail, and returns its one line of error.
fn wrong(dir: &Path, args: &[&str]) -> String {
    let output = brocante(dir, args);
    assert!(!output.status.success(), "{args:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    text
}

/// Raises three costs in a copy of a deck, simulates both decks and compares the runs.
#[test]
fn a_report_compares_two_decks() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path();
    let deck =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/collectors/deck.toml")).unwrap();
    let dearer = deck
        .replace("\"buy\", coins = -3", "\"buy\", coins = -4")
        .replace("\"buy\", coins = -1", "\"buy\", coins = -2");
    assert_eq!(deck.lines().zip(dearer.lines()).filter(|(a, b)| a != b).count(), 3, "three costs are changed");
    fs::write(dir.join("dearer.toml"), dearer).unwrap();
    good(dir, &["sim", "collectors", "--seats", "4", "--games", "400", "--out", "before"]);
    good(dir, &["sim", "collectors", "--seats", "4", "--games", "400", "--out", "after", "--deck", "dearer.toml"]);
    let told = good(dir, &["report", "after", "--against", "before"]);
    assert!(told.contains("report.html") && told.contains("report.json"), "{told}");

    let page = fs::read_to_string(dir.join("after/report.html")).unwrap();
    assert!(page.contains("coins = -4"), "the changed lines of the deck are shown");
    assert!(!page.contains("<script") && !page.contains("NaN") && page.contains("<svg"), "the page is self-contained");
    let numbers: Value = serde_json::from_str(&fs::read_to_string(dir.join("after/report.json")).unwrap()).unwrap();
    assert!(numbers["comparison"].is_object(), "{numbers}");
    // Higher costs must change some numbers.
    let changes = serde_json::to_string(&numbers["comparison"]).unwrap();
    assert!(changes.len() > 500, "{changes}");
}

#[test]
fn an_arena_names_the_better_bot() {
    let folder = tempfile::tempdir().unwrap();
    let table =
        good(folder.path(), &["arena", "--game", "vintage", "--seats", "3", "--bots", "guide,random", "--games", "60"]);
    assert!(table.contains("60 games on 20 deals"), "{table}");
    assert!(table.contains("guide is better"), "{table}");
    let searched = good(
        folder.path(),
        &["arena", "--game", "boxes", "--bots", "hard,flat", "--games", "2", "--think", "0.002", "--threads", "1"],
    );
    assert!(searched.contains("± ? |") && searched.contains("too few deals to tell"), "{searched}");
    assert!(searched.contains("| hard |") && !searched.contains("| – | – |"), "iterations are reported: {searched}");
}

#[test]
fn errors_are_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path();
    fs::write(dir.join("broken.toml"), "cards = 3\n").unwrap();
    for (args, expected) in [
        (&["sim", "boxes", "--bots", "godlike"][..], "no bot called `godlike`"),
        (&["sim", "boxes", "--games", "0"], "at least one game"),
        (&["sim", "chess"], "chess"),
        (&["sim", "boxes", "--seats", "7"], "7"),
        (&["sim", "boxes", "--deck", "broken.toml"], "line"),
        (&["sim", "boxes", "--deck", "nowhere.toml"], "nowhere.toml"),
        (&["sim"], "required"),
        (&["sim", "--resume", "nowhere"], "nowhere is not a run"),
        (&["report", "nowhere"], "nowhere is not a run"),
        (&["arena", "--game", "boxes", "--bots", "hard,godlike"], "no bot called `godlike`"),
        (&["arena", "--game", "boxes", "--bots", "easy", "--games", "0"], "at least one game"),
        (&["arena", "--game", "boxes", "--bots", "easy", "--threads", "0"], "1..=1024"),
        (&["sim", "boxes", "--threads", "20000"], "1..=1024"),
        (&["sim", "--resume", "nowhere", "--seats", "3"], "cannot be used with"),
        (&["sim", "--resume", "nowhere", "--deck", "nope.toml"], "cannot be used with"),
        (&["sim", "--resume", "nowhere", "--seed", "zz"], "cannot be used with"),
        (&["sim", "--resume", "nowhere", "--option", "q"], "cannot be used with"),
        (&["play", "boxes", "--bots", "godlike"], "no bot called `godlike`"),
    ] {
        let said = wrong(dir, args);
        assert!(said.contains(expected), "{args:?}: {said}");
    }
    good(dir, &["sim", "boxes", "--games", "40", "--out", "boxes", "--bots", "easy"]);
    good(dir, &["sim", "vintage", "--games", "40", "--out", "vintage", "--bots", "easy"]);
    assert!(wrong(dir, &["sim", "boxes", "--out", "boxes"]).contains("already exists"));
    assert!(wrong(dir, &["report", "boxes", "--against", "vintage"]).to_lowercase().contains("vintage"));
    let rows = fs::read_to_string(dir.join("boxes/games.csv")).unwrap();
    fs::write(dir.join("boxes/games.csv"), &rows[..rows.len() - 5]).unwrap();
    assert!(wrong(dir, &["report", "boxes"]).contains("cut off"));
    assert!(good(dir, &["sim", "--resume", "boxes"]).contains("40 games"));
    assert!(wrong(dir, &["report", "boxes", "--out", "page.json"]).contains("use page.html"));
    assert!(!dir.join("page.json").exists());
    good(dir, &["report", "boxes", "--out", "page.html"]);
    assert!(dir.join("page.html").exists() && dir.join("page.json").exists());
}
