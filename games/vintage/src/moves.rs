//! What can be done, what is refused, and what comes of it.

use crate::{Phase, State, Vintage, bit, turn};
use brocante_core::{Audience, Moves, Pile, Rng, Seat, Turn, bits, refusals};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// Put an item of one's display on one's hoard, in a turn or at the end.
    Hoard { item: u8 },
    /// Take an item from somebody's display.
    Steal { from: Seat, item: u8 },
    /// Take the top of the discard pile.
    Salvage,
    /// Keep one of the two items drawn and discard the other.
    Keep { item: u8 },
    /// Hoard nothing more.
    Decline,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Starts { seat: Seat },
    Displayed { seat: Seat, items: Vec<u8> },
    Hoarded { seat: Seat, item: u8 },
    NothingToHoard { seat: Seat },
    Stole { seat: Seat, from: Seat, item: u8 },
    Salvaged { seat: Seat, item: u8 },
    NothingToTake { seat: Seat },
    Drew { items: Vec<u8> },
    Kept { seat: Seat, item: u8, discarded: u8 },
    KeptOnly { seat: Seat, item: u8 },
    Renewed { count: u32 },
    DeckOut { seat: Seat },
    Declined { seat: Seat },
}

refusals! {
    /// Why a move or a deck is refused. The first five say what is due, and by whom.
    pub enum Refusal {
        HoardDue { seat: Seat } => "vintage.hoard",
        TakeDue { seat: Seat } => "vintage.take",
        KeepDue { seat: Seat } => "vintage.draw",
        FinalDue { seat: Seat } => "vintage.final",
        SecondDue { seat: Seat } => "vintage.final.second",
        OverSmall => "vintage.end.small",
        OverLarge => "vintage.end.large",
        NotInYourDisplay { item: u8 } => "vintage.hoard",
        OwnDisplay => "vintage.take",
        NotInTheirDisplay { item: u8, from: Seat } => "vintage.take",
        LastItem { item: u8, from: Seat } => "vintage.last",
        NoDiscards => "vintage.take",
        NotDrawn { item: u8 } => "vintage.draw",
        JustStolen { item: u8 } => "vintage.final",
        DeckItems { found: u32 } => "vintage.deck",
        DeckCategories { found: u32 } => "vintage.deck",
        DeckColours { found: u32 } => "vintage.deck",
        DeckName { most: u32 } => "vintage.deck",
        DeckUnknownCategory { category: String } => "vintage.deck",
        DeckUnknownColour { colour: String } => "vintage.deck",
        DeckYear { year: i64 } => "vintage.deck",
        DeckValue { value: i64 } => "vintage.deck",
        DeckCategoryFull { category: String } => "vintage.deck",
        DeckColourFull { colour: String } => "vintage.deck",
        DeckDecadeFull { decade: u32 } => "vintage.deck",
        DeckSameYearInCategory { year: u32, category: String } => "vintage.deck",
        DeckSameYearInColour { year: u32, colour: String } => "vintage.deck",
        DeckBonus { expected: i32, found: i64 } => "vintage.bonus",
    }
}

#[inline]
pub fn list(game: &Vintage, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if seat != state.active {
        return;
    }
    let display = state.displays[seat.index()];
    match state.phase {
        Phase::Hoard => bits(display).for_each(|item| moves.push(Move::Hoard { item })),
        Phase::Take => {
            for from in Seat::all(game.seats).filter(|&from| from != seat) {
                bits(game.stealable(state, from)).for_each(|item| moves.push(Move::Steal { from, item }));
            }
            if !state.discards.is_empty() {
                moves.push(Move::Salvage);
            }
        }
        Phase::Keep => bits(state.drawn).for_each(|item| moves.push(Move::Keep { item })),
        Phase::Final | Phase::Second => {
            bits(display & !state.stolen).for_each(|item| moves.push(Move::Hoard { item }));
            moves.push(Move::Decline);
        }
        Phase::Over => {}
    }
}

pub fn check(game: &Vintage, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat != state.active {
        return Err(game.due(state));
    }
    let own = state.displays[seat.index()];
    match (state.phase, mv) {
        (Phase::Hoard, Move::Hoard { item }) => holds(own, item, Refusal::NotInYourDisplay { item }),
        (Phase::Take, Move::Steal { from, .. }) if from == seat => Err(Refusal::OwnDisplay),
        (Phase::Take, Move::Steal { from, item }) => {
            let theirs = if from.0 < game.seats { state.displays[from.index()] } else { 0 };
            holds(theirs, item, Refusal::NotInTheirDisplay { item, from })?;
            holds(game.stealable(state, from), item, Refusal::LastItem { item, from })
        }
        (Phase::Take, Move::Salvage) if state.discards.is_empty() => Err(Refusal::NoDiscards),
        (Phase::Take, Move::Salvage) => Ok(()),
        (Phase::Keep, Move::Keep { item }) => holds(state.drawn, item, Refusal::NotDrawn { item }),
        (Phase::Final | Phase::Second, Move::Hoard { item }) => {
            holds(own, item, Refusal::NotInYourDisplay { item })?;
            holds(!state.stolen, item, Refusal::JustStolen { item }) // vintage.final
        }
        (Phase::Final | Phase::Second, Move::Decline) => Ok(()),
        _ => Err(game.due(state)),
    }
}

fn holds(set: u64, item: u8, otherwise: Refusal) -> Result<(), Refusal> {
    if set.holds(u32::from(item)) { Ok(()) } else { Err(otherwise) }
}

impl Vintage {
    /// What may be stolen from a seat.
    #[inline]
    pub(crate) fn stealable(&self, state: &State, from: Seat) -> u64 {
        let display = state.displays[from.index()];
        // vintage.last, vintage.take-that
        if display.is_power_of_two() && !self.options.take_that { 0 } else { display }
    }

    /// Whether the discard pile becomes a deck once.
    #[inline]
    pub(crate) fn is_large(&self) -> bool {
        self.seats >= 5 // vintage.end.small, vintage.end.large
    }

    /// The refusal that says what is due, and by whom.
    fn due(&self, state: &State) -> Refusal {
        let seat = state.active;
        match state.phase {
            Phase::Hoard => Refusal::HoardDue { seat },
            Phase::Take => Refusal::TakeDue { seat },
            Phase::Keep => Refusal::KeepDue { seat },
            Phase::Final => Refusal::FinalDue { seat },
            Phase::Second => Refusal::SecondDue { seat },
            Phase::Over if self.is_large() => Refusal::OverLarge,
            Phase::Over => Refusal::OverSmall,
        }
    }
}

#[inline]
pub fn apply(game: &Vintage, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    let own = seat.index();
    match mv {
        Move::Hoard { item } => {
            state.displays[own] &= !bit(item);
            state.hoards[own] |= bit(item);
            // vintage.hoards: everybody sees what goes in.
            turn.tell(Audience::All, || Event::Hoarded { seat, item });
            if state.phase == Phase::Hoard {
                turn::begin_take(game, state, turn);
            } else {
                turn::next_final(game, state, turn);
            }
        }
        Move::Steal { from, item } => {
            state.displays[from.index()] &= !bit(item);
            state.displays[own] |= bit(item);
            state.stolen = bit(item);
            turn.tell(Audience::All, || Event::Stole { seat, from, item });
            turn::draw(game, state, turn);
        }
        Move::Salvage => {
            if let Some(item) = state.discards.pop() {
                state.displays[own] |= bit(item);
                turn.tell(Audience::All, || Event::Salvaged { seat, item });
            }
            turn::draw(game, state, turn);
        }
        Move::Keep { item } => {
            let discarded = (state.drawn & !bit(item)).trailing_zeros() as u8;
            state.displays[own] |= bit(item);
            state.discards.push(discarded);
            turn.tell(Audience::All, || Event::Kept { seat, item, discarded });
            turn::end(game, state, turn);
        }
        Move::Decline => {
            turn.tell(Audience::All, || Event::Declined { seat });
            turn::next_final(game, state, turn);
        }
    }
}

pub fn any(rng: &mut Rng) -> Move {
    // Mostly numbers that could be there, and the first one beyond; sometimes any at all.
    let (items, seats) = if rng.chance(16) { (256, 256) } else { (64, 7) };
    let item = rng.below(items) as u8;
    let from = Seat(rng.below(seats) as u8);
    match rng.below(8) {
        0 | 1 => Move::Hoard { item },
        2 | 3 => Move::Steal { from, item },
        4 => Move::Salvage,
        5 | 6 => Move::Keep { item },
        _ => Move::Decline,
    }
}
