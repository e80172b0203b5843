//! The rules of one table, and nothing else: no I/O, no clock, no threads, no language, no HTML.
//!
//! A game implements [`Game`]; a [`Table`] plays it and keeps its [`Record`]. A record replays to the same bytes on any
//! machine. [`AnyGame`] and [`AnyTable`] are the same without types. Texts and pages are made in `brocante-show`; the
//! laws that every game must obey are checked by `brocante-laws`.
//!
//! # A whole game
//!
//! Seven stones lie on the table. Players take one or two in turn, and the last stone wins.
//!
//! ```
//! use brocante_core::*;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Debug)]
//! struct Stones;
//!
//! #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Options {}
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
//! struct State {
//!     left: u8,
//!     active: Seat,
//! }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
//! #[derive(strum::VariantNames, schemars::JsonSchema)]
//! #[serde(tag = "do", rename_all = "kebab-case")]
//! enum Move {
//!     Take { stones: u8 },
//! }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames)]
//! #[serde(tag = "event", rename_all = "kebab-case")]
//! enum Event {
//!     Took { seat: Seat, stones: u8 },
//! }
//!
//! refusals! {
//!     pub enum Refusal {
//!         NotYourTurn { seat: Seat } => "stones.turn",
//!         OneOrTwo => "stones.take",
//!     }
//! }
//!
//! impl Game for Stones {
//!     const INFO: GameInfo = GameInfo {
//!         name: "stones",
//!         title: "Stones",
//!         designers: "",
//!         rules_version: 1,
//!         rules_oldest: 1,
//!         seats_min: 2,
//!         seats_max: 2,
//!         minutes: (1, 1),
//!         plies_max: 7,
//!         draws: &["first"],
//!         decks: &[("stones", "")],
//!     };
//!     type Options = Options;
//!     type State = State;
//!     type Move = Move;
//!     type Event = Event;
//!     type View = State; // Nothing is hidden in this game.
//!     type Refusal = Refusal;
//!
//!     fn new(_: &Options, _deck: &str, _seats: u8) -> Result<Self, OpenError<Refusal>> {
//!         Ok(Stones)
//!     }
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
//!         State { left: 7, active: turn.chance.seat("first", 2) }
//!     }
//!     fn status(&self, state: &State) -> Status {
//!         if state.left == 0 { Status::Over } else { Status::ToAct(SeatSet::only(state.active)) }
//!     }
//!     fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
//!         for stones in 1..=2 {
//!             if self.check(state, seat, Move::Take { stones }).is_ok() {
//!                 moves.push(Move::Take { stones });
//!             }
//!         }
//!     }
//!     fn check(&self, state: &State, seat: Seat, Move::Take { stones }: Move) -> Result<(), Refusal> {
//!         require(seat == state.active, Refusal::NotYourTurn { seat: state.active })?;
//!         require((1..=state.left.min(2)).contains(&stones), Refusal::OneOrTwo)
//!     }
//!     fn apply(&self, state: &mut State, seat: Seat, Move::Take { stones }: Move, turn: &mut Turn<'_, Event>) {
//!         state.left -= stones;
//!         state.active = seat.next(2);
//!         turn.tell(Audience::All, || Event::Took { seat, stones });
//!     }
//!     fn view(&self, state: &State, _: Viewer) -> State {
//!         *state
//!     }
//!     fn determinize(&self, view: &State, _: &mut Rng) -> State {
//!         *view
//!     }
//!     fn outcome(&self, state: &State) -> Outcome {
//!         Outcome::new(SeatSet::only(state.active.next(2)), &[0, 0])
//!     }
//!     fn score(&self, _: &State) -> Vec<Vec<ScoreLine>> {
//!         vec![Vec::new(), Vec::new()]
//!     }
//! }
//!
//! // The script says that seat 1 begins.
//! let draws = Script::from([("first".to_owned(), vec![1])]);
//! let header = Header { seed: Some(Seed::from_text("any text")), draws, ..Header::new("stones", 2) };
//! let mut table = Table::<Stones>::open(&header).unwrap();
//! let refused = table.play(Seat(0), Move::Take { stones: 2 });
//! assert_eq!(refused, Err(PlayError::Refused(Refusal::NotYourTurn { seat: Seat(1) })));
//! table.play(Seat(1), Move::Take { stones: 2 }).unwrap();
//! assert_eq!(table.state().left, 5);
//! ```

mod chance;
pub mod deck;
mod erased;
mod fair;
mod game;
mod guide;
mod message;
mod pile;
mod playout;
pub mod proof;
mod record;
mod refusal;
mod rng;
mod seat;
mod survey;
mod table;

pub use chance::{Chance, Draw, DrawName, Fault, Script, Seed, SeededDraws};
pub use erased::{AnyGame, AnyTable, ErasedGame, EventFor, SeatScore, TypedView, replay, shared_rules};
pub use fair::{Fair, Share, Unfair, commitment, fingerprint};
pub use game::{
    AddressedEvent, Audience, Game, GameInfo, Moves, Outcome, ScoreLine, Speech, Status, Turn, Wire, events_for,
};
pub use guide::{Guide, Search, best_mark, best_move};
pub use message::{Arg, Message, NAME_CHARS_MAX, Names, is_name, shortened};
pub use pile::{Kinds, Pile, Upto, bits, nth_bit};
pub use playout::playout;
pub use record::{
    DealOrigin, DeckChoice, DeckText, Header, Played, Proof, RECORD_BYTES_MAX, Record, RecordError, Remark,
    SealedRecord,
};
pub use refusal::{OpenError, PlayError, Refused, Refuses, require};
pub use rng::Rng;
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use survey::{Fact, Style, Survey};
pub use table::{Table, rules_of};
