//! Games and tables without their types, for the program around them: JSON in, JSON and
//! sentences out. Nothing here hands out a state.

use crate::game::{Game, Refuses, Status, Told};
use crate::guide::best_move;
use crate::laws::{self, Case, Tally, Violation};
use crate::pieces::{Memory, Parts};
use crate::record::{DeckChoice, Header, Record};
use crate::show::{Look, Page, Show, Sound, Speech, Words};
use crate::table::{OpenError, PlayError, Table, rules_of};
use crate::text::{Say, Speaker, Tongue};
use crate::{Draw, Fault, GameInfo, Rng, Seat, SeatSet, Viewer};
use maud::Markup;
use serde::Serialize;
use serde_json::{Value, json};
use std::any::Any;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use strum::VariantNames;

/// A game of the registry.
pub trait AnyGame: Debug + Send + Sync {
    fn info(&self) -> &'static GameInfo;
    fn look(&self) -> Look;
    /// Whether a bot can say what a move is worth.
    fn is_searched(&self) -> bool;
    /// A picture of the rules page, by its name.
    fn picture(&self, name: &str, speaker: &Speaker<'_>) -> Option<Markup>;
    /// The options, each as it usually is.
    fn options(&self) -> Value;
    fn open(&self, header: &Header, tongue: &Tongue) -> Result<Box<dyn AnyTable>, Refused>;
    /// The same, with every draw written down.
    fn open_traced(&self, header: &Header, tongue: &Tongue) -> Result<Box<dyn AnyTable>, Refused>;

    /// Every seat count with every combination of options, as the laws number them.
    fn setups(&self) -> Vec<(u8, usize)>;
    /// Plays one game of the laws.
    fn check_case(&self, case: &Case) -> Result<Tally, Violation>;
    /// The messages its moves, events, refusals and options are spoken by, and what it is about.
    fn message_keys(&self) -> Vec<String>;
    /// The rules its refusals name.
    fn refusal_rules(&self) -> Vec<&'static str>;
}

/// Makes a [`Game`] an [`AnyGame`].
#[derive(Debug)]
pub struct Face<G>(pub PhantomData<G>);

/// Why something was not done, for people and programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// What kind of mistake it is: `refused` by a rule, or one of the table's own.
    pub code: &'static str,
    /// The rule of the game's RULES.md that refuses.
    pub rule: Option<&'static str>,
    pub sentence: String,
}

impl Refused {
    /// A mistake that no rule of a game is about: `error-CODE` says what is wrong.
    pub fn table(code: &'static str, speaker: &Speaker<'_>, detail: impl ToString) -> Refused {
        let say = Say::new(format!("error-{code}")).with("detail", detail.to_string());
        Refused { code, rule: None, sentence: speaker.say(&say) }
    }
}

/// A table as the program sees it.
pub trait AnyTable: Debug + Send + Sync {
    fn info(&self) -> &'static GameInfo;
    fn seats(&self) -> u8;
    fn ply(&self) -> usize;
    fn to_act(&self) -> SeatSet;
    fn is_over(&self) -> bool;
    fn view(&self, viewer: Viewer) -> Value;
    /// The proposed moves of a seat, and whether there are no others.
    fn moves(&self, seat: Seat) -> (Vec<Value>, bool);
    /// Plays a move; answers with what each viewer heard.
    fn play(&mut self, seat: Seat, mv: &Value, speaker: &Speaker<'_>) -> Result<Vec<Heard>, Refused>;
    /// Plays any of the proposed moves; not, where a script asks for a draw that can't be.
    fn play_random(&mut self, seat: Seat, rng: &mut crate::Rng) -> Result<(), Fault>;
    /// Everything that was told so far, with who hears it.
    fn told_upto_now(&self) -> Vec<Heard>;
    /// What was told since a ply, that ply included: the ply and what was heard.
    fn told_since(&self, ply: usize, viewer: Viewer) -> Vec<(usize, Value)>;
    fn outcome(&self) -> Option<SeatSet>;
    /// What every seat would have if the game ended now; for those who look back at a finished game.
    fn points_so_far(&self) -> Vec<i32>;
    fn score(&self, speaker: &Speaker<'_>) -> Option<Vec<SeatScore>>;
    fn record(&self) -> String;
    /// What was drawn since the last call, where it is written down.
    fn take_draws(&mut self) -> Vec<Draw>;

    /// Everything a page shows of the game.
    fn show(&self, frame: &Frame<'_>) -> Shown;
    /// A quick and sensible move for a bot at a seat.
    fn guide(&self, seat: Seat, rng: &mut Rng) -> Value;
    /// Who speaks freely just now, and the move that ends it.
    fn speech(&self) -> Option<Speech<Value>>;
    /// What a bot says that sits at the speaker's listener's seat.
    fn patter(&self, speaker: &Speaker<'_>, rng: &mut Rng) -> String;

    fn prompt(&self, speaker: &Speaker<'_>) -> String;
    fn sketch(&self, speaker: &Speaker<'_>) -> String;
    /// A move of this game as a sentence.
    fn speak_move(&self, mv: &Value, speaker: &Speaker<'_>) -> String;
    /// What was told since a ply, as sentences for the speaker's listener.
    fn log_since(&self, ply: usize, speaker: &Speaker<'_>) -> Vec<LogLine>;
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// After how many moves it was said.
    pub ply: usize,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sound: Option<Sound>,
}

/// What a page is made for.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    pub speaker: Speaker<'a>,
    /// Where moves are sent.
    pub action: &'a str,
    /// When the listener's decision began.
    pub at: u64,
    pub words: &'a [Words],
    /// Which moves the listener may make here.
    pub offer: Offer<'a>,
    /// Whether only the listener's own things are shown.
    pub hand_only: bool,
    /// What the listener's last page was made of, where the next is sent to who has it.
    pub memory: Option<&'a Memory>,
}

/// Which moves a page offers.
#[derive(Clone, Copy, Debug)]
pub enum Offer<'a> {
    /// Where a past moment is shown.
    Nothing,
    /// The one a story asks for.
    Only(&'a Value),
    Everything,
}

/// A game as a page shows it.
#[derive(Clone, Debug)]
pub struct Shown {
    pub prompt: String,
    pub board: Parts,
    /// What each seat's panel says.
    pub panels: Vec<Markup>,
    /// The moves of the listener that are buttons.
    pub choices: Vec<Choice>,
    /// The moves that are forms.
    pub forms: Markup,
}

/// A move as a button.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub mv: Value,
    pub sentence: String,
    /// What on the board stands for it.
    pub spots: Vec<String>,
}

/// An event and who hears it; `null` is everybody.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heard {
    pub only: Option<Seat>,
    pub event: Value,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatScore {
    pub seat: Seat,
    pub points: i32,
    pub lines: Vec<SpokenLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpokenLine {
    pub rule: &'static str,
    pub points: i32,
    pub what: String,
}

impl<G: Show> AnyGame for Face<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn look(&self) -> Look {
        G::LOOK
    }

    fn is_searched(&self) -> bool {
        G::SEARCH.is_some()
    }

    fn picture(&self, name: &str, speaker: &Speaker<'_>) -> Option<Markup> {
        let header =
            Header { deck: deck_in::<G>(speaker.tongue.lang()), ..Header::new(G::INFO.name, G::INFO.seats_min) };
        let game = shared_rules::<G>(&header).ok()?;
        let page = Page { speaker: *speaker, action: "", at: 0, words: &[], offered: Default::default(), memory: None };
        game.picture(name, &page)
    }

    fn options(&self) -> Value {
        json_of(&G::Options::default())
    }

    fn open(&self, header: &Header, tongue: &Tongue) -> Result<Box<dyn AnyTable>, Refused> {
        opened(shared_rules::<G>(header).and_then(|game| Table::of(game, header)), tongue)
    }

    fn open_traced(&self, header: &Header, tongue: &Tongue) -> Result<Box<dyn AnyTable>, Refused> {
        opened(shared_rules::<G>(header).and_then(|game| Table::traced(game, header)), tongue)
    }

    fn setups(&self) -> Vec<(u8, usize)> {
        laws::setups::<G>()
    }

    fn check_case(&self, case: &Case) -> Result<Tally, Violation> {
        laws::check_case::<G>(case)
    }

    fn message_keys(&self) -> Vec<String> {
        let moves = G::Move::VARIANTS.iter().map(|name| format!("move-{name}"));
        let events = G::Event::VARIANTS.iter().map(|name| format!("event-{name}"));
        let refusals = G::Refusal::samples();
        let refusals =
            refusals.iter().filter_map(|refusal| Some(format!("refusal-{}", json_of(refusal)["refusal"].as_str()?)));
        let options = json_of(&G::Options::default());
        let options = options.as_object().into_iter().flat_map(|options| options.keys()).flat_map(|name| {
            let key = option_key(name);
            [format!("{key}-help"), key]
        });
        let stories = crate::story::stories(&G::INFO).unwrap_or_default();
        let stories: Vec<String> = stories.iter().flat_map(|story| story.message_keys()).collect();
        moves.chain(events).chain(refusals).chain(options).chain(["about".to_owned()]).chain(stories).collect()
    }

    fn refusal_rules(&self) -> Vec<&'static str> {
        G::Refusal::samples().iter().map(Refuses::rule).collect()
    }
}

fn opened<G: Show>(
    table: Result<Table<G>, OpenError<G::Refusal>>,
    tongue: &Tongue,
) -> Result<Box<dyn AnyTable>, Refused> {
    match table {
        Ok(table) => Ok(Box::new(table)),
        Err(error) => Err(refused_open::<G>(&error, &Speaker::new(tongue, &[], Viewer::Public))),
    }
}

impl<G: Show> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
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
        json_of(&self.game().view(self.state(), viewer))
    }

    fn moves(&self, seat: Seat) -> (Vec<Value>, bool) {
        let moves = self.legal(seat);
        (moves.iter().map(json_of).collect(), moves.is_complete())
    }

    fn play(&mut self, seat: Seat, mv: &Value, speaker: &Speaker<'_>) -> Result<Vec<Heard>, Refused> {
        let mv = G::Move::deserialize_strict(mv).map_err(|error| Refused::table("bad-move", speaker, error))?;
        let told = Table::play(self, seat, mv).map_err(|error| match error {
            PlayError::NoSeat { seat } => Refused::table("no-seat", speaker, seat),
            PlayError::Draws(fault) => Refused { code: "draws", rule: None, sentence: speaker.say(&fault.say()) },
            PlayError::Refused(refusal) => {
                Refused { code: "refused", rule: Some(refusal.rule()), sentence: speaker.tell(self.game(), &refusal) }
            }
        })?;
        Ok(told.iter().map(heard_json).collect())
    }

    fn play_random(&mut self, seat: Seat, rng: &mut crate::Rng) -> Result<(), Fault> {
        let moves = self.legal(seat);
        let mv = *rng.choose(&moves).expect("who is to act has a move, by law");
        match Table::play(self, seat, mv) {
            Err(PlayError::Draws(fault)) => Err(fault),
            played => {
                debug_assert!(played.is_ok(), "a listed move is lawful");
                Ok(())
            }
        }
    }

    fn told_upto_now(&self) -> Vec<Heard> {
        self.told().iter().map(|(_, told)| heard_json(told)).collect()
    }

    fn told_since(&self, ply: usize, viewer: Viewer) -> Vec<(usize, Value)> {
        self.heard_since(ply, viewer).map(|(ply, event)| (ply, json_of(event))).collect()
    }

    fn outcome(&self) -> Option<SeatSet> {
        self.is_over().then(|| self.game().outcome(self.state()).winners)
    }

    fn points_so_far(&self) -> Vec<i32> {
        self.game().points_so_far(self.state())[..usize::from(self.seats())].to_vec()
    }

    fn score(&self, speaker: &Speaker<'_>) -> Option<Vec<SeatScore>> {
        if !self.is_over() {
            return None;
        }
        let outcome = self.game().outcome(self.state());
        let lines = self.game().score(self.state());
        Some(
            Seat::all(self.seats())
                .zip(lines)
                .map(|(seat, lines)| SeatScore {
                    seat,
                    points: outcome.points[seat.index()],
                    lines: lines
                        .iter()
                        .map(|line| SpokenLine { rule: line.rule, points: line.points, what: speaker.say(&line.what) })
                        .collect(),
                })
                .collect(),
        )
    }

    fn record(&self) -> String {
        Table::record(self).to_json()
    }

    fn take_draws(&mut self) -> Vec<Draw> {
        Table::take_draws(self)
    }

    fn prompt(&self, speaker: &Speaker<'_>) -> String {
        speaker.say(&self.game().prompt(&self.game().view(self.state(), speaker.listener)))
    }

    fn sketch(&self, speaker: &Speaker<'_>) -> String {
        self.game().sketch(&self.game().view(self.state(), speaker.listener), speaker)
    }

    fn speak_move(&self, mv: &Value, speaker: &Speaker<'_>) -> String {
        let view = self.game().view(self.state(), speaker.listener);
        speaker.tell_with(self.game(), mv, |field, value| self.game().seen_word(&view, field, value))
    }

    fn log_since(&self, ply: usize, speaker: &Speaker<'_>) -> Vec<LogLine> {
        self.heard_since(ply, speaker.listener)
            .map(|(ply, event)| LogLine { ply, text: speaker.tell(self.game(), event), sound: G::sound(event) })
            .collect()
    }

    fn show(&self, frame: &Frame<'_>) -> Shown {
        let game = self.game();
        let Frame { speaker, at, words, memory, .. } = *frame;
        let view = game.view(self.state(), speaker.listener);
        let mover = speaker.listener.seat().filter(|&seat| self.to_act().contains(seat));
        let mover = mover.filter(|_| !matches!(frame.offer, Offer::Nothing));
        let mut page = Page { speaker, action: "", at, words, offered: BTreeSet::new(), memory };
        page.begin();
        let mut choices = Vec::new();
        if let Some(seat) = mover {
            for &mv in self.legal(seat).iter() {
                let json = json_of(&mv);
                if matches!(frame.offer, Offer::Only(only) if *only != json) {
                    continue;
                }
                if let Some(spots) = game.spots(&view, mv) {
                    choices.push(Choice { mv: json, sentence: page.sentence(game, mv), spots });
                }
            }
        }
        page.offered = choices.iter().flat_map(|choice| choice.spots.iter().cloned()).collect();
        // A story that asks for a move on the board asks for no form.
        let has_forms = mover.is_some() && (choices.is_empty() || matches!(frame.offer, Offer::Everything));
        page.action = if has_forms { frame.action } else { "" };
        let board = if frame.hand_only { game.hand(&view, &page) } else { game.board(&view, &page) };
        let board = page.parts(board);
        Shown {
            prompt: page.say(&game.prompt(&view)),
            board,
            panels: Seat::all(game.seats()).map(|seat| game.panel(&view, seat, &page)).collect(),
            forms: if has_forms { game.forms(&view, &page) } else { Markup::default() },
            choices,
        }
    }

    fn guide(&self, seat: Seat, rng: &mut Rng) -> Value {
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        json_of(&best_move(self.game(), &view, seat, rng))
    }

    fn speech(&self) -> Option<Speech<Value>> {
        if !G::SPEAKS {
            return None;
        }
        let Speech { seat, seconds, done } = self.game().speech(&self.game().view(self.state(), Viewer::Public))?;
        Some(Speech { seat, seconds, done: json_of(&done) })
    }

    fn patter(&self, speaker: &Speaker<'_>, rng: &mut Rng) -> String {
        self.game().patter(&self.game().view(self.state(), speaker.listener), speaker, rng)
    }
}

impl<G: Game> Table<G> {
    fn heard_since(&self, since: usize, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        self.told()
            .iter()
            .filter(move |(ply, told)| *ply >= since && told.audience.includes(viewer))
            .map(|(ply, told)| (*ply, &told.event))
    }
}

/// Reads a move and refuses what a plain read would silently drop: serde ignores unknown fields of
/// a tagged variant that has none, so what was read must say as much as what was written.
trait Strict: Sized {
    fn deserialize_strict(value: &Value) -> Result<Self, String>;
}

impl<M: crate::Wire> Strict for M {
    fn deserialize_strict(value: &Value) -> Result<M, String> {
        let read: M = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
        let fields = |value: &Value| value.as_object().map_or(0, serde_json::Map::len);
        if fields(&json_of(&read)) == fields(value) { Ok(read) } else { Err("unknown field".to_owned()) }
    }
}

/// Replays a record on a table that was just opened, up to a ply.
pub fn replay(
    table: &mut dyn AnyTable,
    record: &Record,
    upto: usize,
    speaker: &Speaker<'_>,
) -> Result<(), (usize, Refused)> {
    for (at, played) in record.moves.iter().take(upto).enumerate() {
        table.play(played.seat, &played.mv, speaker).map_err(|refused| (at + 1, refused))?;
    }
    Ok(())
}

/// The deck that is called like a language, where there is one.
pub(crate) fn deck_in<G: Game>(lang: &str) -> Option<DeckChoice> {
    let named = G::INFO.decks.iter().find(|(name, _)| *name == lang);
    named.map(|(name, _)| DeckChoice::Named((*name).to_owned()))
}

/// The rules of a table. Tables with the same deck of the house, the same options and as many seats share
/// theirs: a deck is much larger than a position.
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
    // Options come from outside, and may be written in many ways.
    if shared.len() >= SHARED_RULES_MAX {
        shared.clear();
    }
    shared.insert(key, Arc::clone(&game) as Arc<dyn Any + Send + Sync>);
    Ok(game)
}

const SHARED_RULES_MAX: usize = 1000;

/// The message an option is called by; with `-help` after it, the one that explains it.
pub fn option_key(name: &str) -> String {
    format!("option-{}", name.replace('_', "-"))
}

/// The message a rule that gives points is called by.
pub fn rule_key(rule: &str) -> String {
    format!("rule-{}", rule.replace('.', "-"))
}

fn heard_json<E: Serialize>(told: &Told<E>) -> Heard {
    let only = match told.audience {
        crate::Audience::All => None,
        crate::Audience::Only(seat) => Some(seat),
    };
    Heard { only, event: json_of(&told.event) }
}

fn json_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_else(|error| json!({ "unserializable": error.to_string() }))
}

fn refused_open<G: Game>(error: &OpenError<G::Refusal>, speaker: &Speaker<'_>) -> Refused {
    let say = match error {
        OpenError::Rules { record, ours } => {
            Say::new("error-rules-version").with("record", *record).with("ours", *ours)
        }
        OpenError::Seats { game, given, min, max } => {
            Say::new("error-seats").with("game", *game).with("given", *given).with("min", *min).with("max", *max)
        }
        OpenError::Options(detail) => Say::new("error-options").with("detail", detail.as_str()),
        OpenError::UnknownDeck(name) => Say::new("error-unknown-deck").with("name", name.as_str()),
        OpenError::DeckSyntax { line, message } => {
            Say::new("error-deck-syntax").with("line", *line).with("detail", message.trim())
        }
        OpenError::Deck { line, refusal } => {
            // Only the deck itself is at fault here, so the usual deck's rules can speak.
            let usual = G::new(&G::Options::default(), G::INFO.decks[0].1, G::INFO.seats_min);
            let detail = usual.map_or_else(|_| String::new(), |game| speaker.tell(&game, refusal));
            Say::new("error-deck").with("line", *line).with("rule", refusal.rule()).with("detail", detail)
        }
        OpenError::UnknownDraw(name) => Say::new("error-unknown-draw").with("name", name.as_str()),
        OpenError::Draws(fault) => fault.say(),
    };
    Refused { code: "setup", rule: error.rule(), sentence: speaker.say(&say) }
}
