//! A server: it listens, routes and stops.

use crate::api;
use crate::app::{App, Config};
use crate::edge::connections::{self, ConnectionLimits};
use crate::edge::guard::{self, Guard};
use crate::edge::{assets, bans, panics};
use crate::games::{self, Games};
use crate::pages;
use crate::tables::live::now_ms;
use crate::tables::outage;
use crate::upkeep::retention::{self, Retention};
use crate::upkeep::{self, check, operator};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use brocante_store::{Sqlite, StoreError};
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

/// The longest body of a request: a deck file.
const BODY_BYTES_MAX: usize = 256 * 1024;
/// How often idle tables and stale limits are dropped.
const SWEEP: Duration = Duration::from_secs(60);
/// How long open requests may take after the server is asked to stop.
const STOP_MAX: Duration = Duration::from_secs(10);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Data(std::io::Error),
    #[error("{1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A server that listens, and serves when it is run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    guard: Arc<Guard>,
    limits: ConnectionLimits,
    /// Where metrics are, if not at `/metrics`.
    metrics: Option<TcpListener>,
    retention: Retention,
    data: PathBuf,
}

impl Server {
    /// Opens the database and the port.
    pub async fn start(config: &Config, games: Games) -> Result<Server, StartError> {
        games::install(games);
        let folder = config.data.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            std::fs::create_dir_all(folder).map_err(StartError::Data)?;
        }
        let store = Arc::new(Sqlite::open(&config.data)?);
        let listener = listen(config.listen).await?;
        let metrics = match config.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let app = App::new(store, config);
        app.tables.bans.load(&*app.store).await?;
        Ok(Server {
            listener,
            metrics,
            app,
            retention: config.retention,
            guard: Guard::new(config.requests_per_second, config.trust_proxy),
            limits: ConnectionLimits::new((!config.trust_proxy).then_some(config.connections_per_address)),
            data: config.data.clone(),
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The path of a fresh link to the operator's page.
    pub async fn operator_link(&self) -> Result<String, StoreError> {
        operator::link(&*self.app.store).await
    }

    /// Serves until `stop` completes, then finishes open requests.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, app, guard, limits, metrics, retention, data } = self;
        let router = router(app.clone(), Arc::clone(&guard), metrics.is_none());
        let tables = Arc::clone(&app.tables);
        let sweeper = tokio::spawn(async move {
            tables.resume().await;
            loop {
                // After the tables were read: only then does nobody need the time of the last outage any more.
                outage::note_alive(&data, now_ms());
                tokio::time::sleep(SWEEP).await;
                tables.sweep();
                guard.sweep();
            }
        });
        let checker = tokio::spawn(check::check(app.clone()));
        let retention = tokio::spawn(retention::run(Arc::clone(&app.tables), Arc::clone(&app.store), retention));
        let backups = app.backups.clone().map(|backups| tokio::spawn(backups.run()));
        if let Some(listener) = metrics {
            let router = upkeep::routes::health().merge(upkeep::routes::metrics()).with_state(app.clone());
            tokio::spawn(connections::serve(listener, router, limits.clone(), app.stopping()));
        }
        let serving = tokio::spawn(connections::serve(listener, router, limits, app.stopping()));
        stop.await;
        app.stop();
        // A client that does not read must not delay the stop.
        let _ = tokio::time::timeout(STOP_MAX, serving).await;
        sweeper.abort();
        checker.abort();
        retention.abort();
        if let Some(backups) = backups {
            backups.abort();
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
}

/// Everything the server answers.
pub fn router(app: App, guard: Arc<Guard>, with_metrics: bool) -> Router {
    let compressed = SizeAbove::new(512)
        .and(NotForContentType::const_new("text/event-stream"))
        .and(NotForContentType::const_new("application/x-ndjson"));
    let router = Router::new()
        .merge(pages::routes::routes())
        .merge(api::routes::routes())
        .merge(pages::operator::routes())
        .merge(upkeep::routes::health())
        .merge(if with_metrics { upkeep::routes::metrics() } else { Router::new() })
        .route("/assets/{digest}/{name}", get(assets::get));
    #[cfg(test)]
    let router = router.route("/planted-panic", get(async || -> &'static str { panic!("planted") }));
    router
        .layer(CatchPanicLayer::custom(panics::answer))
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn_with_state(Arc::clone(&app.tables.bans), bans::around))
        .layer(middleware::from_fn_with_state(guard, guard::around))
        .layer(CompressionLayer::new().compress_when(compressed))
        .with_state(app)
}
