//! Words on paper, and bags. A quality is a torn strip with a sparkle, an item a tag with a parcel:
//! shape and sign tell them apart, in any colour.

use super::{Table, word_token};
use crate::deck::Kind;
use crate::view::{PairView, WordView};
use brocante_core::{Message, Seat};
use brocante_show::BoardItem;
use brocante_show::page::{seat_class, symbol};
use maud::{Markup, html};

/// Words of this many characters are set smaller, and smaller still.
const LONG_CHARS: usize = 9;
const LONGER_CHARS: usize = 13;

impl Table<'_> {
    /// A word in letterpress; it is spoken in the language of its deck.
    pub fn word(&self, text: &str) -> Markup {
        let size = match text.chars().count() {
            LONGER_CHARS.. => "word longer",
            LONG_CHARS.. => "word long",
            _ => "word",
        };
        html! { span class=(size) lang=(self.game.deck.language) { (text) } }
    }

    pub fn word_name(&self, word: &WordView) -> String {
        let key = if word.kind == Kind::Quality { "page-quality-card" } else { "page-item-card" };
        self.page.text(&Message::new(key).with("word", word.word.as_str()))
    }

    /// What is on a quality or an item.
    pub fn face(&self, word: &WordView) -> Markup {
        let is_quality = word.kind == Kind::Quality;
        let (art, caption) = if is_quality { ("quality", "page-quality") } else { ("item", "page-item") };
        html! {
            span.paper aria-hidden="true" { @if is_quality { (symbol("bizarre-torn")) } }
            span.kind aria-hidden="true" { (symbol(&format!("bizarre-{art}"))) span { (self.page.key(caption)) } } " "
            (self.word(&word.word))
        }
    }

    /// A card of the hand.
    pub fn card(&self, word: &WordView) -> Markup {
        let (name, token) = (self.word_name(word), word_token(word.kind, word.id));
        let classes = format!("slip {}", word.kind.name());
        let thing = BoardItem { token: Some(&token), classes: &classes, name: &name, fly: Some(&token) };
        self.page.target(&thing, &self.face(word))
    }

    /// A small word, such as a Victory Card. `flies` where it can stand nowhere else on the page.
    pub fn chip(&self, word: &WordView, flies: bool) -> Markup {
        let token = word_token(word.kind, word.id);
        html! {
            @let name = self.word_name(word);
            span class={ "chip " (word.kind.name()) } data-fly=[flies.then_some(token)] role="img" aria-label=(name) title=(name) {
                (symbol(&format!("bizarre-{}", word.kind.name())))
                (self.word(&word.word))
            }
        }
    }

    pub fn pair_name(&self, pair: &PairView) -> String {
        self.in_order(pair).map(|word| self.word_name(word)).join(", ")
    }

    /// A quality with an item, in the order in which the language says them.
    fn in_order<'p>(&self, pair: &'p PairView) -> [&'p WordView; 2] {
        let order = self.page.text(&Message::new("pair").with("quality", "1").with("item", "2"));
        if order.contains("2 1") { [&pair.item, &pair.quality] } else { [&pair.quality, &pair.item] }
    }

    pub fn pair(&self, pair: &PairView, flies: bool) -> Markup {
        let words = self.in_order(pair);
        html! {
            span.pair {
                @for word in words {
                    @let token = word_token(word.kind, word.id);
                    @let name = self.word_name(word);
                    span class={ "slip small " (word.kind.name()) } data-fly=[flies.then_some(token)]
                        role="img" aria-label=(name) title=(name) { (self.face(word)) } " "
                }
            }
        }
    }

    /// A bag with the symbol of its inventor on the tag, or a question mark where that is hidden.
    pub fn bag(&self, inventor: Option<Seat>) -> Markup {
        let class = inventor.map_or_else(String::new, seat_class);
        html! {
            span class={ "bag " (class) } aria-hidden="true" {
                (symbol("bizarre-bag"))
                span.tag {
                    @match inventor {
                        Some(seat) => (symbol(&format!("bizarre-symbol-{}", seat.0))),
                        None => b { "?" },
                    }
                }
            }
        }
    }
}
