//! Trust: shuffles with shares of all players, verifiable records, deals that others play again, and games that
//! branch off.

mod market;

use brocante_core::proof::{Flaw, check_origin, prove, verify};
use brocante_core::{Fair, Header, Rng, SealedRecord, Seat, Seed, commitment, fingerprint};
use market::{Answer, Client, Market, Table, oracle, seed, text, token};
use serde_json::{Value, json};

/// Plays the first proposed move until the game is over. (The client cannot script draws here: the deal is the
/// server's.)
fn play_to_the_end(client: &Client, table: &Table) {
    for _ in 0..5_000 {
        if client.get(&table.api("")).ok()["phase"] == "over" {
            return;
        }
        let moves = client.get(&table.api("/moves")).ok()["moves"].clone();
        match moves.get(0) {
            Some(choice) => drop(client.post(&table.api("/move"), &json!({ "move": choice["move"] }))),
            None => std::thread::sleep(std::time::Duration::from_millis(2)),
        }
    }
    panic!("{} does not end", table.id);
}

fn wait_for_end(client: &Client, table: &Table) {
    while client.get(&table.api("")).ok()["phase"] != "over" {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

fn table_of(made: &Value) -> Table {
    Table { id: text(&made["table"]), code: String::new() }
}

/// Plays a game of one person against bots. Returns its table and its record.
fn finished(market: &Market, game: &str) -> (Table, String) {
    let promise = market.seat(0).post("/api/promises", &json!({})).ok();
    let seats = brocante_registry::game(game).unwrap().info().seats_min.max(2);
    let setup = json!({
        "game": game, "name": "Ada", "seats": seats, "seats_for": ["friends", "bot"], "begin": true,
        "promise": promise["promise"], "share": seed(7),
    });
    let table = table_of(&market.seat(0).post("/api/tables", &setup).ok());
    assert_eq!(market.stranger().get(&table.api("")).ok()["commitment"], promise["commitment"]);
    market.stranger().get(&table.api("/record")).problem(409, "not-over");
    play_to_the_end(&market.seat(0), &table);
    let record = market.stranger().get(&table.api("/record")).text();
    let sealed = SealedRecord::parse(&record).unwrap();
    assert_eq!(sealed.record.header.fair.as_ref().unwrap().commitment, text(&promise["commitment"]));
    (table, record)
}

fn send(market: &Market, path: &str, record: &str) -> Answer {
    market.stranger().call("POST", path, &[("content-type", "application/json")], record.as_bytes()).unwrap()
}

#[test]
fn every_record_can_be_verified_imported_and_replayed_as_a_deal() {
    let (market, elsewhere) = (Market::open(), Market::open());
    for game in brocante_registry::games() {
        let name = game.info().name;
        let (table, record) = finished(&market, name);
        let sealed = SealedRecord::parse(&record).unwrap();
        let proven = verify(game, &sealed).unwrap();
        assert_eq!((proven.shares, proven.scripted, proven.is_over), (Some(1), 0, true), "{name}");
        assert_eq!(sealed.names[0], "Ada");
        let said = send(&market, "/api/verify", &record).ok();
        assert!(said["proven"].as_array().is_some_and(|proven| proven.len() == 5), "{said}");

        // Import the record on another server and export it again: the game and the words are the same.
        let there = table_of(&send(&elsewhere, "/api/records", &record).ok());
        let again = elsewhere.stranger().get(&there.api("/record")).text();
        let mut again = SealedRecord::parse(&again).unwrap();
        assert!(std::mem::take(&mut again.imported), "{name}: the server did not see the game, and says so");
        assert_eq!(again.to_json(), record, "{name}");
        assert_eq!(elsewhere.stranger().page(&there.page("/at/3")).status, 200);
        assert_eq!(elsewhere.stranger().page(&there.page("")).status, 200);

        // Another person plays the same deal. The cards stay secret until the end.
        let stranger = Client::new(market.port, Some(token(9)));
        let other = table_of(&stranger.post(&table.api("/deal"), &json!({ "name": "Zoe", "others": "bot" })).ok());
        stranger.get(&other.api("/deal")).problem(409, "not-over");
        let page = stranger.page(&other.page("")).text();
        assert!(!page.contains("Ada") && !page.contains(&table.id), "{name}: the earlier players are hidden");
        play_to_the_end(&stranger, &other);
        let compared = stranger.get(&other.api("/deal")).ok();
        assert_eq!(compared["results"].as_array().unwrap().len(), 2, "{compared}");
        assert_eq!(compared["results"], market.stranger().get(&table.api("/deal")).ok()["results"]);
        assert_eq!(
            (&compared["results"][0]["names"][0], &compared["results"][1]["names"][0]),
            (&json!("Ada"), &json!("Zoe"))
        );
        let second = SealedRecord::parse(&market.stranger().get(&other.api("/record")).text()).unwrap();
        assert_eq!(second.record.header.fair, None, "{name}: nothing was shuffled at the second table");
        let origin = second.record.header.origin.clone().unwrap();
        assert_eq!((origin.table, origin.fair), (table.id.clone(), sealed.record.header.fair.clone()));
        assert_eq!(second.record.header.seed, sealed.record.header.seed);
        assert_eq!(check_origin(&second, &sealed), Ok(()));
        assert_eq!(second.proof.unwrap().dealt, sealed.proof.as_ref().unwrap().dealt, "{name}: the same cards");

        // Bots alone can play the deal too.
        let bots = table_of(&stranger.post(&table.api("/deal"), &json!({ "others": "easy-bot" })).ok());
        stranger.post(&table.api("/deal"), &json!({ "others": "friends" })).problem(422, "bad-name");
        wait_for_end(&stranger, &bots);
        assert_eq!(stranger.get(&table.api("/deal")).ok()["results"].as_array().unwrap().len(), 3);

        // Branch off: the moves up to that ply are the same, and the game can be finished.
        let ply = sealed.record.moves.len() / 2;
        let asked = json!({ "ply": ply, "seat": 1, "name": "Ivo" });
        let branch = table_of(&stranger.post(&table.api("/what-if"), &asked).ok());
        play_to_the_end(&stranger, &branch);
        let third = SealedRecord::parse(&market.stranger().get(&branch.api("/record")).text()).unwrap();
        assert_eq!(third.record.moves[..ply], sealed.record.moves[..ply], "{name}");
        assert_eq!(third.record.header.origin.as_ref().map(|origin| origin.moves), Some(ply));
        assert_eq!(check_origin(&third, &sealed), Ok(()));
        assert_eq!(check_origin(&sealed, &third), Err(Flaw::OtherDeal), "the original has no origin");
        assert_eq!(third.names[1], "Ivo");
        let beyond = json!({ "ply": sealed.record.moves.len(), "seat": 1, "name": "Ivo" });
        stranger.post(&table.api("/what-if"), &beyond).problem(404, "not-found");
    }
}

#[test]
fn a_changed_record_is_refused_with_the_position_of_the_change() {
    let market = Market::open();
    let (_, record) = finished(&market, "boxes");
    let refused = |changed: &str, expected: &str| {
        assert_ne!(changed, record);
        for path in ["/api/verify", "/api/records"] {
            let answer = send(&market, path, changed).problem(422, "record");
            assert!(text(&answer["sentence"]).contains(expected), "{answer}");
        }
    };
    let mut whole: Value = serde_json::from_str(&record).unwrap();
    let change = |pointer: &str, value: Value| {
        let mut changed = whole.clone();
        *changed.pointer_mut(pointer).unwrap() = value;
        changed.to_string()
    };
    refused(&change("/fair/shares/0/share", json!(seed(8))), "seat 1");
    refused(&change("/fair/secret", json!(seed(8))), "fingerprint");
    refused(&change("/fair/commitment", json!(seed(8))), "fingerprint");
    refused(&change("/seed", json!(seed(8))), "seed");
    refused(&change("/dealt/1/4", json!(99)), "During the deal, draw 2");
    let at = whole["moves"].as_array().unwrap().iter().position(|mv| mv["move"]["do"] == "look").unwrap();
    let place = whole["moves"][at]["move"]["place"].as_u64().unwrap();
    refused(&change(&format!("/moves/{at}/move/place"), json!((place + 1) % 6)), &format!("move {}", at + 1));
    refused(&change("/seats", json!(3)), "");
    whole["moves"].as_array_mut().unwrap().pop();
    refused(&whole.to_string(), "seal");
    send(&market, "/api/verify", &record[..record.len() / 2]).problem(422, "record");
    send(&market, "/api/verify", "{}").problem(422, "record");
    // Formatting and field order do not matter.
    send(&market, "/api/verify", &serde_json::from_str::<Value>(&record).unwrap().to_string()).ok();
}

#[test]
fn a_record_of_another_rules_version_is_refused() {
    let market = Market::open();
    let (_, record) = finished(&market, "boxes");
    let sentence = send(&market, "/api/records", &record.replace("\"rules\":1", "\"rules\":7")).problem(422, "record");
    assert!(text(&sentence["sentence"]).contains('7'), "{sentence}");
    assert!(matches!(
        verify(
            brocante_registry::game("boxes").unwrap(),
            &SealedRecord::parse(&record.replace("\"rules\":1", "\"rules\":7")).unwrap()
        ),
        Err(Flaw::Setup(_))
    ));
}

/// What a program sends first: the fingerprint of its part.
fn pledge(number: u64) -> Value {
    json!({ "fingerprint": fingerprint(&seed(number).parse().unwrap()) })
}

fn show(number: u64) -> Value {
    json!({ "share": seed(number) })
}

/// Lets two people play until the game is over.
fn play_together(market: &Market, table: &Table) {
    for _ in 0..3_000 {
        if market.stranger().get(&table.api("")).ok()["phase"] == "over" {
            return;
        }
        for seat in 0..2 {
            let moves = market.seat(seat).get(&table.api("/moves")).ok()["moves"].clone();
            if let Some(choice) = moves.get(0) {
                market.seat(seat).post(&table.api("/move"), &json!({ "move": choice["move"] }));
            }
        }
    }
    panic!("{} does not end", table.id);
}

#[test]
fn every_seated_person_fixes_a_share_before_any_is_shown() {
    let mut market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 3 }));
    let about = |market: &Market| market.stranger().get(&table.api("")).ok();
    let promised = text(&about(&market)["commitment"]);
    market.stranger().post(&table.api("/share"), &pledge(1)).problem(403, "not-seated");
    market.seat(0).post(&table.api("/share"), &json!({ "fingerprint": "short" })).problem(400, "bad-request");
    market.seat(0).post(&table.api("/share"), &pledge(1)).ok();
    market.seat(0).post(&table.api("/share"), &pledge(2)).ok();
    let mut sit = pledge(3);
    sit["name"] = json!("Ben");
    market.seat(1).post(&table.api("/sit"), &sit).ok();
    market.seat(1).post(&table.api("/share"), &show(3)).problem(409, "fingerprint-first");
    // A fingerprint survives a crash, and is removed when its person leaves.
    market.seat(2).post(&table.api("/sit"), &json!({ "name": "Cleo" })).ok();
    market.seat(2).post(&table.api("/share"), &pledge(4)).ok();
    market.pull_the_plug();
    market.restart();
    market.seat(2).post(&table.api("/leave"), &json!({})).ok();
    assert_eq!(
        (&about(&market)["shares"], &about(&market)["seats"][1]["fingerprint"]),
        (&json!(2), &pledge(3)["fingerprint"])
    );
    let page = market.stranger().page(&table.page("/fair")).text();
    assert!(page.contains(&promised) && page.contains("2 of 2 players"), "{page}");
    assert!(page.contains(&text(&pledge(1)["fingerprint"])), "{page}");

    // Now the fingerprints are final. The game begins with the last share, also after another crash.
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    assert_eq!((&about(&market)["phase"], &about(&market)["revealing"]), (&json!("gathering"), &json!(true)));
    market.seat(2).post(&table.api("/sit"), &json!({ "name": "Cleo" })).problem(409, "revealing");
    market.seat(1).post(&table.api("/share"), &show(3)).ok();
    market.pull_the_plug();
    market.restart();
    market.seat(0).post(&table.api("/share"), &show(2)).problem(422, "other-share");
    assert_eq!(about(&market)["phase"], "gathering", "nothing is dealt without a share");
    market.seat(0).post(&table.api("/share"), &show(1)).ok();
    assert_eq!((&about(&market)["phase"], &about(&market)["revealing"]), (&json!("playing"), &json!(false)));
    market.seat(0).post(&table.api("/share"), &show(1)).problem(409, "begun");
    play_together(&market, &table);
    let record = market.stranger().get(&table.api("/record")).text();
    let fair = SealedRecord::parse(&record).unwrap().record.header.fair.unwrap();
    assert_eq!((commitment(&fair.secret), &fair.commitment), (promised.clone(), &promised));
    let shares: Vec<(u8, Seed)> = fair.shares.iter().map(|share| (share.seat.0, share.share.clone())).collect();
    assert_eq!(shares, [(0, seed(1).parse().unwrap()), (1, seed(3).parse().unwrap())]);
    let proven = send(&market, "/api/verify", &record).ok()["proven"].to_string();
    assert!(proven.contains("contributions of 2 players") && !proven.contains("not fixed by fingerprints"), "{proven}");
    // A record of an earlier version says what it can't prove.
    let mut open: Value = serde_json::from_str(&record).unwrap();
    for share in open["fair"]["shares"].as_array_mut().unwrap() {
        share.as_object_mut().unwrap().remove("fingerprint");
    }
    for name in ["seal", "opening", "dealt"] {
        open.as_object_mut().unwrap().remove(name);
    }
    for mv in open["moves"].as_array_mut().unwrap() {
        mv.as_object_mut().unwrap().retain(|name, _| name == "seat" || name == "move");
    }
    let proven = send(&market, "/api/verify", &open.to_string()).ok()["proven"].to_string();
    assert!(proven.contains("not fixed by fingerprints"), "{proven}");
}

#[test]
fn a_share_that_is_not_shown_starts_the_shuffle_over_for_all_to_see() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
    let about = || market.stranger().get(&table.api("")).ok();
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Mallory" })).ok();
    for seat in 0..2 {
        market.seat(seat).post(&table.api("/share"), &pledge(u64::from(seat))).ok();
    }
    let before = about()["commitment"].clone();
    market.seat(0).post(&table.api("/reshuffle"), &json!({})).problem(409, "not-begun");
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    market.seat(0).post(&table.api("/share"), &show(0)).ok();
    let page = market.seat(0).page(&table.page("")).text();
    assert!(page.contains("Still missing: Mallory") && page.contains("Start the shuffle over"), "{page}");
    market.seat(1).post(&table.api("/reshuffle"), &json!({})).problem(403, "not-host");
    market.seat(0).post(&table.api("/reshuffle"), &json!({})).ok();
    let after = about();
    assert_ne!(after["commitment"], before, "the server has a new secret");
    assert_eq!((&after["shares"], &after["restarts"], &after["phase"]), (&json!(0), &json!(1), &json!("gathering")));
    for path in ["", "/fair"] {
        let page = market.stranger().page(&table.page(path)).text();
        assert!(page.contains("started over") && page.contains("not shown: Mallory"), "{page}");
    }
    // Nobody adds any more: the server chooses the cards, and the page, the record and `verify` say so.
    let page = market.stranger().page(&table.page("")).text();
    assert!(page.contains("The server alone will choose the cards"), "{page}");
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    assert!(market.stranger().page(&table.page("/fair")).text().contains("the server chooses the cards"));
    play_together(&market, &table);
    let record = market.stranger().get(&table.api("/record")).text();
    let proven = send(&market, "/api/verify", &record).ok()["proven"].to_string();
    assert!(proven.contains("The server chose the cards"), "{proven}");
}

#[test]
fn tables_derived_from_a_closed_table_are_closed() {
    let market = Market::open();
    let setup = json!({
        "game": "boxes", "name": "Ada", "seats": 2, "seats_for": ["friends", "bot"], "begin": true, "spectators": false,
    });
    let table = table_of(&market.seat(0).post("/api/tables", &setup).ok());
    play_to_the_end(&market.seat(0), &table);
    let name = json!({ "name": "Ada", "others": "friends" });
    market.seat(1).post(&table.api("/deal"), &name).problem(403, "no-spectators");
    let again = table_of(&market.seat(0).post(&table.api("/deal"), &name).ok());
    market.seat(1).post(&again.api("/sit"), &json!({ "name": "Ben", "dealt_before": true })).ok();
    market.seat(0).post(&again.api("/begin"), &json!({})).ok();
    market.stranger().get(&again.api("/view")).problem(403, "no-spectators");
    let branch = json!({ "ply": 2, "seat": 0, "name": "Ada" });
    let branch = table_of(&market.seat(0).post(&table.api("/what-if"), &branch).ok());
    market.stranger().get(&branch.api("/view")).problem(403, "no-spectators");
    market.seat(1).post(&again.api("/leave"), &json!({})).ok();
    play_to_the_end(&market.seat(0), &again);
    // Ben sat only at the second table.
    let names = |seat| market.seat(seat).get(&again.api("/deal")).ok()["results"][0]["names"][0].clone();
    assert_eq!((names(0), names(1)), (json!("Ada"), json!("–")));
}

#[test]
fn a_chosen_deal_is_marked() {
    let market = Market::open();
    let table = market.table(&oracle::plain("boxes", 2, 5));
    assert_eq!(market.stranger().get(&table.api("")).ok()["commitment"], Value::Null);
    assert!(market.stranger().page(&table.page("/fair")).text().contains("Whoever created this table chose the deal"));
    // People are told before they sit down, too.
    let laid_out = market.gathering(&json!({ "game": "boxes", "seats": 2, "draws": { "first": [1] } }));
    for path in ["", "/fair"] {
        let page = market.stranger().page(&laid_out.page(path)).text();
        assert!(!page.contains("Fair shuffle") && !page.contains("Fingerprint"), "{page}");
    }
    let page = market.stranger().page(&laid_out.page("")).text();
    assert!(page.contains("This deal was set up in advance"), "{page}");
    assert!(page.contains("Take a seat, though others may know the cards"), "the button says so: {page}");
    assert!(market.stranger().page("/").text().contains("cards set up in advance"), "the list says so");
}

/// A record that somebody wrote at home: every number in it is chosen, but it is sealed and by the rules.
fn homemade(change: impl FnOnce(&mut Header)) -> String {
    let game = brocante_registry::game("boxes").unwrap();
    let share = |seat| (Seat(seat), Seed::from_text(&format!("nobody {seat}")));
    let (fair, seed) = Fair::mix(Seed::from_text("chosen at home"), vec![share(0), share(1)]);
    let rules = Some(game.info().rules_version);
    let mut header = Header { rules, seed: Some(seed), fair: Some(fair), ..Header::new("boxes", 2) };
    change(&mut header);
    let mut table = game.open(&header).unwrap();
    let mut rng = Rng::new(1);
    while let Some(seat) = table.to_act().first() {
        table.play_random(seat, &mut rng).unwrap();
    }
    let record = table.record();
    let proof = Some(prove(game, &record).unwrap());
    let names = vec!["Ghost".to_owned(), "Phantom".to_owned()];
    SealedRecord { record, proof, names, remarks: Vec::new(), imported: false }.to_json()
}

#[test]
fn a_chosen_deal_never_passes_as_fair() {
    let market = Market::open();
    let brought = table_of(&send(&market, "/api/records", &homemade(|_| ())).ok());
    let open = json!({ "name": "Mallory", "others": "open" });
    let table = table_of(&market.seat(0).post(&brought.api("/deal"), &open).ok());

    // The list, the API and the button say where the cards come from.
    let listed = market.stranger().get("/api/tables").ok()[0].clone();
    assert_eq!((&listed["table"], &listed["origins"]), (&json!(table.id), &json!(["brought", "deal"])));
    let described = market.stranger().get(&table.api("")).ok();
    assert_eq!(described["origin"], json!({ "from": "deal", "table": null, "moves": 0, "imported": true }));
    assert_eq!((&described["commitment"], &described["shares"]), (&Value::Null, &json!(0)));
    let front = market.stranger().page("/").text();
    assert!(front.contains("cards brought here") && front.contains("cards dealt before"), "{front}");
    let page = market.stranger().page(&table.page("")).text();
    for said in ["may have chosen them", "were dealt before", "Take a seat, though others may know the cards"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    for path in ["", "/fair"] {
        assert!(!market.stranger().page(&table.page(path)).text().contains("Fair shuffle"));
    }

    // A stranger sits down only by saying that they know it.
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Ben" })).problem(409, "dealt-before");
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Ben", "dealt_before": true })).ok();
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    market.seat(1).post(&table.api("/leave"), &json!({})).ok();
    assert!(market.seat(0).page(&table.page("")).text().contains("may have chosen them"), "the table says so");
    play_to_the_end(&market.seat(0), &table);

    // The record claims no shuffle, and whoever verifies it is told the same.
    let record = market.stranger().get(&table.api("/record")).text();
    let sealed = SealedRecord::parse(&record).unwrap();
    let origin = sealed.record.header.origin.unwrap();
    assert!(sealed.record.header.fair.is_none() && origin.imported && origin.table == brought.id);
    let proven = send(&market, "/api/verify", &record).ok()["proven"].to_string();
    assert!(proven.contains(&format!("dealt before, at table {}; anyone who saw that game", brought.id)), "{proven}");
    assert!(proven.contains("may have chosen the cards") && !proven.contains("2 players"), "{proven}");
    assert_eq!(market.stranger().get(&table.api("")).ok()["origin"]["table"], brought.id);

    // Nor does a record pass that claims both.
    let mut both: Value = serde_json::from_str(&record).unwrap();
    both["fair"] = both["origin"]["fair"].clone();
    let refused = send(&market, "/api/verify", &both.to_string()).problem(422, "record");
    assert!(text(&refused["sentence"]).contains("claims a shuffle of its own"), "{refused}");
}

#[test]
fn the_marks_of_a_deal_survive_every_copy() {
    let market = Market::open();
    let scripted = |table: &Table| market.stranger().get(&table.api("")).ok()["scripted"].clone();
    let seeded = homemade(|header| header.fair = None);
    let laid_out = homemade(|header| drop(header.draws.insert("first".to_owned(), vec![1])));
    for mut record in [seeded, laid_out] {
        for _ in 0..2 {
            let brought = table_of(&send(&market, "/api/records", &record).ok());
            assert_eq!(scripted(&brought), true);
            let bots = json!({ "others": "easy-bot" });
            let again = table_of(&market.stranger().post(&brought.api("/deal"), &bots).ok());
            wait_for_end(&market.stranger(), &again);
            let branch = json!({ "ply": 1, "seat": 0, "name": "Ada" });
            let branch = table_of(&market.seat(0).post(&again.api("/what-if"), &branch).ok());
            assert_eq!((scripted(&again), scripted(&branch)), (json!(true), json!(true)));
            record = market.stranger().get(&again.api("/record")).text();
            let origin = SealedRecord::parse(&record).unwrap().record.header.origin.unwrap();
            assert!(origin.scripted && origin.imported);
        }
    }
    // A shuffled record from elsewhere is not scripted, but stays imported.
    let (_, record) = finished(&market, "boxes");
    let brought = table_of(&send(&market, "/api/records", &record).ok());
    assert_eq!(scripted(&brought), false);
    let listed = market.stranger().get(&brought.api("")).ok();
    assert_eq!(listed["origin"], json!({ "from": "import", "table": null, "moves": 0, "imported": true }));
    let branch = json!({ "ply": 1, "seat": 0, "name": "Ada" });
    let branch = table_of(&market.seat(0).post(&brought.api("/what-if"), &branch).ok());
    let origin = market.stranger().get(&branch.api("")).ok()["origin"].clone();
    assert_eq!(origin, json!({ "from": "moment", "table": brought.id, "moves": 1, "imported": true }));
    assert!(market.seat(0).page(&branch.page("/fair")).text().contains("Nothing is shuffled at this table"));
}

#[test]
fn a_promise_is_honoured_or_refused() {
    let market = Market::open();
    let promise = market.seat(0).post("/api/promises", &json!({})).ok();
    let make = |seats: u8, promise: &Value| {
        let setup = json!({ "game": "boxes", "seats": seats, "name": "Ada", "promise": promise });
        market.seat(0).post("/api/tables", &setup)
    };
    make(2, &json!("1-nonsense")).problem(409, "bad-promise");
    assert_eq!(make(9, &promise["promise"]).status, 422, "a refused setup does not use up the promise");
    let table = table_of(&make(2, &promise["promise"]).ok());
    assert_eq!(market.stranger().get(&table.api("")).ok()["commitment"], promise["commitment"]);
    make(2, &promise["promise"]).problem(409, "bad-promise");
    let alone = json!({ "game": "boxes", "name": "Ada", "begin": true, "share": seed(1) });
    market.seat(0).post("/api/tables", &alone).problem(400, "bad-request");
}

/// A promise that can't be kept is refused: no table is made with another secret.
#[test]
fn a_promise_is_never_replaced() {
    let mut market = Market::open();
    let promise = text(&market.seat(0).post("/api/promises", &json!({})).ok()["promise"]);
    let make = |market: &Market, promise: &str| {
        let setup = json!({ "game": "boxes", "name": "Ada", "seats_for": ["open"], "promise": promise });
        market.seat(0).post("/api/tables", &setup).problem(409, "bad-promise");
        let form = format!("game=boxes&name=Ada&seats=2&others=bot&promise={promise}&share={}", seed(1));
        assert_eq!(market.seat(0).form("/tables", &form, &[]).status, 409);
        assert_eq!(market.stranger().get("/api/tables").ok(), json!([]));
    };
    let (name, code) = promise.rsplit_once('-').unwrap();
    let (until, number) = name.split_once('-').unwrap();
    for invented in [
        format!("{until}-{}", "0".repeat(32)),
        format!("{until}-{}-{code}", "0".repeat(32)),
        format!("{}-{number}-{code}", until.parse::<u64>().unwrap() + 1),
        name.to_owned(),
    ] {
        make(&market, &invented);
    }
    market.pull_the_plug();
    market.restart();
    make(&market, &promise);
}

#[test]
fn a_repeated_deal_keeps_its_game_and_seats() {
    let market = Market::open();
    let (table, _) = finished(&market, "boxes");
    let again = json!({ "name": "Ben", "others": "friends" });
    let again = table_of(&market.seat(1).post(&table.api("/deal"), &again).ok());
    let page = market.stranger().page(&again.page("")).text();
    assert!(page.contains("These cards were dealt before") && !page.contains("Fair shuffle"), "{page}");
    let change = |body: Value| market.seat(1).post(&again.api("/settings"), &body);
    change(json!({ "game": "vintage", "seats": 3 })).problem(409, "same-deal");
    change(json!({ "seats": 3 })).problem(409, "same-deal");
    change(json!({ "pace": "fast" })).ok();
}

#[test]
fn words_of_an_imported_record_are_filtered() {
    let market = Market::open();
    let (_, record) = finished(&market, "bizarre");
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record["words"][0]["text"] = json!("what a shit idea");
    let record = record.to_string();
    let import = |filter: &str| {
        let market = Market::with_options(&["--word-filter", filter]);
        let answer = send(&market, "/api/records", &record);
        let page = (answer.status == 200).then(|| {
            let table = table_of(&answer.json());
            let last = market.stranger().get(&table.api("/record")).ok();
            last["words"][0]["text"].clone()
        });
        (answer.status, page)
    };
    assert_eq!(import("off"), (200, Some(json!("what a shit idea"))));
    assert_eq!(import("mild"), (200, Some(json!("what a •••• idea"))));
    assert_eq!(import("strict"), (422, None));
}

#[test]
fn a_nickname_is_remembered() {
    let market = Market::open();
    let (table, _) = finished(&market, "boxes");
    for (path, body) in [("/deal", "name=Zoe&others=friends"), ("/what-if", "name=Zoe&ply=0&seat=0")] {
        let answer = market.seat(3).form(&table.page(path), body, &[]);
        assert!(answer.headers.iter().any(|(name, value)| name == "set-cookie" && value.contains("Zoe")), "{path}");
    }
}

/// A deal for comparison that is closed for `seconds` seconds.
fn kept_deal(market: &Market, seconds: u32) -> Table {
    let body = json!({ "game": "boxes", "seats": 2, "seconds": seconds });
    table_of(&market.seat(0).post("/api/deals", &body).ok())
}

#[test]
fn nobody_looks_up_a_deal_that_is_still_played() {
    let market = Market::open();
    market.seat(0).post("/api/deals", &json!({ "game": "boxes", "seconds": 0 })).problem(400, "bad-request");
    let deal = kept_deal(&market, 1_000_000);
    let play = |seat: u8| market.seat(seat).post(&deal.api("/deal"), &json!({ "name": "Ada", "others": "bot" }));
    // Nobody plays at the deal itself, not even whoever opened it.
    for body in [json!({ "name": "Ada" }), json!({ "name": "Ada", "seat": 0 })] {
        let mut body = body;
        body["dealt_before"] = json!(true);
        assert_eq!(market.seat(0).post(&deal.api("/sit"), &body).status, 409);
    }
    market.seat(0).post(&deal.api("/begin"), &json!({})).problem(403, "not-host");
    assert_eq!(market.stranger().page(&deal.page("/deal")).status, 200);

    let first = table_of(&play(0).ok());
    play_to_the_end(&market.seat(0), &first);
    let second = table_of(&play(1).ok());
    let secret = |page: &str| page.contains("\"secret\"") || page.contains("\"seed\"");
    for client in [market.seat(0), market.seat(1), market.stranger()] {
        for path in ["/record", "/review"] {
            let answer = client.get(&first.api(path));
            assert!(["closed-deal", "no-spectators"].contains(&answer.json()["code"].as_str().unwrap()), "{path}");
        }
        let what_if = client.post(&first.api("/what-if"), &json!({ "ply": 1, "seat": 0, "name": "Eve" }));
        assert!([403, 409].contains(&what_if.status));
        for path in ["/at/0", "/at/2?as=all", "/record.json", "/fair", "/deal", ""] {
            let page = client.page(&first.page(path));
            assert!(!secret(&page.text()), "{path}");
            assert!(
                path == "/fair" || path == "/deal" || path.is_empty() || [403, 409].contains(&page.status),
                "{path}"
            );
        }
        assert_eq!(client.form(&first.page("/review"), "ply=0", &[]).status / 100, 4);
        for path in ["/record", "/review"] {
            assert_eq!(client.get(&deal.api(path)).status / 100, 4, "{path}");
        }
    }
    let answer = market.seat(0).get(&first.api("/record")).problem(409, "closed-deal");
    assert!(text(&answer["sentence"]).contains("in 12 days"), "{answer}");
    market.seat(0).post(&first.api("/review"), &json!({})).problem(409, "closed-deal");
    market.stranger().get(&first.api("/view")).problem(403, "no-spectators");
    market.seat(1).get(&first.api("/view")).problem(403, "no-spectators");

    // One identity plays it once, and sees results only after that.
    play(0).problem(409, "deal-twice");
    assert_eq!(market.seat(1).get(&deal.api("/deal")).ok()["results"], json!([]), "still playing");
    play_to_the_end(&market.seat(1), &second);
    let compared = market.seat(1).get(&deal.api("/deal")).ok();
    assert_eq!(compared["results"].as_array().unwrap().len(), 2, "{compared}");
    assert_eq!(compared["results"][1]["known"], json!([]), "nobody could look the cards up");
    assert_eq!(market.stranger().get(&deal.api("/deal")).ok()["results"], json!([]));
}

#[test]
fn nobody_plays_a_closed_deal_at_two_tables() {
    let market = Market::open();
    let deal = kept_deal(&market, 1_000_000);
    let gather = |seat: u8| {
        let body = json!({ "name": "Host", "others": "friends" });
        table_of(&market.seat(seat).post(&deal.api("/deal"), &body).ok())
    };
    let sit = |seat: u8, table: &Table| {
        market.seat(seat).post(&table.api("/sit"), &json!({ "name": "Guest", "dealt_before": true }))
    };
    let begin = |seat: u8, table: &Table| market.seat(seat).post(&table.api("/begin"), &json!({}));
    // Eve sits at two tables before either begins. She plays at one of them.
    let (first, second) = (gather(0), gather(1));
    sit(7, &first).ok();
    sit(7, &second).ok();
    begin(0, &first).ok();
    begin(1, &second).problem(409, "deal-twice");
    market.seat(1).post(&second.api("/remove"), &json!({ "seat": 1 })).ok();
    sit(7, &second).problem(409, "deal-twice");
    sit(0, &second).problem(409, "deal-twice");
    begin(1, &second).ok();
    // Nor does she get there by a link, and the link stays good for others.
    let link = text(&market.seat(1).post(&second.api("/device"), &json!({})).ok()["link"]);
    market.seat(7).post(&format!("/api/seat/{link}"), &json!({})).problem(409, "deal-twice");
    market.seat(5).post(&format!("/api/seat/{link}"), &json!({})).ok();
    market.seat(5).post(&deal.api("/deal"), &json!({ "name": "X", "others": "bot" })).problem(409, "deal-twice");
}

#[test]
fn a_closed_deal_opens_when_its_time_is_up() {
    let mut market = Market::open();
    let deal = kept_deal(&market, 6);
    let play = |market: &Market, seat: u8| {
        table_of(&market.seat(seat).post(&deal.api("/deal"), &json!({ "name": "Ada", "others": "bot" })).ok())
    };
    let (over, stuck) = (play(&market, 0), play(&market, 1));
    play_to_the_end(&market.seat(0), &over);
    market.seat(0).get(&over.api("/record")).problem(409, "closed-deal");
    // A restart does not open it.
    market.pull_the_plug();
    market.restart();
    let until = market.stranger().get(&over.api("")).ok()["closed_until_ms"].as_u64().unwrap();
    market.seat(0).get(&over.api("/record")).problem(409, "closed-deal");
    let now_ms = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    while now_ms() <= until {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    // Now everybody can look it up, and nobody can play it any more.
    let record = market.stranger().get(&over.api("/record")).text();
    let proven = send(&market, "/api/verify", &record).ok()["proven"].to_string();
    assert!(proven.contains("the server chose the cards"), "{proven}");
    assert_eq!(market.stranger().page(&over.page("/at/0")).status, 200);
    let moves = market.seat(1).get(&stuck.api("/moves")).ok()["moves"].clone();
    let mv = json!({ "move": moves.get(0).map_or(json!({ "do": "stop" }), |choice| choice["move"].clone()) });
    market.seat(1).post(&stuck.api("/move"), &mv).problem(409, "deal-over");
    assert_eq!(market.stranger().get(&deal.api("/deal")).ok()["playing"], 1);
    // Whoever plays it later plays cards that anyone can know.
    let late = play(&market, 0);
    play_to_the_end(&market.seat(0), &late);
    let results = market.stranger().get(&deal.api("/deal")).ok()["results"].clone();
    assert_eq!(results[0]["known"], json!([]));
    let why: Vec<&Value> = results[1]["known"].as_array().unwrap().iter().map(|known| &known["why"]).collect();
    assert_eq!(why, ["record", "player"], "{results}");
    let page = market.stranger().page(&late.page("/deal")).text();
    assert!(page.contains("Nobody could look them up") && page.contains("Ada also played at table 1"), "{page}");
}
