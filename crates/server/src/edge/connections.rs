//! The connections of a server: how many there may be, and how long a request may take to arrive.

use crate::app::stopped;
use crate::edge::client::Network;
use crate::edge::places::{Place, Places};
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use hyper::body::{Frame, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::Sleep;
use tower::ServiceExt as _;

/// The time for the head of a request, and for an idle connection.
const HEAD_MAX: Duration = Duration::from_secs(30);
/// The time for the body of a request, however slowly it comes.
const BODY_MAX: Duration = Duration::from_secs(30);
/// The pause after a connection could not be accepted: others will end soon.
const PAUSE: Duration = Duration::from_millis(200);
/// Files that are left for the database and everything else that is not a connection.
const OTHER_FILES: u64 = 64;
/// The most connections if the system sets no limit.
const CONNECTIONS_MAX: u64 = 1 << 20;

/// How many connections a server keeps.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// By address. `None` behind a proxy, from which all connections come.
    per_address: Option<Places>,
    total: Arc<Semaphore>,
}

impl ConnectionLimits {
    /// As many connections as the process may have open files, after raising that limit as far as the system lets it.
    pub fn new(per_address: Option<usize>) -> ConnectionLimits {
        let total = raise_file_limit().saturating_sub(OTHER_FILES).clamp(OTHER_FILES, CONNECTIONS_MAX);
        let per_address = per_address.map(Places::new);
        ConnectionLimits { per_address, total: Arc::new(Semaphore::new(total as usize)) }
    }

    /// Lets a connection in, until what is returned is dropped.
    fn admit(&self, peer: IpAddr) -> Option<(OwnedSemaphorePermit, Option<Place>)> {
        let place = match &self.per_address {
            Some(places) => Some(places.take(Network::of(peer))?),
            None => None,
        };
        Some((Arc::clone(&self.total).try_acquire_owned().ok()?, place))
    }
}

/// Raises the soft limit of open files to the hard one. Returns the limit.
fn raise_file_limit() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    if raised.is_ok() { maximum } else { current }.unwrap_or(CONNECTIONS_MAX)
}

/// Serves until the server is stopping, and then until every request is answered.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    mut stopping: watch::Receiver<bool>,
) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_MAX);
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(admitted) = limits.admit(peer.ip()) else {
                    metrics::counter!("brocante_connections_refused_total").increment(1);
                    continue;
                };
                let (builder, router, stopping, open) =
                    (builder.clone(), router.clone(), stopping.clone(), open.clone());
                tokio::spawn(async move {
                    attend(&builder, router, stream, peer, stopping).await;
                    drop((open, admitted));
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
        let mut request: Request = request.map(|body| match body.is_end_stream() {
            true => Body::empty(),
            false => Body::new(TimedBody { body, end: Box::pin(tokio::time::sleep(BODY_MAX)) }),
        });
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

/// A body that must arrive in time as a whole. (tower-http's `TimeoutBody` limits the pauses, so a byte now and then
/// would keep it open for hours.)
struct TimedBody {
    body: hyper::body::Incoming,
    end: Pin<Box<Sleep>>,
}

/// The body of a request took too long.
#[derive(Debug, thiserror::Error)]
#[error("the request took too long")]
pub struct TooSlow;

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        self.end.as_mut().poll(context).map(|()| Some(Err(TooSlow.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
