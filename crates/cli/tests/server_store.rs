//! The server's data file: full, locked or damaged disks, and files of earlier versions.

mod market;

use brocante_core::Rng;
use market::{Answer, Market, Table, fails, oracle};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const SAID: &str = "Who has the other glove?";
/// More than any game has.
const MOVES_MAX: usize = 5_000;

/// Makes a random move for a seat that is to act. Returns `None` if the game is over.
fn move_once(market: &Market, table: &Table, rng: &mut Rng) -> Option<Answer> {
    let news = market.stranger().get(&table.api("/view")).ok();
    let seat = news["to_act"].as_array().unwrap().first()?.as_u64().unwrap() as u8;
    let listed = market.seat(seat).get(&table.api("/moves")).ok();
    let mv = oracle::any(listed["moves"].as_array().unwrap(), rng)["move"].clone();
    Some(market.seat(seat).post(&table.api("/move"), &json!({ "move": mv, "at": listed["at"] })))
}

fn play(market: &Market, table: &Table, moves: usize, rng: &mut Rng) {
    for _ in 0..moves {
        match move_once(market, table, rng) {
            Some(answer) => drop(answer.ok()),
            None => return,
        }
    }
}

/// Between `begin` and `end`, a move is answered with 503 and leaves no trace. Afterwards moves succeed and
/// persist.
fn troubled<T>(begin: impl FnOnce(&Market) -> T, end: impl FnOnce(&Market, T)) {
    let mut market = Market::open();
    let mut rng = Rng::new(1);
    let table = market.table(&oracle::plain("boxes", 2, 1));
    play(&market, &table, 5, &mut rng);
    let before = market.stranger().get(&table.api("/view")).ok();
    let mut watched = market.stranger().news(&table.api("/events")).unwrap();
    assert_eq!(watched.item().unwrap()["seq"], before["seq"]);
    let trouble = begin(&market);
    move_once(&market, &table, &mut rng).unwrap().problem(503, "unsaved");
    let chat = json!({ "text": SAID });
    market.seat(0).post(&table.api("/chat"), &chat).problem(503, "unsaved");
    market.stranger().post("/api/tables", &json!({ "game": "boxes", "name": "Late" })).problem(503, "unsaved");
    assert_eq!(market.stranger().get("/healthz").status, 503);
    assert_eq!(market.stranger().get("/livez").status, 200);
    assert_eq!(market.stranger().get(&table.api("/view")).ok(), before);
    end(&market, trouble);
    move_once(&market, &table, &mut rng).unwrap().ok();
    assert_eq!(market.stranger().get("/healthz").status, 200);
    // The spectator's first event is the move that succeeded.
    let heard = watched.item().unwrap();
    assert_eq!(heard["seq"].as_u64(), before["seq"].as_u64().map(|seq| seq + 1));
    play(&market, &table, 5, &mut rng);
    let after = market.stranger().get(&table.api("/view")).ok();
    market.pull_the_plug();
    market.restart();
    assert_eq!(market.stranger().get(&table.api("/view")).ok(), after);
}

fn limit_files(market: &Market, bytes: &str) {
    let pid = market.pid().to_string();
    let limited = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status().unwrap();
    assert!(limited.success());
}

#[test]
fn the_server_recovers_from_a_full_disk() {
    let log = |market: &Market| market.data().with_extension("db-wal").metadata().unwrap().len();
    troubled(|market| limit_files(market, &log(market).to_string()), |market, ()| limit_files(market, "unlimited"));
}

#[test]
fn a_full_disk_is_unhealthy_before_anybody_moves() {
    let market = Market::open();
    market.table(&oracle::plain("boxes", 2, 1));
    let log = market.data().with_extension("db-wal").metadata().unwrap().len();
    limit_files(&market, &log.to_string());
    assert_eq!(market.stranger().get("/healthz").status, 503);
}

/// The tables of a stopped server, damaged or not. One is changed without SQLite noticing; the others play on.
#[test]
fn a_damaged_table_is_refused_and_the_others_play_on() {
    let mut market = Market::open();
    let mut rng = Rng::new(1);
    let tables: Vec<Table> = (1..=3).map(|seed| market.table(&oracle::plain("boxes", 2, seed))).collect();
    for table in &tables {
        play(&market, table, 8, &mut rng);
    }
    assert_eq!(market.terminate().code(), Some(0));
    let file = Connection::open(market.data()).unwrap();
    let entries = "SELECT count(*) FROM log WHERE table_id = ?";
    let count = || file.query_row(entries, [&tables[0].id], |row| row.get::<_, i64>(0)).unwrap();
    let cut = "DELETE FROM log WHERE table_id = ?1 AND seq = (SELECT max(seq) FROM log WHERE table_id = ?1)";
    file.execute(cut, [&tables[0].id]).unwrap();
    let before = count();
    let errors = market.data().with_file_name("errors.txt");
    market.restart_with_errors_to(&errors);
    for _ in 0..3 {
        market.seat(0).get(&tables[0].api("/view")).problem(500, "damaged");
        market.seat(0).post(&tables[0].api("/chat"), &json!({ "text": SAID })).problem(500, "damaged");
    }
    assert!(market.seat(0).page(&tables[0].page("")).text().contains("saved game is damaged"));
    for table in &tables[1..] {
        play(&market, table, MOVES_MAX, &mut rng);
        check_replay(&market, table, &table.id);
    }
    assert!(market.stranger().get("/metrics").text().contains("brocante_tables_damaged 1"));
    assert_eq!(market.terminate().code(), Some(0));
    assert_eq!(count(), before, "it was written to");
    let errors = std::fs::read_to_string(errors).unwrap();
    let lines = errors.lines().filter(|line| line.contains("a table is damaged"));
    assert_eq!(lines.count(), 1, "{errors}");
    assert!(errors.contains(&tables[0].id) && errors.contains("are missing"), "{errors}");
}

#[test]
fn a_lost_wal_is_refused_in_one_line() {
    let mut market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 1));
    play(&market, &table, 5, &mut Rng::new(1));
    market.pull_the_plug();
    let log = market.data().with_extension("db-wal");
    let bytes = std::fs::read(&log).unwrap();
    std::fs::remove_file(&log).unwrap();
    fails(&market.data(), 0, "saved changes");
    std::fs::write(&log, &bytes[..bytes.len() / 2]).unwrap();
    fails(&market.data(), 0, "saved changes are missing");
    std::fs::write(&log, bytes).unwrap();
    market.restart();
    assert_eq!(market.stranger().get(&table.api("/view")).ok()["ply"], 5);
}

#[test]
fn the_server_recovers_from_a_locked_file() {
    let hold = |market: &Market| {
        let holder = Connection::open(market.data()).unwrap();
        holder.execute_batch("BEGIN IMMEDIATE").unwrap();
        holder
    };
    troubled(hold, |_, holder| drop(holder));
}

#[test]
fn a_locked_or_damaged_file_is_refused_in_one_line() {
    let mut market = Market::open();
    let table = market.table(&oracle::plain("vintage", 3, 1));
    play(&market, &table, 60, &mut Rng::new(1));
    assert_eq!(market.terminate().code(), Some(0));
    assert!(!market.data().with_extension("db-wal").exists(), "a stopped server leaves a single file");
    let folder = tempfile::tempdir().unwrap();
    let copy = |name: &str, damage: &dyn Fn(&mut Vec<u8>)| -> PathBuf {
        let file = folder.path().join(name);
        let mut bytes = std::fs::read(market.data()).unwrap();
        damage(&mut bytes);
        std::fs::write(&file, bytes).unwrap();
        file
    };
    let half = copy("half.db", &|bytes| bytes.truncate(bytes.len() / 2));
    fails(&half, 0, "Can’t use the data file");
    fails(&copy("middle.db", &|bytes| bytes[5_000..20_000].fill(0xA5)), 0, "Can’t use the data file");
    fails(&copy("head.db", &|bytes| bytes[..50].fill(0)), 0, "file is not a database");
    // A WAL of garbage is ignored.
    let garbage = copy("garbage.db", &|_| {});
    std::fs::write(garbage.with_extension("db-wal"), "This is no log. ".repeat(5_000)).unwrap();
    let before = std::fs::read(&half).unwrap();
    fails(&half, 0, "Can’t use the data file");
    assert_eq!(std::fs::read(&half).unwrap(), before, "the damaged file is unchanged");
    let market = Market::on(|data| {
        std::fs::copy(&garbage, data).unwrap();
        std::fs::copy(garbage.with_extension("db-wal"), data.with_extension("db-wal")).unwrap();
    });
    assert_eq!(market.stranger().get(&table.api("/view")).ok()["ply"], 60);
    let held = copy("held.db", &|_| {});
    let holder = Connection::open(&held).unwrap();
    holder.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").unwrap();
    fails(&held, 0, "database is locked");
}

/// Files of earlier versions, as SQL; see `make_a_store`.
fn stores() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "sql"));
    files
}

/// The tables of a file, with their number of moves and their phase.
fn tables_in(file: &Connection) -> BTreeMap<String, (usize, i64)> {
    let query = "SELECT id, (SELECT count(*) FROM log WHERE table_id = id AND body LIKE '%\"entry\":\"moved\"%'), phase
                 FROM tables";
    let mut tables = file.prepare(query).unwrap();
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, (row.get::<_, u32>(1)? as usize, row.get(2)?)));
    tables.query_map([], row).unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn games_in_files_of_earlier_versions_can_be_continued() {
    assert!(!stores().is_empty());
    for store in stores() {
        let mut tables = BTreeMap::new();
        let mut market = Market::on(|data| {
            let file = Connection::open(data).unwrap();
            file.execute_batch(&std::fs::read_to_string(&store).unwrap()).unwrap();
            tables = tables_in(&file);
        });
        let phases = [0, 1, 2].map(|phase| tables.values().filter(|table| table.1 == phase).count());
        assert!(phases[0] > 0 && phases[1] >= brocante_registry::games().len() && phases[2] > 0, "{phases:?}");
        for (id, (moves, phase)) in tables {
            let table = Table { id, code: String::new() };
            let name = format!("{} of {}", table.id, store.display());
            let found = market.stranger().get(&table.api("")).ok();
            assert_eq!(found["phase"], ["gathering", "playing", "over"][phase as usize], "{name}");
            assert_eq!(market.stranger().get(&table.api("/view")).ok()["ply"], moves, "{name}");
            go_on(&market, &table, &found);
            let page = market.seat(0).page(&table.page(""));
            assert!(page.status == 200 && page.text().contains(SAID), "{name}: {}", page.status);
            check_replay(&market, &table, &name);
        }
        market.pull_the_plug();
        market.restart();
    }
}

/// Plays a table to its end from any phase.
fn go_on(market: &Market, table: &Table, found: &Value) {
    if found["phase"] == "gathering" {
        let seats = found["seats"].as_array().unwrap().len() as u8;
        let free = (1..seats).filter(|&seat| found["seats"][usize::from(seat)]["name"].is_null());
        for seat in free {
            let sit = json!({ "name": market::name(seat), "seat": seat });
            market.seat(seat).post(&table.api("/sit"), &sit).ok();
        }
        market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    }
    market.seat(0).post(&table.api("/chat"), &json!({ "text": "Here it is." })).ok();
    play(market, table, MOVES_MAX, &mut Rng::new(1));
}

/// Checks that the record of a finished game replays to the same result in the core.
fn check_replay(market: &Market, table: &Table, name: &str) {
    let news = market.stranger().get(&table.api("/view")).ok();
    assert_eq!(news["phase"], "over", "{name}");
    let record = market.stranger().get(&table.api("/record")).ok();
    let moves = record["moves"].as_array().unwrap().iter();
    let moves: Vec<_> = moves
        .map(|played| (brocante_core::Seat(played["seat"].as_u64().unwrap() as u8), played["move"].clone()))
        .collect();
    let core = oracle::replayed(&record, &moves).unwrap_or_else(|refused| panic!("{name}: {refused:?}"));
    assert!(core.is_over(), "{name}");
    assert_eq!(news["view"], core.view(brocante_core::Viewer::Public), "{name}");
}

/// Writes a data file that later versions must be able to open:
/// `STORE=NAME cargo test -p brocante --test server_store make_a_store -- --ignored`
#[test]
#[ignore = "creates a file; run once per version"]
fn make_a_store() {
    let name = std::env::var("STORE").expect("STORE=NAME sets the name of the file");
    let mut market = Market::open();
    let mut rng = Rng::new(2);
    let said = json!({ "text": SAID });
    for (game, number) in brocante_registry::games().into_iter().zip(1..) {
        let info = game.info();
        let table = market.table(&oracle::plain(info.name, info.seats_min.max(3).min(info.seats_max), number));
        play(&market, &table, 15, &mut rng);
        market.seat(0).post(&table.api("/chat"), &said).ok();
        play(&market, &table, 5, &mut rng);
    }
    let finished = market.table(&oracle::plain("boxes", 2, 10));
    market.seat(0).post(&finished.api("/chat"), &said).ok();
    play(&market, &finished, MOVES_MAX, &mut rng);
    let gathering = market.gathering(&json!({ "game": "vintage", "seats": 3 }));
    market.seat(1).post(&gathering.api("/sit"), &json!({ "name": market::name(1) })).ok();
    market.seat(0).post(&gathering.api("/chat"), &said).ok();
    assert_eq!(market.terminate().code(), Some(0));
    let file = Connection::open(market.data()).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores");
    std::fs::write(folder.join(format!("{name}.sql")), dump(&file)).unwrap();
}

/// Dumps a database as SQL that recreates it.
fn dump(file: &Connection) -> String {
    let texts = |query: &str| -> Vec<String> {
        let mut query = file.prepare(query).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    let version: u32 = file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    let mut lines = vec![format!("PRAGMA user_version = {version}")];
    lines.extend(texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name"));
    for table in texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") {
        let columns = texts(&format!("SELECT name FROM pragma_table_info('{table}')"));
        let values: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let insert = format!("'INSERT INTO {table} VALUES (' || {} || ')'", values.join(" || ', ' || "));
        lines.extend(texts(&format!("SELECT {insert} FROM {table}")));
    }
    lines.join(";\n") + ";\n"
}
