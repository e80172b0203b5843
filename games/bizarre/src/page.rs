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

use crate::hand::Places;
use crate::moves::{Event, Move};
use crate::view::View;
use crate::{Bizarre, Kind, Phase, patter, speak};
use brocante_core::show::{seat_class, symbol};
use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{Look, Page, Rng, Seat, Show, Sound, Speech};
use maud::{Markup, html};
use serde_json::Value;

/// bizarre.pitch
const PITCH_SECONDS: u32 = 30;

impl Show for Bizarre {
    const LOOK: Look = Look {
        sprite: include_str!("../art/sprite.svg"),
        stall: include_str!("../art/stall.svg"),
        style: include_str!("../style.css"),
    };

    fn board(&self, view: &View, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.board()
    }

    fn hand(&self, view: &View, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.own_things()
    }

    fn picture(&self, name: &str, page: &Page<'_>) -> Option<Markup> {
        pictures::draw(self, name, page)
    }

    fn panel(&self, view: &View, seat: Seat, page: &Page<'_>) -> Markup {
        Table { game: self, view, page }.panel(seat)
    }

    fn spots(&self, _view: &View, mv: Move) -> Option<Vec<String>> {
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

    /// The cards to discard, by their words.
    fn seen_word(&self, view: &View, field: &str, value: &Value) -> Option<Arg> {
        let is_seen = field == "discard" && !view.hand.is_empty();
        let places: Places = is_seen.then(|| serde_json::from_value(value.clone()).ok())??;
        let words = view.hand.iter().enumerate().filter(|(place, _)| places.has(*place));
        Some(Arg::List(words.map(|(_, seen)| Arg::Text(seen.word.clone())).collect()))
    }

    const SPEAKS: bool = true;

    fn speech(&self, view: &View) -> Option<Speech<Move>> {
        let speaks = view.phase == Phase::Pitch;
        speaks.then_some(Speech { seat: view.active, seconds: PITCH_SECONDS, done: Move::EndPitch })
    }

    fn patter(&self, view: &View, speaker: &Speaker<'_>, _rng: &mut Rng) -> String {
        patter::say(self, view, speaker)
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

/// A bag by its inventor: only where the viewer knows whose it is.
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

    /// What the viewer has or knows: the Buyer's cards and whose bags are whose, what there is to sell, the
    /// hand, what was won.
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
        speak::identity(self.view)
    }

    fn victory_count(&self, seat: Seat) -> usize {
        self.view.seats[seat.index()].victory_cards.len()
    }

    /// Who has the most Victory Cards, and how many; nobody while nobody has one.
    fn leaders(&self) -> (Vec<Seat>, usize) {
        let most = Seat::all(self.game.seats).map(|seat| self.victory_count(seat)).max().unwrap_or_default();
        let leads = |seat: &Seat| most > 0 && self.victory_count(*seat) == most;
        (Seat::all(self.game.seats).filter(leads).collect(), most)
    }

    fn panel(&self, seat: Seat) -> Markup {
        let count = self.victory_count(seat);
        let cards = self.page.say(&Say::new("page-victory-cards").with("count", count));
        let is_buyer = seat == self.view.buyer && self.view.phase != Phase::Over;
        let is_ahead = self.leaders().0.contains(&seat);
        let owner = self.page.say(&Say::new("page-symbol").with("symbol", self.symbol_name(seat)));
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
