//! The laws: what must hold for every game, seat count and option, written once.
//!
//! A law is checked on random games. A *case* names one of them completely: a failure prints a seed, and
//! `cargo xtask laws --seed …` plays the same game again.
//!
//! - **listing**: every listed move passes `check`; a complete list is exactly what `check` accepts.
//! - **json**: views, moves and events survive JSON.
//! - **replay**: a record replays to the same position at every ply.
//! - **leak**: no viewer learns what the rules do not show; `leak.rs` explains how that is checked.
//! - **order**: simultaneous moves give the same result in any order, and none makes another stale.
//! - **refused**: a refused move changes nothing.
//! - **census**: cards, notes and coins are conserved.
//! - **end**: every game ends, and its score adds up.
//! - **quick**: the guide's quick moves are lawful and end the game.

use crate::law::{Broken, require};
use crate::testing::Lawful;
use crate::{guide, leak, order};
use brocante_core::{DeckChoice, Game, Header, Moves, Record, Rng, Seat, Seed, Status, Table, Viewer, Wire, rules_of};
use serde_json::{Map, Value};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// One game of the laws: the game, the number of seats, the number of its options and deck (see [`setups`]), a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    pub game: String,
    pub seats: u8,
    pub options: usize,
    pub seed: u64,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.game, self.seats, self.options, self.seed)
    }
}

impl FromStr for Case {
    type Err = String;

    fn from_str(text: &str) -> Result<Case, String> {
        let parts: Vec<&str> = text.split(':').collect();
        let read = || {
            let [game, seats, options, seed] = parts[..] else { return None };
            Some(Case {
                game: game.to_owned(),
                seats: seats.parse().ok()?,
                options: options.parse().ok()?,
                seed: seed.parse().ok()?,
            })
        };
        read().ok_or_else(|| format!("a case is GAME:SEATS:OPTIONS:SEED, not `{text}`"))
    }
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("law `{law}` is broken at ply {ply}: {detail}\n  play it again: cargo xtask laws --seed {case}")]
pub struct Violation {
    pub case: Case,
    pub ply: usize,
    pub law: &'static str,
    pub detail: String,
}

/// What a run has looked at, so that a test can tell that it looked at something.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub games: u64,
    pub plies: u64,
    pub refused: u64,
    pub worlds: u64,
    /// Plies at which several seats chose at the same time, and how many of them were tried in
    /// several orders.
    pub together: u64,
    pub orders: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.refused += other.refused;
        self.worlds += other.worlds;
        self.together += other.together;
        self.orders += other.orders;
    }
}

/// Every seat count with every combination of options and every deck: those that come with the game and the edge decks.
pub fn setups<G: Lawful>() -> Vec<(u8, usize)> {
    let decks = G::INFO.decks.len() + G::edge_decks(G::INFO.seats_min).len();
    let options = 0..G::every_options().len() * decks;
    (G::INFO.seats_min..=G::INFO.seats_max)
        .flat_map(|seats| options.clone().map(move |options| (seats, options)))
        .collect()
}

/// The options and the deck of a case.
fn setup_of<G: Lawful>(case: &Case) -> Option<(Map<String, Value>, DeckChoice)> {
    let all_options = G::every_options();
    let Ok(Value::Object(options)) = serde_json::to_value(&all_options[case.options % all_options.len()]) else {
        return None;
    };
    let named = G::INFO.decks.iter().map(|(name, _)| DeckChoice::Named((*name).to_owned()));
    let mut decks = named.chain(G::edge_decks(case.seats).into_iter().map(DeckChoice::text));
    Some((options, decks.nth(case.options / all_options.len())?))
}

/// Plays one case and checks every law on it.
pub fn check_case<G: Lawful>(case: &Case) -> Result<Tally, Violation> {
    let broken = |detail: String| Violation { case: case.clone(), ply: 0, law: "setup", detail };
    let (options, deck) = setup_of::<G>(case).ok_or_else(|| broken("there are no such options".to_owned()))?;
    let header = Header { deck: Some(deck), ..header_of(case, options) };
    let game = rules_of::<G>(&header).map_err(|error| broken(format!("{error:?}")))?;
    check_game(game, &header, case)
}

/// How many quick moves there are for one random move, by case: without, with few, with many random moves.
const QUICK_PLAY: [u32; 3] = [u32::MAX, 8, 2];

pub(crate) fn header_of(case: &Case, options: Map<String, Value>) -> Header {
    Header { options, seed: Some(Seed::from_text(&case.to_string())), ..Header::new(&case.game, case.seats) }
}

/// Like [`check_case`], for rules that were made before.
pub fn check_game<G: Lawful>(game: G, header: &Header, case: &Case) -> Result<Tally, Violation> {
    let violation = |law, detail| Violation { case: case.clone(), ply: 0, law, detail };
    let table = Table::of(Arc::new(game), header).map_err(|error| violation("setup", format!("{error:?}")))?;
    let pinned = Header { rules: Some(G::INFO.rules_version), ..header.clone() };
    if *table.header() != pinned {
        return Err(violation("replay", "the record does not say how the table was set up".to_owned()));
    }
    // The moves of a case depend on its seed alone. An odd constant separates them from the deal.
    let rng = Rng::new(case.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(case.seats));
    let dealt = table.clone();
    let mut trial = Trial { table, rng, tally: Tally::default() };
    let one_in = QUICK_PLAY[case.seed as usize % QUICK_PLAY.len()];
    match trial.run().and_then(|()| guide::check(dealt, one_in, &mut Rng::new(case.seed))) {
        Ok(()) => Ok(trial.tally),
        Err((law, detail)) => Err(Violation { case: case.clone(), ply: trial.table.ply(), law, detail }),
    }
}

struct Trial<G: Game> {
    table: Table<G>,
    rng: Rng,
    tally: Tally,
}

impl<G: Lawful> Trial<G> {
    fn run(&mut self) -> Result<(), Broken> {
        let census = self.table.game().census(self.table.state());
        let mut states = vec![*self.table.state()];
        while let Status::ToAct(seats) = self.table.status() {
            require(!seats.is_empty(), "end", || "nobody is to act and the game is not over".to_owned())?;
            self.listing()?;
            self.json()?;
            self.refused()?;
            let viewer = self.any_viewer();
            leak::check(&self.table, viewer, &mut self.rng)?;
            self.tally.worlds += 1;
            self.tally.together += u64::from(seats.len() > 1);
            if seats.len() > 1 && self.rng.chance(2) {
                order::check(&self.table, &mut self.rng)?;
                self.tally.orders += 1;
            }
            self.step()?;
            states.push(*self.table.state());
            require(self.table.game().census(self.table.state()) == census, "census", || {
                format!("{:?} became {:?}", census, self.table.game().census(self.table.state()))
            })?;
            require(self.table.ply() <= G::INFO.plies_max as usize, "end", || "the game does not end".to_owned())?;
        }
        self.listing()?;
        self.refused()?;
        self.ending()?;
        self.replay(&states)?;
        self.tally.games = 1;
        self.tally.plies = self.table.ply() as u64;
        Ok(())
    }

    fn any_viewer(&mut self) -> Viewer {
        let viewers: Vec<Viewer> = Viewer::all(self.table.game().seats()).collect();
        *self.rng.choose(&viewers).unwrap_or(&Viewer::Public)
    }

    fn listing(&mut self) -> Result<(), Broken> {
        let (game, state) = (self.table.game(), self.table.state());
        let to_act = self.table.status().to_act();
        let mut moves = Moves::default();
        for seat in Seat::all(game.seats()) {
            moves.clear();
            game.moves(state, seat, &mut moves);
            require(moves.is_empty() != to_act.contains(seat), "listing", || {
                format!("seat {seat} has {} moves, to act: {to_act:?}", moves.len())
            })?;
            for mv in moves.iter() {
                let checked = game.check(state, seat, *mv);
                require(checked.is_ok(), "listing", || format!("{mv:?} of seat {seat} is listed, but {checked:?}"))?;
            }
            let mut sorted: Vec<_> = moves.to_vec();
            sorted.sort();
            sorted.dedup();
            require(sorted.len() == moves.len(), "listing", || format!("listed twice: {:?}", &*moves))?;
            for _ in 0..4 {
                let mv = game.any_move(&mut self.rng);
                let accepted = game.check(state, seat, mv).is_ok();
                let listed = sorted.binary_search(&mv).is_ok();
                require(listed == accepted || accepted && !moves.is_complete(), "listing", || {
                    format!("{mv:?} of seat {seat}: listed {listed}, accepted {accepted}")
                })?;
            }
        }
        Ok(())
    }

    fn json(&mut self) -> Result<(), Broken> {
        let viewer = self.any_viewer();
        survives(&self.table.game().view(self.table.state(), viewer))?;
        for seat in self.table.status().to_act().iter() {
            if let Some(mv) = self.rng.choose(&self.table.legal(seat)) {
                survives(mv)?;
            }
        }
        Ok(())
    }

    fn refused(&mut self) -> Result<(), Broken> {
        for _ in 0..3 {
            // One seat beyond the table is tried as well.
            let seat = Seat(self.rng.below(u32::from(self.table.game().seats()) + 1) as u8);
            let mv = self.table.game().any_move(&mut self.rng);
            let lawful = self.table.game().check(self.table.state(), seat, mv).is_ok();
            if lawful && seat.0 < self.table.game().seats() {
                continue;
            }
            let before = (*self.table.state(), self.table.ply(), self.table.events().len());
            let refused = self.table.play(seat, mv).is_err();
            let after = (*self.table.state(), self.table.ply(), self.table.events().len());
            self.tally.refused += 1;
            require(refused && before == after, "refused", || {
                format!("{mv:?} of seat {seat} was refused and changed something")
            })?;
        }
        Ok(())
    }

    /// Plays a move: mostly a listed one, sometimes a lawful one that is not listed.
    fn step(&mut self) -> Result<(), Broken> {
        let seats: Vec<Seat> = self.table.status().to_act().iter().collect();
        let seat = *self.rng.choose(&seats).unwrap_or(&Seat(0));
        let legal = self.table.legal(seat);
        let mut mv = *self.rng.choose(&legal).ok_or(("listing", "no move".to_owned()))?;
        if !legal.is_complete() {
            for _ in 0..8 {
                let other = self.table.game().any_move(&mut self.rng);
                if self.table.game().check(self.table.state(), seat, other).is_ok() {
                    mv = other;
                    break;
                }
            }
        }
        let events = self.table.play(seat, mv).map_err(|error| ("listing", format!("{mv:?}: {error:?}")))?;
        events.iter().try_for_each(|it| survives(&it.event))
    }

    fn ending(&mut self) -> Result<(), Broken> {
        let game = self.table.game();
        let outcome = game.outcome(self.table.state());
        require(!outcome.winners.is_empty(), "end", || "nobody has won".to_owned())?;
        let score = game.score(self.table.state());
        require(score.len() == usize::from(game.seats()), "end", || "a seat has no score".to_owned())?;
        for (seat, lines) in score.iter().enumerate() {
            let sum: i32 = lines.iter().map(|line| line.points).sum();
            require(sum == outcome.points[seat], "end", || {
                format!("the score of seat {seat} adds up to {sum}, not {}", outcome.points[seat])
            })?;
        }
        Viewer::all(game.seats()).try_for_each(|viewer| survives(&game.view(self.table.state(), viewer)))
    }

    /// The record, written to JSON and read again, leads through the same positions.
    fn replay(&mut self, states: &[G::State]) -> Result<(), Broken> {
        let broken = |detail: String| ("replay", detail);
        let record = Record::parse(&self.table.record().to_json()).map_err(|error| broken(format!("{error:?}")))?;
        require(record.header == *self.table.header(), "replay", || "another header".to_owned())?;
        let mut again = Table::of(self.table.rules(), &record.header).map_err(|error| broken(format!("{error:?}")))?;
        for (ply, state) in states.iter().enumerate() {
            require(again.state() == state, "replay", || format!("another position at ply {ply}"))?;
            if let Some(played) = record.moves.get(ply) {
                let mv = serde_json::from_value(played.mv.clone()).map_err(|error| broken(error.to_string()))?;
                again.play(played.seat, mv).map_err(|error| broken(format!("{error:?}")))?;
            }
        }
        require(again.events() == self.table.events(), "replay", || "other events".to_owned())
    }
}

fn survives<T: Wire>(thing: &T) -> Result<(), Broken> {
    let text = serde_json::to_string(thing).map_err(|error| ("json", error.to_string()))?;
    let read: T = serde_json::from_str(&text).map_err(|error| ("json", format!("{error} in {text}")))?;
    require(&read == thing, "json", || format!("{thing:?} came back as {read:?}"))
}
