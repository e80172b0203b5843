//! Every text of the pages is in every language, and none is left over.

use brocante_server::LOCALES;
use brocante_show::language::{broken_messages, languages};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn keys(text: &str) -> BTreeSet<&str> {
    let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(is_key).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

fn code(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { code(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

#[test]
fn every_language_has_every_message() {
    assert_eq!(LOCALES.iter().map(|(lang, _)| *lang).collect::<Vec<_>>(), languages().collect::<Vec<_>>());
    for (lang, text) in LOCALES {
        assert_eq!(broken_messages(text), Vec::<String>::new(), "{lang}");
        assert_eq!(keys(text), keys(LOCALES[0].1), "{lang}");
    }
}

#[test]
fn every_message_is_used() {
    let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for key in keys(LOCALES[0].1) {
        // Families are built from a prefix and a name.
        let in_family = key.match_indices('-').any(|(at, _)| code.contains(&format!("\"{}-{{", &key[..at])));
        assert!(code.contains(&format!("\"{key}\"")) || in_family, "nothing says {key}");
    }
}

/// Everything in the code that looks like a key is the key of a message.
#[test]
fn every_key_in_the_code_is_a_message() {
    let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let prefixes = ["page-", "front-", "setup-", "gathering-", "table-", "moment-", "device-", "problem-", "pace-"];
    let shared = include_str!("../../show/locales/en.ftl");
    let known: BTreeSet<&str> = keys(LOCALES[0].1).union(&keys(shared)).copied().collect();
    for prefix in prefixes {
        for (at, _) in code
            .match_indices(&format!("key(\"{prefix}"))
            .chain(code.match_indices(&format!("Message::new(\"{prefix}")))
        {
            let key = code[at..].split('"').nth(1).unwrap();
            assert!(known.contains(key), "{key} is not a message");
        }
    }
}
