//! Luck and skill: how much of the result comes from the deal and the seat, how much from the bot, and how much
//! from everything else.
//!
//! The model for the share of a bot on a seat in a game is
//!
//! ```text
//! even + what the deal gives this seat + what this bot gains against these others + rest
//! ```
//!
//! Mirrored deals separate the three parts. Over the games of a deal every bot is on every seat, so a seat's mean
//! depends only on the deal, and what remains after bot and seat is the rest. Each part of the variance is
//! estimated without bias (mean squares minus the contribution of the rest) and clamped at 0. Intervals come from a
//! jackknife over blocks of deals.

use super::number::Number;
use crate::run::GameRow;
use crate::stats::Interval;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

const BLOCKS: usize = 40;

/// The parts of luck and skill, or why they cannot be estimated.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// All seats had the same bot, so no bot could be better, and no deal was mirrored.
    OneBot,
    /// Too few deals were played in mirrored seatings.
    NotMirrored,
    /// Every game was a tie of all seats.
    NothingToExplain,
    /// The estimate.
    Parts(Box<Parts>),
}

/// Shares of the variance of the win share.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Parts {
    pub deal: Number,
    pub bot: Number,
    pub rest: Number,
    /// Number of mirrored deals.
    pub deals: u64,
}

/// Sums over deals. Blocks can be added and subtracted, as the jackknife needs.
#[derive(Clone, Default, Debug)]
struct Sums {
    deals: f64,
    /// Sums of (games − 1) and of 1 / games, by deal.
    more_games: f64,
    one_in_games: f64,
    squares: f64,
    /// Sum of the squared seat means of a deal, and the same weighted by its games.
    seat_squares: f64,
    seat_squares_of_games: f64,
    /// By line-up and bot.
    cells: BTreeMap<(Vec<usize>, usize), Cell>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    n: f64,
    sum: f64,
    deals: f64,
    means: f64,
    means_squares: f64,
}

/// Collects deals into blocks for the jackknife.
#[derive(Clone, Debug)]
pub struct LuckTally {
    blocks: Vec<Sums>,
    deals_due: usize,
    deals_seen: usize,
    bots: BTreeSet<usize>,
}

impl LuckTally {
    /// Expects `deals` deals.
    pub fn new(deals: usize) -> LuckTally {
        let blocks = vec![Sums::default(); BLOCKS.min(deals)];
        LuckTally { blocks, deals_due: deals, deals_seen: 0, bots: BTreeSet::new() }
    }

    /// Adds a deal. Ignores it unless it is mirrored.
    pub fn add(&mut self, games: &[&GameRow]) {
        let block = self.deals_seen * self.blocks.len() / self.deals_due.max(1);
        self.deals_seen += 1;
        self.bots.extend(games.iter().flat_map(|game| &game.seats).map(|seat| seat.bot));
        let seats = games.first().map_or(0, |game| game.seats.len());
        if seats < 2 || games.len() < 2 || !is_mirrored(games, seats) {
            return;
        }
        let even = 1.0 / seats as f64;
        let n = games.len() as f64;
        let mut sums = Sums { deals: 1.0, more_games: n - 1.0, one_in_games: 1.0 / n, ..Sums::default() };
        let together = bots_of(games[0]);
        for seat in 0..seats {
            let mean = games.iter().map(|game| game.seats[seat].share - even).sum::<f64>() / n;
            sums.seat_squares += mean * mean;
            sums.seat_squares_of_games += n * mean * mean;
        }
        let mut cells: BTreeMap<usize, Cell> = BTreeMap::new();
        for row in games.iter().flat_map(|game| &game.seats) {
            let off = row.share - even;
            sums.squares += off * off;
            let cell = cells.entry(row.bot).or_default();
            cell.n += 1.0;
            cell.sum += off;
        }
        for (bot, mut cell) in cells {
            let mean = cell.sum / cell.n;
            (cell.deals, cell.means, cell.means_squares) = (1.0, mean, mean * mean);
            sums.cells.insert((together.clone(), bot), cell);
        }
        self.blocks[block].add(&sums, 1.0);
    }

    /// Estimates the parts from all deals added so far.
    pub fn luck(&self, seats: usize) -> Luck {
        let deals = self.blocks.iter().map(|block| block.deals).sum::<f64>() as u64;
        if self.bots.len() == 1 {
            return Luck::OneBot;
        }
        if deals < super::FEW {
            return Luck::NotMirrored;
        }
        let blocks: Vec<&Sums> = self.blocks.iter().filter(|block| block.deals > 0.0).collect();
        let mut all = Sums::default();
        blocks.iter().for_each(|block| all.add(block, 1.0));
        let Some(parts) = all.parts(seats) else { return Luck::NothingToExplain };
        let without: Vec<[f64; 3]> = blocks
            .iter()
            .map(|block| {
                let mut rest = all.clone();
                rest.add(block, -1.0);
                rest.parts(seats).unwrap_or(parts)
            })
            .collect();
        let number = |label: &str, what: &str, part: usize| {
            let count = without.len() as f64;
            let mean = without.iter().map(|parts| parts[part]).sum::<f64>() / count;
            let squares = without.iter().map(|parts| (parts[part] - mean).powi(2)).sum::<f64>();
            let error = ((count - 1.0) / count * squares).sqrt();
            let interval = Interval::new(parts[part], error, without.len() as u64);
            Number::share(label, what, Interval { n: deals, ..interval })
        };
        Luck::Parts(Box::new(Parts {
            deal: number("The deal and the seat", "part of the deal and the seat in who wins", 0),
            bot: number("The bot", "part of the bot in who wins", 1),
            rest: number("Luck and choices in play", "part of luck and choices in play in who wins", 2),
            deals,
        }))
    }
}

impl Sums {
    fn add(&mut self, other: &Sums, sign: f64) {
        self.deals += sign * other.deals;
        self.more_games += sign * other.more_games;
        self.one_in_games += sign * other.one_in_games;
        self.squares += sign * other.squares;
        self.seat_squares += sign * other.seat_squares;
        self.seat_squares_of_games += sign * other.seat_squares_of_games;
        for (key, more) in &other.cells {
            let cell = match self.cells.get_mut(key) {
                Some(cell) => cell,
                None => self.cells.entry(key.clone()).or_default(),
            };
            cell.n += sign * more.n;
            cell.sum += sign * more.sum;
            cell.deals += sign * more.deals;
            cell.means += sign * more.means;
            cell.means_squares += sign * more.means_squares;
        }
    }

    /// The parts of deal, bot and rest, which sum to 1. `None` if nothing varies.
    fn parts(&self, seats: usize) -> Option<[f64; 3]> {
        let seats = seats as f64;
        let cells = || self.cells.iter().filter(|(_, cell)| cell.deals > 0.5);
        let lineups = cells().map(|((together, _), _)| together).collect::<BTreeSet<_>>().len();
        let by_bots: f64 = cells().map(|(_, cell)| cell.sum * cell.sum / cell.n).sum();

        // The shares of a game sum to 1, so a game has one degree of freedom less than it has seats.
        let freedom = (seats - 1.0) * self.more_games - (cells().count() - lineups) as f64;
        let within = (self.squares - by_bots - self.seat_squares_of_games).max(0.0) / freedom.max(1.0);
        let between = self.seat_squares / ((seats - 1.0) * self.deals) - within * self.one_in_games / self.deals;

        // With a single bot per table, none can be better.
        let has_rivals = cells().count() > lineups;
        let observations: f64 = cells().map(|(_, cell)| cell.n).sum();
        let bot: f64 = cells().map(|(_, cell)| cell.n / observations * cell.gain_squared()).sum();
        let of_seats = (seats - 1.0) / seats;
        let bot = if has_rivals { bot.max(0.0) } else { 0.0 };
        let parts = [between.max(0.0) * of_seats, bot, within * of_seats];
        let total: f64 = parts.iter().sum();
        (total > 1e-9).then(|| parts.map(|part| part / total))
    }
}

impl Cell {
    /// An unbiased estimate of the squared gain of a bot.
    fn gain_squared(&self) -> f64 {
        if self.deals < 1.5 {
            return 0.0;
        }
        let variance = (self.means_squares - self.means * self.means / self.deals).max(0.0) / (self.deals - 1.0);
        (self.sum / self.n).powi(2) - variance / self.deals
    }
}

fn bots_of(game: &GameRow) -> Vec<usize> {
    let mut bots: Vec<usize> = game.seats.iter().map(|seat| seat.bot).collect();
    bots.sort_unstable();
    bots
}

/// Whether every seat had the same bots over the games of a deal.
fn is_mirrored(games: &[&GameRow], seats: usize) -> bool {
    let on = |seat: usize| {
        let mut bots: Vec<usize> = games.iter().map(|game| game.seats[seat].bot).collect();
        bots.sort_unstable();
        bots
    };
    let first = on(0);
    (1..seats).all(|seat| on(seat) == first)
}
