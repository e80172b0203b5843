//! A game looked at again, moment by moment: the own seat's during the game, anybody's after its end.

use super::{Frame, shell};
use crate::hall::game_of;
use crate::problem::Problem;
use crate::render;
use crate::sitting::Sitting;
use crate::visitor::Visitor;
use brocante_core::show::symbol;
use brocante_core::text::Say;
use brocante_core::{AnyTable, Viewer};
use brocante_store::Phase;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};

/// Milliseconds a move, slow to fast.
const SPEEDS: [(&str, u32); 3] = [("slow", 2400), ("normal", 1200), ("fast", 400)];

pub struct Moment<'a> {
    pub sitting: &'a Sitting,
    /// Through whose eyes it is seen.
    pub viewer: Viewer,
    /// Who looks.
    pub own: Viewer,
    pub ply: usize,
    /// The table as it was then.
    pub then: &'a dyn AnyTable,
}

impl Moment<'_> {
    /// What the script puts into the page.
    pub fn json(&self, visitor: &Visitor) -> Value {
        let regions: Map<String, Value> =
            self.regions(visitor).into_iter().map(|(id, html)| (id.to_owned(), html.into())).collect();
        json!({ "ply": self.ply, "text": self.text(visitor), "regions": regions })
    }

    fn regions(&self, visitor: &Visitor) -> Vec<(&'static str, String)> {
        render::moment(self.sitting, self.viewer, visitor.lang, self.then)
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
                @for (id, html) in self.regions(visitor) { section id=(id) class=(id) { (PreEscaped(html)) } }
                aside.aside {
                    section.log {
                        h2 { (symbol("house-log")) (visitor.key("table-log")) }
                        ol id="log" tabindex="0" { (render::log(sitting, self.viewer, visitor.lang, 0)) }
                    }
                }
            }
        };
        let frame = Frame {
            title: format!("{} · Brocante", game.info().title),
            game: Some(game),
            class: "table-page replay-page",
            tools: super::table::tools(visitor, sitting, self.own),
            script: Some("replay.js"),
        };
        Ok(shell(visitor, &frame, &content))
    }

    fn controls(&self, visitor: &Visitor) -> Markup {
        let sitting = self.sitting;
        let plies = sitting.ply();
        let eyes = match self.viewer {
            viewer if viewer == self.own => String::new(),
            Viewer::Public => "?as=public".to_owned(),
            Viewer::Seat(seat) => format!("?as={}", seat.0),
        };
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
                @if sitting.phase() == Phase::Over { (self.eyes(visitor)) }
                a.button.primary href={ "/tables/" (sitting.id) } { (visitor.key("moment-now")) }
            }
        }
    }

    /// Through whose eyes: after the end, and by choice.
    fn eyes(&self, visitor: &Visitor) -> Markup {
        html! {
            label { span.visually-hidden { (visitor.key("moment-eyes")) }
                select id="eyes" title=(visitor.key("moment-eyes")) {
                    option value="public" selected[self.viewer == Viewer::Public] { (visitor.key("moment-eyes-public")) }
                    @for (seat, _) in self.sitting.seats() {
                        option value=(seat.0) selected[self.viewer.is(seat)] {
                            (visitor.say(&Say::new("moment-eyes-of").with("name", self.sitting.name(seat))))
                        }
                    }
                }
            }
        }
    }
}
