//! What a move does.

mod bags;

use self::bags::NextBag;
use crate::check::Line;
use crate::deck::Kind;
use crate::deck::words::{Discarded, DrawDeck};
use crate::moves::Move;
use crate::moves::event::{Event, Turn};
use crate::rules::{Bizarre, INVENTORS, ROUNDS, SEATS};
use crate::state::hand::{Card, HAND, Hand};
use crate::state::{Pair, Phase, Sold, State, Thrift};
use brocante_core::{Audience, Seat, SeatSet};

pub(crate) fn deal(game: &Bizarre, turn: &mut Turn<'_>) -> State {
    let first = turn.chance.seat("first", game.seats); // bizarre.buyer
    let mut state = State {
        phase: Phase::Identity,
        round: 0,
        buyer: first,
        active: first,
        committed: SeatSet::EMPTY,
        buyer_cards: [0; 2],
        identity: [0; 2],
        hands: [Hand::default(); SEATS],
        thrifts: [Thrift::default(); SEATS],
        bags: [Pair::default(); SEATS],
        given: [None; SEATS],
        by_hand: false,
        pitched: SeatSet::EMPTY,
        qualities: game.qualities,
        items: game.items,
        buyers: game.buyers,
        last: [Sold::default(); INVENTORS],
        identities: Default::default(),
        sales: [Sold::default(); ROUNDS],
    };
    begin_round(&mut state, first, turn);
    state
}

fn begin_round(state: &mut State, buyer: Seat, turn: &mut Turn<'_>) {
    state.phase = Phase::Identity;
    state.buyer = buyer;
    state.active = buyer;
    let renewals = state.renewals();
    let buyers = [draw(Kind::Buyer, &mut state.buyers, turn), draw(Kind::Buyer, &mut state.buyers, turn)];
    state.buyer_cards = buyers;
    tell_renewals(state, renewals, turn);
    let round = state.round + 1;
    turn.tell(Audience::All, || Event::Round { round, seat: buyer });
    turn.tell(Audience::Only(buyer), || Event::DrewBuyers { buyers });
}

#[inline]
pub(crate) fn apply(game: &Bizarre, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_>) {
    match mv {
        Move::Identity { first, second } => {
            state.identity = [first.word, second.word];
            state.identities[usize::from(state.round)] = [first, second];
            turn.tell(Audience::All, || Event::Identity { seat, first, second });
            state.phase = Phase::Thrift;
        }
        Move::Thrift { discard, qualities } => {
            state.thrifts[seat.index()] = Thrift { discard, qualities };
            turn.tell(Audience::Only(seat), || Event::Thrifted { discard, qualities });
            if commit(game, state, seat) {
                restock(game, state, turn);
                state.phase = Phase::Invent;
            }
        }
        Move::Invent { quality, item } => {
            let hand = &mut state.hands[seat.index()];
            hand.remove(Card::quality(quality));
            hand.remove(Card::item(item));
            state.bags[seat.index()] = Pair { quality, item };
            turn.tell(Audience::Only(seat), || Event::Invented { quality, item });
            if commit(game, state, seat) {
                turn.tell(Audience::All, || Event::BagsReady);
                state.phase = Phase::Deal;
                state.active = state.buyer;
            }
        }
        Move::Give { from } => {
            state.by_hand = true;
            let line = Line::of(game, state);
            give(state, line.to, from, turn);
            if let Some((to, from)) = line.last_after(from) {
                give(state, to, from, turn);
                begin_pitch(game, state, turn);
            }
        }
        Move::Shuffle => {
            turn.tell(Audience::All, || Event::Shuffled { seat });
            shuffle(game, state, turn);
            begin_pitch(game, state, turn);
        }
        Move::EndPitch => end_pitch(game, state, seat, turn),
        Move::Buy { from } => buy(game, state, from, turn),
    }
}

/// Notes a secret choice; `true` once all Inventors have made it.
#[inline]
fn commit(game: &Bizarre, state: &mut State, seat: Seat) -> bool {
    state.committed = state.committed.with(seat);
    let all = state.committed == game.inventor_set(state);
    if all {
        state.committed = SeatSet::EMPTY;
    }
    all
}

/// bizarre.thrift.discard, bizarre.thrift.draw: first all discards, then all draws, seat by seat.
fn restock(game: &Bizarre, state: &mut State, turn: &mut Turn<'_>) {
    turn.tell(Audience::All, || Event::Restocked);
    let inventors = || Seat::all(game.seats).filter(|&seat| seat != state.buyer);
    for seat in inventors() {
        let hand = state.hands[seat.index()];
        for (place, &card) in hand.as_slice().iter().enumerate() {
            if state.thrifts[seat.index()].discard.has(place) {
                state.hands[seat.index()].remove(card);
                match card.kind() {
                    Kind::Quality => state.qualities.discard(card.id(), Discarded::By(seat)),
                    _ => state.items.discard(card.id(), Discarded::By(seat)),
                }
            }
        }
    }
    let renewals = state.renewals();
    let buyer = state.buyer;
    for seat in Seat::all(game.seats).filter(|&seat| seat != buyer) {
        let before = state.hands[seat.index()];
        let qualities = usize::from(state.thrifts[seat.index()].qualities);
        for at in 0..HAND - before.len() {
            let card = match at < qualities {
                true => Card::quality(draw(Kind::Quality, &mut state.qualities, turn)),
                false => Card::item(draw(Kind::Item, &mut state.items, turn)),
            };
            state.hands[seat.index()].add(card);
        }
        state.thrifts[seat.index()] = Thrift::default();
        let hand = state.hands[seat.index()];
        turn.tell(Audience::Only(seat), || {
            let new = |kind| {
                hand.cards().filter(move |&card| card.kind() == kind && !before.has(card)).map(Card::id).collect()
            };
            Event::Drew { qualities: new(Kind::Quality), items: new(Kind::Item) }
        });
    }
    tell_renewals(state, renewals, turn);
}

/// Everybody sees that a seat has a bag now, but only the Buyer sees whose bag it is.
fn give(state: &mut State, to: Seat, from: Seat, turn: &mut Turn<'_>) {
    state.given[to.index()] = Some(from);
    turn.tell(Audience::All, || Event::Given { to });
    turn.tell(Audience::Only(state.buyer), || Event::Gave { from, to });
}

/// bizarre.deal: hands out all bags at random.
fn shuffle(game: &Bizarre, state: &mut State, turn: &mut Turn<'_>) {
    loop {
        let line = Line::of(game, state);
        if line.waiting.is_empty() {
            return;
        }
        let next = NextBag::new(line.to, line.waiting, line.left);
        state.given[line.to.index()] = Some(Seat(turn.chance.pick("bag", &next) as u8));
    }
}

fn begin_pitch(game: &Bizarre, state: &mut State, turn: &mut Turn<'_>) {
    state.phase = Phase::Pitch;
    state.pitched = SeatSet::EMPTY;
    next_pitch(state, state.buyer.next(game.seats), turn);
}

/// bizarre.pitch: only now the pitcher, and nobody else, opens the bag.
fn next_pitch(state: &mut State, pitcher: Seat, turn: &mut Turn<'_>) {
    state.active = pitcher;
    let Pair { quality, item } = state.pitched_by(pitcher);
    turn.tell(Audience::All, || Event::PitchBegins { seat: pitcher });
    turn.tell(Audience::Only(pitcher), || Event::OpenedBag { quality, item });
}

fn end_pitch(game: &Bizarre, state: &mut State, seat: Seat, turn: &mut Turn<'_>) {
    let Pair { quality, item } = state.pitched_by(seat);
    turn.tell(Audience::All, || Event::Pitched { seat, quality, item });
    state.pitched = state.pitched.with(seat);
    let next = seat.next(game.seats);
    if next == state.buyer {
        state.phase = Phase::Sale;
        state.active = state.buyer;
    } else {
        next_pitch(state, next, turn);
    }
}

/// bizarre.sale: the inventor gets the item, the pitcher the quality; the rest is discarded.
fn buy(game: &Bizarre, state: &mut State, from: Seat, turn: &mut Turn<'_>) {
    let bought = state.pitched_by(from);
    let (buyer, Pair { quality, item }) = (state.buyer, bought);
    turn.tell(Audience::All, || Event::Bought { seat: buyer, from, quality, item });
    state.last = [Sold::default(); INVENTORS];
    for (at, pitcher) in game.inventors(state).enumerate() {
        let inventor = state.given[pitcher.index()].unwrap_or_default();
        let pair = state.pitched_by(pitcher);
        turn.tell(Audience::All, || Event::Revealed { seat: pitcher, from: inventor });
        state.last[at] = Sold { pair, inventor, pitcher };
        if pitcher == from {
            state.sales[usize::from(state.round)] = state.last[at];
        } else {
            state.qualities.discard(pair.quality, Discarded::Shown);
            state.items.discard(pair.item, Discarded::Shown);
        }
    }
    state.buyer_cards.iter().for_each(|&card| state.buyers.discard(card, Discarded::Shown));
    state.bags = [Pair::default(); SEATS];
    state.given = [None; SEATS];
    state.by_hand = false;
    state.pitched = SeatSet::EMPTY;
    state.identity = [0; 2];
    state.round += 1;
    if state.round < game.rounds() {
        begin_round(state, state.buyer.next(game.seats), turn);
    } else {
        state.phase = Phase::Over; // bizarre.end
        turn.tell(Audience::All, || Event::Ended);
    }
}

/// Draws a card of a deck, which is renewed from its discards if it is empty (bizarre.reshuffle).
#[inline]
fn draw<const WORDS: usize, const FATES: usize>(
    deck: Kind,
    words: &mut DrawDeck<WORDS, FATES>,
    turn: &mut Turn<'_>,
) -> u16 {
    if words.is_used_up() {
        words.renew();
    }
    let id = turn.chance.pick(deck.name(), words) as u16;
    words.take(id);
    id
}

/// Tells which decks were renewed since, always in the same order: the real order would tell what others
/// drew.
fn tell_renewals(state: &State, since: [u8; 3], turn: &mut Turn<'_>) {
    let kinds = [Kind::Quality, Kind::Item, Kind::Buyer];
    for (deck, (now, since)) in kinds.into_iter().zip(state.renewals().into_iter().zip(since)) {
        for _ in since..now {
            turn.tell(Audience::All, || Event::Renewed { deck });
        }
    }
}
