//! The course of a turn, the end of the deck, and the last items hoarded after it.
//!
//! A step that offers nothing is skipped here, so that a seat that is to act always has a move.

use crate::check::{hoardable, stealable};
use crate::deck::{bit, set_of};
use crate::moves::Event;
use crate::rules::{DRAWN, Vintage};
use crate::state::{Discards, Phase, State};
use brocante_core::{Audience, Seat, Turn, bits};

/// vintage.hoard
#[inline]
pub fn begin(game: &Vintage, state: &mut State, seat: Seat, turn: &mut Turn<'_, Event>) {
    state.active = seat;
    state.stolen = 0;
    state.phase = Phase::Hoard;
    if state.displays[seat.index()] == 0 {
        turn.tell(Audience::All, || Event::NothingToHoard { seat }); // vintage.take-that
        begin_take(game, state, turn);
    }
}

/// vintage.take
#[inline]
pub fn begin_take(game: &Vintage, state: &mut State, turn: &mut Turn<'_, Event>) {
    state.phase = Phase::Take;
    let seat = state.active;
    let mut others = Seat::all(game.seats).filter(|&from| from != seat);
    if state.discards.is_empty() && others.all(|from| stealable(game, state, from) == 0) {
        turn.tell(Audience::All, || Event::NothingToTake { seat });
        draw(game, state, turn);
    }
}

/// vintage.draw: two cards that only the active seat sees.
#[inline]
pub fn draw(game: &Vintage, state: &mut State, turn: &mut Turn<'_, Event>) {
    let seat = state.active;
    state.phase = Phase::Keep;
    state.drawn = draw_one(state, turn);
    if state.deck == 0 && can_renew(game, state) {
        // vintage.end.large: the only card left is no secret.
        state.drawn_known_to_all = state.drawn;
        renew(state, turn);
    }
    if state.deck != 0 {
        state.drawn |= draw_one(state, turn);
    }
    let drawn = state.drawn;
    turn.tell(Audience::Only(seat), || Event::Drew { items: bits(drawn).collect() });
    if drawn.is_power_of_two() {
        // vintage.end.large: a seat that can draw only one card keeps it.
        state.displays[seat.index()] |= drawn;
        turn.tell(Audience::All, || Event::KeptOnly { seat, item: drawn.trailing_zeros() as u8 });
        end(game, state, turn);
    }
}

/// Takes a card out of a deck that has one.
#[inline]
pub fn draw_one(state: &mut State, turn: &mut Turn<'_, Event>) -> u64 {
    let name = if state.renewed { "renewed" } else { "deck" };
    let card = bit(turn.chance.pick(name, &state.deck) as u8);
    state.deck &= !card;
    card
}

/// vintage.end.large: the discard pile becomes the deck. Which cards are in it is no secret.
fn renew(state: &mut State, turn: &mut Turn<'_, Event>) {
    state.renewed = true;
    state.deck = set_of(state.discards.as_slice().iter().copied());
    state.discards = Discards::NONE;
    let count = state.deck.count_ones();
    if count > 0 {
        turn.tell(Audience::All, || Event::Renewed { count });
    }
}

/// The active seat's turn is over. The next turn begins, or the deck has run out.
#[inline]
pub fn end(game: &Vintage, state: &mut State, turn: &mut Turn<'_, Event>) {
    let seat = state.active;
    state.drawn = 0;
    state.drawn_known_to_all = 0;
    if state.deck == 0 && can_renew(game, state) {
        renew(state, turn); // vintage.end.large: at once, with the last discard
    }
    let left = state.deck.count_ones();
    // One card is enough where the discards will make a second: see `draw`.
    if left >= DRAWN || left == 1 && can_renew(game, state) {
        begin(game, state, seat.next(game.seats), turn);
        return;
    }
    turn.tell(Audience::All, || Event::DeckOut { seat }); // vintage.end.small, vintage.end.large
    state.phase = Phase::Final;
    state.last = seat;
    state.active = seat.next(game.seats);
    skip_finals(game, state, turn);
}

/// A seat has hoarded one more item at the end, or declined.
pub fn next_final(game: &Vintage, state: &mut State, turn: &mut Turn<'_, Event>) {
    pass_on(game, state);
    skip_finals(game, state, turn);
}

/// Skips the seats that can't hoard another item.
fn skip_finals(game: &Vintage, state: &mut State, turn: &mut Turn<'_, Event>) {
    while state.phase != Phase::Over && hoardable(state, state.active) == 0 {
        let seat = state.active;
        turn.tell(Audience::All, || Event::NothingToHoard { seat });
        pass_on(game, state);
    }
}

/// Both rounds begin left of the last player. The first one goes all the way around. The second is for
/// the seats with one turn less: those from there on up to the first player.
fn pass_on(game: &Vintage, state: &mut State) {
    let start = state.last.next(game.seats);
    state.active = state.active.next(game.seats);
    state.phase = match state.phase {
        Phase::Final if state.active != start => Phase::Final, // vintage.final
        Phase::Final | Phase::Second if state.active != state.first => Phase::Second, // vintage.final.second
        _ => Phase::Over,
    };
}

/// vintage.end.large
#[inline]
fn can_renew(game: &Vintage, state: &State) -> bool {
    game.is_large() && !state.renewed
}
