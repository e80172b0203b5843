//! Moderation: people at a table report lines and nicknames to its host; the host removes them, mutes a player, or
//! dismisses the report. All of it is in the table's log. What was removed stays in the log and is never shown.

use crate::entry::{Entry, Subject};
use crate::error::CommandError;
use crate::person::PersonId;
use crate::state::{ChatLine, ChatText, Sitter, TableState};
use crate::text::clean_name;
use brocante_core::{Message, Refused, Remark, Seat};
use std::collections::BTreeSet;

/// More reports than a host can read: strangers with many browsers must not fill a table's log.
const REPORTS_MAX: usize = 200;
/// The reports of one device: a single one must not fill the list.
const REPORTS_OF_DEVICE_MAX: usize = 20;
/// Replaces a nickname that the host removed, in every language.
pub const STRUCK_NAME: &str = "•••";

/// Reports, mutes and removals at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moderation {
    reports: Vec<Report>,
    /// By device: a muted person must not continue as another person on it.
    muted: BTreeSet<PersonId>,
    /// The numbers of the remarks that were removed.
    struck_remarks: BTreeSet<usize>,
    /// The number of nicknames that were removed. They are all over a page, so it is loaded again.
    pub names_struck: usize,
    /// Grows when lines that a page already has may have changed.
    pub revision: u64,
}

/// A report to the host.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What it is about.
    pub what: Subject,
    /// Who reported.
    pub by: PersonId,
    /// Their nickname.
    pub by_name: String,
    /// Whether the reporter has no seat. A spectator's nickname is not checked.
    pub is_by_watcher: bool,
    of: PersonId,
    /// The nickname of the person it is about, when it was reported.
    pub of_name: String,
    /// The words, when they were reported.
    pub words: String,
    /// Whether the host dismissed it. The same can't be reported again.
    is_dismissed: bool,
}

impl Report {
    /// The person it is about.
    pub fn of(&self) -> &PersonId {
        &self.of
    }
}

impl Moderation {
    /// Whether a person's device is muted.
    pub fn is_muted(&self, person: &PersonId) -> bool {
        self.muted.contains(&person.device())
    }

    /// The muted devices.
    pub fn muted(&self) -> impl Iterator<Item = &PersonId> {
        self.muted.iter()
    }

    /// The reports that the host has not decided yet, oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter().filter(|report| !report.is_dismissed)
    }

    /// The remarks with `removed` in place of those that the host removed.
    pub fn remarks_shown(&self, remarks: &[Remark], removed: &str) -> Vec<Remark> {
        let mut shown = remarks.to_vec();
        for at in &self.struck_remarks {
            removed.clone_into(&mut shown[*at].text);
        }
        shown
    }
}

/// Whether a person reported these words. A nickname counts as reported only while its text is the same.
pub fn has_reported(state: &TableState, person: &PersonId, what: Subject) -> bool {
    let Ok((_, _, words)) = words_of(state, what) else { return false };
    let is_same = |report: &Report| report.what == what && report.words == words;
    state.moderation.reports.iter().any(|report| is_same(report) && report.by.device() == person.device())
}

/// Mutes a player or unmutes them. The host can't be muted.
pub fn mute(state: &TableState, seat: Seat, is_muted: bool) -> Result<Vec<Entry>, CommandError> {
    let sitter = state.sitter(seat).filter(|sitter| !state.is_host(&sitter.person)).ok_or(CommandError::NoSeat)?;
    let is_same = state.moderation.is_muted(&sitter.person) == is_muted;
    let entry = Entry::Muted { person: sitter.person.device(), is_muted };
    Ok(if is_same { Vec::new() } else { vec![entry] })
}

/// Removes a line or a nickname.
pub fn strike(state: &TableState, what: Subject) -> Result<Vec<Entry>, CommandError> {
    let is_gone = match what {
        Subject::Line(line) => matches!(state.chat.get(line), Some(ChatLine { text: ChatText::Removed, .. })),
        Subject::Name(seat) => state.name(seat) == STRUCK_NAME,
    };
    if is_gone {
        return Ok(Vec::new());
    }
    words_of(state, what)?;
    Ok(vec![Entry::Struck { what }])
}

/// Dismisses the reports about a line or a nickname.
pub fn dismiss(state: &TableState, what: Subject) -> Result<Vec<Entry>, CommandError> {
    words_of(state, what)?;
    let is_reported = state.moderation.reports().any(|report| report.what == what);
    Ok(if is_reported { vec![Entry::Dismissed { what }] } else { Vec::new() })
}

/// Reports a line or a nickname to the host. A spectator gives a nickname.
pub fn report(
    state: &TableState,
    person: &PersonId,
    what: Subject,
    name: Option<&str>,
    now_ms: u64,
) -> Result<Vec<Entry>, CommandError> {
    let name = match state.seats_of(person).first() {
        Some(seat) => state.name(state.seat_of(person).unwrap_or(*seat)),
        None => name.and_then(clean_name).ok_or(CommandError::NoNickname)?,
    };
    words_of(state, what)?;
    if has_reported(state, person, what) {
        return Ok(Vec::new());
    }
    let of_device = state.moderation.reports().filter(|report| report.by.device() == person.device()).count();
    if of_device >= REPORTS_OF_DEVICE_MAX || state.moderation.reports().count() >= REPORTS_MAX {
        return Err(CommandError::TooMany);
    }
    Ok(vec![Entry::Reported { what, by: person.clone(), name, at_ms: now_ms }])
}

/// The person, their nickname, and the words.
fn words_of(state: &TableState, what: Subject) -> Result<(&PersonId, &str, &str), CommandError> {
    match what {
        Subject::Line(number) => {
            let line = state.chat.get(number).ok_or(CommandError::NothingSaid)?;
            let words = state.words_in(line).ok_or(CommandError::NothingSaid)?;
            Ok((&line.person, &line.name, words))
        }
        Subject::Name(seat) => {
            let sitter = state.places.get(seat.index()).and_then(|place| place.sitter.as_ref());
            let Sitter { person, name } = sitter.ok_or(CommandError::NoSeat)?;
            Ok((person, name, name))
        }
    }
}

/// Applies an entry of this module. Only a damaged log has an entry about words that do not exist.
pub fn apply(state: &mut TableState, entry: &Entry) -> Result<(), Refused> {
    let impossible =
        |_| Refused { code: "log", rule: None, message: Message::new("an entry is about words that do not exist") };
    match entry {
        Entry::Reported { what, by, name, .. } => {
            let (of, of_name, words) = words_of(state, *what).map_err(impossible)?;
            let report = Report {
                what: *what,
                by: by.clone(),
                by_name: name.clone(),
                is_by_watcher: state.seats_of(by).is_empty(),
                of: of.clone(),
                of_name: of_name.to_owned(),
                words: words.to_owned(),
                is_dismissed: false,
            };
            state.moderation.reports.push(report);
        }
        Entry::Muted { person, is_muted: true } => drop(state.moderation.muted.insert(person.clone())),
        Entry::Muted { person, is_muted: false } => drop(state.moderation.muted.remove(person)),
        Entry::Struck { what } => {
            words_of(state, *what).map_err(impossible)?;
            match *what {
                Subject::Line(line) => strike_line(state, line),
                Subject::Name(seat) => strike_name(state, seat),
            }
            state.moderation.reports.retain(|report| report.what != *what);
        }
        Entry::Dismissed { what } => {
            for report in state.moderation.reports.iter_mut().filter(|report| report.what == *what) {
                report.is_dismissed = true;
            }
        }
        _ => {}
    }
    Ok(())
}

fn strike_line(state: &mut TableState, line: usize) {
    let said = std::mem::replace(&mut state.chat[line].text, ChatText::Removed);
    if let ChatText::Remark(remark) = said {
        state.remarks[remark].text.clear();
        state.moderation.struck_remarks.insert(remark);
    }
    // The nickname of a person who left can't be removed by itself, so it goes with the line.
    let ChatLine { person, name, .. } = &state.chat[line];
    if state.seats_of(person).is_empty() {
        let (person, name) = (person.clone(), name.clone());
        forget_name(state, &person, &name);
    }
}

fn strike_name(state: &mut TableState, seat: Seat) {
    let Some(sitter) = state.places.get_mut(seat.index()).and_then(|place| place.sitter.as_mut()) else { return };
    let struck = std::mem::replace(&mut sitter.name, STRUCK_NAME.to_owned());
    let person = sitter.person.clone();
    forget_name(state, &person, &struck);
}

/// Removes a person's nickname from chat and reports. Others with the same nickname keep it.
fn forget_name(state: &mut TableState, person: &PersonId, struck: &str) {
    let forget = |name: &mut String, whose: &PersonId| {
        if name == struck && whose.device() == person.device() {
            STRUCK_NAME.clone_into(name);
        }
    };
    for line in &mut state.chat {
        // The log does not say who had the seat before.
        if let ChatText::TookOver(before) = &mut line.text {
            forget(before, person);
        }
        forget(&mut line.name, &line.person);
    }
    for report in &mut state.moderation.reports {
        forget(&mut report.of_name, &report.of);
        forget(&mut report.by_name, &report.by);
    }
    state.moderation.names_struck += 1;
}

/// Drops the reports about nicknames of people who left their seats: there is nothing left to decide.
pub fn settle(state: &mut TableState) {
    let TableState { places, moderation, .. } = state;
    let sits = |seat: Seat, person: &PersonId| {
        places.get(seat.index()).and_then(|place| place.sitter.as_ref()).is_some_and(|sitter| sitter.person == *person)
    };
    moderation.reports.retain(|report| match report.what {
        Subject::Name(seat) => sits(seat, &report.of),
        Subject::Line(_) => true,
    });
}

/// Whether an entry may change chat lines or names that pages already have.
pub fn is_new_revision(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Reported { .. }
            | Entry::Muted { .. }
            | Entry::Struck { .. }
            | Entry::Dismissed { .. }
            | Entry::Host { .. }
            | Entry::Changed { .. }
            | Entry::Sat { .. }
            | Entry::Stood { .. }
    )
}

/// Keeps a remark. A person's remark is a chat line too, where it can be reported.
pub fn note_remark(state: &mut TableState, remark: Remark) {
    let place = state.places.get(remark.seat.index()).filter(|place| place.away.is_none());
    let speaker = place.and_then(|place| place.sitter.as_ref());
    if let Some(sitter) = speaker.filter(|_| !remark.text.trim().is_empty()) {
        let text = ChatText::Remark(state.remarks.len());
        state.chat.push(ChatLine { person: sitter.person.clone(), name: sitter.name.clone(), text });
    }
    state.remarks.push(remark);
}
