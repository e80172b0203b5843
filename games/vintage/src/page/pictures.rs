//! The pictures of the rules pages, drawn as the table is.

use crate::deck::{Bonus, Group};
use crate::page::table::Table;
use crate::rules::Vintage;
use crate::state::Phase;
use crate::view::{SeatView, View};
use brocante_core::{Message, Seat, SeatSet, Viewer};
use brocante_show::Page;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The item that is explained: the starburst chandelier of the usual deck.
const EXPLAINED: u8 = 28;
/// A full display case, and one whose only item can't be stolen.
const CASES: [(&[u8], u32); 2] = [(&[4, 32, 60], 2), (&[49], 3)];
const DISCARDED: u8 = 57;
const DECK_COUNT: u32 = 31;

pub fn picture(game: &Vintage, name: &str, page: &Page<'_>) -> Option<Markup> {
    let view = sample(game);
    let table = Table::new(game, &view, page);
    match name {
        "item" => Some(table.parts(EXPLAINED)),
        "bonus" => Some(table.bonus_cards()),
        "stall" => Some(html! {
            div.scene {
                (table.market())
                div.cases { @for seat in Seat::all(CASES.len() as u8) { (table.case(seat)) } }
            }
        }),
        _ => None,
    }
}

/// A position in the middle of a game, as a watcher sees it.
fn sample(game: &Vintage) -> View {
    let seat_view = |seat: Seat| {
        let (display, hoard_count) = CASES.get(seat.index()).copied().unwrap_or_default();
        SeatView { display: display.to_vec(), hoard_count, hoard: None, seen: Vec::new() }
    };
    View {
        viewer: Viewer::Public,
        phase: Phase::Hoard,
        to_act: SeatSet::EMPTY,
        active: Seat(0),
        first: Seat(0),
        last: None,
        deck_count: DECK_COUNT,
        deck_renewed: false,
        discards: vec![DISCARDED],
        drawn: None,
        stolen: None,
        seats: Seat::all(game.seats).map(seat_view).collect(),
        cards: BTreeMap::new(),
    }
}

impl Table<'_> {
    /// An item, and beside it what each sign on it means.
    fn parts(&self, item: u8) -> Markup {
        let deck = &self.game.deck;
        let card = &deck.items[usize::from(item)];
        let decade = card.year % 100 / 10 * 10;
        let line = |sign: &Markup, message: &Message| html! { li { span.part aria-hidden="true" { (sign) } span { (self.page.text(message)) } } };
        html! {
            div.parts {
                (self.card(item, "big"))
                ul {
                    (line(&html! { span.value { (card.value) } }, &Message::new("picture-value").with("value", card.value)))
                    (line(
                        &self.sign_of(Group::Category(card.category)),
                        &Message::new("picture-category").with("name", &deck.categories[card.category].name),
                    ))
                    (line(
                        &self.sign_of(Group::Colour(card.colour)),
                        &Message::new("picture-colour").with("name", &deck.colours[card.colour].name),
                    ))
                    (line(
                        &html! { span.year { (card.year) } },
                        &Message::new("picture-year").with("year", card.year.to_string()).with("decade", decade),
                    ))
                }
            }
        }
    }

    /// The seventeen bonus cards, each with its sign, its name and its points.
    fn bonus_cards(&self) -> Markup {
        let bonuses = &self.game.deck.bonuses;
        let of = |kind: fn(&Group) -> bool| bonuses.iter().filter(move |bonus| kind(&bonus.group)).collect::<Vec<_>>();
        html! {
            div.bonus-cards {
                (self.bonus_group("page-decades", &of(|group| matches!(group, Group::Decade(_)))))
                (self.bonus_group("page-colours", &of(|group| matches!(group, Group::Colour(_)))))
                (self.bonus_group("page-categories", &of(|group| matches!(group, Group::Category(_)))))
            }
        }
    }

    fn bonus_group(&self, caption: &str, bonuses: &[&Bonus]) -> Markup {
        let deck = &self.game.deck;
        let lang = self.page.translator.language.lang();
        html! {
            div {
                p { (self.page.key(caption)) }
                ul {
                    @for bonus in bonuses {
                        li {
                            (self.sign_of(bonus.group))
                            span.kind {
                                @match bonus.group {
                                    Group::Decade(decade) => {
                                        span.visually-hidden {
                                            (self.page.text(&Message::new("page-decade").with("decade", decade)))
                                        }
                                    }
                                    Group::Colour(colour) => (deck.colours[colour].name.in_lang(lang)),
                                    Group::Category(category) => (deck.categories[category].name.in_lang(lang)),
                                }
                            }
                            span.bonus aria-hidden="true" { (bonus.points) }
                            span.visually-hidden {
                                (self.page.text(&Message::new("page-points").with("points", bonus.points)))
                            }
                        }
                    }
                }
            }
        }
    }
}
