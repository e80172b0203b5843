//! How bots play: by the tags of the deck file.
//!
//! A word fits the Buyer if it shares tags with one of the two words the Buyer is, and a pair fits best if
//! it pleases both. In the thrift nothing is lost with a card, as any other is as good for the Buyers to
//! come: so it comes down to what the best of each kind will be after the draw, and that can be counted.
//! As the Buyer a bot plays nobody's game: it is whom it likes to be, hands bags out by habit, and buys what
//! fits, and among that what is to its taste (`taste.rs`).
//!
//! Measured at four seats over 1,500 games, two seats against two that play at random, all Buyers judging by
//! this: 86 % of the inventions that are bought are the guide's, 77 % with the moves of play-outs. To propose
//! a thrift that keeps only a pair was tried and left out: 51 % against the guide without, hardly above chance.

use crate::hand::{HAND, Hand, Kind, Places};
use crate::moves::Move;
use crate::tags::TagSet;
use crate::taste::Taste;
use crate::{Bizarre, Pair, Phase, State, quick};
use brocante_core::{Guide, Moves, Rng, Search, Seat};

/// For a pair that pleases both of the Buyer's words; a shared tag counts 1.
const BOTH: f32 = 0.6;
/// For the way to hand out bags that is a Buyer's habit.
const HABIT: f32 = 0.5;
/// No word fits any better, as far as counting the odds goes.
const FIT_MAX: usize = 7;

impl Guide for Bizarre {
    /// What sells is a matter of taste, and a search would buy from whoever trails.
    const SEARCH: Option<Search> = None;

    fn rate(&self, state: &State, seat: Seat, moves: &[Move], marks: &mut Vec<f32>) {
        marks.clear();
        if matches!(state.phase, Phase::Identity | Phase::Deal | Phase::Sale) {
            let taste = Taste::of(self, state, seat);
            marks.extend(moves.iter().map(|&mv| rate_as_buyer(self, state, &taste, mv)));
        } else {
            let odds = (state.phase == Phase::Thrift).then(|| Odds::of(self, state));
            marks.extend(moves.iter().map(|&mv| match (mv, &odds) {
                (Move::Invent { quality, item }, _) => fit_of_pair(self, state, Pair { quality, item }),
                (Move::Thrift { discard, qualities }, Some(odds)) => {
                    odds.hope(self, state, &state.hands[seat.index()], discard, qualities.into())
                }
                _ => 0.0,
            }));
        }
    }

    #[inline]
    fn quick(&self, state: &State, seat: Seat, _moves: &mut Moves<Move>, rng: &mut Rng) -> Move {
        quick::choose(self, state, seat, rng)
    }

    /// What goes into a bag, or is thrown away, is secret; and only the Buyer sees whose bag is given.
    fn as_seen(&self, _state: &State, mv: Move) -> Move {
        match mv {
            Move::Thrift { .. } => Move::Thrift { discard: Places::NONE, qualities: 0 },
            Move::Invent { .. } => Move::Invent { quality: 0, item: 0 },
            Move::Give { .. } => Move::Give { from: Seat(0) },
            open => open,
        }
    }
}

fn rate_as_buyer(game: &Bizarre, state: &State, taste: &Taste, mv: Move) -> f32 {
    match mv {
        Move::Identity { first, second } => {
            taste.mark([first, second].map(|of| game.tags.buyers[usize::from(of.card)][usize::from(of.word)]))
        }
        Move::Shuffle if taste.hands_out => -HABIT,
        Move::Shuffle => HABIT,
        Move::Buy { from } => {
            let pair = state.pitched_by(from);
            fit_of_pair(game, state, pair) + taste.mark(game.tags.pair(pair))
        }
        _ => 0.0,
    }
}

/// How many tags a word shares with the Buyer's words.
fn fit(tags: TagSet, wants: [TagSet; 2]) -> u32 {
    (tags & wants[0]).count_ones() + (tags & wants[1]).count_ones()
}

fn fit_of_pair(game: &Bizarre, state: &State, pair: Pair) -> f32 {
    let (wants, [quality, item]) = (game.wants(state), game.tags.pair(pair));
    let pleases = |wanted: TagSet| (quality | item) & wanted != 0;
    let both = if wants.into_iter().all(pleases) { BOTH } else { 0.0 };
    (fit(quality, wants) + fit(item, wants)) as f32 + both
}

/// For qualities and items: the part of all words that share so many tags with the Buyer, or fewer.
struct Odds([[f32; FIT_MAX]; 2]);

impl Odds {
    fn of(game: &Bizarre, state: &State) -> Odds {
        let wants = game.wants(state);
        Odds([&game.tags.qualities, &game.tags.items].map(|words| {
            let mut counts = [0_u32; FIT_MAX];
            words.iter().for_each(|&tags| counts[(fit(tags, wants) as usize).min(FIT_MAX - 1)] += 1);
            let mut sum = 0;
            counts.map(|count| {
                sum += count;
                sum as f32 / words.len() as f32
            })
        }))
    }

    /// How well the best of each kind will fit after a thrift, on average.
    fn hope(&self, game: &Bizarre, state: &State, hand: &Hand, discard: Places, qualities: usize) -> f32 {
        let wants = game.wants(state);
        let kept = || hand.cards().enumerate().filter(|&(place, _)| !discard.has(place)).map(|(_, card)| card);
        let items = (HAND - kept().count()).saturating_sub(qualities);
        let kinds = [(Kind::Quality, qualities), (Kind::Item, items)];
        let best = kinds.iter().zip(&self.0).map(|(&(kind, drawn), odds)| {
            let held = kept().filter(|card| card.kind() == kind).map(|card| fit(game.tags.card(card), wants));
            let held = held.max().unwrap_or_default() as usize;
            let better = odds.iter().skip(held).map(|at_most| 1.0 - at_most.powi(drawn as i32));
            held as f32 + better.sum::<f32>()
        });
        best.sum()
    }
}
