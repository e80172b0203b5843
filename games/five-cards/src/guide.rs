//! A quick bot. It looks no move ahead and goes by fixed marks for what a move is good for.
//!
//! What completes its collection comes first, then what takes a card from a rival who needs only one
//! more, then what collects. It uses a special where it brings a card it lacks: one that lies in the
//! pile, one it knows to be in a hand, or most probably one from the fullest hand. Else it draws, and
//! with a full hand it discards what the fewest rivals lack.

use crate::deck::{Card, SYMBOLS, Special};
use crate::moves::{Move, Onto};
use crate::view::{SeatView, View};
use brocante_core::{Rng, Seat};

/// Marks out of a thousand.
const WINS: i32 = 1000;
const COLLECTS: i32 = 700;
const TAKES_FROM_LEADER: i32 = 900;
const FETCHES_LACKING: i32 = 600;
const KNOWN_LACKING: i32 = 550;
const VIEWS: i32 = 420;
const DRAWS: i32 = 400;
const DRAWS_HAND: i32 = 300;
const DRAWS_THREE: i32 = 130;
const DISCARDS_IN_PASSING: i32 = 260;
const KEEPS: i32 = 240;
const DISCARDS: i32 = 200;
const TURNS_ROUND: i32 = 150;
const PER_RIVAL_LACKING: i32 = 15;
const NOT_WORTH_IT: i32 = 10;
const ALMOST_DONE: usize = 4;

pub fn choose(view: &View, moves: &[Move], rng: &mut Rng) -> Move {
    let any = |rng: &mut Rng| *rng.choose(moves).expect("who is to act has a move, by law");
    let Some(seat) = view.viewer.seat() else { return any(rng) };
    let eye = Eye { view, seat };
    let best = moves.iter().map(|&mv| eye.rate(mv)).max().unwrap_or_default();
    let equals: Vec<Move> = moves.iter().copied().filter(|&mv| eye.rate(mv) == best).collect();
    *rng.choose(&equals).expect("one of them is the best")
}

/// The table through the eyes of one seat.
struct Eye<'a> {
    view: &'a View,
    seat: Seat,
}

impl Eye<'_> {
    fn rate(&self, mv: Move) -> i32 {
        match mv {
            Move::Collect { .. } if self.lacking_count() == 1 => WINS,
            Move::Collect { .. } => COLLECTS,
            Move::Discard { card } => self.rate_discard(card),
            Move::Draw => DRAWS,
            Move::Keep => KEEPS,
            Move::Pass => 0,
            Move::PileSwap => self.gain(self.view.pile.last().is_some_and(|top| self.lacks(self.seat, top.kind))),
            Move::Retrieve => self.gain(self.view.pile.iter().any(|card| self.lacks(self.seat, card.kind))),
            Move::DrawThree => DRAWS_THREE * self.room().min(3),
            Move::Direction => self.rate_turning_round(),
            Move::DrawHand { from } => DRAWS_HAND + self.promise(from) / 4,
            Move::ViewHand { from } => (VIEWS + self.promise(from)).min(FETCHES_LACKING),
            Move::Take { card } | Move::Fetch { card, .. } => self.rate_taking(card),
            Move::TakeOver { from, onto, .. } => self.rate_taking_over(from, onto),
        }
    }

    fn gain(&self, lacking: bool) -> i32 {
        if lacking { FETCHES_LACKING } else { NOT_WORTH_IT }
    }

    /// What a hand promises: cards known to be there that this seat lacks, else many cards.
    fn promise(&self, from: Seat) -> i32 {
        let seen = self.of(from);
        let is_known = |card: &Card| self.lacks(self.seat, card.kind);
        // Some of the known cards may have left unseen.
        if seen.known.less_unseen == 0 && seen.known.cards.iter().any(is_known) {
            return KNOWN_LACKING - VIEWS + i32::from(seen.hand_size);
        }
        i32::from(seen.hand_size) * 4 - seen.known.cards.len() as i32
    }

    /// A card just drawn is discarded in passing; else it costs a turn, and only room is gained.
    fn rate_discard(&self, card: u8) -> i32 {
        let rivals = self.rivals().filter(|&rival| self.lacks(rival, card)).count() as i32;
        let base = match &self.view.drawn {
            Some(_) => DISCARDS_IN_PASSING,
            None => DISCARDS,
        };
        base - rivals * PER_RIVAL_LACKING - if self.lacks(self.seat, card) { base } else { 0 }
    }

    fn rate_turning_round(&self) -> i32 {
        let (next, last) = (self.beside(self.view.clockwise), self.beside(!self.view.clockwise));
        let ahead = self.of(next).collected.len() as i32 - self.of(last).collected.len() as i32;
        TURNS_ROUND + ahead * 60
    }

    fn rate_taking(&self, card: u8) -> i32 {
        if self.lacks(self.seat, card) {
            return COLLECTS;
        }
        match Special::of_kind(card) {
            Some(Special::TakeOver | Special::ViewHand) => DRAWS,
            Some(Special::Retrieve | Special::DrawHand) => DRAWS_HAND,
            Some(_) => DISCARDS,
            None => {
                // Who has collected much and lacks this one should not get it.
                let lacking = self.rivals().filter(|&rival| self.lacks(rival, card));
                let loss = lacking.map(|rival| 1 + self.of(rival).collected.len() as i32).max();
                loss.unwrap_or_default() * PER_RIVAL_LACKING * 4
            }
        }
    }

    fn rate_taking_over(&self, from: Seat, onto: Onto) -> i32 {
        let collected = self.of(from).collected.len();
        let is_leader = collected >= ALMOST_DONE;
        match onto {
            Onto::Collection if self.lacking_count() == 1 => WINS,
            Onto::Collection if is_leader => TAKES_FROM_LEADER + 1,
            Onto::Collection => COLLECTS + collected as i32,
            Onto::Pile if is_leader => TAKES_FROM_LEADER,
            Onto::Pile => NOT_WORTH_IT * collected as i32,
        }
    }

    /// How many cards fit into the hand once the special is laid down.
    fn room(&self) -> i32 {
        i32::from(self.view.hand_limit) + 1 - i32::from(self.of(self.seat).hand_size)
    }

    fn lacking_count(&self) -> usize {
        let own = self.of(self.seat);
        own.wanted.len() - own.collected.len()
    }

    fn lacks(&self, seat: Seat, card: u8) -> bool {
        let is_it = |other: &Card| other.kind == card;
        let seen = self.of(seat);
        usize::from(card) < SYMBOLS && seen.wanted.iter().any(is_it) && !seen.collected.iter().any(is_it)
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.view.seats.len() as u8).filter(move |&seat| seat != own)
    }

    /// The neighbour whose turn comes next where play goes that way.
    fn beside(&self, clockwise: bool) -> Seat {
        let seats = self.view.seats.len() as u8;
        let step = if clockwise { 1 } else { seats - 1 };
        Seat((self.seat.0 + step) % seats)
    }

    fn of(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
    }
}

impl brocante_core::Guide for crate::FiveCards {}
