//! `cargo xtask bench` measures random play-outs of every game on one thread, including move generation. It then
//! measures the search of a hard bot from the opening at four seats: iterations, and moves within them.
//!
//! Machines are noisy, so each figure is the median of several runs, shown with their spread. All games are
//! measured in the same process, next to a yardstick: plain random numbers, the least work that a play-out could
//! do.

use brocante_bots::{Kind, Spec, choose};
use brocante_core::{Chance, Moves, Rng, Seat, Turn, Viewer, playout};
use brocante_registry::{Visitor, visit_all};
use brocante_show::Show;
use clap::Parser;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Measure random play-outs and the search of hard bots.
#[derive(Parser)]
#[command(name = "cargo xtask bench")]
struct Args {
    /// Duration of each of the five runs, in seconds.
    #[arg(long, default_value_t = 0.4)]
    seconds: f64,
    /// Measure only this game.
    #[arg(long)]
    game: Option<String>,
}

const RUNS: usize = 5;

fn main() {
    let args = Args::parse();
    let run = Duration::from_secs_f64(args.seconds.clamp(0.01, 60.0));
    let draws = median(run, || {
        let mut rng = Rng::new(1);
        let sum: u64 = (0..10_000).map(|_| u64::from(rng.below(60))).sum();
        black_box(sum);
        (10_000, 0)
    });
    println!("yardstick: {:.0} million random numbers a second\n", draws.middle / 1e6);
    println!(
        "| game | seats | moves a second | spread | games a second | moves a game | of the yardstick | state | clone |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    visit_all(&mut Bench { run, only: args.game.clone(), draws: draws.middle });
    println!("\n| search | seats | iterations a second | moves a second | spread | moves an iteration |");
    println!("| --- | --- | --- | --- | --- | --- |");
    visit_all(&mut Searches { run, only: args.game });
}

/// The search of a hard bot.
struct Searches {
    run: Duration,
    only: Option<String>,
}

impl Visitor for Searches {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        if self.only.as_deref().is_some_and(|only| only != G::INFO.name) || G::SEARCH.is_none() {
            return;
        }
        let seats = 4.clamp(G::INFO.seats_min, G::INFO.seats_max);
        let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
        let mut spec = Spec::new(Kind::Hard).thinking(self.run);
        spec.budget.thorough = true;
        let mut number = 0;
        let figure = median(Duration::ZERO, || {
            number += 1;
            let (view, seat) = opening(&game, number);
            let thought = choose(&game, &view, seat, &spec, number);
            (thought.simulated, u64::from(thought.iterations))
        });
        println!(
            "| {} | {seats} | {:.0} thousand | {:.1} million | {:.1}–{:.1} | {:.0} |",
            G::INFO.title,
            figure.middle / figure.moves_a_game / 1e3,
            figure.middle / 1e6,
            figure.least / 1e6,
            figure.most / 1e6,
            figure.moves_a_game,
        );
    }
}

/// The first decision of a deal with more than one legal move.
fn opening<G: Show>(game: &G, number: u64) -> (G::View, Seat) {
    let (mut chance, mut moves) = (Chance::fast(number), Moves::default());
    let mut state = game.deal(&mut Turn::muted(&mut chance));
    loop {
        let seat = game.status(&state).to_act().first().expect("a game does not end before it begins");
        moves.clear();
        game.moves(&state, seat, &mut moves);
        if moves.len() > 1 {
            return (game.view(&state, Viewer::Seat(seat)), seat);
        }
        game.apply(&mut state, seat, moves[0], &mut Turn::muted(&mut chance));
    }
}

struct Bench {
    run: Duration,
    only: Option<String>,
    draws: f64,
}

impl Visitor for Bench {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        if self.only.as_deref().is_some_and(|only| only != G::INFO.name) {
            return;
        }
        for seats in G::INFO.seats_min..=G::INFO.seats_max {
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            let (mut chance, mut rng, mut moves) = (Chance::fast(1), Rng::new(2), Moves::default());
            let figure = median(self.run, || {
                let mut plies = 0;
                for _ in 0..16 {
                    let mut state = game.deal(&mut Turn::muted(&mut chance));
                    plies += u64::from(playout(&game, &mut state, &mut chance, &mut rng, &mut moves));
                    black_box(game.outcome(&state));
                }
                (plies, 16)
            });
            let state = game.deal(&mut Turn::muted(&mut chance));
            let clone = median(self.run / 4, || {
                for _ in 0..1_000 {
                    black_box(*black_box(&state));
                }
                (1_000, 0)
            });
            println!(
                "| {} | {seats} | {:.1} million | {:.1}–{:.1} | {:.0} thousand | {:.0} | {:.3} | {} bytes | {:.1} ns |",
                G::INFO.title,
                figure.middle / 1e6,
                figure.least / 1e6,
                figure.most / 1e6,
                figure.middle / figure.moves_a_game / 1e3,
                figure.moves_a_game,
                figure.middle / self.draws,
                size_of::<G::State>(),
                1e9 / clone.middle
            );
        }
    }
}

struct Figure {
    middle: f64,
    least: f64,
    most: f64,
    moves_a_game: f64,
}

/// Runs `unit` repeatedly and returns the median number of moves per second.
fn median(run: Duration, mut unit: impl FnMut() -> (u64, u64)) -> Figure {
    let mut rates = Vec::new();
    let (mut all_moves, mut all_games) = (0, 0);
    for _ in 0..RUNS {
        let start = Instant::now();
        let mut moves = 0;
        loop {
            let (more, games) = unit();
            moves += more;
            all_games += games;
            if start.elapsed() >= run {
                break;
            }
        }
        all_moves += moves;
        rates.push(moves as f64 / start.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    Figure {
        middle: rates[RUNS / 2],
        least: rates[0],
        most: rates[RUNS - 1],
        moves_a_game: all_moves as f64 / all_games.max(1) as f64,
    }
}
