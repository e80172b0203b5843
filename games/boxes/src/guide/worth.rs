//! What a container should be worth to a seat, by what that seat knows: its own looks, the boxes it has
//! bought, and the average of all it has not seen.

use crate::deck::tally::{BOXES, Ledger, Tally, by_back};
use crate::deck::{ALL_PLACES, CLOSED_PLACES, Colour, OPEN_PLACES, PLACES, ROUNDS};
use crate::rules::{Boxes, SET_BONUS, set_size};
use crate::state::{Container, State};
use brocante_core::Seat;

/// How much oftener than evenly a seat gets a container with a colour it collects.
const WANTED: f32 = 1.4;

/// What a seat knows of the boxes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// What it has not seen, by back, and how many boxes that is.
    unseen: [Tally; 2],
    unseen_boxes: [i32; 2],
    /// What it has bought.
    pub(crate) own: Tally,
    /// What it has seen of the container on the table.
    pub(crate) here: Tally,
    /// How many boxes of that container it has not seen, by back.
    hidden: [i32; 2],
}

impl Known {
    #[inline]
    pub(crate) fn of(game: &Boxes, state: &State, seat: Seat) -> Known {
        let ledger = &game.ledger;
        let mut known = Known {
            unseen: ledger.all,
            unseen_boxes: BOXES,
            own: Tally::default(),
            here: Tally::default(),
            hidden: [OPEN_PLACES as i32, CLOSED_PLACES as i32],
        };
        for container in &state.containers[..usize::from(state.round)] {
            let is_own = container.winner == Some(seat);
            let places = if is_own { ALL_PLACES } else { container.looked[seat.index()] };
            let seen = known.see(ledger, container, places);
            if is_own {
                known.own = known.own.plus(seen);
            }
        }
        let container = state.container();
        let places = container.looked[seat.index()];
        known.here = known.see(ledger, container, places);
        for (hidden, seen) in known.hidden.iter_mut().zip(by_back(places)) {
            *hidden -= seen;
        }
        known
    }

    #[inline]
    fn see(&mut self, ledger: &Ledger, container: &Container, places: u16) -> Tally {
        let seen = ledger.at(&container.cards, places);
        for (side, boxes) in by_back(places).into_iter().enumerate() {
            self.unseen[side] = self.unseen[side].minus(seen[side]);
            self.unseen_boxes[side] -= boxes;
        }
        seen[0].plus(seen[1])
    }

    /// What the boxes of the container should be worth that the seat has not seen.
    #[inline]
    pub(crate) fn hidden_value(&self) -> i32 {
        (0..2).map(|side| self.hidden[side] * self.unseen[side].value() / self.unseen_boxes[side].max(1)).sum()
    }

    /// What an open and a closed box are worth on average, of those the seat has not seen.
    pub(crate) fn averages(&self) -> [f32; 2] {
        [0, 1].map(|side| self.unseen[side].value() as f32 / self.unseen_boxes[side].max(1) as f32)
    }

    /// The container with what it brings towards sets.
    pub(crate) fn worth(&self, game: &Boxes, state: &State) -> f32 {
        let later = ROUNDS - 1 - usize::from(state.round);
        let unseen = (self.unseen_boxes[0] + self.unseen_boxes[1]).max(1) as f32;
        let to_come = (later * PLACES) as f32 / unseen;
        let chance = (WANTED * to_come / f32::from(game.seats)).min(0.95);
        let with = self.own.plus(self.here);
        let sets: f32 = Colour::ALL
            .iter()
            .map(|&colour| {
                let expected = |have: Tally| self.expected_sets(have, colour as u32, chance, game.seats);
                expected(with) - expected(self.own)
            })
            .sum();
        (self.here.value() + self.hidden_value()) as f32 + SET_BONUS as f32 * sets
    }

    /// How many sets of a colour will come of what a seat has, if it gets each box of that colour it has
    /// not seen with this chance.
    fn expected_sets(&self, have: Tally, colour: u32, chance: f32, seats: u8) -> f32 {
        /// More boxes of a colour than this make sets for certain; the printed deck has six.
        const MOST: i32 = 8;
        let size = i32::from(set_size(seats));
        let unseen = self.unseen[0].plus(self.unseen[1]);
        let keys = unseen.keys(colour).min(MOST);
        let others = (unseen.cards(colour) - unseen.keys(colour)).min(MOST);
        let odds = chance / (1.0 - chance);
        let mut expected = 0.0;
        let mut of_keys = (1.0 - chance).powi(keys);
        for more_keys in 0..=keys {
            let mut of_others = (1.0 - chance).powi(others);
            for more in 0..=others {
                let sets = ((have.cards(colour) + more_keys + more) / size).min(have.keys(colour) + more_keys);
                expected += of_keys * of_others * sets as f32;
                of_others *= odds * (others - more) as f32 / (more + 1) as f32;
            }
            of_keys *= odds * (keys - more_keys) as f32 / (more_keys + 1) as f32;
        }
        expected
    }
}
