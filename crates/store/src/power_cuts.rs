//! Acknowledged entries survive a power cut at any moment. The writer's real loop runs on a [`Disk`] that loses
//! unsynced data. Everything is derived from a seed, so failures are reproducible.
//!
//! `POWER_CUTS=1000 cargo test -p brocante-store power_cuts` runs that many power cuts.

use crate::disk::vfs::{self, Mounted};
use crate::disk::{Conditions, Disk, Lost};
use crate::mark::Marked;
use crate::sqlite::Shared;
use crate::sqlite::open::{Connections, Opening, connect};
use crate::sqlite::read::load;
use crate::sqlite::write::{Job, Work, write};
use crate::{Append, StoreError};
use brocante_core::Rng;
use brocante_table::{Phase, TableCard, TableSummary};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use tokio::sync::oneshot;

const CUTS: usize = 200;
/// A disk goes through this many cuts, so that they also meet old WAL files; then the test starts with a new disk.
const CUTS_A_DISK: usize = 25;
pub const FILE: &str = "market.db";
const TABLES: u32 = 12;
/// SQLite checkpoints after 1,000 pages, which these tests rarely reach. Half of the lives use this limit instead.
const CHECKPOINT_PAGES: u32 = 30;
/// Upper limit for detecting a planted fault; it normally takes far fewer cuts.
const CUTS_UNTIL_FOUND: usize = 400;

/// Faults planted on purpose, to show that the test detects them.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    None,
    /// SQLite runs with `synchronous=OFF`.
    NoFlush,
    /// The disk reports a sync that it has not done.
    DiskLies,
    /// Entries are acknowledged before they are durable.
    EarlyAnswer,
}

#[test]
fn acknowledged_entries_survive_power_cuts() {
    let cuts = std::env::var("POWER_CUTS").map_or(CUTS, |cuts| cuts.parse().expect("POWER_CUTS is a number"));
    let mut tally = Tally::default();
    for seed in 0..cuts.div_ceil(CUTS_A_DISK) {
        run(seed as u64, CUTS_A_DISK, Fault::None, &mut tally)
            .unwrap_or_else(|wrong| panic!("{wrong}; run {seed}, after {tally:?}"));
    }
    println!("{tally:?}");
    assert!(tally.cuts >= cuts);
    // The test proves something only if there was data to lose.
    assert!(tally.sectors_lost > 0 && tally.sectors_kept > 0 && tally.torn > cuts / 4, "{tally:?}");
    assert!(tally.in_checkpoint > 0 && tally.unanswered_kept > 0 && tally.unanswered_lost > 0, "{tally:?}");
}

#[test]
fn a_database_without_syncs_is_detected() {
    check_fault_is_detected(Fault::NoFlush);
}

#[test]
fn a_disk_that_fakes_syncs_is_detected() {
    check_fault_is_detected(Fault::DiskLies);
}

#[test]
fn an_early_acknowledgement_is_detected() {
    check_fault_is_detected(Fault::EarlyAnswer);
}

fn check_fault_is_detected(fault: Fault) {
    let mut tally = Tally::default();
    let runs = CUTS_UNTIL_FOUND.div_ceil(CUTS_A_DISK) as u64;
    let found = (0..runs).find_map(|seed| run(seed, CUTS_A_DISK, fault, &mut tally).err());
    println!("{fault:?}: {found:?} after {tally:?}");
    assert!(found.is_some(), "{fault:?} was not detected: {tally:?}");
}

#[derive(Default, Debug)]
struct Tally {
    cuts: usize,
    answered: usize,
    /// Cuts that kept some unsynced data and lost other.
    torn: usize,
    sectors_kept: u64,
    sectors_lost: u64,
    in_checkpoint: usize,
    /// Entries that were not acknowledged and were found afterwards, or not.
    unanswered_kept: usize,
    unanswered_lost: usize,
}

/// The entries that must be found: the bodies of every table.
pub type Answered = BTreeMap<String, Vec<String>>;

/// Runs one disk through several lives, each ended by a power cut. Returns a description of the first violation.
fn run(seed: u64, cuts: usize, fault: Fault, tally: &mut Tally) -> Result<(), String> {
    let mut rng = Rng::new(seed);
    let mut disk = Disk::new();
    let mut answered = Answered::new();
    // The mark must never refuse a file that has everything.
    let mut marked = None;
    for life in 0..cuts as u64 {
        if fault == Fault::DiskLies {
            disk.set(Conditions { is_sync_a_lie: true, ..Conditions::default() });
        }
        let mounted = Mounted::new(disk);
        let batches = rng.below(60);
        // A new file sees few operations, and a cut at any of them is interesting.
        let operations = if rng.chance(3) { 40 } else { 1_500 };
        mounted.cut_after(u64::from(rng.below(operations)));
        let doubtful = live(&mounted, batches, fault, &mut rng, (&mut answered, &mut marked), tally);
        let (after, lost) = mounted.lose_power(&mut rng);
        tally.count(lost);
        let mounted = Mounted::new(after);
        let found =
            check(&mounted, &answered, &doubtful, marked.as_ref()).map_err(|wrong| format!("life {life}: {wrong}"))?;
        for (table, bodies) in &doubtful {
            let known = answered.get(table).map_or(0, Vec::len);
            let there = found.get(table).map_or(0, Vec::len) - known;
            tally.unanswered_kept += there;
            tally.unanswered_lost += bodies.len() - there;
        }
        answered = found;
        // `check` wrote nothing, so this cut loses nothing.
        disk = mounted.lose_power(&mut rng).0;
    }
    Ok(())
}

/// One life: writes batches until the power fails or the program ends. Returns the entries that were not
/// acknowledged, which may or may not be found later.
fn live(
    disk: &Mounted,
    batches: u32,
    fault: Fault,
    rng: &mut Rng,
    (answered, marked): (&mut Answered, &mut Option<Marked>),
    tally: &mut Tally,
) -> Answered {
    let mut doubtful = Answered::new();
    let Ok(Connections { mut writer, reader, marked: mut there, .. }) = open(disk, marked.as_ref()) else {
        assert!(disk.is_off(), "the file does not open");
        return doubtful;
    };
    if fault == Fault::NoFlush {
        writer.pragma_update(None, "synchronous", "OFF").unwrap();
    }
    if rng.chance(2) {
        writer.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES).unwrap();
    }
    for _ in 0..batches {
        let batch = batch(answered, rng);
        let shared = Shared::default();
        let answers = submit_to(&mut writer, &batch, &shared);
        there.commits = there.commits.max(shared.commits.load(Ordering::SeqCst));
        *marked = Some(there.clone());
        for (append, answer) in batch.into_iter().zip(answers) {
            let is_answered = match answer {
                Ok(()) => true,
                Err(StoreError::Broken(_)) => fault == Fault::EarlyAnswer,
                Err(taken) => panic!("{taken}"),
            };
            tally.answered += usize::from(is_answered);
            let known = if is_answered { &mut *answered } else { &mut doubtful };
            known.entry(append.table).or_default().push(append.body);
        }
        if disk.is_off() {
            break;
        }
        if rng.chance(4) {
            let table = name(rng.below(TABLES));
            assert_eq!(load(&reader, &table).unwrap(), answered.get(&table).cloned().unwrap_or_default());
        }
    }
    // A clean exit closes the file, and the power may fail meanwhile; a crash closes nothing.
    if rng.chance(2) {
        disk.turn_off();
    }
    doubtful
}

pub fn open(disk: &Mounted, marked: Option<&Marked>) -> Result<Connections, StoreError> {
    connect(&disk.path(FILE), Opening { layer: Some(vfs::NAME), marked, checked_bytes_max: u64::MAX })
}

/// Runs the writer's loop on a batch until it is done.
pub fn submit(writer: &mut Connection, batch: &[Append]) -> Vec<Result<(), StoreError>> {
    submit_to(writer, batch, &Shared::default())
}

fn submit_to(writer: &mut Connection, batch: &[Append], shared: &Shared) -> Vec<Result<(), StoreError>> {
    let (sender, jobs) = mpsc::channel();
    let send = |append: &Append| {
        let (done, answer) = oneshot::channel();
        sender.send(Job { work: Work::Append(vec![append.clone()]), done }).unwrap();
        answer
    };
    let answers: Vec<_> = batch.iter().map(send).collect();
    drop(sender);
    write(writer, &jobs, shared);
    answers.into_iter().map(|mut answer| answer.try_recv().unwrap()).collect()
}

fn name(table: u32) -> String {
    format!("t{table}")
}

/// The jobs between two commits: the next entries of some tables, short and long.
pub fn batch(answered: &Answered, rng: &mut Rng) -> Vec<Append> {
    let mut lengths: BTreeMap<String, u64> = BTreeMap::new();
    let entries = 1 + rng.below(if rng.clone().chance(10) { 60 } else { 6 });
    let entry = |_| {
        let table = name(rng.below(TABLES));
        let known = answered.get(&table).map_or(0, Vec::len) as u64;
        let length = lengths.entry(table.clone()).or_insert(known);
        *length += 1;
        let letters = if rng.chance(8) { 9_000 } else { 300 };
        let body = format!("{table} {length} {:x} {}", rng.next_u64(), "x".repeat(rng.below(letters) as usize));
        let people = vec![format!("p{}", *length % 3), format!("q{table}")];
        let code = table.to_uppercase();
        let summary = TableSummary {
            code,
            phase: Phase::Playing,
            public: true,
            changed_ms: *length,
            people,
            card: TableCard::default(),
            maker: String::new(),
            reports: 0,
            is_kept: false,
        };
        Append { table, seq: *length, body, summary: has_new_summary(*length).then_some(summary) }
    };
    (0..entries).map(entry).collect()
}

/// Whether the entry carries a new index row; not every entry does.
fn has_new_summary(seq: u64) -> bool {
    seq % 3 != 2
}

/// Checks that the file opens, is intact, and holds all acknowledged entries, and either all or none of the others.
fn check(
    disk: &Mounted,
    answered: &Answered,
    doubtful: &Answered,
    marked: Option<&Marked>,
) -> Result<Answered, String> {
    let Connections { writer, reader, .. } =
        open(disk, marked).map_err(|error| format!("it does not open: {error}"))?;
    let found = read(&reader).map_err(|error| format!("it can't be read: {error}"))??;
    let sound: String = writer
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .map_err(|error| format!("it can't be checked: {error}"))?;
    if sound != "ok" {
        return Err(format!("it is damaged: {sound}"));
    }
    let mut with_doubtful = answered.clone();
    for (table, bodies) in doubtful {
        with_doubtful.entry(table.clone()).or_default().extend(bodies.iter().cloned());
    }
    if found != *answered && found != with_doubtful {
        let lengths = |entries: &Answered| entries.values().map(Vec::len).collect::<Vec<_>>();
        let [found, answered, doubtful] = [&found, answered, doubtful].map(lengths);
        return Err(format!("found {found:?}, answered {answered:?}, and perhaps {doubtful:?}"));
    }
    // Turning the disk off prevents the checkpoint on close, so that the WAL grows from life to life.
    disk.turn_off();
    Ok(found)
}

/// Reads all tables, and checks that no entry is missing and that the index matches.
pub fn read(reader: &Connection) -> rusqlite::Result<Result<Answered, String>> {
    let mut found = Answered::new();
    let mut last: BTreeMap<String, i64> = BTreeMap::new();
    let mut log = reader.prepare("SELECT table_id, seq FROM log ORDER BY table_id, seq")?;
    for row in log.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)))? {
        let (table, seq) = row?;
        if last.insert(table.clone(), seq).unwrap_or_default() + 1 != seq {
            return Ok(Err(format!("a gap before {seq} in {table}")));
        }
    }
    let index = "SELECT changed_ms, code, (SELECT group_concat(person) FROM people WHERE table_id = id)
                 FROM tables WHERE id = ?";
    for (table, seq) in last {
        let indexed: (i64, String, String) =
            reader.query_row(index, [&table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let listed = if has_new_summary(seq as u64) { seq } else { seq - 1 };
        if indexed != (listed, table.to_uppercase(), format!("p{},q{table}", listed % 3)) {
            return Ok(Err(format!("{table} is listed as {indexed:?} after entry {seq}")));
        }
        match load(reader, &table) {
            Ok(bodies) => drop(found.insert(table.clone(), bodies)),
            Err(error) => return Ok(Err(error.to_string())),
        }
    }
    let listed: i64 = reader.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    Ok(if listed == found.len() as i64 { Ok(found) } else { Err(format!("{listed} tables are listed")) })
}

impl Tally {
    fn count(&mut self, lost: Lost) {
        self.cuts += 1;
        self.torn += usize::from(lost.kept > 0 && lost.lost > 0);
        self.sectors_kept += lost.kept;
        self.sectors_lost += lost.lost;
        self.in_checkpoint += usize::from(lost.in_checkpoint);
    }
}
