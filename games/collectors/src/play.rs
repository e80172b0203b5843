//! Carrying out moves: the setup, and phase 1 of a quarter with its actions and auctions.

use crate::cards::{Cards, NONE};
use crate::deck::{Action, CARDS, Skill};
use crate::moves::{Event, Move, PoolName, Side};
use crate::state::{Auction, BOTTLES_MAX, Phase, Player, Secret, State};
use crate::{Collectors, Turn};
use brocante_core::Audience::{All, Only};
use brocante_core::{Seat, SeatSet};

/// collectors.setup.secret
const DEALT: u8 = 3;
/// collectors.setup.bottles: on the two leftmost places.
const BOTTLES_START: u8 = 2;
const PLACES_START: u8 = 0b11;
/// collectors.skill.work and collectors.skill.auction
const WORK_INCOME: u32 = 2;
const AUCTION_INCOME: u32 = 1;

impl Collectors {
    /// collectors.setup.secret: everyone gets three cards, seat by seat.
    pub(crate) fn deal_hands(&self, turn: &mut Turn<'_>) -> State {
        let mut state = State { deck: Cards::below(CARDS), waiting: SeatSet::all(self.seats), ..State::EMPTY };
        turn.tell(All, || Event::Begun { count: DEALT });
        for seat in Seat::all(self.seats) {
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

    pub(crate) fn play(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_>) {
        match mv {
            Move::Keep { card } => self.keep(state, seat, card, turn),
            Move::Place { space } => self.place(state, seat, space, turn),
            Move::Buy { card } => self.buy(state, seat, card, turn),
            Move::Gain { card } => {
                if !state.skill_pool.take(card) {
                    self.show_from_hand(state, seat, card);
                }
                turn.tell(All, || Event::Skilled { seat, card });
                self.gain_skill(state, seat, card, turn);
                self.end_turn(state, turn);
            }
            Move::Raise { card } => self.raise(state, seat, card, turn),
            Move::Tuck { card } => self.tuck(state, seat, card, turn),
            Move::Auction { card, face_down } => self.put_up(state, seat, card, face_down, turn),
            Move::Bid { coins } => self.bid(state, seat, coins, turn),
            Move::Pass => self.pass(state, seat, turn),
            Move::PayCard { card } => self.pay_card(state, seat, card, turn),
            Move::PayCoins => self.pay_coins(state, seat, turn),
            Move::Settle { side } => self.settle(state, seat, side, turn),
            Move::Cover { place } | Move::Spare { place } => self.choose_place(state, seat, place, turn),
        }
    }

    fn keep(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        state.player_mut(seat).chosen = card;
        state.waiting = state.waiting.without(seat);
        turn.tell(Only(seat), || Event::Kept { seat, card });
        if state.waiting.is_empty() {
            self.open(state, turn);
        }
    }

    /// The rest of the setup, once everyone has kept a secret item.
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
        player.places &= !(1 << player.places.ilog2()); // Which bottle leaves does not matter: the rightmost.
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
        // Drawn in one go: in which order they came is nothing anybody has to remember.
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

    pub(crate) fn to_market(&self, state: &mut State, card: u8) {
        state.market.insert(card);
        state.prices[self.deck.card(card).market as usize] += 1;
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

    /// One of the cards an action takes is dealt with.
    fn one_less(&self, state: &mut State, turn: &mut Turn<'_>) {
        state.left -= 1;
        if state.left == 0 {
            self.end_turn(state, turn);
        }
    }

    /// collectors.skill.auction: everybody's, as the bottle is placed.
    fn auction_income(&self, state: &mut State, starter: Seat, turn: &mut Turn<'_>) {
        for seat in starter.around(self.seats) {
            let player = state.player_mut(seat);
            let coins = (self.deck.count(player.skills, Skill::AuctionIncome) * AUCTION_INCOME) as u16;
            if coins > 0 {
                player.coins += coins;
                turn.tell(All, || Event::AuctionIncome { seat, coins });
            }
        }
    }

    fn put_up(&self, state: &mut State, seat: Seat, card: u8, face_down: bool, turn: &mut Turn<'_>) {
        let fresh = face_down && state.player(seat).fresh > 0;
        if face_down {
            self.hide_from_hand(state.player_mut(seat), card);
            turn.tell(All, || Event::PutUpUnseen { seat });
            turn.tell(Only(seat), || Event::PutUpCard { seat, card });
        } else {
            if !state.auction_pool.take(card) {
                self.show_from_hand(state, seat, card);
            }
            turn.tell(All, || Event::PutUp { seat, card });
        }
        let bidding = SeatSet::all(self.seats);
        state.auction = Auction { card, face_down, fresh, starter: seat, bidder: seat, bidding, ..Auction::NONE };
        state.phase = Phase::Bid;
    }

    fn bid(&self, state: &mut State, seat: Seat, coins: u16, turn: &mut Turn<'_>) {
        turn.tell(All, || Event::Bid { seat, coins });
        let player = state.player_mut(seat);
        let shown = coins.saturating_sub(player.coins + player.hand.len() as u16);
        player.twos = player.twos.max(shown as u8);
        state.auction.bid = coins;
        state.auction.bidder = seat;
        self.next_bidder(state, seat);
    }

    fn pass(&self, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
        turn.tell(All, || Event::Passed { seat });
        state.auction.bidding = state.auction.bidding.without(seat);
        if state.auction.bidding.len() > 1 {
            return self.next_bidder(state, seat);
        }
        let (winner, coins) = (state.auction.bidder, state.auction.bid);
        turn.tell(All, || Event::Won { seat: winner, coins });
        state.auction.due = coins;
        state.phase = Phase::Pay;
        state.waiting = SeatSet::only(winner);
        self.go_on_paying(state, winner, turn);
    }

    fn next_bidder(&self, state: &mut State, seat: Seat) {
        let next = state.auction.bidding.from(seat.next(self.seats)).unwrap_or(seat);
        state.waiting = SeatSet::only(next);
    }

    fn pay_card(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        self.show_from_hand(state, seat, card);
        state.discard.insert(card);
        let worth = u16::from(self.deck.card(card).coin);
        state.auction.due = state.auction.due.saturating_sub(worth);
        state.auction.one_paid |= worth == 1;
        turn.tell(All, || Event::PaidCard { seat, card });
        self.go_on_paying(state, seat, turn);
    }

    fn pay_coins(&self, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
        let coins = std::mem::take(&mut state.auction.due);
        state.player_mut(seat).coins -= coins;
        turn.tell(All, || Event::PaidCoins { seat, coins });
        self.go_on_paying(state, seat, turn);
    }

    /// Asks how to pay only where there is a choice that everybody can see: somebody without
    /// cards pays in coins.
    fn go_on_paying(&self, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
        if state.auction.due == 0 {
            state.phase = Phase::Settle;
            if state.auction.face_down {
                turn.tell(Only(seat), || Event::Looked { seat, card: state.auction.card });
            }
        } else if state.player(seat).hand.is_empty() {
            self.pay_coins(state, seat, turn);
        }
    }

    /// collectors.auction.place
    fn settle(&self, state: &mut State, seat: Seat, side: Side, turn: &mut Turn<'_>) {
        let Auction { card, starter, fresh, .. } = std::mem::replace(&mut state.auction, Auction::NONE);
        if fresh && side != Side::Secret && state.reborn.has(card) {
            state.player_mut(starter).fresh -= 1;
        }
        match side {
            Side::Secret => turn.tell(All, || Event::SettledUnseen { seat }),
            _ => turn.tell(All, || Event::Settled { seat, card, side }),
        }
        match side {
            Side::Item => state.player_mut(seat).items.insert(card),
            Side::Skill => self.gain_skill(state, seat, card, turn),
            Side::Market => self.to_market(state, card),
            Side::Secret => state.secrets.push(Secret { card, owner: seat, from: starter, fresh }),
        }
        self.end_turn(state, turn);
    }

    /// A card leaves a hand for all to see. What others know of the hand shrinks with it.
    fn show_from_hand(&self, state: &mut State, seat: Seat, card: u8) {
        let reborn = state.reborn.has(card);
        let player = state.player_mut(seat);
        player.hand.remove(card);
        if self.deck.twos.has(card) {
            player.twos = player.twos.saturating_sub(1);
        }
        if reborn {
            player.fresh -= 1;
        }
    }

    /// A card leaves a hand unseen; it may be one of those the others know to be there.
    fn hide_from_hand(&self, player: &mut Player, card: u8) {
        player.hand.remove(card);
        player.twos = player.twos.saturating_sub(1);
    }

    /// collectors.turn: the next seat clockwise that has a bottle.
    fn end_turn(&self, state: &mut State, turn: &mut Turn<'_>) {
        self.turn_of(state, state.turn.next(self.seats), turn);
    }

    /// The turn of the first seat from `start` on that has a bottle to place.
    pub(crate) fn turn_of(&self, state: &mut State, start: Seat, turn: &mut Turn<'_>) {
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

/// The next card of the deck, which is made anew from the discard pile when it has run out.
/// collectors.fill.deck
pub(crate) fn draw(state: &mut State, turn: &mut Turn<'_>) -> Option<u8> {
    if state.deck.is_empty() {
        if state.discard.is_empty() {
            return None;
        }
        state.renew();
        turn.tell(All, || Event::DeckRenewed { count: state.deck.len() as u8 });
    }
    let name = if state.reborn.is_empty() { "deck" } else { "renewed" };
    let card = turn.chance.pick(name, &state.deck) as u8;
    state.deck.remove(card);
    Some(card)
}

/// Draws cards unseen by others, as far as there are any.
pub(crate) fn draw_to_hand(state: &mut State, seat: Seat, count: u32, turn: &mut Turn<'_>) {
    let mut drawn = Cards::EMPTY;
    for _ in 0..count {
        if let Some(card) = draw(state, turn) {
            drawn.insert(card);
            state.player_mut(seat).fresh += u8::from(!state.reborn.is_empty());
        }
    }
    if drawn.is_empty() {
        return;
    }
    let player = state.player_mut(seat);
    player.hand = player.hand.or(drawn);
    turn.tell(All, || Event::Drew { seat, count: drawn.len() as u8 });
    turn.tell(Only(seat), || Event::Drawn { seat, cards: drawn.iter().collect() });
}
