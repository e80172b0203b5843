//! What is told at the table.

use super::Side;
use brocante_core::Seat;
use serde::{Deserialize, Serialize};

pub(crate) type Turn<'a> = brocante_core::Turn<'a, Event>;

/// An open pool, where an event names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PoolName {
    Item,
    Skill,
    Auction,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// Every seat was dealt `count` cards.
    Begun {
        count: u8,
    },
    /// Told only to the seat itself, like every event that names a hidden card.
    Dealt {
        seat: Seat,
        cards: Vec<u8>,
    },
    Kept {
        seat: Seat,
        card: u8,
    },
    SecretsKept,
    Filled {
        pool: PoolName,
        cards: Vec<u8>,
    },
    TokenTaken {
        seat: Seat,
    },
    StartCoins {
        seat: Seat,
        coins: u16,
    },
    Quarter {
        number: u8,
    },
    Placed {
        seat: Seat,
        space: u8,
    },
    Gained {
        seat: Seat,
        coins: u16,
    },
    Spent {
        seat: Seat,
        coins: u16,
    },
    WorkIncome {
        seat: Seat,
        coins: u16,
    },
    AuctionIncome {
        seat: Seat,
        coins: u16,
    },
    Drew {
        seat: Seat,
        count: u8,
    },
    Drawn {
        seat: Seat,
        cards: Vec<u8>,
    },
    DeckRenewed {
        count: u8,
    },
    Bought {
        seat: Seat,
        card: u8,
        price: u16,
    },
    Skilled {
        seat: Seat,
        card: u8,
    },
    NewBottle {
        seat: Seat,
    },
    NoSixthBottle {
        seat: Seat,
    },
    Recycled {
        seat: Seat,
    },
    Raised {
        seat: Seat,
        card: u8,
    },
    Tucked {
        seat: Seat,
    },
    TuckedCard {
        seat: Seat,
        card: u8,
    },
    PutUp {
        seat: Seat,
        card: u8,
    },
    PutUpUnseen {
        seat: Seat,
    },
    PutUpCard {
        seat: Seat,
        card: u8,
    },
    Bid {
        seat: Seat,
        coins: u16,
    },
    Passed {
        seat: Seat,
    },
    Won {
        seat: Seat,
        coins: u16,
    },
    PaidCard {
        seat: Seat,
        card: u8,
    },
    PaidCoins {
        seat: Seat,
        coins: u16,
    },
    Looked {
        seat: Seat,
        card: u8,
    },
    Settled {
        seat: Seat,
        card: u8,
        side: Side,
    },
    SettledUnseen {
        seat: Seat,
    },
    ToMarket {
        pool: PoolName,
        card: u8,
    },
    ToSkills {
        cards: Vec<u8>,
    },
    Chosen {
        seat: Seat,
        place: u8,
    },
    Retrieved {
        seat: Seat,
        places: Vec<u8>,
    },
    Income {
        seat: Seat,
        coins: u16,
    },
    Revealed {
        seat: Seat,
        cards: Vec<u8>,
    },
    Ended,
}
