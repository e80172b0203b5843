//! Overload: one address that sends too many requests, a client that does not read, and random bytes.

mod market;

use brocante_core::Rng;
use market::{Live, Market, Table, oracle};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

const SEED: u64 = 77;
const ROUNDS: usize = 5;
const REQUESTS: usize = 1_000;
/// Allowed growth of memory over all rounds after the first.
const GROWTH_KB_MAX: u64 = 8 * 1024;
const MOVES: usize = 300;

fn memory_kb(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Waits until the server accepts requests again.
fn until_healthy(market: &Market) {
    for _ in 0..200 {
        if market.stranger().get("/healthz").status == 200 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("the server does not recover");
}

#[test]
fn requests_are_limited_by_address() {
    let market = Market::with_limit("20");
    let client = market.stranger();
    let mut after_first = 0;
    for round in 0..ROUNDS {
        let mut refused = 0;
        for number in 0..REQUESTS {
            // Without --trust-proxy the header is ignored, and the address of the connection counts.
            let forwarded = format!("10.0.{}.{}", round, number % 256);
            let answer = client.get_with("/", &[("x-forwarded-for", &forwarded), ("accept", "text/html")]);
            match answer.status {
                429 => {
                    assert_eq!(answer.header("retry-after"), Some("1"));
                    refused += 1;
                }
                status => assert_eq!(status, 200),
            }
        }
        assert!(refused > REQUESTS / 2, "only {refused} of {REQUESTS} were refused");
        until_healthy(&market);
        if round == 0 {
            after_first = memory_kb(market.pid());
        }
    }
    let growth = memory_kb(market.pid()).saturating_sub(after_first);
    println!("memory after the first round: {after_first} kB, growth: {growth} kB");
    assert!(growth < GROWTH_KB_MAX, "{growth} kB");
}

#[test]
fn random_bytes_do_not_affect_other_clients() {
    let market = Market::open();
    let mut rng = Rng::new(SEED);
    let mut kept = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(("127.0.0.1", market.port)).unwrap();
        let mut noise: Vec<u8> = (0..rng.below(2_000)).map(|_| rng.next_u64() as u8).collect();
        if rng.chance(2) {
            noise.splice(..0, *b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n");
        }
        // The server may have closed the connection already.
        let _ = stream.write_all(&noise);
        kept.push(stream);
        assert_eq!(market.stranger().get("/healthz").status, 200, "seed {SEED}");
    }
    let table = market.table(&oracle::plain("boxes", 2, 1));
    let mut live = Live::open(market.port, &table.page("/live"), &[]).unwrap();
    live.send(&"x".repeat(1 << 20));
    assert_eq!(market.stranger().get(&table.api("/view")).status, 200);
}

/// The server gives up on a request whose head or body never ends. The test takes as long as that timeout.
#[test]
fn unfinished_requests_time_out() {
    let market = Market::open();
    let halves = ["GET / HTTP/1.1\r\nHost: x", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"];
    let streams = halves.map(|half| {
        let mut stream = TcpStream::connect(("127.0.0.1", market.port)).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        stream
    });
    for mut stream in streams {
        stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the server closes the connection");
        assert!(!String::from_utf8_lossy(&answer).contains(" 500 "), "{answer:?}");
    }
}

/// Makes a move that prolongs the game: no seat stops while it can continue.
fn make_long_move(market: &Market, table: &Table) {
    let moved = (0..4).any(|seat| {
        let listed = market.seat(seat).get(&table.api("/moves")).ok();
        let moves = listed["moves"].as_array().unwrap();
        let ends = |choice: &&Value| ["stop", "pass"].contains(&choice["move"]["do"].as_str().unwrap());
        let Some(choice) = moves.iter().find(|choice| !ends(choice)).or_else(|| moves.first()) else { return false };
        market.seat(seat).post(&table.api("/move"), &json!({ "move": choice["move"], "at": listed["at"] })).ok();
        true
    });
    assert!(moved, "no seat can move");
}

#[test]
fn a_stalled_page_does_not_delay_others() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 4, 1));
    let cookie = market.seat(2).cookie().unwrap();
    let mut live = Live::open(market.port, &table.page("/live"), &[("cookie", &cookie)]).unwrap();
    let mut stream = market.seat(2).news(&table.api("/events?since=0")).unwrap();
    for _ in 0..MOVES {
        make_long_move(&market, &table);
    }
    let newest = market.seat(2).get(&table.api("/view")).ok();
    let mut last = 0;
    while last < newest["seq"].as_u64().unwrap() {
        let seq = live.read_json()["seq"].as_u64().unwrap();
        assert!(seq >= last, "the page went back from {last} to {seq}");
        last = seq;
    }
    let (mut told, mut item) = (Vec::new(), json!({ "seq": 0 }));
    while item["seq"] != newest["seq"] {
        let next = stream.item().unwrap();
        assert!(next["seq"].as_u64() > item["seq"].as_u64());
        told.extend(next["told"].as_array().unwrap().clone());
        item = next;
    }
    assert_eq!(json!(told), newest["told"], "no event is missing");
    assert_eq!(item["view"], newest["view"]);
}

/// Repeats a request until it is refused as too frequent. Returns the number of accepted requests.
fn until_too_much(market: &Market, seat: u8, path: &str, body: &Value) -> usize {
    for count in 0..150 {
        let answer = market.seat(seat).post(path, body);
        if answer.status == 429 {
            answer.problem(429, "too-many");
            let wait = answer.header("retry-after").and_then(|wait| wait.parse::<u64>().ok());
            assert!(wait.is_some_and(|wait| (1..=60).contains(&wait)), "{answer:?}");
            return count;
        }
        assert!(answer.status < 500, "{}", answer.text());
    }
    panic!("{path} is not limited");
}

/// An address may make more requests than one of its seats may chat, report or move. A limited seat does not affect
/// the others.
#[test]
fn actions_are_limited_by_seat() {
    let market = Market::with_limit("50");
    let table = market.table(&oracle::plain("boxes", 3, 1));
    let (chat, report) = (table.api("/chat"), table.api("/report"));
    let hello = json!({ "text": "hello" });
    let said = until_too_much(&market, 1, &chat, &hello);
    assert!(said >= 20, "normal chatting is allowed: {said}");
    market.seat(2).post(&chat, &hello).ok();
    let reported = until_too_much(&market, 1, &report, &json!({ "seat": 2 }));
    assert!(reported >= 5, "and report: {reported}");
    market.seat(2).post(&report, &json!({ "line": 0 })).ok();
    let moved = until_too_much(&market, 1, &table.api("/move"), &json!({ "move": { "do": "dance" } }));
    assert!(moved >= 80, "and play: {moved}");
    market.seat(2).post(&table.api("/move"), &json!({ "move": { "do": "dance" } })).problem(422, "bad-move");
}
