//! The check of the data after the start: what was too large to be checked before, and the checksums of every table.

use crate::app::App;

/// Checks the store while the server runs, and logs what it finds.
pub async fn check(app: App) {
    let checked = app.store.check().await;
    let health = app.store.health();
    for (table, what) in &health.damaged {
        app.tables.log_damage(table, what);
    }
    match checked {
        Ok(()) => tracing::info!(damaged_tables = health.damaged.len(), "the data was checked"),
        Err(error) => {
            tracing::error!(%error, "the data is damaged; tables that are whole play on, but restore a backup soon");
        }
    }
    metrics::gauge!("brocante_data_checked").set(1);
}
