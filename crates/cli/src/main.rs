//! The `brocante` program.

mod data;
mod lab;
mod play;
mod referee;
mod replay;
mod serve;
mod setup;
mod verify;

use brocante_core::{Message, Refused, Viewer};
use brocante_show::{Language, Translator};
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// Rendering and searching make many small allocations, which mimalloc serves faster than the system allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five tabletop games about collecting.
#[derive(Parser)]
#[command(name = "brocante", version)]
struct Args {
    /// Language of all texts: en, fr, de or nl. Defaults to the language of the environment.
    #[arg(long, global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web pages and the API. This is the default command.
    #[command(args_override_self = true)]
    Serve(serve::Args),
    /// Copy the data of a server, which may be running.
    Backup(data::BackupArgs),
    /// Print a link to the operator's page of a server, which may be running.
    OperatorLink(data::OperatorLinkArgs),
    /// Remove a person's words and names from the data of a stopped server.
    Forget(data::ForgetArgs),
    /// Put a backup in the place of a server's data.
    Restore(data::RestoreArgs),
    /// List the games.
    Games,
    /// Play a game in the terminal against bots.
    Play(play::Args),
    /// Show a recorded game at any move.
    Replay(replay::Args),
    /// Verify a record: the shuffle, every draw and every move.
    Verify(verify::Args),
    /// Judge a game: read a record line by line from standard input, and answer each line with one line of JSON.
    Referee,
    /// Play bots against each other to find the better one.
    Arena(lab::ArenaArgs),
    /// Simulate many games between bots, one row per game, for a report.
    Sim(lab::SimArgs),
    /// Write a balance report of a run, or compare two runs.
    Report(lab::ReportArgs),
}

/// Why the program fails: one sentence on standard error and a non-zero exit code. The sentence is `None` if the
/// error was already reported, or if the reader of the output is gone.
struct Failure(Option<String>);

impl Failure {
    fn message(language: &Language, message: &Message) -> Failure {
        Failure(Some(Translator::new(language, &[], Viewer::Public).text(message)))
    }

    fn refused(language: &Language, refused: &Refused) -> Failure {
        Failure::message(language, &refused.message)
    }

    /// The message with the given key (`error-…`) and arguments.
    fn new(language: &Language, key: &str, args: &[(&str, &str)]) -> Failure {
        let message = args.iter().fold(Message::new(key), |message, (name, text)| message.with(name, *text));
        Failure::message(language, &message)
    }
}

/// Converts the result of writing to standard output. A reader that closed the pipe is not a failure.
fn written(result: io::Result<()>, language: &Language) -> Result<(), Failure> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(language, "error-output", &[("detail", &error.to_string())]))
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
            // A closed pipe is not a failure.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let lang = args.lang.unwrap_or_else(language_of_environment);
    let result = match args.command {
        None => serve::run(&serve::Args::default(), &lang),
        Some(Command::Serve(args)) => serve::run(&args, &lang),
        Some(Command::Backup(args)) => data::backup(&args, &lang),
        Some(Command::OperatorLink(args)) => data::operator_link(&args, &lang),
        Some(Command::Forget(args)) => data::forget(&args, &lang),
        Some(Command::Restore(args)) => data::restore(&args, &lang),
        Some(Command::Games) => written(list_games(&lang), &Language::shared(&lang)),
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
                // Names from files and arguments may contain control characters; keep them from the terminal.
                eprintln!("brocante: {}", sentence.replace(char::is_control, " "));
            }
            ExitCode::FAILURE
        }
    }
}

/// Reduces an error message of clap to one line, without the usage advice.
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
    let language = Language::shared(lang);
    let translator = Translator::new(&language, &[], Viewer::Public);
    let mut output = io::stdout().lock();
    writeln!(output, "{}\n", translator.key("cli-games"))?;
    for game in brocante_registry::games() {
        let info = game.info();
        let key = if info.designers.is_empty() { "cli-game-unsigned" } else { "cli-game" };
        let say =
            Message::new(key).with("min", info.seats_min).with("max", info.seats_max).with("designers", info.designers);
        writeln!(output, "  {:<12} {}, {}", info.name, info.title, translator.text(&say))?;
    }
    writeln!(output, "\n{}", translator.key("cli-how"))
}
