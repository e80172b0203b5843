//! Health and metrics, for programs that watch the server.

use crate::app::App;
use crate::edge::problem::Problem;
use axum::Router;
use axum::extract::State;
use axum::routing::get;

/// Whether the server is there, and whether it works.
pub fn health() -> Router<App> {
    Router::new().route("/healthz", get(healthz)).route("/livez", get(async || "ok\n"))
}

/// The metrics.
pub fn metrics() -> Router<App> {
    Router::new().route("/metrics", get(metrics_page))
}

async fn healthz(State(app): State<App>) -> Result<&'static str, Problem> {
    app.prober.check().await?;
    Ok("ok\n")
}

async fn metrics_page(State(app): State<App>) -> String {
    let health = app.store.health();
    metrics::gauge!("brocante_tables_in_memory").set(app.tables.count_in_memory() as f64);
    metrics::gauge!("brocante_tables_damaged").set(health.damaged.len() as f64);
    metrics::gauge!("brocante_data_damaged").set(u8::from(health.file_damage.is_some()));
    metrics::gauge!("brocante_data_failing").set(u8::from(health.is_failing));
    if let Some(free) = app.prober.free_bytes() {
        metrics::gauge!("brocante_disk_free_bytes").set(free as f64);
    }
    if let Some(at) = app.backups.as_ref().and_then(|backups| backups.last().at) {
        let age = time::OffsetDateTime::now_utc() - at;
        metrics::gauge!("brocante_backup_age_seconds").set(age.as_seconds_f64());
    }
    app.metrics.render()
}
