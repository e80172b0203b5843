//! The chat of a table, with what its reader may do about it.

use crate::edge::visitor::Visitor;
use crate::pages::form::{address, command_button};
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{Message, Seat, Viewer};
use brocante_show::page::{seat_class, seat_sign};
use brocante_table::{ChatLine, ChatText, PersonId, Report, Sitter, Subject, TableState, moderation};
use maud::{Markup, html};

/// The reader of the chat.
pub struct Reader<'a> {
    visitor: &'a Visitor,
    viewer: Viewer,
    person: Option<PersonId>,
    is_host: bool,
    /// The host has nobody to report to. A spectator needs a nickname, as the host sees who reports.
    may_report: bool,
}

impl<'a> Reader<'a> {
    pub fn of(state: &TableState, visitor: &'a Visitor, viewpoint: &Viewpoint) -> Reader<'a> {
        let person = viewpoint.person.clone();
        let is_host = person.as_ref().is_some_and(|person| state.is_host(person));
        let is_named = !viewpoint.own.is_empty() || visitor.name.is_some();
        Reader {
            visitor,
            viewer: viewpoint.viewer,
            is_host,
            may_report: person.is_some() && is_named && !is_host,
            person,
        }
    }

    fn is_own(&self, person: &PersonId) -> bool {
        self.person.as_ref().is_some_and(|own| own.device() == person.device())
    }

    fn named(&self, key: &str, name: &str) -> String {
        self.visitor.text(&Message::new(key).with("name", name))
    }

    /// A button that sends a command; `fields` say what it is about.
    fn button(&self, state: &TableState, verb: &str, fields: &[(&str, String)], text: &str) -> Markup {
        command_button(&address(state, self.viewer, verb), verb, fields, &html! { (text) })
    }

    fn has_reported(&self, state: &TableState, what: Subject) -> bool {
        self.person.as_ref().is_some_and(|person| moderation::has_reported(state, person, what))
    }

    fn report_button(&self, state: &TableState, what: Subject, text: &str) -> Markup {
        html! {
            @if self.has_reported(state, what) { span.hint { (self.visitor.key("table-reported")) } }
            @else { (self.button(state, "report", &[field_of(what)], text)) }
        }
    }

    fn mute_button(&self, state: &TableState, seat: Seat, sitter: &Sitter) -> Markup {
        let mut fields = vec![("seat", seat.0.to_string())];
        let mut key = "table-mute-all";
        if state.moderation.is_muted(&sitter.person) {
            fields.push(("muted", "false".to_owned()));
            key = "table-unmute-all";
        }
        html! { @if !state.is_host(&sitter.person) { (self.button(state, "mute", &fields, &self.named(key, &sitter.name))) } }
    }
}

fn field_of(what: Subject) -> (&'static str, String) {
    match what {
        Subject::Line(line) => ("line", line.to_string()),
        Subject::Name(seat) => ("seat", seat.0.to_string()),
    }
}

/// The lines of the chat from a number on.
pub fn lines(state: &TableState, reader: &Reader<'_>, since: usize) -> Markup {
    html! { @for (at, line) in state.chat.iter().enumerate().skip(since) { (one(state, reader, at, line)) } }
}

fn one(state: &TableState, reader: &Reader<'_>, at: usize, line: &ChatLine) -> Markup {
    let visitor = reader.visitor;
    let seat = state.seat_of(&line.person);
    let own = seat.map(|seat| reader.viewer.is(seat));
    html! {
        @match (&line.text, state.words_in(line)) {
            (ChatText::TookOver(before), _) => li.told-by-house {
                @let key = if *before == line.name { "table-moved" } else { "table-took-over" };
                (visitor.text(&Message::new(key).with("name", line.name.as_str()).with("before", before.as_str())))
            },
            (said, Some(text)) => li id={ "said-" (at) } data-person=(line.name) data-own=[own] class=[seat.map(seat_class)] {
                @if let Some(seat) = seat { (seat_sign(seat)) " " }
                strong { (line.name) } " "
                @if matches!(said, ChatText::Remark(_)) { em.hint { (visitor.key("table-pitch-mark")) } " " }
                span.said { (text) }
                (flag(state, reader, Subject::Line(at)))
                @if reader.has_reported(state, Subject::Line(at)) { " " em.hint { (visitor.key("table-reported")) } }
                (line_menu(state, reader, at, line))
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
fn flag(state: &TableState, reader: &Reader<'_>, what: Subject) -> Markup {
    let reports = state.moderation.reports().filter(|report| report.what == what);
    let names: Vec<String> = reports.map(|report| reporter(reader, report)).collect();
    let text = reader.visitor.text(&Message::new("table-reported-by").with("names", names.join(", ")));
    html! { @if reader.is_host && !names.is_empty() { span.flag role="img" aria-label=(text) title=(text) { "⚑" } } }
}

/// What may be done about a line: one unfolds it, so that the chat stays easy to read.
fn line_menu(state: &TableState, reader: &Reader<'_>, at: usize, line: &ChatLine) -> Markup {
    let may_report = reader.may_report && !reader.is_own(&line.person);
    let label = reader.named("table-said-menu", &line.name);
    let place = speaker_of(state, Subject::Line(at));
    html! {
        @if may_report || reader.is_host {
            details.line-menu {
                summary aria-label=(label) title=(label) { "⋯" }
                div.line-tools {
                    @if may_report { (reader.report_button(state, Subject::Line(at), &reader.visitor.key("table-report"))) }
                    @if reader.is_host {
                        (reader.button(state, "strike", &[("line", at.to_string())], &reader.visitor.key("table-strike-line")))
                        @if let Some((seat, sitter)) = place { (reader.mute_button(state, seat, sitter)) }
                    }
                }
            }
        }
    }
}

/// The people at the table by their nicknames, and for the host what was reported.
pub fn people(state: &TableState, reader: &Reader<'_>) -> Markup {
    let visitor = reader.visitor;
    let others: Vec<_> = state
        .seats()
        .filter_map(|(seat, place)| Some((seat, place.sitter.as_ref()?)))
        .filter(|(_, sitter)| !reader.is_own(&sitter.person))
        .collect();
    let is_muted = reader.person.as_ref().is_some_and(|person| state.moderation.is_muted(person));
    html! {
        // A muted player sees no chat form.
        @if is_muted { p.you-are-muted role="status" { (visitor.key("problem-muted")) } }
        @if reader.is_host && state.moderation.reports().next().is_some() { (reports(state, reader)) }
        @if (reader.may_report || reader.is_host) && !others.is_empty() {
            details.people {
                summary { (visitor.key("table-people")) }
                ul {
                    @for (seat, sitter) in others {
                        li class=(seat_class(seat)) {
                            (seat_sign(seat)) " " strong { (sitter.name) }
                            @if state.moderation.is_muted(&sitter.person) { " " em.hint { (visitor.key("table-muted-mark")) } }
                            (flag(state, reader, Subject::Name(seat)))
                            div.line-tools {
                                @if reader.may_report { (reader.report_button(state, Subject::Name(seat), &visitor.key("table-report-name"))) }
                                @if reader.is_host {
                                    (reader.button(state, "strike", &[("seat", seat.0.to_string())], &visitor.key("table-strike-name")))
                                    (reader.mute_button(state, seat, sitter))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The player who wrote something, if they still have a seat.
fn speaker_of(state: &TableState, what: Subject) -> Option<(Seat, &Sitter)> {
    let seat = match what {
        Subject::Line(at) => state.seat_of(&state.chat.get(at)?.person)?,
        Subject::Name(seat) => seat,
    };
    Some((seat, state.places.get(seat.index())?.sitter.as_ref()?))
}

fn reports(state: &TableState, reader: &Reader<'_>) -> Markup {
    let said = |report: &Report| {
        let key = if let Subject::Name(_) = report.what { "table-report-of-name" } else { "table-report-of-line" };
        let say = Message::new(key).with("by", reporter(reader, report)).with("name", report.of_name.as_str());
        reader.visitor.text(&say.with("words", report.words.as_str()))
    };
    html! {
        section.reports role="status" {
            h3 { span.flag aria-hidden="true" { "⚑" } (reader.visitor.key("table-reports")) }
            ul {
                @for report in state.moderation.reports() {
                    li { (said(report))
                        div.line-tools {
                            @let key = if let Subject::Name(_) = report.what { "table-strike-name" } else { "table-strike-line" };
                            (reader.button(state, "strike", &[field_of(report.what)], &reader.visitor.key(key)))
                            @if let Some((seat, sitter)) = speaker_of(state, report.what) { (reader.mute_button(state, seat, sitter)) }
                            (reader.button(state, "dismiss", &[field_of(report.what)], &reader.visitor.key("table-dismiss")))
                        }
                    }
                }
            }
        }
    }
}
