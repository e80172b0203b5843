//! Bizarre: pair a quality with an item, and sell the odd thing that another seat invented.
//!
//! What is special: simultaneous secret choices, an inventor who stays hidden until the sale, and a judge.
//! Pitches are free text on a clock, and both belong to the table: the rules only know that a pitch has
//! ended. RULES.md has the rules by id.

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

pub use deck::{BuyerCard, BuyerWord, Deck, Kind, Word};
pub use moves::Move;
pub use moves::event::Event;
pub use moves::refusal::Refusal;
pub use rules::{Bizarre, Options};
pub use state::hand::{Card, Hand, Places};
pub use state::{Phase, State};
pub use view::{BagView, BuyerView, DiscardView, PairView, SaleView, SeatView, ThriftView, View, WordView};

use brocante_core::{
    Arg, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Speech, Status, Turn, Viewer,
};
use serde_json::Value;

impl Game for Bizarre {
    const INFO: GameInfo = rules::INFO;
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

    const HAS_SPEECHES: bool = true;

    fn speech(&self, view: &View) -> Option<Speech<Move>> {
        text::speech(self, view)
    }

    fn argument(&self, field: &str, value: &Value) -> Option<Arg> {
        text::argument(self, field, value)
    }
}
