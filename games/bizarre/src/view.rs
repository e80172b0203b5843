//! What a viewer may know, and the worlds that look like it.
//!
//! Nobody sees what others hold, discard or draw, nor how many of which kind. Pairs lie open once
//! they are pitched; whose they were is known to a Buyer who handed the bags out, to an inventor
//! who sees the own pair lie open, and to all after the sale.

use crate::hand::{Card, HAND, Hand, Kind, Places};
use crate::moves::BuyerWord;
use crate::words::{Buyers, Discarded, Words};
use crate::{Bizarre, INVENTORS, Pair, Phase, ROUNDS, SEATS, Sold, State, Thrift};
use brocante_core::{Game, Rng, Seat, SeatSet, Viewer};
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
    /// The round's two Buyer cards, where the viewer sees them.
    pub buyer_cards: Option<[BuyerView; 2]>,
    /// Who the Buyer is this round.
    pub identity: Option<[String; 2]>,
    /// Which word of each card that is.
    pub identity_words: Option<[u8; 2]>,
    /// Who the Buyer was in each round, this one included.
    pub identities: Vec<[BuyerWord; 2]>,
    pub hand: Vec<WordView>,
    /// The viewer's choice in the thrift, until all have chosen.
    pub thrift: Option<ThriftView>,
    /// What the viewer put into the own bag.
    pub bag: Option<PairView>,
    /// The Inventors from the Buyer's left, each with the bag they were given.
    pub bags: Vec<BagView>,
    pub by_hand: bool,
    /// Every bag of the round before.
    pub last: Vec<SaleView>,
    /// What was bought, round by round.
    pub sales: Vec<SaleView>,
    pub seats: Vec<SeatView>,
    /// Discards that lay open before, until their deck is made anew.
    pub discarded: DiscardView,
    /// What the viewer discarded in secret, likewise.
    pub own_discards: DiscardView,
    /// How often the decks of qualities, items and buyers were made anew.
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
    /// Whose bag it is, where the viewer handed it out.
    pub inventor: Option<Seat>,
    /// What is in it, where the viewer sees it.
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
        WordView { kind, id, word: self.spelled(kind, id) }
    }

    /// The word of a card; both of a Buyer card.
    pub(crate) fn spelled(&self, kind: Kind, id: u16) -> String {
        let id = usize::from(id);
        let word = match kind {
            Kind::Quality => self.deck.qualities.get(id).map(|word| word.word.clone()),
            Kind::Item => self.deck.items.get(id).map(|word| word.word.clone()),
            Kind::Buyer => self.deck.buyers.get(id).map(|card| card.words.join("/")),
        };
        word.unwrap_or_default()
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
    fn pair(&self) -> Pair {
        Pair { quality: self.quality.id, item: self.item.id }
    }
}

impl SaleView {
    fn sold(&self) -> Sold {
        Sold { pair: self.pair.pair(), inventor: self.inventor, pitcher: self.pitcher }
    }
}

pub fn of(game: &Bizarre, state: &State, viewer: Viewer) -> View {
    let over = state.phase == Phase::Over;
    let chosen = !over && state.phase != Phase::Identity;
    let sees_cards = chosen || !over && viewer.is(state.buyer);
    let buyer_card = |id: u16| BuyerView { id, words: game.deck.buyers[usize::from(id)].words.clone() };
    let words = |at: usize| buyer_card(state.buyer_cards[at]).words[usize::from(state.identity[at])].clone();
    let own = viewer.seat().map(|seat| state.hands[seat.index()]).unwrap_or_default();
    let committed = viewer.seat().filter(|&seat| state.committed.contains(seat));
    let sales = &state.sales[..usize::from(state.round.min(game.rounds()))];
    View {
        viewer,
        round: (state.round + 1).min(game.rounds()),
        rounds: game.rounds(),
        phase: state.phase,
        to_act: game.status(state).to_act(),
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
            .filter(|&seat| has_filled_bag(game, state, seat))
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

fn has_filled_bag(game: &Bizarre, state: &State, seat: Seat) -> bool {
    match state.phase {
        Phase::Invent => state.committed.contains(seat),
        Phase::Deal | Phase::Pitch | Phase::Sale => game.inventor_set(state).contains(seat),
        _ => false,
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

pub fn determinize(game: &Bizarre, view: &View, rng: &mut Rng) -> State {
    let mut unseen = Unseen::of(game, view);
    let (buyer_cards, buyers) = deal_buyers(game, view, rng);
    let mut state = State {
        phase: view.phase,
        round: view.sales.len() as u8,
        buyer: view.buyer,
        active: view.active,
        committed: SeatSet::EMPTY,
        buyer_cards,
        identity: view.identity_words.unwrap_or_default(),
        hands: [Hand::default(); SEATS],
        thrifts: [Thrift::default(); SEATS],
        bags: [Pair::default(); SEATS],
        given: [None; SEATS],
        by_hand: view.by_hand,
        pitched: view.bags.iter().filter(|bag| bag.pitched).map(|bag| bag.pitcher).collect(),
        qualities: Words::new(0),
        items: Words::new(0),
        buyers,
        last: [Sold::default(); INVENTORS],
        identities: Default::default(),
        sales: [Sold::default(); ROUNDS],
    };
    for (place, seen) in state.last.iter_mut().zip(&view.last) {
        *place = seen.sold();
    }
    state.identities[..view.identities.len()].copy_from_slice(&view.identities);
    for (place, seen) in state.sales.iter_mut().zip(&view.sales) {
        *place = seen.sold();
    }
    if matches!(view.phase, Phase::Thrift | Phase::Invent) {
        state.committed = game.inventors(&state).filter(|&seat| !view.to_act.contains(seat)).collect();
    }
    deal_bags(game, &mut state, view, &mut unseen, rng);
    deal_hands(game, &mut state, view, &mut unseen, rng);
    state.qualities = unseen.words(Kind::Quality, view);
    state.items = unseen.words(Kind::Item, view);
    state
}

/// The qualities and items the viewer sees nowhere, in random order.
struct Unseen {
    qualities: Vec<u16>,
    items: Vec<u16>,
}

impl Unseen {
    fn of(game: &Bizarre, view: &View) -> Unseen {
        let pairs = view.bag.iter().chain(view.bags.iter().filter_map(|bag| bag.pair.as_ref()));
        let pairs = pairs.chain(view.sales.iter().map(|sale| &sale.pair)).flat_map(|pair| [&pair.quality, &pair.item]);
        let seen: Vec<&WordView> = pairs.chain(&view.hand).collect();
        let unseen = |kind: Kind, count: usize| {
            let is_open = |id: &u16| seen.iter().any(|word| word.kind == kind && word.id == *id);
            let is_discard =
                |id: &u16| [&view.discarded, &view.own_discards].iter().any(|known| known.of(kind).contains(id));
            let is_seen = |id: &u16| is_open(id) || is_discard(id);
            (0..count as u16).filter(|id| !is_seen(id)).collect()
        };
        Unseen {
            qualities: unseen(Kind::Quality, game.deck.qualities.len()),
            items: unseen(Kind::Item, game.deck.items.len()),
        }
    }

    fn draw(&mut self, kind: Kind, rng: &mut Rng) -> u16 {
        let left = if kind == Kind::Quality { &mut self.qualities } else { &mut self.items };
        let at = rng.below(left.len() as u32) as usize;
        left.swap_remove(at)
    }

    /// What is left can still be drawn, but for the discards the viewer knows of.
    fn words(&self, kind: Kind, view: &View) -> Words {
        let mut words = Words::new(0);
        words.renewals = view.renewals[kind as usize];
        let left = if kind == Kind::Quality { &self.qualities } else { &self.items };
        left.iter().for_each(|&id| words.put(id));
        view.discarded.of(kind).iter().for_each(|&id| words.discard(id, Discarded::Shown));
        if let Some(seat) = view.viewer.seat() {
            view.own_discards.of(kind).iter().for_each(|&id| words.discard(id, Discarded::By(seat)));
        }
        words
    }
}

fn deal_buyers(game: &Bizarre, view: &View, rng: &mut Rng) -> ([u16; 2], Buyers) {
    let mut words = Buyers::new(game.deck.buyers.len());
    words.renewals = view.renewals[Kind::Buyer as usize];
    for &card in &view.discarded.buyers {
        words.take(card);
        words.discard(card, Discarded::Shown);
    }
    if view.phase == Phase::Over {
        return ([0; 2], words);
    }
    let mut draw = |seen: Option<u16>| {
        let left: Vec<u16> = words.in_pile().collect();
        let id = seen.or_else(|| rng.choose(&left).copied()).unwrap_or_default();
        words.take(id);
        id
    };
    let cards = [0, 1].map(|at| draw(view.buyer_cards.as_ref().map(|cards| cards[at].id)));
    (cards, words)
}

/// Fills bags with what is known of them, and hands them out in a way the viewer can't exclude.
fn deal_bags(game: &Bizarre, state: &mut State, view: &View, unseen: &mut Unseen, rng: &mut Rng) {
    let inventors: Vec<Seat> = game.inventors(state).collect();
    let order = hand_out(view, &inventors, rng);
    for (bag, &inventor) in view.bags.iter().zip(&order) {
        state.given[bag.pitcher.index()] = bag.has_bag.then_some(inventor);
    }
    let filled = |seat: Seat, state: &State| match view.phase {
        Phase::Invent => state.committed.contains(seat),
        Phase::Deal | Phase::Pitch | Phase::Sale => true,
        _ => false,
    };
    for &inventor in &inventors {
        if !filled(inventor, state) {
            continue;
        }
        let own = view.bag.as_ref().filter(|_| view.viewer.is(inventor));
        let open = view
            .bags
            .iter()
            .zip(&order)
            .filter(|&(_, &owner)| owner == inventor)
            .find_map(|(bag, _)| bag.pair.as_ref());
        state.bags[inventor.index()] = match own.or(open) {
            Some(pair) => pair.pair(),
            None => Pair { quality: unseen.draw(Kind::Quality, rng), item: unseen.draw(Kind::Item, rng) },
        };
    }
}

/// Whose bag each Inventor gets: nobody their own, the viewer's where the viewer knows it to be.
fn hand_out(view: &View, inventors: &[Seat], rng: &mut Rng) -> Vec<Seat> {
    let fits = |order: &[Seat]| {
        view.bags.iter().zip(order).all(|(bag, &owner)| {
            let handed = bag.inventor.is_none_or(|inventor| inventor == owner);
            let is_own = bag.pair.as_ref().map(|pair| Some(pair) == view.bag.as_ref());
            bag.pitcher != owner && handed && is_own.is_none_or(|is_own| is_own == view.viewer.is(owner))
        })
    };
    let mut order = inventors.to_vec();
    loop {
        rng.shuffle(&mut order);
        // Put those that are known in their place first, so that few shuffles are needed.
        for (at, bag) in view.bags.iter().enumerate() {
            let own = bag.pair.is_some() && bag.pair == view.bag;
            let known = bag.inventor.or(view.viewer.seat().filter(|_| own));
            if let Some(from) = known.and_then(|known| order.iter().position(|&owner| owner == known)) {
                order.swap(at, from);
            }
        }
        if fits(&order) {
            return order;
        }
    }
}

fn deal_hands(game: &Bizarre, state: &mut State, view: &View, unseen: &mut Unseen, rng: &mut Rng) {
    let sizes: Vec<usize> = view.seats.iter().map(|seen| seen.hand_size.into()).collect();
    let is_other = |seat: Seat| !view.viewer.is(seat);
    for seat in Seat::all(game.seats) {
        let hand = &mut state.hands[seat.index()];
        if is_other(seat) {
            let later = Seat::all(game.seats).skip(seat.index() + 1).filter(|&seat| is_other(seat));
            let later: Vec<usize> = later.map(|seat| sizes[seat.index()]).collect();
            let size = sizes[seat.index()];
            let qualities = any_mix(size, &later, unseen, rng);
            for at in 0..size {
                hand.add(match at < qualities {
                    true => Card::quality(unseen.draw(Kind::Quality, rng)),
                    false => Card::item(unseen.draw(Kind::Item, rng)),
                });
            }
        } else {
            for word in &view.hand {
                hand.add(if word.kind == Kind::Quality { Card::quality(word.id) } else { Card::item(word.id) });
            }
        }
        if view.phase == Phase::Thrift && state.committed.contains(seat) {
            let own = view.thrift.as_ref().filter(|_| view.viewer.is(seat));
            state.thrifts[seat.index()] = match own {
                Some(thrift) => Thrift { discard: thrift.discard, qualities: thrift.qualities },
                None => any_thrift(&state.hands[seat.index()], rng),
            };
        }
    }
}

/// How many qualities a hand of that size has, in a world in which the later hands can be dealt too.
fn any_mix(size: usize, later: &[usize], unseen: &Unseen, rng: &mut Rng) -> usize {
    // A full hand has one of each kind at the least.
    let bounds = |size: usize| if size == HAND { (1, size - 1) } else { (0, size) };
    let (least, most) = bounds(size);
    let (later_least, later_most) =
        later.iter().map(|&size| bounds(size)).fold((0, 0), |sum, (least, most)| (sum.0 + least, sum.1 + most));
    let later_cards: usize = later.iter().sum();
    let fits = |qualities: &usize| {
        let (Some(qualities_left), Some(items_left)) =
            (unseen.qualities.len().checked_sub(*qualities), unseen.items.len().checked_sub(size - qualities))
        else {
            return false;
        };
        later_least.max(later_cards.saturating_sub(items_left)) <= later_most.min(qualities_left)
    };
    let mixes: Vec<usize> = (least..=most).filter(fits).collect();
    rng.choose(&mixes).copied().unwrap_or(least)
}

/// Somebody else's secret choice: keep all, and draw any lawful mix.
fn any_thrift(hand: &Hand, rng: &mut Rng) -> Thrift {
    let draws = HAND - hand.len();
    let mixes: Vec<u8> =
        (0..=draws).filter(|qualities| (1..HAND).contains(&(hand.qualities() + qualities))).map(|n| n as u8).collect();
    Thrift { discard: Places::NONE, qualities: rng.choose(&mixes).copied().unwrap_or_default() }
}
