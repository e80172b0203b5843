//! `brocante referee`: judges a game line by line.
//!
//! The input is a record as lines: a header, then one move per line. Every non-blank line is answered with one line
//! of JSON: accepted with the events (each with the only seat that hears it, or null), or refused with the rule and
//! a sentence. A refused move changes nothing, and the game continues. The exit code is 0 only if nothing was
//! refused.

use crate::{Failure, written};
use brocante_core::{AnyTable, EventFor, Header, Message, Played, Refused, Viewer};
use brocante_show::{Language, ShownGame, Translator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{self, BufRead, Read, Write};

/// The longest line is a header that contains a deck file.
const LINE_BYTES_MAX: usize = 1024 * 1024;

/// Runs `brocante referee`.
pub fn run(lang: &str) -> Result<(), Failure> {
    let judged = judge(&mut io::stdin().lock(), &mut io::stdout().lock(), lang);
    let all_accepted = *judged.as_ref().unwrap_or(&true);
    written(judged.map(drop), &Language::shared(lang))?;
    if all_accepted { Ok(()) } else { Err(Failure(None)) }
}

/// Answers every line. Returns `true` if none was refused.
pub fn judge(input: &mut impl BufRead, output: &mut impl Write, lang: &str) -> io::Result<bool> {
    let mut referee = Referee { language: Language::shared(lang), lang, table: None };
    let mut all_accepted = true;
    let mut lines = 0;
    while let Some(mut line) = next_line(input)? {
        line.strip_mark(lines == 0);
        if line.is_blank() {
            continue;
        }
        lines += 1;
        let answer = referee.answer(&line);
        all_accepted &= answer.is_ok();
        respond(output, answer, &referee.language)?;
    }
    if lines == 0 {
        respond(output, Err(Refused::table("no-header", "")), &referee.language)?;
        return Ok(false);
    }
    Ok(all_accepted)
}

struct Referee<'a> {
    language: Language,
    lang: &'a str,
    table: Option<(&'static dyn ShownGame, Box<dyn AnyTable>)>,
}

/// A line of input. The content of a line that is too long is dropped.
enum Line {
    Bytes(Vec<u8>),
    TooLong,
}

impl Line {
    fn is_blank(&self) -> bool {
        matches!(self, Line::Bytes(bytes) if bytes.trim_ascii().is_empty())
    }

    /// Strips the byte-order mark with which some editors begin a file.
    fn strip_mark(&mut self, is_first: bool) {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        if let Line::Bytes(bytes) = self
            && is_first
            && bytes.starts_with(MARK)
        {
            bytes.drain(..MARK.len());
        }
    }
}

impl Referee<'_> {
    fn answer(&mut self, line: &Line) -> Result<Value, Refused> {
        let Line::Bytes(bytes) = line else {
            return Err(Refused::table("too-long", LINE_BYTES_MAX));
        };
        match &mut self.table {
            None => {
                let header = read::<Header>(bytes, "bad-header")?;
                self.open(&header)
            }
            Some((game, table)) => {
                let played = read::<Played>(bytes, "bad-line")?;
                let events = table.play(played.seat, &played.mv)?;
                Ok(accepted(*game, table.as_ref(), &events, &self.language))
            }
        }
    }

    fn open(&mut self, header: &Header) -> Result<Value, Refused> {
        let game = brocante_registry::game(&header.game).ok_or_else(|| {
            let names: Vec<&str> = brocante_registry::games().iter().map(|game| game.info().name).collect();
            let message = Message::new("error-unknown-game").with("name", header.game.as_str());
            Refused { code: "unknown-game", rule: None, message: message.with("games", names.join(", ")) }
        })?;
        self.language = game.language(self.lang);
        let (_, table) = self.table.insert((game, game.open(header)?));
        Ok(accepted(game, table.as_ref(), &table.events(), &self.language))
    }
}

fn accepted(game: &dyn ShownGame, table: &dyn AnyTable, events: &[EventFor], language: &Language) -> Value {
    let mut answer = json!({
        "accepted": true,
        "ply": table.ply(),
        "to-act": table.to_act(),
        "events": events,
    });
    if table.is_over() {
        answer["winners"] = json!(table.winners());
        answer["score"] = json!(game.score(table, &Translator::new(language, &[], Viewer::Public)));
    }
    answer
}

fn respond(output: &mut impl Write, answer: Result<Value, Refused>, language: &Language) -> io::Result<()> {
    let answer = answer.unwrap_or_else(|refused| {
        let sentence = Translator::new(language, &[], Viewer::Public).text(&refused.message);
        json!({ "accepted": false, "code": refused.code, "rule": refused.rule, "sentence": sentence })
    });
    writeln!(output, "{answer}")?;
    output.flush()
}

/// Parses JSON, and distinguishes invalid JSON from JSON of the wrong shape.
fn read<T: DeserializeOwned>(bytes: &[u8], wrong_shape: &'static str) -> Result<T, Refused> {
    serde_json::from_slice(bytes).map_err(|error| {
        let code = if error.is_data() { wrong_shape } else { "bad-json" };
        Refused::table(code, error)
    })
}

/// Reads the next line, with bounded memory.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let limit = LINE_BYTES_MAX as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() <= LINE_BYTES_MAX || bytes.ends_with(b"\n") {
        return Ok(Some(Line::Bytes(bytes)));
    }
    loop {
        bytes.clear();
        let read = input.by_ref().take(limit).read_until(b'\n', &mut bytes)?;
        if read == 0 || bytes.ends_with(b"\n") {
            return Ok(Some(Line::TooLong));
        }
    }
}
