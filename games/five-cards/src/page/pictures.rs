//! The pictures of the rules page, drawn like the table: all symbols, a collection on its way and
//! finished, what may be discarded, and the special cards.

use crate::deck::{Card, SIDE, SPECIALS};
use crate::page::card::Lying;
use crate::page::table::Table;
use crate::rules::FiveCards;
use crate::state::Phase;
use crate::view::{KnownHand, SeatView, View};
use brocante_core::{Message, Seat, Viewer, bits};
use brocante_show::Page;
use maud::{Markup, html};

pub fn picture(game: &FiveCards, name: &str, page: &Page<'_>) -> Option<Markup> {
    let view = empty_view();
    let table = Table::new(game, &view, page);
    match name {
        "symbols" => Some(table.all_symbols()),
        "collection" => Some(table.collections()),
        "matches" => Some(table.matches()),
        "specials" => Some(table.all_specials()),
        _ => None,
    }
}

/// A table on which nothing lies: whatever is drawn on it can't be clicked and doesn't fly.
fn empty_view() -> View {
    View {
        viewer: Viewer::Public,
        phase: Phase::Turn,
        active: Seat::default(),
        clockwise: true,
        using: None,
        viewed: None,
        hand_limit: 0,
        hand: Vec::new(),
        drawn: None,
        deck_len: 0,
        renewals: 0,
        passes_in_row: 0,
        pile: Vec::new(),
        used: Vec::new(),
        seats: Vec::new(),
        ending: None,
    }
}

fn symbol_kind(figure: usize, colour: usize) -> u8 {
    (figure * SIDE + colour) as u8
}

impl Table<'_> {
    /// five.symbols: a row a figure, a column a colour.
    fn all_symbols(&self) -> Markup {
        let lang = self.page.translator.language.lang();
        let names = |kind: u8| {
            let names = self.game.deck.names_of(kind);
            names.map_or(("", ""), |(figure, colour)| (figure.in_lang(lang), colour.in_lang(lang)))
        };
        html! {
            table.all-symbols {
                thead {
                    tr {
                        td {}
                        @for colour in 0..SIDE { th scope="col" { (names(symbol_kind(0, colour)).1) } }
                    }
                }
                tbody {
                    @for figure in 0..SIDE {
                        tr {
                            th scope="row" { (names(symbol_kind(figure, 0)).0) }
                            @for colour in 0..SIDE { td { (self.slot(symbol_kind(figure, colour))) } }
                        }
                    }
                }
            }
        }
    }

    fn slot(&self, kind: u8) -> Markup {
        self.card(kind, Lying { size: "slot", ..Lying::default() })
    }

    /// five.collections, five.win: the same collection at the start, on its way, and finished.
    fn collections(&self) -> Markup {
        let wanted: Vec<Card> =
            bits(u64::from(self.game.deck.collections[0])).map(|kind| self.game.deck.card(kind)).collect();
        let seen = |laid_out: &[usize]| SeatView {
            collection: 0,
            collected: laid_out.iter().map(|&at| wanted[at].clone()).collect(),
            wanted: wanted.clone(),
            hand_size: 0,
            passes_left: None,
            known: KnownHand::default(),
        };
        let stages: [(&str, &[usize]); 3] =
            [("picture-nothing", &[]), ("picture-on-the-way", &[0, 3, 4]), ("picture-finished", &[0, 1, 2, 3, 4])];
        html! {
            div.stages {
                @for (key, laid_out) in stages {
                    div.stage {
                        (self.frame(Seat::default(), &seen(laid_out), "slot"))
                        p { b { (laid_out.len()) "/" (wanted.len()) } " " (self.page.key(key)) }
                    }
                }
            }
        }
    }

    /// five.discard: the top of the pile, and four cards that match it or don't.
    fn matches(&self) -> Markup {
        let top = symbol_kind(0, 0);
        let tries = [
            (symbol_kind(0, 3), true, "picture-same-figure"),
            (symbol_kind(2, 0), true, "picture-same-colour"),
            (symbol_kind(3, 2), false, "picture-neither"),
            (SPECIALS[1].kind(), false, "picture-no-symbol"),
        ];
        let poster = |kind: u8| self.card(kind, Lying { size: "hand", ..Lying::default() });
        html! {
            div.matches {
                div.match.on-top { (poster(top)) p { (self.page.key("picture-top")) } }
                @for (kind, fits, key) in tries {
                    div.match.fits[fits].fails[!fits] { (poster(kind)) p { (self.page.key(key)) } }
                }
            }
        }
    }

    /// five.specials: each with its name, what it does, and how many there are.
    fn all_specials(&self) -> Markup {
        html! {
            ul.all-specials {
                @for special in SPECIALS {
                    li {
                        (self.card(special.kind(), Lying { size: "large", ..Lying::default() }))
                        p { (self.page.text(&Message::new("picture-copies").with("count", self.game.deck.copies(special.kind())))) }
                    }
                }
            }
        }
    }
}
