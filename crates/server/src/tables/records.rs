//! What becomes of a finished game: its record is downloaded and brought to another server, and any of its positions can
//! be played on from. `deals` lets others play its cards.

use crate::edge::client::current_network;
use crate::edge::problem::Problem;
use crate::edge::random::random_hex;
use crate::tables::finished::{finished_game, require_open};
use crate::tables::live::now_ms;
use crate::tables::new_table::NewTable;
use crate::tables::tables::{Tables, game_of};
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use brocante_core::proof::{self, Proven};
use brocante_core::{Played, Record, Refused, Remark, SealedRecord, Seat};
use brocante_table::text::{clean, clean_name, clean_text};
use brocante_table::{CommandError, Entry, Origin, PersonId, SeatFor, Settings};
use std::sync::Arc;

/// The record of a finished game, sealed.
pub async fn finished(tables: &Arc<Tables>, id: &str, person: Option<&PersonId>) -> Result<SealedRecord, Problem> {
    let live = tables.table(id).await?;
    let (game, names, remarks, imported) = {
        let inner = live.lock().await;
        Viewpoint::watching(&inner.state, person, &ViewpointQuery::default())?;
        require_open(&inner.state)?;
        let game = finished_game(&inner.state)?.snapshot();
        // Speeches in which nothing was said are left out.
        let remarks = inner.state.remarks.iter().filter(|remark| !remark.text.is_empty()).cloned().collect();
        (game, inner.state.names(), remarks, inner.state.origin == Some(Origin::Import))
    };
    let record = game.record();
    let proof = proof::prove(game_of(&record.header.game)?, &record).map_err(|_| Problem::Broken)?;
    Ok(SealedRecord { record, proof: Some(proof), names, remarks, imported })
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
        require_open(state)?;
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
