//! Adds up games by deal.

use super::luck::LuckTally;
use super::spread::Spread;
use crate::run::{GameRow, RunInfo};
use crate::stats::{Interval, Mean};
use std::collections::{BTreeMap, BTreeSet};

/// A mean of the means of deals.
#[derive(Clone, Copy, Default, Debug)]
pub struct Steps {
    deal: Mean,
    deals: Mean,
}

impl Steps {
    fn add(&mut self, value: f64) {
        self.deal.add(value);
    }

    /// Ends a deal. Returns its mean, or `None` if it had no values.
    fn close(&mut self) -> Option<f64> {
        if self.deal == Mean::default() {
            return None;
        }
        let mean = std::mem::take(&mut self.deal).mean();
        self.deals.add(mean);
        Some(mean)
    }

    pub fn interval(&self) -> Interval {
        self.deals.interval()
    }

    /// The interval if the values are win shares.
    pub fn share_interval(&self) -> Interval {
        self.deals.share_interval()
    }
}

/// A style and the plain bot, compared only in deals in which both play. In other deals the plain bot has other
/// opponents and therefore wins more or less.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub style: usize,
    pub plain: usize,
    pub share_style: Mean,
    pub share_plain: Mean,
    difference: Mean,
}

impl Pair {
    /// The share of the style minus that of the plain bot.
    pub fn difference(&self) -> Interval {
        let found = self.difference.interval();
        // What the style wins, the plain bot loses, so an error in one share counts twice.
        let least = Interval::new(found.mean, 2.0 * self.share_style.share_error(), found.n).plus_minus;
        Interval { plus_minus: found.plus_minus.max(least), ..found }
    }
}

/// The sums from which a summary is made.
#[derive(Debug)]
pub struct Tally {
    pub seat_share: Vec<Steps>,
    pub seat_decisions: Vec<Steps>,
    pub seat_forced: Vec<Steps>,
    pub bot_share: Vec<Steps>,
    pub bot_points: Vec<Steps>,
    pub bot_spread: Vec<Spread>,
    pub forced: Steps,
    pub margin: (Steps, Spread),
    pub plies: (Steps, Spread),
    pub lead_changes: (Steps, Spread),
    /// As a share of the game; the spread is in per cent.
    pub lead_taken: (Steps, Spread),
    pub rules: BTreeMap<String, (Steps, bool)>,
    pub moves: BTreeSet<u16>,
    pub events: BTreeSet<u16>,
    pub pairs: Vec<Pair>,
    pub luck: LuckTally,
}

impl Tally {
    pub fn new(info: &RunInfo, games: &[GameRow], deals: usize) -> Tally {
        let seats = usize::from(info.table.seats);
        let bots = info.bots.len();
        let plain = |style: &str| {
            let name = style.split_once('/')?.0;
            info.bots.iter().position(|bot| bot == name)
        };
        let pairs = info.bots.iter().enumerate().filter_map(|(style, name)| {
            let none = Mean::default();
            Some(Pair { style, plain: plain(name)?, share_style: none, share_plain: none, difference: none })
        });
        let rules = games.iter().flat_map(|game| &game.rules).map(|(rule, _)| rule.as_str());
        Tally {
            seat_share: vec![Steps::default(); seats],
            seat_decisions: vec![Steps::default(); seats],
            seat_forced: vec![Steps::default(); seats],
            bot_share: vec![Steps::default(); bots],
            bot_points: vec![Steps::default(); bots],
            bot_spread: vec![Spread::default(); bots],
            forced: Steps::default(),
            margin: Default::default(),
            plies: Default::default(),
            lead_changes: Default::default(),
            lead_taken: Default::default(),
            rules: rules
                .collect::<BTreeSet<_>>()
                .into_iter()
                .map(|rule| (rule.to_owned(), Default::default()))
                .collect(),
            moves: BTreeSet::new(),
            events: BTreeSet::new(),
            pairs: pairs.collect(),
            luck: LuckTally::new(deals),
        }
    }

    /// Adds all games of a deal.
    pub fn deal(&mut self, games: &[&GameRow]) {
        games.iter().for_each(|game| self.game(game));
        self.luck.add(games);
        let seats = self.seat_share.iter_mut().chain(&mut self.seat_decisions).chain(&mut self.seat_forced);
        let single = [&mut self.margin.0, &mut self.plies.0, &mut self.lead_changes.0, &mut self.lead_taken.0];
        let rules = self.rules.values_mut().map(|(steps, _)| steps);
        let others = seats.chain(&mut self.bot_points).chain(single).chain([&mut self.forced]).chain(rules);
        others.for_each(|steps| {
            steps.close();
        });
        let shares: Vec<Option<f64>> = self.bot_share.iter_mut().map(Steps::close).collect();
        for pair in &mut self.pairs {
            if let (Some(style), Some(plain)) = (shares[pair.style], shares[pair.plain]) {
                pair.share_style.add(style);
                pair.share_plain.add(plain);
                pair.difference.add(style - plain);
            }
        }
    }

    fn game(&mut self, game: &GameRow) {
        let forced = |forced: u32, decisions: u32| f64::from(forced) / f64::from(decisions);
        for (at, seat) in game.seats.iter().enumerate() {
            self.seat_share[at].add(seat.share);
            self.seat_decisions[at].add(seat.decisions.into());
            if seat.decisions > 0 {
                self.seat_forced[at].add(forced(seat.forced, seat.decisions));
            }
            self.bot_share[seat.bot].add(seat.share);
            self.bot_points[seat.bot].add(seat.points.into());
            self.bot_spread[seat.bot].add(seat.points.into());
        }
        let sum = |of: fn(&crate::run::SeatRow) -> u32| game.seats.iter().map(of).sum::<u32>();
        if sum(|seat| seat.decisions) > 0 {
            self.forced.add(forced(sum(|seat| seat.forced), sum(|seat| seat.decisions)));
        }
        let both = |(steps, spread): &mut (Steps, Spread), value: i64| {
            steps.add(value as f64);
            spread.add(value);
        };
        if let Some(margin) = margin(game) {
            both(&mut self.margin, margin);
        }
        both(&mut self.plies, game.plies.into());
        both(&mut self.lead_changes, game.lead_changes.into());
        if game.plies > 0 && has_leader(game) {
            let taken = f64::from(game.lead_ply) / f64::from(game.plies);
            self.lead_taken.0.add(taken);
            self.lead_taken.1.add((taken * 100.0) as i64);
        }
        for (rule, (steps, is_used)) in &mut self.rules {
            let points = game.rules.iter().filter(|(name, _)| name == rule).map(|(_, points)| points).sum::<i64>();
            *is_used |= points != 0;
            steps.add(points as f64);
        }
        self.moves.extend(game.moves.iter().filter(|(_, count)| *count > 0).map(|(kind, _)| kind));
        self.events.extend(game.events.iter().filter(|(_, count)| *count > 0).map(|(kind, _)| kind));
    }
}

/// Whether one seat has more points than every other.
fn has_leader(game: &GameRow) -> bool {
    let most = game.seats.iter().map(|seat| seat.points).max();
    game.seats.iter().filter(|seat| Some(seat.points) == most).count() == 1
}

/// The points of the winner minus those of the best other seat.
fn margin(game: &GameRow) -> Option<i64> {
    let place = |at: &usize| (game.seats[*at].share, game.seats[*at].points);
    let order = |a: &usize, b: &usize| place(a).0.total_cmp(&place(b).0).then(place(a).1.cmp(&place(b).1));
    let winner = (0..game.seats.len()).max_by(order)?;
    let second = (0..game.seats.len()).filter(|&at| at != winner).map(|at| game.seats[at].points).max()?;
    Some(i64::from(game.seats[winner].points) - i64::from(second))
}
