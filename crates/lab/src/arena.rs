//! Tournaments between bots. Every deal is played in every seating, so that neither luck nor seat decides which bot
//! is better.

use crate::bout::{self, Witness, deal_seed};
use crate::parallel;
use crate::stats::{Interval, Mean};
use brocante_bots::{Spec, share_of};
use brocante_core::Seat;
use brocante_show::Show;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::ops::ControlFlow;
use std::time::Duration;

/// If there are more seatings than this, a deal is played only in rotations of the bots.
const SEATINGS_MAX: usize = 24;

/// A tournament.
#[derive(Clone, Debug)]
pub struct Arena<'a> {
    pub bots: &'a [Spec],
    pub games: u64,
    pub seed: &'a str,
    pub threads: usize,
}

/// The result of a tournament.
#[derive(Clone, Debug)]
pub struct Standing {
    pub games: u64,
    pub deals: u64,
    pub bots: Vec<BotStanding>,
    /// For each pair of bots that met: the share of games in which the first did better than the second, that is,
    /// had more of the victory or else more points. Ties count half.
    pub duels: Vec<(usize, usize, Interval)>,
}

/// The result of one bot.
#[derive(Clone, Debug)]
pub struct BotStanding {
    pub name: String,
    pub share: Interval,
    /// The expected share if all bots were equal.
    pub even: f64,
    pub rating: WengLinRating,
    pub iterations_a_second: Option<f64>,
    pub simulated_a_second: Option<f64>,
}

/// The result of one game, by seat.
#[derive(Clone, Debug)]
pub struct Game {
    seating: Vec<usize>,
    shares: Vec<f32>,
    points: Vec<i32>,
    work: Vec<Work>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Work {
    iterations: u64,
    simulated: u64,
    time: Duration,
}

struct Meter(Vec<Work>);

impl<G: Show> Witness<G> for Meter {
    fn thought(&mut self, seat: Seat, iterations: u32, simulated: u64, time: Duration) {
        if iterations > 0 {
            let work = &mut self.0[seat.index()];
            work.iterations += u64::from(iterations);
            work.simulated += simulated;
            work.time += time;
        }
    }
}

/// All distinct seatings of the bots. If there are fewer bots than seats, the last bot fills the remaining seats.
pub fn seatings(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut pool: Vec<usize> = (0..bots).collect();
    pool.resize(bots.max(seats), bots - 1);
    let mut all = Vec::new();
    arrange(&mut pool, &mut Vec::new(), seats, &mut all);
    all.sort();
    all.dedup();
    if all.len() > SEATINGS_MAX {
        // Rotations in both directions: every bot is on every seat equally often, with different neighbours.
        pool.sort_unstable();
        let size = pool.len();
        let turned = |by: usize, step: usize| (0..seats).map(|at| pool[(by + at * step) % size]).collect();
        all = (0..size).flat_map(|by| [turned(by, 1), turned(by, size - 1)]).collect();
        all.sort();
        all.dedup();
    }
    all
}

fn arrange(pool: &mut Vec<usize>, seated: &mut Vec<usize>, seats: usize, all: &mut Vec<Vec<usize>>) {
    /// Stop here: this is certainly more than `SEATINGS_MAX`.
    const ENOUGH: usize = 50_000;
    if seated.len() == seats || all.len() > ENOUGH {
        all.push(seated.clone());
        return;
    }
    let mut used = Vec::new();
    for at in 0..pool.len() {
        if used.contains(&pool[at]) {
            continue;
        }
        used.push(pool[at]);
        let bot = pool.remove(at);
        seated.push(bot);
        arrange(pool, seated, seats, all);
        seated.pop();
        pool.insert(at, bot);
    }
}

/// Number of deals for at least `games` games, limited so that the number of games fits a `u64`.
fn deals(games: u64, seatings: usize) -> u64 {
    let seatings = (seatings as u64).max(1);
    games.div_ceil(seatings).min(u64::MAX / seatings)
}

impl Arena<'_> {
    /// Plays all games. `progress` is called after every game.
    pub fn run<G: Show>(&self, game: &G, mut progress: impl FnMut(u64, u64)) -> Standing {
        let seatings = seatings(self.bots.len(), usize::from(game.seats()));
        let deals = deals(self.games, seatings.len());
        let games = deals * seatings.len() as u64;
        let mut count = Count::new(self.bots, seatings.len());
        let mut done = 0;
        parallel::in_order(
            0..games,
            self.threads,
            |number| self.play(game, &seatings, number),
            |played| {
                count.add(&played);
                done += 1;
                progress(done, games);
                ControlFlow::Continue(())
            },
        );
        count.standing(games, deals)
    }

    fn play<G: Show>(&self, game: &G, seatings: &[Vec<usize>], number: u64) -> Game {
        let (deal, seating) = (number / seatings.len() as u64, &seatings[(number % seatings.len() as u64) as usize]);
        let lineup: Vec<&Spec> = seating.iter().map(|&bot| &self.bots[bot]).collect();
        let mut meter = Meter(vec![Work::default(); seating.len()]);
        let ended = bout::play(game, deal_seed(self.seed, deal), &lineup, number, &mut meter);
        let seats = || Seat::all(game.seats());
        Game {
            seating: seating.clone(),
            shares: seats().map(|seat| share_of(&ended.outcome, seat)).collect(),
            points: seats().map(|seat| ended.outcome.points[seat.index()]).collect(),
            work: meter.0,
        }
    }
}

/// Adds up games by deal, because the games of a deal are not independent evidence.
struct Count<'a> {
    bots: &'a [Spec],
    seatings: usize,
    in_deal: usize,
    deal: Vec<Mean>,
    deal_duels: Vec<Mean>,
    shares: Vec<Mean>,
    duels: Vec<Mean>,
    seated: Vec<(u64, u64)>,
    ratings: Vec<WengLinRating>,
    work: Vec<Work>,
}

impl<'a> Count<'a> {
    fn new(bots: &'a [Spec], seatings: usize) -> Self {
        let n = bots.len();
        Count {
            bots,
            seatings,
            in_deal: 0,
            deal: vec![Mean::default(); n],
            deal_duels: vec![Mean::default(); n * n],
            shares: vec![Mean::default(); n],
            duels: vec![Mean::default(); n * n],
            seated: vec![(0, 0); n],
            ratings: vec![WengLinRating::new(); n],
            work: vec![Work::default(); n],
        }
    }

    fn add(&mut self, game: &Game) {
        let n = self.bots.len();
        for (at, &bot) in game.seating.iter().enumerate() {
            self.deal[bot].add(f64::from(game.shares[at]));
            self.seated[bot].0 += 1;
            self.seated[bot].1 += game.seating.len() as u64;
            let (sum, more) = (&mut self.work[bot], &game.work[at]);
            sum.iterations += more.iterations;
            sum.simulated += more.simulated;
            sum.time += more.time;
            for (other_at, &other) in game.seating.iter().enumerate().filter(|(_, other)| **other != bot) {
                let place = |at: usize| (game.shares[at], game.points[at]);
                let better = match place(at).partial_cmp(&place(other_at)) {
                    Some(std::cmp::Ordering::Greater) => 1.0,
                    Some(std::cmp::Ordering::Less) => 0.0,
                    _ => 0.5,
                };
                self.deal_duels[bot * n + other].add(better);
            }
        }
        self.rate(game);
        self.in_deal += 1;
        if self.in_deal == self.seatings {
            self.in_deal = 0;
            let close = |deal: &mut Vec<Mean>, all: &mut Vec<Mean>| {
                for (deal, all) in deal.iter_mut().zip(all) {
                    if *deal != Mean::default() {
                        all.add(deal.mean());
                        *deal = Mean::default();
                    }
                }
            };
            close(&mut self.deal, &mut self.shares);
            close(&mut self.deal_duels, &mut self.duels);
        }
    }

    /// Rates every seat by its rank. A bot on several seats gets the mean of their new ratings.
    fn rate(&mut self, game: &Game) {
        let n = self.bots.len();
        let place = |at: usize| (game.shares[at], game.points[at]);
        let rank = |at: usize| 1 + (0..game.seating.len()).filter(|&other| place(other) > place(at)).count();
        let before: Vec<[WengLinRating; 1]> = game.seating.iter().map(|&bot| [self.ratings[bot]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().enumerate().map(|(at, rating)| (&rating[..], MultiTeamOutcome::new(rank(at)))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let mut sums = vec![(0.0, 0.0, 0.0); n];
        for (&bot, rating) in game.seating.iter().zip(&after) {
            let (count, value, uncertainty) = sums[bot];
            sums[bot] = (count + 1.0, value + rating[0].rating, uncertainty + rating[0].uncertainty);
        }
        for (rating, (count, value, uncertainty)) in self.ratings.iter_mut().zip(sums) {
            if count > 0.0 {
                *rating = WengLinRating { rating: value / count, uncertainty: uncertainty / count };
            }
        }
    }

    fn standing(&self, games: u64, deals: u64) -> Standing {
        let n = self.bots.len();
        let a_second = |work: &Work, count: u64| (count > 0).then(|| count as f64 / work.time.as_secs_f64());
        let bots = (0..n)
            .map(|bot| BotStanding {
                name: self.bots[bot].to_string(),
                share: self.shares[bot].share_interval(),
                even: self.seated[bot].0 as f64 / self.seated[bot].1.max(1) as f64,
                rating: self.ratings[bot],
                iterations_a_second: a_second(&self.work[bot], self.work[bot].iterations),
                simulated_a_second: a_second(&self.work[bot], self.work[bot].simulated),
            })
            .collect();
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        let duels =
            pairs.map(|(a, b)| (a, b, self.duels[a * n + b].share_interval())).filter(|duel| duel.2.n > 0).collect();
        Standing { games, deals, bots, duels }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_games_is_rounded_up_to_whole_deals() {
        assert_eq!([deals(1, 6), deals(6, 6), deals(7, 6)], [1, 1, 2]);
        for seatings in 1..=SEATINGS_MAX {
            assert!(deals(u64::MAX, seatings).checked_mul(seatings as u64).is_some(), "{seatings}");
        }
    }

    #[test]
    fn every_bot_is_on_every_seat_equally_often() {
        for (bots, seats) in [(2, 2), (2, 4), (4, 2), (4, 4), (3, 6), (6, 6), (2, 6), (8, 8)] {
            let all = seatings(bots, seats);
            assert!(all.iter().all(|seating| seating.len() == seats));
            for bot in 0..bots {
                let on = |seat: usize| all.iter().filter(|seating| seating[seat] == bot).count();
                assert!(
                    (0..seats).all(|seat| on(seat) == on(0) && on(seat) > 0),
                    "{bots} bots, {seats} seats: {all:?}"
                );
            }
        }
    }
}
