//! `brocante replay`: a recorded game at any of its moments, through anybody's eyes.

use crate::Failure;
use crate::play::show_end;
use crate::setup::{find_game, read_file};
use brocante_core::text::{Arg, Say, Speaker, Tongue};
use brocante_core::{AnyTable, RECORD_BYTES_MAX, Record, Seat, Viewer, replay};
use serde_json::{Map, Value, json};
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
    let record = Record::parse(&text)
        .map_err(|error| Failure::new(&shared, "error-record", &[("detail", &error.to_string())]))?;
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
    if args.json {
        println!("{}", as_json(table.as_ref(), args.seat, &speaker));
    } else {
        show(table.as_ref(), args.seat, &speaker).map_err(|error| Failure(error.to_string()))?;
    }
    Ok(())
}

/// Whose moves are shown: the viewer's own, or everybody's who is to act.
fn movers(table: &dyn AnyTable, viewer: Viewer) -> Vec<Seat> {
    table.to_act().iter().filter(|&seat| viewer == Viewer::Public || viewer.is(seat)).collect()
}

fn as_json(table: &dyn AnyTable, viewer: Viewer, speaker: &Speaker<'_>) -> Value {
    let moves: Map<String, Value> = movers(table, viewer)
        .into_iter()
        .map(|seat| {
            let (moves, complete) = table.moves(seat);
            (seat.to_string(), json!({ "moves": moves, "complete": complete }))
        })
        .collect();
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

fn show(table: &dyn AnyTable, viewer: Viewer, speaker: &Speaker<'_>) -> std::io::Result<()> {
    use std::io::Write;
    let mut output = std::io::stdout().lock();
    for (_, sentence) in table.log_since(table.ply(), speaker) {
        writeln!(output, "· {sentence}")?;
    }
    writeln!(output, "\n{}\n\n{}", table.sketch(speaker), table.prompt(speaker))?;
    if !table.is_over() {
        let names = Arg::List(table.to_act().iter().map(Arg::Seat).collect());
        writeln!(output, "{}", speaker.say(&Say::new("table-to-act").with("names", names)))?;
    }
    for seat in movers(table, viewer) {
        let (moves, complete) = table.moves(seat);
        writeln!(output, "{}", speaker.say(&Say::new("table-moves-of").with("name", Arg::Seat(seat))))?;
        for mv in &moves {
            writeln!(output, "  {}    {mv}", table.speak_move(mv, speaker))?;
        }
        writeln!(output, "  {}", speaker.key(if complete { "table-moves-complete" } else { "table-moves-partial" }))?;
    }
    show_end(&mut output, table, speaker)
}
