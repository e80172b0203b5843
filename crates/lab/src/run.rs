//! A run is a directory with a description (`run.json`), one row per game (`games.csv` or `games.parquet`) and,
//! with `--moves`, one row per move.
//!
//! Rows are written in the order of the games, as they finish. A stopped run is therefore valid as far as it goes,
//! and can be resumed.

use brocante_core::Header;
use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Version of the file format.
pub const FORMAT: u32 = 2;

/// The description of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RunInfo {
    pub format: u32,
    /// Game, seats, options and deck. It has no seed, as every deal has its own.
    pub table: Header,
    pub title: String,
    /// The participating bots. They move on by one seat from game to game of a deal, until the seating would
    /// repeat.
    pub bots: Vec<String>,
    /// The line-ups, as indices into `bots`. Deals use them in turn.
    pub lineups: Vec<Vec<usize>>,
    pub seed: String,
    pub games: u64,
    pub moves: bool,
    pub file: FileKind,
    /// The things that are counted: cards, action spaces, specials.
    pub facts: Vec<FactName>,
    /// All kinds of moves and events of the game.
    pub move_kinds: Vec<String>,
    pub event_kinds: Vec<String>,
}

/// A thing that is counted, such as a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FactName {
    pub group: String,
    pub name: String,
}

/// File format of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileKind {
    #[default]
    Csv,
    Parquet,
}

/// One game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameRow {
    pub game: u64,
    /// Games of the same deal have the same number.
    pub deal: u64,
    pub plies: u32,
    /// Number of times a different seat became the sole leader.
    pub lead_changes: u32,
    /// The ply after which the final leader led without interruption.
    pub lead_ply: u32,
    pub seats: Vec<SeatRow>,
    /// Number of moves and events of each kind, by index into [`RunInfo`].
    pub moves: Vec<(u16, u32)>,
    pub events: Vec<(u16, u32)>,
    /// The rules that scored, with the sum of their points over all seats.
    pub rules: Vec<(String, i64)>,
}

/// One seat of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatRow {
    /// Index into [`RunInfo::bots`].
    pub bot: usize,
    pub points: i32,
    /// Share of the victory, 0 to 1.
    pub share: f64,
    pub decisions: u32,
    /// Decisions with only one legal move.
    pub forced: u32,
    /// The facts used and held, as indices into [`RunInfo::facts`] with their counts.
    pub used: Vec<(u16, u32)>,
    pub held: Vec<(u16, u32)>,
}

/// One move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRow {
    pub game: u64,
    pub ply: u32,
    pub seat: u8,
    pub choices: u32,
    /// As JSON.
    pub mv: String,
}

/// Why a run cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] io::Error),
    #[error("{0} is not a run: it has no run.json")]
    NoRun(PathBuf),
    #[error("{0}: {1}")]
    Info(PathBuf, String),
    #[error("{0} is of format {1}; this program reads format {FORMAT}")]
    Format(PathBuf, u32),
    #[error("{file}, line {line}: {what}")]
    Row { file: PathBuf, line: u64, what: String },
    #[error("{file} is cut off in line {line}; `brocante sim --resume {run}` repairs and continues it")]
    CutOff { file: PathBuf, line: u64, run: PathBuf },
    #[error("{0}: {1}")]
    Parquet(PathBuf, String),
    #[error("this program was built without Parquet; `cargo build --release --features parquet` builds it with it")]
    NoParquet,
    #[error("{0} already exists; `brocante sim --resume {0}` continues it")]
    Exists(PathBuf),
    #[error("{0} already exists, but there is no run.json beside it; choose another directory, or remove the file")]
    Leftover(PathBuf),
    #[error("{0} is finished with {1} games, and a Parquet file can't be added to")]
    Finished(PathBuf, u64),
    #[error("{0} is being written by another `brocante sim`")]
    Busy(PathBuf),
    #[error("{0} has no games yet")]
    Empty(PathBuf),
}

impl RunError {
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> RunError {
        let path = path.to_owned();
        |error| RunError::Io(path, error)
    }
}

/// A run that was read from disk.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    pub info: RunInfo,
    pub games: Vec<GameRow>,
}

pub fn info_path(dir: &Path) -> PathBuf {
    dir.join("run.json")
}

/// Reads and checks `run.json`.
pub fn read_info(dir: &Path) -> Result<RunInfo, RunError> {
    let path = info_path(dir);
    if !path.exists() {
        return Err(RunError::NoRun(dir.to_owned()));
    }
    let text = std::fs::read_to_string(&path).map_err(RunError::io(&path))?;
    let wrong = |error: serde_json::Error| RunError::Info(path.clone(), error.to_string());
    #[derive(Deserialize)]
    struct Versioned {
        format: u32,
    }
    let Versioned { format } = serde_json::from_str(&text).map_err(wrong)?;
    if format != FORMAT {
        return Err(RunError::Format(path, format));
    }
    let info: RunInfo = serde_json::from_str(&text).map_err(wrong)?;
    let (seats, bots) = (usize::from(info.table.seats), info.bots.len());
    let is_good = |lineup: &Vec<usize>| lineup.len() == seats && lineup.iter().all(|&bot| bot < bots);
    if info.lineups.is_empty() || !info.lineups.iter().all(is_good) {
        return Err(RunError::Info(path, format!("`lineups` do not seat its {bots} bots on {seats} seats")));
    }
    Ok(info)
}

/// Writes `run.json` atomically, because the rows cannot be read without it.
pub fn write_info(dir: &Path, info: &RunInfo) -> Result<(), RunError> {
    let (path, unfinished) = (info_path(dir), dir.join("run.json.part"));
    let text = serde_json::to_string_pretty(info).expect("plain data");
    std::fs::write(&unfinished, text + "\n").map_err(RunError::io(&unfinished))?;
    std::fs::rename(&unfinished, &path).map_err(RunError::io(&path))
}

/// Locks a run against other writers for as long as the returned file lives.
pub fn hold(dir: &Path) -> Result<File, RunError> {
    let file = match File::open(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(RunError::NoRun(dir.to_owned())),
        opened => opened.map_err(RunError::io(dir))?,
    };
    match flock(&file, FlockOperation::NonBlockingLockExclusive) {
        Err(Errno::WOULDBLOCK) => Err(RunError::Busy(dir.to_owned())),
        // Some file systems have no locks; simulate anyway.
        _ => Ok(file),
    }
}

/// Refuses a directory that already contains rows, so that a new run overwrites nothing.
pub fn check_new(dir: &Path) -> Result<(), RunError> {
    if info_path(dir).exists() {
        return Err(RunError::Exists(dir.to_owned()));
    }
    match [games_csv(dir), moves_csv(dir), games_parquet(dir), moves_parquet(dir)]
        .into_iter()
        .find(|file| file.exists())
    {
        Some(file) => Err(RunError::Leftover(file)),
        None => Ok(()),
    }
}

/// Parquet is a feature, because it takes long to build.
pub fn check_file_kind(file: FileKind) -> Result<(), RunError> {
    if file == FileKind::Parquet && cfg!(not(feature = "parquet")) {
        return Err(RunError::NoParquet);
    }
    Ok(())
}

impl Run {
    /// Reads a run, finished or not.
    pub fn read(dir: &Path) -> Result<Run, RunError> {
        let info = read_info(dir)?;
        let parquet = games_parquet(dir);
        let games = if parquet.exists() {
            crate::columns::read_games(&parquet, &info)?
        } else {
            let (games, cut) = read_csv(dir, &info)?;
            if let Some(line) = cut {
                return Err(RunError::CutOff { file: games_csv(dir), line, run: dir.to_owned() });
            }
            games
        };
        if games.is_empty() {
            return Err(RunError::Empty(dir.to_owned()));
        }
        Ok(Run { info, games })
    }
}

pub fn games_csv(dir: &Path) -> PathBuf {
    dir.join("games.csv")
}

pub fn moves_csv(dir: &Path) -> PathBuf {
    dir.join("moves.csv")
}

pub fn games_parquet(dir: &Path) -> PathBuf {
    dir.join("games.parquet")
}

pub fn moves_parquet(dir: &Path) -> PathBuf {
    dir.join("moves.parquet")
}

/// Reads the complete rows, and the number of the line in which the file is cut off, if it is.
pub fn read_csv(dir: &Path, info: &RunInfo) -> Result<(Vec<GameRow>, Option<u64>), RunError> {
    let path = games_csv(dir);
    let text = match std::fs::read_to_string(&path) {
        // The run was stopped before its first row.
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(RunError::io(&path))?,
    };
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let cut = (whole < text.len()).then(|| text[..whole].lines().count() as u64 + 1);
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(&text.as_bytes()[..whole]);
    let wrong = |line: u64, what: String| RunError::Row { file: path.clone(), line, what };
    let expected = game_columns(info);
    let headers = reader.headers().map_err(|error| wrong(1, error.to_string()))?;
    if whole > 0 && headers.iter().ne(expected.iter().map(String::as_str)) {
        return Err(wrong(1, "the columns are not those of this run".to_owned()));
    }
    let mut games = Vec::new();
    for record in reader.records() {
        let line = games.len() as u64 + 2;
        let record = record.map_err(|error| wrong(line, error.to_string()))?;
        let row = game_row(info, &mut record.iter()).map_err(|what| wrong(line, what))?;
        if row.game != games.len() as u64 {
            return Err(wrong(line, format!("game {} where game {} is due", row.game, games.len())));
        }
        games.push(row);
    }
    Ok((games, cut))
}

/// The names of the columns of `games.csv`.
pub fn game_columns(info: &RunInfo) -> Vec<String> {
    let fixed = ["game", "deal", "plies", "lead_changes", "lead_ply", "moves", "events", "rules"];
    let seat = |seat: u8| SEAT_COLUMNS.map(|name| format!("{name}_{seat}"));
    fixed.map(str::to_owned).into_iter().chain((0..info.table.seats).flat_map(seat)).collect()
}

const SEAT_COLUMNS: [&str; 7] = ["bot", "points", "share", "decisions", "forced", "used", "held"];

/// A row as text, column by column.
pub fn game_fields(info: &RunInfo, row: &GameRow) -> Vec<String> {
    let mut fields = vec![
        row.game.to_string(),
        row.deal.to_string(),
        row.plies.to_string(),
        row.lead_changes.to_string(),
        row.lead_ply.to_string(),
        counts(&row.moves, |kind| info.move_kinds[kind].clone()),
        counts(&row.events, |kind| info.event_kinds[kind].clone()),
        row.rules.iter().map(|(rule, points)| format!("{rule}={points}")).collect::<Vec<_>>().join(" "),
    ];
    for seat in &row.seats {
        fields.extend([
            info.bots[seat.bot].clone(),
            seat.points.to_string(),
            seat.share.to_string(),
            seat.decisions.to_string(),
            seat.forced.to_string(),
            counts(&seat.used, |fact| fact.to_string()),
            counts(&seat.held, |fact| fact.to_string()),
        ]);
    }
    fields
}

/// Formats counts as `steal=3 hoard=12`.
fn counts(counts: &[(u16, u32)], name: impl Fn(usize) -> String) -> String {
    let each = counts.iter().map(|&(kind, count)| format!("{}={count}", name(kind.into())));
    each.collect::<Vec<_>>().join(" ")
}

/// Reads a row from its columns.
pub fn game_row<'a>(info: &RunInfo, fields: &mut impl Iterator<Item = &'a str>) -> Result<GameRow, String> {
    let mut next = |name: &str| fields.next().ok_or_else(|| format!("column `{name}` is missing"));
    let mut row = GameRow {
        game: number(next("game")?)?,
        deal: number(next("deal")?)?,
        plies: number(next("plies")?)?,
        lead_changes: number(next("lead_changes")?)?,
        lead_ply: number(next("lead_ply")?)?,
        moves: read_counts(next("moves")?, |kind| place(&info.move_kinds, kind))?,
        events: read_counts(next("events")?, |kind| place(&info.event_kinds, kind))?,
        rules: pairs(next("rules")?)
            .map(|pair| pair.and_then(|(rule, n)| Ok((rule.to_owned(), number(n)?))))
            .collect::<Result<_, _>>()?,
        seats: Vec::new(),
    };
    let fact = |text: &str| match text.parse::<u16>() {
        Ok(fact) if usize::from(fact) < info.facts.len() => Ok(fact),
        _ => Err(format!("unknown fact `{text}`")),
    };
    for _ in 0..info.table.seats {
        row.seats.push(SeatRow {
            bot: place(&info.bots, next("bot")?)?.into(),
            points: number(next("points")?)?,
            share: number(next("share")?)?,
            decisions: number(next("decisions")?)?,
            forced: number(next("forced")?)?,
            used: read_counts(next("used")?, fact)?,
            held: read_counts(next("held")?, fact)?,
        });
    }
    match fields.next() {
        Some(_) => Err("there are too many columns".to_owned()),
        None => Ok(row),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number of the right size"))
}

fn place(names: &[String], name: &str) -> Result<u16, String> {
    names.iter().position(|known| known == name).map(|at| at as u16).ok_or_else(|| format!("`{name}` is unknown"))
}

fn pairs(text: &str) -> impl Iterator<Item = Result<(&str, &str), String>> {
    text.split_whitespace().map(|pair| pair.split_once('=').ok_or_else(|| format!("`{pair}` is not a count")))
}

fn read_counts(text: &str, kind: impl Fn(&str) -> Result<u16, String>) -> Result<Vec<(u16, u32)>, String> {
    pairs(text).map(|pair| pair.and_then(|(name, count)| Ok((kind(name)?, number(count)?)))).collect()
}

/// The names of the columns of `moves.csv`.
pub const MOVE_COLUMNS: [&str; 5] = ["game", "ply", "seat", "choices", "move"];

/// Writes rows to the CSV files of a run.
#[derive(Debug)]
pub struct Writer {
    games: csv::Writer<BufWriter<File>>,
    moves: Option<csv::Writer<BufWriter<File>>>,
    path: PathBuf,
}

impl Writer {
    /// Opens the files of a new run, or appends to those of an existing one.
    pub fn open(dir: &Path, info: &RunInfo, is_new: bool) -> Result<Writer, RunError> {
        let open = |path: PathBuf, columns: &[String]| -> Result<_, RunError> {
            let file = File::options().create(true).append(true).open(&path).map_err(RunError::io(&path))?;
            let mut writer = csv::WriterBuilder::new().from_writer(BufWriter::new(file));
            if is_new {
                writer.write_record(columns).map_err(|error| RunError::Io(path, error.into()))?;
            }
            Ok(writer)
        };
        let moves = info.moves.then(|| open(moves_csv(dir), &MOVE_COLUMNS.map(str::to_owned))).transpose()?;
        let mut writer = Writer { games: open(games_csv(dir), &game_columns(info))?, moves, path: games_csv(dir) };
        writer.flush()?;
        Ok(writer)
    }

    /// Writes the rows of one game.
    pub fn game(&mut self, info: &RunInfo, row: &GameRow, moves: &[MoveRow]) -> Result<(), RunError> {
        let failed = |error: csv::Error| RunError::Io(self.path.clone(), error.into());
        if let Some(writer) = &mut self.moves {
            for row in moves {
                let fields = [row.game.to_string(), row.ply.to_string(), row.seat.to_string(), row.choices.to_string()];
                writer.write_record(fields.iter().chain([&row.mv])).map_err(failed)?;
            }
        }
        self.games.write_record(game_fields(info, row)).map_err(failed)
    }

    /// Flushes to the operating system. Moves are flushed before games, so that every game in the file has its
    /// moves.
    pub fn flush(&mut self) -> Result<(), RunError> {
        let path = self.path.clone();
        if let Some(moves) = &mut self.moves {
            moves.flush().map_err(RunError::io(&path))?;
        }
        self.games.flush().map_err(RunError::io(&path))
    }
}

/// Removes incomplete rows that a stopped run left behind, and returns the number of complete games.
pub fn mend(dir: &Path, info: &RunInfo) -> Result<u64, RunError> {
    let (games, _) = read_csv(dir, info)?;
    let done = games.len() as u64;
    if done == 0 {
        // Even the header line may be incomplete, so start over.
        for path in [games_csv(dir), moves_csv(dir)].iter().filter(|path| path.exists()) {
            std::fs::remove_file(path).map_err(RunError::io(path))?;
        }
        return Ok(0);
    }
    keep_whole_lines(&games_csv(dir), |_| true)?;
    if info.moves {
        keep_whole_lines(&moves_csv(dir), |line| {
            let game = line.split(',').next().and_then(|game| game.parse::<u64>().ok());
            game.is_none_or(|game| game < done)
        })?;
    }
    Ok(done)
}

/// Truncates a file after the last complete line to keep. The lines to keep must come first.
fn keep_whole_lines(path: &Path, keep: impl Fn(&str) -> bool) -> Result<(), RunError> {
    let text = std::fs::read_to_string(path).map_err(RunError::io(path))?;
    let lines = text.split_inclusive('\n').take_while(|line| line.ends_with('\n') && keep(line));
    let length = lines.map(str::len).sum::<usize>();
    let mut file = File::options().write(true).open(path).map_err(RunError::io(path))?;
    file.set_len(length as u64).and_then(|()| file.flush()).map_err(RunError::io(path))
}
