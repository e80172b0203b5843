//! Bots without the types of their games, for the program around them: views and moves are JSON.

use crate::{Spec, SpecError, Thought, examine};
use brocante_core::{Header, Rng, Seat, Show, Viewer, shared_rules};
use brocante_registry::Visitor;
use serde::Deserialize as _;
use serde_json::Value;
use std::fmt::Debug;
use std::sync::Arc;

/// A bot's head: it knows the rules of one table, and thinks about views of it.
pub trait Mind: Debug + Send + Sync {
    /// What a bot of that kind does at `seat`, whose view it is.
    /// With `examined`, what that move is worth is found out as well.
    fn think(
        &self,
        view: &Value,
        seat: Seat,
        spec: &Spec,
        seed: u64,
        examined: Option<&Value>,
    ) -> Result<AnyThought, MindError>;
}

pub type AnyThought = Thought<Value>;

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MindError {
    #[error("there is no game called `{0}`")]
    UnknownGame(String),
    #[error("the rules do not fit: {0}")]
    Rules(String),
    #[error("this is no view of the game: {0}")]
    View(String),
    #[error("this seat has nothing to decide")]
    NotToAct,
    #[error(transparent)]
    Spec(#[from] SpecError),
}

/// Opens a mind for the table a header describes.
pub fn open(header: &Header) -> Result<Box<dyn Mind>, MindError> {
    struct Open<'a>(&'a Header);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn Mind>, MindError>;

        fn visit<G: Show>(&mut self) -> Self::Output {
            let game = shared_rules::<G>(self.0).map_err(|error| MindError::Rules(error.to_string()))?;
            Ok(Box::new(Head(game)))
        }
    }
    brocante_registry::visit(&header.game, &mut Open(header))
        .unwrap_or_else(|| Err(MindError::UnknownGame(header.game.clone())))
}

#[derive(Debug)]
struct Head<G>(Arc<G>);

impl<G: Show> Mind for Head<G> {
    fn think(
        &self,
        view: &Value,
        seat: Seat,
        spec: &Spec,
        seed: u64,
        examined: Option<&Value>,
    ) -> Result<AnyThought, MindError> {
        let view = G::View::deserialize(view).map_err(|error| MindError::View(error.to_string()))?;
        let position = self.0.determinize(&view, &mut Rng::new(seed));
        if self.0.view(&position, Viewer::Seat(seat)) != view || !self.0.status(&position).to_act().contains(seat) {
            return Err(MindError::NotToAct);
        }
        let examined = examined.and_then(|mv| G::Move::deserialize(mv).ok());
        let examined = examined.filter(|&mv| self.0.check(&position, seat, mv).is_ok());
        let thought = examine(&*self.0, &view, seat, spec, seed, examined);
        let json = |mv: &G::Move| serde_json::to_value(mv).expect("a move is plain data");
        Ok(Thought {
            chosen: json(&thought.chosen),
            weighed: thought
                .weighed
                .iter()
                .map(|it| crate::Weighed { mv: json(&it.mv), visits: it.visits, share: it.share })
                .collect(),
            iterations: thought.iterations,
            simulated: thought.simulated,
        })
    }
}
