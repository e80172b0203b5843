//! What a move does: the deal, turns, specials, and the end.

use crate::check::can_do_something;
use crate::deck::bag::{Bag, KINDS};
use crate::deck::{COLLECTIONS, SYMBOLS, Special};
use crate::moves::{Event, Move, Onto, used_card};
use crate::rules::{DRAW_THREE, FiveCards, PASSED_ROUNDS_MAX, PASSES_OF_TWO, PILE_MAX, RENEWALS_MAX, SEATS};
use crate::state::memory::Memory;
use crate::state::{Ending, Phase, State};
use brocante_core::{Audience, Seat, Turn, bits};

/// five.setup
pub fn deal(game: &FiveCards, turn: &mut Turn<'_, Event>) -> State {
    let passes = if game.seats == 2 { PASSES_OF_TWO } else { u8::MAX };
    let mut state = State {
        phase: Phase::Turn,
        active: Seat(0),
        clockwise: true,
        drawn: 0,
        using: None,
        viewed: Seat(0),
        renewals: 0,
        passes_in_row: 0,
        passes_left: [passes; SEATS],
        ending: None,
        deck: game.deck.cards(game.seats),
        used: Bag::EMPTY,
        hands: [Bag::EMPTY; SEATS],
        hand_sizes: [0; SEATS],
        collections: [0; SEATS],
        lacking: [0; SEATS],
        collected: [0; SEATS],
        pile: [0; PILE_MAX],
        pile_len: 0,
        memory: Memory::NOTHING,
    };
    let mut collections: u64 = (1 << COLLECTIONS) - 1;
    for seat in Seat::all(game.seats) {
        let collection = turn.chance.pick("collection", &collections) as u8;
        collections &= !(1 << collection);
        state.collections[seat.index()] = collection;
        state.lacking[seat.index()] = game.deck.collections[collection as usize];
        let symbols = state.lacking[seat.index()];
        turn.tell(Audience::All, || Event::Collection { seat, cards: bits(u64::from(symbols)).collect() });
    }
    for seat in Seat::all(game.seats) {
        for _ in 0..game.hand_limit() {
            let card = take_from_deck(&mut state, turn);
            gain(&mut state, seat, card);
        }
        turn.tell(Audience::Only(seat), || Event::Dealt { cards: state.hands[seat.index()].cards().collect() });
    }
    loop {
        let card = take_from_deck(&mut state, turn);
        turn.tell(Audience::All, || Event::TurnedUp { card });
        if usize::from(card) < SYMBOLS {
            put_on_pile(&mut state, card);
            break;
        }
        state.used.add(card);
    }
    state.active = turn.chance.seat("first", game.seats);
    turn.tell(Audience::All, || Event::First { seat: state.active });
    state
}

#[inline]
pub fn apply(game: &FiveCards, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    match mv {
        Move::Collect { card } => {
            play_open(game, state, seat, card);
            turn.tell(Audience::All, || Event::Collected { seat, card });
            collect(state, seat, card, turn);
        }
        Move::Discard { card } => {
            play_open(game, state, seat, card);
            put_on_pile(state, card);
            turn.tell(Audience::All, || Event::Discarded { seat, card });
        }
        Move::Draw => {
            match draw(state, seat, turn) {
                Some(card) => {
                    turn.tell(Audience::All, || Event::Drew { seat, count: 1 });
                    turn.tell(Audience::Only(seat), || Event::DrewCards { cards: vec![card] });
                    state.drawn = card;
                    state.phase = Phase::Drawn;
                }
                None => end(state, Ending::Stalemate, turn),
            }
            return;
        }
        Move::Keep => turn.tell(Audience::All, || Event::Kept { seat }),
        Move::Pass => return pass(game, state, seat, turn),
        Move::Fetch { at, .. } => fetch(game, state, seat, at, turn),
        Move::Take { card } => take_card(game, state, seat, state.viewed, card, turn),
        _ => use_special(game, state, seat, mv, turn),
    }
    if matches!(state.phase, Phase::Turn | Phase::Drawn) && state.ending.is_none() {
        state.passes_in_row = 0;
        end_turn(game, state, turn);
    }
}

fn use_special(game: &FiveCards, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    let Some(special) = used_card(mv).and_then(Special::of_kind) else { return };
    let card = special.kind();
    play_open(game, state, seat, card);
    state.using = Some(special); // five.special.where
    turn.tell(Audience::All, || Event::Used { seat, card });
    match mv {
        Move::PileSwap => {
            let card = remove_from_pile(state, state.pile_len - 1);
            turn.tell(Audience::All, || Event::TookTop { seat, card });
            gain_open(game, state, seat, card);
        }
        Move::DrawThree => draw_three(game, state, seat, turn),
        Move::Direction => {
            state.clockwise = !state.clockwise; // five.direction
            turn.tell(Audience::All, || Event::TurnedRound { seat });
        }
        Move::Retrieve => state.phase = Phase::Fetching,
        Move::ViewHand { from } => view_hand(state, seat, from, turn),
        Move::DrawHand { from } => {
            let card = turn.chance.pick("hand", &state.hands[from.index()]) as u8;
            take_card(game, state, seat, from, card, turn);
        }
        Move::TakeOver { from, card, onto } => take_over(game, state, seat, from, card, onto, turn),
        _ => {}
    }
    if !matches!(state.phase, Phase::Viewing | Phase::Fetching) {
        put_away_special(state);
    }
}

/// five.draw-three: up to the hand limit, and as many as there are.
fn draw_three(game: &FiveCards, state: &mut State, seat: Seat, turn: &mut Turn<'_, Event>) {
    let before = state.hands[seat.index()];
    let room = game.hand_limit() - state.hand_sizes[seat.index()];
    let wanted = DRAW_THREE.min(room);
    let count = (0..wanted).take_while(|_| draw(state, seat, turn).is_some()).count() as u8;
    if count > 0 {
        turn.tell(Audience::All, || Event::Drew { seat, count });
        turn.tell(Audience::Only(seat), || {
            let now = state.hands[seat.index()];
            let new = |card: u8| std::iter::repeat_n(card, (now.count(card) - before.count(card)) as usize);
            Event::DrewCards { cards: (0..KINDS as u8).flat_map(new).collect() }
        });
    }
    if count < wanted {
        end(state, Ending::Stalemate, turn);
    }
}

/// five.view-hand: the whole hand is seen, and known from now on.
fn view_hand(state: &mut State, seat: Seat, from: Seat, turn: &mut Turn<'_, Event>) {
    let hand = state.hands[from.index()];
    turn.tell(Audience::All, || Event::LookedAt { seat, from });
    turn.tell(Audience::Only(seat), || Event::SawHand { from, cards: hand.cards().collect() });
    state.memory.set(seat, from, hand, 0);
    state.viewed = from;
    state.phase = Phase::Viewing;
}

/// A card goes from hand to hand: both seats see it, the others don't (five.memory).
fn take_card(game: &FiveCards, state: &mut State, seat: Seat, from: Seat, card: u8, turn: &mut Turn<'_, Event>) {
    turn.tell(Audience::All, || Event::TookUnseen { seat, from });
    turn.tell(Audience::Only(seat), || Event::Took { from, card });
    turn.tell(Audience::Only(from), || Event::Lost { to: seat, card });
    state.hands[from.index()].remove(card);
    state.hand_sizes[from.index()] -= 1;
    for other in Seat::all(game.seats) {
        if other == seat {
            state.memory.left_open(other, from, card);
        } else if other != from {
            state.memory.left_unseen(other, from);
        }
    }
    gain(state, seat, card);
    state.memory.gained(from, seat, card, game.deck.copies(card));
    if state.phase == Phase::Viewing {
        state.phase = Phase::Turn;
        put_away_special(state);
    }
}

fn fetch(game: &FiveCards, state: &mut State, seat: Seat, at: u8, turn: &mut Turn<'_, Event>) {
    let card = remove_from_pile(state, at);
    turn.tell(Audience::All, || Event::Retrieved { seat, card });
    gain_open(game, state, seat, card);
    state.phase = Phase::Turn;
    put_away_special(state);
}

fn take_over(
    game: &FiveCards,
    state: &mut State,
    seat: Seat,
    from: Seat,
    card: u8,
    onto: Onto,
    turn: &mut Turn<'_, Event>,
) {
    turn.tell(Audience::All, || Event::TookOver { seat, from, card, onto });
    state.collected[from.index()] &= !(1 << card);
    let wanted = game.deck.collections[state.collections[from.index()] as usize];
    state.lacking[from.index()] |= wanted & 1 << card;
    match onto {
        Onto::Collection => collect(state, seat, card, turn),
        Onto::Pile => put_on_pile(state, card),
    }
}

fn collect(state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_, Event>) {
    state.collected[seat.index()] |= 1 << card;
    state.lacking[seat.index()] &= !(1 << card);
    if state.lacking[seat.index()] == 0 {
        end(state, Ending::Won { seat }, turn); // five.win
    }
}

fn pass(game: &FiveCards, state: &mut State, seat: Seat, turn: &mut Turn<'_, Event>) {
    turn.tell(Audience::All, || Event::Passed { seat });
    if game.seats == 2 {
        state.passes_left[seat.index()] -= 1; // five.two
    }
    state.passes_in_row += 1;
    if state.passes_in_row >= PASSED_ROUNDS_MAX * game.seats {
        end(state, Ending::Stalemate, turn); // five.stalemate
    } else {
        end_turn(game, state, turn);
    }
}

fn end_turn(game: &FiveCards, state: &mut State, turn: &mut Turn<'_, Event>) {
    state.phase = Phase::Turn;
    state.drawn = 0;
    let step = if state.clockwise { 1 } else { game.seats - 1 };
    let next = Seat((state.active.0 + step) % game.seats);
    state.active = next;
    if state.passes_left[next.index()] == 0 && !can_do_something(game, state, next) {
        end(state, Ending::Stuck { seat: next }, turn); // five.stuck
    }
}

fn end(state: &mut State, ending: Ending, turn: &mut Turn<'_, Event>) {
    state.phase = Phase::Over;
    state.ending = Some(ending);
    turn.tell(Audience::All, || match ending {
        Ending::Won { seat } => Event::Won { seat },
        Ending::Stuck { seat } => Event::Stuck { seat },
        Ending::Stalemate => Event::Stalemate,
    });
}

/// Draws a card into a hand, and makes a new deck if the deck is empty. Draws none if that would be one
/// new deck too many (five.stalemate).
fn draw(state: &mut State, seat: Seat, turn: &mut Turn<'_, Event>) -> Option<u8> {
    if state.deck.is_empty() {
        if state.renewals == RENEWALS_MAX {
            return None;
        }
        renew(state, turn);
    }
    let card = take_from_deck(state, turn);
    gain(state, seat, card);
    Some(card)
}

/// five.reshuffle: the top of the pile stays.
fn renew(state: &mut State, turn: &mut Turn<'_, Event>) {
    let top = state.top();
    for at in 0..state.pile_len.saturating_sub(1) {
        state.deck.add(state.pile[at as usize]);
    }
    state.used.cards().for_each(|card| state.deck.add(card));
    state.used = Bag::EMPTY;
    state.pile.fill(0);
    state.pile_len = 0;
    if let Some(top) = top {
        put_on_pile(state, top);
    }
    state.renewals += 1;
    turn.tell(Audience::All, || Event::Renewed { count: state.deck.len() as u8 });
}

#[inline]
fn take_from_deck(state: &mut State, turn: &mut Turn<'_, Event>) -> u8 {
    let name = if state.renewals == 0 { "deck" } else { "renewed" };
    let card = turn.chance.pick(name, &state.deck) as u8;
    state.deck.remove(card);
    card
}

#[inline]
fn gain(state: &mut State, seat: Seat, card: u8) {
    state.hands[seat.index()].add(card);
    state.hand_sizes[seat.index()] += 1;
}

/// A card that all seats see goes into a hand.
fn gain_open(game: &FiveCards, state: &mut State, seat: Seat, card: u8) {
    gain(state, seat, card);
    for other in Seat::all(game.seats).filter(|&other| other != seat) {
        state.memory.gained(other, seat, card, game.deck.copies(card));
    }
}

/// A card leaves a hand, and all seats see it. After a draw only the drawn card can be used, and that is
/// none of the cards known to be in the hand.
#[inline]
fn play_open(game: &FiveCards, state: &mut State, seat: Seat, card: u8) {
    state.hands[seat.index()].remove(card);
    state.hand_sizes[seat.index()] -= 1;
    if state.phase == Phase::Turn {
        for other in Seat::all(game.seats) {
            state.memory.left_open(other, seat, card);
        }
    }
}

fn put_away_special(state: &mut State) {
    if let Some(special) = state.using.take() {
        state.used.add(special.kind());
    }
}

#[inline]
fn put_on_pile(state: &mut State, card: u8) {
    state.pile[state.pile_len as usize] = card;
    state.pile_len += 1;
}

fn remove_from_pile(state: &mut State, at: u8) -> u8 {
    let card = state.pile[at as usize];
    state.pile.copy_within(at as usize + 1.., at as usize);
    state.pile_len -= 1;
    state.pile[state.pile_len as usize..].fill(0);
    card
}
