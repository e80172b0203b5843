//! Where bots think: on threads of their own, few of them, and with the least claim to a core, so that
//! nobody who clicks ever waits for a bot at another table.
//!
//! Who asks for a hint comes first, though never twice before a bot that waits, and looking back at finished
//! games comes last. Where many think at once, each of them thinks for less time, so that games go on. Bots
//! that answer at once wait for nobody.

use brocante_bots::{AnyThought, MindError, Spec, open};
use brocante_core::{Header, Seat};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// However many bots wait, nobody thinks for less.
const LEAST: Duration = Duration::from_millis(20);
/// The least claim to a core there is.
const NICE: i32 = 19;

/// How bots think on this server.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// How long a hard bot thinks about a move at the most.
    pub time: Duration,
    pub threads: usize,
}

impl Default for Thinking {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking { time: Duration::from_secs(1), threads: (cores - 1).max(1) }
    }
}

/// What there is to think about: a decision of a seat, from what that seat sees.
#[derive(Clone, Debug)]
pub struct Question {
    pub header: Header,
    pub view: Value,
    pub seat: Seat,
    pub spec: Spec,
    pub seed: u64,
    /// A move whose worth is of interest.
    pub examined: Option<Value>,
    pub asker: Asker,
}

impl Question {
    fn think(&self, time: Duration) -> Result<AnyThought, MindError> {
        let spec = self.spec.clone().thinking(time);
        open(&self.header)?.think(&self.view, self.seat, &spec, self.seed, self.examined.as_ref())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asker {
    Person,
    Bot,
    Review,
}

#[derive(Debug)]
pub struct Thinkers {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
    thinking: Thinking,
}

#[derive(Debug, Default)]
struct Queue {
    /// By who asks.
    waiting: [VecDeque<Job>; 3],
    /// Whether the last to be served was a person.
    is_bots_turn: bool,
    is_closed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<(Job, usize)> {
        const PEOPLE: usize = Asker::Person as usize;
        const BOTS: usize = Asker::Bot as usize;
        let crowd = self.waiting[PEOPLE].len() + self.waiting[BOTS].len();
        let order = if self.is_bots_turn { [BOTS, PEOPLE] } else { [PEOPLE, BOTS] };
        if let Some(asker) = order.into_iter().find(|&asker| !self.waiting[asker].is_empty()) {
            self.is_bots_turn = asker == PEOPLE;
            return self.waiting[asker].pop_front().map(|job| (job, crowd));
        }
        let reviews = &mut self.waiting[Asker::Review as usize];
        let crowd = reviews.len();
        reviews.pop_front().map(|job| (job, crowd))
    }
}

#[derive(Debug)]
struct Job {
    question: Question,
    answer: oneshot::Sender<Result<AnyThought, MindError>>,
}

impl Thinkers {
    pub fn start(thinking: Thinking) -> Thinkers {
        let shared = Arc::new(Shared { queue: Mutex::default(), news: Condvar::new(), thinking });
        for number in 0..thinking.threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "a thread for bots can't be started");
            }
        }
        Thinkers { shared }
    }

    /// Thinks; the answer comes when one of the threads had time for it.
    pub async fn ask(&self, question: Question) -> Result<AnyThought, MindError> {
        if question.spec.is_quick() {
            return question.think(LEAST);
        }
        let (answer, answered) = oneshot::channel();
        let asker = question.asker as usize;
        self.shared.queue().waiting[asker].push_back(Job { question, answer });
        self.shared.news.notify_one();
        answered.await.unwrap_or(Err(MindError::NotToAct))
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.news.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What each of the threads does.
    fn work(&self) {
        // Where the system refuses, bots think with the claim everybody has.
        let _ = rustix::process::nice(NICE);
        while let Some((job, crowd)) = self.next() {
            if job.answer.is_closed() {
                continue;
            }
            let Job { question, answer } = job;
            let share = self.thinking.time.div_f64((crowd as f64 / self.thinking.threads as f64).max(1.0));
            let thought = question.think(share.max(LEAST));
            metrics::histogram!("brocante_thoughts_waiting").record(crowd as f64 - 1.0);
            // Nobody waits for it any more where that fails.
            let _ = answer.send(thought);
        }
    }

    /// The next thing to think about, and how many there are with it that don't come after it.
    fn next(&self) -> Option<(Job, usize)> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(next) = queue.next() {
                return Some(next);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use brocante_bots::Kind;
    use brocante_core::text::Tongue;
    use brocante_core::{Seed, Viewer};
    use futures_util::FutureExt as _;

    #[test]
    fn a_bot_waits_for_one_hint_at_the_most_and_nobody_for_a_review() {
        use Asker::{Bot, Person, Review};
        let mut queue = Queue::default();
        for asker in [Review, Person, Person, Person, Bot, Bot, Review] {
            let question = Question {
                header: Header::new("any", 2),
                view: Value::Null,
                seat: Seat(0),
                spec: Spec::new(Kind::Hard),
                seed: 0,
                examined: None,
                asker,
            };
            queue.waiting[asker as usize].push_back(Job { question, answer: oneshot::channel().0 });
        }
        let served: Vec<(Asker, usize)> =
            std::iter::from_fn(|| queue.next()).map(|(job, crowd)| (job.question.asker, crowd)).collect();
        assert_eq!(served, [(Person, 5), (Bot, 4), (Person, 3), (Bot, 2), (Person, 1), (Review, 2), (Review, 1)]);
    }

    /// Thinkers without a single thread: whoever waits for one waits for ever.
    #[test]
    fn bots_that_answer_at_once_wait_for_nobody() {
        let shared = Shared { queue: Mutex::default(), news: Condvar::new(), thinking: Thinking::default() };
        let thinkers = Thinkers { shared: Arc::new(shared) };
        let game = brocante_registry::games()[0];
        let header = Header::new(game.info().name, game.info().seats_min);
        let dealt = Header { seed: Some(Seed::from_text("thinkers")), ..header.clone() };
        let table = game.open(&dealt, &Tongue::new(game.info(), "en")).unwrap();
        let seat = table.to_act().first().unwrap();
        let ask = |kind| {
            let (view, spec) = (table.view(Viewer::Seat(seat)), Spec::new(kind));
            let header = header.clone();
            thinkers.ask(Question { header, view, seat, spec, seed: 1, examined: None, asker: Asker::Bot })
        };
        for kind in [Kind::Easy, Kind::Normal] {
            let thought = ask(kind).now_or_never().expect("answered at once").unwrap();
            assert!(table.moves(seat).0.contains(&thought.chosen));
        }
        assert!(ask(Kind::Hard).now_or_never().is_none());
    }
}
