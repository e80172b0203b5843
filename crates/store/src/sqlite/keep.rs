//! What the operator's page, retention and deletion need of the file.

use crate::chain::Head;
use crate::sqlite::texts;
use crate::{Act, Audited, Banned, Counts};
use rusqlite::{Connection, OptionalExtension as _, params};

/// Pages that are given back at once, so that moves do not wait long.
const PAGES_AT_ONCE: u32 = 500;

pub fn setting(reader: &Connection, name: &str) -> rusqlite::Result<Option<String>> {
    reader.prepare_cached("SELECT value FROM settings WHERE name = ?")?.query_row([name], |row| row.get(0)).optional()
}

pub fn set(connection: &Connection, name: &str, value: &str) -> rusqlite::Result<()> {
    let set = "INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2";
    connection.execute(set, [name, value]).map(drop)
}

/// Writes an act, and what it does to the store itself.
pub fn act(connection: &Connection, audited: &Audited) -> rusqlite::Result<()> {
    let Audited { at_ms, act } = audited;
    match act {
        Act::Banned { who } => {
            let (kind, subject) = who.parts();
            let ban = "INSERT OR REPLACE INTO bans VALUES (?, ?, ?)";
            connection.execute(ban, params![kind, subject, *at_ms as i64])?;
        }
        Act::Unbanned { who } => {
            let (kind, subject) = who.parts();
            connection.execute("DELETE FROM bans WHERE kind = ? AND subject = ?", [kind, subject])?;
        }
        _ => {}
    }
    let text = serde_json::to_string(act).expect("an act is plain data");
    connection.execute("INSERT INTO audit (at_ms, act) VALUES (?, ?)", params![*at_ms as i64, text]).map(drop)
}

pub fn bans(reader: &Connection) -> rusqlite::Result<Vec<Banned>> {
    let mut query = reader.prepare("SELECT kind, subject FROM bans ORDER BY at_ms DESC")?;
    let rows = query.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
    let rows: Vec<(String, String)> = rows.collect::<rusqlite::Result<_>>()?;
    Ok(rows.into_iter().filter_map(|(kind, subject)| Banned::of_parts(&kind, subject)).collect())
}

/// The last acts, newest first. Acts that only a later version knows are left out.
pub fn audit(reader: &Connection, most: usize) -> rusqlite::Result<Vec<Audited>> {
    let mut query = reader.prepare("SELECT at_ms, act FROM audit ORDER BY id DESC LIMIT ?")?;
    let rows = query.query_map([most as i64], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    let rows: Vec<(i64, String)> = rows.collect::<rusqlite::Result<_>>()?;
    let audited =
        |(at_ms, act): (i64, String)| Some(Audited { at_ms: at_ms as u64, act: serde_json::from_str(&act).ok()? });
    Ok(rows.into_iter().filter_map(audited).collect())
}

pub fn counts(reader: &Connection) -> rusqlite::Result<Counts> {
    let mut counts = Counts::default();
    let mut query = reader.prepare_cached("SELECT phase, count(*) FROM tables GROUP BY phase")?;
    for row in query.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))? {
        let (phase, count) = row?;
        let place = match phase {
            0 => &mut counts.gathering,
            1 => &mut counts.playing,
            _ => &mut counts.over,
        };
        *place += count as u64;
    }
    let people = "SELECT count(DISTINCT person) FROM people";
    counts.people = reader.prepare_cached(people)?.query_row([], |row| row.get::<_, i64>(0))? as u64;
    Ok(counts)
}

/// The tables whose entries contain a text.
pub fn mentions(reader: &Connection, text: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = reader.prepare("SELECT DISTINCT table_id FROM log WHERE instr(body, ?)")?;
    query.query_map([text], |row| row.get(0))?.collect()
}

/// Replaces entries of a table, and computes the checksums from there on again.
pub fn rewrite(connection: &Connection, table: &str, changed: &[(u64, String)]) -> rusqlite::Result<()> {
    let Some(first) = changed.iter().map(|(seq, _)| *seq).min() else { return Ok(()) };
    for (seq, body) in changed {
        let stored = texts::intern(connection, table, body)?;
        let update = "UPDATE log SET body = ? WHERE table_id = ? AND seq = ?";
        connection.prepare_cached(update)?.execute(params![stored, table, *seq as i64])?;
    }
    let before = "SELECT sum FROM log WHERE table_id = ? AND seq = ?";
    let sum = connection.query_row(before, params![table, first as i64 - 1], |row| row.get(0)).optional()?;
    let mut head = Head { seq: first - 1, sum: sum.unwrap_or(Head::EMPTY.sum) };
    let rest = "SELECT body FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq";
    let rest: Vec<String> = connection
        .prepare_cached(rest)?
        .query_map(params![table, first as i64], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for stored in rest {
        // A text that is lost makes the checksum wrong, as it should.
        let body = texts::restore(connection, stored)?.unwrap_or_default();
        head = head.after(table, &body);
        connection.prepare_cached("UPDATE log SET sum = ? WHERE table_id = ? AND seq = ?")?.execute(params![
            head.sum,
            table,
            head.seq as i64
        ])?;
    }
    // The card may show what was replaced; the next entry writes a new one.
    let set = "UPDATE tables SET last_seq = ?, last_sum = ?, card = '' WHERE id = ?";
    connection.prepare_cached(set)?.execute(params![head.seq as i64, head.sum, table]).map(drop)
}

/// Removes a table with everything that belongs to it.
pub fn remove(connection: &Connection, table: &str) -> rusqlite::Result<()> {
    for delete in [
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM people WHERE table_id = ?",
        "DELETE FROM texts WHERE digest IN (SELECT digest FROM text_uses WHERE table_id = ?1)
         AND digest NOT IN (SELECT digest FROM text_uses WHERE table_id <> ?1)",
        "DELETE FROM text_uses WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        connection.prepare_cached(delete)?.execute([table])?;
    }
    Ok(())
}

/// Gives some free pages back to the system. What was deleted is also gone from the WAL then.
pub fn compact(connection: &Connection) -> rusqlite::Result<()> {
    let step = |sql: &str| -> rusqlite::Result<()> {
        let mut statement = connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        while rows.next()?.is_some() {}
        Ok(())
    };
    step(&format!("PRAGMA incremental_vacuum({PAGES_AT_ONCE})"))?;
    step("PRAGMA wal_checkpoint(TRUNCATE)")
}

/// The pages that `compact` could give back.
pub fn free_pages(reader: &Connection) -> rusqlite::Result<i64> {
    reader.pragma_query_value(None, "freelist_count", |row| row.get(0))
}
