//! A copy of a database, made while others use it, and checked before it counts.

use crate::files::{self, beside};
use crate::sqlite::connection::broken;
use crate::sqlite::open::{Connections, Opening, connect};
use crate::sqlite::read;
use crate::{Sqlite, StoreError};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What is in a copy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    pub tables: usize,
    /// The tables that can't be used, and why. They were damaged before they were copied.
    pub damaged: Vec<(String, String)>,
}

/// Looks at the entries of a table, and says what is wrong with them.
pub type Look<'a> = &'a mut dyn FnMut(&str, &[String]) -> Result<(), String>;

impl Sqlite {
    /// Copies a database to a new file in one piece: all commits up to some moment. The copy gets its name once it is
    /// complete, checked and on disk; an older file of that name is replaced. `look` is asked about every table.
    pub fn copy(from: &Path, to: &Path, look: Look<'_>) -> Result<Copied, StoreError> {
        let partial = beside(to, ".partial");
        let copied = write_copy(from, &partial).and_then(|()| check_copy(&partial, look)).and_then(|copied| {
            sync(&partial, to).map_err(failed)?;
            Ok(copied)
        });
        if copied.is_err() {
            remove_all(&partial);
        }
        copied
    }

    /// Puts a copy in the place of a database that no server uses. Without `aside` there must be no database yet; with
    /// it, the old one and what belongs to it get names with this suffix.
    pub fn restore(from: &Path, to: &Path, aside: Option<&str>, look: Look<'_>) -> Result<Copied, StoreError> {
        let _lock = files::lock(to)?;
        let there: Vec<&str> = FILES.into_iter().filter(|suffix| beside(to, suffix).exists()).collect();
        let restored = beside(to, ".restored");
        let Some(aside) = aside.filter(|_| !there.is_empty()) else {
            if !there.is_empty() {
                return Err(StoreError::Broken("it exists already".to_owned()));
            }
            return Sqlite::copy(from, to, look);
        };
        // The old files move once the new one is known to be good.
        let copied = Sqlite::copy(from, &restored, look)?;
        for suffix in there {
            fs::rename(beside(to, suffix), beside(&beside(to, aside), suffix)).map_err(failed)?;
        }
        sync(&restored, to).map_err(failed)?;
        Ok(copied)
    }
}

/// What belongs to a database, beside its lock.
const FILES: [&str; 4] = ["", "-wal", "-shm", "-mark"];

fn failed(error: io::Error) -> StoreError {
    StoreError::Broken(error.to_string())
}

fn remove_all(file: &Path) {
    for suffix in FILES {
        let _ = fs::remove_file(beside(file, suffix));
    }
}

/// Writes a snapshot of a database that others may be using.
fn write_copy(from: &Path, partial: &Path) -> Result<(), StoreError> {
    // An earlier copy may have been interrupted.
    remove_all(partial);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(from, flags).map_err(broken)?;
    source.busy_timeout(crate::sqlite::open::BUSY).map_err(broken)?;
    source.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(broken)?;
    // SQLite keeps the permissions of an empty file.
    files::private(partial).map_err(failed)?;
    let name = partial.to_str().ok_or_else(|| StoreError::Broken("its name is not Unicode".to_owned()))?;
    source.execute("VACUUM INTO ?", [name]).map(drop).map_err(broken)
}

/// Opens a copy as a server would, and looks at every table.
fn check_copy(partial: &Path, look: Look<'_>) -> Result<Copied, StoreError> {
    let opening = Opening { layer: None, marked: None, checked_bytes_max: u64::MAX };
    let Connections { reader, .. } = connect(partial, opening)?;
    let mut copied = Copied::default();
    for table in read::all(&reader).map_err(broken)? {
        match read::load(&reader, &table) {
            Ok(bodies) => match look(&table, &bodies) {
                Ok(()) => copied.tables += 1,
                Err(what) => copied.damaged.push((table, what)),
            },
            Err(StoreError::Damaged { table, what }) => copied.damaged.push((table, what)),
            Err(error) => return Err(error),
        }
    }
    Ok(copied)
}

/// Makes a file durable under its name.
fn sync(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.map_or_else(|| PathBuf::from("."), Path::to_owned))?.sync_all()
}
