//! What bots have to say to people: hints at the table, and the review of a finished game.

use super::{Frame, shell};
use crate::hall::game_of;
use crate::hints::{Advice, Hint};
use crate::problem::Problem;
use crate::render;
use crate::review::{Judged, Review};
use crate::sitting::Sitting;
use crate::tongues;
use crate::visitor::Visitor;
use brocante_core::Viewer;
use brocante_core::show::{seat_sign, symbol};
use brocante_core::text::{Say, Speaker};
use maud::{Markup, html};

/// The moves of a hint as buttons, each with what it promises.
pub fn hint(visitor: &Visitor, sitting: &Sitting, viewer: Viewer, hint: &Hint) -> Markup {
    let share =
        |advice: &Advice| advice.share.map(|share| visitor.say(&Say::new("hint-share").with("share", percent(share))));
    html! {
        div.advice role="status" {
            p { (symbol("house-hint")) (visitor.key(if hint.moves.len() > 1 { "hint-title" } else { "hint-only" })) }
            form.choices.advised method="post" action=(render::address(sitting, viewer, "move")) {
                input type="hidden" name="at" value=(hint.at);
                @for (at, advice) in hint.moves.iter().enumerate() {
                    button name="move" value=(advice.r#move) {
                        span { (advice.sentence) }
                        // It may have looked at another one too little to trust its share.
                        @if at == 0 && hint.moves.len() > 1 { small.choice { (visitor.key("hint-choice")) } }
                        @if let Some(share) = share(advice) {
                            meter min="0" max="1" value=(advice.share.unwrap_or_default()) aria-hidden="true" {}
                            small { (share) }
                        }
                    }
                }
            }
        }
    }
}

/// A hint on a page of its own, for those without the script.
pub fn hint_page(visitor: &Visitor, sitting: &Sitting, viewer: Viewer, given: &Hint) -> Result<Markup, Problem> {
    let game = game_of(&sitting.header.game)?;
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.key("hint-ask")) }
            (hint(visitor, sitting, viewer, given))
            p { a.button href={ "/tables/" (sitting.id) } { (visitor.key("moment-now")) } }
        }
    };
    let frame = Frame {
        title: format!("{} · Brocante", game.info().title),
        game: Some(game),
        class: "plain",
        ..Frame::default()
    };
    Ok(shell(visitor, &frame, &content))
}

/// The review beside a replay: offered, under way, or done; or why there is none.
pub fn review(visitor: &Visitor, sitting: &Sitting, review: Option<&Review>, ply: usize, eyes: &str) -> Markup {
    if !game_of(&sitting.header.game).is_ok_and(|game| game.is_searched()) {
        return html! { p.hint { (symbol("house-hint")) (visitor.key("review-taste")) } };
    }
    let Some(review) = review else {
        return html! {
            form method="post" action={ "/tables/" (sitting.id) "/review" (eyes) } {
                input type="hidden" name="ply" value=(ply);
                button.button type="submit" { (symbol("house-hint")) (visitor.key("review-ask")) }
                p.hint { (visitor.key("review-help")) }
            }
        };
    };
    let (all, looked_at) = (review.all(), review.looked_at());
    let link = |at: usize| format!("/tables/{}/at/{at}{eyes}", sitting.id);
    let is_done = looked_at >= review.decisions;
    html! {
        h2 { (symbol("house-hint")) (visitor.key("review-title")) }
        @if !is_done {
            @let say = Say::new("review-progress").with("done", looked_at).with("decisions", review.decisions);
            p data-pending="true" { (visitor.say(&say)) " " progress max=(review.decisions) value=(looked_at) aria-label=(visitor.key("review-title")) {} }
            noscript { a.button href=(link(ply)) { (visitor.key("review-again")) } }
        } @else {
            @let turns = review.turning_points();
            @if turns.is_empty() { p { (visitor.key("review-none")) } }
            ol.turning-points { @for it in &turns { (judged(visitor, sitting, it, &link, true)) } }
        }
        @if let Some(it) = all.iter().find(|it| it.ply == ply) {
            h3 { (visitor.key("review-this")) }
            ol.decisions { (judged(visitor, sitting, it, &link, true)) }
        }
        @if is_done {
            details { summary { (visitor.key("review-all")) }
                ol.decisions { @for it in &all { (judged(visitor, sitting, it, &link, false)) } }
            }
        }
    }
}

/// One decision: who, what it was worth before and after, and what the bot would have done.
fn judged(
    visitor: &Visitor,
    sitting: &Sitting,
    it: &Judged,
    link: &dyn Fn(usize) -> String,
    with_best: bool,
) -> Markup {
    let names = sitting.names();
    let speaker = Speaker::new(tongues::of(&sitting.header.game, visitor.lang), &names, Viewer::Seat(it.seat));
    let shares = Say::new("review-shares").with("before", percent(it.before)).with("after", percent(it.after));
    html! {
        li {
            // There one sees what there was to decide.
            a href=(link(it.ply)) data-ply=(it.ply) {
                (visitor.say(&Say::new("review-move").with("ply", it.ply + 1))) " "
                (seat_sign(it.seat)) " " strong { (sitting.name(it.seat)) } " "
                span.shares { (visitor.say(&shares)) }
            }
            @if let Some(game) = sitting.game.as_ref().filter(|_| with_best && it.loss() > 0.0) {
                small { (visitor.say(&Say::new("review-best").with("move", game.speak_move(&it.best, &speaker)))) }
            }
        }
    }
}

fn percent(share: f32) -> u32 {
    (share * 100.0).round() as u32
}
