//! The table as a page: posters in five inks, a frame for every collection.
//!
//! `page/table.rs` draws the middle of the table, `page/card.rs` the cards, `page/seats.rs` the frames and
//! hands, and `page/pictures.rs` the pictures of the rules. Two copies of a card can't be told apart, so a
//! hand shows each kind once, with a number.

mod card;
mod pictures;
mod seats;
mod table;

use crate::moves::{Event, Move, used_card};
use crate::rules::FiveCards;
use crate::text;
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::{GameAssets, Page, Show, Sound, Translator};
use maud::Markup;
use table::{DECK, Table, collected_token, hand_token, pile_token, seat_token, take_token};

impl Show for FiveCards {
    const ASSETS: GameAssets = GameAssets {
        sprite: include_str!("../art/sprite.svg"),
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
        Table::new(self, view, page).own_things()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::picture(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table::new(self, view, page).panel(seat)
    }

    fn targets(&self, _view: &View, mv: Move) -> Option<Vec<String>> {
        let mut tokens: Vec<String> = used_card(mv).map(hand_token).into_iter().collect();
        match mv {
            Move::Draw => tokens.push(DECK.to_owned()),
            Move::Fetch { at, .. } => tokens.push(pile_token(at)),
            Move::Take { card } => tokens.push(take_token(card)),
            Move::DrawHand { from } | Move::ViewHand { from } => tokens.push(seat_token(from)),
            Move::TakeOver { from, card, .. } => tokens.push(collected_token(from, card)),
            _ => {}
        }
        Some(tokens)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Collected { .. } | Event::TookOver { .. } | Event::Won { .. } => Some(Sound::Knock),
            Event::Discarded { .. } | Event::Drew { .. } | Event::Used { .. } | Event::TookUnseen { .. } => {
                Some(Sound::Card)
            }
            _ => None,
        }
    }
}
