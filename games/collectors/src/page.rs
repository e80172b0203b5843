//! The table as a page: a plan of the convention hall with its five areas, the boards of the
//! players, and the viewer's own things at the near edge.

mod auction;
mod card;
mod hall;
mod pictures;
mod seats;
mod worth;

use crate::moves::Move;
use crate::moves::event::Event;
use crate::rules::Collectors;
use crate::state::Phase;
use crate::text;
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::page::symbol;
use brocante_show::{GameAssets, Page, Show, Sound, Translator};
use maud::{Markup, html};

impl Show for Collectors {
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
        html! {
            div.fair {
                (self.auction_stage(view, page))
                (self.hall(view, page))
                (self.player_boards(view, page))
                (self.tray(view, page))
            }
        }
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        html! { div.fair.own { (self.own_things(view, page)) } }
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::picture(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        let has = &view.seats[seat.index()];
        let figure = |art: &str, key: &str, figure: &str, count: i32| {
            let label = page.text(&Message::new(key).with("count", count).with("of", has.bottles));
            html! { span.count title=(label) { (symbol(art)) span aria-hidden="true" { (figure) } span.visually-hidden { (label) } } }
        };
        let (points, ready) = (worth::points(view, has), has.places.len());
        let unknown = has.secrets.iter().filter(|secret| secret.card.is_none()).count();
        let about = if unknown > 0 { format!("{points}+?") } else { points.to_string() };
        html! {
            div.counts {
                (figure("collectors-skill-vp-all", "count-points", &about, points))
                span data-purse=(seat.0) data-amount=(has.coins) {
                    (figure("collectors-coin", "count-coins", &has.coins.to_string(), has.coins.into()))
                }
                (figure("collectors-bottle", "count-bottles", &format!("{ready}/{}", has.bottles), ready as i32))
                (figure("collectors-back", "count-hand", &has.hand.to_string(), has.hand.into()))
            }
        }
    }

    fn targets(&self, _: &View, mv: Move) -> Option<Vec<String>> {
        Some(match mv {
            Move::Keep { card }
            | Move::Buy { card }
            | Move::Gain { card }
            | Move::Raise { card }
            | Move::Tuck { card }
            | Move::Auction { card, .. }
            | Move::PayCard { card } => vec![card::token(card)],
            Move::Place { space } => vec![hall::token(space)],
            Move::PayCoins => vec![seats::PURSE.to_owned()],
            Move::Cover { place } | Move::Spare { place } => vec![seats::place_token(place)],
            Move::Pass | Move::Settle { .. } => vec![],
            Move::Bid { .. } => return None,
        })
    }

    fn forms(&self, view: &View, page: &Page<'_>) -> Markup {
        match view.phase {
            Phase::Bid => self.bid_form(view, page),
            _ => Markup::default(),
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Won { .. } => Some(Sound::Gavel),
            Event::Bid { .. } => Some(Sound::Knock),
            Event::Gained { .. } | Event::Spent { .. } | Event::PaidCoins { .. } | Event::Income { .. } => {
                Some(Sound::Coins)
            }
            Event::Bought { .. } | Event::Skilled { .. } | Event::Raised { .. } | Event::PutUp { .. } => {
                Some(Sound::Card)
            }
            Event::PutUpUnseen { .. } | Event::Settled { .. } | Event::SettledUnseen { .. } => Some(Sound::Card),
            _ => None,
        }
    }
}
