//! The laws on random games of every seat count and option, and the words of both languages.

use brocante_core::laws::{self, Case, Tally};
use brocante_core::text::{self, Speaker, Tongue};
use brocante_core::{Game, Refuses, Viewer};
use brocante_vintage::{Event, Move, Options, Refusal, State, Vintage};
use std::collections::BTreeSet;
use strum::VariantNames;

const RULES: &str = Vintage::INFO.rules;
const SEEDS: u64 = 60;

#[test]
fn the_laws_hold() {
    let mut tally = Tally::default();
    for (seats, options) in laws::setups::<Vintage>() {
        for seed in 0..SEEDS {
            let case = Case { game: Vintage::INFO.name.to_owned(), seats, options, seed };
            tally += laws::check_case::<Vintage>(&case).unwrap_or_else(|violation| panic!("{violation}"));
        }
    }
    assert_eq!(tally.games, 16 * SEEDS);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 256);
}

#[test]
fn every_move_event_and_refusal_has_words_in_every_language() {
    let table = Vintage::new(&Options::default(), Vintage::INFO.decks[0].1, 3).unwrap();
    let tag = |refusal: &Refusal| serde_json::to_value(refusal).unwrap()["refusal"].as_str().unwrap().to_owned();
    let moves = Move::VARIANTS.iter().map(|name| format!("move-{name}"));
    let events = Event::VARIANTS.iter().map(|name| format!("event-{name}"));
    let refusals = Refusal::samples().into_iter().map(|refusal| format!("refusal-{}", tag(&refusal)));
    let keys: Vec<String> = moves.chain(events).chain(refusals).collect();
    for lang in text::languages() {
        let tongue = Tongue::new(&Vintage::INFO, lang);
        let missing: Vec<&String> = keys.iter().filter(|key| !tongue.has(key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
        for viewer in Viewer::all(1) {
            let speaker = Speaker::new(&tongue, &[], viewer);
            let said = Refusal::samples().iter().map(|refusal| speaker.tell(&table, refusal)).collect::<String>();
            assert!(!said.contains("{$"), "{lang}: an argument is missing in {said}");
        }
    }
}

#[test]
fn the_languages_have_the_same_messages() {
    let keys = |text: &'static str| -> BTreeSet<&str> {
        let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        lines.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
    };
    let languages: Vec<&str> = Vintage::INFO.locales.iter().map(|(lang, _)| *lang).collect();
    assert_eq!(languages, text::languages().collect::<Vec<_>>());
    for (lang, words) in Vintage::INFO.locales {
        assert_eq!(text::broken_messages(words), Vec::<String>::new(), "{lang}");
        assert_eq!(keys(words), keys(Vintage::INFO.locales[0].1), "{lang}");
    }
}

#[test]
fn the_rules_name_everything_that_refuses_or_can_be_scripted() {
    let items = RULES.lines().filter_map(|line| line.strip_prefix("- `")?.split_once('`'));
    let ids: Vec<&str> = items.map(|(id, _)| id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "something is written twice");
    let refusals = Refusal::samples();
    let named = refusals.iter().map(Refuses::rule).chain(Vintage::INFO.draws.iter().copied());
    let missing: Vec<&str> = named.filter(|name| !ids.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
