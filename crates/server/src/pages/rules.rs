//! A game's rules, from its RULES.md in the visitor's language. Every rule has an address; pictures are drawn by the game;
//! examples are stories that can be stepped through.

use crate::edge::languages;
use crate::edge::visitor::Visitor;
use crate::pages::shell::{Shell, shell};
use crate::pages::story::{StoryPage, figure};
use brocante_core::{Message, Viewer};
use brocante_show::story::{FIRST_GAME, Story};
use brocante_show::{ShownGame, Translator};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// From this heading on, RULES.md is for designers and programs.
const TECHNICAL: &str = "\n## Scripted draws";

pub fn page(visitor: &Visitor, game: &dyn ShownGame) -> Markup {
    let info = game.info();
    let (rules, _) = split(game.assets().rules_in(visitor.lang));
    let (_, technical) = split(game.assets().rules_in("en"));
    let reader = Reader { visitor, game };
    let (body, headings) = reader.html(rules, "part");
    let content = html! {
        main.rules id="main" {
            nav.contents aria-label=(visitor.key("rules-contents")) {
                ol { @for (id, text) in &headings { li { a href={ "#" (id) } { (text) } } } }
                div.button-row {
                    @if languages::stories(info.name).iter().any(|story| story.name == FIRST_GAME) {
                        a.button.primary href={ "/games/" (info.name) "/first" } { (visitor.key("rules-first")) }
                    }
                    a.button href={ "/games/" (info.name) "/new?with=bots" } { (visitor.key("front-play")) }
                }
            }
            article { (PreEscaped(body)) }
            @if !technical.is_empty() {
                details.technical lang="en" {
                    summary lang=(visitor.lang) { (visitor.key("rules-technical")) }
                    (PreEscaped(reader.html(technical, "technical").0))
                    (move_schema(game))
                }
            }
        }
    };
    let frame = Shell {
        title: format!("{} · {} · Brocante", visitor.key("front-rules"), info.title),
        game: Some(game),
        class: "plain rules-page",
        script: Some("story.js"),
        ..Shell::default()
    };
    shell(visitor, &frame, &content)
}

/// The JSON Schema of the game's moves, for programs.
fn move_schema(game: &dyn ShownGame) -> Markup {
    let address = format!("/api/games/{}/moves.schema.json", game.info().name);
    html! {
        h2 id="moves-schema" { "Moves as JSON" }
        p { a href=(address) { (address) } }
        pre { code { (serde_json::to_string_pretty(&game.move_schema()).unwrap_or_default()) } }
    }
}

fn split(rules: &str) -> (&str, &str) {
    rules.find(TECHNICAL).map_or((rules, ""), |at| rules.split_at(at))
}

struct Reader<'a> {
    visitor: &'a Visitor,
    game: &'a dyn ShownGame,
}

impl Reader<'_> {
    /// The text as HTML, and its headings with their anchors, which begin with `prefix`.
    fn html(&self, markdown: &str, prefix: &str) -> (String, Vec<(String, String)>) {
        let decided = self.visitor.key("rules-decided");
        let mut headings: Vec<(String, String)> = Vec::new();
        let mut events: Vec<Event<'_>> = Vec::new();
        // The rule whose item is open, where one is.
        let mut items: Vec<Option<String>> = Vec::new();
        let mut in_heading = false;
        let mut in_strong = false;
        for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                    let id = format!("{prefix}-{}", headings.len() + 1);
                    events.push(html_event(format!("<h2 id=\"{id}\">")));
                    headings.push((id, String::new()));
                    in_heading = true;
                }
                Event::End(TagEnd::Heading(HeadingLevel::H2)) => {
                    events.push(html_event("</h2>"));
                    in_heading = false;
                }
                Event::Start(Tag::Item) => {
                    items.push(None);
                    events.push(Event::Start(Tag::Item));
                }
                // An item that begins with an id is a rule, and is found by it.
                Event::Code(code) if code.contains('.') && matches!(events.last(), Some(Event::Start(Tag::Item))) => {
                    let id: String = code.chars().filter(|c| c.is_ascii_alphanumeric() || ".-".contains(*c)).collect();
                    events.pop();
                    events.push(html_event(format!("<li class=\"rule-item\" id=\"{id}\">")));
                    if let Some(item) = items.last_mut() {
                        *item = Some(id);
                    }
                }
                Event::End(TagEnd::Item) => match items.pop().flatten() {
                    Some(id) => events.push(html_event(format!(" <a class=\"rule\" href=\"#{id}\">{id}</a></li>"))),
                    None => events.push(Event::End(TagEnd::Item)),
                },
                Event::Start(Tag::Strong) => {
                    in_strong = true;
                    events.push(Event::Start(Tag::Strong));
                }
                Event::End(TagEnd::Strong) if in_strong => {
                    in_strong = false;
                    events.push(Event::End(TagEnd::Strong));
                }
                Event::End(TagEnd::Strong) => events.push(html_event("</mark>")),
                // A decision about something that the printed rules leave open is marked.
                Event::Text(text) if in_strong && text.to_lowercase() == decided.to_lowercase() => {
                    events.pop();
                    in_strong = false;
                    let why = self.visitor.key("rules-decided-help");
                    let mark = html! { mark.decided title=(why) { (text) } }.into_string();
                    events.push(html_event(mark.trim_end_matches("</mark>").to_owned()));
                }
                Event::Html(comment) => events.push(html_event(self.shown(&comment).into_string())),
                // HTML in RULES.md is not trusted.
                Event::InlineHtml(text) => events.push(Event::Text(text)),
                Event::Text(text) => {
                    if in_heading && let Some((_, heading)) = headings.last_mut() {
                        heading.push_str(&text);
                    }
                    events.push(Event::Text(text));
                }
                other => events.push(other),
            }
        }
        let mut html = String::new();
        push_html(&mut html, events.into_iter());
        (html, headings)
    }

    /// `<!-- picture NAME: caption -->` or `<!-- example NAME: caption -->`.
    fn shown(&self, comment: &str) -> Markup {
        let inner = comment.trim().strip_prefix("<!--").and_then(|text| text.strip_suffix("-->"));
        let Some((what, caption)) = inner.and_then(|text| text.split_once(':')) else { return html! {} };
        match what.trim().split_once(' ') {
            Some(("picture", name)) => self.picture(name, caption.trim()),
            Some(("example", name)) => self.example(name, caption.trim()),
            _ => html! {},
        }
    }

    fn picture(&self, name: &str, caption: &str) -> Markup {
        let info = self.game.info();
        let translator = Translator::new(languages::of(info.name, self.visitor.lang), &[], Viewer::Public);
        html! {
            @if let Some(picture) = self.game.picture(name, &translator) {
                figure class={ "picture game-" (info.name) } {
                    div.drawing { (picture) }
                    figcaption { (caption) }
                }
            }
        }
    }

    fn example(&self, name: &str, caption: &str) -> Markup {
        let stories: &[Story] = languages::stories(self.game.info().name);
        html! {
            @if let Some(story) = StoryPage::new(self.visitor, self.game, stories, name, 0) {
                (figure(&story, &self.visitor.text(&Message::new("rules-example").with("caption", caption))))
            }
        }
    }
}

fn html_event<'a>(text: impl Into<CowStr<'a>>) -> Event<'a> {
    Event::InlineHtml(text.into())
}
