//! A quick bot, and what it says to sell a pair.
//!
//! It goes by the tags of the deck file: a word fits the Buyer if it shares tags with one of the two
//! words the Buyer is, and a pair fits best if its quality suits one of them and its item the other.
//! On that comes a little taste, drawn by lot, so that bots differ. In the thrift it throws a kind away
//! if new cards promise more than the best it holds. As the Buyer it plays nobody's game: it is
//! anybody, it hands bags out by lot or at random, and buys what it likes.

use crate::hand::{HAND, Kind};
use crate::moves::Move;
use crate::speak;
use crate::view::{PairView, View};
use crate::{Bizarre, Phase};
use brocante_core::text::{Say, Speaker};
use brocante_core::{Rng, Seat};

/// What a shared tag counts.
const TAG: u32 = 100;
/// For a pair that pleases both of the Buyer's words.
const BOTH: u32 = 60;
/// Taste can overrule less than a tag.
const TASTE: u32 = 90;
/// How well the best of so many new words fits the Buyer, by and large.
const HOPE: [u32; HAND + 1] = [0, 45, 75, 100, 115, 125, 135, 140];
/// For a hand with a quality or an item too few or too many to choose from.
const LOPSIDED: u32 = 12;
/// How many pitches there are to choose from: `patter-1` and so on.
const PATTERS: usize = 21;
/// Without a common divisor with their number, so that a round repeats none.
const PATTER_STRIDE: usize = 5;

pub fn choose(game: &Bizarre, view: &View, moves: &[Move], rng: &mut Rng) -> Move {
    let wants = Wants::of(game, view);
    let any = *rng.choose(moves).expect("who is to act has a move, by law");
    match view.phase {
        Phase::Deal if moves.contains(&Move::Shuffle) && rng.chance(2) => Move::Shuffle,
        Phase::Thrift | Phase::Invent | Phase::Sale => {
            let taste = if view.phase == Phase::Thrift { LOPSIDED } else { TASTE };
            let rated = moves.iter().map(|&mv| (wants.rate(game, view, mv) + rng.below(taste), mv));
            rated.max_by_key(|&(worth, _)| worth).map_or(any, |(_, mv)| mv)
        }
        _ => any,
    }
}

/// How many of the drawn cards should be qualities: three or four in the hand are best.
pub fn balanced(held_qualities: usize, draws: usize) -> usize {
    HAND.div_ceil(2).saturating_sub(held_qualities).min(draws)
}

/// One of the pitches by heart, for the pair that was found in the bag. Each round begins somewhere else
/// in the repertoire, and no two pitchers of a round say the same.
pub fn patter(view: &View, speaker: &Speaker<'_>) -> String {
    let place = view.bags.iter().position(|bag| bag.pitcher == view.active);
    let found = place.and_then(|place| Some((place, view.bags[place].pair.as_ref()?)));
    let (Some((place, pair)), Some([first, second])) = (found, &view.identity) else { return String::new() };
    let begin = view.buyer_cards.iter().flatten().map(|card| usize::from(card.id)).sum::<usize>();
    let say = Say::new(format!("patter-{}", 1 + (begin + place * PATTER_STRIDE) % PATTERS))
        .with("quality", pair.quality.word.as_str())
        .with("item", pair.item.word.as_str())
        .with("buyer", speak::identity(view))
        .with("first", first.as_str())
        .with("second", second.as_str());
    speaker.say(&say)
}

/// The tags of the two words the Buyer is.
struct Wants<'a>([&'a [String]; 2]);

impl<'a> Wants<'a> {
    fn of(game: &'a Bizarre, view: &View) -> Wants<'a> {
        let Some((cards, words)) = view.buyer_cards.as_ref().zip(view.identity_words) else { return Wants([&[]; 2]) };
        Wants([0, 1].map(|at| {
            let card = game.deck.buyers.get(usize::from(cards[at].id));
            card.and_then(|card| card.tags.get(usize::from(words[at]))).map_or(&[][..], |tags| &tags[..])
        }))
    }

    fn rate(&self, game: &Bizarre, view: &View, mv: Move) -> u32 {
        match mv {
            Move::Thrift { .. } => self.rate_thrift(game, view, mv),
            Move::Invent { quality, item } => self.rate_pair(game, quality, item),
            Move::Buy { from } => {
                pitched_by(view, from).map_or(0, |pair| self.rate_pair(game, pair.quality.id, pair.item.id))
            }
            _ => 0,
        }
    }

    /// How many tags a word shares with each of the Buyer's words.
    fn fit(&self, game: &Bizarre, kind: Kind, id: u16) -> [u32; 2] {
        let words = if kind == Kind::Quality { &game.deck.qualities } else { &game.deck.items };
        let tags = words.get(usize::from(id)).map_or(&[][..], |word| &word.tags[..]);
        self.0.map(|wanted| tags.iter().filter(|tag| wanted.contains(tag)).count() as u32)
    }

    fn rate_pair(&self, game: &Bizarre, quality: u16, item: u16) -> u32 {
        let (quality, item) = (self.fit(game, Kind::Quality, quality), self.fit(game, Kind::Item, item));
        let pleases = |at: usize| quality[at] + item[at] > 0;
        let tags: u32 = quality.iter().chain(&item).sum();
        tags * TAG + if pleases(0) && pleases(1) { BOTH } else { 0 }
    }

    /// The best of each kind that is kept, or hoped for, in a hand that leaves a choice of both.
    fn rate_thrift(&self, game: &Bizarre, view: &View, mv: Move) -> u32 {
        let Move::Thrift { discard, qualities } = mv else { return 0 };
        let kept = || view.hand.iter().enumerate().filter(|(place, _)| !discard.has(*place)).map(|(_, word)| word);
        let drawn = HAND - kept().count();
        let drawn_of = |kind: Kind| match kind {
            Kind::Quality => usize::from(qualities),
            _ => drawn.saturating_sub(qualities.into()),
        };
        let best_of = |kind: Kind| {
            let held =
                kept().filter(|word| word.kind == kind).map(|word| self.fit(game, kind, word.id).iter().sum::<u32>());
            (held.max().unwrap_or_default() * TAG).max(HOPE[drawn_of(kind).min(HAND)])
        };
        let held_qualities = kept().filter(|word| word.kind == Kind::Quality).count() + usize::from(qualities);
        let off_balance = held_qualities.abs_diff(HAND / 2).min(held_qualities.abs_diff(HAND.div_ceil(2))) as u32;
        (best_of(Kind::Quality) + best_of(Kind::Item) + HAND as u32 * LOPSIDED).saturating_sub(off_balance * LOPSIDED)
    }
}

fn pitched_by(view: &View, seat: Seat) -> Option<&PairView> {
    view.bags.iter().find(|bag| bag.pitcher == seat)?.pair.as_ref()
}

impl brocante_core::Guide for crate::Bizarre {}
