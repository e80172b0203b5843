//! Commands: what people ask of a table. Each is declared once, with its body, who may use it and what it does; the forms
//! of the pages, the operations of the API and their description all come from [`COMMANDS`].
//!
//! [`plan`] looks at the table and answers with the entries to write, or with what is wrong. It changes nothing.

use crate::entry::{AwayReason, Entry, Origin, Subject};
use crate::error::CommandError;
use crate::moderation;
use crate::person::PersonId;
use crate::settings::{Pace, SeatFor, Settings};
use crate::shuffle;
use crate::state::{Phase, Place, Sitter, TableState};
use crate::text::{NAME_CHARS_MAX, TEXT_CHARS_MAX, clean, clean_name, clean_text};
use crate::word_filter::WordFilter;
use brocante_core::{DeckChoice, Header, SEATS_MAX, Seat, Seed};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Who may use a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Anyone who has the link.
    Anyone,
    /// People who may see the table: players, and spectators where they are allowed.
    Watcher,
    /// People with a seat.
    Player,
    /// The host.
    Host,
}

impl Access {
    fn check(self, state: &TableState, person: &PersonId, now_ms: u64) -> Result<(), CommandError> {
        match self {
            Access::Anyone => Ok(()),
            Access::Watcher if state.may_watch(Some(person), now_ms) => Ok(()),
            Access::Watcher => Err(CommandError::NoSpectators),
            Access::Player if !state.seats_of(person).is_empty() => Ok(()),
            Access::Player => Err(CommandError::NotSeated),
            Access::Host if state.is_host(person) => Ok(()),
            Access::Host => Err(CommandError::NotHost),
        }
    }
}

/// What a command answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The number of the last entry.
    Seq,
    /// The seat that the person has now, with a token.
    Seat,
}

/// A command as pages and API know it.
#[derive(Debug)]
pub struct CommandSpec {
    /// The last part of its address: `/tables/{table}/NAME` and `/api/tables/{table}/NAME`.
    pub name: &'static str,
    /// What it does, for the description of the API.
    pub summary: &'static str,
    /// Who may use it.
    pub access: Access,
    /// What it answers.
    pub answer: Answer,
    /// Whether a request needs a body.
    pub has_body: bool,
    /// The JSON Schema of its body.
    pub schema: fn(&mut SchemaGenerator) -> Schema,
    read: fn(Value) -> Result<Command, serde_json::Error>,
}

impl CommandSpec {
    /// The command of that name.
    pub fn find(name: &str) -> Option<&'static CommandSpec> {
        COMMANDS.iter().find(|spec| spec.name == name)
    }

    /// Reads the body of a request.
    pub fn read(&self, body: Value) -> Result<Command, CommandError> {
        // Serde would read a list as an object without names.
        if !body.is_object() {
            return Err(CommandError::BadRequest("the body is not an object".to_owned()));
        }
        (self.read)(body).map_err(|error| CommandError::BadRequest(error.to_string()))
    }
}

macro_rules! commands {
    ($($(#[doc = $summary:literal])+ $name:literal => $variant:ident($body:ty), $access:ident, $answer:ident;)*) => {
        /// What somebody asks of a table.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Command {
            $($(#[doc = $summary])+ $variant($body),)*
            /// Takes a seat over with a link. Links are checked by the server, so this is not in [`COMMANDS`].
            TakeOver(TakeOver),
            /// Notes the table at which the same people play again. Not in [`COMMANDS`].
            Rematch(String),
        }

        /// Every command that pages and programs can send.
        pub static COMMANDS: &[CommandSpec] = &[$(CommandSpec {
            name: $name,
            summary: concat!($($summary),+).trim_ascii(),
            access: Access::$access,
            answer: Answer::$answer,
            has_body: size_of::<$body>() > 0,
            schema: |generator| generator.subschema_for::<$body>(),
            read: |body| Ok(Command::$variant(serde_json::from_value(body)?)),
        },)*];

        impl Command {
            fn access(&self) -> Access {
                match self {
                    $(Command::$variant(_) => Access::$access,)*
                    Command::TakeOver(_) => Access::Anyone,
                    Command::Rematch(_) => Access::Player,
                }
            }
        }
    };
}

commands! {
    /// Sits down.
    "sit" => Sit(Sit), Anyone, Seat;
    /// Adds your part to the shuffle: first its fingerprint, and when the game is about to begin the part itself.
    "share" => Share(Share), Player, Seq;
    /// Starts the shuffle over with a new secret, if somebody does not show their part when the game is about to begin.
    "reshuffle" => Reshuffle(NoBody), Host, Seq;
    /// Leaves; a bot plays on.
    "leave" => Leave(NoBody), Player, Seq;
    /// Leaves for good: the host may give your seat, with the hand you hold, to another person.
    "release" => Release(NoBody), Player, Seq;
    /// Lets a bot play for you until you come back.
    "rest" => Rest(NoBody), Player, Seq;
    /// Takes your seat back from the bot.
    "back" => Back(NoBody), Player, Seq;
    /// Changes the set-up before the game begins. Fields that are left out stay as they are.
    "settings" => Settings(SettingsChange), Host, Seq;
    /// Removes a player before the game, or gives their seat to a bot during it.
    "remove" => Remove(OfSeat), Host, Seq;
    /// Makes another player the host.
    "host" => Host(OfSeat), Host, Seq;
    /// Begins the game; bots play the empty seats.
    "begin" => Begin(NoBody), Host, Seq;
    /// Makes a move. The answer comes when it is durable.
    "move" => Move(MakeMove), Player, Seq;
    /// Sends a line of chat.
    "chat" => Chat(Chat), Player, Seq;
    /// Reports a line or a nickname to the host.
    "report" => Report(ReportOf), Watcher, Seq;
    /// Mutes a player for everybody, or unmutes them.
    "mute" => Mute(Mute), Host, Seq;
    /// Removes a line or a nickname, for everybody and for good.
    "strike" => Strike(SubjectOf), Host, Seq;
    /// Dismisses the reports about a line or a nickname.
    "dismiss" => Dismiss(SubjectOf), Host, Seq;
    /// Keeps a finished game when the server removes old ones.
    "keep" => Keep(NoBody), Player, Seq;
}

impl Command {
    /// Whether the game goes on with it, or people gather for it.
    fn plays(&self) -> bool {
        use Command::{Back, Begin, Move, Reshuffle, Settings, Share, Sit, TakeOver};
        matches!(self, Sit(_) | Share(_) | Reshuffle(_) | Back(_) | Settings(_) | Begin(_) | Move(_) | TakeOver(_))
    }
}

/// No fields.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoBody {}

/// Who sits down, and where.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Your nickname.
    #[schemars(length(min = 1, max = NAME_CHARS_MAX))]
    pub name: String,
    /// The seat; any free one if left out.
    pub seat: Option<Seat>,
    /// Whether another person sits down on a device that has a seat already.
    #[serde(default)]
    pub beside: bool,
    /// That you know that the cards of this table were dealt before. Required at a table with an origin, unless you are
    /// its host.
    #[serde(default)]
    pub dealt_before: bool,
    /// The fingerprint of your part of the shuffle: see `share`.
    pub fingerprint: Option<Seed>,
}

/// A part of the shuffle: one of the two.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Share {
    /// SHA-256 of `brocante share 1`, a line end, and the 32 bytes of your part. The first one counts.
    pub fingerprint: Option<Seed>,
    /// Your part, chosen at random. After a fingerprint, send it when the table is `revealing`. Without one it counts
    /// only while nobody from another device has a seat.
    pub share: Option<Seed>,
}

/// A seat.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// The seat of the player it is about.
    pub seat: Seat,
}

/// The longest idempotency key.
pub const KEY_BYTES_MAX: usize = 512;

/// A move with what protects it against being sent twice or too late.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeMove {
    /// The move; the game's own schema describes it.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The sequence number at which you decided. The move is refused as out of date if your decision began later; what
    /// others choose at the same time does not matter.
    pub at: Option<u64>,
    /// A name of your own for this request. If it is sent again with the same name, it counts once. `command` is
    /// accepted too.
    #[serde(alias = "command")]
    #[schemars(length(max = KEY_BYTES_MAX))]
    pub idempotency_key: Option<String>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// What you say.
    #[schemars(length(min = 1, max = TEXT_CHARS_MAX))]
    pub text: String,
}

/// What is reported: a line or a nickname.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOf {
    /// The number of the line: see `said`.
    pub line: Option<usize>,
    /// The seat whose nickname it is.
    pub seat: Option<Seat>,
    /// Your nickname, if you only watch: the host is told who reports.
    #[schemars(length(max = NAME_CHARS_MAX))]
    pub name: Option<String>,
}

/// Who is muted.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The seat of the player.
    pub seat: Seat,
    /// `false` unmutes.
    #[serde(default = "yes")]
    pub muted: bool,
}

fn yes() -> bool {
    true
}

/// A line or a nickname: one of the two.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SubjectOf {
    /// The number of the line: see `said`.
    pub line: Option<usize>,
    /// The seat whose nickname it is.
    pub seat: Option<Seat>,
}

impl SubjectOf {
    fn subject(self) -> Result<Subject, CommandError> {
        match (self.line, self.seat) {
            (Some(line), None) => Ok(Subject::Line(line)),
            (None, Some(seat)) => Ok(Subject::Name(seat)),
            _ => Err(CommandError::BadRequest("either a line or a seat".to_owned())),
        }
    }
}

/// A change of the set-up. Fields that are left out stay as they are.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SettingsChange {
    /// Another game.
    pub game: Option<String>,
    /// The number of seats.
    #[schemars(range(min = 1, max = SEATS_MAX))]
    pub seats: Option<u8>,
    /// The options of the game; those that are left out have their default.
    pub options: Option<Map<String, Value>>,
    /// The deck.
    pub deck: Option<DeckChoice>,
    /// How long people may think.
    pub pace: Option<Pace>,
    /// Whether people without a seat may watch.
    pub spectators: Option<bool>,
    /// The word filter, if the server's is not stricter.
    pub word_filter: Option<WordFilter>,
    /// For whom the seats are kept.
    #[schemars(length(max = SEATS_MAX))]
    pub seats_for: Option<Vec<SeatFor>>,
    /// Whether options and deck that are left out get their defaults, as in a form that shows all of them.
    #[serde(skip)]
    pub is_whole: bool,
}

impl SettingsChange {
    /// The set-up after the change.
    fn resolve(&self, state: &TableState) -> Result<(Header, Settings), CommandError> {
        let (old_header, old) = (&state.header, &state.settings);
        let new_game = self.game.as_ref().filter(|game| **game != old_header.game);
        let mut header = match new_game {
            Some(game) => Header::new(state.find_game(game)?.info().name, old_header.seats),
            None if self.is_whole => Header { options: Map::new(), deck: None, ..old_header.clone() },
            None => old_header.clone(),
        };
        header.seats = self.seats.unwrap_or(header.seats);
        if new_game.is_some() && self.is_whole {
            // A form shows the options and the deck of the old game.
            let info = state.find_game(&header.game)?.info();
            header.seats = header.seats.clamp(info.seats_min, info.seats_max);
        } else {
            header.options = self.options.clone().unwrap_or(header.options);
            header.deck = self.deck.clone().or(header.deck);
        }
        let settings = Settings {
            pace: self.pace.unwrap_or(old.pace),
            spectators: self.spectators.unwrap_or(old.spectators),
            seats: self.seats_for.clone().unwrap_or_else(|| old.seats.clone()),
            scripted: old.scripted && new_game.is_none(),
            closed_until_ms: old.closed_until_ms,
            word_filter: self.word_filter.unwrap_or(old.word_filter),
        };
        state.check_setup(&header)?;
        Ok((header, settings))
    }
}

/// A seat that changes hands: it moves to another device, or another person continues it.
#[derive(Clone, PartialEq, Debug)]
pub struct TakeOver {
    /// The seat.
    pub seat: Seat,
    /// The person who had the seat when the link was made.
    pub from: Option<PersonId>,
    /// Whether the host gave the seat away because a bot played it.
    pub is_given: bool,
    /// The nickname of the new person.
    pub name: String,
}

/// What a plan needs beside the table.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The time, in milliseconds since 1970.
    pub now_ms: u64,
    /// A fresh random seed.
    pub fresh_seed: fn() -> Seed,
    /// The weakest word filter: a table may be stricter than the server, not laxer.
    pub word_filter: WordFilter,
}

impl Context {
    /// The word filter for a table with these settings.
    pub fn filter(&self, settings: &Settings) -> WordFilter {
        settings.word_filter.max(self.word_filter)
    }
}

/// The entries of a command, or what is wrong with it.
pub fn plan(
    state: &TableState,
    person: &PersonId,
    command: &Command,
    context: &Context,
) -> Result<Vec<Entry>, CommandError> {
    command.access().check(state, person, context.now_ms)?;
    if state.is_deal_over(context.now_ms) && command.plays() {
        return Err(CommandError::DealOver);
    }
    let now_ms = context.now_ms;
    // Cleaned first: a tab inside a word must not hide it from the filter.
    let filter = |text: &str| context.filter(&state.settings).sift(&clean(text));
    let own_seat = || state.seat_of(person).ok_or(CommandError::NotSeated);
    let gathering = || if state.phase() == Phase::Gathering { Ok(()) } else { Err(CommandError::Begun) };
    match command {
        Command::Sit(Sit { dealt_before: false, .. }) if state.origin.is_some() && !state.is_host(person) => {
            Err(CommandError::DealtBefore)
        }
        Command::Sit(_) if state.is_revealing => Err(CommandError::Revealing),
        Command::Sit(request) if !request.beside => sit(state, person, &filter(&request.name)?, request, context),
        Command::Sit(request @ Sit { name, seat, .. }) => {
            // Seats for strangers are not for the people on a device that has a seat already.
            let is_kept = seat.or_else(|| state.free_seat()).is_some_and(|seat| state.is_kept(seat));
            if !is_kept && !state.is_host(person) {
                return Err(CommandError::Full);
            }
            sit(state, &state.next_on_device(person), &filter(name)?, request, context)
        }
        Command::Share(part) => {
            gathering()?;
            shuffle::share(state, person, part, context)
        }
        Command::Reshuffle(_) => {
            gathering()?;
            if !state.is_revealing {
                return Err(CommandError::NotBegun);
            }
            Ok(vec![shuffle::recommit(state, context)])
        }
        Command::Leave(_) => Ok(leave(state, own_seat()?, AwayReason::Left, context)),
        Command::Release(_) => Ok(leave(state, own_seat()?, AwayReason::Released, context)),
        Command::Rest(_) => {
            let seat = own_seat()?;
            let is_here = state.phase() == Phase::Playing && state.places[seat.index()].away.is_none();
            Ok(if is_here { vec![Entry::Away { seat, why: AwayReason::Left }] } else { Vec::new() })
        }
        Command::Back(_) => {
            let seat = own_seat()?;
            let is_away = state.places[seat.index()].away.is_some();
            Ok(if is_away { vec![Entry::Back { seat, at_ms: now_ms }] } else { Vec::new() })
        }
        Command::Settings(change) => {
            gathering()?;
            if state.is_revealing {
                return Err(CommandError::Revealing);
            }
            let (header, mut settings) = change.resolve(state)?;
            if matches!(state.origin, Some(Origin::Deal { .. })) && !is_same_game(&header, &state.header) {
                return Err(CommandError::SameDeal);
            }
            settings.word_filter = context.filter(&settings);
            let mut entries = change_setup(state, &header, settings, now_ms)?;
            // Another game is not scripted any more: the server commits to a secret.
            if header.seed.is_none() && header.draws.is_empty() && state.secret.is_none() {
                entries.push(shuffle::recommit(state, context));
            }
            Ok(entries)
        }
        Command::Remove(OfSeat { seat }) => {
            let sitter = state.sitter(*seat).ok_or(CommandError::NoSeat)?;
            match state.phase() {
                _ if sitter.person == *person => Err(CommandError::NoSeat),
                Phase::Gathering => Ok(stand(state, *seat, context)),
                Phase::Playing => Ok(vec![Entry::Away { seat: *seat, why: AwayReason::Removed }]),
                Phase::Over => Err(CommandError::Over),
            }
        }
        Command::Host(OfSeat { seat }) => {
            let sitter = state.sitter(*seat).ok_or(CommandError::NoSeat)?;
            Ok(vec![Entry::Host { person: sitter.person.clone() }])
        }
        Command::Begin(_) => {
            gathering()?;
            shuffle::begin(state, context)
        }
        Command::Move(request) => make_move(state, own_seat()?, request, now_ms),
        Command::Chat(Chat { text }) => {
            let seat = own_seat()?;
            if state.moderation.is_muted(person) {
                return Err(CommandError::Muted);
            }
            let text = clean_text(&filter(text)?).ok_or(CommandError::BadText)?;
            Ok(vec![Entry::Chat { person: person.clone(), name: state.name(seat), text, at_ms: now_ms }])
        }
        Command::Report(ReportOf { line, seat, name }) => {
            let subject = SubjectOf { line: *line, seat: *seat }.subject()?;
            let name = name.as_deref().map(filter).transpose()?;
            moderation::report(state, person, subject, name.as_deref(), now_ms)
        }
        Command::Mute(Mute { seat, muted }) => moderation::mute(state, *seat, *muted),
        Command::Strike(subject) => moderation::strike(state, subject.subject()?),
        Command::Dismiss(subject) => moderation::dismiss(state, subject.subject()?),
        Command::Keep(_) if state.phase() != Phase::Over => Err(CommandError::NotOver),
        Command::Keep(_) if state.kept_by.contains(&person.device()) => Ok(Vec::new()),
        Command::Keep(_) => Ok(vec![Entry::Kept { person: person.device() }]),
        Command::TakeOver(_) if state.is_revealing => Err(CommandError::Revealing),
        Command::TakeOver(request) => {
            let is_seated = !state.seats_of(person).is_empty();
            if request.is_given && (!may_give(state, request.seat) || is_seated) {
                return Err(CommandError::LinkUsed);
            }
            take_over(state, person, &TakeOver { name: filter(&request.name)?, ..request.clone() }, now_ms)
        }
        Command::Rematch(table) => {
            if state.phase() != Phase::Over {
                return Err(CommandError::NotOver);
            }
            Ok(vec![Entry::Rematch { table: table.clone() }])
        }
    }
}

/// The entry that an identical earlier request became, if there was one.
pub fn repeated(state: &TableState, person: &PersonId, command: &Command) -> Option<u64> {
    let Command::Move(MakeMove { idempotency_key: Some(key), .. }) = command else { return None };
    state.request_seq(state.seat_of(person)?, key)
}

/// Whether the host may give a seat away. Whoever gets it sees a hand that was somebody else's, so that player must have
/// agreed; a player who rests or ran out of time can come back. The hand of a bot is nobody's, but the host could look at
/// it in another browser: so only while no other person plays, and not with a deal that is compared with others.
pub fn may_give(state: &TableState, seat: Seat) -> bool {
    let is_alone = || {
        let mut sitters = state.places.iter().filter_map(|place| place.sitter.as_ref());
        sitters.all(|sitter| state.is_host(&sitter.person)) && state.settings.closed_until_ms.is_none()
    };
    let may_leave = |place: &Place| match place.sitter {
        Some(_) => place.away == Some(AwayReason::Released),
        None => is_alone(),
    };
    state.phase() == Phase::Playing && state.places.get(seat.index()).is_some_and(may_leave)
}

fn take_over(
    state: &TableState,
    person: &PersonId,
    request: &TakeOver,
    now_ms: u64,
) -> Result<Vec<Entry>, CommandError> {
    let TakeOver { seat, is_given, ref name, .. } = *request;
    let from = request.from.as_ref();
    let place = state.places.get(seat.index()).ok_or(CommandError::NoSeat)?;
    // The link is valid for the person who had the seat when it was made.
    if place.sitter.as_ref().map(|sitter| &sitter.person) != from {
        return Err(CommandError::LinkUsed);
    }
    if from.is_some_and(|from| from.device() == person.device()) {
        return Ok(Vec::new());
    }
    let name = clean_name(name).ok_or(CommandError::BadName)?;
    let person = state.next_on_device(person);
    // A mute follows a person to another device. A new nickname would be a way to say something.
    let is_muted = !is_given && from.is_some_and(|from| state.moderation.is_muted(from));
    let name = if is_muted { state.name(seat) } else { name };
    let mut entries = vec![Entry::Sat { seat, person: person.clone(), name, at_ms: now_ms }];
    if is_muted {
        entries.push(Entry::Muted { person: person.device(), is_muted: true });
    }
    if from == Some(&state.host) {
        entries.push(Entry::Host { person });
    }
    Ok(entries)
}

fn sit(
    state: &TableState,
    person: &PersonId,
    name: &str,
    request: &Sit,
    context: &Context,
) -> Result<Vec<Entry>, CommandError> {
    let name = clean_name(name).ok_or(CommandError::BadName)?;
    if state.seat_of(person).is_some() {
        return Err(CommandError::Seated);
    }
    if state.phase() != Phase::Gathering {
        return Err(CommandError::Begun);
    }
    let seat = match request.seat {
        None => state.free_seat().ok_or(CommandError::Full)?,
        Some(seat) => {
            let place = state.places.get(seat.index()).ok_or(CommandError::NoSeat)?;
            let for_whom = state.settings.seats.get(seat.index()).copied().unwrap_or_default();
            if place.sitter.is_some() || (for_whom.is_bot() && !state.is_host(person)) {
                return Err(CommandError::SeatTaken);
            }
            seat
        }
    };
    let mut entries = vec![Entry::Sat { seat, person: person.clone(), name, at_ms: context.now_ms }];
    if shuffle::is_shown_to(state, person) {
        entries.push(shuffle::recommit(state, context));
    } else if let Some(fingerprint) = request.fingerprint.as_ref().filter(|_| state.is_shuffled()) {
        entries.push(Entry::Pledged { seat, fingerprint: fingerprint.to_string() });
    }
    Ok(entries)
}

/// Empties a seat before the game. If its part of the shuffle is expected, the shuffle starts over.
fn stand(state: &TableState, seat: Seat, context: &Context) -> Vec<Entry> {
    let restart = state.is_revealing.then(|| shuffle::recommit(state, context));
    restart.into_iter().chain([Entry::Stood { seat }]).collect()
}

/// A bot plays on for a player who leaves. If it is the host, another player who is present becomes host.
fn leave(state: &TableState, seat: Seat, why: AwayReason, context: &Context) -> Vec<Entry> {
    let mut entries = match state.phase() {
        Phase::Gathering => stand(state, seat, context),
        Phase::Playing => vec![Entry::Away { seat, why }],
        Phase::Over => Vec::new(),
    };
    let leaver = state.places[seat.index()].sitter.as_ref();
    if leaver.is_some_and(|leaver| leaver.person == state.host) {
        let present = state.seats().filter(|(other, place)| *other != seat && place.away.is_none());
        let present: Vec<&PersonId> =
            present.filter_map(|(_, place)| place.sitter.as_ref()).map(|sitter| &sitter.person).collect();
        // A muted player becomes host only if nobody else is there.
        let heir = present.iter().find(|person| !state.moderation.is_muted(person)).or(present.first());
        entries.extend(heir.map(|&person| Entry::Host { person: person.clone() }));
    }
    entries
}

/// Whether the same deal gives the same cards. An option that is off may be left out.
fn is_same_game(one: &Header, other: &Header) -> bool {
    let on = |header: &Header| {
        let options = header.options.clone().into_iter();
        options.filter(|(_, value)| *value != Value::Bool(false)).collect::<BTreeMap<_, _>>()
    };
    (&one.game, one.seats, &one.deck) == (&other.game, other.seats, &other.deck) && on(one) == on(other)
}

fn change_setup(
    state: &TableState,
    header: &Header,
    mut settings: Settings,
    now_ms: u64,
) -> Result<Vec<Entry>, CommandError> {
    // A smaller table sends nobody away: people move up first.
    let sitters: Vec<_> = state.places.iter().filter_map(|place| place.sitter.clone()).collect();
    let seats = usize::from(header.seats);
    if sitters.len() > seats {
        return Err(CommandError::Full);
    }
    let mut entries = Vec::new();
    let is_cut = state.places.iter().skip(seats).any(|place| place.sitter.is_some());
    if is_cut {
        entries
            .extend(state.seats().filter(|(_, place)| place.sitter.is_some()).map(|(seat, _)| Entry::Stood { seat }));
    }
    settings.seats.resize(seats, SeatFor::Bot);
    entries.push(Entry::Changed { header: header.clone(), settings });
    if is_cut {
        let seated = Seat::all(header.seats).zip(sitters);
        entries.extend(seated.map(|(seat, Sitter { person, name })| Entry::Sat { seat, person, name, at_ms: now_ms }));
    }
    Ok(entries)
}

fn make_move(state: &TableState, seat: Seat, request: &MakeMove, now_ms: u64) -> Result<Vec<Entry>, CommandError> {
    let MakeMove { mv, at, idempotency_key: key } = request;
    if key.as_ref().is_some_and(|key| key.len() > KEY_BYTES_MAX) {
        return Err(CommandError::BadRequest(format!("an idempotency key has at most {KEY_BYTES_MAX} bytes")));
    }
    if key.as_ref().is_some_and(|key| state.request_seq(seat, key).is_some()) {
        return Ok(Vec::new());
    }
    match state.phase() {
        Phase::Gathering => return Err(CommandError::NotBegun),
        Phase::Over => return Err(CommandError::Over),
        Phase::Playing => {}
    }
    if at.is_some_and(|at| at < state.decision_seq(seat) && state.to_act().contains(seat)) {
        return Err(CommandError::Stale);
    }
    let mut entries =
        vec![Entry::Moved { seat, r#move: mv.clone(), by_bot: false, idempotency_key: key.clone(), at_ms: now_ms }];
    // The return comes after the move: if the move is refused, nothing happens at all.
    if state.places[seat.index()].away.is_some() {
        entries.push(Entry::Back { seat, at_ms: now_ms });
    }
    Ok(entries)
}
