//! The connections of a server, with their timeouts.

use crate::app::stopped;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt as _;
use tower_http::timeout::TimeoutBody;

/// Header-read and keep-alive timeout.
const HEADER_MAX: Duration = Duration::from_secs(30);
/// The longest pause within the body of a request.
const BODY_PAUSE_MAX: Duration = Duration::from_secs(30);
/// The pause after a connection could not be accepted: others will end soon.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until the server is stopping, and then until every request is answered.
pub async fn serve(listener: TcpListener, router: Router, mut stopping: watch::Receiver<bool>) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_MAX);
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let (builder, router, stopping, open) =
                    (builder.clone(), router.clone(), stopping.clone(), open.clone());
                tokio::spawn(async move {
                    attend(&builder, router, stream, peer, stopping).await;
                    drop(open);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection can't be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop((listener, open));
    all_closed.recv().await;
}

async fn attend(
    builder: &http1::Builder,
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    mut stopping: watch::Receiver<bool>,
) {
    // Pages should get their updates at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request = request.map(|body| Body::new(TimeoutBody::new(BODY_PAUSE_MAX, Box::pin(body))));
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // Errors of a single connection are not of interest.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stopped(&mut stopping) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
