//! Every game folder is complete and consistent: its rules, code, refusals, texts and golden games agree.

use brocante_core::{Header, Record, Seed, Viewer};
use brocante_laws::golden;
use brocante_registry::{games, lawful_games};
use brocante_show::language::{broken_messages, languages};
use brocante_show::{ShownGame, Translator, rule_key};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(game: &dyn ShownGame) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().name)
}

/// The rule ids of RULES.md: every list item that begins with one.
fn rules(game: &dyn ShownGame) -> BTreeSet<String> {
    let ids = game.assets().rules_in("en").lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next());
    ids.filter(|id| id.contains('.')).map(str::to_owned).collect()
}

/// Every string in a text that looks like a rule id of the game.
fn ids_in(text: &str, game: &dyn ShownGame) -> BTreeSet<String> {
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

/// The Rust files of a folder and of the folders in it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

fn read_all(folder: &Path) -> String {
    rust_files(folder).into_iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// The modules of a game, each a file or a file with a folder of the same name.
const MODULES: [&str; 15] = [
    "lib",
    "rules",
    "deck",
    "state",
    "moves",
    "check",
    "apply",
    "view",
    "determinize",
    "score",
    "text",
    "guide",
    "survey",
    "page",
    "testing",
];
/// The modules that a game can do without.
const OPTIONAL: [&str; 4] = ["deck", "guide", "survey", "page"];

#[test]
fn every_game_has_the_same_layout() {
    for game in games() {
        let src = folder(game).join("src");
        for entry in fs::read_dir(&src).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let is_module = path.is_dir() || path.extension().is_some_and(|ending| ending == "rs");
            assert!(is_module && MODULES.contains(&stem.as_str()), "{} has no place in the layout", path.display());
        }
        for module in MODULES.iter().filter(|module| !OPTIONAL.contains(module)) {
            assert!(src.join(format!("{module}.rs")).exists(), "{} lacks {module}.rs", src.display());
        }
    }
}

/// What stands directly behind `use crate::`, in braces or without.
fn outer_names(import: &str) -> Vec<String> {
    let Some(list) = import.strip_prefix('{') else { return vec![import.to_owned()] };
    let (mut names, mut depth) = (vec![String::new()], 0);
    for c in list.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(String::new()),
            c if depth == 0 && !c.is_whitespace() => names.last_mut().expect("there is one").push(c),
            _ => {}
        }
    }
    names
}

/// Modules import from each other, never from `lib.rs`: that would be a cycle through the whole crate.
#[test]
fn no_module_imports_from_lib() {
    for game in games() {
        for file in rust_files(&folder(game).join("src")) {
            let text = fs::read_to_string(&file).unwrap();
            for import in text.split("use crate::").skip(1).filter_map(|rest| rest.split(';').next()) {
                let is_item = |name: &String| name.starts_with(|c: char| c.is_ascii_uppercase());
                assert!(!outer_names(import).iter().any(is_item), "{}: use crate::{import}", file.display());
            }
        }
    }
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
    for game in lawful_games() {
        let named: BTreeSet<String> = game.refusal_rules().into_iter().map(str::to_owned).collect();
        let unknown: Vec<_> = named.difference(&rules(game)).cloned().collect();
        assert!(unknown.is_empty(), "{}: refusals name {unknown:?}", game.info().name);
    }
}

#[test]
fn every_rule_is_in_the_code_and_has_a_test() {
    for game in lawful_games() {
        let tests = read_all(&folder(game).join("tests"));
        let named: BTreeSet<String> = game.refusal_rules().into_iter().map(str::to_owned).collect();
        let in_code: BTreeSet<String> =
            ids_in(&read_all(&folder(game).join("src")), game).union(&named).cloned().collect();
        for id in rules(game) {
            let test = format!("fn {}", id.replace(['.', '-'], "_"));
            assert!(tests.contains(&test), "no test is named after {id} (a function named {test}…)");
            assert!(in_code.contains(&id), "the code does not mention {id}");
        }
    }
}

#[test]
fn a_rule_is_defined_once_in_rules_md() {
    for game in games() {
        for id in rules(game) {
            let places = game.assets().rules_in("en").matches(&format!("- `{id}`")).count();
            assert_eq!(places, 1, "{id}");
        }
        for draw in game.info().draws {
            assert!(
                game.assets().rules_in("en").contains(&format!("- `{draw}`:")),
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

/// A game speaks every language of the program, or, while it is new, English alone.
#[test]
fn texts_and_rules_are_in_every_language_or_in_english() {
    let all: Vec<&str> = languages().collect();
    for game in games() {
        let langs = |texts: &[(&'static str, &str)]| texts.iter().map(|&(lang, _)| lang).collect::<Vec<_>>();
        let (locales, rules) = (langs(game.assets().locales), langs(game.assets().rules));
        assert!(locales == all || locales == ["en"], "{}: texts in {locales:?}", game.info().name);
        assert_eq!(rules, locales, "{}: rules and texts are in different languages", game.info().name);
    }
}

#[test]
fn every_language_has_every_message() {
    for game in lawful_games() {
        let info = game.info();
        let locales = game.assets().locales;
        let english = message_keys(locales[0].1);
        for (lang, source) in locales {
            assert_eq!(broken_messages(source), Vec::<String>::new(), "{} {lang}", info.name);
            assert_eq!(message_keys(source), english, "{} {lang} and English have different messages", info.name);
            let language = game.language(lang);
            for key in game.message_keys() {
                assert!(language.has(&key), "{} {lang} lacks {key}", info.name);
            }
        }
    }
}

#[test]
fn no_message_is_unused() {
    for game in lawful_games() {
        let code = read_all(&folder(game).join("src"));
        let used: BTreeSet<String> = game.message_keys().into_iter().collect();
        for key in message_keys(game.assets().locales[0].1) {
            // Some keys are built from a prefix and a name.
            let prefix = key.split_once('-').map_or(key, |(prefix, _)| prefix);
            let in_code = code.contains(&format!("\"{key}\"")) || code.contains(&format!("\"{prefix}-{{"));
            // The names of scoring rules, for the score table.
            let is_rule = rules(game).iter().any(|rule| rule_key(rule) == key);
            assert!(used.contains(key) || in_code || is_rule, "{}: message {key} is unused", game.info().name);
        }
    }
}

/// Every event of whole games has a sentence in every language and for every viewer.
#[test]
fn every_event_has_a_sentence_in_every_language() {
    for game in games() {
        for &(lang, _) in game.assets().locales {
            let language = game.language(lang);
            let record = golden::random_record(game, &header(game, game.info().seats_max)).unwrap();
            let mut table = game.open(&record.header).unwrap();
            let public = Translator::new(&language, &[], Viewer::Public);
            let mut spoken = Vec::new();
            for played in &record.moves {
                spoken.push(game.describe_move(&*table, &played.mv, &public));
                table.play(played.seat, &played.mv).unwrap();
                for viewer in [Viewer::Public, Viewer::Seat(played.seat)] {
                    let translator = Translator::new(&language, &[], viewer);
                    spoken.push(game.prompt(&*table, &translator));
                    spoken.push(game.sketch(&*table, &translator));
                    spoken.extend(game.log_since(&*table, table.ply(), &translator).into_iter().map(|line| line.text));
                }
            }
            let score = game.score(&*table, &public).unwrap();
            for line in score.iter().flat_map(|seat| &seat.lines) {
                assert!(
                    language.has(&rule_key(line.rule)),
                    "{} {lang} lacks {}",
                    game.info().name,
                    rule_key(line.rule)
                );
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
                assert!(!sentence.trim().is_empty(), "{} {lang}: a sentence is empty", game.info().name);
            }
        }
    }
}

fn header(game: &dyn ShownGame, seats: u8) -> Header {
    Header {
        rules: Some(game.info().rules_version),
        seed: Some(Seed::from_text("golden")),
        ..Header::new(game.info().name, seats)
    }
}

/// A short record, because people read golden games.
fn shortest_record(game: &dyn ShownGame, seats: u8) -> Record {
    let record = |deal: usize| {
        let header = Header { seed: Some(Seed::from_text(&format!("golden {deal}"))), ..header(game, seats) };
        golden::random_record(game, &header).unwrap()
    };
    (0..60).map(record).min_by_key(|record| record.moves.len()).unwrap()
}

/// `BLESS=1 cargo test -p brocante-registry golden` rewrites the files after an intended change.
#[test]
fn golden_games_are_unchanged() {
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
