//! What every request passes: the request limits of an address, nothing sent by another site, and the headers that keep
//! a page from loading anything but our own.

use crate::edge::client::{Client, Network, on_behalf_of};
use crate::edge::problem::Problem;
use crate::edge::respond::respond;
use crate::edge::visitor::visitor_of;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Limiter = RateLimiter<Network, DashMapStateStore<Network>, DefaultClock>;

/// The seconds' worth of requests that may come at once.
const BURST_SECONDS: NonZeroU32 = NonZeroU32::new(4).unwrap();
/// An IPv6 /48 may send as much as this many of its /64s.
const SITE_NETWORKS: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// Every page may load our own files and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The request limits of addresses.
#[derive(Debug)]
pub struct Guard {
    networks: Limiter,
    sites: Limiter,
    /// Whether a proxy in front of us says who asks.
    trust_proxy: bool,
}

impl Guard {
    /// The request limit of an address, with bursts of some seconds' worth.
    pub fn new(requests_per_second: NonZeroU32, trust_proxy: bool) -> Arc<Guard> {
        let limiter = |per_second: NonZeroU32| {
            RateLimiter::dashmap(Quota::per_second(per_second).allow_burst(per_second.saturating_mul(BURST_SECONDS)))
        };
        let sites = limiter(requests_per_second.saturating_mul(SITE_NETWORKS));
        Arc::new(Guard { networks: limiter(requests_per_second), sites, trust_proxy })
    }

    /// Forgets addresses that have not asked for a while.
    pub fn sweep(&self) {
        for limiter in [&self.networks, &self.sites] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }

    fn check(&self, network: Network, request: &Request) -> Result<(), Problem> {
        let passes = self.networks.check_key(&network).is_ok()
            && network.site().is_none_or(|site| self.sites.check_key(&site).is_ok());
        if !passes {
            return Err(Problem::TooFast { wait_seconds: 1 });
        }
        if is_cross_site(request) { Err(Problem::CrossSite) } else { Ok(()) }
    }
}

/// Everything that is done around every request. In one step, as each costs something.
pub async fn around(State(guard): State<Arc<Guard>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let client = Client::of(request.headers(), request.extensions(), guard.trust_proxy);
    request.extensions_mut().insert(client);
    let visitor = visitor_of(request.uri().path(), request.headers(), client);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = match guard.check(client.network, &request) {
        Ok(()) => on_behalf_of(client, next.run(request)).await,
        Err(problem) => problem.into_response(),
    };
    let mut response = respond(&visitor, response);
    dress(response.headers_mut());
    note(&method, &path, response.status(), began.elapsed());
    response
}

/// The headers of every answer, those that say what is wrong as well.
fn dress(headers: &mut HeaderMap) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What a seat sees is for that seat.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Counts and logs a request.
fn note(method: &Method, path: &str, status: StatusCode, time: Duration) {
    let seconds = time.as_secs_f64();
    metrics::counter!("brocante_requests_total", "status" => status.as_u16().to_string()).increment(1);
    metrics::histogram!("brocante_request_seconds").record(seconds);
    if status.is_server_error() {
        tracing::error!(%method, path, status = status.as_u16(), seconds, "request");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), seconds, "request");
    }
}

/// A request that changes something, or opens a live connection, comes from our own pages or from no page.
fn is_cross_site(request: &Request) -> bool {
    let headers = request.headers();
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe && !headers.contains_key(header::UPGRADE) {
        return false;
    }
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.to_str().unwrap_or_default();
    origin.split_once("://").is_none_or(|(_, from)| !from.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_networks_of_one_site_have_a_limit_together() {
        let guard = Guard::new(NonZeroU32::MIN, false);
        let request = Request::new(axum::body::Body::empty());
        let passed = (0..1000).filter(|number| {
            let network = Network::of(format!("2001:db8:1:{number:x}::1").parse().unwrap());
            guard.check(network, &request).is_ok()
        });
        let burst = SITE_NETWORKS.get() * BURST_SECONDS.get();
        // The test may take a second or two, in which some more are let through.
        assert!((burst..2 * burst).contains(&(passed.count() as u32)));
        let other = Network::of("2001:db8:2::1".parse().unwrap());
        assert!(guard.check(other, &request).is_ok(), "another site is not affected");
    }
}
