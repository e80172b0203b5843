//! The API behaves as described. For every operation of `/api/openapi.json`, valid and invalid requests are
//! generated from its schema. Each response must have a status and a body that the schema lists, none is a 5xx, and
//! a refused request changes no table. New operations are tested without a change to this file.

mod market;
mod schema;

use brocante_core::Rng;
use market::{Market, Table, oracle, text, token};
use schema::{Operation, Pool, Schema};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const SEED: u64 = 7;
/// Valid requests per operation.
const RIGHT: usize = 24;
/// More valid requests, on fresh tables, for an operation that has not succeeded by then.
const MORE_RIGHT: usize = 2000;

fn seed() -> u64 {
    std::env::var("SCHEMA_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(SEED)
}

/// A request that can be printed and repeated.
#[derive(Clone, Debug)]
struct Request {
    method: String,
    path: String,
    token: Option<String>,
    kind: Option<&'static str>,
    body: Vec<u8>,
}

impl Request {
    fn curl(&self) -> String {
        let token = self.token.iter().map(|token| format!(" -H 'Authorization: Bearer {token}'"));
        let kind = self.kind.iter().map(|kind| format!(" -H 'Content-Type: {kind}'"));
        let body = String::from_utf8_lossy(&self.body).chars().take(2000).collect::<String>();
        let headers: String = token.chain(kind).collect();
        format!("curl -X {}{headers} --data '{body}' http://ADDRESS{}", self.method, self.path)
    }
}

/// A test run: the server, and what was learnt from its responses.
struct Trial<'a> {
    market: &'a Market,
    schema: Schema,
    pool: Pool,
    rng: Rng,
    tables: Vec<Table>,
    /// The record of a finished game.
    record: String,
    /// State of the tables after the last request, if it was refused.
    known: BTreeMap<String, Value>,
    /// Number of responses by operation and status.
    statuses: BTreeMap<String, BTreeMap<u16, usize>>,
}

impl Trial<'_> {
    /// Creates tables in every phase that do not change by themselves.
    fn set_tables(&mut self, over: &Table) {
        let market = self.market;
        let gathering = market.gathering(&json!({ "game": "vintage", "seats": 3, "seats_for": ["friends"] }));
        market.seat(1).post(&gathering.api("/sit"), &json!({ "name": "Bob", "seat": 1 })).ok();
        let playing = market.table(&oracle::plain("boxes", 2, 1));
        let speaking = market.table(&oracle::plain("bizarre", 4, 2));
        oracle::until_a_pitch(market, &speaking);
        let closed = market.table(&json!({ "game": "five-cards", "seats": 2, "spectators": false }));
        let revealing = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
        market.seat(0).post(&revealing.api("/share"), &json!({ "fingerprint": market::seed(6) })).ok();
        market.seat(0).post(&revealing.api("/begin"), &json!({})).ok();
        self.known.clear();
        self.tables = vec![gathering, revealing, playing, speaking, closed, over.clone()];
        self.pool = Pool::default();
        for table in self.tables.clone() {
            // Seat 1 may have been muted at the finished table, which is reused, so ignore the result.
            market.seat(1).post(&table.api("/chat"), &json!({ "text": "hello" }));
            self.pool.add("table", json!(table.id));
            for path in ["", "/view", "/moves", "/said"] {
                self.pool.learn(&market.seat(0).get(&table.api(path)).json());
            }
        }
        let games = market.stranger().get("/api/games").ok();
        for game in games.as_array().unwrap() {
            self.pool.add("game", game["name"].clone());
        }
        self.pool.learn(&games);
        self.pool.add("seed", json!(market::seed(3)));
        self.pool.add("share", json!(market::seed(4)));
        self.pool.add("fingerprint", json!(market::seed(5)));
        self.pool.add("ply", json!(3));
        self.pool.learn(&market.seat(0).post(&self.tables[2].api("/device"), &json!({})).ok());
    }

    /// The tables that a request names, or all tables if it names none.
    fn meant(&self, request: &Request) -> Vec<Table> {
        let named: Vec<Table> = self.tables.iter().filter(|table| request.path.contains(&table.id)).cloned().collect();
        if named.is_empty() { self.tables.clone() } else { named }
    }

    /// The state of a table that a refused request must not change.
    fn state(&self, table: &Table) -> Value {
        let mut body = self.market.seat(0).get(&table.api("")).ok();
        for seat in body["seats"].as_array_mut().unwrap() {
            seat["connected"] = Value::Null;
        }
        body
    }

    /// Sends a request and checks the response against the schema.
    fn send(&mut self, operation: &Operation, request: &Request) -> u16 {
        const TRIES: usize = 200;
        for attempt in 1.. {
            let tables = self.meant(request);
            let before: Vec<Value> =
                tables.iter().map(|table| self.known.remove(&table.id).unwrap_or_else(|| self.state(table))).collect();
            let (status, kind, body) = self.answer(operation, request);
            let name = format!("{} {}", operation.method, operation.path);
            *self.statuses.entry(name).or_default().entry(status).or_default() += 1;
            let fail = |what: &str| -> ! {
                panic!("{what}\n  {}\n  {status} {kind} {body}\n  SCHEMA_SEED={} repeats it", request.curl(), seed())
            };
            if status >= 500 {
                fail("something broke");
            }
            match operation.response(status, &kind) {
                None => fail("the response is not described"),
                Some(None) => {}
                Some(Some(schema)) => {
                    if let Err(what) = self.schema.check(schema, &body, "") {
                        fail(&what);
                    }
                }
            }
            if status < 400 {
                self.pool.learn(&body);
                self.known.clear();
                return status;
            }
            let after: Vec<Value> = tables.iter().map(|table| self.state(table)).collect();
            let is_same = before == after;
            let may_move = before.iter().chain(&after).any(moves_by_itself);
            self.known.extend(tables.into_iter().map(|table| table.id).zip(after));
            if is_same {
                return status;
            }
            if attempt == TRIES || !may_move {
                fail("the request was refused, but changed a table");
            }
        }
        unreachable!("the last attempt returns or fails")
    }

    /// The status, content type and body of a response; of a stream, its first item.
    fn answer(&self, operation: &Operation, request: &Request) -> (u16, String, Value) {
        let bearer = request.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers: Vec<(&str, &str)> = Vec::new();
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        headers.extend(request.kind.map(|kind| ("content-type", kind)));
        let client = self.market.stranger();
        if operation.is_stream() {
            let mut stream = client.stream(&request.path, &headers).unwrap();
            if stream.status == 200 {
                return (200, "text/event-stream".to_owned(), stream.event().unwrap().1);
            }
        }
        let answer = client.call(&request.method, &request.path, &headers, &request.body).unwrap();
        let kind = answer.header("content-type").unwrap_or_default().to_owned();
        let body = if answer.body.is_empty() { Value::Null } else { answer.json() };
        (answer.status, kind, body)
    }

    /// A request whose body and parameters match the schema, by a person who may be allowed to make it.
    fn right(&mut self, operation: &Operation) -> Request {
        let (schema, pool, rng) = (&self.schema, &self.pool, &mut self.rng);
        let mut path = operation.path.clone();
        let mut query = Vec::new();
        for (name, place, shape) in &operation.parameters {
            let value = schema.sample(shape, name, pool, rng);
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned).replace(' ', "%20");
            match place.as_str() {
                "path" => path = path.replace(&format!("{{{name}}}"), &value),
                _ => query.push(format!("{name}={value}")),
            }
        }
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        let body = operation.body.as_ref().map(|shape| schema.sample(shape, "", pool, rng).to_string().into_bytes());
        let text = operation.takes_text.then(|| self.record.clone().into_bytes());
        Request {
            method: operation.method.clone(),
            path,
            token: Some(token(rng.below(4) as u8)),
            kind: body.is_some().then_some("application/json").or(text.is_some().then_some("text/plain")),
            body: body.or(text).unwrap_or_default(),
        }
    }

    /// A valid request whose body is changed by `change`.
    fn with_body(&mut self, operation: &Operation, change: impl Fn(&mut serde_json::Map<String, Value>)) -> Request {
        let mut request = self.right(operation);
        let mut body: Value = serde_json::from_slice(&request.body).unwrap();
        change(body.as_object_mut().unwrap());
        request.body = body.to_string().into_bytes();
        request
    }

    fn try_operation(&mut self, operation: &Operation) {
        for _ in 0..RIGHT {
            let request = self.right(operation);
            // Repeat the request, as after a lost answer; then send it as every other person.
            self.send(operation, &request);
            self.send(operation, &request);
            for token in [None, Some("f".repeat(32)), Some(token(0)), Some(token(1)), Some("no token".to_owned())] {
                self.send(operation, &Request { token, ..request.clone() });
            }
        }
        for wrong in ["aaaaaaaaaaaaaaaa", "%00", "%FF", "..", "a'--", "%F0%9F%91%BB", &"a".repeat(3000)] {
            for (name, place, _) in operation.parameters.clone() {
                let mut request = self.right(operation);
                if place == "path" {
                    let here = operation.path.replace(&format!("{{{name}}}"), wrong);
                    request.path = here;
                } else {
                    request.path = format!("{}?{name}={wrong}", request.path.split('?').next().unwrap_or_default());
                }
                self.send(operation, &request);
            }
        }
        if let Some(shape) = operation.body.clone() {
            self.try_bodies(operation, &shape);
        }
        if operation.takes_text {
            let right = self.right(operation);
            let cut = self.record[..self.record.len() / 2].to_owned();
            for body in ["", "{", "null", "{}", "\u{0}", &cut, &" ".repeat(300_000)] {
                let request = Request { body: body.as_bytes().to_vec(), ..right.clone() };
                assert!(self.send(operation, &request) >= 400, "{}", request.curl());
            }
            self.send(operation, &Request { body: vec![0xff, 0xfe, 0x00], ..right });
        }
    }

    /// Most valid requests are not allowed in the phase of a table or by the person who sends them.
    fn try_until_done(&mut self, operation: &Operation) {
        let name = format!("{} {}", operation.method, operation.path);
        for _ in 0..MORE_RIGHT {
            if self.statuses[&name].keys().any(|status| *status < 300) {
                return;
            }
            let request = self.right(operation);
            self.send(operation, &request);
        }
    }

    fn try_bodies(&mut self, operation: &Operation, shape: &Value) {
        let wrong = [
            json!(null),
            json!(true),
            json!(-1),
            json!(0.5),
            json!(255),
            json!(u64::MAX),
            json!(1e300),
            json!("x"),
            json!("x".repeat(20_000)),
            json!("\u{0}\u{202e}"),
            json!([]),
            json!([[null]]),
            json!({}),
            json!({ "toml": 5 }),
        ];
        for field in self.schema.fields(shape) {
            for value in &wrong {
                let request = self.with_body(operation, |body| drop(body.insert(field.clone(), value.clone())));
                self.send(operation, &request);
            }
            let request = self.with_body(operation, |body| drop(body.remove(&field)));
            self.send(operation, &request);
        }
        let junk = self.with_body(operation, |body| drop(body.insert("junk".to_owned(), json!([1, { "a": 2 }]))));
        assert_eq!(self.send(operation, &junk), 400, "an unknown field is refused: {}", junk.curl());
        let right = self.right(operation);
        for kind in [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("multipart/form-data")] {
            let status = self.send(operation, &Request { kind, ..right.clone() });
            assert!(status >= 400, "{kind:?} is not JSON: {}", right.curl());
        }
        let huge = format!("{{\"a\":{}1{}}}", "[".repeat(5000), "]".repeat(5000));
        for body in ["", "{", "null", "[]", "7", "\"x\"", "{\"a\":1e999}", "\u{feff}{}", &huge, &" ".repeat(300_000)] {
            let request = Request { body: body.as_bytes().to_vec(), ..right.clone() };
            assert!(self.send(operation, &request) >= 400, "{}", request.curl());
        }
        self.send(operation, &Request { body: vec![0xff, 0xfe, 0x00], ..right });
    }
}

/// Whether a table changes without a request: bots play for absent people, and the candle of a pitch burns down.
fn moves_by_itself(table: &Value) -> bool {
    table["game"] == "bizarre" || table["seats"].as_array().unwrap().iter().any(|seat| seat["bot"] == true)
}

/// A finished game without bots.
fn finished(market: &Market) -> Table {
    let table = market.table(&oracle::plain("vintage", 3, 4));
    let mut rng = Rng::new(4);
    for _ in 0..2000 {
        let view = market.seat(0).get(&table.api("/view")).ok();
        let Some(seat) = view["to_act"].as_array().unwrap().first().and_then(Value::as_u64) else { return table };
        let client = market.seat(seat as u8);
        let moves = client.get(&table.api("/moves")).ok();
        let choice = rng.choose(moves["moves"].as_array().unwrap()).unwrap().clone();
        client.post(&table.api("/move"), &json!({ "move": choice["move"] })).ok();
    }
    panic!("the game does not end");
}

#[test]
fn every_operation_responds_as_described() {
    let market = Market::open();
    let schema = Schema(market.stranger().get("/api/openapi.json").ok());
    let operations = schema.operations();
    let over = finished(&market);
    let mut trial = Trial {
        market: &market,
        schema,
        pool: Pool::default(),
        rng: Rng::new(seed()),
        tables: Vec::new(),
        record: market.stranger().get(&over.api("/record")).text(),
        known: BTreeMap::new(),
        statuses: BTreeMap::new(),
    };
    for operation in &operations {
        trial.set_tables(&over);
        trial.try_operation(operation);
        trial.set_tables(&over);
        trial.try_until_done(operation);
    }
    for (name, statuses) in &trial.statuses {
        println!("{name}: {statuses:?}");
        let is_done = statuses.keys().any(|status| *status < 300);
        assert!(is_done, "{name} never succeeded, so this test says little about it: {statuses:?}");
    }
    assert_eq!(trial.statuses.len(), operations.len());
    let metrics = market.stranger().get("/metrics").text();
    assert!(!metrics.contains("status=\"5"), "{metrics}");
    assert_eq!(text(&json!("ok\n")), market.stranger().get("/healthz").text());
}

/// The validator detects a response with a missing field, an extra field or a wrong type.
#[test]
fn a_response_that_differs_from_its_schema_is_detected() {
    let market = Market::open();
    let schema = Schema(market.stranger().get("/api/openapi.json").ok());
    let table = market.gathering(&json!({ "game": "boxes", "seats": 2 }));
    let operations = schema.operations();
    let operation = operations.iter().find(|operation| operation.path == "/api/tables/{table}").unwrap();
    let described = operation.response(200, "application/json").unwrap().unwrap();
    assert_eq!(operation.response(302, "application/json"), None);
    assert_eq!(operation.response(200, "text/html"), None);
    let right = market.seat(0).get(&table.api("")).ok();
    assert_eq!(schema.check(described, &right, ""), Ok(()));
    for name in right.as_object().unwrap().keys() {
        let mut wrong = right.clone();
        wrong[name] = json!({ "another": "kind" });
        assert!(schema.check(described, &wrong, "").is_err(), "{wrong}");
        if !["seat", "rematch", "commitment", "origin", "closed_until_ms"].contains(&name.as_str()) {
            wrong.as_object_mut().unwrap().remove(name);
            assert!(schema.check(described, &wrong, "").is_err(), "{wrong}");
        }
    }
    let mut wrong = right.clone();
    wrong["seed"] = json!(1);
    assert!(schema.check(described, &wrong, "").is_err(), "{wrong}");
    wrong = right;
    wrong["seats"][0]["for"] = json!("king");
    assert!(schema.check(described, &wrong, "").is_err(), "{wrong}");
}
