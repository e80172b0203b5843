//! What every game of Brocante shares.
//!
//! A game implements [`Game`]; a [`Table`] plays it and keeps its [`Record`]; [`laws`] says what
//! must hold for every game, and checks it. There is no I/O here, no clock and no thread: a record
//! replays to the same bytes on any machine.

mod chance;
pub mod deck;
mod face;
mod fair;
mod game;
pub mod golden;
mod guide;
pub mod laws;
pub mod marked;
pub mod pieces;
mod pile;
mod playout;
pub mod proof;
mod record;
mod rng;
mod seat;
pub mod show;
pub mod story;
mod survey;
mod table;
pub mod text;

pub use chance::{Chance, Draw, DrawName, Drawer, Fault, Script, Seed};
pub use face::{
    AnyGame, AnyTable, Choice, Face, Frame, Heard, LogLine, Offer, Refused, SeatScore, Shown, SpokenLine, option_key,
    replay, rule_key, shared_rules,
};
pub use fair::{Fair, Share, Unfair, commitment};
pub use game::{Audience, Game, GameInfo, Moves, Outcome, Refuses, ScoreLine, Status, Told, Turn, Wire, heard};
pub use guide::{Guide, Search, best_mark, best_move};
pub use pile::{Kinds, Pile, Upto, bits, nth_bit};
pub use playout::playout;
pub use record::{DeckChoice, DeckText, Header, Played, Proof, RECORD_BYTES_MAX, Record, RecordError, SealedRecord};
pub use rng::Rng;
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use show::{Look, Page, Show, Sound, Speech, Thing, Words};
pub use survey::{Fact, Style, Survey};
pub use table::{OpenError, PlayError, Table, rules_of};
