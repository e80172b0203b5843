//! The positions that look like a view.

use crate::deck::{CLOSED_PLACES, KINDS_MAX, ROUNDS};
use crate::rules::{Boxes, SEATS};
use crate::state::notes::{Notes, STEP};
use crate::state::{Container, Phase, State};
use crate::view::{ContainerView, View};
use brocante_core::{Kinds, Pile, Rng, Seat, SeatSet};

pub fn determinize(game: &Boxes, view: &View, rng: &mut Rng) -> State {
    let mut state = State {
        phase: view.phase,
        round: view.round - 1,
        auctioneer: view.auctioneer,
        active: view.active,
        actions_left: view.actions_left,
        bid: view.bid,
        bidder: view.bidder,
        tie: view.tie,
        bidding: view.bidding,
        committed: SeatSet::EMPTY,
        laid: [Notes::NONE; SEATS],
        wallets: [Notes::NONE; SEATS],
        bank: Notes::NONE,
        open_pile: game.deck.open_counts,
        closed_pile: game.deck.closed_counts,
        containers: [Container::EMPTY; ROUNDS],
    };
    for (container, seen) in state.containers.iter_mut().zip(&view.containers) {
        *container = container_seen(game, seen);
    }
    deal_unknown_boxes(&mut state, view, rng);
    for seat in Seat::all(game.seats) {
        let paid = view.seats[seat.index()].paid;
        let mut wallet = Notes::START;
        wallet -= paid;
        state.wallets[seat.index()] = wallet;
        state.bank += paid;
        if state.phase == Phase::Lay && !view.to_act.contains(seat) {
            state.committed = state.committed.with(seat);
            let own = view.laid.filter(|_| view.viewer.is(seat));
            state.laid[seat.index()] = own.unwrap_or_else(|| any_notes(wallet, rng));
        }
    }
    state
}

fn container_seen(game: &Boxes, seen: &ContainerView) -> Container {
    let mut container = Container { auction: seen.auction, winner: seen.winner, paid: seen.paid, ..Container::EMPTY };
    for seat in Seat::all(game.seats).map(Seat::index) {
        container.shown[seat] = seen.shown.as_ref().map_or(Notes::NONE, |shown| shown[seat]);
        container.called[seat] = seen.called[seat].map_or(0, |amount| (amount / STEP) as u8 + 1);
    }
    for (place, seen) in seen.boxes.iter().enumerate() {
        for seat in seen.looked_by.iter() {
            container.looked[seat.index()] |= 1 << place;
        }
    }
    container
}

/// Known boxes hold what was seen; the rest is dealt from what is left.
fn deal_unknown_boxes(state: &mut State, view: &View, rng: &mut Rng) {
    let (mut open, mut closed) = (state.open_pile, state.closed_pile);
    let known = view.containers.iter().flat_map(|container| container.boxes.iter());
    for (closed_box, card) in known.filter_map(|seen| Some((seen.closed, seen.card?))) {
        let pile = if closed_box { &mut closed } else { &mut open };
        pile[card.kind as usize] -= 1;
    }
    for (container, seen) in state.containers.iter_mut().zip(&view.containers) {
        for (place, seen) in seen.boxes.iter().enumerate() {
            let pile: &mut [u8; KINDS_MAX] = if seen.closed { &mut closed } else { &mut open };
            container.cards[place] = match seen.card {
                Some(card) => card.kind,
                None => {
                    let kind = Kinds(pile).nth(rng.below(Kinds(pile).count()));
                    pile[kind as usize] -= 1;
                    kind as u8
                }
            };
        }
    }
    debug_assert_eq!(Kinds(&closed).count() as usize, (ROUNDS - view.containers.len()) * CLOSED_PLACES);
    (state.open_pile, state.closed_pile) = (open, closed);
}

fn any_notes(wallet: Notes, rng: &mut Rng) -> Notes {
    Notes(wallet.0.map(|count| rng.below(u32::from(count) + 1) as u8))
}
