//! The position: whose turn it is, wallets and piles, and the six containers.

pub(crate) mod notes;

use crate::deck::{KINDS_MAX, PLACES, ROUNDS};
use crate::rules::{Boxes, SEATS};
use brocante_core::{Seat, SeatSet, Status};
use notes::{Notes, STEP};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Choose,
    Look,
    Bid,
    Lay,
    Pay,
    Over,
}

/// The position. A card is the number of its kind in the deck file; the first six places of a
/// container are open boxes, the other four closed ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) auctioneer: Seat,
    /// The seat that looks, bids or pays.
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    /// The standing bid and its bidder. At an opening or in a tie there is no bidder yet.
    pub(crate) bid: u16,
    pub(crate) bidder: Option<Seat>,
    /// A tie of secret bids goes on as an open auction.
    pub(crate) tie: bool,
    pub(crate) bidding: SeatSet,
    /// The seats that have laid notes face down, and their notes.
    pub(crate) committed: SeatSet,
    pub(crate) laid: [Notes; SEATS],
    pub(crate) wallets: [Notes; SEATS],
    pub(crate) bank: Notes,
    pub(crate) open_pile: [u8; KINDS_MAX],
    pub(crate) closed_pile: [u8; KINDS_MAX],
    /// One for each round that has begun.
    pub(crate) containers: [Container; ROUNDS],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Auction {
    Open,
    Secret,
}

/// A container, and everything that the seats remember of its sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Container {
    pub(crate) cards: [u8; PLACES],
    pub(crate) auction: Option<Auction>,
    /// For each seat, the places it looked at, a bit each.
    pub(crate) looked: [u16; SEATS],
    /// What each seat laid, once it is shown.
    pub(crate) shown: [Notes; SEATS],
    /// The last amount each seat called out, in notes of 50, plus one; 0 for none.
    pub(crate) called: [u8; SEATS],
    pub(crate) winner: Option<Seat>,
    pub(crate) paid: Notes,
}

impl Container {
    pub(crate) const EMPTY: Container = Container {
        cards: [0; PLACES],
        auction: None,
        looked: [0; SEATS],
        shown: [Notes::NONE; SEATS],
        called: [0; SEATS],
        winner: None,
        paid: Notes::NONE,
    };

    /// The last amount a seat called out.
    #[inline]
    pub(crate) fn called_by(&self, seat: Seat) -> Option<u16> {
        self.called[seat.index()].checked_sub(1).map(|steps| u16::from(steps) * STEP)
    }
}

impl State {
    #[inline]
    pub(crate) fn container(&self) -> &Container {
        &self.containers[self.round as usize]
    }

    #[inline]
    pub(crate) fn container_mut(&mut self) -> &mut Container {
        &mut self.containers[self.round as usize]
    }

    /// The containers that have been laid out so far.
    pub(crate) fn laid_out(&self) -> &[Container] {
        &self.containers[..=self.round as usize]
    }
}

#[inline]
pub fn status(game: &Boxes, state: &State) -> Status {
    match state.phase {
        Phase::Over => Status::Over,
        Phase::Lay => Status::ToAct(SeatSet::all(game.seats).minus(state.committed)),
        _ => Status::ToAct(SeatSet::only(state.active)),
    }
}
