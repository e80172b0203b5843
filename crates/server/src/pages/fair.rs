//! Pages about trust: how a table is shuffled, whether a record is genuine, and the same deal at other tables.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::origin;
use crate::pages::shell::{Shell, shell};
use crate::tables::live::now_ms;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{Arg, Fair, Message};
use brocante_show::page::{seat_sign, symbol};
use brocante_table::{Phase, Place, TableState};
use maud::{Markup, html};
use serde_json::json;

/// The texts of the script that checks a record.
const TEXTS: [&str; 35] = [
    "checking",
    "whole",
    "changed",
    "commitment",
    "commitment-fails",
    "other-commitment",
    "shares",
    "shares-fails",
    "server-chose",
    "open-shares",
    "fingerprints",
    "fingerprints-fails",
    "seed",
    "seed-fails",
    "no-seed",
    "origin",
    "origin-seed",
    "origin-fails",
    "original",
    "original-fails",
    "imported",
    "draws",
    "draws-fails",
    "scripted",
    "deal-fails",
    "seals",
    "seals-fails",
    "end-fails",
    "no-seals",
    "no-record",
    "rules",
    "yours",
    "not-yours",
    "insecure",
    "failed",
];

fn texts(visitor: &Visitor) -> String {
    let texts = TEXTS.iter().map(|name| ((*name).to_owned(), visitor.key(&format!("check-{name}")).into()));
    serde_json::Value::Object(texts.collect()).to_string()
}

/// How this table is shuffled; after the game, with the proof.
pub fn page(visitor: &Visitor, state: &TableState, viewpoint: &Viewpoint) -> Result<Markup, Problem> {
    let game = game_of(&state.header.game)?;
    let is_closed = state.is_closed(now_ms());
    let is_over = state.phase() == Phase::Over && !is_closed;
    let fair = state.header.fair.as_ref().filter(|_| is_over);
    let content = html! {
        main.narrow.fair id="main" {
            h1 { (visitor.key("fair-title")) }
            @if origin::is_known(state) { (before(visitor, state)) } @else { (shuffle(visitor, state, fair)) }
            @if is_over {
                h2 { (visitor.key("fair-check")) }
                ol.checks id="checks" data-record={ "/tables/" (state.id) "/record.json" } data-texts=(texts(visitor)) aria-live="polite" {}
                p.hint { (visitor.key("fair-check-hint")) }
                div.button-row {
                    a.button href={ "/tables/" (state.id) "/record.json" } download { (visitor.key("table-record")) }
                    a.button href=(viewpoint.address(state)) { (visitor.key("deal-back")) }
                }
            } @else {
                p.hint { (visitor.key(if is_closed { "fair-closed" } else { "fair-later" })) }
                a.button href=(viewpoint.address(state)) { (visitor.key("deal-back")) }
            }
        }
    };
    let frame = Shell {
        title: format!("{} · {} · Brocante", visitor.key("fair-title"), state.code),
        game: Some(game),
        class: "plain",
        script: Some("fair.js"),
        ..Shell::default()
    };
    Ok(shell(visitor, &frame, &content))
}

/// The shuffle of this table; after the game with the secret.
fn shuffle(visitor: &Visitor, state: &TableState, fair: Option<&Fair>) -> Markup {
    html! {
        @for step in ["fair-step-secret", "fair-step-shares", "fair-step-seed", "fair-step-end"] { p { (visitor.key(step)) } }
        @match commitment_of(state) {
            Some(commitment) => {
                h2 { (visitor.key("fair-commitment")) }
                p { code.hash { (commitment) } }
                (shares(visitor, state))
            }
            None => p.hint { (visitor.key("fair-none")) },
        }
        @if let Some(fair) = fair {
            h2 { (visitor.key("fair-secret")) }
            p { code.hash { (fair.secret) } }
        }
    }
}

/// A table that did not shuffle: where its cards come from, and the fingerprint that was shown there, if there was one.
fn before(visitor: &Visitor, state: &TableState) -> Markup {
    let header = &state.header;
    let fair = header.fair.as_ref().or(header.origin.as_ref().and_then(|origin| origin.fair.as_ref()));
    html! {
        (origin::notes(visitor, state))
        p { (visitor.key("fair-before")) }
        @match fair.filter(|_| !state.settings.scripted) {
            Some(fair) => {
                h2 { (visitor.key("fair-commitment-before")) }
                p { code.hash { (fair.commitment) } }
            }
            None => p.hint { (visitor.key("fair-none")) },
        }
    }
}

fn commitment_of(state: &TableState) -> Option<String> {
    state.commitment().or(state.header.fair.as_ref().map(|fair| fair.commitment.clone()))
}

fn shares(visitor: &Visitor, state: &TableState) -> Markup {
    let say = shares_message("fair-shares", state);
    html! {
        p { (visitor.text(&say)) }
        @if !state.restarts.is_empty() { p.restarted { (visitor.text(&restarted(state))) } }
        @if state.places.iter().any(|place| place.fingerprint.is_some()) {
            h2 { (visitor.key("fair-fingerprints")) }
            ul.fingerprints { @for (seat, place) in state.seats() {
                @if let Some(fingerprint) = &place.fingerprint {
                    li { (seat_sign(seat)) " " (state.name(seat)) " " code.hash { (fingerprint) } }
                }
            } }
        }
    }
}

/// How many of the players add to the shuffle. Without any, the server chooses the cards.
fn shares_message(key: &str, state: &TableState) -> Message {
    let people = state.places.iter().filter(|place| place.sitter.is_some()).count();
    Message::new(key).with("shares", state.adding()).with("people", people)
}

/// That the shuffle started over, and whose parts were missing the last time.
fn restarted(state: &TableState) -> Message {
    let names = state.restarts.last().cloned().unwrap_or_default();
    let count = names.len();
    let names = Arg::List(names.into_iter().map(Arg::Text).collect());
    Message::new("fair-restarted").with("count", count).with("names", names)
}

/// What the script of a page has to send for the shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Nothing,
    Fingerprint,
    Share,
}

impl Wanted {
    /// What a device with these seats has to send.
    pub fn of(state: &TableState, own: &[&Place]) -> Wanted {
        if state.is_revealing && own.iter().any(|place| place.is_silent()) {
            Wanted::Share
        } else if !state.is_revealing && own.iter().any(|place| !place.adds()) {
            Wanted::Fingerprint
        } else {
            Wanted::Nothing
        }
    }

    fn name(self) -> Option<&'static str> {
        match self {
            Wanted::Nothing => None,
            Wanted::Fingerprint => Some("fingerprint"),
            Wanted::Share => Some("share"),
        }
    }
}

/// The line under the seats before the game: the server's part of the shuffle, and how many players add theirs.
pub fn gathering_line(state: &TableState, wanted: Wanted, speak: impl Fn(&Message) -> String) -> Markup {
    if origin::is_known(state) {
        return html! {};
    }
    let Some(commitment) = commitment_of(state) else { return html! {} };
    let fingerprints: Vec<_> = state.places.iter().map(|place| &place.fingerprint).collect();
    let silent = state.silent_seats().into_iter().map(Arg::Seat).collect();
    html! {
        p.shuffle data-commitment=(commitment) data-wanted=[wanted.name()] data-fingerprints=(json!(fingerprints)) {
            (symbol("house-fair")) " "
            a href={ "/tables/" (state.id) "/fair" } { (speak(&shares_message("fair-line", state))) }
            " " code.hash { (&commitment[..12]) "…" }
        }
        @if !state.restarts.is_empty() { p.restarted { (speak(&restarted(state))) } }
        @if state.is_revealing {
            p.revealing role="status" { (speak(&Message::new("fair-revealing").with("names", Arg::List(silent)))) }
        }
    }
}

/// Whether a player adds to the shuffle; while the game is about to begin, whether their part was shown.
pub fn share_mark(state: &TableState, place: &Place, speak: impl Fn(&Message) -> String) -> Markup {
    if origin::is_known(state) || !place.adds() {
        return html! {};
    }
    let key = match (state.is_revealing, place.is_silent()) {
        (true, true) => "fair-mark-silent",
        (true, false) => "fair-mark-shown",
        _ => "fair-mark-adds",
    };
    let text = speak(&Message::new(key));
    html! {
        span class={ "share-mark" @if key == "fair-mark-silent" { " silent" } } title=(text) {
            (symbol("house-fair")) span.visually-hidden[!state.is_revealing] { (text) }
        }
    }
}

/// The field of a form that seats somebody: the script puts the fingerprint of this browser's part there.
pub fn fingerprint_field(state: &TableState) -> Markup {
    html! {
        @if let Some(commitment) = state.commitment().filter(|_| !origin::is_known(state)) {
            input type="hidden" name="fingerprint" value="" data-commitment=(commitment) data-table=(state.id);
        }
    }
}

/// The page where anybody can check a record and import it.
pub fn records(visitor: &Visitor) -> Markup {
    let content = html! {
        main.narrow.fair id="main" {
            h1 { (visitor.key("records-title")) }
            p { (visitor.key("records-about")) }
            label.field { (visitor.key("records-file")) input id="record-file" type="file" accept=".json,application/json"; }
            ol.checks id="checks" data-texts=(texts(visitor)) aria-live="polite" {}
            p.refusal id="import-problem" role="alert" hidden {}
            button.button.primary id="import" type="button" hidden { (visitor.key("records-import")) }
            noscript { p.hint { (visitor.key("records-script")) } }
        }
    };
    let title = format!("{} · Brocante", visitor.key("records-title"));
    let frame = Shell { title, class: "plain", script: Some("fair.js"), ..Shell::default() };
    shell(visitor, &frame, &content)
}
