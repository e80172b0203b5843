//! Bots for callers that do not know the type of a game: the view keeps its type, and moves are JSON. The registry
//! chooses the game.

use crate::{Spec, SpecError, Thought, Weighed, examine};
use brocante_core::{Rng, Seat, TypedView, Viewer};
use brocante_show::Show;
use serde::Deserialize as _;
use serde_json::Value;

/// A [`Thought`] with moves as JSON.
pub type AnyThought = Thought<Value>;

/// Why a bot cannot choose a move.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ThinkError {
    #[error("there is no game called `{0}`")]
    UnknownGame(&'static str),
    #[error("this is not a view of the game `{0}`")]
    View(&'static str),
    #[error("this seat has nothing to decide")]
    NotToAct,
    /// For callers with a queue.
    #[error("too many thoughts are waiting")]
    Busy,
    /// For callers that catch panics.
    #[error("the bot panicked")]
    Panicked,
    #[error(transparent)]
    Spec(#[from] SpecError),
}

/// Chooses a move for `seat` from its view. With `examined`, that move is evaluated as well if it is legal.
pub fn think<G: Show>(
    view: &TypedView,
    seat: Seat,
    spec: &Spec,
    seed: u64,
    examined: Option<&Value>,
) -> Result<AnyThought, ThinkError> {
    let (game, view) = view.get::<G>().ok_or(ThinkError::View(G::INFO.name))?;
    let position = game.determinize(view, &mut Rng::new(seed));
    if !game.status(&position).to_act().contains(seat) || game.view(&position, Viewer::Seat(seat)) != *view {
        return Err(ThinkError::NotToAct);
    }
    let examined = examined.and_then(|mv| G::Move::deserialize(mv).ok());
    let examined = examined.filter(|&mv| game.check(&position, seat, mv).is_ok());
    let thought = examine(game, view, seat, spec, seed, examined);
    let json = |mv: &G::Move| serde_json::to_value(mv).expect("a move is plain data");
    let weighed = |it: &Weighed<G::Move>| Weighed { mv: json(&it.mv), visits: it.visits, share: it.share };
    Ok(Thought {
        chosen: json(&thought.chosen),
        weighed: thought.weighed.iter().map(weighed).collect(),
        iterations: thought.iterations,
        simulated: thought.simulated,
    })
}
