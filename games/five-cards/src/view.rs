//! What a viewer may know.

use crate::deck::bag::Bag;
use crate::deck::{Card, Special};
use crate::rules::FiveCards;
use crate::state::{Ending, Phase, State};
use brocante_core::{Seat, Viewer, bits};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    pub active: Seat,
    pub clockwise: bool,
    /// The special card being used right now.
    pub using: Option<Special>,
    /// The seat whose hand the active seat looks at.
    pub viewed: Option<Seat>,
    pub hand_limit: u8,
    pub hand: Vec<Card>,
    /// The card the viewer has just drawn.
    pub drawn: Option<Card>,
    pub deck_len: u8,
    pub renewals: u8,
    pub passes_in_row: u8,
    /// The discard pile, bottom first.
    pub pile: Vec<Card>,
    pub used: Vec<Card>,
    pub seats: Vec<SeatView>,
    pub ending: Option<Ending>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// The number of its collection card in the deck file, and the five symbols on it.
    pub collection: u8,
    pub wanted: Vec<Card>,
    pub collected: Vec<Card>,
    pub hand_size: u8,
    /// Only if passes are counted.
    pub passes_left: Option<u8>,
    /// What the viewer knows of this hand.
    pub known: KnownHand,
}

/// five.memory
#[derive(Clone, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KnownHand {
    pub cards: Vec<Card>,
    /// How many of them may have left unseen.
    pub less_unseen: u8,
}

pub fn view(game: &FiveCards, state: &State, viewer: Viewer) -> View {
    let cards = |bag: &Bag| bag.cards().map(|kind| game.deck.card(kind)).collect::<Vec<_>>();
    let own = viewer.seat().map(|seat| state.hands[seat.index()]);
    View {
        viewer,
        phase: state.phase,
        active: state.active,
        clockwise: state.clockwise,
        using: state.using,
        viewed: (state.phase == Phase::Viewing).then_some(state.viewed),
        hand_limit: game.hand_limit(),
        hand: own.map(|hand| cards(&hand)).unwrap_or_default(),
        drawn: (state.phase == Phase::Drawn && viewer.is(state.active)).then(|| game.deck.card(state.drawn)),
        deck_len: state.deck.len() as u8,
        renewals: state.renewals,
        passes_in_row: state.passes_in_row,
        pile: state.pile().iter().map(|&kind| game.deck.card(kind)).collect(),
        used: cards(&state.used),
        seats: Seat::all(game.seats).map(|seat| seat_view(game, state, seat, viewer)).collect(),
        ending: state.ending,
    }
}

fn seat_view(game: &FiveCards, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let cards = |mask: u32| bits(u64::from(mask)).map(|kind| game.deck.card(kind)).collect::<Vec<_>>();
    let index = seat.index();
    let (known, lost) = viewer.seat().map_or((Bag::EMPTY, 0), |viewer| state.memory.of(viewer, seat));
    SeatView {
        collection: state.collections[index],
        wanted: cards(game.deck.collections[state.collections[index] as usize]),
        collected: cards(state.collected[index]),
        hand_size: state.hand_sizes[index],
        passes_left: (game.seats == 2).then(|| state.passes_left[index]),
        known: KnownHand { cards: known.cards().map(|kind| game.deck.card(kind)).collect(), less_unseen: lost },
    }
}
