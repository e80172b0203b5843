//! A position: where every card lies, what each seat has, and which decision is due.

pub(crate) mod pool;

use self::pool::Pool;
use crate::deck::cards::{Cards, NONE};
use crate::deck::{CATEGORIES, PLACES, SEATS_MAX};
use crate::rules::Collectors;
use brocante_core::{Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

/// collectors.bottles
pub(crate) const BOTTLES_MAX: u8 = PLACES as u8;
/// One for each seat, one for each auction: four spaces in four quarters.
const SECRETS_MAX: usize = SEATS_MAX + 16;

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everyone keeps a secret item, at the same time.
    Secret,
    /// A bottle is placed.
    Place,
    /// The card to buy as an item.
    Buy,
    /// The card to gain as a skill.
    Skill,
    /// A card for the market.
    Raise,
    /// A hand card to tuck as income.
    Tuck,
    /// The card to put up for auction.
    Auction,
    /// A bid, or a pass.
    Bid,
    /// The winner pays.
    Pay,
    /// The winner places the card.
    Settle,
    /// Places for the third and fourth bottle, at the same time.
    Retrieve,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The seats that must decide.
    pub(crate) waiting: SeatSet,
    pub(crate) phase: Phase,
    /// How many more cards the action takes, in Raise and Tuck.
    pub(crate) left: u8,
    /// From 0 to 3.
    pub(crate) quarter: u8,
    /// Whose bottle is being used.
    pub(crate) turn: Seat,
    /// The holder of the first-player token; seat 0 until it is drawn.
    pub(crate) token: Seat,
    pub(crate) deck: Cards,
    /// The cards of the deck when it was last renewed from the discard pile, which everybody had seen.
    /// A card drawn since then is *fresh*. A hidden card that is not fresh can't be one of these.
    pub(crate) reborn: Cards,
    pub(crate) discard: Cards,
    pub(crate) market: Cards,
    /// How many market cards each category has; kept beside the cards for speed.
    pub(crate) prices: [u8; CATEGORIES],
    pub(crate) item_pool: Pool,
    pub(crate) skill_pool: Pool,
    pub(crate) auction_pool: Pool,
    pub(crate) auction: Auction,
    pub(crate) players: [Player; SEATS_MAX],
    pub(crate) secrets: Secrets,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub hand: Cards,
    pub items: Cards,
    pub skills: Cards,
    pub tucked: Cards,
    pub coins: u16,
    /// Bottles owned, wherever they are.
    pub bottles: u8,
    /// The places of the player board with a bottle, one bit each.
    pub places: u8,
    /// The action spaces with a bottle, one bit each.
    pub spaces: u32,
    /// A secret choice until it is revealed: the card to keep, the place to cover or to spare.
    pub chosen: u8,
    /// A lower bound of the hand cards worth $2, which the owner's bids have shown to everybody.
    pub twos: u8,
    /// The number of fresh cards drawn and not seen since. They are in the hand, or left it face down.
    pub fresh: u8,
    /// The number of cards tucked while the seat may have held fresh ones.
    pub tucked_fresh: u8,
}

impl Player {
    pub const EMPTY: Player = Player {
        hand: Cards::EMPTY,
        items: Cards::EMPTY,
        skills: Cards::EMPTY,
        tucked: Cards::EMPTY,
        coins: 0,
        bottles: 0,
        places: 0,
        spaces: 0,
        chosen: NONE,
        twos: 0,
        fresh: 0,
        tucked_fresh: 0,
    };
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Auction {
    /// [`NONE`] when there is no auction.
    pub card: u8,
    pub face_down: bool,
    pub starter: Seat,
    /// The seat with the highest bid.
    pub bidder: Seat,
    /// The highest bid, 0 before the first.
    pub bid: u16,
    pub bidding: SeatSet,
    /// What the winner has still to pay.
    pub due: u16,
    /// The winner paid with a card of $1; then no card may be given for less than its worth.
    pub one_paid: bool,
    /// The card is face down and may be a fresh card of its starter.
    pub fresh: bool,
}

impl Auction {
    pub const NONE: Auction = Auction {
        card: NONE,
        face_down: false,
        starter: Seat(0),
        bidder: Seat(0),
        bid: 0,
        bidding: SeatSet::EMPTY,
        due: 0,
        one_paid: false,
        fresh: false,
    };
}

/// A secret item. Its owner and the seat it came from know the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    pub card: u8,
    pub owner: Seat,
    /// The seat that put it up for auction; the owner for the secret of the setup.
    pub from: Seat,
    /// It may be a fresh card of the seat it came from.
    pub fresh: bool,
}

/// All secret items in the order in which they were laid down, which everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secrets {
    list: [Secret; SECRETS_MAX],
    len: u8,
}

impl Secrets {
    pub const EMPTY: Secrets =
        Secrets { list: [Secret { card: NONE, owner: Seat(0), from: Seat(0), fresh: false }; SECRETS_MAX], len: 0 };

    pub fn list(&self) -> &[Secret] {
        &self.list[..usize::from(self.len)]
    }

    pub fn push(&mut self, secret: Secret) {
        self.list[usize::from(self.len)] = secret;
        self.len += 1;
    }

    /// Sets the card of a secret item that was not known.
    pub fn uncover(&mut self, at: usize, card: u8) {
        self.list[at].card = card;
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Secret> {
        self.list().iter().filter(move |secret| secret.owner == seat)
    }
}

#[inline]
pub(crate) fn status(_game: &Collectors, state: &State) -> Status {
    if state.phase == Phase::Over { Status::Over } else { Status::ToAct(state.waiting) }
}

impl State {
    /// Before anything is dealt.
    pub(crate) const EMPTY: State = State {
        waiting: SeatSet::EMPTY,
        phase: Phase::Secret,
        left: 0,
        quarter: 0,
        turn: Seat(0),
        token: Seat(0),
        deck: Cards::EMPTY,
        reborn: Cards::EMPTY,
        discard: Cards::EMPTY,
        market: Cards::EMPTY,
        prices: [0; CATEGORIES],
        item_pool: Pool::EMPTY,
        skill_pool: Pool::EMPTY,
        auction_pool: Pool::EMPTY,
        auction: Auction::NONE,
        players: [Player::EMPTY; SEATS_MAX],
        secrets: Secrets::EMPTY,
    };

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The action spaces with a bottle on them, one bit each.
    #[inline]
    pub(crate) fn taken(&self) -> u32 {
        self.players.iter().fold(0, |taken, player| taken | player.spaces)
    }

    /// Renews the deck from the discard pile. No hidden card is one of those that go into it.
    pub(crate) fn renew(&mut self) {
        self.deck = std::mem::take(&mut self.discard);
        self.reborn = self.deck;
        for player in &mut self.players {
            (player.fresh, player.tucked_fresh) = (0, 0);
        }
        self.secrets.list.iter_mut().for_each(|secret| secret.fresh = false);
        self.auction.fresh = false;
    }

    /// Cards that can still be drawn, the discard pile included.
    #[inline]
    pub(crate) fn drawable(&self) -> u32 {
        self.deck.len() + self.discard.len()
    }
}
