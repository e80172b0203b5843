//! One table as the server keeps it: who sits where, the game, what was said. It is the fold of the
//! table's entries; nothing changes it but [`Sitting::apply`], so a table read again from its log is
//! the same to the last byte.

use crate::entry::{Entry, Origin, Pace, PersonId, SeatFor, Settings, Why};
use crate::moderation::{self, Moderation};
use crate::tongues;
use brocante_bots::Kind;
use brocante_core::text::Speaker;
use brocante_core::{AnyTable, DeckChoice, Header, Refused, SEATS_MAX, Seat, SeatSet, Seed, Viewer, Words, commitment};
use brocante_store::{Index, Phase};
use serde_json::Value;
use std::collections::HashMap;

#[derive(Debug)]
pub struct Sitting {
    pub id: String,
    pub code: String,
    /// How many entries there are.
    pub seq: u64,
    pub header: Header,
    pub settings: Settings,
    pub host: PersonId,
    pub places: Vec<Place>,
    /// Once it has begun.
    pub game: Option<Box<dyn AnyTable>>,
    pub words: Vec<Words>,
    pub chat: Vec<ChatLine>,
    pub moderation: Moderation,
    pub rematch: Option<String>,
    /// Where the deal, or the moves, came from.
    pub origin: Option<Origin>,
    /// The tables at which others play this deal.
    pub again: Vec<String>,
    /// The server's part of the shuffle.
    pub secret: Option<Seed>,
    pub changed_ms: u64,
    /// The entry with which the game began.
    began_seq: u64,
    /// The entry of each move.
    move_seqs: Vec<u64>,
    /// The entry since which each seat has to decide what it has to decide now.
    decision_seqs: [u64; SEATS_MAX],
    /// The entry since which each seat's clock runs: the same, or a later one that gives the time anew.
    clock_seqs: [u64; SEATS_MAX],
    /// When that was, by the calendar.
    clock_ms: [u64; SEATS_MAX],
    /// The entries of commands that were carried out, so that one sent again counts once.
    commands: HashMap<(Seat, String), u64>,
    /// Written down when its move is made.
    words_pending: Option<Words>,
}

/// A place at the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Place {
    pub sitter: Option<Sitter>,
    /// Why a bot plays for the sitter.
    pub away: Option<Why>,
    /// The sitter's part of the shuffle.
    pub share: Option<Seed>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Sitter {
    pub person: PersonId,
    pub name: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ChatLine {
    pub person: PersonId,
    pub name: String,
    pub text: Said,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    Words(String),
    /// Nobody said it: they play on for whoever had the seat before.
    TookOver(String),
    /// Said beside a move: the number of its words.
    Pitch(usize),
    /// The host has removed it.
    Removed,
}

/// What bots are called; a sign beside the name says that it is one.
const BOT_NAMES: [&str; SEATS_MAX] =
    ["Odette", "Marcel", "Suzanne", "Lucien", "Colette", "Gaston", "Yvonne", "Fernand"];

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

/// The version of the rules a game began under. The first tables did not say so: there was one only.
fn rules_version(header: &Header) -> u32 {
    header.rules.unwrap_or(1)
}

/// The version a game begins under, where this program does not play it.
fn other_rules(entry: &Entry) -> Option<u32> {
    let Entry::Began { header, .. } = entry else { return None };
    let info = brocante_registry::game(&header.game)?.info();
    let version = rules_version(header);
    (!(info.rules_oldest..=info.rules_version).contains(&version)).then_some(version)
}

/// What an entry is never planned to be, and a damaged log may be.
fn impossible(what: &str) -> Refused {
    Refused { code: "log", rule: None, sentence: what.to_owned() }
}

impl Sitting {
    /// The table that a log describes.
    pub fn read(id: &str, bodies: &[String]) -> Result<Sitting, LogError> {
        let mut sitting: Option<Sitting> = None;
        for (seq, body) in (1..).zip(bodies) {
            let entry: Entry =
                serde_json::from_str(body).map_err(|error| LogError::Entry { seq, detail: error.to_string() })?;
            match &mut sitting {
                None => sitting = Some(Sitting::made(id, &entry).ok_or(LogError::NoBeginning)?),
                Some(sitting) => {
                    if let Some(version) = other_rules(&entry) {
                        return Err(LogError::OtherRules { seq, version });
                    }
                    sitting.apply(&entry, "en").map_err(|refused| LogError::Rules { seq, detail: refused.sentence })?;
                }
            }
        }
        sitting.ok_or(LogError::NoBeginning)
    }

    /// A new table.
    pub fn made(id: &str, entry: &Entry) -> Option<Sitting> {
        let Entry::Made { code, header, settings, host, at_ms, secret, origin } = entry else { return None };
        Some(Sitting {
            id: id.to_owned(),
            code: code.clone(),
            seq: 1,
            header: header.clone(),
            settings: settings.clone(),
            host: host.clone(),
            places: vec![Place::default(); usize::from(header.seats)],
            game: None,
            words: Vec::new(),
            chat: Vec::new(),
            moderation: Moderation::default(),
            rematch: None,
            origin: origin.clone(),
            again: Vec::new(),
            secret: secret.clone(),
            changed_ms: *at_ms,
            began_seq: u64::MAX,
            move_seqs: Vec::new(),
            decision_seqs: [0; SEATS_MAX],
            clock_seqs: [0; SEATS_MAX],
            clock_ms: [0; SEATS_MAX],
            commands: HashMap::new(),
            words_pending: None,
        })
    }

    /// Carries out an entry. Only a move, or a beginning, can be refused, in a language; then nothing has
    /// changed.
    pub fn apply(&mut self, entry: &Entry, lang: &str) -> Result<(), Refused> {
        match entry {
            Entry::Made { .. } => return Err(impossible("a table is made once")),
            Entry::Changed { header, settings } => {
                self.header = header.clone();
                self.settings = settings.clone();
                self.places.resize(usize::from(header.seats), Place::default());
            }
            Entry::Sat { seat, person, name, at_ms } => {
                let before = self.name(*seat);
                let sitter = Sitter { person: person.clone(), name: name.clone() };
                *self.place_mut(*seat)? = Place { sitter: Some(sitter), ..Place::default() };
                self.restart_clock(*seat, *at_ms);
                // Everybody hears whose hands a seat has come into.
                if self.game.is_some() {
                    let text = Said::TookOver(before);
                    self.chat.push(ChatLine { person: person.clone(), name: name.clone(), text });
                }
            }
            Entry::Share { seat, share } => self.place_mut(*seat)?.share = Some(share.clone()),
            Entry::Stood { seat } => *self.place_mut(*seat)? = Place::default(),
            Entry::Host { person } => self.host = person.clone(),
            Entry::Began { header, at_ms } => {
                let game = brocante_registry::game(&header.game).ok_or_else(|| impossible("an unknown game"))?;
                let header = Header { rules: Some(rules_version(header)), ..header.clone() };
                let table = game.open(&header, tongues::of(&header.game, lang))?;
                self.header = header;
                self.changed_ms = *at_ms;
                self.began_seq = self.seq + 1;
                self.note_decisions(SeatSet::EMPTY, table.to_act(), None, *at_ms);
                self.game = Some(table);
            }
            Entry::Moved { seat, r#move, command, at_ms, .. } => {
                self.play(*seat, r#move, *at_ms, lang)?;
                self.changed_ms = *at_ms;
                if let Some(command) = command {
                    self.commands.insert((*seat, command.clone()), self.seq + 1);
                }
            }
            Entry::Words { seat, text } => {
                self.words_pending = Some(Words { seat: *seat, ply: self.ply(), text: text.clone() });
            }
            Entry::Chat { person, name, text, at_ms: _ } => {
                let text = Said::Words(text.clone());
                self.chat.push(ChatLine { person: person.clone(), name: name.clone(), text });
            }
            Entry::Away { seat, why } => self.place_mut(*seat)?.away = Some(*why),
            Entry::Back { seat, at_ms } => {
                // Who went for a moment does not get the time anew.
                if self.place_mut(*seat)?.away.take() == Some(Why::Clock) {
                    self.restart_clock(*seat, *at_ms);
                }
            }
            Entry::Again { table } => self.again.push(table.clone()),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Reported { .. } | Entry::Muted { .. } | Entry::Struck { .. } | Entry::Dismissed { .. } => {
                moderation::apply(self, entry)?;
            }
        }
        if moderation::is_new_edition(entry) {
            moderation::settle(self);
            self.moderation.edition += 1;
        }
        self.seq += 1;
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: &Value, at_ms: u64, lang: &str) -> Result<(), Refused> {
        let names = self.names();
        let speaker = Speaker::new(tongues::of(&self.header.game, lang), &names, Viewer::Seat(seat));
        let table = self.game.as_mut().ok_or_else(|| impossible("nothing has begun"))?;
        let before = table.to_act();
        table.play(seat, mv, &speaker)?;
        let after = table.to_act();
        if let Some(words) = self.words_pending.take() {
            moderation::note_pitch(self, words);
        }
        self.note_decisions(before, after, Some(seat), at_ms);
        self.move_seqs.push(self.seq + 1);
        Ok(())
    }

    /// A seat decides anew when it was not to act before, or has just moved.
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

    /// What fixes the server's part of the shuffle before anybody adds theirs.
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(commitment)
    }

    /// The seats whose players have added to the shuffle.
    pub fn shares(&self) -> Vec<(Seat, Seed)> {
        self.seats().filter_map(|(seat, place)| Some((seat, place.share.clone()?))).collect()
    }

    /// What a line of the chat says, where it is somebody's words.
    pub fn words_in<'a>(&'a self, line: &'a ChatLine) -> Option<&'a str> {
        match &line.text {
            Said::Words(text) => Some(text),
            Said::Pitch(at) => self.words.get(*at).map(|words| words.text.as_str()),
            Said::TookOver(_) | Said::Removed => None,
        }
    }

    pub fn ply(&self) -> usize {
        self.move_seqs.len()
    }

    pub fn began_seq(&self) -> u64 {
        self.began_seq
    }

    /// How many moves there were at an entry.
    pub fn ply_at(&self, seq: u64) -> usize {
        self.move_seqs.partition_point(|&at| at <= seq)
    }

    pub fn phase(&self) -> Phase {
        match &self.game {
            None => Phase::Gathering,
            Some(game) if game.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    pub fn to_act(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.to_act())
    }

    /// Since when a seat has to decide. A move decided before that is out of date.
    pub fn decision_seq(&self, seat: Seat) -> u64 {
        self.decision_seqs[seat.index()]
    }

    /// Since when a seat's clock runs: the entry, and the time by the calendar in milliseconds.
    pub fn clock(&self, seat: Seat) -> (u64, u64) {
        (self.clock_seqs[seat.index()], self.clock_ms[seat.index()])
    }

    /// Whether the game waits for whoever sits there.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.to_act().contains(seat) && !self.is_bot(seat)
    }

    /// The entry a command became, where it was carried out before.
    pub fn command_seq(&self, seat: Seat, command: &str) -> Option<u64> {
        self.commands.get(&(seat, command.to_owned())).copied()
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.header.seats).zip(&self.places)
    }

    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|sitter| sitter.person == *person);
        self.seats().find(|(_, place)| sits(place)).map(|(seat, _)| seat)
    }

    pub fn viewer(&self, person: Option<&PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seats of a device.
    pub fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        let device = person.device();
        let sits = |place: &Place| place.sitter.as_ref().is_some_and(|sitter| sitter.person.device() == device);
        self.seats().filter(|(_, place)| sits(place)).map(|(seat, _)| seat).collect()
    }

    /// Who sits down next on a device: itself, or somebody beside those who sit there already.
    pub fn next_on_device(&self, person: &PersonId) -> PersonId {
        let mut numbers = (0..).map(|number| person.beside(number));
        numbers.find(|person| self.seat_of(person).is_none()).unwrap_or_else(|| person.clone())
    }

    pub fn is_host(&self, person: &PersonId) -> bool {
        self.host.device() == person.device()
    }

    /// Whether a bot moves for a seat, once the game has begun.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.sitter.is_none() || place.away.is_some())
    }

    /// How well the bot at a seat plays. One that sits in for somebody plays by the game's guide.
    pub fn level(&self, seat: Seat) -> Kind {
        let is_bots = self.places.get(seat.index()).is_some_and(|place| place.sitter.is_none());
        let for_whom = self.settings.seats.get(seat.index()).copied().filter(|_| is_bots).unwrap_or_default();
        for_whom.level()
    }

    /// Whether everybody who sat here has gone: the bots then wait for somebody to come back.
    pub fn is_deserted(&self) -> bool {
        let mut sitters = self.places.iter().filter(|place| place.sitter.is_some()).peekable();
        sitters.peek().is_some() && sitters.all(|place| place.away.is_some())
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.places.get(seat.index()).and_then(|place| place.sitter.as_ref()) {
            Some(sitter) => sitter.name.clone(),
            None => bot_name(seat).to_owned(),
        }
    }

    pub fn names(&self) -> Vec<String> {
        Seat::all(self.header.seats).map(|seat| self.name(seat)).collect()
    }

    /// A seat that somebody may take: one of those kept for them first.
    pub fn free_seat(&self) -> Option<Seat> {
        let free = |wanted: SeatFor| {
            self.seats()
                .find(|(seat, place)| place.sitter.is_none() && self.settings.seats.get(seat.index()) == Some(&wanted))
                .map(|(seat, _)| seat)
        };
        free(SeatFor::Friends).or_else(|| free(SeatFor::Open))
    }

    /// Whether a seat is kept for those who have the link.
    pub fn is_kept(&self, seat: Seat) -> bool {
        self.settings.seats.get(seat.index()) == Some(&SeatFor::Friends)
    }

    pub fn is_public(&self) -> bool {
        match self.phase() {
            Phase::Gathering => self.seats().any(|(seat, place)| {
                place.sitter.is_none() && self.settings.seats.get(seat.index()) == Some(&SeatFor::Open)
            }),
            _ => self.settings.spectators && self.settings.seats.contains(&SeatFor::Open),
        }
    }

    /// The clock of a seat that has to decide: none while a bot plays.
    pub fn clock_seconds(&self, seat: Seat) -> Option<u32> {
        if self.is_bot(seat) || self.settings.pace == Pace::NoClock { None } else { self.settings.pace.seconds() }
    }

    /// The language bots speak here: that of the deck, where its name is one.
    pub fn table_lang(&self) -> String {
        match &self.header.deck {
            Some(DeckChoice::Named(name)) => name.clone(),
            _ => "en".to_owned(),
        }
    }

    /// How the store lists this table.
    pub fn index(&self) -> Index {
        let mut people: Vec<String> =
            self.places.iter().filter_map(|place| Some(place.sitter.as_ref()?.person.device().0)).collect();
        people.push(self.host.device().0);
        people.sort();
        people.dedup();
        Index {
            code: self.code.clone(),
            phase: self.phase(),
            public: self.is_public(),
            changed_ms: self.changed_ms,
            people,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::usual_settings;
    use brocante_core::Seed;

    /// The log of a game that has just begun, under a version of the rules.
    fn log(rules: Option<u32>) -> Vec<String> {
        let header = Header { rules, seed: Some(Seed::from_text("old")), ..Header::new("boxes", 2) };
        let made = Entry::Made {
            code: "abcde".to_owned(),
            header: Header::new("boxes", 2),
            settings: usual_settings(2, SeatFor::Bot),
            host: PersonId("host".to_owned()),
            at_ms: 1,
            secret: None,
            origin: None,
        };
        let entries = [made, Entry::Began { header, at_ms: 2 }];
        entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect()
    }

    #[test]
    fn a_game_goes_on_under_the_rules_it_began_with() {
        let version = |rules| Sitting::read("t", &log(rules)).map(|sitting| sitting.header.rules);
        assert_eq!(version(Some(1)).unwrap(), Some(1));
        // The first tables did not say which: there was one only.
        assert_eq!(version(None).unwrap(), Some(1));
        assert!(matches!(version(Some(7)), Err(LogError::OtherRules { seq: 2, version: 7 })));
    }
}
