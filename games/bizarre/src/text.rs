//! Everything that becomes a sentence: the prompt, the table as plain text, and the words for fields.

use crate::deck::{BuyerWord, Kind};
use crate::moves::Move;
use crate::rules::{Bizarre, PITCH_SECONDS};
use crate::state::Phase;
use crate::state::hand::Places;
use crate::view::{PairView, View, WordView};
use brocante_core::{Arg, Message, Seat, Speech};
use brocante_show::Translator;
use serde_json::Value;

pub(crate) fn prompt(_game: &Bizarre, view: &View) -> Message {
    let mine = view.viewer.seat().is_some_and(|seat| view.to_act.contains(seat));
    let waiting = || Arg::List(view.to_act.iter().map(Arg::Seat).collect());
    match view.phase {
        Phase::Over => Message::new("prompt-over"),
        Phase::Identity => Message::new("prompt-identity").with("seat", view.active),
        Phase::Thrift if mine => Message::new("prompt-thrift"),
        Phase::Thrift => Message::new("prompt-thrift-wait").with("names", waiting()),
        Phase::Invent if mine => Message::new("prompt-invent"),
        Phase::Invent => Message::new("prompt-invent-wait").with("names", waiting()),
        Phase::Deal => {
            let next = view.bags.iter().find(|bag| !bag.has_bag).map_or(view.buyer, |bag| bag.pitcher);
            Message::new("prompt-deal").with("seat", view.active).with("to", next)
        }
        Phase::Pitch => Message::new("prompt-pitch").with("seat", view.active).with("buyer", identity(view)),
        Phase::Sale => Message::new("prompt-sale").with("seat", view.active),
    }
}

/// The Buyer's two words as one; some languages put a hyphen between them.
pub(crate) fn identity(view: &View) -> Arg {
    match &view.identity {
        Some([first, second]) => {
            Message::new("identity").with("first", first.as_str()).with("second", second.as_str()).into()
        }
        None => Arg::Text(String::new()),
    }
}

pub(crate) fn sketch(_game: &Bizarre, view: &View, translator: &Translator<'_>) -> String {
    let mut lines = Vec::new();
    let heading = Message::new("sketch-heading")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("seat", view.buyer)
        .with("known", if view.identity.is_some() { "yes" } else { "no" })
        .with("identity", identity(view));
    lines.push(translator.text(&heading));
    if let (Some(cards), None) = (&view.buyer_cards, &view.identity) {
        let cards = cards.iter().map(|card| Arg::Text(card.words.join("/"))).collect();
        lines.push(translator.text(&Message::new("sketch-buyer-cards").with("cards", Arg::List(cards))));
    }
    for bag in &view.bags {
        let message = match (&bag.pair, bag.has_bag) {
            (Some(pair), _) => Message::new("sketch-bag-open").with("pair", pair_arg(pair)),
            (None, true) => Message::new("sketch-bag"),
            (None, false) => continue,
        };
        lines.push(format!("  {}", translator.text(&message.with("seat", bag.pitcher))));
    }
    if let Some(pair) = &view.bag {
        lines.push(format!("  {}", translator.text(&Message::new("sketch-own-bag").with("pair", pair_arg(pair)))));
    }
    for (seat, seen) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let words = seen.victory_cards.iter().map(|card| Arg::Text(card.word.clone())).collect();
        let message = Message::new("sketch-seat")
            .with("name", Arg::Seat(seat))
            .with("count", seen.victory_cards.len())
            .with("words", Arg::List(words));
        lines.push(format!("  {}", translator.text(&message)));
    }
    if !view.hand.is_empty() {
        let held = |kind: Kind| hand_arg(&view.hand, kind);
        let message =
            Message::new("sketch-hand").with("qualities", held(Kind::Quality)).with("items", held(Kind::Item));
        lines.push(translator.text(&message));
    }
    lines.join("\n")
}

/// The words of one kind in a hand, each with its place, by which it can be discarded.
fn hand_arg(hand: &[WordView], kind: Kind) -> Arg {
    let words = hand.iter().enumerate().filter(|(_, word)| word.kind == kind);
    Arg::List(words.map(|(place, word)| Arg::Text(format!("{place}:{}", word.word))).collect())
}

fn pair_arg(pair: &PairView) -> Arg {
    let words = |word: &WordView| word.word.clone();
    Arg::Message(Message::new("pair").with("quality", words(&pair.quality)).with("item", words(&pair.item)))
}

pub(crate) fn argument(game: &Bizarre, field: &str, value: &Value) -> Option<Arg> {
    let id = |value: &Value| u16::try_from(value.as_u64()?).ok();
    let list = |kind: Kind| {
        let spelled = value.as_array()?.iter().filter_map(id).map(|id| Arg::Text(game.deck.spelled(kind, id)));
        Some(Arg::List(spelled.collect()))
    };
    match (field, value) {
        ("quality", _) => Some(Arg::Text(game.deck.spelled(Kind::Quality, id(value)?))),
        ("item", _) => Some(Arg::Text(game.deck.spelled(Kind::Item, id(value)?))),
        ("qualities", Value::Array(_)) => list(Kind::Quality),
        ("items", Value::Array(_)) => list(Kind::Item),
        ("buyers", Value::Array(_)) => list(Kind::Buyer),
        ("first" | "second", _) => {
            let taken: BuyerWord = serde_json::from_value(value.clone()).ok()?;
            let card = game.deck.buyers.get(usize::from(taken.card))?;
            Some(Arg::Text(card.words.get(usize::from(taken.word))?.clone()))
        }
        ("discard", _) => {
            let places: Places = serde_json::from_value(value.clone()).ok()?;
            let places = (0..8).filter(|&place| places.has(place));
            Some(Arg::List(places.map(|place| Arg::Number(place as i64)).collect()))
        }
        _ => None,
    }
}

/// The cards to discard, by their words.
pub(crate) fn seen_argument(_game: &Bizarre, view: &View, field: &str, value: &Value) -> Option<Arg> {
    let is_seen = field == "discard" && !view.hand.is_empty();
    let places: Places = is_seen.then(|| serde_json::from_value(value.clone()).ok())??;
    let words = view.hand.iter().enumerate().filter(|(place, _)| places.has(*place));
    Some(Arg::List(words.map(|(_, seen)| Arg::Text(seen.word.clone())).collect()))
}

/// The pitch that is going on.
pub(crate) fn speech(_game: &Bizarre, view: &View) -> Option<Speech<Move>> {
    let is_pitch = view.phase == Phase::Pitch;
    is_pitch.then_some(Speech { seat: view.active, seconds: PITCH_SECONDS, done: Move::EndPitch })
}
