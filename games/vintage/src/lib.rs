//! Vintage, by Bruno Faidutti: hoard an item, steal another, draw a third; majorities score.
//!
//! What makes it hard on an engine: all seats see everything once, and then it is turned face down, so a
//! view holds both what the table shows and what its viewer remembers; the deck may come back; and age
//! breaks ties. The only secret is the pair of items that a seat has just drawn. RULES.md has the rules
//! by id.

mod apply;
mod check;
mod deck;
mod determinize;
mod guide;
mod moves;
mod page;
mod rules;
mod score;
mod state;
mod survey;
#[cfg(feature = "testing")]
mod testing;
mod text;
mod view;

pub use deck::{Bonus, Deck, Group, ITEMS, Id, Item, Kind};
pub use moves::{Event, Move, Refusal};
pub use rules::{Options, Vintage};
pub use state::{Phase, State};
pub use view::{Card, DrawnView, SeatView, View};

use brocante_core::{Arg, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Status, Turn, Viewer};
use serde_json::Value;

impl Game for Vintage {
    const INFO: GameInfo = GameInfo {
        name: "vintage",
        title: "Vintage",
        designers: "Bruno Faidutti",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 3,
        seats_max: rules::SEATS as u8,
        minutes: (20, 20),
        plies_max: rules::PLIES_MAX,
        draws: &["first", "deck", "renewed"],
        decks: &[("attic", include_str!("../deck.toml"))],
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        rules::new(options, deck, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        apply::deal(self, turn)
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        state::status(self, state)
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        moves::moves(self, state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(self, state, seat, mv)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
        apply::apply(self, state, seat, mv, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        determinize::determinize(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(self, state)
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        score::score(self, state)
    }

    fn argument(&self, field: &str, value: &Value) -> Option<Arg> {
        text::argument(self, field, value)
    }
}
