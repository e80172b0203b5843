//! Means with 95 % intervals.

use serde::Serialize;

/// A running mean of values that may be weighted in groups.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

/// A mean and how far it may be off, 19 times out of 20.
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
        if self.n < 2.0 { return 0.0 }
        ((self.squares - self.sum * self.sum / self.n) / (self.n - 1.0)).max(0.0)
    }

    pub fn deviation(&self) -> f64 {
        self.variance().sqrt()
    }

    pub fn interval(&self) -> Interval {
        let plus_minus = if self.n < 2.0 { f64::INFINITY } else { student(self.n - 1.0) * (self.variance() / self.n).sqrt() };
        Interval { mean: self.mean(), plus_minus, n: self.n as u64 }
    }
}

impl Interval {
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

/// The 97.5 % point of Student's t, good to a hundredth from three degrees of freedom.
fn student(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let z3 = (Z.powi(3) + Z) / 4.0;
    let z5 = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let z7 = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + z3 / freedom + z5 / freedom.powi(2) + z7 / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_agrees_with_the_tables() {
        for (freedom, expected) in [(3.0, 3.18), (5.0, 2.57), (10.0, 2.23), (30.0, 2.04), (1000.0, 1.96)] {
            assert!((student(freedom) - expected).abs() < 0.02, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn an_interval_covers_the_truth_nineteen_times_out_of_twenty() {
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
