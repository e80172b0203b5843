//! The languages of the house, each made once: a game's texts, the pages', and the shared ones; and what
//! is told in them.

use brocante_core::story::{self, Story};
use brocante_core::text::{self, Tongue};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The texts of the pages.
pub const LOCALES: &[(&str, &str)] = brocante_core::locales!();

static TONGUES: LazyLock<HashMap<(&'static str, &'static str), Tongue>> = LazyLock::new(|| {
    let games = brocante_registry::games();
    let names = games.iter().map(|game| (game.info().name, game.info().locales)).chain([("", &[][..])]);
    names.flat_map(|(name, texts)| languages().map(move |lang| ((name, lang), tongue(texts, lang)))).collect()
});

fn tongue(texts: &[(&str, &str)], lang: &str) -> Tongue {
    let tongue = Tongue::layered(&[texts, LOCALES], lang);
    if lang == MARKED { tongue.marked() } else { tongue }
}

/// A language of the tests, in which every message is marked.
const MARKED: &str = "marked";

/// The languages that are spoken here.
pub fn languages() -> impl Iterator<Item = &'static str> {
    text::languages().chain(cfg!(test).then_some(MARKED))
}

/// A language at the tables of a game; English where the house does not speak it.
pub fn of(game: &str, lang: &str) -> &'static Tongue {
    let lang = languages().find(|known| *known == lang).unwrap_or("en");
    let game = brocante_registry::game(game).map_or("", |game| game.info().name);
    &TONGUES[&(game, lang)]
}

/// The stories of a game, each read once.
pub fn stories(game: &str) -> &'static [Story] {
    static STORIES: LazyLock<HashMap<&'static str, Vec<Story>>> = LazyLock::new(|| {
        let games = brocante_registry::games();
        games.iter().map(|game| (game.info().name, story::stories(game.info()).unwrap_or_default())).collect()
    });
    STORIES.get(game).map_or(&[], Vec::as_slice)
}

/// A language where no game is at hand.
pub fn house(lang: &str) -> &'static Tongue {
    of("", lang)
}
