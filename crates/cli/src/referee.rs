//! `brocante referee`: judges a game line by line.
//!
//! In comes a record as lines: a header, then a move a line. Each line that is not blank is answered
//! by one line of JSON: accepted with the events (each with the seat that alone hears it, or null), or refused
//! with the rule and a sentence. A refused move changes nothing and the game goes on. The exit code
//! is 0 only if nothing was refused.

use crate::{Failure, written};
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{AnyTable, Header, Heard, Played, Refused, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{self, BufRead, Read, Write};

/// A header with a deck file in it is the longest line there can be.
const LINE_BYTES_MAX: usize = 1024 * 1024;

pub fn run(lang: &str) -> Result<(), Failure> {
    let judged = judge(&mut io::stdin().lock(), &mut io::stdout().lock(), lang);
    let all_accepted = *judged.as_ref().unwrap_or(&true);
    written(judged.map(drop), &Tongue::shared(lang))?;
    if all_accepted { Ok(()) } else { Err(Failure(None)) }
}

/// Answers every line; `true` if none was refused.
pub fn judge(input: &mut impl BufRead, output: &mut impl Write, lang: &str) -> io::Result<bool> {
    let mut referee = Referee { tongue: Tongue::shared(lang), lang, table: None };
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
        respond(output, answer)?;
    }
    if lines == 0 {
        let speaker = Speaker::new(&referee.tongue, &[], Viewer::Public);
        respond(output, Err(Refused::table("no-header", &speaker, "")))?;
        return Ok(false);
    }
    Ok(all_accepted)
}

struct Referee<'a> {
    tongue: Tongue,
    lang: &'a str,
    table: Option<Box<dyn AnyTable>>,
}

/// A line as it came in; one that is too long is only counted.
enum Line {
    Bytes(Vec<u8>),
    TooLong,
}

impl Line {
    fn is_blank(&self) -> bool {
        matches!(self, Line::Bytes(bytes) if bytes.trim_ascii().is_empty())
    }

    /// Some editors begin a file with a byte-order mark.
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
        let speaker = Speaker::new(&self.tongue, &[], Viewer::Public);
        let Line::Bytes(bytes) = line else {
            return Err(Refused::table("too-long", &speaker, LINE_BYTES_MAX));
        };
        match &mut self.table {
            None => {
                let header = read::<Header>(bytes, "bad-header", &speaker)?;
                self.open(&header)
            }
            Some(table) => {
                let played = read::<Played>(bytes, "bad-line", &speaker)?;
                let events = table.play(played.seat, &played.mv, &speaker)?;
                Ok(accepted(table.as_ref(), &events, &speaker))
            }
        }
    }

    fn open(&mut self, header: &Header) -> Result<Value, Refused> {
        let game = crate::setup::find_game(&header.game, self.lang).map_err(|failure| Refused {
            code: "unknown-game",
            rule: None,
            sentence: failure.0.unwrap_or_default(),
        })?;
        self.tongue = Tongue::new(game.info(), self.lang);
        let speaker = Speaker::new(&self.tongue, &[], Viewer::Public);
        let table = self.table.insert(game.open(header, &self.tongue)?);
        Ok(accepted(table.as_ref(), &table.told_upto_now(), &speaker))
    }
}

fn accepted(table: &dyn AnyTable, events: &[Heard], speaker: &Speaker<'_>) -> Value {
    let mut answer = json!({
        "accepted": true,
        "ply": table.ply(),
        "to-act": table.to_act(),
        "events": events,
    });
    if table.is_over() {
        answer["winners"] = json!(table.outcome());
        answer["score"] = json!(table.score(speaker));
    }
    answer
}

fn respond(output: &mut impl Write, answer: Result<Value, Refused>) -> io::Result<()> {
    let answer = answer.unwrap_or_else(|refused| {
        json!({ "accepted": false, "code": refused.code, "rule": refused.rule, "sentence": refused.sentence })
    });
    writeln!(output, "{answer}")?;
    output.flush()
}

/// Reads JSON, telling what is no JSON at all from JSON of the wrong shape.
fn read<T: DeserializeOwned>(bytes: &[u8], wrong_shape: &'static str, speaker: &Speaker<'_>) -> Result<T, Refused> {
    serde_json::from_slice(bytes).map_err(|error| {
        let code = if error.is_data() { wrong_shape } else { "bad-json" };
        Refused::table(code, speaker, error)
    })
}

/// The next line without its end, however it ends; memory stays bounded whatever comes.
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
