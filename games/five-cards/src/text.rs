//! The table in words.

use crate::deck::{Card, Special};
use crate::moves::Onto;
use crate::rules::FiveCards;
use crate::state::Phase;
use crate::view::View;
use brocante_core::{Arg, Message, Seat};
use brocante_show::Translator;
use serde_json::Value;

pub fn prompt(_game: &FiveCards, view: &View) -> Message {
    let key = match view.phase {
        Phase::Turn => "prompt-turn",
        Phase::Drawn => "prompt-drawn",
        Phase::Viewing => "prompt-viewing",
        Phase::Fetching => "prompt-fetching",
        Phase::Over => "prompt-over",
    };
    Message::new(key).with("seat", view.active).with("from", view.viewed.unwrap_or_default())
}

pub fn sketch(game: &FiveCards, view: &View, translator: &Translator<'_>) -> String {
    let cards = |cards: &[Card]| list(game, cards);
    let mut lines = Vec::new();
    let table = Message::new("sketch-table")
        .with("deck", view.deck_len)
        .with("top", cards(&view.pile[view.pile.len().saturating_sub(1)..]))
        .with("pile", view.pile.len())
        .with("used", view.used.len())
        .with("direction", if view.clockwise { "clockwise" } else { "back" });
    lines.push(translator.text(&table));
    for (seat, seen) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let lacking: Vec<Card> = seen.wanted.iter().filter(|card| !seen.collected.contains(card)).cloned().collect();
        let message = Message::new("sketch-seat")
            .with("name", Arg::Seat(seat))
            .with("size", seen.hand_size)
            .with("limit", view.hand_limit)
            .with("counted", if seen.passes_left.is_some() { "yes" } else { "no" })
            .with("passes", seen.passes_left.unwrap_or_default())
            .with("collected", cards(&seen.collected))
            .with("lacking", cards(&lacking));
        lines.push(format!("  {}", translator.text(&message)));
        if !seen.known.cards.is_empty() {
            let message = Message::new("sketch-known")
                .with("cards", cards(&seen.known.cards))
                .with("less", seen.known.less_unseen);
            lines.push(format!("    {}", translator.text(&message)));
        }
    }
    if view.viewer.seat().is_some() {
        lines.push(translator.text(&Message::new("sketch-hand").with("cards", cards(&view.hand))));
        if let Some(drawn) = &view.drawn {
            lines.push(translator.text(&Message::new("sketch-drawn").with("card", card_arg(game, drawn.kind))));
        }
    }
    lines.join("\n")
}

fn list(game: &FiveCards, cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|card| card_arg(game, card.kind)).collect())
}

pub fn argument(game: &FiveCards, field: &str, value: &Value) -> Option<Arg> {
    match field {
        "card" | "top" => Some(card_arg(game, u8::try_from(value.as_u64()?).ok()?)),
        "cards" => {
            let kinds: Vec<u8> = serde_json::from_value(value.clone()).ok()?;
            Some(Arg::List(kinds.into_iter().map(|kind| card_arg(game, kind)).collect()))
        }
        "onto" => {
            let onto: Onto = serde_json::from_value(value.clone()).ok()?;
            Some(Arg::Text(if onto == Onto::Pile { "pile" } else { "collection" }.to_owned()))
        }
        _ => None,
    }
}

pub fn card_arg(game: &FiveCards, kind: u8) -> Arg {
    if let Some(special) = Special::of_kind(kind) {
        return Arg::Message(Message::new(format!("special-{}", special.id())));
    }
    match game.deck.names_of(kind) {
        Some((figure, colour)) => {
            Arg::Message(Message::new("card-symbol").with("figure", figure).with("colour", colour))
        }
        None => Arg::Message(Message::new("card-none").with("number", kind)),
    }
}
