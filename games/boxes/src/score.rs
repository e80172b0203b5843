//! The end: notes, boxes and sets.

use crate::deck::{Card, Colour, KEY_VALUE, ROUNDS};
use crate::rules::{Boxes, SEATS, SET_BONUS, set_size};
use crate::state::State;
use crate::view::View;
use brocante_core::{Arg, Message, Outcome, ScoreLine, Seat};

pub fn outcome(game: &Boxes, state: &State) -> Outcome {
    let hoards = hoards(game, state);
    let mut points = [0; SEATS];
    for (seat, hoard) in hoards.iter().enumerate() {
        let notes = i32::from(state.wallets[seat].total());
        points[seat] = notes + hoard.worth(game.seats);
    }
    Outcome::by_points(&points[..game.seats as usize]) // boxes.winner
}

pub fn score(game: &Boxes, state: &State) -> Vec<Vec<ScoreLine>> {
    let hoards = hoards(game, state);
    Seat::all(game.seats)
        .map(|seat| {
            let hoard = &hoards[seat.index()];
            let line = |rule, points, what| ScoreLine { rule, points, what };
            let notes = i32::from(state.wallets[seat.index()].total());
            let mut lines = vec![
                line("boxes.end", notes, Message::new("score-notes")),
                line("boxes.end", hoard.value, Message::new("score-boxes").with("count", hoard.boxes)),
            ];
            for colour in Colour::ALL {
                let sets = hoard.sets(colour, game.seats);
                if sets > 0 {
                    let what = Message::new("score-sets")
                        .with("count", sets)
                        .with("colour", Arg::Message(Message::new(format!("colour-{}", colour.name()))));
                    lines.push(line("boxes.set", SET_BONUS * sets, what));
                }
            }
            lines
        })
        .collect()
}

pub(crate) fn hoards(game: &Boxes, state: &State) -> [Hoard; SEATS] {
    let mut hoards = [Hoard::default(); SEATS];
    for container in &state.containers[..ROUNDS] {
        let Some(winner) = container.winner else { continue };
        let hoard = &mut hoards[winner.index()];
        for (place, &kind) in container.cards.iter().enumerate() {
            hoard.add(game.card(place, kind));
        }
    }
    hoards
}

/// What a seat has bought.
#[derive(Clone, Copy, Default, Hash)]
pub(crate) struct Hoard {
    boxes: i32,
    value: i32,
    of_colour: [u8; 4],
    keys_of_colour: [u8; 4],
}

impl Hoard {
    pub(crate) fn add(&mut self, card: Card) {
        self.boxes += 1;
        self.value += i32::from(card.value);
        if let Some(colour) = card.colour {
            self.of_colour[colour as usize] += 1;
            self.keys_of_colour[colour as usize] += u8::from(card.value == KEY_VALUE);
        }
    }

    pub(crate) fn boxes(&self) -> i32 {
        self.boxes
    }

    /// The boxes of a colour, and the keys among them.
    pub(crate) fn of(&self, colour: Colour) -> (u8, u8) {
        (self.of_colour[colour as usize], self.keys_of_colour[colour as usize])
    }

    /// What a seat has bought, as far as the viewer knows.
    pub(crate) fn seen(view: &View, seat: Seat) -> Hoard {
        let mut hoard = Hoard::default();
        let bought = view.containers.iter().filter(|container| container.winner == Some(seat));
        bought.flat_map(|container| &container.boxes).filter_map(|seen| seen.card).for_each(|card| hoard.add(card));
        hoard
    }

    /// The value of the boxes and their sets.
    pub(crate) fn worth(&self, seats: u8) -> i32 {
        self.value + SET_BONUS * self.all_sets(seats)
    }

    pub(crate) fn sets(&self, colour: Colour, seats: u8) -> i32 {
        let cards = self.of_colour[colour as usize] / set_size(seats);
        i32::from(cards.min(self.keys_of_colour[colour as usize]))
    }

    fn all_sets(&self, seats: u8) -> i32 {
        Colour::ALL.iter().map(|&colour| self.sets(colour, seats)).sum()
    }
}
