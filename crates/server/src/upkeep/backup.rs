//! Backups: copies of the data that are checked before they count, made on a schedule or when asked for.

use crate::games::{self, Games};
use crate::tables::tables::find_game;
use brocante_store::{Copied, Sqlite, StoreError};
use brocante_table::{LogError, TableState};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{OffsetDateTime, PrimitiveDateTime};
use tokio::sync::oneshot;

const NAME: &[BorrowedFormatItem<'_>] = format_description!("brocante-[year][month][day]T[hour][minute][second]Z.db");
/// Backups that are kept: the newest of each of the last days and weeks that have one.
const DAYS: usize = 7;
const WEEKS: usize = 4;
/// How soon a failed backup is tried again.
const RETRY: Duration = Duration::from_secs(600);
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// Where backups go, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupPlan {
    pub folder: PathBuf,
    pub every: Duration,
}

/// Copies the data of a server, which may be running.
pub fn backup(from: &Path, to: &Path, games: Games) -> Result<Copied, StoreError> {
    games::install(games);
    Sqlite::copy(from, to, &mut fold)
}

/// Puts a backup in the place of a server's data. The server must be stopped.
pub fn restore(from: &Path, to: &Path, is_forced: bool, games: Games) -> Result<Copied, StoreError> {
    games::install(games);
    let aside = format!("-before-{}", OffsetDateTime::now_utc().unix_timestamp());
    Sqlite::restore(from, to, is_forced.then_some(&*aside), &mut fold)
}

/// Whether a table can be made of its entries.
fn fold(table: &str, bodies: &[String]) -> Result<(), String> {
    match TableState::read(table, bodies, find_game) {
        // A table of a version that this program does not play is as good as it was.
        Ok(_) | Err(LogError::OtherRules { .. }) => Ok(()),
        Err(error) => Err(error.to_string()),
    }
}

/// The scheduled backups of a server.
#[derive(Debug)]
pub struct Backups {
    plan: BackupPlan,
    data: PathBuf,
    last: Mutex<LastBackup>,
}

/// What is known of the last backup.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastBackup {
    /// When the newest good backup was made.
    pub at: Option<OffsetDateTime>,
    /// Why the last try failed.
    pub error: Option<String>,
}

impl Backups {
    pub fn new(plan: BackupPlan, data: &Path) -> Arc<Backups> {
        let at = existing(&plan.folder).unwrap_or_default().into_iter().map(|(at, _)| at).max();
        Arc::new(Backups { plan, data: data.to_owned(), last: Mutex::new(LastBackup { at, error: None }) })
    }

    pub fn last(&self) -> LastBackup {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes backups until the server stops. A restart does not make one early.
    pub async fn run(self: Arc<Backups>) -> ! {
        loop {
            tokio::time::sleep(self.wait()).await;
            let backups = Arc::clone(&self);
            let (done, made) = oneshot::channel();
            // A thread of its own: it reads everything, and a server that stops does not wait for it.
            std::thread::spawn(move || done.send(backups.make(OffsetDateTime::now_utc())));
            let result = made.await.unwrap_or_else(|_| Err("its thread has ended".to_owned()));
            let is_good = result.is_ok();
            self.note(result);
            if !is_good {
                tokio::time::sleep(RETRY.min(self.plan.every)).await;
            }
        }
    }

    /// How long until the next backup is due.
    fn wait(&self) -> Duration {
        let Some(at) = self.last().at else { return Duration::ZERO };
        let age = OffsetDateTime::now_utc() - at;
        self.plan.every.saturating_sub(age.try_into().unwrap_or_default())
    }

    fn make(&self, now: OffsetDateTime) -> Result<(OffsetDateTime, Copied), String> {
        let now = now.replace_nanosecond(0).unwrap_or(now);
        let name = now.format(NAME).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(&self.plan.folder).map_err(|error| error.to_string())?;
        // Half of the time at most: people are playing.
        let mut fold_gently = |table: &str, bodies: &[String]| {
            let began = Instant::now();
            let folded = fold(table, bodies);
            std::thread::sleep(began.elapsed());
            folded
        };
        let copied = Sqlite::copy(&self.data, &self.plan.folder.join(name), &mut fold_gently)
            .map_err(|error| error.to_string())?;
        rotate(&self.plan.folder).map_err(|error| error.to_string())?;
        Ok((now, copied))
    }

    fn note(&self, result: Result<(OffsetDateTime, Copied), String>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match result {
            Ok((at, Copied { tables, damaged })) => {
                for (table, what) in damaged {
                    tracing::error!(table, what, "a table in the backup is damaged");
                }
                tracing::info!(tables, "a backup was made and checked");
                *last = LastBackup { at: Some(at), error: None };
            }
            Err(error) => {
                tracing::error!(error, "a backup failed");
                last.error = Some(error);
            }
        }
    }
}

/// The backups in a folder, with their times.
fn existing(folder: &Path) -> io::Result<Vec<(OffsetDateTime, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Ok(at) = PrimitiveDateTime::parse(name, NAME) {
            found.push((at.assume_utc(), path));
        }
    }
    Ok(found)
}

/// Removes the backups that are not kept. Other files in the folder are left alone.
fn rotate(folder: &Path) -> io::Result<()> {
    let mut backups = existing(folder)?;
    backups.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    let kept = kept(&backups.iter().map(|(at, _)| at.unix_timestamp()).collect::<Vec<_>>());
    for (at, path) in backups {
        if !kept.contains(&at.unix_timestamp()) {
            std::fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Which times are kept, of times in seconds since 1970, newest first.
fn kept(newest_first: &[i64]) -> BTreeSet<i64> {
    let day = |at: i64| at.div_euclid(DAY_SECONDS);
    // 1970 began on a Thursday; weeks begin on Mondays.
    let week = |at: i64| (day(at) + 3).div_euclid(7);
    let newest_of_each = |period: &dyn Fn(i64) -> i64, most: usize| {
        let mut times = newest_first.to_vec();
        times.dedup_by_key(|at| period(*at));
        times.truncate(most);
        times
    };
    newest_of_each(&day, DAYS).into_iter().chain(newest_of_each(&week, WEEKS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_days_and_four_weeks_are_kept() {
        // Sunday, 15 November 2026, 23:00, and every six hours before.
        let newest = 1_794_783_600;
        let times: Vec<i64> = (0..400).map(|number| newest - number * 6 * 3600).collect();
        let kept: Vec<i64> = kept(&times).into_iter().rev().map(|at| (newest - at) / 3600).collect();
        let day = 24;
        assert_eq!(kept[..7], [0, day, 2 * day, 3 * day, 4 * day, 5 * day, 6 * day]);
        // The ends of the three weeks before this one.
        assert_eq!(kept[7..], [7 * day, 14 * day, 21 * day]);
    }

    #[test]
    fn rotation_leaves_other_files_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        for name in ["brocante-20261118T020000Z.db", "brocante-20261118T010000Z.db", "my-copy.db", "brocante-1.db"] {
            std::fs::write(file(name), "").unwrap();
        }
        rotate(folder.path()).unwrap();
        let is_there = |name: &str| file(name).exists();
        assert!(is_there("brocante-20261118T020000Z.db") && is_there("my-copy.db") && is_there("brocante-1.db"));
        assert!(!is_there("brocante-20261118T010000Z.db"));
    }
}
