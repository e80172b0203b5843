//! The table in words.

use crate::moves::Auction;
use crate::notes::{FACES, Notes};
use crate::view::{BoxView, View};
use crate::{Card, Phase};
use brocante_core::Seat;
use brocante_core::text::{Arg, Say, Speaker};
use serde_json::Value;

pub fn prompt(view: &View) -> Say {
    let mine = view.viewer.seat().is_some_and(|seat| view.to_act.contains(seat));
    let opening = view.bidder.is_none() && !view.tie;
    let key = match view.phase {
        Phase::Over => return Say::new("prompt-over"),
        Phase::Lay if mine => "prompt-lay",
        Phase::Lay => {
            let waiting = view.to_act.iter().map(Arg::Seat).collect();
            return Say::new("prompt-lay-wait").with("names", Arg::List(waiting));
        }
        Phase::Choose => "prompt-choose",
        Phase::Look => "prompt-look",
        Phase::Bid if opening => "prompt-open",
        Phase::Bid => "prompt-bid",
        Phase::Pay => "prompt-pay",
    };
    Say::new(key).with("seat", view.active).with("left", view.actions_left).with("bid", view.bid)
}

pub fn sketch(view: &View, speaker: &Speaker<'_>) -> String {
    let mut lines = vec![heading(view, speaker)];
    if let Some(container) = view.containers.last() {
        let line = |key, range: std::ops::Range<usize>| {
            let boxes = range.map(|place| box_text(place, &container.boxes[place], view, speaker));
            format!("  {}", speaker.say(&Say::new(key).with("boxes", boxes.collect::<Vec<_>>().join("  "))))
        };
        lines.push(line("sketch-open-boxes", 0..crate::OPEN_PLACES));
        lines.push(line("sketch-closed-boxes", crate::OPEN_PLACES..crate::PLACES));
    }
    if view.phase == Phase::Bid && !view.bidding.is_empty() {
        let names = Arg::List(view.bidding.iter().map(Arg::Seat).collect());
        lines
            .push(format!("  {}", speaker.say(&Say::new("sketch-bidding").with("bid", view.bid).with("names", names))));
    }
    for seat in Seat::all(view.seats.len() as u8) {
        lines.push(seat_line(seat, view, speaker));
    }
    for (round, container) in view.containers.iter().enumerate() {
        let Some(winner) = container.winner else { continue };
        let known: Vec<String> =
            container.boxes.iter().filter_map(|seen| Some(card_text(&seen.card?, speaker))).collect();
        let hidden = container.boxes.len() - known.len();
        let say = Say::new("sketch-sold")
            .with("round", round + 1)
            .with("seat", winner)
            .with("amount", container.paid.total())
            .with("known", known.join(", "))
            .with("count", known.len())
            .with("hidden", hidden);
        lines.push(format!("  {}", speaker.say(&say)));
    }
    lines.join("\n")
}

fn heading(view: &View, speaker: &Speaker<'_>) -> String {
    let key = match view.containers.last().and_then(|container| container.auction) {
        None => "sketch-undecided",
        Some(Auction::Open) => "sketch-open-auction",
        Some(Auction::Secret) => "sketch-secret-auction",
    };
    let say = Say::new("sketch-heading")
        .with("round", view.round)
        .with("seat", view.auctioneer)
        .with("auction", Arg::Say(Say::new(key)));
    speaker.say(&say)
}

/// `4:red 250`, or who has looked into a box the viewer doesn't know: `4:?(Ann)`.
fn box_text(place: usize, seen: &BoxView, view: &View, speaker: &Speaker<'_>) -> String {
    let others: Vec<String> =
        seen.looked_by.iter().filter(|&seat| !view.viewer.is(seat)).map(|seat| speaker.name(seat)).collect();
    let card = seen.card.map_or_else(|| "?".to_owned(), |card| card_text(&card, speaker));
    let others = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
    format!("{}:{card}{others}", number(place))
}

fn seat_line(seat: Seat, view: &View, speaker: &Speaker<'_>) -> String {
    let seen = &view.seats[seat.index()];
    let bought = view.containers.iter().filter(|container| container.winner == Some(seat)).count();
    let say = Say::new("sketch-seat").with("name", Arg::Seat(seat)).with("bought", bought);
    let say = match seen.wallet {
        Some(wallet) => say.with("open", "yes").with("wallet", notes_arg(wallet)).with("total", wallet.total()),
        None => say.with("open", "no").with("wallet", "").with("total", seen.paid.total()),
    };
    format!("  {}", speaker.say(&say))
}

/// People count the boxes of a container from 1; moves, events and views count their places from 0.
pub(crate) fn number(place: usize) -> usize {
    place + 1
}

pub fn word(field: &str, value: &Value) -> Option<Arg> {
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

pub(crate) fn card_text(card: &Card, speaker: &Speaker<'_>) -> String {
    match card_arg(card) {
        Arg::Say(say) => speaker.say(&say),
        _ => String::new(),
    }
}

pub(crate) fn card_arg(card: &Card) -> Arg {
    let say = match card.colour {
        None if card.value == 0 => Say::new("card-empty"),
        None => Say::new("card-plain"),
        Some(colour) => {
            Say::new("card-coloured").with("colour", Arg::Say(Say::new(format!("colour-{}", colour.name()))))
        }
    };
    Arg::Say(say.with("value", card.value))
}

fn notes_arg(notes: Notes) -> Arg {
    let piles = FACES.into_iter().zip(notes.0).filter(|&(_, count)| count > 0);
    Arg::List(
        piles.map(|(face, count)| Arg::Say(Say::new("notes-of").with("count", count).with("face", face))).collect(),
    )
}
