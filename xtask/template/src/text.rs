//! The table in words. The texts are in `locales/en.ftl`.

use crate::rules::STRUCT;
use crate::view::{View, bead_set};
use brocante_core::{Message, Seat};
use brocante_show::Translator;

pub fn prompt(_game: &STRUCT, view: &View) -> Message {
    if view.over { Message::new("prompt-over") } else { Message::new("prompt-turn").with("seat", view.active) }
}

pub fn sketch(game: &STRUCT, view: &View, translator: &Translator<'_>) -> String {
    let mut lines = vec![translator.text(&Message::new("sketch-bag").with("count", view.bag_count))];
    for (seat, seen) in Seat::all(game.seats).zip(&view.seats) {
        let worth = seen.beads.as_deref().map(|beads| game.worth(bead_set(beads)));
        let message = Message::new("sketch-seat")
            .with("name", seat)
            .with("count", seen.count)
            .with("known", if worth.is_some() { "yes" } else { "no" })
            .with("points", worth.unwrap_or_default());
        lines.push(format!("  {}", translator.text(&message)));
    }
    lines.join("\n")
}
