//! What bots know of Vintage, and what the lab counts in it.

mod common;

use brocante_core::{Chance, Game, Guide, Moves, Rng, Seat, Status, Survey, Turn, Viewer};
use brocante_laws::Lawful as _;
use brocante_vintage::{Move, Options, State, Vintage};
use common::*;

fn open(options: &Options, seats: u8) -> Vintage {
    Vintage::new(options, Vintage::INFO.decks[0].1, seats).expect("the usual deck opens")
}

fn listed(game: &Vintage, state: &State, seat: Seat) -> Moves<Move> {
    let mut moves = Moves::default();
    game.moves(state, seat, &mut moves);
    moves
}

fn marks(game: &Vintage, state: &State, seat: Seat, moves: &[Move]) -> Vec<f32> {
    let mut marks = Vec::new();
    game.rate(state, seat, moves, &mut marks);
    assert_eq!(marks.len(), moves.len());
    assert!(marks.iter().all(|mark| mark.is_finite()), "{marks:?}");
    marks
}

/// The move with the best mark, from what the seat sees.
fn guided(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), rng);
    let moves = listed(game, &made_up, seat);
    let marks = marks(game, &made_up, seat, &moves);
    let best = (0..moves.len()).max_by(|&a, &b| marks[a].total_cmp(&marks[b]));
    moves[best.expect("who is to act has a move, by law")]
}

/// Plays a game, each move chosen by `choose`; returns how it ended.
fn play_out(game: &Vintage, seed: u64, mut choose: impl FnMut(&State, Seat) -> Move) -> State {
    let mut chance = Chance::fast(seed);
    let mut state = game.deal(&mut Turn::muted(&mut chance));
    let mut plies = 0;
    while let Status::ToAct(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is to act");
        let mv = choose(&state, seat);
        assert_eq!(game.check(&state, seat, mv), Ok(()), "{mv:?}");
        game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
        plies += 1;
        assert!(plies <= Vintage::INFO.plies_max);
    }
    state
}

/// Wins of one seat against three that play differently.
fn wins(
    games: u64,
    mut one: impl FnMut(&Vintage, &State, Seat, &mut Rng) -> Move,
    mut others: impl FnMut(&Vintage, &State, Seat, &mut Rng) -> Move,
) -> u32 {
    let game = open(&Options::default(), 4);
    let mut rng = Rng::new(3);
    let mut wins = 0;
    for seed in 0..games {
        let own = Seat((seed % 4) as u8);
        let end = play_out(&game, seed, |state, seat| {
            if seat == own { one(&game, state, seat, &mut rng) } else { others(&game, state, seat, &mut rng) }
        });
        wins += u32::from(game.outcome(&end).winners.contains(own));
    }
    wins
}

fn at_random(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    *rng.choose(&listed(game, state, seat)).expect("who is to act has a move, by law")
}

fn quickly(game: &Vintage, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    game.quick(state, seat, &mut Moves::default(), rng)
}

#[test]
fn the_guide_beats_random_play() {
    let won = wins(200, guided, at_random);
    assert!(won > 145, "{won} of 200 games against three; 50 would be even");
}

#[test]
fn play_outs_beat_random_play_and_the_guide_beats_them() {
    let won = wins(200, quickly, at_random);
    assert!(won > 125, "{won} of 200 games against three; 50 would be even");
    let won = wins(200, guided, quickly);
    assert!(won > 65, "{won} of 200 games against three; 50 would be even");
}

#[test]
fn play_outs_of_a_deal_differ() {
    for options in Vintage::every_options() {
        for seats in Vintage::INFO.seats_min..=Vintage::INFO.seats_max {
            let game = open(&options, seats);
            let mut rng = Rng::new(5);
            let ends: Vec<State> = (0..40)
                .map(|round| play_out(&game, round / 2, |state, seat| quickly(&game, state, seat, &mut rng)))
                .collect();
            assert!(ends.chunks(2).all(|pair| pair[0] != pair[1]), "the same deal is played in different ways");
        }
    }
}

/// A position that looks the same to a seat gets the same marks, whatever was drawn or lies in the deck.
#[test]
fn marks_go_by_what_the_seat_knows() {
    for options in Vintage::every_options() {
        for seats in Vintage::INFO.seats_min..=Vintage::INFO.seats_max {
            let game = open(&options, seats);
            let mut rng = Rng::new(7);
            play_out(&game, 11, |state, seat| {
                let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), &mut rng);
                let moves = listed(&game, state, seat);
                assert_eq!(marks(&game, state, seat, &moves), marks(&game, &made_up, seat, &moves));
                at_random(&game, state, seat, &mut rng)
            });
        }
    }
}

/// The pair that a seat has drawn is the only secret, and no seat has acted since: all pairs are equally
/// likely.
#[test]
fn nothing_can_be_concluded_about_a_pair_just_drawn() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, Move::Hoard { item: 0 });
    play(&mut table, 0, Move::Steal { from: Seat(1), item: 1 });
    let (game, view) = (table.game(), seen_by(&table, 1));
    let mut rng = Rng::new(1);
    let made_up: Vec<State> = (0..20).map(|_| game.determinize(&view, &mut rng)).collect();
    assert!(made_up.iter().any(|state| state != &made_up[0]), "the pair is hidden from seat 1");
    assert!(made_up.iter().all(|state| game.likelihood(&view, state) == 1.0));
}

/// Seat 0 has item 0 on display, seat 1 has 1 and 2, seat 2 has 3, 4 and 5.
#[test]
fn a_move_is_seen_by_all_as_it_is() {
    let table = table(3, STANDARD);
    let mv = Move::Hoard { item: 0 };
    assert_eq!(table.game().as_seen(table.state(), mv), mv);
}

/// In the last turn a stolen item can't be hoarded, so the discards are better than much better items.
#[test]
fn the_last_turn_salvages() {
    let mut table = table(3, STANDARD);
    play_turns(&mut table, 27, false);
    let seat = public(&table).active;
    play_first(&mut table);
    let game = table.game();
    let moves = table.legal(seat);
    let marks = marks(game, table.state(), seat, &moves);
    let salvage = moves.iter().position(|&mv| mv == Move::Salvage).expect("there are discards");
    assert!(marks.iter().all(|&mark| mark <= marks[salvage]), "{moves:?} {marks:?}");
}

#[test]
fn hoarding_is_better_than_declining_at_the_end() {
    let mut table = table(3, STANDARD);
    play_turns(&mut table, 28, false);
    let seat = public(&table).active;
    let moves = table.legal(seat);
    let marks = marks(table.game(), table.state(), seat, &moves);
    let (decline, hoards) = marks.split_last().expect("there are moves");
    assert_eq!(moves.last(), Some(&Move::Decline));
    assert!(!hoards.is_empty() && hoards.iter().all(|mark| mark > decline));
}

#[test]
fn a_game_is_surveyed() {
    let mut table = table(3, STANDARD);
    let facts = table.game().facts();
    let mut counts = vec![0; facts.len()];
    let mut moved = |table: &mut brocante_core::Table<Vintage>, seat: u8, mv: Move| {
        table.game().used(table.state(), Seat(seat), mv, &mut |fact| counts[fact] += 1);
        play(table, seat, mv);
    };
    moved(&mut table, 0, Move::Hoard { item: 0 });
    moved(&mut table, 0, Move::Steal { from: Seat(2), item: 3 });
    moved(&mut table, 0, Move::Keep { item: 6 });
    moved(&mut table, 1, Move::Hoard { item: 1 });
    moved(&mut table, 1, Move::Salvage);
    let found = |group: &str, name: &str| facts.iter().position(|fact| fact.group == group && fact.name == name);
    let counted = |group: &str, name: &str| counts[found(group, name).expect("the fact is known")];
    assert_eq!((counted("ways used", "steal"), counted("ways used", "salvage")), (1, 1));
    assert_eq!(counts.iter().sum::<i32>(), 2, "to hoard and to keep is nothing special");

    // Item 0, of 1955, is a bike like item 1, of 1956: the tie goes to the older one.
    let held = |seat: u8| {
        let mut held = Vec::new();
        table.game().held(table.state(), Seat(seat), &mut |fact| held.push(facts[fact].name.as_str()));
        held
    };
    assert_eq!(held(0), ["Tricycle with a boot", "50s", "plum", "Bikes"]);
    assert_eq!(held(1), ["Baker’s delivery bike", "cream"]);
    assert!(held(2).is_empty());
}

#[test]
fn every_fact_of_a_game_is_known() {
    for seats in Vintage::INFO.seats_min..=Vintage::INFO.seats_max {
        let game = open(&Options::default(), seats);
        let facts = game.facts();
        let mut rng = Rng::new(9);
        let mut uses = 0;
        let end = play_out(&game, 1, |state, seat| {
            let mv = at_random(&game, state, seat, &mut rng);
            game.used(state, seat, mv, &mut |fact| {
                assert_eq!(facts[fact].group, "ways used");
                uses += 1;
            });
            mv
        });
        assert!(uses > 20, "everybody takes something almost every turn: {uses}");
        let mut majorities = 0;
        for seat in Seat::all(seats) {
            game.held(&end, seat, &mut |fact| majorities += u32::from(facts[fact].group == "majorities held"));
        }
        assert!((14..=20).contains(&majorities), "somebody has nearly every bonus card: {majorities}");
    }
}

#[test]
fn styles_shun_what_they_say() {
    let shuns = |name: &str, mv: &Move| {
        let style = Vintage::STYLES.iter().find(|style| style.name == name).expect("the style is known");
        (style.shuns)(mv)
    };
    let steal = Move::Steal { from: Seat(1), item: 1 };
    assert!(shuns("never-steals", &steal) && !shuns("never-steals", &Move::Salvage));
    assert!(shuns("never-salvages", &Move::Salvage) && !shuns("never-salvages", &steal));
}
