//! What the writer and the readers both know.

use crate::StoreError;
use crate::mark::Mark;
use crate::sqlite::read;
use rusqlite::{Connection, InterruptHandle};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What the writer and the readers both know.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// What is wrong with damaged tables. They are neither read nor written again.
    damaged: Mutex<BTreeMap<String, String>>,
    /// What is wrong with the file as a whole.
    file_damage: Mutex<Option<String>>,
    /// Whether the last write failed.
    pub is_failing: AtomicBool,
    /// The number of the last commit that is durable.
    pub commits: AtomicU64,
    pub mark: Option<Mark>,
    /// Ends a check that is running.
    checking: Mutex<Option<Checking>>,
}

/// A running check.
pub(crate) struct Checking(pub InterruptHandle);

impl std::fmt::Debug for Checking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Checking")
    }
}

impl Shared {
    /// With a mark to keep.
    pub fn new(mark: Mark) -> Shared {
        Shared { mark: Some(mark), ..Shared::default() }
    }

    pub fn damaged(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn file_damage(&self) -> MutexGuard<'_, Option<String>> {
        self.file_damage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn checking(&self) -> MutexGuard<'_, Option<Checking>> {
        self.checking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn damage_of(&self, table: &str) -> Option<StoreError> {
        let what = self.damaged().get(table)?.clone();
        Some(StoreError::Damaged { table: table.to_owned(), what })
    }

    pub fn note_damage(&self, table: &str, what: String) -> StoreError {
        self.damaged().insert(table.to_owned(), what.clone());
        StoreError::Damaged { table: table.to_owned(), what }
    }

    /// Loads a table, and remembers if it is damaged.
    pub fn load(&self, reader: &Connection, table: &str) -> Result<Vec<String>, StoreError> {
        if let Some(error) = self.damage_of(table) {
            return Err(error);
        }
        match read::load(reader, table) {
            Err(StoreError::Damaged { what, .. }) => Err(self.note_damage(table, what)),
            // In a damaged file, a table that is not found may be one that was lost.
            Ok(bodies) if bodies.is_empty() => match &*self.file_damage() {
                Some(damage) => Err(StoreError::Damaged { table: table.to_owned(), what: damage.clone() }),
                None => Ok(bodies),
            },
            other => other,
        }
    }
}
