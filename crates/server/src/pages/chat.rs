//! What was said at a table, with what a reader may do about it.

use crate::entry::PersonId;
use crate::moderation::{self, Report, Spoken};
use crate::render::address;
use crate::sitting::{ChatLine, Said, Sitter, Sitting};
use crate::standpoint::Standpoint;
use crate::visitor::Visitor;
use brocante_core::show::{seat_class, seat_sign};
use brocante_core::text::Say;
use brocante_core::{Seat, Viewer};
use maud::{Markup, html};

/// Who reads.
pub struct Reader<'a> {
    visitor: &'a Visitor,
    viewer: Viewer,
    person: Option<PersonId>,
    is_host: bool,
    /// The host has nobody to report to; whoever only watches needs a nickname, as the host sees who reports.
    may_report: bool,
}

impl<'a> Reader<'a> {
    pub fn of(sitting: &Sitting, visitor: &'a Visitor, standpoint: &Standpoint) -> Reader<'a> {
        let person = standpoint.person(sitting, visitor);
        let is_host = person.as_ref().is_some_and(|person| sitting.is_host(person));
        let is_named = !standpoint.own.is_empty() || visitor.name.is_some();
        Reader {
            visitor,
            viewer: standpoint.viewer,
            is_host,
            may_report: person.is_some() && is_named && !is_host,
            person,
        }
    }

    fn is_own(&self, person: &PersonId) -> bool {
        self.person.as_ref().is_some_and(|own| own.device() == person.device())
    }

    fn named(&self, key: &str, name: &str) -> String {
        self.visitor.say(&Say::new(key).with("name", name))
    }

    /// A button of its own form; `fields` say what it is about.
    fn button(&self, sitting: &Sitting, verb: &str, fields: &[(&str, String)], text: &str) -> Markup {
        html! {
            form method="post" action=(address(sitting, self.viewer, verb)) {
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                button.button type="submit" { (text) }
            }
        }
    }

    fn has_reported(&self, sitting: &Sitting, what: Spoken) -> bool {
        self.person.as_ref().is_some_and(|person| moderation::has_reported(sitting, person, what))
    }

    fn report_button(&self, sitting: &Sitting, what: Spoken, text: &str) -> Markup {
        html! {
            @if self.has_reported(sitting, what) { span.hint { (self.visitor.key("table-reported")) } }
            @else { (self.button(sitting, "report", &[field_of(what)], text)) }
        }
    }

    fn mute_button(&self, sitting: &Sitting, seat: Seat, sitter: &Sitter) -> Markup {
        let mut fields = vec![("seat", seat.0.to_string())];
        let mut key = "table-mute-all";
        if sitting.moderation.is_muted(&sitter.person) {
            fields.push(("undo", "true".to_owned()));
            key = "table-unmute-all";
        }
        html! { @if !sitting.is_host(&sitter.person) { (self.button(sitting, "mute", &fields, &self.named(key, &sitter.name))) } }
    }
}

fn field_of(what: Spoken) -> (&'static str, String) {
    match what {
        Spoken::Line(line) => ("line", line.to_string()),
        Spoken::Name(seat) => ("seat", seat.0.to_string()),
    }
}

/// What was said since the n-th line.
pub fn lines(sitting: &Sitting, reader: &Reader<'_>, since: usize) -> Markup {
    html! { @for (at, line) in sitting.chat.iter().enumerate().skip(since) { (one(sitting, reader, at, line)) } }
}

fn one(sitting: &Sitting, reader: &Reader<'_>, at: usize, line: &ChatLine) -> Markup {
    let visitor = reader.visitor;
    let seat = sitting.seat_of(&line.person);
    let own = seat.map(|seat| reader.viewer.is(seat));
    html! {
        @match (&line.text, sitting.words_in(line)) {
            (Said::TookOver(before), _) => li.told-by-house {
                @let key = if *before == line.name { "table-moved" } else { "table-took-over" };
                (visitor.say(&Say::new(key).with("name", line.name.as_str()).with("before", before.as_str())))
            },
            (said, Some(text)) => li id={ "said-" (at) } data-person=(line.name) data-own=[own] class=[seat.map(seat_class)] {
                @if let Some(seat) = seat { (seat_sign(seat)) " " }
                strong { (line.name) } " "
                @if matches!(said, Said::Pitch(_)) { em.hint { (visitor.key("table-pitch-mark")) } " " }
                span.said { (text) }
                (flag(sitting, reader, Spoken::Line(at)))
                @if reader.has_reported(sitting, Spoken::Line(at)) { " " em.hint { (visitor.key("table-reported")) } }
                (line_menu(sitting, reader, at, line))
            },
            (_, None) => li id={ "said-" (at) } class=[seat.map(seat_class)] {
                @if let Some(seat) = seat { (seat_sign(seat)) " " }
                strong { (line.name) } " " em.hint { (visitor.key("table-said-removed")) }
            },
        }
    }
}

/// Who reports, by name.
fn reporter(reader: &Reader<'_>, report: &Report) -> String {
    if report.is_by_watcher { reader.named("table-watcher", &report.by_name) } else { report.by_name.clone() }
}

/// Tells the host that something was reported, and by whom.
fn flag(sitting: &Sitting, reader: &Reader<'_>, what: Spoken) -> Markup {
    let reports = sitting.moderation.reports().filter(|report| report.what == what);
    let names: Vec<String> = reports.map(|report| reporter(reader, report)).collect();
    let text = reader.visitor.say(&Say::new("table-reported-by").with("names", names.join(", ")));
    html! { @if reader.is_host && !names.is_empty() { span.flag role="img" aria-label=(text) title=(text) { "⚑" } } }
}

/// What may be done about a line: one unfolds it, so that the chat stays easy to read.
fn line_menu(sitting: &Sitting, reader: &Reader<'_>, at: usize, line: &ChatLine) -> Markup {
    let may_report = reader.may_report && !reader.is_own(&line.person);
    let label = reader.named("table-said-menu", &line.name);
    let place = speaker_of(sitting, Spoken::Line(at));
    html! {
        @if may_report || reader.is_host {
            details.line-menu {
                summary aria-label=(label) title=(label) { "⋯" }
                div.line-tools {
                    @if may_report { (reader.report_button(sitting, Spoken::Line(at), &reader.visitor.key("table-report"))) }
                    @if reader.is_host {
                        (reader.button(sitting, "strike", &[("line", at.to_string())], &reader.visitor.key("table-strike-line")))
                        @if let Some((seat, sitter)) = place { (reader.mute_button(sitting, seat, sitter)) }
                    }
                }
            }
        }
    }
}

/// The people at the table by their nicknames, and for the host what was reported.
pub fn people(sitting: &Sitting, reader: &Reader<'_>) -> Markup {
    let visitor = reader.visitor;
    let others: Vec<_> = sitting
        .seats()
        .filter_map(|(seat, place)| Some((seat, place.sitter.as_ref()?)))
        .filter(|(_, sitter)| !reader.is_own(&sitter.person))
        .collect();
    let is_muted = reader.person.as_ref().is_some_and(|person| sitting.moderation.is_muted(person));
    html! {
        // There is no form for words then.
        @if is_muted { p.you-are-muted role="status" { (visitor.key("problem-muted")) } }
        @if reader.is_host && sitting.moderation.reports().next().is_some() { (reports(sitting, reader)) }
        @if (reader.may_report || reader.is_host) && !others.is_empty() {
            details.people {
                summary { (visitor.key("table-people")) }
                ul {
                    @for (seat, sitter) in others {
                        li class=(seat_class(seat)) {
                            (seat_sign(seat)) " " strong { (sitter.name) }
                            @if sitting.moderation.is_muted(&sitter.person) { " " em.hint { (visitor.key("table-muted-mark")) } }
                            (flag(sitting, reader, Spoken::Name(seat)))
                            div.line-tools {
                                @if reader.may_report { (reader.report_button(sitting, Spoken::Name(seat), &visitor.key("table-report-name"))) }
                                @if reader.is_host {
                                    (reader.button(sitting, "strike", &[("seat", seat.0.to_string())], &visitor.key("table-strike-name")))
                                    (reader.mute_button(sitting, seat, sitter))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who said something, if they are still there.
fn speaker_of(sitting: &Sitting, what: Spoken) -> Option<(Seat, &Sitter)> {
    let seat = match what {
        Spoken::Line(at) => sitting.seat_of(&sitting.chat.get(at)?.person)?,
        Spoken::Name(seat) => seat,
    };
    Some((seat, sitting.places.get(seat.index())?.sitter.as_ref()?))
}

fn reports(sitting: &Sitting, reader: &Reader<'_>) -> Markup {
    let said = |report: &Report| {
        let key = if let Spoken::Name(_) = report.what { "table-report-of-name" } else { "table-report-of-line" };
        let say = Say::new(key).with("by", reporter(reader, report)).with("name", report.of_name.as_str());
        reader.visitor.say(&say.with("words", report.words.as_str()))
    };
    html! {
        section.reports role="status" {
            h3 { span.flag aria-hidden="true" { "⚑" } (reader.visitor.key("table-reports")) }
            ul {
                @for report in sitting.moderation.reports() {
                    li { (said(report))
                        div.line-tools {
                            @let key = if let Spoken::Name(_) = report.what { "table-strike-name" } else { "table-strike-line" };
                            (reader.button(sitting, "strike", &[field_of(report.what)], &reader.visitor.key(key)))
                            @if let Some((seat, sitter)) = speaker_of(sitting, report.what) { (reader.mute_button(sitting, seat, sitter)) }
                            (reader.button(sitting, "dismiss", &[field_of(report.what)], &reader.visitor.key("table-dismiss")))
                        }
                    }
                }
            }
        }
    }
}
