//! How the play-outs of a search are played: the guide's habits without its sums.
//!
//! It works on bit masks, lists no moves, and one random number a call decides everything. Each habit has
//! its exceptions, so that play-outs differ. At 2, 4 and 6 seats, half of them each, it wins 95, 99.4 and
//! 99.6 % of 8,000 games against random players, and 47, 46 and 45 % against the guide (± 0.6, one
//! standard error). A game among itself takes 89, 143 and 173 plies.

use crate::check::{discardable, may_draw, may_pass, may_take_from, may_take_from_pile, open_to_take_over};
use crate::deck::{ALL_SYMBOLS, SYMBOLS, Special};
use crate::moves::{Move, Onto};
use crate::rules::FiveCards;
use crate::state::{Phase, State};
use brocante_core::{Rng, Seat};

/// A seat that has collected this many cards is stopped.
const ALMOST_DONE: u32 = 4;

#[inline]
pub(crate) fn quick(game: &FiveCards, state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let dice = Dice(rng.next_u64());
    let player = Player { game, state, seat, lacking: state.lacking[seat.index()], dice };
    match state.phase {
        Phase::Drawn => player.after_drawing(),
        Phase::Viewing => player.take(),
        Phase::Fetching => player.fetch(),
        Phase::Turn | Phase::Over => player.turn(),
    }
}

/// One random number, of which each decision uses bits of its own.
#[derive(Clone, Copy)]
struct Dice(u64);

impl Dice {
    /// Whether a chance of `of_256` in 256 comes true.
    #[inline]
    fn comes(self, decision: u32, of_256: u64) -> bool {
        (self.0 >> (decision * 8) & 0xff) < of_256
    }

    /// One of the bits that are set, about evenly.
    #[inline]
    fn pick(self, mask: u32) -> u8 {
        let turn = (self.0 >> 59) as u32;
        ((mask.rotate_right(turn).trailing_zeros() + turn) & 31) as u8
    }
}

struct Player<'a> {
    game: &'a FiveCards,
    state: &'a State,
    seat: Seat,
    lacking: u32,
    dice: Dice,
}

#[inline]
fn has(held: u32, special: Special) -> bool {
    held >> special.kind() & 1 == 1
}

impl Player<'_> {
    #[inline]
    fn turn(&self) -> Move {
        let state = self.state;
        let held = state.hands[self.seat.index()].kinds();
        let useful = held & self.lacking;
        if useful != 0 && self.lacking.is_power_of_two() {
            return Move::Collect { card: useful.trailing_zeros() as u8 };
        }
        if has(held, Special::TakeOver)
            && let Some(mv) = self.take_over(ALMOST_DONE)
        {
            return mv;
        }
        if (has(held, Special::ViewHand) || has(held, Special::DrawHand))
            && let Some(from) = self.about_to_win()
        {
            return if has(held, Special::ViewHand) { Move::ViewHand { from } } else { Move::DrawHand { from } };
        }
        if useful != 0 && !self.dice.comes(0, 16) {
            return Move::Collect { card: self.dice.pick(useful) };
        }
        let missing = self.lacking & !held;
        if held >> SYMBOLS != 0
            && let Some(mv) = self.special(held, missing)
        {
            return mv;
        }
        if may_draw(self.game, state, self.seat) {
            return Move::Draw;
        }
        self.with_full_hand(held)
    }

    /// A rival that is known to hold its last missing card.
    fn about_to_win(&self) -> Option<Seat> {
        Seat::all(self.game.seats).find(|&other| {
            let lacking = self.state.lacking[other.index()];
            lacking.is_power_of_two()
                && may_take_from(self.state, self.seat, other)
                && self.state.memory.cards[self.seat.index()][other.index()].kinds() & lacking != 0
        })
    }

    /// A special that brings something.
    #[inline]
    fn special(&self, held: u32, missing: u32) -> Option<Move> {
        let state = self.state;
        let room = self.game.hand_limit() - state.hand_sizes[self.seat.index()];
        if has(held, Special::Retrieve) && self.in_pile(missing) {
            return Some(Move::Retrieve);
        }
        if has(held, Special::ViewHand)
            && !self.dice.comes(1, 32)
            && let Some(from) = self.whose_hand(missing)
        {
            return Some(Move::ViewHand { from });
        }
        if has(held, Special::PileSwap) && state.top().is_some_and(|top| missing >> top & 1 == 1) {
            return Some(Move::PileSwap);
        }
        if has(held, Special::DrawThree) && room >= 1 && self.dice.comes(2, 192) {
            return Some(Move::DrawThree);
        }
        if has(held, Special::DrawHand)
            && (room == 0 || self.dice.comes(3, 192))
            && let Some(from) = self.whose_hand(missing)
        {
            return Some(Move::DrawHand { from });
        }
        None
    }

    fn with_full_hand(&self, held: u32) -> Move {
        let state = self.state;
        let fitting = held & discardable(self.state) & !self.lacking;
        if fitting != 0 {
            let harmless = fitting & !self.wanted_by_others();
            let from = if harmless != 0 && !self.dice.comes(4, 32) { harmless } else { fitting };
            return Move::Discard { card: self.dice.pick(from) };
        }
        if has(held, Special::Direction) {
            return Move::Direction;
        }
        if has(held, Special::DrawThree) {
            return Move::DrawThree;
        }
        if has(held, Special::TakeOver)
            && let Some(mv) = self.take_over(1)
        {
            return mv;
        }
        if may_pass(state, self.seat) {
            return Move::Pass;
        }
        self.without_a_pass(held)
    }

    /// five.two: any lawful move. There is one, or the game would be over (five.stuck).
    fn without_a_pass(&self, held: u32) -> Move {
        let state = self.state;
        let useful = held & self.lacking;
        if useful != 0 {
            return Move::Collect { card: self.dice.pick(useful) };
        }
        if may_take_from_pile(state) && has(held, Special::Retrieve) {
            return Move::Retrieve;
        }
        if may_take_from_pile(state) && has(held, Special::PileSwap) {
            return Move::PileSwap;
        }
        match self.whose_hand(0) {
            Some(from) if has(held, Special::ViewHand) => Move::ViewHand { from },
            Some(from) if has(held, Special::DrawHand) => Move::DrawHand { from },
            _ => Move::Discard { card: self.dice.pick(held & discardable(self.state)) },
        }
    }

    #[inline]
    fn after_drawing(&self) -> Move {
        let state = self.state;
        let card = state.drawn;
        let bit = 1_u32 << card;
        if self.lacking & bit != 0 {
            return Move::Collect { card };
        }
        if bit & ALL_SYMBOLS != 0 {
            // At two seats, what the other one lacks is better kept.
            let is_harmless = || self.game.seats > 2 || self.wanted_by_others() & bit == 0 || self.dice.comes(4, 32);
            return if discardable(self.state) & bit != 0 && is_harmless() {
                Move::Discard { card }
            } else {
                Move::Keep
            };
        }
        let missing = self.lacking & !state.hands[self.seat.index()].kinds();
        if card == Special::TakeOver.kind() {
            return self.take_over(ALMOST_DONE).unwrap_or(Move::Keep);
        }
        if card == Special::DrawThree.kind() && state.hand_sizes[self.seat.index()] < self.game.hand_limit() {
            return Move::DrawThree;
        }
        if card == Special::Direction.kind() {
            return Move::Direction;
        }
        self.special(bit, missing).unwrap_or(Move::Keep)
    }

    /// A card of a rival: into the own collection if it fits there, else away if the rival has at least `least`.
    fn take_over(&self, least: u32) -> Option<Move> {
        let state = self.state;
        let mut best = None;
        for from in Seat::all(self.game.seats) {
            let collected = open_to_take_over(state, self.seat, from);
            if collected == 0 {
                continue;
            }
            let own = collected & self.lacking;
            if own != 0 {
                return Some(Move::TakeOver { from, card: self.dice.pick(own), onto: Onto::Collection });
            }
            if collected.count_ones() >= least {
                best = Some(Move::TakeOver { from, card: self.dice.pick(collected), onto: Onto::Pile });
            }
        }
        best
    }

    fn take(&self) -> Move {
        let state = self.state;
        let there = state.hands[state.viewed.index()].kinds();
        let missing = there & self.lacking & !state.hands[self.seat.index()].kinds();
        let last = there & state.lacking[state.viewed.index()];
        if last != 0 && state.lacking[state.viewed.index()].is_power_of_two() {
            return Move::Take { card: last.trailing_zeros() as u8 };
        }
        if missing != 0 {
            return Move::Take { card: self.dice.pick(missing) };
        }
        let specials = there & !ALL_SYMBOLS;
        let card = if specials != 0 { 31 - specials.leading_zeros() as u8 } else { self.dice.pick(there) };
        Move::Take { card }
    }

    fn fetch(&self) -> Move {
        let state = self.state;
        let missing = self.lacking & !state.hands[self.seat.index()].kinds();
        let at = state.pile().iter().position(|&card| missing >> card & 1 == 1);
        let at = at.unwrap_or_else(|| (self.dice.0 >> 32) as usize % state.pile().len());
        Move::Fetch { at: at as u8, card: state.pile[at] }
    }

    /// A hand to take from: one that is known to have a missing card, else one of the fullest.
    #[inline]
    fn whose_hand(&self, missing: u32) -> Option<Seat> {
        let state = self.state;
        let seats = self.game.seats;
        let others = u64::from(seats - 1);
        let first = ((self.dice.0 >> 48 & 0xff) * others) >> 8;
        let mut from = self.seat.0 + 1 + first as u8;
        let mut found = None;
        for _ in 0..seats {
            if from >= seats {
                from -= seats;
            }
            let other = Seat(from);
            if may_take_from(state, self.seat, other) {
                if state.memory.cards[self.seat.index()][other.index()].kinds() & missing != 0 {
                    return Some(other);
                }
                if found.is_none_or(|found: Seat| state.hand_sizes[found.index()] < state.hand_sizes[other.index()]) {
                    found = Some(other);
                }
            }
            from += 1;
        }
        found
    }

    #[inline]
    fn in_pile(&self, missing: u32) -> bool {
        self.state.pile().iter().any(|&card| missing >> card & 1 == 1)
    }

    #[inline]
    fn wanted_by_others(&self) -> u32 {
        let all = Seat::all(self.game.seats).filter(|&other| other != self.seat);
        all.fold(0, |wanted, other| wanted | self.state.lacking[other.index()])
    }
}
