//! A quick move for a bot. Everything is weighed in points at the end of the game:
//!
//! - an item by what its market should be by then (today's, what a quarter adds, and the hand that
//!   could still push it), and by the victory-point skills that count it;
//! - a skill by how often it will still be used, a bottle as an action more in each quarter left;
//! - a market card by how many items of its category are one's own, less what the others have;
//! - a coin by a third of a point, and more while there is time to spend it.
//!
//! A space is worth the best thing that can be done on it, less its cost; a bid goes as high as the
//! card is worth. Nothing is looked ahead. The constants were found by letting guides with others
//! play against each other.

use crate::Collectors;
use crate::deck::{Action, CATEGORIES, QUARTERS, Skill};
use crate::moves::{Move, Side};
use crate::state::BOTTLES_MAX;
use crate::view::{Face, SeatView, View};
use crate::worth::{owned, prices, skill_points};
use brocante_core::{Rng, Seat};

/// How much the market of a category grows in a quarter, on average.
const GROWTH: f32 = 0.8;
/// What one more bottle is worth in a quarter, in points.
const BOTTLE: f32 = 1.5;
/// What a card in hand is worth whatever is on it.
const CARD: f32 = 0.7;
/// How often a quarter somebody starts an auction, and how often one works.
const AUCTIONS: f32 = 1.6;
const WORKS: f32 = 1.35;
/// The share of a card's worth that is left once an auction for it is paid.
const AUCTION_SHARE: f32 = 0.2;
/// What it is worth to begin the next quarter.
const FIRST: f32 = 0.5;
/// collectors.score.coins, and what a coin is worth more for each quarter in which it can be spent.
const COIN: f32 = 0.34;
const COIN_QUARTER: f32 = 0.11;
/// The share of a card's worth that is bid for it at the most.
const BID_SHARE: f32 = 0.92;
/// How much a market that others own counts against it.
const OTHERS: f32 = 0.8;

impl Collectors {
    pub(crate) fn quick_move(&self, view: &View, moves: &[Move], rng: &mut Rng) -> Move {
        let seat = view.viewer.seat().unwrap_or_default();
        let eye = Eye::new(view, seat);
        let weighed = moves.iter().map(|&mv| (mv, self.weigh(&eye, mv) + rng.below(100) as f32 / 2_000.0));
        let best = weighed.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(mv, _)| mv).expect("who is to act has a move, by law")
    }

    fn weigh(&self, eye: &Eye<'_>, mv: Move) -> f32 {
        match mv {
            Move::Keep { card } => eye.keep(&self.face(card)),
            Move::Place { space } => self.weigh_space(eye, space),
            Move::Buy { card } => eye.bought(&self.face(card)),
            Move::Gain { card } => eye.gained(&self.face(card)),
            Move::Raise { card } => eye.raised(&self.face(card)),
            Move::Tuck { card } => -eye.use_of(&self.face(card)),
            // A card of the hand is one to keep, unless nobody would want it as much.
            Move::Auction { card, face_down } => {
                let face = self.face(card);
                eye.best_side(&face) * AUCTION_SHARE - eye.if_in_hand(&face) - if face_down { 0.1 } else { 0.0 }
            }
            Move::Bid { coins } => eye.bid(coins),
            Move::Pass => 0.0,
            Move::PayCard { card } => {
                let face = self.face(card);
                f32::from(face.coin) * eye.coin - eye.use_of(&face)
            }
            // Coins pay whatever no poor card pays.
            Move::PayCoins => 0.0,
            Move::Settle { side } => eye.auctioned().map_or(0.0, |face| match side {
                Side::Item => eye.item(face),
                Side::Secret => eye.item(face) + 0.1,
                Side::Skill => eye.skill(face.skill),
                Side::Market => eye.market(face),
            }),
            Move::Cover { place } => -self.place_worth(eye, place),
            Move::Spare { place } => self.place_worth(eye, place),
        }
    }

    fn place_worth(&self, eye: &Eye<'_>, place: u8) -> f32 {
        let income = self.deck.board[usize::from(place)];
        f32::from(income.coins) * eye.coin + f32::from(income.cards) * CARD
    }

    fn weigh_space(&self, eye: &Eye<'_>, space: u8) -> f32 {
        let (view, hand) = (eye.view, eye.hand());
        let Some(spot) = view.spaces.get(usize::from(space)) else { return 0.0 };
        let purse = i32::from(eye.me.coins) + i32::from(spot.coins);
        let best = |worths: &mut dyn Iterator<Item = f32>| worths.fold(f32::MIN, f32::max);
        let drawn = CARD + 0.1;
        let lowest = || view.skill_pool.first().into_iter().chain(view.auction_pool.first());
        let income = eye.left * eye.coin;
        let done = match spot.action {
            Action::Buy => {
                let within = view.item_pool.iter().chain(hand);
                best(&mut within.filter(|face| eye.prices[face.item as usize] <= purse).map(|face| eye.bought(face)))
            }
            Action::Skill => best(&mut view.skill_pool.iter().chain(hand).map(|face| eye.gained(face))),
            Action::Auction => {
                best(&mut view.auction_pool.iter().chain(hand).map(|face| eye.best_side(face))) * AUCTION_SHARE
            }
            Action::RaiseOne => best(&mut lowest().chain(hand).map(|face| eye.raised(face))),
            Action::RaiseTwo => two_best(lowest().chain(hand).map(|face| eye.raised(face))),
            Action::DrawTwo => 2.0 * drawn,
            Action::DrawFirst => drawn + if eye.left > 0.0 { FIRST } else { 0.0 },
            Action::DrawTuck => drawn + income - best(&mut hand.iter().map(|face| -eye.use_of(face))).abs().min(CARD),
            Action::TuckTwo => 2.0 * income + two_best(hand.iter().map(|face| -eye.use_of(face))).max(-2.0 * CARD),
            // collectors.work.recycle: gone is what the bottle would have done in the quarters left.
            Action::Recycle | Action::Tile => -BOTTLE * (eye.left - 1.0).max(0.0),
        };
        let works = matches!(
            spot.action,
            Action::DrawTwo | Action::DrawFirst | Action::DrawTuck | Action::TuckTwo | Action::Recycle
        );
        let skills = if works { eye.work_skills() } else { 0.0 };
        done + skills + f32::from(spot.coins) * eye.coin
    }
}

/// The table as one seat weighs it.
struct Eye<'a> {
    view: &'a View,
    me: &'a SeatView,
    prices: [i32; CATEGORIES],
    owned: [i32; CATEGORIES],
    /// How many items of each category the others show, on average.
    others: [f32; CATEGORIES],
    /// How many times income will still be taken, this quarter's included.
    left: f32,
    /// What a coin is worth.
    coin: f32,
}

impl<'a> Eye<'a> {
    fn new(view: &'a View, seat: Seat) -> Eye<'a> {
        let me = &view.seats[seat.index()];
        let mut others = [0.0; CATEGORIES];
        let rivals = (view.seats.len() as f32 - 1.0).max(1.0);
        for rival in view.seats.iter().filter(|rival| rival.seat != seat) {
            for (sum, items) in others.iter_mut().zip(owned(rival)) {
                *sum += items as f32 / rivals;
            }
        }
        let left = (QUARTERS as f32 + 1.0 - f32::from(view.quarter)).max(0.0);
        let coin = COIN + COIN_QUARTER * (left - 1.0).max(0.0);
        Eye { view, me, prices: prices(view), owned: owned(me), others, left, coin }
    }

    fn hand(&self) -> &'a [Face] {
        self.view.own.as_ref().map_or(&[], |own| &own.hand)
    }

    fn auctioned(&self) -> Option<&'a Face> {
        self.view.auction.as_ref().and_then(|auction| auction.card.as_ref())
    }

    fn in_hand(&self, face: &Face) -> bool {
        self.hand().iter().any(|held| held.card == face.card)
    }

    /// What the market of a category should be in the end.
    fn outlook(&self, category: usize) -> f32 {
        let pushes = self.hand().iter().filter(|face| face.market as usize == category).count() as f32;
        self.prices[category] as f32 + GROWTH * self.left + 0.4 * pushes.min(2.0)
    }

    fn item(&self, face: &Face) -> f32 {
        let category = face.item as usize;
        let mut then = self.owned;
        then[category] += 1;
        let skills =
            self.me.skills.iter().map(|face| skill_points(face.skill, &then) - skill_points(face.skill, &self.owned));
        self.outlook(category) + skills.sum::<i32>() as f32
    }

    /// As an item that is paid for, beside what its space costs.
    fn bought(&self, face: &Face) -> f32 {
        self.item(face) - self.prices[face.item as usize] as f32 * self.coin - self.if_in_hand(face)
    }

    fn skill(&self, skill: Skill) -> f32 {
        let later = (self.left - 1.0).max(0.0);
        match skill {
            Skill::Bottle if self.me.bottles < BOTTLES_MAX => BOTTLE * self.left * 0.9,
            Skill::Bottle => 0.0,
            Skill::WorkIncome => 2.0 * self.coin * WORKS * (later + 0.3),
            Skill::WorkCard => CARD * WORKS * (later + 0.3),
            Skill::AuctionIncome => self.coin * AUCTIONS * (later + 0.3),
            Skill::VpAll => {
                let missing = self.owned.iter().filter(|&&items| items == 0).count() as f32;
                (5.0 - 1.2 * missing - if missing > 1.5 * self.left { 4.0 } else { 0.0 }).max(0.0)
            }
            counting => skill_points(counting, &self.owned) as f32 + 0.5 * later,
        }
    }

    fn gained(&self, face: &Face) -> f32 {
        self.skill(face.skill) - self.if_in_hand(face)
    }

    /// What a card more in a market is worth; those of others count against it.
    fn market(&self, face: &Face) -> f32 {
        let category = face.market as usize;
        self.owned[category] as f32 - self.others[category] * OTHERS
    }

    fn raised(&self, face: &Face) -> f32 {
        self.market(face) - self.if_in_hand(face)
    }

    fn best_side(&self, face: &Face) -> f32 {
        self.item(face).max(self.skill(face.skill)).max(self.market(face))
    }

    /// What leaves the hand with a card.
    fn if_in_hand(&self, face: &Face) -> f32 {
        if self.in_hand(face) { CARD } else { 0.0 }
    }

    /// What a card of the hand may be good for later.
    fn use_of(&self, face: &Face) -> f32 {
        if self.left <= 1.0 {
            // In the last quarter most cards are never played.
            return 0.2 * self.best_side(face);
        }
        CARD * 0.5 + 0.15 * self.best_side(face)
    }

    fn keep(&self, face: &Face) -> f32 {
        let pushes = self.hand().iter().filter(|other| other.card != face.card && other.market == face.item).count();
        2.0 * pushes as f32 - self.skill(face.skill) * 0.3
    }

    /// Above zero for a bid the card is worth, the lowest one best.
    fn bid(&self, coins: u16) -> f32 {
        // A card that lies face down is worth what cards are worth on average.
        let worth = self.auctioned().map_or(GROWTH * self.left + 1.0, |face| self.best_side(face));
        worth * BID_SHARE - f32::from(coins) * self.coin
    }

    fn work_skills(&self) -> f32 {
        let each = self.me.skills.iter().map(|face| match face.skill {
            Skill::WorkIncome => 2.0 * self.coin,
            Skill::WorkCard => CARD,
            _ => 0.0,
        });
        each.sum()
    }
}

/// The sum of the two best of them.
fn two_best(worths: impl Iterator<Item = f32>) -> f32 {
    let (first, second) = worths.fold((f32::MIN / 4.0, f32::MIN / 4.0), |(first, second), worth| {
        if worth > first { (worth, first) } else { (first, second.max(worth)) }
    });
    first + second
}

impl brocante_core::Guide for crate::Collectors {}
