//! Changes of the set-up: what stays, what is reset, and who moves up.

mod common;

use brocante_core::DeckChoice;
use brocante_table::command::SettingsChange;
use brocante_table::state::check_setup;
use brocante_table::{Command, Entry, Origin, Phase, SeatFor, TableState};
use common::{TestTable, boxes, check, games, header, in_short, made, perform};
use serde_json::json;

/// Fields that are left out stay as they are.
#[test]
fn a_change_of_settings_keeps_what_it_does_not_name() {
    let mut table = TestTable::boxes(Phase::Gathering);
    let deck = json!({ "toml": include_str!("../../../games/boxes/deck.toml") });
    table.ok("host", "settings", json!({ "deck": deck, "options": { "open_wallets": true }, "pace": "day" }));
    let before = (table.state.header.clone(), table.state.settings.clone());
    table.ok("host", "settings", json!({}));
    assert_eq!((table.state.header.clone(), table.state.settings.clone()), before);
    table.ok("host", "settings", json!({ "spectators": false }));
    let TableState { header, settings, .. } = &table.state;
    assert!(header == &before.0 && !settings.spectators && settings.pace == before.1.pace);
    // Options are replaced as a whole.
    table.ok("host", "settings", json!({ "options": {} }));
    assert!(table.state.header.options.is_empty() && table.state.header.deck.is_some());
    // The same game by name is no other game.
    table.ok("host", "settings", json!({ "game": "boxes" }));
    assert!(table.state.header.deck.is_some() && !table.state.header.draws.is_empty());
    // Another game begins with its own options and deck, and without a script.
    table.ok("host", "settings", json!({ "game": "five-cards", "options": { "expert": true } }));
    let TableState { header, settings, .. } = &table.state;
    assert_eq!((header.game.as_str(), header.seats, &header.deck), ("five-cards", 4, &None));
    assert_eq!((&header.options["expert"], header.draws.len(), settings.spectators), (&json!(true), 0, false));
    // Bizarre is not for three: the old game stays.
    let seats = check(&mut table, "host", "settings", json!({ "game": "bizarre", "seats": 3 }));
    assert_eq!(seats, Err("setup".to_owned()));
    assert_eq!(table.state.header.game, "five-cards");
}

/// A form shows all options and the deck, so those that are missing have been switched off.
#[test]
fn a_whole_form_resets_options_and_deck() {
    let changed = |change: SettingsChange| {
        let mut table = TestTable::boxes(Phase::Gathering);
        let deck = json!({ "toml": include_str!("../../../games/boxes/deck.toml") });
        table.ok("host", "settings", json!({ "deck": deck, "options": { "open_wallets": true } }));
        let change = Command::Settings(SettingsChange { is_whole: true, ..change });
        assert!(in_short(&perform(&mut table, "host", &change)).starts_with("changed"));
        table.state.header
    };
    let same = changed(SettingsChange::default());
    assert!(same.options.is_empty() && same.deck.is_none() && !same.draws.is_empty());
    // The fields belong to the game that the form showed; the number of seats is made to fit.
    let options = json!({ "open_wallets": true }).as_object().cloned();
    let deck = Some(DeckChoice::Named("en".to_owned()));
    let game = Some("vintage".to_owned());
    let other = changed(SettingsChange { game, options, deck, seats: Some(1), ..SettingsChange::default() });
    assert_eq!((other.game.as_str(), other.options.len(), other.deck), ("vintage", 0, None));
    assert!(
        check_setup(games("vintage").unwrap(), &header(json!({ "game": "vintage", "seats": other.seats }))).is_ok()
    );
}

#[test]
fn a_smaller_table_moves_people_up() {
    let mut table = TestTable::with(boxes(), &["host"]);
    table.ok("ada", "sit", json!({ "name": "Ada", "seat": 3 }));
    assert_eq!(
        check(&mut table, "host", "settings", json!({ "seats": 2 })),
        Ok("stood stood changed sat sat".to_owned())
    );
    assert_eq!(table.state.names(), ["host", "Ada"]);
    assert_eq!(table.state.settings.seats, [SeatFor::Friends; 2]);
    // Nobody is sent away.
    table.ok("host", "settings", json!({ "seats": 3 }));
    assert_eq!(table.state.settings.seats, [SeatFor::Friends, SeatFor::Friends, SeatFor::Bot]);
    table.ok("host", "sit", json!({ "name": "Hal", "beside": true, "seat": 2 }));
    assert_eq!(check(&mut table, "host", "settings", json!({ "seats": 2 })), Err("full".to_owned()));
    // Only free seats go.
    table.ok("ada", "leave", json!({}));
    table.ok("host+1", "leave", json!({}));
    assert_eq!(check(&mut table, "host", "settings", json!({ "seats": 2 })), Ok("changed".to_owned()));
    // A list for more seats than there are is cut.
    table.ok("host", "settings", json!({ "seats_for": ["open", "open", "open", "open"] }));
    assert_eq!(table.state.settings.seats, [SeatFor::Open; 2]);
}

#[test]
fn the_deal_of_another_table_keeps_its_game() {
    let Entry::Made { code, header, settings, host, at_ms, .. } = made(boxes()) else { unreachable!() };
    let origin = Some(Origin::Deal { table: "first".to_owned() });
    let mut table = TestTable::make(&Entry::Made { code, header, settings, host, at_ms, secret: None, origin });
    let changes = [
        (json!({ "game": "five-cards" }), "!same-deal"),
        (json!({ "seats": 3 }), "!same-deal"),
        (json!({ "options": { "open_wallets": true } }), "!same-deal"),
        (json!({ "deck": { "toml": include_str!("../../../games/boxes/deck.toml") } }), "!same-deal"),
        // An option that is off may be left out.
        (json!({ "options": { "open_wallets": false } }), "changed"),
        (json!({ "pace": "fast", "spectators": false, "seats_for": ["bot", "open"] }), "changed"),
    ];
    for (change, expected) in changes {
        assert_eq!(in_short(&check(&mut table, "host", "settings", change.clone())), expected, "{change}");
    }
}

/// The page says when somebody knows what will be drawn; another game is not scripted.
#[test]
fn another_game_is_not_scripted() {
    let Entry::Made { code, header, mut settings, host, at_ms, .. } = made(boxes()) else { unreachable!() };
    settings.scripted = true;
    let mut table = TestTable::make(&Entry::Made { code, header, settings, host, at_ms, secret: None, origin: None });
    table.ok("host", "settings", json!({ "pace": "fast" }));
    assert!(table.state.settings.scripted);
    table.ok("host", "settings", json!({ "game": "five-cards" }));
    assert!(!table.state.settings.scripted);
}
