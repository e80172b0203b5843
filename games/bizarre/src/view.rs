//! What a viewer may know.
//!
//! Nobody sees what others hold, discard or draw, nor how many of which kind. Pairs lie open once
//! they are pitched. Their inventors are known to a Buyer who handed the bags out by hand and to
//! everybody after the sale; an inventor recognises the own pair.

use crate::deck::words::Discarded;
use crate::deck::{BuyerWord, Kind};
use crate::rules::Bizarre;
use crate::state::hand::Places;
use crate::state::{Pair, Phase, Sold, State, Thrift, status};
use brocante_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    /// Counted from 1.
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    pub to_act: SeatSet,
    pub buyer: Seat,
    pub active: Seat,
    /// The round's two Buyer cards, if the viewer sees them.
    pub buyer_cards: Option<[BuyerView; 2]>,
    /// The two words the Buyer took this round.
    pub identity: Option<[String; 2]>,
    /// Which word of each card was taken.
    pub identity_words: Option<[u8; 2]>,
    /// The words the Buyer took in each round, this one included.
    pub identities: Vec<[BuyerWord; 2]>,
    pub hand: Vec<WordView>,
    /// The viewer's choice in the thrift, until all have chosen.
    pub thrift: Option<ThriftView>,
    /// What the viewer put into the own bag.
    pub bag: Option<PairView>,
    /// The Inventors from the Buyer's left, each with the bag they were given.
    pub bags: Vec<BagView>,
    pub by_hand: bool,
    /// Every bag of the previous round.
    pub last: Vec<SaleView>,
    /// What was bought, round by round.
    pub sales: Vec<SaleView>,
    pub seats: Vec<SeatView>,
    /// Discards that lay open before, until their deck is renewed.
    pub discarded: DiscardView,
    /// What the viewer discarded in secret, likewise.
    pub own_discards: DiscardView,
    /// How often the decks of qualities, items and buyers were renewed.
    pub renewals: [u8; 3],
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct WordView {
    pub kind: Kind,
    /// Its number in the deck file.
    pub id: u16,
    pub word: String,
}

/// Cards by their numbers in the deck file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct DiscardView {
    pub qualities: Vec<u16>,
    pub items: Vec<u16>,
    pub buyers: Vec<u16>,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct BuyerView {
    pub id: u16,
    pub words: [String; 2],
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct ThriftView {
    pub discard: Places,
    pub qualities: u8,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct PairView {
    pub quality: WordView,
    pub item: WordView,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct BagView {
    pub pitcher: Seat,
    pub has_bag: bool,
    pub pitched: bool,
    /// The inventor of the bag, if the viewer handed it out.
    pub inventor: Option<Seat>,
    /// What is in it, if the viewer sees it.
    pub pair: Option<PairView>,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SaleView {
    pub inventor: Seat,
    pub pitcher: Seat,
    pub pair: PairView,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    pub hand_size: u8,
    pub victory_cards: Vec<WordView>,
}

impl Bizarre {
    fn see(&self, kind: Kind, id: u16) -> WordView {
        WordView { kind, id, word: self.deck.spelled(kind, id) }
    }

    fn see_pair(&self, pair: Pair) -> PairView {
        PairView { quality: self.see(Kind::Quality, pair.quality), item: self.see(Kind::Item, pair.item) }
    }

    fn see_sale(&self, sold: &Sold) -> SaleView {
        SaleView { inventor: sold.inventor, pitcher: sold.pitcher, pair: self.see_pair(sold.pair) }
    }
}

impl DiscardView {
    pub fn of(&self, kind: Kind) -> &[u16] {
        match kind {
            Kind::Quality => &self.qualities,
            Kind::Item => &self.items,
            Kind::Buyer => &self.buyers,
        }
    }
}

impl PairView {
    pub(crate) fn pair(&self) -> Pair {
        Pair { quality: self.quality.id, item: self.item.id }
    }
}

impl SaleView {
    pub(crate) fn sold(&self) -> Sold {
        Sold { pair: self.pair.pair(), inventor: self.inventor, pitcher: self.pitcher }
    }
}

pub(crate) fn view(game: &Bizarre, state: &State, viewer: Viewer) -> View {
    let over = state.phase == Phase::Over;
    let chosen = !over && state.phase != Phase::Identity;
    let sees_cards = chosen || !over && viewer.is(state.buyer);
    let buyer_card = |id: u16| BuyerView { id, words: game.deck.buyers[usize::from(id)].words.clone() };
    let words = |at: usize| buyer_card(state.buyer_cards[at]).words[usize::from(state.identity[at])].clone();
    let own = viewer.seat().map(|seat| state.hands[seat.index()]).unwrap_or_default();
    let committed = viewer.seat().filter(|&seat| state.committed.contains(seat));
    let sales = game.sales(state);
    View {
        viewer,
        round: (state.round + 1).min(game.rounds()),
        rounds: game.rounds(),
        phase: state.phase,
        to_act: status(game, state).to_act(),
        buyer: state.buyer,
        active: state.active,
        buyer_cards: sees_cards.then(|| state.buyer_cards.map(buyer_card)),
        identity: chosen.then(|| [words(0), words(1)]),
        identity_words: chosen.then_some(state.identity),
        identities: state.identities[..sales.len() + usize::from(chosen)].to_vec(),
        hand: own.cards().map(|card| game.see(card.kind(), card.id())).collect(),
        thrift: committed.filter(|_| state.phase == Phase::Thrift).map(|seat| {
            let Thrift { discard, qualities } = state.thrifts[seat.index()];
            ThriftView { discard, qualities }
        }),
        bag: viewer
            .seat()
            .filter(|&seat| state.filled_bags(game).contains(seat))
            .map(|seat| game.see_pair(state.bags[seat.index()])),
        bags: game.inventors(state).map(|pitcher| bag_view(game, state, pitcher, viewer)).collect(),
        by_hand: state.by_hand,
        last: state.last[..usize::from(game.seats - 1)]
            .iter()
            .filter(|_| state.round > 0)
            .map(|sold| game.see_sale(sold))
            .collect(),
        sales: sales.iter().map(|sold| game.see_sale(sold)).collect(),
        seats: Seat::all(game.seats).map(|seat| seat_view(game, state, seat, sales)).collect(),
        discarded: DiscardView {
            qualities: state.qualities.discarded(Discarded::Shown).collect(),
            items: state.items.discarded(Discarded::Shown).collect(),
            buyers: state.buyers.discarded(Discarded::Shown).collect(),
        },
        own_discards: viewer.seat().map_or_else(DiscardView::default, |seat| DiscardView {
            qualities: state.qualities.discarded(Discarded::By(seat)).collect(),
            items: state.items.discarded(Discarded::By(seat)).collect(),
            buyers: Vec::new(),
        }),
        renewals: state.renewals(),
    }
}

fn bag_view(game: &Bizarre, state: &State, pitcher: Seat, viewer: Viewer) -> BagView {
    let given = state.given[pitcher.index()];
    let pitched = state.pitched.contains(pitcher);
    let opens_it = state.phase == Phase::Pitch && pitcher == state.active && viewer.is(pitcher);
    BagView {
        pitcher,
        has_bag: given.is_some(),
        pitched,
        inventor: given.filter(|_| state.by_hand && viewer.is(state.buyer)),
        pair: (pitched || opens_it).then(|| game.see_pair(state.pitched_by(pitcher))),
    }
}

fn seat_view(game: &Bizarre, state: &State, seat: Seat, sales: &[Sold]) -> SeatView {
    let won = sales.iter().filter_map(|sale| match seat {
        seat if seat == sale.inventor => Some(game.see(Kind::Item, sale.pair.item)),
        seat if seat == sale.pitcher => Some(game.see(Kind::Quality, sale.pair.quality)),
        _ => None,
    });
    SeatView { hand_size: state.hands[seat.index()].len() as u8, victory_cards: won.collect() }
}
