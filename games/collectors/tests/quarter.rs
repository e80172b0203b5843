//! Tests of the rules by their ids: filling the pools, bottles back, income, the end and scoring.

mod common;

use brocante_collectors::{Collectors, Event, Move, Phase, Refusal, Skill};
use brocante_core::{DeckChoice, Game, PlayError, Rng, Seat, Seed, Status, Table, Viewer};
use common::*;

/// Both seats spend their two bottles: seat 0 as told, seat 1 by recycling.
fn first_quarter(table: &mut Table<Collectors>, moves: &[&[Move]; 2]) {
    for moves in moves {
        moves.iter().for_each(|&mv| drop(play(table, 0, mv)));
        play(table, 1, place(space::RECYCLE));
    }
}

fn numbers(faces: &[brocante_collectors::Face]) -> Vec<u8> {
    faces.iter().map(|face| face.card).collect()
}

#[test]
fn collectors_fill_moves_cards_on_in_order() {
    // Seat 0 buys the leftmost item and gains the middle skill.
    let mut table = table(&Deal { then: &[60, 61, 62, 63], ..PLAIN });
    first_quarter(&mut table, &[&[place(0), buy(28)], &[place(5), gain(11)]]);
    let public = view(&table, Viewer::Public);
    assert_eq!(public.quarter, 2);
    // collectors.fill.skill and collectors.fill.auction: 10 and 1 went to the market.
    assert_eq!(prices(&table), [0, 1, 1, 0, 0]);
    // collectors.fill.item: the two free places of the skill pool take both items that were left.
    assert_eq!(numbers(&public.skill_pool), [19, 29, 46]);
    // collectors.fill.deck: items first, then the auction pool.
    assert_eq!(numbers(&public.item_pool), [60, 61, 62]);
    assert_eq!(numbers(&public.auction_pool), [2, 5, 6, 63]);
}

#[test]
fn collectors_fill_skill_sends_the_lowest_to_the_market() {
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(5)), (0, gain(10)), (1, place(space::RECYCLE)), (0, place(6)), (0, gain(20))]);
    let told = play(&mut table, 1, place(space::RECYCLE));
    let moved: Vec<u8> = heard_by(&told, 0)
        .iter()
        .filter_map(|event| match event {
            Event::ToMarket { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [11, 1], "11 is the lowest since 10 was taken");
}

#[test]
fn collectors_fill_item_stops_when_the_skill_pool_is_full() {
    let mut table = table(&PLAIN);
    first_quarter(&mut table, &[&[place(space::RECYCLE)], &[place(space::RECYCLE)]]);
    // Nobody has a bottle left, so all four quarters went by: each moved one item on.
    assert_eq!(table.status(), Status::Over);
    let moved = table.events().iter().filter_map(|(_, told)| match &told.event {
        Event::ToSkills { cards } => Some(cards.clone()),
        _ => None,
    });
    let moved: Vec<Vec<u8>> = moved.collect();
    assert_eq!((moved.len(), &moved[..3]), (4, &[vec![28], vec![29], vec![46]][..]));
}

#[test]
fn collectors_fill_auction_of_an_empty_pool_gives_nothing() {
    // Seat 0 puts cards of the auction pool into the market, two at a time, until it is empty.
    let deck = deck_without_income("[2, 3, 4, 5]");
    let mut table = table_with(&PLAIN, Some(deck));
    play_all(&mut table, &[(0, place(space::RAISE_TWO)), (0, raise(1)), (0, raise(2)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(space::RAISE_TWO_FOR_2)), (0, raise(5)), (0, raise(6))]);
    assert!(view(&table, Viewer::Public).auction_pool.is_empty());
    let told = play(&mut table, 1, place(space::RECYCLE));
    let from_auction =
        |event: &Event| matches!(event, Event::ToMarket { pool: brocante_collectors::PoolName::Auction, .. });
    assert!(!heard_by(&told, 0).iter().any(from_auction));
    assert_eq!(view(&table, Viewer::Public).auction_pool.len(), 4);
}

#[test]
fn collectors_fill_deck_is_made_anew_from_the_discard_pile() {
    let mut table = running_out(6, &[]);
    let discard = numbers(&view(&table, Viewer::Public).discard);
    assert_eq!(discard.len(), 6);
    idle_until(&mut table, |view| !view.reborn.is_empty());
    let public = view(&table, Viewer::Public);
    assert_eq!(numbers(&public.reborn), discard);
    assert!(public.discard.is_empty());
    let renewed = |(_, told): &&(usize, _)| {
        matches!(told, brocante_core::AddressedEvent { event: Event::DeckRenewed { count: 6 }, .. })
    };
    assert_eq!(table.events().iter().filter(renewed).count(), 1);
}

#[test]
fn collectors_fill_deck_renewed_cards_can_be_scripted() {
    let mut table = running_out(6, &[]);
    let discard = numbers(&view(&table, Viewer::Public).discard);
    let wanted = u32::from(discard[4]);
    let mut table_again = running_out(6, &[wanted]);
    for table in [&mut table, &mut table_again] {
        idle_until(table, |view| !view.reborn.is_empty());
    }
    let deck_of = |table: &Table<Collectors>| view(table, Viewer::Public).deck;
    assert_eq!(deck_of(&table), deck_of(&table_again));
    let holders = (0..4).filter(|&seat| hand(&table_again, seat).contains(&discard[4])).count();
    let pools = view(&table_again, Viewer::Public);
    let laid = [&pools.item_pool, &pools.skill_pool, &pools.auction_pool]
        .iter()
        .any(|pool| numbers(pool).contains(&discard[4]));
    assert!(holders == 1 || laid, "the first card drawn was the wanted one");
    // A card that is not in the discard pile can't be the first.
    let mut fault = running_out(6, &[0]);
    let mut played = Ok(Vec::new());
    while played.is_ok() {
        let seat = fault.status().to_act().first().unwrap();
        let moves = fault.legal(seat);
        played = fault.play(seat, *moves.iter().find(|&&mv| mv == place(space::RECYCLE)).unwrap_or(&moves[0]));
    }
    assert!(matches!(played, Err(PlayError::Draws(fault)) if fault.name == "renewed"));
}

#[test]
fn collectors_income_runs_short_clockwise_from_the_token() {
    let mut table = running_out(0, &[]);
    // Seat 2 takes the token; the deck doesn't last for everybody.
    idle_until(&mut table, |view| view.to_act.contains(Seat(2)));
    play(&mut table, 2, place(space::DRAW_FIRST));
    idle_until(&mut table, |view| view.deck == 0);
    assert!(view(&table, Viewer::Public).discard.is_empty());
    let ply = table.events().iter().rev().find(|(_, told)| matches!(told.event, Event::Drew { .. })).unwrap().0;
    let since: Vec<&Event> = table.events().iter().filter(|(at, _)| *at == ply).map(|(_, told)| &told.event).collect();
    let drew = |seat: u8| {
        since.iter().filter_map(move |event| match event {
            Event::Drew { seat: Seat(at), count } if *at == seat => Some(*count),
            _ => None,
        })
    };
    let drawn: Vec<u8> = [2, 3, 0, 1].map(|seat| drew(seat).sum()).to_vec();
    assert!(drawn[0] >= drawn[1] && drawn[1] >= drawn[2] && drawn[2] >= drawn[3], "{drawn:?}");
    assert!(drawn[3] < 4, "a seat got too few cards: {drawn:?}");
}

#[test]
fn collectors_pay_refuses_to_draw_from_nothing() {
    let mut table = running_out(0, &[]);
    // Seat 0 keeps its bottle to the fourth quarter, when nothing is left to draw.
    for quarter in [3, 4] {
        let card = hand(&table, 0)[0];
        play_all(&mut table, &[(0, place(5)), (0, gain(card))]);
        idle_until(&mut table, |view| view.quarter == quarter);
    }
    assert_eq!((view(&table, Viewer::Public).deck, to_act(&table)), (0, vec![0]));
    for (space, needs) in [(space::DRAW_FIRST, 1), (space::DRAW_TUCK, 1), (space::DRAW_TWO, 2)] {
        let refusal = match coins(&table, 0) {
            0 if space == space::DRAW_TWO => Refusal::SpaceTooDear { space, cost: 1, coins: 0 },
            _ => Refusal::TooFewCards { space, needs, there: 0 },
        };
        refuse(&mut table, 0, place(space), &refusal, "collectors.pay");
    }
    assert!(table.legal(Seat(0)).contains(&place(space::RECYCLE)), "a bottle can always be recycled");
}

#[test]
fn collectors_pay_draws_in_full_or_not_at_all() {
    // Random games in which the deck runs out: what the space says and what the skills give is
    // always there when a bottle is placed on a space that draws.
    let mut rng = Rng::new(1);
    for seed in 0..150 {
        let mut header = header(4);
        header.seed = Some(Seed::from_text(&format!("draws {seed}")));
        header.deck = Some(DeckChoice::text(deck_that_runs_out()));
        let mut table = Table::<Collectors>::open(&header).unwrap();
        while let Some(seat) = table.status().to_act().first() {
            let moves = table.legal(seat);
            let draws = moves.iter().find(|mv| matches!(mv, Move::Place { space: space::DRAW_TWO..=space::DRAW_TUCK }));
            let mv = draws.copied().unwrap_or_else(|| *rng.choose(&moves).unwrap());
            let skills = view(&table, Viewer::Public).seats[seat.index()].skills.clone();
            let told = play(&mut table, seat.0, mv);
            if draws.is_some() {
                let from_skills = skills.iter().filter(|face| face.skill == Skill::WorkCard).count();
                let from_space = if mv == place(space::DRAW_TWO) { 2 } else { 1 };
                let first = told.iter().find_map(|told| match told.event {
                    Event::Drew { count, .. } => Some(usize::from(count)),
                    _ => None,
                });
                assert_eq!(first, Some(from_skills + from_space), "{mv:?}");
            }
        }
    }
}

/// Seat 0 gains two bottles and tucks a card; it ends the first quarter with four bottles.
fn four_bottles(spend: &[Move]) -> Table<Collectors> {
    let mut table = table(&Deal { skills: &[13, 14, 10], then: &[60], ..PLAIN });
    play_all(&mut table, &[(0, place(5)), (0, gain(13)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(6)), (0, gain(14)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(space::DRAW_TUCK)), (0, tuck(60))]);
    spend.iter().for_each(|&mv| drop(play(&mut table, 0, mv)));
    table
}

#[test]
fn collectors_income_example_of_four_bottles_and_a_tucked_card_gives_3_and_no_card() {
    let mut table = four_bottles(&[place(7), gain(41)]);
    assert_eq!(view(&table, Viewer::Public).phase, Phase::Retrieve);
    let (before, cards) = (coins(&table, 0), seat(&table, 0).hand);
    let told = play(&mut table, 0, Move::Spare { place: 4 });
    assert_eq!((coins(&table, 0), seat(&table, 0).hand), (before + 3, cards));
    let retrieved = Event::Retrieved { seat: Seat(0), places: vec![0, 1, 2, 3] };
    assert!(heard_by(&told, 1).contains(&retrieved));
    assert_eq!(seat(&table, 0).places, [0, 1, 2, 3]);
}

#[test]
fn collectors_board_places_give_their_income_uncovered() {
    // Three bottles: the fourth goes out of the game. Covering each place in turn.
    for (place_covered, coins_more, cards_more) in [(2, 3, 0), (3, 2, 1), (4, 1, 1)] {
        let mut table = four_bottles(&[place(space::RECYCLE)]);
        let (before, cards) = (coins(&table, 0), seat(&table, 0).hand);
        play(&mut table, 0, Move::Cover { place: place_covered });
        // One more for the tucked card.
        assert_eq!((coins(&table, 0), seat(&table, 0).hand), (before + coins_more + 1, cards + cards_more));
    }
    // Without any bottle, all places give.
    assert_eq!(coins(&four_bottles(&[place(space::RECYCLE)]), 1), 3 + 2);
}

#[test]
fn collectors_retrieve_asks_those_with_three_or_four_bottles_all_at_once() {
    // Seat 0 and seat 1 gain a bottle each.
    let mut table = table(&Deal { skills: &[13, 14, 10], ..PLAIN });
    play_all(&mut table, &[(0, place(5)), (0, gain(13)), (1, place(6)), (1, gain(14))]);
    let spend = [(0, place(space::RAISE_ONE)), (0, raise(20)), (1, place(space::TILE)), (1, tuck(21)), (1, tuck(42))];
    play_all(&mut table, &spend);
    play_all(&mut table, &[(0, place(7)), (0, gain(41)), (1, place(8)), (1, gain(10))]);
    assert_eq!(to_act(&table), [0, 1]);
    let rule = "collectors.retrieve";
    refuse(&mut table, 0, Move::Spare { place: 2 }, &Refusal::CoverDue, rule);
    refuse(&mut table, 0, place(5), &Refusal::CoverDue, rule);
    for place in [0, 1, 5, 255] {
        refuse(&mut table, 0, Move::Cover { place }, &Refusal::NoSuchPlace, rule);
    }
    let told = play(&mut table, 1, Move::Cover { place: 2 });
    assert!(heard_by(&told, 0).is_empty(), "nobody hears of it before all have chosen");
    refuse(&mut table, 1, Move::Cover { place: 3 }, &Refusal::RetrieveDone, rule);
    assert_eq!(seat(&table, 1).places, [0, 1], "nor sees it");
    play(&mut table, 0, Move::Cover { place: 4 });
    assert_eq!((seat(&table, 0).places, seat(&table, 1).places), (vec![0, 1, 4], vec![0, 1, 2]));
}

#[test]
fn collectors_retrieve_with_four_bottles_spares_a_place() {
    let mut table = four_bottles(&[place(7), gain(41)]);
    let rule = "collectors.retrieve";
    refuse(&mut table, 0, Move::Cover { place: 2 }, &Refusal::SpareDue, rule);
    refuse(&mut table, 0, Move::Spare { place: 1 }, &Refusal::NoSuchPlace, rule);
    refuse(&mut table, 1, Move::Spare { place: 2 }, &Refusal::RetrieveDone, rule);
    assert_eq!(table.legal(Seat(0)).len(), 3);
}

#[test]
fn collectors_quarter_four_of_them_with_income_in_each() {
    let mut table = table(&PLAIN);
    first_quarter(&mut table, &[&[place(space::RECYCLE)], &[place(space::RECYCLE)]]);
    assert_eq!(table.status(), Status::Over);
    let incomes = table.events().iter().filter(|(_, told)| matches!(told.event, Event::Income { seat: Seat(0), .. }));
    assert_eq!(incomes.count(), 4, "the fourth quarter has its income too");
    assert_eq!((coins(&table, 0), seat(&table, 0).hand), (2 + 2 + 4 * 3, 2 + 4));
    for mv in [place(space::RECYCLE), Move::Pass, keep(0)] {
        refuse(&mut table, 0, mv, &Refusal::GameOver, "collectors.quarter");
    }
}

/// A game without income: seat 0 does its part in the first quarter with its two bottles, and in
/// the second one recycles them; seat 1 recycles its own in the first.
fn short_game(hands: &[[u32; 3]; 2], coins: &str, moves: &[&[Move]; 2]) -> Table<Collectors> {
    // To the market go 26 and 27 (penguin), 18 and 19 (music), and 40, 41, 42, 43 (movie).
    let deal = Deal { hands, auction: [40, 41, 42, 43], items: &[19, 20, 21], skills: &[26, 27, 18], ..PLAIN };
    let mut table = table_with(&deal, Some(deck_without_income(coins)));
    first_quarter(&mut table, moves);
    for _ in 0..seat(&table, 0).bottles {
        play(&mut table, 0, place(space::RECYCLE));
    }
    assert_eq!((table.status(), prices(&table)), (Status::Over, [2, 4, 2, 0, 0]));
    table
}

fn lines(table: &Table<Collectors>, seat: usize, rule: &str) -> Vec<i32> {
    let score = table.game().score(table.state());
    score[seat].iter().filter(|line| line.rule == rule).map(|line| line.points).collect()
}

#[test]
fn collectors_score_items_example_of_two_penguins_a_technology_and_4_coins_scores_5() {
    let hands = [[0, 1, 36], [72, 73, 74]];
    let table = short_game(&hands, "[4, 3, 4, 5]", &[&[place(0), buy(1)], &[place(1), buy(36)]]);
    assert_eq!(coins(&table, 0), 4);
    assert_eq!(lines(&table, 0, "collectors.score.items"), [4, 0], "two penguins, one of them secret; technology");
    assert_eq!(lines(&table, 0, "collectors.score.coins"), [1]);
    assert_eq!(table.game().outcome(table.state()).points[0], 5);
    let public = view(&table, Viewer::Public);
    assert!(public.seats.iter().flat_map(|seat| &seat.secrets).all(|secret| secret.card.is_some()), "all are shown");
}

#[test]
fn collectors_score_coins_count_by_threes() {
    for (start, points) in [(0, 0), (1, 1), (3, 1), (4, 2)] {
        // Two more coins for the bottles.
        let table = short_game(
            &[[0, 1, 36], [72, 73, 74]],
            &format!("[{start}, 3, 4, 5]"),
            &[&[place(space::RECYCLE)], &[place(space::RECYCLE)]],
        );
        assert_eq!(lines(&table, 0, "collectors.score.coins"), [points]);
    }
}

#[test]
fn collectors_score_skills_count_every_copy() {
    // 35 and 71 both count penguins; the secret item is one, and the market has two.
    let gains: [&[Move]; 2] = [&[place(5), gain(35)], &[place(6), gain(71)]];
    let table = short_game(&[[0, 35, 71], [72, 73, 74]], "[0, 3, 4, 5]", &gains);
    assert_eq!(lines(&table, 0, "collectors.score.skills"), [2]);
    assert_eq!(table.game().outcome(table.state()).points[0], 2 + 2);
}

#[test]
fn collectors_skill_vp_all_needs_every_category() {
    // With the secret penguin and a figure from the hand, seat 0 lacks three categories …
    let gains: [&[Move]; 2] = [&[place(5), gain(12)], &[place(0), buy(54)]];
    let table = short_game(&[[0, 12, 54], [72, 73, 74]], "[5, 3, 4, 5]", &gains);
    assert_eq!(lines(&table, 0, "collectors.score.skills"), [0]);
    // … and with all five of them the skill gives five points.
    let deal = Deal { hands: &[[0, 12, 54], [73, 74, 75]], items: &[55, 18, 76], then: &[77, 37, 78], ..PLAIN };
    let mut table = table_with(&deal, Some(deck_without_income("[20, 3, 4, 5]")));
    first_quarter(&mut table, &[&[place(5), gain(12)], &[place(0), buy(76)]]);
    play_all(&mut table, &[(0, place(0)), (0, buy(54)), (0, place(1)), (0, buy(18))]);
    play_all(&mut table, &[(0, place(0)), (0, buy(37)), (0, place(space::RECYCLE)), (0, place(space::RECYCLE))]);
    assert_eq!(lines(&table, 0, "collectors.score.skills"), [5]);
}

#[test]
fn collectors_score_tie_goes_to_the_larger_hand_or_is_shared() {
    // Both have a penguin as secret item and $4 in the end.
    let winners = |table: &Table<Collectors>| {
        let outcome = table.game().outcome(table.state());
        assert_eq!(outcome.points[0], outcome.points[1]);
        outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    let hands = [[0, 22, 36], [1, 23, 37]];
    let table = short_game(&hands, "[2, 2, 4, 5]", &[&[place(space::RECYCLE)], &[place(space::RECYCLE)]]);
    assert_eq!(winners(&table), [0, 1]);
    // Seat 0 gives a card away for a skill: its hand is smaller then.
    let moves: [&[Move]; 2] = [&[place(5), gain(22)], &[place(space::RECYCLE)]];
    assert_eq!(winners(&short_game(&hands, "[2, 2, 4, 5]", &moves)), [1]);
}
