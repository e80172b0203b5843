//! What bots tell people: hints at the table, and the review of a finished game.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::form::address;
use crate::pages::render::{shown, translator};
use crate::pages::shell::{Shell, shell};
use crate::tables::advice::Hint;
use crate::tables::review::{Judged, Review};
use crate::tables::tables::game_of;
use brocante_core::{Message, Viewer};
use brocante_show::page::{seat_sign, symbol};
use brocante_table::TableState;
use maud::{Markup, html};
use serde_json::Value;

/// A move of the viewer's table as a sentence.
pub fn describe(state: &TableState, viewer: Viewer, lang: &str, mv: &Value) -> String {
    let names = state.names();
    let translator = translator(state, &names, viewer, lang, None);
    let table = shown(state).zip(state.game.as_deref());
    table.map(|(game, table)| game.describe_move(table, mv, &translator)).unwrap_or_default()
}

/// The moves of a hint as buttons, each with what it promises.
pub fn hint(visitor: &Visitor, state: &TableState, viewer: Viewer, hint: &Hint) -> Markup {
    let text = |share: f32| visitor.text(&Message::new("hint-share").with("share", percent(share)));
    html! {
        div.advice role="status" {
            p { (symbol("house-hint")) (visitor.key(if hint.moves.len() > 1 { "hint-title" } else { "hint-only" })) }
            form.choices.advised method="post" action=(address(state, viewer, "move")) {
                input type="hidden" name="at" value=(hint.at);
                @for (at, (mv, share)) in hint.moves.iter().enumerate() {
                    button name="move" value=(mv) {
                        span { (describe(state, viewer, visitor.lang, mv)) }
                        // Another move may have a higher share but too few tries to trust it.
                        @if at == 0 && hint.moves.len() > 1 { small.choice { (visitor.key("hint-choice")) } }
                        @if let Some(share) = share {
                            meter min="0" max="1" value=(share) aria-hidden="true" {}
                            small { (text(*share)) }
                        }
                    }
                }
            }
        }
    }
}

/// A hint on a page of its own, for browsers without scripts.
pub fn hint_page(visitor: &Visitor, state: &TableState, viewer: Viewer, given: &Hint) -> Result<Markup, Problem> {
    let game = game_of(&state.header.game)?;
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.key("hint-ask")) }
            (hint(visitor, state, viewer, given))
            p { a.button href={ "/tables/" (state.id) } { (visitor.key("moment-now")) } }
        }
    };
    let frame = Shell {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "plain",
        ..Shell::default()
    };
    Ok(shell(visitor, &frame, &content))
}

/// The review beside a replay: offered, under way, or done; or why there is none.
pub fn review(visitor: &Visitor, state: &TableState, review: Option<&Review>, ply: usize, eyes: &str) -> Markup {
    if !game_of(&state.header.game).is_ok_and(|game| game.is_searched()) {
        return html! { p.hint { (symbol("house-hint")) (visitor.key("review-taste")) } };
    }
    let Some(review) = review else {
        return html! {
            form method="post" action={ "/tables/" (state.id) "/review" (eyes) } {
                input type="hidden" name="ply" value=(ply);
                button.button type="submit" { (symbol("house-hint")) (visitor.key("review-ask")) }
                p.hint { (visitor.key("review-help")) }
            }
        };
    };
    let (all, looked_at) = (review.all(), review.looked_at());
    let link = |at: usize| format!("/tables/{}/at/{at}{eyes}", state.id);
    let is_done = looked_at >= review.decisions;
    html! {
        h2 { (symbol("house-hint")) (visitor.key("review-title")) }
        @if !is_done {
            @let say = Message::new("review-progress").with("done", looked_at).with("decisions", review.decisions);
            p data-pending="true" { (visitor.text(&say)) " " progress max=(review.decisions) value=(looked_at) aria-label=(visitor.key("review-title")) {} }
            noscript { a.button href=(link(ply)) { (visitor.key("review-again")) } }
        } @else {
            @let turns = review.turning_points();
            @if turns.is_empty() { p { (visitor.key("review-none")) } }
            ol.turning-points { @for it in &turns { (judged(visitor, state, it, &link, true)) } }
        }
        @if let Some(it) = all.iter().find(|it| it.ply == ply) {
            h3 { (visitor.key("review-this")) }
            ol.decisions { (judged(visitor, state, it, &link, true)) }
        }
        @if is_done {
            details { summary { (visitor.key("review-all")) }
                ol.decisions { @for it in &all { (judged(visitor, state, it, &link, false)) } }
            }
        }
    }
}

/// One decision: who, what it was worth before and after, and what the bot would have done.
fn judged(
    visitor: &Visitor,
    state: &TableState,
    it: &Judged,
    link: &dyn Fn(usize) -> String,
    with_best: bool,
) -> Markup {
    let shares = Message::new("review-shares").with("before", percent(it.before)).with("after", percent(it.after));
    html! {
        li {
            // The position before the move shows what there was to decide.
            a href=(link(it.ply)) data-ply=(it.ply) {
                (visitor.text(&Message::new("review-move").with("ply", it.ply + 1))) " "
                (seat_sign(it.seat)) " " strong { (state.name(it.seat)) } " "
                span.shares { (visitor.text(&shares)) }
            }
            @if with_best && it.loss() > 0.0 {
                @let best = describe(state, Viewer::Seat(it.seat), visitor.lang, &it.best);
                small { (visitor.text(&Message::new("review-best").with("move", best))) }
            }
        }
    }
}

fn percent(share: f32) -> u32 {
    (share * 100.0).round() as u32
}
