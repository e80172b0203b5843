//! What becomes of a finished game: its record leaves the house and comes into another one, its deal is
//! played again by others, and any of its moments can be played on from.

use crate::App;
use crate::entry::{Entry, Origin, PersonId, SeatFor};
use crate::hall::{NewTable, game_of, now_ms, usual_settings};
use crate::problem::Problem;
use crate::promises::random_seed;
use crate::sitting::Sitting;
use crate::standpoint::{Asked, Standpoint};
use crate::tongues;
use crate::visitor::{Visitor, clean_name, clean_text, random_hex};
use brocante_core::proof::{self, Proven};
use brocante_core::text::Speaker;
use brocante_core::{Played, Record, Refused, SealedRecord, Seat, Viewer, Words};
use brocante_store::Phase;

/// The record of a game that is over, sealed.
pub async fn finished(app: &App, id: &str, visitor: &Visitor) -> Result<SealedRecord, Problem> {
    let live = app.hall.table(id).await?;
    let inner = live.lock().await;
    Standpoint::watching(&inner.sitting, visitor, &Asked::default())?;
    sealed(&inner.sitting)
}

fn sealed(sitting: &Sitting) -> Result<SealedRecord, Problem> {
    let record = record_of(sitting)?;
    let game = game_of(&sitting.header.game)?;
    let proof = proof::prove(game, &record, tongues::of(&sitting.header.game, "en")).map_err(|_| Problem::Broken)?;
    // Whoever had the floor and said nothing is not in it.
    let words = sitting.words.iter().filter(|words| !words.text.is_empty()).cloned().collect();
    Ok(SealedRecord { record, proof: Some(proof), names: sitting.names(), words })
}

fn record_of(sitting: &Sitting) -> Result<Record, Problem> {
    match (&sitting.game, sitting.phase()) {
        (Some(game), Phase::Over) => Record::parse(&game.record()).map_err(|_| Problem::Broken),
        _ => Err(Problem::NotOver),
    }
}

/// Checks a record that somebody sends, in their language, on a thread of its own: that can take a while.
pub async fn verify(text: String, lang: &'static str) -> Result<(SealedRecord, Proven), Problem> {
    tokio::task::spawn_blocking(move || verify_at_once(&text, lang)).await.map_err(|_| Problem::Broken)?
}

fn verify_at_once(text: &str, lang: &str) -> Result<(SealedRecord, Proven), Problem> {
    let refused = |sentence: String| Problem::Refused(Refused { code: "record", rule: None, sentence });
    let shared = tongues::house(lang);
    let sealed = SealedRecord::parse(text)
        .map_err(|error| refused(Speaker::new(shared, &[], Viewer::Public).say(&error.say())))?;
    let name = &sealed.record.header.game;
    let game = game_of(name)?;
    let tongue = tongues::of(name, lang);
    let proven = proof::verify(game, &sealed, tongue)
        .map_err(|flaw| refused(Speaker::new(tongue, &[], Viewer::Public).say(&flaw.say())))?;
    Ok((sealed, proven))
}

/// A record of another host becomes a table that is over, with its replay.
pub async fn import(app: &App, text: String, visitor: &Visitor) -> Result<String, Problem> {
    let (sealed, proven) = verify(text, visitor.lang).await?;
    if !proven.is_over {
        return Err(Problem::NotOver);
    }
    let SealedRecord { record: Record { header, moves }, names, mut words, .. } = sealed;
    for words in &mut words {
        words.text = app.hall.word_filter.sift(&words.text)?;
    }
    // Nobody here is who played there.
    let stranger = |seat: Seat| PersonId(format!("import-{}-{seat}", random_hex(8)));
    let name = |seat: Seat| {
        names.get(seat.index()).and_then(|name| clean_name(name)).unwrap_or_else(|| format!("{}", seat.0 + 1))
    };
    let sitters = Seat::all(header.seats).map(|seat| (seat, stranger(seat), name(seat))).collect();
    let new = NewTable {
        settings: usual_settings(header.seats, SeatFor::Friends),
        host: stranger(Seat(0)),
        sitters,
        begin: true,
        secret: random_seed(),
        share: None,
        origin: Some(Origin::Import),
        muted: Vec::new(),
        played: entries(&moves, &words),
        header,
    };
    Ok(app.hall.make(new, visitor.lang).await?.id.clone())
}

/// Moves and what was said with them, as a log has them.
fn entries(moves: &[Played], words: &[Words]) -> Vec<Entry> {
    let at_ms = now_ms();
    let mut entries = Vec::with_capacity(moves.len());
    for (ply, Played { seat, mv }) in moves.iter().enumerate() {
        let said = words.iter().filter(|words| words.ply == ply && words.seat == *seat);
        entries.extend(said.filter_map(|words| Some(Entry::Words { seat: *seat, text: clean_text(&words.text)? })));
        entries.push(Entry::Moved { seat: *seat, r#move: mv.clone(), by_bot: false, command: None, at_ms });
    }
    entries
}

/// A deal that was played again this often is known well enough.
const AGAIN_MAX: usize = 1000;

/// The table a deal was first played at.
fn root(sitting: &Sitting) -> String {
    match &sitting.origin {
        Some(Origin::Deal { table }) => table.clone(),
        _ => sitting.id.clone(),
    }
}

/// A new table with the deal of one that is over. Who played it, and how, is told there when it is over too.
/// Without a name, bots play it alone.
pub async fn again(
    app: &App,
    id: &str,
    visitor: &Visitor,
    host: PersonId,
    name: Option<&str>,
    with: SeatFor,
) -> Result<String, Problem> {
    let name = name.map(|name| clean_name(name).ok_or(Problem::BadName)).transpose()?;
    if name.is_none() && !with.is_bot() {
        return Err(Problem::BadName);
    }
    let live = app.hall.table(id).await?;
    let (header, root, old) = {
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        Standpoint::watching(sitting, visitor, &Asked::default())?;
        (record_of(sitting)?.header, root(sitting), sitting.settings.clone())
    };
    let mut settings = usual_settings(header.seats, with);
    (settings.pace, settings.spectators, settings.scripted) = (old.pace, old.spectators, old.scripted);
    if name.is_some() {
        settings.seats[0] = SeatFor::Friends;
    }
    let new = NewTable {
        header,
        settings,
        sitters: name.map(|name| (Seat(0), host.clone(), name)).into_iter().collect(),
        host,
        begin: with.is_bot(),
        secret: random_seed(),
        share: None,
        origin: Some(Origin::Deal { table: root.clone() }),
        muted: Vec::new(),
        played: Vec::new(),
    };
    let first = app.hall.table(&root).await?;
    if first.lock().await.sitting.again.len() >= AGAIN_MAX {
        return Err(Problem::TooMany);
    }
    let table = app.hall.make(new, visitor.lang).await?.id.clone();
    let mut inner = first.lock().await;
    app.hall.commit(&first, &mut inner, vec![Entry::Again { table: table.clone() }], visitor.lang).await?;
    Ok(table)
}

/// What came of a deal at one table.
#[derive(Clone, Debug)]
pub struct Standing {
    pub table: String,
    pub names: Vec<String>,
    pub bots: Vec<bool>,
    pub points: Vec<i32>,
    pub winners: Vec<bool>,
}

/// What came of a deal at all tables where it was played to the end, and at how many it is still played.
pub async fn comparison(app: &App, id: &str, visitor: &Visitor) -> Result<(Vec<Standing>, usize), Problem> {
    let live = app.hall.table(id).await?;
    let root = {
        let inner = live.lock().await;
        Standpoint::watching(&inner.sitting, visitor, &Asked::default())?;
        if inner.sitting.phase() != Phase::Over {
            return Err(Problem::NotOver);
        }
        root(&inner.sitting)
    };
    let tables = {
        let first = app.hall.table(&root).await?;
        let inner = first.lock().await;
        let mut tables = vec![root];
        tables.extend(inner.sitting.again.iter().cloned());
        tables
    };
    let (mut results, mut playing) = (Vec::new(), 0);
    for table in tables {
        // One table that can't be opened here is no reason to show none of the others.
        let live = match app.hall.table(&table).await {
            Ok(live) => live,
            Err(problem) => {
                tracing::warn!(table, ?problem, "left out of a comparison");
                continue;
            }
        };
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        match (&sitting.game, sitting.phase()) {
            (Some(game), Phase::Over) => {
                let winners = game.outcome().unwrap_or_default();
                let may_watch = Standpoint::of(sitting, visitor, &Asked::default()).may_watch(sitting);
                results.push(Standing {
                    table,
                    // Who sat at a table that is closed to others is theirs to tell.
                    names: if may_watch { sitting.names() } else { vec!["–".to_owned(); sitting.places.len()] },
                    bots: sitting.seats().map(|(seat, _)| sitting.is_bot(seat)).collect(),
                    points: game.points_so_far(),
                    winners: sitting.seats().map(|(seat, _)| winners.contains(seat)).collect(),
                });
            }
            _ => playing += 1,
        }
    }
    Ok((results, playing))
}

/// A moment of a game that is over becomes a table of its own: one plays on, bots play the others.
pub async fn what_if(
    app: &App,
    id: &str,
    visitor: &Visitor,
    host: PersonId,
    (ply, seat, name): (usize, Seat, &str),
) -> Result<String, Problem> {
    let name = clean_name(name).ok_or(Problem::BadName)?;
    let live = app.hall.table(id).await?;
    let (record, words, spectators) = {
        let inner = live.lock().await;
        let sitting = &inner.sitting;
        Standpoint::watching(sitting, visitor, &Asked::default())?;
        (record_of(sitting)?, sitting.words.clone(), sitting.settings.spectators)
    };
    if seat.0 >= record.header.seats {
        return Err(Problem::NoSeat);
    }
    // After the last move there is nothing to play on from.
    let played = record.moves.get(..ply).filter(|played| played.len() < record.moves.len()).ok_or(Problem::NotFound)?;
    let mut settings = usual_settings(record.header.seats, SeatFor::Bot);
    settings.spectators = spectators;
    settings.seats[seat.index()] = SeatFor::Friends;
    let new = NewTable {
        played: entries(played, &words),
        header: record.header,
        settings,
        sitters: vec![(seat, host.clone(), name)],
        host,
        begin: true,
        secret: random_seed(),
        share: None,
        origin: Some(Origin::Moment { table: id.to_owned(), ply }),
        muted: Vec::new(),
    };
    Ok(app.hall.make(new, visitor.lang).await?.id.clone())
}
