//! A table as the regions of a page. They are made once per change for each kind of viewer, and a page gets only those
//! that have changed.

use crate::edge::languages;
use crate::games;
use crate::pages::chairs;
use crate::pages::form::{address, command_button};
use crate::pages::marks::{PresenceMark, mark, marks};
use crate::pages::score::{is_tie_broken, score_table};
use crate::tables::live::LiveInner;
use crate::tables::live::now_ms;
use crate::tables::rematch::begins_at_once;
use crate::tables::render_cache::RenderedTable;
use brocante_core::{AnyTable, Arg, Message, Seat, Viewer};
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_show::{
    Choice, FragmentCache, Fragments, Frame, Offer, Rendered, SeatScoreText, SentenceCache, ShownGame, Translator,
};
use brocante_table::command::may_give;
use brocante_table::text::TEXT_CHARS_MAX;
use brocante_table::{AwayReason, Phase, Place, TableState};
use maud::{Markup, html};
use std::sync::Arc;

/// The table for a viewer in a language: all of it, or the viewer's own things.
pub fn table(inner: &mut LiveInner, viewer: Viewer, hand_only: bool, lang: &'static str) -> Arc<RenderedTable> {
    let hand_only = hand_only && viewer.seat().is_some();
    let kind = (viewer, hand_only, lang);
    if let Some(rendered) = inner.cache.get(&kind) {
        return rendered;
    }
    // A page that is open has most of the next one already.
    let fragments = (inner.presence.pages() > 0).then(|| inner.cache.take_fragments(&kind));
    let rendered = Arc::new(make(inner, viewer, hand_only, lang, fragments.as_ref()));
    inner.cache.put(kind, Arc::clone(&rendered), fragments);
    rendered
}

fn make(
    inner: &LiveInner,
    viewer: Viewer,
    hand_only: bool,
    lang: &'static str,
    cache: Option<&FragmentCache>,
) -> RenderedTable {
    let state = &inner.state;
    let names = state.names();
    let sentences = cache.map(|_| inner.cache.sentences());
    let translator = translator(state, &names, viewer, lang, sentences);
    let whole = |html: Markup| Fragments(vec![kept(html, cache)]);
    let (Some(table), Some(game)) = (&state.game, shown(state)) else {
        let regions = vec![("gathering", whole(chairs::seats(inner, viewer, &translator)))];
        return RenderedTable { seq: state.seq, regions, yours: false, prompt: String::new() };
    };
    let at = viewer.seat().map_or(0, |seat| state.decision_seq(seat));
    let action = address(state, viewer, "move");
    let remarks = state.moderation.remarks_shown(&state.remarks, &translator.key("table-said-removed"));
    let frame = Frame {
        action: &action,
        at,
        remarks: &remarks,
        offer: Offer::Everything,
        hand_only,
        cache,
        ..Frame::still(translator)
    };
    let rendered = game.render(&**table, &frame);
    let yours = viewer.seat().is_some_and(|seat| state.waits_for(seat));
    let score = game.score(&**table, &translator);
    let panels = seats(inner, viewer, &translator, &rendered, score.as_deref(), cache);
    let regions = vec![
        ("status", whole(status(inner, viewer, &translator, &rendered, &action, at))),
        // A move changes one or two of them.
        ("seats", Fragments(panels)),
        ("end", whole(end(state, viewer, &translator, score.as_deref()))),
        ("board", rendered.board),
    ];
    RenderedTable { seq: state.seq, regions, yours, prompt: rendered.prompt }
}

/// The game of a table, to show it.
pub fn shown(state: &TableState) -> Option<&'static dyn ShownGame> {
    games::game(&state.header.game)
}

/// Makes sentences for a viewer of a table.
pub fn translator<'a>(
    state: &TableState,
    names: &'a [String],
    viewer: Viewer,
    lang: &str,
    cache: Option<&'a SentenceCache>,
) -> Translator<'a> {
    Translator { cache, ..Translator::new(languages::of(&state.header.game, lang), names, viewer) }
}

fn kept(html: Markup, cache: Option<&FragmentCache>) -> Arc<str> {
    match cache {
        Some(cache) => cache.kept(&html.into_string()),
        None => html.into_string().into(),
    }
}

/// A past position, without anything to click.
pub fn moment(state: &TableState, viewer: Viewer, lang: &str, table: &dyn AnyTable) -> Vec<(&'static str, String)> {
    let Some(game) = shown(state) else { return Vec::new() };
    let names = state.names();
    let translator = translator(state, &names, viewer, lang, None);
    let mut remarks = state.moderation.remarks_shown(&state.remarks, &translator.key("table-said-removed"));
    remarks.retain(|remark| remark.ply < table.ply());
    let rendered = game.render(table, &Frame { remarks: &remarks, ..Frame::still(translator) });
    let panels = html! {
        @for ((seat, panel), name) in Seat::all(table.seats()).zip(&rendered.panels).zip(&names) {
            (plain_panel(table, seat, name, panel))
        }
    };
    let status = html! { p.prompt { (rendered.prompt) } };
    vec![("status", status.into_string()), ("seats", panels.into_string()), ("board", rendered.board.into_string())]
}

/// What every seat held, for replays of a finished game.
pub fn open_hands(state: &TableState, lang: &str, table: &dyn AnyTable) -> Markup {
    let Some(game) = shown(state) else { return html! {} };
    let names = state.names();
    html! {
        div.open-hands {
            @for seat in Seat::all(table.seats()) {
                @let translator = translator(state, &names, Viewer::Seat(seat), lang, None);
                @let frame = Frame { hand_only: true, ..Frame::still(translator) };
                section class={ "open-hand " (seat_class(seat)) } {
                    h3 { (seat_sign(seat)) " " (state.name(seat)) }
                    (game.render(table, &frame).board)
                }
            }
        }
    }
}

/// The panel of a seat without anything to click.
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
                    button name="move" value=(choice.mv) data-targets=(choice.targets.join(" ")) { (choice.sentence) }
                }
            }
        }
    }
}

fn status(
    inner: &LiveInner,
    viewer: Viewer,
    translator: &Translator<'_>,
    shown: &Rendered,
    action: &str,
    at: u64,
) -> Markup {
    let state = &inner.state;
    let is_over = state.phase() == Phase::Over;
    let away = viewer.seat().and_then(|seat| state.places[seat.index()].away).filter(|_| !is_over);
    let speaks = state.game.as_ref().and_then(|game| game.speech());
    let speaks = speaks.is_some_and(|speech| viewer.is(speech.seat)) && away.is_none();
    html! {
        p.prompt id="prompt" tabindex="-1" {
            @if let Some(seat) = state.to_act().first().filter(|_| state.to_act().iter().count() == 1) {
                (seat_sign(seat)) " "
            }
            @if away.is_some() { (translator.key("table-bot-plays")) } @else { (shown.prompt) }
        }
        @if let (Some(why), false) = (away, is_over) {
            p.notice role="alert" { (translator.key(away_key(why))) }
            form.choices method="post" action=(address(state, viewer, "back")) {
                button.primary type="submit" { (symbol("house-person")) (translator.key("table-take-back-seat")) }
            }
        } @else {
            @if speaks && viewer.seat().is_some_and(|seat| inner.speech_waits(seat)) {
                form.choices method="post" action=(address(state, viewer, "speak")) {
                    button.primary type="submit" { (symbol("house-clock")) (translator.key("table-speech-open")) }
                }
                p.hint { (translator.key("table-speech-waits")) }
            } @else if speaks {
                label.speech {
                    span { (translator.key("table-speech")) }
                    textarea id="speech" rows="2" maxlength=(TEXT_CHARS_MAX) data-speech autocomplete="off" {}
                }
            }
            (choices(&shown.choices, action, at))
            (shown.forms)
            @if viewer.seat().is_some_and(|seat| state.waits_for(seat)) && shown.choices.len() != 1 && !speaks {
                a.hint-link href=(address(state, viewer, "hint")) data-hint="true" {
                    (symbol("house-hint")) (translator.key("hint-ask"))
                }
            }
        }
    }
}

fn away_key(why: AwayReason) -> &'static str {
    match why {
        AwayReason::Left | AwayReason::Released => "table-away-left",
        AwayReason::Clock => "table-away-clock",
        AwayReason::Removed => "table-away-removed",
    }
}

fn seats(
    inner: &LiveInner,
    viewer: Viewer,
    translator: &Translator<'_>,
    shown: &Rendered,
    score: Option<&[SeatScoreText]>,
    cache: Option<&FragmentCache>,
) -> Vec<Arc<str>> {
    let state = &inner.state;
    let winners = state.game.as_ref().and_then(|game| game.winners());
    let own = viewer.seat().and_then(|seat| state.places[seat.index()].sitter.as_ref());
    let is_host = own.is_some_and(|own| state.is_host(&own.person));
    let panel = |((seat, place), counts): ((Seat, &Place), &Markup)| {
        let to_act = state.to_act().contains(seat);
        let won = winners.is_some_and(|winners| winners.contains(seat));
        let points = score.map(|score| score[seat.index()].points);
        let presence = PresenceMark::of(inner, place);
        let make = || {
            html! {
                div class={ "panel " (seat_class(seat)) @if to_act { " to-act" } @if won { " winner" } @if viewer.is(seat) { " own" } } {
                    div.who {
                        (seat_sign(seat))
                        strong.name title=(state.name(seat)) { (state.name(seat)) }
                        @if viewer.is(seat) { span.you { (translator.key("table-you-mark")) } }
                        (marks(presence, translator))
                        @if won { (mark("house-crown", "table-winner-mark", translator)) }
                        span.clock data-clock=(seat.0) {}
                        @if is_host && !viewer.is(seat) && score.is_none() { (host_menu(state, seat, place, translator)) }
                    }
                    div.counts { (counts) }
                    @if let Some(points) = points { div.points { (say_points(translator, points)) } }
                    @if to_act && score.is_none() { span.visually-hidden { (translator.key("table-to-act-mark")) } }
                }
            }
            .into_string()
        };
        match cache {
            Some(cache) => {
                let may_give = may_give(state, seat);
                cache.text(("panel", seat, to_act, won, presence, is_host, may_give, counts.0.as_str(), points), make)
            }
            None => make().into(),
        }
    };
    state.seats().zip(&shown.panels).map(panel).collect()
}

/// The host's menu for a seat during the game.
fn host_menu(state: &TableState, seat: Seat, place: &Place, translator: &Translator<'_>) -> Markup {
    let id = &state.id;
    let may_give = may_give(state, seat);
    // There is nothing to offer for a bot that nobody may replace.
    if place.sitter.is_none() && !may_give {
        return html! {};
    }
    let button = |command: &str, key: &str| {
        let label = html! { (translator.key(key)) };
        command_button(&format!("/tables/{id}/{command}"), command, &[("seat", seat.0.to_string())], &label)
    };
    html! {
        details.menu.host-menu {
            summary aria-label=(translator.key("table-host-menu")) title=(translator.key("table-host-menu")) { "⋯" }
            div.sheet {
                @if place.sitter.is_some() && place.away.is_none() { (button("remove", "table-give-to-bot")) }
                @else if may_give { a.button href={ "/tables/" (id) "/device?as=" (seat.0) } { (translator.key("table-give-to-person")) } }
                @if place.sitter.is_some() { (button("host", "gathering-pass-host")) }
            }
        }
    }
}

fn say_points(translator: &Translator<'_>, points: i32) -> String {
    translator.text(&Message::new("table-points-short").with("points", points))
}

/// The end: the winners, and what the points consist of.
fn end(state: &TableState, viewer: Viewer, translator: &Translator<'_>, score: Option<&[SeatScoreText]>) -> Markup {
    let (Some(score), Some(game)) = (score, &state.game) else { return html! {} };
    let winners = game.winners().unwrap_or_default();
    let names = Arg::List(winners.iter().map(Arg::Seat).collect());
    let won = Message::new("table-winner").with("count", winners.iter().count()).with("names", names);
    html! {
        section.end aria-label=(translator.key("table-end")) {
            h2 { (symbol("house-crown")) (translator.text(&won)) }
            @if is_tie_broken(score, winners) { p.hint { (translator.key("table-tie-broken")) } }
            div.scores { (score_table(score, translator, &state.header.game, winners)) }
            div.button-row {
                @if let Some(next) = &state.rematch {
                    a.button.primary href={ "/tables/" (next) } { (translator.key("table-rematch-go")) }
                } @else if viewer.seat().is_some() {
                    form method="post" action=(address(state, viewer, "rematch")) {
                        @if viewer.seat().and_then(|seat| state.sitter(seat)).is_some_and(|own| begins_at_once(state, &own.person)) {
                            input type="hidden" name="promise" value="" data-ask;
                            input type="hidden" name="share" value="";
                        }
                        button.button.primary type="submit" { (translator.key("table-rematch")) }
                    }
                }
                @let is_closed = state.is_closed(now_ms());
                @if !is_closed { a.button href={ "/tables/" (state.id) "/at/0" } { (translator.key("table-replay")) } }
                a.button href={ "/tables/" (state.id) "/deal" } { (translator.key("table-deal")) }
                a.button href={ "/tables/" (state.id) "/fair" } { (translator.key("table-fair")) }
                @if !is_closed { a.button href={ "/tables/" (state.id) "/record.json" } download { (translator.key("table-record")) } }
                a.button href="/" { (translator.key("table-home")) }
            }
        }
    }
}

/// The log since a ply, as sentences.
pub fn log(state: &TableState, sentences: Option<&SentenceCache>, viewer: Viewer, lang: &str, since: usize) -> Markup {
    let names = state.names();
    let translator = translator(state, &names, viewer, lang, sentences);
    let table = shown(state).zip(state.game.as_deref());
    let lines = table.map(|(game, table)| game.log_since(table, since, &translator)).unwrap_or_default();
    html! {
        @for line in lines {
            @let sound: Option<&'static str> = line.sound.map(Into::into);
            li data-sound=[sound] data-ply=(line.ply) {
                a href={ "/tables/" (state.id) "/at/" (line.ply) } { (line.text) }
            }
        }
    }
}
