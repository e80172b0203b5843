//! The writer: one thread, one commit for everything that has arrived.

use crate::sqlite::connection::{begin, broken};
use crate::sqlite::shared::Shared;
use crate::sqlite::{keep, read, texts};
use crate::{Append, StoreError};
use brocante_table::TableSummary;
use rusqlite::{Connection, ErrorCode, params};
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;
use tokio::sync::oneshot;

/// Most jobs in one commit, so that the first of them does not wait too long.
const BATCH_MAX: usize = 1024;
/// How long the writer waits for more jobs when several arrive at once, so that they share a commit.
const GATHER: Duration = Duration::from_millis(2);

/// The tables of one maker that are listed at a time; more would push those of others off the list.
const LISTED_PER_MAKER_MAX: i64 = 8;

/// A change on its way to the writer.
pub(crate) struct Job {
    pub work: Work,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// A change of the file, within a transaction.
pub(crate) type Change = Box<dyn Fn(&Connection) -> rusqlite::Result<()> + Send>;

/// What the writer is asked to do.
pub(crate) enum Work {
    /// One call of [`crate::Store::append`].
    Append(Vec<Append>),
    /// Anything else that belongs into a transaction.
    Change(Change),
    /// See [`keep::compact`]; not part of a transaction.
    Compact,
}

/// The loop of the writer thread. Ends when all senders are dropped.
pub(crate) fn write(connection: &mut Connection, jobs: &mpsc::Receiver<Job>, shared: &Shared) {
    let mut is_busy = false;
    while let Ok(first) = jobs.recv() {
        if is_busy {
            std::thread::sleep(GATHER);
        }
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH_MAX - 1));
        is_busy = batch.len() > 1;
        let written = write_batch(connection, &batch, shared);
        shared.is_failing.store(written.is_err(), Ordering::SeqCst);
        match written {
            Ok(results) => {
                for (job, result) in batch.into_iter().zip(results) {
                    // The caller may have stopped waiting; the entry is written all the same.
                    let _ = job.done.send(result);
                }
            }
            Err(error) => {
                for job in batch {
                    let _ = job.done.send(Err(broken(&error)));
                }
            }
        }
    }
}

/// Writes a batch in one commit. A refused job does not affect the others.
fn write_batch(
    connection: &mut Connection,
    batch: &[Job],
    shared: &Shared,
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    let mut transaction = begin(connection)?;
    let mut results = Vec::with_capacity(batch.len());
    for Job { work, .. } in batch {
        let together = transaction.savepoint()?;
        let refused = match work {
            Work::Append(appends) => appends.iter().find_map(|append| insert(&together, append, shared).err()),
            Work::Change(change) => change(&together).err().map(Refused::Sqlite),
            Work::Compact => None,
        };
        results.push(match refused {
            None => {
                together.commit()?;
                Ok(())
            }
            Some(Refused::Store(error)) => {
                together.finish()?;
                Err(error)
            }
            Some(Refused::Sqlite(error)) => return Err(error),
        });
    }
    let commits = count(&transaction)?;
    transaction.commit()?;
    shared.commits.store(commits, Ordering::SeqCst);
    if let Some(mark) = &shared.mark {
        mark.note(commits);
    }
    for (Job { work, .. }, result) in batch.iter().zip(&mut results) {
        if matches!(work, Work::Compact) {
            *result = keep::compact(connection).map_err(broken);
        }
    }
    Ok(results)
}

/// Counts a commit, as part of it. Returns its number.
pub fn count(connection: &Connection) -> rusqlite::Result<u64> {
    let count = "UPDATE meta SET value = value + 1 WHERE name = 'commits' RETURNING value";
    connection.prepare_cached(count)?.query_row([], |row| row.get::<_, i64>(0)).map(|commits| commits as u64)
}

/// Why a job is not written.
#[derive(Debug)]
pub(crate) enum Refused {
    /// Only this job is refused.
    Store(StoreError),
    /// Nothing can be written.
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Refused {
        Refused::Sqlite(error)
    }
}

pub(crate) fn insert(connection: &Connection, append: &Append, shared: &Shared) -> Result<(), Refused> {
    let Append { table, seq, body, summary } = append;
    let taken = || Refused::Store(StoreError::Taken { table: table.clone(), seq: *seq });
    let is_taken = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => taken(),
        _ => Refused::Sqlite(error),
    };
    if let Some(error) = shared.damage_of(table) {
        return Err(Refused::Store(error));
    }
    let head = read::head(connection, table)?.unwrap_or(crate::chain::Head::EMPTY);
    if *seq <= head.seq {
        return Err(taken());
    }
    if *seq != head.seq + 1 {
        let what = format!("entry {} is missing", head.seq + 1);
        return Err(Refused::Store(shared.note_damage(table, what)));
    }
    let head = head.after(table, body);
    let stored = texts::intern(connection, table, body)?;
    connection
        .prepare_cached("INSERT INTO log (table_id, seq, body, sum) VALUES (?, ?, ?, ?)")?
        .execute(params![table, head.seq as i64, stored, head.sum])
        .map_err(is_taken)?;
    if let Some(summary) = summary {
        list(connection, table, summary).map_err(is_taken)?;
    }
    let set = "UPDATE tables SET last_seq = ?, last_sum = ? WHERE id = ?";
    match connection.prepare_cached(set)?.execute(params![head.seq as i64, head.sum, table])? {
        1 => Ok(()),
        // The first entry of a table has a summary, so the row must be there.
        _ => Err(Refused::Store(shared.note_damage(table, "its row is missing".to_owned()))),
    }
}

fn list(connection: &Connection, table: &str, summary: &TableSummary) -> rusqlite::Result<()> {
    let TableSummary { code, phase, changed_ms, card, maker, reports, is_kept, .. } = summary;
    let card = serde_json::to_string(card).expect("a card is plain data");
    let others = "SELECT count(*) FROM tables WHERE maker = coalesce((SELECT maker FROM tables WHERE id = ?1), ?2)
                  AND phase = ?3 AND public AND id <> ?1 AND maker <> ''";
    let is_listed = summary.public && {
        let others: i64 =
            connection.prepare_cached(others)?.query_row(params![table, maker, *phase as u8], |row| row.get(0))?;
        others < LISTED_PER_MAKER_MAX
    };
    connection
        .prepare_cached(
            "INSERT INTO tables (id, code, phase, public, changed_ms, card, maker, reports, kept)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (id) DO UPDATE
             SET phase = ?3, public = ?4, changed_ms = ?5, card = ?6, reports = ?8, kept = ?9",
        )?
        .execute(params![
            table,
            code,
            *phase as u8,
            is_listed,
            *changed_ms as i64,
            card,
            maker,
            *reports as i64,
            is_kept
        ])?;
    let mut known: Vec<String> = connection
        .prepare_cached("SELECT person FROM people WHERE table_id = ?")?
        .query_map([table], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for person in &summary.people {
        match known.iter().position(|there| there == person) {
            Some(at) => drop(known.swap_remove(at)),
            None => {
                let mut add = connection.prepare_cached("INSERT OR IGNORE INTO people VALUES (?, ?)")?;
                add.execute(params![person, table])?;
            }
        }
    }
    for gone in known {
        connection
            .prepare_cached("DELETE FROM people WHERE person = ? AND table_id = ?")?
            .execute(params![gone, table])?;
    }
    Ok(())
}
