//! Boxes, by Benoît Remy: peek into a few boxes, then bid for the whole container.
//!
//! What makes it hard on an engine: private looks that a seat remembers to the end, secret bids
//! that all seats lay at once, banknotes without change. RULES.md has the rules by id.

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

pub use deck::{CLOSED_PLACES, Card, Colour, Deck, OPEN_PLACES, PLACES, ROUNDS};
pub use moves::{Event, Move, Refusal};
pub use rules::{Boxes, Options};
pub use state::notes::Notes;
pub use state::{Auction, Phase, State};
pub use view::{BoxView, ContainerView, SeatView, View};

use brocante_core::{Arg, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Status, Turn, Viewer};
use serde_json::Value;

impl Game for Boxes {
    const INFO: GameInfo = GameInfo {
        name: "boxes",
        title: "Boxes",
        designers: "Benoît Remy",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: 4,
        // Each round: a choice, seven looks and a stop a seat, a lay a seat, 68 raises of 50 and the
        // passes, a payment.
        minutes: (30, 45),
        plies_max: ROUNDS as u32 * (1 + 4 * 8 + 4 + 69 + 3 + 1),
        draws: &["first", "open", "closed"],
        decks: &[("printed", include_str!("../deck.toml"))],
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
