//! Removing what people said: one person's words and names on request, and the chat of old tables.

use crate::edge::problem::Problem;
use crate::edge::visitor::person_of;
use crate::tables::live::now_ms;
use crate::tables::tables::Tables;
use brocante_store::{Act, Audited, Sqlite, Store, StoreError};
use brocante_table::redact::{self, Changed};
use brocante_table::{Entry, Origin, PersonId};
use std::collections::{BTreeSet, VecDeque};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The pause between two requests of people to be forgotten.
const PAUSE: Duration = Duration::from_secs(5);

/// Forgets a person in the data of a server that is not running. Takes their id or their token. Returns the number of
/// tables that changed.
pub async fn forget_beside(data: &Path, person_or_token: &str) -> Result<usize, StoreError> {
    let store = Sqlite::open(data)?;
    let mut tables = BTreeSet::new();
    // Both are 32 digits; only one of them is anybody.
    for device in [PersonId(person_or_token.to_owned()), person_of(person_or_token)] {
        tables.extend(forget_in(&store, &device.device()).await?);
    }
    store.compact().await?;
    Ok(tables.len())
}

/// Forgets a person on a running server. Returns the number of tables that changed.
pub async fn forget(tables: &Arc<Tables>, store: &dyn Store, person: &PersonId) -> Result<usize, Problem> {
    let changed = forget_in(store, &person.device()).await.map_err(|error| failed(&error))?;
    for table in &changed {
        tables.read_again(table).await;
    }
    store.compact().await.map_err(|error| failed(&error))?;
    Ok(changed.len())
}

/// Requests of people to be forgotten. Each reads all the data, so there is one at a time, with a pause.
#[derive(Debug, Default)]
pub struct Requests(tokio::sync::Mutex<Option<Instant>>);

impl Requests {
    /// Forgets a person who asks for it.
    pub async fn forget(&self, tables: &Arc<Tables>, store: &dyn Store, person: &PersonId) -> Result<(), Problem> {
        let mut last = self.0.try_lock().map_err(|_| Problem::Busy)?;
        if last.is_some_and(|at| at.elapsed() < PAUSE) {
            return Err(Problem::Busy);
        }
        let forgotten = forget(tables, store, person).await;
        *last = Some(Instant::now());
        forgotten.map(drop)
    }
}

fn failed(error: &StoreError) -> Problem {
    tracing::error!(%error, "words can't be removed");
    Problem::Unsaved
}

/// Removes a device's words and names from every table. Returns the tables that changed.
async fn forget_in(store: &dyn Store, device: &PersonId) -> Result<BTreeSet<String>, StoreError> {
    let mut tables = BTreeSet::new();
    for table in store.mentions(device.0.clone()).await? {
        let Some(entries) = entries(store, &table).await? else { continue };
        let (changed, remarks) = redact::forget(&entries, device);
        if !remarks.is_empty() {
            tables.extend(forget_copies(store, &table, &remarks).await?);
        }
        if write(store, &table, changed).await? {
            tables.insert(table);
        }
    }
    if !tables.is_empty() {
        let act = Act::Forgot { person: device.0.clone(), tables: tables.len() };
        store.act(Audited { at_ms: now_ms(), act }).await?;
    }
    Ok(tables)
}

/// Removes remarks from the games that branched off from a table, and from those that branched off from these.
async fn forget_copies(
    store: &dyn Store,
    table: &str,
    remarks: &BTreeSet<String>,
) -> Result<BTreeSet<String>, StoreError> {
    let (mut found, mut queue) = (BTreeSet::new(), VecDeque::from([table.to_owned()]));
    while let Some(from) = queue.pop_front() {
        for table in store.mentions(from.clone()).await? {
            let Some(entries) = entries(store, &table).await? else { continue };
            let origin = entries.first().and_then(|entry| match entry {
                Entry::Made { origin: Some(Origin::Moment { table, .. }), .. } => Some(table),
                _ => None,
            });
            if origin == Some(&from) && write(store, &table, redact::forget_remarks(&entries, remarks)).await? {
                found.insert(table.clone());
                queue.push_back(table);
            }
        }
    }
    Ok(found)
}

/// Removes the chat of a table. Returns whether there was any.
pub async fn forget_chat(store: &dyn Store, table: &str) -> Result<bool, StoreError> {
    match entries(store, table).await? {
        Some(entries) => write(store, table, redact::forget_chat(&entries)).await,
        None => Ok(false),
    }
}

/// The entries of a table; `None` if it can't be read, which is reported elsewhere.
async fn entries(store: &dyn Store, table: &str) -> Result<Option<Vec<Entry>>, StoreError> {
    match store.load(table.to_owned()).await {
        Ok(bodies) => Ok(bodies.iter().map(|body| serde_json::from_str(body).ok()).collect()),
        Err(StoreError::Damaged { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

async fn write(store: &dyn Store, table: &str, changed: Changed) -> Result<bool, StoreError> {
    if changed.is_empty() {
        return Ok(false);
    }
    let body = |entry: &Entry| serde_json::to_string(entry).expect("an entry is plain data");
    let changed = changed.iter().map(|(seq, entry)| (*seq, body(entry))).collect();
    store.rewrite(table.to_owned(), changed).await?;
    Ok(true)
}
