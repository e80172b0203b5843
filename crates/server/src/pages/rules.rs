//! A game's rules, from its RULES.md; every rule has an anchor of its own.

use super::{Frame, shell};
use crate::visitor::Visitor;
use brocante_core::AnyGame;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, html::push_html};

pub fn page(visitor: &Visitor, game: &dyn AnyGame) -> Markup {
    let info = game.info();
    let content = html! {
        main.rules id="main" lang="en" {
            (PreEscaped(rules_html(info.rules)))
        }
    };
    let title = format!("{} · Brocante", info.title);
    shell(visitor, &Frame { title, class: "plain", ..Frame::default() }, &content)
}

/// The text as HTML. A code span that is the id of a rule becomes its anchor.
fn rules_html(markdown: &str) -> String {
    let mut at_item = false;
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(pulldown_cmark::Tag::Item) => {
            at_item = true;
            event
        }
        Event::Code(code) if at_item && code.contains('.') => {
            at_item = false;
            let id: String = code.chars().filter(|c| c.is_ascii_alphanumeric() || ".-".contains(*c)).collect();
            Event::InlineHtml(CowStr::from(format!("<a class=\"rule\" id=\"{id}\" href=\"#{id}\">{id}</a>")))
        }
        // RULES.md is ours, and still: no HTML but what is made here.
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Text(_) | Event::Code(_) => {
            at_item = false;
            event
        }
        other => other,
    });
    let mut html = String::new();
    push_html(&mut html, events);
    html
}
