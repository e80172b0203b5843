//! Why moves and decks are refused. In a file of its own, so that the deck needs nothing else of the moves.

use brocante_core::{Seat, refusals};

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        ChooseFirst { seat: Seat } => "boxes.auctioneer",
        LookNow { seat: Seat } => "boxes.look",
        NoSuchBox => "boxes.container",
        LookedAlready { place: u8 } => "boxes.look",
        TooFewActions { left: u8 } => "boxes.look",
        BidNow { seat: Seat } => "boxes.open.raise",
        PassedForGood => "boxes.open.raise",
        MustOpen => "boxes.open.start",
        NotAStep { amount: u16 } => "boxes.open.start",
        TooLow { standing: u16 } => "boxes.open.raise",
        MoreThanYouHave { wallet: u16 } => "boxes.open.raise",
        OutOfTie { seat: Seat } => "boxes.secret.tie",
        AboveTie { standing: u16 } => "boxes.secret.tie",
        LayNow => "boxes.secret.bid",
        LaidAlready => "boxes.secret.bid",
        NotYourNotes => "boxes.notes",
        PayNow { seat: Seat } => "boxes.pay",
        TooLittle { bid: u16 } => "boxes.pay",
        NoteTooMany { bid: u16 } => "boxes.pay",
        GameOver => "boxes.end",
        DeckOpenCount { expected: u32, found: u32 } => "boxes.deck",
        DeckClosedCount { expected: u32, found: u32 } => "boxes.deck",
        DeckTooManyKinds { most: u32 } => "boxes.deck",
        DeckValue { most: u32 } => "boxes.deck",
        DeckKindCount { most: u32 } => "boxes.deck",
    }
}
