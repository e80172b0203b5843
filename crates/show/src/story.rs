//! Stories: games told step by step. A guided first game, in which the reader makes some of the moves, and the examples
//! of a rules page are the same thing: a record with notes. They are in the game's `stories.toml`; the text of a note
//! is the message `story-NAME-SAY`.
//!
//! ```toml
//! [[story]]
//! name = "first-game"
//! seats = 3
//! seat = 0                        # whose view is shown; 0 if left out
//! seed = "any text"               # and draws = { … }, options = { … } as in a record
//! moves = ['0 {"do":"hoard","item":3}', '0 {"do":"salvage"}']
//!
//! [[story.note]]
//! at = 0                          # the number of moves before the note
//! say = "goal"
//!
//! [[story.note]]
//! at = 0
//! say = "hoard"
//! you = true                      # the reader makes the next move
//! point = ["item-3"]              # targets, animated items or zones to highlight
//! ```
//!
//! Moves between two notes are made without comment.

use crate::rendered::ShownGame;
use brocante_core::{
    AnyTable, DeckChoice, GameInfo, Header, Message, Played, Record, Refused, Script, Seat, Seed, replay,
};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The story that is the guided first game.
pub const FIRST_GAME: &str = "first-game";

/// A story.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// Its name in addresses and keys.
    pub name: String,
    /// The reader's seat.
    pub seat: Seat,
    /// The game that is told.
    pub record: Record,
    /// The notes in order.
    pub notes: Vec<Note>,
}

/// A note of a story.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The number of moves before it.
    pub at: usize,
    /// The end of its key.
    pub say: String,
    /// Whether the reader makes the next move.
    #[serde(default)]
    pub you: bool,
    /// What to highlight: targets, animated items or zones of the board.
    #[serde(default)]
    pub point: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    story: Vec<Raw>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    seats: u8,
    #[serde(default)]
    seat: u8,
    seed: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    draws: Script,
    moves: Vec<String>,
    note: Vec<Note>,
}

/// The stories of a game. An error says what is wrong with their file.
pub fn stories(game: &dyn ShownGame) -> Result<Vec<Story>, String> {
    let info = game.info();
    let file: File = toml::from_str(game.assets().stories).map_err(|error| error.to_string())?;
    file.story.into_iter().map(|raw| raw.story(info)).collect()
}

impl Raw {
    fn story(self, info: &GameInfo) -> Result<Story, String> {
        let name = &self.name;
        let moves = self.moves.iter().map(|line| played(line).ok_or_else(|| format!("{name}: no move: {line}")));
        let moves = moves.collect::<Result<Vec<Played>, String>>()?;
        let seed = Seed::from_text(self.seed.as_deref().unwrap_or(name));
        let header =
            Header { options: self.options, draws: self.draws, seed: Some(seed), ..Header::new(info.name, self.seats) };
        let mut least = 0;
        for note in &self.note {
            let is_yours = moves.get(note.at).is_some_and(|played| played.seat.0 == self.seat);
            if note.at < least || note.at > moves.len() || (note.you && !is_yours) {
                return Err(format!("{name}: the note `{}` is at the wrong place", note.say));
            }
            least = note.at + usize::from(note.you);
        }
        if self.note.last().is_none_or(|last| last.you) {
            return Err(format!("{name}: nothing is said, or not in the end"));
        }
        if self.seat >= self.seats {
            return Err(format!("{name}: there is no seat {}", self.seat));
        }
        Ok(Story { name: self.name, seat: Seat(self.seat), record: Record { header, moves }, notes: self.note })
    }
}

/// `SEAT MOVE`, the move in JSON.
fn played(line: &str) -> Option<Played> {
    let (seat, mv) = line.split_once(' ')?;
    Some(Played { seat: Seat(seat.parse().ok()?), mv: serde_json::from_str(mv).ok()? })
}

impl Story {
    /// The table at a note. If the game has a deck named after the language, it is used.
    pub fn open(&self, game: &dyn ShownGame, step: usize, lang: &str) -> Result<Box<dyn AnyTable>, Refused> {
        let has_deck = game.info().decks.iter().any(|(name, _)| *name == lang);
        let deck = has_deck.then(|| DeckChoice::Named(lang.to_owned()));
        let mut table = game.open(&Header { deck, ..self.record.header.clone() })?;
        let upto = self.notes.get(step).map_or(self.record.moves.len(), |note| note.at);
        replay(&mut *table, &self.record, upto).map_err(|(_, refused)| refused)?;
        Ok(table)
    }

    /// The move that the reader is asked for at a note. Examples ask for none.
    pub fn asked(&self, step: usize) -> Option<&Value> {
        let note = self.notes.get(step).filter(|note| note.you && self.name == FIRST_GAME)?;
        self.record.moves.get(note.at).map(|played| &played.mv)
    }

    /// The text of a note.
    pub fn message(&self, note: &Note) -> Message {
        Message::new(self.key(note))
    }

    fn key(&self, note: &Note) -> String {
        format!("story-{}-{}", self.name, note.say)
    }

    /// The keys of its notes.
    pub fn message_keys(&self) -> impl Iterator<Item = String> {
        self.notes.iter().map(|note| self.key(note))
    }
}
