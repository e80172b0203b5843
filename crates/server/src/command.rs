//! What people ask of a table, and what becomes of it: [`plan`] looks at the table and answers with the
//! entries to write, or with what is wrong. It changes nothing itself.

use crate::entry::{Entry, Origin, PersonId, SeatFor, Settings, Why};
use crate::moderation::{self, Spoken};
use crate::problem::Problem;
use crate::promises::random_seed;
use crate::sitting::{Place, Sitter, Sitting};
use crate::visitor::{clean_name, clean_text};
use brocante_core::{Fair, Header, Seat, Seed};
use brocante_store::Phase;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    Sit {
        name: String,
        seat: Option<Seat>,
    },
    /// Adds to the shuffle, for all seats of the device that have not.
    Share {
        share: Seed,
    },
    Leave,
    /// Let a bot play for a while.
    Rest,
    /// Take one's own seat back from the bot.
    Back,
    Change {
        header: Header,
        settings: Settings,
    },
    Remove {
        seat: Seat,
    },
    PassHost {
        seat: Seat,
    },
    Begin,
    Move {
        mv: Value,
        at: Option<u64>,
        command: Option<String>,
    },
    Chat {
        text: String,
    },
    /// Somebody continues a seat: on another device, or instead of whoever had it, a bot included.
    TakeOver {
        seat: Seat,
        from: Option<PersonId>,
        /// Whether the host gave it away because a bot plays there.
        is_given: bool,
        name: String,
    },
    Rematch {
        table: String,
    },
    /// Tells the host about somebody's words. Whoever only watches gives a name.
    Report {
        what: Spoken,
        name: Option<String>,
    },
    /// The host mutes somebody for everybody, or lets them speak again.
    Mute {
        seat: Seat,
        is_muted: bool,
    },
    /// The host removes words.
    Strike {
        what: Spoken,
    },
    /// The host finds nothing wrong with words that were reported.
    Dismiss {
        what: Spoken,
    },
}

/// The longest name of a command.
const COMMAND_BYTES_MAX: usize = 512;

pub fn plan(sitting: &Sitting, person: &PersonId, command: &Command, now_ms: u64) -> Result<Vec<Entry>, Problem> {
    let own_seat = || sitting.seat_of(person).ok_or(Problem::NotSeated);
    let host = || if sitting.is_host(person) { Ok(()) } else { Err(Problem::NotHost) };
    let gathering = || if sitting.phase() == Phase::Gathering { Ok(()) } else { Err(Problem::Begun) };
    match command {
        Command::Sit { name, seat } => sit(sitting, person, name, *seat, now_ms),
        Command::Share { share } => {
            gathering()?;
            let seats = sitting.seats_of(person);
            if seats.is_empty() {
                return Err(Problem::NotSeated);
            }
            let without = seats.into_iter().filter(|seat| sitting.places[seat.index()].share.is_none());
            Ok(without.map(|seat| Entry::Share { seat, share: share.clone() }).collect())
        }
        Command::Leave => Ok(leave(sitting, own_seat()?)),
        Command::Rest => {
            let seat = own_seat()?;
            let is_here = sitting.phase() == Phase::Playing && sitting.places[seat.index()].away.is_none();
            Ok(if is_here { vec![Entry::Away { seat, why: Why::Left }] } else { Vec::new() })
        }
        Command::Back => {
            let seat = own_seat()?;
            let is_away = sitting.places[seat.index()].away.is_some();
            Ok(if is_away { vec![Entry::Back { seat, at_ms: now_ms }] } else { Vec::new() })
        }
        Command::Change { header, settings } => {
            host()?;
            gathering()?;
            if matches!(sitting.origin, Some(Origin::Deal { .. })) && !is_same_game(header, &sitting.header) {
                return Err(Problem::SameDeal);
            }
            change(sitting, header, settings, now_ms)
        }
        Command::Remove { seat } => {
            host()?;
            let place = sitting.places.get(seat.index()).ok_or(Problem::NoSeat)?;
            let sitter = place.sitter.as_ref().ok_or(Problem::NoSeat)?;
            match sitting.phase() {
                _ if sitter.person == *person => Err(Problem::NoSeat),
                Phase::Gathering => Ok(vec![Entry::Stood { seat: *seat }]),
                Phase::Playing => Ok(vec![Entry::Away { seat: *seat, why: Why::Removed }]),
                Phase::Over => Err(Problem::Over),
            }
        }
        Command::PassHost { seat } => {
            host()?;
            let place = sitting.places.get(seat.index()).ok_or(Problem::NoSeat)?;
            let sitter = place.sitter.as_ref().ok_or(Problem::NoSeat)?;
            Ok(vec![Entry::Host { person: sitter.person.clone() }])
        }
        Command::Begin => {
            host()?;
            gathering()?;
            let header = match (&sitting.header.seed, &sitting.secret) {
                (None, Some(secret)) => {
                    let (fair, seed) = Fair::mix(secret.clone(), sitting.shares());
                    Header { seed: Some(seed), fair: Some(fair), ..sitting.header.clone() }
                }
                (seed, _) => {
                    let seed = seed.clone().unwrap_or_else(random_seed);
                    Header { seed: Some(seed), ..sitting.header.clone() }
                }
            };
            let game = brocante_registry::game(&header.game).ok_or(Problem::NoGame)?;
            let rules = header.rules.or(Some(game.info().rules_version));
            Ok(vec![Entry::Began { header: Header { rules, ..header }, at_ms: now_ms }])
        }
        Command::Move { mv, at, command } => {
            let seat = own_seat()?;
            make_move(sitting, seat, mv, *at, command.as_deref(), now_ms)
        }
        Command::Chat { text } => {
            let seat = own_seat()?;
            if sitting.moderation.is_muted(person) {
                return Err(Problem::Muted);
            }
            let text = clean_text(text).ok_or(Problem::BadText)?;
            Ok(vec![Entry::Chat { person: person.clone(), name: sitting.name(seat), text, at_ms: now_ms }])
        }
        Command::TakeOver { seat, from, is_given, name } => {
            if *is_given && (!may_give(sitting, *seat) || !sitting.seats_of(person).is_empty()) {
                return Err(Problem::LinkUsed);
            }
            take_over(sitting, person, *seat, from.as_ref(), *is_given, name, now_ms)
        }
        Command::Rematch { table } => {
            if sitting.seats_of(person).is_empty() {
                return Err(Problem::NotSeated);
            }
            if sitting.phase() != Phase::Over {
                return Err(Problem::NotOver);
            }
            Ok(vec![Entry::Rematch { table: table.clone() }])
        }
        Command::Report { .. } | Command::Mute { .. } | Command::Strike { .. } | Command::Dismiss { .. } => {
            moderation::plan(sitting, person, command, now_ms)
        }
    }
}

/// Whether the host may give a seat away: nobody sits there, or they left it themselves.
pub fn may_give(sitting: &Sitting, seat: Seat) -> bool {
    let place = sitting.places.get(seat.index());
    let is_left = |place: &Place| place.sitter.is_none() || matches!(place.away, Some(Why::Left | Why::Clock));
    sitting.phase() == Phase::Playing && place.is_some_and(is_left)
}

fn take_over(
    sitting: &Sitting,
    person: &PersonId,
    seat: Seat,
    from: Option<&PersonId>,
    is_given: bool,
    name: &str,
    now_ms: u64,
) -> Result<Vec<Entry>, Problem> {
    let place = sitting.places.get(seat.index()).ok_or(Problem::NoSeat)?;
    // The link is for who sat there when it was made.
    if place.sitter.as_ref().map(|sitter| &sitter.person) != from {
        return Err(Problem::LinkUsed);
    }
    if from.is_some_and(|from| from.device() == person.device()) {
        return Ok(Vec::new());
    }
    let name = clean_name(name).ok_or(Problem::BadName)?;
    let person = sitting.next_on_device(person);
    // Whoever passes their own seat on to another device is still whom the host has muted: a new nickname would
    // be words, too.
    let is_muted = !is_given && from.is_some_and(|from| sitting.moderation.is_muted(from));
    let name = if is_muted { sitting.name(seat) } else { name };
    let mut entries = vec![Entry::Sat { seat, person: person.clone(), name, at_ms: now_ms }];
    if is_muted {
        entries.push(Entry::Muted { person: person.device(), is_muted: true });
    }
    if from == Some(&sitting.host) {
        entries.push(Entry::Host { person });
    }
    Ok(entries)
}

fn sit(
    sitting: &Sitting,
    person: &PersonId,
    name: &str,
    seat: Option<Seat>,
    now_ms: u64,
) -> Result<Vec<Entry>, Problem> {
    let name = clean_name(name).ok_or(Problem::BadName)?;
    if sitting.seat_of(person).is_some() {
        return Err(Problem::Seated);
    }
    if sitting.phase() != Phase::Gathering {
        return Err(Problem::Begun);
    }
    let seat = match seat {
        None => sitting.free_seat().ok_or(Problem::Full)?,
        Some(seat) => {
            let place = sitting.places.get(seat.index()).ok_or(Problem::NoSeat)?;
            let for_whom = sitting.settings.seats.get(seat.index()).copied().unwrap_or_default();
            if place.sitter.is_some() || (for_whom.is_bot() && !sitting.is_host(person)) {
                return Err(Problem::SeatTaken);
            }
            seat
        }
    };
    Ok(vec![Entry::Sat { seat, person: person.clone(), name, at_ms: now_ms }])
}

/// Whoever leaves is played by a bot from then on; the host's role passes to somebody who is there.
fn leave(sitting: &Sitting, seat: Seat) -> Vec<Entry> {
    let mut entries = match sitting.phase() {
        Phase::Gathering => vec![Entry::Stood { seat }],
        Phase::Playing => vec![Entry::Away { seat, why: Why::Left }],
        Phase::Over => Vec::new(),
    };
    let leaver = sitting.places[seat.index()].sitter.as_ref();
    if leaver.is_some_and(|leaver| leaver.person == sitting.host) {
        let present = sitting.seats().filter(|(other, place)| *other != seat && place.away.is_none());
        let present: Vec<&PersonId> =
            present.filter_map(|(_, place)| place.sitter.as_ref()).map(|sitter| &sitter.person).collect();
        // Whoever was muted decides about the others' words only where there is nobody else.
        let heir = present.iter().find(|person| !sitting.moderation.is_muted(person)).or(present.first());
        entries.extend(heir.map(|&person| Entry::Host { person: person.clone() }));
    }
    entries
}

/// Whether the same deal means the same cards. An option that is off may be left out.
fn is_same_game(one: &Header, other: &Header) -> bool {
    let on = |header: &Header| {
        let options = header.options.clone().into_iter();
        options.filter(|(_, value)| *value != Value::Bool(false)).collect::<BTreeMap<_, _>>()
    };
    (&one.game, one.seats, &one.deck) == (&other.game, other.seats, &other.deck) && on(one) == on(other)
}

fn change(sitting: &Sitting, header: &Header, settings: &Settings, now_ms: u64) -> Result<Vec<Entry>, Problem> {
    // Nobody is sent away by a smaller table: they move up first.
    let sitters: Vec<_> = sitting.places.iter().filter_map(|place| place.sitter.clone()).collect();
    let seats = usize::from(header.seats);
    if sitters.len() > seats {
        return Err(Problem::Full);
    }
    let mut entries = Vec::new();
    let is_cut = sitting.places.iter().skip(seats).any(|place| place.sitter.is_some());
    if is_cut {
        entries
            .extend(sitting.seats().filter(|(_, place)| place.sitter.is_some()).map(|(seat, _)| Entry::Stood { seat }));
    }
    let mut settings = settings.clone();
    settings.seats.resize(seats, SeatFor::Bot);
    entries.push(Entry::Changed { header: header.clone(), settings });
    if is_cut {
        let seated = Seat::all(header.seats).zip(sitters);
        entries.extend(seated.map(|(seat, Sitter { person, name })| Entry::Sat { seat, person, name, at_ms: now_ms }));
    }
    Ok(entries)
}

fn make_move(
    sitting: &Sitting,
    seat: Seat,
    mv: &Value,
    at: Option<u64>,
    command: Option<&str>,
    now_ms: u64,
) -> Result<Vec<Entry>, Problem> {
    if command.is_some_and(|command| command.len() > COMMAND_BYTES_MAX) {
        return Err(Problem::BadRequest(format!("a command is named with at most {COMMAND_BYTES_MAX} bytes")));
    }
    if command.is_some_and(|command| sitting.command_seq(seat, command).is_some()) {
        return Ok(Vec::new());
    }
    match sitting.phase() {
        Phase::Gathering => return Err(Problem::NotBegun),
        Phase::Over => return Err(Problem::Over),
        Phase::Playing => {}
    }
    if at.is_some_and(|at| at < sitting.decision_seq(seat) && sitting.to_act().contains(seat)) {
        return Err(Problem::Stale);
    }
    let command = command.map(str::to_owned);
    let mut entries = vec![Entry::Moved { seat, r#move: mv.clone(), by_bot: false, command, at_ms: now_ms }];
    // After the move: where that is refused, nothing happens at all.
    if sitting.places[seat.index()].away.is_some() {
        entries.push(Entry::Back { seat, at_ms: now_ms });
    }
    Ok(entries)
}
