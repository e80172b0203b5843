//! The frame around every page, and the parts that pages share.

use crate::edge::assets;
use crate::edge::respond::ProblemBody;
use crate::edge::visitor::{Theme, Visitor};
use crate::games;
use axum::http::StatusCode;
use brocante_core::Message;
use brocante_show::ShownGame;
use brocante_show::language::languages;
use brocante_show::page::symbol;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use strum::VariantArray as _;

/// What a page adds to the frame around it.
#[derive(Default)]
pub struct Shell<'a> {
    pub title: String,
    /// The game whose style and symbols the page needs.
    pub game: Option<&'a dyn ShownGame>,
    pub class: &'a str,
    /// Further buttons of the bar.
    pub tools: Markup,
    /// The page's own script, where it has one.
    pub script: Option<&'a str>,
}

pub fn shell(visitor: &Visitor, frame: &Shell<'_>, content: &Markup) -> Markup {
    let theme = (visitor.theme != Theme::Device).then(|| visitor.theme.name());
    html! {
        (DOCTYPE)
        html lang=(visitor.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) }
                link rel="icon" type="image/svg+xml" href=(assets::url("icon.svg")) data-turn=(assets::url("icon-turn.svg"));
                link rel="stylesheet" href=(assets::url("style.css"));
                @if let Some(game) = frame.game {
                    link rel="stylesheet" href=(assets::game_style_url(game));
                }
                script type="module" src=(assets::url(frame.script.unwrap_or("page.js"))) {}
            }
            body class=(frame.class) {
                (PreEscaped(assets::text("sprite.svg")))
                @if let Some(game) = frame.game { (PreEscaped(game.assets().sprite)) }
                a.skip href="#main" { (visitor.key("page-skip")) }
                header.bar {
                    a.brand href="/" { img src=(assets::url("icon.svg")) alt="" width="30" height="30"; "Brocante" }
                    (frame.tools)
                    (preferences(visitor))
                }
                (content)
            }
        }
    }
}

/// Language and theme, behind one button.
fn preferences(visitor: &Visitor) -> Markup {
    html! {
        details.menu.preferences {
            summary.tool title=(visitor.key("page-preferences")) {
                span.tool-text { (visitor.lang.to_uppercase()) } (symbol("house-sun"))
                span.visually-hidden { (visitor.key("page-preferences")) }
            }
            form.sheet method="post" action="/me" {
                label { (visitor.key("page-language"))
                    select name="lang" {
                        @for lang in languages() {
                            option value=(lang) lang=(lang) selected[lang == visitor.lang] { (visitor.key(&format!("language-{lang}"))) }
                        }
                    }
                }
                label { (visitor.key("page-theme"))
                    select name="theme" {
                        @for &theme in Theme::VARIANTS {
                            option value=(theme.name()) selected[theme == visitor.theme] { (visitor.key(&format!("theme-{}", theme.name()))) }
                        }
                    }
                }
                button.button.primary type="submit" { (visitor.key("page-apply")) }
            }
        }
    }
}

/// The page for a problem.
pub fn problem(visitor: &Visitor, status: StatusCode, body: &ProblemBody) -> Markup {
    let frame = Shell { title: format!("{} · Brocante", body.sentence), class: "plain", ..Shell::default() };
    let content = html! {
        main.narrow id="main" {
            h1 { (visitor.text(&Message::new("problem-title").with("status", status.as_u16()))) }
            p { (body.sentence) }
            @if let Some(rule) = &body.rule { p { (rule_link(visitor, rule)) } }
            div.button-row {
                @if let Some(table) = visitor.table.as_ref().filter(|_| status != StatusCode::NOT_FOUND) {
                    a.button.primary href={ "/tables/" (table) } { (visitor.key("device-back")) }
                }
                a.button href="/" { (visitor.key("page-home")) }
            }
        }
    };
    shell(visitor, &frame, &content)
}

/// A link to a rule by its id.
pub fn rule_link(visitor: &Visitor, rule: &str) -> Markup {
    let game = games::games().into_iter().find(|game| game.assets().rules_in("en").contains(&format!("`{rule}`")));
    html! {
        @if let Some(game) = game {
            a href={ "/games/" (game.info().name) "/rules#" (rule) } {
                (visitor.text(&Message::new("page-rule").with("rule", rule)))
            }
        }
    }
}

/// The list of keyboard shortcuts, shown by `?`.
pub fn shortcuts(visitor: &Visitor) -> Markup {
    let keys = [
        ("1 … 9", "choice"),
        ("B", "board"),
        ("S", "status"),
        ("L", "log"),
        ("C", "chat"),
        ("Esc", "back"),
        ("?", "help"),
    ];
    html! {
        dialog.shortcuts id="shortcuts" aria-labelledby="shortcuts-title" {
            h2 id="shortcuts-title" { (visitor.key("keys-title")) }
            dl {
                @for (key, name) in keys { dt { kbd { (key) } } dd { (visitor.key(&format!("keys-{name}"))) } }
            }
            label.check { input type="checkbox" data-keys checked; span { (visitor.key("keys-on")) } }
            form method="dialog" { button.button.primary autofocus { (visitor.key("keys-close")) } }
        }
    }
}

/// An address to copy.
pub fn copy_field(visitor: &Visitor, address: &str, label: &str) -> Markup {
    html! {
        div.link {
            input readonly value=(address) aria-label=(visitor.key(label)) data-copy;
            button.button type="button" hidden data-copy-button { (visitor.key("page-copy")) }
            span.copied role="status" hidden { (visitor.key("page-copied")) }
        }
    }
}

/// A QR code of an address.
pub fn qr(address: &str) -> Markup {
    let Ok(code) = qrcode::QrCode::new(address) else { return html! {} };
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(160, 160).build();
    let svg = svg.split_once("?>").map_or(svg.as_str(), |(_, svg)| svg);
    html! { div.qr { (PreEscaped(svg)) } }
}
