//! The end of the deck and the last items hoarded, rule by rule.

mod common;

use brocante_core::{Game, Rng, Seat, Status, Table, Viewer};
use brocante_vintage::{Event, Move, Phase, Refusal, Vintage};
use common::*;
use std::collections::BTreeSet;

/// Everything that was told of the last move.
fn last_told(table: &Table<Vintage>) -> Vec<Event> {
    table.events().iter().filter(|(ply, _)| *ply == table.ply()).map(|(_, told)| told.event.clone()).collect()
}

#[test]
fn vintage_end_small_when_fewer_than_two_are_left() {
    for (seats, turns, left) in [(3, 28, 1), (4, 27, 0)] {
        let mut table = table(seats, STANDARD);
        play_turns(&mut table, turns - 1, false);
        assert_eq!((public(&table).deck_count, public(&table).phase), (left + 2, Phase::Hoard));
        play_turns(&mut table, 1, false);
        let last = Seat((turns as u8 - 1) % seats);
        assert_eq!(last_told(&table)[1..], [Event::DeckOut { seat: last }]);
        let view = public(&table);
        assert_eq!(
            (view.deck_count, view.deck_renewed, view.phase, view.last),
            (left, false, Phase::Final, Some(last))
        );
        finals(&mut table);
        assert_eq!(refused(&table, 0, Move::Decline), Refusal::OverSmall);
        assert_eq!(refused(&table, 1, Move::Salvage), Refusal::OverSmall);
    }
}

#[test]
fn vintage_end_large_an_empty_deck_is_renewed_at_once() {
    let mut table = table(6, STANDARD);
    play_turns(&mut table, 23, false);
    assert_eq!((public(&table).deck_count, discards(&table).len()), (2, 23));
    play_turns(&mut table, 1, false);
    assert_eq!(last_told(&table)[1..], [Event::Renewed { count: 24 }]);
    let view = public(&table);
    assert_eq!((view.deck_count, view.discards.len(), view.deck_renewed), (24, 0, true));
    assert_eq!((view.active, view.phase), (Seat(0), Phase::Hoard));
    // The second time it is over.
    play_turns(&mut table, 12, false);
    assert_eq!((public(&table).deck_count, public(&table).phase), (0, Phase::Final));
    finals(&mut table);
    assert_eq!(refused(&table, 0, Move::Decline), Refusal::OverLarge);
}

#[test]
fn vintage_end_large_the_second_deck_ends_with_one_card_too() {
    let mut table = table(6, STANDARD);
    play_turns(&mut table, 23, false);
    play_turns(&mut table, 1, true);
    assert_eq!(public(&table).deck_count, 23);
    play_turns(&mut table, 11, false);
    assert_eq!((public(&table).deck_count, public(&table).phase), (1, Phase::Final));
}

#[test]
fn vintage_end_large_with_one_card_left_the_second_comes_from_the_discards() {
    let mut header = header(5, STANDARD);
    header.draws.insert("renewed".to_owned(), vec![13]); // The first turn drew 12 and 13, and kept 12.
    let mut table = Table::<Vintage>::open(&header).unwrap();
    play_turns(&mut table, 25, false);
    let view = public(&table);
    assert_eq!((view.deck_count, view.phase, view.discards.len()), (1, Phase::Hoard, 25));
    play_first(&mut table);
    let (_, told) = play_first(&mut table);
    assert_eq!(told[1..], [Event::Renewed { count: 25 }, Event::Drew { items: vec![13, 62] }]);
    // All seats can tell that the last card was item 62; only the seat that drew it knows the other one.
    assert_eq!(seen_by(&table, 0).drawn.unwrap().known, [13, 62]);
    let view = seen_by(&table, 1);
    assert_eq!(view.drawn.as_ref().unwrap().known, [62]);
    let mut rng = Rng::new(1);
    let worlds: BTreeSet<Vec<u8>> = (0..500)
        .map(|_| {
            let world = table.game().determinize(&view, &mut rng);
            table.game().view(&world, Viewer::Seat(Seat(0))).drawn.unwrap().known
        })
        .collect();
    assert!(worlds.iter().all(|drawn| drawn.contains(&62)));
    assert_eq!(worlds.len(), 25, "the other one may be any of the discards");
    play(&mut table, 0, Move::Keep { item: 62 });
    let view = public(&table);
    assert_eq!((view.deck_count, view.active, view.discards), (24, Seat(1), vec![13]));
}

#[test]
fn vintage_end_large_a_new_deck_of_one_card_ends_the_game() {
    let mut table = table(6, STANDARD);
    play_turns(&mut table, 24, true); // Each turn but the first salvages what the one before discarded.
    assert_eq!(last_told(&table)[1..], [Event::Renewed { count: 1 }, Event::DeckOut { seat: Seat(5) }]);
    assert_eq!((public(&table).deck_count, public(&table).phase), (1, Phase::Final));
}

#[test]
fn vintage_end_large_a_seat_that_can_draw_only_one_card_keeps_it() {
    let mut table = table(5, STANDARD);
    play_turns(&mut table, 25, true);
    assert_eq!((public(&table).deck_count, discards(&table).len()), (1, 1));
    play_turns(&mut table, 1, true);
    let told = last_told(&table);
    let kept = Event::KeptOnly { seat: Seat(0), item: 62 };
    assert_eq!(told[1..], [Event::Drew { items: vec![62] }, kept, Event::DeckOut { seat: Seat(0) }]);
    assert!(display(&table, 0).contains(&62));
    assert_eq!((public(&table).deck_count, discards(&table).len()), (0, 0));
}

#[test]
fn vintage_final_from_the_left_of_the_last_player() {
    // 27 turns of four: seat 2 has the last one, and seat 3 one turn less.
    let mut table = table(4, STANDARD);
    play_turns(&mut table, 27, false);
    assert_eq!(refused(&table, 0, Move::Decline), Refusal::FinalDue { seat: Seat(3) });
    assert_eq!(refused(&table, 3, Move::Salvage), Refusal::FinalDue { seat: Seat(3) });
    assert_eq!(refused(&table, 3, Move::Hoard { item: 63 }), Refusal::NotInYourDisplay { item: 63 });
    let item = display(&table, 3)[0];
    assert!(table.legal(Seat(3)).contains(&Move::Decline));
    assert_eq!(play(&mut table, 3, Move::Hoard { item }), [Event::Hoarded { seat: Seat(3), item }]);
    assert!(public(&table).seats[3].seen.contains(&item));
    assert_eq!(play(&mut table, 0, Move::Decline), [Event::Declined { seat: Seat(0) }]);
    let rest = [(Phase::Final, 1), (Phase::Final, 2), (Phase::Second, 3)];
    assert_eq!(finals(&mut table), rest);
}

#[test]
fn vintage_final_the_last_player_may_not_hoard_what_was_just_stolen() {
    let mut table = table(4, STANDARD);
    play_turns(&mut table, 26, false);
    play_first(&mut table);
    let (Move::Steal { item, .. }, _) = play_first(&mut table) else { panic!("nothing was stolen") };
    let (Move::Keep { item: drawn }, _) = play_first(&mut table) else { panic!("nothing was kept") };
    assert_eq!(public(&table).stolen, Some(item));
    for seat in [3, 0, 1] {
        play(&mut table, seat, Move::Decline);
    }
    assert_eq!(refused(&table, 2, Move::Hoard { item }), Refusal::JustStolen { item });
    assert!(!table.legal(Seat(2)).contains(&Move::Hoard { item }));
    // An item that was drawn in the same turn is fine.
    play(&mut table, 2, Move::Hoard { item: drawn });
}

#[test]
fn vintage_final_what_was_salvaged_or_stolen_before_may_be_hoarded() {
    let mut table = table(4, STANDARD);
    play_turns(&mut table, 25, false);
    play_first(&mut table);
    let (Move::Steal { item: stolen, .. }, _) = play_first(&mut table) else { panic!("nothing was stolen") };
    play_first(&mut table);
    let top = *discards(&table).last().unwrap();
    play_turns(&mut table, 1, true);
    assert_eq!(public(&table).stolen, None);
    play(&mut table, 3, Move::Decline);
    play(&mut table, 0, Move::Decline);
    play(&mut table, 1, Move::Hoard { item: stolen });
    play(&mut table, 2, Move::Hoard { item: top });
}

#[test]
fn vintage_final_skips_a_seat_that_can_hoard_nothing() {
    let mut table = table(3, STANDARD);
    play_turns(&mut table, 28, false);
    // Seats 1, 2, 0 are asked, then 1 and 2 again. Seat 2 is left with nothing, and seat 0, who had
    // the last turn, with nothing but what was stolen in it.
    let mut state = position(&table, |view| {
        view.seats[2].display.clear();
        let stolen = view.stolen;
        view.seats[0].display.retain(|&item| Some(item) == stolen);
        assert_eq!(view.seats[0].display.len(), 1);
    });
    let told = apply(table.game(), &mut state, 1, Move::Decline);
    let skipped = [2, 0].map(|seat| Event::NothingToHoard { seat: Seat(seat) });
    assert_eq!(told, [&[Event::Declined { seat: Seat(1) }][..], &skipped].concat());
    let told = apply(table.game(), &mut state, 1, Move::Decline);
    assert_eq!(told[1..], skipped[..1]);
    assert_eq!(table.game().status(&state), Status::Over);
}

#[test]
fn vintage_final_second_for_those_with_one_turn_less() {
    let first = |seats: &[u8]| seats.iter().map(|&seat| (Phase::Final, seat)).collect::<Vec<_>>();
    let second = |seats: &[u8]| seats.iter().map(|&seat| (Phase::Second, seat)).collect::<Vec<_>>();
    let check = |seats, turns, round: &[u8], again: &[u8]| {
        let mut table = table(seats, STANDARD);
        play_turns(&mut table, turns, false);
        assert_eq!(finals(&mut table), [first(round), second(again)].concat(), "{seats} seats");
    };
    check(3, 28, &[1, 2, 0], &[1, 2]);
    check(4, 27, &[3, 0, 1, 2], &[3]);
    // 36 turns of six seats: all had the same number.
    check(6, 36, &[0, 1, 2, 3, 4, 5], &[]);
}

#[test]
fn vintage_final_second_is_asked_for_by_name() {
    let mut table = table(3, STANDARD);
    play_turns(&mut table, 28, false);
    for seat in [1, 2, 0] {
        play(&mut table, seat, Move::Decline);
    }
    assert_eq!(refused(&table, 0, Move::Decline), Refusal::SecondDue { seat: Seat(1) });
    assert_eq!(refused(&table, 1, Move::Keep { item: 1 }), Refusal::SecondDue { seat: Seat(1) });
    let item = display(&table, 1)[0];
    play(&mut table, 1, Move::Hoard { item });
    assert_eq!(public(&table).active, Seat(2));
}
