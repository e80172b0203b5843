//! Bots at the table: their levels, hints, and the review of a finished game.

mod market;

use market::{Market, Table, oracle};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn info(market: &Market, table: &Table) -> Value {
    market.stranger().get(&table.api("")).ok()
}

/// Makes the first proposed move whenever the seat is to act, until the game is over.
fn play_on(market: &Market, table: &Table, seat: u8) {
    let start = Instant::now();
    while info(market, table)["phase"] != "over" {
        assert!(start.elapsed() < Duration::from_secs(120), "the game does not end");
        let listed = market.seat(seat).get(&table.api("/moves")).ok();
        match listed["moves"].as_array().unwrap().first() {
            // Another seat may decide at the same time, and faster.
            Some(choice) => drop(market.seat(seat).post(&table.api("/move"), &json!({ "move": choice["move"] }))),
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}

#[test]
fn bots_of_all_levels_finish_a_game() {
    let market = Market::open();
    for (game, levels) in [
        ("vintage", json!(["friends", "easy-bot", "bot", "hard-bot"])),
        ("bizarre", json!(["friends", "easy-bot", "bot", "hard-bot"])),
        ("boxes", json!(["friends", "hard-bot"])),
    ] {
        let seats = levels.as_array().unwrap().len();
        let setup = json!({ "game": game, "seats": seats, "seats_for": levels, "begin": true });
        let table = market.gathering(&setup);
        play_on(&market, &table, 0);
        assert!(info(&market, &table)["seats"][1]["bot"] == true);
    }
    let setup = json!({ "name": "Host", "game": "boxes", "seats": 2, "seats_for": ["godlike-bot"] });
    market.seat(0).post("/api/tables", &setup).problem(400, "bad-request");
}

#[test]
fn only_a_seat_to_act_gets_a_hint_and_it_is_legal() {
    let market = Market::open();
    for (game, seats) in [("boxes", 2), ("bizarre", 4), ("five-cards", 2)] {
        let table = market.table(&oracle::plain(game, seats, 6));
        let listed = |seat: u8| market.seat(seat).get(&table.api("/moves")).ok()["moves"].as_array().unwrap().clone();
        let actor = (0..seats).find(|&seat| !listed(seat).is_empty()).expect("a seat is to act");
        let hint = market.seat(actor).get(&table.api("/hint")).ok();
        let moves = hint["moves"].as_array().unwrap();
        assert!((1..=3).contains(&moves.len()), "{hint}");
        let lawful: Vec<Value> = listed(actor).iter().map(|choice| choice["move"].clone()).collect();
        for advice in moves {
            assert!(lawful.contains(&advice["move"]), "{advice}");
            let share = advice["share"].as_f64();
            assert!(share.is_none_or(|share| (0.0..=1.0).contains(&share)), "{advice}");
            assert_eq!(share.is_some(), game != "bizarre" && lawful.len() > 1, "{advice}");
        }
        if let Some(idle) = (0..seats).find(|&seat| listed(seat).is_empty()) {
            market.seat(idle).get(&table.api("/hint")).problem(409, "not-your-turn");
        }
        market.stranger().get(&table.api("/hint")).problem(403, "not-seated");
        let page = market.seat(actor).page(&table.page("/hint"));
        assert!(page.status == 200 && page.text().contains("class=\"advice\""), "{}", page.text());
        // The suggested move can be made.
        let mv = json!({ "move": moves[0]["move"], "at": hint["at"] });
        market.seat(actor).post(&table.api("/move"), &mv).ok();
    }
}

#[test]
fn a_finished_game_can_be_reviewed() {
    let market = Market::open();
    let table =
        market.gathering(&json!({ "game": "vintage", "seats": 3, "seats_for": ["friends", "bot"], "begin": true }));
    assert_eq!(
        market.seat(0).form(&table.page("/review"), "ply=0", &[]).status,
        409,
        "there is no review before the game is over"
    );
    play_on(&market, &table, 0);
    let page = || market.seat(0).page(&table.page("/at/3")).text();
    assert!(page().contains("/review"), "the review is offered");
    market.seat(0).form(&table.page("/review"), "ply=3", &[]);
    let start = Instant::now();
    while page().contains("data-pending") {
        assert!(start.elapsed() < Duration::from_secs(120), "the review does not end");
        std::thread::sleep(Duration::from_millis(50));
    }
    let text = page();
    let points = text.split("turning-points").nth(1).unwrap().split("</ol>").next().unwrap().matches("<li").count();
    assert!((1..=3).contains(&points), "careless play has turning points: {points}");
    assert!(text.matches("→").count() > 20, "every decision is listed");
    market.seat(0).get(&table.api("/hint")).problem(409, "over");
}

#[test]
fn a_game_without_search_explains_why_it_has_no_review() {
    let market = Market::open();
    let table =
        market.gathering(&json!({ "game": "bizarre", "seats": 4, "seats_for": ["friends", "bot"], "begin": true }));
    play_on(&market, &table, 0);
    let page = || market.seat(0).page(&table.page("/at/3")).text();
    assert!(page().contains("This game comes down to taste") && !page().contains("/review"), "{}", page());
    market.seat(0).form(&table.page("/review"), "ply=3", &[]);
    assert!(!page().contains("data-pending"), "no review was started");
}
