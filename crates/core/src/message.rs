//! Messages as data: a key and its arguments. They become sentences elsewhere, in the language of the reader.
//!
//! Moves, events and refusals find their message by their JSON tag: `{"event":"looked","seat":1,"place":3}` is
//! the message `event-looked` with the arguments `seat` and `place`.

use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A message: its key in the texts, and what fills it.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Message {
    /// The key of the text, such as `prompt-turn`.
    pub key: String,
    /// The arguments by name.
    pub args: Vec<(String, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<String>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Message {
        self.args.push((name.to_owned(), arg.into()));
        self
    }

    /// The message of a tagged value such as `{"event":"looked","seat":1}`; `None` if it has no tag. `explain` says
    /// what a field stands for, if that is more than a number or a text.
    pub fn tagged(thing: &impl Serialize, explain: impl Fn(&str, &Value) -> Option<Arg>) -> Option<Message> {
        let Value::Object(mut fields) = serde_json::to_value(thing).ok()? else { return None };
        let (kind, tag) = [("event", "event"), ("do", "move"), ("refusal", "refusal")]
            .into_iter()
            .find_map(|(field, kind)| Some((kind, fields.remove(field)?)))?;
        let mut message = Message::new(format!("{kind}-{}", tag.as_str()?));
        for (field, value) in fields {
            let arg = explain(&field, &value).unwrap_or_else(|| Arg::plain(&field, &value));
            message = message.with(&field, arg);
        }
        Some(message)
    }

    /// Whether the message mentions the viewer, whom it then addresses as "you".
    pub fn mentions(&self, viewer: Viewer) -> bool {
        self.args.iter().any(|(_, arg)| arg.mentions(viewer))
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Hash, Debug)]
pub enum Arg {
    /// A number, which a text may use to choose a plural form.
    Number(i64),
    /// A text that is the same in every language.
    Text(String),
    /// The name of the person or bot on a seat.
    Seat(Seat),
    /// A message within the message.
    Message(Message),
    /// A name from a deck file, in the reader's language.
    Named(Names),
    /// Several arguments, as a list in a sentence.
    List(Vec<Arg>),
}

impl Arg {
    /// The argument of a field that a game does not explain. `seat`, `from` and `to` are seats.
    fn plain(field: &str, value: &Value) -> Arg {
        match value {
            Value::Number(number) if matches!(field, "seat" | "from" | "to") => {
                Arg::Seat(Seat(number.as_u64().unwrap_or_default() as u8))
            }
            Value::Number(number) => Arg::Number(number.as_i64().unwrap_or_default()),
            Value::Array(values) => Arg::List(values.iter().map(|value| Arg::plain(field, value)).collect()),
            Value::String(text) => Arg::Text(text.clone()),
            other => Arg::Text(other.to_string()),
        }
    }

    fn mentions(&self, viewer: Viewer) -> bool {
        match self {
            Arg::Seat(seat) => viewer.is(*seat),
            Arg::Message(message) => message.mentions(viewer),
            Arg::List(args) => args.iter().any(|arg| arg.mentions(viewer)),
            Arg::Number(_) | Arg::Text(_) | Arg::Named(_) => false,
        }
    }
}

impl From<&Names> for Arg {
    fn from(names: &Names) -> Arg {
        Arg::Named(names.clone())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! number_args {
    ($($type:ty)*) => {
        $(impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}
number_args!(u8 u16 u32 i32 usize);

/// The name of something in a deck file, by language: `{ en = "wink", fr = "clin d’œil" }`. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Names(Arc<BTreeMap<String, String>>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(deserializer).map(|names| Names(Arc::new(names)))
    }
}

/// The longest name of a deck file: names must fit on cards.
pub const NAME_CHARS_MAX: usize = 60;
const LANGUAGES_MAX: usize = 16;

impl Names {
    /// The name in a language, or in English.
    pub fn in_lang(&self, lang: &str) -> &str {
        self.0.get(lang).or_else(|| self.0.get("en")).map_or("", String::as_str)
    }

    /// Whether there is an English name and every name can be shown. A deck with other names is refused.
    pub fn are_sound(&self) -> bool {
        self.0.contains_key("en") && self.0.len() <= LANGUAGES_MAX && self.0.values().all(|name| is_name(name))
    }
}

/// Text from a file, short and on one line, so that a refusal can quote it.
pub fn shortened(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(NAME_CHARS_MAX).collect()
}

/// Whether a text of a deck file can be shown as a name.
pub fn is_name(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(char::is_control) && text.chars().count() <= NAME_CHARS_MAX
}
