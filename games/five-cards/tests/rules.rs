//! One test or more for every rule of RULES.md, named by its id; five.memory has a file of its own.

mod common;

use brocante_core::{
    AddressedEvent, Audience, DeckChoice, Game, Header, OpenError, Refuses, Seat, Status, Table, Viewer,
};
use brocante_five_cards::{Event, FiveCards, Move, Onto, Phase, Refusal, Special, View};
use common::*;
use serde_json::json;

#[test]
fn five_symbols_are_five_figures_in_five_colours_twice() {
    assert_eq!(all_cards(3)[..25], [2; 25]);
}

#[test]
fn five_specials_are_twenty_one() {
    assert_eq!(all_cards(3)[25..32], [2, 4, 2, 3, 4, 3, 3]);
}

fn refused_deck(from: &str, to: &str) -> (usize, Refusal) {
    let text = FiveCards::INFO.decks[0].1;
    assert!(text.contains(from));
    let header = Header { deck: Some(DeckChoice::text(text.replacen(from, to, 1))), ..header(3) };
    match Table::<FiveCards>::open(&header) {
        Err(OpenError::Deck { line, refusal }) => (line, refusal),
        other => panic!("{from} → {to}: {other:?}"),
    }
}

#[test]
fn five_symbols_of_a_deck_need_five_names_each() {
    assert_eq!(
        refused_deck("  { id = \"grin\",", "  { id = \"smile\", name = { en = \"smile\" } },\n  { id = \"grin\","),
        (10, Refusal::DeckSymbols { expected: 5 })
    );
    assert_eq!(refused_deck("id = \"scowl\"", "id = \"grin\""), (6, Refusal::DeckName { most: 60 }));
    assert_eq!(
        refused_deck("en = \"wink\"", &format!("en = \"{}\"", "w".repeat(61))),
        (7, Refusal::DeckName { most: 60 })
    );
    assert_eq!(Refusal::DeckSymbols { expected: 5 }.rule(), "five.symbols");
}

#[test]
fn five_specials_of_a_deck_add_up() {
    assert_eq!(refused_deck("direction = 2", "direction = 3"), (35, Refusal::DeckSpecials { expected: 21, found: 22 }));
    assert_eq!(refused_deck("direction = 2", "direction = 13"), (38, Refusal::DeckSpecialCount { most: 12 }));
    assert_eq!(
        refused_deck("direction = 2", "detour = 2").1,
        Refusal::DeckUnknownSpecial { special: "detour".to_owned() }
    );
    assert_eq!(Refusal::DeckSpecials { expected: 21, found: 22 }.rule(), "five.specials");
}

#[test]
fn five_collections_show_every_figure_and_colour_once_and_share_little() {
    let row = "  [\"grin-red\", \"scowl-yellow\", \"wink-green\", \"gasp-blue\", \"snooze-violet\"],\n";
    assert_eq!(refused_deck(row, ""), (30, Refusal::DeckCollections { expected: 10 }));
    assert_eq!(refused_deck(row, &row.repeat(2)), (23, Refusal::DeckCollectionsAlike));
    assert_eq!(
        refused_deck("[\"grin-red\", \"scowl-yellow\"", "[\"grin-red\", \"scowl-red\"").1,
        Refusal::DeckCollectionShape
    );
    assert_eq!(
        refused_deck("[\"grin-red\"", "[\"grin-pink\"").1,
        Refusal::DeckUnknownSymbol { symbol: "grin-pink".to_owned() }
    );
    assert_eq!(Refusal::DeckCollectionsAlike.rule(), "five.collections");
}

#[test]
fn five_setup_deals_seven_each_and_turns_up_a_symbol() {
    let mut header = header(3);
    header.draws.insert("first".to_owned(), vec![2]);
    // After the hands two specials come up, then a symbol.
    let table = table_of(header, &[&[0], &[0]], DIRECTION, &[VIEW_HAND, 5]);
    let view = view(&table, 0);
    assert_eq!(view.seats.iter().map(|seat| seat.hand_size).collect::<Vec<_>>(), [7, 7, 7]);
    assert_eq!((view.active, view.clockwise, view.phase), (Seat(2), true, Phase::Turn));
    assert_eq!(pile(&table), [5]);
    assert_eq!(view.used.iter().map(|card| card.kind).collect::<Vec<_>>(), [DIRECTION, VIEW_HAND]);
    assert_eq!(view.seats[1].wanted.iter().map(|card| card.kind).collect::<Vec<_>>(), [1, 7, 13, 19, 20]);
    assert_eq!(usize::from(view.deck_len), 71 - 21 - 3);
    assert!(table.game().view(table.state(), Viewer::Public).hand.is_empty());
}

#[test]
fn five_setup_gives_the_turn_to_one_seat() {
    let mut table = table(3, &[], 0, &[]);
    refuse(&mut table, 1, Move::Pass, &Refusal::NotYourTurn { seat: Seat(0) }, "five.setup");
    play(&mut table, 0, Move::Pass);
    assert_eq!(active(&table), 1);
}

#[test]
fn five_two_plays_with_nine_cards_without_two_specials_and_with_three_passes() {
    assert_eq!(all_cards(2)[25..32], [0, 4, 0, 3, 4, 3, 3]);
    let mut plain = table(2, &[&[0, 0], &[1, 1]], 5, &[]);
    assert_eq!((hand(&plain, 0).len(), view(&plain, 0).hand_limit), (9, 9));
    for turn in 0..3 {
        play(&mut plain, 0, Move::Pass);
        if turn == 0 {
            let card = hand(&plain, 1).into_iter().find(|card| card % 5 == 0 || *card / 5 == 1);
            play(&mut plain, 1, card.map_or(Move::Collect { card: 1 }, |card| Move::Discard { card }));
        } else {
            play(&mut plain, 1, Move::Pass);
        }
    }
    refuse(&mut plain, 0, Move::Pass, &Refusal::NoPassLeft, "five.two");
    let options = json!({ "expert": true }).as_object().cloned().unwrap();
    let expert = table_of(Header { options, ..header(2) }, &[], 5, &[]);
    assert_eq!((hand(&expert, 0).len(), view(&expert, 0).hand_limit), (7, 7));
}

#[test]
fn five_collect_lays_out_one_card_that_is_lacking() {
    let mut table = table(3, &[&[0, 0, 6, 1]], 5, &[]);
    refuse(&mut table, 0, Move::Collect { card: 1 }, &Refusal::NotLacking { card: 1 }, "five.collect");
    refuse(&mut table, 0, Move::Collect { card: 12 }, &Refusal::CollectNotInHand { card: 12 }, "five.collect");
    refuse(&mut table, 0, Move::Collect { card: 200 }, &Refusal::CollectNotInHand { card: 200 }, "five.collect");
    play(&mut table, 0, Move::Collect { card: 0 });
    assert_eq!(view(&table, 1).seats[0].collected.iter().map(|card| card.kind).collect::<Vec<_>>(), [0]);
    assert_eq!(active(&table), 1, "one a turn");
    pass_upto(&mut table, 0);
    refuse(&mut table, 0, Move::Collect { card: 0 }, &Refusal::NotLacking { card: 0 }, "five.collect");
}

#[test]
fn five_discard_needs_the_same_figure_or_colour() {
    let mut table = table(3, &[&[3, 10, 19, VIEW_HAND]], 0, &[]);
    refuse(&mut table, 0, Move::Discard { card: 19 }, &Refusal::NoMatch { card: 19, top: 0 }, "five.discard");
    refuse(&mut table, 0, Move::Discard { card: VIEW_HAND }, &Refusal::NotASymbol { card: VIEW_HAND }, "five.discard");
    refuse(&mut table, 0, Move::Discard { card: 4 }, &Refusal::DiscardNotInHand { card: 4 }, "five.discard");
    play(&mut table, 0, Move::Discard { card: 3 });
    assert_eq!(pile(&table), [0, 3]);
    pass_upto(&mut table, 0);
    refuse(&mut table, 0, Move::Discard { card: 10 }, &Refusal::NoMatch { card: 10, top: 3 }, "five.discard");
}

#[test]
fn five_discard_takes_any_symbol_on_an_empty_pile() {
    let mut table = table(3, &[&[PILE_SWAP], &[19]], 0, &[]);
    play(&mut table, 0, Move::PileSwap);
    play(&mut table, 1, Move::Discard { card: 19 });
    assert_eq!(pile(&table), [19]);
}

#[test]
fn five_special_goes_to_the_used_pile_and_ends_the_turn() {
    let mut table = table(3, &[&[DIRECTION, DRAW_HAND]], 0, &[]);
    refuse(&mut table, 0, Move::Retrieve, &Refusal::SpecialNotInHand { card: RETRIEVE }, "five.special");
    for from in [0, 3, 255] {
        refuse(&mut table, 0, Move::DrawHand { from: Seat(from) }, &Refusal::NotAnotherSeat, "five.special");
    }
    play(&mut table, 0, Move::Direction);
    assert_eq!(view(&table, 0).used.iter().map(|card| card.kind).collect::<Vec<_>>(), [DIRECTION]);
    assert!(!hand(&table, 0).contains(&DIRECTION));
    assert_ne!(active(&table), 0);
}

#[test]
fn five_draw_is_hidden_and_the_card_may_be_used_at_once_or_kept() {
    // Seat 0 makes room first, then draws a card it lacks, one that matches, a special, and one of no use.
    let mut table = table(3, &[&[5, 10, 15, 20]], 0, &[6, 1, DIRECTION, 23]);
    let limit = Refusal::HandFull { limit: 7 };
    refuse(&mut table, 0, Move::Draw, &limit, "five.draw");
    refuse(&mut table, 0, Move::Keep, &Refusal::NothingDrawn, "five.draw");
    play(&mut table, 0, Move::Discard { card: 5 });
    pass_upto(&mut table, 0);
    let told = play(&mut table, 0, Move::Draw);
    let heard = |viewer| told.iter().filter(|told| told.audience.includes(viewer)).count();
    assert_eq!((heard(Viewer::Seat(Seat(0))), heard(Viewer::Seat(Seat(1))), heard(Viewer::Public)), (2, 1, 1));
    assert_eq!((view(&table, 0).drawn.map(|card| card.kind), view(&table, 1).drawn), (Some(6), None));
    let only = Refusal::OnlyTheDrawnCard { card: 6 };
    for mv in [Move::Draw, Move::Pass, Move::Discard { card: 10 }] {
        refuse(&mut table, 0, mv, &only, "five.draw");
    }
    play(&mut table, 0, Move::Collect { card: 6 });
    pass_upto(&mut table, 0);
    play(&mut table, 0, Move::Draw);
    refuse(&mut table, 0, Move::Discard { card: 1 }, &Refusal::NoMatch { card: 1, top: 5 }, "five.discard");
    play(&mut table, 0, Move::Keep);
    assert_eq!(active(&table), 1);
    pass_upto(&mut table, 0);
    play(&mut table, 0, Move::Discard { card: 10 });
    pass_upto(&mut table, 0);
    play(&mut table, 0, Move::Draw);
    play(&mut table, 0, Move::Direction);
    assert_eq!(active(&table), 2, "a special may be used as it is drawn");
}

#[test]
fn five_pass_is_allowed_even_if_something_could_be_done() {
    let mut table = table(3, &[&[0]], 5, &[]);
    assert!(table.legal(Seat(0)).contains(&Move::Collect { card: 0 }));
    play(&mut table, 0, Move::Pass);
    assert_eq!(active(&table), 1);
}

#[test]
fn five_pile_swap_takes_the_top_of_the_pile() {
    let mut table = table(3, &[&[PILE_SWAP, 3]], 0, &[]);
    play(&mut table, 0, Move::PileSwap);
    assert!(hand(&table, 0).contains(&0));
    assert_eq!((pile(&table), active(&table)), (vec![], 1));
    assert_eq!(known(&table, 1, 0).0, [0], "all saw which card it was");
}

#[test]
fn five_view_hand_shows_the_hand_to_one_and_one_card_must_be_taken() {
    let mut table = table(3, &[&[VIEW_HAND], &[1, 1, 7]], 0, &[]);
    let told = play(&mut table, 0, Move::ViewHand { from: Seat(1) });
    let saw = told.iter().filter(|told| matches!(told.event, Event::SawHand { .. }));
    assert!(saw.map(|told| told.audience).eq([Audience::Only(Seat(0))]));
    refuse(&mut table, 0, Move::Pass, &Refusal::TakeFirst { from: Seat(1) }, "five.view-hand");
    let missing = Refusal::NotInThatHand { card: 2, from: Seat(1) };
    refuse(&mut table, 0, Move::Take { card: 2 }, &missing, "five.view-hand");
    play(&mut table, 0, Move::Take { card: 7 });
    assert!(hand(&table, 0).contains(&7) && !hand(&table, 1).contains(&7));
    refuse(&mut table, 1, Move::Take { card: 7 }, &Refusal::NothingViewed, "five.view-hand");
}

#[test]
fn five_draw_three_draws_up_to_the_limit_only() {
    let mut full = table(3, &[&[DRAW_THREE]], 0, &[1, 2, 3]);
    play(&mut full, 0, Move::DrawThree);
    assert_eq!(hand(&full, 0).len(), 7, "six were left, so one was drawn");
    let mut low = table(3, &[&[DRAW_THREE, 5, 10, 15]], 0, &[1, 2, 3]);
    for card in [5, 10, 15] {
        play(&mut low, 0, Move::Discard { card });
        pass_upto(&mut low, 0);
    }
    play(&mut low, 0, Move::DrawThree);
    assert_eq!(hand(&low, 0).len(), 6);
    assert!([1, 2, 3].iter().all(|card| hand(&low, 0).contains(card)));
}

#[test]
fn five_draw_hand_takes_a_random_card_that_two_seats_see() {
    let mut header = header(3);
    header.draws.insert("hand".to_owned(), vec![7]);
    let mut table = table_of(header, &[&[DRAW_HAND], &[7]], 0, &[]);
    let told = play(&mut table, 0, Move::DrawHand { from: Seat(1) });
    assert!(hand(&table, 0).contains(&7) && !hand(&table, 1).contains(&7));
    let names_card = |viewer| {
        let heard = told.iter().filter(move |told| told.audience.includes(viewer));
        heard.filter(|told| matches!(told.event, Event::Took { card: 7, .. } | Event::Lost { card: 7, .. })).count()
    };
    assert_eq!([0, 1, 2].map(|seat| names_card(Viewer::Seat(Seat(seat)))), [1, 1, 0]);
}

#[test]
fn five_direction_goes_on_with_the_previous_player() {
    let mut table = table(4, &[&[DIRECTION]], 0, &[]);
    play(&mut table, 0, Move::Direction);
    assert_eq!(active(&table), 3);
    play(&mut table, 3, Move::Pass);
    assert_eq!(active(&table), 2);
}

#[test]
fn five_retrieve_takes_any_card_of_the_pile() {
    let mut table = table(3, &[&[RETRIEVE, 5], &[], &[]], 0, &[]);
    refuse(&mut table, 0, Move::Fetch { at: 0, card: 0 }, &Refusal::NothingSearched, "five.retrieve");
    play(&mut table, 0, Move::Discard { card: 5 });
    pass_upto(&mut table, 0);
    play(&mut table, 0, Move::Retrieve);
    refuse(&mut table, 0, Move::Pass, &Refusal::FetchFirst, "five.retrieve");
    for (at, card) in [(2, 0), (1, 0), (255, 5)] {
        refuse(&mut table, 0, Move::Fetch { at, card }, &Refusal::NotInThePile, "five.retrieve");
    }
    play(&mut table, 0, Move::Fetch { at: 0, card: 0 });
    assert_eq!((pile(&table), hand(&table, 0).contains(&0)), (vec![5], true));
}

#[test]
fn five_take_over_moves_a_card_into_the_own_collection_or_onto_the_pile() {
    // Collections 0 and 5 share symbol 0.
    let mut header = header(3);
    header.draws.insert("collection".to_owned(), vec![0, 5, 2]);
    let setup = |header: &Header| {
        let mut table = table_of(header.clone(), &[&[0, 6], &[TAKE_OVER]], 5, &[]);
        play(&mut table, 0, Move::Collect { card: 0 });
        table
    };
    let take = |card, onto| Move::TakeOver { from: Seat(0), card, onto };
    let mut table = setup(&header);
    let not_there = Refusal::NotCollected { card: 6, from: Seat(0) };
    refuse(&mut table, 1, take(6, Onto::Pile), &not_there, "five.take-over");
    play(&mut table, 1, take(0, Onto::Collection));
    let collected = |table: &Table<FiveCards>, seat: usize| view(table, 0).seats[seat].collected.len();
    assert_eq!((collected(&table, 0), collected(&table, 1)), (0, 1));
    let mut table = setup(&header);
    play(&mut table, 1, take(0, Onto::Pile));
    assert_eq!((collected(&table, 0), pile(&table)), (0, vec![5, 0]), "it lies on top");
    assert!(table.legal(Seat(2)).iter().all(|mv| !matches!(mv, Move::Fetch { .. })));
    header.draws.insert("collection".to_owned(), vec![0, 1, 2]);
    let mut table = setup(&header);
    refuse(&mut table, 1, take(0, Onto::Collection), &Refusal::NotLackingEither { card: 0 }, "five.take-over");
}

#[test]
fn five_special_empty_can_not_be_used() {
    let mut table = table(3, &[&[PILE_SWAP], &[PILE_SWAP, RETRIEVE, TAKE_OVER]], 0, &[]);
    play(&mut table, 0, Move::PileSwap);
    refuse(&mut table, 1, Move::PileSwap, &Refusal::PileEmpty, "five.special.empty");
    refuse(&mut table, 1, Move::Retrieve, &Refusal::PileEmpty, "five.special.empty");
    let nothing = Refusal::NothingCollected { from: Seat(0) };
    let take = Move::TakeOver { from: Seat(0), card: 0, onto: Onto::Pile };
    refuse(&mut table, 1, take, &nothing, "five.special.empty");
    let listed = table.legal(Seat(1));
    assert!(listed.iter().all(|mv| !matches!(mv, Move::PileSwap | Move::Retrieve | Move::TakeOver { .. })));
}

/// Seat 1 of two draws seat 0's hand empty, card by card.
#[test]
fn five_special_empty_hands_have_nothing_to_give() {
    // Seat 0 lays down all it has; seat 1 passes by discarding along. Then its hand is empty.
    let hand0: [u8; 7] = [0, 5, 10, 15, 20, 1, 6];
    let mut table = table(3, &[&hand0, &[DRAW_HAND, VIEW_HAND]], 0, &[]);
    for card in [0, 5, 10, 15, 20] {
        play(&mut table, 0, Move::Discard { card });
        pass_upto(&mut table, 0);
    }
    play(&mut table, 0, Move::Collect { card: 6 });
    pass_upto(&mut table, 0);
    // The last card does not match: seat 1 draws it out of the hand.
    play(&mut table, 0, Move::Pass);
    play(&mut table, 1, Move::DrawHand { from: Seat(0) });
    pass_upto(&mut table, 1);
    let empty = Refusal::HandEmpty { from: Seat(0) };
    refuse(&mut table, 1, Move::ViewHand { from: Seat(0) }, &empty, "five.special.empty");
}

#[test]
fn five_special_where_is_neither_hand_nor_used_pile_while_it_is_used() {
    let mut table = table(3, &[&[RETRIEVE]], 0, &[]);
    play(&mut table, 0, Move::Retrieve);
    let seen = view(&table, 1);
    assert_eq!((seen.using, seen.used.len(), seen.seats[0].hand_size), (Some(Special::Retrieve), 0, 6));
    let told = play(&mut table, 0, Move::Fetch { at: 0, card: 0 });
    assert_eq!(told[0], AddressedEvent { audience: Audience::All, event: Event::Retrieved { seat: Seat(0), card: 0 } });
    assert_eq!((view(&table, 1).using, view(&table, 1).used.len()), (None, 1));
    assert_eq!(known(&table, 1, 0).0, [0]);
}

#[test]
fn five_win_comes_at_once_with_the_fifth_card() {
    let mut table = table(3, &[&[0, 6, 12, 18, 24]], 5, &[]);
    for card in [0, 6, 12, 18] {
        play(&mut table, 0, Move::Collect { card });
        pass_upto(&mut table, 0);
    }
    play(&mut table, 0, Move::Collect { card: 24 });
    assert_eq!(table.status(), Status::Over);
    assert_eq!(table.game().outcome(table.state()).winners.iter().collect::<Vec<_>>(), [Seat(0)]);
    refuse(&mut table, 1, Move::Pass, &Refusal::GameWon, "five.win");
}

/// Two players empty the deck: each turn they draw and discard or keep.
fn draw_until(table: &mut Table<FiveCards>, done: impl Fn(&View) -> bool) {
    for _ in 0..20_000 {
        let seen = view(table, 0);
        if seen.phase == Phase::Over || done(&seen) {
            return;
        }
        let seat = seen.active;
        let legal = table.legal(seat);
        let best = |mv: &&Move| match mv {
            Move::Draw => 0,
            Move::Discard { .. } => 1,
            Move::Keep => 2,
            Move::Pass => 8,
            Move::Collect { .. } | Move::TakeOver { .. } => 9,
            _ => 4,
        };
        let mv = *legal.iter().min_by_key(best).unwrap();
        play(table, seat.0, mv);
    }
    panic!("it never came to that");
}

#[test]
fn five_reshuffle_keeps_the_top_of_the_pile() {
    let mut table = table(4, &[], 0, &[]);
    let can_draw = |seen: &View| seen.phase == Phase::Turn && seen.seats[seen.active.index()].hand_size < 7;
    draw_until(&mut table, |seen| seen.deck_len == 0 && can_draw(seen) && seen.pile.len() > 2);
    let before = view(&table, 0);
    let seat = before.active;
    let told = play(&mut table, seat.0, Move::Draw);
    let after = view(&table, 0);
    assert!(told.iter().any(|told| matches!(told.event, Event::Renewed { .. })));
    assert_eq!(after.pile, before.pile[before.pile.len() - 1..]);
    assert_eq!((after.used.len(), after.renewals), (0, before.renewals + 1));
    assert_eq!(usize::from(after.deck_len), before.pile.len() - 1 + before.used.len() - 1);
}

#[test]
fn five_stalemate_after_three_rounds_of_passes() {
    let mut table = table(3, &[&[0]], 5, &[]);
    play(&mut table, 0, Move::Collect { card: 0 });
    for turn in 0..9 {
        assert_eq!(table.status().to_act().len(), 1, "turn {turn}");
        let seat = active(&table);
        play(&mut table, seat, Move::Pass);
    }
    assert_eq!(table.status(), Status::Over);
    assert_eq!(table.game().outcome(table.state()).winners.iter().collect::<Vec<_>>(), [Seat(0)], "most collected");
    let score = table.game().score(table.state());
    assert_eq!((score[0][0].rule, score[0][0].points, score[1][0].points), ("five.stalemate", 1, 0));
}

#[test]
fn five_stalemate_shares_a_tie() {
    let mut table = table(3, &[], 5, &[]);
    for seat in [0, 1, 2].repeat(3) {
        play(&mut table, seat, Move::Pass);
    }
    assert_eq!(table.game().outcome(table.state()).winners.len(), 3);
    refuse(&mut table, 0, Move::Pass, &Refusal::GameStalemate, "five.stalemate");
}

#[test]
fn five_special_that_ends_the_game_goes_to_the_used_pile() {
    let mut header = header(3);
    header.draws.insert("collection".to_owned(), vec![0, 5, 2]);
    // Seat 1 wants 0, 7, 14, 16 and 23, and takes over its fifth card.
    let mut table = table_of(header, &[&[0], &[TAKE_OVER, 7, 14, 16, 23]], 5, &[]);
    for card in [7, 14, 16, 23] {
        pass_upto(&mut table, 1);
        play(&mut table, 1, Move::Collect { card });
    }
    pass_upto(&mut table, 0);
    play(&mut table, 0, Move::Collect { card: 0 });
    play(&mut table, 1, Move::TakeOver { from: Seat(0), card: 0, onto: Onto::Collection });
    assert_eq!(table.status(), Status::Over);
    assert_eq!((view(&table, 0).using, view(&table, 0).used.len()), (None, 1));
}

#[test]
fn five_stalemate_instead_of_a_fifth_new_deck() {
    let mut table = table(4, &[], 0, &[]);
    draw_until(&mut table, |seen| seen.phase == Phase::Over);
    let seen = view(&table, 0);
    assert_eq!((seen.phase, seen.renewals), (Phase::Over, 4));
    assert_eq!(seen.deck_len, 0);
}

#[test]
fn five_stuck_loses_the_two_player_game() {
    // With seven cards that neither match nor fit, no room to draw and no pass left.
    let options = json!({ "expert": true }).as_object().cloned().unwrap();
    let stuck = [1, 2, 3, 4, 1, 2, 3];
    let moving = [5, 10, 15, 20, 0, 5, 10];
    let mut table = table_of(Header { options, ..header(2) }, &[&stuck, &moving], 20, &[]);
    for card in [15, 10, 5] {
        play(&mut table, 0, Move::Pass);
        play(&mut table, 1, Move::Discard { card });
    }
    assert_eq!(table.status(), Status::Over);
    let outcome = table.game().outcome(table.state());
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(table.game().score(table.state())[0][0].rule, "five.stuck");
    refuse(&mut table, 1, Move::Pass, &Refusal::GameStuck, "five.stuck");
}
