//! Handing out bags so that nobody gets their own.

use crate::SEATS;
use brocante_core::{Pile, Seat, SeatSet};

/// How many ways there are to hand so many bags (first index) to as many people, some of whom
/// (second index) have their own bag among them, and nobody gets their own: by inclusion and exclusion.
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
            // One of them gets the own bag, or not.
            ways[bags][own] = ways[bags][own - 1] - ways[bags - 1][own - 1];
            own += 1;
        }
        bags += 1;
    }
    ways
};

/// The bags that can go to the next in line, each as often as there are ways to hand out the rest:
/// drawn one after another, every lawful hand-out is equally likely.
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
