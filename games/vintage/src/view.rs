//! What a viewer may know.
//!
//! All seats see every item that is hoarded, kept or discarded. So a view says twice what is in a
//! hoard: what the table shows, which is a number unless the hoard is open, and what the seats saw go
//! in. Only the pair that a seat has just drawn is ever hidden.
//!
//! An item is its place in the deck file, from 0.

use crate::deck::{ALL_ITEMS, Deck, Id, Item};
use crate::rules::Vintage;
use crate::state::{Phase, State, status};
use brocante_core::{Seat, SeatSet, Viewer, bits};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    pub to_act: SeatSet,
    /// The seat whose turn it is, or which may hoard one more item.
    pub active: Seat,
    pub first: Seat,
    /// The seat that had the last turn, once the deck has run out.
    pub last: Option<Seat>,
    pub deck_count: u32,
    pub deck_renewed: bool,
    /// Face up, the top one last.
    pub discards: Vec<u8>,
    /// While the active seat has drawn and not yet chosen.
    pub drawn: Option<DrawnView>,
    /// The item that was stolen in this turn, or in the last one.
    pub stolen: Option<u8>,
    pub seats: Vec<SeatView>,
    /// What is printed on each item named above.
    pub cards: BTreeMap<u8, Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DrawnView {
    pub count: u32,
    /// Those of them that the viewer knows.
    pub known: Vec<u8>,
    /// Those that all seats know: the last card of a deck is known before it is drawn.
    pub known_to_all: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    pub display: Vec<u8>,
    pub hoard_count: u32,
    /// What is in the hoard, where the viewer may look.
    pub hoard: Option<Vec<u8>>,
    /// What all seats saw go in.
    pub seen: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub category: Id,
    pub colour: Id,
    pub year: u16,
    pub value: u8,
}

pub fn view(game: &Vintage, state: &State, viewer: Viewer) -> View {
    let is_over = state.phase == Phase::Over;
    let is_ending = matches!(state.phase, Phase::Final | Phase::Second | Phase::Over);
    let list = |set: u64| bits(set).collect::<Vec<u8>>();
    let seat_view = |seat: Seat| {
        let hoard = state.hoards[seat.index()];
        let is_shown = game.options.open_hoards || viewer.is(seat) || is_over; // vintage.hoards
        SeatView {
            display: list(state.displays[seat.index()]),
            hoard_count: hoard.count_ones(),
            hoard: is_shown.then(|| list(hoard)),
            seen: list(hoard),
        }
    };
    let drawn_known = if viewer.is(state.active) { state.drawn } else { state.drawn_known_to_all };
    let hidden = state.deck | state.drawn & !drawn_known;
    View {
        viewer,
        phase: state.phase,
        to_act: status(game, state).to_act(),
        active: state.active,
        first: state.first,
        last: is_ending.then_some(state.last),
        deck_count: state.deck.count_ones(),
        deck_renewed: state.renewed,
        discards: state.discards.as_slice().to_vec(),
        drawn: (state.drawn != 0).then(|| DrawnView {
            count: state.drawn.count_ones(),
            known: list(drawn_known),
            known_to_all: list(state.drawn_known_to_all),
        }),
        stolen: bits(state.stolen).next(),
        seats: Seat::all(game.seats).map(seat_view).collect(),
        cards: bits(ALL_ITEMS & !hidden).map(|item| (item, card(&game.deck, item))).collect(),
    }
}

fn card(deck: &Deck, item: u8) -> Card {
    let Item { category, colour, year, value, .. } = deck.items[usize::from(item)];
    Card { category: deck.categories[category].id.clone(), colour: deck.colours[colour].id.clone(), year, value }
}
