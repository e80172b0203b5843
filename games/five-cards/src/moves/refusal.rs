//! Why moves and decks are refused. In a file of its own, so that the deck needs nothing else of the moves.

use brocante_core::{Seat, refusals};

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        NotYourTurn { seat: Seat } => "five.setup",
        GameWon => "five.win",
        GameStuck => "five.stuck",
        GameStalemate => "five.stalemate",
        CollectNotInHand { card: u8 } => "five.collect",
        NotLacking { card: u8 } => "five.collect",
        DiscardNotInHand { card: u8 } => "five.discard",
        NotASymbol { card: u8 } => "five.discard",
        NoMatch { card: u8, top: u8 } => "five.discard",
        SpecialNotInHand { card: u8 } => "five.special",
        NotAnotherSeat => "five.special",
        PileEmpty => "five.special.empty",
        HandEmpty { from: Seat } => "five.special.empty",
        NothingCollected { from: Seat } => "five.special.empty",
        HandFull { limit: u8 } => "five.draw",
        NothingDrawn => "five.draw",
        OnlyTheDrawnCard { card: u8 } => "five.draw",
        NoPassLeft => "five.two",
        TakeFirst { from: Seat } => "five.view-hand",
        NotInThatHand { card: u8, from: Seat } => "five.view-hand",
        NothingViewed => "five.view-hand",
        FetchFirst => "five.retrieve",
        NotInThePile => "five.retrieve",
        NothingSearched => "five.retrieve",
        NotCollected { card: u8, from: Seat } => "five.take-over",
        NotLackingEither { card: u8 } => "five.take-over",
        DeckSymbols { expected: u32 } => "five.symbols",
        DeckName { most: u32 } => "five.symbols",
        DeckSpecials { expected: u32, found: u32 } => "five.specials",
        DeckUnknownSpecial { special: String } => "five.specials",
        DeckSpecialCount { most: u32 } => "five.specials",
        DeckCollections { expected: u32 } => "five.collections",
        DeckUnknownSymbol { symbol: String } => "five.collections",
        DeckCollectionShape => "five.collections",
        DeckCollectionsAlike => "five.collections",
    }
}
