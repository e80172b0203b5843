//! Texts for people: Fluent messages, one file a language in each game's folder.
//!
//! The rules never contain a sentence. They contain [`Message`]s, and a [`Translator`] turns them into sentences for
//! one viewer. An argument that is a seat becomes a name; `$you` is `yes` if `seat` is the viewer, `$from-you` if
//! `from` is.

use brocante_core::{Arg, Game, Message, Seat, Viewer};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher as _, Hash};
use std::sync::{Mutex, PoisonError, RwLock};

/// The files `locales/LANG.ftl` of the calling crate, English first: all languages of the program, or the
/// ones that are named. A new game may begin with `locales!("en")`.
#[macro_export]
macro_rules! locales {
    () => {
        $crate::locales!("en", "fr", "de", "nl")
    };
    ($($lang:literal),+) => {
        &[$(($lang, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, ".ftl")))),+]
    };
}

/// Stands before a message of a marked language.
pub const OPEN: char = '⟦';
/// Stands after a message of a marked language.
pub const CLOSE: char = '⟧';

/// The texts that all games share.
const SHARED_LOCALES: &[(&str, &str)] = crate::locales!();

/// The languages of the program.
pub fn languages() -> impl Iterator<Item = &'static str> {
    SHARED_LOCALES.iter().map(|&(lang, _)| lang)
}

/// The texts of one game in one language.
pub struct Language {
    lang: String,
    /// Looked up in this order: the game's and the shared texts in this language, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// Messages without arguments, formatted once.
    plain: RwLock<HashMap<String, String>>,
    is_marked: bool,
}

impl Language {
    /// The texts of a game with the shared ones, in `lang`, such as `fr`; in English if there is no such language.
    pub fn new(locales: &[(&str, &str)], lang: &str) -> Language {
        Language::of(&[locales, SHARED_LOCALES], lang)
    }

    /// The shared texts alone, where there is no game yet.
    pub fn shared(lang: &str) -> Language {
        Language::of(&[SHARED_LOCALES], lang)
    }

    /// Several sources of texts, looked up in their order before the shared ones.
    pub fn layered(sources: &[&[(&str, &str)]], lang: &str) -> Language {
        Language::of(&[sources, &[SHARED_LOCALES]].concat(), lang)
    }

    fn of(sources: &[&[(&str, &str)]], lang: &str) -> Language {
        let lang = languages().find(|known| lang.starts_with(known)).unwrap_or("en");
        let mut bundles = Vec::new();
        for spoken in if lang == "en" { vec!["en"] } else { vec![lang, "en"] } {
            for source in sources {
                if let Some((_, text)) = source.iter().find(|(known, _)| *known == spoken) {
                    bundles.push(bundle(spoken, text));
                }
            }
        }
        Language { lang: lang.to_owned(), bundles, plain: RwLock::default(), is_marked: false }
    }

    /// The same texts with [`OPEN`] and [`CLOSE`] around every message, so that a test can find text that is not from
    /// a message.
    #[must_use]
    pub fn marked(self) -> Language {
        Language { is_marked: true, plain: RwLock::default(), ..self }
    }

    /// The code of the language, such as `fr`.
    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// Whether this language has the message itself, without falling back to English.
    pub fn has(&self, key: &str) -> bool {
        let own = if self.lang == "en" { self.bundles.len() } else { self.bundles.len() / 2 };
        self.bundles[..own].iter().any(|bundle| bundle.has_message(key))
    }

    /// A message with its arguments; `None` if there is no such message.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let text = bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
            Some(if self.is_marked { format!("{OPEN}{text}{CLOSE}") } else { text })
        })
    }

    /// A message without arguments. A page has dozens of them.
    fn plain(&self, key: &str) -> Option<String> {
        let known = |plain: &HashMap<String, String>| plain.get(key).cloned();
        if let Some(text) = known(&self.plain.read().unwrap_or_else(PoisonError::into_inner)) {
            return Some(text);
        }
        let text = self.format(key, &default_args())?;
        self.plain.write().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned(), text.clone());
        Some(text)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.lang)
    }
}

fn bundle(lang: &str, text: &str) -> FluentBundle<FluentResource> {
    let id = lang.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    // A message with an error is left out, and the tests of the keys find it missing.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The errors of a Fluent text, for tests.
pub fn broken_messages(text: &str) -> Vec<String> {
    match FluentResource::try_new(text.to_owned()) {
        Ok(_) => Vec::new(),
        Err((_, errors)) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// Turns messages into sentences for one viewer at one table.
#[derive(Clone, Copy, Debug)]
pub struct Translator<'a> {
    pub language: &'a Language,
    /// The names by seat. A seat without a name is called by its number.
    pub names: &'a [String],
    /// The viewer, who is addressed as "you".
    pub viewer: Viewer,
    /// Sentences that were made for other viewers of this table.
    pub cache: Option<&'a SentenceCache>,
}

impl<'a> Translator<'a> {
    /// A translator without a cache.
    pub fn new(language: &'a Language, names: &'a [String], viewer: Viewer) -> Translator<'a> {
        Translator { language, names, viewer, cache: None }
    }

    /// A message as a sentence.
    pub fn text(&self, message: &Message) -> String {
        match self.cache {
            // A sentence that does not mention the viewer is the same for everybody.
            Some(cache) if !message.mentions(self.viewer) => {
                cache.get((std::ptr::from_ref(self.language) as usize, self.names, message), || self.sentence(message))
            }
            _ => self.sentence(message),
        }
    }

    fn sentence(&self, message: &Message) -> String {
        let mut args = default_args();
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                let you = if name == "seat" { "you".to_owned() } else { format!("{name}-you") };
                args.set(you, if self.viewer.is(*seat) { "yes" } else { "no" });
            }
            args.set(name.as_str(), self.value(arg));
        }
        // Tests check every key. If one is missing all the same, the key is better than nothing.
        self.language.format(&message.key, &args).unwrap_or_else(|| message.key.clone())
    }

    /// The text of a message without arguments.
    pub fn key(&self, key: &str) -> String {
        self.language.plain(key).unwrap_or_else(|| key.to_owned())
    }

    /// The name of the person or bot on a seat.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.text(&Message::new("seat-name").with("number", seat.0)),
        }
    }

    /// A move, an event or a refusal as a sentence.
    pub fn describe<G: Game>(&self, game: &G, thing: &impl Serialize) -> String {
        self.text(&game.message(thing))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.argument(other)),
        }
    }

    fn argument(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Named(names) => names.in_lang(self.language.lang()).to_owned(),
            Arg::Message(message) => self.text(message),
            Arg::List(args) if args.is_empty() => self.key("list-empty"),
            Arg::List(args) => args.iter().map(|arg| self.argument(arg)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// The sentences of one table by a hash of their message and language: most are the same for every viewer.
#[derive(Debug, Default)]
pub struct SentenceCache {
    /// Randomly seeded, so that nobody can construct colliding messages.
    hasher: foldhash::quality::RandomState,
    texts: Mutex<HashMap<u64, String, foldhash::fast::RandomState>>,
}

/// About as many as a round needs.
const SENTENCES_MAX: usize = 256;

impl SentenceCache {
    fn get(&self, key: impl Hash, make: impl FnOnce() -> String) -> String {
        let key = self.hasher.hash_one(key);
        let texts = || self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = texts().get(&key) {
            return text.clone();
        }
        // Not under the lock: a sentence may contain others.
        let text = make();
        let mut texts = texts();
        if texts.len() >= SENTENCES_MAX {
            texts.clear();
        }
        texts.insert(key, text.clone());
        text
    }
}

/// The arguments that every message may use.
fn default_args<'a>() -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    args.set("you", "no");
    args
}
