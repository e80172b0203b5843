//! A table in memory, with a fixed clock and people on it: "host", "ada" and "mia", who is muted, have a seat; "ben" and
//! "eve" have none.

#![allow(dead_code, reason = "each test file uses a part of it")]

use brocante_core::{AnyGame, Header, Rng, Seat, Seed};
use brocante_table::{
    Command, CommandError, CommandSpec, Context, Entry, PersonId, Phase, SeatFor, Settings, TableState, WordFilter,
    plan,
};
use serde_json::{Value, json};

/// The time at which every test begins, in milliseconds since 1970.
pub const NOW_MS: u64 = 1_700_000_000_000;
/// A part of the shuffle.
pub const SHARE: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

pub fn games(name: &str) -> Option<&'static dyn AnyGame> {
    brocante_registry::game(name).map(|game| game as &dyn AnyGame)
}

pub fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

pub fn header(json: Value) -> Header {
    serde_json::from_value(json).unwrap()
}

/// Boxes for four, in which seat 0 begins.
pub fn boxes() -> Header {
    header(json!({ "game": "boxes", "seats": 4, "draws": { "first": [0] } }))
}

/// The first entry of a table whose host is "host", with every seat for people who have the link.
pub fn made(header: Header) -> Entry {
    let settings = Settings::new(header.seats, SeatFor::Friends);
    let (code, host) = ("abcde".to_owned(), person("host"));
    Entry::Made { code, header, settings, host, at_ms: NOW_MS, secret: None, origin: None }
}

/// The kind of an entry, as the log names it.
pub fn kind(entry: &Entry) -> String {
    serde_json::to_value(entry).unwrap()["entry"].as_str().unwrap().to_owned()
}

#[derive(Debug)]
pub struct TestTable {
    pub state: TableState,
    /// The bodies of the entries.
    pub log: Vec<String>,
    pub now_ms: u64,
    /// The filter of the server.
    pub word_filter: WordFilter,
}

impl TestTable {
    /// A table at which nobody sits yet.
    pub fn make(made: &Entry) -> TestTable {
        let state = TableState::made("t", made, games).unwrap();
        let log = vec![serde_json::to_string(made).unwrap()];
        TestTable { state, log, now_ms: NOW_MS, word_filter: WordFilter::Off }
    }

    /// A table of a game, with these people on the first seats.
    pub fn with(header: Header, people: &[&str]) -> TestTable {
        let mut table = TestTable::make(&made(header));
        for (seat, name) in (0..).map(Seat).zip(people) {
            table.write(Entry::Sat { seat, person: person(name), name: (*name).to_owned(), at_ms: NOW_MS });
        }
        table
    }

    /// Boxes with "host", "ada", the muted "mia" and a free seat. "ada" said hello, which "ben" reported.
    pub fn boxes(phase: Phase) -> TestTable {
        let mut table = TestTable::with(boxes(), &["host", "ada", "mia"]);
        table.ok("host", "mute", json!({ "seat": 2 }));
        table.ok("ada", "chat", json!({ "text": "hello" }));
        table.ok("ben", "report", json!({ "line": 0, "name": "Ben" }));
        if phase != Phase::Gathering {
            table.ok("host", "begin", json!({}));
        }
        if phase == Phase::Over {
            table.play_while(|state| state.phase() != Phase::Over);
        }
        table
    }

    /// Bizarre with four people, when several of them choose at the same time.
    pub fn bizarre() -> TestTable {
        let bizarre = header(json!({ "game": "bizarre", "seats": 4, "draws": { "first": [0] } }));
        let mut table = TestTable::with(bizarre, &["host", "ada", "ben", "mia"]);
        table.ok("host", "begin", json!({}));
        table.play_while(|state| state.to_act().iter().count() < 2);
        table
    }

    /// Writes an entry that must be accepted.
    pub fn write(&mut self, entry: Entry) {
        self.state.apply(&entry).unwrap_or_else(|refused| panic!("{entry:?}: {refused:?}"));
        self.log.push(serde_json::to_string(&entry).unwrap());
    }

    /// Plays any listed moves.
    pub fn play_while(&mut self, goes_on: impl Fn(&TableState) -> bool) {
        let mut rng = Rng::new(7);
        while goes_on(&self.state) {
            let seat = self.state.to_act().iter().next().unwrap();
            let moves = self.moves(seat);
            let r#move = rng.choose(&moves).unwrap().clone();
            self.write(Entry::Moved { seat, r#move, by_bot: true, idempotency_key: None, at_ms: self.now_ms });
        }
    }

    /// The listed moves of a seat.
    pub fn moves(&self, seat: Seat) -> Vec<Value> {
        self.state.game.as_ref().unwrap().moves(seat).0
    }

    /// The entries of a command, which is not carried out.
    pub fn plan(&self, name: &str, command: &Command) -> Result<Vec<Entry>, CommandError> {
        let context =
            Context { now_ms: self.now_ms, fresh_seed: || Seed::from_text("fresh"), word_filter: self.word_filter };
        plan(&self.state, &person(name), command, &context)
    }

    /// Carries a command out that must be accepted.
    pub fn ok(&mut self, person: &str, command: &str, body: Value) {
        check(self, person, command, body).unwrap_or_else(|code| panic!("{person} may not {command}: {code}"));
    }

    /// Everything about the table.
    pub fn debug(&self) -> String {
        format!("{:#?}", self.state)
    }

    /// The table as it is read again from its log.
    pub fn read(&self) -> TableState {
        TableState::read("t", &self.log, games).unwrap()
    }
}

/// Reads a command, plans it, and carries it out if it is accepted. The result is the kinds of its entries, with blanks
/// between them, or the code of the error. Checks that whatever is refused changes nothing, and that the log describes
/// the same table.
pub fn check(table: &mut TestTable, person: &str, command: &str, body: Value) -> Result<String, String> {
    let spec = CommandSpec::find(command).unwrap_or_else(|| panic!("there is no command {command}"));
    match spec.read(body) {
        Ok(command) => perform(table, person, &command),
        Err(error) => Err(error.code().to_owned()),
    }
}

/// Like [`check`], for commands that pages and programs can't send.
pub fn perform(table: &mut TestTable, person: &str, command: &Command) -> Result<String, String> {
    let before = table.debug();
    let entries = table.plan(person, command).map_err(|error| error.code().to_owned());
    assert_eq!(table.debug(), before, "a plan changes nothing");
    let entries = entries?;
    // Only the first entry may be refused: then nothing is written.
    if let Some(first) = entries.first()
        && let Err(refused) = table.state.apply(first)
    {
        assert_eq!(table.debug(), before, "a refused entry changes nothing");
        return Err(CommandError::Refused(refused).code().to_owned());
    }
    for (number, entry) in entries.iter().enumerate() {
        if number > 0 {
            table.state.apply(entry).unwrap_or_else(|refused| panic!("{entry:?}: {refused:?}"));
        }
        table.log.push(serde_json::to_string(entry).unwrap());
    }
    assert_eq!(table.state.seq as usize, table.log.len());
    assert_eq!(format!("{:#?}", table.read()), table.debug(), "the log describes another table");
    Ok(entries.iter().map(kind).collect::<Vec<_>>().join(" "))
}

/// A result in one word: the entries, `-` for none, or `!` and the code of the error.
pub fn in_short(result: &Result<String, String>) -> String {
    match result {
        Ok(kinds) if kinds.is_empty() => "-".to_owned(),
        Ok(kinds) => kinds.replace(' ', "+"),
        Err(code) => format!("!{code}"),
    }
}

/// Runs a list of commands and compares each result, in short.
pub fn check_all(table: &mut TestTable, steps: &[(&str, &str, Value, &str)]) {
    for (person, command, body, expected) in steps {
        let result = check(table, person, command, body.clone());
        assert_eq!(in_short(&result), *expected, "{person}: {command} {body}");
    }
}
