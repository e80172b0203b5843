//! Disks that are full, read-only, failing or damaged. A failed write returns an error and leaves no trace,
//! acknowledged entries stay, and the same connections work again once the disk recovers.

use crate::StoreError;
use crate::disk::vfs::Mounted;
use crate::disk::{Conditions, Disk};
use crate::power_cuts::{self, Answered, FILE, batch, read, submit};
use crate::sqlite::open::Connections;
use brocante_core::Rng;

const BATCHES_UNTIL_FULL: usize = 2_000;
const LOG: &str = "market.db-wal";

fn open(disk: &Mounted) -> Result<Connections, StoreError> {
    power_cuts::open(disk, None)
}

/// Writes a batch. Returns the error, if any; all entries of the batch must get the same answer.
fn put(connections: &mut Connections, known: &mut Answered, rng: &mut Rng) -> Option<String> {
    let batch = batch(known, rng);
    let answers = submit(&mut connections.writer, &batch);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    if let Err(error) = &answers[0] {
        return Some(error.to_string());
    }
    for append in batch {
        known.entry(append.table).or_default().push(append.body);
    }
    None
}

/// The disk fails while the server runs, and recovers.
fn check(says: &str, bad: impl Fn(&Disk) -> Conditions) {
    let mut rng = Rng::new(1);
    let disk = Mounted::new(Disk::new());
    let mut connections = open(&disk).unwrap();
    let mut known = Answered::new();
    for _ in 0..6 {
        for _ in 0..20 {
            assert_eq!(put(&mut connections, &mut known, &mut rng), None);
        }
        disk.set(bad(&disk));
        // The WAL may have room left from before, so the first failure can take a while.
        let error = (0..BATCHES_UNTIL_FULL).find_map(|_| put(&mut connections, &mut known, &mut rng));
        let errors: Vec<String> = (0..10).filter_map(|_| put(&mut connections, &mut known, &mut rng)).collect();
        assert!(error.iter().chain(&errors).all(|error| error.contains(says)), "{errors:?}");
        assert!(error.is_some(), "nothing went wrong");
        assert_eq!(read(&connections.reader).unwrap(), Ok(known.clone()));
        disk.set(Conditions::default());
        assert_eq!(put(&mut connections, &mut known, &mut rng), None);
        assert_eq!(read(&connections.reader).unwrap(), Ok(known.clone()));
    }
    // The entries are on disk, not only in memory.
    let disk = Mounted::new(disk.lose_power(&mut rng).0);
    assert_eq!(read(&open(&disk).unwrap().reader).unwrap(), Ok(known));
}

#[test]
fn a_full_disk_refuses_writes_until_there_is_room() {
    check("disk is full", |disk| Conditions { bytes_max: Some(disk.bytes() + 5_000), ..Conditions::default() });
}

#[test]
fn a_failed_sync_is_an_error() {
    check("disk I/O error", |_| Conditions { is_sync_broken: true, ..Conditions::default() });
}

#[test]
fn a_disk_that_becomes_read_only_refuses_writes() {
    check("readonly", |_| Conditions { is_read_only: true, ..Conditions::default() });
}

/// An intact file with some entries, closed properly or not.
fn used(is_closed: bool) -> (Disk, Answered) {
    let mut rng = Rng::new(2);
    let disk = Mounted::new(Disk::new());
    let mut connections = open(&disk).unwrap();
    let mut known = Answered::new();
    for _ in 0..100 {
        assert_eq!(put(&mut connections, &mut known, &mut rng), None);
    }
    if is_closed {
        drop(connections);
    }
    let disk = disk.lose_power(&mut rng).0;
    if is_closed {
        // The deletion of the WAL was not synced. An old WAL would repair the damage, so it is emptied.
        disk.damage(LOG, Vec::clear);
    }
    (disk, known)
}

/// The error when opening the file; it must be a single line.
fn refused(conditions: Conditions, disk: Disk) -> String {
    disk.set(conditions);
    let error = open(&Mounted::new(disk)).map(drop).unwrap_err().to_string();
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

#[test]
fn opening_fails_on_a_full_or_read_only_or_unreadable_disk() {
    let full = Conditions { bytes_max: Some(3_000), ..Conditions::default() };
    assert!(refused(full, Disk::new()).contains("full"));
    let read_only = Conditions { is_read_only: true, ..Conditions::default() };
    assert!(refused(read_only, Disk::new()).contains("unable to open"));
    assert!(refused(read_only, used(true).0).contains("can't be written to"));
    let unreadable = Conditions { is_unreadable: true, ..Conditions::default() };
    assert!(refused(unreadable, used(true).0).contains("I/O error"));
}

#[test]
fn a_damaged_file_is_refused() {
    let damaged = |damage: fn(&mut Vec<u8>)| {
        let (disk, _) = used(true);
        disk.damage(FILE, damage);
        let error = refused(Conditions::default(), disk);
        assert!(error.contains("damaged") || error.contains("malformed"), "{error}");
    };
    damaged(|bytes| bytes.truncate(bytes.len() / 2));
    damaged(|bytes| {
        let middle = bytes.len() / 2;
        bytes[middle..middle + 4096].fill(0xA5);
    });
    damaged(|bytes| bytes[4096..8192].fill(0));
}

#[test]
fn a_wal_of_garbage_is_ignored() {
    let (disk, known) = used(true);
    let disk = Mounted::new(disk);
    let mut connections = open(&disk).unwrap();
    let mut more = known.clone();
    assert_eq!(put(&mut connections, &mut more, &mut Rng::new(3)), None);
    disk.turn_off();
    let disk = disk.lose_power(&mut Rng::new(3)).0;
    // Entries that were only in the WAL are lost with it; the database file is intact.
    disk.damage(LOG, |bytes| bytes.iter_mut().zip(0..).for_each(|(byte, number)| *byte = (number * 91) as u8));
    assert_eq!(read(&open(&Mounted::new(disk)).unwrap().reader).unwrap(), Ok(known));
}

/// A file with random damage is refused or can be read; nothing panics.
#[test]
fn random_damage_never_panics() {
    let mut rng = Rng::new(4);
    let mut refused = 0;
    for case in 0..150 {
        let (disk, _) = used(case % 2 == 0);
        for name in [FILE, LOG] {
            disk.damage(name, |bytes| {
                for _ in 0..=rng.below(40) {
                    if !bytes.is_empty() {
                        let at = rng.below(bytes.len() as u32) as usize;
                        bytes[at] = rng.next_u64() as u8;
                    }
                }
                if rng.chance(4) {
                    bytes.truncate(rng.below(bytes.len() as u32 + 1) as usize);
                }
            });
        }
        let disk = Mounted::new(disk);
        match open(&disk) {
            Ok(mut connections) => {
                let _ = read(&connections.reader);
                let _ = submit(&mut connections.writer, &batch(&Answered::new(), &mut rng));
            }
            Err(error) => {
                assert_eq!(error.to_string().lines().count(), 1, "{error}");
                refused += 1;
            }
        }
    }
    println!("{refused} of 150 damaged files were refused");
    assert!(refused > 30);
}
