//! The table as a page: glass display cases with wooden frames, a crate below each for its hoard.
//!
//! `page/table.rs` draws the table, `page/item.rs` the items, `page/chart.rs` the majorities so far, and
//! `page/pictures.rs` the pictures of the rules.

mod chart;
mod item;
mod pictures;
mod table;

use crate::moves::{Event, Move};
use crate::rules::Vintage;
use crate::text;
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::{GameAssets, Page, Show, Sound, Translator};
use item::SPRITE;
use maud::Markup;
use table::{Table, token};

impl Show for Vintage {
    const ASSETS: GameAssets = GameAssets {
        sprite: SPRITE,
        stall: include_str!("../art/stall.svg"),
        style: include_str!("../style.css"),
        rules: brocante_show::rules!(),
        stories: include_str!("../stories.toml"),
        locales: brocante_show::locales!(),
    };

    fn prompt(&self, view: &View) -> Message {
        text::prompt(self, view)
    }

    fn sketch(&self, view: &View, translator: &Translator<'_>) -> String {
        text::sketch(self, view, translator)
    }

    fn board(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).board()
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).hand()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::picture(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).panel(seat)
    }

    fn targets(&self, view: &View, mv: Move) -> Option<Vec<String>> {
        let item = match mv {
            Move::Hoard { item } | Move::Steal { item, .. } | Move::Keep { item } => Some(item),
            Move::Salvage => view.discards.last().copied(),
            Move::Decline => None,
        };
        Some(item.map(token).into_iter().collect())
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Stole { .. } | Event::Salvaged { .. } | Event::Kept { .. } | Event::KeptOnly { .. } => {
                Some(Sound::Card)
            }
            Event::Hoarded { .. } => Some(Sound::Knock),
            _ => None,
        }
    }
}
