//! The server: tables for people and programs, in one process with one database file.
//!
//! - `entry` is what is written down, `sitting` the table it adds up to, `command` what people may
//!   ask for; `hall` keeps all tables, `driver` moves for bots and clocks, `thinkers`
//!   is where bots think, `hints` and `review` what people may ask them; `seat_links` and `rematch` are
//!   what else happens between people and tables.
//! - `standpoint` is from where somebody looks at a table: their seat, a device that is passed around, a TV.
//! - `web` and `pages` are for people, `socket` keeps their pages alive; `api` and `stream` are
//!   for programs; `problem` is what both are told when something is wrong; `guard` stands before them, and
//!   `connections` before that.

mod api;
mod api_records;
mod assets;
mod command;
mod compose;
mod connections;
mod driver;
mod entry;
#[cfg(test)]
mod fluent_test;
#[cfg(test)]
mod fuzz_test;
mod guard;
mod hall;
mod hints;
mod moderation;
mod pages;
mod problem;
mod promises;
mod records;
mod rematch;
mod render;
mod review;
mod said_api;
mod seat_limits;
mod seat_links;
mod sitting;
mod socket;
mod standpoint;
mod stream;
mod thinkers;
mod tongues;
mod visitor;
mod web;
mod word_filter;

pub use hall::Timing;
pub use thinkers::Thinking;
pub use tongues::LOCALES;
pub use word_filter::WordFilter;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use brocante_store::{Sqlite, Store, StoreError};
use guard::Guard;
use hall::Hall;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::future::Future;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

/// A deck file is the longest thing anybody sends.
const BODY_BYTES_MAX: usize = 256 * 1024;
const SWEEP: Duration = Duration::from_secs(60);
/// How long requests may go on when the server is asked to stop.
const STOP_MAX: Duration = Duration::from_secs(10);

/// What a host decides.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    pub data: PathBuf,
    pub requests_per_second: NonZeroU32,
    pub trust_proxy: bool,
    /// What every table filters at least.
    pub word_filter: WordFilter,
    pub timing: Timing,
    pub thinking: Thinking,
}

#[cfg(test)]
impl Config {
    fn of_a_test(folder: &std::path::Path, bot_pause: Duration) -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: folder.join("test.db"),
            requests_per_second: NonZeroU32::MAX,
            trust_proxy: false,
            word_filter: WordFilter::Off,
            timing: Timing { bot_pause, clock_second: Duration::from_secs(1) },
            thinking: Thinking::default(),
        }
    }
}

/// What every handler has at hand.
#[derive(Clone, Debug)]
pub struct App {
    hall: Arc<Hall>,
    metrics: PrometheusHandle,
    stopping: Arc<watch::Sender<bool>>,
}

impl App {
    fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Data(std::io::Error),
    #[error("{0}")]
    Listen(std::io::Error),
}

/// A server that listens, and serves when it is run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    guard: Arc<Guard>,
}

impl Server {
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        let folder = config.data.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).map_err(StartError::Data)?;
        }
        let store = Arc::new(Sqlite::open(&config.data)?);
        let listener = TcpListener::bind(config.listen).await.map_err(StartError::Listen)?;
        Ok(Server {
            listener,
            app: app(store, config),
            guard: Guard::new(config.requests_per_second, config.trust_proxy),
        })
    }

    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` comes, then ends what is under way.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, app, guard } = self;
        let router = router(app.clone(), Arc::clone(&guard));
        let hall = Arc::clone(&app.hall);
        let sweeper = tokio::spawn(async move {
            hall.resume().await;
            loop {
                tokio::time::sleep(SWEEP).await;
                hall.sweep();
                guard.sweep();
            }
        });
        let serving = tokio::spawn(connections::serve(listener, router, app.stopping()));
        stop.await;
        app.stopping.send_replace(true);
        // Nobody holds the server up by not reading.
        let _ = tokio::time::timeout(STOP_MAX, serving).await;
        sweeper.abort();
    }
}

fn app(store: Arc<dyn Store>, config: &Config) -> App {
    // One recorder a process, however many servers a test starts.
    static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();
    let metrics = METRICS.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
    App { hall: Hall::new(store, config), metrics: metrics.clone(), stopping: Arc::new(watch::Sender::new(false)) }
}

fn router(app: App, guard: Arc<Guard>) -> Router {
    let (api, description) = api::routes();
    let description = axum::Json(description);
    let compressed = SizeAbove::new(512)
        .and(NotForContentType::const_new("text/event-stream"))
        .and(NotForContentType::const_new("application/x-ndjson"));
    Router::new()
        .merge(web::routes())
        .merge(api)
        .route("/api/openapi.json", get(async move || description))
        .route("/assets/{digest}/{name}", get(assets::get))
        .route("/healthz", get(web::health))
        .route("/metrics", get(web::metrics_page))
        .layer(CatchPanicLayer::new())
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn_with_state(guard, guard::around))
        .layer(CompressionLayer::new().compress_when(compressed))
        .with_state(app)
}

/// Comes when the server is asked to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}
