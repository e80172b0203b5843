//! `brocante replay`: a recorded game at any of its moments, through anybody's eyes.

use crate::play::show_end;
use crate::setup::{find_game, read_file};
use crate::{Failure, written};
use brocante_core::text::{Arg, Say, Speaker, Tongue};
use brocante_core::{AnyTable, LogLine, RECORD_BYTES_MAX, Record, Seat, Viewer, replay};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The record, as JSON or as lines.
    file: PathBuf,
    /// After how many moves; the end where it is left out.
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Through whose eyes: a seat from 0, or public.
    #[arg(long, value_name = "N|public", default_value = "public")]
    seat: Viewer,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let shared = Tongue::shared(lang);
    let text = read_file(&args.file, RECORD_BYTES_MAX, &shared)?;
    let record = Record::parse(&text).map_err(|error| Failure::say(&shared, &error.say()))?;
    let game = find_game(&record.header.game, lang)?;
    let tongue = Tongue::new(game.info(), lang);
    let speaker = Speaker::new(&tongue, &[], args.seat);
    let at = args.at.unwrap_or(record.moves.len());
    if at > record.moves.len() {
        let plies = record.moves.len().to_string();
        return Err(Failure::new(&tongue, "error-no-ply", &[("at", &at.to_string()), ("plies", &plies)]));
    }
    let mut table = game.open(&record.header, &tongue)?;
    if let Some(seat) = args.seat.seat().filter(|seat| seat.0 >= table.seats()) {
        return Err(Failure::new(&tongue, "error-no-seat", &[("detail", &seat.to_string())]));
    }
    replay(table.as_mut(), &record, at, &speaker).map_err(|(ply, refused)| {
        let rule = refused.rule.unwrap_or(refused.code);
        Failure::new(
            &tongue,
            "error-replay",
            &[("ply", &ply.to_string()), ("rule", rule), ("detail", &refused.sentence)],
        )
    })?;
    let mut output = io::stdout().lock();
    let shown = match args.json {
        true => writeln!(output, "{}", as_json(table.as_ref(), args.seat, &speaker)),
        false => show(&mut output, table.as_ref(), args.seat, &speaker),
    };
    written(shown, &tongue)
}

/// Whose moves are shown: the viewer's own, for they tell what is in a hand.
fn mover(table: &dyn AnyTable, viewer: Viewer) -> Option<Seat> {
    viewer.seat().filter(|&seat| table.to_act().contains(seat))
}

fn as_json(table: &dyn AnyTable, viewer: Viewer, speaker: &Speaker<'_>) -> Value {
    let moves = mover(table, viewer).map(|seat| {
        let (moves, complete) = table.moves(seat);
        json!({ "moves": moves, "complete": complete })
    });
    json!({
        "game": table.info().name,
        "ply": table.ply(),
        "viewer": viewer,
        "to-act": table.to_act(),
        "prompt": table.prompt(speaker),
        "moves": moves,
        "over": table.is_over(),
        "winners": table.outcome(),
        "score": table.score(speaker),
        "view": table.view(viewer),
    })
}

fn show(output: &mut impl Write, table: &dyn AnyTable, viewer: Viewer, speaker: &Speaker<'_>) -> io::Result<()> {
    for LogLine { text: sentence, .. } in table.log_since(table.ply(), speaker) {
        writeln!(output, "· {sentence}")?;
    }
    writeln!(output, "\n{}\n\n{}", table.sketch(speaker), table.prompt(speaker))?;
    if !table.is_over() {
        let names = Arg::List(table.to_act().iter().map(Arg::Seat).collect());
        writeln!(output, "{}", speaker.say(&Say::new("table-to-act").with("names", names)))?;
    }
    if let Some(seat) = mover(table, viewer) {
        let (moves, complete) = table.moves(seat);
        writeln!(output, "{}", speaker.say(&Say::new("table-moves-of").with("name", Arg::Seat(seat))))?;
        for mv in &moves {
            writeln!(output, "  {}    {mv}", table.speak_move(mv, speaker))?;
        }
        writeln!(output, "  {}", speaker.key(if complete { "table-moves-complete" } else { "table-moves-partial" }))?;
    }
    show_end(output, table, speaker)
}
