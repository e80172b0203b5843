//! What a container should be worth to a seat, by what that seat knows: its own looks, the boxes it has
//! bought, and the average of all it has not seen.

use crate::deck::{Card, Colour, Deck};
use crate::score::{KEY_VALUE, SET_BONUS, set_size};
use crate::{Boxes, CLOSED_PLACES, Container, OPEN_PLACES, PLACES, ROUNDS, State, deck};
use brocante_core::Seat;

/// Every place of a container, and the open ones of them.
pub(crate) const ALL_PLACES: u16 = (1 << PLACES) - 1;
pub(crate) const ALL_OPEN: u16 = (1 << OPEN_PLACES) - 1;
/// All boxes of a back, in six containers.
const BOXES: [i32; 2] = [(ROUNDS * OPEN_PLACES) as i32, (ROUNDS * CLOSED_PLACES) as i32];
/// How much oftener than evenly a seat gets a container with a colour it collects.
const WANTED: f32 = 1.4;

/// A heap of boxes in one number, so that adding boxes up is one addition each: how many there are of
/// each colour, how many of those can make a set, and what they are worth in tens. Six bits hold sixty
/// boxes, sixteen bits hold sixty times 5,000.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally(u64);

const BITS: u32 = 6;
const KEYS_FROM: u32 = 4 * BITS;
const TENS_FROM: u32 = 8 * BITS;

impl Tally {
    fn of(card: Card) -> Tally {
        let colour = card.colour.map_or(0, |colour| {
            let is_key = u64::from(card.value == KEY_VALUE);
            (1 | is_key << KEYS_FROM) << (colour as u32 * BITS)
        });
        Tally(u64::from(card.value / 10) << TENS_FROM | colour)
    }

    #[inline]
    pub(crate) fn plus(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    #[inline]
    fn minus(self, other: Tally) -> Tally {
        Tally(self.0 - other.0)
    }

    #[inline]
    pub(crate) fn value(self) -> i32 {
        (self.0 >> TENS_FROM) as i32 * 10
    }

    #[inline]
    fn cards(self, colour: u32) -> i32 {
        (self.0 >> (colour * BITS)) as i32 & ((1 << BITS) - 1)
    }

    #[inline]
    fn keys(self, colour: u32) -> i32 {
        self.cards(colour + 4)
    }

    /// Boxes of any colour, and those of them that can make a set.
    #[inline]
    pub(crate) fn coloured(self) -> (i32, i32) {
        (0..4).fold((0, 0), |(cards, keys), colour| (cards + self.cards(colour), keys + self.keys(colour)))
    }

    /// boxes.set
    #[inline]
    pub(crate) fn sets(self, size: i32) -> i32 {
        // Three and four are divided by in a multiplication: play-outs ask this very often.
        let part = if size == 3 { 43 } else { 32 };
        (0..4).map(|colour| ((self.cards(colour) * part) >> 7).min(self.keys(colour))).sum()
    }
}

/// The boxes of a deck as tallies, by back and kind.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    kinds: [[Tally; deck::KINDS_MAX]; 2],
    all: [Tally; 2],
}

impl Ledger {
    pub(crate) fn new(deck: &Deck) -> Ledger {
        let mut ledger = Ledger { kinds: [[Tally::default(); deck::KINDS_MAX]; 2], all: [Tally::default(); 2] };
        for (side, cards, counts) in [(0, &deck.open, &deck.open_counts), (1, &deck.closed, &deck.closed_counts)] {
            for (kind, (&card, &count)) in cards.iter().zip(counts).enumerate() {
                let tally = Tally::of(card);
                ledger.kinds[side][kind] = tally;
                ledger.all[side] = (0..count).fold(ledger.all[side], |sum, _| sum.plus(tally));
            }
        }
        ledger
    }

    /// What a box with a back is worth on average.
    pub(crate) fn average(&self, side: usize) -> f32 {
        self.all[side].value() as f32 / BOXES[side] as f32
    }

    /// The boxes at some places of a container, by back.
    #[inline]
    pub(crate) fn at(&self, container: &Container, places: u16) -> [Tally; 2] {
        let mut sums = [0; 2];
        for (place, &kind) in container.cards.iter().enumerate() {
            let side = usize::from(place >= OPEN_PLACES);
            let is_in = u64::from(places >> place & 1);
            sums[side] += self.kinds[side][kind as usize].0 * is_in;
        }
        sums.map(Tally)
    }
}

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
        let seen = ledger.at(container, places);
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

/// How many open and closed boxes are among some places.
#[inline]
pub(crate) fn by_back(places: u16) -> [i32; 2] {
    [(places & ALL_OPEN).count_ones() as i32, (places >> OPEN_PLACES).count_ones() as i32]
}

#[cfg(test)]
mod tests {
    use super::*;
    use brocante_core::Game as _;

    #[test]
    fn a_tally_counts_what_is_in_the_deck() {
        let game = Boxes::new(&crate::Options::default(), Boxes::INFO.decks[0].1, 2).unwrap();
        let all = game.ledger.all[0].plus(game.ledger.all[1]);
        assert_eq!((all.value(), all.coloured()), (5_200, (24, 8)));
        assert_eq!((0..4).map(|colour| (all.cards(colour), all.keys(colour))).collect::<Vec<_>>(), [(6, 2); 4]);
        assert_eq!((all.sets(4), all.sets(3)), (4, 8));
    }

    #[test]
    fn a_tally_holds_the_dearest_deck() {
        for (value, colour) in [(5_000, "colour = \"green\"\n"), (250, "colour = \"red\"\n"), (0, "")] {
            let kind = |count| format!("value = {value}\n{colour}count = {count}\n");
            let deck = format!("[[open]]\n{}[[closed]]\n{}", kind(36), kind(24));
            let game = Boxes::new(&crate::Options::default(), &deck, 3).unwrap();
            let all = game.ledger.all[0].plus(game.ledger.all[1]);
            let coloured = if colour.is_empty() { 0 } else { 60 };
            assert_eq!((all.value(), all.coloured().0), (60 * value, coloured));
            assert_eq!(all.sets(3), if value == 250 { 20 } else { 0 });
        }
    }
}
