//! What the tests of this crate share.

use brocante_core::AnyGame;

pub(crate) fn games(name: &str) -> Option<&'static dyn AnyGame> {
    brocante_registry::game(name).map(|game| game as &dyn AnyGame)
}
