//! A simulated disk for tests. When its power fails, unsynced data is kept, lost or torn at random. The disk can
//! also be full, be read-only, or claim to have synced when it has not.
//!
//! It is as hostile as a real disk may be: any subset of the unsynced sectors may be written, and files are created
//! and deleted only once their folder is synced. It guarantees what SQLite expects of a file system: synced data
//! stays, and a write changes no bytes next to it.

pub mod vfs;

use brocante_core::Rng;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes that are written atomically.
const SECTOR: usize = 512;
/// SQLite's page size.
pub const PAGE: usize = 4096;

/// A disk with a single folder.
#[derive(Debug)]
pub struct Disk {
    state: Mutex<State>,
}

#[derive(Default, Debug)]
struct State {
    files: Vec<File>,
    /// The folder as programs see it; the part that survives any power cut; and the changes that a cut may lose.
    names: BTreeMap<String, FileId>,
    names_synced: BTreeMap<String, FileId>,
    names_unsynced: Vec<(String, Option<FileId>)>,
    /// Number of changes and syncs so far.
    operations: u64,
    /// The operation at which the power fails.
    cut_at: Option<u64>,
    is_off: bool,
    conditions: Conditions,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FileId(usize);

/// A file's content as programs see it, the synced content, and the changes since.
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

/// Faults of a disk other than power cuts.
#[derive(Clone, Copy, Default, Debug)]
pub struct Conditions {
    /// The disk's capacity, for all files together.
    pub bytes_max: Option<usize>,
    pub is_read_only: bool,
    /// Nothing can be read: the device is gone.
    pub is_unreadable: bool,
    /// A sync fails.
    pub is_sync_broken: bool,
    /// A sync reports success and does nothing.
    pub is_sync_a_lie: bool,
}

/// Why an operation of the disk failed.
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

    /// Total size of all files.
    pub fn bytes(&self) -> usize {
        let state = self.state();
        state.names.values().map(|file| state.files[file.0].seen.len()).sum()
    }

    /// Schedules a power cut at the given operation, counted from now.
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

    /// Cuts the power. Returns the disk as it is found afterwards, and a summary of the damage.
    pub fn lose_power(&self, rng: &mut Rng) -> (Disk, Lost) {
        let mut state = self.state();
        state.is_off = true;
        let mut lost = Lost::default();
        // Sometimes nothing unsynced survives, sometimes all of it, mostly a part.
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

    /// Changes a file's bytes without any program noticing.
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

    /// Fills `bytes`, with zeros past the end of the file, and returns how many bytes were read.
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

    /// Syncs a file. The first sync of a new journal also syncs its name (`with_name`), as SQLite's own VFS does.
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

/// The effects of a power cut.
#[derive(Clone, Copy, Default, Debug)]
pub struct Lost {
    /// Unsynced sectors, sizes and names that were kept, and that were lost.
    pub kept: u64,
    pub lost: u64,
    /// Whether the database file itself was being written, not only its WAL.
    pub in_checkpoint: bool,
}

impl State {
    /// Counts an operation. Fails if the power is cut during it.
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
    /// The file size that this change needs.
    fn end(&self) -> usize {
        match self {
            Change::Write { at, bytes } => at + bytes.len(),
            Change::Size(size) => *size,
        }
    }

    /// Applies to `file` the parts of this change for which `kept` returns true.
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
