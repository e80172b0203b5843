//! The hall: all tables of this server. A table that somebody looks at, or that has something to do, is
//! in memory; any other is in the store, and is read again when somebody comes.

use crate::Config;
use crate::command::{Command, plan};
use crate::driver;
use crate::entry::{Entry, Origin, Pace, PersonId, SeatFor, Settings};
use crate::problem::Problem;
use crate::promises::Promises;
use crate::render::Rendered;
use crate::review::Review;
use crate::seat_limits::SeatLimits;
use crate::seat_links::SeatLinks;
use crate::sitting::{LogError, Sitting};
use crate::thinkers::Thinkers;
use crate::tongues;
use crate::visitor::random_bytes;
use crate::word_filter::WordFilter;
use brocante_core::pieces::Memory;
use brocante_core::text::Said;
use brocante_core::{AnyGame, Header, SEATS_MAX, Seat, Seed, Viewer};
use brocante_store::{Append, Index, List, Phase, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::{Mutex as AsyncMutex, watch};

/// A table that nobody looks at leaves the memory after this; one whose game is over sooner.
const IDLE: Duration = Duration::from_secs(600);
const IDLE_OVER: Duration = Duration::from_secs(60);
/// Lists are in the order of the last moves; who moved a moment earlier does not matter.
const LISTED_MS: u64 = 1000;
/// Letters and figures that are not mistaken for each other.
const CODE_ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789x";
const CODE_CHARS: usize = 5;
const ID_CHARS: usize = 16;

#[derive(Debug)]
pub struct Hall {
    store: Arc<dyn Store>,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    pub seat_links: SeatLinks,
    pub promises: Promises,
    pub seat_limits: SeatLimits,
    pub timing: Timing,
    pub thinkers: Thinkers,
    /// What every table filters at least.
    pub word_filter: WordFilter,
}

/// How time passes in this hall.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long a second of a table's clock is. Tests make it short.
    pub clock_second: Duration,
}

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    pub id: String,
    inner: AsyncMutex<Inner>,
    /// Counts every change, those that are not written down as well.
    changed: watch::Sender<u64>,
}

#[derive(Debug)]
pub struct Inner {
    pub sitting: Sitting,
    /// What is being typed by those who speak.
    pub typing: [String; SEATS_MAX],
    /// Since when each seat's clock runs, with the decision it is for.
    pub clocks: [Option<(u64, Instant)>; SEATS_MAX],
    /// Since when somebody speaks, with the entry it began at.
    pub speech: Option<(u64, Instant)>,
    /// How many pages each person has open here.
    pub pages: HashMap<PersonId, usize>,
    pub spectators: usize,
    /// The points after every move of a finished game, once somebody has looked at them.
    pub points: Option<Arc<Vec<Vec<i32>>>>,
    /// What a bot thinks of the decisions of a finished game, once somebody has asked.
    pub review: Option<Arc<Review>>,
    /// How many of them are TVs.
    pub tvs: usize,
    /// What was rendered since the last change.
    pub rendered: HashMap<(Viewer, bool, &'static str), Arc<Rendered>>,
    /// What the last pages of those who look on were made of.
    pub memories: HashMap<(Viewer, bool, &'static str), Memory>,
    /// What was said to them, where it is the same for all.
    pub said: Said,
    /// The store could not be read when something was to be taken back.
    pub is_lost: bool,
    /// How the lists know the table, if that was written since it is in memory.
    listed: Option<Index>,
    used: Instant,
    clock_second: Duration,
}

impl Live {
    fn new(sitting: Sitting, clock_second: Duration) -> Live {
        let id = sitting.id.clone();
        let mut inner = Inner {
            sitting,
            typing: Default::default(),
            clocks: [None; SEATS_MAX],
            speech: None,
            pages: HashMap::new(),
            spectators: 0,
            tvs: 0,
            points: None,
            review: None,
            rendered: HashMap::new(),
            memories: HashMap::new(),
            said: Said::default(),
            is_lost: false,
            listed: None,
            used: Instant::now(),
            clock_second,
        };
        inner.wind_clocks();
        Live { id, inner: AsyncMutex::new(inner), changed: watch::Sender::new(0) }
    }

    pub async fn lock(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        let mut inner = self.inner.lock().await;
        inner.used = Instant::now();
        inner
    }

    /// The same for work that nobody asked for: it does not keep the table in memory.
    pub async fn lock_quietly(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Everybody who looks gets the newest state.
    pub fn tell(&self, inner: &mut Inner) {
        inner.rendered.clear();
        inner.wind_clocks();
        self.changed.send_modify(|count| *count += 1);
    }
}

impl Inner {
    /// A clock runs for each decision a person has to make.
    fn wind_clocks(&mut self) {
        let to_act = self.sitting.to_act();
        for seat in Seat::all(SEATS_MAX as u8) {
            let (clock_seq, _) = self.sitting.clock(seat);
            let clock = &mut self.clocks[seat.index()];
            // It goes on while a bot stands in for somebody.
            *clock = match *clock {
                _ if !to_act.contains(seat) => None,
                Some((same, since)) if same == clock_seq => Some((same, since)),
                _ => Some((clock_seq, Instant::now())),
            };
        }
        let speech = self.sitting.game.as_ref().and_then(|game| game.speech());
        self.speech = match (speech, self.speech) {
            (None, _) => None,
            (Some(speech), Some((began, since))) if began == self.sitting.decision_seq(speech.seat) => {
                Some((began, since))
            }
            (Some(speech), _) => Some((self.sitting.decision_seq(speech.seat), Instant::now())),
        };
    }

    /// When a seat's clock has run out, or the speaker's candle.
    pub fn deadline(&self, seat: Seat) -> Option<Instant> {
        let (_, since) = self.clocks[seat.index()]?;
        let seconds = self.sitting.clock_seconds(seat)?;
        if self.sitting.settings.pace.days() == 0 {
            return Some(since + self.clock_second * seconds);
        }
        // Days go by on the calendar, whether this server runs or not.
        let passed = Duration::from_millis(now_ms().saturating_sub(self.sitting.clock(seat).1));
        Some(Instant::now() + (self.clock_second * seconds).saturating_sub(passed))
    }

    pub fn speech_deadline(&self) -> Option<(Seat, Instant)> {
        let speech = self.sitting.game.as_ref()?.speech()?;
        let (_, since) = self.speech?;
        Some((speech.seat, since + self.clock_second * speech.seconds))
    }

    /// How many pages show the table, and hear of every change.
    pub fn live_pages(&self) -> usize {
        self.spectators + self.tvs + self.pages.values().sum::<usize>()
    }

    pub fn is_connected(&self, person: &PersonId) -> bool {
        self.pages.contains_key(&person.device())
    }
}

/// What is asked for when a table is made.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub header: Header,
    pub settings: Settings,
    /// Who sits where from the beginning.
    pub sitters: Vec<(Seat, PersonId, String)>,
    pub host: PersonId,
    pub begin: bool,
    /// The server's part of the shuffle, and that of the host.
    pub secret: Seed,
    pub share: Option<Seed>,
    pub origin: Option<Origin>,
    /// Whom nobody hears, from the table before.
    pub muted: Vec<PersonId>,
    /// What was played before anybody saw the table, with the words that go with it.
    pub played: Vec<Entry>,
}

#[cfg(test)]
impl NewTable {
    /// The first game with as few as can be; begun where bots play against the host.
    pub(crate) fn of_a_test(host: &PersonId, others: SeatFor) -> NewTable {
        let game = brocante_registry::games()[0].info();
        NewTable {
            header: Header::new(game.name, game.seats_min),
            settings: usual_settings(game.seats_min, others),
            sitters: vec![(Seat(0), host.clone(), "Ada".to_owned())],
            host: host.clone(),
            begin: others.is_bot(),
            secret: crate::promises::random_seed(),
            share: None,
            origin: None,
            muted: Vec::new(),
            played: Vec::new(),
        }
    }
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, config: &Config) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            tables: Mutex::default(),
            seat_links: SeatLinks::default(),
            promises: Promises::default(),
            seat_limits: SeatLimits::new(config.requests_per_second),
            timing: config.timing,
            thinkers: Thinkers::start(config.thinking),
            word_filter: config.word_filter,
        })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// A table, from memory or from the store.
    pub async fn table(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.tables().get(id) {
            return Ok(Arc::clone(live));
        }
        if id.len() != ID_CHARS || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Problem::NoTable);
        }
        let sitting = self.read(id).await?;
        let mut tables = self.tables();
        if let Some(live) = tables.get(id) {
            return Ok(Arc::clone(live));
        }
        Ok(self.keep(&mut tables, sitting))
    }

    fn keep(self: &Arc<Hall>, tables: &mut HashMap<String, Arc<Live>>, sitting: Sitting) -> Arc<Live> {
        let live = Arc::new(Live::new(sitting, self.timing.clock_second));
        tables.insert(live.id.clone(), Arc::clone(&live));
        tokio::spawn(driver::drive(Arc::clone(self), Arc::downgrade(&live)));
        live
    }

    async fn read(&self, id: &str) -> Result<Sitting, Problem> {
        let bodies = self.store.load(id.to_owned()).await.map_err(unsaved)?;
        if bodies.is_empty() {
            return Err(Problem::NoTable);
        }
        Sitting::read(id, &bodies).map_err(|error: LogError| {
            tracing::error!(table = id, %error, "a log can't be read");
            if matches!(error, LogError::OtherRules { .. }) { Problem::OtherRules } else { Problem::Broken }
        })
    }

    pub async fn by_code(self: &Arc<Hall>, code: &str) -> Result<Arc<Live>, Problem> {
        let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).take(CODE_CHARS + 1).collect();
        let id = self.store.by_code(code.to_ascii_lowercase()).await.map_err(unsaved)?.ok_or(Problem::NoTable)?;
        self.table(&id).await
    }

    pub async fn list(self: &Arc<Hall>, list: List, most: usize) -> Result<Vec<Arc<Live>>, Problem> {
        let mut tables = Vec::new();
        for listed in self.store.list(list, most).await.map_err(unsaved)? {
            match self.table(&listed.table).await {
                Ok(live) => tables.push(live),
                Err(problem) => tracing::warn!(table = listed.table, %problem, "a listed table can't be read"),
            }
        }
        Ok(tables)
    }

    /// Makes a table. Where its set-up is refused, nothing is written.
    pub async fn make(self: &Arc<Hall>, new: NewTable, lang: &str) -> Result<Arc<Live>, Problem> {
        check_setup(&new.header, lang)?;
        let filter = self.filter_of(&new.settings);
        let settings = Settings { word_filter: filter, ..new.settings };
        let mut sitters = new.sitters;
        for (_, _, name) in &mut sitters {
            *name = filter.sift(name)?;
        }
        let id = random_code(ID_CHARS);
        let now = now_ms();
        let sitting = loop {
            let made = Entry::Made {
                code: random_code(CODE_CHARS),
                header: new.header.clone(),
                settings: settings.clone(),
                host: new.host.clone(),
                at_ms: now,
                // A deal that somebody has chosen is not shuffled.
                secret: Some(new.secret.clone()).filter(|_| new.header.seed.is_none()),
                origin: new.origin.clone(),
            };
            let mut sitting = Sitting::made(&id, &made).expect("it is made by being made");
            let mut listed = None;
            let mut appends = vec![append(&sitting, &made, &mut listed)];
            let mut carry_out = |sitting: &mut Sitting, entries: Vec<Entry>| {
                entries.iter().try_for_each(|entry| {
                    sitting.apply(entry, lang).map_err(Problem::Refused)?;
                    appends.push(append(sitting, entry, &mut listed));
                    Ok(())
                })
            };
            let sitters = sitters.iter().cloned();
            let sat = sitters.map(|(seat, person, name)| Entry::Sat { seat, person, name, at_ms: now });
            let muted = new.muted.iter().map(|person| Entry::Muted { person: person.clone(), is_muted: true });
            carry_out(&mut sitting, sat.chain(muted).collect())?;
            if let (Some(share), false) = (&new.share, sitting.seats_of(&new.host).is_empty()) {
                let shared = plan(&sitting, &new.host, &Command::Share { share: share.clone() }, now)?;
                carry_out(&mut sitting, shared)?;
            }
            if new.begin {
                let begun = plan(&sitting, &new.host, &Command::Begin, now)?;
                carry_out(&mut sitting, [begun, new.played.clone()].concat())?;
            }
            match self.store.append(appends).await {
                Ok(()) => break sitting,
                // Somebody else has this code.
                Err(StoreError::Taken { .. }) => {}
                Err(error) => return Err(unsaved(error)),
            }
        };
        metrics::counter!("brocante_tables_made_total", "game" => new.header.game.clone()).increment(1);
        Ok(self.keep(&mut self.tables(), sitting))
    }

    /// How words are filtered at a table: a host may be stricter than the server, not laxer.
    pub fn filter_of(&self, settings: &Settings) -> WordFilter {
        settings.word_filter.max(self.word_filter)
    }

    /// A command with its words as they may be said, and its settings no laxer than they may be.
    fn sifted(&self, settings: &Settings, command: Command) -> Result<Command, Problem> {
        let mut command = self.filter_of(settings).sift_command(command)?;
        if let Command::Change { settings, .. } = &mut command {
            settings.word_filter = self.filter_of(settings);
        }
        Ok(command)
    }

    /// Carries out what somebody asks for; answers when it is durable, with the last entry's number.
    /// It runs to its end even where whoever asked goes away.
    pub async fn perform(
        self: &Arc<Hall>,
        id: &str,
        person: Option<PersonId>,
        command: Command,
        lang: &'static str,
    ) -> Result<u64, Problem> {
        let live = self.table(id).await?;
        let person = person.ok_or(Problem::NotSeated)?;
        self.seat_limits.check(id, &person, &command)?;
        let hall = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inner = live.lock().await;
            if inner.is_lost {
                return Err(Problem::Unsaved);
            }
            let command = hall.sifted(&inner.sitting.settings, command)?;
            let entries = plan(&inner.sitting, &person, &command, now_ms())?;
            let before = carried_out(&inner.sitting, &person, &command);
            if let Command::Mute { seat, is_muted: true } = command {
                // What they are typing goes unsaid.
                inner.typing[seat.index()].clear();
            }
            let seq = hall.commit(&live, &mut inner, entries, lang).await?;
            drop(inner);
            // Where everybody waits, those who look on come first, and then whoever moved may move again.
            for _ in 0..2 {
                tokio::task::yield_now().await;
            }
            Ok(before.unwrap_or(seq))
        });
        task.await.map_err(|_| Problem::Broken)?
    }

    /// Writes entries down, all of them in one commit, and shows them. A move that is refused leaves everything
    /// as it was.
    pub async fn commit(
        &self,
        live: &Live,
        inner: &mut Inner,
        entries: Vec<Entry>,
        lang: &str,
    ) -> Result<u64, Problem> {
        let mut result = Ok(());
        let seq_before = inner.sitting.seq;
        let mut appends = Vec::with_capacity(entries.len());
        for entry in with_words(inner, entries) {
            let Inner { sitting, listed, .. } = &mut *inner;
            if let Err(refused) = sitting.apply(&entry, lang) {
                result = Err(Problem::Refused(refused));
                break;
            }
            appends.push(append(sitting, &entry, listed));
        }
        // What was refused is nobody's news.
        if !appends.is_empty() {
            if let Err(error) = self.store.append(appends).await {
                self.take_back(live, inner, seq_before).await;
                return Err(unsaved(error));
            }
            live.tell(inner);
        }
        result.map(|()| inner.sitting.seq)
    }

    /// What is in memory was never acknowledged; what counts is in the store.
    async fn take_back(&self, live: &Live, inner: &mut Inner, seq_before: u64) {
        inner.listed = None;
        match self.read(&live.id).await {
            Ok(sitting) => inner.sitting = sitting,
            // Nobody may see it as it is: whoever looks has to come again, and the table is read then.
            Err(_) => {
                inner.is_lost = true;
                self.tables().remove(&live.id);
            }
        }
        // Another server may have written meanwhile.
        if inner.is_lost || inner.sitting.seq != seq_before {
            live.tell(inner);
        }
    }

    /// Drops tables nobody has looked at for a while.
    pub fn sweep(&self) {
        let mut tables = self.tables();
        tables.retain(|_, live| match live.inner.try_lock() {
            Ok(inner) => {
                // Somebody looks; or a clock runs out whether anybody looks or not.
                let is_held = Arc::strong_count(live) > 1;
                let has_clock = inner.sitting.to_act().iter().any(|seat| inner.deadline(seat).is_some());
                let idle = if inner.sitting.phase() == Phase::Over { IDLE_OVER } else { IDLE };
                inner.used.elapsed() < idle || is_held || has_clock
            }
            Err(_) => true,
        });
        tables.shrink_to_fit();
        self.seat_links.sweep();
        self.seat_limits.sweep();
    }

    /// Whether the store answers.
    pub async fn check_store(&self) -> Result<(), Problem> {
        self.store.list(List::All(Phase::Playing), 1).await.map(drop).map_err(unsaved)
    }

    /// Reads the tables that may have something to do without anybody looking: bots, clocks.
    pub async fn resume(self: &Arc<Hall>) {
        const RESUMED_MAX: usize = 10_000;
        if let Err(problem) = self.list(List::All(Phase::Playing), RESUMED_MAX).await {
            tracing::warn!(%problem, "running tables can't be resumed");
        }
    }
}

fn append(sitting: &Sitting, entry: &Entry, listed: &mut Option<Index>) -> Append {
    let body = serde_json::to_string(entry).expect("an entry is plain data");
    Append { table: sitting.id.clone(), seq: sitting.seq, body, index: newly_listed(sitting, listed) }
}

/// How the lists are to know a table from now on, where that is new. When somebody has moved they know to
/// the second.
fn newly_listed(sitting: &Sitting, listed: &mut Option<Index>) -> Option<Index> {
    let index = sitting.index();
    let is_same = listed.as_ref().is_some_and(|listed| {
        let is_soon = index.changed_ms < listed.changed_ms + LISTED_MS;
        is_soon && (listed.phase, listed.public, &listed.people) == (index.phase, index.public, &index.people)
    });
    if is_same {
        return None;
    }
    *listed = Some(index.clone());
    Some(index)
}

/// The entry of a move that was carried out before, under the same name.
fn carried_out(sitting: &Sitting, person: &PersonId, command: &Command) -> Option<u64> {
    let Command::Move { command: Some(name), .. } = command else { return None };
    sitting.command_seq(sitting.seat_of(person)?, name)
}

/// What somebody typed while speaking is written down before the move that ends it.
fn with_words(inner: &mut Inner, entries: Vec<Entry>) -> Vec<Entry> {
    let mut all = Vec::with_capacity(entries.len() + 1);
    for entry in entries {
        if let Entry::Moved { seat, r#move, .. } = &entry {
            let speaks = inner.sitting.game.as_ref().and_then(|game| game.speech());
            // Any other move is refused, and then nothing may be written.
            if speaks.is_some_and(|speech| speech.seat == *seat && speech.done == *r#move) {
                all.push(Entry::Words { seat: *seat, text: std::mem::take(&mut inner.typing[seat.index()]) });
            }
        }
        all.push(entry);
    }
    all
}

/// The game of a header, if there is one.
pub fn game_of(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    brocante_registry::game(name).ok_or(Problem::NoGame)
}

/// Whether a table can be opened like this: seats, options, deck, script.
pub fn check_setup(header: &Header, lang: &str) -> Result<(), Problem> {
    let game = game_of(&header.game)?;
    let seed = header.seed.clone().unwrap_or_else(|| brocante_core::Seed::from_text("trial"));
    let trial = Header { seed: Some(seed), ..header.clone() };
    game.open(&trial, tongues::of(&header.game, lang)).map(drop).map_err(Problem::Refused)
}

/// How a table is set up that nobody has set up otherwise.
pub fn usual_settings(seats: u8, for_whom: SeatFor) -> Settings {
    Settings {
        pace: Pace::NoClock,
        spectators: true,
        seats: vec![for_whom; usize::from(seats)],
        scripted: false,
        word_filter: WordFilter::Off,
    }
}

fn unsaved(error: StoreError) -> Problem {
    tracing::error!(%error, "the store refuses");
    Problem::Unsaved
}

pub fn random_code(chars: usize) -> String {
    random_bytes(chars).iter().map(|byte| char::from(CODE_ALPHABET[usize::from(byte % 32)])).collect()
}

pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use brocante_store::{Listed, Sqlite};
    use futures_util::FutureExt as _;
    use futures_util::future::BoxFuture;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// A store whose disk can go away and come back.
    #[derive(Debug)]
    struct Removable {
        store: Sqlite,
        is_gone: Arc<AtomicBool>,
    }

    impl Removable {
        fn there<'a, T: Send + 'a>(
            &self,
            answer: impl FnOnce() -> BoxFuture<'a, Result<T, StoreError>>,
        ) -> BoxFuture<'a, Result<T, StoreError>> {
            match self.is_gone.load(Ordering::SeqCst) {
                true => async { Err(StoreError::Broken("gone".to_owned())) }.boxed(),
                false => answer(),
            }
        }
    }

    impl Store for Removable {
        fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.append(appends))
        }

        fn load(&self, table: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
            self.there(|| self.store.load(table))
        }

        fn by_code(&self, code: String) -> BoxFuture<'_, Result<Option<String>, StoreError>> {
            self.there(|| self.store.by_code(code))
        }

        fn list(&self, list: List, most: usize) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
            self.there(|| self.store.list(list, most))
        }
    }

    /// What could not be written, and could not be taken back either, is shown to nobody.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_whose_store_is_gone_is_read_again_when_it_is_back() {
        let folder = tempfile::tempdir().unwrap();
        let is_gone = Arc::new(AtomicBool::new(false));
        let config = Config::of_a_test(folder.path(), Duration::ZERO);
        let store = Sqlite::open(&config.data).unwrap();
        let store = Arc::new(Removable { store, is_gone: Arc::clone(&is_gone) });
        let hall = Hall::new(store, &config);
        let host = crate::visitor::person_of("0123456789abcdef0123456789abcdef");
        let live = hall.make(NewTable::of_a_test(&host, SeatFor::Friends), "en").await.unwrap();
        let before = live.lock().await.sitting.seq;
        is_gone.store(true, Ordering::SeqCst);
        let say = |text: &str| Command::Chat { text: text.to_owned() };
        let said = hall.perform(&live.id, Some(host.clone()), say("lost"), "en").await;
        assert_eq!(said, Err(Problem::Unsaved));
        assert!(live.lock().await.is_lost, "pages that are open are let go");
        assert_eq!(hall.perform(&live.id, Some(host.clone()), say("lost too"), "en").await, Err(Problem::Unsaved));
        is_gone.store(false, Ordering::SeqCst);
        assert_eq!(hall.perform(&live.id, Some(host), say("found"), "en").await, Ok(before + 1));
        let again = hall.table(&live.id).await.unwrap();
        assert_eq!(again.lock().await.sitting.chat.len(), 1);
    }
}
