//! The page: the table as plain text and a button for every move. `brocante_show::Show` has more to draw with.

use crate::rules::STRUCT;
use crate::text;
use crate::view::View;
use brocante_core::Message;
use brocante_show::{GameAssets, Show, Translator};

impl Show for STRUCT {
    const ASSETS: GameAssets =
        GameAssets { rules: brocante_show::rules!("en"), locales: brocante_show::locales!("en"), ..GameAssets::PLAIN };

    fn prompt(&self, view: &View) -> Message {
        text::prompt(self, view)
    }

    fn sketch(&self, view: &View, translator: &Translator<'_>) -> String {
        text::sketch(self, view, translator)
    }
}
