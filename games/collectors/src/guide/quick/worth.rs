//! What things are worth to a seat in a play-out, in sixteenths of a point.

use super::{BOTTLE, GROWTH, POINT, Quick};
use crate::deck::CATEGORIES;
use crate::deck::cards::Cards;
use crate::moves::Side;
use crate::state::BOTTLES_MAX;

/// What a skill that counts items gains in a quarter, and what the skill for all categories loses for each
/// missing one.
const VP_LATER: i32 = 3;
const ALL_MISSING: i32 = 23;
/// Of 64: how often the skills give something in a quarter of a quarter.
const WORK_INCOME: i32 = 118;
const WORK_CARD: i32 = 18;
const AUCTION_INCOME: i32 = 29;
/// The weight of the others' items against raising a market, shared among all of them.
const OTHERS: i32 = 34;

impl Quick<'_> {
    #[inline]
    pub fn owned(&self) -> [i32; CATEGORIES] {
        let secrets = self.state.secrets.of(self.seat);
        self.count(secrets.fold(self.me.items, |items, secret| items.or(Cards::only(secret.card))))
    }

    #[inline]
    pub fn count(&self, cards: Cards) -> [i32; CATEGORIES] {
        std::array::from_fn(|category| cards.and(self.game.deck.of_item(category)).len() as i32)
    }

    /// The worth of an item of each category.
    #[inline]
    pub fn items(&self, owned: &[i32; CATEGORIES]) -> [i32; CATEGORIES] {
        let growth = GROWTH * self.left;
        let mut items = self.state.prices.map(|price| POINT * i32::from(price) + growth);
        // Victory-point skills are those with a coin corner of $2.
        for card in self.me.skills.and(self.game.deck.twos).iter() {
            match self.game.deck.card(card).skill.counts() {
                Some(category) => items[category as usize] += POINT,
                None => (0..CATEGORIES).filter(|&at| owned[at] == 0).for_each(|at| items[at] += POINT),
            }
        }
        items
    }

    /// The worth of each skill, in the order of [`crate::deck::Skill`].
    #[inline]
    pub fn skills(&self, owned: &[i32; CATEGORIES]) -> [i32; 10] {
        let later = self.left - 1;
        let quarters = 4 * later + 1;
        let vp = |category: usize| POINT * owned[category] + VP_LATER * later;
        let missing = owned.iter().filter(|&&items| items == 0).count() as i32;
        let all = if 2 * missing > 3 * self.left { 0 } else { (5 * POINT - ALL_MISSING * missing).max(0) };
        [
            if self.me.bottles < BOTTLES_MAX { BOTTLE * self.left } else { 0 },
            2 * self.coin * quarters * WORK_INCOME / 64,
            self.card * quarters * WORK_CARD / 64,
            self.coin * quarters * AUCTION_INCOME / 64,
            vp(0),
            vp(1),
            vp(2),
            vp(3),
            vp(4),
            all,
        ]
    }

    /// One more card in the market of each category. Secret items of the others don't count.
    #[inline]
    pub fn markets(&self, owned: &[i32; CATEGORIES]) -> [i32; CATEGORIES] {
        let all = self.state.players.iter().fold(Cards::EMPTY, |items, player| items.or(player.items));
        let theirs = self.count(all.without(self.me.items));
        let against = OTHERS / (i32::from(self.game.seats) - 1);
        std::array::from_fn(|category| POINT * owned[category] - against * theirs[category])
    }

    /// The best side of a card and its worth.
    pub fn best_side(&self, card: u8) -> (i32, Side) {
        let sides = self.game.deck.card(card);
        let owned = self.owned();
        let item = (self.items(&owned)[sides.item as usize], Side::Item);
        let skill = (self.skills(&owned)[sides.skill as usize], Side::Skill);
        let market = (self.markets(&owned)[sides.market as usize], Side::Market);
        [skill, market].into_iter().fold(item, |best, side| if side.0 > best.0 { side } else { best })
    }
}
