//! The server as its operator sees it: health, metrics, stopping, and unusable data files.

mod market;

use market::{Live, Market, fails, oracle, serve_command};
use serde_json::json;
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
    for name in
        ["brocante_requests_total", "brocante_request_seconds", "brocante_tables_in_memory", "brocante_problems_total"]
    {
        assert!(metrics.contains(&format!("# TYPE {name}")), "{name}: {metrics}");
    }
    assert!(metrics.contains("brocante_tables_made_total{game=\"boxes\"} 1"), "{metrics}");
    for line in metrics.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let value = line.rsplit(' ').next().unwrap();
        assert!(value.parse::<f64>().is_ok() && line.starts_with("brocante_"), "{line}");
    }
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

/// Two servers on one file cannot fork a game. The one that is behind returns an error and catches up.
#[test]
fn a_second_server_on_the_same_file_cannot_fork_a_game() {
    let market = Market::open();
    let mut setup = oracle::plain("boxes", 2, 1);
    setup["draws"] = json!({ "first": [0] });
    let table = market.table(&setup);
    let mut second = serve_command(&market.data(), 0, "1000000").spawn().unwrap();
    let port = {
        use std::io::BufRead as _;
        let mut line = String::new();
        std::io::BufReader::new(second.stdout.take().unwrap()).read_line(&mut line).unwrap();
        line.trim().trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap()
    };
    let other = market::Client::new(port, Some(market::token(0)));
    assert_eq!(other.get(&table.api("/view")).ok()["ply"], 0);
    let choose = |auction: &str| json!({ "move": { "do": "choose", "auction": auction } });
    market.seat(0).post(&table.api("/move"), &choose("open")).ok();
    other.post(&table.api("/move"), &choose("secret")).problem(503, "unsaved");
    let views = [market.seat(0).get(&table.api("/view")), other.get(&table.api("/view"))];
    assert_eq!(views[0].ok()["view"], views[1].ok()["view"]);
    second.kill().unwrap();
    second.wait().unwrap();
}
