//! Opening the file: what is refused before anybody continues a game from it.

use crate::StoreError;
use crate::mark::Marked;
use crate::sqlite::connection::{begin, broken};
use crate::sqlite::schema::{self, STEPS};
use crate::sqlite::{read, write};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::ffi::CStr;
use std::path::Path;
use std::time::Duration;

/// How long to wait for another process that holds the file.
pub const BUSY: Duration = Duration::from_secs(5);
/// A file up to this size is checked completely when it is opened, which takes about a second. A larger one is checked
/// while the server runs.
pub const CHECKED_BYTES_MAX: u64 = 256 << 20;

/// The connections to an open file.
pub(crate) struct Connections {
    pub writer: Connection,
    pub reader: Connection,
    /// What the file says about itself.
    pub marked: Marked,
    /// Whether SQLite's own check was made.
    pub is_checked: bool,
}

/// How to open a file.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Opening<'a> {
    /// The name of an SQLite VFS: tests simulate a disk.
    pub layer: Option<&'a CStr>,
    /// What the mark beside the file says.
    pub marked: Option<&'a Marked>,
    /// Larger files are not checked now.
    pub checked_bytes_max: u64,
}

pub(crate) fn connect(file: &Path, opening: Opening<'_>) -> Result<Connections, StoreError> {
    let Opening { layer, marked, checked_bytes_max } = opening;
    let mut writer = connection(file, layer).map_err(broken)?;
    // SQLite silently opens a file read-only if it may not write to it.
    if writer.is_readonly("main").map_err(broken)? {
        return Err(StoreError::Broken("it can't be written to".to_owned()));
    }
    // A file that is refused is left as it is, with its WAL.
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(broken)?;
    let version = schema::version(&writer)?;
    if let Some(marked) = marked.filter(|_| version == 0) {
        let commits = marked.commits;
        return Err(StoreError::Broken(format!("it is empty, but its -mark file knows of {commits} saved changes")));
    }
    // A migration reads and writes everything, so everything is checked before it.
    let is_checked = bytes(&writer).map_err(broken)? <= checked_bytes_max || version < STEPS.len();
    if is_checked {
        check(&writer)?;
    }
    schema::prepare(&mut writer, STEPS)?;
    if layer.is_none() {
        allow_shrinking(&writer).map_err(broken)?;
    }
    let mut there = self::marked(&writer).map_err(broken)?;
    if let Some(marked) = marked {
        marked.check(&there)?;
    }
    // After a crash, the end of the WAL may be readable but not durable. A commit flushes all of it.
    there.commits = count_now(&mut writer).map_err(broken)?;
    let reader = connection(file, layer).map_err(broken)?;
    writer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false).map_err(broken)?;
    Ok(Connections { writer, reader, marked: there, is_checked })
}

pub fn connection(file: &Path, layer: Option<&CStr>) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = match layer {
        Some(layer) => Connection::open_with_flags_and_vfs(file, flags, layer)?,
        None => Connection::open_with_flags(file, flags)?,
    };
    connection.busy_timeout(BUSY)?;
    // It counts only in a new file, and only before anything is written.
    if bytes(&connection)? == 0 {
        connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// The size of the database, without its WAL.
pub fn bytes(connection: &Connection) -> rusqlite::Result<u64> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    Ok(pragma("page_count")?.saturating_mul(pragma("page_size")?).unsigned_abs())
}

/// A file of an older version never gives space back. It is rewritten once.
fn allow_shrinking(connection: &Connection) -> rusqlite::Result<()> {
    const INCREMENTAL: i64 = 2;
    let kind: i64 = connection.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    if kind == INCREMENTAL {
        return Ok(());
    }
    connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    connection.execute_batch("VACUUM")
}

/// Opens the database of a server that may be running, if it has the current version.
pub fn existing(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(broken)?;
    connection.busy_timeout(BUSY).map_err(broken)?;
    match schema::version(&connection)? == STEPS.len() {
        true => Ok(connection),
        false => Err(StoreError::Broken("it is of another version; start the server once".to_owned())),
    }
}

fn count_now(connection: &mut Connection) -> rusqlite::Result<u64> {
    let transaction = begin(connection)?;
    let commits = write::count(&transaction)?;
    transaction.commit()?;
    Ok(commits)
}

/// How many commits the file has seen.
fn marked(connection: &Connection) -> rusqlite::Result<Marked> {
    let meta =
        "SELECT (SELECT value FROM meta WHERE name = 'database'), (SELECT value FROM meta WHERE name = 'commits')";
    connection.query_row(meta, [], |row| Ok(Marked { database: row.get(0)?, commits: row.get::<_, i64>(1)? as u64 }))
}

/// SQLite's own check. `quick_check` would not compare the order of keys, and one flipped bit in a key hides the
/// entries behind it.
pub fn check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = match connection.pragma_query_value(None, "integrity_check", |row| row.get(0)) {
        Ok(found) => found,
        Err(error) if read::is_damage(&error) => return Err(StoreError::FileDamaged(error.to_string())),
        Err(error) => return Err(broken(error)),
    };
    if found == "ok" { Ok(()) } else { Err(StoreError::FileDamaged(first_line(&found).to_owned())) }
}

/// The first problem that `integrity_check` reports; headings start with `***`.
fn first_line(found: &str) -> &str {
    found.lines().find(|line| !line.starts_with("***")).unwrap_or(found)
}
