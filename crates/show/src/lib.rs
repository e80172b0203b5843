//! How games are shown: sentences in the reader's language, and HTML made from a view.
//!
//! - [`language`]: Fluent texts; a [`Translator`] turns messages into sentences for one viewer.
//! - [`show`]: the trait [`Show`], which a game implements to draw its page.
//! - [`rendered`]: the same for tables without types.
//! - [`fragments`]: parts of a page that are kept from one move to the next.
//! - [`story`]: guided first games and the examples of the rules pages.
//!
//! Everything here gets a view, never a state.

pub mod fragments;
pub mod language;
pub mod page;
pub mod rendered;
pub mod show;
pub mod story;

pub use fragments::{FragmentCache, Fragments};
pub use language::{Language, SentenceCache, Translator};
pub use page::{BoardItem, Page};
pub use rendered::{
    Choice, Frame, LogLine, Offer, Rendered, ScoreLineText, SeatScoreText, ShownGame, option_key, rule_key,
};
pub use show::{GameAssets, Show, Sound};
