//! Why moves and decks are refused. In a file of its own, so that the deck needs nothing else of the moves.

use brocante_core::{Seat, refusals};

refusals! {
    /// Why a move or a deck is refused. The first five say what is due, and by whom.
    pub enum Refusal {
        HoardDue { seat: Seat } => "vintage.hoard",
        TakeDue { seat: Seat } => "vintage.take",
        KeepDue { seat: Seat } => "vintage.draw",
        FinalDue { seat: Seat } => "vintage.final",
        SecondDue { seat: Seat } => "vintage.final.second",
        OverSmall => "vintage.end.small",
        OverLarge => "vintage.end.large",
        NotInYourDisplay { item: u8 } => "vintage.hoard",
        OwnDisplay => "vintage.take",
        NotInTheirDisplay { item: u8, from: Seat } => "vintage.take",
        LastItem { item: u8, from: Seat } => "vintage.last",
        NoDiscards => "vintage.take",
        NotDrawn { item: u8 } => "vintage.draw",
        JustStolen { item: u8 } => "vintage.final",
        DeckItems { found: u32 } => "vintage.deck",
        DeckCategories { found: u32 } => "vintage.deck",
        DeckColours { found: u32 } => "vintage.deck",
        DeckName { most: u32 } => "vintage.deck",
        DeckUnknownCategory { category: String } => "vintage.deck",
        DeckUnknownColour { colour: String } => "vintage.deck",
        DeckYear { year: i64 } => "vintage.deck",
        DeckValue { value: i64 } => "vintage.deck",
        DeckCategoryFull { category: String } => "vintage.deck",
        DeckColourFull { colour: String } => "vintage.deck",
        DeckDecadeFull { decade: u32 } => "vintage.deck",
        DeckSameYearInCategory { year: u32, category: String } => "vintage.deck",
        DeckSameYearInColour { year: u32, colour: String } => "vintage.deck",
        DeckBonus { expected: i32, found: i64 } => "vintage.bonus",
    }
}
