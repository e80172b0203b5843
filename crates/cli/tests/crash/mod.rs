//! Clients that keep playing whatever happens to the server: they repeat every request until it is answered.

use super::market::{Answer, Client, Table, name, oracle, token};
use brocante_core::{Rng, Seat};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::Scope;
use std::time::Duration;

/// Pause between attempts while the server is down.
const PAUSE: Duration = Duration::from_millis(4);
/// Attempts before a client gives up; a restart takes far fewer.
const SENT_MAX: u32 = 5_000;

/// A move that was answered with 200.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub seat: Seat,
    pub mv: Value,
    /// The sequence number of the answer: that of the move, or a later one if the move was sent again.
    pub seq: u64,
    pub sent: u32,
}

/// A played table with all answers from the server.
#[derive(Debug)]
pub struct Played {
    pub table: Table,
    pub setup: Value,
    pub acknowledged: Vec<Acknowledged>,
    watched: Arc<Mutex<Vec<Value>>>,
}

impl Played {
    /// The events that a spectator received.
    pub fn watched(&self) -> Vec<Value> {
        self.watched.lock().unwrap().clone()
    }

    /// The acknowledged moves in the order in which they were made. The moves of each seat are in order; for
    /// simultaneous choices, the private events in `told` give the order between seats.
    pub fn in_order(&self, told: &[Value]) -> oracle::Moves {
        let mut queues: Vec<Vec<&Acknowledged>> = vec![Vec::new(); brocante_core::SEATS_MAX];
        for acknowledged in self.acknowledged.iter().rev() {
            queues[acknowledged.seat.index()].push(acknowledged);
        }
        let mut core = oracle::replayed(&self.setup, &[]).unwrap();
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
            core.play(next.seat, &next.mv).unwrap_or_else(|refused| {
                panic!("{}: {next:?} was acknowledged, but replaying it gives {refused:?}", self.setup)
            });
            moves.push((next.seat, next.mv.clone()));
        }
        let left: Vec<_> = queues.into_iter().flatten().collect();
        assert!(left.is_empty(), "{}: these were acknowledged but cannot be replayed: {left:?}", self.setup);
        moves
    }
}

/// All finished tables, and the number of acknowledged moves so far.
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

    /// Number of tables played to the end.
    pub fn finished(&self) -> usize {
        self.played.lock().unwrap().len()
    }
}

/// Sends until the server answers. Returns the answer and the number of attempts.
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

/// Creates a table and seats everybody. A repeated request may be refused because the first attempt took effect
/// although its answer was lost.
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

/// Plays tables of one kind, one after the other, while `playing` is true, with one client per seat and a
/// spectator.
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

/// Follows a table's event stream, and resumes after every interruption. Sequence numbers never decrease. Once the
/// game is over, one last item delivers the rest.
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
