//! The log in a single SQLite file.
//!
//! All writes go through one thread. It takes every job that has arrived since the last commit and commits them
//! together, so that many tables share one flush to disk. Each job is answered after the commit, when it is durable
//! (WAL, synchronous=FULL).

use crate::{Append, List, Listed, Store, StoreError};
use brocante_table::{Phase, TableSummary};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _, Transaction, TransactionBehavior, params};
use std::ffi::CStr;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::oneshot;

/// Most jobs in one commit, so that the first of them does not wait too long.
const BATCH_MAX: usize = 1024;
/// How long the writer waits for more jobs when several arrive at once, so that they share a commit.
const GATHER: Duration = Duration::from_millis(2);
/// How long to wait for another process that holds the file.
const BUSY: Duration = Duration::from_secs(5);
/// A file up to this size is checked completely when it is opened, which takes less than a second.
const CHECKED_BYTES_MAX: i64 = 256 << 20;

/// Migrations: step `n` turns a file of version `n` into one of version `n + 1`; version 0 is an empty file. Never
/// change a step that has been released; add a new one at the end.
const STEPS: &[&str] = &["
    CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, phase INTEGER NOT NULL, public INTEGER NOT NULL,
        changed_ms INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_phase ON tables (phase, changed_ms);
    CREATE TABLE people (
        person TEXT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX people_by_table ON people (table_id);
"];

/// A [`Store`] in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// `None` while the store is being closed.
    writer: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
}

impl Drop for Sqlite {
    /// Waits until all jobs are written and the file is closed. SQLite then leaves no WAL file, so the one database
    /// file can be copied.
    fn drop(&mut self) {
        self.writer = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// One call of [`Store::append`], on its way to the writer.
pub(crate) struct Job {
    pub appends: Vec<Append>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// The connections to an open file.
pub(crate) struct Connections {
    pub writer: Connection,
    pub reader: Connection,
}

impl Sqlite {
    /// Opens the file, and creates it if it does not exist.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let Connections { mut writer, reader } = connect(file, None)?;
        let (sender, jobs) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(&mut writer, &jobs))
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        Ok(Sqlite { writer: Some(sender), thread: Some(thread), reader: Arc::new(Mutex::new(reader)) })
    }

    /// Runs a query on a thread that may block.
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> BoxFuture<'_, Result<T, StoreError>> {
        let reader = Arc::clone(&self.reader);
        let work = move || {
            let reader = reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            query(&reader).map_err(broken)
        };
        async { tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Broken(error.to_string()))? }
            .boxed()
    }
}

impl Store for Sqlite {
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), StoreError>> {
        let (done, answer) = oneshot::channel();
        let sent = self.writer.as_ref().is_some_and(|writer| writer.send(Job { appends, done }).is_ok());
        async move {
            let gone = || StoreError::Broken("the writer has stopped".to_owned());
            if !sent {
                return Err(gone());
            }
            answer.await.map_err(|_| gone())?
        }
        .boxed()
    }

    fn load(&self, table: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        self.read(move |reader| load(reader, &table))
    }

    fn by_code(&self, code: String) -> BoxFuture<'_, Result<Option<String>, StoreError>> {
        self.read(move |reader| {
            let mut query = reader.prepare_cached("SELECT id FROM tables WHERE code = ?")?;
            query.query_row([code], |row| row.get(0)).optional()
        })
    }

    fn list(&self, list: List, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        self.read(move |reader| {
            let listed = |row: &rusqlite::Row<'_>| {
                Ok(Listed { table: row.get(0)?, changed_ms: u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default() })
            };
            match list {
                List::Public(phase) => reader
                    .prepare_cached(
                        "SELECT id, changed_ms FROM tables WHERE phase = ? AND public ORDER BY changed_ms DESC LIMIT ?",
                    )?
                    .query_map(params![phase as u8, most as i64], listed)?
                    .collect(),
                List::All(phase) => reader
                    .prepare_cached(
                        "SELECT id, changed_ms FROM tables WHERE phase = ? ORDER BY changed_ms DESC LIMIT ?",
                    )?
                    .query_map(params![phase as u8, most as i64], listed)?
                    .collect(),
                List::Of(person) => reader
                    .prepare_cached(
                        "SELECT id, changed_ms FROM people JOIN tables ON id = table_id
                         WHERE person = ? AND phase < ? ORDER BY changed_ms DESC LIMIT ?",
                    )?
                    .query_map(params![person, Phase::Over as u8, most as i64], listed)?
                    .collect(),
            }
        })
    }
}

/// Opens the file. Tests pass the name of an SQLite VFS as `layer` to simulate a disk.
pub(crate) fn connect(file: &Path, layer: Option<&CStr>) -> Result<Connections, StoreError> {
    let mut writer = connection(file, layer).map_err(broken)?;
    // SQLite silently opens a file read-only if it may not write to it.
    if writer.is_readonly("main").map_err(broken)? {
        return Err(StoreError::Broken("it can't be written to".to_owned()));
    }
    check(&writer)?;
    prepare(&mut writer, STEPS)?;
    let reader = connection(file, layer).map_err(broken)?;
    Ok(Connections { writer, reader })
}

fn connection(file: &Path, layer: Option<&CStr>) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = match layer {
        Some(layer) => Connection::open_with_flags_and_vfs(file, flags, layer)?,
        None => Connection::open_with_flags(file, flags)?,
    };
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// Refuses a damaged file before anybody continues a game from it. Checking a large file completely would take too
/// long; the pages of tables in play are read right after opening anyway.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).map_err(broken);
    if pragma("page_count")?.saturating_mul(pragma("page_size")?) > CHECKED_BYTES_MAX {
        return Ok(());
    }
    let found: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0)).map_err(broken)?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Broken(format!("it is damaged ({})", first_line(&found)))) }
}

/// The first problem that `quick_check` reports; headings start with `***`.
fn first_line(found: &str) -> &str {
    found.lines().find(|line| !line.starts_with("***")).unwrap_or(found)
}

/// Migrates a file to the current version, one transaction per step. Refuses a file of a later version or of
/// another program.
fn prepare(connection: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    loop {
        // Read the version inside the transaction: another process may be migrating the same file.
        let transaction = begin(connection).map_err(broken)?;
        let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(broken)?;
        let Some(step) = steps.get(version as usize) else {
            return match version as usize == steps.len() {
                true => Ok(()),
                false => {
                    Err(StoreError::Broken(format!("it was written by a later version of the program ({version})")))
                }
            };
        };
        if version == 0 {
            let known = "SELECT count(*) FROM sqlite_schema";
            if transaction.query_row(known, [], |row| row.get::<_, i64>(0)).map_err(broken)? > 0 {
                return Err(StoreError::Broken("it belongs to another program".to_owned()));
            }
        }
        transaction.execute_batch(step).map_err(broken)?;
        transaction.pragma_update(None, "user_version", version + 1).map_err(broken)?;
        transaction.commit().map_err(broken)?;
    }
}

fn begin(connection: &mut Connection) -> rusqlite::Result<Transaction<'_>> {
    connection.transaction_with_behavior(TransactionBehavior::Immediate)
}

pub(crate) fn load(reader: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = reader.prepare_cached("SELECT body FROM log WHERE table_id = ? ORDER BY seq")?;
    query.query_map([table], |row| row.get(0))?.collect()
}

/// The loop of the writer thread. Ends when all senders are dropped.
pub(crate) fn write(connection: &mut Connection, jobs: &mpsc::Receiver<Job>) {
    let mut is_busy = false;
    while let Ok(first) = jobs.recv() {
        if is_busy {
            std::thread::sleep(GATHER);
        }
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH_MAX - 1));
        is_busy = batch.len() > 1;
        match write_batch(connection, &batch) {
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
fn write_batch(connection: &mut Connection, batch: &[Job]) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    let mut transaction = begin(connection)?;
    let mut results = Vec::with_capacity(batch.len());
    for Job { appends, .. } in batch {
        let refused = match &appends[..] {
            // A single statement is atomic and needs no savepoint.
            [append @ Append { summary: None, .. }] => insert(&transaction, append).err().map(|error| (append, error)),
            _ => {
                let together = transaction.savepoint()?;
                let refused = appends.iter().find_map(|append| Some((append, insert(&together, append).err()?)));
                if refused.is_none() {
                    together.commit()?;
                } else {
                    together.finish()?;
                }
                refused
            }
        };
        results.push(match refused {
            None => Ok(()),
            Some((append, error)) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(StoreError::Taken { table: append.table.clone(), seq: append.seq })
            }
            Some((_, error)) => return Err(error),
        });
    }
    transaction.commit()?;
    Ok(results)
}

fn insert(connection: &Connection, append: &Append) -> rusqlite::Result<()> {
    let Append { table, seq, body, summary } = append;
    connection.prepare_cached("INSERT INTO log VALUES (?, ?, ?)")?.execute(params![table, *seq as i64, body])?;
    summary.as_ref().map_or(Ok(()), |summary| list(connection, table, summary))
}

fn list(connection: &Connection, table: &str, summary: &TableSummary) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id)
             DO UPDATE SET phase = ?3, public = ?4, changed_ms = ?5",
        )?
        .execute(params![table, summary.code, summary.phase as u8, summary.public, summary.changed_ms as i64])?;
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

fn broken(error: impl std::borrow::Borrow<rusqlite::Error>) -> StoreError {
    StoreError::Broken(error.borrow().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(table: &str, seq: u64, people: &[&str]) -> Vec<Append> {
        vec![single(table, seq, people)]
    }

    fn single(table: &str, seq: u64, people: &[&str]) -> Append {
        Append {
            table: table.to_owned(),
            seq,
            body: format!("{table} {seq}"),
            summary: Some(TableSummary {
                code: table.to_uppercase(),
                phase: Phase::Gathering,
                public: true,
                changed_ms: seq,
                people: people.iter().map(|&person| person.to_owned()).collect(),
            }),
        }
    }

    fn check<T>(test: impl AsyncFnOnce(&Path, Sqlite) -> T) -> T {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("brocante.db");
        let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
        runtime.block_on(async { test(&file, Sqlite::open(&file).unwrap()).await })
    }

    #[test]
    fn appended_entries_survive_reopening() {
        check(async |file, store| {
            for seq in 1..=3 {
                store.append(entry("a", seq, &["p"])).await.unwrap();
            }
            drop(store);
            assert!(!file.with_extension("db-wal").exists(), "the WAL is merged into the database file");
            let store = Sqlite::open(file).unwrap();
            assert_eq!(store.load("a".to_owned()).await.unwrap(), ["a 1", "a 2", "a 3"]);
            assert_eq!(store.load("b".to_owned()).await.unwrap(), Vec::<String>::new());
            assert_eq!(store.by_code("A".to_owned()).await.unwrap().as_deref(), Some("a"));
        });
    }

    #[test]
    fn a_duplicate_entry_is_refused_without_affecting_its_batch() {
        check(async |_, store| {
            store.append(entry("a", 1, &[])).await.unwrap();
            let (again, other) = tokio::join!(store.append(entry("a", 1, &[])), store.append(entry("b", 1, &[])));
            assert_eq!(again, Err(StoreError::Taken { table: "a".to_owned(), seq: 1 }));
            assert_eq!(other, Ok(()));
            let unlisted = Append { summary: None, ..single("a", 1, &[]) };
            let (again, other) = tokio::join!(store.append(vec![unlisted]), store.append(entry("b", 2, &[])));
            assert_eq!(again, Err(StoreError::Taken { table: "a".to_owned(), seq: 1 }));
            assert_eq!(other, Ok(()));
            let same_code = Append { table: "c".to_owned(), ..single("a", 1, &[]) };
            assert!(matches!(store.append(vec![same_code]).await, Err(StoreError::Taken { .. })));
            assert_eq!(store.load("c".to_owned()).await.unwrap(), Vec::<String>::new());
        });
    }

    #[test]
    fn a_group_of_entries_is_atomic() {
        check(async |_, store| {
            let together = (1..=3).map(|seq| single("a", seq, &["p"])).collect();
            store.append(together).await.unwrap();
            let forked = (4..=5).chain([3]).map(|seq| single("a", seq, &["q"])).collect();
            assert_eq!(store.append(forked).await, Err(StoreError::Taken { table: "a".to_owned(), seq: 3 }));
            assert_eq!(store.load("a".to_owned()).await.unwrap(), ["a 1", "a 2", "a 3"]);
            assert_eq!(store.list(List::Of("q".to_owned()), 10).await.unwrap(), []);
        });
    }

    #[test]
    fn lists_reflect_the_last_entry() {
        check(async |_, store| {
            let names = async |list| {
                let listed = store.list(list, 10).await.unwrap();
                listed.into_iter().map(|listed| listed.table).collect::<Vec<_>>()
            };
            store.append(entry("a", 1, &["p", "q"])).await.unwrap();
            store.append(entry("b", 2, &["p"])).await.unwrap();
            assert_eq!(names(List::Of("p".to_owned())).await, ["b", "a"]);
            assert_eq!(names(List::Public(Phase::Gathering)).await, ["b", "a"]);
            store.append(entry("a", 3, &["q"])).await.unwrap();
            assert_eq!(names(List::Of("p".to_owned())).await, ["b"]);
            store.append(vec![Append { summary: None, ..single("b", 3, &[]) }]).await.unwrap();
            assert_eq!(names(List::Of("p".to_owned())).await, ["b"], "an entry without an index changes no list");
            let mut over = single("b", 4, &["p"]);
            over.summary.as_mut().unwrap().phase = Phase::Over;
            store.append(vec![over]).await.unwrap();
            assert_eq!(names(List::Of("p".to_owned())).await, Vec::<String>::new());
            assert_eq!(names(List::All(Phase::Over)).await, ["b"]);
        });
    }

    #[test]
    fn a_file_that_is_not_a_database_is_refused_and_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("notes.txt");
        std::fs::write(&file, "not a database at all, but longer than a header would be".repeat(40)).unwrap();
        assert!(matches!(Sqlite::open(&file), Err(StoreError::Broken(_))));
        assert!(std::fs::read_to_string(&file).unwrap().starts_with("not a database"));
    }

    /// A file as an older version of the program left it.
    fn older(file: &Path) -> Connection {
        let mut connection = connection(file, None).unwrap();
        prepare(&mut connection, STEPS).unwrap();
        insert(&connection, &single("a", 1, &["p"])).unwrap();
        connection
    }

    fn version(connection: &Connection) -> usize {
        connection.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0)).unwrap() as usize
    }

    #[test]
    fn an_older_file_is_migrated_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = older(&folder.path().join("older.db"));
        let later =
            ["ALTER TABLE tables ADD COLUMN mood TEXT", "UPDATE tables SET mood = coalesce(mood, '') || 'calm'"];
        let steps = [STEPS, &later[..]].concat();
        for _ in 0..2 {
            prepare(&mut connection, &steps).unwrap();
            let mood: String = connection.query_row("SELECT mood FROM tables", [], |row| row.get(0)).unwrap();
            assert_eq!((mood.as_str(), version(&connection)), ("calm", steps.len()));
            assert_eq!(load(&connection, "a").unwrap(), ["a 1"]);
        }
        // The older program refuses the migrated file.
        let refused = prepare(&mut connection, STEPS).unwrap_err().to_string();
        assert!(refused.contains("later version of the program (3)"), "{refused}");
    }

    #[test]
    fn a_failing_migration_leaves_the_file_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = older(&folder.path().join("older.db"));
        let steps = [STEPS, &["DELETE FROM log; UPDATE nothing SET nothing = 1"]].concat();
        assert!(prepare(&mut connection, &steps).is_err());
        assert_eq!((version(&connection), load(&connection, "a").unwrap().len()), (STEPS.len(), 1));
        prepare(&mut connection, STEPS).unwrap();
    }

    #[test]
    fn the_database_of_another_program_is_refused_and_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("recipes.db");
        Connection::open(&file).unwrap().execute_batch("CREATE TABLE recipes (title TEXT)").unwrap();
        let refused = Sqlite::open(&file).unwrap_err().to_string();
        assert!(refused.contains("another program"), "{refused}");
        let count = "SELECT count(*) FROM sqlite_schema";
        let tables: i64 = Connection::open(&file).unwrap().query_row(count, [], |row| row.get(0)).unwrap();
        assert_eq!(tables, 1);
    }
}
