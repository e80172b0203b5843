//! Imagined worlds: possible, playable, and evenly drawn.

mod common;

use brocante_collectors::{Collectors, Face, Move, Side, State, View};
use brocante_core::{Chance, DeckChoice, Game, Moves, Rng, Seat, Seed, Table, Viewer, playout};
use brocante_laws::Case;
use brocante_laws::laws::setups;
use common::*;

fn imagined(table: &Table<Collectors>, viewer: Viewer, rng: &mut Rng) -> State {
    table.game().determinize(&view(table, viewer), rng)
}

/// The hand of a seat in some world.
fn hand_in(table: &Table<Collectors>, world: &State, seat: u8) -> Vec<Face> {
    let view: View = table.game().view(world, Viewer::Seat(Seat(seat)));
    view.own.unwrap().hand
}

#[test]
fn every_world_can_be_played_to_its_end() {
    let mut moves = Moves::default();
    for (seats, _) in setups::<Collectors>() {
        for seed in 0..20 {
            let mut header = header(seats);
            let case = Case { game: "collectors".to_owned(), seats, options: 0, seed };
            header.seed = Some(Seed::from_text(&case.to_string()));
            let mut table = Table::<Collectors>::open(&header).unwrap();
            let mut rng = Rng::new(seed);
            while let Some(seat) = table.status().to_act().first() {
                for viewer in Viewer::all(seats) {
                    let mut world = imagined(&table, viewer, &mut rng);
                    playout(table.game(), &mut world, &mut Chance::fast(rng.next_u64()), &mut rng, &mut moves);
                }
                let mv = *rng.choose(&table.legal(seat)).unwrap();
                play(&mut table, seat.0, mv);
            }
        }
    }
}

#[test]
fn what_a_bid_shows_of_a_hand_stays_known() {
    // Seat 1 has $3 and two cards of $2, and bids all it has.
    let deal = Deal { hands: &[[0, 20, 41], [8, 12, 16]], ..PLAIN };
    let mut table = table_with(&deal, Some(deck_without_income("[9, 3, 4, 5]")));
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(1)), (0, bid(1)), (1, bid(7))]);
    let mut rng = Rng::new(1);
    for _ in 0..300 {
        let world = imagined(&table, Viewer::Seat(Seat(0)), &mut rng);
        assert!(hand_in(&table, &world, 1).iter().all(|face| face.coin == 2));
    }
    // It wins and pays with one of them: then one is left that is known to be worth $2.
    let mut won = table.clone();
    play_all(&mut won, &[(0, Move::Pass), (1, pay_card(12))]);
    for _ in 0..100 {
        let world = imagined(&won, Viewer::Public, &mut rng);
        assert_eq!(hand_in(&won, &world, 1)[0].coin, 2);
    }
    // Or it loses: then both are known, until they leave the hand unseen.
    play_all(&mut table, &[(0, bid(8)), (1, Move::Pass), (0, Move::PayCoins), (0, Move::Settle { side: Side::Item })]);
    play(&mut table, 1, place(space::TILE));
    assert_eq!(seat(&table, 1).hand_twos, 2);
    play(&mut table, 1, tuck(16));
    assert_eq!(seat(&table, 1).hand_twos, 1, "at least one of them is still there");
}

#[test]
fn a_seat_that_began_to_pay_can_finish() {
    // Seat 1 has no coins and two cards of $1 for a price of 2. Once it has given one of them, the
    // other can't be a card of $2: the first would not have been needed.
    let deck = deck_without_income("[2, 0, 0, 0]");
    let mut table = table_with(&PLAIN, Some(deck));
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(1)), (0, bid(1)), (1, bid(2)), (0, Move::Pass)]);
    play(&mut table, 1, pay_card(21));
    let mut rng = Rng::new(1);
    for _ in 0..200 {
        let world = imagined(&table, Viewer::Seat(Seat(0)), &mut rng);
        assert_eq!(hand_in(&table, &world, 1)[0].coin, 1);
    }
}

/// Counts for each seat the cards of the renewed deck among those it drew and nobody saw since, and
/// compares with what everybody knows of them.
fn assert_fresh_cards_are_where_they_can_be(game: &Collectors, state: &State) {
    let public = game.view(state, Viewer::Public);
    for seat in &public.seats {
        let view = game.view(state, Viewer::Seat(seat.seat));
        let own = view.own.unwrap();
        let reborn = |face: &&Face| public.reborn.contains(face);
        let secrets = view.seats.iter().flat_map(|other| &other.secrets);
        let sold = secrets.filter(|secret| secret.from == seat.seat && secret.fresh).filter_map(|secret| secret.card);
        let auction = view.auction.iter().filter(|auction| auction.starter == seat.seat && auction.fresh);
        let sold: Vec<Face> = sold.chain(auction.filter_map(|auction| auction.card)).collect();
        let tucked = own.tucked.iter().filter(reborn).count();
        assert!(tucked <= usize::from(seat.tucked_fresh));
        let all = own.hand.iter().chain(&sold).filter(reborn).count() + tucked;
        assert_eq!(all, usize::from(seat.fresh), "seat {}", seat.seat);
        let kept = view.seats[seat.seat.index()].secrets.iter().filter(|secret| !secret.fresh);
        assert!(kept.filter_map(|secret| secret.card).all(|face| !reborn(&&face)));
    }
}

#[test]
fn a_renewed_deck_is_remembered() {
    let mut rng = Rng::new(1);
    let mut renewed = 0;
    for seed in 0..150 {
        let mut header = header(4);
        header.seed = Some(Seed::from_text(&format!("renewed {seed}")));
        header.deck = Some(DeckChoice::text(deck_that_runs_out()));
        let mut table = Table::<Collectors>::open(&header).unwrap();
        while let Some(seat) = table.status().to_act().first() {
            let mv = *rng.choose(&table.legal(seat)).unwrap();
            play(&mut table, seat.0, mv);
            if view(&table, Viewer::Public).reborn.is_empty() {
                continue;
            }
            renewed += 1;
            assert_fresh_cards_are_where_they_can_be(table.game(), table.state());
            for viewer in Viewer::all(4) {
                assert_fresh_cards_are_where_they_can_be(table.game(), &imagined(&table, viewer, &mut rng));
            }
        }
    }
    assert!(renewed > 1_000, "only {renewed} positions after a renewal");
}

#[test]
fn hidden_cards_are_drawn_evenly() {
    let table = table(&PLAIN);
    let mut rng = Rng::new(3);
    let worlds = 40_000;
    let mut seen = [0_u32; 90];
    for _ in 0..worlds {
        let world = imagined(&table, Viewer::Seat(Seat(0)), &mut rng);
        hand_in(&table, &world, 1).iter().for_each(|face| seen[usize::from(face.card)] += 1);
    }
    // Seat 0 knows 3 cards of its own and 10 in the pools; two of the other 77 are in seat 1's hand.
    let expected = worlds * 2 / 77;
    let unknown = seen.iter().filter(|&&times| times > 0);
    assert_eq!(unknown.clone().count(), 77);
    assert!(unknown.clone().all(|&times| times.abs_diff(expected) < expected / 6), "{seen:?}");
}
