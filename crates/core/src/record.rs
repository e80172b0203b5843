//! A game as a file: what was fixed before it began, then every move with its seat.
//!
//! A record is one JSON object, or the same as lines: a header, then a move a line.

use crate::chance::{Draw, Script, Seed};
use crate::deck::DECK_BYTES_MAX;
use crate::fair::Fair;
use crate::message::Message;
use crate::seat::Seat;
use schemars::JsonSchema;
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
    /// How the seed came about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// Where the deal was played before. Such a game claims no shuffle of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<DealOrigin>,
}

/// Where a deal was played before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealOrigin {
    /// The table at which it was played.
    pub table: String,
    /// The number of moves that were taken over from there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: usize,
    /// Whether that game came from another server as a record. Whoever wrote the record may have chosen the cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub imported: bool,
    /// Whether somebody chose the cards there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scripted: bool,
    /// How the seed came about there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Header {
    /// A table with the usual deck and options, and nothing drawn yet.
    pub fn new(game: &str, seats: u8) -> Header {
        Header {
            game: game.to_owned(),
            rules: None,
            seats,
            options: Map::new(),
            deck: None,
            seed: None,
            draws: Script::new(),
            fair: None,
            origin: None,
        }
    }

    /// The rules of the table alone: nothing in it tells what will be drawn.
    #[must_use]
    pub fn without_chance(&self) -> Header {
        Header { seed: None, draws: Script::new(), fair: None, origin: None, ..self.clone() }
    }

    /// Whether somebody may have chosen what is drawn: draws are scripted, or nothing says how the seed came about.
    pub fn is_chosen(&self) -> bool {
        let before = self.origin.as_ref();
        let fair = self.fair.as_ref().or(before.and_then(|origin| origin.fair.as_ref()));
        fair.is_none() || !self.draws.is_empty() || before.is_some_and(|origin| origin.scripted)
    }
}

/// A deck that comes with the game, by name, or the text of a deck file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a deck is the name of one, or {\"toml\": the text of a deck file}")]
pub enum DeckChoice {
    Named(String),
    Text(DeckText),
}

/// The text of a deck file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The TOML.
    #[schemars(length(max = DECK_BYTES_MAX))]
    pub toml: String,
}

impl DeckChoice {
    pub fn text(toml: impl Into<String>) -> DeckChoice {
        DeckChoice::Text(DeckText { toml: toml.into() })
    }
}

/// A move as it stands in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played<M = Value> {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub mv: M,
}

/// A game: its header and its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<M = Value> {
    /// What was fixed before the game began.
    pub header: Header,
    /// The moves in order.
    pub moves: Vec<Played<M>>,
}

/// What a player said while speaking freely, kept beside the moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// The seat that spoke.
    pub seat: Seat,
    /// The number of moves before it.
    pub ply: usize,
    /// What was said.
    pub text: String,
}

/// A record that proves itself, with who played and what was said.
#[derive(Clone, PartialEq, Debug)]
pub struct SealedRecord {
    pub record: Record,
    pub proof: Option<Proof>,
    /// Who played, by seat.
    pub names: Vec<String>,
    pub remarks: Vec<Remark>,
    /// Whether the server that wrote the record had it from elsewhere, and did not see the game.
    pub imported: bool,
}

/// Every draw, and a chain of seals over the moves: see [`crate::proof`].
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// The seal over everything before the moves.
    pub opening: String,
    pub dealt: Vec<Draw>,
    /// For each move, what was drawn by it and the seal after it.
    pub moves: Vec<(Vec<Draw>, String)>,
    pub seal: String,
}

/// Why a text is not a record.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    TooLong,
    /// It is no JSON, or it is cut off.
    Syntax {
        line: usize,
        message: String,
    },
    /// It is JSON, but not a record.
    Shape {
        line: usize,
        message: String,
    },
}

impl RecordError {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        let (key, line, message) = match self {
            RecordError::TooLong => return Message::new("error-record-too-long").with("most", RECORD_BYTES_MAX),
            RecordError::Syntax { line, message } => ("error-record-syntax", line, message),
            RecordError::Shape { line, message } => ("error-record-shape", line, message),
        };
        Message::new(key).with("line", *line).with("detail", message.as_str())
    }

    /// An error in a text that starts after `lines_before` lines of the file.
    fn new(lines_before: usize, error: &serde_json::Error) -> RecordError {
        let line = lines_before + error.line().max(1);
        // The place is said by us, counted from the beginning of the record.
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default().to_owned();
        if error.is_data() { RecordError::Shape { line, message } } else { RecordError::Syntax { line, message } }
    }
}

/// A record as one object: the fields of a header, then the moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    game: String,
    rules: Option<u32>,
    seats: u8,
    #[serde(default)]
    options: Map<String, Value>,
    deck: Option<DeckChoice>,
    seed: Option<Seed>,
    #[serde(default)]
    draws: Script,
    fair: Option<Fair>,
    origin: Option<DealOrigin>,
    #[serde(default)]
    imported: bool,
    #[serde(default)]
    moves: Vec<Line>,
    #[serde(default)]
    opening: String,
    #[serde(default)]
    dealt: Vec<Draw>,
    seal: Option<String>,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    words: Vec<Remark>,
}

impl Whole {
    fn is_partly_sealed(&self) -> bool {
        let has_proof = |line: &Line| line.drew.is_some() || line.seal.is_some();
        !self.opening.is_empty() || !self.dealt.is_empty() || self.moves.iter().any(has_proof)
    }
}

/// A move with its proof.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: Seat,
    #[serde(rename = "move")]
    mv: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drew: Option<Vec<Draw>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
}

impl Record {
    /// Reads a record in either form, and leaves aside what proves it.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        SealedRecord::parse(text).map(|sealed| sealed.record)
    }

    fn parse_lines(lines: &[(usize, &str)]) -> Result<Record, RecordError> {
        let (before, header) = lines[0];
        let read = |&(before, line): &(usize, &str)| {
            serde_json::from_str(line).map_err(|error| RecordError::new(before, &error))
        };
        Ok(Record {
            header: serde_json::from_str(header).map_err(|error| RecordError::new(before, &error))?,
            moves: lines[1..].iter().map(read).collect::<Result<_, _>>()?,
        })
    }
}

impl SealedRecord {
    /// Reads a record in either form.
    pub fn parse(text: &str) -> Result<SealedRecord, RecordError> {
        if text.len() > RECORD_BYTES_MAX {
            return Err(RecordError::TooLong);
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines: Vec<(usize, &str)> = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
        let is_lines = lines.len() > 1 && serde_json::from_str::<Value>(lines[0].1).is_ok();
        if is_lines {
            let record = Record::parse_lines(&lines)?;
            return Ok(SealedRecord { record, proof: None, names: Vec::new(), remarks: Vec::new(), imported: false });
        }
        let whole: Whole = serde_json::from_str(text).map_err(|error| RecordError::new(0, &error))?;
        if whole.seal.is_none() && whole.is_partly_sealed() {
            let message = "a part of its proof is missing: `seal`".to_owned();
            return Err(RecordError::Shape { line: 1, message });
        }
        Ok(SealedRecord::of(whole))
    }

    fn of(whole: Whole) -> SealedRecord {
        let Whole { game, rules, seats, options, deck, seed, draws, fair, origin, .. } = whole;
        let header = Header { game, rules, seats, options, deck, seed, draws, fair, origin };
        let moves = whole.moves;
        let proof = whole.seal.map(|seal| Proof {
            opening: whole.opening,
            dealt: whole.dealt,
            moves: moves
                .iter()
                .map(|line| (line.drew.clone().unwrap_or_default(), line.seal.clone().unwrap_or_default()))
                .collect(),
            seal,
        });
        let moves = moves.into_iter().map(|Line { seat, mv, .. }| Played { seat, mv }).collect();
        let record = Record { header, moves };
        SealedRecord { record, proof, names: whole.names, remarks: whole.words, imported: whole.imported }
    }

    /// One JSON object, a move a line.
    pub fn to_json(&self) -> String {
        let Record { header, moves } = &self.record;
        let mut fields = serde_json::to_value(header).expect("a header is plain data");
        if let Some(fields) = fields.as_object_mut() {
            if !self.names.is_empty() {
                fields.insert("names".to_owned(), serde_json::json!(self.names));
            }
            if self.imported {
                fields.insert("imported".to_owned(), Value::Bool(true));
            }
            if !self.remarks.is_empty() {
                fields.insert("words".to_owned(), serde_json::json!(self.remarks));
            }
            if let Some(proof) = &self.proof {
                fields.insert("opening".to_owned(), serde_json::json!(proof.opening));
                fields.insert("dealt".to_owned(), serde_json::json!(proof.dealt));
                fields.insert("seal".to_owned(), serde_json::json!(proof.seal));
            }
        }
        let proof = |at: usize| self.proof.as_ref().and_then(|proof| proof.moves.get(at)).cloned();
        let lines = moves.iter().enumerate().map(|(at, Played { seat, mv })| {
            let (drew, seal) = proof(at).unzip();
            let drew = drew.filter(|drew| !drew.is_empty());
            serde_json::to_string(&Line { seat: *seat, mv: mv.clone(), drew, seal }).expect("a move is plain data")
        });
        with_moves(&fields.to_string(), lines)
    }
}

/// A header's object with a list of moves in it, a move a line.
fn with_moves(header: &str, moves: impl Iterator<Item = String>) -> String {
    let mut text = header.strip_suffix('}').unwrap_or(header).to_owned();
    text.push_str(",\"moves\":[");
    for (at, line) in moves.enumerate() {
        text.push_str(if at == 0 { "\n" } else { ",\n" });
        text.push_str(&line);
    }
    text.push_str("\n]}\n");
    text
}

impl<M: Serialize> Record<M> {
    /// One JSON object, a move a line, so that two records can be compared by eye.
    pub fn to_json(&self) -> String {
        let header = serde_json::to_string(&self.header).expect("a header is plain data");
        let line = |played| serde_json::to_string(played).expect("a move is plain data");
        with_moves(&header, self.moves.iter().map(line))
    }
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
        assert!(matches!(cut, RecordError::Syntax { line: 2, .. }), "{cut:?}");
        let cut = Record::parse(&LINES[..40]).unwrap_err();
        assert!(matches!(cut, RecordError::Syntax { line: 3, .. }), "{cut:?}");
    }

    #[test]
    fn an_unknown_field_is_refused_with_its_line() {
        let error = Record::parse(r#"{"game":"boxes","seats":2,"sead":1}"#).unwrap_err();
        assert!(matches!(error, RecordError::Shape { line: 1, .. }), "{error:?}");
        let record = Record::parse(OBJECT).unwrap().to_json().replace("\"seat\"", "\"saet\"");
        let error = Record::parse(&record).unwrap_err();
        assert!(matches!(&error, RecordError::Shape { line: 2, message } if !message.contains("line")), "{error:?}");
        let lines = LINES.replace("\"seat\"", "\"saet\"");
        assert!(matches!(Record::parse(&lines), Err(RecordError::Shape { line: 3, .. })));
    }

    #[test]
    fn a_byte_order_mark_and_other_line_ends_do_no_harm() {
        let odd = format!("\u{feff}{}", LINES.replace('\n', "\r\n"));
        assert_eq!(Record::parse(&odd), Record::parse(OBJECT));
    }

    #[test]
    fn a_deck_is_a_name_or_a_text() {
        let read = |deck: &str| Record::parse(&format!(r#"{{"game":"boxes","seats":2,"deck":{deck}}}"#));
        assert!(read(r#""printed""#).is_ok() && read(r#"{"toml":"x"}"#).is_ok());
        for wrong in ["5", r#"{"toml":"x","y":1}"#] {
            let error = read(wrong).unwrap_err();
            assert!(matches!(&error, RecordError::Shape { message, .. } if message.contains("a deck is")), "{error:?}");
        }
    }
}
