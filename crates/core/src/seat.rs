//! Seats: places in a game. A person or a bot sits on a seat; the rules know only the seat.
//!
//! Seats are numbered from 0 clockwise, in the code and in every file.

use crate::pile::bits;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// No game has more seats than this.
pub const SEATS_MAX: usize = 8;

/// A seat of a table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 0, "maximum": SEATS_MAX - 1 })
    }
}

impl Seat {
    /// The seat as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table, from seat 0.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table, clockwise from `self`.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats: who may act, who has won, who is still in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table.
    #[inline]
    pub fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether a seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < SEATS_MAX as u8 && self.0 >> seat.0 & 1 == 1
    }

    /// The set with one more seat.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without a seat.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats that are not in the other set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The number of seats in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The first member met clockwise from `start`, `start` itself included.
    #[inline]
    pub fn from(self, start: Seat) -> Option<Seat> {
        let at_or_after = SeatSet(self.0 & (u8::MAX << start.0));
        at_or_after.first().or(self.first())
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        bits(u64::from(self.0)).map(Seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= SEATS_MAX) {
            return Err(serde::de::Error::custom(format!("there is no seat {seat}")));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who looks at a table: a seat, or the public, which sees only what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Viewer {
    /// A spectator, a TV, or anybody else without a seat.
    Public,
    /// The person or bot on a seat.
    Seat(Seat),
}

impl Viewer {
    /// All viewers of a table: the public, then each seat.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        std::iter::once(Viewer::Public).chain(Seat::all(seats).map(Viewer::Seat))
    }

    /// Whether the viewer sits on a seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Public => f.write_str("public"),
            Viewer::Seat(seat) => seat.fmt(f),
        }
    }
}

impl std::str::FromStr for Viewer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<u8>() {
            _ if text == "public" => Ok(Viewer::Public),
            Ok(seat) if usize::from(seat) < SEATS_MAX => Ok(Viewer::Seat(Seat(seat))),
            _ => Err(format!("a viewer is `public` or a seat from 0 to {}, not `{text}`", SEATS_MAX - 1)),
        }
    }
}

/// In JSON a viewer is a seat's number, or null for the public.
impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Seat>::deserialize(deserializer)?.map_or(Viewer::Public, Viewer::Seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(1).around(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn a_set_finds_its_next_member_clockwise() {
        let set: SeatSet = [Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(set.from(Seat(1)), Some(Seat(3)));
        assert_eq!(set.from(Seat(4)), Some(Seat(0)));
        assert_eq!(SeatSet::EMPTY.from(Seat(4)), None);
        assert_eq!(SeatSet::all(8).len(), 8);
    }
}
