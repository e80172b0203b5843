//! What can be done, and what is refused.

use crate::bags::NextBag;
use crate::hand::{Card, HAND, Hand, Kind, Places};
use crate::words::WORDS_MAX;
use crate::{Bizarre, Phase, State};
use brocante_core::{Game, Moves, Rng, Seat, SeatSet, refusals};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// The Buyer takes one word of each of the two cards.
    Identity { first: BuyerWord, second: BuyerWord },
    /// Discard these places of the hand, then draw up to seven, so many of them qualities.
    Thrift { discard: Places, qualities: u8 },
    /// Put a quality and an item into the bag, by their numbers in the deck file.
    Invent { quality: u16, item: u16 },
    /// Give the next Inventor in line the bag of a seat.
    Give { from: Seat },
    /// Let the table hand out all bags at random.
    Shuffle,
    /// The pitch is over.
    EndPitch,
    /// Buy what a seat has pitched.
    Buy { from: Seat },
}

/// A word, 0 or 1, of a Buyer card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyerWord {
    pub card: u16,
    pub word: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Round { round: u8, seat: Seat },
    DrewBuyers { buyers: [u16; 2] },
    Identity { seat: Seat, first: BuyerWord, second: BuyerWord },
    Thrifted { discard: Places, qualities: u8 },
    Restocked,
    Renewed { deck: Kind },
    Drew { qualities: Vec<u16>, items: Vec<u16> },
    Invented { quality: u16, item: u16 },
    BagsReady,
    Gave { from: Seat, to: Seat },
    Given { to: Seat },
    Shuffled { seat: Seat },
    PitchBegins { seat: Seat },
    OpenedBag { quality: u16, item: u16 },
    Pitched { seat: Seat, quality: u16, item: u16 },
    Bought { seat: Seat, from: Seat, quality: u16, item: u16 },
    Revealed { seat: Seat, from: Seat },
    Ended,
}

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        IdentityFirst { seat: Seat } => "bizarre.thrift.buyer",
        NoSuchWord => "bizarre.thrift.buyer",
        BuyerWaits => "bizarre.buyer",
        ThriftNow => "bizarre.thrift.draw",
        ThriftDone => "bizarre.thrift.draw",
        NothingToDiscard => "bizarre.thrift.discard",
        DrawsFewer { draws: u32 } => "bizarre.thrift.draw",
        OneOfEach => "bizarre.thrift.draw",
        InventNow => "bizarre.invent",
        InventDone => "bizarre.invent",
        NotInHand => "bizarre.invent",
        DealNow { seat: Seat } => "bizarre.deal",
        BagNotThere => "bizarre.deal",
        OwnBag { to: Seat } => "bizarre.deal",
        LeavesOwnBag => "bizarre.deal",
        TooLateToShuffle => "bizarre.deal",
        PitchNow { seat: Seat } => "bizarre.pitch",
        BuyNow { seat: Seat } => "bizarre.sale",
        NotAPitch => "bizarre.sale",
        GameOver => "bizarre.end",
        DeckCount { least: u32, most: u32, found: u32, seats: u8 } => "bizarre.decks",
        DeckOneWord { word: String } => "bizarre.decks",
        DeckTwice { word: String } => "bizarre.decks",
        DeckTooLong { most: u32 } => "bizarre.decks",
    }
}

#[inline]
pub fn list(game: &Bizarre, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if !game.status(state).to_act().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Identity => {
            let [first, second] = state.buyer_cards;
            for (word, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let (first, second) = (BuyerWord { card: first, word }, BuyerWord { card: second, word: other });
                moves.push(Move::Identity { first, second });
            }
        }
        Phase::Thrift => list_thrift(state, seat, moves),
        Phase::Invent => {
            let hand = &state.hands[seat.index()];
            let (qualities, items) = hand.as_slice().split_at(hand.qualities());
            for quality in qualities {
                for item in items {
                    moves.push(Move::Invent { quality: quality.id(), item: item.id() });
                }
            }
        }
        Phase::Deal => {
            let line = Line::of(game, state);
            for from in line.left.iter().filter(|&from| line.check(from).is_ok()) {
                moves.push(Move::Give { from });
            }
            if line.is_untouched(game) {
                moves.push(Move::Shuffle);
            }
        }
        Phase::Pitch => moves.push(Move::EndPitch),
        Phase::Sale => game.inventors(state).for_each(|from| moves.push(Move::Buy { from })),
        Phase::Over => {}
    }
}

/// Proposes to keep all and draw any mix, to replace one kind by the same, and to replace all by a
/// balanced hand. Any other choice is lawful too.
#[inline]
fn list_thrift(state: &State, seat: Seat, moves: &mut Moves<Move>) {
    let hand = &state.hands[seat.index()];
    let (all, qualities) = (Places::first(hand.len()), Places::first(hand.qualities()));
    let items = Places(all.0 & !qualities.0);
    let (count, draws) = (qualities.count(), HAND - hand.len());
    for drawn in usize::from(count == 0)..=draws.min(HAND - 1 - count) {
        moves.push(Move::Thrift { discard: Places::NONE, qualities: drawn as u8 });
    }
    if hand.is_empty() {
        return;
    }
    moves.mark_partial();
    if qualities != Places::NONE && items != Places::NONE {
        moves.push(Move::Thrift { discard: qualities, qualities: (count + draws / 2) as u8 });
        moves.push(Move::Thrift { discard: items, qualities: (draws / 2) as u8 });
    }
    for balanced in [HAND / 2, HAND.div_ceil(2)] {
        moves.push(Move::Thrift { discard: all, qualities: balanced as u8 });
    }
}

/// bizarre.thrift.draw: seven in hand, at least one of each kind.
#[inline]
fn keeps_one_of_each(hand: &Hand, discard: Places, drawn_qualities: u8) -> bool {
    let kept_qualities = (0..hand.qualities()).filter(|&place| !discard.has(place)).count();
    (1..HAND).contains(&(kept_qualities + usize::from(drawn_qualities)))
}

/// The Inventors still without a bag, the next of whom gets one now.
pub struct Line {
    pub to: Seat,
    waiting: SeatSet,
    /// Whose bags are left.
    pub left: SeatSet,
}

impl Line {
    #[inline]
    pub fn of(game: &Bizarre, state: &State) -> Line {
        let waiting: SeatSet = game.inventors(state).filter(|seat| state.given[seat.index()].is_none()).collect();
        let mut left = game.inventor_set(state);
        for bag in state.given.iter().flatten() {
            left = left.without(*bag);
        }
        Line { to: waiting.from(state.buyer).unwrap_or(state.buyer), waiting, left }
    }

    pub fn next(&self) -> Option<(Seat, NextBag)> {
        (!self.waiting.is_empty()).then(|| (self.to, NextBag::new(self.to, self.waiting, self.left)))
    }

    /// The bag that is left for the last in line once this one is given.
    pub fn last_after(&self, from: Seat) -> Option<(Seat, Seat)> {
        let (to, bag) = (self.waiting.without(self.to), self.left.without(from));
        if to.len() == 1 { to.first().zip(bag.first()) } else { None }
    }

    pub fn is_untouched(&self, game: &Bizarre) -> bool {
        self.waiting.len() + 1 == u32::from(game.seats)
    }

    #[inline]
    pub fn check(&self, from: Seat) -> Result<(), Refusal> {
        require(self.left.contains(from), Refusal::BagNotThere)?;
        require(from != self.to, Refusal::OwnBag { to: self.to })?;
        // With two or more to go, there is always a way.
        let leaves_own = self.waiting.len() == 2 && self.waiting.without(self.to) == self.left.without(from);
        require(!leaves_own, Refusal::LeavesOwnBag)
    }
}

pub fn check(game: &Bizarre, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let active = state.active;
    match (state.phase, mv) {
        (Phase::Over, _) => Err(Refusal::GameOver),
        (Phase::Identity, Move::Identity { first, second }) if seat == active => {
            let cards = [first.card, second.card] == state.buyer_cards;
            require(cards && first.word < 2 && second.word < 2, Refusal::NoSuchWord)
        }
        (Phase::Identity, _) => Err(Refusal::IdentityFirst { seat: active }),
        (Phase::Thrift | Phase::Invent, _) if seat == state.buyer => Err(Refusal::BuyerWaits),
        (Phase::Thrift, _) if state.committed.contains(seat) => Err(Refusal::ThriftDone),
        (Phase::Thrift, Move::Thrift { discard, qualities }) => {
            let hand = state.hands.get(seat.index()).ok_or(Refusal::ThriftNow)?;
            require(discard.0 & !Places::first(hand.len()).0 == 0, Refusal::NothingToDiscard)?;
            let draws = HAND - (hand.len() - discard.count());
            require(usize::from(qualities) <= draws, Refusal::DrawsFewer { draws: draws as u32 })?;
            require(keeps_one_of_each(hand, discard, qualities), Refusal::OneOfEach)
        }
        (Phase::Thrift, _) => Err(Refusal::ThriftNow),
        (Phase::Invent, _) if state.committed.contains(seat) => Err(Refusal::InventDone),
        (Phase::Invent, Move::Invent { quality, item }) => {
            let hand = state.hands.get(seat.index()).ok_or(Refusal::InventNow)?;
            let small = usize::from(quality) < WORDS_MAX && usize::from(item) < WORDS_MAX;
            require(small && hand.has(Card::quality(quality)) && hand.has(Card::item(item)), Refusal::NotInHand)
        }
        (Phase::Invent, _) => Err(Refusal::InventNow),
        (Phase::Deal, Move::Give { from }) if seat == active => Line::of(game, state).check(from),
        (Phase::Deal, Move::Shuffle) if seat == active => {
            require(Line::of(game, state).is_untouched(game), Refusal::TooLateToShuffle)
        }
        (Phase::Deal, _) => Err(Refusal::DealNow { seat: active }),
        (Phase::Pitch, Move::EndPitch) if seat == active => Ok(()),
        (Phase::Pitch, _) => Err(Refusal::PitchNow { seat: active }),
        (Phase::Sale, Move::Buy { from }) if seat == active => {
            require(game.inventor_set(state).contains(from), Refusal::NotAPitch)
        }
        (Phase::Sale, _) => Err(Refusal::BuyNow { seat: active }),
    }
}

fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

pub fn any(game: &Bizarre, rng: &mut Rng) -> Move {
    let wild = rng.chance(16);
    let from = Seat(rng.below(if wild { 256 } else { 9 }) as u8);
    let mut id = |most: usize| rng.below(if wild { 1 << 16 } else { most as u32 + 1 }) as u16;
    let (quality, item) = (id(game.deck.qualities.len()), id(game.deck.items.len()));
    match rng.below(8) {
        0 => {
            let mut any = || BuyerWord { card: rng.below(80) as u16, word: rng.below(3) as u8 };
            Move::Identity { first: any(), second: any() }
        }
        1 | 2 => {
            let discard = Places(rng.below(1 << HAND) as u8 & rng.below(1 << HAND) as u8);
            Move::Thrift { discard, qualities: rng.below(if wild { 256 } else { 8 }) as u8 }
        }
        3 => Move::Invent { quality, item },
        4 => Move::Give { from },
        5 => Move::Shuffle,
        6 => Move::EndPitch,
        _ => Move::Buy { from },
    }
}
