//! No damage to the files makes a game silently shorter or different. Files with running games get flipped bits, lost
//! and garbled sectors, cut ends, and swapped or copied pages. Afterwards the file is refused, or every table is either
//! refused or what it was. Everything is derived from a seed, so failures are reproducible.
//!
//! `DAMAGES=10000 cargo test -p brocante-store damage` runs that many cases.

use crate::disk::vfs::{self, Mounted};
use crate::disk::{Disk, PAGE};
use crate::mark::Marked;
use crate::power_cuts::{Answered, FILE, submit};
use crate::sqlite::open::{self, Connections, Opening, connect};
use crate::sqlite::read::load;
use crate::{Append, StoreError};
use brocante_core::Rng;
use brocante_table::{Phase, TableCard, TableSummary};
use std::collections::BTreeMap;

const CASES: usize = 300;
const TABLES: usize = 60;
const ENTRIES: u64 = 40;
/// Entries written between two commits.
const BATCH: usize = 25;
const WAL: &str = "market.db-wal";
/// A page in the WAL has a header before it, and the file has one too.
const WAL_HEADER: usize = 32;
const FRAME: usize = 24 + PAGE;
const SECTOR: usize = 512;

/// Files with running games, and what must be found in them.
struct Base {
    disk: Disk,
    known: Answered,
    marked: Marked,
    /// The file that is damaged.
    target: &'static str,
}

impl Base {
    /// A server was stopped (`target` is the database), or killed while much was only in the WAL (`target` is the WAL).
    fn new(target: &'static str) -> Base {
        let disk = Mounted::new(Disk::new());
        let mut connections = open(&disk, None, u64::MAX).unwrap();
        let mut rng = Rng::new(1);
        let mut known = Answered::new();
        let mut entries: Vec<Append> = Vec::new();
        for seq in 1..=ENTRIES {
            // The order of the tables changes, as it does when people play.
            let first = rng.below(TABLES as u32) as usize;
            entries.extend((0..TABLES).map(|number| append((first + number) % TABLES, seq, &mut rng)));
        }
        for batch in entries.chunks(BATCH) {
            assert!(submit(&mut connections.writer, batch).iter().all(Result::is_ok));
        }
        for append in entries {
            known.entry(append.table).or_default().push(append.body);
        }
        let marked = open(&disk, None, u64::MAX).unwrap().marked;
        if target == FILE {
            connections.writer.pragma_update(None, "wal_checkpoint", "TRUNCATE").unwrap();
        }
        disk.turn_off();
        Base { disk: disk.lose_power(&mut rng).0, known, marked, target }
    }
}

fn append(table: usize, seq: u64, rng: &mut Rng) -> Append {
    // Ids are random, as they are on a server.
    let table = format!("{:016x}", (table as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let body =
        format!("{{\"entry\":{seq},\"at\":{},\"x\":\"{}\"}}", rng.next_u64(), "y".repeat(rng.below(250) as usize));
    let people = vec![format!("p{}", &table[..2]), format!("q{table}")];
    let summary = TableSummary {
        code: table[..8].to_owned(),
        phase: Phase::Playing,
        public: true,
        changed_ms: seq,
        people,
        card: TableCard::default(),
        maker: String::new(),
        reports: 0,
        is_kept: false,
    };
    Append { table, seq, body, summary: (seq % 4 == 1).then_some(summary) }
}

fn open(disk: &Mounted, marked: Option<&Marked>, checked_bytes_max: u64) -> Result<Connections, StoreError> {
    connect(&disk.path(FILE), Opening { layer: Some(vfs::NAME), marked, checked_bytes_max })
}

/// Damages a file in one of the ways in which disks and people do. Returns what was done.
fn damage(bytes: &mut Vec<u8>, is_wal: bool, rng: &mut Rng) -> &'static str {
    let (from, page) = if is_wal { (WAL_HEADER, FRAME) } else { (0, PAGE) };
    let place = |rng: &mut Rng, size: usize| rng.below(size as u32) as usize;
    let pages = (bytes.len() - from) / page;
    let at_page = |rng: &mut Rng| from + page * place(rng, pages);
    match rng.below(7) {
        0 | 1 => {
            let at = place(rng, bytes.len());
            bytes[at] ^= 1 << rng.below(8);
            "one bit flipped"
        }
        2 => {
            for _ in 0..2 + rng.below(30) {
                let at = place(rng, bytes.len());
                bytes[at] ^= 1 << rng.below(8);
            }
            "bits flipped"
        }
        3 => {
            let at = SECTOR * place(rng, bytes.len() / SECTOR);
            let garbage = if rng.chance(2) { rng.next_u64() as u8 } else { 0 };
            bytes[at..at + SECTOR].fill(garbage);
            "sector lost"
        }
        4 => {
            let size = place(rng, bytes.len());
            bytes.truncate(if rng.chance(2) { size } else { from + (size - from.min(size)) / page * page });
            "file cut"
        }
        5 => {
            let (a, b) = (at_page(rng), at_page(rng));
            let first = bytes[a..a + page].to_vec();
            bytes.copy_within(b..b + page, a);
            bytes[b..b + page].copy_from_slice(&first);
            "pages swapped"
        }
        _ => {
            let (a, b) = (at_page(rng), at_page(rng));
            bytes.copy_within(b..b + page, a);
            "page copied over another"
        }
    }
}

/// What became of the damaged files.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    cases: usize,
    files_refused: usize,
    tables_whole: usize,
    tables_refused: usize,
    /// Tables that were not found, in files that SQLite's check finds damaged.
    tables_unfound: usize,
}

#[test]
fn damage_never_shortens_a_game_silently() {
    let cases = std::env::var("DAMAGES").map_or(CASES, |cases| cases.parse().expect("DAMAGES is a number"));
    let bases = [Base::new(FILE), Base::new(WAL)];
    let mut tallies: BTreeMap<(&str, &str, bool), Tally> = BTreeMap::new();
    for case in 0..cases {
        let base = &bases[usize::from(case % 3 == 2)];
        let mut rng = Rng::new(case as u64);
        let (disk, _) = base.disk.lose_power(&mut rng);
        let mut what = "";
        disk.damage(base.target, |bytes| what = damage(bytes, base.target == WAL, &mut rng));
        // Twice: as a small file, which is checked before it is used, and as a large one, which is checked later.
        for is_checked in [true, false] {
            let tally = tallies.entry((base.target, what, is_checked)).or_default();
            tally.cases += 1;
            let disk = Mounted::new(disk.lose_power(&mut rng).0);
            check(&disk, base, is_checked, tally).unwrap_or_else(|wrong| panic!("case {case}, {what}: {wrong}"));
        }
    }
    for (what, tally) in &tallies {
        println!("{what:?}: {tally:?}");
    }
    let total = |target: &str, pick: fn(&Tally) -> usize| -> usize {
        tallies.iter().filter(|((file, ..), _)| *file == target).map(|(_, tally)| pick(tally)).sum()
    };
    // The test proves something only if there was damage, and if it did not take everything with it.
    assert!(total(FILE, |tally| tally.files_refused) > 0 && total(WAL, |tally| tally.files_refused) > 0);
    assert!(total(FILE, |tally| tally.tables_refused) > 0);
    let flipped = tallies[&(FILE, "one bit flipped", false)];
    let tables = flipped.tables_whole + flipped.tables_refused + flipped.tables_unfound;
    assert!(flipped.tables_whole * 10 > tables * 8, "one bit costs too many tables: {flipped:?}");
}

/// Opens a damaged disk, reads every table and plays on. Returns what was silently wrong.
fn check(disk: &Mounted, base: &Base, is_checked: bool, tally: &mut Tally) -> Result<(), String> {
    let Ok(mut connections) = open(disk, Some(&base.marked), if is_checked { u64::MAX } else { 0 }) else {
        tally.files_refused += 1;
        return Ok(());
    };
    let is_sound = open::check(&connections.reader).is_ok();
    let mut known = base.known.clone();
    for round in 0..2 {
        let mut next = Vec::new();
        for (table, bodies) in &known {
            match load(&connections.reader, table) {
                Ok(found) if found == *bodies => {
                    tally.tables_whole += usize::from(round == 0);
                    next.push(table.clone());
                }
                Ok(found) if found.is_empty() && !is_sound => tally.tables_unfound += usize::from(round == 0),
                Ok(found) => return Err(format!("{table} has {} of {} entries", found.len(), bodies.len())),
                Err(_) => tally.tables_refused += usize::from(round == 0),
            }
        }
        // Games that are whole are played on. Each of the others stays as it is.
        for table in next {
            let bodies = known.get_mut(&table).ok_or("an unknown table")?;
            let append = Append { table, seq: bodies.len() as u64 + 1, body: "one more".to_owned(), summary: None };
            if submit(&mut connections.writer, std::slice::from_ref(&append))[0].is_ok() {
                bodies.push(append.body);
            }
        }
    }
    // A crash: closing would write.
    disk.turn_off();
    Ok(())
}

/// SQLite's own check does not look at what a text says.
#[test]
fn a_changed_body_costs_its_own_table_only() {
    let base = Base::new(FILE);
    let (disk, _) = base.disk.lose_power(&mut Rng::new(1));
    let body = base.known.values().next().and_then(|bodies| bodies.get(4)).unwrap().as_bytes();
    disk.damage(FILE, |bytes| {
        // Free space may hold copies of it.
        while let Some(at) = bytes.windows(body.len()).position(|window| window == body) {
            bytes[at] ^= 1;
        }
    });
    let disk = Mounted::new(disk);
    let connections = open(&disk, Some(&base.marked), u64::MAX).expect("SQLite finds nothing wrong");
    let wrong: Vec<StoreError> = base.known.keys().filter_map(|table| load(&connections.reader, table).err()).collect();
    let [StoreError::Damaged { what, .. }] = &wrong[..] else { panic!("{wrong:?}") };
    assert!(what.contains("does not match its checksum"), "{what}");
}

#[test]
fn an_empty_file_is_not_a_new_one_if_it_had_a_mark() {
    let base = Base::new(FILE);
    let refused = open(&Mounted::new(Disk::new()), Some(&base.marked), u64::MAX).map(drop).unwrap_err().to_string();
    assert!(refused.contains("it is empty"), "{refused}");
}

#[test]
fn a_lost_wal_is_detected() {
    let base = Base::new(WAL);
    for is_cut in [false, true] {
        let (disk, _) = base.disk.lose_power(&mut Rng::new(1));
        disk.damage(WAL, |bytes| bytes.truncate(if is_cut { bytes.len() / 2 } else { 0 }));
        let disk = Mounted::new(disk);
        let refused = open(&disk, Some(&base.marked), u64::MAX).map(drop).unwrap_err().to_string();
        assert!(refused.contains("saved changes are missing"), "{refused}");
        assert_eq!(refused.lines().count(), 1);
    }
}
