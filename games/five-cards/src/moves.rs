//! What can be done, and what happens: moves, events, refusals, and the listing of moves.

pub(crate) mod refusal;

pub use refusal::Refusal;

use crate::check::{discardable, may_draw, may_pass, may_take_from, may_take_from_pile, open_to_take_over};
use crate::deck::{SYMBOLS, Special};
use crate::rules::FiveCards;
use crate::state::{Phase, State};
use brocante_core::{Moves, Seat, bits};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// five.collect
    Collect { card: u8 },
    /// five.discard
    Discard { card: u8 },
    /// five.draw
    Draw,
    /// Keep the card just drawn.
    Keep,
    /// five.pass
    Pass,
    /// five.pile-swap
    PileSwap,
    /// five.draw-three
    DrawThree,
    /// five.direction
    Direction,
    /// five.retrieve: search the discard pile; [`Move::Fetch`] follows.
    Retrieve,
    /// Take a card of the discard pile: which, and at what height, the bottom being 0.
    Fetch { at: u8, card: u8 },
    /// five.draw-hand
    DrawHand { from: Seat },
    /// five.view-hand: look at a hand; [`Move::Take`] follows.
    ViewHand { from: Seat },
    /// Take a card of the hand looked at.
    Take { card: u8 },
    /// five.take-over
    TakeOver { from: Seat, card: u8, onto: Onto },
}

/// Where a card taken over goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Onto {
    Collection,
    Pile,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Collection { seat: Seat, cards: Vec<u8> },
    Dealt { cards: Vec<u8> },
    TurnedUp { card: u8 },
    First { seat: Seat },
    Collected { seat: Seat, card: u8 },
    Discarded { seat: Seat, card: u8 },
    Drew { seat: Seat, count: u8 },
    DrewCards { cards: Vec<u8> },
    Kept { seat: Seat },
    Passed { seat: Seat },
    Used { seat: Seat, card: u8 },
    TurnedRound { seat: Seat },
    TookTop { seat: Seat, card: u8 },
    Retrieved { seat: Seat, card: u8 },
    LookedAt { seat: Seat, from: Seat },
    SawHand { from: Seat, cards: Vec<u8> },
    TookUnseen { seat: Seat, from: Seat },
    Took { from: Seat, card: u8 },
    Lost { to: Seat, card: u8 },
    TookOver { seat: Seat, from: Seat, card: u8, onto: Onto },
    Renewed { count: u8 },
    Won { seat: Seat },
    Stuck { seat: Seat },
    Stalemate,
}

#[inline]
pub fn moves(game: &FiveCards, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if seat != state.active {
        return;
    }
    match state.phase {
        Phase::Over => {}
        Phase::Turn => {
            list_uses(game, state, seat, state.hands[seat.index()].kinds(), moves);
            if may_draw(game, state, seat) {
                moves.push(Move::Draw);
            }
            if may_pass(state, seat) {
                moves.push(Move::Pass);
            }
        }
        Phase::Drawn => {
            list_uses(game, state, seat, 1 << state.drawn, moves);
            moves.push(Move::Keep);
        }
        Phase::Viewing => {
            for card in kinds(state.hands[state.viewed.index()].kinds()) {
                moves.push(Move::Take { card });
            }
        }
        Phase::Fetching => {
            for (at, &card) in (0..).zip(state.pile()) {
                moves.push(Move::Fetch { at, card });
            }
        }
    }
}

/// What the cards of these kinds are good for.
#[inline]
fn list_uses(game: &FiveCards, state: &State, seat: Seat, held: u32, moves: &mut Moves<Move>) {
    for card in kinds(held & state.lacking[seat.index()]) {
        moves.push(Move::Collect { card });
    }
    for card in kinds(held & discardable(state)) {
        moves.push(Move::Discard { card });
    }
    for special in kinds(held >> SYMBOLS) {
        let Some(special) = Special::of_kind(SYMBOLS as u8 + special) else { continue };
        let others = || Seat::all(game.seats).filter(move |&other| other != seat);
        let hands = || others().filter(|&other| may_take_from(state, seat, other));
        match special {
            Special::PileSwap if may_take_from_pile(state) => moves.push(Move::PileSwap),
            Special::DrawThree => moves.push(Move::DrawThree),
            Special::Direction => moves.push(Move::Direction),
            Special::Retrieve if may_take_from_pile(state) => moves.push(Move::Retrieve),
            Special::DrawHand => hands().for_each(|from| moves.push(Move::DrawHand { from })),
            Special::ViewHand => hands().for_each(|from| moves.push(Move::ViewHand { from })),
            Special::TakeOver => {
                for from in others() {
                    for card in kinds(open_to_take_over(state, seat, from)) {
                        if state.lacking[seat.index()] >> card & 1 == 1 {
                            moves.push(Move::TakeOver { from, card, onto: Onto::Collection });
                        }
                        moves.push(Move::TakeOver { from, card, onto: Onto::Pile });
                    }
                }
            }
            _ => {}
        }
    }
}

#[inline]
fn kinds(mask: u32) -> impl Iterator<Item = u8> {
    bits(u64::from(mask))
}

/// The card of the hand that a move lays down.
pub fn used_card(mv: Move) -> Option<u8> {
    let special = match mv {
        Move::Collect { card } | Move::Discard { card } => return Some(card),
        Move::PileSwap => Special::PileSwap,
        Move::DrawThree => Special::DrawThree,
        Move::Direction => Special::Direction,
        Move::Retrieve => Special::Retrieve,
        Move::DrawHand { .. } => Special::DrawHand,
        Move::ViewHand { .. } => Special::ViewHand,
        Move::TakeOver { .. } => Special::TakeOver,
        Move::Draw | Move::Keep | Move::Pass | Move::Fetch { .. } | Move::Take { .. } => return None,
    };
    Some(special.kind())
}
