//! Whether a move is lawful. The list of moves and the play-outs ask the same helpers, so that each rule
//! of legality is written once.

use crate::deck::words::WORDS_MAX;
use crate::moves::Move;
use crate::moves::refusal::Refusal;
use crate::rules::Bizarre;
use crate::state::hand::{Card, HAND, Hand, Places};
use crate::state::{Phase, State};
use brocante_core::{Seat, SeatSet, require};

pub(crate) fn check(game: &Bizarre, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let active = state.active;
    match (state.phase, mv) {
        (Phase::Over, _) => Err(Refusal::GameOver),
        (Phase::Identity, Move::Identity { first, second }) if seat == active => {
            let cards = [first.card, second.card] == state.buyer_cards;
            require(cards && first.word < 2 && second.word < 2, Refusal::NoSuchWord)
        }
        (Phase::Identity, _) => Err(Refusal::IdentityFirst { seat: active }),
        (Phase::Thrift | Phase::Invent, _) if seat == state.buyer => Err(Refusal::BuyerWaits),
        (Phase::Thrift, _) if state.committed.contains(seat) => Err(Refusal::ThriftDone),
        (Phase::Thrift, Move::Thrift { discard, qualities }) => {
            let hand = state.hands.get(seat.index()).ok_or(Refusal::ThriftNow)?;
            require(discard.0 & !Places::first(hand.len()).0 == 0, Refusal::NothingToDiscard)?;
            let draws = draws(hand, discard);
            require(usize::from(qualities) <= draws, Refusal::DrawsFewer { draws: draws as u32 })?;
            require(keeps_both_kinds(hand, discard, qualities), Refusal::OneOfEach)
        }
        (Phase::Thrift, _) => Err(Refusal::ThriftNow),
        (Phase::Invent, _) if state.committed.contains(seat) => Err(Refusal::InventDone),
        (Phase::Invent, Move::Invent { quality, item }) => {
            let hand = state.hands.get(seat.index()).ok_or(Refusal::InventNow)?;
            let small = usize::from(quality) < WORDS_MAX && usize::from(item) < WORDS_MAX;
            require(small && hand.has(Card::quality(quality)) && hand.has(Card::item(item)), Refusal::NotInHand)
        }
        (Phase::Invent, _) => Err(Refusal::InventNow),
        (Phase::Deal, Move::Give { from }) if seat == active => Line::of(game, state).check(from),
        (Phase::Deal, Move::Shuffle) if seat == active => {
            require(Line::of(game, state).is_untouched(game), Refusal::TooLateToShuffle)
        }
        (Phase::Deal, _) => Err(Refusal::DealNow { seat: active }),
        (Phase::Pitch, Move::EndPitch) if seat == active => Ok(()),
        (Phase::Pitch, _) => Err(Refusal::PitchNow { seat: active }),
        (Phase::Sale, Move::Buy { from }) if seat == active => {
            require(game.inventor_set(state).contains(from), Refusal::NotAPitch)
        }
        (Phase::Sale, _) => Err(Refusal::BuyNow { seat: active }),
    }
}

/// bizarre.thrift.draw: the number of cards drawn after a discard.
#[inline]
pub(crate) fn draws(hand: &Hand, discard: Places) -> usize {
    HAND - (hand.len() - discard.count())
}

/// bizarre.thrift.draw: whether a full hand with this many qualities has at least one card of each kind.
#[inline]
pub(crate) fn has_both_kinds(qualities: usize) -> bool {
    (1..HAND).contains(&qualities)
}

#[inline]
fn keeps_both_kinds(hand: &Hand, discard: Places, drawn_qualities: u8) -> bool {
    let kept_qualities = (0..hand.qualities()).filter(|&place| !discard.has(place)).count();
    has_both_kinds(kept_qualities + usize::from(drawn_qualities))
}

/// The Inventors still without a bag, and the bags that are left. // bizarre.deal
pub(crate) struct Line {
    /// The Inventor that gets a bag now.
    pub(crate) to: Seat,
    pub(crate) waiting: SeatSet,
    /// The inventors of the bags that are left.
    pub(crate) left: SeatSet,
}

impl Line {
    #[inline]
    pub(crate) fn of(game: &Bizarre, state: &State) -> Line {
        let waiting: SeatSet = game.inventors(state).filter(|seat| state.given[seat.index()].is_none()).collect();
        let mut left = game.inventor_set(state);
        for bag in state.given.iter().flatten() {
            left = left.without(*bag);
        }
        Line { to: waiting.from(state.buyer).unwrap_or(state.buyer), waiting, left }
    }

    /// The bag that is left for the last in line once this one is given.
    pub(crate) fn last_after(&self, from: Seat) -> Option<(Seat, Seat)> {
        let (to, bag) = (self.waiting.without(self.to), self.left.without(from));
        if to.len() == 1 { to.first().zip(bag.first()) } else { None }
    }

    pub(crate) fn is_untouched(&self, game: &Bizarre) -> bool {
        self.waiting.len() + 1 == u32::from(game.seats)
    }

    #[inline]
    pub(crate) fn check(&self, from: Seat) -> Result<(), Refusal> {
        require(self.left.contains(from), Refusal::BagNotThere)?;
        require(from != self.to, Refusal::OwnBag { to: self.to })?;
        // With more than two Inventors to go, there is always a way.
        let leaves_own = self.waiting.len() == 2 && self.waiting.without(self.to) == self.left.without(from);
        require(!leaves_own, Refusal::LeavesOwnBag)
    }
}
