//! A table: the rules, the position, and every move and event so far.

use crate::chance::{Chance, Draw};
use crate::game::{AddressedEvent, Game, Moves, Status, Turn};
use crate::record::{DeckChoice, Header, Played, Record};
use crate::refusal::{OpenError, PlayError};
use crate::seat::{Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    header: Header,
    state: G::State,
    chance: Chance,
    moves: Vec<Played<G::Move>>,
    events: Vec<(usize, AddressedEvent<G::Event>)>,
}

impl<G: Game> Table<G> {
    /// Opens a table as a header describes it, and deals.
    pub fn open(header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        let game = rules_of::<G>(header)?;
        Table::of(Arc::new(game), header)
    }

    /// Opens a table with rules that were made before.
    pub fn of(game: Arc<G>, header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        Table::with(game, header, Chance::table(header.seed.clone(), header.draws.clone()))
    }

    /// Like [`Table::of`], with a journal of every draw: see [`Table::take_draws`].
    pub fn traced(game: Arc<G>, header: &Header) -> Result<Self, OpenError<G::Refusal>> {
        Table::with(game, header, Chance::traced(header.seed.clone(), header.draws.clone()))
    }

    fn with(game: Arc<G>, header: &Header, mut chance: Chance) -> Result<Self, OpenError<G::Refusal>> {
        if let Some(name) = header.draws.keys().find(|name| !G::INFO.draws.contains(&name.as_str())) {
            return Err(OpenError::UnknownDraw(name.clone()));
        }
        let mut events = Vec::new();
        let state = game.deal(&mut Turn::new(&mut chance, &mut events));
        if let Some(fault) = chance.take_fault() {
            return Err(OpenError::Draws(fault));
        }
        let header = Header { rules: Some(header.rules.unwrap_or(G::INFO.rules_version)), ..header.clone() };
        let events = events.into_iter().map(|event| (0, event)).collect();
        Ok(Table { game, header, state, chance, moves: Vec::new(), events })
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to open another table with.
    pub fn rules(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How the table was set up.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The number of moves so far.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Who is to act.
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The listed moves of a seat.
    pub fn legal(&self, seat: Seat) -> Moves<G::Move> {
        let mut moves = Moves::default();
        self.game.moves(&self.state, seat, &mut moves);
        moves
    }

    /// Checks a move and carries it out. A move that is refused changes nothing.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<AddressedEvent<G::Event>>, PlayError<G::Refusal>> {
        if seat.0 >= self.game.seats() {
            return Err(PlayError::NoSeat { seat });
        }
        self.game.check(&self.state, seat, mv).map_err(PlayError::Refused)?;
        let mut next = self.state;
        let mut chance = self.chance.clone();
        let mut events = Vec::new();
        self.game.apply(&mut next, seat, mv, &mut Turn::new(&mut chance, &mut events));
        if let Some(fault) = chance.take_fault() {
            return Err(PlayError::Draws(fault));
        }
        self.state = next;
        self.chance = chance;
        self.moves.push(Played { seat, mv });
        let ply = self.ply();
        self.events.extend(events.iter().map(|event| (ply, event.clone())));
        Ok(events)
    }

    /// The same table after its first `plies` moves; `None` if there were fewer.
    pub fn at(&self, plies: usize) -> Option<Table<G>> {
        let mut table = Table::of(self.rules(), &self.header).ok()?;
        for played in self.moves.get(..plies)? {
            table.play(played.seat, played.mv).ok()?;
        }
        Some(table)
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Played<G::Move>] {
        &self.moves
    }

    /// The draws since the last call, at a table with a journal.
    pub fn take_draws(&mut self) -> Vec<Draw> {
        self.chance.take_draws()
    }

    /// Every event so far, each with the number of moves before it.
    pub fn events(&self) -> &[(usize, AddressedEvent<G::Event>)] {
        &self.events
    }

    /// The events that a viewer got from a ply on, each with its ply.
    pub fn events_since(&self, ply: usize, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let is_new =
            move |(at, event): &&(usize, AddressedEvent<G::Event>)| *at >= ply && event.audience.includes(viewer);
        self.events.iter().filter(is_new).map(|(at, event)| (*at, &event.event))
    }

    /// The game as a record.
    pub fn record(&self) -> Record<G::Move> {
        Record { header: self.header.clone(), moves: self.moves.clone() }
    }
}

/// The rules of the table that a header describes.
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
