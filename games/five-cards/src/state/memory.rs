//! What each seat knows of the other hands.

use crate::deck::bag::Bag;
use crate::rules::SEATS;
use brocante_core::Seat;

/// five.memory: for each seat (first index) and each other seat's hand (second index), the cards
/// seen there, and how many of them may have left unseen. All but those are certain to be there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Memory {
    pub(crate) cards: [[Bag; SEATS]; SEATS],
    pub(crate) lost: [[u8; SEATS]; SEATS],
}

impl Memory {
    pub(crate) const NOTHING: Memory = Memory { cards: [[Bag::EMPTY; SEATS]; SEATS], lost: [[0; SEATS]; SEATS] };

    pub(crate) fn of(&self, seat: Seat, hand: Seat) -> (Bag, u8) {
        (self.cards[seat.index()][hand.index()], self.lost[seat.index()][hand.index()])
    }

    pub(crate) fn set(&mut self, seat: Seat, hand: Seat, cards: Bag, lost: u8) {
        self.cards[seat.index()][hand.index()] = cards;
        self.lost[seat.index()][hand.index()] = lost;
    }

    /// The seat saw a card come into the hand. If it had seen all `copies` of the card there before, one
    /// of those must be among the lost.
    pub(crate) fn gained(&mut self, seat: Seat, hand: Seat, card: u8, copies: u32) {
        let (mut cards, lost) = self.of(seat, hand);
        if cards.count(card) < copies {
            cards.add(card);
            self.set(seat, hand, cards, lost);
        } else {
            debug_assert!(lost > 0);
            self.set(seat, hand, cards, lost.saturating_sub(1));
        }
    }

    /// The seat saw a card leave the hand.
    #[inline]
    pub(crate) fn left_open(&mut self, seat: Seat, hand: Seat, card: u8) {
        let (mut cards, lost) = self.of(seat, hand);
        if cards.has(card) {
            cards.remove(card);
            self.set_or_forget(seat, hand, cards, lost);
        }
    }

    /// A card left the hand, and the seat did not see which.
    pub(crate) fn left_unseen(&mut self, seat: Seat, hand: Seat) {
        let (cards, lost) = self.of(seat, hand);
        self.set_or_forget(seat, hand, cards, lost + 1);
    }

    /// If as many cards were lost as were seen, nothing is certain any more.
    fn set_or_forget(&mut self, seat: Seat, hand: Seat, cards: Bag, lost: u8) {
        if u32::from(lost) < cards.len() {
            self.set(seat, hand, cards, lost);
        } else {
            self.set(seat, hand, Bag::EMPTY, 0);
        }
    }
}
