//! Prices and points at the moment, counted from a view.

use crate::deck::{CATEGORIES, Skill};
use crate::score::{COINS_A_POINT, VP_ALL};
use crate::view::{SeatView, View};

/// The market cards of each category: what an item costs, and the points it would bring now.
pub(crate) fn prices(view: &View) -> [i32; CATEGORIES] {
    let mut prices = [0; CATEGORIES];
    for row in &view.market {
        prices[row.category as usize] = row.cards.len() as i32;
    }
    prices
}

/// The items of a seat by category, with those secret ones that the viewer knows.
fn owned(seat: &SeatView) -> [i32; CATEGORIES] {
    let mut owned = [0; CATEGORIES];
    for face in seat.items.iter().chain(seat.secrets.iter().filter_map(|secret| secret.card.as_ref())) {
        owned[face.item as usize] += 1;
    }
    owned
}

/// The points of a seat if the game ended now, as far as the viewer knows.
pub(crate) fn points(view: &View, seat: &SeatView) -> i32 {
    let owned = owned(seat);
    let items: i32 = owned.iter().zip(prices(view)).map(|(items, price)| items * price).sum();
    let skills: i32 = seat.skills.iter().map(|face| skill_points(face.skill, &owned)).sum();
    items + skills + i32::from(seat.coins / COINS_A_POINT)
}

/// collectors.skill.vp: what one copy of a skill brings at the end.
fn skill_points(skill: Skill, owned: &[i32; CATEGORIES]) -> i32 {
    match skill.counts() {
        Some(category) => owned[category as usize],
        None if skill == Skill::VpAll && owned.iter().all(|&items| items > 0) => VP_ALL,
        None => 0,
    }
}
