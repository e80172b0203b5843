//! Turns command-line arguments into a game and the header of its record.

use crate::Failure;
use brocante_core::{DeckChoice, Header, Seed};
use brocante_show::{Language, ShownGame};
use serde_json::{Map, Value};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A game and its table.
#[derive(clap::Args)]
pub struct Setup {
    /// The game (`brocante games` lists them).
    game: String,
    #[command(flatten)]
    table: Table,
}

/// The settings of a table other than the game.
#[derive(clap::Args)]
pub struct Table {
    /// Number of seats. Defaults to the fewest that the game allows.
    #[arg(long)]
    pub seats: Option<u8>,
    /// A game option, as NAME or NAME=VALUE. May be repeated.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<String>,
    /// A deck file, or the name of a deck that comes with the game.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// Any text. The same seed gives the same deal.
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
}

impl Setup {
    pub fn resolve(&self, lang: &str) -> Result<(&'static dyn ShownGame, Header), Failure> {
        self.table.resolve(&self.game, lang)
    }
}

impl Table {
    pub fn resolve(&self, name: &str, lang: &str) -> Result<(&'static dyn ShownGame, Header), Failure> {
        let game = find_game(name, lang)?;
        let language = game.language(lang);
        let seed = match &self.seed {
            Some(text) => Seed::from_text(text),
            None => random_seed(&language)?,
        };
        let deck = match self.deck.as_deref() {
            Some(path) => Some(deck_choice(game, path, &language)?),
            // A word deck defaults to the language of the texts.
            None => named_deck(game, language.lang()),
        };
        let header = Header {
            options: self.options.iter().map(|text| option(text)).collect::<Map<_, _>>(),
            deck,
            seed: Some(seed),
            ..Header::new(name, self.seats.unwrap_or(game.info().seats_min))
        };
        Ok((game, header))
    }
}

/// Finds a game by its name.
pub fn find_game(name: &str, lang: &str) -> Result<&'static dyn ShownGame, Failure> {
    brocante_registry::game(name).ok_or_else(|| {
        let names: Vec<&str> = brocante_registry::games().iter().map(|game| game.info().name).collect();
        Failure::new(&Language::shared(lang), "error-unknown-game", &[("name", name), ("games", &names.join(", "))])
    })
}

/// Reads a text file of at most `bytes_max` bytes.
pub fn read_file(path: &Path, bytes_max: usize, language: &Language) -> Result<String, Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(bytes_max as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::new(language, "error-read", &[("file", &name), ("detail", &error.to_string())]))?;
    if bytes.len() > bytes_max {
        return Err(Failure::new(language, "error-file-too-long", &[("file", &name)]));
    }
    String::from_utf8(bytes).map_err(|_| Failure::new(language, "error-not-text", &[("file", &name)]))
}

fn named_deck(game: &dyn ShownGame, name: &str) -> Option<DeckChoice> {
    let known = game.info().decks.iter().any(|(known, _)| *known == name);
    known.then(|| DeckChoice::Named(name.to_owned()))
}

fn deck_choice(game: &dyn ShownGame, path: &Path, language: &Language) -> Result<DeckChoice, Failure> {
    if let Some(deck) = named_deck(game, &path.to_string_lossy()) {
        return Ok(deck);
    }
    let toml = read_file(path, brocante_core::deck::DECK_BYTES_MAX, language)?;
    Ok(DeckChoice::text(toml))
}

/// Parses an option: `open-wallets` is true, `speed=3` is a number, `words=fr` is text.
fn option(text: &str) -> (String, Value) {
    let (name, value) = text.split_once('=').unwrap_or((text, "true"));
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    (name.replace('-', "_"), value)
}

fn random_seed(language: &Language) -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(language, "error-random", &[("detail", &error.to_string())]))?;
    Ok(Seed(bytes))
}
