//! What must hold for every game, and the tools to test it. Only tests depend on this crate.
//!
//! - [`laws`] checks the laws on random games; [`planted`] shows that they catch leaks.
//! - [`golden`] writes down what every viewer of a game sees at every move.
//! - [`marked`] finds text on a page that does not come from the texts.
//! - [`Lawful`] is what a game provides for all this, in its `src/testing.rs`.

pub mod golden;
mod guide;
mod law;
pub mod laws;
mod leak;
pub mod marked;
mod order;
pub mod planted;
mod testing;

pub use laws::{Case, Tally, Violation};
pub use testing::{AnyLawful, Lawful};
