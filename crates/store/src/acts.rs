//! What operators do to a server: kept with its effect, in one commit, so that the audit log is complete.

use serde::{Deserialize, Serialize};

/// Something that an operator did, or that a rule of the operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// An operator followed the link to their page.
    Entered {
        from: String,
    },
    Banned {
        who: Banned,
    },
    Unbanned {
        who: Banned,
    },
    /// A table was closed.
    Closed {
        table: String,
    },
    /// A person's words and names were removed from tables.
    Forgot {
        person: String,
        tables: usize,
    },
    /// Tables were removed because they were old.
    Removed {
        phase: String,
        tables: usize,
    },
    /// The chat of old tables was removed.
    ChatRemoved {
        tables: usize,
    },
}

/// Who may not take part.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    /// An address, as limits count it.
    Address(String),
    /// A device, as the log knows it.
    Person(String),
}

impl Banned {
    /// How the store names it.
    pub(crate) fn parts(&self) -> (&'static str, &str) {
        match self {
            Banned::Address(address) => ("address", address),
            Banned::Person(person) => ("person", person),
        }
    }

    pub(crate) fn of_parts(kind: &str, subject: String) -> Option<Banned> {
        match kind {
            "address" => Some(Banned::Address(subject)),
            "person" => Some(Banned::Person(subject)),
            _ => None,
        }
    }
}

/// An act with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audited {
    /// Milliseconds since 1970.
    pub at_ms: u64,
    pub act: Act,
}

/// How much is in a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub gathering: u64,
    pub playing: u64,
    pub over: u64,
    /// Devices with a seat.
    pub people: u64,
}
