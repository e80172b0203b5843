//! The table in words.

use crate::deck::Deck;
use crate::view::View;
use crate::{Phase, Vintage};
use brocante_core::Seat;
use brocante_core::text::{Arg, Names, Say, Speaker};
use serde_json::Value;

pub fn prompt(view: &View) -> Say {
    let key = match view.phase {
        Phase::Hoard => "prompt-hoard",
        Phase::Take if view.discards.is_empty() => "prompt-steal",
        Phase::Take => "prompt-take",
        Phase::Keep => "prompt-keep",
        Phase::Final => "prompt-final",
        Phase::Second => "prompt-second",
        Phase::Over => "prompt-over",
    };
    Say::new(key).with("seat", view.active)
}

pub fn sketch(game: &Vintage, view: &View, speaker: &Speaker<'_>) -> String {
    let table = Columns::new(&game.deck, speaker);
    let mut lines = vec![speaker.key("sketch-bonus")];
    lines.push(speaker.say(&Say::new("sketch-deck").with("count", view.deck_count)));
    lines.push(speaker.say(&Say::new("sketch-discards").with("count", view.discards.len())));
    lines.extend(view.discards.last().map(|&top| table.line(top)));
    for (seat, seen) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let say = Say::new("sketch-seat").with("seat", seat).with("count", seen.hoard_count);
        let mark = if view.to_act.contains(seat) { "> " } else { "" };
        lines.push(format!("{mark}{}", speaker.say(&say)));
        lines.extend(seen.display.iter().map(|&item| table.line(item)));
        if let Some(hoard) = seen.hoard.as_ref().filter(|hoard| !hoard.is_empty()) {
            lines.push(format!("  {}", speaker.key("sketch-hoard")));
            lines.extend(hoard.iter().map(|&item| table.line(item)));
        }
    }
    if let Some(drawn) = view.drawn.as_ref().filter(|_| view.viewer.is(view.active)) {
        lines.push(speaker.key("sketch-drawn"));
        lines.extend(drawn.known.iter().map(|&item| table.line(item)));
    }
    lines.join("\n")
}

/// Items one below the other, in columns as wide as the deck's longest words.
struct Columns<'a> {
    deck: &'a Deck,
    speaker: &'a Speaker<'a>,
    name: usize,
    category: usize,
    colour: usize,
}

impl<'a> Columns<'a> {
    fn new(deck: &'a Deck, speaker: &'a Speaker<'a>) -> Self {
        let lang = speaker.tongue.lang();
        let width = |names: &mut dyn Iterator<Item = &'a Names>| {
            names.map(|name| name.in_lang(lang).chars().count()).max().unwrap_or_default()
        };
        Columns {
            deck,
            speaker,
            name: width(&mut deck.items.iter().map(|item| &item.name)),
            category: width(&mut deck.categories.iter().map(|kind| &kind.name)),
            colour: width(&mut deck.colours.iter().map(|kind| &kind.name)),
        }
    }

    fn line(&self, item: u8) -> String {
        let lang = self.speaker.tongue.lang();
        let item = &self.deck.items[usize::from(item)];
        let padded = |name: &Names, width: usize| format!("{:width$}", name.in_lang(lang));
        let say = Say::new("sketch-item")
            .with("name", padded(&item.name, self.name))
            .with("category", padded(&self.deck.categories[item.category].name, self.category))
            .with("colour", padded(&self.deck.colours[item.colour].name, self.colour))
            .with("year", item.year.to_string())
            .with("value", item.value);
        format!("    {}", self.speaker.say(&say))
    }
}

pub fn word(deck: &Deck, lang: &str, field: &str, value: &Value) -> Option<Arg> {
    let name = |value: &Value| {
        let item = deck.items.get(usize::try_from(value.as_u64()?).ok()?)?;
        Some(Arg::from(item.name.in_lang(lang)))
    };
    match field {
        "item" | "discarded" => name(value),
        "items" => value.as_array()?.iter().map(name).collect::<Option<_>>().map(Arg::List),
        _ => None,
    }
}
