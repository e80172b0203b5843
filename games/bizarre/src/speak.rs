//! The table in words.

use crate::hand::{Kind, Places};
use crate::moves::BuyerWord;
use crate::view::{PairView, View, WordView};
use crate::{Bizarre, Phase};
use brocante_core::Seat;
use brocante_core::text::{Arg, Say, Speaker};
use serde_json::Value;

pub fn prompt(view: &View) -> Say {
    let mine = view.viewer.seat().is_some_and(|seat| view.to_act.contains(seat));
    let waiting = || Arg::List(view.to_act.iter().map(Arg::Seat).collect());
    match view.phase {
        Phase::Over => Say::new("prompt-over"),
        Phase::Identity => Say::new("prompt-identity").with("seat", view.active),
        Phase::Thrift if mine => Say::new("prompt-thrift"),
        Phase::Thrift => Say::new("prompt-thrift-wait").with("names", waiting()),
        Phase::Invent if mine => Say::new("prompt-invent"),
        Phase::Invent => Say::new("prompt-invent-wait").with("names", waiting()),
        Phase::Deal => {
            let next = view.bags.iter().find(|bag| !bag.has_bag).map_or(view.buyer, |bag| bag.pitcher);
            Say::new("prompt-deal").with("seat", view.active).with("to", next)
        }
        Phase::Pitch => Say::new("prompt-pitch").with("seat", view.active).with("buyer", identity(view)),
        Phase::Sale => Say::new("prompt-sale").with("seat", view.active),
    }
}

/// The Buyer's two words as one; some languages put a hyphen between them.
pub fn identity(view: &View) -> Arg {
    match &view.identity {
        Some([first, second]) => {
            Say::new("identity").with("first", first.as_str()).with("second", second.as_str()).into()
        }
        None => Arg::Text(String::new()),
    }
}

pub fn sketch(view: &View, speaker: &Speaker<'_>) -> String {
    let mut lines = Vec::new();
    let heading = Say::new("sketch-heading")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("seat", view.buyer)
        .with("known", if view.identity.is_some() { "yes" } else { "no" })
        .with("identity", identity(view));
    lines.push(speaker.say(&heading));
    if let (Some(cards), None) = (&view.buyer_cards, &view.identity) {
        let cards = cards.iter().map(|card| Arg::Text(card.words.join("/"))).collect();
        lines.push(speaker.say(&Say::new("sketch-buyer-cards").with("cards", Arg::List(cards))));
    }
    for bag in &view.bags {
        let say = match (&bag.pair, bag.has_bag) {
            (Some(pair), _) => Say::new("sketch-bag-open").with("pair", pair_arg(pair)),
            (None, true) => Say::new("sketch-bag"),
            (None, false) => continue,
        };
        lines.push(format!("  {}", speaker.say(&say.with("seat", bag.pitcher))));
    }
    if let Some(pair) = &view.bag {
        lines.push(format!("  {}", speaker.say(&Say::new("sketch-own-bag").with("pair", pair_arg(pair)))));
    }
    for (seat, seen) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let words = seen.victory_cards.iter().map(|card| Arg::Text(card.word.clone())).collect();
        let say = Say::new("sketch-seat")
            .with("name", Arg::Seat(seat))
            .with("count", seen.victory_cards.len())
            .with("words", Arg::List(words));
        lines.push(format!("  {}", speaker.say(&say)));
    }
    if !view.hand.is_empty() {
        let held = |kind: Kind| hand_arg(&view.hand, kind);
        let say = Say::new("sketch-hand").with("qualities", held(Kind::Quality)).with("items", held(Kind::Item));
        lines.push(speaker.say(&say));
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
    Arg::Say(Say::new("pair").with("quality", words(&pair.quality)).with("item", words(&pair.item)))
}

pub fn word(game: &Bizarre, field: &str, value: &Value) -> Option<Arg> {
    let id = |value: &Value| u16::try_from(value.as_u64()?).ok();
    let list = |kind: Kind| {
        let spelled = value.as_array()?.iter().filter_map(id).map(|id| Arg::Text(game.spelled(kind, id)));
        Some(Arg::List(spelled.collect()))
    };
    match (field, value) {
        ("quality", _) => Some(Arg::Text(game.spelled(Kind::Quality, id(value)?))),
        ("item", _) => Some(Arg::Text(game.spelled(Kind::Item, id(value)?))),
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
