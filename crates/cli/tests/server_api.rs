//! The API: everything documented exists, whole games can be played through it, and its event stream delivers
//! everything exactly once.

mod market;

use brocante_core::{Rng, Seat, Viewer};
use market::{Client, Market, Table, oracle, text};
use serde_json::{Value, json};
use std::process::Command;

/// Upper limit on the moves of a game.
const MOVES_MAX: usize = 3_000;

#[test]
fn the_games_are_listed_with_options_and_rules() {
    let market = Market::open();
    let games = market.stranger().get("/api/games").ok();
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 5);
    for game in games {
        assert!(game["rules_version"].as_u64().unwrap() >= 1, "{}", game["name"]);
        assert!(game["options"].is_object(), "{}", game["name"]);
        assert!(text(&game["rules"]).contains("## Scripted draws"), "{}", game["name"]);
        let draws = game["draws"].as_array().unwrap();
        assert!(draws.contains(&json!("first")), "{}: {draws:?}", game["name"]);
        assert!(game["seats_min"].as_u64() < game["seats_max"].as_u64());
    }
}

#[test]
fn every_documented_path_exists() {
    let market = Market::open();
    let description = market.stranger().get("/api/openapi.json").ok();
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() >= 30, "{}", paths.len());
    let links = paths.values().flat_map(|path| path.as_object().unwrap().values());
    for operation in links {
        assert!(
            operation["responses"].is_object() && operation["description"].is_string()
                || operation["summary"].is_string()
        );
    }
    for (path, operations) in paths {
        for method in operations.as_object().unwrap().keys() {
            let table = market.table(&oracle::plain("boxes", 2, 1));
            let link = text(&market.seat(0).post(&table.api("/device"), &json!({})).ok()["link"]);
            let path = path.replace("{table}", &table.id).replace("{link}", &link).replace("{game}", "boxes");
            let status = answers(&market, method, &path);
            assert!(status < 500 && ![404, 405].contains(&status), "{method} {path}: {status}");
        }
    }
}

/// The status of a path. Of a stream, only the first line is read.
fn answers(market: &Market, method: &str, path: &str) -> u16 {
    match method {
        "get" if path.ends_with("/events") => market.seat(0).news(path).unwrap().status,
        "get" => market.seat(0).get(path).status,
        "post" => market.seat(0).post(path, &json!({})).status,
        other => panic!("unexpected method {other}"),
    }
}

/// Makes a random listed move for a seat, if it is to act.
fn make_any_move(client: &Client, table: &Table, rng: &mut Rng) -> bool {
    let listed = client.get(&table.api("/moves")).ok();
    let moves = listed["moves"].as_array().unwrap();
    let Some(choice) = rng.choose(moves) else { return false };
    assert!(!text(&choice["sentence"]).is_empty());
    let body = json!({ "move": choice["move"], "at": listed["at"], "command": format!("{}", rng.next_u64()) });
    let answer = client.post(&table.api("/move"), &body);
    // A bot may have ended the game between the two requests. Nothing else can invalidate a listed move.
    assert!(answer.status == 200 || answer.json()["code"] == "over", "{body}: {}", answer.text());
    true
}

fn play_to_the_end(market: &Market, table: &Table, seats: u8, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..MOVES_MAX {
        if market.stranger().get(&table.api("")).ok()["phase"] == "over" {
            return;
        }
        if !(0..seats).any(|seat| make_any_move(&market.seat(seat), table, &mut rng)) {
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
    }
    panic!("the game of seed {seed} is not over");
}

/// Checks that the record replays to the table's final position.
fn check_record(market: &Market, table: &Table) {
    let answer = market.stranger().get(&table.api("/record"));
    let record = answer.ok();
    assert_eq!(market.stranger().page(&table.page("/record.json")).body, answer.body);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    std::fs::write(&file, &answer.body).unwrap();
    let replay = Command::new(env!("CARGO_BIN_EXE_brocante")).args(["replay", "--json"]).arg(&file).output().unwrap();
    assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
    let replayed: Value = serde_json::from_slice(&replay.stdout).unwrap();
    let news = market.stranger().get(&table.api("/view")).ok();
    assert_eq!(replayed["view"], news["view"]);
    assert_eq!(news["ply"], record["moves"].as_array().unwrap().len());
    assert!(!news["winners"].as_array().unwrap().is_empty() && news["score"].is_array());
}

#[test]
fn two_programs_play_boxes_to_the_end() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 3));
    play_to_the_end(&market, &table, 2, 3);
    check_record(&market, &table);
}

#[test]
fn a_program_plays_every_game_with_bots() {
    let market = Market::open();
    for game in brocante_registry::games() {
        let body = json!({ "game": game.info().name, "name": "Program", "begin": true });
        let made = market.seat(0).post("/api/tables", &body).ok();
        let table = Table { id: text(&made["table"]), code: text(&made["code"]) };
        assert_eq!(market.stranger().get(&table.api("")).ok()["scripted"], false);
        assert_eq!(market.stranger().get(&format!("/api/tables/{}", table.code)).ok()["table"], made["table"]);
        play_to_the_end(&market, &table, 1, 5);
        check_record(&market, &table);
    }
}

#[test]
fn a_broken_stream_resumes_where_it_stopped() {
    let market = Market::open();
    let table = market.gathering(&oracle::plain("five-cards", 2, 9));
    let sse = |client: &Client, last: &Option<String>| {
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(last.as_deref().map(|id| ("last-event-id", id)));
        client.stream(&table.api("/events"), &headers).unwrap().event().unwrap()
    };
    let (mut told, mut told_by_events, mut since, mut last) = (Vec::new(), Vec::new(), None::<u64>, None);
    let mut rng = Rng::new(9);
    for step in 0..40 {
        match step {
            2 => drop(market.seat(1).post(&table.api("/sit"), &json!({ "name": "Other", "seat": 1 })).ok()),
            4 => drop(market.seat(0).post(&table.api("/begin"), &json!({})).ok()),
            9 | 10 => drop(market.seat(1).post(&table.api("/chat"), &json!({ "text": "Hello" })).ok()),
            5.. => drop((0..2).find(|&seat| make_any_move(&market.seat(seat), &table, &mut rng))),
            _ => {}
        }
        if step % 3 == 0 || step == 39 {
            let query = since.map(|since| format!("?since={since}")).unwrap_or_default();
            let item = market.seat(0).news(&table.api(&format!("/events{query}"))).unwrap().item().unwrap();
            told.extend(item["told"].as_array().unwrap().clone());
            since = item["seq"].as_u64();
            let (id, item) = sse(&market.seat(0), &last);
            assert_eq!(id, item["seq"].to_string());
            told_by_events.extend(item["told"].as_array().unwrap().clone());
            last = Some(id);
        }
    }
    let all = market.seat(0).get(&table.api("/view")).ok()["told"].clone();
    assert!(all.as_array().unwrap().len() > 20);
    assert_eq!(json!(told), all, "as NDJSON");
    assert_eq!(json!(told_by_events), all, "as server-sent events");
}

#[test]
fn an_unbroken_stream_delivers_everything_once() {
    let market = Market::open();
    let table = market.table(&oracle::plain("vintage", 3, 4));
    let mut stream = market.seat(1).news(&table.api("/events")).unwrap();
    let first = stream.item().unwrap();
    let mut told = first["told"].as_array().unwrap().clone();
    let mut rng = Rng::new(4);
    let reader = std::thread::spawn(move || {
        while let Some(item) = stream.item() {
            told.extend(item["told"].as_array().unwrap().clone());
            if item["ply"] == 60 {
                break;
            }
        }
        told
    });
    for _ in 0..60 {
        assert!((0..3).any(|seat| make_any_move(&market.seat(seat), &table, &mut rng)));
    }
    assert_eq!(json!(reader.join().unwrap()), market.seat(1).get(&table.api("/view")).ok()["told"]);
}

/// Plays a secret auction of three seats that lay their notes in the given order, all decided at the same position.
fn lay_in_order(market: &Market, order: [u8; 3]) {
    let mut setup = oracle::plain("boxes", 3, 2);
    setup["draws"] = json!({ "first": [0] });
    let table = market.table(&setup);
    let mut moves = vec![(Seat(0), json!({ "do": "choose", "auction": "secret" }))];
    moves.extend((0..3).map(|seat| (Seat(seat), json!({ "do": "stop" }))));
    for (seat, mv) in &moves {
        market.seat(seat.0).post(&table.api("/move"), &json!({ "move": mv })).ok();
    }
    let at = (0..3).map(|seat| market.seat(seat).get(&table.api("/moves")).ok()["at"].clone()).collect::<Vec<_>>();
    assert!(at.iter().all(|seq| *seq == at[0]));
    for seat in order {
        let mv = json!({ "do": "lay", "notes": [seat, 1, 0, 0] });
        let body = json!({ "move": mv, "at": at[0], "command": format!("lay-{seat}") });
        market.seat(seat).post(&table.api("/move"), &body).ok();
        moves.push((Seat(seat), mv));
    }
    let core = oracle::replayed(&setup, &moves).unwrap();
    for viewer in Viewer::all(3) {
        let client = viewer.seat().map_or_else(|| market.stranger(), |seat| market.seat(seat.0));
        assert_eq!(client.get(&table.api("/view")).ok()["view"], core.view(viewer), "{order:?}");
    }
    // A second decision at the same position is out of date.
    let again = json!({ "move": { "do": "choose", "auction": "open" }, "at": at[0] });
    market.seat(1).post(&table.api("/move"), &again).problem(409, "stale");
}

#[test]
fn simultaneous_choices_never_conflict() {
    let market = Market::open();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        lay_in_order(&market, order);
    }
}

#[test]
fn a_scripted_deal_is_marked() {
    let market = Market::open();
    let check = |setup: Value, scripted: bool| {
        let table = market.table(&setup);
        assert_eq!(market.stranger().get(&table.api("")).ok()["scripted"], scripted, "{setup}");
        let page = market.stranger().page(&table.page("")).text();
        assert_eq!(page.contains("This deal was set up in advance"), scripted, "{setup}");
    };
    check(json!({ "game": "boxes", "seats": 2 }), false);
    check(json!({ "game": "boxes", "seats": 2, "seed": market::seed(1) }), true);
    check(json!({ "game": "boxes", "seats": 2, "draws": { "first": [1] } }), true);
}
