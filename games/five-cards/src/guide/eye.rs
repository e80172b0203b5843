//! The table through the eyes of one seat, and the marks of its moves. Marks are about 1 apart where a move
//! is clearly better.
//!
//! Drawing is the measure: a draw brings a missing card now and then. A card laid out, or fetched for
//! certain, is worth more than that; so is a look into a hand, which is as good as drawing all its cards.
//! A move that keeps a rival from winning is worth as much as the win is likely. A discard only makes room.
//!
//! Against the fixed marks that were here before, half of the seats each, these win 56, 54 and 54 % of
//! 8,000 games at 2, 4 and 6 seats (± 0.6, one standard error). Nineteen other values were tried, one at a
//! time around marks close to these, at 2, 3, 4 and 6 seats, 3,000 games each (± 1). Three changes lose
//! games: keeping a drawn card rather than discarding it (2–6 %), never viewing a hand without knowing of a
//! card there (4–8 % from 3 seats), and discarding with room to draw (4–9 %). Holding a fourth card back
//! loses 3 and 4 % at 2 and 6 seats, and seemed to gain as much at 3. Holding back what others lack seemed
//! to help at two seats and to lose 2 % at four. Most of the others made no visible difference.

use crate::deck::bag::Bag;
use crate::deck::{MATCHES, SYMBOLS, Special};
use crate::moves::{Move, Onto};
use crate::rules::{FiveCards, SEATS};
use crate::state::{Phase, State};
use brocante_core::{Seat, bits};

const WIN: f32 = 12.0;
const KEEP_FROM_WINNING: f32 = 8.0;
const COLLECT: f32 = 5.0;
const FETCH: f32 = 5.2;
const FETCH_NOTHING: f32 = 0.5;
const DRAW: f32 = 3.0;
const DISCARD_DRAWN: f32 = 2.6;
const DISCARD_FULL: f32 = 2.2;
const DISCARD: f32 = 1.0;
const TURN_ROUND: f32 = 1.8;
const PASS: f32 = 0.0;
/// For a card that the own collection needs.
const NEVER: f32 = -1.0;
/// By how many cards come of it.
const DRAW_THREE: [f32; 4] = [1.0, 1.5, 3.6, 4.0];
/// What a missing card that is taken out of a hand or the pile is worth.
const MISSING: f32 = 6.0;
/// What a hand is worth to look at, or to draw from, and how much the chance of a missing card adds.
const VIEW: f32 = 3.0;
const DRAW_HAND: f32 = 2.4;
const HIT: f32 = 2.5;

/// The table through the eyes of one seat.
pub(super) struct Eye<'a> {
    game: &'a FiveCards,
    state: &'a State,
    seat: Seat,
    own: Bag,
    lacking: u32,
    /// What it lacks and has not in its hand either.
    missing: u32,
    /// Cards that may be anywhere.
    unseen: Bag,
    /// The chance that such a card is a missing one.
    luck: f32,
    /// For each rival, how near it is to winning before the seat's next turn.
    threat: [f32; SEATS],
}

impl<'a> Eye<'a> {
    pub(super) fn new(game: &'a FiveCards, state: &'a State, seat: Seat) -> Self {
        let own = state.hands[seat.index()];
        let lacking = state.lacking[seat.index()];
        let missing = lacking & !own.kinds();
        let unseen = unseen(game, state, seat);
        let good: u32 = bits(u64::from(missing)).map(|card| unseen.count(card)).sum();
        let luck = good as f32 / unseen.len().max(1) as f32;
        let mut eye = Eye { game, state, seat, own, lacking, missing, unseen, luck, threat: [0.0; SEATS] };
        for rival in eye.rivals() {
            eye.threat[rival.index()] = eye.threat_of(rival);
        }
        eye
    }

    fn threat_of(&self, rival: Seat) -> f32 {
        let lacking = self.state.lacking[rival.index()];
        let (known, lost) = self.state.memory.of(self.seat, rival);
        let has_one = known.kinds() & lacking != 0;
        match lacking.count_ones() {
            1 if has_one => 1.0 - 0.4 * f32::from(lost.min(1)),
            1 => 0.1 + 0.1 * self.unseen.count(lacking.trailing_zeros() as u8) as f32,
            2 if has_one => 0.08,
            2 => 0.04,
            _ => 0.0,
        }
    }

    pub(super) fn rate(&self, mv: Move) -> f32 {
        match mv {
            Move::Collect { .. } if self.lacking.is_power_of_two() => WIN,
            Move::Collect { card } => COLLECT - if self.is_lacked(card) { 0.05 } else { 0.0 },
            Move::Discard { card } => self.rate_discard(card),
            Move::Draw => DRAW,
            Move::Keep => keeping(self.state.drawn),
            Move::Pass => PASS,
            Move::PileSwap => fetching(self.state.top().is_some_and(|top| self.misses(top))),
            Move::Retrieve => fetching(self.pile_has_missing()),
            Move::DrawThree => DRAW_THREE[usize::from(self.room() + 1).min(3)],
            Move::Direction => self.rate_turning_round(),
            Move::DrawHand { from } => self.rate_drawing_from(from),
            Move::ViewHand { from } => self.rate_viewing(from),
            Move::Take { card } | Move::Fetch { card, .. } => self.rate_taking(card),
            Move::TakeOver { from, card, onto } => self.rate_taking_over(from, card, onto),
        }
    }

    fn rate_discard(&self, card: u8) -> f32 {
        if self.lacking >> card & 1 == 1 && self.own.count(card) < 2 {
            return NEVER;
        }
        let base = match self.state.phase {
            Phase::Drawn => DISCARD_DRAWN,
            // What fits onto it from the hand can follow.
            _ => {
                let following = (self.own.kinds() & MATCHES[card as usize]).count_ones();
                0.05 * following as f32 + if self.room() == 0 { DISCARD_FULL } else { DISCARD }
            }
        };
        base - self.danger(card)
    }

    /// What rivals could do with a card of the discard pile: at two seats, all of it is the seat's loss.
    fn danger(&self, card: u8) -> f32 {
        let rivals = f32::from(self.game.seats - 1);
        let lacking = self.rivals().filter(|&rival| self.does_lack(rival, card));
        lacking.map(|rival| 0.8 / rivals + 2.0 * self.threat[rival.index()]).sum()
    }

    fn rate_turning_round(&self) -> f32 {
        let threat = |clockwise| self.threat[self.beside(clockwise).index()];
        TURN_ROUND + 4.0 * (threat(self.state.clockwise) - threat(!self.state.clockwise))
    }

    fn rate_viewing(&self, from: Seat) -> f32 {
        let (some, _) = self.hits(from);
        VIEW + HIT * some + 5.0 * self.holds_last(from) + 0.3 * self.threat[from.index()]
    }

    fn rate_drawing_from(&self, from: Seat) -> f32 {
        let (_, one) = self.hits(from);
        let size = f32::from(self.state.hand_sizes[from.index()].max(1));
        DRAW_HAND + HIT * one + 6.0 * self.holds_last(from) / size + 0.3 * self.threat[from.index()]
    }

    /// The chance that a hand has a missing card, and that a card drawn from it is one.
    fn hits(&self, from: Seat) -> (f32, f32) {
        let (known, lost) = self.state.memory.of(self.seat, from);
        let size = f32::from(self.state.hand_sizes[from.index()]);
        let count = known.len() as f32;
        let good: u32 = bits(u64::from(self.missing)).map(|card| known.count(card)).sum();
        // The part of the known cards that is still there.
        let there = (count - f32::from(lost)) / count.max(1.0);
        let unknown = (size - count * there).max(0.0);
        let none = (1.0 - self.luck).powf(unknown) * (1.0 - there).powi(good as i32);
        (1.0 - none, (good as f32 * there + unknown * self.luck) / size.max(1.0))
    }

    /// How certainly a rival holds the card with which it would win.
    fn holds_last(&self, rival: Seat) -> f32 {
        Some(self.threat[rival.index()]).filter(|&threat| threat > 0.5).unwrap_or_default()
    }

    /// What a card is worth when it is taken out of the pile or the hand looked at.
    fn rate_taking(&self, card: u8) -> f32 {
        let own = match Special::of_kind(card) {
            None if self.misses(card) => MISSING,
            None => 0.0,
            Some(Special::Retrieve) if self.pile_has_missing() => 4.5,
            Some(Special::ViewHand) => 3.8,
            Some(Special::TakeOver) => 3.5,
            Some(Special::Retrieve) => 3.0,
            Some(Special::DrawThree) => 2.5,
            Some(Special::DrawHand) => 2.0,
            Some(Special::PileSwap | Special::Direction) => 1.2,
        };
        let denied = self.rivals().filter(|&rival| self.does_lack(rival, card)).map(|rival| {
            let is_last = self.state.lacking[rival.index()].is_power_of_two();
            let is_here = self.state.phase == Phase::Viewing && rival == self.state.viewed;
            match (is_last, is_here) {
                (true, true) => KEEP_FROM_WINNING,
                (true, false) => 3.0,
                (false, true) => 1.3,
                (false, false) => 1.0,
            }
        });
        denied.fold(own, f32::max)
    }

    fn rate_taking_over(&self, from: Seat, card: u8, onto: Onto) -> f32 {
        let threat = self.threat[from.index()];
        let collected = self.state.collected[from.index()].count_ones();
        match onto {
            Onto::Collection if self.lacking.is_power_of_two() => WIN,
            Onto::Collection => COLLECT + 0.5 + 4.0 * threat + 0.1 * collected as f32,
            Onto::Pile => {
                let base = if collected == 4 { COLLECT + 0.2 } else { 0.2 * collected as f32 };
                // The fewer of it are left, the longer its owner looks for another one.
                let twin = if self.own.has(card) { 0.2 } else { 0.0 };
                let left = 0.2 * self.unseen.count(card) as f32;
                let others = self.rivals().filter(|&rival| rival != from && self.does_lack(rival, card)).count();
                base + 3.0 * threat + twin - left - 0.2 * others as f32
            }
        }
    }

    fn misses(&self, card: u8) -> bool {
        self.missing >> card & 1 == 1
    }

    fn pile_has_missing(&self) -> bool {
        self.state.pile().iter().any(|&card| self.misses(card))
    }

    fn does_lack(&self, seat: Seat, card: u8) -> bool {
        usize::from(card) < SYMBOLS && self.state.lacking[seat.index()] >> card & 1 == 1
    }

    /// Whether a rival lacks it.
    fn is_lacked(&self, card: u8) -> bool {
        self.rivals().any(|rival| self.does_lack(rival, card))
    }

    fn room(&self) -> u8 {
        self.game.hand_limit() - self.state.hand_sizes[self.seat.index()]
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::all(self.game.seats).filter(move |&seat| seat != own)
    }

    /// The neighbour whose turn comes next in this direction.
    fn beside(&self, clockwise: bool) -> Seat {
        let step = if clockwise { 1 } else { self.game.seats - 1 };
        Seat((self.seat.0 + step) % self.game.seats)
    }
}

/// All cards but those whose place the seat knows.
fn unseen(game: &FiveCards, state: &State, seat: Seat) -> Bag {
    let mut unseen = game.deck.cards(game.seats);
    let mut strike = |card: u8| {
        if unseen.has(card) {
            unseen.remove(card);
        }
    };
    state.hands[seat.index()].cards().for_each(&mut strike);
    state.used.cards().chain(state.pile().iter().copied()).for_each(&mut strike);
    for other in Seat::all(game.seats) {
        bits(u64::from(state.collected[other.index()])).for_each(&mut strike);
        let (known, lost) = state.memory.of(seat, other);
        if lost == 0 {
            known.cards().for_each(&mut strike);
        }
    }
    unseen
}

/// A card just drawn stays in the hand.
fn keeping(card: u8) -> f32 {
    match Special::of_kind(card) {
        None => 2.2,
        Some(Special::TakeOver) => 2.8,
        Some(Special::ViewHand) => 2.5,
        Some(_) => 2.3,
    }
}

fn fetching(is_missing: bool) -> f32 {
    if is_missing { FETCH } else { FETCH_NOTHING }
}
