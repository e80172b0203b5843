//! `brocante verify`: whether a record is what it says, and what that proves.

use crate::setup::{find_game, read_file};
use crate::{Failure, written};
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{RECORD_BYTES_MAX, SealedRecord, Viewer, proof};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The record, as it was downloaded.
    file: PathBuf,
}

pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let shared = Tongue::shared(lang);
    let text = read_file(&args.file, RECORD_BYTES_MAX, &shared)?;
    let sealed = SealedRecord::parse(&text).map_err(|error| Failure::say(&shared, &error.say()))?;
    let game = find_game(&sealed.record.header.game, lang)?;
    let tongue = Tongue::new(game.info(), lang);
    let proven = proof::verify(game, &sealed, &tongue).map_err(|flaw| Failure::say(&tongue, &flaw.say()))?;
    let speaker = Speaker::new(&tongue, &[], Viewer::Public);
    let mut output = io::stdout().lock();
    let shown = proven.say().iter().try_for_each(|say| writeln!(output, "{}", speaker.say(say)));
    written(shown, &tongue)
}
