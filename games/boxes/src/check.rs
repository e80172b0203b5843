//! Whether a move is lawful, and the questions about it that listing and play-outs ask too.

use crate::deck::{ALL_OPEN, ALL_PLACES, OPEN_PLACES, PLACES};
use crate::moves::Move;
use crate::moves::refusal::Refusal;
use crate::rules::{Boxes, cost};
use crate::state::notes::{Notes, STEP};
use crate::state::{Phase, State};
use brocante_core::{Seat, require};

pub fn check(_game: &Boxes, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let active = state.active;
    match (state.phase, mv) {
        (Phase::Over, _) => Err(Refusal::GameOver),
        (Phase::Choose, Move::Choose { .. }) if seat == active => Ok(()),
        (Phase::Choose, _) => Err(Refusal::ChooseFirst { seat: active }),
        (Phase::Look, Move::Stop) if seat == active => Ok(()),
        (Phase::Look, Move::Look { place }) if seat == active => check_look(state, seat, place),
        (Phase::Look, _) => Err(Refusal::LookNow { seat: active }),
        (Phase::Bid, Move::Pass) if seat == active => require(!is_opening(state), Refusal::MustOpen),
        (Phase::Bid, Move::Bid { amount }) if seat == active => check_bid(state, seat, amount),
        (Phase::Bid, _) if state.tie && !tied(state, seat) => Err(Refusal::OutOfTie { seat: active }),
        (Phase::Bid, _) if !state.bidding.contains(seat) => Err(Refusal::PassedForGood),
        (Phase::Bid, _) => Err(Refusal::BidNow { seat: active }),
        (Phase::Lay, _) if state.committed.contains(seat) => Err(Refusal::LaidAlready),
        (Phase::Lay, Move::Lay { notes }) => notes_are_there(state, seat, notes),
        (Phase::Lay, _) => Err(Refusal::LayNow),
        (Phase::Pay, Move::Pay { notes }) if seat == active => {
            notes_are_there(state, seat, notes)?;
            require(notes.total() >= state.bid, Refusal::TooLittle { bid: state.bid })?;
            require(notes.pays(state.bid), Refusal::NoteTooMany { bid: state.bid })
        }
        (Phase::Pay, _) => Err(Refusal::PayNow { seat: active }),
    }
}

fn check_look(state: &State, seat: Seat, place: u8) -> Result<(), Refusal> {
    require(usize::from(place) < PLACES, Refusal::NoSuchBox)?;
    require(state.container().looked[seat.index()] >> place & 1 == 0, Refusal::LookedAlready { place })?;
    require(cost(usize::from(place)) <= state.actions_left, Refusal::TooFewActions { left: state.actions_left })
}

fn check_bid(state: &State, seat: Seat, amount: u16) -> Result<(), Refusal> {
    let (wallet, standing) = (state.wallets[seat.index()].total(), state.bid);
    let too_low = if state.bidder.is_none() { Refusal::AboveTie { standing } } else { Refusal::TooLow { standing } };
    require(amount.is_multiple_of(STEP), Refusal::NotAStep { amount })?;
    require(is_opening(state) || amount > standing, too_low)?;
    require(amount <= wallet, Refusal::MoreThanYouHave { wallet })
}

fn notes_are_there(state: &State, seat: Seat, notes: Notes) -> Result<(), Refusal> {
    let wallet = state.wallets.get(seat.index());
    require(wallet.is_some_and(|&wallet| notes.within(wallet)), Refusal::NotYourNotes)
}

/// boxes.look: the places that the seat has not looked at and has actions for, a bit each.
#[inline]
pub(crate) fn within_reach(state: &State, seat: Seat) -> u16 {
    let affordable = match state.actions_left {
        left if left >= cost(OPEN_PLACES) => ALL_PLACES,
        left if left >= cost(0) => ALL_OPEN,
        _ => 0,
    };
    affordable & !state.container().looked[seat.index()]
}

/// Whether the auctioneer has still to name the opening amount.
#[inline]
pub(crate) fn is_opening(state: &State) -> bool {
    state.bidder.is_none() && !state.tie
}

/// Whether a seat tied for the highest secret bid.
fn tied(state: &State, seat: Seat) -> bool {
    let shown = &state.container().shown;
    let highest = shown.iter().map(|notes| notes.total()).max();
    shown.get(seat.index()).map(|notes| notes.total()) == highest
}
