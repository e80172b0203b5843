//! Moves, events and refusals, and the list of proposed moves. `check.rs` decides which moves are lawful.

pub(crate) mod event;
pub(crate) mod refusal;

use crate::check;
use crate::rules::Collectors;
use crate::state::{Phase, Player, State};
use brocante_core::{Moves, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many bids above the lowest are proposed one by one, before the highest.
const BIDS_LISTED: u16 = 3;

/// A move is one small decision. An action consists of a bottle placed and the decisions that follow.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// Keeps one of the first three cards as the secret item.
    Keep {
        card: u8,
    },
    /// Places a bottle on an action space.
    Place {
        space: u8,
    },
    /// Buys an item from the item pool or the hand.
    Buy {
        card: u8,
    },
    /// Gains a skill from the skill pool or the hand.
    Gain {
        card: u8,
    },
    /// Puts a card into the market, from the hand or the low end of a pool.
    Raise {
        card: u8,
    },
    /// Tucks a hand card as income.
    Tuck {
        card: u8,
    },
    /// Puts a card up for auction.
    Auction {
        card: u8,
        face_down: bool,
    },
    Bid {
        coins: u16,
    },
    Pass,
    /// Gives one hand card as payment.
    PayCard {
        card: u8,
    },
    /// Pays the rest of the price in coins.
    PayCoins,
    /// Places the card that was won.
    Settle {
        side: Side,
    },
    /// With three bottles: the place the third one covers.
    Cover {
        place: u8,
    },
    /// With four bottles: the place that stays uncovered.
    Spare {
        place: u8,
    },
}

/// What the card won in an auction becomes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Item,
    Skill,
    Market,
    Secret,
}

pub(crate) fn moves(game: &Collectors, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if !state.waiting.contains(seat) {
        return;
    }
    let player = state.player(seat);
    match state.phase {
        Phase::Secret => player.hand.iter().for_each(|card| moves.push(Move::Keep { card })),
        Phase::Place => game.usable_spaces(state, seat).for_each(|space| moves.push(Move::Place { space })),
        Phase::Buy => game.affordable_items(state, player).iter().for_each(|card| moves.push(Move::Buy { card })),
        Phase::Skill => {
            state.skill_pool.cards().iter().for_each(|&card| moves.push(Move::Gain { card }));
            player.hand.iter().for_each(|card| moves.push(Move::Gain { card }));
        }
        Phase::Raise => {
            check::raised_from_pools(state).for_each(|card| moves.push(Move::Raise { card }));
            player.hand.iter().for_each(|card| moves.push(Move::Raise { card }));
        }
        Phase::Tuck => player.hand.iter().for_each(|card| moves.push(Move::Tuck { card })),
        Phase::Auction => list_auctions(state, player, moves),
        Phase::Bid => list_bids(game, state, player, moves),
        Phase::Pay => list_payments(game, state, player, moves),
        Phase::Settle => check::sides(state).iter().for_each(|&side| moves.push(Move::Settle { side })),
        Phase::Retrieve => {
            for place in check::PLACES_TO_CHOOSE {
                let covers = check::covers_a_place(player);
                moves.push(if covers { Move::Cover { place } } else { Move::Spare { place } });
            }
        }
        Phase::Over => {}
    }
}

fn list_auctions(state: &State, player: &Player, moves: &mut Moves<Move>) {
    let pool = state.auction_pool.cards();
    pool.iter().for_each(|&card| moves.push(Move::Auction { card, face_down: false }));
    if check::can_open_with_hand_card(player) {
        for card in player.hand.iter() {
            moves.push(Move::Auction { card, face_down: false });
            moves.push(Move::Auction { card, face_down: true });
        }
    }
}

/// Proposes the lowest bids and the highest one. Any bid between them is lawful too.
fn list_bids(game: &Collectors, state: &State, player: &Player, moves: &mut Moves<Move>) {
    let (least, most) = (check::least_bid(state), game.purse(player));
    if check::may_pass(state) {
        moves.push(Move::Pass);
    }
    for coins in least..=most.min(least + BIDS_LISTED - 1) {
        moves.push(Move::Bid { coins });
    }
    if most >= least + BIDS_LISTED {
        moves.push(Move::Bid { coins: most });
    }
    if most > least + BIDS_LISTED {
        moves.mark_partial();
    }
}

fn list_payments(game: &Collectors, state: &State, player: &Player, moves: &mut Moves<Move>) {
    if check::can_pay_in_coins(state, player) {
        moves.push(Move::PayCoins);
    }
    for card in player.hand.iter() {
        if game.check_payment(state, player, card).is_ok() {
            moves.push(Move::PayCard { card });
        }
    }
}
