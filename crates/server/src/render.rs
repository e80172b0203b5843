//! A table as the regions of a page. They are made once a change for each kind of viewer, and a page
//! is sent only those that have changed since it last heard.

use crate::entry::Why;
use crate::hall::Inner;
use crate::sitting::{Place, Sitting};
use crate::tongues;
use brocante_core::pieces::{Memory, Parts};
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::{Arg, Said, Say, Speaker};
use brocante_core::{AnyTable, Choice, Frame, Offer, Seat, SeatScore, SeatSet, Shown, Viewer, rule_key};
use brocante_store::Phase;
use maud::{Markup, html};
use std::sync::Arc;

/// The regions of a page by the ids of their elements, and what the tab says.
#[derive(Debug)]
pub struct Rendered {
    pub seq: u64,
    pub regions: Vec<(&'static str, Parts)>,
    pub yours: bool,
    pub prompt: String,
}

/// The table for a viewer in a language: all of it, or what is the viewer's own.
pub fn table(inner: &mut Inner, viewer: Viewer, hand_only: bool, lang: &'static str) -> Arc<Rendered> {
    let hand_only = hand_only && viewer.seat().is_some();
    let key = (viewer, hand_only, lang);
    if let Some(rendered) = inner.rendered.get(&key) {
        return Arc::clone(rendered);
    }
    // Whoever has a live page has had most of the next one before.
    let memory = (inner.live_pages() > 0).then(|| inner.memories.remove(&key).unwrap_or_default());
    let rendered = Arc::new(make(inner, viewer, hand_only, lang, memory.as_ref()));
    inner.rendered.insert(key, Arc::clone(&rendered));
    inner.memories.extend(memory.map(|memory| (key, memory)));
    rendered
}

impl Rendered {
    pub fn region(&self, id: &str) -> Option<&Parts> {
        self.regions.iter().find(|(known, _)| *known == id).map(|(_, parts)| parts)
    }
}

fn make(inner: &Inner, viewer: Viewer, hand_only: bool, lang: &'static str, memory: Option<&Memory>) -> Rendered {
    let sitting = &inner.sitting;
    let names = sitting.names();
    let said = memory.map(|_| &inner.said);
    let speaker = Speaker { said, ..Speaker::new(tongues::of(&sitting.header.game, lang), &names, viewer) };
    let at = viewer.seat().map_or(0, |seat| sitting.decision_seq(seat));
    let action = address(sitting, viewer, "move");
    let words = sitting.moderation.words_shown(&sitting.words, &speaker);
    let frame = Frame { speaker, action: &action, at, words: &words, offer: Offer::Everything, hand_only, memory };
    let whole = |html: Markup| Parts(vec![kept(html, memory)]);
    let Some(game) = &sitting.game else {
        let regions = vec![("gathering", whole(crate::pages::gathering::seats(inner, viewer, &speaker)))];
        return Rendered { seq: sitting.seq, regions, yours: false, prompt: String::new() };
    };
    let shown = game.show(&frame);
    let yours = viewer.seat().is_some_and(|seat| sitting.waits_for(seat));
    let score = game.score(&speaker);
    let panels = seats(inner, viewer, &speaker, &shown, score.as_deref(), memory);
    let regions = vec![
        ("status", whole(status(inner, viewer, &speaker, &shown, &action, at))),
        // A move changes one or two of them.
        ("seats", Parts(panels)),
        ("end", whole(end(sitting, viewer, &speaker, score.as_deref()))),
        ("board", shown.board),
    ];
    Rendered { seq: sitting.seq, regions, yours, prompt: shown.prompt }
}

fn kept(html: Markup, memory: Option<&Memory>) -> Arc<str> {
    match memory {
        Some(memory) => memory.kept(&html.into_string()),
        None => html.into_string().into(),
    }
}

/// Where a form is sent: with the seat, as a device may have several.
pub fn address(sitting: &Sitting, viewer: Viewer, verb: &str) -> String {
    match viewer.seat() {
        Some(seat) => format!("/tables/{}/{verb}?as={}", sitting.id, seat.0),
        None => format!("/tables/{}/{verb}", sitting.id),
    }
}

/// A moment of the past, without anything to click.
pub fn moment(sitting: &Sitting, viewer: Viewer, lang: &str, game: &dyn AnyTable) -> Vec<(&'static str, String)> {
    let names = sitting.names();
    let speaker = Speaker::new(tongues::of(&sitting.header.game, lang), &names, viewer);
    let mut words = sitting.moderation.words_shown(&sitting.words, &speaker);
    words.retain(|words| words.ply < game.ply());
    let shown = game.show(&Frame {
        speaker,
        action: "",
        at: 0,
        words: &words,
        offer: Offer::Nothing,
        hand_only: false,
        memory: None,
    });
    let panels = html! {
        @for ((seat, panel), name) in Seat::all(game.seats()).zip(&shown.panels).zip(&names) {
            (plain_panel(game, seat, name, panel))
        }
    };
    let status = html! { p.prompt { (shown.prompt) } };
    vec![("status", status.into_string()), ("seats", panels.into_string()), ("board", shown.board.into_string())]
}

/// What every seat had for itself, for those who look back at a finished game.
pub fn open_hands(sitting: &Sitting, lang: &str, game: &dyn AnyTable) -> Markup {
    let names = sitting.names();
    let tongue = tongues::of(&sitting.header.game, lang);
    html! {
        div.open-hands {
            @for seat in Seat::all(game.seats()) {
                @let speaker = Speaker::new(tongue, &names, Viewer::Seat(seat));
                @let frame = Frame { speaker, action: "", at: 0, words: &[], offer: Offer::Nothing, hand_only: true, memory: None };
                section class={ "open-hand " (seat_class(seat)) } {
                    h3 { (seat_sign(seat)) " " (sitting.name(seat)) }
                    (game.show(&frame).board)
                }
            }
        }
    }
}

/// A seat where nobody can do anything but look.
pub fn plain_panel(game: &dyn AnyTable, seat: Seat, name: &str, panel: &Markup) -> Markup {
    html! {
        div class={ "panel " (seat_class(seat)) @if game.to_act().contains(seat) { " to-act" } } {
            div.who { (seat_sign(seat)) strong.name title=(name) { (name) } }
            div.counts { (panel) }
        }
    }
}

/// The moves that are buttons.
pub fn choices(choices: &[Choice], action: &str, at: u64) -> Markup {
    html! {
        @if !choices.is_empty() {
            form.choices id="moves" method="post" action=(action) {
                input type="hidden" name="at" value=(at);
                @for choice in choices {
                    button name="move" value=(choice.mv) data-spots=(choice.spots.join(" ")) { (choice.sentence) }
                }
            }
        }
    }
}

fn status(inner: &Inner, viewer: Viewer, speaker: &Speaker<'_>, shown: &Shown, action: &str, at: u64) -> Markup {
    let sitting = &inner.sitting;
    let is_over = sitting.phase() == Phase::Over;
    let away = viewer.seat().and_then(|seat| sitting.places[seat.index()].away).filter(|_| !is_over);
    let speaks = sitting.game.as_ref().and_then(|game| game.speech());
    let speaks = speaks.is_some_and(|speech| viewer.is(speech.seat)) && away.is_none();
    html! {
        p.prompt id="prompt" tabindex="-1" {
            @if let Some(seat) = sitting.to_act().first().filter(|_| sitting.to_act().iter().count() == 1) {
                (seat_sign(seat)) " "
            }
            @if away.is_some() { (speaker.key("table-bot-plays")) } @else { (shown.prompt) }
        }
        @if let (Some(why), false) = (away, is_over) {
            p.notice role="alert" { (speaker.key(away_key(why))) }
            form.choices method="post" action=(address(sitting, viewer, "back")) {
                button.primary type="submit" { (symbol("house-person")) (speaker.key("table-take-back-seat")) }
            }
        } @else {
            @if speaks {
                label.speech {
                    span { (speaker.key("table-speech")) }
                    textarea id="speech" rows="2" maxlength=(crate::problem::TEXT_CHARS_MAX) data-speech autocomplete="off" {}
                }
            }
            (choices(&shown.choices, action, at))
            (shown.forms)
            @if viewer.seat().is_some_and(|seat| sitting.waits_for(seat)) && shown.choices.len() != 1 && !speaks {
                a.hint-link href=(address(sitting, viewer, "hint")) data-hint="true" {
                    (symbol("house-hint")) (speaker.key("hint-ask"))
                }
            }
        }
    }
}

fn away_key(why: Why) -> &'static str {
    match why {
        Why::Left => "table-away-left",
        Why::Clock => "table-away-clock",
        Why::Removed => "table-away-removed",
    }
}

fn seats(
    inner: &Inner,
    viewer: Viewer,
    speaker: &Speaker<'_>,
    shown: &Shown,
    score: Option<&[SeatScore]>,
    memory: Option<&Memory>,
) -> Vec<Arc<str>> {
    let sitting = &inner.sitting;
    let winners = sitting.game.as_ref().and_then(|game| game.outcome());
    let own = viewer.seat().and_then(|seat| sitting.places[seat.index()].sitter.as_ref());
    let is_host = own.is_some_and(|own| sitting.is_host(&own.person));
    let panel = |((seat, place), counts): ((Seat, &Place), &Markup)| {
        let to_act = sitting.to_act().contains(seat);
        let won = winners.is_some_and(|winners| winners.contains(seat));
        let points = score.map(|score| score[seat.index()].points);
        let presence = Presence::of(inner, place);
        let make = || {
            html! {
                div class={ "panel " (seat_class(seat)) @if to_act { " to-act" } @if won { " winner" } @if viewer.is(seat) { " own" } } {
                    div.who {
                        (seat_sign(seat))
                        strong.name title=(sitting.name(seat)) { (sitting.name(seat)) }
                        @if viewer.is(seat) { span.you { (speaker.key("table-you-mark")) } }
                        (marks(presence, speaker))
                        @if won { (mark("house-crown", "table-winner-mark", speaker)) }
                        span.clock data-clock=(seat.0) {}
                        @if is_host && !viewer.is(seat) && score.is_none() { (host_menu(&sitting.id, seat, place, speaker)) }
                    }
                    div.counts { (counts) }
                    @if let Some(points) = points { div.points { (say_points(speaker, points)) } }
                    @if to_act && score.is_none() { span.visually-hidden { (speaker.key("table-to-act-mark")) } }
                }
            }
            .into_string()
        };
        match memory {
            Some(memory) => {
                memory.text(("panel", seat, to_act, won, presence, is_host, counts.0.as_str(), points), make)
            }
            None => make().into(),
        }
    };
    sitting.seats().zip(&shown.panels).map(panel).collect()
}

/// What the host may do with a seat during the game.
fn host_menu(id: &str, seat: Seat, place: &Place, speaker: &Speaker<'_>) -> Markup {
    let form = |verb: &str, key: &str| {
        html! {
            form method="post" action={ "/tables/" (id) "/" (verb) } {
                input type="hidden" name="seat" value=(seat.0);
                button.button type="submit" { (speaker.key(key)) }
            }
        }
    };
    html! {
        details.menu.host-menu {
            summary aria-label=(speaker.key("table-host-menu")) title=(speaker.key("table-host-menu")) { "⋯" }
            div.sheet {
                @if place.sitter.is_some() && place.away.is_none() { (form("remove", "table-give-to-bot")) }
                @else { a.button href={ "/tables/" (id) "/device?as=" (seat.0) } { (speaker.key("table-give-to-person")) } }
                @if place.sitter.is_some() { (form("host", "gathering-pass-host")) }
            }
        }
    }
}

fn say_points(speaker: &Speaker<'_>, points: i32) -> String {
    speaker.say(&Say::new("table-points-short").with("points", points))
}

/// Who is at a place.
#[derive(Clone, Copy, Hash)]
pub struct Presence {
    kind: &'static str,
    icon: &'static str,
    is_host: bool,
}

impl Presence {
    /// Whether it is a person or a bot, away or not connected, and whose table it is.
    pub fn of(inner: &Inner, place: &Place) -> Presence {
        let (kind, icon) = match (&place.sitter, place.away) {
            (None, _) => ("table-bot-mark", "house-bot"),
            (Some(_), Some(_)) => ("table-away-mark", "house-bot"),
            (Some(sitter), None) if !inner.is_connected(&sitter.person) => ("table-offline-mark", "house-offline"),
            (Some(_), None) => ("table-person-mark", "house-person"),
        };
        let is_host = place.sitter.as_ref().is_some_and(|sitter| sitter.person == inner.sitting.host);
        Presence { kind, icon, is_host }
    }
}

pub fn marks(presence: Presence, speaker: &Speaker<'_>) -> Markup {
    html! {
        (mark(presence.icon, presence.kind, speaker))
        @if presence.is_host {
            span.host title=(speaker.key("table-host-mark")) { (speaker.key("table-host-mark")) }
        }
    }
}

fn mark(icon: &str, key: &str, speaker: &Speaker<'_>) -> Markup {
    let text = speaker.key(key);
    html! { span.mark role="img" aria-label=(text) title=(text) { (symbol(icon)) } }
}

/// The end: who has won, and what the points are made of.
fn end(sitting: &Sitting, viewer: Viewer, speaker: &Speaker<'_>, score: Option<&[SeatScore]>) -> Markup {
    let (Some(score), Some(game)) = (score, &sitting.game) else { return html! {} };
    let winners = game.outcome().unwrap_or_default();
    let names = Arg::List(winners.iter().map(Arg::Seat).collect());
    let won = Say::new("table-winner").with("count", winners.iter().count()).with("names", names);
    html! {
        section.end aria-label=(speaker.key("table-end")) {
            h2 { (symbol("house-crown")) (speaker.say(&won)) }
            @if is_tie_broken(score, winners) { p.hint { (speaker.key("table-tie-broken")) } }
            div.scores { (score_table(score, speaker, &sitting.header.game, winners)) }
            div.button-row {
                @if let Some(next) = &sitting.rematch {
                    a.button.primary href={ "/tables/" (next) } { (speaker.key("table-rematch-go")) }
                } @else if viewer.seat().is_some() {
                    form method="post" action=(address(sitting, viewer, "rematch")) {
                        button.button.primary type="submit" { (speaker.key("table-rematch")) }
                    }
                }
                a.button href={ "/tables/" (sitting.id) "/at/0" } { (speaker.key("table-replay")) }
                a.button href={ "/tables/" (sitting.id) "/deal" } { (speaker.key("table-deal")) }
                a.button href={ "/tables/" (sitting.id) "/fair" } { (speaker.key("table-fair")) }
                a.button href={ "/tables/" (sitting.id) "/record.json" } download { (speaker.key("table-record")) }
                a.button href="/" { (speaker.key("table-home")) }
            }
        }
    }
}

/// Whether somebody has as many points as a winner, and has not won.
fn is_tie_broken(score: &[SeatScore], winners: SeatSet) -> bool {
    let best = score.iter().filter(|seat| winners.contains(seat.seat)).map(|seat| seat.points).max();
    score.iter().any(|seat| Some(seat.points) == best && !winners.contains(seat.seat))
}

/// One row a rule, one column a seat.
pub fn score_table(score: &[SeatScore], speaker: &Speaker<'_>, game: &str, winners: SeatSet) -> Markup {
    let mut rules: Vec<&str> = Vec::new();
    for line in score.iter().flat_map(|seat| &seat.lines) {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    html! {
        table.score {
            thead {
                tr {
                    th scope="col" { (speaker.key("table-score-rule")) }
                    @for seat in score {
                        th scope="col" class=(seat_class(seat.seat)) {
                            (seat_sign(seat.seat)) " " span.name title=(speaker.name(seat.seat)) { (speaker.name(seat.seat)) }
                            @if winners.contains(seat.seat) { " " span.mark { (symbol("house-crown")) } }
                        }
                    }
                }
            }
            tbody {
                @for rule in rules {
                    tr {
                        th scope="row" { a href={ "/games/" (game) "/rules#" (rule) } target="_blank" { (rule_name(rule, speaker)) } }
                        @for seat in score { td { (cell(seat, rule)) } }
                    }
                }
                tr.total {
                    th scope="row" { (speaker.key("table-score-total")) }
                    @for seat in score { td { strong { (seat.points) } } }
                }
            }
        }
    }
}

/// What a rule that gives points is called.
fn rule_name(rule: &str, speaker: &Speaker<'_>) -> String {
    let key = rule_key(rule);
    if speaker.tongue.has(&key) { speaker.key(&key) } else { rule.to_owned() }
}

/// What a rule gave a seat; what it is made of where that is more than one thing.
fn cell(seat: &SeatScore, rule: &str) -> Markup {
    let lines: Vec<_> = seat.lines.iter().filter(|line| line.rule == rule).collect();
    html! {
        @if !lines.is_empty() { strong { (lines.iter().map(|line| line.points).sum::<i32>()) } }
        @for line in &lines {
            small { (line.what) @if lines.len() > 1 { " " b { (line.points) } } }
        }
    }
}

/// The sentences of the log since a ply.
pub fn log(sitting: &Sitting, said: Option<&Said>, viewer: Viewer, lang: &str, since: usize) -> Markup {
    let names = sitting.names();
    let speaker = Speaker { said, ..Speaker::new(tongues::of(&sitting.header.game, lang), &names, viewer) };
    let lines = sitting.game.as_ref().map(|game| game.log_since(since, &speaker)).unwrap_or_default();
    html! {
        @for line in lines {
            @let sound: Option<&'static str> = line.sound.map(Into::into);
            li data-sound=[sound] data-ply=(line.ply) {
                a href={ "/tables/" (sitting.id) "/at/" (line.ply) } { (line.text) }
            }
        }
    }
}
