//! Tests of the rules by their ids: setup, turns, the actions and the skills.

mod common;

use brocante_collectors::{Action, Event, Move, Phase, Refusal};
use brocante_core::{Audience, Seat, Viewer};
use common::*;

#[test]
fn collectors_setup_bottles_are_two_on_the_leftmost_places() {
    let table = table(&PLAIN);
    for at in 0..2 {
        assert_eq!((seat(&table, at).bottles, seat(&table, at).places), (2, vec![0, 1]));
    }
}

#[test]
fn collectors_setup_secret_is_kept_by_all_at_once_before_anything_is_laid_out() {
    let mut table = dealt(&PLAIN, None);
    assert_eq!(to_act(&table), [0, 1]);
    let told = play(&mut table, 1, keep(21));
    assert_eq!(heard_by(&told, 1), [Event::Kept { seat: Seat(1), card: 21 }]);
    assert!(heard_by(&told, 0).is_empty(), "nobody else hears of it");
    assert_eq!(to_act(&table), [0]);
    let public = view(&table, Viewer::Public);
    assert!(public.item_pool.is_empty() && public.token.is_none());
    assert_eq!(public.seats[1].hand, 3, "the hand doesn't shrink before all have chosen");
    play(&mut table, 0, keep(0));
    assert_eq!((hand(&table, 0), hand(&table, 1)), (vec![20, 41], vec![8, 42]));
    assert_eq!(seat(&table, 1).secrets.len(), 1);
    assert_eq!(seat(&table, 1).secrets[0].card, None);
    let own = view(&table, Viewer::Seat(Seat(1)));
    assert_eq!(own.seats[1].secrets[0].card.map(|face| face.card), Some(21));
    assert_eq!(own.seats[0].secrets[0].card, None);
}

#[test]
fn collectors_setup_secret_refuses_other_cards_and_other_moves() {
    let mut table = dealt(&PLAIN, None);
    let rule = "collectors.setup.secret";
    refuse(&mut table, 0, keep(21), &Refusal::NotDealt { card: 21 }, rule);
    refuse(&mut table, 0, keep(255), &Refusal::NotDealt { card: 255 }, rule);
    refuse(&mut table, 0, place(0), &Refusal::SecretDue, rule);
    play(&mut table, 0, keep(0));
    refuse(&mut table, 0, keep(20), &Refusal::SecretDone, rule);
}

#[test]
fn collectors_setup_pools_are_filled_by_the_number_of_players() {
    let hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    let three = table(&Deal { hands: &hands, auction: [9, 10, 11, 12], items: &[13], skills: &[], ..PLAIN });
    let public = view(&three, Viewer::Public);
    assert_eq!((public.auction_pool.len(), public.item_pool.len(), public.skill_pool.len()), (4, 4, 4));
    assert_eq!(public.auction_pool.iter().map(|face| face.card).collect::<Vec<_>>(), [9, 10, 11, 12]);
    assert_eq!(public.item_pool[0].card, 13, "the item pool comes second");
    assert_eq!(public.deck, 90 - 9 - 12);
    assert_eq!(prices(&three), [0; 5]);
}

#[test]
fn collectors_setup_coins_follow_turn_order() {
    let hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]];
    let deal = Deal { first: 2, hands: &hands, auction: [12, 13, 14, 15], items: &[], skills: &[], then: &[] };
    let table = table(&deal);
    assert_eq!([0, 1, 2, 3].map(|seat| coins(&table, seat)), [4, 5, 2, 3]);
    assert_eq!(view(&table, Viewer::Public).token, Some(Seat(2)));
    assert_eq!(to_act(&table), [2]);
}

#[test]
fn collectors_spaces_are_those_of_the_board() {
    let table = table(&PLAIN);
    let spaces = view(&table, Viewer::Public).spaces;
    let coins: Vec<i8> = spaces.iter().map(|space| space.coins).collect();
    assert_eq!(coins, [-1, -1, -2, -2, -3, 0, 0, 0, -1, -1, 2, 1, 0, 0, 0, -2, 0, 0, 1, -1, 0, 0]);
    let count = |action| spaces.iter().filter(|space| space.action == action).count();
    assert_eq!([Action::Buy, Action::Skill, Action::Auction].map(count), [5, 5, 4]);
    assert_eq!([Action::RaiseTwo, Action::RaiseOne, Action::TuckTwo, Action::Recycle].map(count), [2, 1, 1, 1]);
    assert_eq!([Action::DrawTwo, Action::DrawFirst, Action::DrawTuck].map(count), [1, 1, 1]);
}

#[test]
fn collectors_spaces_end_at_21() {
    let mut table = table(&PLAIN);
    for space in [22, 32, 255] {
        refuse(&mut table, 0, place(space), &Refusal::NoSuchSpace { number: space }, "collectors.spaces");
    }
}

#[test]
fn collectors_tiles_change_with_the_quarter() {
    // Each quarter seat 0 gains a skill with one bottle and idles on with it.
    let mut table = table(&PLAIN);
    for quarter in 1..=4 {
        let tile = view(&table, Viewer::Public).spaces[usize::from(space::TILE)].clone();
        let expected = [(Action::TuckTwo, 0), (Action::TuckTwo, 1), (Action::TuckTwo, 2), (Action::Recycle, 3)];
        assert_eq!((tile.action, tile.coins), expected[quarter - 1]);
        while table.status() != brocante_core::Status::Over
            && usize::from(view(&table, Viewer::Public).quarter) == quarter
        {
            let seat = table.status().to_act().first().unwrap();
            let moves = table.legal(seat);
            let skill = moves.iter().find(|mv| matches!(mv, Move::Place { space: 5..=9 })).copied();
            play(&mut table, seat.0, skill.unwrap_or(moves[0]));
        }
    }
}

#[test]
fn collectors_turn_goes_clockwise_from_the_first_player_over_those_without_bottles() {
    let mut table = table(&Deal { first: 1, ..PLAIN });
    refuse(&mut table, 0, place(space::SKILL), &Refusal::PlaceDue { seat: Seat(1) }, "collectors.turn");
    play(&mut table, 1, place(space::RECYCLE));
    play(&mut table, 0, place(space::RECYCLE));
    assert_eq!(to_act(&table), [1]);
    play(&mut table, 1, place(space::RECYCLE));
    play_all(&mut table, &[(0, place(space::SKILL)), (0, gain(10))]);
    // Seat 1 has no bottle at all any more: in the second quarter only seat 0 is to act.
    let public = view(&table, Viewer::Public);
    assert_eq!((public.quarter, to_act(&table)), (2, vec![0]));
}

#[test]
fn collectors_turn_needs_an_empty_space_and_a_bottle_on_it() {
    let mut table = table(&PLAIN);
    refuse(&mut table, 0, Move::Pass, &Refusal::PlaceDue { seat: Seat(0) }, "collectors.turn");
    play_all(&mut table, &[(0, place(space::SKILL)), (0, gain(10))]);
    assert_eq!(seat(&table, 0).places.len(), 1);
    assert_eq!(view(&table, Viewer::Public).spaces[5].seat, Some(Seat(0)));
    refuse(&mut table, 1, place(space::SKILL), &Refusal::SpaceTaken { space: 5 }, "collectors.turn");
    assert!(!table.legal(Seat(1)).contains(&place(space::SKILL)));
}

#[test]
fn collectors_turn_a_bottle_won_in_another_seats_auction_can_be_placed() {
    // Card 13 in the auction pool is a bottle.
    let mut table = table(&Deal { auction: [13, 2, 5, 6], ..PLAIN });
    play_all(&mut table, &[(0, place(space::SKILL)), (0, gain(10)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(13)), (0, bid(1)), (1, Move::Pass)]);
    play_all(&mut table, &[(0, Move::PayCoins), (0, Move::Settle { side: brocante_collectors::Side::Market })]);
    play(&mut table, 1, place(space::RECYCLE));
    assert_eq!(view(&table, Viewer::Public).quarter, 2, "nobody won a bottle, so the quarter ended");

    let mut table = self::table(&Deal { first: 1, auction: [13, 2, 5, 6], ..PLAIN });
    play_all(&mut table, &[(1, place(space::RECYCLE)), (0, place(space::RECYCLE)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(13)), (0, bid(1)), (1, bid(2)), (0, Move::Pass)]);
    play_all(&mut table, &[(1, Move::PayCoins), (1, Move::Settle { side: brocante_collectors::Side::Skill })]);
    let public = view(&table, Viewer::Public);
    assert_eq!((public.quarter, to_act(&table)), (1, vec![1]), "seat 1 had no bottle left and has one again");
}

#[test]
fn collectors_pay_needs_the_coins_of_the_space_and_of_the_cheapest_item() {
    let mut table = table(&PLAIN);
    let too_dear = |space, cost| Refusal::SpaceTooDear { space, cost, coins: 2 };
    refuse(&mut table, 0, place(space::BUY_FOR_3), &too_dear(4, 3), "collectors.pay");
    assert!(table.legal(Seat(0)).contains(&place(space::BUY_FOR_2)), "items cost nothing yet");
    // All items within seat 0's reach are penguins, and the market has two of them.
    let deal = Deal { first: 1, hands: &[[0, 1, 40], [36, 49, 28]], items: &[2, 3, 4], ..PLAIN };
    let deal = Deal { auction: [5, 6, 7, 8], skills: &[76, 77, 12], ..deal };
    let mut table = self::table(&deal);
    play_all(&mut table, &[(1, place(space::RAISE_TWO)), (1, raise(28)), (1, raise(76))]);
    assert_eq!(prices(&table), [2, 0, 0, 0, 0]);
    play_all(&mut table, &[(0, place(space::RAISE_ONE)), (0, raise(40))]);
    play(&mut table, 1, place(space::RECYCLE));
    let refusal = Refusal::SpaceTooDear { space: space::BUY_FOR_2, cost: 4, coins: 3 };
    refuse(&mut table, 0, place(space::BUY_FOR_2), &refusal, "collectors.pay");
    assert!(table.legal(Seat(0)).contains(&place(space::BUY)));
}

#[test]
fn collectors_pay_needs_the_cards_of_the_action() {
    // Seat 0 puts both hand cards into the market, and then has none to tuck.
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(space::RAISE_TWO)), (0, raise(20)), (0, raise(41)), (1, place(space::RECYCLE))]);
    let refusal = Refusal::TooFewCards { space: space::TILE, needs: 2, there: 0 };
    refuse(&mut table, 0, place(space::TILE), &refusal, "collectors.pay");
}

#[test]
fn collectors_buy_example_of_a_space_for_1_and_two_market_cards_costs_3() {
    let deal = Deal { first: 1, hands: &[[0, 1, 2], [18, 28, 29]], items: &[3, 46, 47], ..PLAIN };
    let mut table = table(&Deal { auction: [5, 6, 7, 40], ..deal });
    play_all(&mut table, &[(1, place(space::RAISE_TWO)), (1, raise(28)), (1, raise(29))]);
    assert_eq!(prices(&table), [2, 0, 0, 0, 0]);
    assert_eq!(coins(&table, 0), 3);
    play(&mut table, 0, place(space::BUY));
    assert_eq!(coins(&table, 0), 2);
    let told = play(&mut table, 0, buy(3));
    assert!(heard_by(&told, 1).contains(&Event::Bought { seat: Seat(0), card: 3, price: 2 }));
    assert_eq!(coins(&table, 0), 0);
    assert_eq!(seat(&table, 0).items[0].card, 3);
    assert!(view(&table, Viewer::Public).item_pool.iter().all(|face| face.card != 3));
}

#[test]
fn collectors_buy_takes_from_the_item_pool_or_the_hand_only() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::BUY));
    refuse(&mut table, 0, place(space::BUY), &Refusal::BuyDue { seat: Seat(0) }, "collectors.buy");
    refuse(&mut table, 1, buy(28), &Refusal::BuyDue { seat: Seat(0) }, "collectors.buy");
    for card in [0, 1, 10, 21, 90, 255] {
        refuse(&mut table, 0, buy(card), &Refusal::NotForSale { card }, "collectors.buy");
    }
    play(&mut table, 0, buy(20));
    assert_eq!((hand(&table, 0), seat(&table, 0).items.len()), (vec![41], 1));
}

#[test]
fn collectors_buy_refuses_an_item_that_is_too_dear() {
    let mut table = table(&Deal { first: 1, hands: &[[0, 1, 2], [18, 28, 29]], items: &[3, 46, 47], ..PLAIN_POOLS });
    play_all(&mut table, &[(1, place(space::RAISE_TWO)), (1, raise(28)), (1, raise(29))]);
    play(&mut table, 0, place(space::BUY_FOR_2));
    let refusal = Refusal::ItemTooDear { card: 3, price: 2, coins: 1 };
    refuse(&mut table, 0, buy(3), &refusal, "collectors.buy");
    play(&mut table, 0, buy(46));
}

/// The same pools without the cards that the tests above deal to hands.
const PLAIN_POOLS: Deal<'_> = Deal { auction: [5, 6, 7, 40], ..PLAIN };

#[test]
fn collectors_skill_comes_from_the_skill_pool_or_the_hand() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::SKILL));
    refuse(&mut table, 1, place(space::SKILL), &Refusal::SkillDue { seat: Seat(0) }, "collectors.skill");
    for card in [0, 28, 1, 21, 200] {
        refuse(&mut table, 0, gain(card), &Refusal::NoSkillHere { card }, "collectors.skill");
    }
    play(&mut table, 0, gain(11));
    let skills = |table: &_| seat(table, 0).skills.iter().map(|face| face.card).collect::<Vec<_>>();
    let pool = view(&table, Viewer::Public).skill_pool;
    assert_eq!((skills(&table), pool.iter().map(|face| face.card).collect::<Vec<_>>()), (vec![11], vec![10, 19]));
    play_all(&mut table, &[(1, place(space::RECYCLE)), (0, place(6)), (0, gain(41)), (1, place(space::RECYCLE))]);
    assert_eq!(skills(&table), [11, 41], "skills stay");
}

#[test]
fn collectors_skill_bottle_is_there_at_once() {
    let mut table = table(&Deal { skills: &[13, 14, 45], ..PLAIN });
    play_all(&mut table, &[(0, place(space::SKILL)), (0, gain(13))]);
    assert_eq!((seat(&table, 0).bottles, seat(&table, 0).places.len()), (3, 2));
}

#[test]
fn collectors_bottles_are_five_at_the_most() {
    let deal = Deal { hands: &[[0, 20, 4], [8, 21, 42]], skills: &[13, 14, 45], ..PLAIN };
    let mut table = table(&deal);
    play_all(&mut table, &[(0, place(5)), (0, gain(13)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(6)), (0, gain(14)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(7)), (0, gain(45)), (0, place(8))]);
    assert_eq!((seat(&table, 0).bottles, seat(&table, 0).places.len()), (5, 1));
    let told = play(&mut table, 0, gain(4));
    assert!(heard_by(&told, 1).contains(&Event::NoSixthBottle { seat: Seat(0) }));
    assert_eq!((seat(&table, 0).bottles, seat(&table, 0).places.len()), (5, 1));
}

#[test]
fn collectors_skill_work_pays_and_draws_before_the_action() {
    // Seat 0 learns work-income and work-card and then works on the tile with one card in hand.
    let mut table = table(&Deal { then: &[60, 61, 62, 63], ..PLAIN });
    play_all(&mut table, &[(0, place(5)), (0, gain(10)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(6)), (0, gain(20)), (1, place(space::RECYCLE))]);
    // Fill drew 60 and 61, income 62 and 63; seat 0 has the cards 41 and 62 or 63.
    let before = coins(&table, 0);
    let drawn = hand(&table, 0);
    assert_eq!((view(&table, Viewer::Public).quarter, drawn.len()), (2, 2));
    let told = play(&mut table, 0, place(space::TILE));
    assert_eq!(coins(&table, 0), before + 1 + 2, "the tile's $1 and the skill's $2");
    assert_eq!(hand(&table, 0).len(), 3);
    assert!(heard_by(&told, 1).contains(&Event::WorkIncome { seat: Seat(0), coins: 2 }));
    assert!(heard_by(&told, 1).contains(&Event::Drew { seat: Seat(0), count: 1 }));
    assert!(heard_by(&told, 1).iter().all(|event| !matches!(event, Event::Drawn { .. })), "others don't see it");
    let new = hand(&table, 0).into_iter().find(|card| !drawn.contains(card)).unwrap();
    play(&mut table, 0, tuck(new));
    assert_eq!(seat(&table, 0).tucked, 1);
}

#[test]
fn collectors_skill_work_counts_the_card_it_certainly_draws() {
    let mut table = table(&PLAIN);
    // With card 41 alone in hand and no work-card, the tile is refused; with work-card it is not.
    play_all(&mut table, &[(0, place(5)), (0, gain(20)), (1, place(space::RAISE_ONE)), (1, raise(21))]);
    assert_eq!((hand(&table, 0), hand(&table, 1)), (vec![41], vec![42]));
    assert!(table.legal(Seat(0)).contains(&place(space::TILE)));
    play(&mut table, 0, place(space::RECYCLE));
    let refusal = Refusal::TooFewCards { space: space::TILE, needs: 2, there: 1 };
    refuse(&mut table, 1, place(space::TILE), &refusal, "collectors.pay");
}

#[test]
fn collectors_skill_work_comes_after_the_cost() {
    // A work-income skill doesn't help to pay for "draw two".
    let deck = deck_without_income("[0, 0, 0, 0]");
    let mut poor = table_with(&PLAIN, Some(deck));
    play_all(&mut poor, &[(0, place(5)), (0, gain(10)), (1, place(6)), (1, gain(21))]);
    let refusal = Refusal::SpaceTooDear { space: space::DRAW_TWO, cost: 1, coins: 0 };
    refuse(&mut poor, 0, place(space::DRAW_TWO), &refusal, "collectors.pay");
}

#[test]
fn collectors_skill_many_copies_all_work() {
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(5)), (0, gain(10)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(6)), (0, gain(19)), (1, place(space::RECYCLE))]);
    let before = coins(&table, 0);
    play(&mut table, 0, place(space::RECYCLE));
    assert_eq!(coins(&table, 0), before + 1 + 2 * 2);
}

#[test]
fn collectors_raise_takes_the_hand_and_the_lowest_cards_judged_anew() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::RAISE_TWO));
    refuse(&mut table, 1, raise(10), &Refusal::RaiseDue { seat: Seat(0) }, "collectors.raise");
    refuse(&mut table, 0, buy(28), &Refusal::RaiseDue { seat: Seat(0) }, "collectors.raise");
    for card in [11, 19, 2, 6, 28, 21, 0, 99] {
        refuse(&mut table, 0, raise(card), &Refusal::NotForMarket { card }, "collectors.raise");
    }
    play(&mut table, 0, raise(10));
    refuse(&mut table, 0, raise(2), &Refusal::NotForMarket { card: 2 }, "collectors.raise");
    play(&mut table, 0, raise(11));
    assert_eq!(prices(&table), [0, 0, 2, 0, 0], "both have music on their market side");
    play_all(&mut table, &[(1, place(space::RAISE_TWO_FOR_2)), (1, raise(1)), (1, raise(42))]);
    assert_eq!((prices(&table), coins(&table, 1)), ([0, 2, 2, 0, 0], 1));
    play_all(&mut table, &[(0, place(space::RAISE_ONE)), (0, raise(20))]);
    assert_eq!((prices(&table), to_act(&table)), ([0, 2, 3, 0, 0], vec![1]), "one card on this space");
}

#[test]
fn collectors_work_tuck_hides_the_card_and_the_owner_remembers() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::TILE));
    assert_eq!(view(&table, Viewer::Public).left, 2);
    refuse(&mut table, 1, tuck(21), &Refusal::TuckDue { seat: Seat(0) }, "collectors.work.tuck");
    for card in [21, 0, 10, 120] {
        refuse(&mut table, 0, tuck(card), &Refusal::NotInHand { card }, "collectors.work.tuck");
    }
    let told = play(&mut table, 0, tuck(20));
    assert_eq!(heard_by(&told, 1), [Event::Tucked { seat: Seat(0) }]);
    assert_eq!(told[1].audience, Audience::Only(Seat(0)));
    play(&mut table, 0, tuck(41));
    assert_eq!((seat(&table, 0).tucked, seat(&table, 0).hand), (2, 0));
    let own = view(&table, Viewer::Seat(Seat(0))).own.unwrap();
    assert_eq!(own.tucked.iter().map(|face| face.card).collect::<Vec<_>>(), [20, 41]);
}

#[test]
fn collectors_work_tuck_after_a_draw() {
    let mut table = table(&Deal { then: &[60], ..PLAIN });
    play(&mut table, 0, place(space::DRAW_TUCK));
    assert_eq!((hand(&table, 0), view(&table, Viewer::Public).phase), (vec![20, 41, 60], Phase::Tuck));
    play(&mut table, 0, tuck(60));
    assert_eq!((hand(&table, 0), to_act(&table)), (vec![20, 41], vec![1]));
}

#[test]
fn collectors_work_draw_two_cards_for_1() {
    let mut table = table(&Deal { then: &[60, 61], ..PLAIN });
    let told = play(&mut table, 0, place(space::DRAW_TWO));
    assert_eq!((hand(&table, 0), coins(&table, 0)), (vec![20, 41, 60, 61], 1));
    assert!(heard_by(&told, 0).contains(&Event::Drawn { seat: Seat(0), cards: vec![60, 61] }));
    assert!(heard_by(&told, 1).contains(&Event::Drew { seat: Seat(0), count: 2 }));
}

#[test]
fn collectors_work_recycle_takes_the_bottle_and_leaves_the_space_free() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::RECYCLE));
    assert_eq!((seat(&table, 0).bottles, coins(&table, 0)), (1, 3));
    assert_eq!(view(&table, Viewer::Public).spaces[usize::from(space::RECYCLE)].seat, None);
    play(&mut table, 1, place(space::RECYCLE));
    play(&mut table, 0, place(space::RECYCLE));
    assert_eq!(seat(&table, 0).bottles, 0);
}

#[test]
fn collectors_work_first_player_token_is_for_the_next_quarter() {
    let mut table = table(&Deal { then: &[60], ..PLAIN });
    play(&mut table, 0, place(space::RECYCLE));
    play(&mut table, 1, place(space::DRAW_FIRST));
    assert_eq!(view(&table, Viewer::Public).token, Some(Seat(1)));
    assert!(hand(&table, 1).contains(&60));
    assert_eq!(to_act(&table), [0], "this quarter goes on as before");
    play_all(&mut table, &[(0, place(5)), (0, gain(10)), (1, place(6)), (1, gain(11))]);
    assert_eq!((view(&table, Viewer::Public).quarter, to_act(&table)), (2, vec![1]));
}
