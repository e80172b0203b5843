//! A table: who sits where, the game, what was said. It is the fold of the table's entries. Only [`TableState::apply`]
//! changes it, so a table that is read again from its log is the same to the last byte.

use crate::clock;
use crate::entry::{AwayReason, Entry, Origin};
use crate::error::CommandError;
use crate::moderation::{self, Moderation};
use crate::person::PersonId;
use crate::settings::{BotLevel, Pace, SeatFor, Settings};
use brocante_core::{
    AnyGame, AnyTable, DealOrigin, DeckChoice, Header, Message, Refused, Remark, SEATS_MAX, Seat, SeatSet, Seed,
    Viewer, commitment,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Finds a game by its name.
pub type GameLookup = fn(&str) -> Option<&'static dyn AnyGame>;

/// What a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

impl Phase {
    /// The name in the API.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// What the lists of tables need to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// The short code of the table, which no other table has.
    pub code: String,
    /// What the table is doing.
    pub phase: Phase,
    /// Whether anyone may find it in a list.
    pub public: bool,
    /// The time of the last move, in milliseconds since 1970.
    pub changed_ms: u64,
    /// The devices of the players and the host.
    pub people: Vec<String>,
    /// What everybody may see of it.
    pub card: TableCard,
    /// The address from which the table was made, as a number that only this process understands; empty later.
    pub maker: String,
    /// The reports that the host has not decided.
    pub reports: usize,
    /// Whether it stays when the server removes old games: somebody wants it, or its deal was played again.
    pub is_kept: bool,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableCard {
    pub game: String,
    /// The nicknames by seat; none for a seat that is free.
    pub names: Vec<Option<String>>,
    pub pace: Pace,
    /// Who may know the cards: see [`TableState::origin_kinds`].
    pub origins: Vec<String>,
}

/// A table as the fold of its log.
#[derive(Debug)]
pub struct TableState {
    /// The id in addresses.
    pub id: String,
    /// The short code that people type.
    pub code: String,
    /// The number of entries so far.
    pub seq: u64,
    /// The set-up of the game.
    pub header: Header,
    /// The host's other decisions.
    pub settings: Settings,
    /// The host.
    pub host: PersonId,
    /// The seats.
    pub places: Vec<Place>,
    /// The game, once it has begun.
    pub game: Option<Box<dyn AnyTable>>,
    /// What players said in speeches.
    pub remarks: Vec<Remark>,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// Reports, mutes and removals.
    pub moderation: Moderation,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// The table or record that the deal or the moves come from.
    pub origin: Option<Origin>,
    /// The tables at which others play this deal.
    pub again: Vec<String>,
    /// The devices that play the deal that is kept for comparison here, and at which table.
    pub joined: BTreeMap<PersonId, String>,
    /// The server's part of the shuffle.
    pub secret: Option<Seed>,
    /// Whether the players' browsers are showing their parts of the shuffle. The game begins with the last one.
    pub is_revealing: bool,
    /// Each time the shuffle started over: the names of the players who had not shown their parts.
    pub restarts: Vec<Vec<String>>,
    /// The devices of players who want to keep the finished game.
    pub kept_by: BTreeSet<PersonId>,
    /// Whether the operator of the server closed the table, for everybody.
    pub is_closed_by_operator: bool,
    /// The time of the last move, in milliseconds since 1970.
    pub changed_ms: u64,
    games: GameLookup,
    /// The entry with which the game began.
    began_seq: u64,
    /// The time at which the game began, in milliseconds since 1970.
    pub began_ms: Option<u64>,
    /// The entry of each move.
    move_seqs: Vec<u64>,
    /// The entry at which each seat's present decision began.
    decision_seqs: [u64; SEATS_MAX],
    /// The entry at which each seat's clock was started: that of the decision, or a later one that restarted it.
    clock_seqs: [u64; SEATS_MAX],
    /// The time of that entry, in milliseconds since 1970.
    clock_ms: [u64; SEATS_MAX],
    /// The end of the last outage that players got back, in milliseconds since 1970.
    pub outage_ms: u64,
    /// The entries of requests with an idempotency key.
    requests: BTreeMap<(Seat, String), u64>,
    /// A remark whose move has not been made yet.
    pending_remark: Option<Remark>,
}

/// A seat of the table and who is on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Place {
    /// The person on it; a bot plays if there is none.
    pub sitter: Option<Sitter>,
    /// Why a bot plays for the person.
    pub away: Option<AwayReason>,
    /// The fingerprint of the person's part of the shuffle.
    pub fingerprint: Option<String>,
    /// The person's part of the shuffle.
    pub share: Option<Seed>,
}

impl Place {
    /// Whether the person adds to the shuffle.
    pub fn adds(&self) -> bool {
        self.fingerprint.is_some() || self.share.is_some()
    }

    /// Whether the person's part is fixed, but was not shown yet.
    pub fn is_silent(&self) -> bool {
        self.fingerprint.is_some() && self.share.is_none()
    }
}

/// A person on a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitter {
    /// The person.
    pub person: PersonId,
    /// Their nickname.
    pub name: String,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Debug)]
pub struct ChatLine {
    /// The person.
    pub person: PersonId,
    /// Their nickname when they wrote it.
    pub name: String,
    /// The line itself.
    pub text: ChatText,
}

/// What a line of the chat says.
#[derive(Clone, PartialEq, Debug)]
pub enum ChatText {
    /// Somebody wrote it.
    Words(String),
    /// A notice: the person continues the seat of the named player.
    TookOver(String),
    /// A remark beside a move, by its number.
    Remark(usize),
    /// The host removed it.
    Removed,
}

/// The names of bots. A mark beside the name says that it is a bot.
const BOT_NAMES: [&str; SEATS_MAX] =
    ["Odette", "Marcel", "Suzanne", "Lucien", "Colette", "Gaston", "Yvonne", "Fernand"];

/// The name of the bot on a seat.
pub fn bot_name(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index() % SEATS_MAX]
}

/// Why a log can't be read.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    #[error("entry {seq} can't be read: {detail}")]
    Entry { seq: u64, detail: String },
    #[error("entry {seq} is against the rules: {detail}")]
    Rules { seq: u64, detail: String },
    #[error("entry {seq} began a game under rules version {version}, which is not played here")]
    OtherRules { seq: u64, version: u32 },
    #[error("the log is empty, or does not begin with how the table was made")]
    NoBeginning,
}

/// The set-up of a table that plays the deal of another: it names its origin, and the shuffle belongs to the original.
/// Earlier versions wrote the original's shuffle as if it were the table's own.
fn with_origin(mut header: Header, origin: Option<&Origin>, settings: &Settings) -> Header {
    let (table, moves) = match origin {
        Some(Origin::Deal { table }) => (table.clone(), 0),
        Some(Origin::Moment { table, ply }) => (table.clone(), *ply),
        None | Some(Origin::Import | Origin::Group) => return header,
    };
    if header.origin.is_none() {
        let fair = header.fair.take();
        header.origin = Some(DealOrigin { table, moves, imported: false, scripted: settings.scripted, fair });
    }
    header
}

/// The version of the rules that a game began under. The first tables did not record it: there was only one.
fn rules_version(header: &Header) -> u32 {
    header.rules.unwrap_or(1)
}

/// The version that a game begins under, if this program does not play it.
fn other_rules(entry: &Entry, games: GameLookup) -> Option<u32> {
    let Entry::Began { header, .. } = entry else { return None };
    let info = games(&header.game)?.info();
    let version = rules_version(header);
    (!(info.rules_oldest..=info.rules_version).contains(&version)).then_some(version)
}

/// An entry that is never planned, but may be in a damaged log.
fn impossible(what: &str) -> Refused {
    Refused { code: "log", rule: None, message: Message::new(what) }
}

impl TableState {
    /// The table that a log describes.
    pub fn read(id: &str, bodies: &[String], games: GameLookup) -> Result<TableState, LogError> {
        let mut state: Option<TableState> = None;
        for (seq, body) in (1..).zip(bodies) {
            let entry: Entry =
                serde_json::from_str(body).map_err(|error| LogError::Entry { seq, detail: error.to_string() })?;
            match &mut state {
                None => state = Some(TableState::made(id, &entry, games).ok_or(LogError::NoBeginning)?),
                Some(state) => {
                    if let Some(version) = other_rules(&entry, games) {
                        return Err(LogError::OtherRules { seq, version });
                    }
                    state.apply(&entry).map_err(|refused| LogError::Rules { seq, detail: format!("{refused:?}") })?;
                }
            }
        }
        state.ok_or(LogError::NoBeginning)
    }

    /// A new table; `None` if the entry is not [`Entry::Made`], or has more seats than any game.
    pub fn made(id: &str, entry: &Entry, games: GameLookup) -> Option<TableState> {
        let Entry::Made { code, header, settings, host, at_ms, secret, origin } = entry else { return None };
        if usize::from(header.seats) > SEATS_MAX {
            return None;
        }
        // Earlier versions did not mark an imported deal that somebody had chosen.
        let is_chosen = *origin == Some(Origin::Import) && header.is_chosen();
        let settings = Settings { scripted: settings.scripted || is_chosen, ..settings.clone() };
        Some(TableState {
            id: id.to_owned(),
            code: code.clone(),
            seq: 1,
            header: with_origin(header.clone(), origin.as_ref(), &settings),
            settings,
            host: host.clone(),
            places: vec![Place::default(); usize::from(header.seats)],
            game: None,
            remarks: Vec::new(),
            chat: Vec::new(),
            moderation: Moderation::default(),
            rematch: None,
            origin: origin.clone(),
            again: Vec::new(),
            joined: BTreeMap::new(),
            secret: secret.clone(),
            is_revealing: false,
            restarts: Vec::new(),
            kept_by: BTreeSet::new(),
            is_closed_by_operator: false,
            changed_ms: *at_ms,
            games,
            began_seq: u64::MAX,
            began_ms: None,
            move_seqs: Vec::new(),
            decision_seqs: [0; SEATS_MAX],
            clock_seqs: [0; SEATS_MAX],
            clock_ms: [0; SEATS_MAX],
            outage_ms: 0,
            requests: BTreeMap::new(),
            pending_remark: None,
        })
    }

    /// Applies an entry. Only a move or a beginning can be refused; then nothing has changed.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Made { .. } => return Err(impossible("a table is made once")),
            Entry::Changed { .. } | Entry::Began { .. } if self.game.is_some() => {
                return Err(impossible("the game has begun"));
            }
            Entry::Changed { header, settings } => {
                if usize::from(header.seats) > SEATS_MAX {
                    return Err(impossible("too many seats"));
                }
                self.settings = settings.clone();
                self.header = with_origin(header.clone(), self.origin.as_ref(), settings);
                self.places.resize(usize::from(header.seats), Place::default());
            }
            Entry::Sat { seat, person, name, at_ms } => {
                let before = self.name(*seat);
                let sitter = Sitter { person: person.clone(), name: name.clone() };
                *self.place_mut(*seat)? = Place { sitter: Some(sitter), ..Place::default() };
                self.restart_clock(*seat, *at_ms);
                // Everybody is told who continues a seat.
                if self.game.is_some() {
                    let text = ChatText::TookOver(before);
                    self.chat.push(ChatLine { person: person.clone(), name: name.clone(), text });
                }
            }
            Entry::Pledged { seat, fingerprint } => self.place_mut(*seat)?.fingerprint = Some(fingerprint.clone()),
            Entry::Revealing { at_ms: _ } => self.is_revealing = true,
            Entry::Share { seat, share } => self.place_mut(*seat)?.share = Some(share.clone()),
            Entry::Recommitted { secret, without } => {
                if self.secret.replace(secret.clone()).is_some() {
                    self.restarts.push(without.iter().map(|seat| self.name(*seat)).collect());
                }
                self.is_revealing = false;
                for place in &mut self.places {
                    (place.fingerprint, place.share) = (None, None);
                }
            }
            Entry::Stood { seat } => *self.place_mut(*seat)? = Place::default(),
            Entry::Host { person } => self.host = person.clone(),
            Entry::Began { header, at_ms } => {
                let game = (self.games)(&header.game).ok_or_else(|| impossible("an unknown game"))?;
                let header = Header { rules: Some(rules_version(header)), ..header.clone() };
                let header = with_origin(header, self.origin.as_ref(), &self.settings);
                let table = game.open(&header)?;
                self.header = header;
                self.is_revealing = false;
                self.changed_ms = *at_ms;
                self.began_seq = self.seq + 1;
                self.began_ms = Some(*at_ms);
                self.note_decisions(SeatSet::EMPTY, table.to_act(), None, *at_ms);
                self.game = Some(table);
            }
            Entry::Moved { seat, r#move, idempotency_key, at_ms, .. } => {
                self.play(*seat, r#move, *at_ms)?;
                self.changed_ms = *at_ms;
                if let Some(key) = idempotency_key {
                    self.requests.insert((*seat, key.clone()), self.seq + 1);
                }
            }
            Entry::Words { seat, text } => {
                self.place_mut(*seat)?;
                self.pending_remark = Some(Remark { seat: *seat, ply: self.ply(), text: text.clone() });
            }
            Entry::Chat { person, name, text, at_ms: _ } => {
                let text = ChatText::Words(text.clone());
                self.chat.push(ChatLine { person: person.clone(), name: name.clone(), text });
            }
            Entry::Away { seat, why } => self.place_mut(*seat)?.away = Some(*why),
            Entry::Back { seat, at_ms } => {
                // A short absence does not reset the clock.
                if self.place_mut(*seat)?.away.take() == Some(AwayReason::Clock) {
                    self.restart_clock(*seat, *at_ms);
                }
            }
            Entry::Kept { person } => drop(self.kept_by.insert(person.clone())),
            Entry::Closed { .. } => self.is_closed_by_operator = true,
            Entry::Outage { from_ms, until_ms } => {
                for seat in self.to_act().iter() {
                    let limit_ms = 1000 * u64::from(self.settings.pace.seconds().unwrap_or_default());
                    let clock_ms = &mut self.clock_ms[seat.index()];
                    *clock_ms = clock::after_outage(*clock_ms, limit_ms, *from_ms, *until_ms);
                }
                self.outage_ms = *until_ms;
            }
            Entry::Again { table } => self.again.push(table.clone()),
            Entry::Joined { person, table } => drop(self.joined.insert(person.clone(), table.clone())),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Reported { .. } | Entry::Muted { .. } | Entry::Struck { .. } | Entry::Dismissed { .. } => {
                moderation::apply(self, entry)?;
            }
        }
        if moderation::is_new_revision(entry) {
            moderation::settle(self);
            self.moderation.revision += 1;
        }
        self.seq += 1;
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: &Value, at_ms: u64) -> Result<(), Refused> {
        let table = self.game.as_mut().ok_or_else(|| impossible("a move before the beginning"))?;
        let before = table.to_act();
        table.play(seat, mv)?;
        let after = table.to_act();
        if let Some(remark) = self.pending_remark.take() {
            moderation::note_remark(self, remark);
        }
        self.note_decisions(before, after, Some(seat), at_ms);
        self.move_seqs.push(self.seq + 1);
        Ok(())
    }

    /// A decision begins for a seat that was not to act before, or has just moved.
    fn note_decisions(&mut self, before: SeatSet, after: SeatSet, mover: Option<Seat>, at_ms: u64) {
        for seat in after.iter().filter(|&seat| !before.contains(seat) || mover == Some(seat)) {
            self.decision_seqs[seat.index()] = self.seq + 1;
            self.restart_clock(seat, at_ms);
        }
    }

    fn restart_clock(&mut self, seat: Seat, at_ms: u64) {
        self.clock_seqs[seat.index()] = self.seq + 1;
        self.clock_ms[seat.index()] = at_ms;
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Refused> {
        self.places.get_mut(seat.index()).ok_or_else(|| impossible("there is no such seat"))
    }

    /// The hash of the server's part of the shuffle, shown before anybody adds theirs.
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(commitment)
    }

    /// The players' parts of the shuffle that were shown so far.
    pub fn shares(&self) -> Vec<(Seat, Seed)> {
        self.seats().filter_map(|(seat, place)| Some((seat, place.share.clone()?))).collect()
    }

    /// Whether the cards will be shuffled: they were not dealt before, and nobody chose them.
    pub fn is_shuffled(&self) -> bool {
        self.secret.is_some() && self.header.seed.is_none()
    }

    /// The number of players who add to the shuffle.
    pub fn adding(&self) -> usize {
        self.places.iter().filter(|place| place.adds()).count()
    }

    /// The seats whose parts are fixed, but were not shown yet.
    pub fn silent_seats(&self) -> Vec<Seat> {
        self.seats().filter(|(_, place)| place.is_silent()).map(|(seat, _)| seat).collect()
    }

    /// The words of a chat line, if somebody wrote it and it was not removed.
    pub fn words_in<'a>(&'a self, line: &'a ChatLine) -> Option<&'a str> {
        match &line.text {
            ChatText::Words(text) => Some(text),
            ChatText::Remark(at) => self.remarks.get(*at).map(|remark| remark.text.as_str()),
            ChatText::TookOver(_) | ChatText::Removed => None,
        }
    }

    /// The number of moves so far.
    pub fn ply(&self) -> usize {
        self.move_seqs.len()
    }

    /// The entry with which the game began.
    pub fn began_seq(&self) -> u64 {
        self.began_seq
    }

    /// The number of moves up to an entry.
    pub fn ply_at(&self, seq: u64) -> usize {
        self.move_seqs.partition_point(|&at| at <= seq)
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Gathering,
            Some(game) if game.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The seats that are to act.
    pub fn to_act(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.to_act())
    }

    /// The entry at which a seat's decision began. A move that was decided earlier is out of date.
    pub fn decision_seq(&self, seat: Seat) -> u64 {
        self.decision_seqs[seat.index()]
    }

    /// When a seat's clock was started: the entry, and its time in milliseconds since 1970.
    pub fn clock(&self, seat: Seat) -> (u64, u64) {
        (self.clock_seqs[seat.index()], self.clock_ms[seat.index()])
    }

    /// Whether the game waits for a person on this seat.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.to_act().contains(seat) && !self.is_bot(seat)
    }

    /// The entry of an earlier request with this idempotency key.
    pub fn request_seq(&self, seat: Seat, key: &str) -> Option<u64> {
        self.requests.get(&(seat, key.to_owned())).copied()
    }

    /// The seats with who is on them.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.header.seats).zip(&self.places)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|sitter| sitter.person == *person);
        self.seats().find(|(_, place)| sits(place)).map(|(seat, _)| seat)
    }

    /// Through whose eyes a person sees the table.
    pub fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seats of a device.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        let device = person.device();
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|sitter| sitter.person.device() == device);
        self.seats().filter(|(_, place)| sits(place)).map(|(seat, _)| seat).collect()
    }

    /// The next person to sit down on a device.
    pub fn next_on_device(&self, person: &PersonId) -> PersonId {
        let mut numbers = (0..).map(|number| person.beside(number));
        numbers.find(|person| self.seat_of(person).is_none()).unwrap_or_else(|| person.clone())
    }

    /// Whether a person, or another person on the same device, is the host.
    pub fn is_host(&self, person: &PersonId) -> bool {
        self.host.device() == person.device()
    }

    /// The person on a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.places.get(seat.index())?.sitter.as_ref()
    }

    /// Whether the deal is kept for comparison and may still be played: until then nobody can look it up.
    pub fn is_closed(&self, now_ms: u64) -> bool {
        self.settings.closed_until_ms.is_some_and(|until| now_ms < until)
    }

    /// Whether the time for a deal that is kept for comparison is up: what is not over then can't be played any more.
    pub fn is_deal_over(&self, now_ms: u64) -> bool {
        self.settings.closed_until_ms.is_some_and(|until| until <= now_ms) && self.phase() != Phase::Over
    }

    /// The table at which the deal was first played, or is kept.
    pub fn deal_root(&self) -> &str {
        match &self.origin {
            Some(Origin::Deal { table }) => table,
            _ => &self.id,
        }
    }

    /// The set-up of a table that takes over the deal and a number of moves of this one. It names this one as its origin,
    /// or the table where the deal was first played, and claims no shuffle of its own.
    pub fn inherited_header(&self, table: &str, moves: usize) -> Header {
        let mut header = self.header.clone();
        let before = header.origin.take();
        let was_imported = before.as_ref().is_some_and(|origin| origin.imported);
        header.origin = Some(DealOrigin {
            table: table.to_owned(),
            moves,
            imported: was_imported || self.origin == Some(Origin::Import),
            scripted: self.settings.scripted || before.as_ref().is_some_and(|origin| origin.scripted),
            fair: header.fair.take().or(before.and_then(|origin| origin.fair)),
        });
        header
    }

    /// Whether a person may see the table: with a seat, as a spectator, or before the game. Nobody watches a deal that
    /// others are still to play.
    pub fn may_watch(&self, person: Option<&PersonId>, now_ms: u64) -> bool {
        let is_seated = person.is_some_and(|person| !self.seats_of(person).is_empty());
        let has_spectators = self.settings.spectators && !self.is_closed(now_ms);
        is_seated || has_spectators || self.phase() == Phase::Gathering
    }

    /// A game by its name.
    pub fn find_game(&self, name: &str) -> Result<&'static dyn AnyGame, CommandError> {
        (self.games)(name).ok_or(CommandError::NoGame)
    }

    /// Whether a table can be opened with this header: seats, options, deck, script.
    pub fn check_setup(&self, header: &Header) -> Result<(), CommandError> {
        check_setup(self.find_game(&header.game)?, header)
    }

    /// Whether a bot moves for a seat, once the game has begun.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.sitter.is_none() || place.away.is_some())
    }

    /// How well the bot on a seat plays. One that stands in for a person plays by the game's guide.
    pub fn level(&self, seat: Seat) -> BotLevel {
        let is_bots = self.places.get(seat.index()).is_some_and(|place| place.sitter.is_none());
        let seat_for = self.settings.seats.get(seat.index()).copied().filter(|_| is_bots).unwrap_or_default();
        seat_for.level()
    }

    /// Whether all people have left. The bots then wait until somebody comes back.
    pub fn is_deserted(&self) -> bool {
        let mut sitters = self.places.iter().filter(|place| place.sitter.is_some()).peekable();
        sitters.peek().is_some() && sitters.all(|place| place.away.is_some())
    }

    /// The name of the person or bot on a seat.
    pub fn name(&self, seat: Seat) -> String {
        match self.places.get(seat.index()).and_then(|place| place.sitter.as_ref()) {
            Some(sitter) => sitter.name.clone(),
            None => bot_name(seat).to_owned(),
        }
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        Seat::all(self.header.seats).map(|seat| self.name(seat)).collect()
    }

    /// A free seat: one for people with the link first, then one for anybody.
    pub fn free_seat(&self) -> Option<Seat> {
        let free = |wanted: SeatFor| {
            self.seats()
                .find(|(seat, place)| place.sitter.is_none() && self.settings.seats.get(seat.index()) == Some(&wanted))
                .map(|(seat, _)| seat)
        };
        free(SeatFor::Friends).or_else(|| free(SeatFor::Open))
    }

    /// Whether a seat is kept for people who have the link.
    pub fn is_kept(&self, seat: Seat) -> bool {
        self.settings.seats.get(seat.index()) == Some(&SeatFor::Friends)
    }

    /// Whether anyone may find the table in a list.
    pub fn is_public(&self) -> bool {
        match self.phase() {
            Phase::Gathering => self.seats().any(|(seat, place)| {
                place.sitter.is_none() && self.settings.seats.get(seat.index()) == Some(&SeatFor::Open)
            }),
            _ => {
                let is_open = self.settings.spectators && self.settings.closed_until_ms.is_none();
                is_open && self.settings.seats.contains(&SeatFor::Open)
            }
        }
    }

    /// The seconds a seat has for a decision; `None` without a clock, and while a bot plays.
    pub fn clock_seconds(&self, seat: Seat) -> Option<u32> {
        if self.is_bot(seat) || self.settings.pace == Pace::NoClock { None } else { self.settings.pace.seconds() }
    }

    /// The language that bots speak here: the deck's name if it is a language, else English.
    pub fn table_lang(&self) -> String {
        match &self.header.deck {
            Some(DeckChoice::Named(name)) => name.clone(),
            _ => "en".to_owned(),
        }
    }

    /// What the lists of tables need to know.
    pub fn summary(&self) -> TableSummary {
        let mut people: Vec<String> =
            self.places.iter().filter_map(|place| Some(place.sitter.as_ref()?.person.device().0)).collect();
        people.push(self.host.device().0);
        people.sort();
        people.dedup();
        TableSummary {
            code: self.code.clone(),
            phase: if self.is_closed_by_operator { Phase::Over } else { self.phase() },
            public: self.is_public() && !self.is_closed_by_operator,
            changed_ms: self.changed_ms,
            people,
            card: self.card(),
            maker: String::new(),
            reports: if self.is_closed_by_operator { 0 } else { self.moderation.reports().count() },
            is_kept: !self.kept_by.is_empty() || !self.again.is_empty(),
        }
    }

    fn card(&self) -> TableCard {
        let is_gathering = self.phase() == Phase::Gathering;
        let is_taken = |place: &Place| !is_gathering || place.sitter.is_some();
        TableCard {
            game: self.header.game.clone(),
            names: self.seats().map(|(seat, place)| is_taken(place).then(|| self.name(seat))).collect(),
            pace: self.settings.pace,
            origins: self.origin_kinds(self.changed_ms).into_iter().map(str::to_owned).collect(),
        }
    }

    /// Who may know the cards before they are dealt: those who made the table (`scripted`), the author of a record from
    /// another server (`brought`, `import`), anybody who saw an earlier game (`deal`, `moment`). Those of a deal that is still
    /// `closed` can be seen by nobody.
    pub fn origin_kinds(&self, now_ms: u64) -> Vec<&'static str> {
        let is_brought = self.header.origin.as_ref().is_some_and(|origin| origin.imported);
        let scripted = self.settings.scripted.then_some("scripted");
        let brought = is_brought.then_some("brought");
        let origin = self.origin.as_ref().map(|origin| match origin {
            Origin::Import => "import",
            Origin::Deal { .. } if self.is_closed(now_ms) => "closed",
            Origin::Deal { .. } | Origin::Group => "deal",
            Origin::Moment { .. } => "moment",
        });
        scripted.into_iter().chain(brought).chain(origin).collect()
    }
}

/// Whether a table of a game can be opened with this header: seats, options, deck, script.
pub fn check_setup(game: &dyn AnyGame, header: &Header) -> Result<(), CommandError> {
    let seed = header.seed.clone().unwrap_or_else(|| Seed::from_text("trial"));
    let trial = Header { seed: Some(seed), ..header.clone() };
    game.open(&trial).map(drop).map_err(CommandError::Refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::games;

    /// The log of a game that has just begun, under a version of the rules.
    fn log(rules: Option<u32>) -> Vec<String> {
        let header = Header { rules, seed: Some(Seed::from_text("old")), ..Header::new("boxes", 2) };
        let made = Entry::Made {
            code: "abcde".to_owned(),
            header: Header::new("boxes", 2),
            settings: Settings::new(2, SeatFor::Bot),
            host: PersonId("host".to_owned()),
            at_ms: 1,
            secret: None,
            origin: None,
        };
        let entries = [made, Entry::Began { header, at_ms: 2 }];
        entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect()
    }

    /// Earlier versions wrote the shuffle of the first table into every table with the same deal.
    #[test]
    fn an_old_table_with_the_same_deal_claims_no_shuffle() {
        let (fair, seed) = brocante_core::Fair::mix(Seed::from_text("theirs"), Vec::new());
        let header = Header { seed: Some(seed), fair: Some(fair.clone()), ..Header::new("boxes", 2) };
        let table = "first".to_owned();
        let read = |origin: Origin| {
            let made = Entry::Made {
                code: "abcde".to_owned(),
                header: header.clone(),
                settings: Settings { scripted: true, ..Settings::new(2, SeatFor::Bot) },
                host: PersonId("host".to_owned()),
                at_ms: 1,
                secret: None,
                origin: Some(origin),
            };
            let entries = [made, Entry::Began { header: header.clone(), at_ms: 2 }];
            let log: Vec<_> = entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
            TableState::read("t", &log, games).unwrap()
        };
        for (origin, moves) in [(Origin::Deal { table: table.clone() }, 0), (Origin::Moment { table, ply: 3 }, 3)] {
            let state = read(origin);
            for header in [&state.header, state.game.as_ref().unwrap().header()] {
                let origin = header.origin.as_ref().unwrap();
                assert_eq!((&header.fair, &origin.fair), (&None, &Some(fair.clone())));
                assert_eq!((origin.table.as_str(), origin.moves, origin.scripted), ("first", moves, true));
            }
        }
        // An imported game keeps the shuffle that its record tells of.
        assert_eq!(read(Origin::Import).header.fair, Some(fair.clone()));
    }

    #[test]
    fn a_game_goes_on_under_the_rules_it_began_with() {
        let version = |rules| TableState::read("t", &log(rules), games).map(|state| state.header.rules);
        assert_eq!(version(Some(1)).unwrap(), Some(1));
        // The first tables did not say which: there was one only.
        assert_eq!(version(None).unwrap(), Some(1));
        assert!(matches!(version(Some(7)), Err(LogError::OtherRules { seq: 2, version: 7 })));
    }
}
