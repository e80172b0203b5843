//! The review of a finished game: what each decision was worth, from what its player knew, and where the game turned.

use brocante_core::Seat;
use serde_json::Value;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of turning points that are shown.
const TURNING_POINTS: usize = 3;
/// A smaller loss is noise.
const LOSS_MIN: f32 = 0.02;

/// What is known so far about the decisions of a game.
#[derive(Debug)]
pub struct Review {
    /// The decisions judged so far, in the order of the game; `None` for one that could not be judged.
    judged: Mutex<Vec<Option<Judged>>>,
    /// The number of decisions to judge.
    pub decisions: usize,
}

/// A judged decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The number of moves before it.
    pub ply: usize,
    pub seat: Seat,
    /// The win share with the best move.
    pub before: f32,
    /// The win share with the move that was made.
    pub after: f32,
    pub best: Value,
}

impl Judged {
    /// What the decision cost.
    pub fn loss(&self) -> f32 {
        (self.before - self.after).max(0.0)
    }
}

impl Review {
    /// A review of `decisions` decisions.
    pub fn new(decisions: usize) -> Review {
        Review { judged: Mutex::default(), decisions }
    }

    fn judged(&self) -> MutexGuard<'_, Vec<Option<Judged>>> {
        self.judged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds the next decision.
    pub fn push(&self, judged: Option<Judged>) {
        self.judged().push(judged);
    }

    /// The decisions judged so far, in the order of the game.
    pub fn all(&self) -> Vec<Judged> {
        self.judged().iter().flatten().cloned().collect()
    }

    /// The number of decisions looked at so far.
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
