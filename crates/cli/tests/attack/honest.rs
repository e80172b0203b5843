//! A player who does nothing unusual, and what they notice of an attack.

use super::wire::{self, Peer};
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The honest player's address.
const ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const TOKEN: &str = "00000000000000000000000000000add";
/// Between two clicks, and between two looks whether the bot has moved: together below the limit of an address.
const PAUSE: Duration = Duration::from_millis(50);
/// The clicks after which one is a line of chat.
const CLICKS_PER_LINE: usize = 40;

/// What the player noticed.
#[derive(Debug, Default)]
pub struct Noticed {
    /// How long clicks took: looks at the table, and now and then a line of chat, on disk when it is answered.
    pub clicks: Vec<Duration>,
    /// How long the hard bot at their table took to answer a move.
    pub bots: Vec<Duration>,
    /// Clicks that failed, with their status or error.
    pub failed: Vec<String>,
}

impl Noticed {
    /// The time that `part` of these stay below.
    pub fn at(times: &[Duration], part: f64) -> Duration {
        let mut sorted = times.to_vec();
        sorted.sort();
        let at = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(at).copied().unwrap_or_default()
    }
}

/// A player at a table, until they are asked to stop.
pub struct Player {
    stop: Arc<AtomicBool>,
    clicking: JoinHandle<Noticed>,
    playing: JoinHandle<Vec<Duration>>,
}

impl Player {
    /// Sits down at a table with hard bots.
    pub fn start(port: u16) -> Player {
        let peer = Peer { address: ADDRESS, port };
        let stop = Arc::new(AtomicBool::new(false));
        let chatting = new_table(peer, "bot");
        let (clicks_stop, plays_stop) = (Arc::clone(&stop), Arc::clone(&stop));
        let clicking = std::thread::spawn(move || click(peer, &chatting, &clicks_stop));
        let playing = std::thread::spawn(move || play(peer, &plays_stop));
        Player { stop, clicking, playing }
    }

    /// Stops, and tells what they noticed.
    pub fn finish(self) -> Noticed {
        self.stop.store(true, Ordering::Relaxed);
        let mut noticed = self.clicking.join().unwrap();
        noticed.bots = self.playing.join().unwrap();
        noticed
    }
}

fn new_table(peer: Peer, bots: &str) -> String {
    let setup = json!({ "game": "boxes", "name": "Ada", "seats": 2, "seats_for": ["friends", bots], "begin": true });
    let made = peer.ask("POST", "/api/tables", Some(TOKEN), &setup).json();
    made["table"].as_str().unwrap_or_else(|| panic!("the honest player gets a table: {made}")).to_owned()
}

/// One click after another over a connection that stays open, as a browser does.
fn click(peer: Peer, table: &str, stop: &AtomicBool) -> Noticed {
    let mut noticed = Noticed::default();
    let mut stream = peer.connect().ok();
    let hello = json!({ "text": "hello" }).to_string();
    while !stop.load(Ordering::Relaxed) {
        let began = Instant::now();
        let is_line = noticed.clicks.len() % CLICKS_PER_LINE == 0;
        let (method, what, body) = if is_line { ("POST", "chat", hello.as_str()) } else { ("GET", "view", "") };
        let path = format!("/api/tables/{table}/{what}");
        let answer = stream.as_mut().map(|stream| {
            wire::send(stream, method, &path, Some(TOKEN), body)?;
            wire::receive(stream)
        });
        match answer {
            Some(Ok(reply)) if reply.status == 200 => noticed.clicks.push(began.elapsed()),
            other => {
                let reason =
                    other.map(|answer| answer.map_or_else(|error| error.to_string(), |it| it.status.to_string()));
                noticed.failed.push(reason.unwrap_or("no connection".to_owned()));
                stream = peer.connect().ok();
            }
        }
        std::thread::sleep(PAUSE);
    }
    noticed
}

/// Plays against a hard bot, and measures how long it takes to answer.
fn play(peer: Peer, stop: &AtomicBool) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut table = new_table(peer, "hard-bot");
    while !stop.load(Ordering::Relaxed) {
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let view = peer.ask("GET", &path("view"), Some(TOKEN), &Value::Null).json();
        if view["phase"] == "over" {
            table = new_table(peer, "hard-bot");
            continue;
        }
        let is_own_turn = view["to_act"].as_array().is_some_and(|seats| seats.contains(&json!(0)));
        if is_own_turn {
            let moves = peer.ask("GET", &path("moves"), Some(TOKEN), &Value::Null).json();
            let choice = json!({ "move": moves["moves"][0]["move"], "at": moves["at"] });
            peer.ask("POST", &path("move"), Some(TOKEN), &choice);
            std::thread::sleep(2 * PAUSE);
        } else if view["to_act"].as_array().is_some_and(|seats| !seats.is_empty()) {
            let began = Instant::now();
            while !stop.load(Ordering::Relaxed) {
                let now = peer.ask("GET", &path("view"), Some(TOKEN), &Value::Null).json();
                if now["seq"] != view["seq"] {
                    times.push(began.elapsed());
                    break;
                }
                std::thread::sleep(PAUSE);
            }
        }
    }
    times
}
