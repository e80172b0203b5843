//! A disk for tests that can lose its power: what was not synced is kept, lost or torn at random. It can
//! also be full, be read-only, or say that it has synced when it has not.
//!
//! It is as unkind as a disk may be: unsynced writes reach it in any selection of their sectors, and files
//! are made and deleted only once their folder is synced. What it promises is what SQLite expects of a file
//! system: a sync that is answered holds, and a write changes no byte beside it.

pub mod vfs;

use brocante_core::Rng;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A sector is written whole or not at all.
const SECTOR: usize = 512;

#[derive(Debug)]
pub struct Disk {
    state: Mutex<State>,
}

#[derive(Default, Debug)]
struct State {
    files: Vec<File>,
    /// The folder as programs see it, and as it would be found after a power cut at the best and the worst.
    names: BTreeMap<String, FileId>,
    names_synced: BTreeMap<String, FileId>,
    names_unsynced: Vec<(String, Option<FileId>)>,
    /// How often anything was changed or synced.
    operations: u64,
    cut_at: Option<u64>,
    is_off: bool,
    conditions: Conditions,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FileId(usize);

#[derive(Clone, Default, Debug)]
struct File {
    seen: Vec<u8>,
    synced: Vec<u8>,
    unsynced: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Size(usize),
}

/// What else is wrong with a disk.
#[derive(Clone, Copy, Default, Debug)]
pub struct Conditions {
    /// How many bytes have room, all files together.
    pub bytes_max: Option<usize>,
    pub is_read_only: bool,
    /// Nothing can be read: the device is gone.
    pub is_unreadable: bool,
    /// A sync fails.
    pub is_sync_broken: bool,
    /// A sync is answered and not done.
    pub is_sync_a_lie: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The power is off.
    Off,
    Full,
    ReadOnly,
    Broken,
}

impl Disk {
    pub fn new() -> Disk {
        Disk { state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn set(&self, conditions: Conditions) {
        self.state().conditions = conditions;
    }

    pub fn bytes(&self) -> usize {
        let state = self.state();
        state.names.values().map(|file| state.files[file.0].seen.len()).sum()
    }

    /// The power fails at the so-many-th operation from now on.
    pub fn cut_after(&self, operations: u64) {
        let mut state = self.state();
        state.cut_at = Some(state.operations + operations.max(1));
    }

    pub fn is_off(&self) -> bool {
        self.state().is_off
    }

    pub fn turn_off(&self) {
        self.state().is_off = true;
    }

    /// The power fails now. Answers with the disk that is found afterwards, and with what became of it.
    pub fn lose_power(&self, rng: &mut Rng) -> (Disk, Lost) {
        let mut state = self.state();
        state.is_off = true;
        let mut lost = Lost::default();
        // Now nothing that was not synced is left, now all of it, mostly something in between.
        let mut kept = |rng: &mut Rng, percent: u32| {
            let is_kept = rng.below(100) < percent;
            lost.kept += u64::from(is_kept);
            lost.lost += u64::from(!is_kept);
            is_kept
        };
        let percent = *rng.choose(&[0, 10, 50, 90, 100]).unwrap_or(&50);
        let files = state.files.iter().map(|file| file.after_cut(&mut || kept(rng, percent))).collect();
        let mut names = state.names_synced.clone();
        for (name, file) in &state.names_unsynced {
            if kept(rng, percent) {
                set_name(&mut names, name, *file);
            }
        }
        let is_written =
            |(name, id): (&String, &FileId)| name.ends_with(".db") && !state.files[id.0].unsynced.is_empty();
        lost.in_checkpoint = state.names.iter().any(is_written);
        let after = State { files, names_synced: names.clone(), names, ..State::default() };
        (Disk { state: Mutex::new(after) }, lost)
    }

    /// Overwrites bytes behind everybody's back.
    pub fn damage(&self, name: &str, damage: impl FnOnce(&mut Vec<u8>)) {
        let mut state = self.state();
        if let Some(&FileId(id)) = state.names.get(name) {
            damage(&mut state.files[id].seen);
            state.files[id].synced = state.files[id].seen.clone();
        }
    }

    fn open(&self, name: &str, create: bool) -> Result<FileId, Fault> {
        let mut state = self.state();
        if let Some(&file) = state.names.get(name) {
            return Ok(file);
        }
        if !create || state.conditions.is_read_only {
            return Err(Fault::Broken);
        }
        let file = FileId(state.files.len());
        state.files.push(File::default());
        state.rename(name, Some(file))?;
        Ok(file)
    }

    fn delete(&self, name: &str, sync_folder: bool) -> Result<(), Fault> {
        let mut state = self.state();
        state.rename(name, None)?;
        if sync_folder {
            state.sync_names()?;
        }
        Ok(())
    }

    fn exists(&self, name: &str) -> bool {
        self.state().names.contains_key(name)
    }

    fn size(&self, file: FileId) -> usize {
        self.state().files[file.0].seen.len()
    }

    /// Fills `bytes`, with zeros behind the end; answers with how many there were.
    fn read(&self, file: FileId, at: usize, bytes: &mut [u8]) -> Result<usize, Fault> {
        let state = self.state();
        if state.is_off || state.conditions.is_unreadable {
            return Err(Fault::Broken);
        }
        let seen = &state.files[file.0].seen;
        let there = seen.get(at..).unwrap_or_default();
        let count = there.len().min(bytes.len());
        bytes[..count].copy_from_slice(&there[..count]);
        bytes[count..].fill(0);
        Ok(count)
    }

    fn change(&self, file: FileId, change: Change) -> Result<(), Fault> {
        let mut state = self.state();
        if state.is_off {
            return Err(Fault::Off);
        }
        let Conditions { bytes_max, is_read_only, .. } = state.conditions;
        if is_read_only {
            return Err(Fault::ReadOnly);
        }
        let all: usize = state.names.values().map(|file| state.files[file.0].seen.len()).sum();
        let grown = change.end().saturating_sub(state.files[file.0].seen.len());
        if grown > 0 && bytes_max.is_some_and(|most| all + grown > most) {
            return Err(Fault::Full);
        }
        let file = &mut state.files[file.0];
        change.apply(&mut file.seen, &mut || true);
        file.unsynced.push(change);
        state.step()
    }

    /// A file that was made and is synced for the first time brings its name with it, as SQLite's own layer
    /// sees to with journals.
    fn sync(&self, file: FileId, with_name: bool) -> Result<(), Fault> {
        let mut state = self.state();
        state.step()?;
        let Conditions { is_sync_broken, is_sync_a_lie, .. } = state.conditions;
        if is_sync_broken {
            return Err(Fault::Broken);
        }
        if is_sync_a_lie {
            return Ok(());
        }
        let file = &mut state.files[file.0];
        for change in file.unsynced.drain(..) {
            change.apply(&mut file.synced, &mut || true);
        }
        if with_name { state.sync_names() } else { Ok(()) }
    }
}

/// What a power cut did.
#[derive(Clone, Copy, Default, Debug)]
pub struct Lost {
    /// Sectors, sizes and names that were not synced, and were kept or lost.
    pub kept: u64,
    pub lost: u64,
    /// The database file itself was being written, not only its log.
    pub in_checkpoint: bool,
}

impl State {
    /// Counts an operation; the power may fail in the middle of it.
    fn step(&mut self) -> Result<(), Fault> {
        self.operations += 1;
        self.is_off |= self.cut_at.is_some_and(|cut| self.operations >= cut);
        if self.is_off { Err(Fault::Off) } else { Ok(()) }
    }

    fn rename(&mut self, name: &str, file: Option<FileId>) -> Result<(), Fault> {
        if self.is_off {
            return Err(Fault::Off);
        }
        set_name(&mut self.names, name, file);
        self.names_unsynced.push((name.to_owned(), file));
        self.step()
    }

    fn sync_names(&mut self) -> Result<(), Fault> {
        self.step()?;
        self.names_unsynced.clear();
        self.names_synced = self.names.clone();
        Ok(())
    }
}

fn set_name(names: &mut BTreeMap<String, FileId>, name: &str, file: Option<FileId>) {
    match file {
        Some(file) => drop(names.insert(name.to_owned(), file)),
        None => drop(names.remove(name)),
    }
}

impl File {
    fn after_cut(&self, kept: &mut impl FnMut() -> bool) -> File {
        let mut found = self.synced.clone();
        for change in &self.unsynced {
            change.apply(&mut found, kept);
        }
        File { seen: found.clone(), synced: found, unsynced: Vec::new() }
    }
}

impl Change {
    /// The size it asks for.
    fn end(&self) -> usize {
        match self {
            Change::Write { at, bytes } => at + bytes.len(),
            Change::Size(size) => *size,
        }
    }

    /// Does as much of it to a file as is `kept`.
    fn apply(&self, file: &mut Vec<u8>, kept: &mut impl FnMut() -> bool) {
        match self {
            Change::Size(size) if kept() => file.resize(*size, 0),
            Change::Size(_) => {}
            Change::Write { at, bytes } => {
                let mut from = 0;
                while from < bytes.len() {
                    let start = at + from;
                    let to = bytes.len().min(from + SECTOR - start % SECTOR);
                    if kept() {
                        let end = at + to;
                        if file.len() < end {
                            file.resize(end, 0);
                        }
                        file[start..end].copy_from_slice(&bytes[from..to]);
                    }
                    from = to;
                }
            }
        }
    }
}
