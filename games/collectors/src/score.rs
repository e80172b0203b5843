//! Points: the outcome, and the lines that add up to it.

use crate::deck::cards::Cards;
use crate::deck::{CATEGORIES, Category, SEATS_MAX, Skill};
use crate::rules::Collectors;
use crate::state::State;
use brocante_core::{Message, Outcome, ScoreLine, Seat, SeatSet};
use strum::VariantArray as _;

/// collectors.score.coins
pub(crate) const COINS_A_POINT: u16 = 3;
/// collectors.skill.vp
pub(crate) const VP_ALL: i32 = 5;

pub(crate) fn outcome(game: &Collectors, state: &State) -> Outcome {
    let mut points = [0; SEATS_MAX];
    let seats = || Seat::all(game.seats);
    for seat in seats() {
        points[seat.index()] = game.points(state, seat);
    }
    // collectors.score.tie
    let rank = |seat: Seat| (points[seat.index()], state.player(seat).hand.len());
    let best = seats().map(rank).max().unwrap_or_default();
    let winners: SeatSet = seats().filter(|&seat| rank(seat) == best).collect();
    Outcome::new(winners, &points[..usize::from(game.seats)])
}

pub(crate) fn score(game: &Collectors, state: &State) -> Vec<Vec<ScoreLine>> {
    Seat::all(game.seats).map(|seat| game.score_lines(state, seat)).collect()
}

impl Collectors {
    fn points(&self, state: &State, seat: Seat) -> i32 {
        let owned = self.owned(state, seat);
        let items: i32 = owned.iter().zip(state.prices).map(|(&items, price)| items * i32::from(price)).sum();
        let skills: i32 = Skill::VARIANTS.iter().map(|&skill| self.skill_points(state, seat, skill, &owned)).sum();
        items + self.coin_points(state, seat) + skills
    }

    fn score_lines(&self, state: &State, seat: Seat) -> Vec<ScoreLine> {
        let owned = self.owned(state, seat);
        let mut lines = Vec::new();
        for (&category, (&items, price)) in Category::VARIANTS.iter().zip(owned.iter().zip(state.prices)) {
            if items > 0 {
                let what = Message::new("score-items").with("count", items).with("price", price);
                let what = what.with("category", self.deck.name(category));
                lines.push(ScoreLine { rule: "collectors.score.items", points: items * i32::from(price), what });
            }
        }
        let what = Message::new("score-coins").with("coins", state.player(seat).coins);
        lines.push(ScoreLine { rule: "collectors.score.coins", points: self.coin_points(state, seat), what });
        for &skill in Skill::VARIANTS {
            let copies = self.deck.count(state.player(seat).skills, skill);
            if copies > 0 && (skill == Skill::VpAll || skill.counts().is_some()) {
                let what = Message::new("score-skill").with("skill", self.skill_name(skill)).with("count", copies);
                let points = self.skill_points(state, seat, skill, &owned);
                lines.push(ScoreLine { rule: "collectors.score.skills", points, what });
            }
        }
        lines
    }

    /// How many items a seat has of each category, the secret ones included.
    fn owned(&self, state: &State, seat: Seat) -> [i32; CATEGORIES] {
        let secret: Cards = state.secrets.of(seat).map(|secret| secret.card).collect();
        let items = state.player(seat).items.or(secret);
        std::array::from_fn(|category| items.and(self.deck.of_item(category)).len() as i32)
    }

    fn coin_points(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.player(seat).coins / COINS_A_POINT)
    }

    /// collectors.skill.vp, for all copies of one skill. // collectors.skill.many
    fn skill_points(&self, state: &State, seat: Seat, skill: Skill, owned: &[i32; CATEGORIES]) -> i32 {
        let each = match skill.counts() {
            Some(category) => owned[category as usize],
            None if skill == Skill::VpAll && owned.iter().all(|&items| items > 0) => VP_ALL,
            None => 0,
        };
        each * self.deck.count(state.player(seat).skills, skill) as i32
    }
}
