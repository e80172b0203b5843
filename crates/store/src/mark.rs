//! A small file beside the database that says how many commits were acknowledged.
//!
//! An acknowledged commit may be only in the WAL. If the WAL is deleted, cut or damaged while the server is down,
//! SQLite takes what is left for the whole, because that is how a power cut looks. The mark tells the two apart. Every
//! commit counts up a number in the database; once the commit is durable, the same number goes into the mark. A
//! database that knows fewer commits than its mark has lost some.
//!
//! The mark is written but not flushed, so it costs a commit next to nothing. It can only be too low: after a power
//! cut it may lag by the seconds that the system keeps writes in memory, and then it proves less, never too much.

use crate::StoreError;
use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::Read as _;
use std::os::unix::fs::FileExt as _;
use std::path::Path;

/// What a mark says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marked {
    /// The random name of the database, so that the mark of another one does not count.
    pub database: String,
    pub commits: u64,
}

/// The file of a mark.
#[derive(Debug)]
pub struct Mark {
    file: File,
    database: String,
}

impl Marked {
    /// One line of always the same length, so that it is written in place.
    fn line(&self) -> String {
        let text = format!("brocante mark 1 {} {:020}", self.database, self.commits);
        format!("{text} {}\n", digest(&text))
    }

    fn parse(line: &str) -> Option<Marked> {
        let (text, sum) = line.strip_suffix('\n')?.rsplit_once(' ')?;
        let (database, commits) = text.strip_prefix("brocante mark 1 ")?.split_once(' ')?;
        let marked = Marked { database: database.to_owned(), commits: commits.parse().ok()? };
        (sum == digest(text)).then_some(marked)
    }

    /// Refuses a database that has lost commits.
    pub fn check(&self, there: &Marked) -> Result<(), StoreError> {
        if self.database != there.database || self.commits <= there.commits {
            return Ok(());
        }
        let lost = self.commits - there.commits;
        Err(StoreError::Broken(format!(
            "the last {lost} of its {} saved changes are missing: its -wal file was deleted, cut or damaged, or an \
             older copy was put in its place (see its -mark file)",
            self.commits
        )))
    }
}

fn digest(text: &str) -> String {
    Sha256::digest(text)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the mark at `path` says; `None` if there is none, or it can't be read.
pub fn read(path: &Path) -> Option<Marked> {
    let mut text = String::new();
    File::open(path).ok()?.read_to_string(&mut text).ok()?;
    Marked::parse(&text)
}

impl Mark {
    /// Writes a mark to a file that is already open.
    pub fn start(file: File, marked: &Marked) -> std::io::Result<Mark> {
        let line = marked.line();
        file.write_all_at(line.as_bytes(), 0)?;
        file.set_len(line.len() as u64)?;
        file.sync_all()?;
        Ok(Mark { file, database: marked.database.clone() })
    }

    /// Notes that a number of commits is durable. A mark that can't be written proves less; that is no reason to stop.
    pub fn note(&self, commits: u64) {
        let marked = Marked { database: self.database.clone(), commits };
        let _ = self.file.write_all_at(marked.line().as_bytes(), 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(database: &str, commits: u64) -> Marked {
        Marked { database: database.to_owned(), commits }
    }

    #[test]
    fn a_mark_is_read_back_and_a_damaged_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mark");
        assert_eq!(read(&path), None);
        let mark = Mark::start(File::create(&path).unwrap(), &marked("a1", 3)).unwrap();
        mark.note(1_000_000);
        assert_eq!(read(&path), Some(marked("a1", 1_000_000)));
        let line = std::fs::read(&path).unwrap();
        for at in 0..line.len() * 8 {
            let mut flipped = line.clone();
            flipped[at / 8] ^= 1 << (at % 8);
            std::fs::write(&path, &flipped).unwrap();
            assert_eq!(read(&path), None, "bit {at}");
        }
    }

    #[test]
    fn only_the_same_database_with_fewer_commits_is_refused() {
        assert!(marked("a", 5).check(&marked("a", 5)).is_ok());
        assert!(marked("a", 5).check(&marked("a", 6)).is_ok());
        assert!(marked("a", 5).check(&marked("b", 1)).is_ok());
        let refused = marked("a", 5).check(&marked("a", 3)).unwrap_err().to_string();
        assert!(refused.contains("the last 2 of its 5 saved changes"), "{refused}");
    }
}
