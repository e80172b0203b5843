//! Texts for people: Fluent messages, one file a language in each game's folder.
//!
//! The rules never hold a sentence. They hold moves, events and refusals, and every one of those
//! finds its message by its JSON tag: `{"event":"looked","seat":1,"place":3}` is spoken by the
//! message `event-looked` with `$seat` and `$place`. Fields named `seat`, `from` and `to` become
//! people's names; `$you` is `yes` where `seat` is the listener, `$from-you` where `from` is.

use crate::marked::{CLOSE, OPEN};
use crate::{Game, GameInfo, Seat, Viewer};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::hash::{BuildHasher as _, Hash};
use std::sync::{Mutex, PoisonError, RwLock};

/// A message to be spoken: its key and what fills it.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Say {
    pub key: String,
    pub args: Vec<(String, Arg)>,
}

impl Say {
    pub fn new(key: impl Into<String>) -> Say {
        Say { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Say {
        self.args.push((name.to_owned(), arg.into()));
        self
    }

    /// Whether it speaks of the listener, who is called otherwise then.
    fn is_about(&self, listener: Viewer) -> bool {
        self.args.iter().any(|(_, arg)| arg.is_about(listener))
    }
}

#[derive(Clone, PartialEq, Hash, Debug)]
pub enum Arg {
    Number(i64),
    Text(String),
    /// The name of whoever sits there.
    Seat(Seat),
    Say(Say),
    /// A name out of a deck file, in the language that is spoken.
    Named(Names),
    /// Several of them, as a list in a sentence.
    List(Vec<Arg>),
}

impl Arg {
    fn is_about(&self, listener: Viewer) -> bool {
        match self {
            Arg::Seat(seat) => listener.is(*seat),
            Arg::Say(say) => say.is_about(listener),
            Arg::List(args) => args.iter().any(|arg| arg.is_about(listener)),
            Arg::Number(_) | Arg::Text(_) | Arg::Named(_) => false,
        }
    }
}

/// What something in a deck file is called, by language: `{ en = "wink", fr = "clin d’œil" }`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Names(BTreeMap<String, String>);

/// Names are shown on cards.
pub const NAME_CHARS_MAX: usize = 60;
const LANGUAGES_MAX: usize = 16;

impl Names {
    /// The name in a language, or in English.
    pub fn in_lang(&self, lang: &str) -> &str {
        self.0.get(lang).or_else(|| self.0.get("en")).map_or("", String::as_str)
    }

    /// English is there, and every name can be shown. A deck with other names is refused.
    pub fn are_sound(&self) -> bool {
        self.0.contains_key("en") && self.0.len() <= LANGUAGES_MAX && self.0.values().all(|name| is_name(name))
    }
}

/// A text out of a file, as a refusal may repeat it: short, and on one line.
pub fn shortened(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(NAME_CHARS_MAX).collect()
}

/// Whether a text of a deck file can be shown as a name.
pub fn is_name(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(char::is_control) && text.chars().count() <= NAME_CHARS_MAX
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
impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Say(say)
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

/// The files `../locales/LANG.ftl` beside the file that asks, one for each language of the house, English
/// first.
#[macro_export]
macro_rules! locales {
    () => {
        &[
            ("en", include_str!("../locales/en.ftl")),
            ("fr", include_str!("../locales/fr.ftl")),
            ("de", include_str!("../locales/de.ftl")),
            ("nl", include_str!("../locales/nl.ftl")),
        ]
    };
}

/// The texts of the table itself, shared by all games.
const SHARED_LOCALES: &[(&str, &str)] = crate::locales!();

/// The languages every game speaks.
pub fn languages() -> impl Iterator<Item = &'static str> {
    SHARED_LOCALES.iter().map(|&(lang, _)| lang)
}

/// A language, as one game speaks it.
pub struct Tongue {
    lang: String,
    /// Looked up in this order: the game's and the shared texts in this language, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// The messages that were spoken with nothing put into them.
    plain: RwLock<HashMap<String, String>>,
    is_marked: bool,
}

impl Tongue {
    /// `lang` such as `fr`; English where the house does not speak it.
    pub fn new(info: &GameInfo, lang: &str) -> Tongue {
        Tongue::of(&[info.locales, SHARED_LOCALES], lang)
    }

    /// The language where no game is at hand yet.
    pub fn shared(lang: &str) -> Tongue {
        Tongue::of(&[SHARED_LOCALES], lang)
    }

    /// The language with further texts, looked up in their order before the shared ones.
    pub fn layered(sources: &[&[(&str, &str)]], lang: &str) -> Tongue {
        Tongue::of(&[sources, &[SHARED_LOCALES]].concat(), lang)
    }

    fn of(sources: &[&[(&str, &str)]], lang: &str) -> Tongue {
        let lang = languages().find(|known| lang.starts_with(known)).unwrap_or("en");
        let mut bundles = Vec::new();
        for spoken in if lang == "en" { vec!["en"] } else { vec![lang, "en"] } {
            for source in sources {
                if let Some((_, text)) = source.iter().find(|(known, _)| *known == spoken) {
                    bundles.push(bundle(spoken, text));
                }
            }
        }
        Tongue { lang: lang.to_owned(), bundles, plain: RwLock::default(), is_marked: false }
    }

    /// The same with a mark around every message: see [`crate::marked`].
    #[must_use]
    pub fn marked(self) -> Tongue {
        Tongue { is_marked: true, plain: RwLock::default(), ..self }
    }

    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// Whether the language itself has this message, English aside.
    pub fn has(&self, key: &str) -> bool {
        let own = if self.lang == "en" { self.bundles.len() } else { self.bundles.len() / 2 };
        self.bundles[..own].iter().any(|bundle| bundle.has_message(key))
    }

    /// A message with what is put into it; none where there is no such message.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
            Some(if self.is_marked { format!("{OPEN}{text}{CLOSE}") } else { text })
        })
    }

    /// A message into which nothing is put. A page has dozens of them.
    fn plain(&self, key: &str) -> Option<String> {
        let known = |plain: &HashMap<String, String>| plain.get(key).cloned();
        if let Some(text) = known(&self.plain.read().unwrap_or_else(PoisonError::into_inner)) {
            return Some(text);
        }
        let text = self.format(key, &nothing())?;
        self.plain.write().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned(), text.clone());
        Some(text)
    }
}

impl fmt::Debug for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tongue({})", self.lang)
    }
}

fn bundle(lang: &str, text: &str) -> FluentBundle<FluentResource> {
    let id = lang.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    // Errors leave out single messages, which the tests of the keys then find missing.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The messages a text fails to define properly, for tests.
pub fn broken_messages(text: &str) -> Vec<String> {
    match FluentResource::try_new(text.to_owned()) {
        Ok(_) => Vec::new(),
        Err((_, errors)) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// Speaks to one listener at one table.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    pub tongue: &'a Tongue,
    /// Who sits where; a seat without a name is called by its number.
    pub names: &'a [String],
    pub listener: Viewer,
    /// What was said to others at this table.
    pub said: Option<&'a Said>,
}

impl<'a> Speaker<'a> {
    pub fn new(tongue: &'a Tongue, names: &'a [String], listener: Viewer) -> Speaker<'a> {
        Speaker { tongue, names, listener, said: None }
    }

    pub fn say(&self, say: &Say) -> String {
        match self.said {
            // Everybody else hears the same.
            Some(said) if !say.is_about(self.listener) => {
                said.text((std::ptr::from_ref(self.tongue) as usize, self.names, say), || self.sentence(say))
            }
            _ => self.sentence(say),
        }
    }

    fn sentence(&self, say: &Say) -> String {
        let mut args = nothing();
        for (name, arg) in &say.args {
            if let Arg::Seat(seat) = arg {
                let you = if name == "seat" { "you".to_owned() } else { format!("{name}-you") };
                args.set(you, if self.listener.is(*seat) { "yes" } else { "no" });
            }
            args.set(name.as_str(), self.value(arg));
        }
        // A test walks every key; should one be missing all the same, the key is better than nothing.
        self.tongue.format(&say.key, &args).unwrap_or_else(|| say.key.clone())
    }

    /// Speaks a message without arguments.
    pub fn key(&self, key: &str) -> String {
        self.tongue.plain(key).unwrap_or_else(|| key.to_owned())
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Say::new("seat-name").with("number", seat.0)),
        }
    }

    /// Speaks a move, an event or a refusal.
    pub fn tell<G: Game>(&self, game: &G, thing: &impl Serialize) -> String {
        self.tell_with(game, thing, |_, _| None)
    }

    /// The same with words for some fields that only somebody knows who sees the table.
    pub(crate) fn tell_with<G: Game>(
        &self,
        game: &G,
        thing: &impl Serialize,
        seen: impl Fn(&str, &Value) -> Option<Arg>,
    ) -> String {
        let word = |field: &str, value: &Value| {
            seen(field, value)
                .or_else(|| game.word(self.tongue.lang(), field, value))
                .unwrap_or_else(|| plain_arg(field, value))
        };
        say_of(thing, word).map(|say| self.say(&say)).unwrap_or_default()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.spoken(other)),
        }
    }

    fn spoken(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Named(names) => names.in_lang(self.tongue.lang()).to_owned(),
            Arg::Say(say) => self.say(say),
            Arg::List(args) if args.is_empty() => self.key("list-empty"),
            Arg::List(args) => args.iter().map(|arg| self.spoken(arg)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// What was said at one table, by a digest of what was to be said: mostly the same to everybody.
#[derive(Debug, Default)]
pub struct Said {
    /// Chosen by lot, so that nobody can make up a text that is taken for another.
    lot: foldhash::quality::RandomState,
    texts: Mutex<HashMap<u64, String, foldhash::fast::RandomState>>,
}

/// About what is said in a round.
const SAID_MAX: usize = 256;

impl Said {
    fn text(&self, key: impl Hash, make: impl FnOnce() -> String) -> String {
        let key = self.lot.hash_one(key);
        let texts = || self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = texts().get(&key) {
            return text.clone();
        }
        // Not under the lock: a sentence may have others within.
        let text = make();
        let mut texts = texts();
        if texts.len() >= SAID_MAX {
            texts.clear();
        }
        texts.insert(key, text.clone());
        text
    }
}

/// What every message may ask for.
fn nothing<'a>() -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    args.set("you", "no");
    args
}

/// The message of a tagged JSON value.
fn say_of(thing: &impl Serialize, word: impl Fn(&str, &Value) -> Arg) -> Option<Say> {
    let Value::Object(mut fields) = serde_json::to_value(thing).ok()? else { return None };
    let (kind, tag) = [("event", "event"), ("do", "move"), ("refusal", "refusal")]
        .into_iter()
        .find_map(|(field, kind)| Some((kind, fields.remove(field)?)))?;
    let mut say = Say::new(format!("{kind}-{}", tag.as_str()?));
    for (field, value) in fields {
        say = say.with(&field, word(&field, &value));
    }
    Some(say)
}

fn plain_arg(field: &str, value: &Value) -> Arg {
    match value {
        Value::Number(number) if matches!(field, "seat" | "from" | "to") => {
            Arg::Seat(Seat(number.as_u64().unwrap_or_default() as u8))
        }
        Value::Number(number) => Arg::Number(number.as_i64().unwrap_or_default()),
        Value::Array(values) => Arg::List(values.iter().map(|value| plain_arg(field, value)).collect()),
        Value::String(text) => Arg::Text(text.clone()),
        other => Arg::Text(other.to_string()),
    }
}
