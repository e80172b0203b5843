//! What everything that uses a connection needs.

use crate::StoreError;
use rusqlite::{Connection, Transaction, TransactionBehavior};

/// Begins a transaction that will write.
pub(crate) fn begin(connection: &mut Connection) -> rusqlite::Result<Transaction<'_>> {
    connection.transaction_with_behavior(TransactionBehavior::Immediate)
}

/// An error of SQLite.
pub(crate) fn broken(error: impl std::borrow::Borrow<rusqlite::Error>) -> StoreError {
    StoreError::Broken(error.borrow().to_string())
}
