//! Why a move or a deck is refused, each refusal with the id of its rule.

use brocante_core::{Seat, refusals};

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        IdentityFirst { seat: Seat } => "bizarre.thrift.buyer",
        NoSuchWord => "bizarre.thrift.buyer",
        BuyerWaits => "bizarre.buyer",
        ThriftNow => "bizarre.thrift.draw",
        ThriftDone => "bizarre.thrift.draw",
        NothingToDiscard => "bizarre.thrift.discard",
        DrawsFewer { draws: u32 } => "bizarre.thrift.draw",
        OneOfEach => "bizarre.thrift.draw",
        InventNow => "bizarre.invent",
        InventDone => "bizarre.invent",
        NotInHand => "bizarre.invent",
        DealNow { seat: Seat } => "bizarre.deal",
        BagNotThere => "bizarre.deal",
        OwnBag { to: Seat } => "bizarre.deal",
        LeavesOwnBag => "bizarre.deal",
        TooLateToShuffle => "bizarre.deal",
        PitchNow { seat: Seat } => "bizarre.pitch",
        BuyNow { seat: Seat } => "bizarre.sale",
        NotAPitch => "bizarre.sale",
        GameOver => "bizarre.end",
        DeckCount { least: u32, most: u32, found: u32, seats: u8 } => "bizarre.decks",
        DeckOneWord { word: String } => "bizarre.decks",
        DeckTwice { word: String } => "bizarre.decks",
        DeckTooLong { most: u32 } => "bizarre.decks",
    }
}
