//! What the lab counts in this game: the boxes and sets that seats buy, and what they did for them.

use crate::check::is_opening;
use crate::deck::{Card, Colour, OPEN_PLACES};
use crate::moves::Move;
use crate::rules::Boxes;
use crate::score::hoards;
use crate::state::notes::STEP;
use crate::state::{Auction, Phase, State};
use brocante_core::{Fact, Seat, Style, Survey};

/// What is done in a round, in the order of [`WAYS`].
const OPEN_AUCTION: usize = 0;
const SECRET_AUCTION: usize = 1;
const LOOK_OPEN: usize = 2;
const LOOK_CLOSED: usize = 3;
const STOP: usize = 4;
const OPEN_AT_NOTHING: usize = 5;
const JUMP: usize = 6;
const LAY_NOTHING: usize = 7;
const TIE: usize = 8;
const OVERPAY: usize = 9;
const WAYS: [&str; 10] = [
    "choose an open auction",
    "choose a secret auction",
    "look into an open box",
    "look into a closed box",
    "stop looking early",
    "open with 0",
    "raise by more than 50",
    "lay nothing",
    "raise in a tie",
    "pay more than the bid",
];

impl Survey for Boxes {
    const STYLES: &'static [Style<Move>] = &[
        Style { name: "never-looks", shuns: |mv| matches!(mv, Move::Look { .. }) },
        Style { name: "never-looks-closed", shuns: |mv| is_look(*mv, false) },
        Style { name: "never-looks-open", shuns: |mv| is_look(*mv, true) },
        Style { name: "never-secret", shuns: |mv| matches!(mv, Move::Choose { auction: Auction::Secret }) },
        Style { name: "never-open", shuns: |mv| matches!(mv, Move::Choose { auction: Auction::Open }) },
    ];

    /// The kinds of open and of closed boxes, then the sets, then the ways.
    fn facts(&self) -> Vec<Fact> {
        let open = self.deck.open.iter().map(|card| named("boxes held", format!("open box: {}", name_of(card))));
        let closed = self.deck.closed.iter().map(|card| named("boxes held", format!("closed box: {}", name_of(card))));
        let sets = Colour::ALL.iter().map(|colour| named("sets held", format!("{} set", colour.name())));
        let ways = WAYS.iter().map(|&way| named("ways used", way.to_owned()));
        open.chain(closed).chain(sets).chain(ways).collect()
    }

    fn used(&self, state: &State, _seat: Seat, mv: Move, note: &mut dyn FnMut(usize)) {
        let way = match mv {
            Move::Choose { auction: Auction::Open } => OPEN_AUCTION,
            Move::Choose { auction: Auction::Secret } => SECRET_AUCTION,
            Move::Look { place } if usize::from(place) < OPEN_PLACES => LOOK_OPEN,
            Move::Look { .. } => LOOK_CLOSED,
            Move::Stop => STOP,
            Move::Bid { .. } if state.tie => TIE,
            Move::Bid { amount: 0 } => OPEN_AT_NOTHING,
            Move::Bid { amount } if !is_opening(state) && amount > state.bid + STEP => JUMP,
            Move::Lay { notes } if notes.total() == 0 => LAY_NOTHING,
            Move::Pay { notes } if notes.total() > state.bid => OVERPAY,
            Move::Bid { .. } | Move::Pass | Move::Lay { .. } | Move::Pay { .. } => return,
        };
        note(self.first_set() + Colour::ALL.len() + way);
    }

    fn held(&self, state: &State, seat: Seat, note: &mut dyn FnMut(usize)) {
        debug_assert_eq!(state.phase, Phase::Over);
        for container in state.laid_out().iter().filter(|container| container.winner == Some(seat)) {
            for (place, &kind) in container.cards.iter().enumerate() {
                let first = if place < OPEN_PLACES { 0 } else { self.deck.open.len() };
                note(first + usize::from(kind));
            }
        }
        let hoard = hoards(self, state)[seat.index()];
        for colour in Colour::ALL {
            for _ in 0..hoard.sets(colour, self.seats) {
                note(self.first_set() + colour as usize);
            }
        }
    }
}

impl Boxes {
    fn first_set(&self) -> usize {
        self.deck.open.len() + self.deck.closed.len()
    }
}

fn named(group: &'static str, name: String) -> Fact {
    Fact { group, name }
}

fn name_of(card: &Card) -> String {
    match card.colour {
        Some(colour) => format!("{} {}", colour.name(), card.value),
        None if card.value == 0 => "empty".to_owned(),
        None => card.value.to_string(),
    }
}

fn is_look(mv: Move, open: bool) -> bool {
    matches!(mv, Move::Look { place } if (usize::from(place) < OPEN_PLACES) == open)
}
