//! What a viewer may know, and the worlds that look like it.
//!
//! Everybody sees every item that is hoarded, kept or discarded. So a view says twice what is in a
//! hoard: what the table shows, which is a number unless the hoard is open, and what was seen going
//! in. All that is ever hidden is what somebody has just drawn.
//!
//! An item is its place in the deck file, from 0.

use crate::deck::{Deck, Id, Item};
use crate::{ALL_ITEMS, Discards, Phase, SEATS, State, Vintage, bit, set_of};
use brocante_core::{Game, Pile, Rng, Seat, SeatSet, Viewer, bits};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    pub to_act: SeatSet,
    /// Whose turn it is, or who may hoard one more item.
    pub active: Seat,
    pub first: Seat,
    /// Who had the last turn, once the deck has run out.
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
    /// Those that everybody knows: the last card of a deck can be told from all others.
    pub known_to_all: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    pub display: Vec<u8>,
    pub hoard_count: u32,
    /// What is in the hoard, where the viewer may look.
    pub hoard: Option<Vec<u8>>,
    /// What everybody saw going in.
    pub seen: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub category: Id,
    pub colour: Id,
    pub year: u16,
    pub value: u8,
}

pub fn of(game: &Vintage, state: &State, viewer: Viewer) -> View {
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
        to_act: game.status(state).to_act(),
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

pub fn determinize(view: &View, rng: &mut Rng) -> State {
    let set = |items: &[u8]| set_of(items.iter().copied());
    let (mut displays, mut hoards) = ([0; SEATS], [0; SEATS]);
    for ((seat, display), hoard) in view.seats.iter().zip(&mut displays).zip(&mut hoards) {
        *display = set(&seat.display);
        *hoard = set(&seat.seen);
    }
    let mut discards = Discards::NONE;
    view.discards.iter().for_each(|&item| discards.push(item));
    let placed = displays.iter().chain(&hoards).fold(set(&view.discards), |all, items| all | items);
    let mut state = State {
        displays,
        hoards,
        deck: ALL_ITEMS & !placed,
        drawn: 0,
        drawn_known_to_all: 0,
        stolen: set_of(view.stolen),
        discards,
        phase: view.phase,
        active: view.active,
        first: view.first,
        last: view.last.unwrap_or(view.first),
        renewed: view.deck_renewed,
    };
    if let Some(drawn) = &view.drawn {
        state.drawn = set(&drawn.known);
        state.drawn_known_to_all = set(&drawn.known_to_all);
        state.deck &= !state.drawn;
        while state.drawn.count_ones() < drawn.count && state.deck != 0 {
            let card = bit(state.deck.nth(rng.below(state.deck.count())) as u8);
            state.deck &= !card;
            state.drawn |= card;
        }
    }
    state
}
