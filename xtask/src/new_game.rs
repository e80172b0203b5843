//! `cargo xtask new-game NAME`: a folder with a tiny working game, registered and lawful.

use anyhow::{Context as _, Result, ensure};
use std::fs;
use std::path::Path;
use toml_edit::{DocumentMut, InlineTable, value};

/// The files of the template; in them NAME, SNAKE, STRUCT, TITLE and ID stand for the new game's names.
const TEMPLATE: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("RULES.md", include_str!("../template/RULES.md")),
    ("deck.toml", include_str!("../template/deck.toml")),
    ("locales/en.ftl", include_str!("../template/locales/en.ftl")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("src/rules.rs", include_str!("../template/src/rules.rs")),
    ("src/deck.rs", include_str!("../template/src/deck.rs")),
    ("src/state.rs", include_str!("../template/src/state.rs")),
    ("src/moves.rs", include_str!("../template/src/moves.rs")),
    ("src/moves/refusal.rs", include_str!("../template/src/moves/refusal.rs")),
    ("src/check.rs", include_str!("../template/src/check.rs")),
    ("src/apply.rs", include_str!("../template/src/apply.rs")),
    ("src/view.rs", include_str!("../template/src/view.rs")),
    ("src/determinize.rs", include_str!("../template/src/determinize.rs")),
    ("src/score.rs", include_str!("../template/src/score.rs")),
    ("src/text.rs", include_str!("../template/src/text.rs")),
    ("src/guide.rs", include_str!("../template/src/guide.rs")),
    ("src/survey.rs", include_str!("../template/src/survey.rs")),
    ("src/page.rs", include_str!("../template/src/page.rs")),
    ("src/testing.rs", include_str!("../template/src/testing.rs")),
    ("tests/rules.rs", include_str!("../template/tests/rules.rs")),
    ("tests/leaks.rs", include_str!("../template/tests/leaks.rs")),
];

/// Makes the folder and adds the game to the registry: its dependency, its feature for tests, its entry in the list.
pub(crate) fn make(root: &Path, name: &str) -> Result<()> {
    let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()));
    ensure!(is_name, "`{name}` is no name for a game: small letters, digits and single dashes, such as tea-party");
    let folder = root.join("games").join(name);
    ensure!(!folder.exists(), "there is a games/{name} already");

    let title: Vec<String> = name.split('-').map(capitalized).collect();
    let names = Names { name: name.to_owned(), title: title.join(" "), type_name: title.concat() };
    for (path, text) in TEMPLATE {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        fs::write(path, names.fill_in(text))?;
    }
    edit(&root.join("crates/registry/Cargo.toml"), |manifest| {
        let mut package = InlineTable::new();
        package.insert("path", format!("../../games/{name}").into());
        package.insert("package", format!("brocante-{name}").into());
        manifest["dependencies"][name] = value(package);
        if let Some(testing) = manifest["features"]["testing"].as_array_mut() {
            testing.push(format!("{name}/testing"));
        }
    })?;
    let line = format!("    {}::{},\n", names.snake(), names.type_name);
    insert_before(&root.join("crates/registry/src/lib.rs"), "}\n\n/// The game of that name.\npub fn game(", &line)
}

struct Names {
    name: String,
    title: String,
    type_name: String,
}

impl Names {
    fn snake(&self) -> String {
        self.name.replace('-', "_")
    }

    fn fill_in(&self, template: &str) -> String {
        template
            .replace("fn ID_", &format!("fn {}_", self.snake()))
            .replace("ID.", &format!("{}.", self.name))
            .replace("rule-ID-", &format!("rule-{}-", self.name))
            .replace("STRUCT", &self.type_name)
            .replace("TITLE", &self.title)
            .replace("SNAKE", &self.snake())
            .replace("NAME", &self.name)
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

fn edit(path: &Path, change: impl FnOnce(&mut DocumentMut)) -> Result<()> {
    let mut manifest: DocumentMut = fs::read_to_string(path)?.parse()?;
    change(&mut manifest);
    Ok(fs::write(path, manifest.to_string())?)
}

fn insert_before(path: &Path, mark: &str, text: &str) -> Result<()> {
    let before = fs::read_to_string(path)?;
    let place = before.find(mark);
    let at = place.with_context(|| format!("{} has changed: `{}` is not there", path.display(), mark.trim()))?;
    Ok(fs::write(path, format!("{}{text}{}", &before[..at], &before[at..]))?)
}
