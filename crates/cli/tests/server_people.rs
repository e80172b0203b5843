//! Who sits where: coming, going, hosting, and taking one's seat along to another device.

mod market;

use brocante_core::Rng;
use market::{Market, Table, oracle, text};
use serde_json::{Value, json};

fn info(market: &Market, table: &Table) -> Value {
    market.stranger().get(&table.api("")).ok()
}

fn host_of(market: &Market, table: &Table) -> Vec<bool> {
    info(market, table)["seats"].as_array().unwrap().iter().map(|seat| seat["host"] == true).collect()
}

#[test]
fn people_come_and_go_before_the_game() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "vintage", "seats": 4 }));
    assert_eq!(market.stranger().get("/api/tables").ok()[0]["table"], table.id);
    let sat = market.seat(1).post(&table.api("/sit"), &json!({ "name": "One" })).ok();
    assert_eq!((sat["seat"].clone(), text(&sat["token"])), (json!(1), market::token(1)));
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Again" })).problem(409, "seated");
    market.seat(2).post(&table.api("/sit"), &json!({ "name": "Two", "seat": 1 })).problem(409, "seat-taken");
    market.seat(2).post(&table.api("/sit"), &json!({ "name": "Two", "seat": 9 })).problem(422, "no-such-seat");
    market.seat(2).post(&table.api("/sit"), &json!({ "name": "Two", "seat": 3 })).ok();
    market.seat(1).post(&table.api("/remove"), &json!({ "seat": 3 })).problem(403, "not-host");
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 3 })).ok();
    assert_eq!(info(&market, &table)["seats"][3]["name"], Value::Null);
    market.seat(0).post(&table.api("/host"), &json!({ "seat": 1 })).ok();
    assert_eq!(host_of(&market, &table), [false, true, false, false]);
    market.seat(0).post(&table.api("/begin"), &json!({})).problem(403, "not-host");
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    assert_eq!(host_of(&market, &table), [true, false, false, false]);
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Late" })).problem(409, "begun");
}

#[test]
fn the_host_sets_the_table_up_otherwise() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 4 }));
    let change = |body: Value| market.seat(0).post(&table.api("/settings"), &body);
    market.seat(1).post(&table.api("/settings"), &json!({ "pace": "fast" })).problem(403, "not-host");
    change(json!({ "pace": "fast", "spectators": false, "options": { "open_wallets": true } })).ok();
    let now = info(&market, &table);
    assert_eq!((&now["pace"], &now["spectators"], &now["game"]), (&json!("fast"), &json!(false), &json!("boxes")));
    change(json!({ "options": { "open_walets": true } })).problem(422, "setup");
    change(json!({ "seats": 9 })).problem(422, "setup");
    change(json!({ "game": "chess" })).problem(404, "no-game");
    change(json!({ "pase": "fast" })).problem(400, "bad-request");
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "One", "seat": 3 })).ok();
    // Who sits on a seat that goes away moves up.
    change(json!({ "game": "five-cards", "options": {}, "seats": 2 })).ok();
    let now = info(&market, &table);
    assert_eq!((&now["game"], &now["seats"][1]["name"]), (&json!("five-cards"), &json!("One")));
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    change(json!({ "pace": "no-clock" })).problem(409, "begun");
    // Nobody watches here who was not let in.
    assert_eq!(market.stranger().page(&table.page("")).status, 403);
    market.stranger().get(&table.api("/view")).problem(403, "no-spectators");
    market.stranger().get(&table.api("/events")).problem(403, "no-spectators");
}

#[test]
fn a_bot_plays_for_whoever_leaves_until_they_are_back() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    let is_bot = |seat: usize| info(&market, &table)["seats"][seat]["bot"] == true;
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    assert!(is_bot(1));
    market.seat(1).post(&table.api("/back"), &json!({})).ok();
    assert!(!is_bot(1));
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 1 })).ok();
    assert!(is_bot(1));
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 0 })).problem(422, "no-such-seat");
    market.seat(1).post(&table.api("/back"), &json!({})).ok();
    market.seat(0).post(&table.api("/leave"), &json!({})).ok();
    assert!(is_bot(0) && host_of(&market, &table) == [false, true]);
    market.stranger().post(&table.api("/leave"), &json!({})).problem(403, "not-seated");
}

#[test]
fn a_seat_moves_to_another_device_once() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.stranger().post(&table.api("/device"), &json!({})).problem(403, "not-seated");
    let link = text(&market.seat(0).post(&table.api("/device"), &json!({})).ok()["link"]);
    let path = format!("/api/seat/{link}");
    // A look at the link, as messengers take it, does not spend it.
    assert_eq!(market.stranger().page(&format!("/seat/{link}")).status, 200);
    let taken = market.seat(7).post(&path, &json!({})).ok();
    assert_eq!((text(&taken["table"]), text(&taken["token"])), (table.id.clone(), market::token(7)));
    assert_eq!(market.seat(7).get(&table.api("")).ok()["seat"], 0);
    assert_eq!(market.seat(0).get(&table.api("")).ok()["seat"], Value::Null);
    assert_eq!(host_of(&market, &table), [true, false]);
    market.seat(0).get(&table.api("/moves")).problem(403, "not-seated");
    market.seat(6).post(&path, &json!({})).problem(410, "link-used");
    // Who sits at the table already has two seats then.
    let link = text(&market.seat(7).post(&table.api("/device"), &json!({})).ok()["link"]);
    market.seat(1).post(&format!("/api/seat/{link}"), &json!({})).ok();
    assert_eq!(market.seat(1).get(&table.api("")).ok()["seat"], 1);
    assert_eq!(market.seat(7).get(&table.api("")).ok()["seat"], Value::Null);
}

/// Plays five cards to the end: one seat passes, and the other one too, until it is a stalemate or a loss.
fn finished(market: &Market) -> Table {
    let table = market.table(&oracle::plain("five-cards", 2, 8));
    let mut rng = Rng::new(8);
    while info(market, &table)["phase"] != "over" {
        for seat in 0..2 {
            let listed = market.seat(seat).get(&table.api("/moves")).ok();
            let moves = listed["moves"].as_array().unwrap();
            let pass = moves.iter().find(|choice| choice["move"]["do"] == "pass");
            if let Some(choice) = pass.or_else(|| rng.choose(moves)) {
                market.seat(seat).post(&table.api("/move"), &json!({ "move": choice["move"] })).ok();
            }
        }
    }
    table
}

#[test]
fn a_rematch_has_everybody_one_seat_further() {
    let market = Market::open();
    let running = market.table(&oracle::plain("boxes", 2, 6));
    market.seat(0).post(&running.api("/rematch"), &json!({})).problem(409, "not-over");
    let table = finished(&market);
    market.stranger().post(&table.api("/rematch"), &json!({})).problem(403, "not-seated");
    let again = text(&market.seat(1).post(&table.api("/rematch"), &json!({})).ok()["table"]);
    assert_eq!(text(&market.seat(0).post(&table.api("/rematch"), &json!({})).ok()["table"]), again);
    assert_eq!(info(&market, &table)["rematch"], again.as_str());
    let next = market.seat(0).get(&format!("/api/tables/{again}")).ok();
    assert_eq!((&next["seat"], &next["scripted"], &next["phase"]), (&json!(1), &json!(false), &json!("gathering")));
}

/// A move that is refused changes nothing, not even who plays.
#[test]
fn a_refused_move_does_not_bring_anybody_back() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    let before = info(&market, &table);
    let refused = market.seat(1).post(&table.api("/move"), &json!({ "move": { "do": "look", "place": 99 } }));
    assert!((400..500).contains(&refused.status), "{}", refused.status);
    let after = info(&market, &table);
    assert_eq!(after["seats"][1]["bot"], before["seats"][1]["bot"]);
}

/// Nor by taking their seat along to another device.
#[test]
fn who_is_muted_stays_so_on_another_device() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1 })).ok();
    let link = text(&market.seat(1).post(&table.api("/device"), &json!({})).ok()["link"]);
    market.seat(7).post(&format!("/api/seat/{link}"), &json!({ "name": "you all cheat" })).ok();
    assert_eq!(market.seat(0).get(&table.api("")).ok()["seats"][1]["name"], "Person 1", "a nickname is words, too");
    let chat = || market.seat(7).post(&table.api("/chat"), &json!({ "text": "hello" }));
    chat().problem(403, "muted");
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1, "muted": false })).ok();
    chat().ok();
}

/// Not even by asking first, and being the host of the next table.
#[test]
fn who_is_muted_stays_so_in_a_rematch() {
    let market = Market::open();
    let table = finished(&market);
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1 })).ok();
    let again = text(&market.seat(1).post(&table.api("/rematch"), &json!({})).ok()["table"]);
    let chat = |seat: u8| market.seat(seat).post(&format!("/api/tables/{again}/chat"), &json!({ "text": "hello" }));
    chat(1).problem(403, "muted");
    chat(0).ok();
    let mute = json!({ "seat": 0, "muted": false });
    market.seat(1).post(&format!("/api/tables/{again}/mute"), &mute).problem(403, "not-host");
    market.seat(0).post(&format!("/api/tables/{again}/mute"), &mute).ok();
    chat(1).ok();
}

/// Both ask at the same moment: there is one rematch, and both are sent to it.
#[test]
fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let market = Market::open();
    for _ in 0..5 {
        let table = finished(&market);
        let asked = std::thread::scope(|scope| {
            let ask = |seat| text(&market.seat(seat).post(&table.api("/rematch"), &json!({})).ok()["table"]);
            let both = [0, 1].map(|seat| scope.spawn(move || ask(seat)));
            both.map(|asked| asked.join().unwrap())
        });
        assert_eq!(asked[0], asked[1]);
    }
}

/// Somebody who speaks tries a move that is refused: nothing has changed, least of all what they typed.
#[test]
fn a_refused_move_leaves_the_words_of_a_speaker() {
    let market = Market::open();
    let mut setup = oracle::plain("bizarre", 4, 1);
    setup["draws"] = json!({ "first": [0] });
    let table = market.table(&setup);
    let mut moves = Vec::new();
    let mut rng = Rng::new(1);
    let speaker = loop {
        let core = oracle::replayed(&setup, &moves).unwrap();
        if let Some(speech) = core.speech() {
            break speech.seat;
        }
        let (seat, mv) = oracle::any_move(&*core, &mut rng);
        market.seat(seat.0).post(&table.api("/move"), &json!({ "move": mv })).ok();
        moves.push((seat, mv));
    };
    let words = "Nobody throws this away.";
    let seq = info(&market, &table)["seq"].clone();
    assert_eq!(market.seat(speaker.0).post(&table.api("/words"), &json!({ "text": words })).status, 204);
    let wrong = json!({ "move": { "do": "buy", "from": 1 } });
    market.seat(speaker.0).post(&table.api("/move"), &wrong).problem(422, "refused");
    assert_eq!(info(&market, &table)["seq"], seq, "an entry was written for a move that was refused");
    market.seat(speaker.0).post(&table.api("/move"), &json!({ "move": { "do": "end-pitch" } })).ok();
    let page = market.stranger().page(&table.page("")).text();
    assert!(page.contains(words), "the words are gone");
}

/// A seat is given away where nobody plays, to somebody who has none, and everybody hears of it.
#[test]
fn a_host_gives_away_only_what_nobody_plays() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    let page = format!("/tables/{}/device?as=1", table.id);
    let link = || {
        let answer = market.seat(0).page(&page);
        let code = answer.text().split("/seat/").nth(1).map(|rest| rest[..24].to_owned());
        (answer.status, format!("/api/seat/{}", code.unwrap_or_default()))
    };
    let take = |seat: u8, path: &str| market.seat(seat).post(path, &json!({}));
    // Somebody who plays, or whom the host has just sent away.
    assert_eq!(link().0, 403);
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 1 })).ok();
    assert_eq!(link().0, 403);
    market.seat(1).post(&table.api("/back"), &json!({})).ok();
    // Somebody who has left, and comes back before the link is used.
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    let (status, path) = link();
    assert_eq!(status, 200);
    market.seat(1).post(&table.api("/back"), &json!({})).ok();
    take(5, &path).problem(410, "link-used");
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    // The host does not look into another hand.
    take(0, &path).problem(410, "link-used");
    take(5, &path).ok();
    assert_eq!(market.seat(5).get(&table.api("")).ok()["seat"], 1);
    assert_eq!(market.seat(1).get(&table.api("")).ok()["seat"], Value::Null);
    let chat = market.seat(0).page(&format!("/tables/{}", table.id)).text();
    assert!(chat.contains("told-by-house"), "nobody hears of it");
}
