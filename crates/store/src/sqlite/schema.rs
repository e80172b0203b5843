//! The tables of the file, and how a file of an older version becomes one of this version.

use crate::StoreError;
use crate::chain::Head;
use crate::sqlite::connection::{begin, broken};
use rusqlite::{Connection, params};

/// A migration.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    Sql(&'static str),
    /// SQL, and then what SQL can't do.
    And(&'static str, fn(&Connection) -> rusqlite::Result<()>),
}

/// Migrations: step `n` turns a file of version `n` into one of version `n + 1`; version 0 is an empty file. Never
/// change a step that has been released; add a new one at the end.
pub const STEPS: &[Step] = &[
    Step::Sql(
        "
    CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, phase INTEGER NOT NULL, public INTEGER NOT NULL,
        changed_ms INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_phase ON tables (phase, changed_ms);
    CREATE TABLE people (
        person TEXT NOT NULL, table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX people_by_table ON people (table_id);
",
    ),
    // Checksums: see `chain`. `meta` counts the commits: see `mark`.
    Step::And(
        "
    ALTER TABLE log ADD COLUMN sum BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN last_sum BLOB NOT NULL DEFAULT x'00000000000000000000000000000000';
    CREATE TABLE meta (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
    INSERT INTO meta VALUES ('commits', 0), ('database', lower(hex(randomblob(8)))), ('probe', 0);
",
        chain_all,
    ),
    // Lists show `card`; `maker` counts the listed tables of an address. `texts`: see `interned`.
    Step::Sql(
        "
    ALTER TABLE tables ADD COLUMN card TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_by_maker ON tables (maker, phase) WHERE public;
    CREATE TABLE texts (digest TEXT PRIMARY KEY, literal TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE text_uses (
        table_id TEXT NOT NULL, digest TEXT NOT NULL,
        PRIMARY KEY (table_id, digest)
    ) WITHOUT ROWID;
    CREATE INDEX text_uses_by_digest ON text_uses (digest);
",
    ),
    // What operators see and do.
    Step::Sql(
        "
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE bans (
        kind TEXT NOT NULL, subject TEXT NOT NULL, at_ms INTEGER NOT NULL,
        PRIMARY KEY (kind, subject)
    ) WITHOUT ROWID;
    CREATE TABLE audit (id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, act TEXT NOT NULL);
    ALTER TABLE tables ADD COLUMN reports INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_reported ON tables (changed_ms) WHERE reports > 0;
",
    ),
];

/// Computes the checksums of logs that have none. A log with a gap keeps it, and is refused when it is read.
fn chain_all(connection: &Connection) -> rusqlite::Result<()> {
    let mut tables = connection.prepare("SELECT id FROM tables")?;
    let tables: Vec<String> = tables.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut bodies = connection.prepare("SELECT seq, body FROM log WHERE table_id = ? ORDER BY seq")?;
    let mut set_sum = connection.prepare("UPDATE log SET sum = ? WHERE table_id = ? AND seq = ?")?;
    let mut set_head = connection.prepare("UPDATE tables SET last_seq = ?, last_sum = ? WHERE id = ?")?;
    for table in tables {
        let rows = bodies.query_map([&table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
        let rows: Vec<_> = rows.collect::<rusqlite::Result<_>>()?;
        let mut head = Head::EMPTY;
        for (seq, body) in rows {
            head = Head { seq: (seq - 1) as u64, ..head }.after(&table, &body);
            set_sum.execute(params![head.sum, table, seq])?;
        }
        set_head.execute(params![head.seq as i64, head.sum, table])?;
    }
    Ok(())
}

/// The version of the file.
pub fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(broken)?;
    Ok(version as usize)
}

/// Migrates a file to the current version, one transaction per step. Refuses a file of a later version or of
/// another program.
pub fn prepare(connection: &mut Connection, steps: &[Step]) -> Result<(), StoreError> {
    loop {
        // Read the version inside the transaction: another process may be migrating the same file.
        let transaction = begin(connection).map_err(broken)?;
        let version = version(&transaction)?;
        let Some(step) = steps.get(version) else {
            return match version == steps.len() {
                true => Ok(()),
                false => {
                    Err(StoreError::Broken(format!("it was written by a later version of the program ({version})")))
                }
            };
        };
        if version == 0 {
            let known = "SELECT count(*) FROM sqlite_schema";
            if transaction.query_row(known, [], |row| row.get::<_, i64>(0)).map_err(broken)? > 0 {
                return Err(StoreError::Broken("it belongs to another program".to_owned()));
            }
        }
        match step {
            Step::Sql(sql) => transaction.execute_batch(sql).map_err(broken)?,
            Step::And(sql, run) => {
                transaction.execute_batch(sql).map_err(broken)?;
                run(&transaction).map_err(broken)?;
            }
        }
        transaction.pragma_update(None, "user_version", version as u32 + 1).map_err(broken)?;
        transaction.commit().map_err(broken)?;
    }
}
