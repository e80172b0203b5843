//! Boxes, by Benoît Remy: peek into a few boxes, then bid for the whole container.
//!
//! What makes it hard on an engine: private looks that a seat remembers to the end, secret bids
//! that all lay at once, banknotes without change. RULES.md has the rules by id.

mod belief;
mod deck;
mod guide;
mod moves;
mod notes;
mod page;
mod quick;
mod score;
mod speak;
mod survey;
mod view;
mod worth;

pub use deck::{Card, Colour, Deck};
pub use moves::{Auction, Event, Move, Refusal};
pub use notes::Notes;
pub use view::{BoxView, ContainerView, SeatView, View};

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{
    Game, GameInfo, Kinds, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, SeatSet, Status, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// boxes.container
pub const ROUNDS: usize = 6;
pub const OPEN_PLACES: usize = 6;
pub const CLOSED_PLACES: usize = 4;
pub const PLACES: usize = OPEN_PLACES + CLOSED_PLACES;
const SEATS: usize = 4;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Boxes {
    deck: Deck,
    options: Options,
    seats: u8,
    ledger: worth::Ledger,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// boxes.money: everybody's notes lie open.
    pub open_wallets: bool,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Choose,
    Look,
    Bid,
    Lay,
    Pay,
    Over,
}

/// The position. A card is the number of its kind in the deck file; the first six places of a
/// container are open boxes, the other four closed ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    phase: Phase,
    round: u8,
    auctioneer: Seat,
    /// Who looks, bids or pays.
    active: Seat,
    actions_left: u8,
    /// Standing bid, and who made it: nobody yet at an opening or in a tie.
    bid: u16,
    bidder: Option<Seat>,
    /// A tie of secret bids goes on as an open auction.
    tie: bool,
    bidding: SeatSet,
    /// Who has laid notes face down, and which.
    committed: SeatSet,
    laid: [Notes; SEATS],
    wallets: [Notes; SEATS],
    bank: Notes,
    open_pile: [u8; deck::KINDS_MAX],
    closed_pile: [u8; deck::KINDS_MAX],
    /// One for each round that has begun.
    containers: [Container; ROUNDS],
}

/// A container and all that anybody remembers of its sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Container {
    cards: [u8; PLACES],
    auction: Option<Auction>,
    /// For each seat, the places it looked at, a bit each.
    looked: [u16; SEATS],
    /// What each seat laid, once it is shown.
    shown: [Notes; SEATS],
    /// The last amount each seat called out, in notes of 50, plus one; 0 for none.
    called: [u8; SEATS],
    winner: Option<Seat>,
    paid: Notes,
}

impl Container {
    const EMPTY: Container = Container {
        cards: [0; PLACES],
        auction: None,
        looked: [0; SEATS],
        shown: [Notes::NONE; SEATS],
        called: [0; SEATS],
        winner: None,
        paid: Notes::NONE,
    };

    /// The last amount a seat called out.
    #[inline]
    fn called_by(&self, seat: Seat) -> Option<u16> {
        self.called[seat.index()].checked_sub(1).map(|steps| u16::from(steps) * notes::STEP)
    }
}

impl State {
    #[inline]
    fn container(&self) -> &Container {
        &self.containers[self.round as usize]
    }

    #[inline]
    fn container_mut(&mut self) -> &mut Container {
        &mut self.containers[self.round as usize]
    }

    /// The containers that have been laid out so far.
    fn laid_out(&self) -> &[Container] {
        &self.containers[..=self.round as usize]
    }
}

impl Boxes {
    /// Lays out the container of a round and hands the token on.
    fn begin_round(&self, state: &mut State, round: u8, auctioneer: Seat, turn: &mut Turn<'_, Event>) {
        state.phase = Phase::Choose;
        state.round = round;
        state.auctioneer = auctioneer;
        state.active = auctioneer;
        let mut container = Container::EMPTY;
        for (place, card) in container.cards.iter_mut().enumerate() {
            let (name, pile) = if place < OPEN_PLACES {
                ("open", &mut state.open_pile[..self.deck.open.len()])
            } else {
                ("closed", &mut state.closed_pile[..self.deck.closed.len()])
            };
            *card = turn.chance.pick(name, &Kinds(pile)) as u8;
            pile[*card as usize] -= 1;
        }
        *state.container_mut() = container;
        turn.tell(brocante_core::Audience::All, || Event::Container { round: round + 1, seat: auctioneer });
    }

    fn card(&self, place: usize, kind: u8) -> Card {
        if place < OPEN_PLACES { self.deck.open[kind as usize] } else { self.deck.closed[kind as usize] }
    }
}

impl Game for Boxes {
    const INFO: GameInfo = GameInfo {
        name: "boxes",
        title: "Boxes",
        designers: "Benoît Remy",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: 4,
        // Each round: a choice, seven looks and a stop a seat, a lay a seat, 68 raises of 50 and the
        // passes, a payment.
        minutes: (30, 45),
        plies_max: ROUNDS as u32 * (1 + 4 * 8 + 4 + 69 + 3 + 1),
        draws: &["first", "open", "closed"],
        rules: brocante_core::rules!(),
        stories: include_str!("../stories.toml"),
        decks: &[("printed", include_str!("../deck.toml"))],
        locales: brocante_core::locales!(),
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        let deck = Deck::parse(deck)?;
        Ok(Boxes { ledger: worth::Ledger::new(&deck), deck, options: *options, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        vec![Options { open_wallets: false }, Options { open_wallets: true }]
    }

    /// Worthless boxes, and boxes of the highest value.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let deck =
            |value: u16| format!("[[open]]\nvalue = {value}\ncount = 36\n[[closed]]\nvalue = {value}\ncount = 24\n");
        vec![deck(0), deck(5_000)]
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        let first = turn.chance.seat("first", self.seats); // boxes.auctioneer
        let mut wallets = [Notes::NONE; SEATS];
        wallets[..self.seats as usize].fill(Notes::START); // boxes.notes
        let mut state = State {
            phase: Phase::Choose,
            round: 0,
            auctioneer: first,
            active: first,
            actions_left: 0,
            bid: 0,
            bidder: None,
            tie: false,
            bidding: SeatSet::EMPTY,
            committed: SeatSet::EMPTY,
            laid: [Notes::NONE; SEATS],
            wallets,
            bank: Notes::NONE,
            open_pile: self.deck.open_counts,
            closed_pile: self.deck.closed_counts,
            containers: [Container::EMPTY; ROUNDS],
        };
        self.begin_round(&mut state, 0, first, turn);
        state
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over => Status::Over,
            Phase::Lay => Status::ToAct(SeatSet::all(self.seats).minus(state.committed)),
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
        moves::apply(self, state, seat, mv, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::of(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view::determinize(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Outcome {
        score::outcome(self, state)
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        score::lines(self, state)
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let mut open = state.open_pile.map(u32::from);
        let mut closed = state.closed_pile.map(u32::from);
        for container in state.laid_out() {
            for (place, &card) in container.cards.iter().enumerate() {
                let counts = if place < OPEN_PLACES { &mut open } else { &mut closed };
                counts[card as usize] += 1;
            }
        }
        let notes = state.wallets.iter().fold(state.bank, |sum, wallet| sum + *wallet);
        open.into_iter().chain(closed).chain(notes.0.map(u32::from)).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        moves::any(rng)
    }

    fn prompt(&self, view: &View) -> Say {
        speak::prompt(view)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        speak::sketch(view, speaker)
    }

    fn word(&self, _lang: &str, field: &str, value: &Value) -> Option<Arg> {
        speak::word(field, value)
    }
}
