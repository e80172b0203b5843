//! The table as a page: a night bazaar. The Buyer stands on a lit stage with two words on torn paper,
//! the Inventors behind their bags; pitches are speech bubbles beside a candle.
//!
//! `page/slip.rs` draws words and bags, `page/stage.rs` the Buyer, `page/stalls.rs` the Inventors,
//! `page/prizes.rs` what was bought, `page/tray.rs` the viewer's own cards, `page/pictures.rs` the pictures
//! of the rules page.

mod pictures;
mod prizes;
mod slip;
mod stage;
mod stalls;
mod tray;

use crate::deck::Kind;
use crate::guide::patter;
use crate::moves::Move;
use crate::moves::event::Event;
use crate::rules::Bizarre;
use crate::state::Phase;
use crate::text;
use crate::view::View;
use brocante_core::{Arg, Message, Rng, Seat};
use brocante_show::page::{seat_class, symbol};
use brocante_show::{GameAssets, Page, Show, Sound, Translator};
use maud::{Markup, html};
use serde_json::Value;

impl Show for Bizarre {
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
        Table { game: self, view, page }.board()
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.own_things()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::picture(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.panel(seat)
    }

    fn targets(&self, _view: &View, mv: Move) -> Option<Vec<String>> {
        match mv {
            Move::Identity { first, second } => Some(vec![who_token(0, first.word), who_token(1, second.word)]),
            Move::Thrift { .. } => None,
            Move::Invent { quality, item } => {
                Some(vec![word_token(Kind::Quality, quality), word_token(Kind::Item, item)])
            }
            Move::Give { from } => Some(vec![bag_token(from)]),
            Move::Shuffle | Move::EndPitch => Some(Vec::new()),
            Move::Buy { from } => Some(vec![pitch_token(from)]),
        }
    }

    fn forms(&self, view: &View, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.thrift_form()
    }

    fn seen_argument(&self, view: &View, field: &str, value: &Value) -> Option<Arg> {
        text::seen_argument(self, view, field, value)
    }

    fn patter(&self, view: &View, translator: &Translator<'_>, _rng: &mut Rng) -> String {
        patter::patter(self, view, translator)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Bought { .. } => Some(Sound::Gavel),
            Event::PitchBegins { .. } => Some(Sound::Knock),
            Event::Identity { .. } | Event::Drew { .. } | Event::Given { .. } | Event::Shuffled { .. } => {
                Some(Sound::Card)
            }
            _ => None,
        }
    }
}

/// A word of the first or the second Buyer card of the round.
fn who_token(card: usize, word: u8) -> String {
    format!("who-{card}-{word}")
}

/// The name under which a word of a Buyer card flies.
fn who_fly(card: u16, word: u8) -> String {
    format!("buyer-{card}-{word}")
}

/// A quality or an item: what is clicked, and what flies.
fn word_token(kind: Kind, id: u16) -> String {
    format!("{}-{id}", kind.name())
}

/// A bag by its inventor, used only if the viewer knows the inventor.
fn bag_token(inventor: Seat) -> String {
    format!("bag-{inventor}")
}

/// What a seat has pitched.
fn pitch_token(pitcher: Seat) -> String {
    format!("pitch-{pitcher}")
}

/// A table to be drawn.
struct Table<'a> {
    game: &'a Bizarre,
    view: &'a View,
    page: &'a Page<'a>,
}

impl Table<'_> {
    fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn board(&self) -> Markup {
        html! {
            div class={ "bazaar seats-" (self.game.seats) } {
                (self.stage())
                (self.counter())
                (self.pitches())
                (self.line())
                div.back-room {
                    (self.reveal())
                    (self.prizes())
                }
                (self.tray(false))
            }
        }
    }

    /// What the viewer has or knows: the Buyer cards, the inventors of the bags, the pair to sell, the hand and
    /// the Victory Cards.
    fn own_things(&self) -> Markup {
        let view = self.view;
        let is_buyer = self.own() == Some(view.buyer);
        html! {
            div.bazaar.alone {
                @if is_buyer && view.phase == Phase::Identity { div.stage { (self.who()) } }
                @if is_buyer { (self.counter()) (self.handed_out()) }
                @for bag in view.bags.iter().filter(|bag| view.phase == Phase::Pitch && bag.pitcher == view.active) {
                    @if self.own() == Some(bag.pitcher) { (self.pitching(bag)) }
                }
                (self.tray(true))
                (self.own_prizes())
            }
        }
    }

    /// The symbol of a seat, drawn in its colour (bizarre.symbols).
    fn sign(&self, seat: Seat) -> Markup {
        html! {
            span class={ "sign " (seat_class(seat)) } title=(self.symbol_name(seat)) {
                (symbol(&format!("bizarre-symbol-{}", seat.0)))
            }
        }
    }

    fn symbol_name(&self, seat: Seat) -> String {
        self.page.key(&format!("symbol-{}", seat.0))
    }

    fn identity(&self) -> Arg {
        text::identity(self.view)
    }

    fn victory_count(&self, seat: Seat) -> usize {
        self.view.seats[seat.index()].victory_cards.len()
    }

    /// The seats with the most Victory Cards, and that number; no seat before the first sale.
    fn leaders(&self) -> (Vec<Seat>, usize) {
        let most = Seat::all(self.game.seats).map(|seat| self.victory_count(seat)).max().unwrap_or_default();
        let leads = |seat: &Seat| most > 0 && self.victory_count(*seat) == most;
        (Seat::all(self.game.seats).filter(leads).collect(), most)
    }

    fn panel(&self, seat: Seat) -> Markup {
        let count = self.victory_count(seat);
        let cards = self.page.text(&Message::new("page-victory-cards").with("count", count));
        let is_buyer = seat == self.view.buyer && self.view.phase != Phase::Over;
        let is_ahead = self.leaders().0.contains(&seat);
        let owner = self.page.text(&Message::new("page-symbol").with("symbol", self.symbol_name(seat)));
        html! {
            div.tally {
                span class={ "sign " (seat_class(seat)) } role="img" aria-label=(owner) title=(owner) {
                    (symbol(&format!("bizarre-symbol-{}", seat.0)))
                }
                span.won.ahead[is_ahead] role="img" aria-label=(cards) title=(cards) {
                    (symbol("bizarre-trophy")) b { (count) }
                }
                @if is_ahead { span.visually-hidden { (self.page.key("page-ahead")) } }
                @if is_buyer { span.role { (symbol("bizarre-buyer")) (self.page.key("page-buyer")) } }
            }
        }
    }
}
