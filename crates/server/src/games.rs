//! The games of this program. The server does not know them: the program that contains both hands them over. So a
//! change in a game rebuilds the game, the registry and the program, but not the server.

use brocante_bots::{AnyThought, Spec, ThinkError};
use brocante_core::{Seat, TypedView};
use brocante_show::ShownGame;
use serde_json::Value;
use std::sync::OnceLock;

/// How a bot chooses a move for a seat; with a move to judge beside those that it considers.
pub type Think = fn(&TypedView, Seat, &Spec, u64, Option<&Value>) -> Result<AnyThought, ThinkError>;

/// The games of a program, and the bots that play them.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Every game, in the order of the front page.
    pub all: fn() -> Vec<&'static dyn ShownGame>,
    /// How bots choose.
    pub think: Think,
}

/// Once per process: pages, assets and texts belong to the program, not to one of its servers.
static GAMES: OnceLock<Games> = OnceLock::new();

/// Sets the games of this program. The first call counts.
pub(crate) fn install(games: Games) {
    let _ = GAMES.set(games);
}

fn installed() -> &'static Games {
    #[cfg(test)]
    install(Games { all: brocante_registry::games, think: brocante_registry::think });
    GAMES.get().expect("a server is started with its games")
}

/// Every game, in the order of the front page.
pub fn games() -> Vec<&'static dyn ShownGame> {
    (installed().all)()
}

/// The game of that name.
pub fn game(name: &str) -> Option<&'static dyn ShownGame> {
    games().into_iter().find(|game| game.info().name == name)
}

/// Chooses a move for a seat.
pub fn think(
    view: &TypedView,
    seat: Seat,
    spec: &Spec,
    seed: u64,
    examined: Option<&Value>,
) -> Result<AnyThought, ThinkError> {
    (installed().think)(view, seat, spec, seed, examined)
}
