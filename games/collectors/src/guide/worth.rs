//! What items, skills, market cards and coins are worth to a seat, in points at the end of the game:
//!
//! - an item: the expected market at the end (today's market, what a quarter adds, and the hand cards that
//!   could raise it), and the victory-point skills that count it;
//! - a skill: how often it will still be used; a bottle is one more action in each quarter left;
//! - a market card: the seat's own items of its category, less those of the others;
//! - a coin: a third of a point, and more while there is time to spend it, most of all the first few.

use crate::deck::cards::Cards;
use crate::deck::{CATEGORIES, Card, QUARTERS, Skill};
use crate::rules::Collectors;
use crate::score::VP_ALL;
use crate::state::{BOTTLES_MAX, Player, State};
use brocante_core::Seat;

/// How much the market of a category grows in a quarter: in any case, for each item the seat has, and for
/// each item the others have on average.
const GROWTH: f32 = 0.75;
const GROWTH_OWN: f32 = 0.031;
const GROWTH_OTHERS: f32 = 0.143;
/// Growth from the lowest card of a pool, which goes to the market next, and from hand cards.
const GROWTH_POOL: f32 = 0.36;
const GROWTH_HAND: f32 = 0.20;
const GROWTH_HAND_MAX: f32 = 2.0;
/// What one more bottle is worth in a quarter, and how much less for each place covered already.
pub(crate) const BOTTLE: f32 = 2.04;
const BOTTLE_COVERS: f32 = 0.034;
/// What any card in hand is worth, before and in the last quarter.
const CARD: f32 = 0.85;
const CARD_LAST: f32 = 0.43;
/// Auctions that others or the seat start in a quarter, the seat's own work actions in a quarter, and the
/// share of both that is still to come in this quarter.
const AUCTIONS: f32 = 1.60;
const WORKS: f32 = 1.57;
const THIS_QUARTER: f32 = 0.54;
/// collectors.score.coins, and the additional worth of a coin for each quarter in which it can be spent.
const COIN: f32 = 0.34;
const COIN_QUARTER: f32 = 0.15;
/// The first coins are worth more, because nothing can be bought without them.
const COIN_FIRST: f32 = 0.089;
const FIRST_COINS: i32 = 4;
const FIRST_QUARTERS: f32 = 2.0;
/// The weight of the others' items against raising a market.
const OTHERS: f32 = 1.60;
/// What a skill that counts items gains in a quarter.
const VP_LATER: f32 = 0.22;
/// What a missing category takes from the five points for all categories, and what an item of one adds.
const VP_ALL_MISSING: f32 = 0.96;
const VP_ALL_ITEM: f32 = 0.96;
/// A seat hardly finds more missing categories than this in a quarter.
const VP_ALL_HOPE: f32 = 1.5;
const VP_ALL_LOST: f32 = 4.0;
/// The later use of a hand card: a fixed part, and a share of its best side.
const USE: f32 = 0.72;
const USE_SHARE: f32 = 0.10;
const USE_SHARE_LAST: f32 = 0.10;
/// The worth of a face-down card, beside the growth of markets.
const UNSEEN: f32 = 1.84;

/// The worth of things to `seat`, as far as `knower` can tell.
pub(crate) struct Eye<'a> {
    pub game: &'a Collectors,
    pub state: &'a State,
    pub seat: Seat,
    /// Only what this seat knows is used.
    pub knower: Seat,
    pub me: &'a Player,
    /// Empty if `knower` doesn't know the hand.
    pub hand: Cards,
    owned: [f32; CATEGORIES],
    /// How many items the others have, on average.
    others: [f32; CATEGORIES],
    /// The expected market of each category at the end.
    outlook: [f32; CATEGORIES],
    /// How many times income will still be taken, this quarter's included.
    pub left: f32,
    /// The same without this quarter.
    pub later: f32,
    /// What a coin is worth, and a card in hand.
    pub coin: f32,
    pub in_hand: f32,
}

impl<'a> Eye<'a> {
    pub fn new(game: &'a Collectors, state: &'a State, seat: Seat, knower: Seat) -> Eye<'a> {
        let me = state.player(seat);
        let rivals = Seat::all(game.seats).filter(|&rival| rival != seat);
        let theirs = rivals.map(|rival| known_items(state, rival, knower)).fold(Cards::EMPTY, Cards::or);
        let left = QUARTERS as f32 - f32::from(state.quarter);
        let later = (left - 1.0).max(0.0);
        let mut eye = Eye {
            game,
            state,
            seat,
            knower,
            me,
            hand: if seat == knower { me.hand } else { Cards::EMPTY },
            owned: by_category(game, known_items(state, seat, knower)),
            others: by_category(game, theirs).map(|items| items / f32::from(game.seats - 1)),
            outlook: [0.0; CATEGORIES],
            left,
            later,
            coin: COIN + COIN_QUARTER * later,
            in_hand: if later > 0.0 { CARD } else { CARD_LAST },
        };
        eye.outlook = eye.look_out();
        eye
    }

    fn look_out(&self) -> [f32; CATEGORIES] {
        let market = |card: u8| self.card(card).market as usize;
        let mut pushes = [0.0_f32; CATEGORIES];
        self.hand.iter().for_each(|card| pushes[market(card)] += 1.0);
        let mut outlook = std::array::from_fn(|category| {
            let grows = GROWTH + GROWTH_OWN * self.owned[category] + GROWTH_OTHERS * self.others[category];
            let pushed = GROWTH_HAND * pushes[category].min(GROWTH_HAND_MAX);
            f32::from(self.state.prices[category]) + grows * self.left + pushed
        });
        // collectors.fill.skill, collectors.fill.auction
        let lowest = [self.state.skill_pool.lowest(), self.state.auction_pool.lowest()];
        lowest.into_iter().flatten().for_each(|card| outlook[market(card)] += GROWTH_POOL);
        outlook
    }

    pub fn card(&self, card: u8) -> &'a Card {
        self.game.deck.card(card)
    }

    /// What a seat with `has` coins loses by spending `spent`; below zero if it gains.
    pub fn cost(&self, has: i32, spent: i32) -> f32 {
        let first = COIN_FIRST * self.later.min(FIRST_QUARTERS);
        let worth = |coins: i32| coins as f32 * self.coin + first * coins.min(FIRST_COINS) as f32;
        worth(has) - worth(has - spent)
    }

    /// What a coin is worth to a seat with few coins.
    pub fn dear_coin(&self) -> f32 {
        self.coin + 0.5 * COIN_FIRST * self.later.min(FIRST_QUARTERS)
    }

    /// A place of the player board that is not covered, for one quarter.
    pub fn place(&self, place: u8) -> f32 {
        let income = self.game.deck.board[usize::from(place)];
        f32::from(income.coins) * self.coin + f32::from(income.cards) * self.in_hand
    }

    pub fn item(&self, card: &Card) -> f32 {
        let (deck, category) = (&self.game.deck, card.item as usize);
        let counted = deck.count(self.me.skills, Skill::counting(card.item)) as f32;
        let mut worth = self.outlook[category] + counted;
        let all = deck.count(self.me.skills, Skill::VpAll) as f32;
        if all > 0.0 && self.owned[category] == 0.0 {
            worth += all * if self.missing() == 1.0 { VP_ALL as f32 } else { VP_ALL_ITEM };
        }
        worth
    }

    pub fn skill(&self, skill: Skill) -> f32 {
        let often = self.later + THIS_QUARTER;
        match skill {
            // It can be used at once, and covers a place from then on.
            Skill::Bottle if self.me.bottles < BOTTLES_MAX => {
                (BOTTLE - BOTTLE_COVERS * f32::from(self.me.bottles.saturating_sub(1))) * self.left
            }
            Skill::Bottle => 0.0,
            Skill::WorkIncome => 2.0 * self.coin * WORKS * often,
            Skill::WorkCard => CARD * WORKS * often,
            Skill::AuctionIncome => self.coin * AUCTIONS * often,
            Skill::VpAll => {
                let missing = self.missing();
                let lost = if missing > VP_ALL_HOPE * self.left { VP_ALL_LOST } else { 0.0 };
                (VP_ALL as f32 - VP_ALL_MISSING * missing - lost).max(0.0)
            }
            counting => counting.counts().map_or(0.0, |of| self.owned[of as usize]) + VP_LATER * self.later,
        }
    }

    /// One more card in a market; the items of others count against it.
    pub fn market(&self, card: &Card) -> f32 {
        let category = card.market as usize;
        self.owned[category] - self.others[category] * OTHERS
    }

    pub fn best_side(&self, card: &Card) -> f32 {
        self.item(card).max(self.skill(card.skill)).max(self.market(card))
    }

    /// A card that lies face down.
    pub fn unseen(&self) -> f32 {
        GROWTH * self.left + UNSEEN
    }

    /// What a seat loses when a card leaves its hand.
    pub fn leaves(&self, card: u8) -> f32 {
        if self.hand.has(card) { self.in_hand } else { 0.0 }
    }

    /// The later use of a hand card. In the last quarter most are never played.
    pub fn use_of(&self, card: u8) -> f32 {
        let side = self.best_side(self.card(card));
        if self.later == 0.0 { USE_SHARE_LAST * side } else { USE + USE_SHARE * side }
    }

    /// What the skills give for a bottle in the work area. // collectors.skill.work
    pub fn work_skills(&self) -> f32 {
        let count = |skill: Skill| self.game.deck.count(self.me.skills, skill) as f32;
        2.0 * self.coin * count(Skill::WorkIncome) + self.in_hand * count(Skill::WorkCard)
    }

    /// The number of categories in which the seat has no item.
    fn missing(&self) -> f32 {
        self.owned.iter().filter(|&&items| items == 0.0).count() as f32
    }
}

/// The items of a seat that `knower` knows.
fn known_items(state: &State, seat: Seat, knower: Seat) -> Cards {
    let secrets = state.secrets.of(seat).filter(|secret| secret.owner == knower || secret.from == knower);
    secrets.fold(state.player(seat).items, |items, secret| items.or(Cards::only(secret.card)))
}

fn by_category(game: &Collectors, items: Cards) -> [f32; CATEGORIES] {
    std::array::from_fn(|category| items.and(game.deck.of_item(category)).len() as f32)
}
