//! An item as a card, as a small tile, and the looks of its colour and category.
//!
//! A deck file may bring other colours and categories than ours. The seven looks are then handed out
//! so that those we know keep theirs, and no two of a deck ever look alike.

use crate::deck::Kind;
use crate::page::table::{Table, token};
use crate::state::Phase;
use brocante_core::Message;
use brocante_show::BoardItem;
use brocante_show::page::symbol;
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::LazyLock;

pub const SPRITE: &str = include_str!("../../art/sprite.svg");

const COLOURS: [&str; 7] = ["cream", "mustard", "olive", "orange", "plum", "red", "turquoise"];
const CATEGORIES: [&str; 7] = ["bikes", "cameras", "kitchen", "lighting", "radios", "seating", "toys"];

/// The drawings that exist. Deck files may name items without a drawing.
static DRAWN: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| SPRITE.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect());

/// The look of each colour and category of a deck, by their places.
pub struct Looks {
    pub colours: Vec<&'static str>,
    pub categories: Vec<&'static str>,
}

impl Looks {
    pub fn of(colours: &[Kind], categories: &[Kind]) -> Looks {
        Looks { colours: hand_out(&COLOURS, colours), categories: hand_out(&CATEGORIES, categories) }
    }
}

fn hand_out(looks: &[&'static str; 7], kinds: &[Kind]) -> Vec<&'static str> {
    let known = |kind: &Kind| looks.iter().find(|&&look| *kind.id == *look).copied();
    let taken: BTreeSet<&str> = kinds.iter().filter_map(known).collect();
    let mut free = looks.iter().filter(|&look| !taken.contains(look)).cycle();
    let any = |kind: &Kind| known(kind).or_else(|| free.next().copied()).unwrap_or(looks[0]);
    kinds.iter().map(any).collect()
}

/// The name of a drawing: small letters and figures, everything else a dash.
fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// A colour as a patch of cloth: its tint and, for players who don't see tints, its pattern.
pub fn swatch(look: &str) -> Markup {
    html! {
        span class={ "swatch c-" (look) } {
            svg.art aria-hidden="true" focusable="false" {
                rect width="100%" height="100%" fill={ "url(#vintage-pattern-" (look) ")" } {}
            }
        }
    }
}

impl Table<'_> {
    pub fn name(&self, item: u8) -> &str {
        self.game.deck.items[usize::from(item)].name.in_lang(self.page.translator.language.lang())
    }

    /// An item with all its signs, in words.
    pub fn spoken(&self, item: u8) -> String {
        let deck = &self.game.deck;
        let card = &deck.items[usize::from(item)];
        let message = Message::new("page-item")
            .with("name", &card.name)
            .with("category", &deck.categories[card.category].name)
            .with("colour", &deck.colours[card.colour].name)
            .with("year", card.year.to_string())
            .with("value", card.value);
        if self.is_stolen(item) {
            return self.page.text(&Message::new("page-item-stolen").with("item", message));
        }
        self.page.text(&message)
    }

    /// Just stolen, and so not to be hoarded at the end (vintage.final); no matter once all is over.
    fn is_stolen(&self, item: u8) -> bool {
        self.view.stolen == Some(item) && self.view.phase != Phase::Over
    }

    /// An item face up on the table, at most once on a page.
    pub fn card(&self, item: u8, size: &str) -> Markup {
        self.page.fragment((self.marks(&[item]), size), || self.make_card(item, size))
    }

    /// Items, each with what changes about it during a game.
    pub fn marks(&self, items: &[u8]) -> Vec<(u8, bool, bool)> {
        let of = |&item: &u8| (item, self.is_stolen(item), self.page.can(&token(item)));
        items.iter().map(of).collect()
    }

    fn make_card(&self, item: u8, size: &str) -> Markup {
        let card = &self.game.deck.items[usize::from(item)];
        // Read in the order of the spoken name, which begins with what can be seen.
        let inner = html! {
            @if self.is_stolen(item) { span.stolen { (self.page.key("page-stolen")) } " " }
            span.object { (self.drawing(item)) }
            span.name { span { (self.name(item)) } } " "
            span.band {
                (swatch(self.looks().colours[card.colour]))
                span.sign { (symbol(&format!("vintage-{}", self.looks().categories[card.category]))) }
                span.year { (card.year) }
            } " "
            span.value { (card.value) }
        };
        self.thing(item, &format!("card item {size}"), &inner)
    }

    /// An item in an open hoard or down in the discard pile: small, with what counts on it.
    pub fn tile(&self, item: u8) -> Markup {
        let card = &self.game.deck.items[usize::from(item)];
        let inner = html! {
            span.object { (self.drawing(item)) }
            span.value { (card.value) }
            span.band {
                (swatch(self.looks().colours[card.colour]))
                span.sign { (symbol(&format!("vintage-{}", self.looks().categories[card.category]))) }
            }
            span.year { (card.year) }
        };
        self.thing(item, "tile", &inner)
    }

    /// The back of an item that the viewer may not see.
    pub fn back(&self) -> Markup {
        let name = self.page.key("page-hidden");
        self.page.target(
            &BoardItem { classes: "card item back", name: &name, ..BoardItem::default() },
            &symbol("vintage-deck"),
        )
    }

    fn thing(&self, item: u8, classes: &str, inner: &Markup) -> Markup {
        let card = &self.game.deck.items[usize::from(item)];
        let token = token(item);
        let classes = format!("{classes} c-{}", self.looks().colours[card.colour]);
        let name = self.spoken(item);
        self.page.target(&BoardItem { token: Some(&token), classes: &classes, name: &name, fly: Some(&token) }, inner)
    }

    fn drawing(&self, item: u8) -> Markup {
        let card = &self.game.deck.items[usize::from(item)];
        let own = format!("vintage-item-{}", slug(card.name.in_lang("en")));
        if DRAWN.contains(own.as_str()) {
            return symbol(&own);
        }
        symbol(&format!("vintage-{}", self.looks().categories[card.category]))
    }
}
