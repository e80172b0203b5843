//! Points: each seat's Victory Cards.

use crate::rules::{Bizarre, SEATS};
use crate::state::State;
use brocante_core::{Message, Outcome, ScoreLine, Seat};

pub(crate) fn outcome(game: &Bizarre, state: &State) -> Outcome {
    Outcome::by_points(&victory_cards(game, state)[..game.seats as usize])
}

pub(crate) fn score(game: &Bizarre, state: &State) -> Vec<Vec<ScoreLine>> {
    let sales = &state.sales[..usize::from(game.rounds())];
    let line = |points: usize, key| ScoreLine {
        rule: "bizarre.sale",
        points: points as i32,
        what: Message::new(key).with("count", points),
    };
    Seat::all(game.seats)
        .map(|seat| {
            let invented = sales.iter().filter(|sale| sale.inventor == seat).count();
            let pitched = sales.iter().filter(|sale| sale.pitcher == seat).count();
            vec![line(invented, "score-invented"), line(pitched, "score-pitched")]
        })
        .collect()
}

/// The number of Victory Cards of each seat (bizarre.end).
fn victory_cards(game: &Bizarre, state: &State) -> [i32; SEATS] {
    let mut cards = [0; SEATS];
    for sale in game.sales(state) {
        cards[sale.inventor.index()] += 1;
        cards[sale.pitcher.index()] += 1;
    }
    cards
}
