//! Measures how long a click takes while hard bots think at many other tables.
//!
//! Run `brocante serve --requests-per-second 1000000 --bot-pause 0` in one terminal and `cargo run --profile dist -p
//! brocante --example crowd -- http://127.0.0.1:8642 50` in another. A person first plays alone, click after click,
//! and then again while a person and three hard bots play at each of the given number of tables. Everything runs on
//! this machine.

use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const CLICKS: usize = 200;
/// How often the people at the other tables poll for their turn.
const PAUSE: Duration = Duration::from_millis(500);

fn main() {
    let mut args = std::env::args().skip(1);
    let address = args.next().expect("the address of a server");
    let tables: usize = args.next().and_then(|count| count.parse().ok()).unwrap_or(50);
    let alone = clicks(&address);
    let stop = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicU64::new(0));
    let crowd: Vec<_> = (0..tables)
        .map(|_| {
            let (address, stop, moves) = (address.clone(), Arc::clone(&stop), Arc::clone(&moves));
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    play(&Person::sit(&address, "hard-bot"), &stop, &moves);
                }
            })
        })
        .collect();
    std::thread::sleep(Duration::from_secs(3));
    let start = (Instant::now(), moves.load(Ordering::Relaxed));
    let among = clicks(&address);
    let a_second = (moves.load(Ordering::Relaxed) - start.1) as f64 / start.0.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    for thread in crowd {
        let _ = thread.join();
    }
    println!("| response time of a click | median | 99 % | slowest |");
    println!("| --- | --- | --- | --- |");
    for (name, times) in [("alone".to_owned(), alone), (format!("beside {tables} tables of hard bots"), among)] {
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        println!("| {name} | {:.1} ms | {:.1} ms | {:.1} ms |", at(0.5), at(0.99), at(1.0));
    }
    println!("\nThe people at the other tables made {a_second:.0} moves a second meanwhile.");
}

/// Makes moves at tables with easy bots. Returns the response times, sorted.
fn clicks(address: &str) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < CLICKS {
        let person = Person::sit(address, "easy-bot");
        while times.len() < CLICKS && !person.is_over() {
            if let Some(mv) = person.first_move() {
                let start = Instant::now();
                person.post(&format!("{}/move", person.table), &json!({ "move": mv }));
                times.push(start.elapsed());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    times.sort();
    times
}

fn play(person: &Person, stop: &AtomicBool, moves: &AtomicU64) {
    while !stop.load(Ordering::Relaxed) && !person.is_over() {
        if let Some(mv) = person.first_move() {
            person.post(&format!("{}/move", person.table), &json!({ "move": mv }));
            moves.fetch_add(1, Ordering::Relaxed);
        }
        std::thread::sleep(PAUSE);
    }
}

struct Person {
    agent: ureq::Agent,
    table: String,
    token: String,
}

impl Person {
    fn sit(address: &str, bots: &str) -> Person {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut person = Person { agent, table: String::new(), token: String::new() };
        let setup =
            json!({ "game": "vintage", "name": "Clicker", "seats": 4, "seats_for": ["friends", bots], "begin": true });
        let made = person.post(&format!("{address}/api/tables"), &setup);
        person.table = format!("{address}/api/tables/{}", made["table"].as_str().unwrap_or_default());
        person.token = made["token"].as_str().unwrap_or_default().to_owned();
        person
    }

    fn post(&self, url: &str, body: &Value) -> Value {
        let request = self.agent.post(url).header("authorization", &format!("Bearer {}", self.token));
        let answer = request.header("content-type", "application/json").send(body.to_string().as_bytes());
        serde_json::from_str(&answer.expect("an answer").body_mut().read_to_string().expect("text")).unwrap_or_default()
    }

    fn get(&self, rest: &str) -> Value {
        let request =
            self.agent.get(format!("{}{rest}", self.table)).header("authorization", &format!("Bearer {}", self.token));
        let text = request.call().expect("an answer").body_mut().read_to_string().expect("text");
        serde_json::from_str(&text).unwrap_or_default()
    }

    fn first_move(&self) -> Option<Value> {
        self.get("/moves")["moves"].as_array()?.first().map(|choice| choice["move"].clone())
    }

    fn is_over(&self) -> bool {
        self.get("")["phase"] == "over"
    }
}
