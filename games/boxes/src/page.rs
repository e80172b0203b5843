//! The table as a page: a loading dock with the container that is on sale, the bidders, the
//! containers sold so far, and the viewer's notes behind the screen.

mod dock;
mod parcel;
mod pictures;
mod seats;
mod sold;
mod wallet;

use crate::moves::{Event, Move};
use crate::rules::Boxes;
use crate::state::Phase;
use crate::state::notes::Notes;
use crate::text;
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::page::{picture, symbol};
use brocante_show::{GameAssets, Page, Show, Sound, Translator};
use maud::{Markup, html};

impl Show for Boxes {
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
            div.yard {
                @if view.phase != Phase::Over { (dock::dock(view, page)) }
                (seats::bidders(self, view, page))
                (sold::ledger(view, page))
                (wallet::tray(self, view, page))
            }
        }
    }

    /// The notes, and the boxes looked into or bought: everything that another screen must not show.
    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        let Some(seat) = view.viewer.seat() else { return self.board(view, page) };
        html! {
            div.yard.in-hand {
                @if view.phase != Phase::Over { (dock::own_dock(view, page)) }
                (wallet::tray(self, view, page))
                (sold::own_ledger(view, seat, page))
            }
        }
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        let drawing = match name {
            "kinds" => pictures::kinds(self, page),
            "notes" => pictures::notes(page),
            "container" => pictures::container(self, page),
            "sets" => pictures::sets(self, page),
            _ => return None,
        };
        Some(html! { div.yard.drawn { (drawing) } })
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        let fortune = (view.phase == Phase::Over).then(|| seats::fortune(self, view, seat));
        let (bought, money) = (seats::bought(view, seat), seats::money(view, seat));
        let figure = |art: Markup, key: &str, count: i32| {
            let label = page.text(&Message::new(key).with("count", count));
            let spent = key == "count-paid" && count > 0;
            html! {
                span.count title=(label) {
                    (art)
                    span aria-hidden="true" { @if spent { "−" } (count) }
                    span.visually-hidden { (label) }
                }
            }
        };
        let note = || picture("boxes-note-100", "0 0 96 48");
        let counts = || {
            html! {
                div.counts {
                    @if let Some(fortune) = fortune { (figure(symbol("boxes-gold"), "count-fortune", fortune)) }
                    (figure(symbol("boxes-closed"), "count-bought", bought as i32))
                    @match money {
                        Ok(amount) => span data-purse=(seat.0) data-amount=(amount) {
                            (figure(note(), "count-wallet", amount.into()))
                        },
                        Err(amount) => span data-purse=(seat.0) data-amount=(-i32::from(amount)) {
                            (figure(note(), "count-paid", amount.into()))
                        },
                    }
                }
            }
        };
        page.fragment((seat, fortune, bought, money), counts)
    }

    fn targets(&self, _: &View, mv: Move) -> Option<Vec<String>> {
        match mv {
            Move::Look { place } => Some(vec![dock::token(place)]),
            Move::Choose { .. } | Move::Stop | Move::Pass => Some(vec![]),
            Move::Bid { .. } | Move::Lay { .. } | Move::Pay { .. } => None,
        }
    }

    fn forms(&self, view: &View, page: &Page<'_>) -> Markup {
        match view.phase {
            Phase::Bid => wallet::bid_form(view, page),
            Phase::Lay => wallet::notes_form(&Move::Lay { notes: Notes::NONE }, view, page),
            Phase::Pay => wallet::notes_form(&Move::Pay { notes: Notes::NONE }, view, page),
            _ => Markup::default(),
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Won { .. } => Some(Sound::Gavel),
            Event::Bid { .. } | Event::Chosen { .. } => Some(Sound::Knock),
            Event::Paid { .. } => Some(Sound::Coins),
            Event::Looked { .. } | Event::Laid { .. } => Some(Sound::Card),
            _ => None,
        }
    }
}
