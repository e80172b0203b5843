//! How a game draws itself: HTML made from a view, and the targets that a person clicks.
//!
//! **Targets.** Every listed move is a real button with a sentence. Beside it, the things on the board that stand for
//! the move can be clicked: each has a token (`item-14`), and [`Show::targets`] names the tokens that together mean a
//! move. The page narrows the buttons down to the moves that fit what was clicked; it knows no rules. A move that
//! can't be listed (a bid, a set of notes) has a form, whose fields the server puts into the move: see
//! [`Page::compose`].

use crate::language::Translator;
use crate::page::Page;
use brocante_core::{Arg, Guide, Message, Rng, Seat, Survey};
use maud::{Markup, html};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A game that can be shown. All but the texts has a plain default, so that a new game can be played before it is
/// drawn.
pub trait Show: Guide + Survey {
    /// The files that come with the game.
    const ASSETS: GameAssets;

    /// The status line: what the viewer must do, or for whom the table waits.
    fn prompt(&self, view: &Self::View) -> Message;

    /// The table as plain text, for the terminal.
    fn sketch(&self, view: &Self::View, translator: &Translator<'_>) -> String;

    /// The table as the viewer sees it.
    fn board(&self, view: &Self::View, page: &Page<'_>) -> Markup {
        html! { pre.sketch { (self.sketch(view, &page.translator)) } }
    }

    /// The viewer's own things alone, for a phone beside a TV that shows the table. A target that is not here becomes a
    /// button.
    fn hand(&self, view: &Self::View, page: &Page<'_>) -> Markup {
        self.board(view, page)
    }

    /// A picture for the rules page: `<!-- picture NAME: caption -->` in RULES.md.
    fn picture(&self, _name: &str, _page: &Page<'_>) -> Option<Markup> {
        None
    }

    /// What the panel of a seat shows beside its name: public counts, and who is ahead.
    fn panel(&self, _view: &Self::View, _seat: Seat, _page: &Page<'_>) -> Markup {
        html! {}
    }

    /// The tokens that together mean a move of the viewer; empty for a move that is only a button. `None` for a move
    /// that is made with one of [`Show::forms`].
    fn targets(&self, _view: &Self::View, _mv: Self::Move) -> Option<Vec<String>> {
        Some(Vec::new())
    }

    /// What a field of a move stands for in a sentence, if only the mover's view can tell, such as places of a hand.
    fn seen_argument(&self, _view: &Self::View, _field: &str, _value: &Value) -> Option<Arg> {
        None
    }

    /// Forms for the moves that can't be listed, shown to a viewer who is to act.
    fn forms(&self, _view: &Self::View, _page: &Page<'_>) -> Markup {
        html! {}
    }

    /// What a bot says in its speech: see [`brocante_core::Game::speech`].
    fn patter(&self, _view: &Self::View, _translator: &Translator<'_>, _rng: &mut Rng) -> String {
        String::new()
    }

    /// The sound of an event.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
}

/// The files that come with a game.
#[derive(Clone, Copy, Debug)]
pub struct GameAssets {
    /// An SVG of symbols, put once into every page of the game.
    pub sprite: &'static str,
    /// The drawing of its stall on the front page.
    pub stall: &'static str,
    /// Its style sheet; every selector begins with `.game-NAME`.
    pub style: &'static str,
    /// The rules by language, English first: see [`crate::rules!`]. The rules pages are made from them.
    pub rules: &'static [(&'static str, &'static str)],
    /// The guided first game and the examples of the rules pages: see [`crate::story`].
    pub stories: &'static str,
    /// The Fluent texts by language, English first: see [`crate::locales!`].
    pub locales: &'static [(&'static str, &'static str)],
}

impl GameAssets {
    /// No drawings and no texts: what a new game starts from.
    pub const PLAIN: GameAssets = GameAssets {
        sprite: "",
        stall: include_str!("../art/stall.svg"),
        style: "",
        rules: &[],
        stories: "",
        locales: &[],
    };

    /// The rules in a language, or in English.
    pub fn rules_in(&self, lang: &str) -> &'static str {
        let found = self.rules.iter().find(|(known, _)| *known == lang);
        found.or(self.rules.first()).map_or("", |&(_, text)| text)
    }
}

/// The files `RULES.md` and `RULES.LANG.md` of the calling crate, English first: all languages of the
/// program, or English alone with `rules!("en")`.
#[macro_export]
macro_rules! rules {
    () => {
        &[
            ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md"))),
            ("fr", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.fr.md"))),
            ("de", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.de.md"))),
            ("nl", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.nl.md"))),
        ]
    };
    ("en") => {
        &[("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md")))]
    };
}

/// A sound that the page plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sound {
    /// A card is laid or drawn.
    Card,
    /// Coins change hands.
    Coins,
    /// An auction ends.
    Gavel,
    /// Something else happens that everybody should notice.
    Knock,
}
