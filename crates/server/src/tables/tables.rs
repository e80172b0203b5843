//! All tables of this server. A table that somebody looks at, or that has something to do, is in memory; any other is in
//! the store, and is read again when somebody asks for it.

use crate::edge::bans::Bans;
use crate::edge::client::{Network, current_network};
use crate::edge::problem::Problem;
use crate::edge::random::{random_bytes, random_hex, random_seed};
use crate::games;
use crate::tables::address_limits::AddressLimits;
use crate::tables::bot_pool::{BotPool, Thinking};
use crate::tables::deals::{self, Joining};
use crate::tables::driver;
use crate::tables::live::{LiveInner, LiveTable, now_ms};
use crate::tables::new_table::NewTable;
use crate::tables::outage::{self, Outage};
use crate::tables::promises::Promises;
use crate::tables::seat_limits::SeatLimits;
use crate::tables::seat_links::SeatLinks;
use brocante_core::{AnyGame, Header, Seat, Seed, Viewer};
use brocante_show::ShownGame;
use brocante_store::{Append, List, Listed, Page, Store, StoreError};
use brocante_table::command::{NoBody, Share, repeated};
use brocante_table::state::check_setup;
use brocante_table::{
    Command, CommandError, Context, Entry, LogError, PersonId, Phase, Settings, TableState, TableSummary, WordFilter,
    plan,
};
use sha2::{Digest as _, Sha256};
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A table that nobody looks at leaves the memory after this time.
const IDLE: Duration = Duration::from_secs(600);
/// The same for a table whose game is over.
const IDLE_OVER: Duration = Duration::from_secs(60);
/// Lists are sorted by the last move, to this precision.
const LISTED_MS: u64 = 1000;
/// Letters and digits that can't be mistaken for each other. Their number divides 256, so that every character of a
/// code is equally likely.
const CODE_ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const CODE_CHARS: usize = 5;
const ID_CHARS: usize = 16;
/// The most tables that are read again after a restart.
const RESUMED_MAX: usize = 10_000;

/// All tables of this server.
#[derive(Debug)]
pub struct Tables {
    store: Arc<dyn Store>,
    live: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// The damaged tables that were logged.
    damaged: Mutex<HashSet<String>>,
    pub bans: Arc<Bans>,
    pub seat_links: SeatLinks,
    pub promises: Promises,
    pub seat_limits: SeatLimits,
    pub address_limits: AddressLimits,
    pub timing: Timing,
    /// The time that this server was not running, if games by correspondence get it back.
    outage: Option<Outage>,
    /// Decides what bots draw at tables that have no secret of their own.
    pub lots: Seed,
    pub bots: BotPool,
    /// The weakest word filter of any table.
    pub word_filter: WordFilter,
    /// Mixed into the numbers that stand for addresses in the store.
    maker_key: String,
}

/// What the host of the server decides about tables.
#[derive(Clone, Debug)]
pub struct TablesConfig {
    /// The database file.
    pub data: PathBuf,
    pub requests_per_second: NonZeroU32,
    /// The live pages and streams of an address.
    pub live_per_address: usize,
    pub word_filter: WordFilter,
    pub timing: Timing,
    pub thinking: Thinking,
}

/// How time passes on this server.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How long a second of a table's clock is. Tests make it short.
    pub clock_second: Duration,
}

/// What came of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Performed {
    /// The number of the last entry; of the earlier one, if the request was repeated.
    pub seq: u64,
    /// The seat that somebody sat down on.
    pub seat: Option<Seat>,
}

impl Tables {
    pub fn new(store: Arc<dyn Store>, config: &TablesConfig) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            live: Mutex::default(),
            damaged: Mutex::default(),
            bans: Arc::default(),
            seat_links: SeatLinks::default(),
            promises: Promises::default(),
            seat_limits: SeatLimits::new(config.requests_per_second),
            address_limits: AddressLimits::new(config.requests_per_second, config.live_per_address),
            timing: config.timing,
            lots: random_seed(),
            outage: outage::since_last_run(&config.data, now_ms()),
            bots: BotPool::start(config.thinking),
            word_filter: config.word_filter,
            maker_key: random_hex(16),
        })
    }

    #[cfg(test)]
    pub(crate) fn set_outage(&mut self, outage: Outage) {
        self.outage = Some(outage);
    }

    #[cfg(test)]
    pub(crate) fn forget(&self, id: &str) {
        self.live().remove(id);
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count_in_memory(&self) -> usize {
        self.live().len()
    }

    /// A table, from memory or from the store.
    pub async fn table(self: &Arc<Tables>, id: &str) -> Result<Arc<LiveTable>, Problem> {
        if let Some(live) = self.live().get(id) {
            return Ok(Arc::clone(live));
        }
        if id.len() != ID_CHARS || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Problem::NoTable);
        }
        let state = self.with_grace(self.read(id).await?).await?;
        let mut live = self.live();
        if let Some(live) = live.get(id) {
            return Ok(Arc::clone(live));
        }
        Ok(self.keep(&mut live, state, None))
    }

    fn keep(
        self: &Arc<Tables>,
        live: &mut HashMap<String, Arc<LiveTable>>,
        state: TableState,
        network: Option<Network>,
    ) -> Arc<LiveTable> {
        let table = Arc::new(LiveTable::new(state, self.timing.clock_second, network));
        live.insert(table.id.clone(), Arc::clone(&table));
        tokio::spawn(driver::drive(Arc::clone(self), Arc::downgrade(&table)));
        table
    }

    async fn read(&self, id: &str) -> Result<TableState, Problem> {
        let bodies = self.store.load(id.to_owned()).await.map_err(|error| self.refused(error))?;
        if bodies.is_empty() {
            return Err(Problem::NoTable);
        }
        let state = TableState::read(id, &bodies, find_game).map_err(|error: LogError| {
            tracing::error!(table = id, %error, "a log can't be read");
            if matches!(error, LogError::OtherRules { .. }) { Problem::OtherRules } else { Problem::Broken }
        })?;
        if state.is_closed_by_operator { Err(Problem::Closed) } else { Ok(state) }
    }

    /// A table that was just read. If its clocks ran while the server did not, everybody gets that time back.
    async fn with_grace(&self, mut state: TableState) -> Result<TableState, Problem> {
        let Some(entry) = self.outage.and_then(|outage| outage.entry(&state)) else { return Ok(state) };
        state.apply(&entry).map_err(|_| Problem::Broken)?;
        match self.store.append(vec![append(&state, &entry, &mut None)]).await {
            Ok(()) => Ok(state),
            // Somebody else has just read the table and written it.
            Err(StoreError::Taken { .. }) => self.read(&state.id).await,
            Err(error) => Err(self.refused(error)),
        }
    }

    /// The table with a short code, for a person who may join or watch it. A code can be guessed, so a table that is
    /// closed to this person, or over, answers like one that does not exist, and wrong codes are counted.
    pub async fn by_code(self: &Arc<Tables>, code: &str, person: Option<&PersonId>) -> Result<Arc<LiveTable>, Problem> {
        let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).take(CODE_CHARS + 1).collect();
        if code.len() != CODE_CHARS {
            return Err(Problem::NoTable);
        }
        let network = current_network();
        self.address_limits.check_code(network)?;
        let found = match self.store.by_code(code.to_ascii_lowercase()).await.map_err(|error| self.refused(error))? {
            Some(id) => Some(self.table(&id).await?),
            None => None,
        };
        if let Some(live) = found {
            let inner = live.lock_quietly().await;
            let is_open = match inner.state.phase() {
                Phase::Gathering => true,
                Phase::Playing => inner.state.may_watch(person, now_ms()),
                Phase::Over => person.is_some_and(|person| !inner.state.seats_of(person).is_empty()),
            };
            drop(inner);
            if is_open {
                return Ok(live);
            }
        }
        self.address_limits.count_wrong_code(network);
        Err(Problem::NoTable)
    }

    /// A page of a list, the latest change first. It opens no table.
    pub async fn listed(&self, list: List, page: Page) -> Result<Vec<Listed>, Problem> {
        self.store.list(list, page).await.map_err(|error| self.refused(error))
    }

    /// The tables of a list, the latest change first. For a person's own tables: those of strangers are not opened to be
    /// listed.
    pub async fn list(self: &Arc<Tables>, list: List, most: usize) -> Result<Vec<Arc<LiveTable>>, Problem> {
        let mut tables = Vec::new();
        for listed in self.store.list(list, Page::first(most)).await.map_err(|error| self.refused(error))? {
            match self.table(&listed.table).await {
                Ok(live) => tables.push(live),
                // It was logged when it was found.
                Err(Problem::Damaged) => {}
                Err(problem) => tracing::warn!(table = listed.table, %problem, "a listed table can't be read"),
            }
        }
        Ok(tables)
    }

    /// What plans need beside a table.
    fn context(&self) -> Context {
        Context { now_ms: now_ms(), fresh_seed: random_seed, word_filter: self.word_filter }
    }

    /// The word filter of a table.
    pub fn filter_of(&self, settings: &Settings) -> WordFilter {
        settings.word_filter.max(self.word_filter)
    }

    /// Makes a table. If its set-up is refused, nothing is written.
    pub async fn make(self: &Arc<Tables>, new: NewTable) -> Result<Arc<LiveTable>, Problem> {
        check_header(&new.header)?;
        self.bans.check_person(&new.host)?;
        let network = current_network();
        self.address_limits.check_table(network, &new.header)?;
        let filter = self.filter_of(&new.settings);
        let settings = Settings { word_filter: filter, ..new.settings.clone() };
        let mut sitters = new.sitters.clone();
        for (_, _, name) in &mut sitters {
            *name = filter.sift(name)?;
        }
        let new = NewTable { settings, sitters, ..new };
        let id = random_code(ID_CHARS);
        let state = loop {
            let (state, appends) = self.opening(&id, &new)?;
            match self.store.append(appends).await {
                Ok(()) => break state,
                // Another table has this code.
                Err(StoreError::Taken { .. }) => {}
                Err(error) => return Err(self.refused(error)),
            }
        };
        metrics::counter!("brocante_tables_made_total", "game" => new.header.game.clone()).increment(1);
        Ok(self.keep(&mut self.live(), state, Some(network)))
    }

    /// A number for an address. It says nothing to anybody who reads the store, and is another one after a restart.
    fn maker(&self, network: Network) -> String {
        hex::encode(&Sha256::digest(format!("{}{network}", self.maker_key))[..8])
    }

    /// The first entries of a new table, and the table after them.
    fn opening(&self, id: &str, new: &NewTable) -> Result<(TableState, Vec<Append>), Problem> {
        let context = self.context();
        let now = context.now_ms;
        let made = Entry::Made {
            code: random_code(CODE_CHARS),
            header: new.header.clone(),
            settings: new.settings.clone(),
            host: new.host.clone(),
            at_ms: now,
            // A deal that somebody has chosen is not shuffled.
            secret: Some(new.secret.clone()).filter(|_| new.header.seed.is_none()),
            origin: new.origin.clone(),
        };
        let mut state = TableState::made(id, &made, find_game).ok_or(Problem::Broken)?;
        let mut listed = None;
        let mut first = append(&state, &made, &mut listed);
        if let Some(summary) = &mut first.summary {
            summary.maker = self.maker(current_network());
        }
        let mut appends = vec![first];
        let mut apply = |state: &mut TableState, entries: Vec<Entry>| {
            entries.iter().try_for_each(|entry| {
                state.apply(entry).map_err(|refused| Problem::refused(refused, &new.header.game))?;
                appends.push(append(state, entry, &mut listed));
                Ok::<(), Problem>(())
            })
        };
        let sitters = new.sitters.iter().cloned();
        let sat = sitters.map(|(seat, person, name)| Entry::Sat { seat, person, name, at_ms: now });
        let muted = new.muted.iter().map(|person| Entry::Muted { person: person.clone(), is_muted: true });
        apply(&mut state, sat.chain(muted).collect())?;
        if new.share != Share::default() && !state.seats_of(&new.host).is_empty() {
            let shared = plan(&state, &new.host, &Command::Share(new.share.clone()), &context)?;
            apply(&mut state, shared)?;
        }
        if new.begin {
            let begun = plan(&state, &new.host, &Command::Begin(NoBody {}), &context)?;
            apply(&mut state, [begun, new.played.clone()].concat())?;
        }
        Ok((state, appends))
    }

    /// Carries out a command and answers when it is durable. It runs to its end even if the client goes away.
    pub async fn perform(
        self: &Arc<Tables>,
        id: &str,
        person: Option<PersonId>,
        command: Command,
    ) -> Result<Performed, Problem> {
        let live = self.table(id).await?;
        let person = person.ok_or(CommandError::NotSeated)?;
        self.bans.check_person(&person)?;
        self.seat_limits.check(id, &person, &command)?;
        if let Command::Settings(change) = &command {
            self.address_limits.check_deck(current_network(), change.deck.as_ref())?;
        }
        let joining = match &command {
            Command::Sit(_) => Some(Joining::Sits(&person)),
            Command::TakeOver(_) => Some(Joining::TakesOver(&person)),
            Command::Begin(_) => Some(Joining::Begins),
            _ => None,
        };
        if let Some(joining) = joining {
            deals::join(self, &live, joining).await?;
        }
        let tables = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inner = live.lock().await;
            if inner.is_lost {
                return Err(Problem::Unsaved);
            }
            let viewer = inner.state.viewer(Some(&person));
            let entries = plan(&inner.state, &person, &command, &tables.context())
                .map_err(|error| explained(error, &inner.state, viewer))?;
            let before = repeated(&inner.state, &person, &command);
            let seat = entries.iter().find_map(|entry| match entry {
                Entry::Sat { seat, .. } => Some(*seat),
                _ => None,
            });
            if let Command::Mute(request) = &command
                && request.muted
            {
                // What the player is typing is dropped.
                inner.typing[request.seat.index()].clear();
            }
            let seq = tables.commit(&live, &mut inner, entries).await?;
            drop(inner);
            // Under load, the pages that wait for this change come first; then the mover may move again.
            for _ in 0..2 {
                tokio::task::yield_now().await;
            }
            Ok(Performed { seq: before.unwrap_or(seq), seat })
        });
        task.await.map_err(|_| Problem::Broken)?
    }

    /// Writes entries in one commit and shows them. If one is refused, none is written.
    pub async fn commit(&self, live: &LiveTable, inner: &mut LiveInner, entries: Vec<Entry>) -> Result<u64, Problem> {
        let mut result = Ok(());
        let seq_before = inner.state.seq;
        let mut appends = Vec::with_capacity(entries.len());
        for entry in with_remarks(inner, entries) {
            let LiveInner { state, listed, .. } = &mut *inner;
            if let Err(refused) = state.apply(&entry) {
                let viewer = match &entry {
                    Entry::Moved { seat, .. } => Viewer::Seat(*seat),
                    _ => Viewer::Public,
                };
                result = Err(explained(CommandError::Refused(refused), state, viewer));
                break;
            }
            appends.push(append(state, &entry, listed));
        }
        // Nobody needs to know of a refused move.
        if !appends.is_empty() {
            if let Err(error) = self.store.append(appends).await {
                self.take_back(live, inner, seq_before).await;
                return Err(self.refused(error));
            }
            live.notify(inner);
        }
        result.map(|()| inner.state.seq)
    }

    /// Reads the table again: what is in memory was never acknowledged, and the store decides.
    async fn take_back(&self, live: &LiveTable, inner: &mut LiveInner, seq_before: u64) {
        inner.listed = None;
        match self.read(&live.id).await {
            Ok(state) => inner.state = state,
            // Nobody may see this state: pages connect again, and the table is read then.
            Err(_) => {
                inner.is_lost = true;
                self.live().remove(&live.id);
            }
        }
        // Another server may have written meanwhile.
        if inner.is_lost || inner.state.seq != seq_before {
            live.notify(inner);
        }
    }

    /// Drops tables that nobody has looked at for a while.
    pub fn sweep(&self) {
        let mut live = self.live();
        live.retain(|_, table| match table.try_lock() {
            Some(inner) => {
                // Somebody looks, or a clock runs whether anybody looks or not.
                let is_held = Arc::strong_count(table) > 1;
                let has_clock = inner.state.to_act().iter().any(|seat| inner.deadline(seat).is_some());
                let idle = if inner.state.phase() == Phase::Over { IDLE_OVER } else { IDLE };
                inner.idle() < idle || is_held || has_clock
            }
            None => true,
        });
        live.shrink_to_fit();
        self.seat_links.sweep();
        self.seat_limits.sweep();
        self.address_limits.sweep();
    }

    /// The tables in memory.
    pub fn in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.live().values().cloned().collect()
    }

    /// Closes a table for everybody, for good.
    pub async fn close(self: &Arc<Tables>, id: &str) -> Result<(), Problem> {
        let live = self.table(id).await?;
        {
            let mut inner = live.lock().await;
            self.commit(&live, &mut inner, vec![Entry::Closed { at_ms: now_ms() }]).await?;
        }
        self.read_again(id).await;
        Ok(())
    }

    /// Has a table read from the store again, because its log was changed there. Pages that show it reconnect.
    pub async fn read_again(&self, id: &str) {
        let found = self.live().get(id).cloned();
        if let Some(live) = found {
            let mut inner = live.lock().await;
            inner.is_lost = true;
            self.live().remove(id);
            live.notify(&mut inner);
        }
    }

    /// Takes a table out of memory unless somebody uses it. Returns whether it is not in memory now.
    pub fn let_go(&self, id: &str) -> bool {
        let mut live = self.live();
        let is_used = live.get(id).is_some_and(|table| Arc::strong_count(table) > 1);
        if !is_used {
            live.remove(id);
        }
        !is_used
    }

    /// What to answer when the store refuses. A damaged table is logged once, however often it is asked for.
    fn refused(&self, error: StoreError) -> Problem {
        let StoreError::Damaged { table, what } = error else {
            tracing::error!(%error, "the store refuses");
            return Problem::Unsaved;
        };
        self.log_damage(&table, &what);
        Problem::Damaged
    }

    /// Logs that a table is damaged, once.
    pub fn log_damage(&self, table: &str, what: &str) {
        let mut damaged = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        if damaged.insert(table.to_owned()) {
            tracing::error!(table, what, "a table is damaged and stays closed; restore it from a backup");
        }
    }

    /// Reads the tables on which bots or clocks may have something to do.
    pub async fn resume(self: &Arc<Tables>) {
        if let Err(problem) = self.list(List::All(Phase::Playing), RESUMED_MAX).await {
            tracing::warn!(%problem, "running tables can't be resumed");
        }
    }
}

/// A command's error, with what a sentence about it needs.
fn explained(error: CommandError, state: &TableState, viewer: Viewer) -> Problem {
    match error {
        CommandError::Refused(refused) => Problem::refused_at(refused, &state.header.game, state.names(), viewer),
        other => Problem::Command(other),
    }
}

fn append(state: &TableState, entry: &Entry, listed: &mut Option<TableSummary>) -> Append {
    let body = serde_json::to_string(entry).expect("an entry is plain data");
    Append { table: state.id.clone(), seq: state.seq, body, summary: newly_listed(state, listed) }
}

/// The new summary of a table, if the lists need it. They know the last move to the second.
fn newly_listed(state: &TableState, listed: &mut Option<TableSummary>) -> Option<TableSummary> {
    let summary = state.summary();
    let is_same = listed.as_ref().is_some_and(|listed| {
        let is_soon = summary.changed_ms < listed.changed_ms + LISTED_MS;
        let told = TableSummary { changed_ms: summary.changed_ms, maker: String::new(), ..listed.clone() };
        is_soon && told == summary
    });
    if is_same {
        return None;
    }
    *listed = Some(summary.clone());
    Some(summary)
}

/// Adds what a player typed while speaking before the move that ends the speech.
fn with_remarks(inner: &mut LiveInner, entries: Vec<Entry>) -> Vec<Entry> {
    let mut all = Vec::with_capacity(entries.len() + 1);
    for entry in entries {
        if let Entry::Moved { seat, r#move, .. } = &entry {
            let speech = inner.state.game.as_ref().and_then(|game| game.speech());
            // Any other move will be refused, and then nothing may be written.
            if speech.is_some_and(|speech| speech.seat == *seat && speech.done == *r#move) {
                all.push(Entry::Words { seat: *seat, text: std::mem::take(&mut inner.typing[seat.index()]) });
            }
        }
        all.push(entry);
    }
    all
}

/// A game by its name, for `brocante-table`.
pub fn find_game(name: &str) -> Option<&'static dyn AnyGame> {
    games::game(name).map(|game| game as &dyn AnyGame)
}

/// A game by its name.
pub fn game_of(name: &str) -> Result<&'static dyn ShownGame, Problem> {
    games::game(name).ok_or(Problem::NoGame)
}

/// Whether a table can be opened with this header: seats, options, deck, script.
pub fn check_header(header: &Header) -> Result<(), Problem> {
    check_setup(game_of(&header.game)?, header).map_err(|error| match error {
        CommandError::Refused(refused) => Problem::refused(refused, &header.game),
        other => other.into(),
    })
}

/// A random code that people can type.
fn random_code(chars: usize) -> String {
    random_bytes(chars).iter().map(|byte| char::from(CODE_ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Config;
    use crate::edge::visitor::person_of;
    use brocante_store::{Audited, Banned, Counts, Health, Sqlite};
    use brocante_table::SeatFor;
    use brocante_table::command::Chat;
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

        fn list(&self, list: List, page: Page) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
            self.there(|| self.store.list(list, page))
        }

        fn probe(&self) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.probe())
        }

        fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.check())
        }

        fn counts(&self) -> BoxFuture<'_, Result<Counts, StoreError>> {
            self.there(|| self.store.counts())
        }

        fn setting(&self, name: &'static str) -> BoxFuture<'_, Result<Option<String>, StoreError>> {
            self.there(|| self.store.setting(name))
        }

        fn set(&self, name: &'static str, value: String) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.set(name, value))
        }

        fn act(&self, act: Audited) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.act(act))
        }

        fn audit(&self, most: usize) -> BoxFuture<'_, Result<Vec<Audited>, StoreError>> {
            self.there(|| self.store.audit(most))
        }

        fn bans(&self) -> BoxFuture<'_, Result<Vec<Banned>, StoreError>> {
            self.there(|| self.store.bans())
        }

        fn mentions(&self, text: String) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
            self.there(|| self.store.mentions(text))
        }

        fn rewrite(&self, table: String, changed: Vec<(u64, String)>) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.rewrite(table, changed))
        }

        fn remove(&self, tables: Vec<String>) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.remove(tables))
        }

        fn compact(&self) -> BoxFuture<'_, Result<(), StoreError>> {
            self.there(|| self.store.compact())
        }

        fn health(&self) -> Health {
            self.store.health()
        }
    }

    /// A change that could neither be written nor taken back is never shown.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_whose_store_is_gone_is_read_again_when_it_is_back() {
        let folder = tempfile::tempdir().unwrap();
        let is_gone = Arc::new(AtomicBool::new(false));
        let config = Config::of_a_test(folder.path(), Duration::ZERO);
        let store = Sqlite::open(&config.data).unwrap();
        let store = Arc::new(Removable { store, is_gone: Arc::clone(&is_gone) });
        let tables = Tables::new(store, &config.tables());
        let host = person_of("0123456789abcdef0123456789abcdef");
        let live = tables.make(NewTable::of_a_test(&host, SeatFor::Friends)).await.unwrap();
        let before = live.lock().await.state.seq;
        is_gone.store(true, Ordering::SeqCst);
        let say = |text: &str| Command::Chat(Chat { text: text.to_owned() });
        let said = tables.perform(&live.id, Some(host.clone()), say("lost")).await;
        assert_eq!(said, Err(Problem::Unsaved));
        assert!(live.lock().await.is_lost, "pages that are open are let go");
        assert_eq!(tables.perform(&live.id, Some(host.clone()), say("lost too")).await, Err(Problem::Unsaved));
        is_gone.store(false, Ordering::SeqCst);
        let done = tables.perform(&live.id, Some(host), say("found")).await;
        assert_eq!(done.map(|done| done.seq), Ok(before + 1));
        let again = tables.table(&live.id).await.unwrap();
        assert_eq!(again.lock().await.state.chat.len(), 1);
    }
}
