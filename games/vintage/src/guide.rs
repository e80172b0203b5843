//! A quick bot. It remembers every hoard, as anybody could who watched, and looks no move ahead.
//!
//! An item is worth its face value and, for each of its three bonus cards, a part of the points: the
//! larger, the closer the fight for that majority is. It hoards what is worth most to itself. What it
//! takes should be worth something to itself and a loss to its owner; what it discards should be of
//! little use to whoever may salvage it next.

use crate::deck::Bonus;
use crate::moves::Move;
use crate::view::View;
use crate::{SEATS, Vintage, bit, set_of};
use brocante_core::{Rng, Seat};

/// How much of a bonus one more item is worth, in hundredths, by how far ahead of the best rival its
/// owner is now: from three or more behind to three or more ahead.
const WORTH_BY_LEAD: [i32; 7] = [12, 26, 50, 62, 44, 22, 8];
const LEAD_MAX: i32 = 3;
const FACE_VALUE: i32 = 100;
/// What a rival loses counts less than what oneself gains: it helps all other rivals as well.
const LOSS_PERCENT: i32 = 30;
/// Whoever comes next may salvage the discard, or steal something better.
const DISCARD_PERCENT: i32 = 25;
const PERCENT: i32 = 100;

pub fn choose(game: &Vintage, view: &View, moves: &[Move], rng: &mut Rng) -> Move {
    let Some(seat) = view.viewer.seat() else { return *rng.choose(moves).expect("who is to act has a move, by law") };
    let standing = Standing::of(game, view);
    let rate = |mv: &Move| match *mv {
        Move::Hoard { item } => standing.worth(seat, item),
        Move::Steal { from, item } => standing.worth(seat, item) + standing.worth(from, item) * LOSS_PERCENT / PERCENT,
        Move::Salvage => view.discards.last().map_or(0, |&top| standing.worth(seat, top)),
        Move::Keep { item } => {
            let known = view.drawn.as_ref().map_or(&[][..], |drawn| &drawn.known);
            let next = seat.next(game.seats);
            let given = known.iter().filter(|&&other| other != item).map(|&other| standing.worth(next, other));
            standing.worth(seat, item) - given.sum::<i32>() * DISCARD_PERCENT / PERCENT
        }
        // vintage.final: one more item never scores less than none.
        Move::Decline => -1,
    };
    let best = moves.iter().map(rate).max().unwrap_or_default();
    let equals: Vec<Move> = moves.iter().filter(|mv| rate(mv) == best).copied().collect();
    *rng.choose(&equals).expect("who is to act has a move, by law")
}

/// Who has hoarded how many items for each bonus card.
struct Standing<'a> {
    game: &'a Vintage,
    hoards: [u64; SEATS],
}

impl<'a> Standing<'a> {
    fn of(game: &'a Vintage, view: &View) -> Standing<'a> {
        let mut hoards = [0; SEATS];
        for (hoard, seat) in hoards.iter_mut().zip(&view.seats) {
            *hoard = set_of(seat.seen.iter().copied());
        }
        Standing { game, hoards }
    }

    /// What it is worth to a seat to hoard an item, in hundredths of a point.
    fn worth(&self, seat: Seat, item: u8) -> i32 {
        let deck = &self.game.deck;
        let bonuses = deck.bonuses.iter().filter(|bonus| bonus.items & bit(item) != 0);
        let majorities: i32 = bonuses.map(|bonus| bonus.points * self.part(seat, bonus)).sum();
        i32::from(deck.items[usize::from(item)].value) * FACE_VALUE + majorities
    }

    fn part(&self, seat: Seat, bonus: &Bonus) -> i32 {
        let count = |seat: Seat| (self.hoards[seat.index()] & bonus.items).count_ones() as i32;
        let rivals = Seat::all(self.game.seats).filter(|&rival| rival != seat).map(count);
        let lead = count(seat) - rivals.max().unwrap_or_default();
        WORTH_BY_LEAD[(lead.clamp(-LEAD_MAX, LEAD_MAX) + LEAD_MAX) as usize]
    }
}

impl brocante_core::Guide for crate::Vintage {}
