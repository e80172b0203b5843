//! The pictures of the rules pages, drawn like the table.

use crate::deck::{Card, Colour, OPEN_PLACES, PLACES};
use crate::page::parcel::{self, cloth, tint};
use crate::page::{dock, wallet};
use crate::rules::{ACTIONS, Boxes, cost};
use crate::score::Hoard;
use crate::state::notes::{FACES, Notes};
use crate::text;
use crate::view::BoxView;
use brocante_core::{Message, SeatSet};
use brocante_show::page::symbol;
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};

/// boxes.deck: every kind of box, colour by colour, and how often it is there.
pub(super) fn kinds(game: &Boxes, page: &Page<'_>) -> Markup {
    let deck = &game.deck;
    let open = deck.open.iter().zip(deck.open_counts).map(|(&card, count)| (false, card, count));
    let closed = deck.closed.iter().zip(deck.closed_counts).map(|(&card, count)| (true, card, count));
    let all: Vec<(bool, Card, u8)> = open.chain(closed).collect();
    let backs = [(false, &deck.open_counts, "picture-open"), (true, &deck.closed_counts, "picture-closed")];
    html! {
        div.kinds {
            @for (closed, counts, key) in backs {
                @let count: u32 = counts.iter().map(|&count| u32::from(count)).sum();
                div.family.backs {
                    (big(&shut(closed), &page.key(key), page))
                    span.label { (page.key(key)) " " b { "×" (count) } }
                }
            }
            @for colour in [None].into_iter().chain(Colour::ALL.map(Some)) {
                div class={ "family " (colour.map_or_else(String::new, tint)) } {
                    span.label {
                        @match colour {
                            Some(colour) => { (cloth(colour)) (page.key(&format!("colour-{}", colour.name()))) },
                            None => (page.key("picture-plain")),
                        }
                    }
                    @for &(closed, card, count) in all.iter().filter(|(_, card, _)| card.colour == colour) {
                        div.kind-of-box {
                            (big(&holding(closed, card), &kind_name(closed, card, count, page), page))
                            span.times aria-hidden="true" { "×" (count) }
                        }
                    }
                }
            }
        }
    }
}

/// boxes.notes: the notes that every seat starts with.
pub(super) fn notes(page: &Page<'_>) -> Markup {
    html! {
        div.notes {
            @for (at, count) in Notes::START.0.into_iter().enumerate() {
                div.stack {
                    div.pack { @for _ in 0..count { (wallet::note(at, false, page)) } }
                    span.label { (page.text(&Message::new("notes-of").with("count", count).with("face", FACES[at]))) }
                }
            }
            p.sum { (page.text(&Message::new("picture-notes").with("amount", Notes::START.total()))) }
        }
    }
}

/// boxes.look: two closed boxes and three open ones are seven actions.
pub(super) fn container(game: &Boxes, page: &Page<'_>) -> Markup {
    let card = |place: usize| match place {
        0 => find(&game.deck.open, 10, None),
        2 => find(&game.deck.open, 150, Some(Colour::Red)),
        5 => find(&game.deck.open, 50, Some(Colour::Green)),
        6 => find(&game.deck.closed, 0, None),
        8 => find(&game.deck.closed, 250, Some(Colour::Blue)),
        _ => None,
    };
    let boxes: Vec<BoxView> =
        (0..PLACES).map(|place| BoxView { card: card(place), ..shut(place >= OPEN_PLACES) }).collect();
    let price = |place: usize, key: &str| {
        html! {
            span.price {
                @for _ in 0..cost(place) { (symbol("boxes-eye")) }
                (page.text(&Message::new(key).with("cost", cost(place))))
            }
        }
    };
    html! {
        div.dock { div.load { (dock::load(&boxes, None, false, page)) } }
        p.prices { (price(0, "picture-look-open")) (price(OPEN_PLACES, "picture-look-closed")) }
        p.sum { (page.text(&Message::new("picture-looks").with("actions", ACTIONS))) }
    }
}

/// boxes.set: a set of four, a set of three, and three boxes that are none.
pub(super) fn sets(game: &Boxes, page: &Page<'_>) -> Markup {
    let rows: [(&str, u8, Colour, &[u16]); 3] = [
        ("picture-set-of-two", 2, Colour::Red, &[100, 150, 200, 250]),
        ("picture-set-of-more", 3, Colour::Blue, &[50, 200, 250]),
        ("picture-no-set", 3, Colour::Yellow, &[100, 150, 200]),
    ];
    html! {
        @for (key, seats, colour, values) in rows {
            @let all: Vec<(bool, Card)> = values.iter().filter_map(|&value| coloured(game, colour, value)).collect();
            @let sum: i32 = all.iter().map(|(_, card)| i32::from(card.value)).sum();
            @let worth = worth(&all, seats);
            div.row {
                span.label { (page.key(key)) }
                div.together {
                    @for &(closed, card) in &all {
                        (big(&holding(closed, card), &text::card_text(&card, &page.translator), page))
                    }
                }
                b.total {
                    @if worth > sum { (sum) " + " (worth - sum) " = " (worth) } @else { (sum) }
                }
            }
        }
    }
}

fn worth(all: &[(bool, Card)], seats: u8) -> i32 {
    let mut hoard = Hoard::default();
    all.iter().for_each(|&(_, card)| hoard.add(card));
    hoard.worth(seats)
}

fn find(kinds: &[Card], value: u16, colour: Option<Colour>) -> Option<Card> {
    kinds.iter().copied().find(|card| card.value == value && card.colour == colour)
}

/// A box of a colour, and whether it is a closed one.
fn coloured(game: &Boxes, colour: Colour, value: u16) -> Option<(bool, Card)> {
    let open = find(&game.deck.open, value, Some(colour)).map(|card| (false, card));
    open.or_else(|| find(&game.deck.closed, value, Some(colour)).map(|card| (true, card)))
}

fn shut(closed: bool) -> BoxView {
    BoxView { closed, looked_by: SeatSet::EMPTY, card: None }
}

fn holding(closed: bool, card: Card) -> BoxView {
    BoxView { card: Some(card), ..shut(closed) }
}

fn kind_name(closed: bool, card: Card, count: u8, page: &Page<'_>) -> String {
    let message = Message::new("picture-kind").with("closed", if closed { "yes" } else { "no" });
    page.text(&message.with("card", text::card_arg(&card)).with("count", count))
}

fn big(seen: &BoxView, name: &str, page: &Page<'_>) -> Markup {
    page.target(&BoardItem { classes: parcel::classes(seen), name, ..BoardItem::default() }, &parcel::parcel(seen))
}
