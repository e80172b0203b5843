//! The trait a game implements, and the small types it uses.
//!
//! `Self` is the *rules of one table*: its deck, options and seat count, fixed once and shared. `State` is the
//! *position*. It is `Copy`, so a search clones it with a memcpy, and no move can allocate. [`Game::view`] alone
//! decides what a seat may know; everything outside the rules (pages, bots, logs, the API) works on views and on
//! events.

use crate::chance::Chance;
use crate::message::{Arg, Message};
use crate::refusal::{OpenError, Refuses};
use crate::rng::Rng;
use crate::seat::{SEATS_MAX, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;

/// Data that can be written as JSON and read back.
pub trait Wire: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static {}
impl<T: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static> Wire for T {}

/// The rules of a game. The crate's documentation has a whole game as an example.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// Facts about the game that need no table.
    const INFO: GameInfo;
    /// What can be chosen when a table is opened, beside deck and seats.
    type Options: Wire + Default;
    /// A position: plain data without anything on the heap.
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// A move. In JSON `{"do":"…", …}`; its text is the message `move-…`.
    type Move: Wire + Copy + Eq + Hash + Ord + JsonSchema + strum::VariantNames;
    /// Something that happened. In JSON `{"event":"…", …}`; its text is the message `event-…`.
    type Event: Wire + strum::VariantNames;
    /// What a viewer may know of a position.
    type View: Wire;
    /// Why a move is refused. In JSON `{"refusal":"…", …}`; its text is the message `refusal-…`. See
    /// [`crate::refusals!`].
    type Refusal: Refuses;

    /// The rules of one table. `deck` is the text of a deck file; `seats` is within the range of [`Game::INFO`].
    fn new(options: &Self::Options, deck: &str, seats: u8) -> Result<Self, OpenError<Self::Refusal>>;
    /// The same rules as in an older version, back to [`GameInfo::rules_oldest`]. A table keeps the version it
    /// began with, so a game that changes a rule stores the version and asks for it where the rule applies.
    #[must_use]
    fn under(self, _rules_version: u32) -> Self {
        self
    }
    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// Sets the table up.
    fn deal(&self, turn: &mut Turn<'_, Self::Event>) -> Self::State;
    /// Who is to act, or that the game is over.
    fn status(&self, state: &Self::State) -> Status;
    /// Lists moves for a seat that is to act (none for another seat), and says whether the list is complete. The
    /// order must not depend on anything the seat can't know.
    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Moves<Self::Move>);
    /// Decides whether a move is lawful.
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Carries out a move that passed [`Game::check`].
    fn apply(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, turn: &mut Turn<'_, Self::Event>);

    /// Everything the viewer may know, including what it remembers, and nothing else.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A position that looks exactly like `view` to its viewer. Hidden things are drawn evenly from everything
    /// that is possible.
    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// The winners and the points of a finished game.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// The points of every seat if the game ended now, hidden things included. Only replays of finished games
    /// show them.
    fn points_so_far(&self, state: &Self::State) -> [i32; SEATS_MAX] {
        self.outcome(state).points
    }
    /// For each seat, the lines its points consist of. They add up to the points of the outcome.
    fn score(&self, state: &Self::State) -> Vec<Vec<ScoreLine>>;

    /// Whether players ever speak freely in this game. [`Game::speech`] is asked only if they do; a test checks it.
    const HAS_SPEECHES: bool = false;
    /// The speech that is going on in this position, if there is one.
    fn speech(&self, _view: &Self::View) -> Option<Speech<Self::Move>> {
        None
    }

    /// What a field of a move, event or refusal stands for in a sentence, if it is more than a number: the name of
    /// a card, a colour, a place.
    fn argument(&self, _field: &str, _value: &Value) -> Option<Arg> {
        None
    }
    /// The message of a move, an event or a refusal.
    fn message(&self, thing: &impl Serialize) -> Message {
        Message::tagged(thing, |field, value| self.argument(field, value)).unwrap_or_else(|| Message::new(""))
    }
}

/// Facts about a game that need no table.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, files and addresses.
    pub name: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// The designers; empty if the game is unsigned.
    pub designers: &'static str,
    /// The newest version of the rules. A record names the version it was played under.
    pub rules_version: u32,
    /// The oldest version whose games can still be continued and replayed.
    pub rules_oldest: u32,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// The minutes a game takes, from and to.
    pub minutes: (u16, u16),
    /// No game has more moves than this.
    pub plies_max: u32,
    /// The names of the random outcomes, which a script may fix.
    pub draws: &'static [&'static str],
    /// The decks that come with the game, by name; the first one is the default.
    pub decks: &'static [(&'static str, &'static str)],
}

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats may act, each on its own. There are several only if they choose at the same time.
    ToAct(SeatSet),
    /// The game is over.
    Over,
}

impl Status {
    /// The seats that are to act.
    pub fn to_act(self) -> SeatSet {
        match self {
            Status::ToAct(seats) => seats,
            Status::Over => SeatSet::EMPTY,
        }
    }
}

/// A list of moves, reused from ply to ply.
#[derive(Clone, Debug)]
pub struct Moves<M> {
    list: Vec<M>,
    complete: bool,
}

impl<M> Default for Moves<M> {
    fn default() -> Self {
        Moves { list: Vec::with_capacity(128), complete: true }
    }
}

impl<M> Moves<M> {
    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.list.push(mv);
    }

    /// Says that more moves than the listed ones are lawful.
    #[inline]
    pub fn mark_partial(&mut self) {
        self.complete = false;
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.complete = true;
    }

    /// Whether every lawful move is listed.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Rotates the list to the left.
    pub fn rotate(&mut self, by: usize) {
        if !self.list.is_empty() {
            let by = by % self.list.len();
            self.list.rotate_left(by);
        }
    }
}

impl<M> std::ops::Deref for Moves<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.list
    }
}

/// What a move may use while it is carried out: chance, and a way to tell what happened.
#[derive(Debug)]
pub struct Turn<'a, E> {
    /// The source of random outcomes.
    pub chance: &'a mut Chance,
    events: Option<&'a mut Vec<AddressedEvent<E>>>,
}

impl<'a, E> Turn<'a, E> {
    /// A turn whose events are collected.
    pub fn new(chance: &'a mut Chance, events: &'a mut Vec<AddressedEvent<E>>) -> Self {
        Turn { chance, events: Some(events) }
    }

    /// A turn whose events are dropped, for simulation and search.
    #[inline]
    pub fn muted(chance: &'a mut Chance) -> Self {
        Turn { chance, events: None }
    }

    /// Tells the audience what happened.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(AddressedEvent { audience, event: event() });
        }
    }
}

/// Who gets an event. It is chosen where the event is told: no later step hides anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Every seat, and spectators.
    All,
    /// One seat.
    Only(Seat),
}

impl Audience {
    /// Whether a viewer belongs to it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Debug)]
pub struct AddressedEvent<E> {
    /// Who gets it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// The events that a viewer gets.
pub fn events_for<E: Clone>(events: &[AddressedEvent<E>], viewer: Viewer) -> Vec<E> {
    events.iter().filter(|it| it.audience.includes(viewer)).map(|it| it.event.clone()).collect()
}

/// A free speech: for a while a seat says what it likes, and then a move ends it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speech<M> {
    /// The seat that speaks.
    pub seat: Seat,
    /// How long it may speak.
    pub seconds: u32,
    /// The move that ends the speech.
    pub done: M,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winners: more than one if the victory is shared.
    pub winners: SeatSet,
    /// The points by seat.
    #[serde(skip)]
    pub points: [i32; SEATS_MAX],
}

impl Outcome {
    /// The seats with the most points win.
    pub fn by_points(points: &[i32]) -> Outcome {
        let best = points.iter().max().copied().unwrap_or_default();
        let winners = Seat::all(points.len() as u8).filter(|seat| points[seat.index()] == best).collect();
        Outcome::new(winners, points)
    }

    /// An outcome whose winners are decided by more than points.
    pub fn new(winners: SeatSet, points: &[i32]) -> Outcome {
        let mut all = [0; SEATS_MAX];
        all[..points.len()].copy_from_slice(points);
        Outcome { winners, points: all }
    }
}

/// One line of a score.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreLine {
    /// The rule that gives the points.
    pub rule: &'static str,
    /// How many points it gives.
    pub points: i32,
    /// What they are given for.
    pub what: Message,
}
