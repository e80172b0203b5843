//! The trait a game implements, and the small types it speaks in.
//!
//! `Self` is the *rules of one table*: its deck, options and seat count, fixed once and shared.
//! `State` is the *position*, and it is `Copy`: a search clones it with a memcpy, and no move can
//! allocate. What a seat may know is decided in one place, [`Game::view`]; everything that is not
//! the rules themselves (pages, bots, logs, the API) works on views and on told events.

use crate::text::{Arg, Say, Speaker};
use crate::{Chance, OpenError, Rng, Seat, SeatSet, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;

/// What can be written as JSON and read back.
pub trait Wire: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static {}
impl<T: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static> Wire for T {}

pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    const INFO: GameInfo;
    type Options: Wire + Default;
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// In JSON `{"do":"…", …}`; spoken by the message `move-…`.
    type Move: Wire + Copy + Eq + Hash + Ord + strum::VariantNames;
    /// In JSON `{"event":"…", …}`; spoken by the message `event-…`.
    type Event: Wire + strum::VariantNames;
    type View: Wire;
    /// In JSON `{"refusal":"…", …}`; spoken by the message `refusal-…`. See [`crate::refusals!`].
    type Refusal: Refuses;

    /// The rules of one table. `deck` is the text of a deck file; `seats` is within the range of
    /// [`Game::INFO`].
    fn new(options: &Self::Options, deck: &str, seats: u8) -> Result<Self, OpenError<Self::Refusal>>;
    /// The same rules as an older version had them, from [`GameInfo::rules_oldest`] on. A table keeps the
    /// version it began with: a game that changes a rule keeps the version here, and asks for it there.
    #[must_use]
    fn under(self, _rules_version: u32) -> Self {
        self
    }
    fn seats(&self) -> u8;
    /// Every combination of options, for the laws.
    fn every_options() -> Vec<Self::Options>;
    /// Deck files at the edge of what is accepted at so many seats, for the laws: the same number
    /// of them at any.
    fn edge_decks(_seats: u8) -> Vec<String> {
        Vec::new()
    }

    /// Sets the table up.
    fn deal(&self, turn: &mut Turn<'_, Self::Event>) -> Self::State;
    fn status(&self, state: &Self::State) -> Status;
    /// Proposes moves for a seat that is to act (none for another) and says whether they are all
    /// there are. The order depends on nothing the seat can't know.
    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Moves<Self::Move>);
    /// Decides whether a move is lawful.
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Carries out a move that passed [`Game::check`].
    fn apply(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, turn: &mut Turn<'_, Self::Event>);

    /// Everything the viewer may know, memory included, and nothing else.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A position that looks exactly like `view` to its viewer, what is hidden being drawn evenly
    /// from all that is possible.
    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Who has won, and with how much. Asked of a finished game only.
    fn outcome(&self, state: &Self::State) -> Outcome;
    /// What every seat would have if the game ended now, the hidden things included. Only those who
    /// look back at a finished game see it.
    fn points_so_far(&self, state: &Self::State) -> [i32; crate::SEATS_MAX] {
        self.outcome(state).points
    }
    /// For each seat, what its points are made of. They add up to the points of the outcome.
    fn score(&self, state: &Self::State) -> Vec<Vec<ScoreLine>>;

    /// What must always be there in the same number: cards by kind, notes, coins. The laws compare
    /// it at every ply.
    fn census(&self, state: &Self::State) -> Vec<u32>;
    /// Any move of the right shape, lawful or not. The laws and the fuzz tests throw these at
    /// [`Game::check`].
    fn any_move(&self, rng: &mut Rng) -> Self::Move;

    /// What the status line says: what the viewer must do, or for whom the table waits.
    fn prompt(&self, view: &Self::View) -> Say;
    /// The table as plain text, for the terminal.
    fn sketch(&self, view: &Self::View, speaker: &Speaker<'_>) -> String;
    /// How a field of a move, event or refusal is spoken, where it is more than a number.
    fn word(&self, _lang: &str, _field: &str, _value: &Value) -> Option<Arg> {
        None
    }
}

/// What is known of a game before a table is opened.
#[derive(Debug)]
pub struct GameInfo {
    /// In commands, files and addresses.
    pub name: &'static str,
    pub title: &'static str,
    /// Empty where nobody signed it.
    pub designers: &'static str,
    /// A record says under which version of the rules it was played.
    pub rules_version: u32,
    /// The oldest version whose games can still be played on and replayed.
    pub rules_oldest: u32,
    pub seats_min: u8,
    pub seats_max: u8,
    /// How long a game takes, least and most.
    pub minutes: (u16, u16),
    /// No game is longer than this.
    pub plies_max: u32,
    /// The names of the random outcomes, which a script may fix.
    pub draws: &'static [&'static str],
    /// The rules by language, English first: see [`crate::rules`]. The rules pages are made from them.
    pub rules: &'static [(&'static str, &'static str)],
    /// The guided first game and the examples of the rules pages: see [`crate::story`].
    pub stories: &'static str,
    /// The decks that come with the game by name; the first one is the usual one.
    pub decks: &'static [(&'static str, &'static str)],
    /// Fluent texts by language, English first.
    pub locales: &'static [(&'static str, &'static str)],
}

impl GameInfo {
    /// The rules in a language; in English where they were not written in it.
    pub fn rules_in(&self, lang: &str) -> &'static str {
        let found = self.rules.iter().find(|(known, _)| *known == lang);
        found.or(self.rules.first()).map_or("", |&(_, text)| text)
    }
}

/// The files `../RULES.md` and `../RULES.LANG.md` beside the file that asks, English first.
#[macro_export]
macro_rules! rules {
    () => {
        &[
            ("en", include_str!("../RULES.md")),
            ("fr", include_str!("../RULES.fr.md")),
            ("de", include_str!("../RULES.de.md")),
            ("nl", include_str!("../RULES.nl.md")),
        ]
    };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats may act, each on its own. Several only where they choose at the same time.
    ToAct(SeatSet),
    Over,
}

impl Status {
    pub fn to_act(self) -> SeatSet {
        match self {
            Status::ToAct(seats) => seats,
            Status::Over => SeatSet::EMPTY,
        }
    }
}

/// A list of proposed moves, kept and filled again from ply to ply.
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
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.list.push(mv);
    }

    /// More moves than these are lawful.
    #[inline]
    pub fn mark_partial(&mut self) {
        self.complete = false;
    }

    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.complete = true;
    }

    #[inline]
    pub fn is_complete(&self) -> bool {
        self.complete
    }

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

/// What a move has at hand while it is carried out: chance, and a voice.
#[derive(Debug)]
pub struct Turn<'a, E> {
    pub chance: &'a mut Chance,
    told: Option<&'a mut Vec<Told<E>>>,
}

impl<'a, E> Turn<'a, E> {
    pub fn new(chance: &'a mut Chance, told: &'a mut Vec<Told<E>>) -> Self {
        Turn { chance, told: Some(told) }
    }

    /// A table nobody listens to: simulation and search.
    #[inline]
    pub fn muted(chance: &'a mut Chance) -> Self {
        Turn { chance, told: None }
    }

    /// Says what happened to those who may know it.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.told {
            told.push(Told { audience, event: event() });
        }
    }
}

/// Who hears of an event. Chosen where it is told: there is no later step that hides things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    All,
    Only(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    pub audience: Audience,
    pub event: E,
}

/// What one viewer heard.
pub fn heard<E: Clone>(told: &[Told<E>], viewer: Viewer) -> Vec<E> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// More than one where the victory is shared.
    pub winners: SeatSet,
    #[serde(skip)]
    pub points: [i32; crate::SEATS_MAX],
}

impl Outcome {
    /// The seats with the most points win.
    pub fn by_points(points: &[i32]) -> Outcome {
        let best = points.iter().max().copied().unwrap_or_default();
        let winners = Seat::all(points.len() as u8).filter(|seat| points[seat.index()] == best).collect();
        Outcome::new(winners, points)
    }

    pub fn new(winners: SeatSet, points: &[i32]) -> Outcome {
        let mut all = [0; crate::SEATS_MAX];
        all[..points.len()].copy_from_slice(points);
        Outcome { winners, points: all }
    }
}

/// One line of a score: which rule gave the points, and for what.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreLine {
    pub rule: &'static str,
    pub points: i32,
    pub what: Say,
}

/// A refusal knows the rule that refuses.
pub trait Refuses: Serialize + Clone + PartialEq + Debug + Send + Sync + 'static {
    fn rule(&self) -> &'static str;
    /// One refusal of each kind, so that tests can walk them.
    fn samples() -> Vec<Self>;
}

/// Declares a game's refusals, each with the id of the rule in RULES.md that refuses.
///
/// ```
/// brocante_core::refusals! {
///     /// Why a move of this game is refused.
///     pub enum Refusal {
///         GameOver => "tiny.end",
///         BidTooHigh { bid: u32, wallet: u32 } => "tiny.bid",
///     }
/// }
/// use brocante_core::Refuses;
/// assert_eq!(Refusal::BidTooHigh { bid: 3, wallet: 2 }.rule(), "tiny.bid");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? => $rule:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize)]
        #[serde(tag = "refusal", rename_all = "kebab-case")]
        $vis enum $name {
            $($(#[$variant_doc])* $variant $({ $($field: $type),* })?,)*
        }

        impl $crate::Refuses for $name {
            fn rule(&self) -> &'static str {
                match self {
                    $($name::$variant $({ $($field: _),* })? => $rule,)*
                }
            }

            fn samples() -> Vec<Self> {
                vec![$($name::$variant $({ $($field: Default::default()),* })?,)*]
            }
        }
    };
}
