//! The entries of a table's log. A table is the fold of its entries and nothing else: after a restart it is read again
//! from them. Entries are never changed; new kinds may be added.

use crate::person::PersonId;
use crate::settings::Settings;
use brocante_core::{Header, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Entry {
    /// The table was made. Always the first entry.
    Made {
        code: String,
        header: Header,
        settings: Settings,
        host: PersonId,
        at_ms: u64,
        /// The server's part of the shuffle; absent if the deal was known beforehand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Seed>,
        /// The table or record that the deal or the moves come from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
    },
    /// The host changed the set-up.
    Changed { header: Header, settings: Settings },
    /// A person sat down, or took a seat over.
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
        #[serde(default)]
        at_ms: u64,
    },
    /// A player's browser has drawn its part of the shuffle and shows its fingerprint.
    Pledged { seat: Seat, fingerprint: String },
    /// The host began, and the fingerprints are final: now the players' browsers show their parts.
    Revealing { at_ms: u64 },
    /// A player's part of the shuffle, chosen by their browser.
    Share { seat: Seat, share: Seed },
    /// The shuffle starts over with a new secret of the server. All fingerprints and parts so far are void.
    Recommitted {
        secret: Seed,
        /// The seats that had not shown their parts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<Seat>,
    },
    /// A person left their seat, or the host removed them, before the game.
    Stood { seat: Seat },
    /// The host changed.
    Host { person: PersonId },
    /// The game began. The header is final: it contains the seed.
    Began { header: Header, at_ms: u64 },
    /// A move was made.
    Moved {
        seat: Seat,
        r#move: Value,
        by_bot: bool,
        /// The sender's name for the request, so that a repeated one counts once.
        #[serde(rename = "command")]
        idempotency_key: Option<String>,
        at_ms: u64,
    },
    /// A remark that belongs to the move that follows.
    Words { seat: Seat, text: String },
    /// A line of chat.
    Chat { person: PersonId, name: String, text: String, at_ms: u64 },
    /// A bot plays for a person from now on.
    Away { seat: Seat, why: AwayReason },
    /// The person plays again.
    Back {
        seat: Seat,
        #[serde(default)]
        at_ms: u64,
    },
    /// The server was not running. Clocks that run on the calendar get the time back.
    Outage { from_ms: u64, until_ms: u64 },
    /// The same people play again at another table.
    Rematch { table: String },
    /// The same deal is played at another table.
    Again { table: String },
    /// A device plays the deal that is kept for comparison here, at a table.
    Joined { person: PersonId, table: String },
    /// A player or spectator reported a line or a nickname to the host.
    Reported { what: Subject, by: PersonId, name: String, at_ms: u64 },
    /// The host muted a device, or unmuted it.
    Muted { person: PersonId, is_muted: bool },
    /// The host removed a line or a nickname. It stays in the log but is never shown.
    Struck { what: Subject },
    /// The host dismissed the reports about a line or a nickname.
    Dismissed { what: Subject },
    /// A player wants to keep the finished game when the server removes old ones.
    Kept { person: PersonId },
    /// The operator of the server closed the table.
    Closed { at_ms: u64 },
}

/// What reports and removals are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A line of the chat, by its number. Remarks beside moves are chat lines too.
    Line(usize),
    /// The nickname of the person on a seat.
    Name(Seat),
}

/// Where the deal or the moves of a table come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Origin {
    /// A record of another server.
    Import,
    /// The deal of another table.
    Deal { table: String },
    /// The moves of another table, up to a ply.
    Moment { table: String, ply: usize },
    /// A deal that is kept for comparison. Nobody plays here; the tables that play it name this one.
    Group,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AwayReason {
    /// The person left.
    Left,
    /// The clock ran out.
    Clock,
    /// The host gave the seat to a bot.
    Removed,
    /// The person left for good, and lets another person continue.
    Released,
}
