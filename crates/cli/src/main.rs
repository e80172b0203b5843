//! The `brocante` program.

mod lab;
mod play;
mod referee;
mod replay;
mod serve;
mod setup;
mod verify;

use brocante_core::text::{Say, Speaker, Tongue};
use brocante_core::{Refused, Viewer};
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// Pages and positions are made of many small things.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five tabletop games about collecting.
#[derive(Parser)]
#[command(name = "brocante", version)]
struct Args {
    /// The language of all texts: en, fr, de or nl. Taken from the environment where it is left out.
    #[arg(long, global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table in the browser: serve pages and the API. This is what happens without a command.
    Serve(serve::Args),
    /// List the games.
    Games,
    /// Play a game in the terminal against bots.
    Play(play::Args),
    /// Show a recorded game at any of its moments.
    Replay(replay::Args),
    /// Check a record: how the cards were shuffled, every draw and every move.
    Verify(verify::Args),
    /// Judge a game: a record line by line on standard input, one JSON answer a line.
    Referee,
    /// Let bots play against each other, and see who is better.
    Arena(lab::ArenaArgs),
    /// Play many games between bots, one row each, for a report.
    Sim(lab::SimArgs),
    /// Make a balance report of a run, or compare two.
    Report(lab::ReportArgs),
}

/// Why the program stops: one sentence on standard error, and an exit code that is not 0. Nothing is
/// said where the answer was given already, or where nobody listens any more.
struct Failure(Option<String>);

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure(Some(refused.sentence))
    }
}

impl Failure {
    fn say(tongue: &Tongue, say: &Say) -> Failure {
        Failure(Some(Speaker::new(tongue, &[], Viewer::Public).say(say)))
    }

    /// The message `error-…`, with what there is to say about it.
    fn new(tongue: &Tongue, key: &str, args: &[(&str, &str)]) -> Failure {
        Failure::say(tongue, &args.iter().fold(Say::new(key), |say, (name, text)| say.with(name, *text)))
    }
}

/// What comes of writing to standard output: a reader that went away is no failure of ours.
fn written(result: io::Result<()>, tongue: &Tongue) -> Result<(), Failure> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(tongue, "error-output", &[("detail", &error.to_string())]))
        }
        _ => Ok(()),
    }
}

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if error.use_stderr() => {
            eprintln!("brocante: {}", one_line(&error.to_string()));
            return ExitCode::from(2);
        }
        Err(help) => {
            // Help that nobody reads is no failure.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let lang = args.lang.unwrap_or_else(language_of_environment);
    let result = match args.command {
        None => serve::run(&serve::Args::default(), &lang),
        Some(Command::Serve(args)) => serve::run(&args, &lang),
        Some(Command::Games) => written(list_games(&lang), &Tongue::shared(&lang)),
        Some(Command::Play(args)) => play::run(&args, &lang),
        Some(Command::Replay(args)) => replay::run(&args, &lang),
        Some(Command::Verify(args)) => verify::run(&args, &lang),
        Some(Command::Referee) => referee::run(&lang),
        Some(Command::Arena(args)) => lab::arena(&args, &lang),
        Some(Command::Sim(args)) => lab::sim(&args, &lang),
        Some(Command::Report(args)) => lab::report(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            if let Some(sentence) = sentence {
                // Names come from files and arguments: nothing in them may steer the terminal.
                eprintln!("brocante: {}", sentence.replace(char::is_control, " "));
            }
            ExitCode::FAILURE
        }
    }
}

/// What is wrong with a command line, without the advice below it.
fn one_line(error: &str) -> String {
    let before_advice = |line: &&str| !line.starts_with("Usage:") && !line.starts_with("For more information");
    let lines: Vec<&str> =
        error.lines().take_while(before_advice).map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ").trim_start_matches("error: ").replace(char::is_control, " ")
}

fn language_of_environment() -> String {
    let set = |name| std::env::var(name).ok().filter(|lang| !lang.is_empty());
    set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_else(|| "en".to_owned())
}

fn list_games(lang: &str) -> io::Result<()> {
    let tongue = Tongue::shared(lang);
    let speaker = Speaker::new(&tongue, &[], Viewer::Public);
    let mut output = io::stdout().lock();
    writeln!(output, "{}\n", speaker.key("cli-games"))?;
    for game in brocante_registry::games() {
        let info = game.info();
        let key = if info.designers.is_empty() { "cli-game-unsigned" } else { "cli-game" };
        let say =
            Say::new(key).with("min", info.seats_min).with("max", info.seats_max).with("designers", info.designers);
        writeln!(output, "  {:<12} {}, {}", info.name, info.title, speaker.say(&say))?;
    }
    writeln!(output, "\n{}", speaker.key("cli-how"))
}
