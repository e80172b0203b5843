//! `brocante verify`: checks a record, and says what the check proves.

use crate::setup::{find_game, read_file};
use crate::{Failure, written};
use brocante_core::{RECORD_BYTES_MAX, SealedRecord, Viewer, proof};
use brocante_show::{Language, Translator};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The downloaded record.
    file: PathBuf,
}

/// Runs `brocante verify`.
pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let shared = Language::shared(lang);
    let text = read_file(&args.file, RECORD_BYTES_MAX, &shared)?;
    let sealed = SealedRecord::parse(&text).map_err(|error| Failure::message(&shared, &error.message()))?;
    let game = find_game(&sealed.record.header.game, lang)?;
    let language = game.language(lang);
    let proven = proof::verify(game, &sealed).map_err(|flaw| Failure::message(&language, &flaw.message()))?;
    let translator = Translator::new(&language, &[], Viewer::Public);
    let mut output = io::stdout().lock();
    let shown = proven.messages().iter().try_for_each(|message| writeln!(output, "{}", translator.text(message)));
    written(shown, &language)
}
