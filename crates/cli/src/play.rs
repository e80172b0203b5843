//! `brocante play`: a game in the terminal, as plain text.

use crate::setup::Setup;
use crate::{Failure, written};
use brocante_bots::{Spec, SpecError};
use brocante_core::{AnyTable, Arg, Message, Rng, Seat, Viewer};
use brocante_registry::think;
use brocante_show::{Language, LogLine, ShownGame, Translator};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Longer lines are cut off.
const LINE_BYTES_MAX: u64 = 64 * 1024;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// Your seat, counted from 0.
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Strength of the bots: easy, normal or hard, or any other bot (see `brocante arena --help`).
    #[arg(long, value_name = "BOT", default_value = "normal")]
    bots: String,
    /// Maximum seconds that a hard bot thinks about a move.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    think: f64,
    /// File to which the record is written at the end.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Runs `brocante play`.
pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let (game, header) = args.setup.resolve(lang)?;
    let language = game.language(lang);
    let mut table = game.open(&header).map_err(|refused| Failure::refused(&language, &refused))?;
    if args.seat >= table.seats() {
        return Err(Failure::new(&language, "error-no-seat", &[("detail", &args.seat.to_string())]));
    }
    let me = Seat(args.seat);
    let names = names(table.seats(), me, &language);
    let translator = Translator::new(&language, &names, Viewer::Seat(me));
    let bot: Spec = args.bots.parse().map_err(|error: SpecError| Failure(Some(error.to_string())))?;
    let bot = bot.thinking(Duration::from_secs_f64(args.think.clamp(0.001, 3600.0)));
    let mut rng =
        Rng::new(header.seed.as_ref().map_or(0, |seed| u64::from_le_bytes(*seed.0.first_chunk().unwrap_or(&[0; 8]))));
    // Create the file before the first move, so that an error does not cost a whole game.
    let unwritable = |path: &Path, error: io::Error| {
        Failure::new(&language, "error-write", &[("file", &path.display().to_string()), ("detail", &error.to_string())])
    };
    let mut record = match &args.record {
        Some(path) => Some((path, File::create(path).map_err(|error| unwritable(path, error))?)),
        None => None,
    };
    let mut session =
        Session { game, me, translator, shown_plies: 0, bot, input: io::stdin().lock(), output: io::stdout() };
    let result = session.play(table.as_mut(), &mut rng);
    if let Some((path, file)) = &mut record {
        file.write_all(table.record().to_json().as_bytes()).map_err(|error| unwritable(path, error))?;
    }
    written(result, &language)
}

fn names(seats: u8, me: Seat, language: &Language) -> Vec<String> {
    let plain = Translator::new(language, &[], Viewer::Public);
    Seat::all(seats)
        .map(|seat| match seat == me {
            true => plain.key("table-you"),
            false => plain.text(&Message::new("table-bot").with("number", seat.0)),
        })
        .collect()
}

/// A person at the terminal, playing against bots.
struct Session<'a, R, W> {
    game: &'static dyn ShownGame,
    me: Seat,
    translator: Translator<'a>,
    shown_plies: usize,
    bot: Spec,
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Session<'_, R, W> {
    fn play(&mut self, table: &mut dyn AnyTable, rng: &mut Rng) -> io::Result<()> {
        while let Some(seat) = table.to_act().first() {
            let mine = table.to_act().contains(self.me);
            if !mine {
                let thought = think(&table.typed_view(seat), seat, &self.bot, rng.next_u64(), None);
                let mv = thought.map_err(io::Error::other)?.chosen;
                table.play(seat, &mv).map_err(|refused| io::Error::other(format!("{refused:?}")))?;
            } else if !self.my_move(table)? {
                return writeln!(self.output, "{}", self.translator.key("table-left"));
            }
        }
        self.tell_news(table)?;
        writeln!(self.output, "\n{}", self.game.sketch(table, &self.translator))?;
        show_end(&mut self.output, self.game, table, &self.translator)
    }

    /// Asks until a move is made. Returns `false` if the person leaves.
    fn my_move(&mut self, table: &mut dyn AnyTable) -> io::Result<bool> {
        self.tell_news(table)?;
        let (moves, complete) = table.moves(self.me);
        self.show_choices(table, &moves, complete)?;
        loop {
            write!(self.output, "{} ", self.translator.key("table-ask"))?;
            self.output.flush()?;
            let mut bytes = Vec::new();
            if self.input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes)? == 0 {
                writeln!(self.output)?;
                return Ok(false);
            }
            match String::from_utf8_lossy(&bytes).trim() {
                "q" => return Ok(false),
                "" | "?" => self.show_choices(table, &moves, complete)?,
                answer => match self.read_answer(answer, &moves) {
                    None => {
                        let say = Message::new("table-bad-choice").with("given", answer);
                        writeln!(self.output, "{}", self.translator.text(&say))?;
                    }
                    Some(mv) => match table.play(self.me, &mv) {
                        Ok(_) => return Ok(true),
                        Err(refused) => {
                            let rule = refused.rule.map_or_else(String::new, |rule| format!(" [{rule}]"));
                            writeln!(self.output, "{}{rule}", self.translator.text(&refused.message))?;
                        }
                    },
                },
            }
        }
    }

    /// Parses the number of a choice, or a move as JSON.
    fn read_answer(&self, answer: &str, moves: &[Value]) -> Option<Value> {
        match answer.parse::<usize>() {
            Ok(number) => moves.get(number.checked_sub(1)?).cloned(),
            Err(_) => serde_json::from_str(answer).ok().filter(Value::is_object),
        }
    }

    fn show_choices(&mut self, table: &dyn AnyTable, moves: &[Value], complete: bool) -> io::Result<()> {
        writeln!(
            self.output,
            "\n{}\n\n{}",
            self.game.sketch(table, &self.translator),
            self.game.prompt(table, &self.translator)
        )?;
        writeln!(self.output, "{}", self.translator.key("table-choices"))?;
        for (at, mv) in moves.iter().enumerate() {
            writeln!(self.output, "  {:>2}  {}", at + 1, self.game.describe_move(table, mv, &self.translator))?;
        }
        if !complete {
            let example = moves.first().map(Value::to_string).unwrap_or_default();
            let say = Message::new("table-more-choices").with("example", example);
            writeln!(self.output, "      {}", self.translator.text(&say))?;
        }
        Ok(())
    }

    fn tell_news(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        for LogLine { text: sentence, .. } in self.game.log_since(table, self.shown_plies, &self.translator) {
            writeln!(self.output, "· {sentence}")?;
        }
        self.shown_plies = table.ply() + 1;
        Ok(())
    }
}

/// Prints the winner and the score of every seat, line by line.
pub fn show_end(
    output: &mut impl Write,
    game: &dyn ShownGame,
    table: &dyn AnyTable,
    translator: &Translator<'_>,
) -> io::Result<()> {
    let (Some(winners), Some(score)) = (table.winners(), game.score(table, translator)) else { return Ok(()) };
    let names: Vec<Arg> = winners.iter().map(Arg::Seat).collect();
    let say = Message::new("table-winner").with("count", names.len()).with("names", Arg::List(names));
    writeln!(output, "\n{}\n{}", translator.key("table-over"), translator.text(&say))?;
    for seat in score {
        let say = Message::new("table-points").with("seat", seat.seat).with("points", seat.points);
        writeln!(output, "{}", translator.text(&say))?;
        for line in seat.lines {
            writeln!(output, "  {:>6}  {} [{}]", line.points, line.what, line.rule)?;
        }
    }
    Ok(())
}
