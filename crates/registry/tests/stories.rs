//! The guided first game of every game, and the examples and pictures of its rules pages.

use brocante_core::story::{FIRST_GAME, Story, stories};
use brocante_core::text::{Speaker, Tongue, languages};
use brocante_core::{AnyGame, Frame, Offer, Viewer};
use brocante_registry::games;
use std::collections::BTreeSet;

fn each_story(test: impl Fn(&dyn AnyGame, &Story, &str)) {
    for game in games() {
        let stories = stories(game.info()).unwrap_or_else(|error| panic!("{}: {error}", game.info().name));
        for story in &stories {
            test(game, story, &format!("{} {}", game.info().name, story.name));
        }
    }
}

/// Every story is played through in every language: what is asked of the reader can be clicked or filled
/// in, what is pointed at is there, and there is something to read.
#[test]
fn stories_play_through() {
    each_story(|game, story, what| {
        for lang in languages() {
            let tongue = Tongue::new(game.info(), lang);
            let speaker = Speaker::new(&tongue, &[], Viewer::Seat(story.seat));
            for (step, note) in story.notes.iter().enumerate() {
                let what = format!("{what} {lang}, note {}", note.say);
                let table =
                    story.open(game, step, &tongue).unwrap_or_else(|refused| panic!("{what}: {}", refused.sentence));
                let asked = story.asked(step);
                let offer = asked.map_or(Offer::Nothing, Offer::Only);
                let shown = table.show(&Frame {
                    speaker,
                    action: "/",
                    at: 0,
                    words: &[],
                    offer,
                    hand_only: false,
                    memory: None,
                });
                let board = shown.board.into_string();
                let is_there = |name: &&String| {
                    ["spot", "fly", "zone"].iter().any(|kind| board.contains(&format!("data-{kind}=\"{name}\"")))
                };
                assert_eq!(note.point.iter().find(|name| !is_there(name)), None, "{what}: points at nothing");
                if asked.is_some() {
                    assert!(!shown.choices.is_empty() || !shown.forms.0.is_empty(), "{what}: it can't be done");
                }
                assert!(speaker.say(&story.say(note)).chars().count() <= 420, "{what}: too long for a note");
            }
            story.open(game, usize::MAX, &tongue).unwrap_or_else(|refused| panic!("{what}: {}", refused.sentence));
        }
    });
}

#[test]
fn every_game_has_a_guided_first_game_to_its_end() {
    for game in games() {
        let name = game.info().name;
        let all = stories(game.info()).unwrap();
        let first = all.iter().find(|story| story.name == FIRST_GAME).unwrap_or_else(|| panic!("{name} has none"));
        let tongue = Tongue::new(game.info(), "en");
        let end = first.open(game, first.notes.len() - 1, &tongue).unwrap();
        assert!(end.is_over(), "{name}: the scoring is not told of a finished game");
        let own = (0..first.notes.len()).filter(|&step| first.asked(step).is_some()).count();
        assert!((4..=16).contains(&own), "{name}: {own} moves of the reader's");
        assert!(first.notes.len() <= 26, "{name}: that is more than two minutes");
    }
}

/// The ids of the rules in their order, and what is shown between them.
fn outline(rules: &str) -> Vec<String> {
    let id = |line: &str| line.strip_prefix("- `")?.split('`').next().filter(|id| id.contains('.')).map(str::to_owned);
    let shown = |line: &str| {
        let inner = line.strip_prefix("<!-- ")?.strip_suffix(" -->")?;
        Some(inner.split(':').next().unwrap_or_default().trim().to_owned())
    };
    rules.lines().filter_map(|line| id(line).or_else(|| shown(line))).collect()
}

#[test]
fn rules_are_the_same_in_every_language() {
    for game in games() {
        let english = outline(game.info().rules_in("en"));
        for lang in languages() {
            assert!(game.info().rules.iter().any(|(known, _)| *known == lang), "{} lacks {lang}", game.info().name);
            assert_eq!(outline(game.info().rules_in(lang)), english, "{} {lang}", game.info().name);
        }
        let texts: BTreeSet<&str> = game.info().rules.iter().map(|&(_, text)| text).collect();
        assert_eq!(texts.len(), languages().count(), "{}: a translation is a copy", game.info().name);
    }
}

/// Every picture of the rules can be drawn, every example can be told, and no example is left out.
#[test]
fn pictures_and_examples_are_there() {
    for game in games() {
        let name = game.info().name;
        let stories = stories(game.info()).unwrap();
        let outline = outline(game.info().rules_in("en"));
        let tongue = Tongue::new(game.info(), "en");
        let speaker = Speaker::new(&tongue, &[], Viewer::Public);
        let named = |kind: &str| -> BTreeSet<String> {
            outline.iter().filter_map(|line| line.strip_prefix(kind)?.strip_prefix(' ').map(str::to_owned)).collect()
        };
        for picture in named("picture") {
            assert!(game.picture(&picture, &speaker).is_some(), "{name}: no picture {picture}");
        }
        let examples: BTreeSet<String> =
            stories.into_iter().map(|story| story.name).filter(|name| name != FIRST_GAME).collect();
        assert_eq!(named("example"), examples, "{name}: examples told, examples there");
    }
}
