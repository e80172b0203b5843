//! Tests of the rules of auctions by their ids.

mod common;

use brocante_collectors::{Collectors, Event, Move, Phase, Refusal, Side};
use brocante_core::{Seat, Table, Viewer};
use common::*;

/// Seat 0 puts up a card of the auction pool on a space that pays nothing.
fn on_sale() -> Table<Collectors> {
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(1))]);
    table
}

fn settle(side: Side) -> Move {
    Move::Settle { side }
}

/// The card on sale as a viewer knows it.
fn card_on_sale(table: &Table<Collectors>, viewer: Viewer) -> Option<u8> {
    view(table, viewer).auction.unwrap().card.map(|face| face.card)
}

#[test]
fn collectors_skill_auction_example_of_two_skills_on_the_space_for_2_gives_4() {
    let mut table = table(&Deal { hands: &[[0, 3, 7], [8, 21, 42]], ..PLAIN });
    play_all(&mut table, &[(0, place(5)), (0, gain(3)), (1, place(space::RECYCLE))]);
    play_all(&mut table, &[(0, place(6)), (0, gain(7)), (1, place(space::RECYCLE))]);
    let before = coins(&table, 0);
    let told = play(&mut table, 0, place(space::AUCTION_GAIN_2));
    assert_eq!(coins(&table, 0), before + 4);
    assert!(heard_by(&told, 1).contains(&Event::AuctionIncome { seat: Seat(0), coins: 2 }));
}

#[test]
fn collectors_skill_auction_pays_every_owner_before_the_bids() {
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(space::RECYCLE)), (1, place(5)), (1, gain(21))]);
    play(&mut table, 0, place(space::AUCTION));
    assert_eq!((coins(&table, 0), coins(&table, 1)), (3, 4));
    // The starter's own skill lets it open an auction it could not open otherwise.
    let deck = deck_without_income("[0, 0, 0, 0]");
    let mut poor = table_with(&Deal { hands: &[[0, 20, 3], [8, 21, 42]], ..PLAIN }, Some(deck));
    play_all(&mut poor, &[(0, place(5)), (0, gain(3)), (1, place(space::TILE)), (1, tuck(21)), (1, tuck(42))]);
    play_all(&mut poor, &[(0, place(space::RAISE_ONE)), (0, raise(20))]);
    refuse(&mut poor, 1, place(space::AUCTION), &Refusal::CantOpen, "collectors.auction.start");
    play(&mut poor, 1, place(space::RECYCLE));
    assert_eq!((coins(&poor, 0), seat(&poor, 0).hand, to_act(&poor)), (0, 0, vec![0]));
    assert!(poor.legal(Seat(0)).contains(&place(space::AUCTION)));
}

#[test]
fn collectors_auction_start_takes_the_pool_face_up_or_the_hand_either_way() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::AUCTION));
    let rule = "collectors.auction.start";
    refuse(&mut table, 1, put_up(1), &Refusal::AuctionDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, bid(1), &Refusal::AuctionDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, put_up_unseen(1), &Refusal::PoolFaceUp { card: 1 }, rule);
    for card in [0, 10, 28, 21, 91] {
        refuse(&mut table, 0, put_up(card), &Refusal::NotForAuction { card }, rule);
        refuse(&mut table, 0, put_up_unseen(card), &Refusal::NotForAuction { card }, rule);
    }
    let moves = table.legal(Seat(0));
    assert!([put_up(6), put_up(20), put_up_unseen(20)].iter().all(|mv| moves.contains(mv)));
    let told = play(&mut table, 0, put_up(20));
    assert!(heard_by(&told, 1).contains(&Event::PutUp { seat: Seat(0), card: 20 }));
    assert_eq!(card_on_sale(&table, Viewer::Public), Some(20));
}

#[test]
fn collectors_auction_start_leaves_a_dollar_to_open_with() {
    let deck = deck_without_income("[0, 0, 0, 0]");
    let mut table = table_with(&PLAIN, Some(deck));
    play_all(&mut table, &[(0, place(space::RAISE_ONE)), (0, raise(20)), (1, place(space::RECYCLE))]);
    // Card 41 alone is worth $1: enough to open with for a card of the pool, not for itself.
    play(&mut table, 0, place(space::AUCTION));
    refuse(&mut table, 0, put_up(41), &Refusal::CantOpen, "collectors.auction.start");
    assert!(table.legal(Seat(0)).iter().all(|mv| !matches!(mv, Move::Auction { card: 41, .. })));
    play_all(&mut table, &[(0, put_up(1)), (0, bid(1))]);
}

#[test]
fn collectors_auction_start_face_down_is_known_to_the_starter_alone() {
    let mut table = table(&PLAIN);
    play(&mut table, 0, place(space::AUCTION));
    let told = play(&mut table, 0, put_up_unseen(20));
    assert_eq!(heard_by(&told, 1), [Event::PutUpUnseen { seat: Seat(0) }]);
    assert!(heard_by(&told, 0).contains(&Event::PutUpCard { seat: Seat(0), card: 20 }));
    assert_eq!(card_on_sale(&table, Viewer::Seat(Seat(0))), Some(20));
    assert_eq!(card_on_sale(&table, Viewer::Seat(Seat(1))), None);
    assert_eq!(card_on_sale(&table, Viewer::Public), None);
}

#[test]
fn collectors_auction_bid_is_opened_by_the_starter_and_rises() {
    let mut table = on_sale();
    let rule = "collectors.auction.bid";
    refuse(&mut table, 1, bid(1), &Refusal::BidDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, Move::PayCoins, &Refusal::BidDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, Move::Pass, &Refusal::MustOpen, rule);
    refuse(&mut table, 0, bid(0), &Refusal::MustOpen, rule);
    play(&mut table, 0, bid(2));
    assert_eq!(to_act(&table), [1]);
    refuse(&mut table, 1, bid(2), &Refusal::BidTooLow { bid: 2, least: 3 }, rule);
    play(&mut table, 1, bid(3));
    play(&mut table, 0, bid(4));
    play(&mut table, 1, Move::Pass);
    let auction = view(&table, Viewer::Public).auction.unwrap();
    assert_eq!((auction.bidder, auction.due, to_act(&table)), (Some(Seat(0)), 4, vec![0]));
}

#[test]
fn collectors_auction_bid_is_passed_for_good() {
    let hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    let mut table = table(&Deal { hands: &hands, auction: [9, 10, 11, 12], items: &[], skills: &[], ..PLAIN });
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(9)), (0, bid(1)), (1, Move::Pass), (2, bid(2))]);
    assert_eq!(to_act(&table), [0], "seat 1 is out");
    play_all(&mut table, &[(0, bid(3)), (2, Move::Pass)]);
    assert_eq!(view(&table, Viewer::Public).phase, Phase::Pay);
}

#[test]
fn collectors_auction_bid_is_no_higher_than_coins_and_coin_corners() {
    // Seat 1 has $3, a card of $1 and one of $2.
    let mut table = table(&Deal { hands: &[[0, 20, 41], [8, 21, 12]], ..PLAIN });
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(1)), (0, bid(1))]);
    let rule = "collectors.auction.bid";
    refuse(&mut table, 1, bid(7), &Refusal::BidTooHigh { bid: 7, most: 6 }, rule);
    refuse(&mut table, 1, bid(u16::MAX), &Refusal::BidTooHigh { bid: u16::MAX, most: 6 }, rule);
    let moves = table.legal(Seat(1));
    assert_eq!(moves.to_vec(), [Move::Pass, bid(2), bid(3), bid(4), bid(6)]);
    assert!(!moves.is_complete(), "$5 is lawful too");
    play(&mut table, 1, bid(6));
    assert_eq!(seat(&table, 1).hand_twos, 1, "the bid shows that a card is worth $2");
}

/// Seat 1 wins for `price` with these two hand cards and `coins`.
fn won_for(hand: [u32; 2], coins: u16, price: u16) -> Table<Collectors> {
    let deck = deck_without_income(&format!("[2, {coins}, 0, 0]"));
    let hands = [[0, 20, 41], [8, hand[0], hand[1]]];
    let mut table = table_with(&Deal { hands: &hands, ..PLAIN }, Some(deck));
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(1)), (0, bid(1)), (1, bid(price)), (0, Move::Pass)]);
    table
}

const ONE: u32 = 21;
const TWO: u32 = 12;
const OTHER_TWO: u32 = 16;

#[test]
fn collectors_auction_pay_with_coins_and_cards() {
    let mut table = won_for([ONE, TWO], 3, 5);
    let rule = "collectors.auction.pay";
    refuse(&mut table, 0, Move::PayCoins, &Refusal::PayDue { seat: Seat(1) }, rule);
    refuse(&mut table, 1, Move::Pass, &Refusal::PayDue { seat: Seat(1) }, rule);
    refuse(&mut table, 1, Move::PayCoins, &Refusal::CoinsShort { due: 5, coins: 3 }, rule);
    for card in [0, 20, 1, 90] {
        refuse(&mut table, 1, pay_card(card), &Refusal::NotYoursToPay { card }, rule);
    }
    play(&mut table, 1, pay_card(TWO as u8));
    assert_eq!(view(&table, Viewer::Public).auction.unwrap().due, 3);
    let told = play(&mut table, 1, Move::PayCoins);
    assert!(heard_by(&told, 0).contains(&Event::PaidCoins { seat: Seat(1), coins: 3 }));
    let public = view(&table, Viewer::Public);
    assert_eq!((coins(&table, 1), hand(&table, 1), public.phase), (0, vec![ONE as u8], Phase::Settle));
    assert_eq!(public.discard.iter().map(|face| face.card).collect::<Vec<_>>(), [TWO as u8], "all may see it");
}

#[test]
fn collectors_auction_pay_gives_no_change() {
    let mut table = won_for([ONE, TWO], 3, 3);
    play(&mut table, 1, pay_card(TWO as u8));
    play(&mut table, 1, pay_card(ONE as u8));
    assert_eq!((coins(&table, 1), view(&table, Viewer::Public).phase), (3, Phase::Settle));
    let mut table = won_for([TWO, OTHER_TWO], 3, 3);
    play_all(&mut table, &[(1, pay_card(TWO as u8)), (1, pay_card(OTHER_TWO as u8))]);
    assert_eq!((coins(&table, 1), view(&table, Viewer::Public).phase), (3, Phase::Settle), "$4 for $3");
}

#[test]
fn collectors_auction_pay_refuses_a_card_that_is_not_needed() {
    // $1 and then $2 for a price of 2: without the first card the second would do.
    let mut table = won_for([ONE, TWO], 1, 2);
    play(&mut table, 1, pay_card(ONE as u8));
    let refusal = Refusal::CardNotNeeded { card: TWO as u8, due: 1 };
    refuse(&mut table, 1, pay_card(TWO as u8), &refusal, "collectors.auction.pay");
    assert_eq!(table.legal(Seat(1)).to_vec(), [Move::PayCoins]);
}

#[test]
fn collectors_auction_pay_refuses_a_card_after_which_the_rest_can_not_be_paid() {
    // Without coins, a price of 2 and the cards $1 and $2: after the $1 only the $2 would be left.
    let mut table = won_for([ONE, TWO], 0, 2);
    refuse(&mut table, 1, pay_card(ONE as u8), &Refusal::DeadEnd { card: ONE as u8 }, "collectors.auction.pay");
    assert_eq!(table.legal(Seat(1)).to_vec(), [pay_card(TWO as u8)]);
    play(&mut table, 1, pay_card(TWO as u8));
    assert_eq!(view(&table, Viewer::Public).phase, Phase::Settle);
}

#[test]
fn collectors_auction_pay_is_in_coins_if_no_card_is_left() {
    let mut table = won_for([ONE, TWO], 3, 5);
    play_all(&mut table, &[(1, pay_card(TWO as u8)), (1, pay_card(ONE as u8))]);
    assert_eq!((coins(&table, 1), view(&table, Viewer::Public).phase), (1, Phase::Settle));
}

/// Seat 0 sells card 20 face down, and seat 1 wins it for $2.
fn won_unseen() -> Table<Collectors> {
    let mut table = table(&PLAIN);
    play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up_unseen(20)), (0, bid(1)), (1, bid(2))]);
    play(&mut table, 0, Move::Pass);
    assert_eq!(card_on_sale(&table, Viewer::Seat(Seat(1))), None, "nobody looks before it is paid");
    let told = play(&mut table, 1, Move::PayCoins);
    assert!(heard_by(&told, 1).contains(&Event::Looked { seat: Seat(1), card: 20 }));
    assert_eq!(card_on_sale(&table, Viewer::Seat(Seat(1))), Some(20));
    assert_eq!(card_on_sale(&table, Viewer::Public), None);
    table
}

#[test]
fn collectors_auction_place_as_item_skill_or_market_for_free() {
    let won = || {
        let mut table = on_sale();
        play_all(&mut table, &[(0, bid(1)), (1, Move::Pass), (0, Move::PayCoins)]);
        table
    };
    let rule = "collectors.auction.place";
    let mut table = won();
    refuse(&mut table, 1, settle(Side::Item), &Refusal::SettleDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, gain(1), &Refusal::SettleDue { seat: Seat(0) }, rule);
    refuse(&mut table, 0, settle(Side::Secret), &Refusal::SeenNoSecret, rule);
    assert_eq!(table.legal(Seat(0)).len(), 3);
    play(&mut table, 0, settle(Side::Item));
    assert_eq!((seat(&table, 0).items[0].card, coins(&table, 0)), (1, 1));
    let mut table = won();
    play(&mut table, 0, settle(Side::Skill));
    assert_eq!(seat(&table, 0).skills[0].card, 1);
    let mut table = won();
    play(&mut table, 0, settle(Side::Market));
    assert_eq!((prices(&table), to_act(&table)), ([0, 1, 0, 0, 0], vec![1]));
}

#[test]
fn collectors_auction_place_openly_shows_a_face_down_card() {
    let mut table = won_unseen();
    let told = play(&mut table, 1, settle(Side::Item));
    assert!(heard_by(&told, 0).contains(&Event::Settled { seat: Seat(1), card: 20, side: Side::Item }));
    assert_eq!(seat(&table, 1).items[0].card, 20);
}

#[test]
fn collectors_auction_place_as_a_secret_is_known_to_winner_and_starter() {
    let mut table = won_unseen();
    let told = play(&mut table, 1, settle(Side::Secret));
    assert!(heard_by(&told, 0).contains(&Event::SettledUnseen { seat: Seat(1) }));
    let secret = |viewer| view(&table, viewer).seats[1].secrets[1].clone();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(secret(viewer).card.map(|face| face.card), Some(20));
    }
    assert_eq!(secret(Viewer::Public).card, None);
    assert_eq!(secret(Viewer::Public).from, Seat(0));
}
