//! `brocante play`: a game in the terminal, as plain text.

use crate::setup::Setup;
use crate::{Failure, written};
use brocante_bots::{Mind, Spec, SpecError};
use brocante_core::text::{Arg, Say, Speaker, Tongue};
use brocante_core::{AnyTable, LogLine, Rng, Seat, Viewer};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// More than any answer takes.
const LINE_BYTES_MAX: u64 = 64 * 1024;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setup: Setup,
    /// Your seat, from 0.
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// How well the bots play: easy, normal or hard, or any other bot (`brocante arena --help` names them).
    #[arg(long, value_name = "BOT", default_value = "normal")]
    bots: String,
    /// For how many seconds a hard bot thinks about a move at the most.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    think: f64,
    /// Where to write the record when you stop.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let (game, header) = args.setup.resolve(lang)?;
    let tongue = Tongue::new(game.info(), lang);
    let mut table = game.open(&header, &tongue)?;
    if args.seat >= table.seats() {
        return Err(Failure::new(&tongue, "error-no-seat", &[("detail", &args.seat.to_string())]));
    }
    let me = Seat(args.seat);
    let names = names(table.seats(), me, &tongue);
    let speaker = Speaker::new(&tongue, &names, Viewer::Seat(me));
    let bot: Spec = args.bots.parse().map_err(|error: SpecError| Failure(Some(error.to_string())))?;
    let bot = bot.thinking(Duration::from_secs_f64(args.think.clamp(0.001, 3600.0)));
    let mind = brocante_bots::open(&header.without_chance()).map_err(|error| Failure(Some(error.to_string())))?;
    let mut rng =
        Rng::new(header.seed.as_ref().map_or(0, |seed| u64::from_le_bytes(*seed.0.first_chunk().unwrap_or(&[0; 8]))));
    // Opened before the first move, so that no game is played in vain.
    let unwritable = |path: &Path, error: io::Error| {
        Failure::new(&tongue, "error-write", &[("file", &path.display().to_string()), ("detail", &error.to_string())])
    };
    let mut record = match &args.record {
        Some(path) => Some((path, File::create(path).map_err(|error| unwritable(path, error))?)),
        None => None,
    };
    let mut sitting = Sitting { me, speaker, told_upto: 0, mind, bot, input: io::stdin().lock(), output: io::stdout() };
    let result = sitting.play(table.as_mut(), &mut rng);
    if let Some((path, file)) = &mut record {
        file.write_all(table.record().as_bytes()).map_err(|error| unwritable(path, error))?;
    }
    written(result, &tongue)
}

fn names(seats: u8, me: Seat, tongue: &Tongue) -> Vec<String> {
    let plain = Speaker::new(tongue, &[], Viewer::Public);
    Seat::all(seats)
        .map(|seat| match seat == me {
            true => plain.key("table-you"),
            false => plain.say(&Say::new("table-bot").with("number", seat.0)),
        })
        .collect()
}

/// One person at the terminal.
struct Sitting<'a, R, W> {
    me: Seat,
    speaker: Speaker<'a>,
    told_upto: usize,
    mind: Box<dyn Mind>,
    bot: Spec,
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Sitting<'_, R, W> {
    fn play(&mut self, table: &mut dyn AnyTable, rng: &mut Rng) -> io::Result<()> {
        while let Some(seat) = table.to_act().first() {
            let mine = table.to_act().contains(self.me);
            if !mine {
                let thought = self.mind.think(&table.view(Viewer::Seat(seat)), seat, &self.bot, rng.next_u64(), None);
                let mv = thought.map_err(io::Error::other)?.chosen;
                table.play(seat, &mv, &self.speaker).map_err(|refused| io::Error::other(refused.sentence))?;
            } else if !self.my_move(table)? {
                return writeln!(self.output, "{}", self.speaker.key("table-left"));
            }
        }
        self.tell_news(table)?;
        writeln!(self.output, "\n{}", table.sketch(&self.speaker))?;
        show_end(&mut self.output, table, &self.speaker)
    }

    /// Asks until a move is made; `false` where the person leaves.
    fn my_move(&mut self, table: &mut dyn AnyTable) -> io::Result<bool> {
        self.tell_news(table)?;
        let (moves, complete) = table.moves(self.me);
        self.show_choices(table, &moves, complete)?;
        loop {
            write!(self.output, "{} ", self.speaker.key("table-ask"))?;
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
                        let say = Say::new("table-bad-choice").with("given", answer);
                        writeln!(self.output, "{}", self.speaker.say(&say))?;
                    }
                    Some(mv) => match table.play(self.me, &mv, &self.speaker) {
                        Ok(_) => return Ok(true),
                        Err(refused) => {
                            let rule = refused.rule.map_or_else(String::new, |rule| format!(" [{rule}]"));
                            writeln!(self.output, "{}{rule}", refused.sentence)?;
                        }
                    },
                },
            }
        }
    }

    /// A choice by its number, or a whole move as JSON.
    fn read_answer(&self, answer: &str, moves: &[Value]) -> Option<Value> {
        match answer.parse::<usize>() {
            Ok(number) => moves.get(number.checked_sub(1)?).cloned(),
            Err(_) => serde_json::from_str(answer).ok().filter(Value::is_object),
        }
    }

    fn show_choices(&mut self, table: &dyn AnyTable, moves: &[Value], complete: bool) -> io::Result<()> {
        writeln!(self.output, "\n{}\n\n{}", table.sketch(&self.speaker), table.prompt(&self.speaker))?;
        writeln!(self.output, "{}", self.speaker.key("table-choices"))?;
        for (at, mv) in moves.iter().enumerate() {
            writeln!(self.output, "  {:>2}  {}", at + 1, table.speak_move(mv, &self.speaker))?;
        }
        if !complete {
            let example = moves.first().map(Value::to_string).unwrap_or_default();
            let say = Say::new("table-more-choices").with("example", example);
            writeln!(self.output, "      {}", self.speaker.say(&say))?;
        }
        Ok(())
    }

    fn tell_news(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        for LogLine { text: sentence, .. } in table.log_since(self.told_upto, &self.speaker) {
            writeln!(self.output, "· {sentence}")?;
        }
        self.told_upto = table.ply() + 1;
        Ok(())
    }
}

/// The winner and everybody's score, line by line.
pub fn show_end(output: &mut impl Write, table: &dyn AnyTable, speaker: &Speaker<'_>) -> io::Result<()> {
    let (Some(winners), Some(score)) = (table.outcome(), table.score(speaker)) else { return Ok(()) };
    let names: Vec<Arg> = winners.iter().map(Arg::Seat).collect();
    let say = Say::new("table-winner").with("count", names.len()).with("names", Arg::List(names));
    writeln!(output, "\n{}\n{}", speaker.key("table-over"), speaker.say(&say))?;
    for seat in score {
        let say = Say::new("table-points").with("seat", seat.seat).with("points", seat.points);
        writeln!(output, "{}", speaker.say(&say))?;
        for line in seat.lines {
            writeln!(output, "  {:>6}  {} [{}]", line.points, line.what, line.rule)?;
        }
    }
    Ok(())
}
