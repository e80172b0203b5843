//! A position: the round, the hands, the bags, the decks, and which decision is due.

pub(crate) mod hand;

use self::hand::{Hand, Places};
use crate::deck::BuyerWord;
use crate::deck::words::{Buyers, Words};
use crate::rules::{Bizarre, INVENTORS, ROUNDS, SEATS};
use brocante_core::{Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Identity,
    Thrift,
    Invent,
    Deal,
    Pitch,
    Sale,
    Over,
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) buyer: Seat,
    /// The seat that hands out, pitches or buys.
    pub(crate) active: Seat,
    /// The Inventors that have made the secret choice that is due.
    pub(crate) committed: SeatSet,
    /// The two Buyer cards of the round, and which word of each was taken.
    pub(crate) buyer_cards: [u16; 2],
    pub(crate) identity: [u8; 2],
    pub(crate) hands: [Hand; SEATS],
    pub(crate) thrifts: [Thrift; SEATS],
    /// What each Inventor put into their bag.
    pub(crate) bags: [Pair; SEATS],
    /// Whose bag, by the symbol on it, each Inventor was given (bizarre.symbols).
    pub(crate) given: [Option<Seat>; SEATS],
    /// The Buyer gave the bags by hand, and so knows whose they are.
    pub(crate) by_hand: bool,
    pub(crate) pitched: SeatSet,
    pub(crate) qualities: Words,
    pub(crate) items: Words,
    pub(crate) buyers: Buyers,
    /// Every bag of the previous round, as it was shown.
    pub(crate) last: [Sold; INVENTORS],
    /// The words the Buyer took in each round.
    pub(crate) identities: [[BuyerWord; 2]; ROUNDS],
    /// What was bought in each round.
    pub(crate) sales: [Sold; ROUNDS],
}

/// A QI: one quality, one item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pair {
    pub(crate) quality: u16,
    pub(crate) item: u16,
}

/// bizarre.thrift.draw: a secret choice of what to discard and how many qualities to draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Thrift {
    pub(crate) discard: Places,
    pub(crate) qualities: u8,
}

/// A pair with its inventor and its pitcher.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Sold {
    pub(crate) pair: Pair,
    pub(crate) inventor: Seat,
    pub(crate) pitcher: Seat,
}

#[inline]
pub(crate) fn status(game: &Bizarre, state: &State) -> Status {
    match state.phase {
        Phase::Over => Status::Over,
        Phase::Thrift | Phase::Invent => Status::ToAct(game.inventor_set(state).minus(state.committed)),
        _ => Status::ToAct(SeatSet::only(state.active)),
    }
}

impl Bizarre {
    /// bizarre.pitch: from the Buyer's left clockwise.
    pub(crate) fn inventors(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        state.buyer.around(self.seats).skip(1)
    }

    pub(crate) fn inventor_set(&self, state: &State) -> SeatSet {
        SeatSet::all(self.seats).without(state.buyer)
    }

    /// The sales of the rounds played so far.
    pub(crate) fn sales<'a>(&self, state: &'a State) -> &'a [Sold] {
        &state.sales[..usize::from(state.round.min(self.rounds()))]
    }
}

impl State {
    /// What is in the bag a seat was given.
    pub(crate) fn pitched_by(&self, pitcher: Seat) -> Pair {
        self.given[pitcher.index()].map(|inventor| self.bags[inventor.index()]).unwrap_or_default()
    }

    /// The Inventors whose bag is filled.
    pub(crate) fn filled_bags(&self, game: &Bizarre) -> SeatSet {
        match self.phase {
            Phase::Invent => self.committed,
            Phase::Deal | Phase::Pitch | Phase::Sale => game.inventor_set(self),
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn renewals(&self) -> [u8; 3] {
        [self.qualities.renewals, self.items.renewals, self.buyers.renewals]
    }
}
