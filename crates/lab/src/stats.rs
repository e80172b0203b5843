//! Means with 95 % intervals.

use serde::Serialize;

/// A running mean.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub plus_minus: f64,
    pub n: u64,
}

impl Mean {
    pub fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn mean(&self) -> f64 {
        if self.n == 0.0 { 0.0 } else { self.sum / self.n }
    }

    fn variance(&self) -> f64 {
        if self.n < 2.0 {
            return 0.0;
        }
        ((self.squares - self.sum * self.sum / self.n) / (self.n - 1.0)).max(0.0)
    }

    pub fn interval(&self) -> Interval {
        let plus_minus =
            if self.n < 2.0 { f64::INFINITY } else { student(self.n - 1.0) * (self.variance() / self.n).sqrt() };
        Interval { mean: self.mean(), plus_minus, n: self.n as u64 }
    }

    /// The interval of shares between 0 and 1. If every value was 0, or every value was 1, the sample variance is
    /// zero although the next value may differ; [`Mean::share_error`] gives a lower bound.
    pub fn share_interval(&self) -> Interval {
        let interval = self.interval();
        let least = Interval::new(self.mean(), self.share_error(), interval.n).plus_minus;
        Interval { plus_minus: interval.plus_minus.max(least), ..interval }
    }

    /// A lower bound of the standard error of shares; 0 unless all values were 0 or all were 1.
    pub fn share_error(&self) -> f64 {
        let is_one_sided = self.sum <= 0.0 || self.sum >= self.n;
        if is_one_sided && self.n > 0.0 { share_variance(self.sum, self.n).sqrt() } else { 0.0 }
    }
}

/// The variance of a mean of `n` independent wins and losses. Adds half a win and half a loss, so that an unseen
/// result is not taken for an impossible one.
pub fn share_variance(wins: f64, n: f64) -> f64 {
    let share = (wins + 0.5) / (n + 1.0);
    (share * (1.0 - share)).max(0.0) / n.max(1.0)
}

impl Interval {
    /// The interval of a mean with the given standard error, from `n` independent observations.
    pub fn new(mean: f64, error: f64, n: u64) -> Interval {
        let plus_minus = if n < 2 { f64::INFINITY } else { student(n as f64 - 1.0) * error };
        Interval { mean, plus_minus, n }
    }

    pub fn low(&self) -> f64 {
        self.mean - self.plus_minus
    }

    pub fn high(&self) -> f64 {
        self.mean + self.plus_minus
    }

    /// The difference of two independent means.
    pub fn minus(&self, other: &Interval) -> Interval {
        Interval {
            mean: self.mean - other.mean,
            plus_minus: self.plus_minus.hypot(other.plus_minus),
            n: self.n.min(other.n),
        }
    }

    /// Whether the whole interval lies on one side of a value.
    pub fn excludes(&self, value: f64) -> bool {
        self.low() > value || self.high() < value
    }
}

/// Probability that chance alone leads at least this many half intervals away from the truth: 0.05 for one.
pub fn by_chance(half_intervals: f64) -> f64 {
    libm::erfc(half_intervals.abs() * Z / std::f64::consts::SQRT_2)
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// The 97.5 % point of Student's t, accurate to a hundredth from three degrees of freedom on.
fn student(freedom: f64) -> f64 {
    let z3 = (Z.powi(3) + Z) / 4.0;
    let z5 = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let z7 = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    let z9 = (79.0 * Z.powi(9) + 776.0 * Z.powi(7) + 1482.0 * Z.powi(5) - 1920.0 * Z.powi(3) - 945.0 * Z) / 92160.0;
    Z + z3 / freedom + z5 / freedom.powi(2) + z7 / freedom.powi(3) + z9 / freedom.powi(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_agrees_with_published_tables() {
        for (freedom, expected) in [(3.0, 3.18), (5.0, 2.57), (10.0, 2.23), (30.0, 2.04), (1000.0, 1.96)] {
            assert!((student(freedom) - expected).abs() < 0.02, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn by_chance_agrees_with_published_tables() {
        for (deviations, expected) in
            [(0.0, 1.0), (1.959_964, 0.05), (2.575_829, 0.01), (3.290_527, 0.001), (4.891_638, 1e-6)]
        {
            let found = by_chance(deviations / Z);
            assert!((found / expected - 1.0).abs() < 1e-4, "{deviations}: {found}");
        }
        assert_eq!(by_chance(f64::INFINITY), 0.0);
    }

    #[test]
    fn constant_shares_still_have_an_interval() {
        let of = |value: f64| {
            let mut mean = Mean::default();
            (0..100).for_each(|_| mean.add(value));
            mean.share_interval().plus_minus
        };
        for one_sided in [0.0, 1.0] {
            assert!((0.01..0.03).contains(&of(one_sided)), "{}", of(one_sided));
        }
        assert!(of(0.25) < 1e-9, "identical bots always have an even share");
    }

    #[test]
    fn an_interval_covers_the_truth_in_95_percent_of_cases() {
        let mut rng = brocante_core::Rng::new(7);
        let covered = (0..2000).filter(|_| {
            let mut mean = Mean::default();
            (0..40).for_each(|_| mean.add(f64::from(rng.below(2))));
            !mean.interval().excludes(0.5)
        });
        let share = covered.count() as f64 / 2000.0;
        assert!((0.93..0.975).contains(&share), "{share}");
    }
}
