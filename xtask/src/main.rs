//! `cargo xtask`: everything around the code that takes more than one command.

use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask test            all tests
cargo xtask ci              what must pass before anything lands: fmt, clippy, docs, tests
cargo xtask laws [ARGS]     the laws on any number of games (--games 100000, --game NAME, --seed CASE)
cargo xtask bench [ARGS]    random play-outs of every game, moves a second (--seconds 1, --game NAME)";

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
        Some("laws") => example("laws", &rest),
        Some("bench") => example("bench", &rest),
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn test(args: &[&str]) -> bool {
    cargo(&[&["test", "--workspace"], args].concat())
}

fn docs() -> bool {
    run(Command::new(env!("CARGO"))
        .args(["doc", "--workspace", "--no-deps", "--quiet"])
        .env("RUSTDOCFLAGS", "-D warnings"))
}

fn example(name: &str, args: &[&str]) -> bool {
    cargo(&[&["run", "--release", "--quiet", "--package", "brocante-registry", "--example", name, "--"], args].concat())
}

fn cargo(args: &[&str]) -> bool {
    run(Command::new(env!("CARGO")).args(args))
}

fn run(command: &mut Command) -> bool {
    match command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cargo can't be started: {error}");
            false
        }
    }
}
