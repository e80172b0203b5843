//! `cargo xtask new-game NAME`: a folder with a tiny working game, registered and lawful.

use std::fs;
use std::io;
use std::path::Path;

/// The files of the template; in them NAME, SNAKE, STRUCT, TITLE and ID stand for the new game's names.
const TEMPLATE: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("RULES.md", include_str!("../template/RULES.md")),
    ("RULES.fr.md", include_str!("../template/RULES.fr.md")),
    ("RULES.de.md", include_str!("../template/RULES.de.md")),
    ("RULES.nl.md", include_str!("../template/RULES.nl.md")),
    ("stories.toml", include_str!("../template/stories.toml")),
    ("deck.toml", include_str!("../template/deck.toml")),
    ("locales/en.ftl", include_str!("../template/locales/en.ftl")),
    ("locales/fr.ftl", include_str!("../template/locales/fr.ftl")),
    ("locales/de.ftl", include_str!("../template/locales/de.ftl")),
    ("locales/nl.ftl", include_str!("../template/locales/nl.ftl")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("tests/rules.rs", include_str!("../template/tests/rules.rs")),
    ("tests/leaks.rs", include_str!("../template/tests/leaks.rs")),
];

/// Makes the folder and adds the game to the workspace and the registry.
pub fn make(root: &Path, name: &str) -> Result<(), String> {
    let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()));
    if !is_name {
        return Err(format!(
            "`{name}` is no name for a game: small letters, digits and single dashes, such as tea-party"
        ));
    }
    let folder = root.join("games").join(name);
    if folder.exists() {
        return Err(format!("there is a games/{name} already"));
    }
    write_all(root, &folder, name).map_err(|error| error.to_string())
}

fn write_all(root: &Path, folder: &Path, name: &str) -> io::Result<()> {
    let title: Vec<String> = name.split('-').map(capitalized).collect();
    let names = Names { name: name.to_owned(), title: title.join(" "), type_name: title.concat() };
    for (path, text) in TEMPLATE {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, names.fill_in(text))?;
    }
    let package = format!("{name} = {{ path = \"games/{name}\", package = \"brocante-{name}\" }}\n");
    insert_before(&root.join("Cargo.toml"), "\naxum = ", &package)?;
    insert_before(
        &root.join("crates/registry/Cargo.toml"),
        "\n[dev-dependencies]",
        &format!("{name}.workspace = true\n"),
    )?;
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

fn insert_before(path: &Path, mark: &str, text: &str) -> io::Result<()> {
    let before = fs::read_to_string(path)?;
    let at = before
        .find(mark)
        .ok_or_else(|| io::Error::other(format!("{} has changed: `{}` is not there", path.display(), mark.trim())))?;
    fs::write(path, format!("{}{text}{}", &before[..at], &before[at..]))
}
