//! `brocante verify`: checks a record, and says what the check proves.

use crate::setup::{find_game, read_file};
use crate::{Failure, written};
use brocante_core::proof::{self, Proven};
use brocante_core::{Message, RECORD_BYTES_MAX, SealedRecord, Viewer};
use brocante_show::{Language, ShownGame, Translator};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    /// The downloaded record.
    file: PathBuf,
    /// The record of the game that first had this deal, for a record whose cards were dealt before.
    #[arg(long, value_name = "RECORD")]
    original: Option<PathBuf>,
}

/// Runs `brocante verify`.
pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let (game, sealed, proven) = verified(&args.file, lang)?;
    let language = game.language(lang);
    let mut messages = proven.messages();
    if let Some(file) = &args.original {
        let (_, original, _) = verified(file, lang)?;
        proof::check_origin(&sealed, &original).map_err(|flaw| Failure::message(&language, &flaw.message()))?;
        messages.push(Message::new("proven-same-deal"));
    }
    let translator = Translator::new(&language, &[], Viewer::Public);
    let mut output = io::stdout().lock();
    let shown = messages.iter().try_for_each(|message| writeln!(output, "{}", translator.text(message)));
    written(shown, &language)
}

/// A record that was checked, and what the check proves.
fn verified(file: &Path, lang: &str) -> Result<(&'static dyn ShownGame, SealedRecord, Proven), Failure> {
    let shared = Language::shared(lang);
    let text = read_file(file, RECORD_BYTES_MAX, &shared)?;
    let sealed = SealedRecord::parse(&text).map_err(|error| Failure::message(&shared, &error.message()))?;
    let game = find_game(&sealed.record.header.game, lang)?;
    let proven =
        proof::verify(game, &sealed).map_err(|flaw| Failure::message(&game.language(lang), &flaw.message()))?;
    Ok((game, sealed, proven))
}
