//! A quick move for a bot. It goes by what the container should be worth to it:
//!
//! - what it has seen, and for the rest the average of the boxes nobody has shown it yet;
//! - for a colour, a share of the bonus of a set: more with the boxes it has bought already, and
//!   most where the container completes one;
//! - money counts as much as boxes do in the end, so it bids up to a share of that worth, which
//!   grows with the rounds.
//!
//! It looks into closed boxes first, where there is most to learn, and pays with the notes that
//! lose the least.

use crate::moves::{Auction, Move};
use crate::notes::{FACES, Notes};
use crate::score::{Hoard, SET_BONUS, set_size};
use crate::view::View;
use crate::{Boxes, OPEN_PLACES};
use brocante_core::{Rng, Seat};

/// The share of a container's worth that is bid at the most, in the first and in the last round;
/// found by letting guides with other shares play against each other. The last is above one, as
/// what others bid is good news of the boxes they have seen.
const SHARE_FIRST: f32 = 0.9;
const SHARE_LAST: f32 = 1.06;
/// The part of that which is laid in a secret auction, where nobody has to be outbid by 50 only.
const SHARE_SECRET: f32 = 0.8;
/// What a coloured box may still bring towards a set, and what one that makes a set possible may.
const HOPE: f32 = 25.0;
const HOPE_KEY: f32 = 60.0;

impl Boxes {
    pub(crate) fn quick_move(&self, view: &View, moves: &[Move], rng: &mut Rng) -> Move {
        let seat = view.viewer.seat().unwrap_or_default();
        let limit = self.limit(view, seat) * (0.94 + rng.below(13) as f32 / 100.0);
        let weighed = moves.iter().map(|&mv| (mv, self.weigh(view, seat, mv, limit, rng)));
        let best = weighed.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(mv, _)| mv).expect("who is to act has a move, by law")
    }

    fn weigh(&self, view: &View, seat: Seat, mv: Move, limit: f32, rng: &mut Rng) -> f32 {
        match mv {
            Move::Choose { auction } => rng.below(100) as f32 + if auction == Auction::Secret { 10.0 } else { 0.0 },
            Move::Look { place } => {
                let seen = view.containers.last().and_then(|container| container.boxes.get(usize::from(place)));
                // What others have seen too is worth knowing less: they bid by it.
                let others = seen.map_or(0, |seen| seen.looked_by.without(seat).len());
                let first = if usize::from(place) < OPEN_PLACES { 10.0 } else { 40.0 };
                first - 3.0 * others as f32 + rng.below(20) as f32 / 10.0
            }
            Move::Stop => 0.0,
            Move::Bid { amount } => bid_worth(view, f32::from(amount), limit),
            Move::Pass => 0.0,
            Move::Lay { notes } => {
                let (sum, wanted) = (f32::from(notes.total()), limit * SHARE_SECRET);
                if sum > wanted { wanted - sum - 10_000.0 } else { sum }
            }
            Move::Pay { notes } => -payment_cost(notes, view.bid),
        }
    }

    /// The most a seat should give for the container on the table.
    fn limit(&self, view: &View, seat: Seat) -> f32 {
        let Some(container) = view.containers.last() else { return 0.0 };
        let (open, closed) = self.averages(view);
        let mut hoard = hoard_of(view, seat);
        let before = hoard.worth(self.seats) as f32;
        let mut hope = 0.0;
        let mut unseen = 0.0;
        for seen in &container.boxes {
            match seen.card {
                Some(card) => {
                    if let Some(colour) = card.colour {
                        let (boxes, keys) = hoard.of(colour);
                        let near = f32::from(boxes.min(set_size(self.seats))) / f32::from(set_size(self.seats));
                        hope += if keys == 0 && seen.closed { HOPE_KEY } else { HOPE } * (0.5 + near);
                    }
                    hoard.add(card);
                }
                None => unseen += if seen.closed { closed } else { open },
            }
        }
        let rounds = crate::ROUNDS as f32 - 1.0;
        let late = f32::from(view.round - 1) / rounds;
        let worth = hoard.worth(self.seats) as f32 - before + unseen + hope * (1.0 - late);
        worth * (SHARE_FIRST + (SHARE_LAST - SHARE_FIRST) * late)
    }

    /// What an open and a closed box are worth on average, of those the viewer has not seen.
    fn averages(&self, view: &View) -> (f32, f32) {
        let mut left = [(0_i32, 0_i32); 2];
        for (side, kinds, counts) in
            [(0, &self.deck.open, &self.deck.open_counts), (1, &self.deck.closed, &self.deck.closed_counts)]
        {
            for (card, &count) in kinds.iter().zip(counts) {
                left[side].0 += i32::from(count);
                left[side].1 += i32::from(count) * i32::from(card.value);
            }
        }
        for seen in view.containers.iter().flat_map(|container| &container.boxes) {
            if let Some(card) = seen.card {
                let side = &mut left[usize::from(seen.closed)];
                side.0 -= 1;
                side.1 -= i32::from(card.value);
            }
        }
        let average = |(count, sum): (i32, i32)| sum as f32 / count.max(1) as f32;
        // A share of the bonus that boxes of a colour bring comes with them.
        let bonus = SET_BONUS as f32 / 25.0;
        (average(left[0]) + bonus, average(left[1]) + bonus)
    }
}

/// What a seat has bought, as far as the viewer knows.
pub(crate) fn hoard_of(view: &View, seat: Seat) -> Hoard {
    let mut hoard = Hoard::default();
    let bought = view.containers.iter().filter(|container| container.winner == Some(seat));
    bought.flat_map(|container| &container.boxes).filter_map(|seen| seen.card).for_each(|card| hoard.add(card));
    hoard
}

/// Above zero for a bid the container is worth: an opening at about half of it, a raise as low as can be.
fn bid_worth(view: &View, amount: f32, limit: f32) -> f32 {
    let opening = view.bidder.is_none() && !view.tie;
    match () {
        () if opening => 10_000.0 - (amount - limit * 0.45).abs() - if amount > limit { 5_000.0 } else { 0.0 },
        () if amount > limit => -1.0,
        () => 10_000.0 - amount,
    }
}

/// What is given for nothing, and small notes, which make it easier to pay the next time.
pub(crate) fn payment_cost(notes: Notes, bid: u16) -> f32 {
    let small: f32 = FACES.iter().zip(notes.0).map(|(&face, count)| f32::from(count) * 300.0 / f32::from(face)).sum();
    f32::from(notes.total().saturating_sub(bid)) * 10.0 + small
}

impl brocante_core::Guide for crate::Boxes {}
