//! The table in words.

use crate::deck::Deck;
use crate::rules::Vintage;
use crate::state::Phase;
use crate::view::View;
use brocante_core::{Arg, Message, Names, Seat};
use brocante_show::Translator;
use serde_json::Value;

pub fn prompt(_game: &Vintage, view: &View) -> Message {
    let key = match view.phase {
        Phase::Hoard => "prompt-hoard",
        Phase::Take if view.discards.is_empty() => "prompt-steal",
        Phase::Take => "prompt-take",
        Phase::Keep => "prompt-keep",
        Phase::Final => "prompt-final",
        Phase::Second => "prompt-second",
        Phase::Over => "prompt-over",
    };
    Message::new(key).with("seat", view.active)
}

pub fn sketch(game: &Vintage, view: &View, translator: &Translator<'_>) -> String {
    let table = Columns::new(&game.deck, translator);
    let mut lines = vec![translator.key("sketch-bonus")];
    lines.push(translator.text(&Message::new("sketch-deck").with("count", view.deck_count)));
    lines.push(translator.text(&Message::new("sketch-discards").with("count", view.discards.len())));
    lines.extend(view.discards.last().map(|&top| table.line(top)));
    for (seat, seen) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let message = Message::new("sketch-seat").with("seat", seat).with("count", seen.hoard_count);
        let mark = if view.to_act.contains(seat) { "> " } else { "" };
        lines.push(format!("{mark}{}", translator.text(&message)));
        lines.extend(seen.display.iter().map(|&item| table.line(item)));
        if let Some(hoard) = seen.hoard.as_ref().filter(|hoard| !hoard.is_empty()) {
            lines.push(format!("  {}", translator.key("sketch-hoard")));
            lines.extend(hoard.iter().map(|&item| table.line(item)));
        }
    }
    if let Some(drawn) = view.drawn.as_ref().filter(|_| view.viewer.is(view.active)) {
        lines.push(translator.key("sketch-drawn"));
        lines.extend(drawn.known.iter().map(|&item| table.line(item)));
    }
    lines.join("\n")
}

/// Items one below the other, in columns as wide as the deck's longest words.
struct Columns<'a> {
    deck: &'a Deck,
    translator: &'a Translator<'a>,
    name: usize,
    category: usize,
    colour: usize,
}

impl<'a> Columns<'a> {
    fn new(deck: &'a Deck, translator: &'a Translator<'a>) -> Self {
        let lang = translator.language.lang();
        let width = |names: &mut dyn Iterator<Item = &'a Names>| {
            names.map(|name| name.in_lang(lang).chars().count()).max().unwrap_or_default()
        };
        Columns {
            deck,
            translator,
            name: width(&mut deck.items.iter().map(|item| &item.name)),
            category: width(&mut deck.categories.iter().map(|kind| &kind.name)),
            colour: width(&mut deck.colours.iter().map(|kind| &kind.name)),
        }
    }

    fn line(&self, item: u8) -> String {
        let lang = self.translator.language.lang();
        let item = &self.deck.items[usize::from(item)];
        let padded = |name: &Names, width: usize| format!("{:width$}", name.in_lang(lang));
        let message = Message::new("sketch-item")
            .with("name", padded(&item.name, self.name))
            .with("category", padded(&self.deck.categories[item.category].name, self.category))
            .with("colour", padded(&self.deck.colours[item.colour].name, self.colour))
            .with("year", item.year.to_string())
            .with("value", item.value);
        format!("    {}", self.translator.text(&message))
    }
}

pub fn argument(game: &Vintage, field: &str, value: &Value) -> Option<Arg> {
    let name = |value: &Value| {
        let item = game.deck.items.get(usize::try_from(value.as_u64()?).ok()?)?;
        Some(Arg::from(&item.name))
    };
    match field {
        "item" | "discarded" => name(value),
        "items" => value.as_array()?.iter().map(name).collect::<Option<_>>().map(Arg::List),
        _ => None,
    }
}
