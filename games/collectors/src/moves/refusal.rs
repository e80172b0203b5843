//! Why a move or a deck is refused, each refusal with the id of its rule.

use brocante_core::{Seat, refusals};

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
