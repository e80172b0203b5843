//! Plays two tables step by step and compares what the viewers under test receive, for as long as the core says
//! that they cannot distinguish the tables.

use super::market::{Live, Market, Table, oracle};
use super::setups::Twins;
use super::{Glance, Said, difference, everything, plain};
use brocante_core::{AnyTable, Rng, Seat, Viewer};
use serde_json::{Value, json};

/// Maximum number of steps; each takes about eighty requests.
const STEPS_MAX: usize = 45;
const VIEWERS: [Viewer; 2] = [Viewer::Seat(Seat(0)), Viewer::Public];
/// Pairs of moves to try before accepting one that legitimately distinguishes the tables.
const PAIRS_TRIED: usize = 40;

/// One of the two tables, on its own server and in the core.
struct Twin {
    market: Market,
    table: Table,
    setup: Value,
    moves: oracle::Moves,
    core: Box<dyn AnyTable>,
    live: Vec<Live>,
    /// The last acknowledged sequence number.
    seq: u64,
}

impl Twin {
    fn open(setup: &Value) -> Twin {
        let market = Market::open();
        let table = market.table(setup);
        let core = oracle::replayed(setup, &[]).unwrap();
        let cookie = market.seat(0).cookie().unwrap();
        let path = table.page("/live");
        // Connect one after the other, because everybody is notified when a seated person arrives.
        let live = [&[("cookie", cookie.as_str())][..], &[]].map(|headers| {
            let mut live = Live::open(market.port, &path, headers).unwrap();
            live.wait();
            live
        });
        let seq = seq_of(&market.stranger().get(&table.api("")).ok());
        Twin { market, table, setup: setup.clone(), moves: Vec::new(), core, live: live.into(), seq }
    }

    fn after(&self, seat: Seat, mv: &Value) -> Option<Box<dyn AnyTable>> {
        let moves = [&self.moves[..], &[(seat, mv.clone())]].concat();
        oracle::replayed(&self.setup, &moves).ok()
    }

    fn play(&mut self, seat: Seat, mv: &Value) {
        self.core.play(seat, mv).unwrap();
        self.seq = seq_of(&self.market.seat(seat.0).post(&self.table.api("/move"), &json!({ "move": mv })).ok());
        self.moves.push((seat, mv.clone()));
    }

    /// The next message of each live connection, without the translator's remaining time: it is public and never the
    /// same twice.
    fn messages(&mut self) -> Vec<Said> {
        let read = |live: &mut Live| {
            let mut message = live.read_json();
            assert_eq!(seq_of(&message), self.seq, "there is exactly one message per change");
            let clocks = message["clocks"].as_object_mut().unwrap();
            clocks.values_mut().for_each(|left| *left = Value::Null);
            ("live message".to_owned(), plain(&message.to_string(), &self.market, &self.table))
        };
        self.live.iter_mut().map(read).collect()
    }
}

fn seq_of(body: &Value) -> u64 {
    body["seq"].as_u64().unwrap()
}

/// What a viewer may know about a table.
fn knowledge(core: &dyn AnyTable, viewer: Viewer) -> (Value, Vec<(usize, Value)>) {
    (core.view(viewer), core.events_since(0, viewer))
}

fn alike(a: &dyn AnyTable, b: &dyn AnyTable, viewer: Viewer) -> bool {
    knowledge(a, viewer) == knowledge(b, viewer)
}

/// Plays both tables and compares what seat 0 and the public receive.
pub fn check(name: &str, twins: &Twins, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut a = Twin::open(&twins.a);
    let mut b = Twin::open(&twins.b);
    let mut same = VIEWERS.map(|viewer| alike(&*a.core, &*b.core, viewer));
    assert_eq!(same, [true; 2], "{name}: the viewers can distinguish the deals from the start");
    let (mut steps, mut is_secret) = ([0; 2], false);
    loop {
        let messages = [a.messages(), b.messages()];
        let refused = refused(&a, &b, &mut rng);
        for (at, viewer) in VIEWERS.into_iter().enumerate().filter(|&(at, _)| same[at]) {
            let seen = [&a, &b].map(|twin| look(twin, viewer, &refused, seed ^ steps[at] as u64));
            let told = [0, 1].map(|twin| [&seen[twin][..], &messages[twin][at..=at]].concat());
            if let Some(difference) = difference(&told[0], &told[1]) {
                panic!("{name}, seed {seed}, ply {}, viewer {viewer}: {difference}\n{:?}", a.core.ply(), a.moves);
            }
            steps[at] += 1;
        }
        is_secret |= check_secret(name, &a, &b, seed);
        if steps.into_iter().max() >= Some(STEPS_MAX) {
            break;
        }
        let Some((seat, moves)) = next_moves(&a, &b, same, twins.differs_one_in, &mut rng) else { break };
        speak(&mut a, &mut b, seat);
        a.play(seat, &moves[0]);
        b.play(seat, &moves[1]);
        for (at, viewer) in VIEWERS.into_iter().enumerate() {
            same[at] &= alike(&*a.core, &*b.core, viewer);
        }
        if same == [false; 2] || a.core.is_over() || b.core.is_over() {
            break;
        }
    }
    println!("{name}: {} steps for seat 0, {} for the public", steps[0], steps[1]);
    assert!(
        steps[0] >= twins.steps_min[0] && steps[1] >= twins.steps_min[1],
        "{name}, seed {seed}: only {steps:?} steps"
    );
    assert!(is_secret, "{name}, seed {seed}: nothing was ever hidden");
}

fn look(twin: &Twin, viewer: Viewer, refused: &[Value], lots: u64) -> Vec<Said> {
    let client = viewer.seat().map_or_else(|| twin.market.stranger(), |seat| twin.market.seat(seat.0));
    everything(&twin.market, &twin.table, &client, &Glance { ply: twin.core.ply(), seq: twin.seq, refused, lots })
}

/// Whether another seat sees a difference at this point. If so, the comparison must find it in what that seat
/// receives; otherwise the test could not detect anything.
fn check_secret(name: &str, a: &Twin, b: &Twin, seed: u64) -> bool {
    let others = Seat::all(a.core.seats()).skip(1).map(Viewer::Seat);
    let Some(other) = others.into_iter().find(|&other| !alike(&*a.core, &*b.core, other)) else { return false };
    let [one, two] = [a, b].map(|twin| look(twin, other, &[], seed));
    assert!(difference(&one, &two).is_some(), "{name}: the planted difference at {other} was not found");
    let mine = look(a, Viewer::Seat(Seat(0)), &[], seed);
    assert!(difference(&mine, &two).is_some(), "{name}: the page of another seat was not detected");
    true
}

/// Moves that both tables refuse to seat 0: moves of other seats, of other positions, and nonsense.
fn refused(a: &Twin, b: &Twin, rng: &mut Rng) -> Vec<Value> {
    let mut moves: Vec<Value> = vec![json!({ "do": "dance" })];
    for twin in [a, b] {
        let listed = Seat::all(twin.core.seats()).flat_map(|seat| twin.core.moves(seat).0);
        let listed: Vec<Value> = listed.chain(twin.moves.iter().map(|(_, mv)| mv.clone())).collect();
        moves.extend(rng.choose(&listed).cloned());
    }
    let is_refused = |twin: &Twin, mv: &Value| {
        let mut core = oracle::replayed(&twin.setup, &twin.moves).unwrap();
        core.play(Seat(0), mv).is_err()
    };
    moves.retain(|mv| is_refused(a, mv) && is_refused(b, mv));
    moves
}

/// A legal move for each table, by the same seat. Prefers moves that the viewers under test cannot distinguish.
fn next_moves(a: &Twin, b: &Twin, same: [bool; 2], differs_one_in: u32, rng: &mut Rng) -> Option<(Seat, [Value; 2])> {
    let mut best = None;
    for _ in 0..PAIRS_TRIED {
        let seats: Vec<Seat> = a.core.to_act().iter().filter(|&seat| b.core.to_act().contains(seat)).collect();
        let seat = *rng.choose(&seats)?;
        let (of_a, of_b) = (a.core.moves(seat).0, b.core.moves(seat).0);
        let shared: Vec<Value> = of_a.iter().filter(|mv| of_b.contains(mv)).cloned().collect();
        let alone = (rng.choose(&of_a)?.clone(), rng.choose(&of_b)?.clone());
        let moves = match rng.choose(&shared) {
            Some(mv) if !rng.chance(differs_one_in) => [mv.clone(), mv.clone()],
            _ => [alone.0, alone.1],
        };
        let (Some(next_a), Some(next_b)) = (a.after(seat, &moves[0]), b.after(seat, &moves[1])) else { continue };
        let still = VIEWERS.into_iter().zip(same).filter(|&(viewer, same)| same && alike(&*next_a, &*next_b, viewer));
        let kept = still.count();
        if kept == same.into_iter().filter(|same| *same).count() {
            return Some((seat, moves));
        }
        if best.as_ref().is_none_or(|(most, _)| kept > *most) {
            best = Some((kept, (seat, moves)));
        }
    }
    best.map(|(_, next)| next)
}

/// If the seat is speaking, it types the same words at both tables, and every viewer reads them.
fn speak(a: &mut Twin, b: &mut Twin, seat: Seat) {
    if a.core.speech().is_none_or(|speech| speech.seat != seat) {
        return;
    }
    let words = json!({ "text": "You have never seen the like." });
    for twin in [&*a, &*b] {
        assert_eq!(twin.market.seat(seat.0).post(&twin.table.api("/words"), &words).status, 204);
    }
    let told = [a.messages(), b.messages()];
    assert_eq!(difference(&told[0], &told[1]), None);
}
