//! What is read from the file.

use crate::chain::Head;
use crate::sqlite::texts;
use crate::{List, Listed, Page, StoreError};
use brocante_table::Phase;
use rusqlite::types::Value;
use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row, params_from_iter};

/// All entries of a table, checked against its chain and its head.
pub fn load(reader: &Connection, table: &str) -> Result<Vec<String>, StoreError> {
    let damaged = |what: String| StoreError::Damaged { table: table.to_owned(), what };
    let read = || -> rusqlite::Result<_> {
        // One transaction: otherwise an entry could be written between the two queries.
        let transaction = reader.unchecked_transaction()?;
        Ok((head(&transaction, table)?, bodies(&transaction, table)?))
    };
    let (head, bodies) = match read() {
        Ok(found) => found,
        Err(error) if is_damage(&error) => return Err(damaged(error.to_string())),
        Err(error) => return Err(StoreError::Broken(error.to_string())),
    };
    let bodies = bodies.map_err(damaged)?;
    let Some(head) = head else {
        return if bodies.0.is_empty() { Ok(Vec::new()) } else { Err(damaged("its row is missing".to_owned())) };
    };
    let (bodies, found) = bodies;
    match found {
        found if found == head => Ok(bodies),
        found if found.seq < head.seq => Err(damaged(format!("entries {} to {} are missing", found.seq + 1, head.seq))),
        found if found.seq > head.seq => Err(damaged(format!("it has entries after the last one, {}", head.seq))),
        _ => Err(damaged(format!("the checksum of entry {} is not the one in its row", head.seq))),
    }
}

/// The entries in order, and the head that follows from them; or what is wrong with them.
fn bodies(reader: &Connection, table: &str) -> rusqlite::Result<Result<(Vec<String>, Head), String>> {
    let mut query = reader.prepare_cached("SELECT seq, body, sum FROM log WHERE table_id = ? ORDER BY seq")?;
    let mut rows = query.query([table])?;
    let (mut bodies, mut found) = (Vec::new(), Head::EMPTY);
    while let Some(row) = rows.next()? {
        let (seq, stored): (i64, String) = (row.get(0)?, row.get(1)?);
        let Some(body) = texts::restore(reader, stored)? else {
            return Ok(Err(format!("a text of entry {seq} is missing")));
        };
        found = found.after(table, &body);
        if u64::try_from(seq) != Ok(found.seq) {
            return Ok(Err(format!("entry {} is missing", found.seq)));
        }
        if row.get_ref(2)?.as_blob().ok() != Some(&found.sum[..]) {
            return Ok(Err(format!("entry {seq} does not match its checksum")));
        }
        bodies.push(body);
    }
    Ok(Ok((bodies, found)))
}

/// The last number and checksum in a table's row.
pub fn head(reader: &Connection, table: &str) -> rusqlite::Result<Option<Head>> {
    let mut query = reader.prepare_cached("SELECT last_seq, last_sum FROM tables WHERE id = ?")?;
    query.query_row([table], |row| Ok(Head { seq: row.get::<_, i64>(0)? as u64, sum: row.get(1)? })).optional()
}

/// Whether an error means that the file's content is wrong, not that the disk or the connection fails.
pub fn is_damage(error: &rusqlite::Error) -> bool {
    match error {
        rusqlite::Error::SqliteFailure(..) => {
            matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
        }
        // A value of the wrong type.
        _ => true,
    }
}

/// All tables that the file knows by their row or by an entry.
pub fn all(reader: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut query = reader.prepare("SELECT id FROM tables UNION SELECT table_id FROM log")?;
    query.query_map([], |row| row.get(0))?.collect()
}

pub fn by_code(reader: &Connection, code: &str) -> rusqlite::Result<Option<String>> {
    reader.prepare_cached("SELECT id FROM tables WHERE code = ?")?.query_row([code], |row| row.get(0)).optional()
}

pub fn list(reader: &Connection, list: &List, page: Page) -> rusqlite::Result<Vec<Listed>> {
    let listed = |row: &Row<'_>| {
        let changed_ms = u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default();
        let card = serde_json::from_str(row.get_ref(3)?.as_str()?).ok();
        Ok(Listed { table: row.get(0)?, changed_ms, code: row.get(2)?, card })
    };
    let number = |number: u64| Value::Integer(number as i64);
    let phase = |phase: &Phase| Value::Integer(*phase as i64);
    let (condition, mut values) = match list {
        List::Public(of) => ("phase = ? AND public", vec![phase(of)]),
        List::All(of) => ("phase = ?", vec![phase(of)]),
        List::Reported => ("reports > 0", Vec::new()),
        List::Since(of, before_ms) => ("phase = ? AND changed_ms < ?", vec![phase(of), number(*before_ms)]),
        List::Unkept(of, before_ms) => {
            ("phase = ? AND changed_ms < ? AND NOT kept", vec![phase(of), number(*before_ms)])
        }
        // What an import is stands in its card: see `TableState::origin_kinds`.
        List::UnkeptImports(before_ms) => (
            "phase = ? AND changed_ms < ? AND NOT kept AND card LIKE '%\"import\"%'",
            vec![phase(&Phase::Over), number(*before_ms)],
        ),
        List::Of(person) => (
            "id IN (SELECT table_id FROM people WHERE person = ?) AND phase < ?",
            vec![Value::Text(person.clone()), phase(&Phase::Over)],
        ),
    };
    values.extend([number(page.most as u64), number(page.skip as u64)]);
    let query = format!(
        "SELECT id, changed_ms, code, card FROM tables WHERE {condition} ORDER BY changed_ms DESC LIMIT ? OFFSET ?"
    );
    reader.prepare_cached(&query)?.query_map(params_from_iter(values), listed)?.collect()
}
