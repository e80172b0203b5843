//! Positions that look like a view: the cards and choices that the viewer can't know are drawn.

use crate::check;
use crate::deck::Kind;
use crate::deck::words::{Buyers, Discarded, Words};
use crate::rules::{Bizarre, INVENTORS, ROUNDS, SEATS};
use crate::state::hand::{Card, HAND, Hand, Places};
use crate::state::{Pair, Phase, Sold, State, Thrift};
use crate::view::{View, WordView};
use brocante_core::{Rng, Seat, SeatSet};

pub(crate) fn determinize(game: &Bizarre, view: &View, rng: &mut Rng) -> State {
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

    /// The draw deck: all cards left, and the discards that the viewer knows of.
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
    let filled = state.filled_bags(game);
    for &inventor in inventors.iter().filter(|&&inventor| filled.contains(inventor)) {
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

/// Draws whose bag each Inventor gets: nobody gets their own, and bags that the viewer knows stay in their
/// place.
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
        // Known bags go to their place at once, so that few shuffles are needed.
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

/// Draws the number of qualities in a hand of that size, so that the later hands can be dealt too.
fn any_mix(size: usize, later: &[usize], unseen: &Unseen, rng: &mut Rng) -> usize {
    // A full hand has at least one card of each kind.
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

/// Draws the secret choice of another seat: it keeps all cards and draws any lawful mix.
fn any_thrift(hand: &Hand, rng: &mut Rng) -> Thrift {
    let draws = check::draws(hand, Places::NONE);
    let mixes: Vec<u8> =
        (0..=draws).filter(|qualities| check::has_both_kinds(hand.qualities() + qualities)).map(|n| n as u8).collect();
    Thrift { discard: Places::NONE, qualities: rng.choose(&mixes).copied().unwrap_or_default() }
}
