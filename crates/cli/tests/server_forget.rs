//! Removing what people said, and what is old.

mod market;

use brocante_core::Rng;
use market::{Market, Table, oracle};
use serde_json::{Value, json};
use std::process::{Command, Output};

const WORDS: &str = "My grandmother had one just like it";
/// It takes a moment; a machine may be slow.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);
const NAME: &str = "Ambroisine";

fn brocante(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_brocante")).args(["--lang", "en"]).args(args).output().unwrap()
}

fn finish(market: &Market, table: &Table) {
    let mut rng = Rng::new(1);
    loop {
        let news = market.stranger().get(&table.api("/view")).ok();
        let Some(seat) = news["to_act"].as_array().unwrap().first() else { return };
        let seat = seat.as_u64().unwrap() as u8;
        let listed = market.seat(seat).get(&table.api("/moves")).ok();
        let mv = oracle::any(listed["moves"].as_array().unwrap(), &mut rng)["move"].clone();
        market.seat(seat).post(&table.api("/move"), &json!({ "move": mv, "at": listed["at"] })).ok();
    }
}

/// A table where seat 1 is `NAME` and says `WORDS`, and is reported.
fn table(market: &Market) -> Table {
    let table = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
    market.seat(1).post(&table.api("/sit"), &json!({ "name": NAME, "seat": 1 })).ok();
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    market.seat(1).post(&table.api("/chat"), &json!({ "text": WORDS })).ok();
    market.seat(0).post(&table.api("/chat"), &json!({ "text": "Mine was red" })).ok();
    market.seat(0).post(&table.api("/report"), &json!({ "line": 0 })).ok();
    market.seat(0).post(&table.api("/strike"), &json!({ "line": 0 })).ok();
    market.seat(1).post(&table.api("/chat"), &json!({ "text": format!("{WORDS}, really") })).ok();
    table
}

/// Whether anything of the person is in the files.
fn traces(market: &Market) -> Vec<String> {
    let mut found = Vec::new();
    for suffix in ["db", "db-wal"] {
        let bytes = std::fs::read(market.data().with_extension(suffix)).unwrap_or_default();
        for text in [WORDS, NAME] {
            if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
                found.push(format!("{text} in {suffix}"));
            }
        }
    }
    found
}

fn view(market: &Market, table: &Table) -> Value {
    market.stranger().get(&table.api("/view")).ok()
}

#[test]
fn a_person_removes_their_words_and_names_everywhere() {
    let mut market = Market::open();
    let (running, finished) = (table(&market), table(&market));
    finish(&market, &finished);
    let before = [&running, &finished].map(|table| view(&market, table)["view"].clone());
    assert!(market.seat(1).page("/").text().contains("/me/forget"));
    assert_eq!(market.seat(1).form("/me/forget", "", &[]).status, 303);
    let check = |market: &Market| {
        for (table, before) in [&running, &finished].into_iter().zip(&before) {
            let page = market.seat(0).page(&table.page("")).text();
            assert!(!page.contains(WORDS) && !page.contains(NAME) && page.contains("Mine was red"), "{page}");
            assert_eq!(view(market, table)["view"], *before, "the game is the same");
        }
        let record = market.stranger().get(&finished.api("/record")).ok();
        assert!(!record.to_string().contains(NAME), "{record}");
        market.stranger().post("/api/verify", &record).ok();
    };
    check(&market);
    assert_eq!(traces(&market), Vec::<String>::new());
    // The seat is still theirs.
    market.seat(1).post(&running.api("/chat"), &json!({ "text": "Here I am" })).ok();
    market.pull_the_plug();
    market.restart();
    check(&market);
    assert!(market.stranger().get("/metrics").text().contains("brocante_tables_damaged 0"));
}

#[test]
fn the_operator_forgets_a_person_by_their_token() {
    let mut market = Market::open();
    let table = table(&market);
    let data = market.data();
    let forget = || brocante(&["forget", &market::token(1), "--data", data.to_str().unwrap()]);
    let refused = forget();
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another server is using it"));
    assert_eq!(market.terminate().code(), Some(0));
    let done = forget();
    assert!(done.status.success() && String::from_utf8_lossy(&done.stdout).contains("from one table"), "{done:?}");
    assert_eq!(traces(&market), Vec::<String>::new());
    assert!(String::from_utf8_lossy(&forget().stdout).contains("No table"));
    market.restart();
    assert!(!market.seat(0).page(&table.page("")).text().contains(NAME));
}

/// Changes the times in the file, as if everything had happened long ago.
fn age(market: &Market) {
    let file = rusqlite::Connection::open(market.data()).unwrap();
    file.execute("UPDATE tables SET changed_ms = changed_ms - 40 * 24 * 60 * 60 * 1000", []).unwrap();
}

/// Waits until a query of the file gives true. Asking the server would keep tables in memory, where they stay.
fn wait_until(market: &Market, query: &str) {
    let file = rusqlite::Connection::open(market.data()).unwrap();
    let began = std::time::Instant::now();
    while !file.query_row(query, [], |row| row.get::<_, bool>(0)).unwrap() {
        assert!(began.elapsed() < PATIENCE, "never: {query}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn tables_that_never_began_are_removed_and_the_file_shrinks() {
    let mut market = Market::open();
    let long = "x".repeat(450);
    let mut old = Vec::new();
    for _ in 0..40 {
        let table = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
        for _ in 0..10 {
            market.seat(0).post(&table.api("/chat"), &json!({ "text": long })).ok();
        }
        old.push(table);
    }
    let (running, finished) = (table(&market), table(&market));
    finish(&market, &finished);
    assert_eq!(market.terminate().code(), Some(0));
    age(&market);
    let before = market.data().metadata().unwrap().len();
    market.restart();
    wait_until(&market, "SELECT NOT EXISTS (SELECT 1 FROM tables WHERE phase = 0)");
    market.stranger().get(&old[0].api("")).problem(404, "no-table");
    market.stranger().get(&running.api("/view")).ok();
    market.stranger().get(&finished.api("/view")).ok();
    assert_eq!(market.terminate().code(), Some(0));
    let after = market.data().metadata().unwrap().len();
    assert!(after < before * 2 / 3, "{before} -> {after}");
}

#[test]
fn finished_games_and_chat_go_when_the_host_says_so() {
    let mut market = Market::with_options(&["--keep-finished", "30d", "--keep-chat", "7d"]);
    let [kept, unkept] = [0, 1].map(|_| table(&market));
    market.seat(0).post(&kept.api("/keep"), &json!({})).problem(409, "not-over");
    for table in [&kept, &unkept] {
        finish(&market, table);
    }
    market.seat(1).post(&kept.api("/keep"), &json!({})).ok();
    assert_eq!(market.terminate().code(), Some(0));
    age(&market);
    market.restart();
    wait_until(
        &market,
        "SELECT count(*) = 1 AND NOT EXISTS (SELECT 1 FROM log WHERE instr(body, 'Mine was red')) FROM tables",
    );
    market.stranger().get(&unkept.api("")).problem(404, "no-table");
    assert!(market.seat(0).page(&kept.page("")).text().contains("•••"));
    let record = market.stranger().get(&kept.api("/record")).ok();
    market.stranger().post("/api/verify", &record).ok();
}
