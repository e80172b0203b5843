//! The server as its operator sees it: health, metrics, stopping, and unusable data files.

mod market;

use market::{Live, Market, fails, fails_with, oracle};
use std::path::Path;

#[test]
fn health_and_metrics_are_served() {
    let market = Market::open();
    market.table(&oracle::plain("boxes", 2, 1));
    let health = market.stranger().get("/healthz");
    assert_eq!((health.status, health.text().as_str()), (200, "ok\n"));
    market.stranger().get("/api/tables/nowhere").problem(404, "no-table");
    let metrics = market.stranger().get("/metrics");
    assert_eq!(metrics.status, 200);
    let metrics = metrics.text();
    for name in [
        "brocante_requests_total",
        "brocante_request_seconds",
        "brocante_tables_in_memory",
        "brocante_problems_total",
        "brocante_tables_damaged",
        "brocante_data_damaged",
        "brocante_data_failing",
        "brocante_disk_free_bytes",
    ] {
        assert!(metrics.contains(&format!("# TYPE {name}")), "{name}: {metrics}");
    }
    assert!(metrics.contains("brocante_tables_made_total{game=\"boxes\"} 1"), "{metrics}");
    for line in metrics.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let value = line.rsplit(' ').next().unwrap();
        assert!(value.parse::<f64>().is_ok() && line.starts_with("brocante_"), "{line}");
    }
}

#[test]
fn metrics_can_have_their_own_address() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let market = Market::with_options(&["--metrics-listen", &address]);
    market.stranger().get("/api/games").ok();
    let inside = market::Client::new(port, None);
    assert!(inside.get("/metrics").text().contains("brocante_requests_total"));
    assert_eq!(inside.get("/healthz").text(), "ok\n");
    assert_eq!(inside.get("/").status, 404, "pages are not there");
    assert_eq!(market.stranger().get("/metrics").status, 404);
    for path in ["/healthz", "/livez"] {
        assert_eq!(market.stranger().get(path).text(), "ok\n");
    }
    fails_with(&market.data().with_file_name("other.db"), &["--metrics-listen", &address], "Can’t listen on");
}

#[test]
fn it_stops_gracefully_with_open_pages() {
    let mut market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 1));
    let mut stream = market.seat(0).news(&table.api("/events")).unwrap();
    let mut live = Live::open(market.port, &table.page("/live"), &[]).unwrap();
    assert!(stream.item().is_some() && live.read_json()["seq"].is_u64());
    let before = market.seat(0).get(&table.api("/view")).ok();
    let status = market.terminate();
    assert_eq!(status.code(), Some(0));
    assert_eq!(stream.item(), None);
    market.restart();
    assert_eq!(market.seat(0).get(&table.api("/view")).ok(), before);
}

#[test]
fn an_unusable_data_file_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    fails(folder.path(), 0, "Can’t use the data file");
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, "This is no database, whatever its name says. ".repeat(500)).unwrap();
    fails(&garbage, 0, "file is not a database");
    assert!(std::fs::read_to_string(&garbage).unwrap().starts_with("This is no database"));
    // Not even root can write there.
    fails(Path::new("/proc/market.db"), 0, "Can’t use the data file");
    fails(Path::new("/dev/null/market.db"), 0, "Can’t use the data file");
    let market = Market::open();
    fails(&folder.path().join("other.db"), market.port, "Can’t listen on");
}

#[test]
fn a_file_has_one_server() {
    let mut market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 1));
    fails(&market.data(), 0, "another server is using it");
    market.stranger().get(&table.api("/view")).ok();
    // The lock goes with its process, however that ends.
    market.pull_the_plug();
    market.restart();
    market.stranger().get(&table.api("/view")).ok();
}
