//! The texts in every language, read once: those of the games, of the pages, and the shared ones. The stories too.

use crate::games;
use brocante_show::Language;
use brocante_show::language;
use brocante_show::story::{self, Story};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The texts of the pages.
pub const LOCALES: &[(&str, &str)] = brocante_show::locales!();

static LANGUAGES: LazyLock<HashMap<(&'static str, &'static str), Language>> = LazyLock::new(|| {
    let games = games::games();
    let names = games.iter().map(|game| (game.info().name, game.assets().locales)).chain([("", &[][..])]);
    names.flat_map(|(name, texts)| languages().map(move |lang| ((name, lang), make(texts, lang)))).collect()
});

fn make(texts: &[(&str, &str)], lang: &str) -> Language {
    let language = Language::layered(&[texts, LOCALES], lang);
    if lang == MARKED { language.marked() } else { language }
}

/// A language for tests, in which every message is marked.
const MARKED: &str = "marked";

/// The codes of all languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    language::languages().chain(cfg!(test).then_some(MARKED))
}

/// The texts of a game in a language, or in English.
pub fn of(game: &str, lang: &str) -> &'static Language {
    let lang = languages().find(|known| *known == lang).unwrap_or("en");
    let game = games::game(game).map_or("", |game| game.info().name);
    &LANGUAGES[&(game, lang)]
}

/// The stories of a game.
pub fn stories(game: &str) -> &'static [Story] {
    static STORIES: LazyLock<HashMap<&'static str, Vec<Story>>> = LazyLock::new(|| {
        let games = games::games();
        games.iter().map(|game| (game.info().name, story::stories(*game).unwrap_or_default())).collect()
    });
    STORIES.get(game).map_or(&[], Vec::as_slice)
}

/// The texts of the pages without a game.
pub fn shared(lang: &str) -> &'static Language {
    of("", lang)
}
