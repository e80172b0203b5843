//! What a move does: the setup, and phase 1 of a quarter with its actions. `apply/auction.rs` has the
//! auctions, `apply/quarter.rs` phases 2 to 5, `apply/cards.rs` how cards change places.

mod auction;
mod cards;
mod quarter;

use self::cards::{draw, draw_to_hand};
use crate::deck::cards::{Cards, NONE};
use crate::deck::{Action, CARDS, Skill};
use crate::moves::Move;
use crate::moves::event::{Event, PoolName, Turn};
use crate::rules::Collectors;
use crate::state::{BOTTLES_MAX, Phase, Secret, State};
use brocante_core::Audience::{All, Only};
use brocante_core::{Seat, SeatSet};

/// collectors.setup.secret
const DEALT: u8 = 3;
/// collectors.setup.bottles: on the two leftmost places.
const BOTTLES_START: u8 = 2;
const PLACES_START: u8 = 0b11;
/// collectors.skill.work
const WORK_INCOME: u32 = 2;

/// collectors.setup.secret: every seat gets three cards, seat by seat.
pub(crate) fn deal(game: &Collectors, turn: &mut Turn<'_>) -> State {
    let mut state = State { deck: Cards::below(CARDS), waiting: SeatSet::all(game.seats), ..State::EMPTY };
    turn.tell(All, || Event::Begun { count: DEALT });
    for seat in Seat::all(game.seats) {
        let player = state.player_mut(seat);
        player.bottles = BOTTLES_START;
        player.places = PLACES_START;
        for _ in 0..DEALT {
            if let Some(card) = draw(&mut state, turn) {
                state.player_mut(seat).hand.insert(card);
            }
        }
        turn.tell(Only(seat), || Event::Dealt { seat, cards: state.player(seat).hand.iter().collect() });
    }
    state
}

pub(crate) fn apply(game: &Collectors, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_>) {
    match mv {
        Move::Keep { card } => game.keep(state, seat, card, turn),
        Move::Place { space } => game.place(state, seat, space, turn),
        Move::Buy { card } => game.buy(state, seat, card, turn),
        Move::Gain { card } => game.gain(state, seat, card, turn),
        Move::Raise { card } => game.raise(state, seat, card, turn),
        Move::Tuck { card } => game.tuck(state, seat, card, turn),
        Move::Auction { card, face_down } => game.put_up(state, seat, card, face_down, turn),
        Move::Bid { coins } => game.bid(state, seat, coins, turn),
        Move::Pass => game.pass(state, seat, turn),
        Move::PayCard { card } => game.pay_card(state, seat, card, turn),
        Move::PayCoins => game.pay_coins(state, seat, turn),
        Move::Settle { side } => game.settle(state, seat, side, turn),
        Move::Cover { place } | Move::Spare { place } => game.choose_place(state, seat, place, turn),
    }
}

impl Collectors {
    fn keep(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        state.player_mut(seat).chosen = card;
        state.waiting = state.waiting.without(seat);
        turn.tell(Only(seat), || Event::Kept { seat, card });
        if state.waiting.is_empty() {
            self.open(state, turn);
        }
    }

    /// The rest of the setup, once every seat has kept a secret item.
    fn open(&self, state: &mut State, turn: &mut Turn<'_>) {
        turn.tell(All, || Event::SecretsKept);
        for owner in Seat::all(self.seats) {
            let player = state.player_mut(owner);
            let card = std::mem::replace(&mut player.chosen, NONE);
            player.hand.remove(card);
            state.secrets.push(Secret { card, owner, from: owner, fresh: false });
        }
        // collectors.setup.pools
        for pool in [PoolName::Auction, PoolName::Item, PoolName::Skill] {
            self.fill_pool(state, pool, turn);
        }
        // collectors.setup.coins
        state.token = turn.chance.seat("first", self.seats);
        turn.tell(All, || Event::TokenTaken { seat: state.token });
        for (seat, &coins) in state.token.around(self.seats).zip(&self.deck.start_coins) {
            state.player_mut(seat).coins = coins.into();
            turn.tell(All, || Event::StartCoins { seat, coins: coins.into() });
        }
        self.begin_quarter(state, turn);
    }

    /// collectors.turn: the bottle goes down, the space is paid, the action begins.
    fn place(&self, state: &mut State, seat: Seat, space: u8, turn: &mut Turn<'_>) {
        let (action, money) = self.deck.space(state.quarter, space);
        let player = state.player_mut(seat);
        player.places &= !(1 << player.places.ilog2()); // The rightmost; which bottle leaves does not matter.
        player.coins = player.coins.wrapping_add_signed(money.into());
        turn.tell(All, || Event::Placed { seat, space });
        match money {
            0 => {}
            1.. => turn.tell(All, || Event::Gained { seat, coins: money.unsigned_abs().into() }),
            _ => turn.tell(All, || Event::Spent { seat, coins: money.unsigned_abs().into() }),
        }
        if action == Action::Recycle {
            // collectors.work.recycle
            player.bottles -= 1;
            turn.tell(All, || Event::Recycled { seat });
        } else {
            player.spaces |= 1 << space;
        }
        match action {
            Action::Buy => state.phase = Phase::Buy,
            Action::Skill => state.phase = Phase::Skill,
            Action::Auction => {
                self.auction_income(state, seat, turn);
                state.phase = Phase::Auction;
            }
            Action::RaiseTwo => (state.phase, state.left) = (Phase::Raise, 2),
            Action::RaiseOne => (state.phase, state.left) = (Phase::Raise, 1),
            _ => self.work(state, seat, action, turn),
        }
    }

    /// collectors.skill.work: first the skills give, then the action is done.
    fn work(&self, state: &mut State, seat: Seat, action: Action, turn: &mut Turn<'_>) {
        let player = state.player_mut(seat);
        let coins = (self.deck.count(player.skills, Skill::WorkIncome) * WORK_INCOME) as u16;
        if coins > 0 {
            player.coins += coins;
            turn.tell(All, || Event::WorkIncome { seat, coins });
        }
        // All are drawn together, so that nobody has to remember in which order they came.
        let from_skills = self.deck.count(player.skills, Skill::WorkCard);
        let from_space = match action {
            Action::DrawTwo => 2,
            Action::DrawFirst | Action::DrawTuck => 1,
            _ => 0,
        };
        draw_to_hand(state, seat, from_skills + from_space, turn);
        match action {
            Action::TuckTwo => (state.phase, state.left) = (Phase::Tuck, 2),
            Action::DrawTuck => (state.phase, state.left) = (Phase::Tuck, 1),
            Action::DrawFirst => {
                // collectors.work.first
                state.token = seat;
                turn.tell(All, || Event::TokenTaken { seat });
                self.end_turn(state, turn);
            }
            _ => self.end_turn(state, turn),
        }
    }

    fn buy(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        let price = self.price(state, card);
        if !state.item_pool.take(card) {
            self.show_from_hand(state, seat, card);
        }
        let player = state.player_mut(seat);
        player.coins -= price;
        player.items.insert(card);
        turn.tell(All, || Event::Bought { seat, card, price });
        self.end_turn(state, turn);
    }

    fn gain(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        if !state.skill_pool.take(card) {
            self.show_from_hand(state, seat, card);
        }
        turn.tell(All, || Event::Skilled { seat, card });
        self.gain_skill(state, seat, card, turn);
        self.end_turn(state, turn);
    }

    /// collectors.skill.bottle
    fn gain_skill(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        let player = state.player_mut(seat);
        player.skills.insert(card);
        if self.deck.card(card).skill != Skill::Bottle {
            return;
        }
        if player.bottles < BOTTLES_MAX {
            player.bottles += 1;
            player.places |= 1 << player.places.trailing_ones();
            turn.tell(All, || Event::NewBottle { seat });
        } else {
            turn.tell(All, || Event::NoSixthBottle { seat });
        }
    }

    fn raise(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        if !state.skill_pool.take(card) && !state.auction_pool.take(card) {
            self.show_from_hand(state, seat, card);
        }
        turn.tell(All, || Event::Raised { seat, card });
        self.to_market(state, card);
        self.one_less(state, turn);
    }

    fn tuck(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        let player = state.player_mut(seat);
        self.hide_from_hand(player, card);
        player.tucked.insert(card);
        player.tucked_fresh += u8::from(player.fresh > 0);
        turn.tell(All, || Event::Tucked { seat });
        turn.tell(Only(seat), || Event::TuckedCard { seat, card });
        self.one_less(state, turn);
    }

    /// The action has taken one of its cards.
    fn one_less(&self, state: &mut State, turn: &mut Turn<'_>) {
        state.left -= 1;
        if state.left == 0 {
            self.end_turn(state, turn);
        }
    }

    /// collectors.turn: the next seat clockwise that has a bottle.
    fn end_turn(&self, state: &mut State, turn: &mut Turn<'_>) {
        self.turn_of(state, state.turn.next(self.seats), turn);
    }

    /// The turn of the first seat from `start` on that has a bottle to place.
    fn turn_of(&self, state: &mut State, start: Seat, turn: &mut Turn<'_>) {
        let ready = start.around(self.seats).find(|&seat| state.player(seat).places != 0);
        match ready {
            Some(seat) => {
                state.turn = seat;
                state.phase = Phase::Place;
                state.waiting = SeatSet::only(seat);
            }
            None => self.end_bottles(state, turn),
        }
    }
}
