//! The pictures of the rules page: real cards of the deck, drawn as on the table.

use super::Table;
use crate::apply::deal;
use crate::deck::Kind;
use crate::rules::{Bizarre, SEATS};
use crate::view::{BuyerView, PairView, WordView, view};
use brocante_core::{Chance, Seat, Turn, Viewer};
use brocante_show::Page;
use brocante_show::page::symbol;
use maud::{Markup, html};

/// The cards shown; every deck is larger. The first of each list are the plainest.
const CARD: u16 = 0;
const BUYER_CARDS: [u16; 2] = [0, 1];
/// Which word of each is taken.
const TAKEN: [usize; 2] = [1, 0];

/// The picture of that name, if there is one.
pub(super) fn picture(game: &Bizarre, name: &str, page: &Page<'_>) -> Option<Markup> {
    let mut chance = Chance::fast(0);
    let view = view(game, &deal(game, &mut Turn::muted(&mut chance)), Viewer::Public);
    let table = Table { game, view: &view, page };
    match name {
        "cards" => Some(table.kinds_of_cards()),
        "buyer" => Some(table.two_words()),
        "signs" => Some(table.signs()),
        "sale" => Some(table.shares()),
        _ => None,
    }
}

impl Table<'_> {
    fn sample(&self, kind: Kind) -> WordView {
        WordView { kind, id: CARD, word: self.game.deck.spelled(kind, CARD) }
    }

    fn sample_pair(&self) -> PairView {
        PairView { quality: self.sample(Kind::Quality), item: self.sample(Kind::Item) }
    }

    /// bizarre.decks
    fn kinds_of_cards(&self) -> Markup {
        let page = self.page;
        let buyer = self.buyer_cards().into_iter().next();
        html! {
            ul.kinds {
                @for (kind, key) in [(Kind::Quality, "picture-qualities"), (Kind::Item, "picture-items")] {
                    li { (self.card(&self.sample(kind))) span { (page.key(key)) } }
                }
                @if let Some(card) = buyer { li.wide { (self.buyer_card(0, &card)) span { (page.key("picture-buyers")) } } }
            }
        }
    }

    fn buyer_cards(&self) -> Vec<BuyerView> {
        let card = |id: u16| Some(BuyerView { id, words: self.game.deck.buyers.get(usize::from(id))?.words.clone() });
        BUYER_CARDS.into_iter().filter_map(card).collect()
    }

    /// bizarre.thrift.buyer: two cards, and the words that are taken from them.
    fn two_words(&self) -> Markup {
        let cards = self.buyer_cards();
        let taken: Vec<&str> = cards.iter().zip(TAKEN).map(|(card, nth)| card.words[nth].as_str()).collect();
        html! {
            div.taking {
                div.who-is { @for (at, card) in cards.iter().enumerate() { (self.buyer_card(at, card)) } }
                p { (self.page.key("picture-becomes")) }
                div.who-is { @for word in taken { span.torn { (symbol("bizarre-torn")) (self.word(word)) } } }
            }
        }
    }

    /// bizarre.symbols
    fn signs(&self) -> Markup {
        html! {
            ul.signs {
                @for seat in Seat::all(SEATS as u8) {
                    li { (self.bag(Some(seat))) span { (self.symbol_name(seat)) } }
                }
            }
        }
    }

    /// bizarre.sale: how the two cards of the pair are shared.
    fn shares(&self) -> Markup {
        let (page, pair) = (self.page, self.sample_pair());
        html! {
            div.shares {
                div.sold.bought {
                    (self.pair(&pair, false))
                    span.sticker { (symbol("bizarre-coin")) (page.key("page-bought")) }
                }
                ul {
                    li { span { (page.key("picture-inventor-gets")) } (self.chip(&pair.item, false)) }
                    li { span { (page.key("picture-seller-gets")) } (self.chip(&pair.quality, false)) }
                }
            }
        }
    }
}
