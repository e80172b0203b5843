//! Which moves are lawful: `check` decides, `moves` proposes.

use crate::Collectors;
use crate::cards::Cards;
use crate::deck::{Action, CATEGORIES, PLACES, PLAIN_PLACES, SPACES, Skill};
use crate::moves::{Move, Refusal, Side};
use crate::state::{Phase, Player, State};
use brocante_core::{Moves, Seat, bits};

/// How many bids above the lowest are proposed one by one, before the highest.
const BIDS_LISTED: u16 = 3;

/// What a seat has for carrying out an action: asked for once, used for all spaces.
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
    pub(crate) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        if !state.waiting.contains(seat) {
            return;
        }
        let player = state.player(seat);
        match state.phase {
            Phase::Secret => player.hand.iter().for_each(|card| moves.push(Move::Keep { card })),
            Phase::Place => self.list_spaces(state, seat, moves),
            Phase::Buy => {
                let affordable = self.affordable(state, player.coins);
                let pool: Cards = state.item_pool.cards().iter().copied().collect();
                let within = player.hand.or(pool).and(affordable);
                within.iter().for_each(|card| moves.push(Move::Buy { card }));
            }
            Phase::Skill => {
                state.skill_pool.cards().iter().for_each(|&card| moves.push(Move::Gain { card }));
                player.hand.iter().for_each(|card| moves.push(Move::Gain { card }));
            }
            Phase::Raise => {
                let lowest = [state.skill_pool.lowest(), state.auction_pool.lowest()];
                lowest.into_iter().flatten().for_each(|card| moves.push(Move::Raise { card }));
                player.hand.iter().for_each(|card| moves.push(Move::Raise { card }));
            }
            Phase::Tuck => player.hand.iter().for_each(|card| moves.push(Move::Tuck { card })),
            Phase::Auction => {
                let pool = state.auction_pool.cards();
                pool.iter().for_each(|&card| moves.push(Move::Auction { card, face_down: false }));
                if can_open(player) {
                    for card in player.hand.iter() {
                        moves.push(Move::Auction { card, face_down: false });
                        moves.push(Move::Auction { card, face_down: true });
                    }
                }
            }
            Phase::Bid => self.list_bids(state, player, moves),
            Phase::Pay => self.list_payments(state, player, moves),
            Phase::Settle => {
                let sides: &[Side] = if state.auction.face_down { &SIDES } else { &SIDES[..3] };
                sides.iter().for_each(|&side| moves.push(Move::Settle { side }));
            }
            Phase::Retrieve => {
                for place in PLAIN_PLACES as u8..PLACES as u8 {
                    moves.push(if player.bottles == 3 { Move::Cover { place } } else { Move::Spare { place } });
                }
            }
            Phase::Over => {}
        }
    }

    pub(crate) fn check_move(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if !state.waiting.contains(seat) {
            return Err(due(state, seat));
        }
        let player = state.player(seat);
        match (state.phase, mv) {
            (Phase::Secret, Move::Keep { card }) => require(player.hand.has(card), || Refusal::NotDealt { card }),
            (Phase::Place, Move::Place { space }) => self.check_space(state, seat, space),
            (Phase::Buy, Move::Buy { card }) => {
                require(player.hand.has(card) || state.item_pool.has(card), || Refusal::NotForSale { card })?;
                let (price, coins) = (self.price(state, card), player.coins);
                require(price <= coins, || Refusal::ItemTooDear { card, price, coins })
            }
            (Phase::Skill, Move::Gain { card }) => {
                require(player.hand.has(card) || state.skill_pool.has(card), || Refusal::NoSkillHere { card })
            }
            (Phase::Raise, Move::Raise { card }) => {
                let lowest = [state.skill_pool.lowest(), state.auction_pool.lowest()];
                require(player.hand.has(card) || lowest.contains(&Some(card)), || Refusal::NotForMarket { card })
            }
            (Phase::Tuck, Move::Tuck { card }) => require(player.hand.has(card), || Refusal::NotInHand { card }),
            (Phase::Auction, Move::Auction { card, face_down }) => check_put_up(state, player, card, face_down),
            (Phase::Bid, Move::Bid { coins: bid }) => {
                let (least, most) = (state.auction.bid + 1, self.purse(player));
                require(bid > 0 || state.auction.bid > 0, || Refusal::MustOpen)?;
                require(bid >= least, || Refusal::BidTooLow { bid, least })?;
                require(bid <= most, || Refusal::BidTooHigh { bid, most })
            }
            (Phase::Bid, Move::Pass) => require(state.auction.bid > 0, || Refusal::MustOpen),
            (Phase::Pay, Move::PayCard { card }) => self.check_payment(state, player, card),
            (Phase::Pay, Move::PayCoins) => {
                let (due, coins) = (state.auction.due, player.coins);
                require(due <= coins, || Refusal::CoinsShort { due, coins })
            }
            (Phase::Settle, Move::Settle { side }) => {
                require(side != Side::Secret || state.auction.face_down, || Refusal::SeenNoSecret)
            }
            (Phase::Retrieve, Move::Cover { place }) if player.bottles == 3 => check_place(place),
            (Phase::Retrieve, Move::Spare { place }) if player.bottles == 4 => check_place(place),
            _ => Err(due(state, seat)),
        }
    }

    /// What an item costs beside its space. // collectors.buy
    #[inline]
    pub(crate) fn price(&self, state: &State, card: u8) -> u16 {
        u16::from(state.prices[self.deck.card(card).item as usize])
    }

    /// The cards whose item costs no more than `coins`.
    #[inline]
    pub(crate) fn affordable(&self, state: &State, coins: u16) -> Cards {
        let within = (0..CATEGORIES).filter(|&category| u16::from(state.prices[category]) <= coins);
        within.fold(Cards::EMPTY, |cards, category| cards.or(self.deck.of_item(category)))
    }

    /// The most a seat can bid: coins, and the coin corners of its hand. // collectors.auction.bid
    #[inline]
    pub(crate) fn purse(&self, player: &Player) -> u16 {
        let worth = player.hand.len() + player.hand.and(self.deck.twos).len();
        player.coins + worth as u16
    }

    /// Whether somebody with this hand can still pay what is due, to the coin or with a card that
    /// is worth more. A purse that holds as much always can, but for one case: only cards of $2
    /// are left for an odd sum, and a card of $1 was paid, which the last card would make needless.
    pub(crate) fn can_finish(&self, due: u16, coins: u16, hand: Cards, one_paid: bool) -> bool {
        let (cards, twos) = (hand.len() as u16, hand.and(self.deck.twos).len() as u16);
        due <= coins + cards + twos && (due.is_multiple_of(2) || coins > 0 || cards > twos || !one_paid)
    }

    fn list_spaces(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        let means = self.means(state, seat);
        let free = !state.taken() & ((1 << SPACES) - 1);
        for space in bits(u64::from(free)) {
            if self.obstacle(state, &means, space).is_none() {
                moves.push(Move::Place { space });
            }
        }
    }

    fn check_space(&self, state: &State, seat: Seat, space: u8) -> Result<(), Refusal> {
        require(usize::from(space) < SPACES, || Refusal::NoSuchSpace { number: space })?;
        require(state.taken() >> space & 1 == 0, || Refusal::SpaceTaken { space })?;
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
        let pool: Cards = state.item_pool.cards().iter().copied().collect();
        let within = player.hand.or(pool);
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
    /// skill gives anything; what skills certainly give then counts.
    #[inline]
    fn obstacle(&self, state: &State, means: &Means, space: u8) -> Option<Obstacle> {
        let (action, money) = self.deck.space(state.quarter, space);
        let coins = means.coins + i32::from(money);
        if coins < 0 {
            let price = means.cheapest.filter(|_| action == Action::Buy).map_or(0, i32::from);
            return Some(Obstacle::Coins { cost: price - i32::from(money) });
        }
        let cards = |needs: u32, there: u32| (there < needs).then_some(Obstacle::Cards { needs, there });
        // The cards that are left once the work-card skills have drawn theirs.
        let draws = |needs: u32| cards(needs, means.drawable.saturating_sub(means.work_cards));
        match action {
            Action::Buy => match means.cheapest {
                None => cards(1, 0),
                Some(price) if i32::from(price) > coins => {
                    Some(Obstacle::Coins { cost: i32::from(price) - i32::from(money) })
                }
                Some(_) => None,
            },
            Action::Skill => cards(1, means.hand + means.skill_pool),
            // collectors.auction.start: a card from the hand is one card less to open with.
            Action::Auction => {
                let opening = coins as u32 + means.auction_income + means.hand;
                let put_up = u32::from(means.auction_pool == 0);
                cards(1, means.hand + means.auction_pool).or((opening <= put_up).then_some(Obstacle::Opening))
            }
            Action::RaiseTwo => cards(2, means.hand + means.skill_pool + means.auction_pool),
            Action::RaiseOne => cards(1, means.hand + means.skill_pool + means.auction_pool),
            // collectors.skill.work: a card drawn may be tucked.
            Action::TuckTwo => cards(2, means.hand + means.work_cards.min(means.drawable)),
            Action::DrawTwo => draws(2),
            Action::DrawFirst | Action::DrawTuck => draws(1),
            Action::Recycle | Action::Tile => None,
        }
    }

    /// A handful: the lowest bids and the highest one.
    fn list_bids(&self, state: &State, player: &Player, moves: &mut Moves<Move>) {
        let (least, most) = (state.auction.bid + 1, self.purse(player));
        if state.auction.bid > 0 {
            moves.push(Move::Pass);
        }
        for coins in least..=most.min(least + BIDS_LISTED - 1) {
            moves.push(Move::Bid { coins });
        }
        if most >= least + BIDS_LISTED {
            moves.push(Move::Bid { coins: most });
        }
        if most > least + BIDS_LISTED {
            moves.mark_partial();
        }
    }

    fn list_payments(&self, state: &State, player: &Player, moves: &mut Moves<Move>) {
        if state.auction.due <= player.coins {
            moves.push(Move::PayCoins);
        }
        for card in player.hand.iter() {
            if self.check_payment(state, player, card).is_ok() {
                moves.push(Move::PayCard { card });
            }
        }
    }

    /// collectors.auction.pay: a card may be given if it is needed, and if the rest can be paid.
    pub(crate) fn check_payment(&self, state: &State, player: &Player, card: u8) -> Result<(), Refusal> {
        let auction = &state.auction;
        require(player.hand.has(card), || Refusal::NotYoursToPay { card })?;
        let (due, worth) = (auction.due, u16::from(self.deck.card(card).coin));
        if worth > due {
            // It pays more than is due; then a card of $1 among the others would not be needed.
            return require(!auction.one_paid, || Refusal::CardNotNeeded { card, due });
        }
        let (rest, one_paid) = (player.hand.without(Cards::only(card)), auction.one_paid || worth == 1);
        require(self.can_finish(due - worth, player.coins, rest, one_paid), || Refusal::DeadEnd { card })
    }
}

const SIDES: [Side; 4] = [Side::Item, Side::Skill, Side::Market, Side::Secret];

/// The rule of the decision that is due, and whose it is.
fn due(state: &State, seat: Seat) -> Refusal {
    let mine = state.waiting.contains(seat);
    let bottles = if mine { state.player(seat).bottles } else { 0 };
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
        Phase::Retrieve if bottles == 3 => Refusal::CoverDue,
        Phase::Retrieve => Refusal::SpareDue,
        Phase::Over => Refusal::GameOver,
    }
}

/// collectors.auction.start: whether a seat that puts up a hand card can still open with $1.
fn can_open(player: &Player) -> bool {
    player.coins > 0 || player.hand.len() > 1
}

fn check_put_up(state: &State, player: &Player, card: u8, face_down: bool) -> Result<(), Refusal> {
    if state.auction_pool.has(card) {
        return require(!face_down, || Refusal::PoolFaceUp { card });
    }
    require(player.hand.has(card), || Refusal::NotForAuction { card })?;
    require(can_open(player), || Refusal::CantOpen)
}

fn check_place(place: u8) -> Result<(), Refusal> {
    let choice = PLAIN_PLACES as u8..PLACES as u8;
    require(choice.contains(&place), || Refusal::NoSuchPlace)
}

#[inline]
fn require(holds: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal()) }
}
