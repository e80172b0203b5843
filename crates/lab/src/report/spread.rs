//! The distribution of integers, and bins to draw it.

use serde::Serialize;
use std::collections::BTreeMap;

/// The number of occurrences of each value.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Spread {
    counts: BTreeMap<i64, u64>,
}

/// Bins of equal width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bins {
    pub from: i64,
    pub width: i64,
    pub count: usize,
    /// The highest value.
    pub high: i64,
}

impl Spread {
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The lowest value such that at least this share of all values is at or below it.
    pub fn quantile(&self, share: f64) -> i64 {
        let due = share * self.total() as f64;
        let mut sum = 0;
        for (&value, &count) in &self.counts {
            sum += count;
            if sum as f64 >= due {
                return value;
            }
        }
        0
    }

    /// The share of values in each bin.
    pub fn shares(&self, bins: &Bins) -> Vec<f64> {
        let mut shares = vec![0.0; bins.count];
        let each = 1.0 / self.total().max(1) as f64;
        for (&value, &count) in &self.counts {
            let bin = (value - bins.from).div_euclid(bins.width);
            if let Some(share) = usize::try_from(bin).ok().and_then(|bin| shares.get_mut(bin)) {
                *share += count as f64 * each;
            }
        }
        shares
    }
}

impl Bins {
    const MAX: i64 = 24;

    /// Bins of a round width that cover all of these distributions.
    pub fn of<'a>(spreads: impl Iterator<Item = &'a Spread> + Clone) -> Bins {
        let low = spreads.clone().filter_map(|spread| spread.counts.keys().next()).min().copied().unwrap_or(0);
        let high = spreads.filter_map(|spread| spread.counts.keys().next_back()).max().copied().unwrap_or(0);
        let widths = (0..16).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)));
        let fits = |width: &i64| high.div_euclid(*width) - low.div_euclid(*width) < Self::MAX;
        let width = widths.into_iter().find(fits).unwrap_or(i64::MAX);
        let from = low.div_euclid(width) * width;
        Bins { from, width, count: ((high - from) / width + 1) as usize, high }
    }

    pub fn start(&self, bin: usize) -> i64 {
        self.from + bin as i64 * self.width
    }

    /// Formats a bin as `10 to 14`.
    pub fn name(&self, bin: usize) -> String {
        let minus = |value: i64| value.to_string().replace('-', "−");
        let start = self.start(bin);
        match (start + self.width - 1).min(self.high) {
            end if end == start => minus(start),
            end => format!("{} to {}", minus(start), minus(end)),
        }
    }
}
