//! Five Cards Collector, by Tobiasz and Sebastian Studniarski: be the first to lay out the five
//! symbols of your collection.
//!
//! What makes it hard on an engine: seats look into hands and rob them, and their memory of a hand must hold
//! everything that is certain and nothing else. RULES.md has the rules by id.

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

pub use deck::bag::Bag;
pub use deck::{Card, Deck, SPECIALS, SYMBOLS, Special};
pub use moves::{Event, Move, Onto, Refusal};
pub use rules::{FiveCards, Options};
pub use state::{Ending, Phase, State};
pub use view::{KnownHand, SeatView, View};

use brocante_core::{Arg, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Status, Turn, Viewer};
use serde_json::Value;

impl Game for FiveCards {
    const INFO: GameInfo = GameInfo {
        name: "five-cards",
        title: "Five Cards Collector",
        designers: "Tobiasz Studniarski, Sebastian Studniarski",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: 6,
        // Five decks are drawn at the most; every card drawn is played once at the most, and between
        // two turns that are not passed lie three rounds of passes at the most.
        minutes: (15, 30),
        plies_max: 30_000,
        draws: &["collection", "first", "deck", "renewed", "hand"],
        decks: &[("moods", include_str!("../deck.toml"))],
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
