//! Measurements during a load test.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A histogram of durations with 1 % resolution, from a microsecond to minutes.
#[derive(Clone)]
pub struct Histogram(Vec<u64>);

const STEPS: usize = 2_000;

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram(vec![0; STEPS])
    }
}

impl Histogram {
    pub fn note(&mut self, time: Duration) {
        let micros = time.as_micros().max(1) as f64;
        let step = (micros.ln() * 100.0) as usize;
        self.0[step.min(STEPS - 1)] += 1;
    }

    /// The quantile for `part` (0.5 is the median).
    pub fn at(&self, part: f64) -> Duration {
        let wanted = (self.0.iter().sum::<u64>() as f64 * part).ceil() as u64;
        let mut sum = 0;
        let step = self.0.iter().position(|count| {
            sum += count;
            sum >= wanted
        });
        Duration::from_micros(((step.unwrap_or_default() + 1) as f64 / 100.0).exp() as u64)
    }
}

/// Shared counters. Nothing is counted until all tables are set up.
#[derive(Default)]
pub struct Figures {
    is_counting: AtomicBool,
    moves: AtomicU64,
    updates: AtomicU64,
    bytes: AtomicU64,
    answered: Mutex<Histogram>,
    seen: Mutex<Histogram>,
}

impl Figures {
    pub fn begin(&self) {
        self.is_counting.store(true, Ordering::Relaxed);
    }

    pub fn end(&self) -> (u64, Histogram, Histogram) {
        self.is_counting.store(false, Ordering::Relaxed);
        let copy = |times: &Mutex<Histogram>| times.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (self.moves(), copy(&self.answered), copy(&self.seen))
    }

    pub fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// Number of updates sent to pages, and their total size in bytes.
    pub fn updates(&self) -> (u64, u64) {
        (self.updates.load(Ordering::Relaxed), self.bytes.load(Ordering::Relaxed))
    }

    pub fn updated(&self, bytes: usize) {
        if self.is_counting.load(Ordering::Relaxed) {
            self.updates.fetch_add(1, Ordering::Relaxed);
            self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    pub fn answered(&self, time: Duration) {
        if self.is_counting.load(Ordering::Relaxed) {
            self.moves.fetch_add(1, Ordering::Relaxed);
            self.answered.lock().unwrap_or_else(PoisonError::into_inner).note(time);
        }
    }

    pub fn seen(&self, time: Duration) {
        if self.is_counting.load(Ordering::Relaxed) {
            self.seen.lock().unwrap_or_else(PoisonError::into_inner).note(time);
        }
    }
}
