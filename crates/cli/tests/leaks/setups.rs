//! Two deals of each game that seat 0 and the public cannot distinguish: what these viewers see is scripted the
//! same, while the other seats' secrets or the future draws differ.

use super::market::seed;
use brocante_core::Rng;
use serde_json::{Value, json};

/// Scripted words of Bizarre. Another set of this size replaces them; a word file has at least 160.
const SCRIPTED_WORDS: u32 = 80;

/// A pair of setups, and how the test plays them.
pub struct Twins {
    pub a: Value,
    pub b: Value,
    /// One choice in this many differs between the tables, if no viewer under test can tell.
    pub differs_one_in: u32,
    /// Minimum number of compared steps, for seat 0 and for the public.
    pub steps_min: [usize; 2],
}

fn twins(setup: &Value, draws: [Value; 2], differs_one_in: u32, steps_min: [usize; 2]) -> Twins {
    let table = |draws: &Value, number| {
        let mut table = setup.clone();
        table["draws"] = draws.clone();
        table["seed"] = seed(number).into();
        table
    };
    Twins { a: table(&draws[0], 0xa11ce), b: table(&draws[1], 0xb0b), differs_one_in, steps_min }
}

fn shuffled(cards: impl IntoIterator<Item = u32>, rng: &mut Rng) -> Vec<u32> {
    let mut cards: Vec<u32> = cards.into_iter().collect();
    rng.shuffle(&mut cards);
    cards
}

fn with(cards: Vec<u32>, more: &[u32]) -> Vec<u32> {
    [cards, more.to_vec()].concat()
}

/// Some open boxes of the first container are the same, so that seat 0 may look into them.
pub fn boxes(seats: u8) -> Twins {
    let draws = json!({ "first": [1], "open": [0, 1, 2] });
    twins(&json!({ "game": "boxes", "seats": seats }), [draws.clone(), draws], 3, [8, 20])
}

/// Seats 1 and 2 hold different cards. Seat 0's hand, the face-up cards and the draws are the same.
pub fn five_cards(seats: u8, rng: &mut Rng) -> Twins {
    let is_pair = seats == 2;
    let hand = if is_pair { 9 } else { 7 };
    let specials: &[(u32, usize)] = if is_pair {
        &[(26, 4), (28, 3), (29, 4), (30, 3), (31, 3)]
    } else {
        &[(25, 2), (26, 4), (27, 2), (28, 3), (29, 4), (30, 3), (31, 3)]
    };
    // The face-up card is a symbol; one of its two copies is reserved for it.
    let symbols = (0..25).chain(1..25);
    let rest = specials.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, count));
    let mut cards = shuffled(symbols.chain(rest), rng);
    let mut take = |count: usize| cards.drain(..count).collect::<Vec<u32>>();
    let own = take(hand);
    let (mut a, mut b) = (own.clone(), own);
    for seat in 1..seats {
        let held = take(hand);
        b.extend(if seat <= 2 { take(hand) } else { held.clone() });
        a.extend(held);
    }
    let common = [&[0], &cards[..]].concat();
    let script = |deck: Vec<u32>| {
        let collections: Vec<u8> = (0..seats).collect();
        json!({ "first": [1], "collection": collections, "deck": with(deck, &common) })
    };
    twins(&json!({ "game": "five-cards", "seats": seats }), [script(a), script(b)], 3, [15, 20])
}

/// Only the last draw is ever hidden, so the deals are the same up to a turn of another seat.
pub fn vintage(seats: u8, rng: &mut Rng) -> Twins {
    let displayed = 1 + 2 + 3 * (usize::from(seats) - 2);
    // Turns of two draws each, until seat 1, which began, draws a different card.
    let alike = displayed + 2 * usize::from(seats) * if seats < 5 { 4 } else { 2 };
    let cards = shuffled(0..63, rng);
    let a = &cards[..alike + 2];
    let b = [&cards[..alike], &cards[alike + 2..alike + 4]].concat();
    let script = |deck: &[u32]| json!({ "first": [1], "deck": deck });
    twins(&json!({ "game": "vintage", "seats": seats }), [script(a), script(&b)], 3, [30, 30])
}

/// The other hands differ; the pools and later draws are the same.
pub fn collectors(seats: u8, rng: &mut Rng) -> Twins {
    let mut cards = shuffled(0..90, rng);
    let mut take = |count: usize| cards.drain(..count).collect::<Vec<u32>>();
    let own = take(3);
    let (mut a, mut b) = (own.clone(), own);
    for _ in 1..seats {
        a.extend(take(3));
        b.extend(take(3));
    }
    let script = |deck: Vec<u32>| json!({ "first": [1], "deck": with(deck, &cards) });
    twins(&json!({ "game": "collectors", "seats": seats }), [script(a), script(b)], 3, [20, 20])
}

/// A third of the words that the other seats draw in the first round differ.
pub fn bizarre(seats: u8, first: u8, rng: &mut Rng) -> Twins {
    let words = |rng: &mut Rng| {
        let words = shuffled(0..2 * SCRIPTED_WORDS, rng);
        let (alike, other) = words.split_at(SCRIPTED_WORDS as usize);
        let mut b = alike.to_vec();
        // An Inventor on seat 0 draws first, at most seven words.
        let own = if first == 0 { 0 } else { 7 };
        for place in own..(own + 6 * usize::from(seats)).min(b.len()) {
            if rng.chance(3) {
                b[place] = other[place];
            }
        }
        (alike.to_vec(), b)
    };
    let (qualities, items) = (words(rng), words(rng));
    let buyers: Vec<u32> = (0..32).collect();
    let script =
        |quality: &[u32], item: &[u32]| json!({ "first": [first], "quality": quality, "item": item, "buyer": buyers });
    let draws = [script(&qualities.0, &items.0), script(&qualities.1, &items.1)];
    twins(&json!({ "game": "bizarre", "seats": seats }), draws, 8, [10, 10])
}
