//! What people do about each other's words: anybody at a table may report them to its host, and the host may
//! remove them, mute whoever says them, or find nothing wrong with them. All of it is in the table's log like
//! everything else; what was removed stays there, and is shown nowhere.

use crate::command::Command;
use crate::entry::{Entry, PersonId};
use crate::problem::Problem;
use crate::sitting::{ChatLine, Said, Sitter, Sitting};
use crate::visitor::clean_name;
use brocante_core::text::Speaker;
use brocante_core::{Refused, Seat, Words};
use brocante_store::Phase;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// More than a host can read; strangers with many browsers must not fill a table's log.
const REPORTS_MAX: usize = 200;
/// From one device, so that it takes a few of them to fill the list.
const REPORTS_OF_ONE_MAX: usize = 20;
/// What stands instead of a nickname that the host has removed, in every language.
pub const STRUCK_NAME: &str = "•••";

/// Words of somebody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spoken {
    /// A line of the chat; what was said beside a move is one of them.
    Line(usize),
    /// The nickname of who sits on a seat.
    Name(Seat),
}

/// What has become of what was said.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moderation {
    reports: Vec<Report>,
    /// By device: who is muted must not go on as somebody beside themselves.
    muted: BTreeSet<PersonId>,
    /// The words beside moves that were removed, by their number.
    struck_words: BTreeSet<usize>,
    /// How many nicknames were removed: they stand all over a page, which is then loaded again.
    pub names_struck: usize,
    /// Grows when lines that a page has already may look otherwise.
    pub edition: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub what: Spoken,
    pub by: PersonId,
    pub by_name: String,
    /// Whoever only watches calls themselves what they like.
    pub is_by_watcher: bool,
    of: PersonId,
    /// Whose words, and which, as they were when they were reported.
    pub of_name: String,
    pub words: String,
    /// The host has seen it, and lets the words stand: nobody reports the same again.
    is_dismissed: bool,
}

impl Moderation {
    pub fn is_muted(&self, person: &PersonId) -> bool {
        self.muted.contains(&person.device())
    }

    pub fn muted(&self) -> impl Iterator<Item = &PersonId> {
        self.muted.iter()
    }

    /// What the host has not decided about yet, oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter().filter(|report| !report.is_dismissed)
    }

    /// What was said beside moves, as a page shows it.
    pub fn words_shown(&self, words: &[Words], speaker: &Speaker<'_>) -> Vec<Words> {
        let mut shown = words.to_vec();
        for at in &self.struck_words {
            shown[*at].text = speaker.key("table-said-removed");
        }
        shown
    }
}

/// Whether somebody has reported these words. Whoever sits down later has another nickname, that nobody has.
pub fn has_reported(sitting: &Sitting, person: &PersonId, what: Spoken) -> bool {
    let Ok((_, _, words)) = words_of(sitting, what) else { return false };
    let is_same = |report: &Report| report.what == what && report.words == words;
    sitting.moderation.reports.iter().any(|report| is_same(report) && report.by.device() == person.device())
}

/// The entries of a report, a mute or a removal, or what is wrong with it.
pub fn plan(sitting: &Sitting, person: &PersonId, command: &Command, now_ms: u64) -> Result<Vec<Entry>, Problem> {
    if let Command::Report { what, name } = command {
        return report(sitting, person, *what, name.as_deref(), now_ms);
    }
    if !sitting.is_host(person) {
        return Err(Problem::NotHost);
    }
    match command {
        Command::Mute { seat, is_muted } => {
            let sitter = sitting.places.get(seat.index()).and_then(|place| place.sitter.as_ref());
            let sitter = sitter.filter(|sitter| !sitting.is_host(&sitter.person)).ok_or(Problem::NoSeat)?;
            let is_same = sitting.moderation.is_muted(&sitter.person) == *is_muted;
            let entry = Entry::Muted { person: sitter.person.device(), is_muted: *is_muted };
            Ok(if is_same { Vec::new() } else { vec![entry] })
        }
        Command::Strike { what } => {
            let is_gone = match *what {
                Spoken::Line(line) => matches!(sitting.chat.get(line), Some(ChatLine { text: Said::Removed, .. })),
                Spoken::Name(seat) => sitting.name(seat) == STRUCK_NAME,
            };
            if is_gone {
                return Ok(Vec::new());
            }
            words_of(sitting, *what)?;
            Ok(vec![Entry::Struck { what: *what }])
        }
        Command::Dismiss { what } => {
            words_of(sitting, *what)?;
            let is_reported = sitting.moderation.reports().any(|report| report.what == *what);
            Ok(if is_reported { vec![Entry::Dismissed { what: *what }] } else { Vec::new() })
        }
        _ => Ok(Vec::new()),
    }
}

fn report(
    sitting: &Sitting,
    person: &PersonId,
    what: Spoken,
    name: Option<&str>,
    now_ms: u64,
) -> Result<Vec<Entry>, Problem> {
    let name = match sitting.seats_of(person).first() {
        Some(seat) => sitting.name(sitting.seat_of(person).unwrap_or(*seat)),
        None if !sitting.settings.spectators && sitting.phase() != Phase::Gathering => {
            return Err(Problem::NoSpectators);
        }
        None => name.and_then(clean_name).ok_or(Problem::NoNickname)?,
    };
    words_of(sitting, what)?;
    if has_reported(sitting, person, what) {
        return Ok(Vec::new());
    }
    let of_one = sitting.moderation.reports().filter(|report| report.by.device() == person.device()).count();
    if of_one >= REPORTS_OF_ONE_MAX || sitting.moderation.reports().count() >= REPORTS_MAX {
        return Err(Problem::TooMany);
    }
    Ok(vec![Entry::Reported { what, by: person.clone(), name, at_ms: now_ms }])
}

/// Whose words they are, and which.
fn words_of(sitting: &Sitting, what: Spoken) -> Result<(&PersonId, &str, &str), Problem> {
    match what {
        Spoken::Line(number) => {
            let line = sitting.chat.get(number).ok_or(Problem::NothingSaid)?;
            let words = sitting.words_in(line).ok_or(Problem::NothingSaid)?;
            Ok((&line.person, &line.name, words))
        }
        Spoken::Name(seat) => {
            let sitter = sitting.places.get(seat.index()).and_then(|place| place.sitter.as_ref());
            let Sitter { person, name } = sitter.ok_or(Problem::NoSeat)?;
            Ok((person, name, name))
        }
    }
}

/// Carries out an entry of this file's; answers with what a damaged log may hold.
pub fn apply(sitting: &mut Sitting, entry: &Entry) -> Result<(), Refused> {
    let impossible =
        |_| Refused { code: "log", rule: None, sentence: "an entry is about words that nobody said".to_owned() };
    match entry {
        Entry::Reported { what, by, name, .. } => {
            let (of, of_name, words) = words_of(sitting, *what).map_err(impossible)?;
            let report = Report {
                what: *what,
                by: by.clone(),
                by_name: name.clone(),
                is_by_watcher: sitting.seats_of(by).is_empty(),
                of: of.clone(),
                of_name: of_name.to_owned(),
                words: words.to_owned(),
                is_dismissed: false,
            };
            sitting.moderation.reports.push(report);
        }
        Entry::Muted { person, is_muted: true } => drop(sitting.moderation.muted.insert(person.clone())),
        Entry::Muted { person, is_muted: false } => drop(sitting.moderation.muted.remove(person)),
        Entry::Struck { what } => {
            words_of(sitting, *what).map_err(impossible)?;
            match *what {
                Spoken::Line(line) => strike_line(sitting, line),
                Spoken::Name(seat) => strike_name(sitting, seat),
            }
            sitting.moderation.reports.retain(|report| report.what != *what);
        }
        Entry::Dismissed { what } => {
            for report in sitting.moderation.reports.iter_mut().filter(|report| report.what == *what) {
                report.is_dismissed = true;
            }
        }
        _ => {}
    }
    Ok(())
}

fn strike_line(sitting: &mut Sitting, line: usize) {
    let said = std::mem::replace(&mut sitting.chat[line].text, Said::Removed);
    if let Said::Pitch(words) = said {
        sitting.words[words].text.clear();
        sitting.moderation.struck_words.insert(words);
    }
    // Nobody can remove the nickname of who is gone: it goes with their words.
    let ChatLine { person, name, .. } = &sitting.chat[line];
    if sitting.seats_of(person).is_empty() {
        let (person, name) = (person.clone(), name.clone());
        forget_name(sitting, &person, &name);
    }
}

fn strike_name(sitting: &mut Sitting, seat: Seat) {
    let Some(sitter) = sitting.places.get_mut(seat.index()).and_then(|place| place.sitter.as_mut()) else { return };
    let struck = std::mem::replace(&mut sitter.name, STRUCK_NAME.to_owned());
    let person = sitter.person.clone();
    forget_name(sitting, &person, &struck);
}

/// Takes somebody's nickname out of all that was said. Others may be called the same, and stay so.
fn forget_name(sitting: &mut Sitting, person: &PersonId, struck: &str) {
    let forget = |name: &mut String, whose: &PersonId| {
        if name == struck && whose.device() == person.device() {
            STRUCK_NAME.clone_into(name);
        }
    };
    for line in &mut sitting.chat {
        // Who sat there before is no longer known.
        if let Said::TookOver(before) = &mut line.text {
            forget(before, person);
        }
        forget(&mut line.name, &line.person);
    }
    for report in &mut sitting.moderation.reports {
        forget(&mut report.of_name, &report.of);
        forget(&mut report.by_name, &report.by);
    }
    sitting.moderation.names_struck += 1;
}

/// Forgets the reports of nicknames whose owners have left their seats: nothing is to be decided about them.
pub fn settle(sitting: &mut Sitting) {
    let Sitting { places, moderation, .. } = sitting;
    let sits = |seat: Seat, person: &PersonId| {
        places.get(seat.index()).and_then(|place| place.sitter.as_ref()).is_some_and(|sitter| sitter.person == *person)
    };
    moderation.reports.retain(|report| match report.what {
        Spoken::Name(seat) => sits(seat, &report.of),
        Spoken::Line(_) => true,
    });
}

/// Whether lines of the chat, or the names beside it, look otherwise after an entry.
pub fn is_new_edition(entry: &Entry) -> bool {
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

/// What a person said beside a move is a line of the chat too: there it stays, and can be reported.
pub fn note_pitch(sitting: &mut Sitting, words: Words) {
    let place = &sitting.places[words.seat.index()];
    let speaker = place.sitter.as_ref().filter(|_| place.away.is_none() && !words.text.trim().is_empty());
    if let Some(sitter) = speaker {
        let text = Said::Pitch(sitting.words.len());
        sitting.chat.push(ChatLine { person: sitter.person.clone(), name: sitter.name.clone(), text });
    }
    sitting.words.push(words);
}
