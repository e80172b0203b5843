//! Leaks planted on purpose, to show that the laws catch them.
//!
//! [`Leaky`] wraps a game and passes one secret through one channel. A game's tests name its
//! secrets; every one of them must be caught.

use crate::laws::{Case, Violation, check_game, header_of};
use crate::testing::Lawful;
use brocante_core::{
    Arg, Audience, Game, GameInfo, Guide, Moves, OpenError, Outcome, Refuses, Rng, ScoreLine, Seat, Status, Turn,
    Viewer, rules_of,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Something a viewer can't know, as a number that depends on it.
pub type Secret<G> = fn(&G, &<G as Game>::State, Viewer) -> u64;

/// How a planted secret gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// Not at all: the wrapper itself must be lawful.
    None,
    /// On everybody's view.
    View,
    /// On the view of those who only watch.
    PublicView,
    /// Told to everybody after each move.
    Event,
    /// Told to the seat after the one that moved.
    EventToNext,
    /// By the order in which moves are proposed.
    MoveOrder,
    /// By the reason given for a refusal.
    Refusal,
    /// The order in which simultaneous choices came in, on view.
    CommitOrder,
    /// A number of the deal's own chance, on view.
    Seed,
    /// What chance will give next, on view.
    NextDraw,
}

#[derive(Debug)]
pub struct Leak<G: Game> {
    pub name: &'static str,
    pub channel: Channel,
    pub secret: Secret<G>,
}

impl<G: Game> Clone for Leak<G> {
    fn clone(&self) -> Self {
        Leak { name: self.name, channel: self.channel, secret: self.secret }
    }
}

impl<G: Game> Leak<G> {
    pub fn new(name: &'static str, channel: Channel, secret: Secret<G>) -> Leak<G> {
        Leak { name, channel, secret }
    }

    /// The leaks that need no knowledge of the game.
    pub fn of_any_game() -> Vec<Leak<G>> {
        vec![
            Leak::new("a number of the seed", Channel::Seed, |_, _, _| 0),
            Leak::new("the next outcome of chance", Channel::NextDraw, |_, _, _| 0),
            Leak::new("a hash of the position", Channel::View, |_, state, _| hash(state)),
            Leak::new("a hash of the position to watchers", Channel::PublicView, |_, state, _| hash(state)),
            Leak::new("a hash of the position as an event", Channel::Event, |_, state, _| hash(state)),
        ]
    }
}

fn hash(thing: &impl std::hash::Hash) -> u64 {
    use std::hash::{DefaultHasher, Hasher};
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// Plays games of the leaky wrapper until a law catches it.
pub fn caught_within<G: Lawful>(leak: &Leak<G>, seats: u8, games: u64) -> Option<Violation> {
    (0..games).find_map(|seed| {
        let case = Case { game: G::INFO.name.to_owned(), seats, options: 0, seed };
        let header = header_of(&case, Map::new());
        let inner = rules_of::<G>(&header).expect("the usual deck opens at any lawful seat count");
        check_game(Leaky { inner, leak: leak.clone() }, &header, &case).err()
    })
}

/// Fails unless the wrapper without a leak is lawful and every leak is caught.
pub fn assert_all_caught<G: Lawful>(leaks: &[Leak<G>], seats: u8) {
    let honest = Leak::<G>::new("nothing", Channel::None, |_, _, _| 0);
    if let Some(violation) = caught_within(&honest, seats, 20) {
        panic!("the wrapper alone is caught: {violation}");
    }
    let missed: Vec<&str> =
        leaks.iter().filter(|leak| caught_within(leak, seats, 200).is_none()).map(|leak| leak.name).collect();
    assert!(missed.is_empty(), "planted leaks that no law caught: {missed:?}");
}

#[derive(Clone, Debug)]
pub struct Leaky<G: Game> {
    inner: G,
    leak: Leak<G>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LeakyState<S> {
    inner: S,
    kept: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "V: Serialize + DeserializeOwned")]
pub struct LeakyView<V> {
    inner: V,
    leaked: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[serde(untagged, bound = "E: Serialize + DeserializeOwned")]
pub enum LeakyEvent<E> {
    Leaked { leaked: u64 },
    Inner(E),
}

impl<G: Game> Leaky<G> {
    fn shown(&self, state: &LeakyState<G::State>, viewer: Viewer) -> u64 {
        match self.leak.channel {
            Channel::View => (self.leak.secret)(&self.inner, &state.inner, viewer),
            Channel::PublicView if viewer == Viewer::Public => (self.leak.secret)(&self.inner, &state.inner, viewer),
            Channel::CommitOrder | Channel::Seed | Channel::NextDraw => state.kept,
            _ => 0,
        }
    }

    /// Carries out part of a move of the wrapped game, passing its events on.
    fn inside<T>(turn: &mut Turn<'_, LeakyEvent<G::Event>>, act: impl FnOnce(&mut Turn<'_, G::Event>) -> T) -> T {
        let mut events = Vec::new();
        let result = act(&mut Turn::new(turn.chance, &mut events));
        for it in events {
            turn.tell(it.audience, || LeakyEvent::Inner(it.event));
        }
        result
    }
}

impl<G: Game> Game for Leaky<G> {
    const INFO: GameInfo = G::INFO;
    type Options = G::Options;
    type State = LeakyState<G::State>;
    type Move = G::Move;
    type Event = LeakyEvent<G::Event>;
    type View = LeakyView<G::View>;
    type Refusal = G::Refusal;

    fn new(options: &G::Options, deck: &str, seats: u8) -> Result<Self, OpenError<G::Refusal>> {
        let leak = Leak::new("nothing", Channel::None, |_, _, _| 0);
        Ok(Leaky { inner: G::new(options, deck, seats)?, leak })
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn deal(&self, turn: &mut Turn<'_, Self::Event>) -> Self::State {
        let inner = Self::inside(turn, |turn| self.inner.deal(turn));
        let kept = match self.leak.channel {
            Channel::Seed => 1 + u64::from(turn.chance.below("planted", 1 << 16)),
            _ => 0,
        };
        LeakyState { inner, kept }
    }

    fn status(&self, state: &Self::State) -> Status {
        self.inner.status(&state.inner)
    }

    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Moves<G::Move>) {
        self.inner.moves(&state.inner, seat, moves);
        if self.leak.channel == Channel::MoveOrder {
            moves.rotate((self.leak.secret)(&self.inner, &state.inner, Viewer::Seat(seat)) as usize);
        }
    }

    fn check(&self, state: &Self::State, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        let answer = self.inner.check(&state.inner, seat, mv);
        // A seat beyond the table has no secrets.
        if self.leak.channel != Channel::Refusal || seat.0 >= self.seats() {
            return answer;
        }
        answer.map_err(|refusal| {
            let odd = (self.leak.secret)(&self.inner, &state.inner, Viewer::Seat(seat)) % 2 == 1;
            let other = G::Refusal::samples().into_iter().find(|sample| *sample != refusal);
            other.filter(|_| odd).unwrap_or(refusal)
        })
    }

    fn apply(&self, state: &mut Self::State, seat: Seat, mv: G::Move, turn: &mut Turn<'_, Self::Event>) {
        let together = self.inner.status(&state.inner).to_act().len() > 1;
        Self::inside(turn, |turn| self.inner.apply(&mut state.inner, seat, mv, turn));
        let secret = |viewer| (self.leak.secret)(&self.inner, &state.inner, viewer);
        match self.leak.channel {
            Channel::CommitOrder if together => state.kept = state.kept.wrapping_mul(8) + u64::from(seat.0) + 1,
            Channel::NextDraw => state.kept = 1 + u64::from(turn.chance.clone().below("planted", 1 << 16)),
            Channel::Event => turn.tell(Audience::All, || LeakyEvent::Leaked { leaked: secret(Viewer::Public) }),
            Channel::EventToNext => {
                let next = seat.next(self.seats());
                turn.tell(Audience::Only(next), || LeakyEvent::Leaked { leaked: secret(Viewer::Seat(next)) });
            }
            _ => {}
        }
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        LeakyView { inner: self.inner.view(&state.inner, viewer), leaked: self.shown(state, viewer) }
    }

    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State {
        // The order of commitments is kept, so that only the law about order can object to it.
        let kept = if self.leak.channel == Channel::CommitOrder { view.leaked } else { 0 };
        LeakyState { inner: self.inner.determinize(&view.inner, rng), kept }
    }

    fn outcome(&self, state: &Self::State) -> Outcome {
        self.inner.outcome(&state.inner)
    }

    fn score(&self, state: &Self::State) -> Vec<Vec<ScoreLine>> {
        self.inner.score(&state.inner)
    }

    fn argument(&self, field: &str, value: &Value) -> Option<Arg> {
        self.inner.argument(field, value)
    }
}

impl<G: Game> Guide for Leaky<G> {}

impl<G: Lawful> Lawful for Leaky<G> {
    fn every_options() -> Vec<G::Options> {
        G::every_options()
    }

    fn edge_decks(seats: u8) -> Vec<String> {
        G::edge_decks(seats)
    }

    fn census(&self, state: &Self::State) -> Vec<u32> {
        self.inner.census(&state.inner)
    }

    fn any_move(&self, rng: &mut Rng) -> G::Move {
        self.inner.any_move(rng)
    }
}
