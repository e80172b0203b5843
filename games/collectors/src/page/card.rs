//! A card, cut in three like the printed one: the item on the right, the skill on the left under
//! the coin corner, the market along the bottom.

use crate::deck::{Category, Skill};
use crate::rules::Collectors;
use crate::view::Face;
use brocante_show::page::symbol;
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};

/// What a click on a card stands for, and the name under which it flies.
pub(super) fn token(card: u8) -> String {
    format!("card-{card}")
}

/// The class that gives something the colour of a category.
pub(super) fn tint(category: Category) -> String {
    format!("c-{}", <&str>::from(category))
}

pub(super) fn category_art(category: Category) -> Markup {
    symbol(&format!("collectors-{}", <&str>::from(category)))
}

pub(super) fn skill_art(skill: Skill) -> Markup {
    symbol(&format!("collectors-skill-{}", <&str>::from(skill)))
}

pub(super) fn coin_art(coin: u8) -> Markup {
    symbol(if coin == 2 { "collectors-coin-2" } else { "collectors-coin" })
}

/// A skill that counts a category has its colour.
pub(super) fn skill_tint(skill: Skill) -> String {
    skill.counts().map_or_else(String::new, tint)
}

impl Collectors {
    /// A card, clickable if a move uses it, in one of the usual sizes.
    pub(super) fn card(&self, face: &Face, size: &str, page: &Page<'_>) -> Markup {
        let (token, name) = (token(face.card), page.text(&self.face_words(face)));
        let classes = format!("card {size} {}", tint(face.item));
        let thing = BoardItem { token: Some(&token), classes: &classes, name: &name, fly: Some(&token) };
        page.target(&thing, &sides(face))
    }
}

/// Cards, each with whether it can be clicked: the key of a piece of the page.
pub(super) fn clickable(faces: &[Face], page: &Page<'_>) -> Vec<(Face, bool)> {
    faces.iter().map(|&face| (face, page.can(&token(face.card)))).collect()
}

fn sides(face: &Face) -> Markup {
    html! {
        span.side-coin { (coin_art(face.coin)) }
        span class={ "side-skill " (skill_tint(face.skill)) } { (skill_art(face.skill)) }
        span.side-item { (category_art(face.item)) }
        span class={ "side-market " (tint(face.market)) } { span.up { "▲" } (category_art(face.market)) }
    }
}

/// The back of a card that the viewer may not see.
pub(super) fn back(size: &str, name: &str) -> Markup {
    html! { div class={ "card back " (size) } role="img" aria-label=(name) title=(name) { (symbol("collectors-back")) } }
}
