//! Chance: the only source of randomness the rules have.
//!
//! Every random outcome has a *name* ("first", "deck"). At a real table the k-th draw of a name is
//! derived from the secret seed, the name and k alone. That makes a lazily drawn pile the same
//! sequence of cards as one shuffled beforehand, whoever draws when: a deal can be played again by
//! others, and anybody who knows the seed can check each draw.
//!
//! A script fixes the first outcomes of any name, so that a corner of the rules can be set up by
//! hand. A simulation uses a fast generator and ignores names.

use crate::message::Message;
use crate::pile::{Pile, Upto};
use crate::rng::Rng;
use crate::seat::Seat;
use hmac::{Hmac, KeyInit, Mac};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// The name of a random outcome, documented in the game's RULES.md.
pub type DrawName = &'static str;

/// For each name the outcomes to come, in order.
pub type Script = BTreeMap<String, Vec<u32>>;

/// A source of random outcomes.
#[derive(Clone, Debug)]
pub enum Chance {
    /// For simulation and search.
    Fast(Rng),
    /// For a real table, a replay, a test.
    Table(Box<SeededDraws>),
}

impl Chance {
    /// A fast generator, for simulation and search.
    pub fn fast(seed: u64) -> Chance {
        Chance::Fast(Rng::new(seed))
    }

    /// The draws of a real table: scripted ones first, then those that follow from the seed.
    pub fn table(seed: Option<Seed>, script: Script) -> Chance {
        Chance::Table(Box::new(SeededDraws { seed, script, drawn: BTreeMap::new(), fault: None, journal: None }))
    }

    /// Like [`Chance::table`], with a journal of every draw.
    pub fn traced(seed: Option<Seed>, script: Script) -> Chance {
        let journal = Some(Vec::new());
        Chance::Table(Box::new(SeededDraws { seed, script, drawn: BTreeMap::new(), fault: None, journal }))
    }

    /// The draws since the last call, if there is a journal.
    pub fn take_draws(&mut self) -> Vec<Draw> {
        match self {
            Chance::Fast(_) => Vec::new(),
            Chance::Table(drawer) => drawer.journal.as_mut().map(std::mem::take).unwrap_or_default(),
        }
    }

    /// Draws a card from a pile that is not empty. The caller takes it out of the pile.
    #[inline]
    pub fn pick(&mut self, name: DrawName, pile: &impl Pile) -> u32 {
        let count = pile.count();
        debug_assert!(count > 0, "draw `{name}` from nothing");
        match self {
            Chance::Fast(rng) => pile.nth(rng.below(count)),
            Chance::Table(drawer) => drawer.pick(name, count, pile),
        }
    }

    /// A number below `n`.
    #[inline]
    pub fn below(&mut self, name: DrawName, n: u32) -> u32 {
        self.pick(name, &Upto(n))
    }

    /// A random seat of a table, for "who starts".
    #[inline]
    pub fn seat(&mut self, name: DrawName, seats: u8) -> Seat {
        Seat(self.below(name, u32::from(seats)) as u8)
    }

    /// The fault of the script since the last call, if there was one.
    pub fn take_fault(&mut self) -> Option<Fault> {
        match self {
            Chance::Fast(_) => None,
            Chance::Table(drawer) => drawer.fault.take(),
        }
    }
}

/// Draws that follow from a seed and a script.
#[derive(Clone, Debug)]
pub struct SeededDraws {
    seed: Option<Seed>,
    script: Script,
    drawn: BTreeMap<DrawName, usize>,
    fault: Option<Fault>,
    journal: Option<Vec<Draw>>,
}

/// A draw as a record proves it. `["deck", 12, 40, 7, 33]` is draw number 12 of that name (from 0), out of 40
/// cards; it was the card in place 7 (from 0), which is card 33. A scripted draw has no place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw(pub String, pub usize, pub u32, pub Option<u32>, pub u32);

impl SeededDraws {
    fn pick(&mut self, name: DrawName, count: u32, pile: &impl Pile) -> u32 {
        let drawn = self.drawn.entry(name).or_default();
        let index = *drawn;
        *drawn += 1;
        let scripted = self.script.get(name).and_then(|outcomes| outcomes.get(index)).copied();
        let (place, card) = match (scripted, &self.seed) {
            // A script names a card, not a place.
            (Some(value), _) if pile.holds(value) => (None, value),
            (None, Some(seed)) => {
                let place = seed.below(name, index, count);
                (Some(place), pile.nth(place))
            }
            // The rules go on with any card; the table takes the whole move back.
            (value, _) => {
                self.fault.get_or_insert(Fault { name, index, value });
                (None, pile.nth(0))
            }
        };
        if let Some(journal) = &mut self.journal {
            journal.push(Draw(name.to_owned(), index, count, place, card));
        }
        card
    }
}

/// A script asks for an impossible outcome, or ends although there is no seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the draw.
    pub name: DrawName,
    /// Its number among the draws of that name, from 0.
    pub index: usize,
    /// The impossible outcome; `None` if the script has ended and there is no seed.
    pub value: Option<u32>,
}

impl Fault {
    /// What went wrong, for people.
    pub fn message(&self) -> Message {
        let message = match self.value {
            Some(value) => Message::new("error-draw-impossible").with("value", value),
            None => Message::new("error-draw-unscripted"),
        };
        message.with("name", self.name).with("index", self.index)
    }
}

/// The 256-bit secret of a deal.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What a seed must look like.
    pub const EXPECTED: &str = "64 hexadecimal digits are expected";

    /// 64 hexadecimal digits are the seed itself; any other text stands for its hash.
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(Sha256::digest(text.as_bytes()).into()))
    }

    /// The `index`-th outcome of `name`, evenly below `n`: HMAC-SHA-256 with the seed as key over
    /// `name/index/attempt`, its first eight bytes as a big-endian number, drawn again where the
    /// number lies in the uneven rest.
    pub fn below(&self, name: DrawName, index: usize, n: u32) -> u32 {
        let n = u64::from(n);
        let uneven_from = u64::MAX - u64::MAX % n;
        (0_u32..)
            .map(|attempt| self.number(&format!("{name}/{index}/{attempt}")))
            .find(|&number| number < uneven_from)
            .map_or(0, |number| (number % n) as u32)
    }

    fn number(&self, message: &str) -> u64 {
        let digest = self.derive(message).0;
        u64::from_be_bytes(digest[..8].try_into().expect("SHA-256 has more than eight bytes"))
    }

    /// Another secret, derived from this one and a message with HMAC-SHA-256. It does not reveal this one.
    #[must_use]
    pub fn derive(&self, message: &str) -> Seed {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(message.as_bytes());
        Seed(mac.finalize().into_bytes().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A seed is secret, so it must not appear in a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl std::str::FromStr for Seed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| Seed::EXPECTED)?;
        Ok(Seed(bytes))
    }
}

impl JsonSchema for Seed {
    fn schema_name() -> Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9a-fA-F]{64}$" })
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw_all(mut chance: Chance, mut pile: u64) -> Vec<u32> {
        let mut cards = Vec::new();
        while pile != 0 {
            let card = chance.pick("deck", &pile);
            pile &= !(1 << card);
            cards.push(card);
        }
        cards
    }

    #[test]
    fn a_seed_fixes_the_order_whatever_else_is_drawn() {
        let seed = Seed::from_text("tuesday");
        let plain = draw_all(Chance::table(Some(seed.clone()), Script::new()), 0xff);
        let mut disturbed = Chance::table(Some(seed), Script::new());
        disturbed.seat("first", 4);
        assert_eq!(draw_all(disturbed, 0xff), plain);
        assert_ne!(draw_all(Chance::table(Some(Seed::from_text("monday")), Script::new()), 0xff), plain);
    }

    #[test]
    fn a_script_comes_first_and_the_seed_goes_on() {
        let script = Script::from([("deck".to_owned(), vec![7, 0])]);
        let cards = draw_all(Chance::table(Some(Seed([0; 32])), script), 0xff);
        assert_eq!(cards[..2], [7, 0]);
        assert_eq!(cards.len(), 8);
    }

    #[test]
    fn a_script_that_asks_for_a_drawn_card_is_at_fault() {
        let mut chance = Chance::table(None, Script::from([("deck".to_owned(), vec![9])]));
        chance.pick("deck", &0xff_u64);
        assert_eq!(chance.take_fault(), Some(Fault { name: "deck", index: 0, value: Some(9) }));
        chance.pick("deck", &0xff_u64);
        assert_eq!(chance.take_fault(), Some(Fault { name: "deck", index: 1, value: None }));
        assert_eq!(chance.take_fault(), None);
    }

    #[test]
    fn a_seed_survives_text_and_hides_in_debug() {
        let seed = Seed::from_text("42");
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert!("xyz".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
    }
}
