//! Points and winners.

use crate::rules::STRUCT;
use crate::state::State;
use brocante_core::{Message, Outcome, ScoreLine, Seat};

/// ID.end
pub fn outcome(game: &STRUCT, state: &State) -> Outcome {
    let points = state.held.map(|held| game.worth(held));
    Outcome::by_points(&points[..usize::from(game.seats)])
}

pub fn score(game: &STRUCT, state: &State) -> Vec<Vec<ScoreLine>> {
    let line = |seat: Seat| {
        let held = state.held[seat.index()];
        let what = Message::new("score-beads").with("count", held.count_ones());
        vec![ScoreLine { rule: "ID.end", points: game.worth(held), what }]
    };
    Seat::all(game.seats).map(line).collect()
}
