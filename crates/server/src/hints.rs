//! What a hard bot would do at somebody's place, from what they can see themselves.

use crate::App;
use crate::driver::lots;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::sitting::Sitting;
use crate::thinkers::{Asker, Question};
use crate::tongues;
use brocante_bots::{AnyThought, Kind, Spec};
use brocante_core::text::Speaker;
use brocante_core::{Seat, Viewer};
use brocante_store::Phase;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// The best move and the two next best.
const MOVES: usize = 3;
/// A move that was hardly looked at is no advice.
const LOOKED_AT: u32 = 20;

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The best move first.
    pub moves: Vec<Advice>,
    /// The moment it is good for: the `at` of a move.
    pub at: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Advice {
    #[schema(value_type = Object)]
    pub r#move: Value,
    pub sentence: String,
    /// How much of the victory can be expected, from 0 to 1. Not known in a game that taste decides.
    pub share: Option<f32>,
}

pub async fn hint(app: &App, id: &str, seat: Seat, lang: &'static str) -> Result<Hint, Problem> {
    let hall: &Arc<Hall> = &app.hall;
    let live = hall.table(id).await?;
    let (question, at) = {
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        let game = match (&sitting.game, sitting.phase()) {
            (Some(game), Phase::Playing) => game,
            (_, Phase::Over) => return Err(Problem::Over),
            _ => return Err(Problem::NotBegun),
        };
        if !sitting.to_act().contains(seat) {
            return Err(Problem::NotYourTurn);
        }
        if let Some(sitter) = &sitting.places[seat.index()].sitter {
            hall.seat_limits.check_hint(&sitter.person)?;
        }
        let mut spec = Spec::new(Kind::Hard);
        spec.budget.thorough = true;
        let question = Question {
            header: sitting.header.without_chance(),
            view: game.view(Viewer::Seat(seat)),
            seat,
            spec,
            seed: lots(&inner).next_u64(),
            examined: None,
            asker: Asker::Person,
        };
        (question, sitting.decision_seq(seat))
    };
    let thought = hall.thinkers.ask(question).await.map_err(|error| {
        tracing::error!(table = id, %error, "no hint can be given");
        Problem::Broken
    })?;
    let inner = live.lock().await;
    if inner.sitting.decision_seq(seat) != at || !inner.sitting.to_act().contains(seat) {
        return Err(Problem::Stale);
    }
    Ok(Hint { moves: advice(&inner.sitting, seat, &thought, lang), at })
}

fn advice(sitting: &Sitting, seat: Seat, thought: &AnyThought, lang: &str) -> Vec<Advice> {
    let names = sitting.names();
    let speaker = Speaker::new(tongues::of(&sitting.header.game, lang), &names, Viewer::Seat(seat));
    let Some(game) = &sitting.game else { return Vec::new() };
    let speak = |mv: &Value, share| Advice { r#move: mv.clone(), sentence: game.speak_move(mv, &speaker), share };
    if thought.weighed.is_empty() {
        return vec![speak(&thought.chosen, None)];
    }
    let looked_at = thought.weighed.iter().filter(|it| it.visits >= LOOKED_AT || it.mv == thought.chosen);
    looked_at.take(MOVES).map(|it| speak(&it.mv, Some(it.share))).collect()
}
