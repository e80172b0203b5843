//! `cargo xtask`: everything around the code that takes more than one command.

mod browser;
mod deps;
mod modules;
mod new_game;
mod schemathesis;
mod setup;

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use xshell::{Shell, cmd};

#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Command {
    /// Run all tests, also those in a real browser. Installs what they need first, as `setup` does.
    Test {
        /// Passed to `cargo test`; the browser is left out then.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Install what the tests need: Chromium, Node and npm from Debian, the packages of tests/browser from npm.
    Setup,
    /// Run only the tests in the browser.
    Browser {
        /// Passed to `node --test`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// What must pass before anything lands: formatting, lints, docs, dependencies, scripts, tests, modules.
    Ci,
    /// Check licences, duplicate versions and the minimum Rust version of all dependencies.
    Deps,
    /// Check which modules and crates import which, against ARCHITECTURE.md.
    Modules {
        /// Write the list in ARCHITECTURE.md anew.
        #[arg(long)]
        write: bool,
    },
    /// The laws on any number of games (--games 100000, --game NAME, --seed CASE).
    Laws {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Random play-outs and searches of every game, moves a second (--seconds 1, --game NAME).
    Bench {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Whether what is drawn at a table is even, over ten million draws (chi-squared).
    Shuffle {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// The power fails 1,000 times, files are damaged 10,000 times and the server is killed 200 times: nothing answered
    /// is lost, and no game is silently shorter.
    Durability,
    /// Attacks on a server from one address, beside an honest player (--seconds 20 each).
    Attack {
        #[arg(long, default_value_t = 20)]
        seconds: u32,
    },
    /// Tests the API with schemathesis, a tool that generates requests from its description. Installs it from PyPI.
    Schemathesis,
    /// What one server carries (--tables 100,500, --seconds 10, --game NAME, --stalled 0.1, --soak MINUTES).
    Load {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Make a folder with a tiny working game, to start from.
    NewGame { name: String },
}

fn main() -> ExitCode {
    match run(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let root = root()?;
    let sh = Shell::new()?;
    sh.change_dir(&root);
    match command {
        Command::Test { args } if args.is_empty() => test(&sh),
        Command::Test { args } => Ok(cmd!(sh, "cargo test --locked --workspace {args...}").run()?),
        Command::Setup => setup::install(&sh),
        Command::Browser { args } => {
            setup::install(&sh)?;
            cmd!(sh, "cargo build --locked --package brocante").run()?;
            browser::test(&sh, &args)
        }
        Command::Ci => ci(&sh),
        Command::Deps => deps::check(&sh),
        Command::Modules { write } => modules::check(&sh, write),
        Command::Laws { args } => example(&sh, "release", "brocante-registry", "laws", &args),
        Command::Bench { args } => example(&sh, "dist", "brocante-lab", "bench", &args),
        Command::Shuffle { args } => example(&sh, "release", "brocante-core", "shuffle", &args),
        Command::Durability => durability(&sh),
        Command::Attack { seconds } => {
            let attacks =
                cmd!(sh, "cargo test --locked --quiet --release --package brocante --test attack -- --nocapture");
            Ok(attacks.env("ATTACK_SECONDS", seconds.to_string()).run()?)
        }
        Command::Schemathesis => schemathesis::test(&sh),
        Command::Load { args } => {
            cmd!(sh, "cargo build --locked --profile dist --quiet --package brocante").run()?;
            example(&sh, "dist", "brocante", "load", &args)
        }
        Command::NewGame { name } => new_game::make(&root, &name),
    }
}

/// The browser tests use the program that `cargo test` has built.
fn test(sh: &Shell) -> Result<()> {
    setup::install(sh)?;
    cmd!(sh, "cargo test --locked --workspace --features brocante/parquet").run()?;
    browser::test(sh, &[])
}

fn ci(sh: &Shell) -> Result<()> {
    let changes = || cmd!(sh, "git status --porcelain").read();
    let before = changes()?;
    cmd!(sh, "cargo fmt --all --check").run()?;
    cmd!(sh, "cargo clippy --locked --workspace --all-targets --quiet -- -D warnings").run()?;
    cmd!(sh, "cargo doc --locked --workspace --no-deps --quiet").env("RUSTDOCFLAGS", "-D warnings").run()?;
    deps::check(sh)?;
    setup::install(sh)?;
    browser::lint(sh)?;
    test(sh)?;
    let after = changes()?;
    ensure!(!before.is_empty() || after.is_empty(), "the tests left changes in the working tree:\n{after}");
    modules::check(sh, false)
}

/// The tests of what survives, much longer than in every run, with their figures.
fn durability(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo test --locked --quiet --package brocante-store power_cuts -- --nocapture")
        .env("POWER_CUTS", "1000")
        .run()?;
    cmd!(sh, "cargo test --locked --quiet --package brocante-store damage -- --nocapture")
        .env("DAMAGES", "10000")
        .run()?;
    cmd!(sh, "cargo test --locked --quiet --package brocante --test server_crash -- --nocapture")
        .envs([("CRASH_KILLS", "200"), ("CRASH_MOVES", "10000")])
        .run()?;
    Ok(())
}

fn example(sh: &Shell, profile: &str, package: &str, name: &str, args: &[String]) -> Result<()> {
    let run = cmd!(sh, "cargo run --locked --profile {profile} --quiet --package {package} --example {name}");
    Ok(run.arg("--").args(args).run()?)
}

/// The workspace this is run in: the nearest folder upwards with a Cargo.lock.
fn root() -> Result<PathBuf> {
    let here = std::env::current_dir()?;
    let root = here.ancestors().find(|folder| folder.join("Cargo.lock").exists());
    root.map(Path::to_owned).with_context(|| format!("{} is not in a Cargo workspace", here.display()))
}
