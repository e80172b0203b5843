//! The list of games: the only crate that names them. A new game is a dependency and a line here.

use brocante_core::{AnyGame, Face, Game, Show};
use std::marker::PhantomData;

/// Work that is done for a game whatever its type: bots, simulation, benchmarks.
pub trait Visitor {
    type Output;
    fn visit<G: Show>(&mut self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty,)*) => {
        /// Every game, in the order of the front page.
        pub fn games() -> Vec<&'static dyn AnyGame> {
            vec![$(&Face::<$game>(PhantomData),)*]
        }

        /// Lets a visitor into every game.
        pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// Lets a visitor into the game of that name.
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
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    games().into_iter().find(|game| game.info().name == name)
}
