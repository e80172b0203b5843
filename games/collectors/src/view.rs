//! What a viewer may know, memory included.
//!
//! Hidden are the hands and the tucked cards of others, secret items that the viewer neither owns nor
//! put up, a face-down card in an auction, choices not yet revealed, and the order of the deck.
//! Everything else is public.

use crate::deck::cards::NONE;
use crate::deck::{Action, Category, SPACES, Skill};
use crate::rules::Collectors;
use crate::state::{Phase, State};
use brocante_core::{Seat, SeatSet, Viewer, bits};
use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub viewer: Viewer,
    /// The decision that is due.
    pub phase: Phase,
    pub to_act: SeatSet,
    /// From 1 to 4.
    pub quarter: u8,
    /// Whose bottle is being used.
    pub turn: Option<Seat>,
    /// How many more cards the action takes, where it takes several.
    pub left: u8,
    /// The holder of the first-player token.
    pub token: Option<Seat>,
    pub seats: Vec<SeatView>,
    pub spaces: Vec<SpaceView>,
    /// From the left.
    pub item_pool: Vec<Face>,
    /// From the lowest.
    pub skill_pool: Vec<Face>,
    pub auction_pool: Vec<Face>,
    pub market: Vec<MarketView>,
    pub deck: u8,
    pub discard: Vec<Face>,
    /// The cards of the deck when it was last renewed. A card drawn since then is *fresh*. A hidden card
    /// that is not fresh can't be one of these.
    pub reborn: Vec<Face>,
    pub auction: Option<AuctionView>,
    /// What only the viewer sees.
    pub own: Option<OwnView>,
}

/// A card, with all its sides.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    pub card: u8,
    pub item: Category,
    pub market: Category,
    pub skill: Skill,
    pub coin: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    pub coins: u16,
    /// Bottles owned, wherever they are.
    pub bottles: u8,
    /// The places of the player board with a bottle, from 0 at the left.
    pub places: Vec<u8>,
    pub hand: u8,
    /// A lower bound of the hand cards worth $2, which bids have shown.
    pub hand_twos: u8,
    pub items: Vec<Face>,
    pub skills: Vec<Face>,
    pub secrets: Vec<SecretView>,
    pub tucked: u8,
    /// The number of fresh cards that the seat drew and nobody has seen since.
    pub fresh: u8,
    /// How many of the tucked cards may be fresh.
    pub tucked_fresh: u8,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct SecretView {
    /// The seat that put the card up for auction and so knows it; the owner for the secret of the setup.
    pub from: Seat,
    /// Known to the owner, to the seat it came from, and in the end to all.
    pub card: Option<Face>,
    /// It may be one of the fresh cards of the seat it came from.
    pub fresh: bool,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct SpaceView {
    pub space: u8,
    /// What it does in this quarter.
    pub action: Action,
    /// Coins gained, or paid if below zero.
    pub coins: i8,
    /// The owner of the bottle on it.
    pub seat: Option<Seat>,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct MarketView {
    pub category: Category,
    pub cards: Vec<Face>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AuctionView {
    pub card: Option<Face>,
    pub face_down: bool,
    pub starter: Seat,
    /// The seat with the highest bid.
    pub bidder: Option<Seat>,
    pub bid: u16,
    /// The seats that have not passed.
    pub bidding: SeatSet,
    /// What the winner has still to pay.
    pub due: u16,
    /// The winner paid with a card of $1.
    pub one_paid: bool,
    /// It may be one of the fresh cards of its starter.
    pub fresh: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OwnView {
    pub hand: Vec<Face>,
    pub tucked: Vec<Face>,
    /// A secret choice until it is revealed: a card to keep, a place to cover or to spare.
    pub chosen: Option<u8>,
}

pub(crate) fn view(game: &Collectors, state: &State, viewer: Viewer) -> View {
    let opened = state.phase != Phase::Secret;
    let over = state.phase == Phase::Over;
    View {
        viewer,
        phase: state.phase,
        to_act: state.waiting,
        quarter: state.quarter + u8::from(!over),
        turn: (opened && !over && state.phase != Phase::Retrieve).then_some(state.turn),
        left: state.left,
        token: opened.then_some(state.token),
        seats: Seat::all(game.seats).map(|seat| game.seen_seat(state, viewer, seat)).collect(),
        spaces: (0..SPACES as u8).map(|space| game.seen_space(state, space)).collect(),
        item_pool: game.faces(state.item_pool.cards().iter().copied()),
        skill_pool: game.faces(state.skill_pool.cards().iter().copied()),
        auction_pool: game.faces(state.auction_pool.cards().iter().copied()),
        market: Category::VARIANTS.iter().map(|&category| game.seen_market(state, category)).collect(),
        deck: state.deck.len() as u8,
        discard: game.faces(state.discard.iter()),
        reborn: game.faces(state.reborn.iter()),
        auction: (state.auction.card != NONE).then(|| game.seen_auction(state, viewer)),
        own: viewer.seat().filter(|seat| seat.0 < game.seats).map(|seat| game.seen_own(state, seat)),
    }
}

impl Collectors {
    pub(crate) fn face(&self, card: u8) -> Face {
        let sides = self.deck.card(card);
        Face { card, item: sides.item, market: sides.market, skill: sides.skill, coin: sides.coin }
    }

    fn faces(&self, cards: impl Iterator<Item = u8>) -> Vec<Face> {
        cards.map(|card| self.face(card)).collect()
    }

    fn seen_seat(&self, state: &State, viewer: Viewer, seat: Seat) -> SeatView {
        let player = state.player(seat);
        let secrets = state.secrets.of(seat).map(|secret| {
            let known = viewer.is(secret.owner) || viewer.is(secret.from) || state.phase == Phase::Over;
            SecretView { from: secret.from, card: known.then(|| self.face(secret.card)), fresh: secret.fresh }
        });
        SeatView {
            seat,
            coins: player.coins,
            bottles: player.bottles,
            places: bits(player.places.into()).collect(),
            hand: player.hand.len() as u8,
            hand_twos: player.twos,
            items: self.faces(player.items.iter()),
            skills: self.faces(player.skills.iter()),
            secrets: secrets.collect(),
            tucked: player.tucked.len() as u8,
            fresh: player.fresh,
            tucked_fresh: player.tucked_fresh,
        }
    }

    fn seen_space(&self, state: &State, space: u8) -> SpaceView {
        let (action, coins) = self.deck.space(state.quarter, space);
        let seat = Seat::all(self.seats).find(|&seat| state.player(seat).spaces >> space & 1 == 1);
        SpaceView { space, action, coins, seat }
    }

    fn seen_market(&self, state: &State, category: Category) -> MarketView {
        let cards = state.market.iter().filter(|&card| self.deck.card(card).market == category);
        MarketView { category, cards: self.faces(cards) }
    }

    fn seen_auction(&self, state: &State, viewer: Viewer) -> AuctionView {
        let auction = &state.auction;
        // collectors.auction.place: the winner looks once the card is paid.
        let known = !auction.face_down
            || viewer.is(auction.starter)
            || state.phase == Phase::Settle && viewer.is(auction.bidder);
        AuctionView {
            card: known.then(|| self.face(auction.card)),
            face_down: auction.face_down,
            starter: auction.starter,
            bidder: (auction.bid > 0).then_some(auction.bidder),
            bid: auction.bid,
            bidding: auction.bidding,
            due: auction.due,
            one_paid: auction.one_paid,
            fresh: auction.fresh,
        }
    }

    fn seen_own(&self, state: &State, seat: Seat) -> OwnView {
        let player = state.player(seat);
        OwnView {
            hand: self.faces(player.hand.iter()),
            tucked: self.faces(player.tucked.iter()),
            chosen: (player.chosen != NONE).then_some(player.chosen),
        }
    }
}
