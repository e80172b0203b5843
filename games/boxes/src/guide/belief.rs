//! What the others' bids tell of the boxes they have looked into: a seat that saw two gold bars does not
//! pass at 200, and a seat that saw only empty boxes does not lay 1,500.

use crate::deck::tally::by_back;
use crate::deck::{CLOSED_PLACES, OPEN_PLACES};
use crate::guide::share::share;
use crate::rules::Boxes;
use crate::state::notes::STEP;
use crate::state::{Auction, Container, Phase, State};
use crate::view::View;
use brocante_core::Seat;

/// By how much people bid more or less than a guide would.
const SPREAD: f32 = 200.0;
/// Nothing is impossible.
const LEAST: f32 = 0.05;

pub(crate) fn likelihood(game: &Boxes, view: &View, state: &State) -> f32 {
    let Some(viewer) = view.viewer.seat() else { return 1.0 };
    let mut likelihood = 1.0;
    for (round, container) in state.laid_out().iter().enumerate() {
        // The buyer of a container knows everything in it.
        if container.auction.is_none() || container.winner == Some(viewer) {
            continue;
        }
        for rival in Seat::all(game.seats).filter(|&rival| rival != viewer) {
            let would_give = would_give(game, container, round, rival);
            likelihood *= of_rival(game, state, container, rival, would_give);
        }
    }
    likelihood
}

/// What a rival would have given for a container that holds what it holds here.
fn would_give(game: &Boxes, container: &Container, round: usize, rival: Seat) -> f32 {
    let places = container.looked[rival.index()];
    let seen = game.ledger.at(&container.cards, places);
    let looked = by_back(places);
    let sides = [(OPEN_PLACES, 0), (CLOSED_PLACES, 1)];
    let hidden = sides.map(|(boxes, side)| game.ledger.average(side) * (boxes as f32 - looked[side] as f32));
    let worth = (seen[0].value() + seen[1].value()) as f32 + hidden[0] + hidden[1];
    worth * share(game.seats).of_round(round as u8) as f32 / 100.0
}

fn of_rival(game: &Boxes, state: &State, container: &Container, rival: Seat, would_give: f32) -> f32 {
    let is_sold = container.winner.is_some();
    if container.auction == Some(Auction::Secret) {
        let laid = match state.phase {
            _ if is_sold => container.shown[rival.index()],
            Phase::Lay if state.committed.contains(rival) => state.laid[rival.index()],
            Phase::Bid | Phase::Pay => container.shown[rival.index()],
            _ => return 1.0,
        };
        let wanted = would_give * share(game.seats).secret as f32 / 100.0;
        let off = (f32::from(laid.total()) - wanted) / SPREAD;
        return LEAST + 1.0 / (1.0 + off * off);
    }
    if !is_sold && !matches!(state.phase, Phase::Bid | Phase::Pay) {
        return 1.0;
    }
    let called = container.called_by(rival);
    let gave = called.map_or(1.0, |called| sure(would_give - f32::from(called)));
    let is_out = if is_sold { container.winner != Some(rival) } else { !state.bidding.contains(rival) };
    let price = match container.winner {
        Some(winner) => container.called_by(winner).unwrap_or(0),
        None => state.bid,
    };
    let gave_up = if is_out { sure(f32::from(price + STEP) - would_give) } else { 1.0 };
    gave * gave_up
}

/// From almost never to almost always, as `margin` goes from far below to far above zero.
fn sure(margin: f32) -> f32 {
    let x = margin / SPREAD;
    LEAST + 0.5 + 0.5 * x / (1.0 + x.abs())
}
