//! What the lab counts in this game: the items that end in hoards, the ways that items reach a display,
//! and the majorities.

use crate::deck::{Group, ITEMS};
use crate::moves::Move;
use crate::rules::Vintage;
use crate::score::winners_of;
use crate::state::{Phase, State};
use brocante_core::{Fact, Seat, Style, Survey, bits};

/// What a seat does in a turn, in the order of [`WAYS`].
const STEALS: usize = 0;
const SALVAGES: usize = 1;
const HOARDS_LAST: usize = 2;
const DECLINES: usize = 3;
const WAYS: [&str; 4] = ["steal", "salvage", "hoard one more at the end", "decline at the end"];

/// The facts are the items, then the ways, then the bonus cards.
const FIRST_WAY: usize = ITEMS;
const FIRST_BONUS: usize = FIRST_WAY + WAYS.len();

impl Survey for Vintage {
    const STYLES: &'static [Style<Move>] = &[
        Style { name: "never-steals", shuns: |mv| matches!(mv, Move::Steal { .. }) },
        Style { name: "never-salvages", shuns: |mv| matches!(mv, Move::Salvage) },
    ];

    fn facts(&self) -> Vec<Fact> {
        let items = self.deck.items.iter().map(|item| fact("items held", item.name.in_lang("en")));
        let ways = WAYS.iter().map(|way| fact("ways used", way));
        let bonuses = self.deck.bonuses.iter().map(|bonus| fact("majorities held", &self.name_in_english(bonus.group)));
        items.chain(ways).chain(bonuses).collect()
    }

    fn used(&self, state: &State, _seat: Seat, mv: Move, note: &mut dyn FnMut(usize)) {
        let way = match mv {
            Move::Steal { .. } => STEALS,
            Move::Salvage => SALVAGES,
            Move::Hoard { .. } if state.phase != Phase::Hoard => HOARDS_LAST,
            Move::Decline => DECLINES,
            Move::Hoard { .. } | Move::Keep { .. } => return, // Every seat does, every turn.
        };
        note(FIRST_WAY + way);
    }

    fn held(&self, state: &State, seat: Seat, note: &mut dyn FnMut(usize)) {
        bits(state.hoards[seat.index()]).for_each(|item| note(usize::from(item)));
        for (at, bonus) in self.deck.bonuses.iter().enumerate() {
            if winners_of(self, &state.hoards, bonus).contains(seat) {
                note(FIRST_BONUS + at);
            }
        }
    }
}

fn fact(group: &'static str, name: &str) -> Fact {
    Fact { group, name: name.to_owned() }
}

impl Vintage {
    fn name_in_english(&self, group: Group) -> String {
        match group {
            Group::Decade(decade) => format!("{decade}s"),
            Group::Colour(colour) => self.deck.colours[colour].name.in_lang("en").to_owned(),
            Group::Category(category) => self.deck.categories[category].name.in_lang("en").to_owned(),
        }
    }
}
