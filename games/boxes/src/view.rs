//! What a viewer may know, and the worlds that look like it.
//!
//! A seat remembers every box it looked into and every box it bought. Payments and secret bids
//! were seen by all, so what is left in a wallet is known to whoever counts; the table shows it
//! only with open wallets.

use crate::deck::{Card, KINDS_MAX};
use crate::moves::Auction;
use crate::notes::{Notes, STEP};
use crate::{Boxes, CLOSED_PLACES, Container, OPEN_PLACES, PLACES, Phase, ROUNDS, SEATS, State};
use brocante_core::{Game, Kinds, Pile, Rng, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    /// Counted from 1.
    pub round: u8,
    pub phase: Phase,
    pub to_act: SeatSet,
    pub auctioneer: Seat,
    /// Who looks, bids or pays.
    pub active: Seat,
    pub actions_left: u8,
    /// The standing bid.
    pub bid: u16,
    pub bidder: Option<Seat>,
    pub tie: bool,
    /// Who has not passed.
    pub bidding: SeatSet,
    /// The notes the viewer put face down.
    pub laid: Option<Notes>,
    /// The container on the table, last, and those sold before.
    pub containers: Vec<ContainerView>,
    pub seats: Vec<SeatView>,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ContainerView {
    pub auction: Option<Auction>,
    pub boxes: Vec<BoxView>,
    /// Secret bids, seat by seat, once they are shown.
    pub shown: Option<Vec<Notes>>,
    /// The last amount each seat called out.
    pub called: Vec<Option<u16>>,
    pub winner: Option<Seat>,
    pub paid: Notes,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct BoxView {
    pub closed: bool,
    pub looked_by: SeatSet,
    /// What is in it, if the viewer knows.
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// The notes behind the screen, where the viewer may look.
    pub wallet: Option<Notes>,
    /// What the seat has paid so far, seen by all.
    pub paid: Notes,
}

pub fn of(game: &Boxes, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        round: state.round + 1,
        phase: state.phase,
        to_act: game.status(state).to_act(),
        auctioneer: state.auctioneer,
        active: state.active,
        actions_left: state.actions_left,
        bid: state.bid,
        bidder: state.bidder,
        tie: state.tie,
        bidding: state.bidding,
        laid: viewer.seat().filter(|&seat| state.committed.contains(seat)).map(|seat| state.laid[seat.index()]),
        containers: state.laid_out().iter().map(|container| container_view(game, state, container, viewer)).collect(),
        seats: Seat::all(game.seats)
            .map(|seat| {
                let paid = paid_by(state.laid_out(), seat);
                let shows = game.options.open_wallets || viewer.is(seat) || state.phase == Phase::Over;
                SeatView { wallet: shows.then(|| state.wallets[seat.index()]), paid }
            })
            .collect(),
    }
}

fn container_view(game: &Boxes, state: &State, container: &Container, viewer: Viewer) -> ContainerView {
    let knows_all = state.phase == Phase::Over || viewer.seat().is_some() && viewer.seat() == container.winner;
    let boxes = (0..PLACES).map(|place| {
        let looked_by = |seat: &Seat| container.looked[seat.index()] >> place & 1 == 1;
        let knows = knows_all || viewer.seat().is_some_and(|seat| looked_by(&seat));
        BoxView {
            closed: place >= OPEN_PLACES,
            looked_by: Seat::all(game.seats).filter(looked_by).collect(),
            card: knows.then(|| game.card(place, container.cards[place])),
        }
    });
    let seats = game.seats as usize;
    let is_on_sale = container.winner.is_none();
    let before_showing = matches!(state.phase, Phase::Choose | Phase::Look | Phase::Lay);
    let is_shown = container.auction == Some(Auction::Secret) && !(is_on_sale && before_showing);
    ContainerView {
        auction: container.auction,
        boxes: boxes.collect(),
        shown: is_shown.then(|| container.shown[..seats].to_vec()),
        called: container.called[..seats]
            .iter()
            .map(|&called| called.checked_sub(1).map(|n| u16::from(n) * STEP))
            .collect(),
        winner: container.winner,
        paid: container.paid,
    }
}

fn paid_by(containers: &[Container], seat: Seat) -> Notes {
    let bought = containers.iter().filter(|container| container.winner == Some(seat));
    bought.fold(Notes::NONE, |sum, container| sum + container.paid)
}

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
