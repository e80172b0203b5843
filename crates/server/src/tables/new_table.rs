//! What is asked for when a table is made.

use crate::edge::random::random_seed;
use brocante_core::{Header, Seat, Seed};
use brocante_table::command::Share;
use brocante_table::{Entry, Origin, PersonId, Settings};

/// What is asked for when a table is made.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub header: Header,
    pub settings: Settings,
    pub host: PersonId,
    /// The people who sit at the table from the beginning, with their nicknames.
    pub sitters: Vec<(Seat, PersonId, String)>,
    /// Whether the game begins at once.
    pub begin: bool,
    /// The server's part of the shuffle.
    pub secret: Seed,
    /// The host's part of the shuffle, or its fingerprint.
    pub share: Share,
    /// The table or record that the deal or the moves come from.
    pub origin: Option<Origin>,
    /// The devices that were muted at the table before.
    pub muted: Vec<PersonId>,
    /// The entries of moves that were played before.
    pub played: Vec<Entry>,
}

impl NewTable {
    /// An empty table with a new deal.
    pub fn new(header: Header, settings: Settings, host: PersonId) -> NewTable {
        NewTable {
            header,
            settings,
            host,
            sitters: Vec::new(),
            begin: false,
            secret: random_seed(),
            share: Share::default(),
            origin: None,
            muted: Vec::new(),
            played: Vec::new(),
        }
    }

    #[cfg(test)]
    pub(crate) fn of_a_test(host: &PersonId, others: brocante_table::SeatFor) -> NewTable {
        let game = crate::games::games()[0].info();
        let settings = Settings::new(game.seats_min, others);
        NewTable {
            sitters: vec![(Seat(0), host.clone(), "Ada".to_owned())],
            begin: others.is_bot(),
            ..NewTable::new(Header::new(game.name, game.seats_min), settings, host.clone())
        }
    }
}
