//! Programs that play on whatever happens to the server: they ask until they are answered.

use super::market::{Answer, Client, Table, name, oracle, token};
use brocante_core::{Rng, Seat};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::Scope;
use std::time::Duration;

/// A server that is down is asked again after this.
const PAUSE: Duration = Duration::from_millis(4);
/// How often anything is sent before it is given up; a restart takes far less.
const SENT_MAX: u32 = 5_000;

/// A move that was answered with 200.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub seat: Seat,
    pub mv: Value,
    /// The number that came with the answer: that of the move, or a later one where it was sent again.
    pub seq: u64,
    pub sent: u32,
}

/// A table, and all that was heard of it.
#[derive(Debug)]
pub struct Played {
    pub table: Table,
    pub setup: Value,
    pub acknowledged: Vec<Acknowledged>,
    watched: Arc<Mutex<Vec<Value>>>,
}

impl Played {
    /// What somebody who only watched was told.
    pub fn watched(&self) -> Vec<Value> {
        self.watched.lock().unwrap().clone()
    }

    /// The acknowledged moves as they must have been made. Each seat's are in order; where several seats
    /// choose at the same time, what the server has `told` each of them alone says who was first.
    pub fn in_order(&self, told: &[Value]) -> oracle::Moves {
        let mut queues: Vec<Vec<&Acknowledged>> = vec![Vec::new(); brocante_core::SEATS_MAX];
        for acknowledged in self.acknowledged.iter().rev() {
            queues[acknowledged.seat.index()].push(acknowledged);
        }
        let mut core = oracle::replayed(&self.setup, &[]).unwrap();
        let tongue = oracle::tongue(core.info().name);
        let mut moves = Vec::new();
        loop {
            let ready: Vec<_> = core.to_act().iter().filter_map(|seat| queues[seat.index()].last().copied()).collect();
            let is_next = |next: &&Acknowledged| {
                let of = |seat: Seat| told[seat.index()].as_array().unwrap();
                let others = || ready.iter().filter(|other| other.seat != next.seat);
                let alone = |told: &&Value| others().all(|other| !of(other.seat).contains(told));
                of(next.seat).iter().filter(|told| told["ply"] == moves.len() + 1).any(|told| alone(&told))
            };
            let next = if ready.len() > 1 { ready.iter().copied().find(is_next) } else { ready.first().copied() };
            let Some(next) = next else { break };
            queues[next.seat.index()].pop();
            oracle::play(&mut *core, &tongue, next.seat, &next.mv)
                .unwrap_or_else(|refused| panic!("{}: {next:?} was acknowledged, and is {refused:?}", self.setup));
            moves.push((next.seat, next.mv.clone()));
        }
        let left: Vec<_> = queues.into_iter().flatten().collect();
        assert!(left.is_empty(), "{}: acknowledged out of turn: {left:?}", self.setup);
        moves
    }
}

/// Every table that was played, and how many moves were acknowledged so far.
#[derive(Default)]
pub struct Tables {
    played: Mutex<Vec<Played>>,
    moves: AtomicUsize,
}

impl Tables {
    pub fn into_played(self) -> Vec<Played> {
        self.played.into_inner().unwrap()
    }

    pub fn moves(&self) -> usize {
        self.moves.load(Ordering::SeqCst)
    }

    /// How many were played to the end.
    pub fn finished(&self) -> usize {
        self.played.lock().unwrap().len()
    }
}

/// Sends until an answer comes; answers with it and with how often it was sent.
fn insist(send: impl Fn() -> Result<Answer, ureq::Error>) -> (Answer, u32) {
    for sent in 1..=SENT_MAX {
        match send() {
            Ok(answer) => return (answer, sent),
            Err(_) => std::thread::sleep(PAUSE),
        }
    }
    panic!("the server never came back");
}

fn client(port: u16, seat: u8) -> Client {
    Client::new(port, Some(token(seat)))
}

/// Makes a table, and seats everybody. What was done before an answer was lost may be refused when it is sent
/// again: it is done.
fn make(port: u16, setup: &Value) -> Table {
    let seats = setup["seats"].as_u64().unwrap() as u8;
    let mut body = setup.clone();
    body["name"] = name(0).into();
    body["seats_for"] = json!(["friends"]);
    let made = insist(|| client(port, 0).try_post("/api/tables", &body)).0.ok();
    let [id, code] = ["table", "code"].map(|field| made[field].as_str().unwrap().to_owned());
    let table = Table { id, code };
    for seat in 1..seats {
        let sit = json!({ "name": name(seat), "seat": seat });
        let (answer, sent) = insist(|| client(port, seat).try_post(&table.api("/sit"), &sit));
        assert!(answer.status == 200 || (sent > 1 && answer.json()["code"] == "seated"), "{}", answer.text());
    }
    let (answer, sent) = insist(|| client(port, 0).try_post(&table.api("/begin"), &json!({})));
    assert!(answer.status == 200 || (sent > 1 && answer.json()["code"] == "begun"), "{}", answer.text());
    table
}

/// Plays tables of one kind, one after the other, for as long as `playing`; a program a seat, and somebody
/// who watches.
pub fn play_tables<'scope>(
    scope: &'scope Scope<'scope, '_>,
    port: u16,
    (game, seats): (&str, u8),
    first_seed: u64,
    tables: &Tables,
    playing: &'scope AtomicBool,
    watching: &'scope AtomicBool,
) {
    for number in first_seed * 1_000.. {
        if !playing.load(Ordering::SeqCst) {
            return;
        }
        let setup = oracle::plain(game, seats, number);
        let table = make(port, &setup);
        let watched = Arc::new(Mutex::new(Vec::new()));
        {
            let (table, watched) = (table.clone(), Arc::clone(&watched));
            scope.spawn(move || watch(port, &table, &watched, watching));
        }
        let acknowledged = play_table(port, &table, seats, number, playing, &tables.moves);
        tables.played.lock().unwrap().push(Played { table, setup, acknowledged, watched });
    }
}

fn play_table(
    port: u16,
    table: &Table,
    seats: u8,
    number: u64,
    playing: &AtomicBool,
    moves: &AtomicUsize,
) -> Vec<Acknowledged> {
    let commands = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for seat in Seat::all(seats) {
            let (all, commands) = (&all, &commands);
            scope.spawn(move || {
                let mut rng = Rng::new(number * 10 + u64::from(seat.0));
                let client = client(port, seat.0);
                while playing.load(Ordering::SeqCst) {
                    let news = insist(|| client.try_get(&table.api("/view"))).0.ok();
                    if news["phase"] == "over" {
                        break;
                    }
                    if !news["to_act"].as_array().unwrap().contains(&seat.0.into()) {
                        std::thread::sleep(PAUSE);
                        continue;
                    }
                    let command = format!("{seat}-{}", commands.fetch_add(1, Ordering::SeqCst));
                    let acknowledged = make_move(&client, table, seat, &command, &mut rng);
                    all.lock().unwrap().push(acknowledged);
                    moves.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
    });
    all.into_inner().unwrap()
}

fn make_move(client: &Client, table: &Table, seat: Seat, command: &str, rng: &mut Rng) -> Acknowledged {
    let listed = insist(|| client.try_get(&table.api("/moves"))).0.ok();
    let moves: Vec<Value> = listed["moves"].as_array().unwrap().iter().map(|choice| choice["move"].clone()).collect();
    let mv = oracle::any(&moves, rng).clone();
    let body = json!({ "move": mv, "command": command, "at": listed["at"] });
    let (answer, sent) = insist(|| client.try_post(&table.api("/move"), &body));
    let seq = answer.ok()["seq"].as_u64().unwrap();
    Acknowledged { seat, mv, seq, sent }
}

/// Reads along, going on after every break where it stopped. Numbers never go back. Once nobody plays any more,
/// one item tells all that is left.
fn watch(port: u16, table: &Table, watched: &Mutex<Vec<Value>>, watching: &AtomicBool) {
    let client = Client::new(port, None);
    let mut seq: Option<u64> = None;
    loop {
        let is_last = !watching.load(Ordering::SeqCst);
        let since = seq.map(|seq| format!("?since={seq}")).unwrap_or_default();
        let Ok(mut stream) = client.news(&table.api(&format!("/events{since}"))) else {
            std::thread::sleep(PAUSE);
            continue;
        };
        let mut is_first = true;
        while let Some(item) = stream.item() {
            let new = item["seq"].as_u64().unwrap();
            let goes_on = seq.is_none_or(|old| new > old || (is_first && new == old));
            assert!(goes_on, "{}: entry {new} comes after {seq:?}", table.id);
            watched.lock().unwrap().extend(item["told"].as_array().unwrap().clone());
            (seq, is_first) = (Some(new), false);
            if is_last || item["phase"] == "over" {
                return;
            }
        }
    }
}
