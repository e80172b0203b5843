//! Deck files: TOML, read with the line of every mistake.

use crate::refusal::{OpenError, Refuses};
use serde::de::DeserializeOwned;

/// Larger than any deck a person writes, small enough to hold in memory many times.
pub const DECK_BYTES_MAX: usize = 256 * 1024;

/// Reads a deck file into the game's own shape of it. Use `toml::Spanned` where a refusal should
/// name the line of a value.
pub fn parse<T: DeserializeOwned, R: Refuses>(source: &str) -> Result<T, OpenError<R>> {
    if source.len() > DECK_BYTES_MAX {
        return Err(OpenError::DeckSyntax { line: 1, message: format!("longer than {DECK_BYTES_MAX} bytes") });
    }
    toml::from_str(source).map_err(|error| OpenError::DeckSyntax {
        line: error.span().map_or(1, |span| line_at(source, span.start)),
        message: error.message().to_owned(),
    })
}

/// A deck that can be read but breaks a rule, at the byte `at` of the file.
pub fn refuse<R: Refuses>(source: &str, at: usize, refusal: R) -> OpenError<R> {
    OpenError::Deck { line: line_at(source, at), refusal }
}

fn line_at(source: &str, at: usize) -> usize {
    source.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}
