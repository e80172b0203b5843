//! A table with known cards, and short words for what tests do with it.

#![allow(dead_code)]

use brocante_core::{
    AddressedEvent, Game, Guide, Header, Moves, PlayError, Refuses, Rng, Script, Seat, Seed, Table, Viewer,
};
use brocante_five_cards::{Event, FiveCards, Move, Refusal, View};
use brocante_laws::Lawful as _;

// Seat s has collection s: seat 0 wants 0, 6, 12, 18, 24; seat 1 wants 1, 7, 13, 19, 20; seat 2 wants 2, 8, 14, 15, 21.
pub const PILE_SWAP: u8 = 25;
pub const DRAW_THREE: u8 = 26;
pub const DIRECTION: u8 = 27;
pub const RETRIEVE: u8 = 28;
pub const DRAW_HAND: u8 = 29;
pub const VIEW_HAND: u8 = 30;
pub const TAKE_OVER: u8 = 31;

pub fn header(seats: u8) -> Header {
    let draws = [("first", vec![0]), ("collection", (0..u32::from(seats)).collect())];
    let draws = draws.map(|(name, outcomes)| (name.to_owned(), outcomes));
    Header { seed: Some(Seed([3; 32])), draws: Script::from(draws), ..Header::new("five-cards", seats) }
}

/// A table on which hands begin with the cards given, and the deck goes on with `draws`. Hands are
/// filled up with symbols that are not named anywhere.
pub fn table_of(mut header: Header, hands: &[&[u8]], top: u8, draws: &[u8]) -> Table<FiveCards> {
    let size = if header.seats == 2 && header.options.is_empty() { 9 } else { 7 };
    let named: Vec<u8> = hands.iter().flat_map(|hand| hand.iter()).chain([&top]).chain(draws).copied().collect();
    let mut fill = (0..25).rev().filter(|card| !named.contains(card)).flat_map(|card| [card; 2]);
    let mut deck: Vec<u32> = Vec::new();
    for seat in 0..usize::from(header.seats) {
        let hand = hands.get(seat).copied().unwrap_or_default();
        deck.extend(hand.iter().map(|&card| u32::from(card)));
        deck.extend(fill.by_ref().take(size - hand.len()).map(u32::from));
    }
    deck.push(top.into());
    deck.extend(draws.iter().map(|&card| u32::from(card)));
    header.draws.insert("deck".to_owned(), deck);
    Table::open(&header).unwrap_or_else(|error| panic!("{error:?}"))
}

pub fn table(seats: u8, hands: &[&[u8]], top: u8, draws: &[u8]) -> Table<FiveCards> {
    table_of(header(seats), hands, top, draws)
}

pub fn play(table: &mut Table<FiveCards>, seat: u8, mv: Move) -> Vec<AddressedEvent<Event>> {
    table.play(Seat(seat), mv).unwrap_or_else(|error| panic!("{mv:?} of seat {seat}: {error:?}"))
}

pub fn refuse(table: &mut Table<FiveCards>, seat: u8, mv: Move, refusal: &Refusal, rule: &str) {
    assert_eq!(table.play(Seat(seat), mv), Err(PlayError::Refused(refusal.clone())), "{mv:?}");
    assert_eq!(refusal.rule(), rule);
}

pub fn view(table: &Table<FiveCards>, seat: u8) -> View {
    table.game().view(table.state(), Viewer::Seat(Seat(seat)))
}

pub fn active(table: &Table<FiveCards>) -> u8 {
    view(table, 0).active.0
}

pub fn hand(table: &Table<FiveCards>, seat: u8) -> Vec<u8> {
    view(table, seat).hand.iter().map(|card| card.kind).collect()
}

/// What a seat knows of another's hand, and how many of it may be gone.
pub fn known(table: &Table<FiveCards>, seat: u8, of: u8) -> (Vec<u8>, u8) {
    let known = &view(table, seat).seats[of as usize].known;
    (known.cards.iter().map(|card| card.kind).collect(), known.less_unseen)
}

pub fn pile(table: &Table<FiveCards>) -> Vec<u8> {
    view(table, 0).pile.iter().map(|card| card.kind).collect()
}

pub fn pass_upto(table: &mut Table<FiveCards>, seat: u8) {
    while active(table) != seat {
        let passing = active(table);
        play(table, passing, Move::Pass);
    }
}

pub fn all_cards(seats: u8) -> Vec<u32> {
    let table = table(seats, &[], 0, &[]);
    table.game().census(table.state())
}

/// The move with the best mark, from what the seat can see.
pub fn guided(game: &FiveCards, state: &<FiveCards as Game>::State, seat: Seat, rng: &mut Rng) -> Move {
    let made_up = game.determinize(&game.view(state, Viewer::Seat(seat)), rng);
    let (moves, marks) = rated(game, &made_up, seat);
    let best = marks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<Move> = moves.iter().zip(marks).filter(|(_, mark)| *mark == best).map(|(&mv, _)| mv).collect();
    *rng.choose(&equals).expect("who is to act has a move, by law")
}

/// The proposed moves, and the guide's marks for them.
pub fn rated(game: &FiveCards, state: &<FiveCards as Game>::State, seat: Seat) -> (Moves<Move>, Vec<f32>) {
    let (mut moves, mut marks) = (Moves::default(), Vec::new());
    game.moves(state, seat, &mut moves);
    game.rate(state, seat, &moves, &mut marks);
    (moves, marks)
}
