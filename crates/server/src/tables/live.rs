//! A table in memory.

use crate::edge::client::Network;
use crate::tables::bot_pool::Asker;
use crate::tables::render_cache::RenderCache;
use crate::tables::review::Review;
use brocante_core::{SEATS_MAX, Seat};
use brocante_table::{PersonId, TableState, TableSummary, clock};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, watch};

/// A table in memory.
#[derive(Debug)]
pub struct LiveTable {
    pub id: String,
    inner: AsyncMutex<LiveInner>,
    /// Counts every change, including those that are not in the log.
    changed: watch::Sender<u64>,
}

/// What the lock of a [`LiveTable`] protects.
#[derive(Debug)]
pub struct LiveInner {
    /// The fold of the log.
    pub state: TableState,
    /// What the players who speak are typing.
    pub typing: [String; SEATS_MAX],
    pub presence: Presence,
    pub cache: RenderCache,
    /// The points after every move of a finished game, once somebody has looked at them.
    pub points: Option<Arc<Vec<Vec<i32>>>>,
    /// A bot's judgement of a finished game, once somebody has asked for it.
    pub review: Option<Arc<Review>>,
    /// Whether the store could not be read after a write failed. Pages must be loaded again.
    pub is_lost: bool,
    /// What the lists know of the table, if it was written since the table is in memory.
    pub listed: Option<TableSummary>,
    /// For whom the bots of the table think.
    pub asker: Asker,
    clocks: Clocks,
    used: Instant,
}

/// The pages that show a table.
#[derive(Debug, Default)]
pub struct Presence {
    /// The open pages of each person.
    pages: HashMap<PersonId, usize>,
    pub spectators: usize,
    /// TV pages among the viewers.
    pub tvs: usize,
}

impl Presence {
    /// The number of pages that show the table.
    pub fn pages(&self) -> usize {
        self.spectators + self.tvs + self.pages.values().sum::<usize>()
    }

    /// Whether a person has a page open.
    pub fn is_connected(&self, person: &PersonId) -> bool {
        self.pages.contains_key(&person.device())
    }

    /// Counts a person's pages up or down.
    pub fn count_page(&mut self, person: &PersonId, by: isize) {
        let before = self.pages.get(person).copied().unwrap_or_default();
        match before.saturating_add_signed(by) {
            0 => self.pages.remove(person),
            pages => self.pages.insert(person.clone(), pages),
        };
    }
}

/// The running clocks of a table.
#[derive(Debug)]
struct Clocks {
    /// For each seat the entry its clock was started at, and since when it runs in this process.
    seats: [Option<(u64, Instant)>; SEATS_MAX],
    /// The same for a speech.
    speech: Option<(u64, Instant)>,
    /// The length of a second, which tests shorten.
    second: Duration,
}

impl Clocks {
    /// Starts the clocks of new decisions and stops those of past ones.
    fn update(&mut self, state: &TableState) {
        let to_act = state.to_act();
        for seat in Seat::all(SEATS_MAX as u8) {
            let (clock_seq, _) = state.clock(seat);
            let clock = &mut self.seats[seat.index()];
            // A clock goes on while a bot stands in for a person.
            *clock = match *clock {
                _ if !to_act.contains(seat) => None,
                Some((same, since)) if same == clock_seq => Some((same, since)),
                _ => Some((clock_seq, Instant::now())),
            };
        }
        let speech = state.game.as_ref().and_then(|game| game.speech());
        self.speech = match (speech, self.speech) {
            (None, _) => None,
            (Some(speech), Some((began, since))) if began == state.decision_seq(speech.seat) => Some((began, since)),
            // By correspondence the player may be away: their time starts when they say so.
            (Some(speech), _) if state.settings.pace.days() > 0 && !state.is_bot(speech.seat) => None,
            (Some(speech), _) => Some((state.decision_seq(speech.seat), Instant::now())),
        };
    }

    /// Starts the time of a speech, unless it runs already.
    fn start_speech(&mut self, state: &TableState) {
        let speech = state.game.as_ref().and_then(|game| game.speech());
        if let (Some(speech), None) = (speech, self.speech) {
            self.speech = Some((state.decision_seq(speech.seat), Instant::now()));
        }
    }
}

impl LiveTable {
    /// A table; `network` is the address of the person who opens it, if that is known.
    pub fn new(state: TableState, clock_second: Duration, network: Option<Network>) -> LiveTable {
        let id = state.id.clone();
        let mut clocks = Clocks { seats: [None; SEATS_MAX], speech: None, second: clock_second };
        clocks.update(&state);
        let asker = network.map_or_else(|| Asker::Person(state.host.device()), Asker::Address);
        let inner = LiveInner {
            asker,
            state,
            typing: Default::default(),
            presence: Presence::default(),
            cache: RenderCache::default(),
            points: None,
            review: None,
            is_lost: false,
            listed: None,
            clocks,
            used: Instant::now(),
        };
        LiveTable { id, inner: AsyncMutex::new(inner), changed: watch::Sender::new(0) }
    }

    pub async fn lock(&self) -> MutexGuard<'_, LiveInner> {
        let mut inner = self.inner.lock().await;
        inner.used = Instant::now();
        inner
    }

    /// Locks the table for work that nobody asked for: it does not keep the table in memory.
    pub async fn lock_quietly(&self) -> MutexGuard<'_, LiveInner> {
        self.inner.lock().await
    }

    /// The lock, if nobody has it.
    pub fn try_lock(&self) -> Option<MutexGuard<'_, LiveInner>> {
        self.inner.try_lock().ok()
    }

    /// Tells of every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Shows the newest state to everybody who looks.
    pub fn notify(&self, inner: &mut LiveInner) {
        inner.cache.invalidate();
        inner.clocks.update(&inner.state);
        self.changed.send_modify(|count| *count += 1);
    }
}

impl LiveInner {
    /// When a seat's clock runs out.
    pub fn deadline(&self, seat: Seat) -> Option<Instant> {
        let (_, since) = self.clocks.seats[seat.index()]?;
        let left = clock::time_left(&self.state, seat, since.elapsed(), now_ms(), self.clocks.second)?;
        Some(Instant::now() + left)
    }

    /// The seat that speaks, and when its time is up.
    pub fn speech_deadline(&self) -> Option<(Seat, Instant)> {
        let speech = self.state.game.as_ref()?.speech()?;
        let (_, since) = self.clocks.speech?;
        Some((speech.seat, since + self.clocks.second * speech.seconds))
    }

    /// Whether a seat is to speak, and its time has not started.
    pub fn speech_waits(&self, seat: Seat) -> bool {
        let speech = self.state.game.as_ref().and_then(|game| game.speech());
        speech.is_some_and(|speech| speech.seat == seat) && self.clocks.speech.is_none()
    }

    /// Starts the time of the present speech.
    pub fn start_speech(&mut self) {
        self.clocks.start_speech(&self.state);
    }

    /// How long nobody has used the table.
    pub fn idle(&self) -> Duration {
        self.used.elapsed()
    }
}

/// The time, in milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
