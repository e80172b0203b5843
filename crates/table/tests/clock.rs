//! Clock arithmetic: live games count while the server runs, correspondence games count days.

mod common;

use brocante_core::Seat;
use brocante_table::clock::time_left;
use brocante_table::{AwayReason, BotLevel, Entry, Pace, SeatFor};
use common::{NOW_MS, TestTable, boxes, person};
use serde_json::json;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// A game that has just begun; seat 0 is to act.
fn begun(pace: Pace) -> TestTable {
    let mut table = TestTable::with(boxes(), &["host", "ada"]);
    table.ok("host", "settings", json!({ "pace": pace.name() }));
    table.ok("host", "begin", json!({}));
    table
}

/// The seconds that seat 0 has left, after some seconds of the server and some milliseconds of the calendar.
fn check(table: &TestTable, running_s: u64, later_ms: u64) -> Option<u64> {
    let left = time_left(&table.state, Seat(0), SECOND * running_s as u32, NOW_MS + later_ms, SECOND);
    left.map(|left| left.as_secs())
}

#[test]
fn paces_and_their_seconds() {
    let seconds = [
        (Pace::NoClock, 0, None),
        (Pace::Relaxed, 0, Some(300)),
        (Pace::Normal, 0, Some(90)),
        (Pace::Fast, 0, Some(30)),
        (Pace::Day, 1, Some(86_400)),
        (Pace::ThreeDays, 3, Some(3 * 86_400)),
        (Pace::Week, 7, Some(7 * 86_400)),
    ];
    assert_eq!(seconds.len(), <Pace as strum::VariantArray>::VARIANTS.len());
    for (pace, days, seconds) in seconds {
        assert_eq!((pace.days(), pace.seconds()), (days, seconds), "{pace:?}");
        assert_eq!(check(&begun(pace), 0, 0), seconds.map(u64::from), "{pace:?}");
    }
}

#[test]
fn a_live_clock_runs_while_the_server_does() {
    let table = begun(Pace::Fast);
    assert_eq!(check(&table, 12, 12_000), Some(18));
    assert_eq!(check(&table, 12, 100 * DAY_MS), Some(18), "the server was down");
    assert_eq!(check(&table, 30, 0), Some(0));
    assert_eq!(check(&table, 3000, 0), Some(0));
}

#[test]
fn a_correspondence_clock_runs_on_the_calendar() {
    let table = begun(Pace::ThreeDays);
    assert_eq!(check(&table, 999_999, DAY_MS), Some(2 * 86_400), "how long the server has run does not count");
    assert_eq!(check(&table, 0, 3 * DAY_MS - 1), Some(0));
    assert_eq!(check(&table, 0, 30 * DAY_MS), Some(0));
    // The clock of the computer was put back.
    let left = time_left(&table.state, Seat(0), SECOND, NOW_MS - DAY_MS, SECOND);
    assert_eq!(left, Some(Duration::from_millis(3 * DAY_MS)));
}

#[test]
fn tests_shorten_a_second() {
    let second = Duration::from_millis(1);
    let left = |pace, running| time_left(&begun(pace).state, Seat(0), running, NOW_MS + 400, second);
    assert_eq!(left(Pace::Fast, Duration::from_millis(20)), Some(Duration::from_millis(10)));
    assert_eq!(left(Pace::Day, Duration::ZERO), Some(Duration::from_millis(86_000)));
}

#[test]
fn no_clock_runs_for_a_bot() {
    let mut table = begun(Pace::Fast);
    assert_eq!(time_left(&table.state, Seat(2), SECOND, NOW_MS, SECOND), None, "an empty seat");
    table.ok("host", "rest", json!({}));
    assert_eq!(check(&table, 0, 0), None);
    table.ok("host", "back", json!({}));
    assert_eq!(check(&table, 0, 0), Some(30));
}

#[test]
fn a_short_absence_does_not_reset_the_clock() {
    let mut table = begun(Pace::Day);
    let started = table.state.clock(Seat(0));
    assert_eq!(started, (table.state.began_seq(), NOW_MS));
    table.now_ms += DAY_MS / 2;
    table.ok("host", "rest", json!({}));
    table.ok("host", "back", json!({}));
    table.ok("ada", "chat", json!({ "text": "hurry" }));
    assert_eq!(table.state.clock(Seat(0)), started);
    // After the clock ran out, the person gets the full time.
    table.write(Entry::Away { seat: Seat(0), why: AwayReason::Clock });
    table.ok("host", "back", json!({}));
    assert_eq!(table.state.clock(Seat(0)), (table.state.seq, table.now_ms));
    assert_eq!(check(&table, 0, DAY_MS / 2), Some(86_400));
}

#[test]
fn a_person_who_takes_a_seat_over_gets_the_full_time() {
    let mut table = begun(Pace::Day);
    let at_ms = NOW_MS + DAY_MS / 2;
    table.write(Entry::Sat { seat: Seat(0), person: person("eve"), name: "Eve".to_owned(), at_ms });
    assert_eq!(check(&table, 0, DAY_MS), Some(43_200));
}

/// Each decision has its own time; what others choose at the same time does not give more.
#[test]
fn a_clock_starts_with_a_decision() {
    let mut table = TestTable::bizarre();
    let people = ["host", "ada", "ben", "mia"];
    let seats: Vec<Seat> = table.state.to_act().iter().collect();
    let before: Vec<_> = seats.iter().map(|seat| table.state.clock(*seat)).collect();
    table.now_ms += 5000;
    let (first, rest) = seats.split_first().unwrap();
    table.ok(people[first.index()], "move", json!({ "move": table.moves(*first)[0] }));
    for (seat, before) in rest.iter().zip(&before[1..]) {
        assert_eq!(table.state.clock(*seat), *before);
    }
    for seat in rest {
        table.ok(people[seat.index()], "move", json!({ "move": table.moves(*seat)[0] }));
    }
    assert_eq!(table.state.clock(*first), (table.state.seq, table.now_ms));
}

#[test]
fn bots_play_as_their_seat_says() {
    let mut table = TestTable::with(boxes(), &["host"]);
    table.ok("host", "settings", json!({ "seats_for": ["hard-bot", "hard-bot", "easy-bot", "open"] }));
    let levels = [BotLevel::Normal, BotLevel::Hard, BotLevel::Easy, BotLevel::Normal];
    for (seat, level) in (0..4).map(Seat).zip(levels) {
        assert_eq!(table.state.level(seat), level, "a bot that stands in for a person plays by the guide");
    }
    assert!(SeatFor::Bot.is_bot() && !SeatFor::Open.is_bot());
}

/// The time of an outage does not count, and everybody has some hours after it.
#[test]
fn an_outage_is_given_back() {
    use brocante_table::clock::{GRACE_MS, after_outage};
    const HOUR_MS: u64 = 60 * 60 * 1000;
    let day_ms = 24 * HOUR_MS;
    let left_h = |started_h: u64, from_h: u64, until_h: u64| {
        let [started, from, until] = [started_h, from_h, until_h].map(|hours| (1000 + hours) * HOUR_MS);
        (after_outage(started, day_ms, from, until) + day_ms - until) / HOUR_MS
    };
    assert_eq!(left_h(0, 5, 50), 19, "as much as when it began");
    assert_eq!(left_h(0, 23, 50), GRACE_MS / HOUR_MS, "but some hours at least");
    assert_eq!(left_h(6, 5, 50), 24, "a decision that began with the outage");
    assert!(left_h(50, 5, 50) == 24 && left_h(0, 23, 24) == 12);
    // A pace shorter than the grace gives the whole time again, not more.
    assert_eq!(after_outage(0, 1000, 5, 10_000), 10_000);
    // Written twice, it counts once more from the new start only.
    let once = after_outage(0, day_ms, 5 * HOUR_MS, 50 * HOUR_MS);
    assert_eq!(after_outage(once, day_ms, 5 * HOUR_MS, 50 * HOUR_MS).min(50 * HOUR_MS), 50 * HOUR_MS);
}
