//! Simulates many games between bots, one row each. The rows depend only on the seed, not on the number of threads
//! or on interruptions.

use crate::bout::{self, Witness, deal_seed};
use crate::run::{FORMAT, FactName, FileKind, GameRow, MoveRow, RunError, RunInfo, SeatRow, Writer};
use crate::{columns, parallel, run};
use brocante_bots::{Spec, SpecError, share_of};
use brocante_core::{AddressedEvent, Header, Seat, rules_of};
use brocante_registry::Visitor;
use brocante_show::Show;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use strum::VariantNames;

/// Interval between flushes: a killed run loses at most this much work.
const FLUSH: Duration = Duration::from_millis(500);

/// A request for a simulation.
#[derive(Clone, Debug)]
pub struct Order {
    pub table: Header,
    pub bots: Vec<String>,
    /// Whether every style of the game plays, one seat at a time, against the first bot without a style.
    pub styles: bool,
    pub games: u64,
    pub seed: String,
    pub moves: bool,
    pub file: FileKind,
    pub dir: PathBuf,
}

/// Why a simulation cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    #[error("there is no game called `{0}`")]
    UnknownGame(String),
    #[error("{0}")]
    Table(String),
    #[error("{0}")]
    Bot(#[from] SpecError),
    #[error("{0}")]
    Bots(String),
    #[error("a simulation needs at least one game")]
    NoGames,
    #[error(transparent)]
    Run(#[from] RunError),
}

/// Progress of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    pub done: u64,
    pub games: u64,
}

/// Starts a new run.
pub fn begin(
    order: &Order,
    threads: usize,
    stop: &AtomicBool,
    progress: impl FnMut(Progress),
) -> Result<Progress, SimError> {
    run::check_file_kind(order.file)?;
    let name = order.table.game.clone();
    let info = brocante_registry::visit(&name, &mut Describe(order)).ok_or(SimError::UnknownGame(name))??;
    let dir = &order.dir;
    std::fs::create_dir_all(dir).map_err(RunError::io(dir))?;
    let _held = run::hold(dir)?;
    run::check_new(dir)?;
    // The description comes first: without it, rows could not be resumed.
    run::write_info(dir, &info)?;
    let writer = Writer::open(dir, &info, true)?;
    go_on(dir, &info, writer, 0, threads, stop, progress)
}

/// Resumes a stopped run, with a new number of games if given.
pub fn resume(
    dir: &Path,
    games: Option<u64>,
    threads: usize,
    stop: &AtomicBool,
    progress: impl FnMut(Progress),
) -> Result<Progress, SimError> {
    let _held = run::hold(dir)?;
    let mut info = run::read_info(dir)?;
    run::check_file_kind(info.file)?;
    let more = games.filter(|&games| games > info.games);
    if run::games_parquet(dir).exists() {
        let done = columns::read_games(&run::games_parquet(dir), &info)?.len() as u64;
        if more.is_some() {
            return Err(RunError::Finished(dir.to_owned(), done).into());
        }
        remove_csv(dir)?;
        return Ok(Progress { done, games: info.games });
    }
    let done = run::mend(dir, &info)?;
    if let Some(games) = more {
        info.games = games;
        run::write_info(dir, &info)?;
    }
    let writer = Writer::open(dir, &info, done == 0)?;
    go_on(dir, &info, writer, done, threads, stop, progress)
}

fn go_on(
    dir: &Path,
    info: &RunInfo,
    writer: Writer,
    done: u64,
    threads: usize,
    stop: &AtomicBool,
    progress: impl FnMut(Progress),
) -> Result<Progress, SimError> {
    let mut play = Play { info, writer, done, threads, stop, progress };
    let name = &info.table.game;
    let done = brocante_registry::visit(name, &mut play).ok_or_else(|| SimError::UnknownGame(name.clone()))??;
    if done == info.games && info.file == FileKind::Parquet {
        finish_parquet(dir, info)?;
    }
    Ok(Progress { done, games: info.games })
}

/// Converts the moves first, then the games: if `games.parquet` exists, the conversion is complete.
fn finish_parquet(dir: &Path, info: &RunInfo) -> Result<(), RunError> {
    if info.moves {
        columns::convert(&run::moves_csv(dir), &run::moves_parquet(dir))?;
    }
    columns::convert(&run::games_csv(dir), &run::games_parquet(dir))?;
    remove_csv(dir)
}

fn remove_csv(dir: &Path) -> Result<(), RunError> {
    for csv in [run::moves_csv(dir), run::games_csv(dir)].iter().filter(|csv| csv.exists()) {
        std::fs::remove_file(csv).map_err(RunError::io(csv))?;
    }
    Ok(())
}

/// Turns an order into a [`RunInfo`], after checking it.
struct Describe<'a>(&'a Order);

impl Visitor for Describe<'_> {
    type Output = Result<RunInfo, SimError>;

    fn visit<G: Show>(&mut self) -> Self::Output {
        let order = self.0;
        if order.games == 0 {
            return Err(SimError::NoGames);
        }
        let game = rules::<G>(&order.table)?;
        let (bots, lineups) = lineups::<G>(order)?;
        for bot in &bots {
            let spec = spec::<G>(bot)?;
            if !spec.is_repeatable() {
                return Err(SimError::Bots(format!(
                    "`{bot}` has a time limit, so the simulation could not be repeated; give a number of simulated moves instead (hard:20000)"
                )));
            }
        }
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Ok(RunInfo {
            format: FORMAT,
            table: Header { rules: Some(G::INFO.rules_version), ..order.table.clone() },
            title: G::INFO.title.to_owned(),
            bots,
            lineups,
            seed: order.seed.clone(),
            games: order.games,
            moves: order.moves,
            file: order.file,
            facts: game
                .facts()
                .into_iter()
                .map(|fact| FactName { group: fact.group.to_owned(), name: fact.name })
                .collect(),
            move_kinds: names(G::Move::VARIANTS),
            event_kinds: names(G::Event::VARIANTS),
        })
    }
}

pub(crate) fn rules<G: Show>(table: &Header) -> Result<G, SimError> {
    rules_of::<G>(table).map_err(|error| SimError::Table(error.to_string()))
}

/// Parses a bot and checks that the game has its style.
pub fn spec<G: Show>(text: &str) -> Result<Spec, SpecError> {
    let spec: Spec = text.parse()?;
    if let Some(style) = spec.style.as_ref().filter(|style| G::STYLES.iter().all(|known| known.name != style.as_str()))
    {
        let known: Vec<&str> = G::STYLES.iter().map(|style| style.name).collect();
        let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        return Err(SpecError::Style { game: G::INFO.title, style: style.clone(), known });
    }
    Ok(spec)
}

/// The participating bots, and the line-ups in which they play.
fn lineups<G: Show>(order: &Order) -> Result<(Vec<String>, Vec<Vec<usize>>), SimError> {
    let seats = usize::from(order.table.seats);
    let Some(first) = order.bots.first() else {
        return Err(SimError::Bots("a simulation needs bots".to_owned()));
    };
    if order.bots.len() > seats {
        return Err(SimError::Bots(format!("{} bots do not fit on {seats} seats", order.bots.len())));
    }
    if !order.styles {
        let mut bots = order.bots.clone();
        bots.sort();
        bots.dedup();
        let place = |name: &String| bots.iter().position(|bot| bot == name).unwrap_or_default();
        let lineup = (0..seats).map(|seat| place(&order.bots[seat % order.bots.len()])).collect();
        return Ok((bots, vec![lineup]));
    }
    if order.bots.len() > 1 || first.contains('/') || G::STYLES.is_empty() {
        return Err(SimError::Bots(format!(
            "--styles takes one bot without a style, and {} has {} styles",
            G::INFO.title,
            G::STYLES.len()
        )));
    }
    let styled = G::STYLES.iter().map(|style| format!("{first}/{}", style.name));
    let bots: Vec<String> = [first.clone()].into_iter().chain(styled).collect();
    let lineups = (1..bots.len()).map(|style| [style].into_iter().chain(std::iter::repeat_n(0, seats - 1)).collect());
    let lineups = lineups.collect();
    Ok((bots, lineups))
}

/// Plays the missing games of a run.
struct Play<'a, P> {
    info: &'a RunInfo,
    writer: Writer,
    done: u64,
    threads: usize,
    stop: &'a AtomicBool,
    progress: P,
}

impl<P: FnMut(Progress)> Visitor for Play<'_, P> {
    type Output = Result<u64, SimError>;

    fn visit<G: Show>(&mut self) -> Self::Output {
        let info = self.info;
        let game = rules::<G>(&info.table)?;
        let bots: Vec<Spec> = info.bots.iter().map(|bot| spec::<G>(bot)).collect::<Result<_, _>>()?;
        let mut flushed = Instant::now();
        let mut result = Ok(());
        parallel::in_order(
            self.done..info.games,
            self.threads,
            |number| play(&game, info, &bots, number),
            |(row, moves)| {
                result = self.writer.game(info, &row, &moves);
                self.done += 1;
                if result.is_ok() && flushed.elapsed() > FLUSH {
                    flushed = Instant::now();
                    result = self.writer.flush();
                }
                (self.progress)(Progress { done: self.done, games: info.games });
                match result.is_err() || self.stop.load(Ordering::Relaxed) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            },
        );
        result?;
        self.writer.flush()?;
        Ok(self.done)
    }
}

/// Number of distinct rotations of a line-up; 1 if all its bots are the same.
fn seatings(lineup: &[usize]) -> usize {
    let is_same = |by: usize| lineup.iter().cycle().skip(by).zip(lineup).all(|(moved, bot)| moved == bot);
    (1..lineup.len()).find(|&by| is_same(by)).unwrap_or(lineup.len())
}

/// Plays the game with the given number. A deal is played once in every rotation of its line-up.
fn play<G: Show>(game: &G, info: &RunInfo, bots: &[Spec], number: u64) -> (GameRow, Vec<MoveRow>) {
    let seats = usize::from(game.seats());
    let seatings = seatings(&info.lineups[0]) as u64;
    let (deal, by) = (number / seatings, (number % seatings) as usize);
    let lineup = &info.lineups[(deal % info.lineups.len() as u64) as usize];
    let seated: Vec<usize> = (0..seats).map(|seat| lineup[(seat + by) % seats]).collect();
    let specs: Vec<&Spec> = seated.iter().map(|&bot| &bots[bot]).collect();
    let mut notes = Notes::new(info, number, seats);
    let lots = brocante_core::Rng::new(number).next_u64();
    let ended = bout::play(game, deal_seed(&info.seed, deal), &specs, lots, &mut notes);
    let mut row = notes.row;
    row.deal = deal;
    row.plies = ended.plies;
    for (seat, (notes, &bot)) in Seat::all(game.seats()).zip(row.seats.iter_mut().zip(&seated)) {
        notes.bot = bot;
        notes.points = ended.outcome.points[seat.index()];
        notes.share = f64::from(share_of(&ended.outcome, seat));
    }
    (row, notes.moves)
}

/// Collects the rows of a game while it is played.
struct Notes {
    row: GameRow,
    with_moves: bool,
    moves: Vec<MoveRow>,
    ply: u32,
    leader: Option<Seat>,
}

impl Notes {
    fn new(info: &RunInfo, number: u64, seats: usize) -> Notes {
        let row = GameRow { game: number, seats: vec![SeatRow::default(); seats], ..GameRow::default() };
        Notes { row, with_moves: info.moves, moves: Vec::new(), ply: 0, leader: None }
    }

    /// Tracks the sole leader: the seat with more points than every other.
    fn follow_lead(&mut self, points: &[i32]) {
        let most = points.iter().max().copied().unwrap_or_default();
        let mut first = (0..points.len()).filter(|&seat| points[seat] == most);
        let (Some(leader), None) = (first.next(), first.next()) else { return };
        let leader = Seat(leader as u8);
        if self.leader != Some(leader) {
            self.row.lead_changes += u32::from(self.leader.is_some());
            self.row.lead_ply = self.ply;
            self.leader = Some(leader);
        }
    }
}

impl<G: Show> Witness<G> for Notes {
    fn decision(&mut self, game: &G, state: &G::State, seat: Seat, choices: usize, mv: G::Move) {
        let json = serde_json::to_value(mv).expect("a move is plain data");
        add(&mut self.row.moves, kind_of(&json, "do", G::Move::VARIANTS));
        if self.with_moves {
            let (game, ply) = (self.row.game, self.ply);
            self.moves.push(MoveRow { game, ply, seat: seat.0, choices: choices as u32, mv: json.to_string() });
        }
        let notes = &mut self.row.seats[seat.index()];
        notes.decisions += 1;
        notes.forced += u32::from(choices == 1);
        game.used(state, seat, mv, &mut |fact| add(&mut notes.used, fact));
        self.ply += 1;
    }

    fn after(&mut self, game: &G, state: &G::State, events: &[AddressedEvent<G::Event>]) {
        for it in events {
            let json = serde_json::to_value(&it.event).expect("an event is plain data");
            add(&mut self.row.events, kind_of(&json, "event", G::Event::VARIANTS));
        }
        self.follow_lead(&game.points_so_far(state)[..usize::from(game.seats())]);
        if game.status(state) == brocante_core::Status::Over {
            for (seat, notes) in Seat::all(game.seats()).zip(&mut self.row.seats) {
                game.held(state, seat, &mut |fact| add(&mut notes.held, fact));
            }
            let mut rules: BTreeMap<&str, i64> = BTreeMap::new();
            for line in game.score(state).iter().flatten() {
                *rules.entry(line.rule).or_default() += i64::from(line.points);
            }
            self.row.rules = rules.into_iter().map(|(rule, points)| (rule.to_owned(), points)).collect();
        }
    }
}

fn add(counts: &mut Vec<(u16, u32)>, kind: usize) {
    match counts.iter_mut().find(|(known, _)| usize::from(*known) == kind) {
        Some((_, count)) => *count += 1,
        None => counts.push((kind as u16, 1)),
    }
}

fn kind_of(json: &Value, tag: &str, kinds: &[&str]) -> usize {
    kinds.iter().position(|&kind| json[tag] == kind).expect("moves and events are tagged with their kind")
}
