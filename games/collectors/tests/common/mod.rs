//! Small helpers for the tests of rules: tables with known cards, and moves in one word.

#![allow(dead_code)] // Each test file uses its own share of them.

use brocante_collectors::{Collectors, Event, Move, Phase, Refusal, SeatView, Side, View};
use brocante_core::{
    AddressedEvent, DeckChoice, Game, Guide, Header, PlayError, Refuses, Rng, Seat, Seed, Status, Table, Viewer,
    events_for,
};
use brocante_laws::Lawful as _;

/// Action spaces by number.
pub mod space {
    pub const BUY: u8 = 0;
    pub const BUY_FOR_2: u8 = 2;
    pub const BUY_FOR_3: u8 = 4;
    pub const SKILL: u8 = 5;
    pub const SKILL_FOR_1: u8 = 8;
    pub const AUCTION_GAIN_2: u8 = 10;
    pub const AUCTION: u8 = 12;
    pub const RAISE_TWO: u8 = 14;
    pub const RAISE_TWO_FOR_2: u8 = 15;
    pub const RAISE_ONE: u8 = 16;
    pub const TILE: u8 = 17;
    pub const RECYCLE: u8 = 18;
    pub const DRAW_TWO: u8 = 19;
    pub const DRAW_FIRST: u8 = 20;
    pub const DRAW_TUCK: u8 = 21;
}

/// What chance brings: the first seat's number and the cards in the order of RULES.md.
pub struct Deal<'a> {
    pub first: u32,
    /// Three cards a seat; the first of them is kept as the secret item.
    pub hands: &'a [[u32; 3]],
    pub auction: [u32; 4],
    pub items: &'a [u32],
    pub skills: &'a [u32],
    pub then: &'a [u32],
}

/// A table of two with nothing special. A seat's secret is a penguin; no skill is a bottle.
///
/// Markets: the auction pool has movie, movie, figures, figures; the item pool penguin, penguin,
/// figures; the skill pool music, music, music.
pub const PLAIN: Deal<'_> = Deal {
    first: 0,
    hands: &[[0, 20, 41], [8, 21, 42]],
    auction: [1, 2, 5, 6],
    items: &[28, 29, 46],
    skills: &[10, 11, 19],
    then: &[],
};

pub fn header(seats: u8) -> Header {
    Header { seed: Some(Seed([7; 32])), ..Header::new("collectors", seats) }
}

/// A table before the secret items are kept.
pub fn dealt(deal: &Deal<'_>, deck: Option<String>) -> Table<Collectors> {
    let mut header = header(deal.hands.len() as u8);
    header.deck = deck.map(DeckChoice::text);
    let cards = deal.hands.iter().flatten().chain(&deal.auction).chain(deal.items).chain(deal.skills).chain(deal.then);
    header.draws.insert("deck".to_owned(), cards.copied().collect());
    header.draws.insert("first".to_owned(), vec![deal.first]);
    Table::open(&header).unwrap()
}

/// A table at the beginning of the first quarter: everybody keeps the first of their cards.
pub fn table(deal: &Deal<'_>) -> Table<Collectors> {
    table_with(deal, None)
}

pub fn table_with(deal: &Deal<'_>, deck: Option<String>) -> Table<Collectors> {
    let mut table = dealt(deal, deck);
    for (seat, hand) in (0..).zip(deal.hands) {
        play(&mut table, seat, keep(hand[0] as u8));
    }
    table
}

/// The usual deck file with some text replaced, each once.
pub fn deck_with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(Collectors::INFO.decks[0].1.to_owned(), |deck, (from, to)| {
        assert!(deck.contains(from), "`{from}` is in the deck file");
        deck.replacen(from, to, 1)
    })
}

/// A deck whose player boards give no income at all.
pub fn deck_without_income(start_coins: &str) -> String {
    deck_with(&[
        ("board = [{}, {}, { cards = 1 }, { coins = 1 }, { coins = 2 }]", "board = [{}, {}, {}, {}, {}]"),
        ("start-coins = [2, 3, 4, 5]", &format!("start-coins = {start_coins}")),
    ])
}

/// A deck whose player boards give so many cards that the deck soon runs out.
pub fn deck_that_runs_out() -> String {
    Collectors::edge_decks(2).remove(0)
}

pub fn play(table: &mut Table<Collectors>, seat: u8, mv: Move) -> Vec<AddressedEvent<Event>> {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"))
}

/// Plays several moves of seats in turn.
pub fn play_all(table: &mut Table<Collectors>, moves: &[(u8, Move)]) {
    for &(seat, mv) in moves {
        play(table, seat, mv);
    }
}

pub fn refuse(table: &mut Table<Collectors>, seat: u8, mv: Move, refusal: &Refusal, rule: &str) {
    assert_eq!(table.play(Seat(seat), mv), Err(PlayError::Refused(refusal.clone())), "{mv:?}");
    assert_eq!(refusal.rule(), rule);
}

pub fn view(table: &Table<Collectors>, viewer: Viewer) -> View {
    table.game().view(table.state(), viewer)
}

/// What everybody sees of a seat.
pub fn seat(table: &Table<Collectors>, seat: u8) -> SeatView {
    view(table, Viewer::Public).seats[usize::from(seat)].clone()
}

pub fn coins(table: &Table<Collectors>, of: u8) -> u16 {
    seat(table, of).coins
}

/// The card numbers in a seat's hand.
pub fn hand(table: &Table<Collectors>, of: u8) -> Vec<u8> {
    view(table, Viewer::Seat(Seat(of))).own.unwrap().hand.iter().map(|face| face.card).collect()
}

/// What a seat heard of a move.
pub fn heard_by(told: &[AddressedEvent<Event>], seat: u8) -> Vec<Event> {
    events_for(told, Viewer::Seat(Seat(seat)))
}

pub fn to_act(table: &Table<Collectors>) -> Vec<u8> {
    table.status().to_act().iter().map(|seat| seat.0).collect()
}

/// How many market cards a category has, by its place among the categories.
pub fn prices(table: &Table<Collectors>) -> [usize; 5] {
    std::array::from_fn(|at| view(table, Viewer::Public).market[at].cards.len())
}

/// Plays on with recycled bottles and the first of every other choice until `done`.
pub fn idle_until(table: &mut Table<Collectors>, done: impl Fn(&View) -> bool) {
    while !done(&view(table, Viewer::Public)) {
        let Status::ToAct(seats) = table.status() else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        let recycle = place(space::RECYCLE);
        let moves = table.legal(seat);
        let mv = if moves.contains(&recycle) { recycle } else { moves[0] };
        play(table, seat.0, mv);
    }
}

/// Four seats on boards that give two cards a place: six a quarter for each, so that the deck runs
/// out in the third quarter. In the second one seat 0 pays for a card of the auction pool with
/// `paid` of its cards.
pub fn running_out(paid: u16, renewed: &[u32]) -> Table<Collectors> {
    let deck = deck_that_runs_out().replace("start-coins = [2, 3, 4, 5]", "start-coins = [0, 0, 0, 0]");
    let mut header = header(4);
    header.deck = Some(DeckChoice::text(deck));
    header.draws.insert("first".to_owned(), vec![0]);
    // Nobody gets a card of $2 before the deck runs out.
    let ones = (0..90).filter(|card| ![12, 16, 17].contains(&(card % 18)));
    header.draws.insert("deck".to_owned(), ones.collect());
    header.draws.insert("renewed".to_owned(), renewed.to_vec());
    let mut table = Table::<Collectors>::open(&header).unwrap();
    (0..4).for_each(|seat| drop(play(&mut table, seat, keep(3 * seat))));
    // First quarter: everyone keeps one bottle.
    for (seat, space) in [(0, 5), (1, 6), (2, 7)] {
        let card = hand(&table, seat)[0];
        play_all(&mut table, &[(seat, place(space)), (seat, gain(card))]);
    }
    idle_until(&mut table, |view| view.quarter == 2);
    if paid > 0 {
        let card = view(&table, Viewer::Public).auction_pool[0].card;
        play_all(&mut table, &[(0, place(space::AUCTION)), (0, put_up(card)), (0, bid(paid))]);
        (1..4).for_each(|seat| drop(play(&mut table, seat, Move::Pass)));
        while view(&table, Viewer::Public).phase == Phase::Pay {
            let card = hand(&table, 0)[0];
            play(&mut table, 0, pay_card(card));
        }
        play(&mut table, 0, Move::Settle { side: Side::Market });
    }
    table
}

/// The move with the best mark, in a position made up from what the seat sees.
pub fn guided(table: &Table<Collectors>, seat: Seat, rng: &mut Rng) -> Move {
    let (game, moves) = (table.game(), table.legal(seat));
    let state = game.determinize(&view(table, Viewer::Seat(seat)), rng);
    let mut marks = Vec::new();
    game.rate(&state, seat, &moves, &mut marks);
    let best = marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<Move> = moves.iter().zip(&marks).filter(|&(_, &mark)| mark == best).map(|(&mv, _)| mv).collect();
    *rng.choose(&equals).unwrap()
}

pub fn keep(card: u8) -> Move {
    Move::Keep { card }
}
pub fn place(space: u8) -> Move {
    Move::Place { space }
}
pub fn buy(card: u8) -> Move {
    Move::Buy { card }
}
pub fn gain(card: u8) -> Move {
    Move::Gain { card }
}
pub fn raise(card: u8) -> Move {
    Move::Raise { card }
}
pub fn tuck(card: u8) -> Move {
    Move::Tuck { card }
}
pub fn put_up(card: u8) -> Move {
    Move::Auction { card, face_down: false }
}
pub fn put_up_unseen(card: u8) -> Move {
    Move::Auction { card, face_down: true }
}
pub fn bid(coins: u16) -> Move {
    Move::Bid { coins }
}
pub fn pay_card(card: u8) -> Move {
    Move::PayCard { card }
}
