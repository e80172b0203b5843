//! The `brocante` program.

mod play;
mod referee;
mod replay;
mod setup;

use brocante_core::text::{Say, Speaker, Tongue};
use brocante_core::{Refused, Viewer};
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Five tabletop games about collecting.
#[derive(Parser)]
#[command(name = "brocante", version)]
struct Args {
    /// The language of all texts: en or fr. Taken from the environment where it is left out.
    #[arg(long, global = true)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games.
    Games,
    /// Play a game in the terminal against random bots.
    Play(play::Args),
    /// Show a recorded game at any of its moments.
    Replay(replay::Args),
    /// Judge a game: a record line by line on standard input, one JSON answer a line.
    Referee,
}

/// Why the program stops: one sentence on standard error, and an exit code that is not 0.
struct Failure(String);

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure(refused.sentence)
    }
}

impl Failure {
    /// The message `error-…`, with what there is to say about it.
    fn new(tongue: &Tongue, key: &str, args: &[(&str, &str)]) -> Failure {
        let say = args.iter().fold(Say::new(key), |say, (name, text)| say.with(name, *text));
        Failure(Speaker::new(tongue, &[], Viewer::Public).say(&say))
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.unwrap_or_else(language_of_environment);
    let result = match args.command {
        None | Some(Command::Games) => {
            list_games(&lang);
            Ok(())
        }
        Some(Command::Play(args)) => play::run(&args, &lang),
        Some(Command::Replay(args)) => replay::run(&args, &lang),
        Some(Command::Referee) => referee::run(&lang),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            if !sentence.is_empty() {
                eprintln!("brocante: {}", sentence.replace('\n', " "));
            }
            ExitCode::FAILURE
        }
    }
}

fn language_of_environment() -> String {
    let set = |name| std::env::var(name).ok().filter(|lang| !lang.is_empty());
    set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_else(|| "en".to_owned())
}

fn list_games(lang: &str) {
    let tongue = Tongue::shared(lang);
    let speaker = Speaker::new(&tongue, &[], Viewer::Public);
    println!("{}\n", speaker.key("cli-games"));
    for game in brocante_registry::games() {
        let info = game.info();
        let seats = Say::new("cli-game")
            .with("min", info.seats_min)
            .with("max", info.seats_max)
            .with("designers", info.designers);
        println!("  {:<12} {}, {}", info.name, info.title, speaker.say(&seats));
    }
    println!("\n{}", speaker.key("cli-how"));
}
