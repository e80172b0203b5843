//! Seats and people: joining, leaving, hosting, and moving a seat to another device.

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
fn people_can_join_and_leave_before_the_game() {
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
fn the_host_can_change_the_setup() {
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
    // A person on a removed seat moves to a remaining one.
    change(json!({ "game": "five-cards", "options": {}, "seats": 2 })).ok();
    let now = info(&market, &table);
    assert_eq!((&now["game"], &now["seats"][1]["name"]), (&json!("five-cards"), &json!("One")));
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    change(json!({ "pace": "no-clock" })).problem(409, "begun");
    // Spectators are not allowed at this table.
    assert_eq!(market.stranger().page(&table.page("")).status, 403);
    market.stranger().get(&table.api("/view")).problem(403, "no-spectators");
    market.stranger().get(&table.api("/events")).problem(403, "no-spectators");
}

#[test]
fn a_bot_plays_for_an_absent_person_until_they_return() {
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
fn a_device_link_works_once() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.stranger().post(&table.api("/device"), &json!({})).problem(403, "not-seated");
    let link = text(&market.seat(0).post(&table.api("/device"), &json!({})).ok()["link"]);
    let path = format!("/api/seat/{link}");
    // Viewing the link, as the previews of messengers do, does not use it up.
    assert_eq!(market.stranger().page(&format!("/seat/{link}")).status, 200);
    let taken = market.seat(7).post(&path, &json!({})).ok();
    assert_eq!((text(&taken["table"]), text(&taken["token"])), (table.id.clone(), market::token(7)));
    assert_eq!(market.seat(7).get(&table.api("")).ok()["seat"], 0);
    assert_eq!(market.seat(0).get(&table.api("")).ok()["seat"], Value::Null);
    assert_eq!(host_of(&market, &table), [true, false]);
    market.seat(0).get(&table.api("/moves")).problem(403, "not-seated");
    market.seat(6).post(&path, &json!({})).problem(410, "link-used");
    // A person who already sits at the table then has two seats.
    let link = text(&market.seat(7).post(&table.api("/device"), &json!({})).ok()["link"]);
    market.seat(1).post(&format!("/api/seat/{link}"), &json!({})).ok();
    assert_eq!(market.seat(1).get(&table.api("")).ok()["seat"], 1);
    assert_eq!(market.seat(7).get(&table.api("")).ok()["seat"], Value::Null);
}

/// Plays Five Cards to the end: both seats pass whenever they can.
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
fn a_rematch_moves_everybody_by_one_seat() {
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

/// A refused move changes nothing, not even whether a bot plays for the seat.
#[test]
fn a_refused_move_does_not_end_an_absence() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    let before = info(&market, &table);
    let refused = market.seat(1).post(&table.api("/move"), &json!({ "move": { "do": "look", "place": 99 } }));
    assert!((400..500).contains(&refused.status), "{}", refused.status);
    let after = info(&market, &table);
    assert_eq!(after["seats"][1]["bot"], before["seats"][1]["bot"]);
}

/// A mute cannot be evaded by moving the seat to another device.
#[test]
fn a_mute_survives_a_change_of_device() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1 })).ok();
    let link = text(&market.seat(1).post(&table.api("/device"), &json!({})).ok()["link"]);
    market.seat(7).post(&format!("/api/seat/{link}"), &json!({ "name": "you all cheat" })).ok();
    assert_eq!(
        market.seat(0).get(&table.api("")).ok()["seats"][1]["name"],
        "Person 1",
        "a muted person cannot speak through a nickname"
    );
    let chat = || market.seat(7).post(&table.api("/chat"), &json!({ "text": "hello" }));
    chat().problem(403, "muted");
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1, "muted": false })).ok();
    chat().ok();
}

/// A mute survives a rematch, even if the muted person asked for it and became the host.
#[test]
fn a_mute_survives_a_rematch() {
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

/// If both ask at the same moment, one rematch is created and both are sent to it.
#[test]
fn concurrent_rematch_requests_lead_to_one_table() {
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

/// A translator tries a move that is refused. Nothing changes, and the typed words stay.
#[test]
fn a_refused_move_keeps_the_words_of_a_speaker() {
    let market = Market::open();
    let mut setup = oracle::plain("bizarre", 4, 1);
    setup["draws"] = json!({ "first": [0] });
    let table = market.table(&setup);
    let mut moves = Vec::new();
    let mut rng = Rng::new(1);
    let translator = loop {
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
    assert_eq!(market.seat(translator.0).post(&table.api("/words"), &json!({ "text": words })).status, 204);
    let wrong = json!({ "move": { "do": "buy", "from": 1 } });
    market.seat(translator.0).post(&table.api("/move"), &wrong).problem(422, "refused");
    assert_eq!(info(&market, &table)["seq"], seq, "a refused move wrote an entry");
    market.seat(translator.0).post(&table.api("/move"), &json!({ "move": { "do": "end-pitch" } })).ok();
    let page = market.stranger().page(&table.page("")).text();
    assert!(page.contains(words), "the words were lost");
}

/// A host can give away only a seat whose player agreed, only to a person without a seat, and everybody is told.
#[test]
fn a_host_cannot_see_a_hand_that_was_somebody_elses() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 6));
    let page = format!("/tables/{}/device?as=1", table.id);
    let link = || {
        let answer = market.seat(0).page(&page);
        let code = answer.text().split("/seat/").nth(1).map(|rest| rest[..24].to_owned());
        (answer.status, format!("/api/seat/{}", code.unwrap_or_default()))
    };
    let take = |seat: u8, path: &str| market.seat(seat).post(path, &json!({}));
    let as_player = |command: &str| drop(market.seat(1).post(&table.api(command), &json!({})).ok());
    // The seat of an active player, of one whom the host has removed, of one who rests or has left: they can come back.
    assert_eq!(link().0, 403);
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 1 })).ok();
    assert_eq!(link().0, 403);
    for command in ["/rest", "/leave"] {
        as_player("/back");
        as_player(command);
        assert_eq!(link().0, 403, "{command}");
        market.seat(0).post(&table.api("/device"), &json!({ "seat": 1 })).problem(403, "not-your-seat");
    }
    as_player("/back");
    // The player agrees, and returns before the link is used.
    as_player("/release");
    let (status, path) = link();
    assert_eq!(status, 200);
    as_player("/back");
    take(5, &path).problem(410, "link-used");
    as_player("/release");
    // The host cannot take the seat and see its hand.
    take(0, &path).problem(410, "link-used");
    take(5, &path).ok();
    assert_eq!(market.seat(5).get(&table.api("")).ok()["seat"], 1);
    assert_eq!(market.seat(1).get(&table.api("")).ok()["seat"], Value::Null);
    let chat = market.seat(0).page(&format!("/tables/{}", table.id)).text();
    assert!(chat.contains("told-by-house"), "the table was not told");
    // Nor the hand of a bot, while another person plays.
    let with_bot = market.gathering(&json!({ "game": "boxes", "seats": 3 }));
    market.seat(1).post(&with_bot.api("/sit"), &json!({ "name": "Ben" })).ok();
    market.seat(0).post(&with_bot.api("/begin"), &json!({})).ok();
    market.seat(0).post(&with_bot.api("/device"), &json!({ "seat": 2 })).problem(403, "not-your-seat");
}

/// The time of a speech lasts a third of a second here, and a day a quarter of an hour.
#[test]
fn a_speech_by_correspondence_waits_for_its_player() {
    let market = Market::with_options(&["--clock-second", "10"]);
    let mut setup = oracle::plain("bizarre", 4, 2);
    setup["pace"] = json!("day");
    let table = market.table(&setup);
    let end = json!({ "do": "end-pitch" });
    let speaker = || {
        (0..4).find(|&seat| {
            let moves = market.seat(seat).get(&table.api("/moves")).ok();
            moves["moves"].as_array().unwrap().iter().any(|choice| choice["move"] == end)
        })
    };
    let mut rng = Rng::new(5);
    let speaker = loop {
        if let Some(seat) = speaker() {
            break seat;
        }
        for seat in 0..4 {
            let moves = market.seat(seat).get(&table.api("/moves")).ok();
            let others: Vec<&Value> =
                moves["moves"].as_array().unwrap().iter().filter(|choice| choice["move"] != end).collect();
            if let Some(choice) = rng.choose(&others) {
                market.seat(seat).post(&table.api("/move"), &json!({ "move": choice["move"] }));
            }
        }
    };
    let ply = || market.seat(speaker).get(&table.api("/view")).ok()["ply"].clone();
    let before = ply();
    // The player is away for much longer than a speech takes.
    std::thread::sleep(std::time::Duration::from_millis(1500));
    assert_eq!(ply(), before, "nobody has opened the bag");
    let page = market.seat(speaker).page(&table.page("")).text();
    assert!(page.contains("Open the bag") && !page.contains("id=\"speech\""), "{page}");
    market.seat((speaker + 1) % 4).post(&table.api("/speak"), &json!({})).problem(409, "not-speaking");
    assert_eq!(market.seat(speaker).post(&table.api("/speak"), &json!({})).status, 204);
    // Now the candle burns down.
    while ply() == before {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
