//! What is counted while everybody clicks.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Times in steps of a hundredth of their size: from a microsecond to minutes.
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

    /// The time within which a part of all was done.
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

/// Nothing is counted before everybody sits.
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

    /// How often a page was told something, and how much in all.
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
