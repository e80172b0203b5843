//! Stories: the guided first game, and the examples of the rules pages. Nothing is kept of them: every step
//! is an address, and the page of a step is made from the game's `stories.toml`.

use super::{Frame, shell};
use crate::hall::game_of;
use crate::problem::Problem;
use crate::render::{self, score_table};
use crate::sitting::bot_name;
use crate::tongues;
use crate::visitor::Visitor;
use brocante_core::show::symbol;
use brocante_core::story::{FIRST_GAME, Story};
use brocante_core::text::{Say, Speaker};
use brocante_core::{AnyGame, AnyTable, Frame as TableFrame, LogLine, Offer, Refused, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};

/// More sentences than these are left out between two notes.
const MEANWHILE_MAX: usize = 6;

/// A story at one of its notes.
pub struct Telling<'a> {
    visitor: &'a Visitor,
    game: &'a dyn AnyGame,
    story: &'a Story,
    step: usize,
    table: Box<dyn AnyTable>,
    names: Vec<String>,
}

impl<'a> Telling<'a> {
    pub fn new(
        visitor: &'a Visitor,
        game: &'a dyn AnyGame,
        stories: &'a [Story],
        name: &str,
        step: usize,
    ) -> Option<Telling<'a>> {
        let story = stories.iter().find(|story| story.name == name).filter(|story| step < story.notes.len())?;
        let table = story.open(game, step, tongues::of(game.info().name, visitor.lang)).ok()?;
        let name = |seat: Seat| match &visitor.name {
            Some(name) if seat == story.seat => name.clone(),
            None if seat == story.seat => visitor.key("story-you"),
            _ => bot_name(seat).to_owned(),
        };
        let names = Seat::all(table.seats()).map(name).collect();
        Some(Telling { visitor, game, story, step, table, names })
    }

    /// A step of a story by its address.
    pub fn find(visitor: &'a Visitor, game: &str, name: &str, step: usize) -> Result<Telling<'a>, Problem> {
        let game = game_of(game)?;
        Telling::new(visitor, game, tongues::stories(game.info().name), name, step).ok_or(Problem::NotFound)
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker::new(tongues::of(self.game.info().name, self.visitor.lang), &self.names, Viewer::Seat(self.story.seat))
    }

    fn is_last(&self) -> bool {
        self.step + 1 == self.story.notes.len()
    }

    /// Where a step is found.
    fn address(&self, step: usize) -> String {
        format!("/games/{}/stories/{}/{step}", self.game.info().name, self.story.name)
    }

    fn next_address(&self) -> String {
        self.address(self.step + 1)
    }

    /// The reader's move: the one the note asks for, or what is wrong with it.
    pub fn check(mut self, mv: &Value) -> Result<String, Problem> {
        let next = self.next_address();
        match self.story.asked(self.step) {
            Some(asked) if asked == mv => return Ok(next),
            Some(_) => {}
            None => return Err(Problem::NotFound),
        }
        let names = std::mem::take(&mut self.names);
        let tongue = tongues::of(self.game.info().name, self.visitor.lang);
        let speaker = Speaker::new(tongue, &names, Viewer::Seat(self.story.seat));
        self.table.play(self.story.seat, mv, &speaker).map_err(Problem::Refused)?;
        let sentence = self.visitor.key("story-otherwise");
        Err(Problem::Refused(Refused { code: "story", rule: None, sentence }))
    }

    /// What the script puts into the page.
    pub fn json(&self) -> Value {
        let regions: Map<String, Value> =
            self.regions().into_iter().map(|(id, html)| (id.to_owned(), html.into())).collect();
        json!({ "point": self.point(), "regions": regions, "yours": self.story.asked(self.step).is_some() })
    }

    fn point(&self) -> String {
        self.story.notes[self.step].point.join(" ")
    }

    fn regions(&self) -> Vec<(&'static str, String)> {
        let speaker = self.speaker();
        let action = self.address(self.step);
        let offer = self.story.asked(self.step).map_or(Offer::Nothing, Offer::Only);
        let frame = TableFrame {
            speaker,
            action: &action,
            at: self.step as u64,
            words: &[],
            offer,
            hand_only: false,
            memory: None,
        };
        let shown = self.table.show(&frame);
        let panels = html! {
            @for ((seat, panel), name) in Seat::all(self.table.seats()).zip(&shown.panels).zip(&self.names) {
                (render::plain_panel(&*self.table, seat, name, panel))
            }
        };
        let status = html! {
            p.prompt id="prompt" tabindex="-1" { (shown.prompt) }
            (render::choices(&shown.choices, &action, self.step as u64))
            (shown.forms)
        };
        let end = html! {
            @if let Some(score) = self.table.score(&speaker) {
                section.end aria-label=(self.visitor.key("table-end")) {
                    div.scores { (score_table(&score, &speaker, self.game.info().name, self.table.outcome().unwrap_or_default())) }
                }
            }
        };
        vec![
            ("note", self.note().into_string()),
            ("status", status.into_string()),
            ("seats", panels.into_string()),
            ("end", end.into_string()),
            ("board", shown.board.into_string()),
        ]
    }

    /// What happened since the note before.
    fn meanwhile(&self) -> Vec<LogLine> {
        let Some(before) = self.step.checked_sub(1).map(|step| &self.story.notes[step]) else { return Vec::new() };
        // The reader knows the move made at the note before.
        let since = before.at + 1 + usize::from(before.you);
        self.table.log_since(since, &self.speaker())
    }

    fn note(&self) -> Markup {
        let visitor = self.visitor;
        let note = &self.story.notes[self.step];
        let lines = self.meanwhile();
        let steps = Say::new("story-step").with("step", self.step + 1).with("steps", self.story.notes.len());
        html! {
            @if !lines.is_empty() {
                ul.meanwhile {
                    @if lines.len() > MEANWHILE_MAX { li { "…" } }
                    @for line in lines.iter().skip(lines.len().saturating_sub(MEANWHILE_MAX)) { li { (line.text) } }
                }
            }
            p.told { (self.speaker().say(&self.story.say(note))) }
            div.button-row {
                @if self.step > 0 {
                    a.button href=(self.address(self.step - 1)) data-turn="back" { (visitor.key("story-back")) }
                }
                @if self.story.asked(self.step).is_some() {
                    span.your-move { (symbol("house-play")) (visitor.key("story-your-move")) }
                } @else if !self.is_last() {
                    a.button.primary href=(self.next_address()) data-turn="on" { (visitor.key("story-on")) }
                }
                @if self.is_last() { (self.farewell()) }
                span.steps { (visitor.say(&steps)) }
            }
        }
    }

    /// What comes after the story.
    fn farewell(&self) -> Markup {
        let name = self.game.info().name;
        html! {
            @if self.story.name == FIRST_GAME {
                a.button.primary href={ "/games/" (name) "/new?with=bots" } { (self.visitor.key("story-real")) }
                a.button href={ "/games/" (name) "/rules" } { (self.visitor.key("story-rules")) }
            }
            a.button href=(self.address(0)) data-turn="again" { (self.visitor.key("story-again")) }
        }
    }

    pub fn page(&self) -> Markup {
        let visitor = self.visitor;
        let info = self.game.info();
        let is_first_game = self.story.name == FIRST_GAME;
        let heading = if is_first_game { visitor.key("story-first-game") } else { visitor.key("front-rules") };
        let regions = self.regions();
        let region = |id: &str| {
            let html = regions.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str());
            PreEscaped(html.to_owned())
        };
        let content = html! {
            div id="main" class={ "table lesson game-" (info.name) } data-story=(self.address(0)) data-step=(self.step)
                data-point=(self.point()) data-yours=(self.story.asked(self.step).is_some()) data-texts=(super::table::texts(visitor)) {
                section.seats id="seats" aria-label=(visitor.key("table-seats")) { (region("seats")) }
                div.slate {
                    section.note-card id="note" aria-live="polite" { (region("note")) }
                    section.status id="status-line" {
                        div id="status" { (region("status")) }
                        div.refusal id="refusal" role="alert" hidden {}
                    }
                }
                main.board-area {
                    h1.visually-hidden { (info.title) ": " (heading) }
                    div id="end" { (region("end")) }
                    div.board id="board" { (region("board")) }
                }
            }
        };
        let tools = html! {
            span.where { strong { (info.title) } " " span.hint { (heading) } }
            a.tool href={ "/games/" (info.name) "/rules" } target="_blank" title=(visitor.key("table-rules")) {
                (symbol("house-rules")) span.tool-text { (visitor.key("table-rules")) }
            }
            (super::table::sound_menu(visitor))
        };
        let frame = Frame {
            title: format!("{heading} · {} · Brocante", info.title),
            game: Some(self.game),
            class: "table-page story-page",
            tools,
            script: Some("story.js"),
        };
        shell(visitor, &frame, &content)
    }
}

/// A story inside a rules page.
pub fn figure(telling: &Telling<'_>, caption: &str) -> Markup {
    let regions = telling.regions();
    let find = |id: &str| regions.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str());
    html! {
        figure class={ "example game-" (telling.game.info().name) } data-story=(telling.address(0)) data-point=(telling.point()) {
            figcaption { (caption) }
            div.told-note data-region="note" aria-live="polite" { (PreEscaped(find("note"))) }
            div.seats data-region="seats" { (PreEscaped(find("seats"))) }
            div data-region="end" { (PreEscaped(find("end"))) }
            div.board data-region="board" { (PreEscaped(find("board"))) }
        }
    }
}
