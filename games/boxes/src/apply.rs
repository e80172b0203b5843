//! What a move does: the deal, looks, auctions, payments.

use crate::check::within_reach;
use crate::deck::{OPEN_PLACES, ROUNDS};
use crate::moves::{Event, Move};
use crate::rules::{ACTIONS, Boxes, SEATS, cost};
use crate::state::notes::{Notes, STEP};
use crate::state::{Auction, Container, Phase, State};
use brocante_core::{Audience, Kinds, Seat, SeatSet, Turn};

pub fn deal(game: &Boxes, turn: &mut Turn<'_, Event>) -> State {
    let first = turn.chance.seat("first", game.seats); // boxes.auctioneer
    let mut wallets = [Notes::NONE; SEATS];
    wallets[..game.seats as usize].fill(Notes::START); // boxes.notes
    let mut state = State {
        phase: Phase::Choose,
        round: 0,
        auctioneer: first,
        active: first,
        actions_left: 0,
        bid: 0,
        bidder: None,
        tie: false,
        bidding: SeatSet::EMPTY,
        committed: SeatSet::EMPTY,
        laid: [Notes::NONE; SEATS],
        wallets,
        bank: Notes::NONE,
        open_pile: game.deck.open_counts,
        closed_pile: game.deck.closed_counts,
        containers: [Container::EMPTY; ROUNDS],
    };
    begin_round(game, &mut state, 0, first, turn);
    state
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
    let kind = container.cards[place as usize];
    turn.tell(Audience::All, || Event::Looked { seat, place });
    turn.tell(Audience::Only(seat), || Event::Saw { place, card: game.card(place as usize, kind) });
    state.actions_left -= cost(place as usize);
    // boxes.look: an action that buys no look is lost.
    if within_reach(state, seat) == 0 {
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
    let laid = std::mem::replace(&mut state.laid, [Notes::NONE; SEATS]);
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
        begin_round(game, state, state.round + 1, state.auctioneer.next(game.seats), turn);
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

/// Lays out the container of a round and hands the token on.
fn begin_round(game: &Boxes, state: &mut State, round: u8, auctioneer: Seat, turn: &mut Turn<'_, Event>) {
    state.phase = Phase::Choose;
    state.round = round;
    state.auctioneer = auctioneer;
    state.active = auctioneer;
    let mut container = Container::EMPTY;
    for (place, card) in container.cards.iter_mut().enumerate() {
        let (name, pile) = if place < OPEN_PLACES {
            ("open", &mut state.open_pile[..game.deck.open.len()])
        } else {
            ("closed", &mut state.closed_pile[..game.deck.closed.len()])
        };
        *card = turn.chance.pick(name, &Kinds(pile)) as u8;
        pile[*card as usize] -= 1;
    }
    *state.container_mut() = container;
    turn.tell(Audience::All, || Event::Container { round: round + 1, seat: auctioneer });
}
