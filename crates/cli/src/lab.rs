//! `brocante arena`, `sim` and `report`: tools for game designers and bot authors. They are in English only.

use crate::setup::Table;
use crate::{Failure, written};
use brocante_bots::Spec;
use brocante_core::{Header, rules_of};
use brocante_lab::arena::{Arena, Standing};
use brocante_lab::parallel;
use brocante_lab::report::{self, Summary};
use brocante_lab::run::{FileKind, Run, RunError};
use brocante_lab::sim::{self, Order, Progress, SimError};
use brocante_lab::stats::Interval;
use brocante_registry::Visitor;
use brocante_show::Language;
use brocante_show::Show;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
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

/// More threads than this would only take memory.
const THREADS_MAX: u64 = 1024;

fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=THREADS_MAX)
}

#[derive(clap::Args)]
pub struct ArenaArgs {
    /// The game (`brocante games` lists them).
    #[arg(long)]
    game: String,
    /// The bots, separated by commas: random, easy, guide, normal, hard, flat, flat-guide. A bot may have a style
    /// of the game (guide/never-steals) or a budget (hard:20000 simulated moves, hard:250ms). Without --seats there
    /// are as many seats as bots, within the limits of the game; the last bot fills the remaining seats.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Minimum number of games; every deal is played in every seating.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Seconds that `hard` and `flat` think about a move, on one core.
    #[arg(long, default_value_t = 1.0)]
    think: f64,
    #[command(flatten)]
    table: Table,
    /// Number of threads. Defaults to the number of cores.
    #[arg(long, value_parser = threads())]
    threads: Option<usize>,
}

/// Runs `brocante arena`.
pub fn arena(args: &ArenaArgs, lang: &str) -> Result<(), Failure> {
    let (game, mut header) = args.table.resolve(&args.game, lang)?;
    let info = game.info();
    if args.table.seats.is_none() {
        header.seats = (args.bots.len() as u8).clamp(info.seats_min, info.seats_max);
    }
    game.open(&header).map_err(|refused| Failure::refused(&game.language(lang), &refused))?;
    if args.games == 0 {
        return Err(Failure(Some("an arena needs at least one game".to_owned())));
    }
    if !(0.001..=3600.0).contains(&args.think) {
        return Err(Failure(Some("--think must be between 0.001 and 3600 seconds".to_owned())));
    }
    let standing = brocante_registry::visit(&args.game, &mut Compete { args, header: &header })
        .expect("the game was found before")?;
    written(print_standing(&standing, &header, args), &Language::shared(lang))
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

/// With fewer deals, their variation cannot be estimated.
const DEALS_FEW: u64 = 5;

fn plus_minus(share: &Interval) -> String {
    if share.n < DEALS_FEW { "?".to_owned() } else { format!("{:.1}", share.plus_minus * 100.0) }
}

#[derive(clap::Args)]
pub struct SimArgs {
    /// The game (`brocante games` lists them).
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// The bots in the order of the seats, repeated to fill them. Within a deal they shift by one seat from game
    /// to game. Here `hard` simulates a fixed number of moves, so that a run can be repeated.
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    bots: Vec<String>,
    /// Play every style of the game against the bot, one seat at a time.
    #[arg(long)]
    styles: bool,
    /// Number of games.
    #[arg(long)]
    games: Option<u64>,
    /// Also write a row for every move.
    #[arg(long)]
    moves: bool,
    /// File format of the rows.
    #[arg(long, value_enum, default_value = "csv")]
    format: Format,
    /// Directory of the run. The default is runs/GAME-SEATS-seats-SEED.
    #[arg(long, value_name = "RUN")]
    out: Option<PathBuf>,
    /// Resume a stopped run; with --games, extend it.
    #[arg(long, value_name = "RUN", conflicts_with_all = [
        "game", "bots", "styles", "moves", "format", "out", "seats", "options", "deck", "seed",
    ])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    table: Table,
    /// Number of threads. Defaults to the number of cores.
    #[arg(long, value_parser = threads())]
    threads: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    Csv,
    Parquet,
}

const GAMES: u64 = 10_000;

/// Runs `brocante sim`.
pub fn sim(args: &SimArgs, lang: &str) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        // If the handler cannot be set, a signal kills the program; the run can be resumed all the same.
        let _ = signal_hook::flag::register(signal, Arc::clone(&stop));
    }
    let threads = args.threads.unwrap_or_else(parallel::cores);
    let (dir, bar) = match &args.resume {
        Some(dir) => (dir.clone(), progress_bar(args.games.unwrap_or_default(), 0)),
        None => (args.out.clone().unwrap_or_else(|| default_dir(args)), progress_bar(args.games.unwrap_or(GAMES), 0)),
    };
    let progress = |now: Progress| show_progress(&bar, now);
    let done = match &args.resume {
        Some(dir) => sim::resume(dir, args.games, threads, &stop, progress)?,
        None => sim::begin(&order(args, &dir, lang)?, threads, &stop, progress)?,
    };
    bar.finish_and_clear();
    let line = match done.done < done.games {
        true => format!(
            "{}: stopped after {} of {} games; `brocante sim --resume {0}` continues it",
            dir.display(),
            done.done,
            done.games
        ),
        false => format!("{}: {} games; `brocante report {0}` shows them", dir.display(), done.done),
    };
    written(writeln!(io::stdout(), "{line}"), &Language::shared(lang))
}

/// Below `runs/`, so that runs do not litter the working directory.
fn default_dir(args: &SimArgs) -> PathBuf {
    let game = args.game.as_deref().unwrap_or_default();
    let seats = args.table.seats.map_or(String::new(), |seats| format!("-{seats}-seats"));
    let seed = args.table.seed.as_deref().unwrap_or("1").replace(|c: char| !c.is_alphanumeric(), "-");
    Path::new("runs").join(format!("{game}{seats}-{seed}"))
}

fn order(args: &SimArgs, dir: &Path, lang: &str) -> Result<Order, Failure> {
    let name = args.game.as_deref().unwrap_or_default();
    let (game, header) = args.table.resolve(name, lang)?;
    game.open(&header).map_err(|refused| Failure::refused(&game.language(lang), &refused))?;
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

/// A progress bar; hidden unless the output is a terminal.
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
    /// Directory of the run.
    run: PathBuf,
    /// An earlier run to compare with.
    #[arg(long, value_name = "RUN")]
    against: Option<PathBuf>,
    /// File for the HTML page; the numbers go to a JSON file with the same name.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Runs `brocante report`.
pub fn report(args: &ReportArgs) -> Result<(), Failure> {
    let is_json = |file: &PathBuf| file.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    if let Some(file) = args.out.as_ref().filter(|file| is_json(file)) {
        let page = file.with_extension("html");
        let line = format!(
            "--out names the page, and the numbers go beside it as JSON: use {} instead of {}",
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
    written(writeln!(io::stdout(), "{line}"), &Language::shared("en"))
}
