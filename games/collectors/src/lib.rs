//! Collectors, by Erik Andersson Sundén: bottles on action spaces, auctions, and a market that
//! decides what a collection is worth.
//!
//! A turn is cut into small decisions (place a bottle, choose a card, bid, pay, …), each of which
//! stands on its own. `check.rs` says which are lawful, `play.rs` and `quarter.rs` carry them out,
//! `view.rs` says who may know what.

mod belief;
mod cards;
mod check;
mod deck;
mod deck_file;
mod determinize;
mod guide;
mod marks;
mod moves;
mod page;
mod play;
mod quarter;
mod quick;
mod score;
mod sketch;
mod speak;
mod state;
mod survey;
mod view;
mod weigh;
mod worth;

pub use deck::{Action, Category, Skill};
pub use moves::{Event, Move, PoolName, Refusal, Side};
pub use state::{Phase, State};
pub use view::{AuctionView, Face, MarketView, OwnView, SeatView, SecretView, SpaceView, View};

use brocante_core::text::{Arg, Say, Speaker};
use brocante_core::{Game, GameInfo, Moves, OpenError, Outcome, Rng, ScoreLine, Seat, Status, Viewer};
use cards::Cards;
use deck::Deck;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) type Turn<'a> = brocante_core::Turn<'a, Event>;

pub(crate) const SEATS_MAX: usize = 4;

/// No deck allows a longer game. A quarter has 21 spaces that take one bottle each; recycling
/// takes one of the 8 bottles of the start or of the 9 skills a quarter gives, so there are at most
/// 84 + 44 bottles with three decisions each. Bids rise to what the winner then pays, and all coins
/// and cards of a game are worth less than 9,500. The 16 auctions ask for 96 other decisions each,
/// the setup and the bottle places for 20.
const PLIES_MAX: u32 = 12_000;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Collectors {
    deck: Deck,
    seats: u8,
}

/// Collectors has none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for Collectors {
    const INFO: GameInfo = GameInfo {
        name: "collectors",
        title: "Collectors",
        designers: "Erik Andersson Sundén",
        rules_version: 1,
        rules_oldest: 1,
        seats_min: 2,
        seats_max: SEATS_MAX as u8,
        minutes: (20, 40),
        plies_max: PLIES_MAX,
        draws: &["deck", "renewed", "first"],
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

    fn new(_: &Options, deck: &str, seats: u8) -> Result<Self, OpenError<Refusal>> {
        Ok(Collectors { deck: deck_file::parse(deck)?, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn every_options() -> Vec<Options> {
        vec![Options {}]
    }

    /// Player boards that give so many cards that there are soon none left.
    fn edge_decks(_seats: u8) -> Vec<String> {
        let (usual, generous) =
            ("{ cards = 1 }, { coins = 1 }, { coins = 2 }", "{ cards = 2 }, { cards = 2 }, { cards = 2 }");
        vec![Self::INFO.decks[0].1.replace(usual, generous)]
    }

    fn deal(&self, turn: &mut Turn<'_>) -> State {
        self.deal_hands(turn)
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        if state.phase == Phase::Over { Status::Over } else { Status::ToAct(state.waiting) }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Moves<Move>) {
        self.list_moves(state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(state, seat, mv)
    }

    fn apply(&self, state: &mut State, seat: Seat, mv: Move, turn: &mut Turn<'_>) {
        self.play(state, seat, mv, turn);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        self.imagine(view, rng)
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.result(state)
    }

    fn score(&self, state: &State) -> Vec<Vec<ScoreLine>> {
        Seat::all(self.seats).map(|seat| self.score_lines(state, seat)).collect()
    }

    /// How often each card is on the table, and for each seat the bottles that are nowhere.
    fn census(&self, state: &State) -> Vec<u32> {
        let mut census = vec![0; deck::CARDS];
        let secrets: Vec<u8> = state.secrets.list().iter().map(|secret| secret.card).collect();
        let pools = [state.item_pool, state.skill_pool, state.auction_pool];
        let sets = [state.deck, state.discard, state.market].into_iter();
        let hands = state.players.iter().flat_map(|player| [player.hand, player.items, player.skills, player.tucked]);
        let auctioned = (state.auction.card != cards::NONE).then_some(state.auction.card);
        for card in sets.chain(hands).flat_map(Cards::iter).chain(secrets).chain(auctioned) {
            census[usize::from(card)] += 1;
        }
        for card in pools.iter().flat_map(|pool| pool.cards()) {
            census[usize::from(*card)] += 1;
        }
        // Bottles are on the board or on spaces, but for those that are being put back on the board.
        census.extend(state.players.iter().map(|player| match state.phase {
            Phase::Retrieve => 0,
            _ => u32::from(player.bottles) - player.places.count_ones() - player.spaces.count_ones(),
        }));
        census
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        let card = rng.below(deck::CARDS as u32 + 3) as u8;
        let small = if rng.chance(8) { rng.next_u64() as u8 } else { rng.below(24) as u8 };
        match rng.below(14) {
            0 => Move::Keep { card },
            1 => Move::Place { space: small },
            2 => Move::Buy { card },
            3 => Move::Gain { card },
            4 => Move::Raise { card },
            5 => Move::Tuck { card },
            6 => Move::Auction { card, face_down: rng.chance(2) },
            7 => Move::Bid { coins: if rng.chance(8) { rng.next_u64() as u16 } else { small.into() } },
            8 => Move::Pass,
            9 => Move::PayCard { card },
            10 => Move::PayCoins,
            11 => Move::Settle { side: [Side::Item, Side::Skill, Side::Market, Side::Secret][rng.below(4) as usize] },
            12 => Move::Cover { place: small % 8 },
            _ => Move::Spare { place: small % 8 },
        }
    }

    fn prompt(&self, view: &View) -> Say {
        self.ask(view)
    }

    fn sketch(&self, view: &View, speaker: &Speaker<'_>) -> String {
        self.draw_table(view, speaker)
    }

    fn word(&self, _lang: &str, field: &str, value: &Value) -> Option<Arg> {
        self.spoken(field, value)
    }
}
