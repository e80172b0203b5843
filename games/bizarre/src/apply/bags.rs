//! Handing out bags at random so that no Inventor gets their own.

use crate::rules::SEATS;
use brocante_core::{Pile, Seat, SeatSet};

/// `WAYS[bags][own]` is the number of ways to hand out `bags` bags to as many Inventors, `own` of whom have
/// their own bag among them, so that nobody gets their own. Computed by inclusion and exclusion.
const WAYS: [[u32; SEATS + 1]; SEATS + 1] = {
    let mut ways = [[0; SEATS + 1]; SEATS + 1];
    let mut bags = 0;
    while bags <= SEATS {
        let mut factorial = 1;
        let mut n = 2;
        while n <= bags {
            factorial *= n as u32;
            n += 1;
        }
        ways[bags][0] = factorial;
        let mut own = 1;
        while own <= bags {
            // All ways in which one Inventor fewer is restricted, less those in which this one gets their own bag.
            ways[bags][own] = ways[bags][own - 1] - ways[bags - 1][own - 1];
            own += 1;
        }
        bags += 1;
    }
    ways
};

/// The bags that can go to the next Inventor, each weighted by the number of ways to hand out the rest.
/// Drawn one after another, they make every lawful hand-out equally likely.
#[derive(Debug)]
pub struct NextBag {
    ways: [u32; SEATS],
}

impl NextBag {
    /// `waiting` are those without a bag, `to` included; `left` are the owners of the bags left.
    pub fn new(to: Seat, waiting: SeatSet, left: SeatSet) -> NextBag {
        let mut next = NextBag { ways: [0; SEATS] };
        for bag in left.iter().filter(|&bag| bag != to) {
            let own = waiting.without(to).iter().filter(|&seat| left.without(bag).contains(seat)).count();
            next.ways[bag.index()] = WAYS[left.len() as usize - 1][own];
        }
        next
    }
}

impl Pile for NextBag {
    fn count(&self) -> u32 {
        self.ways.iter().sum()
    }

    fn nth(&self, mut index: u32) -> u32 {
        for (bag, &ways) in self.ways.iter().enumerate() {
            if index < ways {
                return bag as u32;
            }
            index -= ways;
        }
        unreachable!("index below count")
    }

    fn holds(&self, bag: u32) -> bool {
        self.ways.get(bag as usize).is_some_and(|&ways| ways > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_derangements() {
        assert_eq!([3, 4, 5, 6, 7].map(|n| WAYS[n][n]), [2, 9, 44, 265, 1854]);
        assert_eq!((WAYS[1][1], WAYS[1][0], WAYS[3][0], WAYS[2][1]), (0, 1, 6, 1));
    }

    #[test]
    fn every_hand_out_is_counted_once() {
        let seats = SeatSet::all(5);
        assert_eq!(NextBag::new(Seat(0), seats, seats).count(), 44);
        // Seats 1 and 2 wait for the bags of 0 and 2: seat 1 must get that of 2.
        let waiting: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
        let left: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let next = NextBag::new(Seat(1), waiting, left);
        assert_eq!((next.count(), next.holds(2), next.holds(0)), (1, true, false));
    }
}
