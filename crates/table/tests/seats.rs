//! Seats and people: who sits where, who is host, and how a seat changes hands.

mod common;

use brocante_core::{Seat, Viewer};
use brocante_table::command::{TakeOver, may_give};
use brocante_table::{AwayReason, Command, Entry, Phase, bot_name};
use common::{NOW_MS, TestTable, boxes, check_all, in_short, perform, person};
use serde_json::json;

#[test]
fn people_sit_where_they_may() {
    let mut table = TestTable::with(boxes(), &["host"]);
    table.ok("host", "settings", json!({ "seats_for": ["friends", "open", "bot", "friends"] }));
    assert!(table.state.is_public());
    check_all(
        &mut table,
        &[
            ("ada", "sit", json!({ "name": "Ada", "seat": 2 }), "!seat-taken"),
            ("ada", "sit", json!({ "name": "Ada" }), "sat"),
            ("ada", "sit", json!({ "name": "Ada again" }), "!seated"),
            // Seats for anybody are not for a second person on the same device.
            ("ada", "sit", json!({ "name": "Bea", "beside": true }), "!full"),
            ("ada", "sit", json!({ "name": "Bea", "beside": true, "seat": 1 }), "!full"),
            ("ben", "sit", json!({ "name": "Ben" }), "sat"),
            ("eve", "sit", json!({ "name": "Eve" }), "!full"),
            // The host takes the place of a bot.
            ("host", "sit", json!({ "name": "Hal", "beside": true, "seat": 2 }), "sat"),
            ("host", "sit", json!({ "name": "Hal", "beside": true }), "!full"),
        ],
    );
    assert_eq!(table.state.names(), ["host", "Ben", "Hal", "Ada"], "seats for friends go first");
    assert_eq!(table.state.seats_of(&person("host")), [Seat(0), Seat(2)]);
    assert_eq!(table.state.seat_of(&person("host+1")), Some(Seat(2)));
    assert_eq!(table.state.viewer(Some(&person("host+1"))), Viewer::Seat(Seat(2)));
    assert_eq!(table.state.viewer(Some(&person("eve"))), Viewer::Public);
    // The second person acts under their own id, and leaves alone.
    check_all(
        &mut table,
        &[
            ("host+1", "chat", json!({ "text": "me too" }), "chat"),
            ("host+2", "chat", json!({ "text": "nobody" }), "!not-seated"),
            ("host+1", "leave", json!({}), "stood"),
        ],
    );
    assert_eq!(table.state.name(Seat(2)), bot_name(Seat(2)));
    assert!(!table.state.is_public());
}

/// A kept seat elsewhere does not open a seat for strangers to the people of one device.
#[test]
fn a_named_seat_for_strangers_is_not_for_a_second_person() {
    let mut table = TestTable::with(boxes(), &["host", "ada"]);
    table.ok("host", "settings", json!({ "seats_for": ["friends", "friends", "friends", "open"] }));
    let beside = |seat: u8| json!({ "name": "Bea", "beside": true, "seat": seat });
    check_all(&mut table, &[("ada", "sit", beside(3), "!full"), ("ada", "sit", beside(2), "sat")]);
}

#[test]
fn when_the_host_leaves_another_player_becomes_host() {
    let host = |table: &TestTable| table.state.host.0.clone();
    // Before the game; the muted player only if nobody else is there.
    let mut table = TestTable::with(boxes(), &["host", "mia", "ada"]);
    table.ok("host", "mute", json!({ "seat": 1 }));
    check_all(&mut table, &[("host", "leave", json!({}), "stood+host")]);
    assert_eq!(host(&table), "ada");
    check_all(&mut table, &[("ada", "leave", json!({}), "stood+host")]);
    assert_eq!(host(&table), "mia");
    // The last one stays host without a seat.
    check_all(&mut table, &[("mia", "leave", json!({}), "stood")]);
    assert_eq!(host(&table), "mia");
    // During the game, people whose seat a bot plays are passed over.
    let mut table = TestTable::with(boxes(), &["host", "ada", "ben"]);
    table.ok("host", "begin", json!({}));
    check_all(
        &mut table,
        &[
            ("ada", "leave", json!({}), "away"),
            ("host", "leave", json!({}), "away+host"),
            ("host", "back", json!({}), "back"),
            ("host", "remove", json!({ "seat": 1 }), "!not-host"),
        ],
    );
    assert_eq!(host(&table), "ben");
    check_all(&mut table, &[("host", "leave", json!({}), "away"), ("ben", "leave", json!({}), "away")]);
    assert!(host(&table) == "ben" && table.state.is_deserted());
    // After the game nobody stands up, but somebody else is host.
    let mut table = TestTable::boxes(Phase::Over);
    check_all(&mut table, &[("ada", "leave", json!({}), "-"), ("host", "leave", json!({}), "host")]);
    assert_eq!(host(&table), "ada");
    // The host can also choose.
    table.ok("ada", "host", json!({ "seat": 2 }));
    assert_eq!(host(&table), "mia");
}

#[test]
fn the_host_removes_people() {
    let mut table = TestTable::with(boxes(), &["host", "ada", "ben"]);
    table.ok("host", "remove", json!({ "seat": 1 }));
    assert!(table.state.sitter(Seat(1)).is_none());
    table.ok("host", "begin", json!({}));
    check_all(
        &mut table,
        &[
            ("host", "remove", json!({ "seat": 1 }), "!no-such-seat"),
            ("host", "remove", json!({ "seat": 2 }), "away"),
            ("ben", "back", json!({}), "back"),
        ],
    );
    assert!(!table.state.is_bot(Seat(2)));
}

fn take_over(seat: u8, from: Option<&str>, is_given: bool, name: &str) -> Command {
    Command::TakeOver(TakeOver { seat: Seat(seat), from: from.map(person), is_given, name: name.to_owned() })
}

#[test]
fn a_seat_moves_to_another_device() {
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let mut table = TestTable::boxes(phase);
        let mut take = |who: &str, seat: u8, from: Option<&str>, name: &str| {
            in_short(&perform(&mut table, who, &take_over(seat, from, false, name)))
        };
        assert_eq!(take("phone", 9, Some("ada"), "Ada"), "!no-such-seat");
        assert_eq!(take("phone", 1, Some("ada"), "\u{200b}"), "!bad-name");
        assert_eq!(take("ada", 1, Some("ada"), "Ada"), "-", "the device has the seat already");
        assert_eq!(take("phone", 1, Some("ada"), "Ada"), "sat");
        assert_eq!(take("eve", 1, Some("ada"), "Eve"), "!link-used");
        assert_eq!(take("eve", 1, None, "Eve"), "!link-used");
        // The host's seat brings the host along. The device has a seat already, so it is another person on it.
        assert_eq!(take("phone", 0, Some("host"), "Host"), "sat+host");
        assert_eq!(table.state.host, person("phone+1"));
        assert!(table.state.is_host(&person("phone")));
        // A mute follows, and the nickname stays: a new one would say something.
        let muted = perform(&mut table, "tablet", &take_over(2, Some("mia"), false, "you all cheat"));
        assert_eq!(in_short(&muted), "sat+muted");
        assert!(table.state.moderation.is_muted(&person("tablet")));
        assert_eq!(table.state.name(Seat(2)), "mia");
        // Everybody is told during the game.
        assert_eq!(table.state.chat.len(), if phase == Phase::Gathering { 1 } else { 4 });
    }
}

/// Whoever gets a seat sees its hand: the player must have agreed, and a bot's hand is not the host's to look at.
#[test]
fn a_host_gives_away_only_a_seat_whose_player_agreed() {
    let mut table = TestTable::boxes(Phase::Playing);
    let given = |table: &mut TestTable, who: &str, seat: u8, from: Option<&str>| {
        in_short(&perform(table, who, &take_over(seat, from, true, "New")))
    };
    let gives = |table: &TestTable| (0..5).filter(|seat| may_give(&table.state, Seat(*seat))).collect::<Vec<_>>();
    assert!(gives(&table).is_empty(), "not the bot's: others play here");
    assert_eq!(given(&mut table, "eve", 3, None), "!link-used");
    for why in [AwayReason::Left, AwayReason::Clock, AwayReason::Removed] {
        table.write(Entry::Away { seat: Seat(1), why });
        assert!(gives(&table).is_empty(), "{why:?}: the player can come back");
        assert_eq!(given(&mut table, "eve", 1, Some("ada")), "!link-used");
    }
    table.ok("ada", "back", json!({}));
    table.ok("ada", "release", json!({}));
    assert_eq!(gives(&table), [1]);
    // Nobody gets a second hand to look at.
    assert_eq!(given(&mut table, "host", 1, Some("ada")), "!link-used");
    // The player returns before the link is used.
    table.ok("ada", "back", json!({}));
    assert_eq!(given(&mut table, "eve", 1, Some("ada")), "!link-used");
    table.ok("ada", "release", json!({}));
    assert_eq!(given(&mut table, "eve", 1, Some("ada")), "sat");
    assert!(!table.state.is_bot(Seat(1)));
    // The mute stays with the person who left.
    table.ok("mia", "release", json!({}));
    assert_eq!(given(&mut table, "lou", 2, Some("mia")), "sat");
    assert!(!table.state.moderation.is_muted(&person("lou")) && table.state.moderation.is_muted(&person("mia")));
    for phase in [Phase::Gathering, Phase::Over] {
        assert!(gives(&TestTable::boxes(phase)).is_empty());
    }
    // Alone with bots there is nobody to be deceived, until somebody else plays.
    let mut alone = TestTable::with(common::boxes(), &["host"]);
    alone.ok("host", "begin", json!({}));
    assert_eq!(gives(&alone), [1, 2, 3]);
    assert_eq!(given(&mut alone, "kim", 3, None), "sat");
    assert!(gives(&alone).is_empty());
    // A result that is compared with others' would be worth nothing.
    let mut compared = TestTable::with(common::boxes(), &["host"]);
    compared.ok("host", "begin", json!({}));
    compared.state.settings.closed_until_ms = Some(u64::MAX);
    assert!(gives(&compared).is_empty());
}

#[test]
fn a_rematch_is_for_players_of_a_finished_game() {
    let rematch = |phase: Phase, who: &str| {
        in_short(&perform(&mut TestTable::boxes(phase), who, &Command::Rematch("next".to_owned())))
    };
    assert_eq!(rematch(Phase::Gathering, "ada"), "!not-over");
    assert_eq!(rematch(Phase::Playing, "ada"), "!not-over");
    assert_eq!(rematch(Phase::Over, "ada"), "rematch");
    assert_eq!(rematch(Phase::Over, "eve"), "!not-seated");
}

#[test]
fn lists_know_who_plays() {
    let table = TestTable::boxes(Phase::Playing);
    let summary = table.state.summary();
    assert_eq!((summary.phase, summary.public, summary.changed_ms), (Phase::Playing, false, NOW_MS));
    assert_eq!(summary.people, ["ada", "host", "mia"]);
}
