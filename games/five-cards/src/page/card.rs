//! A card as a poster: a big face in one of five inks, or a hand sign.
//!
//! A deck file may bring other figures and colours than ours. The five faces and the five inks are
//! then handed out so that those we know keep theirs, and no two of a deck ever look alike.

use crate::deck::{Deck, SIDE, SYMBOLS, Special};
use crate::page::table::Table;
use crate::text;
use brocante_core::{Arg, Message};
use brocante_show::BoardItem;
use brocante_show::page::{picture, symbol};
use maud::{Markup, html};

const FIGURES: [&str; SIDE] = ["grin", "scowl", "wink", "gasp", "snooze"];
const INKS: [&str; SIDE] = ["red", "yellow", "green", "blue", "violet"];

/// The look of each figure and colour of a deck, by their places.
pub struct Looks {
    figures: Vec<&'static str>,
    inks: Vec<&'static str>,
}

impl Looks {
    pub fn of(deck: &Deck) -> Looks {
        Looks { figures: hand_out(&FIGURES, &deck.figure_ids()), inks: hand_out(&INKS, &deck.colour_ids()) }
    }
}

fn hand_out(looks: &[&'static str; SIDE], ids: &[&str]) -> Vec<&'static str> {
    let known = |id: &str| looks.iter().find(|&&look| look == id).copied();
    let mut free = looks.iter().filter(|look| !ids.contains(look)).cycle();
    ids.iter().map(|id| known(id).or_else(|| free.next().copied()).unwrap_or(looks[0])).collect()
}

/// How a card lies on the table.
#[derive(Clone, Copy, Default, Hash)]
pub struct Lying<'a> {
    /// `hand`, `slot`, `top` or `large`.
    pub size: &'a str,
    pub token: Option<&'a str>,
    /// How many of its kind lie there, if more than one.
    pub count: usize,
    /// A collection lacks it: its place is empty.
    pub missing: bool,
}

impl Table<'_> {
    /// A card with everything that is on it, in words.
    pub fn spoken(&self, kind: u8) -> String {
        let name = text::card_arg(self.game, kind);
        match (name, Special::of_kind(kind)) {
            (Arg::Message(name), None) => self.page.text(&name),
            (name, Some(special)) => {
                let help = Message::new(format!("help-{}", special.id()));
                self.page.text(&Message::new("page-special").with("name", name).with("help", help))
            }
            (_, None) => String::new(),
        }
    }

    /// A card face up.
    pub fn card(&self, kind: u8, lying: Lying<'_>) -> Markup {
        self.page.fragment(self.drawn_from(kind, lying), || self.make_card(kind, lying))
    }

    /// A card with all it is drawn from: whether it can be clicked, is wanted, and flies.
    pub fn drawn_from<'l>(&self, kind: u8, lying: Lying<'l>) -> (u8, Lying<'l>, [bool; 3]) {
        let can = lying.token.is_some_and(|token| self.page.can(token));
        (kind, lying, [can, self.is_wanted(kind), self.flies(kind)])
    }

    pub fn make_card(&self, kind: u8, lying: Lying<'_>) -> Markup {
        let name = self.card_name(kind, lying);
        let mut classes = format!("card poster {}", lying.size);
        if lying.missing {
            classes += " missing";
        } else if self.is_wanted(kind) {
            classes += " wanted";
        }
        let inner = match Special::of_kind(kind) {
            Some(special) => {
                classes += " special";
                self.sign(special)
            }
            None => {
                let ink = self.looks().inks[usize::from(kind) % SIDE];
                classes = format!("{classes} ink-{ink}");
                self.face(kind, ink)
            }
        };
        let inner = html! { (inner) @if lying.count > 1 { " " b.times { "×" (lying.count) } } };
        let fly = (!lying.missing && self.flies(kind)).then(|| format!("card-{kind}"));
        let thing = BoardItem { token: lying.token, classes: &classes, name: &name, fly: fly.as_deref() };
        self.page.target(&thing, &inner)
    }

    fn card_name(&self, kind: u8, lying: Lying<'_>) -> String {
        let card = self.spoken(kind);
        if lying.missing {
            return self.page.text(&Message::new("page-missing").with("card", card));
        }
        let is_wanted = self.is_wanted(kind);
        let card = if is_wanted { self.page.text(&Message::new("page-wanted").with("card", card)) } else { card };
        if lying.count > 1 {
            return self.page.text(&Message::new("page-several").with("card", card).with("count", lying.count));
        }
        card
    }

    fn face(&self, kind: u8, ink: &str) -> Markup {
        let figure = self.looks().figures[usize::from(kind) / SIDE];
        let names = self.game.deck.names_of(kind);
        html! {
            span.face { (symbol(&format!("five-cards-{figure}"))) }
            span.strip {
                svg.art aria-hidden="true" focusable="false" {
                    rect width="100%" height="100%" fill={ "url(#five-cards-pattern-" (ink) ")" } {}
                }
                @if let Some((figure, _)) = names { span.label { (figure.in_lang(self.page.translator.language.lang())) } }
            }
        }
    }

    fn sign(&self, special: Special) -> Markup {
        html! {
            span.face { (symbol(&format!("five-cards-{}", special.id()))) }
            span.title { (self.page.key(&format!("special-{}", special.id()))) } " "
            span.help { (self.page.key(&format!("help-{}", special.id()))) }
        }
    }

    /// The back of the cards.
    pub fn back(&self) -> Markup {
        picture("five-cards-back", "0 0 50 70")
    }

    /// A small face among what is known of a hand.
    pub fn chip(&self, kind: u8) -> Markup {
        let name = self.spoken(kind);
        let (classes, art) = match Special::of_kind(kind) {
            Some(special) => ("chip special".to_owned(), special.id()),
            None => {
                let ink = self.looks().inks[usize::from(kind) % SIDE];
                (format!("chip ink-{ink}"), self.looks().figures[usize::from(kind) / SIDE])
            }
        };
        html! {
            span class=(classes) role="img" aria-label=(name) title=(name) { (symbol(&format!("five-cards-{art}"))) }
        }
    }

    /// Copies can't be told apart, so a card flies only if the viewer sees exactly one of its kind.
    fn flies(&self, kind: u8) -> bool {
        let view = self.view;
        let collected = view.seats.iter().flat_map(|seat| &seat.collected);
        let viewed = self.viewed_hand().into_iter().flatten();
        let cards = view.pile.iter().chain(&view.used).chain(&view.hand).chain(collected).chain(viewed);
        let using = view.using.is_some_and(|special| special.kind() == kind);
        cards.filter(|card| card.kind == kind).count() + usize::from(using) == 1
    }

    /// Whether the viewer's collection lacks it.
    fn is_wanted(&self, kind: u8) -> bool {
        let Some(own) = self.own() else { return false };
        let seen = &self.view.seats[own.index()];
        usize::from(kind) < SYMBOLS
            && seen.wanted.iter().any(|card| card.kind == kind)
            && !seen.collected.iter().any(|card| card.kind == kind)
    }
}
