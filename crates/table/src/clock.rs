//! Clock arithmetic: how much time a seat has left for its decision.

use crate::state::TableState;
use brocante_core::Seat;
use std::time::Duration;

/// How much time a seat has left; `None` if no clock runs for it.
///
/// Clocks of live games run while the server does: `running` is how long this one has. Correspondence games run on the
/// calendar: the log says when a decision began. `second` is the length of a second, which tests shorten.
pub fn time_left(state: &TableState, seat: Seat, running: Duration, now_ms: u64, second: Duration) -> Option<Duration> {
    let limit = second * state.clock_seconds(seat)?;
    let spent = match state.settings.pace.days() {
        0 => running,
        _ => Duration::from_millis(now_ms.saturating_sub(state.clock(seat).1)),
    };
    Some(limit.saturating_sub(spent))
}

/// After an outage, everybody has at least this time, or the whole time for a decision if that is less.
pub const GRACE_MS: u64 = 12 * 60 * 60 * 1000;

/// When a clock that runs on the calendar started, if the time of an outage does not count. All times are in milliseconds
/// since 1970.
pub fn after_outage(started_ms: u64, limit_ms: u64, from_ms: u64, until_ms: u64) -> u64 {
    let lost_ms = until_ms.saturating_sub(from_ms.max(started_ms));
    let grace_ms = GRACE_MS.min(limit_ms);
    let latest_for_grace_ms = (until_ms + grace_ms).saturating_sub(limit_ms);
    (started_ms + lost_ms).max(latest_for_grace_ms)
}
