//! The threads on which bots think. There are few, and they have the lowest priority, so that nobody who clicks waits
//! for a bot at another table.
//!
//! Time is shared among those who ask, not among tables: somebody who opens a thousand tables gets one turn in each round,
//! like everybody else. Hints come first, but never two in a row while a bot waits; reviews of finished games come last.
//! If many wait, each gets less time, so that games go on. Bots that answer at once do not queue.

use crate::edge::client::Network;
use crate::edge::panics;
use crate::games;
use brocante_bots::{AnyThought, Kind, Spec, ThinkError};
use brocante_core::{Seat, TypedView};
use brocante_table::{BotLevel, PersonId};
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// The least time for a request, however many wait.
const LEAST: Duration = Duration::from_millis(20);
/// The thoughts that may wait for one asker, by priority. Nobody needs more: a table has one hint and a few bots.
const WAITING_MAX: [usize; 3] = [2, 64, 1];
/// The lowest priority of a thread.
const NICE: i32 = 19;

/// How bots think on this server.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// The longest time a hard bot thinks about a move.
    pub time: Duration,
    pub threads: usize,
}

impl Default for Thinking {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinking { time: Duration::from_secs(1), threads: (cores - 1).max(1) }
    }
}

/// A decision to think about: that of a seat, from what the seat sees.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    pub view: TypedView,
    pub seat: Seat,
    pub spec: Spec,
    pub seed: u64,
    /// A move to judge beside those that the bot considers.
    pub examined: Option<Value>,
    pub priority: Priority,
    pub asker: Asker,
}

/// For whom a bot thinks: an address, or a person whose address is not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Asker {
    Address(Network),
    Person(PersonId),
}

impl ThinkRequest {
    /// A panic of a bot ends the bot's thought, not the thread.
    fn think(&self, time: Duration) -> Result<AnyThought, ThinkError> {
        let spec = self.spec.clone().thinking(time);
        let thought = || games::think(&self.view, self.seat, &spec, self.seed, self.examined.as_ref());
        panics::catch("bot", thought).unwrap_or(Err(ThinkError::Panicked))
    }
}

/// Who waits for a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// A person, for a hint.
    Person,
    /// A bot at a table.
    Bot,
    /// The review of a finished game.
    Review,
}

/// The bot of a level.
pub fn kind_of(level: BotLevel) -> Kind {
    match level {
        BotLevel::Easy => Kind::Easy,
        BotLevel::Normal => Kind::Normal,
        BotLevel::Hard => Kind::Hard,
    }
}

/// The threads on which bots think.
#[derive(Debug)]
pub struct BotPool {
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
    /// By priority.
    lanes: [Lane; 3],
    /// Whether the last request was a person's.
    is_bots_turn: bool,
    is_closed: bool,
}

impl Queue {
    /// Adds a request, unless too many wait for its asker.
    fn push(&mut self, job: Job) -> Result<(), ThinkError> {
        let priority = job.request.priority as usize;
        self.lanes[priority].push(job, WAITING_MAX[priority])
    }

    /// The next request, and how many share the time with it.
    fn next(&mut self) -> Option<(Job, usize)> {
        const PEOPLE: usize = Priority::Person as usize;
        const BOTS: usize = Priority::Bot as usize;
        let order = if self.is_bots_turn { [BOTS, PEOPLE] } else { [PEOPLE, BOTS] };
        let askers = self.lanes[PEOPLE].askers.len() + self.lanes[BOTS].askers.len();
        if let Some(priority) = order.into_iter().find(|&priority| !self.lanes[priority].askers.is_empty()) {
            self.is_bots_turn = priority == PEOPLE;
            return self.lanes[priority].pop().map(|(job, own)| (job, askers.max(own)));
        }
        let reviews = &mut self.lanes[Priority::Review as usize];
        let askers = reviews.askers.len();
        reviews.pop().map(|(job, own)| (job, askers.max(own)))
    }
}

/// The requests of a priority, by asker. Askers take turns.
#[derive(Debug, Default)]
struct Lane {
    waiting: HashMap<Asker, VecDeque<Job>>,
    /// Those who have something waiting, the next one first.
    askers: VecDeque<Asker>,
}

impl Lane {
    fn push(&mut self, job: Job, max: usize) -> Result<(), ThinkError> {
        let asker = job.request.asker.clone();
        let own = self.waiting.entry(asker.clone()).or_default();
        // A request that nobody waits for any more takes no room.
        own.retain(|job| !job.answer.is_closed());
        if own.len() >= max {
            return Err(ThinkError::Busy);
        }
        own.push_back(job);
        if !self.askers.contains(&asker) {
            self.askers.push_back(asker);
        }
        Ok(())
    }

    /// The next request, and how many of the same asker waited, including it.
    fn pop(&mut self) -> Option<(Job, usize)> {
        while let Some(asker) = self.askers.pop_front() {
            let Some(own) = self.waiting.get_mut(&asker) else { continue };
            let waited = own.len();
            let job = own.pop_front();
            if own.is_empty() {
                self.waiting.remove(&asker);
            } else {
                self.askers.push_back(asker);
            }
            if let Some(job) = job {
                return Some((job, waited));
            }
        }
        None
    }
}

#[derive(Debug)]
struct Job {
    request: ThinkRequest,
    answer: oneshot::Sender<Result<AnyThought, ThinkError>>,
}

impl BotPool {
    pub fn start(thinking: Thinking) -> BotPool {
        let shared = Arc::new(Shared { queue: Mutex::default(), news: Condvar::new(), thinking });
        for number in 0..thinking.threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "a thread for bots can't be started");
            }
        }
        BotPool { shared }
    }

    /// Thinks as soon as a thread is free. Fails if too much waits for the same asker already.
    pub async fn think(&self, request: ThinkRequest) -> Result<AnyThought, ThinkError> {
        if request.spec.is_quick() {
            return request.think(LEAST);
        }
        let (answer, answered) = oneshot::channel();
        self.shared.queue().push(Job { request, answer })?;
        self.shared.news.notify_one();
        answered.await.unwrap_or(Err(ThinkError::NotToAct))
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.news.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of a thread.
    fn work(&self) {
        // If the system refuses, bots think with normal priority.
        let _ = rustix::process::nice(NICE);
        while let Some((job, crowd)) = self.next() {
            if job.answer.is_closed() {
                continue;
            }
            let Job { request, answer } = job;
            let share = self.thinking.time.div_f64((crowd as f64 / self.thinking.threads as f64).max(1.0));
            let thought = request.think(share.max(LEAST));
            metrics::histogram!("brocante_thoughts_waiting").record(crowd as f64 - 1.0);
            // It fails if nobody waits for the answer any more.
            let _ = answer.send(thought);
        }
    }

    /// The next request, and how many share the time with it.
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
    use brocante_core::{AnyTable, Header, Seed};
    use futures_util::FutureExt as _;

    fn table() -> Box<dyn AnyTable> {
        let game = games::games()[0];
        let header = Header::new(game.info().name, game.info().seats_min);
        game.open(&Header { seed: Some(Seed::from_text("bots")), ..header }).unwrap()
    }

    fn request(table: &dyn AnyTable, kind: Kind, priority: Priority) -> ThinkRequest {
        asked(table, kind, priority, "10.0.0.1")
    }

    fn asked(table: &dyn AnyTable, kind: Kind, priority: Priority, address: &str) -> ThinkRequest {
        let seat = table.to_act().first().unwrap();
        let asker = Asker::Address(Network::of(address.parse().unwrap()));
        let spec = Spec::new(kind);
        ThinkRequest { view: table.typed_view(seat), seat, spec, seed: 1, examined: None, priority, asker }
    }

    /// Adds a request. The receiver keeps it waiting.
    fn wait(queue: &mut Queue, request: ThinkRequest) -> Option<oneshot::Receiver<Result<AnyThought, ThinkError>>> {
        let (answer, answered) = oneshot::channel();
        queue.push(Job { request, answer }).ok().map(|()| answered)
    }

    #[test]
    fn a_bot_waits_for_one_hint_at_most_and_nothing_waits_for_a_review() {
        use Priority::{Bot, Person, Review};
        let (mut queue, table) = (Queue::default(), table());
        let asks = [(Review, "1"), (Person, "1"), (Person, "2"), (Person, "3"), (Bot, "4"), (Bot, "5"), (Review, "6")];
        let _waiting: Vec<_> = asks
            .map(|(priority, who)| wait(&mut queue, asked(&*table, Kind::Hard, priority, &format!("10.0.0.{who}"))))
            .into();
        let served: Vec<(Priority, usize)> =
            std::iter::from_fn(|| queue.next()).map(|(job, crowd)| (job.request.priority, crowd)).collect();
        assert_eq!(served, [(Person, 5), (Bot, 4), (Person, 3), (Bot, 2), (Person, 1), (Review, 2), (Review, 1)]);
    }

    #[test]
    fn whoever_asks_for_much_waits_for_themselves() {
        let (mut queue, table) = (Queue::default(), table());
        let flood = || asked(&*table, Kind::Hard, Priority::Bot, "10.0.0.1");
        let honest = asked(&*table, Kind::Hard, Priority::Bot, "10.0.0.2");
        let flooding: Vec<_> = std::iter::from_fn(|| wait(&mut queue, flood())).collect();
        assert_eq!(flooding.len(), WAITING_MAX[Priority::Bot as usize]);
        let _waits = wait(&mut queue, honest.clone()).expect("others still have room");
        let served: Vec<(Asker, usize)> =
            std::iter::from_fn(|| queue.next()).map(|(job, crowd)| (job.request.asker, crowd)).collect();
        assert_eq!(served.iter().position(|(asker, _)| *asker == honest.asker), Some(1), "the second turn");
        assert_eq!((served[0].1, served[1].1), (flooding.len(), 2), "the time of a thought is shared likewise");
    }

    #[test]
    fn what_nobody_waits_for_takes_no_room() {
        let (mut queue, table) = (Queue::default(), table());
        let hint = || request(&*table, Kind::Hard, Priority::Person);
        for _ in 0..100 {
            assert!(wait(&mut queue, hint()).is_some(), "the one before was given up");
        }
    }

    /// A pool without threads: a request that queues waits for ever.
    #[test]
    fn bots_that_answer_at_once_do_not_queue() {
        let shared = Shared { queue: Mutex::default(), news: Condvar::new(), thinking: Thinking::default() };
        let bots = BotPool { shared: Arc::new(shared) };
        let table = table();
        let think = |kind| bots.think(request(&*table, kind, Priority::Bot));
        for kind in [Kind::Easy, Kind::Normal] {
            let thought = think(kind).now_or_never().expect("answered at once").unwrap();
            let seat = table.to_act().first().unwrap();
            assert!(table.moves(seat).0.contains(&thought.chosen));
        }
        assert!(think(Kind::Hard).now_or_never().is_none());
    }
}
