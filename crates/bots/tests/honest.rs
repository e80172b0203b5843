//! Bots use only their seat's view: at two tables that look the same to a seat, they choose the same move, whatever
//! is hidden. Every move they choose is legal, to the end of every game.

use brocante_bots::{Spec, choose};
use brocante_core::{Chance, Moves, Rng, Status, Turn, Viewer};
use brocante_registry::{Visitor, visit_all};
use brocante_show::Show;

/// Every kind of bot, with small budgets.
const BOTS: [&str; 7] = ["random", "easy", "normal", "hard:1", "hard:1500", "flat:600", "flat-guide:600"];

fn bots() -> Vec<Spec> {
    BOTS.iter().map(|text| text.parse().expect("a bot")).collect()
}

/// The fewest moves that are played with each number of seats.
const PLIES_MIN: u64 = 90;

struct PairedTables;

impl Visitor for PairedTables {
    type Output = (&'static str, u32);

    /// Plays random games. Every few moves, sets up a second table that looks the same to the seat, with all hidden
    /// information sampled again.
    fn visit<G: Show>(&mut self) -> Self::Output {
        let bots = bots();
        let mut different = 0;
        for seats in [G::INFO.seats_min, G::INFO.seats_max] {
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            let (mut chance, mut rng, mut moves) = (Chance::fast(7), Rng::new(u64::from(seats)), Moves::default());
            let mut state = game.deal(&mut Turn::muted(&mut chance));
            let mut ply = 0;
            loop {
                let Status::ToAct(to_act) = game.status(&state) else {
                    // Several short games are worth one long game.
                    if ply >= PLIES_MIN {
                        break;
                    }
                    state = game.deal(&mut Turn::muted(&mut chance));
                    continue;
                };
                let Some(seat) = to_act.first() else { break };
                let view = game.view(&state, Viewer::Seat(seat));
                let other = game.determinize(&view, &mut rng);
                if ply % 9 == 0 {
                    different += u32::from(other != state);
                    let there = game.view(&other, Viewer::Seat(seat));
                    for bot in &bots {
                        let here = choose(&game, &view, seat, bot, ply);
                        assert_eq!(
                            here,
                            choose(&game, &there, seat, bot, ply),
                            "{} at {seats} seats, ply {ply}: {bot} uses hidden information",
                            G::INFO.name
                        );
                        let lawful = |state| game.check(state, seat, here.chosen).is_ok();
                        assert!(lawful(&state) && lawful(&other), "{}: {bot} chose {:?}", G::INFO.name, here.chosen);
                    }
                }
                moves.clear();
                game.moves(&state, seat, &mut moves);
                let mv = *rng.choose(&moves).expect("a seat to act has a move");
                game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
                ply += 1;
            }
        }
        (G::INFO.name, different)
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_move() {
    // Identical tables would prove nothing. In one of the games, the seat to act knows everything except future
    // draws.
    let games = visit_all(&mut PairedTables);
    let telling = games.iter().filter(|(_, different)| *different >= 5).count();
    assert!(telling + 1 >= games.len(), "too few paired tables differ: {games:?}");
}

struct WholeGames;

impl Visitor for WholeGames {
    type Output = ();

    fn visit<G: Show>(&mut self) {
        let bots = bots();
        for seats in G::INFO.seats_min..=G::INFO.seats_max {
            let game = G::new(&G::Options::default(), G::INFO.decks[0].1, seats).expect("the usual deck opens");
            let (mut chance, mut rng) = (Chance::fast(11), Rng::new(3));
            let mut state = game.deal(&mut Turn::muted(&mut chance));
            let mut plies = 0;
            while let Status::ToAct(to_act) = game.status(&state) {
                let Some(seat) = to_act.first() else { break };
                let bot = &bots[(seat.index() + usize::from(seats)) % bots.len()];
                let view = game.view(&state, Viewer::Seat(seat));
                let mv = choose(&game, &view, seat, bot, rng.next_u64()).chosen;
                let refused = game.check(&state, seat, mv);
                assert!(
                    refused.is_ok(),
                    "{}, {seats} seats, ply {plies}: {bot} chose {mv:?}: {refused:?}",
                    G::INFO.name
                );
                game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
                plies += 1;
                assert!(plies <= G::INFO.plies_max, "{} never ends between bots", G::INFO.name);
            }
        }
    }
}

#[test]
fn every_bot_plays_legal_moves_to_the_end_at_every_seat_count() {
    visit_all(&mut WholeGames);
}

#[test]
fn an_unknown_bot_is_refused_in_one_line() {
    for text in ["godlike", "hard:", "hard:soon", "hard:-3", ""] {
        let error = text.parse::<Spec>().expect_err(text).to_string();
        assert!(!error.contains('\n') && error.len() > 20, "{error}");
    }
    assert_eq!("guide/never-steals".parse::<Spec>().expect("a style").style.as_deref(), Some("never-steals"));
}
