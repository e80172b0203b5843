//! The durable log. Everything that happens at a table is an entry with the key `(table, seq)`. A key can be
//! written only once, so a second writer cannot fork a game. An append is acknowledged only when it is on disk. A
//! small index, written in the same commit, serves the lists on the front page. A chain of checksums shows whether a
//! log is whole; a table whose log is not is refused, and is never written again.

mod acts;
#[cfg(test)]
mod bad_disks;
mod chain;
mod copy;
#[cfg(test)]
mod damage;
#[cfg(test)]
mod disk;
mod files;
mod interned;
mod mark;
#[cfg(test)]
mod power_cuts;
mod sqlite;

pub use acts::{Act, Audited, Banned, Counts};
pub use copy::{Copied, Look};
pub use sqlite::Sqlite;

use brocante_table::{Phase, TableCard, TableSummary};
use futures_util::future::BoxFuture;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Persistent storage for tables.
pub trait Store: Debug + Send + Sync + 'static {
    /// Appends a group of entries atomically: all of them, or none if any is refused. Resolves when they are
    /// durable.
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), StoreError>>;
    /// All entries of a table in order; empty if the table does not exist. Refuses a damaged log.
    fn load(&self, table: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;
    /// The table with a short code.
    fn by_code(&self, code: String) -> BoxFuture<'_, Result<Option<String>, StoreError>>;
    /// A page of a list, the most recently changed table first.
    fn list(&self, list: List, page: Page) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;
    /// Writes something, to see whether that works.
    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>>;
    /// Checks everything that was not checked when the store was opened. Takes long if the store is large; others can
    /// read and write meanwhile. What it finds is in [`Store::health`].
    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>>;
    /// What the store knows about itself.
    fn health(&self) -> Health;
    /// How much is in the store.
    fn counts(&self) -> BoxFuture<'_, Result<Counts, StoreError>>;

    /// A value that the server keeps under a name.
    fn setting(&self, name: &'static str) -> BoxFuture<'_, Result<Option<String>, StoreError>>;
    fn set(&self, name: &'static str, value: String) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Writes an act into the audit log. A ban, or its end, takes effect with it.
    fn act(&self, act: Audited) -> BoxFuture<'_, Result<(), StoreError>>;
    /// The last acts, newest first.
    fn audit(&self, most: usize) -> BoxFuture<'_, Result<Vec<Audited>, StoreError>>;
    /// Everybody who is banned.
    fn bans(&self) -> BoxFuture<'_, Result<Vec<Banned>, StoreError>>;

    /// The tables with an entry that contains a text.
    fn mentions(&self, text: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;
    /// Replaces entries of a table by others with the same numbers, atomically. What they said is gone.
    fn rewrite(&self, table: String, changed: Vec<(u64, String)>) -> BoxFuture<'_, Result<(), StoreError>>;
    /// Removes tables with all their entries.
    fn remove(&self, tables: Vec<String>) -> BoxFuture<'_, Result<(), StoreError>>;
    /// Gives the space of what was removed back to the system.
    fn compact(&self) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// What a store knows about itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Health {
    /// Whether the last write failed.
    pub is_failing: bool,
    /// The tables that were found damaged, and what is wrong with them.
    pub damaged: BTreeMap<String, String>,
    /// What is wrong with the store as a whole.
    pub file_damage: Option<String>,
}

/// One entry to append to a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub table: String,
    /// Starts at 1 and increases by 1.
    pub seq: u64,
    pub body: String,
    /// What the lists show of the table, or `None` if it has not changed.
    pub summary: Option<TableSummary>,
}

/// A list of tables that the store can be asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum List {
    /// Public tables in a phase.
    Public(Phase),
    /// Every table in a phase.
    All(Phase),
    /// Tables where this person is seated and the game is not over.
    Of(String),
    /// Tables with reports that nobody has decided.
    Reported,
    /// Tables in a phase that have not changed since a time, in milliseconds since 1970.
    Since(Phase, u64),
    /// Those of them that nobody keeps.
    Unkept(Phase, u64),
    /// Imported records that nobody keeps, last changed before a time.
    UnkeptImports(u64),
}

/// A row of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub table: String,
    pub changed_ms: u64,
    pub code: String,
    /// What the list shows; `None` if an older version wrote the table.
    pub card: Option<TableCard>,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The rows before it.
    pub skip: usize,
    /// The most rows.
    pub most: usize,
}

impl Page {
    /// The beginning of a list.
    pub fn first(most: usize) -> Page {
        Page { skip: 0, most }
    }
}

/// Why the store could not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has written this entry, or another table has this code.
    #[error("entry {seq} of table {table} already exists, or its code is taken")]
    Taken { table: String, seq: u64 },
    /// The table's log is not what was written. Other tables are not affected.
    #[error("table {table} is damaged: {what}")]
    Damaged { table: String, what: String },
    /// SQLite's own structures are damaged, so any table may be.
    #[error("the database can't be used: it is damaged ({0})")]
    FileDamaged(String),
    /// The file cannot be opened, read or written.
    #[error("the database can't be used: {0}")]
    Broken(String),
}
