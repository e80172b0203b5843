//! What the lab counts in this game: which words are taken, invented and bought, and how Inventors restock
//! and Buyers hand out.

use crate::check::Line;
use crate::deck::Kind;
use crate::moves::Move;
use crate::rules::Bizarre;
use crate::state::State;
use crate::state::hand::Places;
use brocante_core::{Fact, Seat, Style, Survey};

const THRIFTS: [&str; 3] = ["keep all", "replace some", "replace all"];
const HAND_OUTS: [&str; 2] = ["by hand", "at random"];

impl Survey for Bizarre {
    const STYLES: &'static [Style<Move>] = &[
        // Keeps what it has in hand.
        Style {
            name: "never-thrifts",
            shuns: |mv| matches!(mv, Move::Thrift { discard, .. } if *discard != Places::NONE),
        },
        Style { name: "never-hands-out", shuns: |mv| matches!(mv, Move::Give { .. }) },
        Style { name: "never-shuffles", shuns: |mv| matches!(mv, Move::Shuffle) },
    ];

    fn facts(&self) -> Vec<Fact> {
        let deck = &self.deck;
        let mut facts = Vec::new();
        let mut list = |group: &'static str, names: &mut dyn Iterator<Item = String>| {
            facts.extend(names.map(|name| Fact { group, name }));
        };
        list("qualities held", &mut deck.qualities.iter().map(|word| word.word.clone()));
        list("items held", &mut deck.items.iter().map(|word| word.word.clone()));
        list("qualities invented", &mut deck.qualities.iter().map(|word| word.word.clone()));
        list("items invented", &mut deck.items.iter().map(|word| word.word.clone()));
        list("Buyer words taken", &mut deck.buyers.iter().flat_map(|card| card.words.clone()));
        list("thrifts used", &mut THRIFTS.map(str::to_owned).into_iter());
        list("hand-outs used", &mut HAND_OUTS.map(str::to_owned).into_iter());
        facts
    }

    fn used(&self, state: &State, seat: Seat, mv: Move, note: &mut dyn FnMut(usize)) {
        let words = self.deck.qualities.len() + self.deck.items.len();
        let thrifts = 2 * words + 2 * self.deck.buyers.len();
        let hand_outs = thrifts + THRIFTS.len();
        match mv {
            Move::Invent { quality, item } => {
                note(words + self.fact_of_word(Kind::Quality, quality));
                note(words + self.fact_of_word(Kind::Item, item));
            }
            Move::Identity { first, second } => {
                for taken in [first, second] {
                    note(2 * words + 2 * usize::from(taken.card) + usize::from(taken.word));
                }
            }
            Move::Thrift { discard, .. } => {
                let held = state.hands[seat.index()].len();
                // In the first round there is nothing to keep or replace.
                match discard.count() {
                    _ if held == 0 => {}
                    0 => note(thrifts),
                    count if count < held => note(thrifts + 1),
                    _ => note(thrifts + 2),
                }
            }
            Move::Give { .. } if Line::of(self, state).is_untouched(self) => note(hand_outs),
            Move::Shuffle => note(hand_outs + 1),
            Move::Give { .. } | Move::EndPitch | Move::Buy { .. } => {}
        }
    }

    /// Victory Cards: the item for an invention, the quality for a pitch (bizarre.sale).
    fn held(&self, state: &State, seat: Seat, note: &mut dyn FnMut(usize)) {
        for sale in self.sales(state) {
            if sale.inventor == seat {
                note(self.fact_of_word(Kind::Item, sale.pair.item));
            }
            if sale.pitcher == seat {
                note(self.fact_of_word(Kind::Quality, sale.pair.quality));
            }
        }
    }
}

impl Bizarre {
    fn fact_of_word(&self, kind: Kind, id: u16) -> usize {
        usize::from(id) + if kind == Kind::Item { self.deck.qualities.len() } else { 0 }
    }
}
