//! Positions that look like a view: the cards that the viewer can't know are dealt again.
//!
//! Three things are known of hidden cards. Bids show that a hand holds cards of $2 (`hand-twos`). A seat
//! that began to buy or to pay can finish. Once the deck was renewed from the discard pile, only fresh
//! cards can be among those that everybody saw there.
//!
//! Two things are forgotten, as people at a table forget them: that cards which bids proved to be of
//! $2 were tucked or put up face down later, and how many cards of a hand were fresh when one of them
//! left it unseen.

use crate::deck::cards::{Cards, NONE};
use crate::deck::{CARDS, PLACES, PLAIN_PLACES, SEATS_MAX};
use crate::rules::Collectors;
use crate::state::{Auction, Phase, Player, Secret, State};
use crate::view::{AuctionView, Face, SeatView, View};
use brocante_core::{Pile as _, Rng, Seat};

/// How often an impossible deal is dealt again, which keeps the probabilities even. After that it is
/// mended card by card: a possible hand with the wrong probability is better than an impossible one.
const DEALS_MAX: u32 = 100;
const MENDINGS_MAX: u32 = 2_000;
const MENDED_DEALS_MAX: u32 = 50;

/// Where a card lies that the viewer doesn't know, except for the deck.
#[derive(Clone, Copy)]
enum Slot {
    Hand(Seat),
    Tucked(Seat),
    /// The n-th of all secret items.
    Secret(usize),
    Auction,
}

/// What the viewer knows, and the slots of the cards that are hidden.
struct Known {
    /// The position without the hidden cards.
    state: State,
    /// The hidden slots, each with the seat whose fresh card it may hold.
    hidden: Vec<(Slot, Option<Seat>)>,
    /// How many fresh cards of each seat are in them.
    fresh: [u32; SEATS_MAX],
}

pub(crate) fn determinize(game: &Collectors, view: &View, rng: &mut Rng) -> State {
    let known = game.known(view);
    let unknown = Cards::below(CARDS).without(seen_cards(&known.state));
    let reborn = known.state.reborn;
    let mut cards: Vec<u8> = unknown.without(reborn).iter().collect();
    let split = cards.len();
    cards.extend(unknown.and(reborn).iter());
    for _ in 0..DEALS_MAX {
        let slots = shuffled_deal(&known, &mut cards, split, rng);
        let state = lay(known.state, &slots, &cards);
        if game.strain(&state) == 0 {
            return draw_choices(state, view, rng);
        }
    }
    let mut state = game.mended(&known, &mut cards, split, rng);
    for _ in 0..MENDED_DEALS_MAX {
        if game.strain(&state) == 0 {
            break;
        }
        state = game.mended(&known, &mut cards, split, rng);
    }
    draw_choices(state, view, rng)
}

impl Collectors {
    /// A deal that is changed card by card, or in which slots are fresh, until it is possible.
    fn mended(&self, known: &Known, cards: &mut [u8], split: usize, rng: &mut Rng) -> State {
        let mut slots = shuffled_deal(known, cards, split, rng);
        let mut state = lay(known.state, &slots, cards);
        for _ in 0..MENDINGS_MAX {
            let strain = self.strain(&state);
            if strain == 0 {
                break;
            }
            if rng.chance(2) {
                let others = old_before_fresh(known, rng);
                let mended = lay(known.state, &others, cards);
                if self.strain(&mended) <= strain {
                    (state, slots) = (mended, others);
                }
                continue;
            }
            let one = rng.below(cards.len() as u32) as usize;
            let part = if one < split { 0..split } else { split..cards.len() };
            let other = part.start + rng.below(part.len() as u32) as usize;
            cards.swap(one, other);
            let mended = lay(known.state, &slots, cards);
            if self.strain(&mended) <= strain {
                state = mended;
            } else {
                cards.swap(one, other);
            }
        }
        state
    }

    /// How far a deal is from a possible one; 0 if it is possible.
    fn strain(&self, state: &State) -> u32 {
        let short = |player: &Player| u32::from(player.twos).saturating_sub(player.hand.and(self.deck.twos).len());
        let hands: u32 = state.players.iter().map(short).sum();
        let player = state.player(state.waiting.first().unwrap_or_default());
        let stuck = match state.phase {
            Phase::Buy => self.affordable_items(state, player).is_empty(),
            Phase::Pay => !self.can_finish(state.auction.due, player.coins, player.hand, state.auction.one_paid),
            _ => false,
        };
        hands + u32::from(stuck)
    }

    fn known(&self, view: &View) -> Known {
        let mut state = State {
            waiting: view.to_act,
            phase: view.phase,
            left: view.left,
            quarter: view.quarter - u8::from(view.phase != Phase::Over),
            turn: view.turn.unwrap_or_default(),
            token: view.token.unwrap_or_default(),
            reborn: set(&view.reborn),
            discard: set(&view.discard),
            item_pool: numbers(&view.item_pool).collect(),
            skill_pool: numbers(&view.skill_pool).collect(),
            auction_pool: numbers(&view.auction_pool).collect(),
            auction: view.auction.as_ref().map_or(Auction::NONE, known_auction),
            ..State::EMPTY
        };
        for card in view.market.iter().flat_map(|row| numbers(&row.cards)) {
            self.to_market(&mut state, card);
        }
        for seen in &view.seats {
            *state.player_mut(seen.seat) = known_player(seen, view);
            for secret in &seen.secrets {
                let card = secret.card.map_or(NONE, |face| face.card);
                state.secrets.push(Secret { card, owner: seen.seat, from: secret.from, fresh: secret.fresh });
            }
        }
        let hidden = hidden_slots(&state, view);
        let fresh = std::array::from_fn(|seat| hidden_fresh(&state, view, Seat(seat as u8)));
        Known { state, hidden, fresh }
    }
}

fn known_auction(seen: &AuctionView) -> Auction {
    Auction {
        card: seen.card.map_or(NONE, |face| face.card),
        face_down: seen.face_down,
        starter: seen.starter,
        bidder: seen.bidder.unwrap_or(seen.starter),
        bid: seen.bid,
        bidding: seen.bidding,
        due: seen.due,
        one_paid: seen.one_paid,
        fresh: seen.fresh,
    }
}

fn known_player(seen: &SeatView, view: &View) -> Player {
    let own = view.own.as_ref().filter(|_| view.viewer.is(seen.seat));
    let spaces = view.spaces.iter().filter(|space| space.seat == Some(seen.seat));
    Player {
        hand: own.map_or(Cards::EMPTY, |own| set(&own.hand)),
        items: set(&seen.items),
        skills: set(&seen.skills),
        tucked: own.map_or(Cards::EMPTY, |own| set(&own.tucked)),
        coins: seen.coins,
        bottles: seen.bottles,
        places: seen.places.iter().fold(0, |places, place| places | 1 << place),
        spaces: spaces.fold(0, |spaces, space| spaces | 1 << space.space),
        chosen: own.and_then(|own| own.chosen).unwrap_or(NONE),
        twos: seen.hand_twos,
        fresh: seen.fresh,
        tucked_fresh: seen.tucked_fresh,
    }
}

fn hidden_slots(state: &State, view: &View) -> Vec<(Slot, Option<Seat>)> {
    let mut hidden = Vec::new();
    for seen in view.seats.iter().filter(|seen| !view.viewer.is(seen.seat)) {
        let (seat, fresh) = (seen.seat, Some(seen.seat));
        hidden.extend((0..seen.hand).map(|_| (Slot::Hand(seat), fresh)));
        hidden.extend((0..seen.tucked).map(|at| (Slot::Tucked(seat), fresh.filter(|_| at < seen.tucked_fresh))));
    }
    for (at, secret) in state.secrets.list().iter().enumerate().filter(|(_, secret)| secret.card == NONE) {
        hidden.push((Slot::Secret(at), secret.fresh.then_some(secret.from)));
    }
    if view.auction.is_some() && state.auction.card == NONE {
        hidden.push((Slot::Auction, state.auction.fresh.then_some(state.auction.starter)));
    }
    hidden
}

/// How many of a seat's fresh cards the viewer doesn't know.
fn hidden_fresh(state: &State, view: &View, seat: Seat) -> u32 {
    if view.viewer.is(seat) {
        return 0;
    }
    let sold = state.secrets.list().iter().filter(|secret| secret.fresh && secret.from == seat);
    let on_sale = (state.auction.fresh && state.auction.starter == seat).then_some(state.auction.card);
    let known = sold.map(|secret| secret.card).chain(on_sale).filter(|&card| state.reborn.has(card)).count();
    u32::from(state.player(seat).fresh).saturating_sub(known as u32)
}

/// Shuffles the old cards and the fresh cards, each among themselves.
fn shuffled_deal(known: &Known, cards: &mut [u8], split: usize, rng: &mut Rng) -> Vec<Slot> {
    let (old, fresh) = cards.split_at_mut(split);
    rng.shuffle(old);
    rng.shuffle(fresh);
    old_before_fresh(known, rng)
}

/// The hidden slots in the order in which they get cards: first those with an old card, then those with a
/// fresh one. Which slots get a fresh card is drawn evenly.
fn old_before_fresh(known: &Known, rng: &mut Rng) -> Vec<Slot> {
    let mut to_give = known.fresh;
    let mut left = [0; SEATS_MAX];
    for seat in known.hidden.iter().filter_map(|&(_, seat)| seat) {
        left[seat.index()] += 1;
    }
    let (mut slots, mut fresh) = (Vec::with_capacity(known.hidden.len()), Vec::new());
    for &(slot, seat) in &known.hidden {
        let gets = seat.is_some_and(|seat| {
            let gets = rng.below(left[seat.index()]) < to_give[seat.index()];
            left[seat.index()] -= 1;
            to_give[seat.index()] -= u32::from(gets);
            gets
        });
        if gets { fresh.push(slot) } else { slots.push(slot) }
    }
    slots.extend(fresh);
    slots
}

/// Lays cards into slots; the cards left over are the deck.
fn lay(mut state: State, slots: &[Slot], cards: &[u8]) -> State {
    for (at, &card) in cards.iter().enumerate() {
        match slots.get(at) {
            Some(&Slot::Hand(seat)) => state.player_mut(seat).hand.insert(card),
            Some(&Slot::Tucked(seat)) => state.player_mut(seat).tucked.insert(card),
            Some(&Slot::Secret(at)) => state.secrets.uncover(at, card),
            Some(Slot::Auction) => state.auction.card = card,
            None => state.deck.insert(card),
        }
    }
    state
}

/// Draws the choices of others that are not yet revealed.
fn draw_choices(mut state: State, view: &View, rng: &mut Rng) -> State {
    for seat in view.seats.iter().map(|seen| seen.seat) {
        if view.viewer.is(seat) || view.to_act.contains(seat) {
            continue;
        }
        let player = state.player_mut(seat);
        match view.phase {
            Phase::Secret => player.chosen = player.hand.nth(rng.below(player.hand.len())) as u8,
            Phase::Retrieve if matches!(player.bottles, 3 | 4) => {
                player.chosen = (PLAIN_PLACES as u32 + rng.below((PLACES - PLAIN_PLACES) as u32)) as u8;
            }
            _ => {}
        }
    }
    state
}

/// Every card of a position that has a place.
fn seen_cards(state: &State) -> Cards {
    let pools = [state.item_pool, state.skill_pool, state.auction_pool];
    let secrets = state.secrets.list().iter().map(|secret| secret.card);
    let single = secrets.chain([state.auction.card]).filter(|&card| card != NONE);
    let single: Cards = single.chain(pools.iter().flat_map(|pool| pool.cards()).copied()).collect();
    let players = state.players.iter().map(|player| player.hand.or(player.items).or(player.skills).or(player.tucked));
    players.fold(single.or(state.discard).or(state.market), Cards::or)
}

fn numbers(faces: &[Face]) -> impl Iterator<Item = u8> {
    faces.iter().map(|face| face.card)
}

fn set(faces: &[Face]) -> Cards {
    numbers(faces).collect()
}
