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
