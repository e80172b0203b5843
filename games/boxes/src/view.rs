//! What a viewer may know.
//!
//! A seat remembers every box it looked into and every box it bought. All seats saw the payments and
//! the secret bids, so a player who counts knows what is left in a wallet; the table shows it only with
//! open wallets.

use crate::deck::{Card, OPEN_PLACES, PLACES};
use crate::rules::Boxes;
use crate::state::notes::Notes;
use crate::state::{Auction, Container, Phase, State, status};
use brocante_core::{Seat, SeatSet, Viewer};
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
    /// The seat that looks, bids or pays.
    pub active: Seat,
    pub actions_left: u8,
    /// The standing bid.
    pub bid: u16,
    pub bidder: Option<Seat>,
    pub tie: bool,
    /// The seats that have not passed.
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
    /// Its content, if the viewer knows it.
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

pub fn view(game: &Boxes, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        round: state.round + 1,
        phase: state.phase,
        to_act: status(game, state).to_act(),
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
        called: Seat::all(game.seats).map(|seat| container.called_by(seat)).collect(),
        winner: container.winner,
        paid: container.paid,
    }
}

fn paid_by(containers: &[Container], seat: Seat) -> Notes {
    let bought = containers.iter().filter(|container| container.winner == Some(seat));
    bought.fold(Notes::NONE, |sum, container| sum + container.paid)
}
