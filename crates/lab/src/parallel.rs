//! Runs work on several threads and delivers the results in order, so that output does not depend on the number of
//! threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Results that may wait in the channel for a slower piece.
const AHEAD: usize = 4096;

/// Number of cores of this machine.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs `work` for every number of a range on several threads. `sink` gets the results in order and may stop early.
pub fn in_order<T: Send>(
    pieces: Range<u64>,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut sink: impl FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(pieces.start);
    let is_over = AtomicBool::new(false);
    let (sender, results) = mpsc::sync_channel::<(u64, T)>(AHEAD);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, work, next, is_over) = (sender.clone(), &work, &next, &is_over);
            scope.spawn(move || {
                while !is_over.load(Ordering::Relaxed) {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= pieces.end || sender.send((piece, work(piece))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = pieces.start;
        for (piece, result) in results {
            early.insert(piece, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                if sink(result).is_break() {
                    is_over.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_for_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            in_order(
                3..500,
                threads,
                |piece| piece * 2,
                |result| {
                    seen.push(result);
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(seen, (3..500).map(|piece| piece * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_sink_can_stop_early() {
        let mut seen = 0;
        in_order(
            0..u64::MAX,
            2,
            |piece| piece,
            |_| {
                seen += 1;
                if seen == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(seen, 10);
    }
}
