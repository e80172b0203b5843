//! Long texts of entries, each stored once: see `interned`.

use crate::interned::{self, Text};
use rusqlite::{Connection, OptionalExtension as _, params};

/// The body as it is stored: its long texts are kept once for all entries.
pub fn intern(connection: &Connection, table: &str, body: &str) -> rusqlite::Result<String> {
    let (stored, texts) = interned::extract(body);
    for Text { digest, literal } in texts {
        let keep = "INSERT OR IGNORE INTO texts VALUES (?, ?)";
        connection.prepare_cached(keep)?.execute(params![digest, literal])?;
        let note = "INSERT OR IGNORE INTO text_uses VALUES (?, ?)";
        connection.prepare_cached(note)?.execute(params![table, digest])?;
    }
    Ok(stored)
}

/// The body as it was appended; `None` if a text of it is missing.
pub fn restore(reader: &Connection, stored: String) -> rusqlite::Result<Option<String>> {
    interned::restore(stored, |digest| {
        let mut query = reader.prepare_cached("SELECT literal FROM texts WHERE digest = ?")?;
        query.query_row([digest], |row| row.get(0)).optional()
    })
}
