//! What every handler has at hand, and what the host of the server decides.

use crate::tables::bot_pool::Thinking;
use crate::tables::tables::{Tables, TablesConfig, Timing};
use crate::upkeep::backup::{BackupPlan, Backups};
use crate::upkeep::forget::Requests;
use crate::upkeep::health::Prober;
use crate::upkeep::retention::Retention;
use brocante_store::Store;
use brocante_table::WordFilter;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// What the host of the server decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The address for metrics alone. Without it they are at `/metrics`, for everybody.
    pub metrics_listen: Option<SocketAddr>,
    /// The database file.
    pub data: PathBuf,
    /// Where backups go, if anywhere.
    pub backups: Option<BackupPlan>,
    /// How long things are kept.
    pub retention: Retention,
    /// The request limit of an address.
    pub requests_per_second: NonZeroU32,
    /// The connections, and the live pages and streams, of an address.
    pub connections_per_address: usize,
    /// Whether a proxy in front of the server says where a request comes from.
    pub trust_proxy: bool,
    /// The weakest word filter of any table.
    pub word_filter: WordFilter,
    /// How time passes.
    pub timing: Timing,
    /// How bots think.
    pub thinking: Thinking,
}

impl Config {
    /// What concerns tables.
    pub(crate) fn tables(&self) -> TablesConfig {
        TablesConfig {
            data: self.data.clone(),
            requests_per_second: self.requests_per_second,
            live_per_address: self.connections_per_address,
            word_filter: self.word_filter,
            timing: self.timing,
            thinking: self.thinking,
        }
    }
}

#[cfg(test)]
impl Config {
    pub(crate) fn of_a_test(folder: &std::path::Path, bot_pause: std::time::Duration) -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            metrics_listen: None,
            data: folder.join("test.db"),
            backups: None,
            retention: Retention::default(),
            requests_per_second: NonZeroU32::MAX,
            connections_per_address: usize::MAX,
            trust_proxy: false,
            word_filter: WordFilter::Off,
            timing: Timing { bot_pause, clock_second: std::time::Duration::from_secs(1) },
            thinking: Thinking::default(),
        }
    }
}

/// What every handler has at hand.
#[derive(Clone, Debug)]
pub struct App {
    pub tables: Arc<Tables>,
    pub store: Arc<dyn Store>,
    pub metrics: PrometheusHandle,
    pub prober: Arc<Prober>,
    pub backups: Option<Arc<Backups>>,
    pub forget_requests: Arc<Requests>,
    stopping: Arc<watch::Sender<bool>>,
}

impl App {
    pub fn new(store: Arc<dyn Store>, config: &Config) -> App {
        // One recorder per process, however many servers a test starts.
        static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();
        let metrics = METRICS.get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            let _ = metrics::set_global_recorder(recorder);
            handle
        });
        let tables = Tables::new(Arc::clone(&store), &config.tables());
        let backups = config.backups.clone().map(|plan| Backups::new(plan, &config.data));
        let prober = Arc::new(Prober::new(Arc::clone(&store), &config.data));
        App {
            tables,
            store,
            metrics: metrics.clone(),
            prober,
            backups,
            forget_requests: Arc::default(),
            stopping: Arc::new(watch::Sender::new(false)),
        }
    }

    /// Tells when the server is asked to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Asks everything to stop.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }
}

/// Waits until the server is asked to stop.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}
