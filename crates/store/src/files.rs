//! The files beside a database: who may read them, and the lock that keeps a second server away.

use crate::StoreError;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// Only the owner may read or write: the file holds secrets of running games and what people said.
const PRIVATE: u32 = 0o600;

/// The file with a suffix after the database's name, such as `brocante.db-wal`.
pub fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Opens a file for writing, and creates it if it does not exist. Only the owner may read it.
pub fn private(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(PRIVATE).open(path)?;
    make_private(&file)?;
    Ok(file)
}

/// Takes other users' permissions away, if there are any.
fn make_private(file: &File) -> io::Result<()> {
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 == 0 { Ok(()) } else { file.set_permissions(Permissions::from_mode(PRIVATE)) }
}

/// A lock on a database. The system releases it when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// Locks a database for one server.
pub fn lock(file: &Path) -> Result<Lock, StoreError> {
    let path = beside(file, "-lock");
    let failed = |error: io::Error| StoreError::Broken(error.to_string());
    let held = private(&path).map_err(failed)?;
    match held.try_lock() {
        Ok(()) => Ok(Lock(held)),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Broken("another server is using it; one file has one server".to_owned()))
        }
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
