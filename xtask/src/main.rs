//! `cargo xtask`: everything around the code that takes more than one command.

mod browser;
mod new_game;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask test            all tests, those in a real browser as well (installs Chromium and Node where they are missing)
cargo xtask browser [ARGS]  only those in the browser (ARGS go to node --test)
cargo xtask ci              what must pass before anything lands: fmt, clippy, docs, tests
cargo xtask laws [ARGS]     the laws on any number of games (--games 100000, --game NAME, --seed CASE)
cargo xtask bench [ARGS]    random play-outs and searches of every game, moves a second (--seconds 1, --game NAME)
cargo xtask shuffle [DRAWS] whether what is drawn at a table is even, over ten million draws (chi-squared)
cargo xtask durability      the power fails 1,000 times and the server is killed 200 times: nothing answered is lost
cargo xtask load [ARGS]     what one server carries (--tables 100,500, --seconds 10, --game NAME, --stalled 0.1, --soak MINUTES)
cargo xtask new-game NAME   a folder with a tiny working game, to start from";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let passed = match args.first().map(String::as_str) {
        Some("test") => test(&rest),
        Some("ci") => {
            cargo(&["fmt", "--all", "--check"])
                && cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
                && docs()
                && test(&[])
        }
        Some("browser") => browser::test(&root(), &rest),
        Some("laws") => example("brocante-registry", "laws", &rest),
        Some("bench") => example("brocante-lab", "bench", &rest),
        Some("shuffle") => example("brocante-core", "shuffle", &rest),
        Some("durability") => durability(),
        Some("load") => {
            cargo(&["build", "--release", "--quiet", "--package", "brocante"]) && example("brocante", "load", &rest)
        }
        Some("new-game") => match new_game::make(&root(), rest.first().copied().unwrap_or_default()) {
            Ok(()) => true,
            Err(message) => {
                eprintln!("{message}");
                false
            }
        },
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn test(args: &[&str]) -> bool {
    cargo(&[&["test", "--workspace"], args].concat()) && (!args.is_empty() || browser::test(&root(), &[]))
}

fn docs() -> bool {
    run(Command::new(env!("CARGO"))
        .args(["doc", "--workspace", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests of what survives, much longer than in every run, with their figures.
fn durability() -> bool {
    let longer = |package: &str, test: &[&str], how_much: &[(&str, &str)]| {
        let args = [&["test", "--quiet", "--package", package], test, &["--", "--nocapture"]].concat();
        run(Command::new(env!("CARGO")).args(args).envs(how_much.iter().copied()))
    };
    longer("brocante-store", &["power_cuts"], &[("POWER_CUTS", "1000")])
        && longer("brocante", &["--test", "server_crash"], &[("CRASH_KILLS", "200"), ("CRASH_MOVES", "10000")])
}

fn example(package: &str, name: &str, args: &[&str]) -> bool {
    cargo(&[&["run", "--release", "--quiet", "--package", package, "--example", name, "--"], args].concat())
}

fn cargo(args: &[&str]) -> bool {
    run(Command::new(env!("CARGO")).args(args))
}

fn run(command: &mut Command) -> bool {
    match command.current_dir(root()).status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("{} can't be started: {error}", command.get_program().display());
            false
        }
    }
}

/// The workspace this is run in: the nearest folder upwards with a Cargo.lock.
fn root() -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).unwrap_or(Path::new(".")).to_owned()
}
