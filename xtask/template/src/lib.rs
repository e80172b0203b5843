//! TITLE: a tiny game to start from. RULES.md has the rules by id.

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

pub use moves::{Event, Move, Refusal};
pub use rules::{Options, STRUCT};
pub use state::State;
pub use view::{SeatView, View};

use brocante_core::{Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Status, Turn, Viewer};

impl Game for STRUCT {
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

    fn status(&self, state: &State) -> Status {
        state::status(self, state)
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        moves::moves(self, state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(self, state, seat, mv)
    }

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
}
