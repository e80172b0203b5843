//! `brocante arena`, `sim` and `report`: bots against each other, and what a deck does to a game. These
//! are tools for designers and bot people, and speak English.

use crate::setup::Table;
use crate::{Failure, written};
use brocante_bots::Spec;
use brocante_core::text::Tongue;
use brocante_core::{Header, Show, rules_of};
use brocante_lab::arena::{Arena, Standing};
use brocante_lab::parallel;
use brocante_lab::report::{self, Summary};
use brocante_lab::run::{FileKind, Run, RunError};
use brocante_lab::sim::{self, Order, Progress, SimError};
use brocante_lab::stats::Interval;
use brocante_registry::Visitor;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

impl From<SimError> for Failure {
    fn from(error: SimError) -> Failure {
        Failure(Some(error.to_string()))
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Failure {
        Failure(Some(error.to_string()))
    }
}

/// More threads than any machine has cores only take memory.
const THREADS_MAX: u64 = 1024;

fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=THREADS_MAX)
}

#[derive(clap::Args)]
pub struct ArenaArgs {
    /// Which game (`brocante games` lists them).
    #[arg(long)]
    game: String,
    /// The bots, separated by commas: random, easy, guide, normal, hard, flat, flat-guide; with a style
    /// of the game (guide/never-steals) or an amount of work (hard:20000 simulated moves, hard:250ms).
    /// There are as many seats as bots, or as few as the game allows; the last bot fills them up.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// At least so many games: every deal is played in every seating.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// For how many seconds `hard` and `flat` think about a move, on one core.
    #[arg(long, default_value_t = 1.0)]
    think: f64,
    #[command(flatten)]
    table: Table,
    /// As many as there are cores where it is left out.
    #[arg(long, value_parser = threads())]
    threads: Option<usize>,
}

pub fn arena(args: &ArenaArgs, lang: &str) -> Result<(), Failure> {
    let (game, mut header) = args.table.resolve(&args.game, lang)?;
    let info = game.info();
    if args.table.seats.is_none() {
        header.seats = (args.bots.len() as u8).clamp(info.seats_min, info.seats_max);
    }
    game.open(&header, &Tongue::new(info, lang))?;
    if args.games == 0 {
        return Err(Failure(Some("an arena needs at least one game".to_owned())));
    }
    if !(0.001..=3600.0).contains(&args.think) {
        return Err(Failure(Some("a bot thinks from 0.001 seconds to an hour".to_owned())));
    }
    let standing = brocante_registry::visit(&args.game, &mut Compete { args, header: &header })
        .expect("the game was found before")?;
    written(print_standing(&standing, &header, args), &Tongue::shared(lang))
}

struct Compete<'a> {
    args: &'a ArenaArgs,
    header: &'a Header,
}

impl Visitor for Compete<'_> {
    type Output = Result<Standing, Failure>;

    fn visit<G: Show>(&mut self) -> Self::Output {
        let failure = |error: &dyn std::fmt::Display| Failure(Some(error.to_string()));
        let game = rules_of::<G>(self.header).map_err(|error| failure(&error))?;
        let think = Duration::from_secs_f64(self.args.think);
        let bots = self.args.bots.iter().map(|text| Ok(sim::spec::<G>(text)?.thinking(think)));
        let bots: Vec<Spec> = bots.collect::<Result<_, brocante_bots::SpecError>>().map_err(|error| failure(&error))?;
        let seed = self.args.table.seed.as_deref().unwrap_or("arena");
        let threads = self.args.threads.unwrap_or_else(parallel::cores);
        let arena = Arena { bots: &bots, games: self.args.games, seed, threads };
        let bar = progress_bar(self.args.games, 0);
        let standing = arena.run(&game, |done, games| show_progress(&bar, Progress { done, games }));
        bar.finish_and_clear();
        Ok(standing)
    }
}

fn print_standing(standing: &Standing, header: &Header, args: &ArenaArgs) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let Standing { games, deals, bots, duels } = standing;
    writeln!(output, "{}, {} seats: {games} games on {deals} deals, each in every seating\n", args.game, header.seats)?;
    writeln!(output, "| bot | win share, 95 % | if all were equal | rating | iterations/s | moves/s in search |")?;
    writeln!(output, "| --- | --- | --- | --- | --- | --- |")?;
    let count = |number: Option<f64>| number.map_or("–".to_owned(), |number| format!("{number:.0}"));
    for bot in bots {
        writeln!(
            output,
            "| {} | {:.1} % ± {} | {:.1} % | {:.1} ± {:.1} | {} | {} |",
            bot.name,
            bot.share.mean * 100.0,
            plus_minus(&bot.share),
            bot.even * 100.0,
            bot.rating.rating,
            2.0 * bot.rating.uncertainty,
            count(bot.iterations_a_second),
            count(bot.simulated_a_second),
        )?;
    }
    writeln!(output)?;
    for (a, b, share) in duels {
        let verdict = match (share.excludes(0.5), share.mean > 0.5) {
            _ if share.n < DEALS_FEW => "too few deals to tell".to_owned(),
            (true, true) => format!("{} is better", bots[*a].name),
            (true, false) => format!("{} is better", bots[*b].name),
            (false, _) => "too close to tell".to_owned(),
        };
        let (mean, off) = (share.mean * 100.0, plus_minus(share));
        writeln!(
            output,
            "{} against {}: ahead in {mean:.1} % ± {off} of their meetings; {verdict}",
            bots[*a].name, bots[*b].name
        )?;
    }
    Ok(())
}

/// Below this many deals nothing is known of how they differ.
const DEALS_FEW: u64 = 5;

fn plus_minus(share: &Interval) -> String {
    if share.n < DEALS_FEW { "?".to_owned() } else { format!("{:.1}", share.plus_minus * 100.0) }
}

#[derive(clap::Args)]
pub struct SimArgs {
    /// Which game (`brocante games` lists them).
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// The bots in the order of the seats, repeated to fill them. They move on a seat from game to game of
    /// the same deal. `hard` simulates a fixed number of moves here, so that a run can be repeated.
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    bots: Vec<String>,
    /// Let every style of the game play against the bot, one seat at a time.
    #[arg(long)]
    styles: bool,
    /// How many games.
    #[arg(long)]
    games: Option<u64>,
    /// Write a row for every move as well.
    #[arg(long)]
    moves: bool,
    /// How the rows are written in the end.
    #[arg(long, value_enum, default_value = "csv")]
    format: Format,
    /// The directory of the run; named after the game and the seed where it is left out.
    #[arg(long, value_name = "RUN")]
    out: Option<PathBuf>,
    /// Go on with a run that was stopped, or with --games make it longer.
    #[arg(long, value_name = "RUN", conflicts_with_all = [
        "game", "bots", "styles", "moves", "format", "out", "seats", "options", "deck", "seed",
    ])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    table: Table,
    /// As many as there are cores where it is left out.
    #[arg(long, value_parser = threads())]
    threads: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Csv,
    Parquet,
}

const GAMES: u64 = 10_000;

pub fn sim(args: &SimArgs, lang: &str) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    // Where that is refused, a signal ends the program at once; the run is good all the same.
    let _ = ctrlc::set_handler(move || told.store(true, Ordering::Relaxed));
    let threads = args.threads.unwrap_or_else(parallel::cores);
    let (dir, bar) = match &args.resume {
        Some(dir) => (dir.clone(), progress_bar(args.games.unwrap_or_default(), 0)),
        None => {
            let seed = args.table.seed.as_deref().unwrap_or("1");
            let game = args.game.as_deref().unwrap_or_default();
            let named = || PathBuf::from(format!("{game}-{}", seed.replace(|c: char| !c.is_alphanumeric(), "-")));
            (args.out.clone().unwrap_or_else(named), progress_bar(args.games.unwrap_or(GAMES), 0))
        }
    };
    let progress = |now: Progress| show_progress(&bar, now);
    let done = match &args.resume {
        Some(dir) => sim::resume(dir, args.games, threads, &stop, progress)?,
        None => sim::begin(&order(args, &dir, lang)?, threads, &stop, progress)?,
    };
    bar.finish_and_clear();
    let line = match done.done < done.games {
        true => format!(
            "{}: stopped after {} of {} games; `brocante sim --resume {0}` goes on",
            dir.display(),
            done.done,
            done.games
        ),
        false => format!("{}: {} games; `brocante report {0}` shows them", dir.display(), done.done),
    };
    written(writeln!(io::stdout(), "{line}"), &Tongue::shared(lang))
}

fn order(args: &SimArgs, dir: &Path, lang: &str) -> Result<Order, Failure> {
    let name = args.game.as_deref().unwrap_or_default();
    let (game, header) = args.table.resolve(name, lang)?;
    game.open(&header, &Tongue::new(game.info(), lang))?;
    Ok(Order {
        table: Header { seed: None, ..header },
        bots: args.bots.clone(),
        styles: args.styles,
        games: args.games.unwrap_or(GAMES),
        seed: args.table.seed.clone().unwrap_or_else(|| "1".to_owned()),
        moves: args.moves,
        file: if args.format == Format::Parquet { FileKind::Parquet } else { FileKind::Csv },
        dir: dir.to_owned(),
    })
}

/// Shows what is done, how fast, and how long it still takes; nothing where nobody watches.
fn progress_bar(games: u64, done: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
        .expect("the template is right");
    let bar = ProgressBar::new(games).with_style(style);
    bar.set_position(done);
    bar
}

fn show_progress(bar: &ProgressBar, now: Progress) {
    bar.set_length(now.games);
    bar.set_position(now.done);
}

#[derive(clap::Args)]
pub struct ReportArgs {
    /// The directory of a run.
    run: PathBuf,
    /// Another run to compare it with, as it was before a change.
    #[arg(long, value_name = "RUN")]
    against: Option<PathBuf>,
    /// Where to write the page; its numbers go beside it as JSON.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn report(args: &ReportArgs) -> Result<(), Failure> {
    let is_json = |file: &PathBuf| file.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if let Some(file) = args.out.as_ref().filter(|file| is_json(file)) {
        let page = file.with_extension("html");
        let line = format!(
            "--out names the page, and its numbers go beside it as JSON: say {} instead of {}",
            page.display(),
            file.display()
        );
        return Err(Failure(Some(line)));
    }
    let summary = Summary::of(&Run::read(&args.run)?);
    let against = args.against.as_deref().map(Run::read).transpose()?.map(|run| Summary::of(&run));
    let different = |error: report::CompareError| Failure(Some(error.to_string()));
    let page = report::html(&summary, against.as_ref()).map_err(different)?;
    let numbers = report::json(&summary, against.as_ref()).map_err(different)?;
    let file = args.out.clone().unwrap_or_else(|| args.run.join("report.html"));
    let beside = file.with_extension("json");
    for (path, text) in [(&file, page), (&beside, format!("{numbers:#}\n"))] {
        std::fs::write(path, text).map_err(|error| Failure(Some(format!("{}: {error}", path.display()))))?;
    }
    let line = format!("{}: the report; its numbers are in {}", file.display(), beside.display());
    written(writeln!(io::stdout(), "{line}"), &Tongue::shared("en"))
}
