//! What a viewer may know, and the worlds that look like it.

use crate::deck::{Card, Special};
use crate::moves::can_do_something;
use crate::play::deal;
use crate::{Bag, Ending, FiveCards, Phase, State};
use brocante_core::{Chance, Pile, Rng, Seat, Turn, Viewer, bits};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    pub active: Seat,
    pub clockwise: bool,
    /// The special card being used right now.
    pub using: Option<Special>,
    /// Whose hand the active seat looks at.
    pub viewed: Option<Seat>,
    pub hand_limit: u8,
    pub hand: Vec<Card>,
    /// The card the viewer has just drawn.
    pub drawn: Option<Card>,
    pub deck_len: u8,
    pub renewals: u8,
    pub passes_in_row: u8,
    /// The discard pile, bottom first.
    pub pile: Vec<Card>,
    pub used: Vec<Card>,
    pub seats: Vec<SeatView>,
    pub ending: Option<Ending>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// The number of its collection card in the deck file, and the five symbols on it.
    pub collection: u8,
    pub wanted: Vec<Card>,
    pub collected: Vec<Card>,
    pub hand_size: u8,
    /// Only where passes are counted.
    pub passes_left: Option<u8>,
    /// What the viewer knows of this hand.
    pub known: KnownHand,
}

/// five.memory
#[derive(Clone, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KnownHand {
    pub cards: Vec<Card>,
    /// How many of them may have left unseen.
    pub less_unseen: u8,
}

pub fn of(game: &FiveCards, state: &State, viewer: Viewer) -> View {
    let cards = |bag: &Bag| bag.cards().map(|kind| game.deck.card(kind)).collect::<Vec<_>>();
    let own = viewer.seat().map(|seat| state.hands[seat.index()]);
    View {
        viewer,
        phase: state.phase,
        active: state.active,
        clockwise: state.clockwise,
        using: state.using,
        viewed: (state.phase == Phase::Viewing).then_some(state.viewed),
        hand_limit: game.hand_limit(),
        hand: own.map(|hand| cards(&hand)).unwrap_or_default(),
        drawn: (state.phase == Phase::Drawn && viewer.is(state.active)).then(|| game.deck.card(state.drawn)),
        deck_len: state.deck.len() as u8,
        renewals: state.renewals,
        passes_in_row: state.passes_in_row,
        pile: state.pile().iter().map(|&kind| game.deck.card(kind)).collect(),
        used: cards(&state.used),
        seats: Seat::all(game.seats).map(|seat| seat_view(game, state, seat, viewer)).collect(),
        ending: state.ending,
    }
}

fn seat_view(game: &FiveCards, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let cards = |mask: u32| bits(u64::from(mask)).map(|kind| game.deck.card(kind)).collect::<Vec<_>>();
    let index = seat.index();
    let (known, lost) = viewer.seat().map_or((Bag::EMPTY, 0), |viewer| state.memory.of(viewer, seat));
    SeatView {
        collection: state.collections[index],
        wanted: cards(game.deck.collections[state.collections[index] as usize]),
        collected: cards(state.collected[index]),
        hand_size: state.hand_sizes[index],
        passes_left: (game.seats == 2).then(|| state.passes_left[index]),
        known: KnownHand { cards: known.cards().map(|kind| game.deck.card(kind)).collect(), less_unseen: lost },
    }
}

/// Hardly ever more than one is needed.
const DEALS_MAX: usize = 1_000;

pub fn determinize(game: &FiveCards, view: &View, rng: &mut Rng) -> State {
    // A fresh deal gives everything a shape; then all of it is replaced by what is seen.
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
    // Who is to act is not stuck, or the game would be over (five.stuck).
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
    state.hands = [Bag::EMPTY; crate::SEATS];
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

/// What is known of one hand, and which of it a world keeps there.
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

/// Keeps in each hand all known cards but those lost, so that all hands together need no card
/// twice. Two hands may lay claim to one card, so a first attempt can fail; what really happened
/// is a solution, so the search finds one.
fn place_known(hands: &mut [Held], unseen: &mut Bag, rng: &mut Rng) -> bool {
    let Some((hand, rest)) = hands.split_first_mut() else { return true };
    let mut order = hand.known.clone();
    rng.shuffle(&mut order);
    let keep_least = order.len().saturating_sub(hand.lost);
    let keep_most = order.len().min(hand.room);
    let mut counts: Vec<usize> = (keep_least..=keep_most).collect();
    rng.shuffle(&mut counts);
    // A card that left unseen was any of the hand, so one of the known as often as those were many.
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
