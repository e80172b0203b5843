//! Games and tables without their types, for programs that handle any game: JSON in, JSON and messages out. Nothing
//! here hands out a state.

use crate::chance::{Draw, Fault};
use crate::game::{AddressedEvent, Audience, Game, GameInfo, ScoreLine, Speech, Status, Wire};
use crate::guide::{Guide, best_move};
use crate::message::Message;
use crate::record::{DeckChoice, Header, Played, Record};
use crate::refusal::{OpenError, PlayError, Refused, Refuses};
use crate::rng::Rng;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::{Table, rules_of};
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;
use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// A game without its type.
pub trait AnyGame: Debug + Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// Whether a search can judge its moves.
    fn is_searched(&self) -> bool;
    /// The options with their default values.
    fn options(&self) -> Value;
    /// The JSON Schema of its moves.
    fn move_schema(&self) -> Value;
    /// Opens a table as a header describes it, and deals.
    fn open(&self, header: &Header) -> Result<Box<dyn AnyTable>, Refused>;
    /// Like [`AnyGame::open`], with a journal of every draw.
    fn open_traced(&self, header: &Header) -> Result<Box<dyn AnyTable>, Refused>;
}

/// Makes a [`Game`] an [`AnyGame`].
#[derive(Debug)]
pub struct ErasedGame<G>(PhantomData<G>);

impl<G> ErasedGame<G> {
    /// The game.
    pub const fn new() -> ErasedGame<G> {
        ErasedGame(PhantomData)
    }
}

impl<G> Default for ErasedGame<G> {
    fn default() -> Self {
        ErasedGame::new()
    }
}

/// A table without the type of its game.
pub trait AnyTable: Debug + Send + Sync {
    /// Facts about its game.
    fn info(&self) -> &'static GameInfo;
    /// How the table was set up.
    fn header(&self) -> &Header;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The number of moves so far.
    fn ply(&self) -> usize;
    /// The seats that are to act.
    fn to_act(&self) -> SeatSet;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a seat sees, for a bot: without a detour through JSON.
    fn typed_view(&self, seat: Seat) -> TypedView;
    /// The listed moves of a seat, and whether every lawful move is among them.
    fn moves(&self, seat: Seat) -> (Vec<Value>, bool);
    /// Plays a move and returns its events. A move that is refused changes nothing.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<Vec<EventFor>, Refused>;
    /// Plays one of the listed moves at random. Fails if a script asks for an impossible draw.
    fn play_random(&mut self, seat: Seat, rng: &mut Rng) -> Result<(), Fault>;
    /// The move that the game's guide rates best, from what the seat sees.
    fn guided_move(&self, seat: Seat, rng: &mut Rng) -> Value;
    /// Every event so far with its audience.
    fn events(&self) -> Vec<EventFor>;
    /// The events that a viewer got from a ply on, each with its ply.
    fn events_since(&self, ply: usize, viewer: Viewer) -> Vec<(usize, Value)>;
    /// The winners, once the game is over.
    fn winners(&self) -> Option<SeatSet>;
    /// The points of every seat if the game ended now, for replays of finished games.
    fn points_so_far(&self) -> Vec<i32>;
    /// What the points of each seat consist of, once the game is over.
    fn score(&self) -> Option<Vec<SeatScore>>;
    /// The speech that is going on, if there is one.
    fn speech(&self) -> Option<Speech<Value>>;
    /// The game so far as a record.
    fn record(&self) -> Record;
    /// The draws since the last call, at a table with a journal.
    fn take_draws(&mut self) -> Vec<Draw>;
    /// A copy of the table.
    fn snapshot(&self) -> Box<dyn AnyTable>;
    /// The same table after its first moves; `None` if there were fewer.
    fn at(&self, plies: usize) -> Option<Box<dyn AnyTable>>;
    /// Replays the game: calls `visit` with the table before every move and that move, and at the end without one.
    fn replay(&self, visit: &mut dyn FnMut(&dyn AnyTable, Option<Played>));
    /// The table with its type, for a downcast to `Table<G>`.
    fn as_any(&self) -> &dyn Any;
}

/// An event, and the seat that alone gets it; `null` if everybody does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventFor {
    /// The seat that alone gets it.
    pub only: Option<Seat>,
    /// The event.
    pub event: Value,
}

/// The points of a seat and what they consist of.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatScore {
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub points: i32,
    /// What they consist of.
    pub lines: Vec<ScoreLine>,
}

/// A seat's view with the rules of its table, for bots.
#[derive(Clone, Debug)]
pub struct TypedView {
    /// The name of the game.
    pub game: &'static str,
    inner: Arc<dyn Any + Send + Sync>,
}

impl TypedView {
    fn new<G: Game>(rules: Arc<G>, view: G::View) -> TypedView {
        TypedView { game: G::INFO.name, inner: Arc::new((rules, view)) }
    }

    /// The rules and the view, if they are of this game.
    pub fn get<G: Game>(&self) -> Option<(&G, &G::View)> {
        let (rules, view) = self.inner.downcast_ref::<(Arc<G>, G::View)>()?;
        Some((rules, view))
    }
}

impl<G: Guide> AnyGame for ErasedGame<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn is_searched(&self) -> bool {
        G::SEARCH.is_some()
    }

    fn options(&self) -> Value {
        json_of(&G::Options::default())
    }

    fn move_schema(&self) -> Value {
        schemars::schema_for!(G::Move).to_value()
    }

    fn open(&self, header: &Header) -> Result<Box<dyn AnyTable>, Refused> {
        erase(shared_rules::<G>(header).and_then(|game| Table::of(game, header)))
    }

    fn open_traced(&self, header: &Header) -> Result<Box<dyn AnyTable>, Refused> {
        erase(shared_rules::<G>(header).and_then(|game| Table::traced(game, header)))
    }
}

fn erase<G: Guide>(table: Result<Table<G>, OpenError<G::Refusal>>) -> Result<Box<dyn AnyTable>, Refused> {
    match table {
        Ok(table) => Ok(Box::new(table)),
        Err(error) => Err(open_refused::<G>(&error)),
    }
}

impl<G: Guide> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn header(&self) -> &Header {
        Table::header(self)
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn ply(&self) -> usize {
        Table::ply(self)
    }

    fn to_act(&self) -> SeatSet {
        self.status().to_act()
    }

    fn is_over(&self) -> bool {
        self.status() == Status::Over
    }

    fn view(&self, viewer: Viewer) -> Value {
        json_of(&Table::view(self, viewer))
    }

    fn typed_view(&self, seat: Seat) -> TypedView {
        TypedView::new(self.rules(), Table::view(self, Viewer::Seat(seat)))
    }

    fn moves(&self, seat: Seat) -> (Vec<Value>, bool) {
        let moves = self.legal(seat);
        (moves.iter().map(json_of).collect(), moves.is_complete())
    }

    fn play(&mut self, seat: Seat, mv: &Value) -> Result<Vec<EventFor>, Refused> {
        let mv = strict::<G::Move>(mv).map_err(|error| Refused::table("bad-move", error))?;
        let events = Table::play(self, seat, mv).map_err(|error| match error {
            PlayError::NoSeat { seat } => Refused::table("no-seat", seat),
            PlayError::Draws(fault) => Refused::fault(&fault),
            PlayError::Refused(refusal) => {
                Refused { code: "refused", rule: Some(refusal.rule()), message: self.game().message(&refusal) }
            }
        })?;
        Ok(events.iter().map(event_json).collect())
    }

    fn play_random(&mut self, seat: Seat, rng: &mut Rng) -> Result<(), Fault> {
        let moves = self.legal(seat);
        let mv = *rng.choose(&moves).expect("the laws guarantee a move for a seat that is to act");
        match Table::play(self, seat, mv) {
            Err(PlayError::Draws(fault)) => Err(fault),
            played => {
                debug_assert!(played.is_ok(), "a listed move is lawful");
                Ok(())
            }
        }
    }

    fn guided_move(&self, seat: Seat, rng: &mut Rng) -> Value {
        json_of(&best_move(self.game(), &Table::view(self, Viewer::Seat(seat)), seat, rng))
    }

    fn events(&self) -> Vec<EventFor> {
        Table::events(self).iter().map(|(_, event)| event_json(event)).collect()
    }

    fn events_since(&self, ply: usize, viewer: Viewer) -> Vec<(usize, Value)> {
        Table::events_since(self, ply, viewer).map(|(ply, event)| (ply, json_of(event))).collect()
    }

    fn winners(&self) -> Option<SeatSet> {
        self.is_over().then(|| self.game().outcome(self.state()).winners)
    }

    fn points_so_far(&self) -> Vec<i32> {
        self.game().points_so_far(self.state())[..usize::from(self.seats())].to_vec()
    }

    fn score(&self) -> Option<Vec<SeatScore>> {
        if !self.is_over() {
            return None;
        }
        let outcome = self.game().outcome(self.state());
        let lines = self.game().score(self.state());
        let score =
            |(seat, lines): (Seat, Vec<ScoreLine>)| SeatScore { seat, points: outcome.points[seat.index()], lines };
        Some(Seat::all(self.seats()).zip(lines).map(score).collect())
    }

    fn speech(&self) -> Option<Speech<Value>> {
        if !G::HAS_SPEECHES {
            return None;
        }
        let Speech { seat, seconds, done } = self.game().speech(&Table::view(self, Viewer::Public))?;
        Some(Speech { seat, seconds, done: json_of(&done) })
    }

    fn record(&self) -> Record {
        let json = |played: &Played<G::Move>| Played { seat: played.seat, mv: json_of(&played.mv) };
        Record { header: Table::header(self).clone(), moves: Table::moves(self).iter().map(json).collect() }
    }

    fn take_draws(&mut self) -> Vec<Draw> {
        Table::take_draws(self)
    }

    fn snapshot(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn at(&self, plies: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Table::at(self, plies)?))
    }

    fn replay(&self, visit: &mut dyn FnMut(&dyn AnyTable, Option<Played>)) {
        let Some(mut table) = Table::at(self, 0) else { return };
        for played in Table::moves(self) {
            visit(&table, Some(Played { seat: played.seat, mv: json_of(&played.mv) }));
            if Table::play(&mut table, played.seat, played.mv).is_err() {
                return;
            }
        }
        visit(&table, None);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Plays the first moves of a record on a table that was just opened. An error names the move, from 1.
pub fn replay(table: &mut dyn AnyTable, record: &Record, plies: usize) -> Result<(), (usize, Refused)> {
    for (at, played) in record.moves.iter().take(plies).enumerate() {
        table.play(played.seat, &played.mv).map_err(|refused| (at + 1, refused))?;
    }
    Ok(())
}

/// Reads a move and refuses fields that serde would silently drop: it ignores unknown fields of a tagged variant
/// that has none, so the value that was read must have as many fields as the one that was sent.
fn strict<M: Wire>(value: &Value) -> Result<M, String> {
    let read: M = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let fields = |value: &Value| value.as_object().map_or(0, serde_json::Map::len);
    if fields(&json_of(&read)) == fields(value) { Ok(read) } else { Err("unknown field".to_owned()) }
}

/// The most sets of rules that are shared. Options come from outside and can be written in many ways.
const SHARED_RULES_MAX: usize = 1000;

/// The rules of a table. Tables with the same built-in deck, options and seat count share them: a deck is much larger
/// than a position.
pub fn shared_rules<G: Game>(header: &Header) -> Result<Arc<G>, OpenError<G::Refusal>> {
    type Shared = HashMap<String, Arc<dyn Any + Send + Sync>>;
    static SHARED: LazyLock<Mutex<Shared>> = LazyLock::new(Mutex::default);
    let deck = match &header.deck {
        Some(DeckChoice::Text(_)) => return rules_of(header).map(Arc::new),
        Some(DeckChoice::Named(name)) => name.as_str(),
        None => "",
    };
    let options = Value::Object(header.options.clone());
    let key = format!("{} {} {:?} {deck} {options}", G::INFO.name, header.seats, header.rules);
    let shared = || SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(game) = shared().get(&key).and_then(|game| Arc::clone(game).downcast::<G>().ok()) {
        return Ok(game);
    }
    let game = Arc::new(rules_of::<G>(header)?);
    let mut shared = shared();
    if shared.len() >= SHARED_RULES_MAX {
        shared.clear();
    }
    shared.insert(key, Arc::clone(&game) as Arc<dyn Any + Send + Sync>);
    Ok(game)
}

fn event_json<E: Serialize>(event: &AddressedEvent<E>) -> EventFor {
    let only = match event.audience {
        Audience::All => None,
        Audience::Only(seat) => Some(seat),
    };
    EventFor { only, event: json_of(&event.event) }
}

fn json_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_else(|error| json!({ "unserializable": error.to_string() }))
}

fn open_refused<G: Game>(error: &OpenError<G::Refusal>) -> Refused {
    let message = match error {
        OpenError::Rules { record, ours } => {
            Message::new("error-rules-version").with("record", *record).with("ours", *ours)
        }
        OpenError::Seats { game, given, min, max } => {
            Message::new("error-seats").with("game", *game).with("given", *given).with("min", *min).with("max", *max)
        }
        OpenError::Options(detail) => Message::new("error-options").with("detail", detail.as_str()),
        OpenError::UnknownDeck(name) => Message::new("error-unknown-deck").with("name", name.as_str()),
        OpenError::DeckSyntax { line, message } => {
            Message::new("error-deck-syntax").with("line", *line).with("detail", message.trim())
        }
        OpenError::Deck { line, refusal } => {
            // The deck itself is at fault, so the rules with the default deck explain the refusal.
            let default = G::new(&G::Options::default(), G::INFO.decks[0].1, G::INFO.seats_min);
            let detail = default.map_or_else(|_| Message::new(""), |game| game.message(refusal));
            Message::new("error-deck").with("line", *line).with("rule", refusal.rule()).with("detail", detail)
        }
        OpenError::UnknownDraw(name) => Message::new("error-unknown-draw").with("name", name.as_str()),
        OpenError::Draws(fault) => fault.message(),
    };
    Refused { code: "setup", rule: error.rule(), message }
}
