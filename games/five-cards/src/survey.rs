//! What the lab counts in this game: what a seat does on its turns, the specials it uses, and the cards
//! it ends up with.

use crate::deck::bag::KINDS;
use crate::deck::{COLLECTIONS, SPECIALS, SYMBOLS, Special};
use crate::moves::{Move, used_card};
use crate::rules::FiveCards;
use crate::state::State;
use brocante_core::{Fact, Seat, Style, Survey, bits};

/// The facts, group by group: where each group begins.
const ACTIONS: [&str; 5] = ["collect", "discard", "draw", "keep", "pass"];
const FIRST_SPECIAL: usize = ACTIONS.len();
const FIRST_COLLECTION: usize = FIRST_SPECIAL + SPECIALS.len();
const FIRST_COLLECTED: usize = FIRST_COLLECTION + COLLECTIONS;
const FIRST_IN_HAND: usize = FIRST_COLLECTED + SYMBOLS;

impl Survey for FiveCards {
    const STYLES: &'static [Style<Move>] = &[
        Style { name: "never-takes-over", shuns: |mv| matches!(mv, Move::TakeOver { .. }) },
        Style { name: "never-views-hands", shuns: |mv| matches!(mv, Move::ViewHand { .. }) },
        Style { name: "never-draws-from-hands", shuns: |mv| matches!(mv, Move::DrawHand { .. }) },
        Style { name: "never-retrieves", shuns: |mv| matches!(mv, Move::Retrieve) },
        Style { name: "never-draws-three", shuns: |mv| matches!(mv, Move::DrawThree) },
        Style { name: "never-discards", shuns: |mv| matches!(mv, Move::Discard { .. }) },
        Style { name: "never-uses-specials", shuns: |mv| special_of(*mv).is_some() },
    ];

    fn facts(&self) -> Vec<Fact> {
        let fact = |group: &'static str| move |name: String| Fact { group, name };
        let cards = |kinds: usize| (0..kinds as u8).map(|kind| self.card_name(kind));
        let actions = ACTIONS.into_iter().map(str::to_owned).map(fact("actions taken"));
        let specials = SPECIALS.into_iter().map(special_name).map(fact("specials used"));
        let collections = (0..COLLECTIONS).map(|at| self.collection_name(at)).map(fact("collection cards held"));
        let collected = cards(SYMBOLS).map(fact("symbols collected"));
        let in_hand = cards(KINDS).map(fact("cards left in hand"));
        actions.chain(specials).chain(collections).chain(collected).chain(in_hand).collect()
    }

    fn used(&self, _state: &State, _seat: Seat, mv: Move, note: &mut dyn FnMut(usize)) {
        match mv {
            Move::Collect { .. } => note(0),
            Move::Discard { .. } => note(1),
            Move::Draw => note(2),
            Move::Keep => note(3),
            Move::Pass => note(4),
            // What follows a special belongs to it.
            _ => special_of(mv).into_iter().for_each(|special| note(FIRST_SPECIAL + special as usize)),
        }
    }

    fn held(&self, state: &State, seat: Seat, note: &mut dyn FnMut(usize)) {
        let index = seat.index();
        note(FIRST_COLLECTION + usize::from(state.collections[index]));
        bits(u64::from(state.collected[index])).for_each(|card| note(FIRST_COLLECTED + usize::from(card)));
        state.hands[index].cards().for_each(|card| note(FIRST_IN_HAND + usize::from(card)));
    }
}

fn special_of(mv: Move) -> Option<Special> {
    used_card(mv).and_then(Special::of_kind)
}

fn special_name(special: Special) -> String {
    special.id().replace('-', " ")
}

impl FiveCards {
    fn card_name(&self, kind: u8) -> String {
        match (Special::of_kind(kind), self.deck.names_of(kind)) {
            (None, Some((figure, colour))) => format!("{} {}", colour.in_lang("en"), figure.in_lang("en")),
            (special, _) => special.map(special_name).unwrap_or_default(),
        }
    }

    /// A collection card has no name of its own: it is called after its symbols.
    fn collection_name(&self, at: usize) -> String {
        let symbols = bits(u64::from(self.deck.collections[at])).map(|kind| self.card_name(kind));
        symbols.collect::<Vec<_>>().join(", ")
    }
}
