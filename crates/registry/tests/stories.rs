//! The guided first game of every game, and the examples and pictures of its rules pages.

use brocante_core::Viewer;
use brocante_registry::games;
use brocante_show::language::languages;
use brocante_show::story::{FIRST_GAME, Story, stories};
use brocante_show::{Frame, Offer, ShownGame, Translator};
use std::collections::BTreeSet;

fn each_story(test: impl Fn(&dyn ShownGame, &Story, &str)) {
    for game in games() {
        let stories = stories(game).unwrap_or_else(|error| panic!("{}: {error}", game.info().name));
        for story in &stories {
            test(game, story, &format!("{} {}", game.info().name, story.name));
        }
    }
}

/// Plays every story in every language: the reader can click or fill in what is asked, the things pointed at exist,
/// and every note has a text.
#[test]
fn stories_can_be_played_through() {
    each_story(|game, story, what| {
        for lang in languages() {
            let language = game.language(lang);
            let translator = Translator::new(&language, &[], Viewer::Seat(story.seat));
            for (step, note) in story.notes.iter().enumerate() {
                let what = format!("{what} {lang}, note {}", note.say);
                let table = story
                    .open(game, step, lang)
                    .unwrap_or_else(|refused| panic!("{what}: {}", translator.text(&refused.message)));
                let asked = story.asked(step);
                let offer = asked.map_or(Offer::Nothing, Offer::Only);
                let shown = game.render(
                    &*table,
                    &Frame { translator, action: "/", at: 0, remarks: &[], offer, hand_only: false, cache: None },
                );
                let board = shown.board.into_string();
                let is_there = |name: &&String| {
                    ["target", "fly", "zone"].iter().any(|kind| board.contains(&format!("data-{kind}=\"{name}\"")))
                };
                assert_eq!(
                    note.point.iter().find(|name| !is_there(name)),
                    None,
                    "{what}: points at something that is missing"
                );
                if asked.is_some() {
                    assert!(!shown.choices.is_empty() || !shown.forms.0.is_empty(), "{what}: the reader cannot move");
                }
                assert!(translator.text(&story.message(note)).chars().count() <= 420, "{what}: too long for a note");
            }
            story
                .open(game, usize::MAX, lang)
                .unwrap_or_else(|refused| panic!("{what}: {}", translator.text(&refused.message)));
        }
    });
}

#[test]
fn every_translated_game_has_a_complete_guided_first_game() {
    for game in games() {
        let name = game.info().name;
        let all = stories(game).unwrap();
        // A new game, in English only, may come without stories.
        if all.is_empty() && game.assets().locales.len() == 1 {
            continue;
        }
        let first =
            all.iter().find(|story| story.name == FIRST_GAME).unwrap_or_else(|| panic!("{name} has no first game"));
        let end = first.open(game, first.notes.len() - 1, "en").unwrap();
        assert!(end.is_over(), "{name}: the story ends before the game is over");
        let own = (0..first.notes.len()).filter(|&step| first.asked(step).is_some()).count();
        assert!((4..=16).contains(&own), "{name}: the reader makes {own} moves");
        assert!(first.notes.len() <= 26, "{name}: longer than two minutes");
    }
}

/// The rule ids in order, with the pictures and examples between them.
fn outline(rules: &str) -> Vec<String> {
    let id = |line: &str| line.strip_prefix("- `")?.split('`').next().filter(|id| id.contains('.')).map(str::to_owned);
    let shown = |line: &str| {
        let inner = line.strip_prefix("<!-- ")?.strip_suffix(" -->")?;
        Some(inner.split(':').next().unwrap_or_default().trim().to_owned())
    };
    rules.lines().filter_map(|line| id(line).or_else(|| shown(line))).collect()
}

#[test]
fn rules_have_the_same_outline_in_every_language() {
    for game in games() {
        let english = outline(game.assets().rules_in("en"));
        let rules = game.assets().rules;
        for (lang, text) in rules {
            assert_eq!(outline(text), english, "{} {lang}", game.info().name);
        }
        let texts: BTreeSet<&str> = rules.iter().map(|&(_, text)| text).collect();
        assert_eq!(texts.len(), rules.len(), "{}: a translation is a copy", game.info().name);
    }
}

/// Every picture of the rules can be rendered, every example has a story, and every story is used.
#[test]
fn pictures_and_examples_exist() {
    for game in games() {
        let name = game.info().name;
        let stories = stories(game).unwrap();
        let outline = outline(game.assets().rules_in("en"));
        let language = game.language("en");
        let translator = Translator::new(&language, &[], Viewer::Public);
        let named = |kind: &str| -> BTreeSet<String> {
            outline.iter().filter_map(|line| line.strip_prefix(kind)?.strip_prefix(' ').map(str::to_owned)).collect()
        };
        for picture in named("picture") {
            assert!(game.picture(&picture, &translator).is_some(), "{name}: no picture {picture}");
        }
        let examples: BTreeSet<String> =
            stories.into_iter().map(|story| story.name).filter(|name| name != FIRST_GAME).collect();
        assert_eq!(named("example"), examples, "{name}: the examples in the rules and the stories differ");
    }
}
