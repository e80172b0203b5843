//! How a table is set up: the form before it is made, and the host's form while people gather.

use super::{Frame, shell};
use crate::entry::{Pace, SeatFor, Settings};
use crate::hall::check_setup;
use crate::problem::Problem;
use crate::promises::Promise;
use crate::tongues;
use crate::visitor::Visitor;
use crate::word_filter::WordFilter;
use brocante_core::show::symbol;
use brocante_core::text::{Say, Speaker};
use brocante_core::{AnyGame, DeckChoice, Header, Viewer, option_key};
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The page on which a table is made.
pub fn page(visitor: &Visitor, game: &dyn AnyGame, with: SeatFor, promise: &Promise) -> Markup {
    let info = game.info();
    let speaker = Speaker::new(tongues::of(info.name, visitor.lang), &[], Viewer::Public);
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
    let settings = crate::hall::usual_settings(seats, with);
    let content = html! {
        main.narrow id="main" {
            h1 { (info.title) }
            p.about { (speaker.key("about")) }
            form.setup-form method="post" action="/tables" {
                input type="hidden" name="game" value=(info.name);
                input type="hidden" name="promise" value=(promise.promise);
                input type="hidden" name="share" value="" data-commitment=(promise.commitment);
                label.field { (visitor.key("setup-name"))
                    input name="name" required maxlength=(crate::problem::NAME_CHARS_MAX) autocomplete="nickname" autofocus value=(visitor.name.as_deref().unwrap_or_default());
                }
                label.field { (visitor.key("setup-seats")) (seats_select(info.seats_min, info.seats_max, seats)) }
                label.field { (visitor.key("setup-others")) (others_select(visitor, with)) }
                details.more {
                    summary { (visitor.key("setup-more")) }
                    (fields(visitor, game, &header, &settings))
                }
                button.button.primary type="submit" { (visitor.key(heading)) }
                p.shuffle.hint { (symbol("house-fair")) " " (visitor.key("setup-fair")) " " code.hash { (&promise.commitment[..12]) "…" } }
            }
        }
    };
    let frame =
        Frame { title: format!("{} · Brocante", info.title), game: Some(game), class: "plain", ..Frame::default() };
    shell(visitor, &frame, &content)
}

pub fn seats_select(min: u8, max: u8, chosen: u8) -> Markup {
    html! {
        select name="seats" { @for count in min..=max { option value=(count) selected[count == chosen] { (count) } } }
    }
}

fn others_select(visitor: &Visitor, chosen: SeatFor) -> Markup {
    html! {
        select name="others" {
            @for kind in SeatFor::ALL {
                option value=(kind.name()) selected[kind == chosen] { (visitor.key(&format!("setup-for-{}", kind.name()))) }
            }
        }
    }
}

/// Pace, options, deck, spectators.
pub fn fields(visitor: &Visitor, game: &dyn AnyGame, header: &Header, settings: &Settings) -> Markup {
    let info = game.info();
    let speaker = Speaker::new(tongues::of(info.name, visitor.lang), &[], Viewer::Public);
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
                @for pace in Pace::ALL {
                    option value=(pace.name()) selected[pace == settings.pace] {
                        (visitor.say(&pace_say(pace)))
                    }
                }
            }
        }
        @for name in names {
            label.check {
                input type="checkbox" name={ "option-" (name) } value="true" checked[header.options.get(name) == Some(&Value::Bool(true))];
                span { strong { (speaker.key(&option_key(name))) } small { (speaker.key(&format!("{}-help", option_key(name)))) } }
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
                @for filter in WordFilter::ALL {
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

/// What a pace is called.
pub fn pace_say(pace: Pace) -> Say {
    match pace.days() {
        0 => Say::new(format!("pace-{}", pace.name())).with("seconds", pace.seconds().unwrap_or_default()),
        days => Say::new("pace-days").with("days", days),
    }
}

pub fn deck_name(visitor: &Visitor, name: &str) -> String {
    let key = format!("language-{name}");
    if visitor.tongue().has(&key) { visitor.key(&key) } else { name.to_owned() }
}

/// The fields of a form.
pub struct Form(pub Vec<(String, String)>);

impl Form {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn is_ticked(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    pub fn number(&self, name: &str) -> Option<u8> {
        self.get(name)?.trim().parse().ok()
    }

    /// The table a form describes. `old` is how it is set up now.
    pub fn table(&self, old: Option<(&Header, &Settings)>, lang: &str) -> Result<(Header, Settings), Problem> {
        let game = self.get("game").ok_or_else(|| Problem::BadRequest("game".to_owned()))?;
        let game = crate::hall::game_of(game)?;
        let seats = self.number("seats").ok_or_else(|| Problem::BadRequest("seats".to_owned()))?;
        let same_game = old.filter(|(header, _)| header.game == game.info().name);
        // Whoever changes the game keeps as many seats as it has.
        let is_changed = old.is_some() && same_game.is_none();
        let seats = if is_changed { seats.clamp(game.info().seats_min, game.info().seats_max) } else { seats };
        let mut header = Header::new(game.info().name, seats);
        let options = game.options();
        for name in options.as_object().map(Map::keys).into_iter().flatten() {
            if self.is_ticked(&format!("option-{name}")) {
                header.options.insert(name.clone(), Value::Bool(true));
            }
        }
        header.deck = match (self.get("deck-text").map(str::trim), self.get("deck")) {
            (Some(text), _) if !text.is_empty() && !is_changed => Some(DeckChoice::text(text)),
            (_, Some(name)) if !is_changed => Some(DeckChoice::Named(name.to_owned())),
            _ => None,
        };
        if let Some((old, _)) = same_game {
            header.seed = old.seed.clone();
            header.draws = old.draws.clone();
        }
        check_setup(&header, lang)?;
        let pace = self.get("pace").unwrap_or_default();
        let others = self.get("others").and_then(read_for).unwrap_or_default();
        let for_seat = |at: u8| self.get(&format!("seat-{at}")).and_then(read_for).unwrap_or(others);
        let settings = Settings {
            pace: Pace::ALL.into_iter().find(|known| known.name() == pace).unwrap_or_default(),
            spectators: self.is_ticked("spectators") || !self.is_ticked("settings"),
            seats: (0..seats).map(for_seat).collect(),
            scripted: same_game.is_some_and(|(_, settings)| settings.scripted),
            word_filter: self.get("word-filter").and_then(read_filter).unwrap_or_default(),
        };
        Ok((header, settings))
    }
}

fn read_filter(name: &str) -> Option<WordFilter> {
    WordFilter::ALL.into_iter().find(|known| known.name() == name)
}

pub fn read_for(name: &str) -> Option<SeatFor> {
    SeatFor::ALL.into_iter().find(|known| known.name() == name)
}
