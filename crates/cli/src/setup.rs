//! From command-line words to a game and the header of its record.

use crate::Failure;
use brocante_core::text::Tongue;
use brocante_core::{AnyGame, DeckChoice, Header, Seed};
use serde_json::{Map, Value};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// How a table is set up.
#[derive(clap::Args)]
pub struct Setup {
    /// Which game (`brocante games` lists them).
    game: String,
    #[command(flatten)]
    table: Table,
}

/// What is fixed of a table beside the game.
#[derive(clap::Args)]
pub struct Table {
    /// How many seats; as few as the game allows where it is left out.
    #[arg(long)]
    pub seats: Option<u8>,
    /// An option of the game, as NAME or NAME=VALUE; may be given several times.
    #[arg(long = "option", value_name = "NAME[=VALUE]")]
    options: Vec<String>,
    /// A deck file to play with, or the name of a deck that comes with the game.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// Any text: the same one gives the same deal.
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
}

impl Setup {
    pub fn resolve(&self, lang: &str) -> Result<(&'static dyn AnyGame, Header), Failure> {
        self.table.resolve(&self.game, lang)
    }
}

impl Table {
    pub fn resolve(&self, name: &str, lang: &str) -> Result<(&'static dyn AnyGame, Header), Failure> {
        let game = find_game(name, lang)?;
        let tongue = Tongue::new(game.info(), lang);
        let seed = match &self.seed {
            Some(text) => Seed::from_text(text),
            None => random_seed(&tongue)?,
        };
        let deck = match self.deck.as_deref() {
            Some(path) => Some(deck_choice(game, path, &tongue)?),
            // A deck of words is chosen like any other text.
            None => named_deck(game, tongue.lang()),
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

pub fn find_game(name: &str, lang: &str) -> Result<&'static dyn AnyGame, Failure> {
    brocante_registry::game(name).ok_or_else(|| {
        let names: Vec<&str> = brocante_registry::games().iter().map(|game| game.info().name).collect();
        Failure::new(&Tongue::shared(lang), "error-unknown-game", &[("name", name), ("games", &names.join(", "))])
    })
}

/// Reads a text file of a bounded size.
pub fn read_file(path: &Path, bytes_max: usize, tongue: &Tongue) -> Result<String, Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(bytes_max as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::new(tongue, "error-read", &[("file", &name), ("detail", &error.to_string())]))?;
    if bytes.len() > bytes_max {
        return Err(Failure::new(tongue, "error-file-too-long", &[("file", &name)]));
    }
    String::from_utf8(bytes).map_err(|_| Failure::new(tongue, "error-not-text", &[("file", &name)]))
}

fn named_deck(game: &dyn AnyGame, name: &str) -> Option<DeckChoice> {
    let known = game.info().decks.iter().any(|(known, _)| *known == name);
    known.then(|| DeckChoice::Named(name.to_owned()))
}

fn deck_choice(game: &dyn AnyGame, path: &Path, tongue: &Tongue) -> Result<DeckChoice, Failure> {
    if let Some(deck) = named_deck(game, &path.to_string_lossy()) {
        return Ok(deck);
    }
    let toml = read_file(path, brocante_core::deck::DECK_BYTES_MAX, tongue)?;
    Ok(DeckChoice::text(toml))
}

/// `open-wallets` switches on; `speed=3` sets a number; `words=fr` a text.
fn option(text: &str) -> (String, Value) {
    let (name, value) = text.split_once('=').unwrap_or((text, "true"));
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    (name.replace('-', "_"), value)
}

fn random_seed(tongue: &Tongue) -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(tongue, "error-random", &[("detail", &error.to_string())]))?;
    Ok(Seed(bytes))
}
