//! The laws on many games, and the texts: every key in every language, every rule id known.

mod common;

use brocante_collectors::{Collectors, Event, Move, Refusal};
use brocante_core::laws::{self, Case};
use brocante_core::text::{Tongue, broken_messages};
use brocante_core::{DeckChoice, Game, Refuses, Seed, rules_of};
use std::collections::BTreeSet;
use strum::VariantNames;

#[test]
fn the_laws_hold() {
    for (seats, options) in laws::setups::<Collectors>() {
        for seed in 0..60 {
            let case = Case { game: Collectors::INFO.name.to_owned(), seats, options, seed };
            if let Err(violation) = laws::check_case::<Collectors>(&case) {
                panic!("{violation}");
            }
        }
    }
}

#[test]
fn the_laws_hold_where_the_deck_runs_out() {
    for seed in 0..60 {
        let case = Case { game: Collectors::INFO.name.to_owned(), seats: 4, options: 0, seed };
        let mut header = common::header(case.seats);
        header.seed = Some(Seed::from_text(&case.to_string()));
        header.deck = Some(DeckChoice::Text { toml: common::deck_that_runs_out() });
        let game = rules_of::<Collectors>(&header).unwrap();
        if let Err(violation) = laws::check_game(game, &header, &case) {
            panic!("{violation}");
        }
    }
}

#[test]
fn every_move_event_and_refusal_is_spoken_in_every_language() {
    let tag = |refusal: &Refusal| serde_json::to_value(refusal).unwrap()["refusal"].as_str().unwrap().to_owned();
    let refusals = Refusal::samples().iter().map(|refusal| format!("refusal-{}", tag(refusal))).collect::<Vec<_>>();
    let moves = Move::VARIANTS.iter().map(|name| format!("move-{name}"));
    let events = Event::VARIANTS.iter().map(|name| format!("event-{name}"));
    let keys: Vec<String> = moves.chain(events).chain(refusals).collect();
    for (lang, text) in Collectors::INFO.locales {
        assert_eq!(broken_messages(text), Vec::<String>::new(), "{lang}");
        let tongue = Tongue::new(&Collectors::INFO, lang);
        for key in &keys {
            assert!(tongue.has(key), "{lang} lacks {key}");
        }
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let keys = |text: &str| -> BTreeSet<String> {
        let messages = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        messages.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let [(_, english), (_, french)] = Collectors::INFO.locales else { panic!("two languages") };
    assert_eq!(keys(english), keys(french));
}

#[test]
fn every_random_outcome_is_documented() {
    for name in Collectors::INFO.draws {
        assert!(Collectors::INFO.rules.contains(&format!("- `{name}`: ")), "{name}");
    }
}
