//! Backups: made while people play, and restored.

mod market;

use brocante_core::Rng;
use market::{Market, Table, oracle};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const PLAYERS: u64 = 4;
const BACKUPS: usize = 6;
/// A backup takes well under a second; a machine may be slow.
const PATIENCE: Duration = Duration::from_secs(60);

fn brocante(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_brocante")).args(["--lang", "en"]).args(args).output().unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn succeeds(args: &[&str]) -> String {
    let output = brocante(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The command is refused in one line.
fn is_refused(args: &[&str], expected: &str) {
    let output = brocante(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && error.lines().count() == 1 && error.contains(expected), "{error}");
}

fn view(market: &Market, table: &Table) -> Value {
    market.stranger().get(&table.api("/view")).ok()
}

/// Makes a random move. Returns the moves so far, or `None` if the game is over.
fn move_once(market: &Market, table: &Table, rng: &mut Rng) -> Option<u64> {
    let news = view(market, table);
    let seat = news["to_act"].as_array().unwrap().first()?.as_u64().unwrap() as u8;
    let listed = market.seat(seat).get(&table.api("/moves")).ok();
    let mv = oracle::any(listed["moves"].as_array().unwrap(), rng)["move"].clone();
    market.seat(seat).post(&table.api("/move"), &json!({ "move": mv, "at": listed["at"] })).ok();
    news["ply"].as_u64().map(|ply| ply + 1)
}

/// The drill: people play, backups are made meanwhile, one after the other is restored. Each has every table with every
/// move that was acknowledged before the backup began, and the games can be played on.
#[test]
fn a_backup_under_load_has_everything_acknowledged_before_it() {
    let market = Market::open();
    let folder = tempfile::tempdir().unwrap();
    let acknowledged: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let is_playing = AtomicBool::new(true);
    let mut backups = Vec::new();
    std::thread::scope(|scope| {
        for seed in 0..PLAYERS {
            let (market, acknowledged, is_playing) = (&market, &acknowledged, &is_playing);
            scope.spawn(move || {
                let mut rng = Rng::new(seed);
                while is_playing.load(Ordering::SeqCst) {
                    let table = market.table(&oracle::plain("boxes", 2, seed));
                    acknowledged.lock().unwrap().insert(table.id.clone(), 0);
                    while let Some(ply) = move_once(market, &table, &mut rng) {
                        acknowledged.lock().unwrap().insert(table.id.clone(), ply);
                        if !is_playing.load(Ordering::SeqCst) {
                            return;
                        }
                    }
                }
            });
        }
        for number in 0..BACKUPS {
            let enough = acknowledged.lock().unwrap().values().sum::<u64>() + 20;
            while acknowledged.lock().unwrap().values().sum::<u64>() < enough {
                std::thread::sleep(Duration::from_millis(5));
            }
            let before = acknowledged.lock().unwrap().clone();
            let file = folder.path().join(format!("{number}.db"));
            let said = succeeds(&["backup", text(&file), "--data", text(&market.data())]);
            assert!(said.contains("checked"), "{said}");
            backups.push((before, file));
        }
        is_playing.store(false, Ordering::SeqCst);
    });
    for (before, file) in backups {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        let restored = Market::on(|data| drop(succeeds(&["restore", text(&file), "--data", text(data)])));
        assert!(!before.is_empty());
        for (id, ply) in before {
            let table = Table { id, code: String::new() };
            let found = view(&restored, &table)["ply"].as_u64().unwrap();
            assert!(found >= ply, "{} has {found} moves, and {ply} were acknowledged before the backup", table.id);
            move_once(&restored, &table, &mut Rng::new(1));
        }
        assert!(restored.stranger().get("/metrics").text().contains("brocante_tables_damaged 0"));
    }
}

#[test]
fn restoring_never_overwrites() {
    let mut market = Market::open();
    let first = market.table(&oracle::plain("boxes", 2, 1));
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (market.data(), folder.path().join("backup.db"));
    succeeds(&["backup", text(&file), "--data", text(&data)]);
    let second = market.table(&oracle::plain("boxes", 2, 2));
    is_refused(&["restore", text(&file), "--data", text(&data), "--force"], "another server is using it");
    assert_eq!(market.terminate().code(), Some(0));
    is_refused(&["restore", text(&file), "--data", text(&data)], "it exists already");
    // A file that is no backup changes nothing.
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, "This is no backup. ".repeat(500)).unwrap();
    is_refused(&["restore", text(&garbage), "--data", text(&data), "--force"], "not a database");
    is_refused(&["restore", text(&folder.path().join("none.db")), "--data", text(&data), "--force"], "unable to open");
    succeeds(&["restore", text(&file), "--data", text(&data), "--force"]);
    let aside = std::fs::read_dir(data.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    let aside = aside.filter(|path| text(path).contains("-before-") && !text(path).ends_with("-mark"));
    let aside: Vec<_> = aside.collect();
    let [old] = &aside[..] else { panic!("{aside:?}") };
    market.restart();
    view(&market, &first);
    market.stranger().get(&second.api("/view")).problem(404, "no-table");
    let before = Market::on(|data| {
        std::fs::copy(old, data).unwrap();
    });
    view(&before, &second);
}

#[test]
fn a_damaged_table_is_reported_and_the_others_are_backed_up() {
    let mut market = Market::open();
    let tables = [1, 2].map(|seed| market.table(&oracle::plain("boxes", 2, seed)));
    assert_eq!(market.terminate().code(), Some(0));
    let change = "UPDATE log SET body = replace(body, 'made', 'fade') WHERE table_id = ?";
    rusqlite::Connection::open(market.data()).unwrap().execute(change, [&tables[0].id]).unwrap();
    let file = market.data().with_file_name("backup.db");
    is_refused(&["backup", text(&file), "--data", text(&market.data())], &tables[0].id);
    let restored = Market::on(|data| drop(brocante(&["restore", text(&file), "--data", text(data)])));
    view(&restored, &tables[1]);
    restored.stranger().get(&tables[0].api("/view")).problem(500, "damaged");
}

#[test]
fn a_server_makes_backups_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--backup-dir", text(folder.path()), "--backup-every", "1s"];
    let market = Market::with_options(&options);
    let table = market.table(&oracle::plain("boxes", 2, 1));
    let began = Instant::now();
    let backup = || {
        let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        files.filter(|path| text(path).ends_with("Z.db")).max()
    };
    let is_saved = |file: &Path| {
        let restored = Market::on(|data| drop(succeeds(&["restore", text(file), "--data", text(data)])));
        restored.stranger().get(&table.api("/view")).status == 200
    };
    while !backup().is_some_and(|file| file.exists() && is_saved(&file)) {
        assert!(began.elapsed() < PATIENCE, "no backup has the table");
    }
    assert!(market.stranger().get("/metrics").text().contains("brocante_backup_age_seconds"));
}
