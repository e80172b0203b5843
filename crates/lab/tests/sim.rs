//! Runs depend only on the seed, not on threads; a stopped run can be resumed; errors are clear.

use brocante_core::{DeckChoice, Header};
use brocante_lab::run::{FileKind, Run, RunInfo, games_csv, info_path, moves_csv, read_info, write_info};
use brocante_lab::sim::{Order, begin, resume};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

const GAMES: u64 = 30;

fn order(game: &str, seats: u8, dir: &Path) -> Order {
    Order {
        table: Header::new(game, seats),
        bots: vec!["easy".to_owned(), "random".to_owned()],
        styles: false,
        games: GAMES,
        seed: "a seed".to_owned(),
        moves: true,
        file: FileKind::Csv,
        dir: dir.to_owned(),
    }
}

fn go(order: &Order, threads: usize) {
    let done = begin(order, threads, &AtomicBool::new(false), |_| {}).expect("it runs");
    assert_eq!((done.done, done.games), (GAMES, GAMES));
}

#[test]
fn a_run_is_the_same_for_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in brocante_registry::games() {
        let info = game.info();
        let dirs = [1, 3].map(|threads| (threads, folder.path().join(format!("{}-{threads}", info.name))));
        for (threads, dir) in &dirs {
            go(&order(info.name, info.seats_min, dir), *threads);
        }
        for file in [games_csv, moves_csv] {
            let read = |dir: &Path| fs::read_to_string(file(dir)).expect("a file");
            assert_eq!(read(&dirs[0].1), read(&dirs[1].1), "{}", info.name);
        }
        let run = Run::read(&dirs[0].1).expect("a run");
        assert_eq!(run.games.len() as u64, GAMES);
        for row in &run.games {
            let decisions: u32 = row.seats.iter().map(|seat| seat.decisions).sum();
            let share: f64 = row.seats.iter().map(|seat| seat.share).sum();
            assert_eq!(decisions, row.plies);
            assert!((share - 1.0).abs() < 1e-5 && row.lead_ply <= row.plies, "{row:?}");
        }
        let seats = || run.games.iter().flat_map(|row| &row.seats);
        let groups = |facts: &mut dyn Iterator<Item = &(u16, u32)>| -> BTreeSet<&str> {
            facts.map(|(fact, _)| run.info.facts[usize::from(*fact)].group.as_str()).collect()
        };
        let used = groups(&mut seats().flat_map(|seat| &seat.used));
        let held = groups(&mut seats().flat_map(|seat| &seat.held));
        assert!(used.is_disjoint(&held), "{}: a group is used or held: {used:?}, {held:?}", info.name);
    }
}

#[test]
fn a_stopped_or_truncated_run_can_be_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, stopped) = (folder.path().join("whole"), folder.path().join("stopped"));
    go(&order("vintage", 3, &whole), 1);
    let stop = AtomicBool::new(false);
    let progress = |now: brocante_lab::sim::Progress| stop.store(now.done >= 7, Ordering::Relaxed);
    let done = begin(&order("vintage", 3, &stopped), 2, &stop, progress).expect("it runs");
    assert_eq!(done.done, 7, "games played before the stop are kept");
    assert_eq!(Run::read(&stopped).expect("a stopped run can be read").games.len(), 7);

    // As if killed in the middle of a line, with moves of a game that is not in the file.
    for file in [games_csv(&stopped), moves_csv(&stopped)] {
        let text = fs::read_to_string(&file).expect("a file");
        fs::write(&file, &text[..text.len() - 9]).expect("the file is truncated");
    }
    let error = Run::read(&stopped).expect_err("it is cut off").to_string();
    assert!(error.contains("cut off in line 8") && error.contains("--resume"), "{error}");
    let done = resume(&stopped, None, 2, &AtomicBool::new(false), |_| {}).expect("the run resumes");
    assert_eq!(done.done, GAMES);
    for file in [games_csv, moves_csv] {
        assert_eq!(fs::read_to_string(file(&whole)).unwrap(), fs::read_to_string(file(&stopped)).unwrap());
    }
    let longer = resume(&whole, Some(GAMES + 5), 1, &AtomicBool::new(false), |_| {}).expect("it grows");
    assert_eq!(longer.done, GAMES + 5);
}

#[test]
fn a_deal_is_played_once_in_every_distinct_seating() {
    let folder = tempfile::tempdir().expect("a folder");
    for (bots, seats, seatings) in [(&["easy"][..], 4, 1), (&["easy", "random"], 4, 2), (&["easy", "random"], 3, 3)] {
        let dir = folder.path().join(format!("{seats}-{seatings}"));
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        go(&Order { bots, ..order("vintage", seats, &dir) }, 2);
        let run = Run::read(&dir).unwrap();
        let seated = |deal: u64| -> BTreeSet<Vec<usize>> {
            let games = run.games.iter().filter(|row| row.deal == deal);
            games.map(|row| row.seats.iter().map(|seat| seat.bot).collect()).collect()
        };
        assert_eq!(run.games.last().unwrap().deal + 1, GAMES / seatings);
        assert!((0..GAMES / seatings).all(|deal| seated(deal).len() as u64 == seatings), "{seats} seats");
    }
}

#[cfg(not(feature = "parquet"))]
#[test]
fn without_the_feature_parquet_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("run");
    let wanted = Order { file: FileKind::Parquet, ..order("vintage", 3, &dir) };
    let error = begin(&wanted, 1, &AtomicBool::new(false), |_| {}).expect_err("no Parquet").to_string();
    assert!(error.contains("--features parquet") && !error.contains('\n'), "{error}");
    assert!(!dir.exists(), "nothing is written");

    // A run of another program.
    go(&order("vintage", 3, &dir), 1);
    fs::write(dir.join("games.parquet"), "PAR1").unwrap();
    assert_eq!(Run::read(&dir).expect_err("no Parquet").to_string(), error);
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_holds_the_same_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let (csv, parquet) = (folder.path().join("csv"), folder.path().join("parquet"));
    go(&order("collectors", 2, &csv), 1);
    go(&Order { file: FileKind::Parquet, ..order("collectors", 2, &parquet) }, 1);
    assert!(parquet.join("games.parquet").exists() && parquet.join("moves.parquet").exists());
    assert!(!games_csv(&parquet).exists(), "the CSV is removed");
    assert_eq!(Run::read(&csv).unwrap().games, Run::read(&parquet).unwrap().games);
    fs::write(parquet.join("games.parquet"), b"PAR1 and no more").unwrap();
    assert!(Run::read(&parquet).is_err());
}

#[cfg(feature = "parquet")]
#[test]
fn a_finished_parquet_run_cannot_grow() {
    let folder = tempfile::tempdir().expect("a folder");
    let (csv, dir) = (folder.path().join("csv"), folder.path().join("parquet"));
    go(&order("vintage", 3, &csv), 1);
    go(&Order { file: FileKind::Parquet, ..order("vintage", 3, &dir) }, 1);
    let on = |games: Option<u64>| resume(&dir, games, 1, &AtomicBool::new(false), |_| {});
    let before = fs::read_to_string(info_path(&dir)).unwrap();
    let error = on(Some(2 * GAMES)).expect_err("it can't grow").to_string();
    assert!(error.contains("can't be added to") && !error.contains('\n'), "{error}");
    assert_eq!(fs::read_to_string(info_path(&dir)).unwrap(), before, "run.json is unchanged");
    assert_eq!(on(Some(GAMES)).unwrap().done, GAMES);

    // As if killed after both Parquet files were written, and then after the first one.
    for file in [games_csv, moves_csv] {
        fs::copy(file(&csv), file(&dir)).unwrap();
    }
    assert_eq!(on(None).unwrap().done, GAMES);
    assert!(!games_csv(&dir).exists() && !moves_csv(&dir).exists());
    for file in [games_csv, moves_csv] {
        fs::copy(file(&csv), file(&dir)).unwrap();
    }
    fs::remove_file(dir.join("games.parquet")).unwrap();
    assert_eq!(on(None).unwrap().done, GAMES);
    assert_eq!(Run::read(&csv).unwrap().games, Run::read(&dir).unwrap().games);
}

#[test]
fn a_new_run_refuses_a_directory_with_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["games.csv", "moves.csv", "games.parquet", "moves.parquet"] {
        let dir = folder.path().join(file.replace('.', "-"));
        fs::create_dir(&dir).unwrap();
        fs::write(dir.join(file), "somebody's work").unwrap();
        let error = begin(&order("vintage", 3, &dir), 1, &AtomicBool::new(false), |_| {}).expect_err(file).to_string();
        assert!(error.contains(file) && error.contains("no run.json") && !error.contains('\n'), "{error}");
        assert_eq!(fs::read_to_string(dir.join(file)).unwrap(), "somebody's work");
        assert!(!info_path(&dir).exists());
    }
    // As if stopped before the first row, or in the middle of the header line.
    let dir = folder.path().join("run");
    go(&order("vintage", 3, &dir), 1);
    let whole = fs::read_to_string(games_csv(&dir)).unwrap();
    for left in [None, Some(""), Some("game,de")] {
        match left {
            Some(text) => fs::write(games_csv(&dir), text).unwrap(),
            None => fs::remove_file(games_csv(&dir)).unwrap(),
        }
        assert_eq!(resume(&dir, None, 1, &AtomicBool::new(false), |_| {}).unwrap().done, GAMES);
        assert_eq!(fs::read_to_string(games_csv(&dir)).unwrap(), whole);
    }
}

#[test]
fn a_run_has_one_writer_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("run");
    let mut said = None;
    begin(&order("vintage", 3, &dir), 1, &AtomicBool::new(false), |_| {
        let second = || resume(&dir, None, 1, &AtomicBool::new(false), |_| {}).expect_err("it is busy").to_string();
        said.get_or_insert_with(second);
    })
    .expect("it runs");
    assert!(said.is_some_and(|said| said.contains("is being written by another")));
    assert_eq!(resume(&dir, None, 1, &AtomicBool::new(false), |_| {}).expect("it is free").done, GAMES);
}

#[test]
fn invalid_line_ups_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("run");
    go(&order("vintage", 3, &dir), 1);
    let good = read_info(&dir).unwrap();
    for lineups in [vec![], vec![vec![9, 9, 9]], vec![vec![0, 1]], vec![vec![0, 1, 0], vec![]]] {
        write_info(&dir, &RunInfo { lineups, games: 2 * GAMES, ..good.clone() }).unwrap();
        let resumed = resume(&dir, None, 1, &AtomicBool::new(false), |_| {}).expect_err("no line-up").to_string();
        let read = Run::read(&dir).expect_err("no line-up").to_string();
        assert!(resumed == read && read.contains("`lineups`") && !read.contains('\n'), "{read}");
    }
}

#[test]
fn every_style_plays_every_seat() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("styles");
    let bots = vec!["easy".to_owned()];
    go(&Order { bots, styles: true, ..order("vintage", 3, &dir) }, 2);
    let run = Run::read(&dir).unwrap();
    assert!(run.info.bots.len() > 1 && run.info.bots[1].starts_with("easy/"), "{:?}", run.info.bots);
    for row in &run.games {
        assert_eq!(row.seats.iter().filter(|seat| seat.bot != 0).count(), 1, "one seat plays a style");
    }
}

#[test]
fn errors_are_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("run");
    let good = order("vintage", 3, &dir);
    let bots = |names: &[&str]| Order { bots: names.iter().map(|&name| name.to_owned()).collect(), ..good.clone() };
    let deck = Some(DeckChoice::text("this is no deck"));
    let wrong = [
        (Order { games: 0, ..good.clone() }, "at least one game"),
        (Order { table: Header::new("chess", 2), ..good.clone() }, "no game called `chess`"),
        (Order { table: Header::new("vintage", 9), ..good.clone() }, "3 to 6 seats, not 9"),
        (Order { table: Header { deck, ..good.table.clone() }, ..good.clone() }, "line 1"),
        (bots(&["godlike"]), "no bot called `godlike`"),
        (bots(&["easy/never-sleeps"]), "no style `never-sleeps`"),
        (bots(&["hard:100ms"]), "could not be repeated"),
        (bots(&["easy", "easy", "easy", "easy"]), "4 bots do not fit on 3 seats"),
        (Order { styles: true, ..bots(&["easy", "random"]) }, "--styles takes one bot"),
    ];
    for (order, expected) in wrong {
        let error = begin(&order, 1, &AtomicBool::new(false), |_| {}).expect_err(expected).to_string();
        assert!(error.contains(expected) && !error.contains('\n'), "{error}");
        assert!(!dir.exists(), "nothing is left behind: {expected}");
    }
    go(&good, 1);
    let again = begin(&good, 1, &AtomicBool::new(false), |_| {}).expect_err("the run exists").to_string();
    assert!(again.contains("already exists"), "{again}");
    assert!(Run::read(folder.path()).expect_err("no run").to_string().contains("has no run.json"));
}
