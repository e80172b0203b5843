//! A finished game looked through by a hard bot: what each decision was worth to whoever made it, from
//! what they knew then, and where the game turned.

use crate::App;
use crate::hall::game_of;
use crate::problem::Problem;
use crate::sitting::Sitting;
use crate::thinkers::{Asker, Question};
use crate::tongues;
use brocante_bots::{Kind, Spec};
use brocante_core::text::Speaker;
use brocante_core::{Record, Seat, Viewer};
use brocante_store::Phase;
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many moves are simulated for a decision: a fraction of a second.
const SIMULATED: u64 = 400_000;
const TURNING_POINTS: usize = 3;
/// Less than this is chance: nothing has turned.
const LOSS_MIN: f32 = 0.02;

/// What is known so far about the decisions of a game.
#[derive(Debug, Default)]
pub struct Review {
    /// One for each decision looked at, in the order of the game; none where it could not be judged.
    judged: Mutex<Vec<Option<Judged>>>,
    /// How many decisions there are to look at.
    pub decisions: usize,
}

/// A decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// After which move the game stood where it was made.
    pub ply: usize,
    pub seat: Seat,
    /// The win share with the best move, and with the one that was made.
    pub before: f32,
    pub after: f32,
    pub best: Value,
}

impl Judged {
    pub fn loss(&self) -> f32 {
        (self.before - self.after).max(0.0)
    }
}

impl Review {
    fn judged(&self) -> MutexGuard<'_, Vec<Option<Judged>>> {
        self.judged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was judged so far, in the order of the game.
    pub fn all(&self) -> Vec<Judged> {
        self.judged().iter().flatten().cloned().collect()
    }

    /// How many decisions were looked at so far.
    pub fn looked_at(&self) -> usize {
        self.judged().len()
    }

    /// The decisions that cost most, in the order of the game.
    pub fn turning_points(&self) -> Vec<Judged> {
        let mut all: Vec<Judged> = self.all().into_iter().filter(|it| it.loss() >= LOSS_MIN).collect();
        all.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        all.truncate(TURNING_POINTS);
        all.sort_by_key(|it| it.ply);
        all
    }
}

/// Begins to look through a finished game, unless somebody has asked for it already.
pub async fn begin(app: &App, id: &str) -> Result<(), Problem> {
    let live = app.hall.table(id).await?;
    let mut inner = live.lock().await;
    if inner.sitting.phase() != Phase::Over {
        return Err(Problem::NotOver);
    }
    if inner.review.is_some() || !game_of(&inner.sitting.header.game)?.is_searched() {
        return Ok(());
    }
    let questions = questions(&inner.sitting).ok_or(Problem::Broken)?;
    let review = Arc::new(Review { decisions: questions.len(), ..Review::default() });
    inner.review = Some(Arc::clone(&review));
    let hall = Arc::clone(&app.hall);
    tokio::spawn(async move {
        for (ply, mut question) in questions {
            let (seat, made) = (question.seat, question.examined.clone().unwrap_or_default());
            question.seed = ply as u64;
            let thought = hall.thinkers.ask(question).await;
            let thought = thought.inspect_err(|error| tracing::error!(%error, ply, "a decision can't be judged"));
            review.judged().push(thought.ok().and_then(|thought| judge(ply, seat, &made, &thought)));
        }
    });
    Ok(())
}

fn judge(ply: usize, seat: Seat, made: &Value, thought: &brocante_bots::AnyThought) -> Option<Judged> {
    let best = thought.weighed.first()?;
    let after = thought.weighed.iter().find(|it| it.mv == *made)?.share;
    // A move that turned out better than the one looked at most was the best.
    Some(Judged { ply, seat, before: best.share.max(after), after, best: best.mv.clone() })
}

/// Every decision with more than one move, as the seat saw it then.
fn questions(sitting: &Sitting) -> Option<Vec<(usize, Question)>> {
    let record = Record::parse(&sitting.game.as_ref()?.record()).ok()?;
    let tongue = tongues::of(&sitting.header.game, "en");
    let speaker = Speaker::new(tongue, &[], Viewer::Public);
    let mut table = game_of(&sitting.header.game).ok()?.open(&record.header, tongue).ok()?;
    let mut spec = Spec::new(Kind::Hard);
    spec.budget.simulated = SIMULATED;
    spec.budget.thorough = true;
    let mut questions = Vec::new();
    for (ply, played) in record.moves.iter().enumerate() {
        let (moves, is_complete) = table.moves(played.seat);
        if moves.len() > 1 || !is_complete {
            let question = Question {
                header: record.header.without_chance(),
                view: table.view(Viewer::Seat(played.seat)),
                seat: played.seat,
                spec: spec.clone(),
                seed: 0,
                examined: Some(played.mv.clone()),
                asker: Asker::Review,
            };
            questions.push((ply, question));
        }
        table.play(played.seat, &played.mv, &speaker).ok()?;
    }
    Some(questions)
}
