//! What becomes of a finished game: its record is downloaded and brought to another server, its deal is played again by
//! others, and any of its positions can be played on from.

use crate::edge::client::current_network;
use crate::edge::problem::Problem;
use crate::edge::random::random_hex;
use crate::tables::live::now_ms;
use crate::tables::new_table::NewTable;
use crate::tables::tables::{Tables, game_of};
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use brocante_core::proof::{self, Proven};
use brocante_core::{AnyTable, Played, Record, Refused, Remark, SealedRecord, Seat};
use brocante_table::text::{clean, clean_name, clean_text};
use brocante_table::{CommandError, Entry, Origin, PersonId, Phase, SeatFor, Settings, TableState};
use std::sync::Arc;

/// The record of a finished game, sealed.
pub async fn finished(tables: &Arc<Tables>, id: &str, person: Option<&PersonId>) -> Result<SealedRecord, Problem> {
    let live = tables.table(id).await?;
    let (game, names, remarks, imported) = {
        let inner = live.lock().await;
        Viewpoint::watching(&inner.state, person, &ViewpointQuery::default())?;
        let game = finished_game(&inner.state)?.snapshot();
        // Speeches in which nothing was said are left out.
        let remarks = inner.state.remarks.iter().filter(|remark| !remark.text.is_empty()).cloned().collect();
        (game, inner.state.names(), remarks, inner.state.origin == Some(Origin::Import))
    };
    let record = game.record();
    let proof = proof::prove(game_of(&record.header.game)?, &record).map_err(|_| Problem::Broken)?;
    Ok(SealedRecord { record, proof: Some(proof), names, remarks, imported })
}

fn finished_game(state: &TableState) -> Result<&dyn AnyTable, Problem> {
    match (&state.game, state.phase()) {
        (Some(game), Phase::Over) => Ok(&**game),
        _ => Err(CommandError::NotOver.into()),
    }
}

/// Checks a record, on a thread of its own: it can take a while.
pub async fn verify(text: String) -> Result<(SealedRecord, Proven), Problem> {
    tokio::task::spawn_blocking(move || verify_now(&text)).await.map_err(|_| Problem::Broken)?
}

fn verify_now(text: &str) -> Result<(SealedRecord, Proven), Problem> {
    let refused = |message, game: &str| Problem::refused(Refused { code: "record", rule: None, message }, game);
    let sealed = SealedRecord::parse(text).map_err(|error| refused(error.message(), ""))?;
    let name = &sealed.record.header.game;
    let proven = proof::verify(game_of(name)?, &sealed).map_err(|flaw| refused(flaw.message(), name))?;
    Ok((sealed, proven))
}

/// Makes a finished table of a record from another server. Returns its id.
pub async fn import(tables: &Arc<Tables>, text: String) -> Result<String, Problem> {
    tables.address_limits.check_import(current_network())?;
    let (sealed, proven) = verify(text).await?;
    if !proven.is_over {
        return Err(CommandError::NotOver.into());
    }
    let SealedRecord { record: Record { header, moves }, names, mut remarks, .. } = sealed;
    for remark in &mut remarks {
        remark.text = tables.word_filter.sift(&clean(&remark.text))?;
    }
    // Nobody on this server is one of the players.
    let stranger = |seat: Seat| PersonId(format!("import-{}-{seat}", random_hex(8)));
    let name = |seat: Seat| {
        names.get(seat.index()).and_then(|name| clean_name(name)).unwrap_or_else(|| format!("{}", seat.0 + 1))
    };
    let settings = Settings { scripted: header.is_chosen(), ..Settings::new(header.seats, SeatFor::Friends) };
    let new = NewTable {
        sitters: Seat::all(header.seats).map(|seat| (seat, stranger(seat), name(seat))).collect(),
        begin: true,
        origin: Some(Origin::Import),
        played: entries(&moves, &remarks),
        ..NewTable::new(header, settings, stranger(Seat(0)))
    };
    Ok(tables.make(new).await?.id.clone())
}

/// The entries of moves and of the remarks beside them.
fn entries(moves: &[Played], remarks: &[Remark]) -> Vec<Entry> {
    let at_ms = now_ms();
    let mut entries = Vec::with_capacity(moves.len());
    for (ply, Played { seat, mv }) in moves.iter().enumerate() {
        let said = remarks.iter().filter(|remark| remark.ply == ply && remark.seat == *seat);
        entries.extend(said.filter_map(|remark| Some(Entry::Words { seat: *seat, text: clean_text(&remark.text)? })));
        entries.push(Entry::Moved { seat: *seat, r#move: mv.clone(), by_bot: false, idempotency_key: None, at_ms });
    }
    entries
}

/// The most tables with the same deal.
const AGAIN_MAX: usize = 1000;

/// The table at which a deal was first played.
fn root(state: &TableState) -> String {
    match &state.origin {
        Some(Origin::Deal { table }) => table.clone(),
        _ => state.id.clone(),
    }
}

/// Makes a table with the deal of a finished one. The results of other tables are shown when it is over too. Without a
/// name, bots play it alone. Returns its id.
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
    let live = tables.table(id).await?;
    let (header, root, old) = {
        let inner = live.lock().await;
        let state = &inner.state;
        Viewpoint::watching(state, visitor, &ViewpointQuery::default())?;
        finished_game(state)?;
        let root = root(state);
        (state.inherited_header(&root, 0), root, state.settings.clone())
    };
    let mut settings = Settings::new(header.seats, others);
    (settings.pace, settings.spectators, settings.scripted) = (old.pace, old.spectators, old.scripted);
    if name.is_some() {
        settings.seats[0] = SeatFor::Friends;
    }
    let new = NewTable {
        sitters: name.map(|name| (Seat(0), host.clone(), name)).into_iter().collect(),
        begin: others.is_bot(),
        origin: Some(Origin::Deal { table: root.clone() }),
        ..NewTable::new(header, settings, host)
    };
    let first = tables.table(&root).await?;
    if first.lock().await.state.again.len() >= AGAIN_MAX {
        return Err(Problem::TooMany);
    }
    let table = tables.make(new).await?.id.clone();
    let mut inner = first.lock().await;
    tables.commit(&first, &mut inner, vec![Entry::Again { table: table.clone() }]).await?;
    Ok(table)
}

/// The result of a deal at one table.
#[derive(Clone, Debug)]
pub struct DealResult {
    pub table: String,
    pub names: Vec<String>,
    pub bots: Vec<bool>,
    pub points: Vec<i32>,
    pub winners: Vec<bool>,
}

/// The results of a deal at all tables where it is over, and the number of tables where it is still played.
pub async fn comparison(
    tables: &Arc<Tables>,
    id: &str,
    person: Option<&PersonId>,
) -> Result<(Vec<DealResult>, usize), Problem> {
    let live = tables.table(id).await?;
    let root = {
        let inner = live.lock().await;
        Viewpoint::watching(&inner.state, person, &ViewpointQuery::default())?;
        finished_game(&inner.state)?;
        root(&inner.state)
    };
    let all = {
        let first = tables.table(&root).await?;
        let inner = first.lock().await;
        let mut all = vec![root];
        all.extend(inner.state.again.iter().cloned());
        all
    };
    let (mut results, mut playing) = (Vec::new(), 0);
    for table in all {
        // A table that can't be opened must not hide the others.
        let live = match tables.table(&table).await {
            Ok(live) => live,
            Err(problem) => {
                tracing::warn!(table, ?problem, "left out of a comparison");
                continue;
            }
        };
        let inner = live.lock().await;
        match deal_result(&inner.state, person) {
            Some(result) => results.push(result),
            None => playing += 1,
        }
    }
    Ok((results, playing))
}

fn deal_result(state: &TableState, person: Option<&PersonId>) -> Option<DealResult> {
    let game = finished_game(state).ok()?;
    let winners = game.winners().unwrap_or_default();
    Some(DealResult {
        table: state.id.clone(),
        // The names at a table without spectators are not for others.
        names: if state.may_watch(person) { state.names() } else { vec!["–".to_owned(); state.places.len()] },
        bots: state.seats().map(|(seat, _)| state.is_bot(seat)).collect(),
        points: game.points_so_far(),
        winners: state.seats().map(|(seat, _)| winners.contains(seat)).collect(),
    })
}

/// Makes a table of a position in a finished game: one person plays on, bots play the others. Returns its id.
pub async fn what_if(
    tables: &Arc<Tables>,
    id: &str,
    visitor: Option<&PersonId>,
    host: PersonId,
    (ply, seat, name): (usize, Seat, &str),
) -> Result<String, Problem> {
    let name = clean_name(name).ok_or(CommandError::BadName)?;
    let live = tables.table(id).await?;
    let (header, moves, remarks, old) = {
        let inner = live.lock().await;
        let state = &inner.state;
        Viewpoint::watching(state, visitor, &ViewpointQuery::default())?;
        let moves = finished_game(state)?.record().moves;
        (state.inherited_header(id, ply), moves, state.remarks.clone(), state.settings.clone())
    };
    if seat.0 >= header.seats {
        return Err(CommandError::NoSeat.into());
    }
    // After the last move there is nothing left to play.
    let played = moves.get(..ply).filter(|played| played.len() < moves.len()).ok_or(Problem::NotFound)?;
    let mut settings = Settings::new(header.seats, SeatFor::Bot);
    (settings.spectators, settings.scripted) = (old.spectators, old.scripted);
    settings.seats[seat.index()] = SeatFor::Friends;
    let new = NewTable {
        played: entries(played, &remarks),
        sitters: vec![(seat, host.clone(), name)],
        begin: true,
        origin: Some(Origin::Moment { table: id.to_owned(), ply }),
        ..NewTable::new(header, settings, host)
    };
    Ok(tables.make(new).await?.id.clone())
}
