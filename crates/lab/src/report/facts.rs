//! How cards, spaces and specials relate to winning.
//!
//! The lift of a fact is the win share of seats that had it minus the win share of seats that did not, both of the
//! same bot. The lift is averaged over bots, weighted by the amount of evidence (`with · without / both`), so that
//! the habits of a strong bot do not make cards look strong.

use super::number::{Number, chance_of};
use super::summary::capital;
use super::{FEW, STANDS_OUT};
use crate::run::{GameRow, RunInfo, SeatRow};
use crate::stats::{Interval, share_variance};
use serde::Serialize;
use std::collections::HashMap;

/// How a seat relates to a fact: it used a card, or held it at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    Used,
    Held,
}

/// Facts of the same kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactGroup {
    pub title: String,
    pub manner: Manner,
    /// Strongest first, followed by facts with too few observations.
    pub facts: Vec<FactLine>,
    /// The median lift of the group, with which its facts are compared; 0 in a small group.
    pub middle: f64,
}

/// The statistics of one fact.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FactLine {
    pub name: String,
    /// Number of seats that had it, and that did not.
    pub with: u64,
    pub without: u64,
    pub share_with: f64,
    pub share_without: f64,
    /// The share of all seats that had it.
    pub came_up: Number,
    /// `None` if there are too few observations.
    pub lift: Option<Number>,
    pub verdict: Option<Verdict>,
}

/// Marks the extremes of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Strongest,
    Weakest,
}

/// From this size on, a group's median is a good reference.
pub const GROUP_LARGE: usize = 5;

/// The facts of a run. Facts with the same group and name are counted as one.
#[derive(Debug)]
pub struct FactTable<'a> {
    info: &'a RunInfo,
    names: Vec<(&'a str, &'a str)>,
    /// Maps an index into [`RunInfo::facts`] to an index into `names`.
    place: Vec<usize>,
}

#[derive(Clone, Copy, Default)]
struct Sum {
    n: f64,
    shares: f64,
}

/// The results of one bot with and without a fact.
#[derive(Clone, Copy, Default)]
struct Stratum {
    with: Sum,
    without: Sum,
    weight: f64,
}

impl Sum {
    fn add(&mut self, share: f64) {
        self.n += 1.0;
        self.shares += share;
    }

    fn mean(&self) -> f64 {
        self.shares / self.n.max(1.0)
    }

    fn minus(&self, other: &Sum) -> Sum {
        Sum { n: self.n - other.n, shares: self.shares - other.shares }
    }

    /// The variance of the mean if all seats were independent; not zero even if all seats won or all lost.
    fn variance(&self) -> f64 {
        share_variance(self.shares, self.n)
    }

    /// The influence of these observations on the mean of all.
    fn pull(&self, all: &Sum) -> f64 {
        (self.shares - all.mean() * self.n) / all.n
    }
}

impl<'a> FactTable<'a> {
    pub fn new(info: &'a RunInfo) -> FactTable<'a> {
        let mut known = HashMap::new();
        let mut names = Vec::new();
        let place = info.facts.iter().map(|fact| {
            let name = (fact.group.as_str(), fact.name.as_str());
            *known.entry(name).or_insert_with(|| {
                names.push(name);
                names.len() - 1
            })
        });
        let place = place.collect();
        FactTable { info, names, place }
    }

    fn of_seat<'b>(&'b self, seat: &'b SeatRow, manner: Manner) -> impl Iterator<Item = usize> + 'b {
        let counts = match manner {
            Manner::Used => &seat.used,
            Manner::Held => &seat.held,
        };
        counts
            .iter()
            .filter(|(_, count)| *count > 0)
            .filter_map(|&(fact, _)| self.place.get(usize::from(fact)).copied())
    }

    /// The groups that occurred, in the manner in which they did.
    pub fn groups(&self, deals: &[&[&GameRow]]) -> Vec<FactGroup> {
        let mut groups: Vec<FactGroup> =
            [Manner::Used, Manner::Held].into_iter().flat_map(|manner| self.of_manner(deals, manner)).collect();
        judge(&mut groups);
        groups
    }

    /// The facts that no seat used or held.
    pub fn never(&self, deals: &[&[&GameRow]]) -> Vec<(String, String)> {
        let mut came_up = vec![false; self.names.len()];
        for seat in deals.iter().copied().flatten().flat_map(|game| &game.seats) {
            for manner in [Manner::Used, Manner::Held] {
                self.of_seat(seat, manner).for_each(|fact| came_up[fact] = true);
            }
        }
        let never = self.names.iter().zip(came_up).filter(|(_, came_up)| !came_up);
        never.map(|(&(group, name), _)| (group.to_owned(), name.to_owned())).collect()
    }

    fn of_manner(&self, deals: &[&[&GameRow]], manner: Manner) -> Vec<FactGroup> {
        let bots = self.info.bots.len();
        let (strata, seats) = self.strata(deals, manner);
        let (lift_error, rate_error) = self.errors(deals, manner, &strata, seats);
        let mut groups: Vec<FactGroup> = Vec::new();
        for (fact, &(group, name)) in self.names.iter().enumerate() {
            let strata = &strata[fact * bots..][..bots];
            let title = capital(group);
            let usable = || strata.iter().filter(|stratum| stratum.weight > 0.0);
            let count = |sum: fn(&Stratum) -> f64| usable().map(sum).sum::<f64>() as u64;
            let (with, without) = (count(|stratum| stratum.with.n), count(|stratum| stratum.without.n));
            let share_with = usable().map(|stratum| stratum.weight * stratum.with.mean()).sum::<f64>();
            let share_without = usable().map(|stratum| stratum.weight * stratum.without.mean()).sum::<f64>();
            let had = strata.iter().map(|stratum| stratum.with.n).sum::<f64>();
            let n = deals.len() as u64;
            let rate = Interval::new(had / seats.max(1.0), rate_error[fact], n);
            let lift =
                Interval { n: with.min(without), ..Interval::new(share_with - share_without, lift_error[fact], n) };
            let line = FactLine {
                name: name.to_owned(),
                with: had as u64,
                without: (seats - had) as u64,
                share_with,
                share_without,
                came_up: Number::share(name, format!("{title}: how many seats had {name}"), rate),
                lift: (with >= FEW && without >= FEW && lift.mean.is_finite())
                    .then(|| Number::points(name, format!("{title}: lift of {name}"), lift)),
                verdict: None,
            };
            match groups.iter_mut().find(|group| group.title == title) {
                Some(group) => group.facts.push(line),
                None => groups.push(FactGroup { title, manner, facts: vec![line], middle: 0.0 }),
            }
        }
        groups.retain(|group| group.facts.iter().any(|fact| fact.with > 0));
        groups
    }

    /// The results by fact and bot, and the number of seats.
    fn strata(&self, deals: &[&[&GameRow]], manner: Manner) -> (Vec<Stratum>, f64) {
        let bots = self.info.bots.len();
        let mut of_bot = vec![Sum::default(); bots];
        let mut strata = vec![Stratum::default(); self.names.len() * bots];
        let mut seen = Seen::new(self.names.len());
        for seat in deals.iter().copied().flatten().flat_map(|game| &game.seats) {
            of_bot[seat.bot].add(seat.share);
            seen.next();
            for fact in self.of_seat(seat, manner).filter(|&fact| seen.is_first(fact)) {
                strata[fact * bots + seat.bot].with.add(seat.share);
            }
        }
        for strata in strata.chunks_mut(bots) {
            for (stratum, all) in strata.iter_mut().zip(&of_bot) {
                stratum.without = all.minus(&stratum.with);
                stratum.weight = stratum.with.n * stratum.without.n / all.n.max(1.0);
            }
            let sum: f64 = strata.iter().map(|stratum| stratum.weight).sum();
            strata.iter_mut().for_each(|stratum| stratum.weight /= sum.max(f64::MIN_POSITIVE));
        }
        (strata, of_bot.iter().map(|sum| sum.n).sum())
    }

    /// The standard errors of lifts and of frequencies, from the influence of each deal. Deals are independent.
    fn errors(&self, deals: &[&[&GameRow]], manner: Manner, strata: &[Stratum], seats: f64) -> (Vec<f64>, Vec<f64>) {
        let bots = self.info.bots.len();
        let mut lifts = vec![0.0; self.names.len()];
        let mut rates = vec![0.0; self.names.len()];
        let mut seen = Seen::new(self.names.len());
        let mut of_bot = vec![Sum::default(); bots];
        let mut with = vec![Sum::default(); strata.len()];
        for deal in deals {
            of_bot.fill(Sum::default());
            with.fill(Sum::default());
            for seat in deal.iter().flat_map(|game| &game.seats) {
                of_bot[seat.bot].add(seat.share);
                seen.next();
                for fact in self.of_seat(seat, manner).filter(|&fact| seen.is_first(fact)) {
                    with[fact * bots + seat.bot].add(seat.share);
                }
            }
            let here: f64 = of_bot.iter().map(|sum| sum.n).sum();
            for fact in 0..self.names.len() {
                let (mut pull, mut had, mut had_ever) = (0.0, 0.0, 0.0);
                for bot in 0..bots {
                    let (all, with) = (&strata[fact * bots + bot], &with[fact * bots + bot]);
                    had += with.n;
                    had_ever += all.with.n;
                    if all.weight > 0.0 {
                        pull += all.weight * (with.pull(&all.with) - of_bot[bot].minus(with).pull(&all.without));
                    }
                }
                lifts[fact] += pull * pull;
                rates[fact] += ((had - had_ever / seats.max(1.0) * here) / seats.max(1.0)).powi(2);
            }
        }
        let n = deals.len() as f64;
        let variance = |squares: f64| squares * n / (n - 1.0).max(1.0);
        // If all seats with a fact lost, no deal has any influence on their mean, but the mean is still uncertain.
        let least = |strata: &[Stratum]| -> f64 {
            let sides = |stratum: &Stratum| stratum.with.variance() + stratum.without.variance();
            strata.iter().map(|stratum| stratum.weight * stratum.weight * sides(stratum)).sum()
        };
        let lifts = lifts.iter().zip(strata.chunks(bots)).map(|(&lift, strata)| variance(lift).max(least(strata)));
        (lifts.map(f64::sqrt).collect(), rates.into_iter().map(|rate| variance(rate).sqrt()).collect())
    }
}

/// The facts already counted for the current seat.
struct Seen {
    stamp: Vec<u64>,
    now: u64,
}

impl Seen {
    fn new(facts: usize) -> Seen {
        Seen { stamp: vec![0; facts], now: 0 }
    }

    fn next(&mut self) {
        self.now += 1;
    }

    fn is_first(&mut self, fact: usize) -> bool {
        std::mem::replace(&mut self.stamp[fact], self.now) != self.now
    }
}

/// Sorts each group and marks its strongest and weakest fact if they are significant after correcting for the
/// number of facts. A fact is compared with the median of its group, because winners have more of everything. In a
/// small group, which has no useful median, it is compared with 0.
fn judge(groups: &mut [FactGroup]) {
    let tests = groups.iter().flat_map(|group| &group.facts).filter(|fact| fact.lift.is_some()).count();
    for group in groups {
        let mean = |fact: &FactLine| fact.lift.as_ref().map_or(f64::NEG_INFINITY, |lift| lift.value.mean);
        group.facts.sort_by(|a, b| mean(b).total_cmp(&mean(a)).then_with(|| b.with.cmp(&a.with)));
        let known = group.facts.iter().filter(|fact| fact.lift.is_some()).count();
        if known >= GROUP_LARGE {
            let middle = |at: usize| mean(&group.facts[at]);
            group.middle = (middle((known - 1) / 2) + middle(known / 2)) / 2.0;
        }
        let middle = group.middle;
        // The median is uncertain too.
        let wider = if known >= GROUP_LARGE { 1.25 / (known as f64).sqrt() } else { 0.0 };
        let is_sure = |fact: &FactLine, sign: f64| {
            fact.lift.as_ref().is_some_and(|Number { value, .. }| {
                let value = Interval { plus_minus: value.plus_minus.hypot(value.plus_minus * wider), ..*value };
                sign * (value.mean - middle) > STANDS_OUT && chance_of(&value, middle) < 0.05 / tests as f64
            })
        };
        if known < 2 {
            // A single fact is neither the strongest nor the weakest.
            continue;
        }
        // The most extreme fact may be too uncertain; take the first significant one.
        let strongest = group.facts.iter().position(|fact| is_sure(fact, 1.0));
        let weakest = group.facts.iter().rposition(|fact| is_sure(fact, -1.0));
        for (place, verdict) in [(strongest, Verdict::Strongest), (weakest, Verdict::Weakest)] {
            if let Some(place) = place {
                group.facts[place].verdict = Some(verdict);
            }
        }
    }
}
