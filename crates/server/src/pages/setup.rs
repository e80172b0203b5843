//! The forms that set up a table: before it is made, and the host's while people gather.

use crate::edge::languages;
use crate::edge::visitor::Visitor;
use crate::pages::shell::{Shell, shell};
use crate::tables::promises::Promise;
use brocante_core::{DeckChoice, Header, Message, Viewer};
use brocante_show::page::symbol;
use brocante_show::{ShownGame, Translator, option_key};
use brocante_table::text::NAME_CHARS_MAX;
use brocante_table::{Pace, SeatFor, Settings, WordFilter};
use maud::{Markup, html};
use serde_json::Value;
use strum::VariantArray as _;

/// The page on which a table is made.
pub fn page(visitor: &Visitor, game: &dyn ShownGame, with: SeatFor, promise: &Promise) -> Markup {
    let info = game.info();
    let translator = Translator::new(languages::of(info.name, visitor.lang), &[], Viewer::Public);
    let heading = if with.is_bot() { "setup-play" } else { "setup-invite" };
    let seats = if with.is_bot() {
        info.seats_min.max(3).min(info.seats_max)
    } else {
        info.seats_max.min(4).max(info.seats_min)
    };
    let deck = info
        .decks
        .iter()
        .find(|(name, _)| *name == visitor.lang)
        .map(|(name, _)| DeckChoice::Named((*name).to_owned()));
    let header = Header { deck, ..Header::new(info.name, seats) };
    let settings = Settings::new(seats, with);
    let content = html! {
        main.narrow id="main" {
            h1 { (info.title) }
            p.about { (translator.key("about")) }
            form.setup-form method="post" action="/tables" {
                input type="hidden" name="game" value=(info.name);
                input type="hidden" name="promise" value=(promise.promise);
                input type="hidden" name="share" value="";
                input type="hidden" name="fingerprint" value="" data-commitment=(promise.commitment);
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(NAME_CHARS_MAX) autocomplete="nickname" autofocus value=(visitor.name.as_deref().unwrap_or_default());
                }
                label.field { (visitor.key("setup-seats")) (seats_select(info.seats_min, info.seats_max, seats)) }
                label.field { (visitor.key("setup-others")) (others_select(visitor, with)) }
                details.more {
                    summary { (visitor.key("setup-more")) }
                    (fields(visitor, game, &header, &settings))
                    (closed_select(visitor))
                }
                button.button.primary type="submit" { (visitor.key(heading)) }
                p.shuffle.hint { (symbol("house-fair")) " " (visitor.key("setup-fair")) " " code.hash { (&promise.commitment[..12]) "…" } }
            }
        }
    };
    let frame =
        Shell { title: format!("{} · Brocante", info.title), game: Some(game), class: "plain", ..Shell::default() };
    shell(visitor, &frame, &content)
}

pub fn seats_select(min: u8, max: u8, chosen: u8) -> Markup {
    html! {
        select name="seats" { @for count in min..=max { option value=(count) selected[count == chosen] { (count) } } }
    }
}

/// For how many days a deal is kept for comparison.
const CLOSED_DAYS: [u32; 3] = [1, 3, 7];

fn closed_select(visitor: &Visitor) -> Markup {
    html! {
        label.field { (visitor.key("setup-closed"))
            select name="closed-days" {
                option value="0" selected { (visitor.key("setup-closed-no")) }
                @for days in CLOSED_DAYS { option value=(days) { (visitor.text(&Message::new("setup-closed-days").with("days", days))) } }
            }
            small.hint { (visitor.key("setup-closed-help")) }
        }
    }
}

fn others_select(visitor: &Visitor, chosen: SeatFor) -> Markup {
    html! {
        select name="others" {
            @for &kind in SeatFor::VARIANTS {
                option value=(kind.name()) selected[kind == chosen] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
            }
        }
    }
}

/// Pace, options, deck, spectators.
pub fn fields(visitor: &Visitor, game: &dyn ShownGame, header: &Header, settings: &Settings) -> Markup {
    let info = game.info();
    let translator = Translator::new(languages::of(info.name, visitor.lang), &[], Viewer::Public);
    let options = game.options();
    let names: Vec<&String> = options.as_object().map(|options| options.keys().collect()).unwrap_or_default();
    let own_deck = match &header.deck {
        Some(DeckChoice::Text(text)) => Some(text.toml.as_str()),
        _ => None,
    };
    let named = match &header.deck {
        Some(DeckChoice::Named(name)) => name.as_str(),
        _ => info.decks[0].0,
    };
    html! {
        label.field { (visitor.key("setup-pace"))
            select name="pace" {
                @for &pace in Pace::VARIANTS {
                    option value=(pace.name()) selected[pace == settings.pace] {
                        (visitor.text(&pace_text(pace)))
                    }
                }
            }
        }
        @for name in names {
            label.check {
                input type="checkbox" name={ "option-" (name) } value="true" checked[header.options.get(name) == Some(&Value::Bool(true))];
                span { strong { (translator.key(&option_key(name))) } small { (translator.key(&format!("{}-help", option_key(name)))) } }
            }
        }
        @if info.decks.len() > 1 {
            label.field { (visitor.key("setup-deck"))
                select name="deck" { @for (name, _) in info.decks { option value=(name) selected[*name == named] { (deck_name(visitor, name)) } } }
            }
        }
        label.check {
            input type="hidden" name="settings" value="whole";
            input type="checkbox" name="spectators" value="true" checked[settings.spectators];
            span { strong { (visitor.key("setup-spectators")) } small { (visitor.key("setup-spectators-help")) } }
        }
        label.field { (visitor.key("setup-filter"))
            select name="word-filter" {
                @for &filter in WordFilter::VARIANTS {
                    option value=(filter.name()) selected[filter == settings.word_filter] { (visitor.key(&format!("setup-filter-{}", filter.name()))) }
                }
            }
        }
        details.own-deck open[own_deck.is_some()] {
            summary { (visitor.key("setup-own-deck")) }
            label.field { (visitor.key("setup-own-deck-help"))
                textarea name="deck-text" rows="6" spellcheck="false" { (own_deck.unwrap_or_default()) }
            }
        }
    }
}

/// The name of a pace.
pub fn pace_text(pace: Pace) -> Message {
    match pace.days() {
        0 => Message::new(format!("pace-{}", pace.name())).with("seconds", pace.seconds().unwrap_or_default()),
        days => Message::new("pace-days").with("days", days),
    }
}

pub fn deck_name(visitor: &Visitor, name: &str) -> String {
    let key = format!("language-{name}");
    if visitor.language().has(&key) { visitor.key(&key) } else { name.to_owned() }
}
