//! How long things are kept. The host of the server decides; only tables that never began and imported records go by
//! default.

use crate::tables::live::now_ms;
use crate::tables::tables::Tables;
use crate::upkeep::forget;
use brocante_store::{Act, Audited, List, Page, Store, StoreError};
use brocante_table::Phase;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// How often old things are looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// The most tables that are removed at once, so that moves do not wait.
const AT_ONCE: usize = 200;
/// How an entry of the chat begins.
const CHAT: &str = "{\"entry\":\"chat\"";

/// How long things are kept; `None` is forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that never began, after the last change.
    pub gatherings: Option<Duration>,
    /// Finished games, after the last move, unless somebody keeps them.
    pub finished: Option<Duration>,
    /// Imported records, unless somebody keeps them.
    pub imports: Option<Duration>,
    /// The chat of finished games, after the last move.
    pub chat: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |days: u64| Duration::from_secs(days * 24 * 60 * 60);
        Retention { gatherings: Some(days(30)), finished: None, imports: Some(days(7)), chat: None }
    }
}

/// Removes what is old, until the server stops.
pub async fn run(tables: Arc<Tables>, store: Arc<dyn Store>, retention: Retention) -> ! {
    loop {
        if let Err(error) = remove_old(&tables, &*store, retention, now_ms()).await {
            tracing::error!(%error, "old tables can't be removed");
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Removes what is older than it is kept.
pub async fn remove_old(
    tables: &Tables,
    store: &dyn Store,
    retention: Retention,
    now_ms: u64,
) -> Result<(), StoreError> {
    let before = |kept: Duration| now_ms.saturating_sub(kept.as_millis() as u64);
    let mut is_removed = false;
    let lists = [
        retention.gatherings.map(|kept| (Phase::Gathering, List::Unkept(Phase::Gathering, before(kept)))),
        retention.finished.map(|kept| (Phase::Over, List::Unkept(Phase::Over, before(kept)))),
        retention.imports.map(|kept| (Phase::Over, List::UnkeptImports(before(kept)))),
    ];
    for (phase, list) in lists.into_iter().flatten() {
        is_removed |= remove_tables(tables, store, phase, list).await?;
    }
    if let Some(kept) = retention.chat {
        is_removed |= remove_chat(tables, store, before(kept)).await?;
    }
    if is_removed { store.compact().await } else { Ok(()) }
}

async fn remove_tables(tables: &Tables, store: &dyn Store, phase: Phase, list: List) -> Result<bool, StoreError> {
    let mut count = 0;
    loop {
        let old: Vec<String> =
            store.list(list.clone(), Page::first(AT_ONCE)).await?.into_iter().map(|listed| listed.table).collect();
        // A table that somebody looks at is removed when nobody does.
        let unused: Vec<String> = old.iter().filter(|table| tables.let_go(table)).cloned().collect();
        if unused.is_empty() {
            break;
        }
        count += unused.len();
        store.remove(unused).await?;
    }
    if count > 0 {
        let act = Act::Removed { phase: phase.name().to_owned(), tables: count };
        store.act(Audited { at_ms: crate::tables::live::now_ms(), act }).await?;
    }
    Ok(count > 0)
}

async fn remove_chat(tables: &Tables, store: &dyn Store, before_ms: u64) -> Result<bool, StoreError> {
    let old = store.list(List::Since(Phase::Over, before_ms), Page::first(usize::MAX >> 1)).await?;
    let old: HashSet<String> = old.into_iter().map(|listed| listed.table).collect();
    let mut count = 0;
    for table in store.mentions(CHAT.to_owned()).await? {
        if old.contains(&table) && forget::forget_chat(store, &table).await? {
            tables.read_again(&table).await;
            count += 1;
        }
    }
    if count > 0 {
        let act = Act::ChatRemoved { tables: count };
        store.act(Audited { at_ms: crate::tables::live::now_ms(), act }).await?;
    }
    Ok(count > 0)
}
