//! What can be done, what is refused, and what comes of it.

use crate::deck::Card;
use crate::notes::{Notes, STEP};
use crate::{Boxes, OPEN_PLACES, PLACES, Phase, ROUNDS, State};
use brocante_core::{Audience, Game, Moves, Rng, Seat, SeatSet, Turn, refusals};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// boxes.look
pub(crate) const ACTIONS: u8 = 7;
/// By how much a bid is proposed to go up. Any other multiple of 50 is lawful too.
const RAISES: [u16; 4] = [50, 100, 200, 500];
/// The openings that are proposed.
const OPENINGS: [u16; 6] = [0, 50, 100, 200, 500, 1000];
/// The secret bids that are proposed.
const LAYS: [u16; 13] = [0, 50, 100, 150, 200, 300, 400, 500, 700, 1000, 1300, 1600, 2000];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Move {
    /// The auctioneer's choice.
    Choose {
        auction: Auction,
    },
    /// Look into the box at a place, 0 to 9.
    Look {
        place: u8,
    },
    /// Look no further.
    Stop,
    /// Open with, or raise to, an amount.
    Bid {
        amount: u16,
    },
    Pass,
    /// Put notes face down.
    Lay {
        notes: Notes,
    },
    /// Pay for the container.
    Pay {
        notes: Notes,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Auction {
    Open,
    Secret,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Container { round: u8, seat: Seat },
    Chosen { seat: Seat, auction: Auction },
    Looked { seat: Seat, place: u8 },
    Saw { place: u8, card: Card },
    LookedEnough { seat: Seat },
    Bid { seat: Seat, amount: u16 },
    Passed { seat: Seat },
    Laid { notes: Notes },
    Shown { seat: Seat, notes: Notes, amount: u16 },
    Tied { amount: u16 },
    Won { seat: Seat, amount: u16 },
    Paid { seat: Seat, notes: Notes },
    Unpacked { cards: Vec<Card> },
    Counted { round: u8, seat: Seat, cards: Vec<Card> },
}

refusals! {
    /// Why a move or a deck is refused.
    pub enum Refusal {
        ChooseFirst { seat: Seat } => "boxes.auctioneer",
        LookNow { seat: Seat } => "boxes.look",
        NoSuchBox => "boxes.container",
        LookedAlready { place: u8 } => "boxes.look",
        TooFewActions { left: u8 } => "boxes.look",
        BidNow { seat: Seat } => "boxes.open.raise",
        PassedForGood => "boxes.open.raise",
        MustOpen => "boxes.open.start",
        NotAStep { amount: u16 } => "boxes.open.start",
        TooLow { standing: u16 } => "boxes.open.raise",
        MoreThanYouHave { wallet: u16 } => "boxes.open.raise",
        OutOfTie { seat: Seat } => "boxes.secret.tie",
        AboveTie { standing: u16 } => "boxes.secret.tie",
        LayNow => "boxes.secret.bid",
        LaidAlready => "boxes.secret.bid",
        NotYourNotes => "boxes.notes",
        PayNow { seat: Seat } => "boxes.pay",
        TooLittle { bid: u16 } => "boxes.pay",
        NoteTooMany { bid: u16 } => "boxes.pay",
        GameOver => "boxes.end",
        DeckOpenCount { expected: u32, found: u32 } => "boxes.deck",
        DeckClosedCount { expected: u32, found: u32 } => "boxes.deck",
        DeckTooManyKinds { most: u32 } => "boxes.deck",
        DeckValue { most: u32 } => "boxes.deck",
        DeckKindCount { most: u32 } => "boxes.deck",
    }
}

#[inline]
pub fn list(game: &Boxes, state: &State, seat: Seat, moves: &mut Moves<Move>) {
    if !game.status(state).to_act().contains(seat) {
        return;
    }
    let wallet = state.wallets[seat.index()];
    match state.phase {
        Phase::Choose => {
            moves.push(Move::Choose { auction: Auction::Open });
            moves.push(Move::Choose { auction: Auction::Secret });
        }
        Phase::Look => {
            let looked = state.container().looked[seat.index()];
            let within_reach = if state.actions_left >= cost(OPEN_PLACES) { PLACES } else { OPEN_PLACES };
            for place in (0..within_reach).filter(|place| looked >> place & 1 == 0) {
                moves.push(Move::Look { place: place as u8 });
            }
            moves.push(Move::Stop);
        }
        Phase::Bid => {
            let (base, steps) = if is_opening(state) { (0, &OPENINGS[..]) } else { (state.bid, &RAISES[..]) };
            let most = wallet.total();
            for amount in steps.iter().map(|step| base + step).take_while(|&amount| amount <= most) {
                moves.push(Move::Bid { amount });
            }
            if most > base {
                moves.mark_partial();
            }
            if !is_opening(state) {
                moves.push(Move::Pass);
            }
        }
        Phase::Lay => {
            moves.mark_partial();
            let most = wallet.total();
            for notes in
                LAYS.into_iter().take_while(|&amount| amount <= most).filter_map(|amount| wallet.exactly(amount))
            {
                moves.push(Move::Lay { notes });
            }
        }
        Phase::Pay => wallet.payments(state.bid, |notes| moves.push(Move::Pay { notes })),
        Phase::Over => {}
    }
}

pub fn check(_game: &Boxes, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let active = state.active;
    match (state.phase, mv) {
        (Phase::Over, _) => Err(Refusal::GameOver),
        (Phase::Choose, Move::Choose { .. }) if seat == active => Ok(()),
        (Phase::Choose, _) => Err(Refusal::ChooseFirst { seat: active }),
        (Phase::Look, Move::Stop) if seat == active => Ok(()),
        (Phase::Look, Move::Look { place }) if seat == active => check_look(state, seat, place),
        (Phase::Look, _) => Err(Refusal::LookNow { seat: active }),
        (Phase::Bid, Move::Pass) if seat == active => {
            if is_opening(state) {
                Err(Refusal::MustOpen)
            } else {
                Ok(())
            }
        }
        (Phase::Bid, Move::Bid { amount }) if seat == active => check_bid(state, seat, amount),
        (Phase::Bid, _) if state.tie && !tied(state, seat) => Err(Refusal::OutOfTie { seat: active }),
        (Phase::Bid, _) if !state.bidding.contains(seat) => Err(Refusal::PassedForGood),
        (Phase::Bid, _) => Err(Refusal::BidNow { seat: active }),
        (Phase::Lay, _) if state.committed.contains(seat) => Err(Refusal::LaidAlready),
        (Phase::Lay, Move::Lay { notes }) => notes_are_there(state, seat, notes),
        (Phase::Lay, _) => Err(Refusal::LayNow),
        (Phase::Pay, Move::Pay { notes }) if seat == active => {
            notes_are_there(state, seat, notes)?;
            match (notes.total() < state.bid, notes.pays(state.bid)) {
                (true, _) => Err(Refusal::TooLittle { bid: state.bid }),
                (_, false) => Err(Refusal::NoteTooMany { bid: state.bid }),
                _ => Ok(()),
            }
        }
        (Phase::Pay, _) => Err(Refusal::PayNow { seat: active }),
    }
}

fn check_look(state: &State, seat: Seat, place: u8) -> Result<(), Refusal> {
    if usize::from(place) >= PLACES {
        Err(Refusal::NoSuchBox)
    } else if state.container().looked[seat.index()] >> place & 1 == 1 {
        Err(Refusal::LookedAlready { place })
    } else if cost(usize::from(place)) > state.actions_left {
        Err(Refusal::TooFewActions { left: state.actions_left })
    } else {
        Ok(())
    }
}

fn check_bid(state: &State, seat: Seat, amount: u16) -> Result<(), Refusal> {
    let wallet = state.wallets[seat.index()].total();
    if !amount.is_multiple_of(STEP) {
        Err(Refusal::NotAStep { amount })
    } else if !is_opening(state) && amount <= state.bid {
        let standing = state.bid;
        Err(if state.bidder.is_none() { Refusal::AboveTie { standing } } else { Refusal::TooLow { standing } })
    } else if amount > wallet {
        Err(Refusal::MoreThanYouHave { wallet })
    } else {
        Ok(())
    }
}

fn notes_are_there(state: &State, seat: Seat, notes: Notes) -> Result<(), Refusal> {
    match state.wallets.get(seat.index()) {
        Some(&wallet) if notes.within(wallet) => Ok(()),
        _ => Err(Refusal::NotYourNotes),
    }
}

#[inline]
pub fn apply(game: &Boxes, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
    match mv {
        Move::Choose { auction } => {
            state.container_mut().auction = Some(auction);
            turn.tell(Audience::All, || Event::Chosen { seat, auction });
            state.phase = Phase::Look;
            state.actions_left = ACTIONS;
        }
        Move::Look { place } => look(game, state, seat, place, turn),
        Move::Stop => looked_enough(game, state, seat, turn),
        Move::Bid { amount } => {
            state.bid = amount;
            state.bidder = Some(seat);
            state.container_mut().called[seat.index()] = (amount / STEP) as u8 + 1;
            turn.tell(Audience::All, || Event::Bid { seat, amount });
            next_bidder(game, state, turn);
        }
        Move::Pass => {
            state.bidding = state.bidding.without(seat); // boxes.open.raise: for good
            turn.tell(Audience::All, || Event::Passed { seat });
            next_bidder(game, state, turn);
        }
        Move::Lay { notes } => {
            state.laid[seat.index()] = notes;
            state.committed = state.committed.with(seat);
            turn.tell(Audience::Only(seat), || Event::Laid { notes });
            if state.committed == SeatSet::all(game.seats) {
                show_secret_bids(game, state, turn);
            }
        }
        Move::Pay { notes } => pay(game, state, seat, notes, turn),
    }
}

fn look(game: &Boxes, state: &mut State, seat: Seat, place: u8, turn: &mut Turn<'_, Event>) {
    let container = state.container_mut();
    container.looked[seat.index()] |= 1 << place;
    let looked = container.looked[seat.index()];
    let kind = container.cards[place as usize];
    turn.tell(Audience::All, || Event::Looked { seat, place });
    turn.tell(Audience::Only(seat), || Event::Saw { place, card: game.card(place as usize, kind) });
    state.actions_left -= cost(place as usize);
    // boxes.look: an action that buys no look is lost.
    let open_left = looked.trailing_ones() < OPEN_PLACES as u32;
    let closed_left = looked >> OPEN_PLACES != (1 << (PLACES - OPEN_PLACES)) - 1;
    let can_look = state.actions_left >= cost(0) && open_left || state.actions_left >= cost(OPEN_PLACES) && closed_left;
    if !can_look {
        looked_enough(game, state, seat, turn);
    }
}

/// boxes.look: from the auctioneer clockwise; when all have looked, the sale begins.
fn looked_enough(game: &Boxes, state: &mut State, seat: Seat, turn: &mut Turn<'_, Event>) {
    turn.tell(Audience::All, || Event::LookedEnough { seat });
    state.actions_left = ACTIONS;
    state.active = seat.next(game.seats);
    if state.active != state.auctioneer {
        return;
    }
    state.actions_left = 0;
    state.bid = 0;
    state.bidder = None;
    state.tie = false;
    match state.container().auction {
        Some(Auction::Secret) => {
            state.phase = Phase::Lay;
            state.committed = SeatSet::EMPTY;
        }
        _ => {
            state.phase = Phase::Bid;
            state.bidding = SeatSet::all(game.seats);
        }
    }
}

fn next_bidder(game: &Boxes, state: &mut State, turn: &mut Turn<'_, Event>) {
    state.active = state.bidding.from(state.active.next(game.seats)).unwrap_or(state.active);
    if state.bidding.len() == 1 {
        sell(game, state, state.active, turn);
    }
}

/// An open auction is over: the winner still has to choose the notes, unless there are none to pay.
fn sell(game: &Boxes, state: &mut State, winner: Seat, turn: &mut Turn<'_, Event>) {
    let amount = state.bid;
    state.active = winner;
    turn.tell(Audience::All, || Event::Won { seat: winner, amount });
    if amount == 0 {
        pay(game, state, winner, Notes::NONE, turn);
    } else {
        state.phase = Phase::Pay;
    }
}

fn show_secret_bids(game: &Boxes, state: &mut State, turn: &mut Turn<'_, Event>) {
    let laid = std::mem::replace(&mut state.laid, [Notes::NONE; crate::SEATS]);
    state.container_mut().shown = laid;
    state.committed = SeatSet::EMPTY;
    for seat in Seat::all(game.seats) {
        let notes = laid[seat.index()];
        turn.tell(Audience::All, || Event::Shown { seat, notes, amount: notes.total() });
    }
    let highest = laid.iter().map(|notes| notes.total()).max().unwrap_or_default();
    let best: SeatSet = Seat::all(game.seats).filter(|seat| laid[seat.index()].total() == highest).collect();
    state.bid = highest;
    let nearest = best.from(state.auctioneer).unwrap_or(state.auctioneer);
    state.active = nearest;
    if best.len() == 1 {
        turn.tell(Audience::All, || Event::Won { seat: nearest, amount: highest });
        pay(game, state, nearest, laid[nearest.index()], turn); // boxes.secret.bid: exactly the notes laid
    } else {
        turn.tell(Audience::All, || Event::Tied { amount: highest });
        state.phase = Phase::Bid; // boxes.secret.tie
        state.tie = true;
        state.bidding = best;
    }
}

/// The winner pays and unpacks; the next container is laid out, or the game is over.
fn pay(game: &Boxes, state: &mut State, winner: Seat, notes: Notes, turn: &mut Turn<'_, Event>) {
    state.wallets[winner.index()] -= notes;
    state.bank += notes;
    let container = state.container_mut();
    container.winner = Some(winner);
    container.paid = notes;
    let cards = container.cards;
    turn.tell(Audience::All, || Event::Paid { seat: winner, notes });
    turn.tell(Audience::Only(winner), || Event::Unpacked { cards: game.cards(&cards) }); // boxes.win
    state.bid = 0;
    state.bidder = None;
    state.tie = false;
    state.bidding = SeatSet::EMPTY;
    if usize::from(state.round) + 1 < ROUNDS {
        game.begin_round(state, state.round + 1, state.auctioneer.next(game.seats), turn);
        return;
    }
    state.phase = Phase::Over; // boxes.end
    for (round, container) in state.containers.iter().enumerate() {
        let seat = container.winner.unwrap_or_default();
        turn.tell(Audience::All, || Event::Counted {
            round: round as u8 + 1,
            seat,
            cards: game.cards(&container.cards),
        });
    }
}

/// The auctioneer has still to name the opening amount.
#[inline]
pub(crate) fn is_opening(state: &State) -> bool {
    state.bidder.is_none() && !state.tie
}

/// Whether a seat was among those who tied for the highest secret bid.
fn tied(state: &State, seat: Seat) -> bool {
    let shown = &state.container().shown;
    let highest = shown.iter().map(|notes| notes.total()).max();
    shown.get(seat.index()).map(|notes| notes.total()) == highest
}

/// boxes.look
#[inline]
pub(crate) fn cost(place: usize) -> u8 {
    if place < OPEN_PLACES { 1 } else { 2 }
}

impl Boxes {
    pub(crate) fn cards(&self, kinds: &[u8; PLACES]) -> Vec<Card> {
        kinds.iter().enumerate().map(|(place, &kind)| self.card(place, kind)).collect()
    }
}

pub fn any(rng: &mut Rng) -> Move {
    let mut notes = Notes::NONE;
    let highest = if rng.chance(8) { 256 } else { 4 };
    for count in &mut notes.0 {
        *count = rng.below(highest) as u8;
    }
    match rng.below(8) {
        0 => Move::Choose { auction: if rng.chance(2) { Auction::Open } else { Auction::Secret } },
        1 | 2 => Move::Look { place: rng.below(12) as u8 },
        3 => Move::Stop,
        4 if rng.chance(4) => Move::Bid { amount: rng.below(1 << 16) as u16 },
        4 => Move::Bid { amount: rng.below(20) as u16 * STEP },
        5 => Move::Pass,
        6 => Move::Lay { notes },
        _ => Move::Pay { notes },
    }
}
