//! Setup, turns and hoards, rule by rule. See `common` for the displays of the seats.

mod common;

use brocante_core::{Audience, Game, OpenError, Seat, Table};
use brocante_vintage::{Event, Move, Phase, Refusal, Vintage};
use common::*;
use std::collections::BTreeSet;

const HOARD_0: Move = Move::Hoard { item: 0 };

fn steal(from: u8, item: u8) -> Move {
    Move::Steal { from: Seat(from), item }
}

#[test]
fn vintage_setup_one_item_then_two_then_three() {
    for (seats, left) in [(3, 57), (4, 54), (5, 51), (6, 48)] {
        let table = table(seats, STANDARD);
        let view = public(&table);
        let counts: Vec<usize> = view.seats.iter().map(|seat| seat.display.len()).collect();
        assert_eq!(counts, [1, 2, 3, 3, 3, 3][..usize::from(seats)]);
        assert_eq!((view.deck_count, view.discards.len()), (left, 0));
        assert!(view.seats.iter().all(|seat| seat.hoard_count == 0));
    }
    assert_eq!(display(&table(3, STANDARD), 2), [3, 4, 5]);
}

#[test]
fn vintage_setup_first_player_is_random() {
    let mut header = header(4, STANDARD);
    header.draws.insert("first".to_owned(), vec![2]);
    let table = Table::<Vintage>::open(&header).unwrap();
    let counts: Vec<usize> = public(&table).seats.iter().map(|seat| seat.display.len()).collect();
    assert_eq!((public(&table).active, counts), (Seat(2), vec![3, 3, 1, 2]));
    header.draws.clear();
    let firsts: BTreeSet<Seat> = (0..40)
        .map(|seed| {
            header.seed = Some(brocante_core::Seed::from_text(&format!("{seed}")));
            public(&Table::<Vintage>::open(&header).unwrap()).first
        })
        .collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn vintage_setup_a_script_that_deals_an_item_twice_is_refused() {
    let mut header = header(3, STANDARD);
    header.draws.insert("deck".to_owned(), vec![7, 7]);
    assert!(matches!(Table::<Vintage>::open(&header), Err(OpenError::Draws(_))));
}

#[test]
fn vintage_hoard_comes_first_and_must_be_done() {
    let mut table = table(3, STANDARD);
    assert_eq!(*table.legal(Seat(0)), [HOARD_0]);
    for early in [Move::Salvage, steal(1, 1), Move::Keep { item: 0 }, Move::Decline] {
        assert_eq!(refused(&table, 0, early), Refusal::HoardDue { seat: Seat(0) });
    }
    assert_eq!(refused(&table, 1, Move::Hoard { item: 1 }), Refusal::HoardDue { seat: Seat(0) });
    for item in [1, 6, 63, 64, 255] {
        assert_eq!(refused(&table, 0, Move::Hoard { item }), Refusal::NotInYourDisplay { item });
    }
    assert_eq!(play(&mut table, 0, HOARD_0), [Event::Hoarded { seat: Seat(0), item: 0 }]);
    assert!(display(&table, 0).is_empty());
    assert_eq!(public(&table).seats[0].seen, [0]);
}

#[test]
fn vintage_take_steals_into_the_own_display() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, HOARD_0);
    let told = play(&mut table, 0, steal(2, 4));
    assert_eq!(told[0], Event::Stole { seat: Seat(0), from: Seat(2), item: 4 });
    assert_eq!((display(&table, 0), display(&table, 2)), (vec![4], vec![3, 5]));
}

#[test]
fn vintage_take_salvages_the_top_of_the_discard_pile() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, HOARD_0);
    assert_eq!(refused(&table, 0, Move::Salvage), Refusal::NoDiscards);
    play(&mut table, 0, steal(1, 1));
    play(&mut table, 0, Move::Keep { item: 6 });
    play(&mut table, 1, Move::Hoard { item: 2 });
    play(&mut table, 1, steal(2, 3));
    play(&mut table, 1, Move::Keep { item: 9 });
    play(&mut table, 2, Move::Hoard { item: 5 });
    assert_eq!(discards(&table), [7, 8]);
    assert_eq!(play(&mut table, 2, Move::Salvage)[0], Event::Salvaged { seat: Seat(2), item: 8 });
    assert_eq!((discards(&table), display(&table, 2)), (vec![7], vec![4, 8]));
}

#[test]
fn vintage_take_needs_an_item_of_another_seat() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, HOARD_0);
    assert_eq!(refused(&table, 0, steal(0, 1)), Refusal::OwnDisplay);
    for (from, item) in [(1, 3), (2, 6), (2, 64), (2, 255), (3, 1), (255, 255)] {
        let expected = Refusal::NotInTheirDisplay { item, from: Seat(from) };
        assert_eq!(refused(&table, 0, steal(from, item)), expected);
    }
    for late in [HOARD_0, Move::Keep { item: 6 }, Move::Decline] {
        assert_eq!(refused(&table, 0, late), Refusal::TakeDue { seat: Seat(0) });
    }
    assert_eq!(refused(&table, 2, steal(1, 1)), Refusal::TakeDue { seat: Seat(0) });
}

#[test]
fn vintage_take_is_passed_over_where_there_is_nothing() {
    let table = table(3, STANDARD);
    let mut state = position(&table, |view| {
        view.seats[1].display.truncate(1);
        view.seats[2].display.truncate(1);
    });
    let told = apply(table.game(), &mut state, 0, HOARD_0);
    assert_eq!(told[1], Event::NothingToTake { seat: Seat(0) });
    assert!(matches!(&told[2], Event::Drew { items } if items.len() == 2));
    assert_eq!(table.game().view(&state, brocante_core::Viewer::Public).phase, Phase::Keep);
}

#[test]
fn vintage_last_item_is_safe() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, HOARD_0);
    play(&mut table, 0, steal(1, 1));
    play(&mut table, 0, Move::Keep { item: 6 });
    play(&mut table, 1, Move::Hoard { item: 2 });
    play(&mut table, 1, steal(0, 1));
    play(&mut table, 1, Move::Keep { item: 8 });
    play(&mut table, 2, Move::Hoard { item: 3 });
    assert_eq!(display(&table, 0), [6]);
    assert_eq!(refused(&table, 2, steal(0, 6)), Refusal::LastItem { item: 6, from: Seat(0) });
    assert!(!table.legal(Seat(2)).contains(&steal(0, 6)));
}

#[test]
fn vintage_draw_two_look_alone_keep_one() {
    let mut table = table(3, STANDARD);
    play(&mut table, 0, HOARD_0);
    let told = table.play(Seat(0), steal(1, 1)).unwrap();
    let drew = told.iter().find(|told| matches!(&told.event, Event::Drew { items } if *items == [6, 7])).unwrap();
    assert_eq!(drew.audience, Audience::Only(Seat(0)));
    assert_eq!(seen_by(&table, 0).drawn.unwrap().known, [6, 7]);
    for view in [seen_by(&table, 1), seen_by(&table, 2), public(&table)] {
        let drawn = view.drawn.unwrap();
        assert_eq!((drawn.count, drawn.known.len(), view.deck_count), (2, 0, 55));
    }
    for item in [0, 8, 63, 64, 255] {
        assert_eq!(refused(&table, 0, Move::Keep { item }), Refusal::NotDrawn { item });
    }
    assert_eq!(refused(&table, 0, Move::Salvage), Refusal::KeepDue { seat: Seat(0) });
    assert_eq!(refused(&table, 1, Move::Keep { item: 6 }), Refusal::KeepDue { seat: Seat(0) });
    let told = play(&mut table, 0, Move::Keep { item: 7 });
    assert_eq!(told, [Event::Kept { seat: Seat(0), item: 7, discarded: 6 }]);
    assert_eq!((display(&table, 0), discards(&table)), (vec![1, 7], vec![6]));
    assert_eq!((public(&table).active, public(&table).drawn), (Seat(1), None));
}

#[test]
fn vintage_hoards_are_shown_to_their_owners_and_remembered_by_all() {
    let mut closed = table(3, STANDARD);
    play(&mut closed, 0, HOARD_0);
    assert_eq!(seen_by(&closed, 0).seats[0].hoard, Some(vec![0]));
    for view in [seen_by(&closed, 1), public(&closed)] {
        let seat = &view.seats[0];
        assert_eq!((&seat.hoard, seat.hoard_count, &seat.seen[..]), (&None, 1, &[0][..]));
    }
    let mut open = table(3, OPEN_HOARDS);
    play(&mut open, 0, HOARD_0);
    for view in [seen_by(&open, 1), public(&open)] {
        assert_eq!(view.seats[0].hoard, Some(vec![0]));
    }
}

#[test]
fn vintage_take_that_begins_with_one_item_less() {
    for (seats, left) in [(3, 60), (4, 58), (5, 56), (6, 54)] {
        let table = table(seats, TAKE_THAT);
        let counts: Vec<usize> = public(&table).seats.iter().map(|seat| seat.display.len()).collect();
        assert_eq!(counts, [0, 1, 2, 2, 2, 2][..usize::from(seats)]);
        assert_eq!(public(&table).deck_count, left);
    }
}

#[test]
fn vintage_take_that_an_empty_display_skips_the_first_step_and_no_item_is_safe() {
    let mut table = table(3, TAKE_THAT);
    assert!(table.events().iter().any(|(_, told)| told.event == Event::NothingToHoard { seat: Seat(0) }));
    assert_eq!(public(&table).phase, Phase::Take);
    play(&mut table, 0, steal(1, 0));
    let told = play(&mut table, 0, Move::Keep { item: 3 });
    assert_eq!(told[1], Event::NothingToHoard { seat: Seat(1) });
    assert_eq!((public(&table).active, public(&table).phase), (Seat(1), Phase::Take));
}
