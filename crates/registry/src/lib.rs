//! The list of games: the only crate that names them. A new game is two lines in this crate's `Cargo.toml`, its
//! dependency and its feature `testing`, and one line in `games!` below.

use brocante_bots::{AnyThought, Spec, ThinkError};
use brocante_core::{ErasedGame, Game, Seat, TypedView};
#[cfg(feature = "testing")]
use brocante_laws::{AnyLawful, Lawful};
use brocante_show::{Show, ShownGame};
use serde_json::Value;

/// Work that is done for a game whatever its type: bots, simulation, benchmarks.
pub trait Visitor {
    /// The result of a visit.
    type Output;
    /// Visits one game.
    fn visit<G: Show>(&mut self) -> Self::Output;
}

/// Like [`Visitor`], for tests: the games also have what the laws need.
#[cfg(feature = "testing")]
pub trait LawfulVisitor {
    /// The result of a visit.
    type Output;
    /// Visits one game.
    fn visit<G: Show + Lawful>(&mut self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty,)*) => {
        /// Every game, in the order of the front page.
        pub fn games() -> Vec<&'static dyn ShownGame> {
            vec![$(const { &ErasedGame::<$game>::new() },)*]
        }

        /// Every game with what the tests need, in the same order.
        #[cfg(feature = "testing")]
        pub fn lawful_games() -> Vec<&'static dyn AnyLawful> {
            vec![$(const { &ErasedGame::<$game>::new() },)*]
        }

        /// Sends a visitor to every game.
        pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// Sends a visitor of the tests to every game.
        #[cfg(feature = "testing")]
        pub fn visit_all_lawful<V: LawfulVisitor>(visitor: &mut V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// Sends a visitor to the game of that name.
        pub fn visit<V: Visitor>(name: &str, visitor: &mut V) -> Option<V::Output> {
            match name {
                $(name if name == <$game>::INFO.name => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

games! {
    vintage::Vintage,
    collectors::Collectors,
    bizarre::Bizarre,
    boxes::Boxes,
    five_cards::FiveCards,
}

/// The game of that name.
pub fn game(name: &str) -> Option<&'static dyn ShownGame> {
    games().into_iter().find(|game| game.info().name == name)
}

/// Chooses a move for `seat` from its view. With `examined`, that move is evaluated as well if it is legal.
pub fn think(
    view: &TypedView,
    seat: Seat,
    spec: &Spec,
    seed: u64,
    examined: Option<&Value>,
) -> Result<AnyThought, ThinkError> {
    visit(view.game, &mut Think { view, seat, spec, seed, examined }).unwrap_or(Err(ThinkError::UnknownGame(view.game)))
}

struct Think<'a> {
    view: &'a TypedView,
    seat: Seat,
    spec: &'a Spec,
    seed: u64,
    examined: Option<&'a Value>,
}

impl Visitor for Think<'_> {
    type Output = Result<AnyThought, ThinkError>;

    fn visit<G: Show>(&mut self) -> Self::Output {
        brocante_bots::think::<G>(self.view, self.seat, self.spec, self.seed, self.examined)
    }
}

/// The game of that name, with what the tests need.
#[cfg(feature = "testing")]
pub fn lawful_game(name: &str) -> Option<&'static dyn AnyLawful> {
    lawful_games().into_iter().find(|game| game.info().name == name)
}
