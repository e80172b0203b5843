//! Moderation: chat, reports, mutes and removed words.

mod market;

use market::{Client, Live, Market, Table, oracle, text};
use serde_json::{Value, json};

fn table_of_two(market: &Market) -> Table {
    market.table(&oracle::plain("boxes", 2, 1))
}

fn say(market: &Market, table: &Table, seat: u8, words: &str) {
    market.seat(seat).post(&table.api("/chat"), &json!({ "text": words })).ok();
}

fn said(client: &Client, table: &Table) -> Value {
    client.get(&table.api("/said")).ok()
}

/// Everything that is publicly readable about a table, in one text.
fn everything(market: &Market, table: &Table) -> String {
    let mut all = String::new();
    for client in [market.seat(0), market.seat(1), market.stranger()] {
        for path in ["/view", "/said", "", "/record"] {
            all += &client.get(&table.api(path)).text();
        }
        for path in ["", "/at/0", "/tv"] {
            all += &client.page(&table.page(path)).text();
        }
        let cookie = client.cookie();
        let headers: Vec<_> = cookie.iter().map(|cookie| ("cookie", cookie.as_str())).collect();
        all += &Live::open(market.port, &table.page("/live"), &headers).unwrap().read_json().to_string();
    }
    all
}

#[test]
fn only_the_host_sees_a_report() {
    let market = Market::open();
    let table = table_of_two(&market);
    say(&market, &table, 1, "a rude remark");
    let watcher = market.seat(6);
    let report = |client: &Client, body: Value| client.post(&table.api("/report"), &body);
    report(&market.stranger(), json!({ "line": 0, "name": "Eve" })).problem(403, "not-seated");
    report(&watcher, json!({ "line": 0 })).problem(422, "no-nickname");
    report(&watcher, json!({ "line": 7, "name": "Eve" })).problem(422, "nothing-said");
    report(&watcher, json!({ "seat": 7, "name": "Eve" })).problem(422, "no-such-seat");
    report(&watcher, json!({ "name": "Eve" })).problem(400, "bad-request");
    report(&watcher, json!({ "line": 0, "seat": 1, "name": "Eve" })).problem(400, "bad-request");
    let first = report(&watcher, json!({ "line": 0, "name": "Eve" })).ok();
    assert_eq!(
        report(&watcher, json!({ "line": 0, "name": "Eve again" })).ok(),
        first,
        "a second report by the same person does not count"
    );
    report(&market.seat(0), json!({ "seat": 1 })).ok();
    let expected = json!([
        { "line": 0, "seat": null, "by": "Eve", "watching": true, "name": "Person 1", "words": "a rude remark" },
        { "line": null, "seat": 1, "by": "Person 0", "watching": false, "name": "Person 1", "words": "Person 1" },
    ]);
    assert_eq!(said(&market.seat(0), &table)["reports"], expected);
    assert!(market.seat(0).page(&table.page("")).text().contains("Reported by Eve (watching)"));
    for other in [market.seat(1), watcher, market.stranger()] {
        assert_eq!(said(&other, &table).get("reports"), None);
        let page = other.page(&table.page("")).text();
        assert!(!page.contains("Reported by") && !page.contains("reported Person"), "{page}");
    }
}

#[test]
fn a_dismissed_report_leaves_the_list() {
    let mut market = Market::open();
    let table = table_of_two(&market);
    say(&market, &table, 0, "a kind remark");
    let report = |market: &Market| market.seat(1).post(&table.api("/report"), &json!({ "line": 0 })).ok();
    let reports = |market: &Market| said(&market.seat(0), &table)["reports"].as_array().unwrap().len();
    report(&market);
    assert_eq!(reports(&market), 1);
    let dismiss =
        |market: &Market, by: u8, line: usize| market.seat(by).post(&table.api("/dismiss"), &json!({ "line": line }));
    dismiss(&market, 1, 0).problem(403, "not-host");
    dismiss(&market, 0, 5).problem(422, "nothing-said");
    let seq = dismiss(&market, 0, 0).ok();
    assert_eq!(dismiss(&market, 0, 0).ok(), seq, "dismissed once");
    report(&market);
    market.pull_the_plug();
    market.restart();
    report(&market);
    assert_eq!(reports(&market), 0, "a dismissed line cannot be reported again");
    let page = market.seat(0).page(&table.page("")).text();
    assert!(page.contains("a kind remark") && !page.contains("Reported by"), "{page}");
}

#[test]
fn a_report_of_a_nickname_ends_when_its_owner_leaves() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 3 }));
    let sit = |person: u8, name: &str, seat: u8| {
        market.seat(person).post(&table.api("/sit"), &json!({ "name": name, "seat": seat })).ok();
    };
    let reports = || said(&market.seat(0), &table)["reports"].clone();
    sit(2, "Mild Max", 2);
    for (person, name) in [(1, "Rude Rudi"), (3, "Kind Kim")] {
        sit(person, name, 1);
        assert_eq!(reports(), json!([]), "another person's nickname is not held against {name}");
        market.seat(2).post(&table.api("/report"), &json!({ "seat": 1 })).ok();
        assert_eq!(reports()[0]["words"], name);
        market.seat(0).post(&table.api("/remove"), &json!({ "seat": 1 })).ok();
        assert_eq!(reports(), json!([]));
    }
}

#[test]
fn a_muted_person_becomes_host_last() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 4 }));
    for seat in 1..3 {
        market.seat(seat).post(&table.api("/sit"), &json!({ "name": format!("P{seat}"), "seat": seat })).ok();
    }
    market.seat(0).post(&table.api("/mute"), &json!({ "seat": 1 })).ok();
    let hosts = || -> Vec<bool> {
        let seats = market.stranger().get(&table.api("")).ok()["seats"].clone();
        seats.as_array().unwrap().iter().map(|seat| seat["host"] == true).collect()
    };
    market.seat(0).post(&table.api("/leave"), &json!({})).ok();
    assert_eq!(hosts(), [false, false, true, false]);
    market.seat(2).post(&table.api("/leave"), &json!({})).ok();
    assert_eq!(hosts(), [false, true, false, false]);
}

#[test]
fn removing_a_nickname_does_not_affect_other_people_with_it() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 3 }));
    for seat in [1, 2] {
        market.seat(seat).post(&table.api("/sit"), &json!({ "name": "Alice", "seat": seat })).ok();
        say(&market, &table, seat, "hello");
    }
    market.seat(0).post(&table.api("/strike"), &json!({ "seat": 2 })).ok();
    let lines = said(&market.seat(0), &table)["lines"].clone();
    assert_eq!((&lines[0]["name"], &lines[1]["name"]), (&json!("Alice"), &json!("•••")));
}

#[test]
fn one_device_cannot_flood_the_reports() {
    let market = Market::open();
    let table = table_of_two(&market);
    let report = |line: usize| market.seat(1).post(&table.api("/report"), &json!({ "line": line }));
    for line in 0..=20 {
        say(&market, &table, 0, &format!("remark {line}"));
        match line {
            0..20 => report(line).ok(),
            _ => report(line).problem(429, "too-many"),
        };
    }
    market.seat(0).post(&table.api("/dismiss"), &json!({ "line": 0 })).ok();
    report(20).ok();
}

#[test]
fn nobody_hears_a_muted_person() {
    let mut market = Market::open();
    let table = table_of_two(&market);
    let mute = |market: &Market, by: u8, body: Value| market.seat(by).post(&table.api("/mute"), &body);
    mute(&market, 1, json!({ "seat": 0 })).problem(403, "not-host");
    mute(&market, 0, json!({ "seat": 0 })).problem(422, "no-such-seat");
    mute(&market, 0, json!({ "seat": 9 })).problem(422, "no-such-seat");
    mute(&market, 0, json!({ "seat": 1 })).ok();
    let chat = |market: &Market| market.seat(1).post(&table.api("/chat"), &json!({ "text": "hello" }));
    chat(&market).problem(403, "muted");
    market.pull_the_plug();
    market.restart();
    chat(&market).problem(403, "muted");
    assert_eq!(said(&market.stranger(), &table), json!({ "lines": [], "muted": [1] }));
    mute(&market, 0, json!({ "seat": 1, "muted": false })).ok();
    chat(&market).ok();
}

#[test]
fn removed_words_are_gone_everywhere_for_good() {
    let mut market = Market::open();
    let table = table_of_two(&market);
    say(&market, &table, 0, "a kind remark");
    say(&market, &table, 1, "a rude remark");
    market.seat(0).post(&table.api("/report"), &json!({ "line": 1 })).ok();
    assert!(everything(&market, &table).contains("a rude remark"));
    let mut page = Live::open(market.port, &table.page("/live?chat=2&said=99"), &[]).unwrap();
    page.read_json();
    let strike = |by: u8, body: Value| market.seat(by).post(&table.api("/strike"), &body);
    strike(1, json!({ "line": 1 })).problem(403, "not-host");
    strike(0, json!({ "line": 2 })).problem(422, "nothing-said");
    let seq = strike(0, json!({ "line": 1 })).ok();
    assert_eq!(strike(0, json!({ "line": 1 })).ok(), seq, "removed once");
    let news = page.read_json();
    assert!(text(&news["chat-replaced"]).contains("Removed by the host"), "an open page is updated: {news}");
    market.pull_the_plug();
    market.restart();
    let all = everything(&market, &table);
    assert!(!all.contains("a rude remark") && all.contains("a kind remark") && all.contains("Removed by the host"));
    let lines = said(&market.seat(0), &table);
    assert_eq!((&lines["lines"][1]["kind"], &lines["lines"][1]["text"]), (&json!("removed"), &Value::Null));
}

#[test]
fn a_nickname_can_be_removed() {
    let market = Market::open();
    let table = table_of_two(&market);
    say(&market, &table, 1, "hello");
    market.seat(0).post(&table.api("/strike"), &json!({ "seat": 1 })).ok();
    let all = everything(&market, &table);
    assert!(!all.contains("Person 1") && all.contains("•••"));
}

#[test]
fn removing_words_of_a_departed_person_removes_their_nickname() {
    let market = Market::open();
    let table = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
    market.seat(1).post(&table.api("/sit"), &json!({ "name": "Rude Rudi" })).ok();
    say(&market, &table, 1, "hello");
    market.seat(0).post(&table.api("/remove"), &json!({ "seat": 1 })).ok();
    let lines = || said(&market.seat(0), &table).to_string() + &market.seat(0).page(&table.page("")).text();
    assert!(lines().contains("Rude Rudi"));
    market.seat(0).post(&table.api("/strike"), &json!({ "line": 0 })).ok();
    assert!(!lines().contains("Rude Rudi"), "{}", lines());
}

#[test]
fn a_pitch_can_be_reported_and_removed() {
    let market = Market::open();
    let table = market.table(&oracle::plain("bizarre", 4, 1));
    let seat = oracle::until_a_pitch(&market, &table);
    let client = market.seat(seat);
    let done = client.get(&table.api("/moves")).ok()["moves"][0]["move"].clone();
    client.post(&table.api("/move"), &json!({ "move": done })).ok();
    let line = said(&market.stranger(), &table)["lines"][0].clone();
    assert_eq!((&line["kind"], &line["text"]), (&json!("pitch"), &json!("my fine pitch")));
    assert!(everything(&market, &table).contains("my fine pitch"));
    market.seat((seat + 1) % 4).post(&table.api("/report"), &json!({ "line": 0 })).ok();
    market.seat(0).post(&table.api("/strike"), &json!({ "line": 0 })).ok();
    let all = everything(&market, &table);
    assert!(!all.contains("my fine pitch") && all.contains("Removed by the host"));
}

#[test]
fn a_muted_person_cannot_pitch() {
    let market = Market::open();
    let table = market.table(&oracle::plain("bizarre", 4, 1));
    let seat = oracle::until_a_pitch(&market, &table);
    let host = if seat == 0 { 1 } else { 0 };
    market.seat(0).post(&table.api("/host"), &json!({ "seat": host })).ok();
    market.seat(host).post(&table.api("/mute"), &json!({ "seat": seat })).ok();
    market.seat(seat).post(&table.api("/words"), &json!({ "text": "still me" })).problem(403, "muted");
    assert!(!everything(&market, &table).contains("my fine pitch"), "the words being typed are dropped");
}

#[test]
fn strong_words_are_masked_or_refused_by_the_stricter_of_server_and_host() {
    let market = Market::with_options(&["--word-filter", "mild"]);
    let check = |setup: Value, said_as: Option<&str>| {
        let table = market.gathering(&setup);
        let sat = market.seat(1).post(&table.api("/sit"), &json!({ "name": "Mr Sh1t", "seat": 1 }));
        let chat = market.seat(0).post(&table.api("/chat"), &json!({ "text": "s.h.i.t happens in Scunthorpe" }));
        match said_as {
            Some(words) => {
                sat.ok();
                chat.ok();
                assert_eq!(said(&market.stranger(), &table)["lines"][0]["text"], words);
                assert_eq!(market.stranger().get(&table.api("")).ok()["seats"][1]["name"], "Mr ••••");
            }
            None => {
                sat.problem(422, "bad-words");
                chat.problem(422, "bad-words");
            }
        }
    };
    check(json!({ "game": "boxes", "seats": 2 }), Some("•.•.•.• happens in Scunthorpe"));
    check(json!({ "game": "boxes", "seats": 2, "word_filter": "strict" }), None);
    // A host cannot be less strict than the server.
    check(json!({ "game": "boxes", "seats": 2, "word_filter": "off" }), Some("•.•.•.• happens in Scunthorpe"));
    let table = market.gathering(&json!({ "game": "boxes", "seats": 2, "word_filter": "strict" }));
    market.seat(0).post(&table.api("/settings"), &json!({ "word_filter": "off" })).ok();
    assert_eq!(market.stranger().get(&table.api("")).ok()["word_filter"], "mild");
    let named = json!({ "game": "boxes", "name": "shit", "word_filter": "strict" });
    market.seat(0).post("/api/tables", &named).problem(422, "bad-words");
}

#[test]
fn pitches_are_filtered_too() {
    let market = Market::open();
    let mut setup = oracle::plain("bizarre", 4, 1);
    setup["word_filter"] = json!("strict");
    let table = market.table(&setup);
    let seat = oracle::until_a_pitch(&market, &table);
    let speak = |words: &str| market.seat(seat).post(&table.api("/words"), &json!({ "text": words }));
    speak("what shit").problem(422, "bad-words");
    assert_eq!(speak("what fun").status, 204);
}
