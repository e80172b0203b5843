//! How cards change places, and what the others learn from it.

use crate::deck::cards::Cards;
use crate::moves::event::{Event, Turn};
use crate::rules::Collectors;
use crate::state::{Player, State};
use brocante_core::Audience::{All, Only};
use brocante_core::Seat;

impl Collectors {
    pub(crate) fn to_market(&self, state: &mut State, card: u8) {
        state.market.insert(card);
        state.prices[self.deck.card(card).market as usize] += 1;
    }

    /// A card leaves a hand and everybody sees it, so that what others know of the hand shrinks with it.
    pub(super) fn show_from_hand(&self, state: &mut State, seat: Seat, card: u8) {
        let reborn = state.reborn.has(card);
        let player = state.player_mut(seat);
        player.hand.remove(card);
        if self.deck.twos.has(card) {
            player.twos = player.twos.saturating_sub(1);
        }
        if reborn {
            player.fresh -= 1;
        }
    }

    /// A card leaves a hand unseen. It may be one of those that the others know to be there.
    pub(super) fn hide_from_hand(&self, player: &mut Player, card: u8) {
        player.hand.remove(card);
        player.twos = player.twos.saturating_sub(1);
    }
}

/// collectors.fill.deck: the next card of the deck, which is renewed from the discard pile when it is empty.
pub(super) fn draw(state: &mut State, turn: &mut Turn<'_>) -> Option<u8> {
    if state.deck.is_empty() {
        if state.discard.is_empty() {
            return None;
        }
        state.renew();
        turn.tell(All, || Event::DeckRenewed { count: state.deck.len() as u8 });
    }
    let name = if state.reborn.is_empty() { "deck" } else { "renewed" };
    let card = turn.chance.pick(name, &state.deck) as u8;
    state.deck.remove(card);
    Some(card)
}

/// Draws up to `count` cards that the others don't see.
pub(super) fn draw_to_hand(state: &mut State, seat: Seat, count: u32, turn: &mut Turn<'_>) {
    let mut drawn = Cards::EMPTY;
    for _ in 0..count {
        if let Some(card) = draw(state, turn) {
            drawn.insert(card);
            state.player_mut(seat).fresh += u8::from(!state.reborn.is_empty());
        }
    }
    if drawn.is_empty() {
        return;
    }
    let player = state.player_mut(seat);
    player.hand = player.hand.or(drawn);
    turn.tell(All, || Event::Drew { seat, count: drawn.len() as u8 });
    turn.tell(Only(seat), || Event::Drawn { seat, cards: drawn.iter().collect() });
}
