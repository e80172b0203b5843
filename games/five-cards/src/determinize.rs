//! The positions that look like a view.

use crate::apply::deal;
use crate::check::can_do_something;
use crate::deck::Card;
use crate::deck::bag::Bag;
use crate::rules::{FiveCards, SEATS};
use crate::state::{Phase, State};
use crate::view::View;
use brocante_core::{Chance, Pile, Rng, Seat, Turn};

/// Deals to try. Hardly ever more than one is needed.
const DEALS_MAX: usize = 1_000;

pub fn determinize(game: &FiveCards, view: &View, rng: &mut Rng) -> State {
    // A new deal fills every field; what the view shows replaces all of it.
    let mut state = deal(game, &mut Turn::muted(&mut Chance::Fast(rng.split())));
    state.phase = view.phase;
    state.active = view.active;
    state.clockwise = view.clockwise;
    state.using = view.using;
    state.viewed = view.viewed.unwrap_or_default();
    state.renewals = view.renewals;
    state.passes_in_row = view.passes_in_row;
    state.ending = view.ending;
    state.used = bag(&view.used);
    state.pile.fill(0);
    state.pile_len = view.pile.len() as u8;
    for (place, card) in state.pile.iter_mut().zip(&view.pile) {
        *place = card.kind;
    }
    for (index, seen) in view.seats.iter().enumerate() {
        let mask = |cards: &[Card]| cards.iter().fold(0, |mask, card| mask | 1 << card.kind);
        state.collections[index] = seen.collection;
        state.collected[index] = mask(&seen.collected);
        state.lacking[index] = mask(&seen.wanted) & !state.collected[index];
        state.hand_sizes[index] = seen.hand_size;
        state.passes_left[index] = seen.passes_left.unwrap_or(u8::MAX);
        if let Some(viewer) = view.viewer.seat() {
            state.memory.set(viewer, Seat(index as u8), bag(&seen.known.cards), seen.known.less_unseen);
        }
    }
    // The seat to act is not stuck, or the game would be over (five.stuck).
    for _ in 0..DEALS_MAX {
        deal_hidden(game, &mut state, view, rng);
        let active = state.active;
        let stuck = state.phase == Phase::Turn && state.passes_left[active.index()] == 0;
        if !stuck || can_do_something(game, &state, active) {
            break;
        }
    }
    if state.phase == Phase::Viewing && !view.viewer.is(state.active) {
        let hand = state.hands[state.viewed.index()];
        state.memory.set(state.active, state.viewed, hand, 0);
    }
    state
}

fn bag(cards: &[Card]) -> Bag {
    cards.iter().map(|card| card.kind).collect()
}

/// Hands out what the viewer doesn't see: first what it knows to be in hands, then the rest evenly.
fn deal_hidden(game: &FiveCards, state: &mut State, view: &View, rng: &mut Rng) {
    let mut unseen = game.deck.cards(game.seats);
    let open =
        view.pile.iter().chain(&view.used).chain(&view.hand).chain(view.seats.iter().flat_map(|seat| &seat.collected));
    open.for_each(|card| unseen.remove(card.kind));
    if let Some(special) = view.using {
        unseen.remove(special.kind());
    }
    let others: Vec<Seat> = Seat::all(game.seats).filter(|&seat| !view.viewer.is(seat)).collect();
    let mut memories: Vec<Held> = others.iter().map(|&seat| Held::of(view, seat)).collect();
    let placed = place_known(&mut memories, &mut unseen, rng);
    debug_assert!(placed, "what was seen happened, so it can be placed");
    state.hands = [Bag::EMPTY; SEATS];
    if let Some(viewer) = view.viewer.seat() {
        state.hands[viewer.index()] = bag(&view.hand);
    }
    state.drawn = view.drawn.as_ref().map_or(0, |card| card.kind);
    for (held, &seat) in memories.iter().zip(&others) {
        let mut hand: Bag = held.kept.iter().copied().collect();
        while hand.len() < u32::from(state.hand_sizes[seat.index()]) {
            let card = unseen.nth(rng.below(unseen.len())) as u8;
            unseen.remove(card);
            hand.add(card);
            if state.phase == Phase::Drawn && seat == state.active {
                state.drawn = card;
            }
        }
        state.hands[seat.index()] = hand;
    }
    state.deck = unseen;
}

/// What is known of one hand, and the cards that this position keeps there.
struct Held {
    known: Vec<u8>,
    lost: usize,
    room: usize,
    kept: Vec<u8>,
}

impl Held {
    fn of(view: &View, seat: Seat) -> Held {
        let seen = &view.seats[seat.index()];
        // A card just drawn is none of those that were known before.
        let drawn = usize::from(view.phase == Phase::Drawn && seat == view.active);
        Held {
            known: seen.known.cards.iter().map(|card| card.kind).collect(),
            lost: seen.known.less_unseen.into(),
            room: usize::from(seen.hand_size) - drawn,
            kept: Vec::new(),
        }
    }
}

/// Keeps in each hand all known cards but those lost, so that all hands together need no card twice. Two
/// hands may claim the same card, so a first attempt can fail. What really happened is a solution, so
/// the search finds one.
fn place_known(hands: &mut [Held], unseen: &mut Bag, rng: &mut Rng) -> bool {
    let Some((hand, rest)) = hands.split_first_mut() else { return true };
    let mut order = hand.known.clone();
    rng.shuffle(&mut order);
    let keep_least = order.len().saturating_sub(hand.lost);
    let keep_most = order.len().min(hand.room);
    let mut counts: Vec<usize> = (keep_least..=keep_most).collect();
    rng.shuffle(&mut counts);
    // A card that left unseen was any of the hand, so it was a known one in proportion to their number.
    let was_known = |rng: &mut Rng| rng.below(hand.room as u32 + 1) < order.len() as u32;
    let likely = order.len() - (0..hand.lost.min(order.len())).filter(|_| was_known(rng)).count();
    counts.sort_by_key(|count| count.abs_diff(likely));
    counts.into_iter().any(|count| {
        hand.kept.clear();
        keep_some(&order, count, hand, rest, unseen, rng)
    })
}

/// Keeps `count` more of `order`, then goes on with the other hands.
fn keep_some(order: &[u8], count: usize, hand: &mut Held, rest: &mut [Held], unseen: &mut Bag, rng: &mut Rng) -> bool {
    if count == 0 {
        return place_known(rest, unseen, rng);
    }
    let Some((&card, later)) = order.split_first() else { return false };
    if later.len() + 1 < count {
        return false;
    }
    if unseen.has(card) {
        unseen.remove(card);
        hand.kept.push(card);
        if keep_some(later, count - 1, hand, rest, unseen, rng) {
            return true;
        }
        hand.kept.pop();
        unseen.add(card);
    }
    keep_some(later, count, hand, rest, unseen, rng)
}
