//! Auctions: a card is put up, bid for, paid and placed.

use crate::deck::Skill;
use crate::moves::Side;
use crate::moves::event::{Event, Turn};
use crate::rules::Collectors;
use crate::state::{Auction, Phase, Secret, State};
use brocante_core::Audience::{All, Only};
use brocante_core::{Seat, SeatSet};

/// collectors.skill.auction
const AUCTION_INCOME: u32 = 1;

impl Collectors {
    /// collectors.skill.auction: every seat's skills give, when the bottle is placed.
    pub(super) fn auction_income(&self, state: &mut State, starter: Seat, turn: &mut Turn<'_>) {
        for seat in starter.around(self.seats) {
            let player = state.player_mut(seat);
            let coins = (self.deck.count(player.skills, Skill::AuctionIncome) * AUCTION_INCOME) as u16;
            if coins > 0 {
                player.coins += coins;
                turn.tell(All, || Event::AuctionIncome { seat, coins });
            }
        }
    }

    pub(super) fn put_up(&self, state: &mut State, seat: Seat, card: u8, face_down: bool, turn: &mut Turn<'_>) {
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

    pub(super) fn bid(&self, state: &mut State, seat: Seat, coins: u16, turn: &mut Turn<'_>) {
        turn.tell(All, || Event::Bid { seat, coins });
        let player = state.player_mut(seat);
        let shown = coins.saturating_sub(player.coins + player.hand.len() as u16);
        player.twos = player.twos.max(shown as u8);
        state.auction.bid = coins;
        state.auction.bidder = seat;
        self.next_bidder(state, seat);
    }

    pub(super) fn pass(&self, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
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

    pub(super) fn pay_card(&self, state: &mut State, seat: Seat, card: u8, turn: &mut Turn<'_>) {
        self.show_from_hand(state, seat, card);
        state.discard.insert(card);
        let worth = u16::from(self.deck.card(card).coin);
        state.auction.due = state.auction.due.saturating_sub(worth);
        state.auction.one_paid |= worth == 1;
        turn.tell(All, || Event::PaidCard { seat, card });
        self.go_on_paying(state, seat, turn);
    }

    pub(super) fn pay_coins(&self, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
        let coins = std::mem::take(&mut state.auction.due);
        state.player_mut(seat).coins -= coins;
        turn.tell(All, || Event::PaidCoins { seat, coins });
        self.go_on_paying(state, seat, turn);
    }

    /// Asks how to pay only where there is a choice that everybody can see: a seat without cards pays in
    /// coins.
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
    pub(super) fn settle(&self, state: &mut State, seat: Seat, side: Side, turn: &mut Turn<'_>) {
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
}
