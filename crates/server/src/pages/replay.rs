//! A replay, position by position: of the viewer's own seat during the game, of any seat after it.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::shell::{Shell, shell};
use crate::pages::{advice, render, tools};
use crate::tables::live::LiveInner;
use crate::tables::review::Review;
use crate::tables::tables::game_of;
use crate::tables::viewpoint::Viewpoint;
use brocante_core::{AnyTable, Message, Seat, Viewer};
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_table::text::NAME_CHARS_MAX;
use brocante_table::{Phase, TableState};
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Milliseconds per move, slow to fast.
const SPEEDS: [(&str, u32); 3] = [("slow", 2400), ("normal", 1200), ("fast", 400)];

/// Whose view of a position is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Perspective {
    Of(Viewer),
    /// Every seat's at once, after the game.
    All,
}

impl Perspective {
    fn viewer(self) -> Viewer {
        match self {
            Perspective::Of(viewer) => viewer,
            Perspective::All => Viewer::Public,
        }
    }

    /// As an address has it.
    fn name(self) -> String {
        match self {
            Perspective::Of(Viewer::Seat(seat)) => seat.0.to_string(),
            Perspective::Of(Viewer::Public) => "public".to_owned(),
            Perspective::All => "all".to_owned(),
        }
    }
}

pub struct ReplayPage<'a> {
    pub state: &'a TableState,
    pub perspective: Perspective,
    /// From where the visitor looks at the table itself.
    pub viewpoint: &'a Viewpoint,
    pub ply: usize,
    /// The table at that position.
    pub then: &'a dyn AnyTable,
    /// The points after every move, once the game is over.
    pub points: Option<Arc<Vec<Vec<i32>>>>,
    /// A bot's judgement of the decisions, if somebody has asked for it.
    pub review: Option<Arc<Review>>,
}

impl ReplayPage<'_> {
    /// What the script puts into the page.
    pub fn json(&self, visitor: &Visitor) -> Value {
        let regions: Map<String, Value> =
            self.regions(visitor).into_iter().map(|(id, html)| (id.to_owned(), html.into())).collect();
        json!({ "ply": self.ply, "text": self.text(visitor), "regions": regions })
    }

    fn regions(&self, visitor: &Visitor) -> Vec<(&'static str, String)> {
        let mut regions = render::moment(self.state, self.perspective.viewer(), visitor.lang, self.then);
        if self.perspective == Perspective::All
            && let Some((_, board)) = regions.iter_mut().find(|(id, _)| *id == "board")
        {
            *board = render::open_hands(self.state, visitor.lang, self.then).into_string() + board;
        }
        if self.state.phase() == Phase::Over {
            let review = advice::review(visitor, self.state, self.review.as_deref(), self.ply, &self.query());
            regions.push(("review", review.into_string()));
        }
        if self.state.phase() == Phase::Over && self.ply < self.state.ply() {
            regions.push(("what-if", self.what_if(visitor).into_string()));
        } else {
            regions.push(("what-if", String::new()));
        }
        regions
    }

    /// What an address needs to look through the same eyes.
    fn query(&self) -> String {
        let is_own = self.perspective == Perspective::Of(self.viewpoint.viewer) && !self.viewpoint.is_shared();
        if is_own { String::new() } else { format!("?as={}", self.perspective.name()) }
    }

    fn text(&self, visitor: &Visitor) -> String {
        visitor.text(&Message::new("moment-at").with("ply", self.ply).with("plies", self.state.ply()))
    }

    pub fn page(&self, visitor: &Visitor) -> Result<Markup, Problem> {
        let state = self.state;
        let game = game_of(&state.header.game)?;
        let content = html! {
            div id="main" class={ "table moment game-" (game.info().name) } data-address={ "/tables/" (state.id) "/at" } {
                (self.controls(visitor))
                @let (beside, within): (Vec<_>, Vec<_>) = self.regions(visitor).into_iter().partition(|(id, _)| *id == "review");
                @for (id, html) in within { section id=(id) class=(id) { (PreEscaped(html)) } }
                aside.aside {
                    // The review is beside the board that it is about.
                    @for (id, html) in beside { section id=(id) class=(id) { (PreEscaped(html)) } }
                    section.log {
                        h2 { (symbol("house-log")) (visitor.key("table-log")) }
                        ol id="log" tabindex="0" { (render::log(state, None, self.perspective.viewer(), visitor.lang, 0)) }
                    }
                }
            }
        };
        let frame = Shell {
            title: format!("{} · Brocante", game.info().title),
            game: Some(game),
            class: "table-page replay-page",
            tools: tools::tools(visitor, state, self.viewpoint, false),
            script: Some("replay.js"),
        };
        Ok(shell(visitor, &frame, &content))
    }

    fn controls(&self, visitor: &Visitor) -> Markup {
        let state = self.state;
        let plies = state.ply();
        let eyes = self.query();
        let link = |ply: usize| format!("/tables/{}/at/{ply}{eyes}", state.id);
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
                @if state.phase() == Phase::Over { (self.eyes_form(visitor)) }
                a.button.primary href=(self.viewpoint.address(state)) { (visitor.key("moment-now")) }
                (self.score_line(visitor))
            }
        }
    }

    /// The form to play on from here: one seat for the visitor, bots for the others.
    fn what_if(&self, visitor: &Visitor) -> Markup {
        let chosen = self.perspective.viewer().seat().or(self.then.to_act().first());
        html! {
            details.what-if {
                summary { (symbol("house-branch")) (visitor.key("what-if-title")) }
                form method="post" action={ "/tables/" (self.state.id) "/what-if" } {
                    input type="hidden" name="ply" value=(self.ply);
                    label.field { (visitor.key("what-if-seat"))
                        select name="seat" {
                            @for (seat, _) in self.state.seats() {
                                option value=(seat.0) selected[chosen == Some(seat)] { (self.state.name(seat)) }
                            }
                        }
                    }
                    label.field { (visitor.key("setup-name"))
                        input name="name" required maxlength=(NAME_CHARS_MAX) autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                    }
                    button.button type="submit" { (visitor.key("what-if-go")) }
                }
            }
        }
    }

    /// The choice of a perspective, after the game.
    fn eyes_form(&self, visitor: &Visitor) -> Markup {
        let choice = |perspective: Perspective, text: String| {
            html! { option value=(perspective.name()) selected[self.perspective == perspective] { (text) } }
        };
        html! {
            form.eyes method="get" {
                label { span.visually-hidden { (visitor.key("moment-eyes")) }
                    select id="eyes" name="as" title=(visitor.key("moment-eyes")) {
                        (choice(Perspective::Of(Viewer::Public), visitor.key("moment-eyes-public")))
                        (choice(Perspective::All, visitor.key("moment-eyes-all")))
                        @for (seat, _) in self.state.seats() {
                            @let say = Message::new("moment-eyes-of").with("name", self.state.name(seat));
                            (choice(Perspective::Of(Viewer::Seat(seat)), visitor.text(&say)))
                        }
                    }
                }
                button.button type="submit" { (visitor.key("page-apply")) }
            }
        }
    }

    /// The points if the game had ended then: one line per seat, under the slider.
    fn score_line(&self, visitor: &Visitor) -> Markup {
        let plies = self.state.ply();
        let Some(points) = &self.points else { return html! {} };
        let all = || points.iter().flatten().copied();
        let most = all().max().unwrap_or(0).max(1);
        // If all points are far from 0, the chart begins near the least.
        let least = all().min().unwrap_or(0);
        let least = if least > most / 3 { least - (most - least) / 4 - 1 } else { least.min(0) };
        let height = |points: i32| f64::from(most - points) / f64::from(most - least) * CHART_HEIGHT;
        let line = |seat: Seat| {
            let spots =
                points.iter().enumerate().map(|(ply, points)| format!("{ply},{:.1}", height(points[seat.index()])));
            spots.collect::<Vec<_>>().join(" ")
        };
        let view_box = format!("0 -2 {} {}", plies.max(1), CHART_HEIGHT + 4.0);
        let seats: Vec<Seat> = self.state.seats().map(|(seat, _)| seat).collect();
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
                            (seat_sign(seat)) span.name { (self.state.name(seat)) } " "
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

/// The points of every seat after every move of a finished game. They are computed once.
pub fn points(inner: &mut LiveInner) -> Option<Arc<Vec<Vec<i32>>>> {
    if inner.points.is_none() && inner.state.phase() == Phase::Over {
        let mut points = Vec::new();
        inner.state.game.as_ref()?.replay(&mut |table, _| points.push(table.points_so_far()));
        inner.points = Some(Arc::new(points));
    }
    inner.points.clone()
}
