//! The durable log. Everything that happens at a table is an entry under `(table, seq)`; that key is
//! taken once, so a second writer can't fork a game. What is appended is on disk when it is
//! answered. Beside the log stands a small index, written in the same commit, for the lists of the
//! front page.

#[cfg(test)]
mod bad_disks;
#[cfg(test)]
mod disk;
#[cfg(test)]
mod power_cuts;
mod sqlite;

pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;
use std::fmt::Debug;

/// A place where tables are kept.
pub trait Store: Debug + Send + Sync + 'static {
    /// Appends what belongs together: all of it or, where anything is refused, nothing. Answered when it is
    /// durable.
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), StoreError>>;
    /// All entries of a table in their order; none for a table that does not exist.
    fn load(&self, table: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;
    /// The table with a short code.
    fn by_code(&self, code: String) -> BoxFuture<'_, Result<Option<String>, StoreError>>;
    /// The tables of a list, the latest change first.
    fn list(&self, list: List, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;
}

#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub table: String,
    /// Counted from 1; the next one after the last.
    pub seq: u64,
    pub body: String,
    /// How the table is listed from now on, where that is new.
    pub index: Option<Index>,
}

/// What the lists need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// Short, and nobody else's.
    pub code: String,
    pub phase: Phase,
    /// Whether anybody may find it in a list.
    pub public: bool,
    pub changed_ms: u64,
    /// Who sits there.
    pub people: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub enum List {
    /// Public tables in a phase.
    Public(Phase),
    /// Every table in a phase.
    All(Phase),
    /// Where somebody sits, and the game is not over.
    Of(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub table: String,
    pub changed_ms: u64,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this entry, or has this code.
    #[error("entry {seq} of table {table} is there already, or its code is taken")]
    Taken { table: String, seq: u64 },
    #[error("the database can't be used: {0}")]
    Broken(String),
}
