//! A table: the rules, the position, and everything that was played and told.

use crate::game::{Game, Moves, Refuses, Status, Told, Turn};
use crate::record::{DeckChoice, Header, Played, Record};
use crate::{Chance, Draw, Fault, Seat};
use serde_json::Value;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    header: Header,
    state: G::State,
    chance: Chance,
    moves: Vec<Played<G::Move>>,
    told: Vec<(usize, Told<G::Event>)>,
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OpenError<R> {
    #[error("this is a record of rules version {record}; this program plays version {ours}")]
    Rules { record: u32, ours: u32 },
    #[error("{game} is for {min} to {max} seats, not {given}")]
    Seats { game: &'static str, given: u8, min: u8, max: u8 },
    #[error("the options do not fit: {0}")]
    Options(String),
    #[error("there is no deck called `{0}`")]
    UnknownDeck(String),
    #[error("deck file, line {line}: {message}")]
    DeckSyntax { line: usize, message: String },
    #[error("deck file, line {line}: refused")]
    Deck { line: usize, refusal: R },
    #[error("there is no random outcome called `{0}`")]
    UnknownDraw(String),
    #[error("the script asks for a draw that can't be: {0:?}")]
    Draws(Fault),
}

/// Why a move is not carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError<R> {
    #[error("there is no seat {seat} at this table")]
    NoSeat { seat: Seat },
    #[error("refused")]
    Refused(R),
    #[error("the script asks for a draw that can't be: {0:?}")]
    Draws(Fault),
}

impl<G: Game> Table<G> {
    /// Opens a table as a header describes it, and deals.
    pub fn open(header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        let game = rules_of::<G>(header)?;
        Table::of(Arc::new(game), header)
    }

    /// Opens a table with rules that are made already.
    pub fn of(game: Arc<G>, header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        Table::with(game, header, Chance::table(header.seed.clone(), header.draws.clone()))
    }

    /// The same, with every draw written down: see [`Table::take_draws`].
    pub fn traced(game: Arc<G>, header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        Table::with(game, header, Chance::traced(header.seed.clone(), header.draws.clone()))
    }

    fn with(game: Arc<G>, header: &Header, mut chance: Chance) -> Result<Self, OpenError<G::Refusal>> {
        if let Some(name) = header.draws.keys().find(|name| !G::INFO.draws.contains(&name.as_str())) {
            return Err(OpenError::UnknownDraw(name.clone()));
        }
        let mut told = Vec::new();
        let state = game.deal(&mut Turn::new(&mut chance, &mut told));
        if let Some(fault) = chance.take_fault() {
            return Err(OpenError::Draws(fault));
        }
        let header = Header { rules: Some(header.rules.unwrap_or(G::INFO.rules_version)), ..header.clone() };
        let told = told.into_iter().map(|told| (0, told)).collect();
        Ok(Table { game, header, state, chance, moves: Vec::new(), told })
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to open another table with.
    pub fn rules(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many moves were made.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    pub fn legal(&self, seat: Seat) -> Moves<G::Move> {
        let mut moves = Moves::default();
        self.game.moves(&self.state, seat, &mut moves);
        moves
    }

    /// Checks and carries out a move. A move that is not carried out changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<Told<G::Event>>, PlayError<G::Refusal>> {
        if seat.0 >= self.game.seats() {
            return Err(PlayError::NoSeat { seat });
        }
        self.game.check(&self.state, seat, mv).map_err(PlayError::Refused)?;
        let mut next = self.state;
        let mut chance = self.chance.clone();
        let mut told = Vec::new();
        self.game.apply(&mut next, seat, mv, &mut Turn::new(&mut chance, &mut told));
        if let Some(fault) = chance.take_fault() {
            return Err(PlayError::Draws(fault));
        }
        self.state = next;
        self.chance = chance;
        self.moves.push(Played { seat, mv });
        let ply = self.ply();
        self.told.extend(told.iter().map(|told| (ply, told.clone())));
        Ok(told)
    }

    /// What was drawn since the last call, at a table where it is written down.
    pub fn take_draws(&mut self) -> Vec<Draw> {
        self.chance.take_draws()
    }

    /// Everything that was told, each with the ply after which it was.
    pub fn told(&self) -> &[(usize, Told<G::Event>)] {
        &self.told
    }

    pub fn record(&self) -> Record<G::Move> {
        Record { header: self.header.clone(), moves: self.moves.clone() }
    }
}

/// The rules of the table a header describes.
pub fn rules_of<G: Game>(header: &Header) -> Result<G, OpenError<G::Refusal>> {
    let info = &G::INFO;
    let version = header.rules.unwrap_or(info.rules_version);
    if !(info.rules_oldest..=info.rules_version).contains(&version) {
        return Err(OpenError::Rules { record: version, ours: info.rules_version });
    }
    if !(info.seats_min..=info.seats_max).contains(&header.seats) {
        let (min, max) = (info.seats_min, info.seats_max);
        return Err(OpenError::Seats { game: info.title, given: header.seats, min, max });
    }
    let options = serde_json::from_value(Value::Object(header.options.clone()))
        .map_err(|error| OpenError::Options(error.to_string()))?;
    let deck = match &header.deck {
        None => info.decks[0].1,
        Some(DeckChoice::Text(text)) => &text.toml,
        Some(DeckChoice::Named(wanted)) => info
            .decks
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|&(_, text)| text)
            .ok_or_else(|| OpenError::UnknownDeck(wanted.clone()))?,
    };
    Ok(G::new(&options, deck, header.seats)?.under(version))
}

impl<R: Refuses> OpenError<R> {
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            OpenError::Deck { refusal, .. } => Some(refusal.rule()),
            _ => None,
        }
    }
}
