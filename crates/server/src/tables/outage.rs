//! The time that the server was not running. Clocks of games by correspondence run on the calendar, so after an outage
//! everybody gets the lost time back, and at least some hours to find out that the server is there again.
//!
//! A file beside the data says when the server was last alive. It is not data: without it nobody gets anything back.

use brocante_table::{Entry, TableState};
use std::path::{Path, PathBuf};

/// A shorter absence, such as a restart or an upgrade, changes nothing.
const OUTAGE_MIN_MS: u64 = 60 * 60 * 1000;

/// When the server was not running, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    from_ms: u64,
    until_ms: u64,
}

impl Outage {
    /// The entry that gives the players of a table their time back, if it concerns them and was not written yet.
    pub fn entry(self, state: &TableState) -> Option<Entry> {
        let Outage { from_ms, until_ms } = self;
        let is_slow = state.settings.pace.days() > 0;
        let is_waiting = state.to_act().iter().any(|seat| state.waits_for(seat) && state.clock(seat).1 < until_ms);
        let is_new = state.outage_ms < until_ms;
        (is_slow && is_waiting && is_new).then_some(Entry::Outage { from_ms, until_ms })
    }
}

fn file_beside(data: &Path) -> PathBuf {
    let mut name = data.file_name().unwrap_or_default().to_owned();
    name.push(".alive");
    data.with_file_name(name)
}

/// Notes that the server is alive. A failure is harmless: the note is then older than it could be.
pub fn note_alive(data: &Path, now_ms: u64) {
    let _ = std::fs::write(file_beside(data), now_ms.to_string());
}

/// The outage that ends now, if there was one.
pub fn since_last_run(data: &Path, now_ms: u64) -> Option<Outage> {
    let alive_ms: u64 = std::fs::read_to_string(file_beside(data)).ok()?.trim().parse().ok()?;
    (alive_ms.saturating_add(OUTAGE_MIN_MS) <= now_ms).then_some(Outage { from_ms: alive_ms, until_ms: now_ms })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{App, Config};
    use crate::edge::visitor::person_of;
    use crate::tables::live::now_ms;
    use crate::tables::new_table::NewTable;
    use brocante_core::Seat;
    use brocante_store::Sqlite;
    use brocante_table::{Pace, SeatFor};
    use std::sync::Arc;
    use std::time::Duration;

    const HOUR_MS: u64 = 60 * 60 * 1000;

    #[test]
    fn only_a_long_absence_is_an_outage() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("test.db");
        assert_eq!(since_last_run(&data, 1), None, "the first run");
        note_alive(&data, 5 * HOUR_MS);
        assert_eq!(since_last_run(&data, 5 * HOUR_MS + 1000), None);
        assert_eq!(since_last_run(&data, 4 * HOUR_MS), None, "the clock was set back");
        let outage = Outage { from_ms: 5 * HOUR_MS, until_ms: 9 * HOUR_MS };
        assert_eq!(since_last_run(&data, 9 * HOUR_MS), Some(outage));
    }

    /// A decision began a minute before an outage of three days, at a table that gives a day.
    #[tokio::test]
    async fn nobody_runs_out_of_time_while_the_server_is_down() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::of_a_test(folder.path(), Duration::ZERO);
        let store = Arc::new(Sqlite::open(&config.data).unwrap());
        let host = person_of("0123456789abcdef0123456789abcdef");
        let tables = App::new(store.clone(), &config).tables;
        let mut new = NewTable::of_a_test(&host, SeatFor::Friends);
        new.settings.pace = Pace::Day;
        new.sitters =
            (0..new.header.seats).map(|seat| (Seat(seat), host.beside(seat.into()), "Ada".to_owned())).collect();
        new.begin = true;
        let id = tables.make(new).await.unwrap().id.clone();
        let began_ms = tables.table(&id).await.unwrap().lock().await.state.began_ms.unwrap();
        // The same file three days later.
        note_alive(&config.data, now_ms());
        let later_ms = now_ms() + 72 * HOUR_MS;
        let outage = since_last_run(&config.data, later_ms).unwrap();
        let state = |tables: &Arc<crate::tables::tables::Tables>| {
            let tables = Arc::clone(tables);
            let id = id.clone();
            async move {
                let live = tables.table(&id).await.unwrap();
                let inner = live.lock().await;
                let seat = inner.state.to_act().first().unwrap();
                (inner.state.clock(seat).1, inner.state.seq)
            }
        };
        let mut restarted = App::new(store, &config).tables;
        Arc::get_mut(&mut restarted).unwrap().set_outage(outage);
        let (clock_ms, seq) = state(&restarted).await;
        assert!(clock_ms >= began_ms + 71 * HOUR_MS && clock_ms <= later_ms, "{clock_ms}");
        // It is given once, and it is in the log.
        restarted.forget(&id);
        assert_eq!(state(&restarted).await, (clock_ms, seq));
    }
}
