//! What can be done, and what happens: moves, events, refusals, and the listing of moves.

pub(crate) mod refusal;

pub use refusal::Refusal;

use crate::check::{is_opening, within_reach};
use crate::deck::Card;
use crate::rules::Boxes;
use crate::state::notes::Notes;
use crate::state::{Auction, Phase, State, status};
use brocante_core::{Moves, Seat, bits};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// The raises that are proposed. Any other multiple of 50 is lawful too.
const RAISES: [u16; 4] = [50, 100, 200, 500];
/// The openings that are proposed.
const OPENINGS: [u16; 6] = [0, 50, 100, 200, 500, 1000];
/// The secret bids that are proposed.
const LAYS: [u16; 13] = [0, 50, 100, 150, 200, 300, 400, 500, 700, 1000, 1300, 1600, 2000];

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames, JsonSchema,
)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// The auctioneer's choice.
    Choose {
        auction: Auction,
    },
    /// Look into the box at a place, 0 to 9.
    Look {
        place: u8,
    },
    /// Look no further.
    Stop,
    /// Open with, or raise to, an amount.
    Bid {
        amount: u16,
    },
    Pass,
    /// Put notes face down.
    Lay {
        notes: Notes,
    },
    /// Pay for the container.
    Pay {
        notes: Notes,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Container { round: u8, seat: Seat },
    Chosen { seat: Seat, auction: Auction },
    Looked { seat: Seat, place: u8 },
    Saw { place: u8, card: Card },
    LookedEnough { seat: Seat },
    Bid { seat: Seat, amount: u16 },
    Passed { seat: Seat },
    Laid { notes: Notes },
    Shown { seat: Seat, notes: Notes, amount: u16 },
    Tied { amount: u16 },
    Won { seat: Seat, amount: u16 },
    Paid { seat: Seat, notes: Notes },
    Unpacked { cards: Vec<Card> },
    Counted { round: u8, seat: Seat, cards: Vec<Card> },
}

#[inline]
pub fn moves(game: &Boxes, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if !status(game, state).to_act().contains(seat) {
        return;
    }
    let wallet = state.wallets[seat.index()];
    match state.phase {
        Phase::Choose => {
            moves.push(Move::Choose { auction: Auction::Open });
            moves.push(Move::Choose { auction: Auction::Secret });
        }
        Phase::Look => {
            bits(within_reach(state, seat).into()).for_each(|place| moves.push(Move::Look { place }));
            moves.push(Move::Stop);
        }
        Phase::Bid => {
            let (base, steps) = if is_opening(state) { (0, &OPENINGS[..]) } else { (state.bid, &RAISES[..]) };
            let most = wallet.total();
            for amount in steps.iter().map(|step| base + step).take_while(|&amount| amount <= most) {
                moves.push(Move::Bid { amount });
            }
            if most > base {
                moves.mark_partial();
            }
            if !is_opening(state) {
                moves.push(Move::Pass);
            }
        }
        Phase::Lay => {
            moves.mark_partial();
            let most = wallet.total();
            for notes in
                LAYS.into_iter().take_while(|&amount| amount <= most).filter_map(|amount| wallet.exactly(amount))
            {
                moves.push(Move::Lay { notes });
            }
        }
        Phase::Pay => wallet.payments(state.bid, |notes| moves.push(Move::Pay { notes })),
        Phase::Over => {}
    }
}
