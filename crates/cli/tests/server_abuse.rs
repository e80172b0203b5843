//! Bad input gets the right answer: a status, a code for programs and a sentence for people, never a 5xx.

mod market;

use brocante_core::Rng;
use market::{Answer, Live, Market, Table, oracle, text, token};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

const SEED: u64 = 99;

fn boxes_with_seat_0_first(market: &Market) -> Table {
    let mut setup = oracle::plain("boxes", 2, 1);
    setup["draws"] = json!({ "first": [0] });
    market.table(&setup)
}

/// Sends raw bytes, and reads until the server closes the connection.
fn raw(market: &Market, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", market.port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn status_of(raw: &str) -> u16 {
    raw.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("no answer: {raw:?}"))
}

/// Checks that the server answered no request with a 5xx.
fn check_no_failure(market: &Market) {
    let metrics = market.stranger().get("/metrics").text();
    assert!(!metrics.contains("status=\"5"), "{metrics}");
    assert_eq!(market.stranger().get("/healthz").status, 200);
}

#[test]
fn wrong_moves_are_refused_with_a_reason() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    let path = table.api("/move");
    let garbled = |body: &str| {
        let bearer = format!("Bearer {}", token(0));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        market.stranger().call("POST", &path, &headers, body.as_bytes()).unwrap()
    };
    for body in ["{", "nonsense", "[]", "{\"move\":", "\u{0}", "{\"mov\":{}}", "{\"move\":{},\"at\":-1}", "[[[[[["] {
        garbled(body).problem(400, "bad-request");
    }
    garbled(&"[".repeat(100_000)).problem(400, "bad-request");
    for mv in [
        json!({ "do": "dance" }),
        json!({ "do": "stop", "now": 1 }),
        json!(null),
        json!(7),
        json!({ "do": "bid", "amount": 1e300 }),
    ] {
        market.seat(0).post(&path, &json!({ "move": mv })).problem(422, "bad-move");
    }
    let choose = json!({ "move": { "do": "choose", "auction": "open" } });
    let refused = market.seat(1).post(&path, &choose).problem(422, "refused");
    let rules = brocante_registry::game("boxes").unwrap().assets().rules_in("en");
    assert!(rules.contains(&format!("`{}`", text(&refused["rule"]))), "{refused}");
    market.stranger().post(&path, &choose).problem(403, "not-seated");
    market.seat(5).post(&path, &choose).problem(403, "not-seated");
    market.seat(0).post("/api/tables/aaaaaaaaaaaaaaaa/move", &choose).problem(404, "no-table");
    let long = json!({ "move": choose["move"], "command": "c".repeat(600) });
    market.seat(0).post(&path, &long).problem(400, "bad-request");
    let stale = json!({ "move": choose["move"], "at": 1 });
    market.seat(0).post(&path, &stale).problem(409, "stale");
    assert_eq!(market.stranger().get(&table.api("/view")).ok()["ply"], 0, "no move was made");
    check_no_failure(&market);
}

#[test]
fn impossible_tables_are_refused_with_rule_and_line() {
    let market = Market::open();
    let make = |body: Value| market.seat(0).post("/api/tables", &body);
    let printed = include_str!("../../../games/boxes/deck.toml");
    let short = printed.replacen("count = 14", "count = 13", 1);
    let refused = make(json!({ "game": "boxes", "deck": { "toml": short } }));
    assert_eq!((refused.status, refused.json()["rule"].as_str()), (422, Some("boxes.deck")), "{}", refused.text());
    assert!(text(&refused.json()["sentence"]).contains("line 111"), "{}", refused.text());
    for body in [
        json!({ "game": "boxes", "options": { "open_walets": true } }),
        json!({ "game": "boxes", "options": { "open_wallets": "perhaps" } }),
        json!({ "game": "boxes", "seats": 0 }),
        json!({ "game": "boxes", "seats": 255 }),
        json!({ "game": "boxes", "deck": "no such deck" }),
        json!({ "game": "boxes", "deck": { "toml": "[[[" } }),
        json!({ "game": "boxes", "draws": { "first": [200] } }),
        json!({ "game": "boxes", "draws": { "last": [0] } }),
    ] {
        let answer = make(body.clone());
        assert_eq!(answer.status, 422, "{body}: {}", answer.text());
        assert!(answer.json()["sentence"].is_string() && answer.json()["code"].is_string(), "{}", answer.text());
    }
    for body in [
        json!({ "game": "boxes", "seats": 256 }),
        json!({ "game": "boxes", "seed": "abc" }),
        json!({ "game": "boxes", "sets": 2 }),
        json!({ "game": "boxes", "seats_for": ["king"] }),
        json!({ "seats": 2 }),
    ] {
        make(body).problem(400, "bad-request");
    }
    make(json!({ "game": "chess" })).problem(404, "no-game");
    assert_eq!(market.stranger().get("/api/tables").ok(), json!([]));
    check_no_failure(&market);
}

#[test]
fn names_and_texts_are_limited_and_escaped() {
    let market = Market::open();
    // The person with the odd name begins, so the status line names them.
    let setup = json!({ "game": "boxes", "seats": 4, "seed": market::seed(1), "draws": { "first": [1] } });
    let table = market.gathering(&setup);
    let sit = |seat: u8, name: &str| market.seat(seat).post(&table.api("/sit"), &json!({ "name": name, "seat": seat }));
    sit(1, &"x".repeat(10_000)).problem(422, "bad-name");
    sit(1, " \u{200b}\u{202e}\n").problem(422, "bad-name");
    let markup = "<img src=x onerror=a()>";
    sit(1, markup).ok();
    let escaped = "&lt;img src=x onerror=a()&gt;";
    let check = |page: &Answer| {
        assert_eq!(page.status, 200);
        assert!(page.text().contains(escaped) && !page.text().contains(markup), "{}", page.text());
    };
    check(&market.stranger().page(&table.page("")));
    check(&market.stranger().page("/"));
    market.seat(0).post(&table.api("/begin"), &json!({})).ok();
    check(&market.stranger().page(&table.page("")));
    check(&market.seat(0).page(&table.page("/at/0")));
    let say = |text: &str| market.seat(1).post(&table.api("/chat"), &json!({ "text": text }));
    say(&"x".repeat(501)).problem(422, "bad-text");
    say(" ").problem(422, "bad-text");
    say("</li><script>alert(1)</script>").ok();
    let page = market.stranger().page(&table.page("")).text();
    assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert(1)"), "{page}");
    let mut news = Live::open(market.port, &table.page("/live"), &[]).unwrap().read_json();
    // The status line is plain text for screen readers; everything else is markup.
    assert!(text(&news["prompt"]).contains(markup), "{news}");
    news["prompt"] = Value::Null;
    assert!(!news.to_string().contains("<script>alert") && !news.to_string().contains(markup), "{news}");
    assert!(news.to_string().contains(escaped), "{news}");
    market.seat(0).post(&table.api("/words"), &json!({ "text": "now me" })).problem(409, "not-speaking");
    check_no_failure(&market);
}

#[test]
fn cross_site_requests_are_refused() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    let evil: [&[(&str, &str)]; 4] = [
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("origin", "http://127.0.0.1:1")],
    ];
    for headers in evil {
        for verb in ["/leave", "/move", "/chat", "/begin"] {
            let answer = market.seat(0).form(&table.page(verb), "move={}&text=x", headers);
            assert_eq!(answer.status, 403, "{headers:?} {verb}");
        }
        let mut all = vec![("content-type", "application/json")];
        all.extend(headers);
        market
            .stranger()
            .call("POST", "/api/tables", &all, b"{\"game\":\"boxes\"}")
            .unwrap()
            .problem(403, "cross-site");
        let cookie = market.seat(0).cookie().unwrap();
        let mut all = vec![("cookie", cookie.as_str())];
        all.extend(headers);
        assert_eq!(Live::open(market.port, &table.page("/live"), &all).err(), Some(403), "{headers:?}");
    }
    let own = format!("http://{}", market.address());
    assert!(Live::open(market.port, &table.page("/live"), &[("origin", &own)]).is_ok());
    assert_eq!(market.seat(0).form(&table.page("/chat"), "text=hello", &[("origin", &own)]).status, 303);
    // Even the Host header is escaped in pages.
    let fresh = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: a\"><script>alert(1)</script>\r\nCookie: {}\r\nConnection: close\r\n\r\n",
        fresh.page(""),
        market.seat(0).cookie().unwrap()
    );
    assert!(!raw(&market, request.as_bytes()).contains("<script>alert"));
    check_no_failure(&market);
}

/// Checks that a page has a Content-Security-Policy and is not cached.
fn check_page(answer: &Answer) {
    let kind = answer.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("text/html"), "{kind}");
    assert!(
        answer.header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none'")),
        "{answer:?}"
    );
    assert_eq!(answer.header("cache-control"), Some("no-store"), "{}", answer.status);
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{}", answer.status);
}

#[test]
fn every_page_has_a_content_security_policy() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    let pages =
        ["/", "/games/boxes/new", "/games/boxes/rules", &table.page(""), &table.page("/at/0"), &table.page("/device")];
    for path in pages {
        let page = market.seat(0).page(path);
        assert_eq!(page.status, 200, "{path}");
        check_page(&page);
    }
}

#[test]
fn error_pages_have_a_content_security_policy() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    for (path, status) in [("/nowhere", 404), (&*table.page("/at/99"), 404), (&*table.page("/record.json"), 409)] {
        let page = market.stranger().page(path);
        assert_eq!(page.status, status, "{path}");
        check_page(&page);
    }
    check_page(&market.seat(0).form(&table.page("/leave"), "", &[("origin", "http://evil.example")]));
    let limited = Market::with_limit("1");
    let refused = (0..50).map(|_| limited.stranger().page("/")).find(|page| page.status == 429);
    check_page(&refused.unwrap());
}

#[test]
fn errors_are_in_the_language_of_the_request() {
    let market = Market::open();
    let english = market.stranger().page("/tables/aaaaaaaaaaaaaaaa");
    let sentence = text(&market.stranger().get("/api/tables/aaaaaaaaaaaaaaaa").problem(404, "no-table")["sentence"]);
    assert!(english.status == 404 && english.text().contains(&sentence), "{}", english.text());
    let headers = [("accept", "text/html"), ("accept-language", "fr-CH, fr;q=0.9, en;q=0.8")];
    let french = market.stranger().call("GET", "/tables/aaaaaaaaaaaaaaaa", &headers, b"").unwrap();
    assert!(french.text().contains("lang=\"fr\"") && !french.text().contains(&sentence), "{}", french.text());
    let spoken = market.stranger().get_with("/api/tables/aaaaaaaaaaaaaaaa", &headers).problem(404, "no-table");
    assert_ne!(spoken["sentence"], sentence.as_str());
    let json = market.stranger().get_with("/tables/aaaaaaaaaaaaaaaa", &[("accept", "application/json")]);
    json.problem(404, "no-table");
}

#[test]
fn other_methods_and_odd_paths_are_refused() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    for path in ["/", "/api/games", "/healthz", &table.page(""), &table.api(""), &table.api("/move")] {
        for method in ["PUT", "DELETE", "PATCH"] {
            let answer = market.seat(0).call(method, path, &[], b"").unwrap();
            assert_eq!((answer.status, answer.header("allow").is_some()), (405, true), "{method} {path}");
        }
    }
    assert_eq!(market.seat(0).call("HEAD", "/", &[], b"").unwrap().status, 200);
    assert_eq!(market.seat(0).call("HEAD", &table.api("/move"), &[], b"").unwrap().status, 405);
    for path in [
        "/tables/%00",
        "/tables/%FF%FE",
        "/tables/..%2F..%2Fetc%2Fpasswd",
        "/assets/x/..%2F..%2FCargo.toml",
        "/api/tables/%00/view",
        "/games/%C3%28/rules",
        "/seat/%00",
        "/tables/x/at/-1",
        "/tables/x/at/99999999999999999999",
        "/join?code=%00",
        "/join?cod=1",
        "/games/boxes/new?with=%00",
        "/join?code='%20OR%201=1",
    ] {
        let answer = market.stranger().page(path);
        assert!(answer.status < 500 && answer.status != 0, "{path}: {}", answer.status);
    }
    let long = format!("GET /tables/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "a".repeat(30_000));
    assert!((400..500).contains(&status_of(&raw(&market, long.as_bytes()))));
    let bytes =
        [b"GET /tables/".as_slice(), &[0xff, 0xfe], b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"].concat();
    assert!((400..500).contains(&status_of(&raw(&market, &bytes))));
    let live = market.seat(0).get(&table.page("/live"));
    assert!((400..500).contains(&live.status), "{}", live.status);
    check_no_failure(&market);
}

#[test]
fn a_body_of_ten_megabytes_is_too_large() {
    let market = Market::open();
    for (path, kind) in [("/api/tables", "application/json"), ("/tables", "application/x-www-form-urlencoded")] {
        // Send just enough to exceed the limit: a client that is still sending may not receive the answer.
        let head =
            format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: 10485760\r\n\r\n");
        let answer = raw_until_answered(&market, &head, &vec![b'x'; 270_000]);
        assert_eq!(status_of(&answer), 413, "{path}: {answer}");
    }
    // A client that sends everything gets an answer or is disconnected.
    if let Ok(answer) =
        market.stranger().call("POST", "/api/tables", &[("content-type", "application/json")], &vec![b'x'; 10 << 20])
    {
        answer.problem(413, "too-large");
    }
    check_no_failure(&market);
}

fn raw_until_answered(market: &Market, head: &str, body: &[u8]) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", market.port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let _ = stream.write_all(body);
    let mut answer = vec![0; 4096];
    let count = stream.read(&mut answer).unwrap();
    String::from_utf8_lossy(&answer[..count]).into_owned()
}

/// Random requests, most of them malformed.
#[test]
fn malformed_requests_break_nothing() {
    let market = Market::open();
    let table = boxes_with_seat_0_first(&market);
    let mut rng = Rng::new(SEED);
    let verbs = [
        "sit", "begin", "settings", "remove", "host", "move", "chat", "words", "leave", "back", "device", "rematch",
        "x",
    ];
    let values = [
        json!(null),
        json!(-1),
        json!(1e99),
        json!("x"),
        json!([]),
        json!({ "a": [1] }),
        json!("9".repeat(300)),
        json!(true),
    ];
    let fields =
        ["game", "seats", "seat", "name", "options", "deck", "pace", "move", "at", "command", "text", "draws", "seed"];
    for number in 0..600 {
        let mut body = json!({});
        for _ in 0..=rng.below(3) {
            body[*oracle::any(&fields, &mut rng)] = oracle::any(&values, &mut rng).clone();
        }
        let verb = *oracle::any(&verbs, &mut rng);
        let client = market.seat(rng.below(3) as u8);
        let answer = match rng.below(4) {
            0 => client.post("/api/tables", &body),
            1 => client.form(
                &table.page(&format!("/{verb}")),
                &format!("seat={number}&move={body}&number:a=%zz&text=%FF"),
                &[],
            ),
            _ => client.post(&table.api(&format!("/{verb}")), &body),
        };
        assert!(answer.status < 500, "seed {SEED}, request {number}: {verb} {body}: {}", answer.text());
    }
    check_no_failure(&market);
}
