//! What is said at the table: moves, events and refusals.

use brocante_core::{Seat, refusals};
use serde::{Deserialize, Serialize};

/// One small decision each; an action is a bottle placed and the decisions that follow from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::VariantNames)]
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
    /// Pays all that is still due in coins.
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

/// What a card becomes that was won in an auction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Item,
    Skill,
    Market,
    Secret,
}

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
    /// Everyone has been dealt so many cards.
    Begun {
        count: u8,
    },
    /// To the seat itself, as all events that name cards others don't see.
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

refusals! {
    /// Why a move, or a deck, is refused.
    pub enum Refusal {
        GameOver => "collectors.quarter",

        // Another decision is due, or it is another seat's.
        SecretDue => "collectors.setup.secret",
        SecretDone => "collectors.setup.secret",
        PlaceDue { seat: Seat } => "collectors.turn",
        BuyDue { seat: Seat } => "collectors.buy",
        SkillDue { seat: Seat } => "collectors.skill",
        RaiseDue { seat: Seat } => "collectors.raise",
        TuckDue { seat: Seat } => "collectors.work.tuck",
        AuctionDue { seat: Seat } => "collectors.auction.start",
        BidDue { seat: Seat } => "collectors.auction.bid",
        PayDue { seat: Seat } => "collectors.auction.pay",
        SettleDue { seat: Seat } => "collectors.auction.place",
        CoverDue => "collectors.retrieve",
        SpareDue => "collectors.retrieve",
        RetrieveDone => "collectors.retrieve",

        NotDealt { card: u8 } => "collectors.setup.secret",
        NoSuchSpace { number: u8 } => "collectors.spaces",
        SpaceTaken { space: u8 } => "collectors.turn",
        SpaceTooDear { space: u8, cost: u16, coins: u16 } => "collectors.pay",
        TooFewCards { space: u8, needs: u8, there: u8 } => "collectors.pay",
        CantOpen => "collectors.auction.start",
        NotForSale { card: u8 } => "collectors.buy",
        ItemTooDear { card: u8, price: u16, coins: u16 } => "collectors.buy",
        NoSkillHere { card: u8 } => "collectors.skill",
        NotForMarket { card: u8 } => "collectors.raise",
        NotInHand { card: u8 } => "collectors.work.tuck",
        NotForAuction { card: u8 } => "collectors.auction.start",
        PoolFaceUp { card: u8 } => "collectors.auction.start",
        MustOpen => "collectors.auction.bid",
        BidTooLow { bid: u16, least: u16 } => "collectors.auction.bid",
        BidTooHigh { bid: u16, most: u16 } => "collectors.auction.bid",
        NotYoursToPay { card: u8 } => "collectors.auction.pay",
        CardNotNeeded { card: u8, due: u16 } => "collectors.auction.pay",
        DeadEnd { card: u8 } => "collectors.auction.pay",
        CoinsShort { due: u16, coins: u16 } => "collectors.auction.pay",
        SeenNoSecret => "collectors.auction.place",
        NoSuchPlace => "collectors.retrieve",

        // Deck files.
        DeckCards { cards: u32 } => "collectors.deck",
        DeckItems { name: String, cards: u32 } => "collectors.deck",
        DeckMarkets { name: String, cards: u32 } => "collectors.deck",
        DeckOwnMarket { name: String } => "collectors.deck",
        DeckCategory { name: String } => "collectors.deck",
        DeckSkill { name: String } => "collectors.deck",
        DeckCoin { coin: u8 } => "collectors.deck",
        DeckName { name: String, most: u8 } => "collectors.deck",
        DeckSpaces { action: String } => "collectors.spaces",
        DeckSpaceCoins { most: u8 } => "collectors.spaces",
        DeckTileCoins => "collectors.tiles",
        DeckTiles { action: String } => "collectors.tiles",
        DeckRecycle => "collectors.work.recycle",
        DeckPlaces => "collectors.board",
        DeckPlainPlaces => "collectors.board",
        DeckPlaceIncome { coins: u8, cards: u8 } => "collectors.board",
        DeckStartCoins { seats: u8, most: u8 } => "collectors.setup.coins",
    }
}
