//! The shuffle before a game: whose parts are in it, and when they are shown.
//!
//! The server has committed to its secret. Each player's browser sends the fingerprint of its part. When the host begins,
//! the fingerprints are final, and the browsers show their parts; the game begins with the last one. A part that is not
//! shown is never left out: the shuffle starts over, with a new secret and new parts. So nobody, not even somebody who
//! knows the secret, can choose a part to suit the others.

use crate::command::{Context, Share};
use crate::entry::Entry;
use crate::error::CommandError;
use crate::person::PersonId;
use crate::state::TableState;
use brocante_core::{Fair, Header, Seat, Seed, fingerprint};

/// A fingerprint or a part of somebody.
pub fn share(
    state: &TableState,
    person: &PersonId,
    part: &Share,
    context: &Context,
) -> Result<Vec<Entry>, CommandError> {
    let own = state.seats_of(person);
    let lacking = own.iter().copied().filter(|seat| !state.places[seat.index()].adds());
    match (&part.fingerprint, &part.share) {
        (Some(_), None) if state.is_revealing => Err(CommandError::Revealing),
        (Some(shown), None) => {
            Ok(lacking.map(|seat| Entry::Pledged { seat, fingerprint: shown.to_string() }).collect())
        }
        (None, Some(share)) if state.is_revealing => reveal(state, &own, share, context),
        (None, Some(share)) if is_alone(state, person) => {
            Ok(lacking.map(|seat| Entry::Share { seat, share: share.clone() }).collect())
        }
        (None, Some(_)) => Err(CommandError::FingerprintFirst),
        _ => Err(CommandError::BadRequest("either a fingerprint or a share".to_owned())),
    }
}

/// Whether everybody who sits at the table sits on this device, and none of them has promised a part by its fingerprint.
fn is_alone(state: &TableState, person: &PersonId) -> bool {
    let is_other = |other: &PersonId| other.device() != person.device();
    let mut sitters = state.places.iter().filter_map(|place| place.sitter.as_ref());
    !sitters.any(|sitter| is_other(&sitter.person)) && state.silent_seats().is_empty()
}

/// Whether somebody on another device has already shown their part: a person who sits down now could choose theirs to
/// suit it.
pub fn is_shown_to(state: &TableState, person: &PersonId) -> bool {
    let is_other = |other: &PersonId| other.device() != person.device();
    let mut shown = state.places.iter().filter(|place| place.share.is_some());
    shown.any(|place| place.sitter.as_ref().is_some_and(|sitter| is_other(&sitter.person)))
}

/// Shows the part of a device. With the last one the game begins.
fn reveal(state: &TableState, own: &[Seat], share: &Seed, context: &Context) -> Result<Vec<Entry>, CommandError> {
    let silent = state.silent_seats();
    let (own, others): (Vec<Seat>, Vec<Seat>) = silent.into_iter().partition(|seat| own.contains(seat));
    let shown = fingerprint(share);
    if own.iter().any(|seat| state.places[seat.index()].fingerprint.as_ref() != Some(&shown)) {
        return Err(CommandError::OtherShare);
    }
    let mut entries: Vec<Entry> = own.iter().map(|&seat| Entry::Share { seat, share: share.clone() }).collect();
    if others.is_empty() && !own.is_empty() {
        let mut shares = state.shares();
        shares.extend(own.into_iter().map(|seat| (seat, share.clone())));
        entries.push(began(state, shares, context)?);
    }
    Ok(entries)
}

/// The shuffle starts over, with a new secret.
pub fn recommit(state: &TableState, context: &Context) -> Entry {
    let without = if state.is_revealing { state.silent_seats() } else { Vec::new() };
    Entry::Recommitted { secret: (context.fresh_seed)(), without }
}

/// The host begins. If parts of the shuffle are still to be shown, the game waits for them.
pub fn begin(state: &TableState, context: &Context) -> Result<Vec<Entry>, CommandError> {
    if state.is_revealing {
        return Err(CommandError::Revealing);
    }
    if state.is_shuffled() {
        // Earlier versions let several people show their parts at once.
        let mut sitters = state.places.iter().filter_map(|place| place.sitter.as_ref());
        if sitters.any(|sitter| is_shown_to(state, &sitter.person)) {
            return Ok(vec![recommit(state, context)]);
        }
        if !state.silent_seats().is_empty() {
            return Ok(vec![Entry::Revealing { at_ms: context.now_ms }]);
        }
    }
    Ok(vec![began(state, state.shares(), context)?])
}

fn began(state: &TableState, shares: Vec<(Seat, Seed)>, context: &Context) -> Result<Entry, CommandError> {
    let header = match (&state.header.seed, &state.secret) {
        (None, Some(secret)) => {
            let (mut fair, seed) = Fair::mix(secret.clone(), shares);
            for share in &mut fair.shares {
                share.fingerprint.clone_from(&state.places[share.seat.index()].fingerprint);
            }
            Header { seed: Some(seed), fair: Some(fair), ..state.header.clone() }
        }
        (seed, _) => {
            let seed = seed.clone().unwrap_or_else(context.fresh_seed);
            Header { seed: Some(seed), ..state.header.clone() }
        }
    };
    let info = state.find_game(&header.game)?.info();
    let rules = header.rules.or(Some(info.rules_version));
    Ok(Entry::Began { header: Header { rules, ..header }, at_ms: context.now_ms })
}
