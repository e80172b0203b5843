//! What people may ask the bots: a hint for their decision, and a review of a finished game.

use crate::edge::client::current_network;
use crate::edge::problem::Problem;
use crate::tables::bot_pool::{Asker, Priority, ThinkRequest};
use crate::tables::driver::rng;
use crate::tables::finished::require_open;
use crate::tables::review::{Judged, Review};
use crate::tables::tables::{Tables, game_of};
use brocante_bots::{AnyThought, Kind, Spec, ThinkError};
use brocante_core::{AnyTable, Played, Seat};
use brocante_table::{CommandError, Phase};
use serde_json::Value;
use std::sync::Arc;

/// The number of moves in a hint.
const HINT_MOVES: usize = 3;
/// A move that was tried less often than this is not advice.
const VISITS_MIN: u32 = 20;
/// The simulated moves for each decision of a review: a fraction of a second.
const REVIEW_SIMULATED: u64 = 400_000;

/// The moves that a hard bot would consider, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The moves, each with the share of the victory that can be expected, from 0 to 1. It is unknown in a game that
    /// taste decides.
    pub moves: Vec<(Value, Option<f32>)>,
    /// The decision it is for: the `at` of a move.
    pub at: u64,
}

/// What a hard bot would do on a seat, from what the seat sees.
pub async fn hint(tables: &Arc<Tables>, id: &str, seat: Seat) -> Result<Hint, Problem> {
    let live = tables.table(id).await?;
    let (request, at) = {
        let inner = live.lock().await;
        let state = &inner.state;
        let game = match (&state.game, state.phase()) {
            (Some(game), Phase::Playing) => game,
            (_, Phase::Over) => return Err(CommandError::Over.into()),
            _ => return Err(CommandError::NotBegun.into()),
        };
        if !state.to_act().contains(seat) {
            return Err(CommandError::NotYourTurn.into());
        }
        if let Some(sitter) = state.sitter(seat) {
            tables.seat_limits.check_hint(&sitter.person)?;
        }
        let mut spec = Spec::new(Kind::Hard);
        spec.budget.thorough = true;
        let request = ThinkRequest {
            view: game.typed_view(seat),
            seat,
            spec,
            seed: rng(tables, &inner).next_u64(),
            examined: None,
            priority: Priority::Person,
            asker: Asker::Address(current_network()),
        };
        (request, state.decision_seq(seat))
    };
    let thought = tables.bots.think(request).await.map_err(|error| match error {
        ThinkError::Busy => Problem::TooMany,
        error => {
            tracing::error!(table = id, %error, "no hint can be given");
            Problem::Broken
        }
    })?;
    let inner = live.lock().await;
    if inner.state.decision_seq(seat) != at || !inner.state.to_act().contains(seat) {
        return Err(CommandError::Stale.into());
    }
    Ok(Hint { moves: best_moves(&thought), at })
}

fn best_moves(thought: &AnyThought) -> Vec<(Value, Option<f32>)> {
    if thought.weighed.is_empty() {
        return vec![(thought.chosen.clone(), None)];
    }
    let tried = thought.weighed.iter().filter(|it| it.visits >= VISITS_MIN || it.mv == thought.chosen);
    tried.take(HINT_MOVES).map(|it| (it.mv.clone(), Some(it.share))).collect()
}

/// Begins to review a finished game, unless somebody has asked for it already.
pub async fn begin_review(tables: &Arc<Tables>, id: &str) -> Result<(), Problem> {
    let live = tables.table(id).await?;
    let game = {
        let inner = live.lock().await;
        let (Some(game), Phase::Over) = (&inner.state.game, inner.state.phase()) else {
            return Err(CommandError::NotOver.into());
        };
        require_open(&inner.state)?;
        if inner.review.is_some() || !game_of(&inner.state.header.game)?.is_searched() {
            return Ok(());
        }
        game.snapshot()
    };
    let network = current_network();
    let permit = tables.address_limits.start_review(network)?;
    // The replay does not need the table's lock.
    let decisions = decisions(&*game);
    let review = Arc::new(Review::new(decisions.len()));
    {
        let mut inner = live.lock().await;
        if inner.review.is_some() {
            return Ok(());
        }
        inner.review = Some(Arc::clone(&review));
    }
    let tables = Arc::clone(tables);
    tokio::spawn(async move {
        for (ply, played) in decisions {
            let Some(request) = review_request(&*game, ply, &played, Asker::Address(network)) else { continue };
            let thought = tables.bots.think(request).await;
            let thought = thought.inspect_err(|error| tracing::error!(%error, ply, "a decision can't be judged"));
            review.push(thought.ok().and_then(|thought| judge(ply, played.seat, &played.mv, &thought)));
        }
        drop(permit);
    });
    Ok(())
}

fn judge(ply: usize, seat: Seat, made: &Value, thought: &AnyThought) -> Option<Judged> {
    let best = thought.weighed.first()?;
    let after = thought.weighed.iter().find(|it| it.mv == *made)?.share;
    // A move that turned out better than the most tried one was the best.
    Some(Judged { ply, seat, before: best.share.max(after), after, best: best.mv.clone() })
}

/// Every decision with more than one move, by the number of moves before it.
fn decisions(game: &dyn AnyTable) -> Vec<(usize, Played)> {
    let mut decisions = Vec::new();
    game.replay(&mut |table, played| {
        let Some(played) = played else { return };
        let (moves, is_complete) = table.moves(played.seat);
        if moves.len() > 1 || !is_complete {
            decisions.push((table.ply(), played));
        }
    });
    decisions
}

/// A decision as the seat saw it. It is made when it is its turn: all of a game together would take megabytes.
fn review_request(game: &dyn AnyTable, ply: usize, played: &Played, asker: Asker) -> Option<ThinkRequest> {
    let mut spec = Spec::new(Kind::Hard);
    spec.budget.simulated = REVIEW_SIMULATED;
    spec.budget.thorough = true;
    Some(ThinkRequest {
        view: game.at(ply)?.typed_view(played.seat),
        seat: played.seat,
        spec,
        seed: ply as u64,
        examined: Some(played.mv.clone()),
        priority: Priority::Review,
        asker,
    })
}
