//! Whether the server can do what it is there for: save moves.

use crate::edge::problem::Problem;
use brocante_store::Store;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// The shortest time between two probes. Each is a write with a flush, and anybody may ask.
const PROBE_EVERY: Duration = Duration::from_secs(5);
/// With less free space the next moves would fail, even if the last ones found room in the WAL.
const FREE_BYTES_MIN: u64 = 8 << 20;

/// Tries whether the store can be written to, but not all the time.
#[derive(Debug)]
pub struct Prober {
    store: Arc<dyn Store>,
    data: PathBuf,
    last: Mutex<Option<Instant>>,
}

impl Prober {
    pub fn new(store: Arc<dyn Store>, data: &Path) -> Prober {
        Prober { store, data: data.to_owned(), last: Mutex::default() }
    }

    /// Whether the last write worked: a move, or the probe that is made here if the last one is some seconds old.
    pub async fn check(&self) -> Result<(), Problem> {
        let mut last = self.last.lock().await;
        if last.is_none_or(|at| at.elapsed() >= PROBE_EVERY) {
            // Whether it failed is in the store's health.
            let _ = self.store.probe().await;
            *last = Some(Instant::now());
        }
        drop(last);
        let is_full = self.free_bytes().is_some_and(|free| free < FREE_BYTES_MIN);
        if is_full || self.store.health().is_failing { Err(Problem::Unsaved) } else { Ok(()) }
    }

    /// The size of the data with its WAL.
    pub fn data_bytes(&self) -> u64 {
        let bytes = |path: PathBuf| path.metadata().map_or(0, |metadata| metadata.len());
        let mut wal = self.data.clone().into_os_string();
        wal.push("-wal");
        bytes(self.data.clone()) + bytes(wal.into())
    }

    /// The free space on the disk with the data, if the system tells.
    pub fn free_bytes(&self) -> Option<u64> {
        let disk = rustix::fs::statvfs(&self.data).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
}
