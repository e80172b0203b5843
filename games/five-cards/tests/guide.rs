//! What the bots know of the game, and what the lab counts in it.

mod common;

use brocante_core::{Chance, Game, Guide, Moves, Rng, Seat, Status, Survey, Turn, Viewer};
use brocante_five_cards::{FiveCards, Move, Onto, Options};
use brocante_laws::Lawful as _;
use common::*;

type State = <FiveCards as Game>::State;

fn every_table() -> impl Iterator<Item = FiveCards> {
    let open = |options: Options, seats| FiveCards::new(&options, FiveCards::INFO.decks[0].1, seats);
    let tables =
        FiveCards::every_options().into_iter().flat_map(move |options| (2..=6).map(move |seats| (options, seats)));
    tables.map(move |(options, seats)| open(options, seats).expect("the usual deck opens"))
}

/// Plays a game by `choose` and answers how it ended.
fn play_out(game: &FiveCards, seed: u64, mut choose: impl FnMut(&State, Seat) -> Move) -> State {
    let mut chance = Chance::fast(seed);
    let mut state = game.deal(&mut Turn::muted(&mut chance));
    while let Status::ToAct(seats) = game.status(&state) {
        let seat = seats.first().expect("somebody is to act");
        let mv = choose(&state, seat);
        assert_eq!(game.check(&state, seat, mv), Ok(()), "{mv:?}, seed {seed}, {} seats", game.seats());
        game.apply(&mut state, seat, mv, &mut Turn::muted(&mut chance));
    }
    state
}

fn random(game: &FiveCards, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let mut moves = Moves::default();
    game.moves(state, seat, &mut moves);
    *rng.choose(&moves).expect("who is to act has a move, by law")
}

/// How many of `games` a lone seat wins against random players.
fn wins_alone(
    game: &FiveCards,
    games: u32,
    mut choose: impl FnMut(&FiveCards, &State, Seat, &mut Rng) -> Move,
) -> usize {
    let mut rng = Rng::new(3);
    let won = |round: &u32| {
        let own = Seat((round % u32::from(game.seats())) as u8);
        let end = play_out(game, u64::from(*round), |state, seat| match seat == own {
            true => choose(game, state, seat, &mut rng),
            false => random(game, state, seat, &mut rng),
        });
        game.outcome(&end).winners.contains(own)
    };
    (0..games).filter(won).count()
}

#[test]
fn the_guide_and_quick_play_beat_random_play() {
    for game in every_table().filter(|game| matches!(game.seats(), 2 | 4)) {
        let guide = wins_alone(&game, 200, guided);
        assert!(guide > 180, "the guide won {guide} of 200 games at {} seats", game.seats());
        let mut moves = Moves::default();
        let quick = wins_alone(&game, 200, |game, state, seat, rng| game.quick(state, seat, &mut moves, rng));
        assert!(quick > 170, "quick play won {quick} of 200 games at {} seats", game.seats());
    }
}

#[test]
fn quick_play_is_short() {
    let mut rng = Rng::new(5);
    let mut moves = Moves::default();
    for game in every_table() {
        let mut plies = 0;
        for seed in 0..200 {
            play_out(&game, seed, |state, seat| {
                plies += 1;
                game.quick(state, seat, &mut moves, &mut rng)
            });
        }
        assert!(plies / 200 < 300, "{} plies a game at {} seats", plies / 200, game.seats());
    }
}

#[test]
fn marks_depend_on_nothing_hidden() {
    let mut rng = Rng::new(6);
    for game in every_table() {
        for seed in 0..12 {
            play_out(&game, seed, |state, seat| {
                let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), &mut rng);
                let (moves, marks) = rated(&game, state, seat);
                let (same, again) = rated(&game, &made_up, seat);
                assert_eq!((moves.to_vec(), marks), (same.to_vec(), again), "seed {seed}, {} seats", game.seats());
                if rng.chance(2) { guided(&game, state, seat, &mut rng) } else { random(&game, state, seat, &mut rng) }
            });
        }
    }
}

#[test]
fn the_guide_stops_a_rival_that_is_known_to_win_next() {
    // Seat 1 has four of its five cards laid out, and takes the fifth from the pile before all eyes.
    let mut table = table(3, &[&[VIEW_HAND, TAKE_OVER, 0], &[1, 7, 13, 19, PILE_SWAP]], 20, &[]);
    for card in [1, 7, 13, 19] {
        pass_upto(&mut table, 1);
        play(&mut table, 1, Move::Collect { card });
    }
    pass_upto(&mut table, 1);
    play(&mut table, 1, Move::PileSwap);
    pass_upto(&mut table, 0);
    let (moves, marks) = rated(table.game(), table.state(), Seat(0));
    let mark = |mv| marks[moves.iter().position(|&other| other == mv).expect("it is proposed")];
    let collect = mark(Move::Collect { card: 0 });
    assert!(mark(Move::ViewHand { from: Seat(1) }) > collect);
    assert!(mark(Move::TakeOver { from: Seat(1), card: 1, onto: Onto::Pile }) > collect);
    assert!(mark(Move::ViewHand { from: Seat(2) }) <= collect + 0.5);
    let mut rng = Rng::new(1);
    let quick = table.game().quick(table.state(), Seat(0), &mut Moves::default(), &mut rng);
    assert!(matches!(quick, Move::TakeOver { from: Seat(1), onto: Onto::Pile, .. }), "{quick:?}");
}

#[test]
fn a_seat_that_lays_nothing_out_most_probably_has_nothing_to_lay_out() {
    // All discard three times, and no seat collects anything.
    let hands: [&[u8]; 3] = [&[5, 10, 15], &[5, 10, 15], &[20, 20, 0]];
    let mut table = table(3, &hands, 0, &[]);
    let before = view(&table, 0);
    for round in 0..3 {
        for (seat, hand) in (0..).zip(hands) {
            play(&mut table, seat, Move::Discard { card: hand[round] });
        }
    }
    let game = table.game();
    let after = view(&table, 0);
    let mut rng = Rng::new(2);
    // How much likelier a hand of seat 1 is with nothing that it lacks.
    let mut odds = |view: &brocante_five_cards::View| {
        let (mut with, mut without) = ((0.0, 0.0), (0.0, 0.0));
        for _ in 0..2000 {
            let made_up = game.determinize(view, &mut rng);
            let hand = game.view(&made_up, Viewer::Seat(Seat(1))).hand;
            let sum =
                if hand.iter().any(|card| view.seats[1].wanted.contains(card)) { &mut with } else { &mut without };
            *sum = (sum.0 + game.likelihood(view, &made_up), sum.1 + 1.0);
        }
        (without.0 / without.1) / (with.0 / with.1)
    };
    let (early, late) = (odds(&before), odds(&after));
    assert!(early < 1.6 && late > 3.0, "{early} before anybody moved, {late} afterwards");
}

#[test]
fn a_card_taken_out_of_a_hand_looks_like_any_other() {
    let table = table(3, &[], 0, &[]);
    let seen = |mv| table.game().as_seen(table.state(), mv);
    assert_eq!(seen(Move::Take { card: 7 }), seen(Move::Take { card: 8 }));
    assert_ne!(seen(Move::Discard { card: 7 }), seen(Move::Discard { card: 8 }));
}

#[test]
fn the_survey_counts_what_was_used_and_held() {
    let mut table = table(3, &[&[0, 6, 12, 18, 24, DRAW_THREE]], 5, &[]);
    let facts = table.game().facts();
    let mut counts = vec![0; facts.len()];
    let moves = [0, 6, 12, 18, 24].map(|card| Move::Collect { card });
    for mv in [Move::DrawThree].into_iter().chain(moves) {
        pass_upto(&mut table, 0);
        table.game().used(table.state(), Seat(0), mv, &mut |fact| counts[fact] += 1);
        play(&mut table, 0, mv);
    }
    table.game().held(table.state(), Seat(0), &mut |fact| counts[fact] += 1);
    let count = |group: &str, name: &str| {
        let at = facts.iter().position(|fact| fact.group == group && fact.name == name);
        counts[at.unwrap_or_else(|| panic!("{group}: {name}"))]
    };
    assert_eq!(count("actions taken", "collect"), 5);
    assert_eq!(count("specials used", "draw three"), 1);
    assert_eq!(count("symbols collected", "yellow scowl"), 1);
    assert_eq!(count("symbols collected", "red scowl"), 0);
    assert_eq!(count("collection cards held", "red grin, yellow scowl, green wink, blue gasp, violet snooze"), 1);
    assert_eq!(counts.iter().sum::<i32>(), 5 + 1 + 1 + 5 + hand(&table, 0).len() as i32);
}

#[test]
fn every_fact_and_style_is_met_in_play() {
    let mut rng = Rng::new(8);
    for game in every_table().filter(|game| game.seats() == 4) {
        let facts = game.facts();
        let mut counts = vec![0; facts.len()];
        let mut shunned = vec![0; FiveCards::STYLES.len()];
        for seed in 0..300 {
            let end = play_out(&game, seed, |state, seat| {
                let mv = random(&game, state, seat, &mut rng);
                game.used(state, seat, mv, &mut |fact| counts[fact] += 1);
                FiveCards::STYLES
                    .iter()
                    .zip(&mut shunned)
                    .for_each(|(style, count)| *count += i32::from((style.shuns)(&mv)));
                mv
            });
            Seat::all(4).for_each(|seat| game.held(&end, seat, &mut |fact| counts[fact] += 1));
        }
        let never: Vec<_> = facts.iter().zip(&counts).filter(|(_, count)| **count == 0).collect();
        assert!(never.is_empty(), "{never:?}");
        assert!(shunned.iter().all(|&count| count > 0), "{shunned:?}");
    }
}
