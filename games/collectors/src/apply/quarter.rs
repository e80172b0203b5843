//! Phases 2 to 5 of a quarter, once no seat has a bottle left.

use super::cards::{draw, draw_to_hand};
use crate::deck::cards::NONE;
use crate::deck::{PLACES, PLAIN_PLACES, QUARTERS};
use crate::moves::event::{Event, PoolName, Turn};
use crate::rules::Collectors;
use crate::state::pool::Pool;
use crate::state::{Phase, State};
use brocante_core::Audience::{All, Only};
use brocante_core::{Seat, SeatSet, bits};

/// collectors.setup.pools
const AUCTION_POOL: u8 = 4;
/// The two leftmost places of a player board, and all five.
const PLAIN: u8 = (1 << PLAIN_PLACES) - 1;
const ALL_PLACES: u8 = (1 << PLACES) - 1;

impl Collectors {
    pub(super) fn begin_quarter(&self, state: &mut State, turn: &mut Turn<'_>) {
        turn.tell(All, || Event::Quarter { number: state.quarter + 1 });
        self.turn_of(state, state.token, turn);
    }

    /// Phase 1 is over.
    pub(super) fn end_bottles(&self, state: &mut State, turn: &mut Turn<'_>) {
        self.fill(state, turn);
        self.retrieve(state, turn);
    }

    /// Phase 2.
    fn fill(&self, state: &mut State, turn: &mut Turn<'_>) {
        self.lowest_to_market(state, PoolName::Skill, turn); // collectors.fill.skill
        self.items_to_skills(state, turn); // collectors.fill.item
        self.lowest_to_market(state, PoolName::Auction, turn); // collectors.fill.auction
        // collectors.fill.deck
        for pool in [PoolName::Item, PoolName::Skill, PoolName::Auction] {
            self.fill_pool(state, pool, turn);
        }
    }

    fn lowest_to_market(&self, state: &mut State, pool: PoolName, turn: &mut Turn<'_>) {
        if let Some(card) = pool_mut(state, pool).take_lowest() {
            turn.tell(All, || Event::ToMarket { pool, card });
            self.to_market(state, card);
        }
    }

    fn items_to_skills(&self, state: &mut State, turn: &mut Turn<'_>) {
        let kept = state.skill_pool.len();
        while state.skill_pool.len() < self.pool_size(PoolName::Skill) {
            let Some(card) = state.item_pool.take_lowest() else { break };
            state.skill_pool.push(card);
        }
        if state.skill_pool.len() > kept {
            turn.tell(All, || Event::ToSkills { cards: state.skill_pool.cards()[usize::from(kept)..].to_vec() });
        }
    }

    /// Fills a pool with cards of the deck, as far as there are any.
    pub(super) fn fill_pool(&self, state: &mut State, name: PoolName, turn: &mut Turn<'_>) {
        let kept = pool_mut(state, name).len();
        for _ in kept..self.pool_size(name) {
            let Some(card) = draw(state, turn) else { break };
            pool_mut(state, name).push(card);
        }
        let pool = *pool_mut(state, name);
        if pool.len() > kept {
            turn.tell(All, || Event::Filled { pool: name, cards: pool.cards()[usize::from(kept)..].to_vec() });
        }
    }

    fn pool_size(&self, pool: PoolName) -> u8 {
        match pool {
            PoolName::Auction => AUCTION_POOL,
            PoolName::Item | PoolName::Skill => self.seats + 1,
        }
    }

    /// Phase 3, collectors.retrieve: only three or four bottles leave a choice.
    fn retrieve(&self, state: &mut State, turn: &mut Turn<'_>) {
        for player in &mut state.players {
            player.spaces = 0;
            player.places = PLAIN & ((1 << player.bottles) - 1);
        }
        state.phase = Phase::Retrieve;
        state.waiting = Seat::all(self.seats).filter(|&seat| matches!(state.player(seat).bottles, 3 | 4)).collect();
        if state.waiting.is_empty() {
            self.reveal_places(state, turn);
        }
    }

    pub(super) fn choose_place(&self, state: &mut State, seat: Seat, place: u8, turn: &mut Turn<'_>) {
        state.player_mut(seat).chosen = place;
        state.waiting = state.waiting.without(seat);
        turn.tell(Only(seat), || Event::Chosen { seat, place });
        if state.waiting.is_empty() {
            self.reveal_places(state, turn);
        }
    }

    fn reveal_places(&self, state: &mut State, turn: &mut Turn<'_>) {
        for seat in Seat::all(self.seats) {
            let player = state.player_mut(seat);
            match player.bottles {
                3 => player.places |= 1 << player.chosen,
                4 => player.places = ALL_PLACES & !(1 << player.chosen),
                5 => player.places = ALL_PLACES,
                _ => {}
            }
            player.chosen = NONE;
            turn.tell(All, || Event::Retrieved { seat, places: bits(player.places.into()).collect() });
        }
        self.income(state, turn);
    }

    /// Phase 4, collectors.income: clockwise from the token, which matters when cards run short.
    fn income(&self, state: &mut State, turn: &mut Turn<'_>) {
        for seat in state.token.around(self.seats) {
            let player = state.player_mut(seat);
            let (mut coins, mut cards) = (player.tucked.len() as u16, 0);
            for (at, place) in self.deck.board.iter().enumerate() {
                if player.places >> at & 1 == 0 {
                    coins += u16::from(place.coins);
                    cards += u32::from(place.cards);
                }
            }
            player.coins += coins;
            turn.tell(All, || Event::Income { seat, coins });
            draw_to_hand(state, seat, cards, turn);
        }
        self.end_quarter(state, turn);
    }

    /// Phase 5, collectors.quarter.
    fn end_quarter(&self, state: &mut State, turn: &mut Turn<'_>) {
        state.quarter += 1;
        if usize::from(state.quarter) < QUARTERS {
            return self.begin_quarter(state, turn);
        }
        state.phase = Phase::Over;
        state.waiting = SeatSet::EMPTY;
        turn.tell(All, || Event::Ended);
        // collectors.score.items
        for seat in Seat::all(self.seats) {
            let cards = || state.secrets.of(seat).map(|secret| secret.card).collect();
            turn.tell(All, || Event::Revealed { seat, cards: cards() });
        }
    }
}

fn pool_mut(state: &mut State, pool: PoolName) -> &mut Pool {
    match pool {
        PoolName::Item => &mut state.item_pool,
        PoolName::Skill => &mut state.skill_pool,
        PoolName::Auction => &mut state.auction_pool,
    }
}
