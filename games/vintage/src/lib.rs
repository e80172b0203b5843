//! Vintage, by Bruno Faidutti: hoard an item, steal another, draw a third; majorities score.
//!
//! What makes it hard on an engine: everything is seen once and then turned face down, so a view
//! holds both what the table shows and what its viewer remembers; the deck may come back; and a
//! tie is broken by age. The only secret is the pair of items somebody has just drawn. RULES.md has
//! the rules by id.

mod deck;
mod guide;
mod moves;
mod page;
mod quick;
mod score;
mod speak;
mod survey;
mod turn;
mod view;
mod worth;

pub use deck::{Bonus, Deck, Group, Id, Item, Kind};
pub use moves::{Event, Move, Refusal};
pub use view::{Card, DrawnView, SeatView, View};

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{
    Audience, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, SeatSet, Status, Turn, Viewer, bits,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// vintage.deck
pub const ITEMS: usize = 63;
const SEATS: usize = 6;
const ALL_ITEMS: u64 = (1 << ITEMS) - 1;
/// vintage.setup: items in the display case of the first player, the second, and so on.
const DISPLAYED: [u8; SEATS] = [1, 2, 3, 3, 3, 3];
/// No deck lasts longer: 60 items in turns of two, or 56 and then 28 discards again. A turn is
/// three moves; at the end everybody may hoard one item, and all but one a second.
const PLIES_MAX: u32 = (28 + 14) * 3 + 6 + 5;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Vintage {
    deck: Arc<Deck>,
    worth: Arc<worth::Worth>,
    options: Options,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// vintage.hoards: everybody may look at every hoard.
    pub open_hoards: bool,
    /// vintage.take-that: fewer items to begin with, and no item is safe.
    pub take_that: bool,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Hoard,
    Take,
    Keep,
    /// The deck has run out: everybody may hoard one more item.
    Final,
    /// Those who had one turn less may hoard a second one.
    Second,
    Over,
}

/// The position. An item is its place in the deck file, and a set of items has a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    displays: [u64; SEATS],
    hoards: [u64; SEATS],
    deck: u64,
    /// What the active seat has drawn and not yet chosen from.
    drawn: u64,
    /// Those of them that everybody can name: the last card of a deck before it was renewed.
    drawn_known_to_all: u64,
    /// What the active seat has stolen in this turn.
    stolen: u64,
    discards: Discards,
    phase: Phase,
    active: Seat,
    first: Seat,
    /// Who had the last turn; the first player until the deck has run out.
    last: Seat,
    renewed: bool,
}

/// The discard pile, face up, the top one last. Free places are 0, so that equal piles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Discards {
    items: [u8; ITEMS],
    count: u8,
}

impl Discards {
    const NONE: Discards = Discards { items: [0; ITEMS], count: 0 };

    #[inline]
    fn push(&mut self, item: u8) {
        self.items[self.count as usize] = item;
        self.count += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<u8> {
        self.count = self.count.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.count as usize]))
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The item that may be salvaged, as a set.
    #[inline]
    fn top(&self) -> u64 {
        if self.is_empty() { 0 } else { bit(self.items[self.count as usize - 1]) }
    }

    fn as_slice(&self) -> &[u8] {
        &self.items[..self.count as usize]
    }
}

#[inline]
fn bit(item: u8) -> u64 {
    1 << item
}

fn set_of(items: impl IntoIterator<Item = u8>) -> u64 {
    items.into_iter().fold(0, |set, item| set | bit(item))
}

impl Game for Vintage {
    const INFO: GameInfo = GameInfo {
        name: "vintage",
        title: "Vintage",
        designers: "Bruno Faidutti",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 3,
        seats_max: SEATS as u8,
        minutes: (20, 20),
        plies_max: PLIES_MAX,
        draws: &["first", "deck", "renewed"],
        rules: brocante_core::rules!(),
        stories: include_str!("../stories.toml"),
        decks: &[("attic", include_str!("../deck.toml"))],
        locales: brocante_core::locales!(),
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        let deck = Deck::parse(deck)?;
        let worth = worth::Worth::of(&deck, seats);
        Ok(Vintage { deck: Arc::new(deck), worth: Arc::new(worth), options: *options, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(open_hoards, take_that)| Options { open_hoards, take_that })
            .to_vec()
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        let first = turn.chance.seat("first", self.seats); // vintage.setup
        turn.tell(Audience::All, || Event::Starts { seat: first });
        let mut state = State {
            displays: [0; SEATS],
            hoards: [0; SEATS],
            deck: ALL_ITEMS,
            drawn: 0,
            drawn_known_to_all: 0,
            stolen: 0,
            discards: Discards::NONE,
            phase: Phase::Hoard,
            active: first,
            first,
            last: first,
            renewed: false,
        };
        for (seat, count) in first.around(self.seats).zip(DISPLAYED) {
            for _ in 0..count - u8::from(self.options.take_that) {
                state.displays[seat.index()] |= turn::draw_one(&mut state, turn);
            }
            let display = state.displays[seat.index()];
            turn.tell(Audience::All, || Event::Displayed { seat, items: bits(display).collect() });
        }
        turn::begin(self, &mut state, first, turn);
        state
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over => Status::Over,
            _ => Status::ToAct(SeatSet::only(state.active)),
        }
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        moves::list(self, state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        moves::check(self, state, seat, mv)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
        moves::apply(self, state, seat, mv, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::of(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view::determinize(view, rng)
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(self, &state.hoards)
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        score::lines(self, &state.hoards)
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let sets = state.displays.iter().chain(&state.hoards).chain([&state.deck, &state.drawn]);
        let mut counts = vec![0; ITEMS];
        for item in sets.flat_map(|&set| bits(set)).chain(state.discards.as_slice().iter().copied()) {
            counts[usize::from(item)] += 1;
        }
        counts
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        moves::any(rng)
    }

    fn prompt(&self, view: &View) -> Say {
        speak::prompt(view)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        speak::sketch(self, view, speaker)
    }

    fn word(&self, lang: &str, field: &str, value: &Value) -> Option<Arg> {
        speak::word(&self.deck, lang, field, value)
    }
}
