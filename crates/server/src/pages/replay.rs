//! A game looked at again, moment by moment: the own seat's during the game, anybody's after its end.

use super::{Frame, advice, shell};
use crate::hall::{Inner, game_of};
use crate::problem::Problem;
use crate::render;
use crate::review::Review;
use crate::sitting::Sitting;
use crate::standpoint::Standpoint;
use crate::tongues;
use crate::visitor::Visitor;
use brocante_core::show::{seat_class, seat_sign, symbol};
use brocante_core::text::{Say, Speaker};
use brocante_core::{AnyTable, Record, Seat, Viewer};
use brocante_store::Phase;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Milliseconds a move, slow to fast.
const SPEEDS: [(&str, u32); 3] = [("slow", 2400), ("normal", 1200), ("fast", 400)];

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Eyes {
    Of(Viewer),
    /// Everybody's at once, after the end.
    All,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Of(viewer) => viewer,
            Eyes::All => Viewer::Public,
        }
    }

    /// As an address has it.
    fn name(self) -> String {
        match self {
            Eyes::Of(Viewer::Seat(seat)) => seat.0.to_string(),
            Eyes::Of(Viewer::Public) => "public".to_owned(),
            Eyes::All => "all".to_owned(),
        }
    }
}

pub struct Moment<'a> {
    pub sitting: &'a Sitting,
    pub eyes: Eyes,
    /// From where somebody looks at the table itself.
    pub standpoint: &'a Standpoint,
    pub ply: usize,
    /// The table as it was then.
    pub then: &'a dyn AnyTable,
    /// The points after every move, once the game is over.
    pub points: Option<Arc<Vec<Vec<i32>>>>,
    /// What a bot thinks of the decisions, where somebody has asked.
    pub review: Option<Arc<Review>>,
}

impl Moment<'_> {
    /// What the script puts into the page.
    pub fn json(&self, visitor: &Visitor) -> Value {
        let regions: Map<String, Value> =
            self.regions(visitor).into_iter().map(|(id, html)| (id.to_owned(), html.into())).collect();
        json!({ "ply": self.ply, "text": self.text(visitor), "regions": regions })
    }

    fn regions(&self, visitor: &Visitor) -> Vec<(&'static str, String)> {
        let mut regions = render::moment(self.sitting, self.eyes.viewer(), visitor.lang, self.then);
        if self.eyes == Eyes::All
            && let Some((_, board)) = regions.iter_mut().find(|(id, _)| *id == "board")
        {
            *board = render::open_hands(self.sitting, visitor.lang, self.then).into_string() + board;
        }
        if self.sitting.phase() == Phase::Over {
            let review = advice::review(visitor, self.sitting, self.review.as_deref(), self.ply, &self.query());
            regions.push(("review", review.into_string()));
        }
        if self.sitting.phase() == Phase::Over && self.ply < self.sitting.ply() {
            regions.push(("what-if", self.what_if(visitor).into_string()));
        } else {
            regions.push(("what-if", String::new()));
        }
        regions
    }

    /// What an address needs to look through the same eyes.
    fn query(&self) -> String {
        let is_own = self.eyes == Eyes::Of(self.standpoint.viewer) && !self.standpoint.is_shared();
        if is_own { String::new() } else { format!("?as={}", self.eyes.name()) }
    }

    fn text(&self, visitor: &Visitor) -> String {
        visitor.say(&Say::new("moment-at").with("ply", self.ply).with("plies", self.sitting.ply()))
    }

    pub fn page(&self, visitor: &Visitor) -> Result<Markup, Problem> {
        let sitting = self.sitting;
        let game = game_of(&sitting.header.game)?;
        let content = html! {
            div id="main" class={ "table moment game-" (game.info().name) } data-address={ "/tables/" (sitting.id) "/at" } {
                (self.controls(visitor))
                @let (beside, within): (Vec<_>, Vec<_>) = self.regions(visitor).into_iter().partition(|(id, _)| *id == "review");
                @for (id, html) in within { section id=(id) class=(id) { (PreEscaped(html)) } }
                aside.aside {
                    // What a bot has to say stands beside the board that it speaks of.
                    @for (id, html) in beside { section id=(id) class=(id) { (PreEscaped(html)) } }
                    section.log {
                        h2 { (symbol("house-log")) (visitor.key("table-log")) }
                        ol id="log" tabindex="0" { (render::log(sitting, None, self.eyes.viewer(), visitor.lang, 0)) }
                    }
                }
            }
        };
        let frame = Frame {
            title: format!("{} · Brocante", game.info().title),
            game: Some(game),
            class: "table-page replay-page",
            tools: super::table::tools(visitor, sitting, self.standpoint, false),
            script: Some("replay.js"),
        };
        Ok(shell(visitor, &frame, &content))
    }

    fn controls(&self, visitor: &Visitor) -> Markup {
        let sitting = self.sitting;
        let plies = sitting.ply();
        let eyes = self.query();
        let link = |ply: usize| format!("/tables/{}/at/{ply}{eyes}", sitting.id);
        let step = |name: &str, ply: usize, sign: &str| {
            let text = visitor.key(&format!("moment-{name}"));
            html! { a.button href=(link(ply)) data-step=(name) aria-label=(text) title=(text) { (sign) } }
        };
        html! {
            nav.moment-bar aria-label=(visitor.key("moment-title")) {
                (step("first", 0, "|◀"))
                (step("before", self.ply.saturating_sub(1), "◀"))
                button.button id="play" type="button" aria-pressed="false" aria-label=(visitor.key("moment-play")) title=(visitor.key("moment-play")) {
                    (symbol("house-play"))
                }
                (step("after", (self.ply + 1).min(plies), "▶"))
                (step("last", plies, "▶|"))
                input id="moment" type="range" min="0" max=(plies) value=(self.ply) aria-label=(visitor.key("moment-title"));
                strong id="moment-text" aria-live="polite" { (self.text(visitor)) }
                label { span.visually-hidden { (visitor.key("moment-speed")) }
                    select id="speed" title=(visitor.key("moment-speed")) {
                        @for (name, ms) in SPEEDS {
                            option value=(ms) selected[name == "normal"] { (visitor.key(&format!("moment-speed-{name}"))) }
                        }
                    }
                }
                @if sitting.phase() == Phase::Over { (self.eyes_form(visitor)) }
                a.button.primary href=(self.standpoint.address(sitting)) { (visitor.key("moment-now")) }
                (self.score_line(visitor))
            }
        }
    }

    /// Another game from here on: one seat for whoever asks, bots for the others.
    fn what_if(&self, visitor: &Visitor) -> Markup {
        let chosen = self.eyes.viewer().seat().or(self.then.to_act().first());
        html! {
            details.what-if {
                summary { (symbol("house-branch")) (visitor.key("what-if-title")) }
                form method="post" action={ "/tables/" (self.sitting.id) "/what-if" } {
                    input type="hidden" name="ply" value=(self.ply);
                    label.field { (visitor.key("what-if-seat"))
                        select name="seat" {
                            @for (seat, _) in self.sitting.seats() {
                                option value=(seat.0) selected[chosen == Some(seat)] { (self.sitting.name(seat)) }
                            }
                        }
                    }
                    label.field { (visitor.key("setup-name"))
                        input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                    }
                    button.button type="submit" { (visitor.key("what-if-go")) }
                }
            }
        }
    }

    /// Through whose eyes: after the end, and by choice.
    fn eyes_form(&self, visitor: &Visitor) -> Markup {
        let choice = |eyes: Eyes, text: String| {
            html! { option value=(eyes.name()) selected[self.eyes == eyes] { (text) } }
        };
        html! {
            form.eyes method="get" {
                label { span.visually-hidden { (visitor.key("moment-eyes")) }
                    select id="eyes" name="as" title=(visitor.key("moment-eyes")) {
                        (choice(Eyes::Of(Viewer::Public), visitor.key("moment-eyes-public")))
                        (choice(Eyes::All, visitor.key("moment-eyes-all")))
                        @for (seat, _) in self.sitting.seats() {
                            @let say = Say::new("moment-eyes-of").with("name", self.sitting.name(seat));
                            (choice(Eyes::Of(Viewer::Seat(seat)), visitor.say(&say)))
                        }
                    }
                }
                button.button type="submit" { (visitor.key("page-apply")) }
            }
        }
    }

    /// What everybody would have had if the game had ended then, a line a seat, under the slider.
    fn score_line(&self, visitor: &Visitor) -> Markup {
        let plies = self.sitting.ply();
        let Some(points) = &self.points else { return html! {} };
        let all = || points.iter().flatten().copied();
        let most = all().max().unwrap_or(0).max(1);
        // Where all is far from nothing, the lines begin near the least.
        let least = all().min().unwrap_or(0);
        let least = if least > most / 3 { least - (most - least) / 4 - 1 } else { least.min(0) };
        let height = |points: i32| f64::from(most - points) / f64::from(most - least) * CHART_HEIGHT;
        let line = |seat: Seat| {
            let spots =
                points.iter().enumerate().map(|(ply, points)| format!("{ply},{:.1}", height(points[seat.index()])));
            spots.collect::<Vec<_>>().join(" ")
        };
        let view_box = format!("0 -2 {} {}", plies.max(1), CHART_HEIGHT + 4.0);
        let seats: Vec<Seat> = self.sitting.seats().map(|(seat, _)| seat).collect();
        let last = points.last().cloned().unwrap_or_default();
        html! {
            figure.score-line {
                figcaption.visually-hidden { (visitor.key("moment-score")) }
                div.lines {
                    svg id="score-line" viewBox=(view_box) preserveAspectRatio="none" role="img" aria-label=(visitor.key("moment-score")) {
                        @if least <= 0 { line.zero x1="0" x2=(plies) y1=(height(0)) y2=(height(0)) {} }
                        @for &seat in &seats { polyline class={ (seat_class(seat)) " dash-" (seat.0) } points=(line(seat)) {} }
                        line.now id="score-now" x1=(self.ply) x2=(self.ply) y1="-2" y2=(CHART_HEIGHT + 2.0) {}
                    }
                    span.most { (most) }
                    span.least { (least) }
                }
                ul {
                    @for &seat in &seats {
                        li class=(seat_class(seat)) {
                            svg.key viewBox="0 0 24 6" aria-hidden="true" { line class={ (seat_class(seat)) " dash-" (seat.0) } x1="0" x2="24" y1="3" y2="3" {} }
                            (seat_sign(seat)) span.name { (self.sitting.name(seat)) } " "
                            b data-points=(by_ply(points, seat)) { (points.get(self.ply).unwrap_or(&last)[seat.index()]) }
                        }
                    }
                }
            }
        }
    }
}

/// In the units of the chart; it is stretched to the page.
const CHART_HEIGHT: f64 = 100.0;

fn by_ply(points: &[Vec<i32>], seat: Seat) -> String {
    points.iter().map(|points| points[seat.index()].to_string()).collect::<Vec<_>>().join(" ")
}

/// The points so far of every seat, after every move of a finished game. They are found out once.
pub fn points(inner: &mut Inner) -> Option<Arc<Vec<Vec<i32>>>> {
    if inner.points.is_none() && inner.sitting.phase() == Phase::Over {
        inner.points = points_by_ply(&inner.sitting).map(Arc::new);
    }
    inner.points.clone()
}

fn points_by_ply(sitting: &Sitting) -> Option<Vec<Vec<i32>>> {
    let record = Record::parse(&sitting.game.as_ref()?.record()).ok()?;
    let tongue = tongues::of(&sitting.header.game, "en");
    let speaker = Speaker::new(tongue, &[], Viewer::Public);
    let mut table = game_of(&sitting.header.game).ok()?.open(&record.header, tongue).ok()?;
    let mut points = vec![table.points_so_far()];
    for played in &record.moves {
        table.play(played.seat, &played.mv, &speaker).ok()?;
        points.push(table.points_so_far());
    }
    Some(points)
}
