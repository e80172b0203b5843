//! Five Cards Collector, by Tobiasz and Sebastian Studniarski: be the first to lay out the five
//! symbols of your collection.
//!
//! What makes it hard on an engine: hands that get looked into and robbed, and a memory of them
//! that must be certain and no more than certain. RULES.md has the rules by id.

mod bag;
mod belief;
mod deck;
mod guide;
mod moves;
mod page;
mod play;
mod quick;
mod speak;
mod survey;
mod view;

pub use bag::Bag;
pub use deck::{Card, Deck, SPECIALS, SYMBOLS, Special};
pub use moves::{Event, Move, Onto, Refusal};
pub use view::{KnownHand, SeatView, View};

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, SeatSet, Status, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

const SEATS: usize = 6;
/// A pile can hold every symbol card.
const PILE_MAX: usize = 2 * SYMBOLS;
/// five.two
const PASSES_OF_TWO: u8 = 3;
/// five.stalemate
const PASSED_ROUNDS_MAX: u8 = 3;
const RENEWALS_MAX: u8 = 4;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct FiveCards {
    deck: Deck,
    options: Options,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// five.two: 7 cards for two players as well. With more players it changes nothing.
    pub expert: bool,
}

/// What is due of the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A turn begins.
    Turn,
    /// A card was drawn, and may be used at once.
    Drawn,
    /// A hand lies open to the active seat, which takes a card of it.
    Viewing,
    /// The discard pile is searched.
    Fetching,
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "ending", rename_all = "kebab-case")]
pub enum Ending {
    Won { seat: Seat },
    Stuck { seat: Seat },
    Stalemate,
}

/// The position. A card is the number of its kind: 0 to 24 the symbols (figure × 5 + colour), then
/// the seven specials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    phase: Phase,
    active: Seat,
    /// Whether play goes clockwise.
    clockwise: bool,
    /// The card just drawn, while it may still be used.
    drawn: u8,
    /// The special being used: no longer in the hand, not yet in the used pile.
    using: Option<Special>,
    /// Whose hand is open to the active seat.
    viewed: Seat,
    renewals: u8,
    /// Turns passed in a row.
    passes_in_row: u8,
    passes_left: [u8; SEATS],
    ending: Option<Ending>,
    deck: Bag,
    used: Bag,
    hands: [Bag; SEATS],
    hand_sizes: [u8; SEATS],
    /// Which collection card each seat has, what it still lacks and what it has laid out, a bit a kind.
    collections: [u8; SEATS],
    lacking: [u32; SEATS],
    collected: [u32; SEATS],
    /// The discard pile, bottom first.
    pile: [u8; PILE_MAX],
    pile_len: u8,
    /// What each seat knows of each other seat's hand.
    memory: Memory,
}

/// five.memory: for each seat (first index) and each other seat's hand (second index), the cards
/// seen there, and how many of them may have left unseen. All but those are certain to be there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Memory {
    cards: [[Bag; SEATS]; SEATS],
    lost: [[u8; SEATS]; SEATS],
}

impl Memory {
    const NOTHING: Memory = Memory { cards: [[Bag::EMPTY; SEATS]; SEATS], lost: [[0; SEATS]; SEATS] };

    fn of(&self, seat: Seat, hand: Seat) -> (Bag, u8) {
        (self.cards[seat.index()][hand.index()], self.lost[seat.index()][hand.index()])
    }

    fn set(&mut self, seat: Seat, hand: Seat, cards: Bag, lost: u8) {
        self.cards[seat.index()][hand.index()] = cards;
        self.lost[seat.index()][hand.index()] = lost;
    }

    /// The seat saw a card come into the hand. Where it has seen all `copies` of it there before, one
    /// of those must be among the lost.
    fn gained(&mut self, seat: Seat, hand: Seat, card: u8, copies: u32) {
        let (mut cards, lost) = self.of(seat, hand);
        if cards.count(card) < copies {
            cards.add(card);
            self.set(seat, hand, cards, lost);
        } else {
            debug_assert!(lost > 0);
            self.set(seat, hand, cards, lost.saturating_sub(1));
        }
    }

    /// The seat saw a card leave it.
    #[inline]
    fn left_open(&mut self, seat: Seat, hand: Seat, card: u8) {
        let (mut cards, lost) = self.of(seat, hand);
        if cards.has(card) {
            cards.remove(card);
            self.set_or_forget(seat, hand, cards, lost);
        }
    }

    /// A card left it unseen by the seat.
    fn left_unseen(&mut self, seat: Seat, hand: Seat) {
        let (cards, lost) = self.of(seat, hand);
        self.set_or_forget(seat, hand, cards, lost + 1);
    }

    /// Where as many were lost as were seen, nothing is certain any more.
    fn set_or_forget(&mut self, seat: Seat, hand: Seat, cards: Bag, lost: u8) {
        if u32::from(lost) < cards.len() {
            self.set(seat, hand, cards, lost);
        } else {
            self.set(seat, hand, Bag::EMPTY, 0);
        }
    }
}

impl State {
    fn top(&self) -> Option<u8> {
        self.pile_len.checked_sub(1).map(|at| self.pile[at as usize])
    }

    fn pile(&self) -> &[u8] {
        &self.pile[..self.pile_len as usize]
    }
}

impl FiveCards {
    /// five.setup, five.two: the cards dealt are also the limit of a hand.
    #[inline]
    fn hand_limit(&self) -> u8 {
        if self.seats == 2 && !self.options.expert { 9 } else { 7 }
    }
}

impl Game for FiveCards {
    const INFO: GameInfo = GameInfo {
        name: "five-cards",
        title: "Five Cards Collector",
        designers: "Tobiasz Studniarski, Sebastian Studniarski",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: 6,
        // Five decks are drawn at the most; every card drawn is played once at the most, and between
        // two turns that are not passed lie three rounds of passes at the most.
        minutes: (15, 30),
        plies_max: 30_000,
        draws: &["collection", "first", "deck", "renewed", "hand"],
        rules: brocante_core::rules!(),
        stories: include_str!("../stories.toml"),
        decks: &[("moods", include_str!("../deck.toml"))],
        locales: brocante_core::locales!(),
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        Ok(FiveCards { deck: Deck::parse(deck)?, options: *options, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        vec![Options { expert: false }, Options { expert: true }]
    }

    /// Most of the specials of two kinds: hands that are robbed all the time, and hands that are looked
    /// into and robbed.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let (symbols, _) = Self::INFO.decks[0].1.split_once("[specials]").unwrap_or_default();
        let deck = |specials: &str| format!("{symbols}[specials]\n{specials}");
        vec![deck("retrieve = 10\ndraw-hand = 10\nview-hand = 1\n"), deck("view-hand = 12\ntake-over = 9\n")]
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        play::deal(self, turn)
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over => Status::Over,
            _ => Status::ToAct(SeatSet::only(state.active)),
        }
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        moves::list(self, state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        moves::check(self, state, seat, mv)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_, Event>) {
        play::apply(self, state, seat, mv, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::of(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view::determinize(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Outcome {
        let mut points = [0; SEATS];
        for (points, collected) in points.iter_mut().zip(state.collected) {
            *points = collected.count_ones() as i32;
        }
        let points = &points[..self.seats as usize];
        match state.ending {
            Some(Ending::Won { seat }) => Outcome::new(SeatSet::only(seat), points),
            Some(Ending::Stuck { seat }) => Outcome::new(SeatSet::all(self.seats).without(seat), points),
            _ => Outcome::by_points(points), // five.stalemate
        }
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        let (rule, loser) = match state.ending {
            Some(Ending::Stuck { seat }) => ("five.stuck", Some(seat)),
            Some(Ending::Stalemate) => ("five.stalemate", None),
            _ => ("five.win", None),
        };
        let line = |seat: Seat| {
            let points = state.collected[seat.index()].count_ones() as i32;
            let key = if loser == Some(seat) { "score-stuck" } else { "score-collected" };
            vec![ScoreLine { rule, points, what: Say::new(key).with("count", points) }]
        };
        Seat::all(self.seats).map(line).collect()
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let mut counts = [0; bag::KINDS];
        let mut count = |bag: &Bag| bag.cards().for_each(|card| counts[card as usize] += 1);
        count(&state.deck);
        count(&state.used);
        state.hands.iter().for_each(count);
        state.pile().iter().for_each(|&card| counts[card as usize] += 1);
        for collected in state.collected {
            brocante_core::bits(u64::from(collected)).for_each(|card| counts[card as usize] += 1);
        }
        if let Some(special) = state.using {
            counts[special.kind() as usize] += 1;
        }
        let sizes = state.hands.iter().map(Bag::len).zip(state.hand_sizes);
        counts.into_iter().chain(sizes.map(|(held, counted)| held - u32::from(counted))).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        moves::any(rng)
    }

    fn prompt(&self, view: &View) -> Say {
        speak::prompt(view)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        speak::sketch(self, view, speaker)
    }

    fn word(&self, lang: &str, field: &str, value: &Value) -> Option<Arg> {
        speak::word(self, lang, field, value)
    }
}
