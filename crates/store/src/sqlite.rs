//! The log in a single SQLite file.
//!
//! All writes go through one thread. It takes every job that has arrived since the last commit and commits them
//! together, so that many tables share one flush to disk. Each job is answered after the commit, when it is durable
//! (WAL, synchronous=FULL).

pub(crate) mod connection;
mod keep;
pub(crate) mod open;
pub(crate) mod read;
pub(crate) mod schema;
mod shared;
#[cfg(test)]
mod tests;
mod texts;
pub(crate) mod write;

use crate::files::{self, Lock, beside};
use crate::mark::{self, Mark};
use crate::{Append, Audited, Banned, Counts, Health, List, Listed, Page, Store, StoreError};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
pub(crate) use shared::{Checking, Shared};

use connection::{begin, broken};
use open::{CHECKED_BYTES_MAX, Connections, Opening, connect};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use write::{Job, Work, write};

/// A [`Store`] in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// `None` while the store is being closed.
    writer: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
    shared: Arc<Shared>,
    file: PathBuf,
    /// Whether SQLite's own check was made when the file was opened.
    is_checked: bool,
    /// Released after everything else.
    _lock: Lock,
}

impl Drop for Sqlite {
    /// Waits until all jobs are written and the file is closed. SQLite then leaves no WAL file, so the one database
    /// file can be copied.
    fn drop(&mut self) {
        self.writer = None;
        if let Some(checking) = &*self.shared.checking() {
            checking.0.interrupt();
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Sqlite {
    /// Opens the file, and creates it if it does not exist. Refuses a file that another server uses, that is damaged,
    /// or that has lost commits.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let failed = |error: std::io::Error| StoreError::Broken(error.to_string());
        let lock = files::lock(file)?;
        files::private(file).map_err(failed)?;
        let mark_file = beside(file, "-mark");
        let marked = mark::read(&mark_file);
        let opening = Opening { layer: None, marked: marked.as_ref(), checked_bytes_max: CHECKED_BYTES_MAX };
        let Connections { mut writer, reader, marked, is_checked } = connect(file, opening)?;
        let mark = Mark::start(files::private(&mark_file).map_err(failed)?, &marked).map_err(failed)?;
        let shared = Arc::new(Shared::new(mark));
        let (sender, jobs) = mpsc::channel();
        let writer_shared = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(&mut writer, &jobs, &writer_shared))
            .map_err(failed)?;
        Ok(Sqlite {
            writer: Some(sender),
            thread: Some(thread),
            reader: Arc::new(Mutex::new(reader)),
            shared,
            file: file.to_owned(),
            is_checked,
            _lock: lock,
        })
    }

    /// A setting of a database that a server may be using. `fresh` is kept if there is none yet.
    pub fn setting_beside(file: &Path, name: &str, fresh: &str, is_renewed: bool) -> Result<String, StoreError> {
        let mut connection = open::existing(file)?;
        let transaction = begin(&mut connection).map_err(broken)?;
        if let (Some(value), false) = (keep::setting(&transaction, name).map_err(broken)?, is_renewed) {
            return Ok(value);
        }
        keep::set(&transaction, name, fresh).map_err(broken)?;
        transaction.commit().map_err(broken)?;
        Ok(fresh.to_owned())
    }

    /// Runs a query on a thread that may block.
    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> BoxFuture<'_, Result<T, StoreError>> {
        let reader = Arc::clone(&self.reader);
        blocking(move || query(&reader.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    /// Changes something in the next commit.
    fn change(
        &self,
        change: impl Fn(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> BoxFuture<'_, Result<(), StoreError>> {
        self.write(Work::Change(Box::new(change)))
    }

    fn write(&self, work: Work) -> BoxFuture<'_, Result<(), StoreError>> {
        let (done, answer) = oneshot::channel();
        let sent = self.writer.as_ref().is_some_and(|writer| writer.send(Job { work, done }).is_ok());
        async move {
            let gone = || StoreError::Broken("the writer has stopped".to_owned());
            if !sent {
                return Err(gone());
            }
            answer.await.map_err(|_| gone())?
        }
        .boxed()
    }
}

/// Runs something on a thread that may block.
fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> BoxFuture<'static, Result<T, StoreError>> {
    async { tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Broken(error.to_string()))? }.boxed()
}

impl Store for Sqlite {
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), StoreError>> {
        self.write(Work::Append(appends))
    }

    fn load(&self, table: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        let shared = Arc::clone(&self.shared);
        self.read(move |reader| shared.load(reader, &table))
    }

    fn by_code(&self, code: String) -> BoxFuture<'_, Result<Option<String>, StoreError>> {
        self.read(move |reader| read::by_code(reader, &code).map_err(broken))
    }

    fn list(&self, list: List, page: Page) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        self.read(move |reader| read::list(reader, &list, page).map_err(broken))
    }

    fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.change(|connection| {
            connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'probe'", []).map(drop)
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        let (file, shared, is_checked) = (self.file.clone(), Arc::clone(&self.shared), self.is_checked);
        blocking(move || {
            // A connection of its own: the check of a large file takes minutes, and others want to read meanwhile.
            let reader = open::connection(&file, None).map_err(broken)?;
            *shared.checking() = Some(Checking(reader.get_interrupt_handle()));
            let checked = if is_checked { Ok(()) } else { open::check(&reader) };
            if let Err(StoreError::FileDamaged(what)) = &checked {
                *shared.file_damage() = Some(what.clone());
            }
            for table in read::all(&reader).map_err(broken)? {
                // Damage is remembered; another error says nothing about the table.
                if let Err(StoreError::Broken(error)) = shared.load(&reader, &table) {
                    return Err(StoreError::Broken(error));
                }
            }
            checked
        })
    }

    fn counts(&self) -> BoxFuture<'_, Result<Counts, StoreError>> {
        self.read(|reader| keep::counts(reader).map_err(broken))
    }

    fn setting(&self, name: &'static str) -> BoxFuture<'_, Result<Option<String>, StoreError>> {
        self.read(move |reader| keep::setting(reader, name).map_err(broken))
    }

    fn set(&self, name: &'static str, value: String) -> BoxFuture<'_, Result<(), StoreError>> {
        self.change(move |connection| keep::set(connection, name, &value))
    }

    fn act(&self, act: Audited) -> BoxFuture<'_, Result<(), StoreError>> {
        self.change(move |connection| keep::act(connection, &act))
    }

    fn audit(&self, most: usize) -> BoxFuture<'_, Result<Vec<Audited>, StoreError>> {
        self.read(move |reader| keep::audit(reader, most).map_err(broken))
    }

    fn bans(&self) -> BoxFuture<'_, Result<Vec<Banned>, StoreError>> {
        self.read(|reader| keep::bans(reader).map_err(broken))
    }

    fn mentions(&self, text: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        // Reads everything, so it does not keep others from reading.
        let file = self.file.clone();
        blocking(move || {
            let reader = open::connection(&file, None).map_err(broken)?;
            keep::mentions(&reader, &text).map_err(broken)
        })
    }

    fn rewrite(&self, table: String, changed: Vec<(u64, String)>) -> BoxFuture<'_, Result<(), StoreError>> {
        if let Some(error) = self.shared.damage_of(&table) {
            return async { Err(error) }.boxed();
        }
        self.change(move |connection| keep::rewrite(connection, &table, &changed))
    }

    fn remove(&self, tables: Vec<String>) -> BoxFuture<'_, Result<(), StoreError>> {
        self.change(move |connection| tables.iter().try_for_each(|table| keep::remove(connection, table)))
    }

    fn compact(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async {
            let mut before = i64::MAX;
            loop {
                self.write(Work::Compact).await?;
                let free = self.read(|reader| keep::free_pages(reader).map_err(broken)).await?;
                if free == 0 || free >= before {
                    return Ok(());
                }
                before = free;
            }
        }
        .boxed()
    }

    fn health(&self) -> Health {
        Health {
            is_failing: self.shared.is_failing.load(Ordering::SeqCst),
            damaged: self.shared.damaged().clone(),
            file_damage: self.shared.file_damage().clone(),
        }
    }
}
