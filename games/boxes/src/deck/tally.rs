//! The boxes of a deck as numbers that are quick to add up.

use crate::deck::{ALL_OPEN, CLOSED_PLACES, Card, Deck, KEY_VALUE, KINDS_MAX, OPEN_PLACES, PLACES, ROUNDS};

/// All boxes with one back, in six containers: open and closed.
pub(crate) const BOXES: [i32; 2] = [(ROUNDS * OPEN_PLACES) as i32, (ROUNDS * CLOSED_PLACES) as i32];

/// A heap of boxes packed into one number, so that adding a box is one addition: the boxes of each
/// colour, the keys among them, and their value in tens. Six bits hold sixty boxes, sixteen bits hold
/// sixty times 5,000.
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
    pub(crate) fn minus(self, other: Tally) -> Tally {
        Tally(self.0 - other.0)
    }

    #[inline]
    pub(crate) fn value(self) -> i32 {
        (self.0 >> TENS_FROM) as i32 * 10
    }

    #[inline]
    pub(crate) fn cards(self, colour: u32) -> i32 {
        (self.0 >> (colour * BITS)) as i32 & ((1 << BITS) - 1)
    }

    #[inline]
    pub(crate) fn keys(self, colour: u32) -> i32 {
        self.cards(colour + 4)
    }

    /// The coloured boxes, and the keys among them.
    #[inline]
    pub(crate) fn coloured(self) -> (i32, i32) {
        (0..4).fold((0, 0), |(cards, keys), colour| (cards + self.cards(colour), keys + self.keys(colour)))
    }

    /// boxes.set
    #[inline]
    pub(crate) fn sets(self, size: i32) -> i32 {
        // A multiplication divides by three or four: play-outs ask this very often.
        let part = if size == 3 { 43 } else { 32 };
        (0..4).map(|colour| ((self.cards(colour) * part) >> 7).min(self.keys(colour))).sum()
    }
}

/// The boxes of a deck as tallies, by back and kind.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    kinds: [[Tally; KINDS_MAX]; 2],
    pub(crate) all: [Tally; 2],
}

impl Ledger {
    pub(crate) fn new(deck: &Deck) -> Ledger {
        let mut ledger = Ledger { kinds: [[Tally::default(); KINDS_MAX]; 2], all: [Tally::default(); 2] };
        for (side, cards, counts) in [(0, &deck.open, &deck.open_counts), (1, &deck.closed, &deck.closed_counts)] {
            for (kind, (&card, &count)) in cards.iter().zip(counts).enumerate() {
                let tally = Tally::of(card);
                ledger.kinds[side][kind] = tally;
                ledger.all[side] = (0..count).fold(ledger.all[side], |sum, _| sum.plus(tally));
            }
        }
        ledger
    }

    /// The average value of the boxes with one back.
    pub(crate) fn average(&self, side: usize) -> f32 {
        self.all[side].value() as f32 / BOXES[side] as f32
    }

    /// The boxes at some places of a container, by back.
    #[inline]
    pub(crate) fn at(&self, cards: &[u8; PLACES], places: u16) -> [Tally; 2] {
        let mut sums = [0; 2];
        for (place, &kind) in cards.iter().enumerate() {
            let side = usize::from(place >= OPEN_PLACES);
            let is_in = u64::from(places >> place & 1);
            sums[side] += self.kinds[side][kind as usize].0 * is_in;
        }
        sums.map(Tally)
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

    #[test]
    fn a_tally_counts_what_is_in_the_deck() {
        let ledger = Ledger::new(&Deck::parse(include_str!("../../deck.toml")).unwrap());
        let all = ledger.all[0].plus(ledger.all[1]);
        assert_eq!((all.value(), all.coloured()), (5_200, (24, 8)));
        assert_eq!((0..4).map(|colour| (all.cards(colour), all.keys(colour))).collect::<Vec<_>>(), [(6, 2); 4]);
        assert_eq!((all.sets(4), all.sets(3)), (4, 8));
    }

    #[test]
    fn a_tally_holds_the_dearest_deck() {
        for (value, colour) in [(5_000, "colour = \"green\"\n"), (250, "colour = \"red\"\n"), (0, "")] {
            let kind = |count| format!("value = {value}\n{colour}count = {count}\n");
            let deck = format!("[[open]]\n{}[[closed]]\n{}", kind(36), kind(24));
            let ledger = Ledger::new(&Deck::parse(&deck).unwrap());
            let all = ledger.all[0].plus(ledger.all[1]);
            let coloured = if colour.is_empty() { 0 } else { 60 };
            assert_eq!((all.value(), all.coloured().0), (60 * value, coloured));
            assert_eq!(all.sets(3), if value == 250 { 20 } else { 0 });
        }
    }
}
