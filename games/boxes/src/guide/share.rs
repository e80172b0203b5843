//! How much of a container's worth a seat gives for it.

use crate::deck::ROUNDS;

/// How much of a container's worth is bid, in percent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// The most in the first and in the last round.
    first: i32,
    last: i32,
    /// The part of that to lay in a secret auction, where the winner pays all it laid.
    pub(crate) secret: i32,
}

const OF_TWO: Share = Share { first: 93, last: 98, secret: 74 };
const OF_THREE: Share = Share { first: 97, last: 105, secret: 77 };
const OF_FOUR: Share = Share { first: 98, last: 107, secret: 80 };

#[inline]
pub(crate) fn share(seats: u8) -> Share {
    match seats {
        2 => OF_TWO,
        3 => OF_THREE,
        _ => OF_FOUR,
    }
}

impl Share {
    #[inline]
    pub(crate) fn of_round(self, round: u8) -> i32 {
        self.first + (self.last - self.first) * i32::from(round) / (ROUNDS - 1) as i32
    }
}
