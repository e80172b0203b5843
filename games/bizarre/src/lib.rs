//! Bizarre: pair a quality with an item, and sell the odd thing somebody else invented.
//!
//! What makes it hard on an engine: simultaneous secret choices, an author who stays hidden until
//! the sale, a judge. Pitches are free text on a clock; both belong to the table. The rules only
//! know that a pitch has ended. RULES.md has the rules by id.

mod bags;
mod deck;
mod guide;
mod hand;
mod moves;
mod page;
mod patter;
mod play;
mod quick;
mod speak;
mod survey;
mod tags;
mod taste;
mod view;
mod words;

pub use deck::{BuyerCard, Deck, Word};
pub use hand::{Card, Hand, Kind, Places};
pub use moves::{BuyerWord, Event, Move, Refusal};
pub use view::{BagView, BuyerView, DiscardView, PairView, SaleView, SeatView, ThriftView, View, WordView};

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{
    Audience, Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, SeatSet, Status, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tags::Tags;
use words::{Buyers, Words};

const SEATS: usize = 8;
const INVENTORS: usize = SEATS - 1;
/// bizarre.end
const TURNS_AS_BUYER: u8 = 2;
const ROUNDS: usize = SEATS * TURNS_AS_BUYER as usize;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Bizarre {
    deck: Deck,
    tags: Tags,
    /// The decks before anything is drawn.
    qualities: Words,
    items: Words,
    buyers: Buyers,
    seats: u8,
}

/// There is nothing to choose but the deck, and with it the language of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Identity,
    Thrift,
    Invent,
    Deal,
    Pitch,
    Sale,
    Over,
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    phase: Phase,
    round: u8,
    buyer: Seat,
    /// Who hands out, pitches or buys.
    active: Seat,
    /// Inventors who have made the secret choice that is due.
    committed: SeatSet,
    /// The two Buyer cards of the round, and which word of each was taken.
    buyer_cards: [u16; 2],
    identity: [u8; 2],
    hands: [Hand; SEATS],
    thrifts: [Thrift; SEATS],
    /// What each Inventor put into their bag.
    bags: [Pair; SEATS],
    /// Whose bag, by the symbol on it, each Inventor was given (bizarre.symbols).
    given: [Option<Seat>; SEATS],
    /// Whether the Buyer gave them by hand, and so knows.
    by_hand: bool,
    pitched: SeatSet,
    qualities: Words,
    items: Words,
    buyers: Buyers,
    /// Every bag of the round before, as it was shown.
    last: [Sold; INVENTORS],
    /// Who the Buyer was in each round.
    identities: [[BuyerWord; 2]; ROUNDS],
    /// What was bought in each round.
    sales: [Sold; ROUNDS],
}

/// A QI: one quality, one item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Pair {
    quality: u16,
    item: u16,
}

/// bizarre.thrift.draw: what to discard and how many qualities to draw, one secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Thrift {
    discard: Places,
    qualities: u8,
}

/// A pair, who invented and who pitched it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Sold {
    pair: Pair,
    inventor: Seat,
    pitcher: Seat,
}

impl Bizarre {
    fn rounds(&self) -> u8 {
        self.seats * TURNS_AS_BUYER
    }

    /// bizarre.pitch: from the Buyer's left clockwise.
    fn inventors(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        state.buyer.around(self.seats).skip(1)
    }

    fn inventor_set(&self, state: &State) -> SeatSet {
        SeatSet::all(self.seats).without(state.buyer)
    }

    /// How many Victory Cards each seat has (bizarre.end).
    fn victory_cards(&self, state: &State) -> [i32; SEATS] {
        let mut cards = [0; SEATS];
        for sale in &state.sales[..usize::from(state.round.min(self.rounds()))] {
            cards[sale.inventor.index()] += 1;
            cards[sale.pitcher.index()] += 1;
        }
        cards
    }
}

impl Game for Bizarre {
    const INFO: GameInfo = GameInfo {
        name: "bizarre",
        title: "Bizarre",
        designers: "",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 4,
        seats_max: 8,
        // Each round: an identity, a thrift, an invention and a pitch for each Inventor, the bags, a sale.
        minutes: (30, 60),
        plies_max: (ROUNDS * (1 + 4 * INVENTORS + 1)) as u32,
        draws: &["first", "quality", "item", "buyer", "bag"],
        rules: brocante_core::rules!(),
        stories: include_str!("../stories.toml"),
        decks: &[
            ("en", include_str!("../decks/en.toml")),
            ("fr", include_str!("../decks/fr.toml")),
            ("de", include_str!("../decks/de.toml")),
            ("nl", include_str!("../decks/nl.toml")),
        ],
        locales: brocante_core::locales!(),
    };
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(_options: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        let deck = Deck::parse(deck, seats)?;
        let (qualities, items) = (Words::new(deck.qualities.len()), Words::new(deck.items.len()));
        let buyers = Buyers::new(deck.buyers.len());
        let tags = Tags::of(&deck);
        Ok(Bizarre { deck, tags, qualities, items, buyers, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    /// Just enough words, so that decks are made anew all the time.
    fn edge_decks(seats: u8) -> Vec<String> {
        let words = 8 * u16::from(seats);
        let list = |kind: &str, entry: &dyn Fn(u16) -> String, count: u16| {
            format!("{kind} = [{}]\n", (0..count).map(entry).collect::<Vec<_>>().join(", "))
        };
        let word = |id: u16| format!("{{ word = \"w{id}\" }}");
        let buyer = |id: u16| format!("{{ words = [\"a{id}\", \"b{id}\"] }}");
        let lists = [list("quality", &word, words), list("item", &word, words), list("buyer", &buyer, 3)];
        vec![format!("language = \"en\"\n{}", lists.concat())]
    }

    fn deal(&self, turn: &mut Turn<'_, Event>) -> State {
        play::deal(self, turn)
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over => Status::Over,
            Phase::Thrift | Phase::Invent => Status::ToAct(self.inventor_set(state).minus(state.committed)),
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
        Outcome::by_points(&self.victory_cards(state)[..self.seats as usize])
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        let sales = &state.sales[..usize::from(self.rounds())];
        let line = |points: usize, key| ScoreLine {
            rule: "bizarre.sale",
            points: points as i32,
            what: Say::new(key).with("count", points),
        };
        Seat::all(self.seats)
            .map(|seat| {
                let invented = sales.iter().filter(|sale| sale.inventor == seat).count();
                let pitched = sales.iter().filter(|sale| sale.pitcher == seat).count();
                vec![line(invented, "score-invented"), line(pitched, "score-pitched")]
            })
            .collect()
    }

    /// Every word card is in exactly one place.
    fn census(&self, state: &State) -> Vec<u32> {
        let mut qualities = state.qualities.all();
        let mut items = state.items.all();
        let mut put = |kind: Kind, id: u16| match kind {
            Kind::Quality => qualities.push(id),
            _ => items.push(id),
        };
        for hand in &state.hands {
            hand.cards().for_each(|card| put(card.kind(), card.id()));
        }
        let bags = match state.phase {
            Phase::Invent => state.committed,
            Phase::Deal | Phase::Pitch | Phase::Sale => self.inventor_set(state),
            _ => SeatSet::EMPTY,
        };
        let bagged = bags.iter().map(|seat| state.bags[seat.index()]);
        let won = state.sales[..usize::from(state.round.min(self.rounds()))].iter().map(|sale| sale.pair);
        for pair in bagged.chain(won) {
            put(Kind::Quality, pair.quality);
            put(Kind::Item, pair.item);
        }
        let mut buyers = state.buyers.all();
        if state.phase != Phase::Over {
            buyers.extend(state.buyer_cards);
        }
        for cards in [&mut qualities, &mut items, &mut buyers] {
            cards.sort_unstable();
        }
        [qualities, items, buyers].concat().into_iter().map(u32::from).collect()
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        moves::any(self, rng)
    }

    fn prompt(&self, view: &View) -> Say {
        speak::prompt(view)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        speak::sketch(view, speaker)
    }

    fn word(&self, _lang: &str, field: &str, value: &Value) -> Option<Arg> {
        speak::word(self, field, value)
    }
}

/// Draws a card of a deck, making it anew from its discards if it has run out (bizarre.reshuffle).
#[inline]
fn draw<const WORDS: usize, const FATES: usize>(
    deck: Kind,
    words: &mut words::Deck<WORDS, FATES>,
    turn: &mut Turn<'_, Event>,
) -> u16 {
    if words.is_used_up() {
        words.renew();
    }
    let id = turn.chance.pick(deck.name(), words) as u16;
    words.take(id);
    id
}

impl State {
    fn renewals(&self) -> [u8; 3] {
        [self.qualities.renewals, self.items.renewals, self.buyers.renewals]
    }

    /// Says which decks were made anew since, always in the same order: which one was first would
    /// tell what others drew.
    fn tell_renewals(&self, since: [u8; 3], turn: &mut Turn<'_, Event>) {
        for (deck, (now, since)) in
            [Kind::Quality, Kind::Item, Kind::Buyer].into_iter().zip(self.renewals().into_iter().zip(since))
        {
            for _ in since..now {
                turn.tell(Audience::All, || Event::Renewed { deck });
            }
        }
    }
}
