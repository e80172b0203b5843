//! Where a request comes from: the address that limits count, and whether the connection is encrypted.
//!
//! Behind a proxy (`--trust-proxy`), `X-Forwarded-For` and `X-Forwarded-Proto` say it; otherwise they are ignored, as
//! anybody can send them.

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    pub network: Network,
    /// Whether the client's own connection is encrypted.
    pub is_https: bool,
}

tokio::task_local! {
    static CURRENT: Client;
}

/// Handles a request as one of this client.
pub async fn on_behalf_of<F: Future>(client: Client, request: F) -> F::Output {
    CURRENT.scope(client, request).await
}

/// The address of the client whose request this task handles. Limits are checked where something is made, far from the
/// handlers; what no request asked for counts as of no address.
pub fn current_network() -> Network {
    CURRENT.try_with(|client| client.network).unwrap_or(Client::default().network)
}

/// What limits count as one address: an IPv4 address, or an IPv6 /64, as one household has any number of addresses in
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Network(IpAddr);

impl Default for Client {
    /// A client of whom nothing is known.
    fn default() -> Client {
        Client { network: Network::of(IpAddr::V6(Ipv6Addr::UNSPECIFIED)), is_https: false }
    }
}

impl Client {
    /// The client of a request.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> Client {
        let forwarded = trust_proxy.then(|| forwarded_for(headers)).flatten();
        let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let address = forwarded.or_else(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        let scheme = headers.get_all("x-forwarded-proto").iter().next_back().and_then(|value| value.to_str().ok());
        let scheme = scheme.and_then(|list| list.rsplit(',').next()).unwrap_or_default().trim();
        Client { network: Network::of(address), is_https: trust_proxy && scheme.eq_ignore_ascii_case("https") }
    }
}

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(prefix(address, 64)),
            v4 => v4,
        })
    }

    /// The IPv6 /48 around it, which one customer can have to themselves.
    pub fn site(self) -> Option<Network> {
        match self.0 {
            IpAddr::V6(address) => Some(Network(IpAddr::V6(prefix(address, 48)))),
            IpAddr::V4(_) => None,
        }
    }
}

impl std::str::FromStr for Network {
    type Err = std::net::AddrParseError;

    fn from_str(text: &str) -> Result<Network, Self::Err> {
        text.parse().map(Network::of)
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

fn prefix(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits)))
}

/// The address that the proxy itself has added: the last item of the last line.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    parse_address(line.rsplit(',').next()?.trim().trim_matches('"'))
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets.
fn parse_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    let bracketed = || text.trim_start_matches('[').trim_end_matches(']').parse();
    text.parse().or_else(|_| with_port()).or_else(|_| bracketed()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    fn client(headers: &[(&'static str, &'static str)], trust_proxy: bool) -> Client {
        let headers =
            headers.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([9, 9, 9, 9], 1))));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value);
        }
        Client::of(&map, &extensions, trust_proxy)
    }

    #[test]
    fn a_household_is_one_network_and_a_site_is_a_48() {
        assert_eq!(network("2001:db8:1:2:3::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("2001:db8:1:2::1").site(), network("2001:db8:1:3::1").site());
        assert_ne!(network("2001:db8:1:2::1").site(), network("2001:db8:2:2::1").site());
        assert_eq!(network("::ffff:10.1.2.3"), network("10.1.2.3"));
        assert_ne!(network("::ffff:10.1.2.3"), network("::ffff:10.1.2.4"));
        assert_eq!(network("10.1.2.3").site(), None);
    }

    #[test]
    fn the_proxy_has_the_last_word_and_nobody_else_has_any() {
        let lines = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "2.2.2.2, 3.3.3.3")];
        assert_eq!(client(&lines, true).network, network("3.3.3.3"));
        assert_eq!(client(&lines, false).network, network("9.9.9.9"));
        for (text, address) in [
            ("4.4.4.4:51234", "4.4.4.4"),
            ("1.1.1.1,4.4.4.4:80", "4.4.4.4"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
            ("\"[2001:db8::7]:443\"", "2001:db8::7"),
            ("unknown", "9.9.9.9"),
            ("", "9.9.9.9"),
        ] {
            assert_eq!(client(&[("x-forwarded-for", text)], true).network, network(address), "{text}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_that_a_connection_is_encrypted() {
        assert!(client(&[("x-forwarded-proto", "https")], true).is_https);
        assert!(client(&[("x-forwarded-proto", "http, HTTPS")], true).is_https);
        assert!(!client(&[("x-forwarded-proto", "https, http")], true).is_https);
        assert!(!client(&[("x-forwarded-proto", "https")], false).is_https);
        assert!(!client(&[], true).is_https);
    }
}
