//! The table in words.

use crate::deck::{Card, OPEN_PLACES, PLACES};
use crate::rules::Boxes;
use crate::state::notes::{FACES, Notes};
use crate::state::{Auction, Phase};
use crate::view::{BoxView, View};
use brocante_core::{Arg, Message, Seat};
use brocante_show::Translator;
use serde_json::Value;

pub fn prompt(_game: &Boxes, view: &View) -> Message {
    let mine = view.viewer.seat().is_some_and(|seat| view.to_act.contains(seat));
    let opening = view.bidder.is_none() && !view.tie;
    let key = match view.phase {
        Phase::Over => return Message::new("prompt-over"),
        Phase::Lay if mine => "prompt-lay",
        Phase::Lay => {
            let waiting = view.to_act.iter().map(Arg::Seat).collect();
            return Message::new("prompt-lay-wait").with("names", Arg::List(waiting));
        }
        Phase::Choose => "prompt-choose",
        Phase::Look => "prompt-look",
        Phase::Bid if opening => "prompt-open",
        Phase::Bid => "prompt-bid",
        Phase::Pay => "prompt-pay",
    };
    Message::new(key).with("seat", view.active).with("left", view.actions_left).with("bid", view.bid)
}

pub fn sketch(_game: &Boxes, view: &View, translator: &Translator<'_>) -> String {
    let mut lines = vec![heading(view, translator)];
    if let Some(container) = view.containers.last() {
        let line = |key, range: std::ops::Range<usize>| {
            let boxes = range.map(|place| box_text(place, &container.boxes[place], view, translator));
            format!("  {}", translator.text(&Message::new(key).with("boxes", boxes.collect::<Vec<_>>().join("  "))))
        };
        lines.push(line("sketch-open-boxes", 0..OPEN_PLACES));
        lines.push(line("sketch-closed-boxes", OPEN_PLACES..PLACES));
    }
    if view.phase == Phase::Bid && !view.bidding.is_empty() {
        let names = Arg::List(view.bidding.iter().map(Arg::Seat).collect());
        lines.push(format!(
            "  {}",
            translator.text(&Message::new("sketch-bidding").with("bid", view.bid).with("names", names))
        ));
    }
    for seat in Seat::all(view.seats.len() as u8) {
        lines.push(seat_line(seat, view, translator));
    }
    for (round, container) in view.containers.iter().enumerate() {
        let Some(winner) = container.winner else { continue };
        let known: Vec<String> =
            container.boxes.iter().filter_map(|seen| Some(card_text(&seen.card?, translator))).collect();
        let hidden = container.boxes.len() - known.len();
        let message = Message::new("sketch-sold")
            .with("round", round + 1)
            .with("seat", winner)
            .with("amount", container.paid.total())
            .with("known", known.join(", "))
            .with("count", known.len())
            .with("hidden", hidden);
        lines.push(format!("  {}", translator.text(&message)));
    }
    lines.join("\n")
}

fn heading(view: &View, translator: &Translator<'_>) -> String {
    let key = match view.containers.last().and_then(|container| container.auction) {
        None => "sketch-undecided",
        Some(Auction::Open) => "sketch-open-auction",
        Some(Auction::Secret) => "sketch-secret-auction",
    };
    let message = Message::new("sketch-heading")
        .with("round", view.round)
        .with("seat", view.auctioneer)
        .with("auction", Arg::Message(Message::new(key)));
    translator.text(&message)
}

/// `4:red 250`, or with the others who have looked into it: `4:? (Ann)`.
fn box_text(place: usize, seen: &BoxView, view: &View, translator: &Translator<'_>) -> String {
    let others: Vec<String> =
        seen.looked_by.iter().filter(|&seat| !view.viewer.is(seat)).map(|seat| translator.name(seat)).collect();
    let card = seen.card.map_or_else(|| "?".to_owned(), |card| card_text(&card, translator));
    let others = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
    format!("{}:{card}{others}", number(place))
}

fn seat_line(seat: Seat, view: &View, translator: &Translator<'_>) -> String {
    let seen = &view.seats[seat.index()];
    let bought = view.containers.iter().filter(|container| container.winner == Some(seat)).count();
    let message = Message::new("sketch-seat").with("name", Arg::Seat(seat)).with("bought", bought);
    let message = match seen.wallet {
        Some(wallet) => message.with("open", "yes").with("wallet", notes_arg(wallet)).with("total", wallet.total()),
        None => message.with("open", "no").with("wallet", "").with("total", seen.paid.total()),
    };
    format!("  {}", translator.text(&message))
}

/// People count the boxes of a container from 1; moves, events and views count their places from 0.
pub(crate) fn number(place: usize) -> usize {
    place + 1
}

pub fn argument(_game: &Boxes, field: &str, value: &Value) -> Option<Arg> {
    match field {
        "place" => Some(number(usize::try_from(value.as_u64()?).ok()?).into()),
        "card" => Some(card_arg(&serde_json::from_value(value.clone()).ok()?)),
        "cards" => {
            let cards: Vec<Card> = serde_json::from_value(value.clone()).ok()?;
            Some(Arg::List(cards.iter().map(card_arg).collect()))
        }
        "notes" => Some(notes_arg(serde_json::from_value(value.clone()).ok()?)),
        _ => None,
    }
}

pub(crate) fn card_text(card: &Card, translator: &Translator<'_>) -> String {
    match card_arg(card) {
        Arg::Message(message) => translator.text(&message),
        _ => String::new(),
    }
}

pub(crate) fn card_arg(card: &Card) -> Arg {
    let message = match card.colour {
        None if card.value == 0 => Message::new("card-empty"),
        None => Message::new("card-plain"),
        Some(colour) => Message::new("card-coloured")
            .with("colour", Arg::Message(Message::new(format!("colour-{}", colour.name())))),
    };
    Arg::Message(message.with("value", card.value))
}

fn notes_arg(notes: Notes) -> Arg {
    let piles = FACES.into_iter().zip(notes.0).filter(|&(_, count)| count > 0);
    Arg::List(
        piles
            .map(|(face, count)| Arg::Message(Message::new("notes-of").with("count", count).with("face", face)))
            .collect(),
    )
}
