//! What is told at the table.

use crate::deck::{BuyerWord, Kind};
use crate::state::hand::Places;
use brocante_core::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

pub(crate) type Turn<'a> = brocante_core::Turn<'a, Event>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    Round { round: u8, seat: Seat },
    DrewBuyers { buyers: [u16; 2] },
    Identity { seat: Seat, first: BuyerWord, second: BuyerWord },
    Thrifted { discard: Places, qualities: u8 },
    Restocked,
    Renewed { deck: Kind },
    Drew { qualities: Vec<u16>, items: Vec<u16> },
    Invented { quality: u16, item: u16 },
    BagsReady,
    Gave { from: Seat, to: Seat },
    Given { to: Seat },
    Shuffled { seat: Seat },
    PitchBegins { seat: Seat },
    OpenedBag { quality: u16, item: u16 },
    Pitched { seat: Seat, quality: u16, item: u16 },
    Bought { seat: Seat, from: Seat, quality: u16, item: u16 },
    Revealed { seat: Seat, from: Seat },
    Ended,
}
