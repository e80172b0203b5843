//! Attacks on a server from one address, beside an honest player at another. Each attack prints a row: how long the
//! player's clicks and bots took without it and during it, what became of memory and disk, and how much was refused.
//!
//! In `cargo test` every attack is short, and only what does not depend on time is checked: the player is served, the
//! attacker is refused at some point, and memory and disk stay small. `cargo xtask attack` runs them at full length.

#[path = "attack/honest.rs"]
mod honest;
mod market;
#[path = "attack/wire.rs"]
mod wire;

use honest::{Noticed, Player};
use market::Market;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};
use wire::Peer;

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);
/// The default limit, as a host runs it.
const LIMIT: &str = "50";
const MEMORY_GROWTH_MAX: u64 = 64 << 20;
const DISK_GROWTH_MAX: u64 = 64 << 20;

/// What an attack did.
#[derive(Default)]
struct Outcome {
    /// Requests or connections that were served.
    served: usize,
    /// Those that were refused.
    refused: usize,
    /// What is kept open until the end of the attack.
    kept: Vec<TcpStream>,
}

impl Outcome {
    fn count(&mut self, status: u16) {
        if (200..400).contains(&status) { self.served += 1 } else { self.refused += 1 }
    }
}

type Attack = fn(Peer, &dyn Fn() -> bool, &mut Outcome);

const ATTACKS: [(&str, Attack); 10] = [
    ("silent connections", silent_connections),
    ("bodies by the byte", slow_bodies),
    ("reviews", reviews),
    ("tables of hard bots", bot_tables),
    ("hints", hints),
    ("long decks", decks),
    ("imported records", imports),
    ("tables in the list", listed_tables),
    ("event streams", streams),
    ("guessed codes", codes),
];

#[test]
fn an_honest_player_is_served_during_every_attack() {
    let seconds = std::env::var("ATTACK_SECONDS").ok().and_then(|seconds| seconds.parse().ok()).unwrap_or(3);
    let length = Duration::from_secs(seconds);
    println!(
        "| attack | click p99 quiet | attacked | hard bot p99 quiet | attacked | served | refused | memory | after | disk |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let wrong: Vec<String> = ATTACKS.into_iter().flat_map(|(name, attack)| measure(name, attack, length)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Runs an attack and prints its row. Returns what is wrong.
fn measure(name: &str, attack: Attack, length: Duration) -> Vec<String> {
    // A short attack leaves time for several short thoughts.
    let think = if length < Duration::from_secs(10) { "0.1" } else { "1" };
    let market = Market::with(LIMIT, &["--think", think]);
    let peer = Peer { address: ATTACKER, port: market.port };
    let player = Player::start(market.port);
    std::thread::sleep(length);
    let quiet = player.finish();
    let (memory, disk) = (memory(market.pid()), size(market.data().parent().unwrap()));
    let player = Player::start(market.port);
    let end = Instant::now() + length;
    let mut outcome = Outcome::default();
    attack(peer, &|| Instant::now() < end, &mut outcome);
    while Instant::now() < end {
        std::thread::sleep(Duration::from_millis(50));
    }
    let peak = self::memory(market.pid());
    let attacked = player.finish();
    drop(std::mem::take(&mut outcome.kept));
    std::thread::sleep(length / 4);
    let after = self::memory(market.pid());
    let grown = size(market.data().parent().unwrap()).saturating_sub(disk);
    let ms = |times: &[Duration]| format!("{:.1} ms", Noticed::at(times, 0.99).as_secs_f64() * 1e3);
    let mib = |bytes: u64| format!("{:.1} MiB", bytes as f64 / (1 << 20) as f64);
    println!(
        "| {name} | {} | {} | {} | {} | {} | {} | {} → {} | {} | +{} |",
        ms(&quiet.clicks),
        ms(&attacked.clicks),
        ms(&quiet.bots),
        ms(&attacked.bots),
        outcome.served,
        outcome.refused,
        mib(memory),
        mib(peak),
        mib(after),
        mib(grown),
    );
    let is_served = attacked.clicks.len() > 10 && !attacked.bots.is_empty();
    let checks = [
        (attacked.failed.is_empty(), format!("the honest player is refused: {:?}", attacked.failed)),
        (is_served, "the honest player is not served".to_owned()),
        (outcome.refused > 0, "nothing was refused".to_owned()),
        (after.saturating_sub(memory) < MEMORY_GROWTH_MAX, "memory does not come back".to_owned()),
        (grown < DISK_GROWTH_MAX, "the disk grows".to_owned()),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, wrong)| format!("{name}: {wrong}")).collect()
}

/// Connections that say nothing.
fn silent_connections(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let mut open: Vec<TcpStream> = (0..1010).filter(|_| goes_on()).filter_map(|_| peer.connect().ok()).collect();
    std::thread::sleep(Duration::from_millis(300));
    for stream in &mut open {
        // A refused connection was closed by the server.
        let is_open = stream.set_nonblocking(true).is_ok()
            && stream.peek(&mut [0]).is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock);
        outcome.count(if is_open { 200 } else { 429 });
    }
    outcome.kept = open;
}

/// Requests whose bodies come a byte at a time.
fn slow_bodies(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    use std::io::Write as _;
    silent_connections(peer, goes_on, outcome);
    let head =
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n";
    for stream in &mut outcome.kept {
        let _ = stream.write_all(head.as_bytes());
    }
    while goes_on() {
        for stream in &mut outcome.kept {
            let _ = stream.write_all(b" ");
        }
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// Somebody new each time: an attacker has as many cookies as they like.
fn token(number: usize) -> String {
    format!("{:032x}", 0xbad_0000 + number)
}

/// Reviews of finished games.
fn reviews(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let record = record(peer);
    let mut tables: Vec<Value> = Vec::new();
    while goes_on() {
        let imported = peer.send("POST", "/api/records", None, &record);
        match imported.map(|reply| reply.json()["table"].clone()) {
            Ok(table) if table.is_string() => tables.push(table),
            _ => break,
        }
    }
    for (number, table) in tables.iter().cycle().enumerate().take_while(|_| goes_on()) {
        let path = format!("/api/tables/{}/review", table.as_str().unwrap());
        outcome.count(peer.ask("POST", &path, Some(&token(number)), &Value::Null).status);
    }
}

/// A finished game, played by bots.
fn record(peer: Peer) -> String {
    let setup = json!({ "game": "boxes", "seats": 2, "seats_for": ["easy-bot"], "begin": true, "name": "Eve" });
    let host = token(99);
    let made = peer.ask("POST", "/api/tables", Some(&host), &setup).json();
    let table = made["table"].as_str().unwrap().to_owned();
    for _ in 0..2000 {
        let moves = peer.ask("GET", &format!("/api/tables/{table}/moves"), Some(&host), &Value::Null).json();
        if let Some(choice) = moves["moves"].as_array().and_then(|moves| moves.last()) {
            let choice = json!({ "move": choice["move"] });
            peer.ask("POST", &format!("/api/tables/{table}/move"), Some(&host), &choice);
        }
        let record = peer.ask("GET", &format!("/api/tables/{table}/record"), Some(&host), &Value::Null);
        if record.status == 200 {
            return String::from_utf8(record.body).unwrap();
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("the game does not end");
}

fn bot_tables(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let setup = json!({ "game": "five-cards", "name": "Eve", "seats": 6, "seats_for": ["hard-bot"], "begin": true });
    for number in (0..).take_while(|_| goes_on()) {
        outcome.count(peer.ask("POST", "/api/tables", Some(&token(number)), &setup).status);
    }
}

/// Hints at many tables at the same time, by many people.
fn hints(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let setup = json!({ "game": "vintage", "name": "Eve", "seats": 3, "seats_for": ["friends"], "begin": true });
    let tables: Vec<(String, String)> = (0..40)
        .filter_map(|number| {
            let made = peer.ask("POST", "/api/tables", Some(&token(number)), &setup).json();
            Some((made["table"].as_str()?.to_owned(), token(number)))
        })
        .collect();
    let mut asked = Vec::new();
    while goes_on() {
        for (table, host) in &tables {
            let Ok(mut stream) = peer.connect() else { continue };
            let path = format!("/api/tables/{table}/hint");
            if wire::send(&mut stream, "GET", &path, Some(host), "").is_ok() {
                asked.push(stream);
            }
        }
        std::thread::sleep(Duration::from_millis(500));
        for mut stream in std::mem::take(&mut asked) {
            let _ = stream.set_read_timeout(Some(Duration::from_millis(5)));
            match wire::receive(&mut stream) {
                Ok(reply) => outcome.count(reply.status),
                Err(_) => outcome.kept.push(stream),
            }
        }
        outcome.kept.truncate(200);
    }
}

/// Another long deck for the same table, again and again.
fn decks(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let host = token(1);
    let setup = json!({ "game": "boxes", "name": "Eve", "seats": 2, "seats_for": ["friends"] });
    let made = peer.ask("POST", "/api/tables", Some(&host), &setup).json();
    let path = format!("/api/tables/{}/settings", made["table"].as_str().unwrap());
    let deck = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/boxes/deck.toml"));
    let deck = deck.unwrap();
    for number in (0..).take_while(|_| goes_on()) {
        let long = format!("{deck}\n# {number} {}", "x".repeat(240_000));
        let change = json!({ "deck": { "toml": long } });
        outcome.count(peer.ask("POST", &path, Some(&host), &change).status);
    }
}

fn imports(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let record = record(peer);
    while goes_on() {
        outcome.count(peer.send("POST", "/api/records", None, &record).map_or(0, |reply| reply.status));
    }
}

/// Tables that push others off the list.
fn listed_tables(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let setup = json!({ "game": "boxes", "name": "Eve", "seats": 2, "seats_for": ["open"] });
    for number in (0..).take_while(|_| goes_on()) {
        outcome.count(peer.ask("POST", "/api/tables", Some(&token(number)), &setup).status);
    }
}

fn streams(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let setup = json!({ "game": "boxes", "name": "Eve", "seats": 2, "begin": true });
    let made = peer.ask("POST", "/api/tables", Some(&token(1)), &setup).json();
    let path = format!("/api/tables/{}/events", made["table"].as_str().unwrap());
    for _ in (0..4000).take_while(|_| goes_on()) {
        let answer = peer.connect().and_then(|mut stream| {
            wire::send(&mut stream, "GET", &path, None, "")?;
            let status = wire::receive(&mut stream)?.status;
            Ok((status, stream))
        });
        match answer {
            Ok((status, stream)) => {
                outcome.count(status);
                outcome.kept.push(stream);
            }
            Err(_) => outcome.count(0),
        }
    }
}

fn codes(peer: Peer, goes_on: &dyn Fn() -> bool, outcome: &mut Outcome) {
    let letters = b"abcdefghijkmnpqrstuvwxyz23456789";
    for number in (0..usize::MAX).take_while(|_| goes_on()) {
        let code: String = (0..5).map(|place| char::from(letters[(number >> (5 * place)) % 32])).collect();
        let status = peer.ask("GET", &format!("/api/tables/{code}"), None, &Value::Null).status;
        outcome.count(if status == 404 { 200 } else { status });
    }
}

fn memory(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches("kB").trim().parse::<u64>().unwrap() * 1024
}

/// The bytes of the files in a folder.
fn size(folder: &Path) -> u64 {
    std::fs::read_dir(folder).unwrap().filter_map(|entry| entry.ok()?.metadata().ok()).map(|data| data.len()).sum()
}
