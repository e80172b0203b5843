//! The mark of every move, from what things are worth to the seat (`worth.rs`). A space is worth the
//! best thing that can be done on it, less its cost; a bid goes as high as the card is worth.

use crate::check;
use crate::deck::cards::Cards;
use crate::deck::{Action, SEATS_MAX};
use crate::guide::worth::{BOTTLE, Eye};
use crate::moves::{Move, Side};
use brocante_core::Seat;

/// The worth of a card still to be drawn; in the last quarter it is that of a card in hand.
const DRAWN: f32 = 0.45;
/// The worth of beginning the next quarter.
const FIRST: f32 = 0.70;
/// The highest bid, as a share of the card's worth. It is above one because winning also keeps the card
/// from the others.
const BID_SHARE: f32 = 1.33;
/// The highest bid of a rival, as a share of what the seat would bid in its place.
const RIVAL_SHARE: f32 = 0.91;
/// The share of its expected gain that an auction really brings.
const AUCTION_SHARE: f32 = 1.01;
/// A market can also be raised in a later quarter, when more is known of the others' items.
const RAISE_LATER: f32 = 0.30;
/// The average coin corner of a hand card that the seat can't see.
const CORNER: f32 = 1.2;
/// The secret item: for each other hand card that raises its market, and the share of its skill that counts
/// as lost.
const KEEP_PUSH: f32 = 1.26;
const KEEP_SKILL: f32 = 0.17;
/// A secret item is worth as much as an open one, and tells the others nothing.
const SECRET: f32 = 0.1;
/// Less than the worth of anything, but finite, so that sums stay meaningful.
const NOTHING: f32 = -1_000.0;

impl<'a> Eye<'a> {
    pub fn mark(&self, mv: Move) -> f32 {
        match mv {
            Move::Keep { card } => self.keep(card),
            Move::Place { space } => self.space(space),
            Move::Buy { card } => self.bought(card, self.me.coins.into()),
            Move::Gain { card } => self.gained(card),
            Move::Raise { card } => self.raised(card),
            Move::Tuck { card } => -self.use_of(card),
            Move::Auction { card, face_down } => self.sale(&self.rivals(), card, face_down) - self.leaves(card),
            Move::Bid { coins } => self.bid(coins),
            Move::Pass => 0.0,
            Move::PayCard { card } => f32::from(self.card(card).coin) * self.coin - self.use_of(card),
            // Better than a card whose use is worth more than its corner.
            Move::PayCoins => 0.0,
            Move::Settle { side } => {
                let card = self.card(self.state.auction.card);
                match side {
                    Side::Item => self.item(card),
                    Side::Secret => self.item(card) + SECRET,
                    Side::Skill => self.skill(card.skill),
                    Side::Market => self.market(card),
                }
            }
            Move::Cover { place } => -self.place(place),
            Move::Spare { place } => self.place(place),
        }
    }

    fn keep(&self, card: u8) -> f32 {
        let sides = self.card(card);
        let others = self.hand.without(Cards::only(card));
        let pushes = others.iter().filter(|&other| self.card(other).market == sides.item).count();
        KEEP_PUSH * pushes as f32 - KEEP_SKILL * self.skill(sides.skill)
    }

    /// As an item, paid from `coins`, without the cost of its space.
    fn bought(&self, card: u8, coins: i32) -> f32 {
        let sides = self.card(card);
        self.item(sides) - self.cost(coins, self.game.price(self.state, card).into()) - self.leaves(card)
    }

    fn gained(&self, card: u8) -> f32 {
        self.skill(self.card(card).skill) - self.leaves(card)
    }

    fn raised(&self, card: u8) -> f32 {
        self.market(self.card(card)) - self.leaves(card)
    }

    fn space(&self, space: u8) -> f32 {
        let state = self.state;
        let (action, money) = self.game.deck.space(state.quarter, space);
        let coins = i32::from(self.me.coins) + i32::from(money);
        let with_hand = |pool: &'a [u8]| pool.iter().copied().chain(self.hand.iter());
        let drawn = if self.later > 0.0 { DRAWN } else { self.in_hand };
        let income = self.left * self.coin;
        let tucked = || self.hand.iter().map(|card| -self.use_of(card));
        let raised = || check::raised_from_pools(state).chain(self.hand.iter()).map(|card| self.raised(card));
        let done = match action {
            Action::Buy => {
                let within = |&card: &u8| check::can_buy(self.game.price(state, card).into(), coins);
                best(with_hand(state.item_pool.cards()).filter(within).map(|card| self.bought(card, coins)))
            }
            Action::Skill => best(with_hand(state.skill_pool.cards()).map(|card| self.gained(card))),
            Action::Auction => self.auction(),
            Action::RaiseOne => best(raised()) - RAISE_LATER * self.later,
            Action::RaiseTwo => two_best(raised()) - RAISE_LATER * self.later,
            Action::DrawTwo => 2.0 * drawn + self.work_skills(),
            Action::DrawFirst => drawn + self.work_skills() + if self.later > 0.0 { FIRST } else { 0.0 },
            // The card that is drawn may be tucked itself.
            Action::DrawTuck => drawn + self.work_skills() + income + best(tucked()).max(-self.in_hand),
            Action::TuckTwo => self.work_skills() + 2.0 * income + two_best(tucked()).max(-2.0 * self.in_hand),
            Action::Recycle | Action::Tile => self.work_skills() + self.recycled(),
        };
        done - self.cost(self.me.coins.into(), -i32::from(money))
    }

    /// collectors.work.recycle: the bottle is lost for the quarters left, but it no longer covers a place.
    fn recycled(&self) -> f32 {
        let opened = if self.me.bottles > 2 { self.coin } else { 0.0 };
        opened * self.left - BOTTLE * self.later
    }

    fn auction(&self) -> f32 {
        let rivals = self.rivals();
        let pool = self.state.auction_pool.cards().iter().map(|&card| self.sale(&rivals, card, false));
        let own = self.hand.iter().map(|card| self.sale(&rivals, card, true) - self.leaves(card));
        AUCTION_SHARE * best(pool.chain(own))
    }

    /// What an auction for a card should bring. The seat wins it for a coin more than a rival would give; a
    /// rival that gives more pays what the card is worth, and the seat gains nothing.
    fn sale(&self, rivals: &[Option<Eye<'a>>; SEATS_MAX], card: u8, face_down: bool) -> f32 {
        let sides = self.card(card);
        let worth = self.best_side(sides);
        let theirs = rivals.iter().flatten().map(|rival| {
            let worth = if face_down { rival.unseen() } else { rival.best_side(sides) };
            RIVAL_SHARE * rival.limit(worth)
        });
        let price = theirs.fold(0.0, f32::max).floor() + 1.0;
        if self.limit(worth) >= price { (worth - self.coin * price).max(0.0) } else { 0.0 }
    }

    /// The most a seat would bid for something.
    fn limit(&self, worth: f32) -> f32 {
        let purse = if self.seat == self.knower {
            self.game.purse(self.me).into()
        } else {
            f32::from(self.me.coins) + CORNER * self.me.hand.len() as f32
        };
        (BID_SHARE * worth / self.dear_coin()).min(purse)
    }

    /// The others, as far as the seat can tell.
    fn rivals(&self) -> [Option<Eye<'a>>; SEATS_MAX] {
        std::array::from_fn(|at| {
            let rival = Seat(at as u8);
            let there = at < usize::from(self.game.seats) && rival != self.seat;
            there.then(|| Eye::new(self.game, self.state, rival, self.seat))
        })
    }

    /// Above zero for a bid that the card is worth; the lowest bid is best.
    fn bid(&self, coins: u16) -> f32 {
        let auction = &self.state.auction;
        let is_known = !auction.face_down || auction.starter == self.seat;
        let worth = if is_known { self.best_side(self.card(auction.card)) } else { self.unseen() };
        BID_SHARE * worth - self.cost(self.me.coins.into(), coins.into())
    }
}

fn best(worths: impl Iterator<Item = f32>) -> f32 {
    worths.fold(NOTHING, f32::max)
}

/// The sum of the two best of them.
fn two_best(worths: impl Iterator<Item = f32>) -> f32 {
    let (first, second) =
        worths.fold(
            (NOTHING, NOTHING),
            |(first, second), worth| {
                if worth > first { (worth, first) } else { (first, second.max(worth)) }
            },
        );
    first + second
}
