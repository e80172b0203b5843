//! The guide: it plays better than chance, keeps the rules, and uses only what a seat can know.

mod common;

use brocante_collectors::{Collectors, Move, Side, State};
use brocante_core::{Game, Guide, Moves, Rng, Seat, Seed, Survey, Table, Viewer};
use common::*;

fn open(seats: u8, seed: u64) -> Table<Collectors> {
    let mut header = header(seats);
    header.seed = Some(Seed::from_text(&format!("guide {seed}")));
    Table::open(&header).unwrap()
}

fn quick(table: &Table<Collectors>, seat: Seat, rng: &mut Rng) -> Move {
    table.game().quick(table.state(), seat, &mut Moves::default(), rng)
}

/// The share of victories of a seat that chooses in some way against others that play at random.
fn share_against_chance(seats: u8, choose: impl Fn(&Table<Collectors>, Seat, &mut Rng) -> Move) -> f64 {
    let (mut won, games, mut rng) = (0.0, 36_u32, Rng::new(9));
    for round in 0..games {
        let hero = Seat((round % u32::from(seats)) as u8);
        let mut table = open(seats, round.into());
        while let Some(seat) = table.status().to_act().first() {
            let mv =
                if seat == hero { choose(&table, seat, &mut rng) } else { *rng.choose(&table.legal(seat)).unwrap() };
            play(&mut table, seat.0, mv);
        }
        let winners = table.game().outcome(table.state()).winners;
        if winners.contains(hero) {
            won += 1.0 / f64::from(winners.len());
        }
    }
    won / f64::from(games)
}

#[test]
fn the_guide_beats_chance() {
    for seats in 2..=4 {
        let (guide, quick) = (share_against_chance(seats, guided), share_against_chance(seats, quick));
        assert!(guide > 0.95, "{seats} seats: the guide wins {guide:.2}");
        assert!(quick > 0.95, "{seats} seats: the play-outs win {quick:.2}");
    }
}

fn marks(game: &Collectors, state: &State, seat: Seat, moves: &[Move]) -> Vec<f32> {
    let mut marks = Vec::new();
    game.rate(state, seat, moves, &mut marks);
    marks
}

#[test]
fn marks_depend_on_nothing_hidden() {
    let mut rng = Rng::new(5);
    for seats in 2..=4 {
        for round in 0..12 {
            let mut table = open(seats, 100 + round);
            while let Some(seat) = table.status().to_act().first() {
                let (game, moves) = (table.game(), table.legal(seat));
                let here = marks(game, table.state(), seat, &moves);
                assert!(here.len() == moves.len() && here.iter().all(|mark| mark.is_finite()));
                for _ in 0..3 {
                    let other = game.determinize(&view(&table, Viewer::Seat(seat)), &mut rng);
                    assert_eq!(here, marks(game, &other, seat, &moves), "{moves:?}");
                }
                let mv = if rng.chance(3) { *rng.choose(&moves).unwrap() } else { guided(&table, seat, &mut rng) };
                play(&mut table, seat.0, mv);
            }
        }
    }
}

/// Seat 1 has bought an item: its secret item is one of the same category more often than by chance.
#[test]
fn what_is_shown_hints_at_what_is_secret() {
    let mut table = table(&Deal { first: 1, ..PLAIN });
    play_all(&mut table, &[(1, place(space::BUY)), (1, buy(46))]);
    let seen = view(&table, Viewer::Seat(Seat(0)));
    let bought = seat(&table, 1).items[0].item;
    let (mut same, mut other, mut rng) = ((0.0, 0), (0.0, 0), Rng::new(3));
    for _ in 0..3_000 {
        let world = table.game().determinize(&seen, &mut rng);
        let secret = table.game().view(&world, Viewer::Seat(Seat(1))).seats[1].secrets[0].card.unwrap();
        let (sum, count) = if secret.item == bought { &mut same } else { &mut other };
        *sum += table.game().likelihood(&seen, &world);
        *count += 1;
    }
    let (same, other) = (same.0 / same.1 as f32, other.0 / other.1 as f32);
    assert!(same > 1.2 * other, "{same} against {other}");
}

#[test]
fn others_do_not_see_what_is_hidden_of_a_move() {
    let table = table(&PLAIN);
    let seen = |mv: Move| table.game().as_seen(table.state(), mv);
    assert_eq!(seen(tuck(20)), seen(tuck(41)));
    assert_eq!(seen(put_up_unseen(20)), seen(put_up_unseen(41)));
    assert_ne!(seen(put_up(20)), seen(put_up(41)));
    assert_ne!(seen(put_up(20)), seen(put_up_unseen(20)));
    assert_eq!(seen(buy(28)), buy(28));
}

/// The names of the facts a move uses, or of what a seat holds.
fn named(table: &Table<Collectors>, tell: impl FnOnce(&mut dyn FnMut(usize))) -> Vec<String> {
    let facts = table.game().facts();
    let mut names = Vec::new();
    tell(&mut |fact| names.push(format!("{}: {}", facts[fact].group, facts[fact].name)));
    names
}

#[test]
fn the_survey_names_what_is_used_and_held() {
    let mut table = table(&PLAIN);
    let script = [
        (0, place(space::BUY), "action spaces used: space 0: Buy an item"),
        (0, buy(28), ""),
        (1, place(space::AUCTION_GAIN_2), "action spaces used: space 10: Start an auction"),
        (1, put_up_unseen(42), "cards put up: from the hand, face down"),
        (1, bid(2), ""),
        (0, Move::Pass, ""),
        (1, Move::PayCoins, ""),
        (1, Move::Settle { side: Side::Secret }, "uses of cards won: secret item"),
        (0, place(space::RAISE_ONE), "action spaces used: space 16: Put one card into the market"),
        (0, raise(20), "markets raised: Music"),
        (1, place(space::DRAW_FIRST), "action spaces used: space 20: Draw a card, go first next quarter"),
    ];
    for (seat, mv, expected) in script {
        let (game, state) = (table.game(), table.state());
        let names = named(&table, |note| game.used(state, Seat(seat), mv, note));
        assert_eq!(names.concat(), expected, "{mv:?}");
        play(&mut table, seat, mv);
    }
    let held = |seat: u8| named(&table, |note| table.game().held(table.state(), Seat(seat), note));
    assert_eq!(held(0), ["items held: Movies", "secret items held: Penguins"]);
    assert_eq!(held(1), ["secret items held: Penguins", "secret items held: Technology"]);
}

/// All facts have a place, and in the last quarter the tile is counted apart.
#[test]
fn facts_are_in_range() {
    let mut rng = Rng::new(2);
    let mut counts = vec![0; open(2, 0).game().facts().len()];
    for seats in 2..=4 {
        for round in 0..10 {
            let mut table = open(seats, 200 + round);
            while let Some(seat) = table.status().to_act().first() {
                let mv = *rng.choose(&table.legal(seat)).unwrap();
                table.game().used(table.state(), seat, mv, &mut |fact| counts[fact] += 1);
                play(&mut table, seat.0, mv);
            }
            let (game, state) = (table.game(), table.state());
            Seat::all(seats).for_each(|seat| game.held(state, seat, &mut |fact| counts[fact] += 1));
        }
    }
    let facts = open(2, 0).game().facts();
    let unused: Vec<_> = facts.iter().zip(&counts).filter(|&(_, &count)| count == 0).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn a_style_avoids_its_moves() {
    let style = |name: &str| Collectors::STYLES.iter().find(|style| style.name == name).unwrap().shuns;
    assert!(style("never-auctions")(&place(space::AUCTION)) && !style("never-auctions")(&place(space::BUY)));
    assert!(style("never-works")(&place(space::DRAW_TUCK)) && !style("never-works")(&place(space::RAISE_ONE)));
    assert!(style("never-raises")(&Move::Settle { side: Side::Market }));
    assert!(style("never-bids")(&bid(3)) && !style("never-bids")(&Move::Pass));
}
