//! The end: the winner, or the loser, and the cards collected.

use crate::rules::{FiveCards, SEATS};
use crate::state::{Ending, State};
use brocante_core::{Message, Outcome, ScoreLine, Seat, SeatSet};

pub fn outcome(game: &FiveCards, state: &State) -> Outcome {
    let mut points = [0; SEATS];
    for (points, collected) in points.iter_mut().zip(state.collected) {
        *points = collected.count_ones() as i32;
    }
    let points = &points[..game.seats as usize];
    match state.ending {
        Some(Ending::Won { seat }) => Outcome::new(SeatSet::only(seat), points),
        Some(Ending::Stuck { seat }) => Outcome::new(SeatSet::all(game.seats).without(seat), points),
        _ => Outcome::by_points(points), // five.stalemate
    }
}

pub fn score(game: &FiveCards, state: &State) -> Vec<Vec<ScoreLine>> {
    let (rule, loser) = match state.ending {
        Some(Ending::Stuck { seat }) => ("five.stuck", Some(seat)),
        Some(Ending::Stalemate) => ("five.stalemate", None),
        _ => ("five.win", None),
    };
    let line = |seat: Seat| {
        let points = state.collected[seat.index()].count_ones() as i32;
        let key = if loser == Some(seat) { "score-stuck" } else { "score-collected" };
        vec![ScoreLine { rule, points, what: Message::new(key).with("count", points) }]
    };
    Seat::all(game.seats).map(line).collect()
}
