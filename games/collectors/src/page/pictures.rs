//! Pictures for the rules page, drawn like the table itself.

use super::card::{category_art, coin_art, skill_art, skill_tint, tint};
use super::hall::{area_of, is_tile, space_stand};
use super::seats::BottlePlace;
use crate::deck::{Action, Category, PLAIN_PLACES, QUARTERS, SPACES, Skill};
use crate::rules::Collectors;
use crate::text::{action_words, money};
use crate::view::SpaceView;
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::symbol;
use maud::{Markup, html};
use strum::VariantArray as _;

/// A card whose four parts all differ: a penguin with a skill of figures and a $2 corner.
const SHOWN_CARD: u8 = 17;

/// The areas with their names, drawings and first actions. // collectors.spaces
const AREAS: [(&str, &str, Action); 5] = [
    ("items", "collectors-action-buy", Action::Buy),
    ("skills", "collectors-action-skill", Action::Skill),
    ("auction", "collectors-action-auction", Action::Auction),
    ("market", "collectors-action-raise-one", Action::RaiseOne),
    ("work", "collectors-skill-work-income", Action::Tile),
];

/// The picture of that name, if there is one.
pub(super) fn picture(game: &Collectors, name: &str, page: &Page<'_>) -> Option<Markup> {
    let inner = match name {
        "card" => game.card_parts(page),
        "spaces" => game.all_spaces(page),
        "skills" => game.all_skills(page),
        "places" => game.all_places(page),
        _ => return None,
    };
    Some(html! { div.fair { (inner) } })
}

impl Collectors {
    /// A card with its parts, and the five categories.
    fn card_parts(&self, page: &Page<'_>) -> Markup {
        let face = self.face(SHOWN_CARD);
        html! {
            div.parts {
                (self.card(&face, "part-card", page))
                ul.legend {
                    li class=(tint(face.item)) { (category_art(face.item)) span { (page.key("picture-item")) } }
                    li { span class={ "skill " (skill_tint(face.skill)) } { (skill_art(face.skill)) } span { (page.key("picture-skill")) } }
                    li class=(tint(face.market)) { (category_art(face.market)) span { (page.key("picture-market")) } }
                    li { (coin_art(face.coin)) span { (page.key("picture-coin")) } }
                }
            }
            ul.legend.kinds {
                @for &category in Category::VARIANTS {
                    @let name = Message::new("page-category").with("category", self.deck.name(category));
                    li class=(tint(category)) { (category_art(category)) span { (page.text(&name)) } }
                }
            }
        }
    }

    /// The action spaces of the five areas, those of the quarter tile one below the other.
    fn all_spaces(&self, page: &Page<'_>) -> Markup {
        html! {
            div.plan {
                @for (name, art, action) in AREAS {
                    @let spaces = (0..SPACES as u8).filter(|&space| area_of(space) == action);
                    div class={ "area area-" (name) } {
                        p.area-name { (symbol(art)) strong { (page.key(&format!("area-{name}"))) } }
                        @if matches!(action, Action::RaiseOne | Action::Tile) {
                            ul.legend { @for space in spaces { (self.space_lines(space, page)) } }
                        } @else {
                            p.what { (page.text(&action_words(action))) }
                            div.spaces { @for space in spaces { (space_stand(&self.empty_space(0, space), page)) } }
                        }
                    }
                }
            }
        }
    }

    /// A space that differs from its neighbours, with its words; the tile's for every quarter. // collectors.tiles
    fn space_lines(&self, space: u8, page: &Page<'_>) -> Markup {
        let quarters = if is_tile(space) { QUARTERS as u8 } else { 1 };
        html! {
            @for quarter in 0..quarters {
                @let view = self.empty_space(quarter, space);
                @let does = Message::new("page-space").with("action", action_words(view.action)).with("money", money(view.coins));
                li {
                    span aria-hidden="true" { (space_stand(&view, page)) }
                    span {
                        @if is_tile(space) { (page.text(&Message::new("page-quarter").with("quarter", quarter + 1))) br; }
                        (page.text(&does))
                    }
                }
            }
        }
    }

    fn empty_space(&self, quarter: u8, space: u8) -> SpaceView {
        let (action, coins) = self.deck.space(quarter, space);
        SpaceView { space, action, coins, seat: None }
    }

    fn all_skills(&self, page: &Page<'_>) -> Markup {
        html! {
            ul.legend.wide {
                @for &skill in Skill::VARIANTS {
                    li {
                        span class={ "skill " (skill_tint(skill)) } { (skill_art(skill)) }
                        span { (page.text(&self.skill_name(skill))) }
                    }
                }
            }
        }
    }

    /// The bottle places as they are at the start, each with its income.
    fn all_places(&self, page: &Page<'_>) -> Markup {
        html! {
            ul.legend.rack {
                @for (place, &gives) in (0..).zip(&self.deck.board) {
                    @let covered = usize::from(place) < PLAIN_PLACES;
                    @let stand = BottlePlace { place, gives, seat: Seat(0), covered, mine: false, chosen: false };
                    li {
                        span aria-hidden="true" { (self.bottle_place(stand, page)) }
                        span { (page.text(&self.place_words(place))) }
                    }
                }
            }
        }
    }
}
