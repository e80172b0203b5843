//! `brocante replay`: a recorded game after any move, as seen by any seat or by the public.

use crate::play::show_end;
use crate::setup::{find_game, read_file};
use crate::{Failure, written};
use brocante_core::{AnyTable, Arg, DealOrigin, Message, RECORD_BYTES_MAX, Record, Seat, Viewer, replay};
use brocante_show::{Language, LogLine, ShownGame, Translator};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The record, as one JSON object or as lines.
    file: PathBuf,
    /// Number of moves to replay. Defaults to all.
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Whose view to show: a seat, counted from 0, or public.
    #[arg(long, value_name = "N|public", default_value = "public")]
    seat: Viewer,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Runs `brocante replay`.
pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let shared = Language::shared(lang);
    let text = read_file(&args.file, RECORD_BYTES_MAX, &shared)?;
    let record = Record::parse(&text).map_err(|error| Failure::message(&shared, &error.message()))?;
    let game = find_game(&record.header.game, lang)?;
    let language = game.language(lang);
    let translator = Translator::new(&language, &[], args.seat);
    let at = args.at.unwrap_or(record.moves.len());
    if at > record.moves.len() {
        let plies = record.moves.len().to_string();
        return Err(Failure::new(&language, "error-no-ply", &[("at", &at.to_string()), ("plies", &plies)]));
    }
    let mut table = game.open(&record.header).map_err(|refused| Failure::refused(&language, &refused))?;
    if let Some(seat) = args.seat.seat().filter(|seat| seat.0 >= table.seats()) {
        return Err(Failure::new(&language, "error-no-seat", &[("detail", &seat.to_string())]));
    }
    replay(table.as_mut(), &record, at).map_err(|(ply, refused)| {
        let rule = refused.rule.unwrap_or(refused.code);
        Failure::new(
            &language,
            "error-replay",
            &[("ply", &ply.to_string()), ("rule", rule), ("detail", &translator.text(&refused.message))],
        )
    })?;
    let mut output = io::stdout().lock();
    let shown = match args.json {
        true => writeln!(output, "{}", as_json(game, table.as_ref(), args.seat, &translator)),
        false => show(&mut output, game, table.as_ref(), args.seat, &translator),
    };
    written(shown, &language)
}

/// The seat whose legal moves are listed: only the viewer's own, because moves reveal what is in a hand.
fn mover(table: &dyn AnyTable, viewer: Viewer) -> Option<Seat> {
    viewer.seat().filter(|&seat| table.to_act().contains(seat))
}

fn as_json(game: &dyn ShownGame, table: &dyn AnyTable, viewer: Viewer, translator: &Translator<'_>) -> Value {
    let moves = mover(table, viewer).map(|seat| {
        let (moves, complete) = table.moves(seat);
        json!({ "moves": moves, "complete": complete })
    });
    json!({
        "game": table.info().name,
        "ply": table.ply(),
        "viewer": viewer,
        "to-act": table.to_act(),
        "prompt": game.prompt(table, translator),
        "moves": moves,
        "over": table.is_over(),
        "winners": table.winners(),
        "score": game.score(table, translator),
        "view": table.view(viewer),
        "dealt-before": table.header().origin.as_ref().map(|origin| json!({ "table": origin.table, "moves": origin.moves })),
    })
}

fn show(
    output: &mut impl Write,
    game: &dyn ShownGame,
    table: &dyn AnyTable,
    viewer: Viewer,
    translator: &Translator<'_>,
) -> io::Result<()> {
    for message in table.header().origin.iter().flat_map(DealOrigin::messages) {
        writeln!(output, "{}", translator.text(&message))?;
    }
    for LogLine { text: sentence, .. } in game.log_since(table, table.ply(), translator) {
        writeln!(output, "· {sentence}")?;
    }
    writeln!(output, "\n{}\n\n{}", game.sketch(table, translator), game.prompt(table, translator))?;
    if !table.is_over() {
        let names = Arg::List(table.to_act().iter().map(Arg::Seat).collect());
        writeln!(output, "{}", translator.text(&Message::new("table-to-act").with("names", names)))?;
    }
    if let Some(seat) = mover(table, viewer) {
        let (moves, complete) = table.moves(seat);
        writeln!(output, "{}", translator.text(&Message::new("table-moves-of").with("name", Arg::Seat(seat))))?;
        for mv in &moves {
            writeln!(output, "  {}    {mv}", game.describe_move(table, mv, translator))?;
        }
        writeln!(
            output,
            "  {}",
            translator.key(if complete { "table-moves-complete" } else { "table-moves-partial" })
        )?;
    }
    show_end(output, game, table, translator)
}
