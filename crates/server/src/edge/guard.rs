//! What every request passes: no more than so many from one address, nothing sent by another site, and
//! the headers that keep a page from loading anything but our own.

use crate::edge::problem::Problem;
use crate::edge::respond::respond;
use crate::edge::visitor::Visitor;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Limiter = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// Every page may load our own files and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

#[derive(Debug)]
pub struct Guard {
    limiter: Limiter,
    /// Whether a proxy in front of us says who asks.
    trust_proxy: bool,
}

impl Guard {
    /// So many requests a second from one address, four seconds' worth of them at once.
    pub fn new(requests_per_second: NonZeroU32, trust_proxy: bool) -> Arc<Guard> {
        let burst = requests_per_second.saturating_mul(NonZeroU32::new(4).unwrap_or(NonZeroU32::MIN));
        let limiter = RateLimiter::dashmap(Quota::per_second(requests_per_second).allow_burst(burst));
        Arc::new(Guard { limiter, trust_proxy })
    }

    /// Forgets addresses that have not asked for a while.
    pub fn sweep(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }

    fn check(&self, request: &Request) -> Result<(), Problem> {
        self.limiter.check_key(&self.address(request)).map_err(|_| Problem::TooFast { wait_seconds: 1 })?;
        if is_cross_site(request) { Err(Problem::CrossSite) } else { Ok(()) }
    }

    fn address(&self, request: &Request) -> IpAddr {
        // The last line, and the last in it, is what the proxy itself has added.
        let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back().filter(|_| self.trust_proxy);
        let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        network(forwarded.or_else(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }
}

/// The limit applies to an IPv6 /64: one household has any number of addresses in it.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// Everything that is done around every request. In one step, as each costs something.
pub async fn around(State(guard): State<Arc<Guard>>, visitor: Visitor, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = match guard.check(&request) {
        Ok(()) => next.run(request).await,
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
    fn a_house_is_one_address_and_what_a_proxy_added_counts() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2:3::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:10.1.2.3"), network("10.1.2.3"));
        assert_ne!(network("::ffff:10.1.2.3"), network("::ffff:10.1.2.4"));
        let guard = |trust_proxy| Guard::new(NonZeroU32::MIN, trust_proxy);
        let request = || {
            let request =
                Request::builder().header("x-forwarded-for", "1.1.1.1").header("x-forwarded-for", "2.2.2.2, 3.3.3.3");
            request.body(axum::body::Body::empty()).unwrap()
        };
        assert_eq!(guard(true).address(&request()), network("3.3.3.3"));
        assert_eq!(guard(false).address(&request()), network("::"));
    }
}
