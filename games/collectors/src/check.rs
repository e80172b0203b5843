//! Whether a move is lawful. The list of moves and the play-outs ask the same helpers, so that each rule
//! of legality is written once.

use crate::deck::cards::Cards;
use crate::deck::{Action, CATEGORIES, PLACES, PLAIN_PLACES, SPACES, Skill};
use crate::moves::refusal::Refusal;
use crate::moves::{Move, Side};
use crate::rules::Collectors;
use crate::state::{Phase, Player, State};
use brocante_core::{Seat, bits, require};
use std::ops::Range;

pub(crate) fn check(game: &Collectors, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if !state.waiting.contains(seat) {
        return Err(due(state, seat));
    }
    let player = state.player(seat);
    match (state.phase, mv) {
        (Phase::Secret, Move::Keep { card }) => require(player.hand.has(card), Refusal::NotDealt { card }),
        (Phase::Place, Move::Place { space }) => game.check_space(state, seat, space),
        (Phase::Buy, Move::Buy { card }) => game.check_item(state, player, card),
        (Phase::Skill, Move::Gain { card }) => {
            require(player.hand.has(card) || state.skill_pool.has(card), Refusal::NoSkillHere { card })
        }
        (Phase::Raise, Move::Raise { card }) => {
            let from_pool = raised_from_pools(state).any(|lowest| lowest == card);
            require(player.hand.has(card) || from_pool, Refusal::NotForMarket { card })
        }
        (Phase::Tuck, Move::Tuck { card }) => require(player.hand.has(card), Refusal::NotInHand { card }),
        (Phase::Auction, Move::Auction { card, face_down }) => check_put_up(state, player, card, face_down),
        (Phase::Bid, Move::Bid { coins: bid }) => {
            let (least, most) = (least_bid(state), game.purse(player));
            require(bid > 0 || may_pass(state), Refusal::MustOpen)?;
            require(bid >= least, Refusal::BidTooLow { bid, least })?;
            require(bid <= most, Refusal::BidTooHigh { bid, most })
        }
        (Phase::Bid, Move::Pass) => require(may_pass(state), Refusal::MustOpen),
        (Phase::Pay, Move::PayCard { card }) => game.check_payment(state, player, card),
        (Phase::Pay, Move::PayCoins) => {
            let (due, coins) = (state.auction.due, player.coins);
            require(can_pay_in_coins(state, player), Refusal::CoinsShort { due, coins })
        }
        (Phase::Settle, Move::Settle { side }) => require(sides(state).contains(&side), Refusal::SeenNoSecret),
        (Phase::Retrieve, Move::Cover { place }) if covers_a_place(player) => check_place(place),
        (Phase::Retrieve, Move::Spare { place }) if spares_a_place(player) => check_place(place),
        _ => Err(due(state, seat)),
    }
}

/// The refusal that names the decision that is due, and whose it is.
fn due(state: &State, seat: Seat) -> Refusal {
    let mine = state.waiting.contains(seat);
    let covers = mine && covers_a_place(state.player(seat));
    let seat = state.waiting.first().unwrap_or_default();
    match state.phase {
        Phase::Secret if mine => Refusal::SecretDue,
        Phase::Secret => Refusal::SecretDone,
        Phase::Place => Refusal::PlaceDue { seat },
        Phase::Buy => Refusal::BuyDue { seat },
        Phase::Skill => Refusal::SkillDue { seat },
        Phase::Raise => Refusal::RaiseDue { seat },
        Phase::Tuck => Refusal::TuckDue { seat },
        Phase::Auction => Refusal::AuctionDue { seat },
        Phase::Bid => Refusal::BidDue { seat },
        Phase::Pay => Refusal::PayDue { seat },
        Phase::Settle => Refusal::SettleDue { seat },
        Phase::Retrieve if !mine => Refusal::RetrieveDone,
        Phase::Retrieve if covers => Refusal::CoverDue,
        Phase::Retrieve => Refusal::SpareDue,
        Phase::Over => Refusal::GameOver,
    }
}

// Action spaces.

/// What a seat has for carrying out an action: computed once, used for all spaces.
struct Means {
    coins: i32,
    hand: u32,
    /// The price of the cheapest item within reach.
    cheapest: Option<u8>,
    skill_pool: u32,
    auction_pool: u32,
    drawable: u32,
    work_cards: u32,
    auction_income: u32,
}

/// Why an action can't be carried out to its end.
enum Obstacle {
    Coins { cost: i32 },
    Cards { needs: u32, there: u32 },
    Opening,
}

impl Collectors {
    /// The spaces on which a seat can place a bottle.
    pub(crate) fn usable_spaces(&self, state: &State, seat: Seat) -> impl Iterator<Item = u8> {
        let means = self.means(state, seat);
        let free = !state.taken() & ((1 << SPACES) - 1);
        bits(u64::from(free)).filter(move |&space| self.obstacle(state, &means, space).is_none())
    }

    fn check_space(&self, state: &State, seat: Seat, space: u8) -> Result<(), Refusal> {
        require(usize::from(space) < SPACES, Refusal::NoSuchSpace { number: space })?;
        require(state.taken() >> space & 1 == 0, Refusal::SpaceTaken { space })?;
        let means = self.means(state, seat);
        match self.obstacle(state, &means, space) {
            None => Ok(()),
            Some(Obstacle::Coins { cost }) => {
                Err(Refusal::SpaceTooDear { space, cost: cost as u16, coins: means.coins as u16 })
            }
            Some(Obstacle::Cards { needs, there }) => {
                Err(Refusal::TooFewCards { space, needs: needs as u8, there: there as u8 })
            }
            Some(Obstacle::Opening) => Err(Refusal::CantOpen),
        }
    }

    fn means(&self, state: &State, seat: Seat) -> Means {
        let player = state.player(seat);
        let within = items_within_reach(state, player);
        let cheapest = (0..CATEGORIES)
            .filter(|&category| !within.and(self.deck.of_item(category)).is_empty())
            .map(|category| state.prices[category])
            .min();
        Means {
            coins: i32::from(player.coins),
            hand: player.hand.len(),
            cheapest,
            skill_pool: u32::from(state.skill_pool.len()),
            auction_pool: u32::from(state.auction_pool.len()),
            drawable: state.drawable(),
            work_cards: self.deck.count(player.skills, Skill::WorkCard),
            auction_income: self.deck.count(player.skills, Skill::AuctionIncome),
        }
    }

    /// collectors.pay: the cheapest way to the end of the action. A space's cost is paid before any
    /// skill gives anything. After that, what skills certainly give counts.
    #[inline]
    fn obstacle(&self, state: &State, means: &Means, space: u8) -> Option<Obstacle> {
        let (action, money) = self.deck.space(state.quarter, space);
        let money = i32::from(money);
        if !can_pay_space(means.coins, money) {
            let price = means.cheapest.filter(|_| action == Action::Buy).map_or(0, i32::from);
            return Some(Obstacle::Coins { cost: price - money });
        }
        let coins = means.coins + money;
        let cards = |there: u32| {
            let needs = cards_needed(action);
            (there < needs).then_some(Obstacle::Cards { needs, there })
        };
        match action {
            Action::Buy => match means.cheapest {
                None => cards(0),
                Some(price) if !can_buy(price.into(), coins) => {
                    Some(Obstacle::Coins { cost: i32::from(price) - money })
                }
                Some(_) => None,
            },
            Action::Skill => cards(means.hand + means.skill_pool),
            Action::Auction => {
                let funds = coins as u32 + means.auction_income + means.hand;
                let opens = can_open(funds, means.auction_pool == 0);
                cards(means.hand + means.auction_pool).or((!opens).then_some(Obstacle::Opening))
            }
            Action::RaiseTwo | Action::RaiseOne => cards(means.hand + means.skill_pool + means.auction_pool),
            Action::TuckTwo => cards(cards_to_tuck(means.hand, means.drawable, means.work_cards)),
            Action::DrawTwo | Action::DrawFirst | Action::DrawTuck => {
                cards(cards_to_draw(means.drawable, means.work_cards))
            }
            Action::Recycle | Action::Tile => None,
        }
    }
}

/// How many cards an action takes.
#[inline]
pub(crate) const fn cards_needed(action: Action) -> u32 {
    match action {
        Action::RaiseTwo | Action::DrawTwo | Action::TuckTwo => 2,
        Action::Buy | Action::Skill | Action::Auction | Action::RaiseOne | Action::DrawFirst | Action::DrawTuck => 1,
        Action::Recycle | Action::Tile => 0,
    }
}

/// collectors.pay: whether a seat can pay for a space; `money` is below zero for a space that costs coins.
#[inline]
pub(crate) fn can_pay_space(coins: i32, money: i32) -> bool {
    coins + money >= 0
}

/// collectors.skill.work: the cards left for a draw action once the work-card skills have drawn theirs.
#[inline]
pub(crate) fn cards_to_draw(drawable: u32, work_cards: u32) -> u32 {
    drawable.saturating_sub(work_cards)
}

/// collectors.skill.work: the cards a seat can tuck. A card that a work-card skill draws may be tucked.
#[inline]
pub(crate) fn cards_to_tuck(hand: u32, drawable: u32, work_cards: u32) -> u32 {
    hand + work_cards.min(drawable)
}

/// collectors.auction.start: whether a seat can open an auction with $1. `funds` are its coins and hand
/// cards; a hand card put up for auction is one card less to open with.
#[inline]
pub(crate) fn can_open(funds: u32, from_hand: bool) -> bool {
    funds > u32::from(from_hand)
}

// Items and the market.

impl Collectors {
    /// What an item costs beside its space. // collectors.buy
    #[inline]
    pub(crate) fn price(&self, state: &State, card: u8) -> u16 {
        u16::from(state.prices[self.deck.card(card).item as usize])
    }

    /// The cards that a seat can buy as an item.
    #[inline]
    pub(crate) fn affordable_items(&self, state: &State, player: &Player) -> Cards {
        let within = items_within_reach(state, player);
        let affordable =
            (0..CATEGORIES).filter(|&category| can_buy(state.prices[category].into(), player.coins.into()));
        within.and(affordable.fold(Cards::EMPTY, |cards, category| cards.or(self.deck.of_item(category))))
    }

    fn check_item(&self, state: &State, player: &Player, card: u8) -> Result<(), Refusal> {
        require(player.hand.has(card) || state.item_pool.has(card), Refusal::NotForSale { card })?;
        let (price, coins) = (self.price(state, card), player.coins);
        require(can_buy(price.into(), coins.into()), Refusal::ItemTooDear { card, price, coins })
    }
}

/// collectors.buy
#[inline]
pub(crate) fn can_buy(price: i32, coins: i32) -> bool {
    price <= coins
}

#[inline]
fn items_within_reach(state: &State, player: &Player) -> Cards {
    let pool: Cards = state.item_pool.cards().iter().copied().collect();
    player.hand.or(pool)
}

/// collectors.raise: the pool cards that may go to the market, the lowest of each pool.
#[inline]
pub(crate) fn raised_from_pools(state: &State) -> impl Iterator<Item = u8> + use<> {
    [state.skill_pool.lowest(), state.auction_pool.lowest()].into_iter().flatten()
}

// Auctions.

impl Collectors {
    /// The most a seat can bid: coins, and the coin corners of its hand. // collectors.auction.bid
    #[inline]
    pub(crate) fn purse(&self, player: &Player) -> u16 {
        let worth = player.hand.len() + player.hand.and(self.deck.twos).len();
        player.coins + worth as u16
    }

    /// Whether a seat with this hand can still pay what is due, exactly or with a last card that is worth
    /// more. A purse that holds as much always can, except in one case: a card of $1 was paid, and only
    /// cards of $2 are left for an odd sum. Then the last card would make the card of $1 needless.
    pub(crate) fn can_finish(&self, due: u16, coins: u16, hand: Cards, one_paid: bool) -> bool {
        let (cards, twos) = (hand.len() as u16, hand.and(self.deck.twos).len() as u16);
        due <= coins + cards + twos && (due.is_multiple_of(2) || coins > 0 || cards > twos || !one_paid)
    }

    /// collectors.auction.pay: a card may be given if it is needed, and if the rest can be paid.
    pub(crate) fn check_payment(&self, state: &State, player: &Player, card: u8) -> Result<(), Refusal> {
        let auction = &state.auction;
        require(player.hand.has(card), Refusal::NotYoursToPay { card })?;
        let (due, worth) = (auction.due, u16::from(self.deck.card(card).coin));
        if worth > due {
            // It pays more than is due; then a card of $1 among the others would not be needed.
            return require(!auction.one_paid, Refusal::CardNotNeeded { card, due });
        }
        let (rest, one_paid) = (player.hand.without(Cards::only(card)), auction.one_paid || worth == 1);
        require(self.can_finish(due - worth, player.coins, rest, one_paid), Refusal::DeadEnd { card })
    }
}

/// collectors.auction.start: whether a seat that puts up one of its hand cards can still open with $1.
#[inline]
pub(crate) fn can_open_with_hand_card(player: &Player) -> bool {
    can_open(u32::from(player.coins) + player.hand.len(), true)
}

fn check_put_up(state: &State, player: &Player, card: u8, face_down: bool) -> Result<(), Refusal> {
    if state.auction_pool.has(card) {
        return require(!face_down, Refusal::PoolFaceUp { card });
    }
    require(player.hand.has(card), Refusal::NotForAuction { card })?;
    require(can_open_with_hand_card(player), Refusal::CantOpen)
}

/// collectors.auction.bid
#[inline]
pub(crate) fn least_bid(state: &State) -> u16 {
    state.auction.bid + 1
}

/// collectors.auction.bid: the starter must open, so there is no passing before the first bid.
#[inline]
pub(crate) fn may_pass(state: &State) -> bool {
    state.auction.bid > 0
}

#[inline]
pub(crate) fn can_pay_in_coins(state: &State, player: &Player) -> bool {
    state.auction.due <= player.coins
}

const SIDES: [Side; 4] = [Side::Item, Side::Skill, Side::Market, Side::Secret];

/// collectors.auction.place: what the card won may become. Only a face-down card may become a secret item.
#[inline]
pub(crate) fn sides(state: &State) -> &'static [Side] {
    if state.auction.face_down { &SIDES } else { &SIDES[..3] }
}

// Bottles that come back.

/// collectors.retrieve: the places between which a seat with three or four bottles chooses.
pub(crate) const PLACES_TO_CHOOSE: Range<u8> = PLAIN_PLACES as u8..PLACES as u8;

/// collectors.retrieve: with three bottles, a seat chooses the place that the third one covers.
#[inline]
pub(crate) fn covers_a_place(player: &Player) -> bool {
    player.bottles == 3
}

/// collectors.retrieve: with four bottles, a seat chooses the place that stays uncovered.
#[inline]
pub(crate) fn spares_a_place(player: &Player) -> bool {
    player.bottles == 4
}

fn check_place(place: u8) -> Result<(), Refusal> {
    require(PLACES_TO_CHOOSE.contains(&place), Refusal::NoSuchPlace)
}
