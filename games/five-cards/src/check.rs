//! Whether a move is lawful, and the questions about it that listing, turns and play-outs ask too.

use crate::deck::{ALL_SYMBOLS, MATCHES, SPECIALS, SYMBOLS, Special};
use crate::moves::refusal::Refusal;
use crate::moves::{Move, Onto, used_card};
use crate::rules::FiveCards;
use crate::state::{Ending, Phase, State};
use brocante_core::{Seat, require};

pub fn check(game: &FiveCards, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    match state.ending {
        None => {}
        Some(Ending::Won { .. }) => return Err(Refusal::GameWon),
        Some(Ending::Stuck { .. }) => return Err(Refusal::GameStuck),
        Some(Ending::Stalemate) => return Err(Refusal::GameStalemate),
    }
    if seat != state.active {
        return Err(Refusal::NotYourTurn { seat: state.active });
    }
    match (state.phase, mv) {
        (Phase::Viewing, Move::Take { card }) => {
            let from = state.viewed;
            require(state.hands[from.index()].has(card), Refusal::NotInThatHand { card, from })
        }
        (Phase::Viewing, _) => Err(Refusal::TakeFirst { from: state.viewed }),
        (Phase::Fetching, Move::Fetch { at, card }) => {
            require(state.pile().get(usize::from(at)) == Some(&card), Refusal::NotInThePile)
        }
        (Phase::Fetching, _) => Err(Refusal::FetchFirst),
        (_, Move::Take { .. }) => Err(Refusal::NothingViewed),
        (_, Move::Fetch { .. }) => Err(Refusal::NothingSearched),
        (Phase::Drawn, Move::Keep) => Ok(()),
        (_, Move::Keep) => Err(Refusal::NothingDrawn),
        (Phase::Drawn, _) if used_card(mv) != Some(state.drawn) => Err(Refusal::OnlyTheDrawnCard { card: state.drawn }),
        (_, Move::Draw) => {
            let limit = game.hand_limit();
            require(may_draw(game, state, seat), Refusal::HandFull { limit })
        }
        (_, Move::Pass) => require(may_pass(state, seat), Refusal::NoPassLeft),
        _ => check_use(game, state, seat, mv),
    }
}

fn check_use(game: &FiveCards, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let hand = &state.hands[seat.index()];
    if let Some(card) = used_card(mv).filter(|&card| !hand.has(card)) {
        return Err(match mv {
            Move::Collect { .. } => Refusal::CollectNotInHand { card },
            Move::Discard { .. } => Refusal::DiscardNotInHand { card },
            _ => Refusal::SpecialNotInHand { card },
        });
    }
    let lacks = |card: u8| usize::from(card) < SYMBOLS && state.lacking[seat.index()] >> card & 1 == 1;
    match mv {
        Move::Collect { card } => require(lacks(card), Refusal::NotLacking { card }),
        Move::Discard { card } => {
            require(usize::from(card) < SYMBOLS, Refusal::NotASymbol { card })?;
            require(
                discardable(state) >> card & 1 == 1,
                Refusal::NoMatch { card, top: state.top().unwrap_or_default() },
            )
        }
        Move::PileSwap | Move::Retrieve => require(may_take_from_pile(state), Refusal::PileEmpty),
        Move::DrawHand { from } | Move::ViewHand { from } => {
            another(game, seat, from)?;
            require(may_take_from(state, seat, from), Refusal::HandEmpty { from })
        }
        Move::TakeOver { from, card, onto } => {
            another(game, seat, from)?;
            let collected = open_to_take_over(state, seat, from);
            require(collected != 0, Refusal::NothingCollected { from })?;
            let is_there = usize::from(card) < SYMBOLS && collected >> card & 1 == 1;
            require(is_there, Refusal::NotCollected { card, from })?;
            require(onto == Onto::Pile || lacks(card), Refusal::NotLackingEither { card })
        }
        _ => Ok(()),
    }
}

fn another(game: &FiveCards, seat: Seat, other: Seat) -> Result<(), Refusal> {
    require(other != seat && other.0 < game.seats, Refusal::NotAnotherSeat)
}

/// Whether a seat at the beginning of its turn can do anything but pass (five.stuck).
pub(crate) fn can_do_something(game: &FiveCards, state: &State, seat: Seat) -> bool {
    let held = state.hands[seat.index()].kinds();
    let others = || Seat::all(game.seats);
    let usable = |special| match special {
        Special::PileSwap | Special::Retrieve => may_take_from_pile(state),
        Special::DrawThree | Special::Direction => true,
        Special::DrawHand | Special::ViewHand => others().any(|other| may_take_from(state, seat, other)),
        Special::TakeOver => others().any(|other| open_to_take_over(state, seat, other) != 0),
    };
    held & (state.lacking[seat.index()] | discardable(state)) != 0
        || may_draw(game, state, seat)
        || SPECIALS.into_iter().any(|special| held >> special.kind() & 1 == 1 && usable(special))
}

/// five.draw: there is always a card to draw, if need be from a new deck. Six hands of seven, four cards
/// collected by each and the top of the pile are 67 of 71.
#[inline]
pub(crate) fn may_draw(game: &FiveCards, state: &State, seat: Seat) -> bool {
    state.hand_sizes[seat.index()] < game.hand_limit()
}

/// five.two: with two players passes are counted.
#[inline]
pub(crate) fn may_pass(state: &State, seat: Seat) -> bool {
    state.passes_left[seat.index()] > 0
}

/// five.discard: same figure or colour; anything on an empty pile.
#[inline]
pub(crate) fn discardable(state: &State) -> u32 {
    state.top().map_or(ALL_SYMBOLS, |top| MATCHES[top as usize])
}

/// five.special.empty: whether the discard pile has a card to take.
#[inline]
pub(crate) fn may_take_from_pile(state: &State) -> bool {
    state.pile_len > 0
}

/// five.special.empty: whether a seat can take a card out of the hand of another.
#[inline]
pub(crate) fn may_take_from(state: &State, seat: Seat, from: Seat) -> bool {
    from != seat && state.hand_sizes[from.index()] > 0
}

/// five.take-over: the cards that a seat may take over from another, a bit a kind.
#[inline]
pub(crate) fn open_to_take_over(state: &State, seat: Seat, from: Seat) -> u32 {
    if from == seat { 0 } else { state.collected[from.index()] }
}
