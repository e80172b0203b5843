//! five.memory: what a seat knows of a hand is certain, and no more than certain.

mod common;

use brocante_core::Seat;
use brocante_five_cards::Move;
use common::*;

#[test]
fn five_memory_keeps_a_hand_and_strikes_off_what_leaves_in_the_open() {
    let mut table = table(3, &[&[VIEW_HAND], &[1, 5, 7, 9, 11, 16, 22]], 0, &[]);
    play(&mut table, 0, Move::ViewHand { from: Seat(1) });
    play(&mut table, 0, Move::Take { card: 22 });
    assert_eq!(known(&table, 0, 1), (vec![1, 5, 7, 9, 11, 16], 0));
    assert_eq!(known(&table, 2, 1), (vec![], 0), "who did not look knows nothing");
    assert_eq!(known(&table, 1, 0), (vec![22], 0), "who lost a card knows where it is");
    play(&mut table, 1, Move::Discard { card: 5 });
    assert_eq!(known(&table, 0, 1), (vec![1, 7, 9, 11, 16], 0));
    pass_upto(&mut table, 1);
    play(&mut table, 1, Move::Draw);
    play(&mut table, 1, Move::Keep);
    assert_eq!(known(&table, 0, 1), (vec![1, 7, 9, 11, 16], 0), "a card drawn is unknown, the others stay");
}

#[test]
fn five_memory_says_less_one_after_a_card_left_unseen() {
    let mut header = header(3);
    header.draws.insert("hand".to_owned(), vec![7]);
    let mut table = table_of(header, &[&[VIEW_HAND], &[1, 5, 7, 9, 11, 16, 22], &[DRAW_HAND, VIEW_HAND]], 0, &[]);
    play(&mut table, 0, Move::ViewHand { from: Seat(1) });
    play(&mut table, 0, Move::Take { card: 22 });
    pass_upto(&mut table, 2);
    play(&mut table, 2, Move::DrawHand { from: Seat(1) });
    assert_eq!(known(&table, 0, 1), (vec![1, 5, 7, 9, 11, 16], 1), "never which one");
    pass_upto(&mut table, 2);
    play(&mut table, 2, Move::ViewHand { from: Seat(1) });
    assert_eq!(known(&table, 2, 1).0.len(), 5);
    play(&mut table, 2, Move::Take { card: 1 });
    assert_eq!(known(&table, 0, 1), (vec![1, 5, 7, 9, 11, 16], 2));
    assert_eq!(known(&table, 2, 1), (vec![5, 9, 11, 16], 0));
    pass_upto(&mut table, 1);
    play(&mut table, 1, Move::Discard { card: 5 });
    assert_eq!(known(&table, 0, 1), (vec![1, 7, 9, 11, 16], 2));
}

#[test]
fn five_memory_keeps_the_twin_of_a_card_that_was_drawn_and_used() {
    let mut table = table(3, &[&[VIEW_HAND], &[1, 5, 7, 9, 11, 16, 22]], 0, &[5]);
    play(&mut table, 0, Move::ViewHand { from: Seat(1) });
    play(&mut table, 0, Move::Take { card: 22 });
    play(&mut table, 1, Move::Draw);
    play(&mut table, 1, Move::Discard { card: 5 });
    assert_eq!(known(&table, 0, 1), (vec![1, 5, 7, 9, 11, 16], 0), "only the drawn card could be used");
}

#[test]
fn five_memory_never_knows_more_of_a_card_than_there_are() {
    // Seat 2 looks at the hand of seat 1. Then symbol 0 goes there before all eyes and leaves unseen,
    // three times over.
    let mut header = header(3);
    header.draws.insert("first".to_owned(), vec![2]);
    header.draws.insert("hand".to_owned(), vec![0, 0, 0]);
    let hands: [&[u8]; 3] =
        [&[DRAW_HAND, DRAW_HAND, DRAW_HAND], &[PILE_SWAP, PILE_SWAP, RETRIEVE, 7], &[VIEW_HAND, 3, 4]];
    let mut table = table_of(header, &hands, 0, &[]);
    play(&mut table, 2, Move::ViewHand { from: Seat(1) });
    play(&mut table, 2, Move::Take { card: 7 });
    for (cycle, take) in [Move::PileSwap, Move::PileSwap, Move::Retrieve].into_iter().enumerate() {
        pass_upto(&mut table, 1);
        play(&mut table, 1, take);
        if take == Move::Retrieve {
            play(&mut table, 1, Move::Fetch { at: 0, card: 0 });
        }
        let zeros = known(&table, 2, 1).0.iter().filter(|&&card| card == 0).count();
        assert!(zeros <= 2, "there are two of each symbol");
        pass_upto(&mut table, 0);
        play(&mut table, 0, Move::DrawHand { from: Seat(1) });
        assert_eq!(usize::from(known(&table, 2, 1).1), (cycle + 1).min(2), "the third coming tells of a loss");
        pass_upto(&mut table, 0);
        play(&mut table, 0, Move::Discard { card: 0 });
    }
}

#[test]
fn five_memory_ends_where_nothing_is_certain() {
    let mut header = header(3);
    header.draws.insert("hand".to_owned(), vec![0]);
    let mut table = table_of(header, &[&[PILE_SWAP], &[DRAW_HAND]], 0, &[]);
    play(&mut table, 0, Move::PileSwap);
    assert_eq!(known(&table, 2, 0), (vec![0], 0));
    play(&mut table, 1, Move::DrawHand { from: Seat(0) });
    assert_eq!(known(&table, 2, 0), (vec![], 0));
}
