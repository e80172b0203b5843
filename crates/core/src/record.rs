//! A game as a file: what was fixed before it began, then every move with its seat.
//!
//! A record is one JSON object, or the same as lines: a header, then a move a line.

use crate::{Script, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// No record of any game comes near this.
pub const RECORD_BYTES_MAX: usize = 8 * 1024 * 1024;

/// What is fixed before a game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub game: String,
    /// The version of the rules; the program's own where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    pub seats: u8,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckChoice>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Random outcomes fixed by name.
    #[serde(default, skip_serializing_if = "Script::is_empty")]
    pub draws: Script,
}

/// A deck that comes with the game, by name, or the text of a deck file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DeckChoice {
    Named(String),
    Text { toml: String },
}

/// A move as it stands in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played<M = Value> {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub mv: M,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Record<M = Value> {
    pub header: Header,
    pub moves: Vec<Played<M>>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the record is longer than {RECORD_BYTES_MAX} bytes")]
    TooLong,
    #[error("the record is cut off or damaged in line {line}: {message}")]
    Syntax { line: usize, message: String },
    #[error("line {line} is not what a record has there: {message}")]
    Shape { line: usize, message: String },
}

impl Record {
    /// Reads a record in either form.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > RECORD_BYTES_MAX {
            return Err(RecordError::TooLong);
        }
        let lines: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line))
            .filter(|(_, line)| !line.trim().is_empty())
            .collect();
        let is_lines = lines.len() > 1 && serde_json::from_str::<Value>(lines[0].1).is_ok();
        if is_lines { Record::parse_lines(&lines) } else { Record::parse_object(text) }
    }

    fn parse_object(text: &str) -> Result<Record, RecordError> {
        let mut object: Map<String, Value> = serde_json::from_str(text).map_err(|error| at_line(0, &error))?;
        let moves = object.remove("moves").unwrap_or(Value::Array(Vec::new()));
        Ok(Record {
            header: serde_json::from_value(Value::Object(object)).map_err(|error| shape(1, &error))?,
            moves: serde_json::from_value(moves).map_err(|error| shape(1, &error))?,
        })
    }

    fn parse_lines(lines: &[(usize, &str)]) -> Result<Record, RecordError> {
        let (first, header) = lines[0];
        Ok(Record {
            header: serde_json::from_str(header).map_err(|error| at_line(first - 1, &error))?,
            moves: lines[1..]
                .iter()
                .map(|(number, line)| serde_json::from_str(line).map_err(|error| at_line(number - 1, &error)))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl<M: Serialize> Record<M> {
    /// One JSON object, a move a line, so that two records can be compared by eye.
    pub fn to_json(&self) -> String {
        let header = serde_json::to_string(&self.header).expect("a header is plain data");
        let mut text = header.strip_suffix('}').unwrap_or(&header).to_owned();
        text.push_str(",\"moves\":[");
        for (at, played) in self.moves.iter().enumerate() {
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            text.push_str(&serde_json::to_string(played).expect("a move is plain data"));
        }
        text.push_str("\n]}\n");
        text
    }
}

fn at_line(lines_before: usize, error: &serde_json::Error) -> RecordError {
    let line = lines_before + error.line().max(1);
    if error.is_data() { shape(line, error) } else { RecordError::Syntax { line, message: error.to_string() } }
}

fn shape(line: usize, error: &serde_json::Error) -> RecordError {
    RecordError::Shape { line, message: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OBJECT: &str = r#"{"game":"boxes","seats":2,"moves":[{"seat":0,"move":{"do":"stop"}}]}"#;
    const LINES: &str = "{\"game\":\"boxes\",\"seats\":2}\n\n{\"seat\":0,\"move\":{\"do\":\"stop\"}}\n";

    #[test]
    fn both_forms_are_the_same_record() {
        let record = Record::parse(OBJECT).unwrap();
        assert_eq!(Record::parse(LINES).unwrap(), record);
        assert_eq!(Record::parse(&record.to_json()).unwrap(), record);
    }

    #[test]
    fn a_record_that_is_cut_off_says_where() {
        let cut = Record::parse(&Record::parse(OBJECT).unwrap().to_json()[..60]).unwrap_err();
        assert!(matches!(cut, RecordError::Syntax { line: 2, .. }), "{cut}");
        let cut = Record::parse(&LINES[..40]).unwrap_err();
        assert!(matches!(cut, RecordError::Syntax { line: 3, .. }), "{cut}");
    }

    #[test]
    fn an_unknown_field_is_refused() {
        let error = Record::parse(r#"{"game":"boxes","seats":2,"sead":1}"#).unwrap_err();
        assert!(matches!(error, RecordError::Shape { .. }), "{error}");
    }
}
