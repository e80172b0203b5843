//! `cargo xtask laws` checks the laws on any number of random games.

use brocante_laws::{AnyLawful, Case, Tally};
use brocante_registry::{lawful_game, lawful_games};
use clap::Parser;
use std::process::ExitCode;
use std::time::Instant;

/// Play random games and check every law on each.
#[derive(Parser)]
#[command(name = "cargo xtask laws")]
struct Args {
    /// Number of games for each seat count and option of each game.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Check only this game.
    #[arg(long)]
    game: Option<String>,
    /// Repeat one case that a failure printed (GAME:SEATS:OPTIONS:SEED).
    #[arg(long)]
    seed: Option<Case>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let unknown = |name: &str| format!("there is no game called `{name}`");
    if let Some(case) = &args.seed {
        let game = lawful_game(&case.game).ok_or_else(|| unknown(&case.game))?;
        let tally = game.check_case(case).map_err(|violation| violation.to_string())?;
        println!("{case}: every law holds over {} plies", tally.plies);
        return Ok(());
    }
    let chosen = match &args.game {
        Some(name) => vec![lawful_game(name).ok_or_else(|| unknown(name))?],
        None => lawful_games(),
    };
    for game in chosen {
        for (seats, options) in game.setups() {
            let start = Instant::now();
            let tally = check_setup(game, seats, options, args.games)?;
            println!(
                "{} {seats} seats, options {options}: {} games, {} plies, {} refused moves, {} other worlds, {} orders; {:.1} s",
                game.info().name,
                tally.games,
                tally.plies,
                tally.refused,
                tally.worlds,
                tally.orders,
                start.elapsed().as_secs_f64()
            );
        }
    }
    Ok(())
}

/// Checks the games of one setup on all cores.
fn check_setup(game: &'static dyn AnyLawful, seats: u8, options: usize, games: u64) -> Result<Tally, String> {
    let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get()) as u64;
    let workers: Vec<_> = (0..threads)
        .map(|first| {
            std::thread::spawn(move || {
                let mut tally = Tally::default();
                for seed in (first..games).step_by(threads as usize) {
                    let case = Case { game: game.info().name.to_owned(), seats, options, seed };
                    tally += game.check_case(&case).map_err(|violation| violation.to_string())?;
                }
                Ok::<Tally, String>(tally)
            })
        })
        .collect();
    let mut tally = Tally::default();
    for worker in workers {
        tally += worker.join().map_err(|_| "a law panicked: see above".to_owned())??;
    }
    Ok(tally)
}
