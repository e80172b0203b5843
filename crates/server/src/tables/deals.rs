//! Deals at several tables: the cards of a finished game played again, and deals that are kept for comparison.
//!
//! A deal for comparison has a log of its own, a table at which nobody plays. It may be played until a time that is fixed
//! from the beginning. Until then nobody can look it up: no record, no replay, no seed, no spectators. After it nothing of
//! the deal can be played any more, and everything is open. So whether a deal is closed follows from the clock alone, and
//! no table that somebody abandons keeps it closed. A device joins a deal once, when its game begins.

use crate::edge::problem::Problem;
use crate::edge::random::{random_hex, random_seed};
use crate::tables::finished::finished_game;
use crate::tables::live::{LiveTable, now_ms};
use crate::tables::new_table::NewTable;
use crate::tables::tables::Tables;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use brocante_core::{Fair, Header, Seat};
use brocante_table::text::clean_name;
use brocante_table::{CommandError, Entry, Origin, PersonId, SeatFor, Settings, TableState};
use std::sync::Arc;

/// The longest time for which a deal is kept closed: shorter than the time after which a table that never began is removed.
pub const CLOSED_SECONDS_MAX: u32 = 28 * 24 * 60 * 60;
/// The most tables with the same deal.
const AGAIN_MAX: usize = 1000;

/// Keeps a new deal for comparison. The server chooses the cards. Returns the id of the deal, a table that nobody plays.
pub async fn open(
    tables: &Arc<Tables>,
    header: Header,
    settings: Settings,
    closed_seconds: u32,
) -> Result<String, Problem> {
    let (fair, seed) = Fair::mix(random_seed(), Vec::new());
    let header = Header { seed: Some(seed), fair: Some(fair), ..header };
    let settings = Settings {
        seats: vec![SeatFor::Bot; usize::from(header.seats)],
        closed_until_ms: Some(now_ms() + 1000 * u64::from(closed_seconds.min(CLOSED_SECONDS_MAX))),
        ..settings
    };
    // Nobody is its host, so nobody can sit down or begin.
    let nobody = PersonId(format!("deal-{}", random_hex(8)));
    let new = NewTable { origin: Some(Origin::Group), ..NewTable::new(header, settings, nobody) };
    Ok(tables.make(new).await?.id.clone())
}

/// Makes a table with the deal of a finished one, or with one that is kept for comparison. The results of other tables
/// are shown when it is over too. Without a name, bots play it alone. Returns its id.
pub async fn again(
    tables: &Arc<Tables>,
    id: &str,
    visitor: Option<&PersonId>,
    host: PersonId,
    name: Option<&str>,
    others: SeatFor,
) -> Result<String, Problem> {
    let name = name.map(|name| clean_name(name).ok_or(CommandError::BadName)).transpose()?;
    if name.is_none() && !others.is_bot() {
        return Err(CommandError::BadName.into());
    }
    let root = {
        let live = tables.table(id).await?;
        let inner = live.lock().await;
        if !inner.state.is_closed(now_ms()) {
            Viewpoint::watching(&inner.state, visitor, &ViewpointQuery::default())?;
            require_finished(&inner.state)?;
        }
        inner.state.deal_root().to_owned()
    };
    let first = tables.table(&root).await?;
    // Locked until the table is made, so that nobody joins the deal twice at the same moment.
    let mut inner = first.lock().await;
    if inner.state.again.len() >= AGAIN_MAX {
        return Err(Problem::TooMany);
    }
    let is_closed = inner.state.is_closed(now_ms());
    let begin = others.is_bot();
    if is_closed && name.is_some() {
        require_new(&inner.state, &host, None)?;
    }
    let is_joined = is_closed && begin && name.is_some();
    let new = again_at(&inner.state, &root, (host.clone(), name), others, is_closed);
    let table = tables.make(new).await?.id.clone();
    let mut entries = vec![Entry::Again { table: table.clone() }];
    if is_joined {
        entries.push(Entry::Joined { person: host.device(), table: table.clone() });
    }
    tables.commit(&first, &mut inner, entries).await?;
    Ok(table)
}

/// A deal for comparison counts as finished when its time is up.
fn require_finished(state: &TableState) -> Result<(), Problem> {
    if state.origin == Some(Origin::Group) { Ok(()) } else { finished_game(state).map(drop) }
}

fn again_at(
    state: &TableState,
    root: &str,
    (host, name): (PersonId, Option<String>),
    others: SeatFor,
    is_closed: bool,
) -> NewTable {
    let header = state.inherited_header(root, 0);
    let mut settings = Settings::new(header.seats, others);
    let old = &state.settings;
    (settings.pace, settings.spectators, settings.scripted) = (old.pace, old.spectators, old.scripted);
    settings.closed_until_ms = old.closed_until_ms.filter(|_| is_closed);
    if name.is_some() {
        settings.seats[0] = SeatFor::Friends;
    }
    NewTable {
        sitters: name.map(|name| (Seat(0), host.clone(), name)).into_iter().collect(),
        begin: others.is_bot(),
        origin: Some(Origin::Deal { table: root.to_owned() }),
        ..NewTable::new(header, settings, host)
    }
}

/// Refuses a device that plays the deal at another table.
fn require_new(root: &TableState, person: &PersonId, table: Option<&str>) -> Result<(), CommandError> {
    match root.joined.get(&person.device()) {
        Some(joined) if Some(joined.as_str()) != table => Err(CommandError::DealTwice),
        _ => Ok(()),
    }
}

/// Whether a person may sit down, if the deal of the table is kept for comparison. With `is_final` they join it: they are
/// about to see its cards, here and nowhere else.
pub async fn join(tables: &Arc<Tables>, live: &LiveTable, people: Joining<'_>) -> Result<(), Problem> {
    let (root, people, is_final) = {
        let inner = live.lock().await;
        let state = &inner.state;
        if !state.is_closed(now_ms()) {
            return Ok(());
        }
        let sitters = || state.places.iter().filter_map(|place| Some(place.sitter.as_ref()?.person.device())).collect();
        let (people, is_final): (Vec<PersonId>, bool) = match people {
            Joining::Sits(person) => (vec![person.device()], false),
            Joining::TakesOver(person) => (vec![person.device()], state.game.is_some()),
            Joining::Begins => (sitters(), true),
        };
        (state.deal_root().to_owned(), people, is_final)
    };
    let first = tables.table(&root).await?;
    let mut inner = first.lock().await;
    for person in &people {
        require_new(&inner.state, person, Some(&live.id))?;
    }
    let new = people.into_iter().filter(|person| is_final && !inner.state.joined.contains_key(person));
    let entries: Vec<Entry> = new.map(|person| Entry::Joined { person, table: live.id.clone() }).collect();
    if !entries.is_empty() {
        tables.commit(&first, &mut inner, entries).await?;
    }
    Ok(())
}

/// Who comes to a table whose deal may be kept for comparison.
#[derive(Clone, Copy, Debug)]
pub enum Joining<'a> {
    /// A person before the game.
    Sits(&'a PersonId),
    /// A person who continues a seat.
    TakesOver(&'a PersonId),
    /// Everybody who sits there, when the host begins.
    Begins,
}

/// The result of a deal at one table.
#[derive(Clone, Debug)]
pub struct DealResult {
    pub table: String,
    pub names: Vec<String>,
    pub bots: Vec<bool>,
    pub points: Vec<i32>,
    pub winners: Vec<bool>,
    /// Who could have known the cards while they were played.
    pub known: Vec<Known>,
}

/// Why somebody could have known the cards of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// Whoever chose them.
    Scripted,
    /// Whoever brought them from another server.
    Imported,
    /// Anyone: the record of another table was open. By its place among the results.
    Record(usize),
    /// Anyone who watched another table.
    Watched,
    /// A player who also played them at another table.
    Player { name: String, result: usize },
}

/// The results of a deal.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    pub results: Vec<DealResult>,
    /// The number of tables where it is not over yet.
    pub playing: usize,
    /// Until when the deal is closed, in milliseconds since 1970.
    pub closed_until_ms: Option<u64>,
    /// The table at which the visitor plays it, or has, if it is kept for comparison.
    pub joined: Option<String>,
}

/// What a comparison needs to know of a table.
struct Played {
    began_ms: u64,
    over_ms: Option<u64>,
    has_spectators: bool,
    is_closed_deal: bool,
    is_scripted: bool,
    is_imported: bool,
    players: Vec<(PersonId, String)>,
    result: Option<DealResult>,
}

/// The results of a deal at all tables where it is over. While the deal is closed, only people who have finished it see
/// them.
pub async fn comparison(tables: &Arc<Tables>, id: &str, person: Option<&PersonId>) -> Result<Comparison, Problem> {
    let live = tables.table(id).await?;
    let (root, closed_until_ms, may_see) = {
        let inner = live.lock().await;
        let state = &inner.state;
        let is_closed = state.is_closed(now_ms());
        let is_group = state.origin == Some(Origin::Group);
        if !is_group {
            Viewpoint::watching(state, person, &ViewpointQuery::default())?;
            finished_game(state)?;
        }
        (state.deal_root().to_owned(), state.settings.closed_until_ms.filter(|_| is_closed), !is_group || !is_closed)
    };
    let (all, joined) = {
        let first = tables.table(&root).await?;
        let inner = first.lock().await;
        let is_group = inner.state.origin == Some(Origin::Group);
        let mut all: Vec<String> = Some(root).filter(|_| !is_group).into_iter().collect();
        all.extend(inner.state.again.iter().cloned());
        (all, person.and_then(|person| inner.state.joined.get(&person.device()).cloned()))
    };
    let mut games = Vec::new();
    let mut has_finished = may_see;
    for table in all {
        // A table that can't be opened must not hide the others.
        let live = match tables.table(&table).await {
            Ok(live) => live,
            Err(problem) => {
                tracing::warn!(table, ?problem, "left out of a comparison");
                continue;
            }
        };
        let played = played(&live.lock().await.state, person);
        has_finished |= joined.as_ref() == Some(&table) && played.result.is_some();
        games.push(played);
    }
    let playing = games.iter().filter(|game| game.result.is_none()).count();
    let results = if has_finished { with_known(games) } else { Vec::new() };
    Ok(Comparison { results, playing, closed_until_ms, joined })
}

fn played(state: &TableState, person: Option<&PersonId>) -> Played {
    let sitters = state.places.iter().filter_map(|place| place.sitter.as_ref());
    let origin = state.header.origin.as_ref();
    let result = deal_result(state, person);
    Played {
        began_ms: state.began_ms.unwrap_or(u64::MAX),
        over_ms: result.as_ref().map(|_| state.changed_ms),
        has_spectators: state.settings.spectators,
        is_closed_deal: state.settings.closed_until_ms.is_some(),
        is_scripted: state.settings.scripted,
        is_imported: state.origin == Some(Origin::Import) || origin.is_some_and(|origin| origin.imported),
        players: sitters.map(|sitter| (sitter.person.device(), sitter.name.clone())).collect(),
        result,
    }
}

fn deal_result(state: &TableState, person: Option<&PersonId>) -> Option<DealResult> {
    let game = finished_game(state).ok()?;
    let winners = game.winners().unwrap_or_default();
    // The names at a table without spectators are not for others; at a deal for comparison they are.
    let is_named = state.may_watch(person, now_ms()) || (state.settings.spectators && state.is_closed(now_ms()));
    Some(DealResult {
        table: state.id.clone(),
        names: if is_named { state.names() } else { vec!["–".to_owned(); state.places.len()] },
        bots: state.seats().map(|(seat, _)| state.is_bot(seat)).collect(),
        points: game.points_so_far(),
        winners: state.seats().map(|(seat, _)| winners.contains(seat)).collect(),
        known: Vec::new(),
    })
}

/// Adds to each result who could have known the cards.
fn with_known(games: Vec<Played>) -> Vec<DealResult> {
    let places: Vec<Option<usize>> = games
        .iter()
        .scan(0, |next, game| Some(game.result.as_ref().map(|_| std::mem::replace(next, *next + 1))))
        .collect();
    let known: Vec<Vec<Known>> = (0..games.len()).map(|at| known(&games, &places, at)).collect();
    let results = games.into_iter().zip(known).filter_map(|(game, known)| Some(DealResult { known, ..game.result? }));
    results.collect()
}

fn known(games: &[Played], places: &[Option<usize>], at: usize) -> Vec<Known> {
    let game = &games[at];
    let over_ms = game.over_ms.unwrap_or(u64::MAX);
    let others = || games.iter().zip(places).enumerate().filter(|(other, _)| *other != at).map(|(_, it)| it);
    let mut known = Vec::new();
    known.extend(game.is_scripted.then_some(Known::Scripted));
    known.extend(game.is_imported.then_some(Known::Imported));
    // The tables of a closed deal show their cards to nobody else until all of them are over.
    if !game.is_closed_deal {
        let record = others().find(|(other, _)| other.over_ms.is_some_and(|over| over < over_ms));
        let watched = others().any(|(other, _)| other.has_spectators && other.began_ms < over_ms);
        known.extend(record.and_then(|(_, place)| place.map(Known::Record)).or(watched.then_some(Known::Watched)));
    }
    for (other, place) in others().filter(|(other, _)| other.began_ms < over_ms) {
        let twice = other.players.iter().find(|(device, _)| game.players.iter().any(|(own, _)| own == device));
        known.extend(twice.zip(*place).map(|((_, name), result)| Known::Player { name: name.clone(), result }));
    }
    known
}
