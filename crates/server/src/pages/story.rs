//! Stories: the guided first game, and the examples of the rules pages. The server keeps nothing of them: every step is
//! an address, and its page is made from the game's `stories.toml`.

use crate::edge::languages;
use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::pages::score::score_table;
use crate::pages::shell::{Shell, shell};
use crate::pages::{render, tools};
use crate::tables::tables::game_of;
use brocante_core::{AnyTable, Message, Refused, Seat, Viewer};
use brocante_show::page::symbol;
use brocante_show::story::{FIRST_GAME, Story};
use brocante_show::{Frame, LogLine, Offer, ShownGame, Translator};
use brocante_table::bot_name;
use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value, json};

/// The most sentences about what happened between two notes.
const MEANWHILE_MAX: usize = 6;

/// A story at one of its notes.
pub struct StoryPage<'a> {
    visitor: &'a Visitor,
    game: &'a dyn ShownGame,
    story: &'a Story,
    step: usize,
    table: Box<dyn AnyTable>,
    names: Vec<String>,
}

impl<'a> StoryPage<'a> {
    pub fn new(
        visitor: &'a Visitor,
        game: &'a dyn ShownGame,
        stories: &'a [Story],
        name: &str,
        step: usize,
    ) -> Option<StoryPage<'a>> {
        let story = stories.iter().find(|story| story.name == name).filter(|story| step < story.notes.len())?;
        let table = story.open(game, step, visitor.lang).ok()?;
        let name = |seat: Seat| match &visitor.name {
            Some(name) if seat == story.seat => name.clone(),
            None if seat == story.seat => visitor.key("story-you"),
            _ => bot_name(seat).to_owned(),
        };
        let names = Seat::all(table.seats()).map(name).collect();
        Some(StoryPage { visitor, game, story, step, table, names })
    }

    /// A step of a story by its address.
    pub fn find(visitor: &'a Visitor, game: &str, name: &str, step: usize) -> Result<StoryPage<'a>, Problem> {
        let game = game_of(game)?;
        StoryPage::new(visitor, game, languages::stories(game.info().name), name, step).ok_or(Problem::NotFound)
    }

    fn translator(&self) -> Translator<'_> {
        Translator::new(
            languages::of(self.game.info().name, self.visitor.lang),
            &self.names,
            Viewer::Seat(self.story.seat),
        )
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
        let (seat, game) = (self.story.seat, self.game.info().name);
        let names = std::mem::take(&mut self.names);
        let refused = |refused| Problem::refused_at(refused, game, names, Viewer::Seat(seat));
        match self.table.play(seat, mv) {
            Err(error) => Err(refused(error)),
            Ok(_) => {
                let message = Message::new("story-otherwise");
                Err(refused(Refused { code: "story", rule: None, message }))
            }
        }
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
        let translator = self.translator();
        let action = self.address(self.step);
        let offer = self.story.asked(self.step).map_or(Offer::Nothing, Offer::Only);
        let frame = Frame { action: &action, at: self.step as u64, offer, ..Frame::still(translator) };
        let shown = self.game.render(&*self.table, &frame);
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
            @if let Some(score) = self.game.score(&*self.table, &translator) {
                section.end aria-label=(self.visitor.key("table-end")) {
                    div.scores { (score_table(&score, &translator, self.game.info().name, self.table.winners().unwrap_or_default())) }
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
        // The reader made the move at the note before.
        let since = before.at + 1 + usize::from(before.you);
        self.game.log_since(&*self.table, since, &self.translator())
    }

    fn note(&self) -> Markup {
        let visitor = self.visitor;
        let note = &self.story.notes[self.step];
        let lines = self.meanwhile();
        let steps = Message::new("story-step").with("step", self.step + 1).with("steps", self.story.notes.len());
        html! {
            @if !lines.is_empty() {
                ul.meanwhile {
                    @if lines.len() > MEANWHILE_MAX { li { "…" } }
                    @for line in lines.iter().skip(lines.len().saturating_sub(MEANWHILE_MAX)) { li { (line.text) } }
                }
            }
            p.told { (self.translator().text(&self.story.message(note))) }
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
                span.steps { (visitor.text(&steps)) }
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
                data-point=(self.point()) data-yours=(self.story.asked(self.step).is_some()) data-texts=(tools::texts(visitor)) {
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
            (tools::sound_menu(visitor))
        };
        let frame = Shell {
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
pub fn figure(page: &StoryPage<'_>, caption: &str) -> Markup {
    let regions = page.regions();
    let find = |id: &str| regions.iter().find(|(known, _)| *known == id).map_or("", |(_, html)| html.as_str());
    html! {
        figure class={ "example game-" (page.game.info().name) } data-story=(page.address(0)) data-point=(page.point()) {
            figcaption { (caption) }
            div.told-note data-region="note" aria-live="polite" { (PreEscaped(find("note"))) }
            div.seats data-region="seats" { (PreEscaped(find("seats"))) }
            div data-region="end" { (PreEscaped(find("end"))) }
            div.board data-region="board" { (PreEscaped(find("board"))) }
        }
    }
}
