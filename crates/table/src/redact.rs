//! Removing what somebody said from a log. An entry is replaced by one with the same number and the same effect on the
//! game, so that the table is the same but for the words and names.

use crate::entry::Entry;
use crate::moderation::STRUCK_NAME;
use crate::person::PersonId;
use brocante_core::{SEATS_MAX, Seat};
use std::collections::BTreeSet;

/// Entries to write in the place of others, by number.
pub type Changed = Vec<(u64, Entry)>;

/// Removes the names and words of everybody on a device. Returns also the remarks that were removed: other tables may
/// have copies of them.
pub fn forget(entries: &[Entry], device: &PersonId) -> (Changed, BTreeSet<String>) {
    let mut sitters: [Option<PersonId>; SEATS_MAX] = Default::default();
    let mut remarks = BTreeSet::new();
    let is_theirs = |person: &PersonId| person.device() == *device;
    let changed = changed(entries, |entry| match entry {
        Entry::Sat { seat, person, name, .. } => {
            if let Some(sitter) = sitters.get_mut(seat.index()) {
                *sitter = Some(person.clone());
            }
            if is_theirs(person) {
                strike(name);
            }
        }
        Entry::Stood { seat } => {
            if let Some(sitter) = sitters.get_mut(seat.index()) {
                *sitter = None;
            }
        }
        // Whoever has a seat that is taken away has none when it comes back.
        Entry::Changed { header, .. } => {
            for seat in Seat::all(SEATS_MAX as u8).skip(usize::from(header.seats)) {
                sitters[seat.index()] = None;
            }
        }
        Entry::Words { seat, text } => {
            let sitter = sitters.get(seat.index()).and_then(Option::as_ref);
            if sitter.is_some_and(is_theirs) && !text.is_empty() && text != STRUCK_NAME {
                remarks.insert(text.clone());
                strike(text);
            }
        }
        Entry::Chat { person, name, text, .. } if is_theirs(person) => {
            strike(name);
            strike(text);
        }
        Entry::Reported { by, name, .. } if is_theirs(by) => strike(name),
        _ => {}
    });
    (changed, remarks)
}

/// Removes copies of remarks: a game that branches off from another one begins with what was said there.
pub fn forget_remarks(entries: &[Entry], remarks: &BTreeSet<String>) -> Changed {
    changed(entries, |entry| {
        if let Entry::Words { text, .. } = entry
            && remarks.contains(text)
        {
            strike(text);
        }
    })
}

/// Removes everything that was said in the chat.
pub fn forget_chat(entries: &[Entry]) -> Changed {
    changed(entries, |entry| {
        if let Entry::Chat { text, .. } = entry {
            strike(text);
        }
    })
}

/// A line that becomes empty would not be a line any more, and reports and removals count lines.
fn strike(text: &mut String) {
    STRUCK_NAME.clone_into(text);
}

fn changed(entries: &[Entry], mut change: impl FnMut(&mut Entry)) -> Changed {
    let mut all = Vec::new();
    for (seq, before) in (1..).zip(entries) {
        let mut after = before.clone();
        change(&mut after);
        if after != *before {
            all.push((seq, after));
        }
    }
    all
}
