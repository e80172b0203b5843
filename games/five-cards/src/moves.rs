//! What can be done, and what is refused.

use crate::deck::{ALL_SYMBOLS, MATCHES, SPECIALS, SYMBOLS, Special};
use crate::{Ending, FiveCards, Phase, State};
use brocante_core::{Moves, Rng, Seat, bits, refusals};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// five.collect
    Collect { card: u8 },
    /// five.discard
    Discard { card: u8 },
    /// five.draw
    Draw,
    /// Keep the card just drawn.
    Keep,
    /// five.pass
    Pass,
    /// five.pile-swap
    PileSwap,
    /// five.draw-three
    DrawThree,
    /// five.direction
    Direction,
    /// five.retrieve: search the discard pile; [`Move::Fetch`] follows.
    Retrieve,
    /// Take a card of the discard pile: which, and at what height, the bottom being 0.
    Fetch { at: u8, card: u8 },
    /// five.draw-hand
    DrawHand { from: Seat },
    /// five.view-hand: look at a hand; [`Move::Take`] follows.
    ViewHand { from: Seat },
    /// Take a card of the hand looked at.
    Take { card: u8 },
    /// five.take-over
    TakeOver { from: Seat, card: u8, onto: Onto },
}

/// Where a card taken over goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onto {
    Collection,
    Pile,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Collection { seat: Seat, cards: Vec<u8> },
    Dealt { cards: Vec<u8> },
    TurnedUp { card: u8 },
    First { seat: Seat },
    Collected { seat: Seat, card: u8 },
    Discarded { seat: Seat, card: u8 },
    Drew { seat: Seat, count: u8 },
    DrewCards { cards: Vec<u8> },
    Kept { seat: Seat },
    Passed { seat: Seat },
    Used { seat: Seat, card: u8 },
    TurnedRound { seat: Seat },
    TookTop { seat: Seat, card: u8 },
    Retrieved { seat: Seat, card: u8 },
    LookedAt { seat: Seat, from: Seat },
    SawHand { from: Seat, cards: Vec<u8> },
    TookUnseen { seat: Seat, from: Seat },
    Took { from: Seat, card: u8 },
    Lost { to: Seat, card: u8 },
    TookOver { seat: Seat, from: Seat, card: u8, onto: Onto },
    Renewed { count: u8 },
    Won { seat: Seat },
    Stuck { seat: Seat },
    Stalemate,
}

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        NotYourTurn { seat: Seat } => "five.setup",
        GameWon => "five.win",
        GameStuck => "five.stuck",
        GameStalemate => "five.stalemate",
        CollectNotInHand { card: u8 } => "five.collect",
        NotLacking { card: u8 } => "five.collect",
        DiscardNotInHand { card: u8 } => "five.discard",
        NotASymbol { card: u8 } => "five.discard",
        NoMatch { card: u8, top: u8 } => "five.discard",
        SpecialNotInHand { card: u8 } => "five.special",
        NotAnotherSeat => "five.special",
        PileEmpty => "five.special.empty",
        HandEmpty { from: Seat } => "five.special.empty",
        NothingCollected { from: Seat } => "five.special.empty",
        HandFull { limit: u8 } => "five.draw",
        NothingDrawn => "five.draw",
        OnlyTheDrawnCard { card: u8 } => "five.draw",
        NoPassLeft => "five.two",
        TakeFirst { from: Seat } => "five.view-hand",
        NotInThatHand { card: u8, from: Seat } => "five.view-hand",
        NothingViewed => "five.view-hand",
        FetchFirst => "five.retrieve",
        NotInThePile => "five.retrieve",
        NothingSearched => "five.retrieve",
        NotCollected { card: u8, from: Seat } => "five.take-over",
        NotLackingEither { card: u8 } => "five.take-over",
        DeckSymbols { expected: u32 } => "five.symbols",
        DeckName { most: u32 } => "five.symbols",
        DeckSpecials { expected: u32, found: u32 } => "five.specials",
        DeckUnknownSpecial { special: String } => "five.specials",
        DeckSpecialCount { most: u32 } => "five.specials",
        DeckCollections { expected: u32 } => "five.collections",
        DeckUnknownSymbol { symbol: String } => "five.collections",
        DeckCollectionShape => "five.collections",
        DeckCollectionsAlike => "five.collections",
    }
}

#[inline]
pub fn list(game: &FiveCards, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if seat != state.active {
        return;
    }
    match state.phase {
        Phase::Over => {}
        Phase::Turn => {
            list_uses(game, state, seat, state.hands[seat.index()].kinds(), moves);
            if may_draw(game, state, seat) {
                moves.push(Move::Draw);
            }
            if state.passes_left[seat.index()] > 0 {
                moves.push(Move::Pass);
            }
        }
        Phase::Drawn => {
            list_uses(game, state, seat, 1 << state.drawn, moves);
            moves.push(Move::Keep);
        }
        Phase::Viewing => {
            for card in kinds(state.hands[state.viewed.index()].kinds()) {
                moves.push(Move::Take { card });
            }
        }
        Phase::Fetching => {
            for (at, &card) in (0..).zip(state.pile()) {
                moves.push(Move::Fetch { at, card });
            }
        }
    }
}

/// What the cards of these kinds are good for.
#[inline]
fn list_uses(game: &FiveCards, state: &State, seat: Seat, held: u32, moves: &mut Moves<Move>) {
    for card in kinds(held & state.lacking[seat.index()]) {
        moves.push(Move::Collect { card });
    }
    for card in kinds(held & discardable(state)) {
        moves.push(Move::Discard { card });
    }
    for special in kinds(held >> SYMBOLS) {
        let Some(special) = Special::of_kind(SYMBOLS as u8 + special) else { continue };
        let others = || Seat::all(game.seats).filter(move |&other| other != seat);
        let hands = || others().filter(|other| state.hand_sizes[other.index()] > 0);
        match special {
            Special::PileSwap if state.pile_len > 0 => moves.push(Move::PileSwap),
            Special::DrawThree => moves.push(Move::DrawThree),
            Special::Direction => moves.push(Move::Direction),
            Special::Retrieve if state.pile_len > 0 => moves.push(Move::Retrieve),
            Special::DrawHand => hands().for_each(|from| moves.push(Move::DrawHand { from })),
            Special::ViewHand => hands().for_each(|from| moves.push(Move::ViewHand { from })),
            Special::TakeOver => {
                for from in others() {
                    for card in kinds(state.collected[from.index()]) {
                        if state.lacking[seat.index()] >> card & 1 == 1 {
                            moves.push(Move::TakeOver { from, card, onto: Onto::Collection });
                        }
                        moves.push(Move::TakeOver { from, card, onto: Onto::Pile });
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether a seat at the beginning of its turn can do anything but pass (five.stuck).
pub fn can_do_something(game: &FiveCards, state: &State, seat: Seat) -> bool {
    let held = state.hands[seat.index()].kinds();
    let others = || Seat::all(game.seats).filter(|&other| other != seat);
    let usable = |special| match special {
        Special::PileSwap | Special::Retrieve => state.pile_len > 0,
        Special::DrawThree | Special::Direction => true,
        Special::DrawHand | Special::ViewHand => others().any(|other| state.hand_sizes[other.index()] > 0),
        Special::TakeOver => others().any(|other| state.collected[other.index()] != 0),
    };
    held & (state.lacking[seat.index()] | discardable(state)) != 0
        || may_draw(game, state, seat)
        || SPECIALS.into_iter().any(|special| held >> special.kind() & 1 == 1 && usable(special))
}

/// five.draw: there is always a card, if need be from a new deck. Six hands of seven, four cards
/// collected by each and the top of the pile are 67 of 71.
#[inline]
fn may_draw(game: &FiveCards, state: &State, seat: Seat) -> bool {
    state.hand_sizes[seat.index()] < game.hand_limit()
}

/// five.discard: same figure or colour; anything on an empty pile.
#[inline]
fn discardable(state: &State) -> u32 {
    state.top().map_or(ALL_SYMBOLS, |top| MATCHES[top as usize])
}

#[inline]
fn kinds(mask: u32) -> impl Iterator<Item = u8> {
    bits(u64::from(mask))
}

pub fn check(game: &FiveCards, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    match state.ending {
        None => {}
        Some(Ending::Won { .. }) => return Err(Refusal::GameWon),
        Some(Ending::Stuck { .. }) => return Err(Refusal::GameStuck),
        Some(Ending::Stalemate) => return Err(Refusal::GameStalemate),
    }
    if seat != state.active {
        return Err(Refusal::NotYourTurn { seat: state.active });
    }
    match (state.phase, mv) {
        (Phase::Viewing, Move::Take { card }) => {
            let from = state.viewed;
            require(state.hands[from.index()].has(card), Refusal::NotInThatHand { card, from })
        }
        (Phase::Viewing, _) => Err(Refusal::TakeFirst { from: state.viewed }),
        (Phase::Fetching, Move::Fetch { at, card }) => {
            require(state.pile().get(usize::from(at)) == Some(&card), Refusal::NotInThePile)
        }
        (Phase::Fetching, _) => Err(Refusal::FetchFirst),
        (_, Move::Take { .. }) => Err(Refusal::NothingViewed),
        (_, Move::Fetch { .. }) => Err(Refusal::NothingSearched),
        (Phase::Drawn, Move::Keep) => Ok(()),
        (_, Move::Keep) => Err(Refusal::NothingDrawn),
        (Phase::Drawn, _) if used_card(mv) != Some(state.drawn) => Err(Refusal::OnlyTheDrawnCard { card: state.drawn }),
        (_, Move::Draw) => {
            let limit = game.hand_limit();
            require(may_draw(game, state, seat), Refusal::HandFull { limit })
        }
        (_, Move::Pass) => require(state.passes_left[seat.index()] > 0, Refusal::NoPassLeft),
        _ => check_use(game, state, seat, mv),
    }
}

/// The card of the hand that a move lays down.
pub fn used_card(mv: Move) -> Option<u8> {
    let special = match mv {
        Move::Collect { card } | Move::Discard { card } => return Some(card),
        Move::PileSwap => Special::PileSwap,
        Move::DrawThree => Special::DrawThree,
        Move::Direction => Special::Direction,
        Move::Retrieve => Special::Retrieve,
        Move::DrawHand { .. } => Special::DrawHand,
        Move::ViewHand { .. } => Special::ViewHand,
        Move::TakeOver { .. } => Special::TakeOver,
        Move::Draw | Move::Keep | Move::Pass | Move::Fetch { .. } | Move::Take { .. } => return None,
    };
    Some(special.kind())
}

fn check_use(game: &FiveCards, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let hand = &state.hands[seat.index()];
    if let Some(card) = used_card(mv).filter(|&card| !hand.has(card)) {
        return Err(match mv {
            Move::Collect { .. } => Refusal::CollectNotInHand { card },
            Move::Discard { .. } => Refusal::DiscardNotInHand { card },
            _ => Refusal::SpecialNotInHand { card },
        });
    }
    let lacks = |card: u8| usize::from(card) < SYMBOLS && state.lacking[seat.index()] >> card & 1 == 1;
    match mv {
        Move::Collect { card } => require(lacks(card), Refusal::NotLacking { card }),
        Move::Discard { card } => {
            require(usize::from(card) < SYMBOLS, Refusal::NotASymbol { card })?;
            require(
                discardable(state) >> card & 1 == 1,
                Refusal::NoMatch { card, top: state.top().unwrap_or_default() },
            )
        }
        Move::PileSwap | Move::Retrieve => require(state.pile_len > 0, Refusal::PileEmpty),
        Move::DrawHand { from } | Move::ViewHand { from } => {
            another(game, seat, from)?;
            require(state.hand_sizes[from.index()] > 0, Refusal::HandEmpty { from })
        }
        Move::TakeOver { from, card, onto } => {
            another(game, seat, from)?;
            let collected = state.collected[from.index()];
            require(collected != 0, Refusal::NothingCollected { from })?;
            let is_there = usize::from(card) < SYMBOLS && collected >> card & 1 == 1;
            require(is_there, Refusal::NotCollected { card, from })?;
            require(onto == Onto::Pile || lacks(card), Refusal::NotLackingEither { card })
        }
        _ => Ok(()),
    }
}

fn another(game: &FiveCards, seat: Seat, other: Seat) -> Result<(), Refusal> {
    require(other != seat && other.0 < game.seats, Refusal::NotAnotherSeat)
}

fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

pub fn any(rng: &mut Rng) -> Move {
    let wild = rng.chance(16);
    let card = rng.below(if wild { 256 } else { 33 }) as u8;
    let from = Seat(rng.below(if wild { 256 } else { 7 }) as u8);
    match rng.below(14) {
        0 => Move::Collect { card },
        1 => Move::Discard { card },
        2 => Move::Draw,
        3 => Move::Keep,
        4 => Move::Pass,
        5 => Move::PileSwap,
        6 => Move::DrawThree,
        7 => Move::Direction,
        8 => Move::Retrieve,
        9 => Move::Fetch { at: from.0, card },
        10 => Move::DrawHand { from },
        11 => Move::ViewHand { from },
        12 => Move::Take { card },
        _ => Move::TakeOver { from, card, onto: if rng.chance(2) { Onto::Pile } else { Onto::Collection } },
    }
}
