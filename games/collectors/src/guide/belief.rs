//! What the moves of the others say about their hidden cards.
//!
//! Only secret items and a face-down card in an auction are weighted: the skills in hands were within about
//! a third of their even share.
//!
//! The weights come from 1,500 games of guides with some noise, at three seats: how often a hidden card
//! was of a kind, against how often it is among cards drawn evenly. They are rounded, the strong ones
//! towards even, as they are multiplied and not independent.

use crate::deck::{Card, Skill};
use crate::rules::Collectors;
use crate::state::{Player, Secret, State};
use crate::view::View;

/// For a secret item, by how many items of its category the owner shows: seats collect what they have.
const SECRET_ITEMS: [f32; 4] = [0.9, 1.2, 1.6, 1.9];
/// By the victory-point skills of the owner that count it.
const SECRET_COUNTED: [f32; 2] = [1.0, 2.5];
/// By its market, which the owner of a secret item makes rise.
const SECRET_PRICES: [f32; 6] = [0.85, 0.9, 1.0, 1.15, 1.4, 1.8];
/// A card sold face down is often an item of the dearest categories.
const SOLD_PRICES: [f32; 5] = [0.3, 0.5, 1.2, 2.5, 3.0];
/// Or, early on, a bottle.
const SOLD_BOTTLE: f32 = 1.7;

/// How well the hidden cards of `state` match what their owners did.
pub(crate) fn likelihood(game: &Collectors, view: &View, state: &State) -> f32 {
    let hidden = |secret: &&Secret| !view.viewer.is(secret.owner) && !view.viewer.is(secret.from);
    let secrets = state.secrets.list().iter().filter(hidden).map(|secret| {
        let card = game.deck.card(secret.card);
        if secret.owner == secret.from {
            kept(game, state, state.player(secret.owner), card)
        } else {
            // The winner had looked at it and wanted nothing but the item. Too rare to be measured:
            // taken to be like a card that is still on sale.
            at(&SOLD_PRICES, state.prices[card.item as usize].into())
        }
    });
    let sold = view.auction.as_ref().filter(|auction| auction.card.is_none()).map_or(1.0, |_| {
        let card = game.deck.card(state.auction.card);
        let is_early = state.quarter < 2 && card.skill == Skill::Bottle;
        at(&SOLD_PRICES, state.prices[card.item as usize].into()) * if is_early { SOLD_BOTTLE } else { 1.0 }
    });
    secrets.product::<f32>() * sold
}

/// A secret item of the setup: the card with the skill that is missed least, and what its owner has
/// collected and counted since.
fn kept(game: &Collectors, state: &State, owner: &Player, card: &Card) -> f32 {
    let skill = match card.skill {
        Skill::Bottle => 0.7,
        Skill::WorkIncome => 0.6,
        Skill::WorkCard | Skill::AuctionIncome => 1.1,
        _ => 1.7,
    };
    let items = owner.items.and(game.deck.of_item(card.item as usize)).len();
    let counted = game.deck.count(owner.skills, Skill::counting(card.item));
    let price = state.prices[card.item as usize].into();
    skill * at(&SECRET_ITEMS, items) * at(&SECRET_COUNTED, counted) * at(&SECRET_PRICES, price)
}

/// The entry of a table, or its last one if the index is too large.
fn at(table: &[f32], index: u32) -> f32 {
    table[(index as usize).min(table.len() - 1)]
}
