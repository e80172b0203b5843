//! Pages about trust: how a table is shuffled, whether a record is what it says, and the same deal at
//! other tables.

use super::{Frame, shell};
use crate::entry::{Origin, SeatFor};
use crate::hall::game_of;
use crate::problem::Problem;
use crate::records::Standing;
use crate::sitting::Sitting;
use crate::standpoint::Standpoint;
use crate::visitor::Visitor;
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::Say;
use brocante_store::Phase;
use maud::{Markup, html};

/// What the script says about a record.
const TEXTS: [&str; 25] = [
    "checking",
    "whole",
    "changed",
    "commitment",
    "commitment-fails",
    "other-commitment",
    "shares",
    "shares-fails",
    "seed",
    "seed-fails",
    "no-seed",
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

/// How this table is shuffled; after the end, with everything that proves it.
pub fn page(visitor: &Visitor, sitting: &Sitting, standpoint: &Standpoint) -> Result<Markup, Problem> {
    let game = game_of(&sitting.header.game)?;
    let is_over = sitting.phase() == Phase::Over;
    let fair = sitting.header.fair.as_ref().filter(|_| is_over);
    let content = html! {
        main.narrow.fair id="main" {
            h1 { (visitor.key("fair-title")) }
            @for step in ["fair-step-secret", "fair-step-shares", "fair-step-seed", "fair-step-end"] { p { (visitor.key(step)) } }
            @match commitment_of(sitting) {
                Some(commitment) => {
                    h2 { (visitor.key("fair-commitment")) }
                    p { code.hash { (commitment) } }
                    (shares(visitor, sitting))
                }
                None => p.hint { (visitor.key("fair-none")) },
            }
            @if let Some(fair) = fair {
                h2 { (visitor.key("fair-secret")) }
                p { code.hash { (fair.secret) } }
            }
            @if is_over {
                h2 { (visitor.key("fair-check")) }
                ol.checks id="checks" data-record={ "/tables/" (sitting.id) "/record.json" } data-texts=(texts(visitor)) aria-live="polite" {}
                p.hint { (visitor.key("fair-check-hint")) }
                div.button-row {
                    a.button href={ "/tables/" (sitting.id) "/record.json" } download { (visitor.key("table-record")) }
                    a.button href=(standpoint.address(sitting)) { (visitor.key("deal-back")) }
                }
            } @else {
                p.hint { (visitor.key("fair-later")) }
                a.button href=(standpoint.address(sitting)) { (visitor.key("deal-back")) }
            }
        }
    };
    let frame = Frame {
        title: format!("{} · {} · Brocante", visitor.key("fair-title"), sitting.code),
        game: Some(game),
        class: "plain",
        script: Some("fair.js"),
        ..Frame::default()
    };
    Ok(shell(visitor, &frame, &content))
}

fn commitment_of(sitting: &Sitting) -> Option<String> {
    // Where somebody has laid out cards by hand, nothing was shuffled.
    if sitting.settings.scripted {
        return None;
    }
    // A deal played again was shuffled where it was played first.
    let first = sitting.header.fair.as_ref().map(|fair| fair.commitment.clone());
    sitting.commitment().filter(|_| sitting.origin.is_none()).or(first)
}

fn shares(visitor: &Visitor, sitting: &Sitting) -> Markup {
    let people = sitting.places.iter().filter(|place| place.sitter.is_some()).count();
    let say = Say::new("fair-shares").with("shares", sitting.shares().len()).with("people", people);
    html! { p { (visitor.say(&say)) } }
}

/// A line under the seats of a table that gathers: the server's part is fixed, and who has added theirs.
pub fn gathering_line(sitting: &Sitting, lacks_share: bool, speak: impl Fn(&Say) -> String) -> Markup {
    if sitting.settings.scripted {
        return html! { p.hint { (speak(&Say::new("table-scripted"))) } };
    }
    if let Some(Origin::Deal { .. }) = sitting.origin {
        return html! { p.hint { (speak(&Say::new("origin-deal"))) } };
    }
    let Some(commitment) = commitment_of(sitting) else { return html! {} };
    let people = sitting.places.iter().filter(|place| place.sitter.is_some()).count();
    html! {
        p.shuffle data-commitment=(commitment) data-share-wanted[lacks_share && sitting.origin.is_none()] {
            (symbol("house-fair")) " "
            a href={ "/tables/" (sitting.id) "/fair" } { (speak(&Say::new("fair-line").with("shares", sitting.shares().len()).with("people", people))) }
            " " code.hash { (&commitment[..12]) "…" }
        }
    }
}

/// Where anybody can have a record checked, and bring it here.
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
    let frame = Frame { title, class: "plain", script: Some("fair.js"), ..Frame::default() };
    shell(visitor, &frame, &content)
}

/// The same deal at every table, seat for seat, and a way to play it once more.
pub fn deal(visitor: &Visitor, sitting: &Sitting, (results, playing): (&[Standing], usize)) -> Result<Markup, Problem> {
    let game = game_of(&sitting.header.game)?;
    let content = html! {
        main.narrow.deal id="main" {
            h1 { (visitor.key("deal-title")) }
            p { (visitor.key("deal-about")) }
            div.scores { table.deal-table {
                thead { tr {
                    th scope="col" { (visitor.key("deal-seat")) }
                    @for (at, result) in results.iter().enumerate() {
                        th scope="col" {
                            a href={ "/tables/" (result.table) "/at/0" } { (visitor.say(&Say::new("deal-table").with("number", at + 1))) }
                            @if result.table == sitting.id { " " em { (visitor.key("deal-this")) } }
                        }
                    }
                } }
                tbody { @for (seat, _) in sitting.seats() {
                    tr class=(seat_class(seat)) {
                        th scope="row" { (seat_sign(seat)) " " (seat.0 + 1) }
                        @for result in results {
                            @let at = seat.index();
                            td {
                                span.name { (result.names.get(at).map_or("", String::as_str)) }
                                @if result.bots.get(at) == Some(&true) { " " (symbol("house-bot")) }
                                " " b { (result.points.get(at).copied().unwrap_or_default()) }
                                @if result.winners.get(at) == Some(&true) { " " (symbol("house-crown")) }
                            }
                        }
                    }
                } }
            } }
            @if playing > 0 { p.hint { (visitor.say(&Say::new("deal-playing").with("count", playing))) } }
            h2 { (visitor.key("deal-again")) }
            form.setup-form method="post" action={ "/tables/" (sitting.id) "/deal" } {
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                }
                label.field { (visitor.key("setup-others"))
                    select name="others" {
                        @for kind in SeatFor::ALL {
                            option value=(kind.name()) selected[kind == SeatFor::Bot] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
                        }
                    }
                }
                div.button-row {
                    button.button.primary type="submit" { (visitor.key("deal-begin")) }
                    button.button type="submit" name="bots" value="true" formnovalidate { (symbol("house-bot")) (visitor.key("deal-bots")) }
                }
                p.hint { (visitor.key("deal-hidden")) }
            }
            a.button href={ "/tables/" (sitting.id) } { (visitor.key("deal-back")) }
        }
    };
    let title = format!("{} · {} · Brocante", visitor.key("deal-title"), game.info().title);
    Ok(shell(visitor, &Frame { title, game: Some(game), class: "plain", ..Frame::default() }, &content))
}
