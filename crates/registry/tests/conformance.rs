//! Every game folder is whole: its rules, code, refusals, texts and golden games agree.

use brocante_core::text::{self, Speaker, Tongue};
use brocante_core::{AnyGame, Header, Record, Seed, Viewer, golden, rule_key};
use brocante_registry::games;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(game: &dyn AnyGame) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().name)
}

/// The ids of RULES.md: every list item that begins with one.
fn rules(game: &dyn AnyGame) -> BTreeSet<String> {
    let ids = game.info().rules_in("en").lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next());
    ids.filter(|id| id.contains('.')).map(str::to_owned).collect()
}

/// Everything in a text that looks like an id of the game's rules.
fn ids_in(text: &str, game: &dyn AnyGame) -> BTreeSet<String> {
    let prefix = rules(game).first().and_then(|id| id.split('.').next().map(|first| format!("{first}."))).unwrap();
    let is_part = |c: char| c.is_ascii_lowercase() || c == '.' || c == '-';
    let mut ids = BTreeSet::new();
    for (at, _) in text.match_indices(&prefix) {
        let inside_word = text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-'));
        let id = text[at..].split(|c| !is_part(c)).next().unwrap_or_default().trim_end_matches(['.', '-']);
        let is_file = [".rs", ".md", ".ftl", ".toml", ".css", ".svg"].iter().any(|ending| id.ends_with(ending));
        let is_call = text[at + id.len()..].starts_with('(') || text[at + id.len()..].starts_with("::");
        if !inside_word && !is_file && !is_call && id.len() > prefix.len() {
            ids.insert(id.to_owned());
        }
    }
    ids
}

fn read_all(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &read_all(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text += &fs::read_to_string(&path).unwrap();
        }
    }
    text
}

#[test]
fn code_names_only_rules_that_exist() {
    for game in games() {
        let unknown: Vec<_> =
            ids_in(&read_all(&folder(game).join("src")), game).difference(&rules(game)).cloned().collect();
        assert!(unknown.is_empty(), "{}: not in RULES.md: {unknown:?}", game.info().name);
    }
}

#[test]
fn refusals_name_only_rules_that_exist() {
    for game in games() {
        let named: BTreeSet<String> = game.refusal_rules().into_iter().map(str::to_owned).collect();
        let unknown: Vec<_> = named.difference(&rules(game)).cloned().collect();
        assert!(unknown.is_empty(), "{}: refusals name {unknown:?}", game.info().name);
    }
}

#[test]
fn every_rule_is_in_the_code_and_carried_by_a_test() {
    for game in games() {
        let tests = read_all(&folder(game).join("tests"));
        let named: BTreeSet<String> = game.refusal_rules().into_iter().map(str::to_owned).collect();
        let in_code: BTreeSet<String> =
            ids_in(&read_all(&folder(game).join("src")), game).union(&named).cloned().collect();
        for id in rules(game) {
            let test = format!("fn {}", id.replace(['.', '-'], "_"));
            assert!(tests.contains(&test), "no test carries {id} (a function named {test}…)");
            assert!(in_code.contains(&id), "nothing in the code names {id}");
        }
    }
}

#[test]
fn a_rule_has_one_place_in_rules_md() {
    for game in games() {
        for id in rules(game) {
            let places = game.info().rules_in("en").matches(&format!("- `{id}`")).count();
            assert_eq!(places, 1, "{id}");
        }
        for draw in game.info().draws {
            assert!(
                game.info().rules_in("en").contains(&format!("- `{draw}`:")),
                "{}: draw `{draw}` is not documented",
                game.info().name
            );
        }
    }
}

fn message_keys(text: &str) -> BTreeSet<&str> {
    let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(is_key).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

#[test]
fn every_language_has_every_message() {
    for game in games() {
        let info = game.info();
        let languages: Vec<&str> = info.locales.iter().map(|(lang, _)| *lang).collect();
        assert_eq!(languages, text::languages().collect::<Vec<_>>(), "{}", info.name);
        let english = message_keys(info.locales[0].1);
        for (lang, source) in info.locales {
            assert_eq!(text::broken_messages(source), Vec::<String>::new(), "{} {lang}", info.name);
            assert_eq!(message_keys(source), english, "{} {lang} and English have other messages", info.name);
            let tongue = Tongue::new(info, lang);
            for key in game.message_keys() {
                assert!(tongue.has(&key), "{} {lang} lacks {key}", info.name);
            }
        }
    }
}

#[test]
fn no_message_is_unused() {
    for game in games() {
        let code = read_all(&folder(game).join("src"));
        let used: BTreeSet<String> = game.message_keys().into_iter().collect();
        for key in message_keys(game.info().locales[0].1) {
            // Families of messages are built from a prefix and a name.
            let prefix = key.split_once('-').map_or(key, |(prefix, _)| prefix);
            let in_code = code.contains(&format!("\"{key}\"")) || code.contains(&format!("\"{prefix}-{{"));
            // What a rule that gives points is called, in the table of scores.
            let is_rule = rules(game).iter().any(|rule| rule_key(rule) == key);
            assert!(used.contains(key) || in_code || is_rule, "{}: nothing says {key}", game.info().name);
        }
    }
}

/// Whole games are spoken in every language, to every listener, without a missing piece.
#[test]
fn games_are_spoken_whole_in_every_language() {
    for game in games() {
        for lang in text::languages() {
            let tongue = Tongue::new(game.info(), lang);
            let record = golden::random_record(game, &header(game, game.info().seats_max)).unwrap();
            let mut table = game.open(&record.header, &tongue).unwrap();
            let public = Speaker::new(&tongue, &[], Viewer::Public);
            let mut spoken = Vec::new();
            for played in &record.moves {
                spoken.push(table.speak_move(&played.mv, &public));
                table.play(played.seat, &played.mv, &public).unwrap();
                for viewer in [Viewer::Public, Viewer::Seat(played.seat)] {
                    let speaker = Speaker::new(&tongue, &[], viewer);
                    spoken.push(table.prompt(&speaker));
                    spoken.push(table.sketch(&speaker));
                    spoken.extend(table.log_since(table.ply(), &speaker).into_iter().map(|line| line.text));
                }
            }
            let score = table.score(&public).unwrap();
            for line in score.iter().flat_map(|seat| &seat.lines) {
                assert!(tongue.has(&rule_key(line.rule)), "{} {lang} lacks {}", game.info().name, rule_key(line.rule));
            }
            spoken.extend(score.iter().flat_map(|seat| seat.lines.iter().map(|line| line.what.clone())));
            for sentence in spoken {
                let key_like = sentence.split_whitespace().find(|word| {
                    let prefix = word.split('-').next().unwrap_or_default();
                    matches!(prefix, "move" | "event" | "prompt" | "sketch" | "score" | "refusal") && word.contains('-')
                });
                assert!(
                    !sentence.contains("{$") && !sentence.contains("{ $"),
                    "{} {lang}: {sentence}",
                    game.info().name
                );
                assert_eq!(key_like, None, "{} {lang}: {sentence}", game.info().name);
                assert!(!sentence.trim().is_empty(), "{} {lang}: something is not spoken", game.info().name);
            }
        }
    }
}

fn header(game: &dyn AnyGame, seats: u8) -> Header {
    Header {
        rules: Some(game.info().rules_version),
        seed: Some(Seed::from_text("golden")),
        ..Header::new(game.info().name, seats)
    }
}

/// A golden game is read by people, so it is a short one.
fn shortest_record(game: &dyn AnyGame, seats: u8) -> Record {
    let record = |deal: usize| {
        let header = Header { seed: Some(Seed::from_text(&format!("golden {deal}"))), ..header(game, seats) };
        golden::random_record(game, &header).unwrap()
    };
    (0..60).map(record).min_by_key(|record| record.moves.len()).unwrap()
}

/// `BLESS=1 cargo test -p brocante-registry golden` writes them anew after a wanted change.
#[test]
fn golden_games_are_seen_as_they_were() {
    for game in games() {
        let folder = folder(game).join("golden");
        if std::env::var_os("BLESS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            for seats in [game.info().seats_min, game.info().seats_max] {
                let path = folder.join(format!("{seats}-seats.jsonl"));
                let known = fs::read_to_string(&path).ok().and_then(|text| golden::record_of(&text));
                let still_plays = known.filter(|record| golden::write(game, record).is_ok());
                let record = still_plays.unwrap_or_else(|| shortest_record(game, seats));
                fs::write(path, golden::write(game, &record).unwrap()).unwrap();
            }
        }
        let files: Vec<PathBuf> = fs::read_dir(&folder)
            .map(|entries| entries.map(|entry| entry.unwrap().path()))
            .map(|paths| paths.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).collect())
            .unwrap_or_default();
        assert!(files.len() >= 2, "{} has no golden games in {}", game.info().name, folder.display());
        for file in files {
            let expected = fs::read_to_string(&file).unwrap();
            let record = golden::record_of(&expected).unwrap_or_else(|| panic!("{} is damaged", file.display()));
            let now = golden::write(game, &record).unwrap_or_else(|refused| panic!("{}: {refused:?}", file.display()));
            for (line, (now, expected)) in now.lines().zip(expected.lines()).enumerate() {
                assert_eq!(now, expected, "{} line {}", file.display(), line + 1);
            }
            assert_eq!(now.lines().count(), expected.lines().count(), "{}", file.display());
            assert!(
                expected.lines().last().is_some_and(|line| line.contains("winners")),
                "a golden game is played to its end"
            );
        }
    }
}
