//! Why a move or a deck is refused.

use brocante_core::{Seat, refusals};

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        NotYourTurn { seat: Seat } => "ID.turn",
        GameOver => "ID.end",
        DeckBeads { least: u32, most: u32 } => "ID.deck",
        DeckValue { most: u32 } => "ID.deck",
    }
}
