//! Acknowledged means durable: clients play while the server is killed again and again. Every acknowledged move is
//! found afterwards, exactly once and in order, and no event is ever taken back.
//!
//! `CRASH_KILLS` and `CRASH_MOVES` set the minimum number of kills and moves. `cargo xtask durability` uses larger
//! numbers than a normal test run.

mod crash;
mod market;

use brocante_core::{Rng, Seat, Viewer};
use crash::{Played, Tables};
use market::{Market, oracle};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Duration;

const KILLS: usize = 25;
const MOVES: usize = 300;
const SEED: u64 = 4_711;

/// The kinds of tables that are played concurrently, each repeatedly.
const KINDS: [(&str, u8); 5] = [("boxes", 2), ("boxes", 4), ("five-cards", 3), ("five-cards", 2), ("vintage", 3)];

#[test]
fn acknowledged_moves_survive_sigkill() {
    let (kills, moves_min) = (number("CRASH_KILLS", KILLS), number("CRASH_MOVES", MOVES));
    let moves_between = (2 * moves_min / kills).max(50) as u32;
    let mut market = Market::open();
    let port = market.port;
    let tables = Tables::default();
    let (playing, watching) = (AtomicBool::new(true), AtomicBool::new(true));
    std::thread::scope(|scope| {
        let players: Vec<_> = KINDS
            .iter()
            .zip(SEED..)
            .map(|(&(game, seats), seed)| {
                let (tables, playing, watching) = (&tables, &playing, &watching);
                scope.spawn(move || crash::play_tables(scope, port, (game, seats), seed, tables, playing, watching))
            })
            .collect();
        let mut rng = Rng::new(SEED);
        for _ in 0..kills {
            let enough = tables.moves() + 5 + rng.below(moves_between) as usize;
            wait_until(&players, || tables.moves() >= enough);
            // Kill the server at a random moment.
            std::thread::sleep(Duration::from_micros(u64::from(rng.below(5_000))));
            market.pull_the_plug();
            market.restart();
        }
        wait_until(&players, || tables.finished() >= 2 && tables.moves() >= moves_min);
        playing.store(false, Ordering::SeqCst);
        let ended: Vec<_> = players.into_iter().map(|player| player.join()).collect();
        watching.store(false, Ordering::SeqCst);
        // The last restart disconnects the spectators and reloads every table from its log.
        market.pull_the_plug();
        market.restart();
        assert!(ended.iter().all(Result::is_ok), "a client got a wrong answer, see above; seed {SEED}");
    });
    let played = tables.into_played();
    let (mut moves, mut finished, mut resent) = (0, 0, 0);
    for table in &played {
        check_table(&market, table);
        moves += table.acknowledged.len();
        resent += table.acknowledged.iter().filter(|ack| ack.sent > 1).count();
        finished += usize::from(is_over(&market, table));
    }
    println!(
        "{kills} kills, {} tables ({finished} finished), {moves} acknowledged moves ({resent} sent again): none lost, \
         none doubled, and every table is what the core makes of them",
        played.len()
    );
    assert!(moves >= moves_min, "only {moves} moves, seed {SEED}");
    assert!(resent > 0, "no answer was ever lost, seed {SEED}");
    assert!(finished > 0, "no game came to its end, seed {SEED}");
}

fn number(variable: &str, usual: usize) -> usize {
    std::env::var(variable).map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{variable}={number}")))
}

/// Waits until the players have done enough, or one of them has failed.
fn wait_until(players: &[ScopedJoinHandle<'_, ()>], is_enough: impl Fn() -> bool) {
    while !is_enough() && players.iter().all(|player| !player.is_finished()) {
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn is_over(market: &Market, played: &Played) -> bool {
    market.stranger().get(&played.table.api("")).ok()["phase"] == "over"
}

/// Checks that a reloaded table equals the result of its acknowledged moves in the core.
fn check_table(market: &Market, played: &Played) {
    let name = format!("{} seed {SEED}", played.setup);
    let seats = Seat::all(oracle::header(&played.setup).seats);
    let told = seats.map(|seat| market.seat(seat.0).get(&played.table.api("/view")).ok()["told"].clone());
    let moves = played.in_order(&told.collect::<Vec<_>>());
    let core = oracle::replayed(&played.setup, &moves).unwrap_or_else(|refused| panic!("{name}: {refused:?}"));
    for viewer in Viewer::all(core.seats()) {
        let client = viewer.seat().map_or_else(|| market.stranger(), |seat| market.seat(seat.0));
        let news = client.get(&played.table.api("/view")).ok();
        assert_eq!(news["ply"], moves.len(), "{name}: moves were lost or duplicated");
        assert_eq!(news["view"].to_string(), core.view(viewer).to_string(), "{name}: viewer {viewer}");
        check_told(&name, &news, core.events_since(0, viewer));
    }
    check_numbers(&name, played);
    check_watched(&name, played, core.events_since(0, Viewer::Public));
    if core.is_over() {
        let record = market.stranger().get(&played.table.api("/record")).ok();
        let recorded = record["moves"].as_array().unwrap();
        let recorded =
            recorded.iter().map(|played| (Seat(played["seat"].as_u64().unwrap() as u8), played["move"].clone()));
        assert_eq!(recorded.collect::<Vec<_>>(), moves, "{name}: the record");
    }
}

fn check_told(name: &str, news: &Value, told: Vec<(usize, Value)>) {
    let told: Vec<Value> = told.into_iter().map(|(ply, event)| json!({ "ply": ply, "event": event })).collect();
    assert_eq!(news["told"], json!(told), "{name}: the events differ");
}

/// Checks that sequence numbers are unique: no two moves that were acknowledged at the first attempt share one.
fn check_numbers(name: &str, played: &Played) {
    let mut seqs: Vec<u64> = played.acknowledged.iter().filter(|ack| ack.sent == 1).map(|ack| ack.seq).collect();
    let count = seqs.len();
    seqs.sort_unstable();
    seqs.dedup();
    assert_eq!(seqs.len(), count, "{name}: a sequence number was given twice");
}

/// Checks that the spectator received every event exactly once, despite the crashes.
fn check_watched(name: &str, played: &Played, told: Vec<(usize, Value)>) {
    let told: Vec<Value> = told.into_iter().map(|(ply, event)| json!({ "ply": ply, "event": event })).collect();
    assert_eq!(played.watched(), told, "{name}: events were taken back, duplicated or lost");
}

#[test]
fn the_same_command_counts_once() {
    let mut market = Market::open();
    let setup = oracle::plain("boxes", 2, 7);
    let table = market.table(&setup);
    let mut moves = Vec::new();
    for number in 0..12 {
        let core = oracle::replayed(&setup, &moves).unwrap();
        let (seat, mv) = oracle::any_move(&*core, &mut Rng::new(number));
        let at = market.seat(seat.0).get(&table.api("/moves")).ok()["at"].clone();
        let body = json!({ "move": mv, "command": format!("once-{number}"), "at": at });
        let send = || market.seat(seat.0).post(&table.api("/move"), &body).ok();
        std::thread::scope(|scope| {
            let senders: Vec<_> = (0..6).map(|_| scope.spawn(send)).collect();
            senders.into_iter().for_each(|sender| drop(sender.join().unwrap()));
        });
        send();
        moves.push((seat, mv));
        if number % 4 == 3 {
            market.pull_the_plug();
            market.restart();
            market.seat(seat.0).post(&table.api("/move"), &body).ok();
        }
        assert_eq!(market.stranger().get(&table.api("/view")).ok()["ply"], moves.len(), "after {body}");
    }
    let core = oracle::replayed(&setup, &moves).unwrap();
    assert_eq!(market.stranger().get(&table.api("/view")).ok()["view"], core.view(Viewer::Public));
}
