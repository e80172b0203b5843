//! The end: face values, majorities, and the winner.

use crate::deck::{ALL_ITEMS, Bonus, Group};
use crate::rules::{SEATS, Vintage};
use crate::state::State;
use brocante_core::{Message, Outcome, ScoreLine, Seat, SeatSet};
use std::cmp::Ordering;

/// What each seat has hoarded.
pub type Hoards = [u64; SEATS];

pub fn outcome(game: &Vintage, state: &State) -> Outcome {
    outcome_of(game, &state.hoards)
}

/// The outcome with these hoards.
pub fn outcome_of(game: &Vintage, hoards: &Hoards) -> Outcome {
    let mut points = [0; SEATS];
    for seat in Seat::all(game.seats) {
        points[seat.index()] = game.deck.values(hoards[seat.index()]); // vintage.score
    }
    for bonus in &game.deck.bonuses {
        for seat in winners_of(game, hoards, bonus).iter() {
            points[seat.index()] += bonus.points;
        }
    }
    let by_points = Outcome::by_points(&points[..usize::from(game.seats)]);
    let winners = oldest(game, hoards, by_points.winners, ALL_ITEMS); // vintage.winner
    Outcome { winners, ..by_points }
}

pub fn score(game: &Vintage, state: &State) -> Vec<Vec<ScoreLine>> {
    let hoards = &state.hoards;
    let values = |seat: Seat| {
        let hoard = hoards[seat.index()];
        let what = Message::new("score-values").with("count", hoard.count_ones());
        ScoreLine { rule: "vintage.score", points: game.deck.values(hoard), what }
    };
    let mut lines: Vec<Vec<ScoreLine>> = Seat::all(game.seats).map(|seat| vec![values(seat)]).collect();
    for bonus in &game.deck.bonuses {
        for seat in winners_of(game, hoards, bonus).iter() {
            let what = name_of(game, bonus.group);
            lines[seat.index()].push(ScoreLine { rule: "vintage.majority", points: bonus.points, what });
        }
    }
    lines
}

/// vintage.majority: the seats that get a bonus card. Several only if all their years are alike.
pub fn winners_of(game: &Vintage, hoards: &Hoards, bonus: &Bonus) -> SeatSet {
    let counts = hoards.map(|hoard| (hoard & bonus.items).count_ones());
    let most = counts.into_iter().max().unwrap_or_default();
    let tied = Seat::all(game.seats).filter(|seat| most > 0 && counts[seat.index()] == most).collect();
    oldest(game, hoards, tied, bonus.items) // vintage.majority.tie
}

/// The seats among these that have the oldest items, of the items that count.
fn oldest(game: &Vintage, hoards: &Hoards, seats: SeatSet, counting: u64) -> SeatSet {
    let items = |seat: Seat| hoards[seat.index()] & counting;
    seats.iter().fold(SeatSet::EMPTY, |best, seat| {
        let Some(rival) = best.first() else { return SeatSet::only(seat) };
        match game.deck.compare_age(items(seat), items(rival)) {
            Ordering::Greater => SeatSet::only(seat),
            Ordering::Equal => best.with(seat),
            Ordering::Less => best,
        }
    })
}

/// What a bonus card is for, in words.
pub fn name_of(game: &Vintage, group: Group) -> Message {
    match group {
        Group::Decade(decade) => Message::new("score-decade").with("decade", decade),
        Group::Colour(colour) => Message::new("score-colour").with("name", &game.deck.colours[colour].name),
        Group::Category(category) => Message::new("score-category").with("name", &game.deck.categories[category].name),
    }
}
