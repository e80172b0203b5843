//! The viewer's own things: notes behind the screen, to be picked where they are laid or paid, the
//! boxes of each colour on the way to a set; and the form for a bid.

use crate::deck::Colour;
use crate::moves::Move;
use crate::page::parcel::{cloth, tint};
use crate::rules::{Boxes, set_size};
use crate::score::Hoard;
use crate::state::Phase;
use crate::state::notes::{FACES, Notes, STEP};
use crate::view::View;
use brocante_core::{Message, Seat};
use brocante_show::Page;
use brocante_show::page::{picture, symbol};
use maud::{Markup, html};

/// The form the notes are picked for.
const FORM: &str = "form-notes";

/// What is done with the notes just now.
#[derive(Clone, Copy, Hash)]
enum Use {
    Kept,
    Laid(Notes),
    /// They are picked for a form, some of them from the start.
    Picked(Notes),
}

pub(super) fn tray(game: &Boxes, view: &View, page: &Page<'_>) -> Markup {
    let Some((seat, wallet)) = own(view) else { return html! {} };
    let is_due = view.to_act.contains(seat) && page.takes_forms();
    let used = match (view.phase, view.laid) {
        (Phase::Lay, _) if is_due => Use::Picked(Notes::NONE),
        (Phase::Pay, _) if is_due => Use::Picked(wallet.best_payment(view.bid)),
        (_, Some(laid)) => Use::Laid(laid),
        _ => Use::Kept,
    };
    let (hoard, is_over) = (Hoard::seen(view, seat), view.phase == Phase::Over);
    page.fragment((wallet, used, hoard, is_over), || make_tray(game, wallet, used, &hoard, is_over, page))
}

fn make_tray(game: &Boxes, wallet: Notes, used: Use, hoard: &Hoard, is_over: bool, page: &Page<'_>) -> Markup {
    html! {
        section.tray.over[is_over] {
            header {
                span.screen { (symbol("boxes-screen")) }
                h2 { (page.text(&Message::new("page-own-notes").with("amount", wallet.total()))) }
                @if let Use::Laid(laid) = used {
                    span.own-laid { (page.text(&Message::new("page-own-laid").with("amount", laid.total()))) }
                }
                (sets(game, hoard, page))
            }
            div.notes data-zone="wallet" {
                @for at in 0..FACES.len() {
                    @if wallet.0[at] > 0 {
                        div.pack {
                            @for nth in 0..wallet.0[at] {
                                @match used {
                                    Use::Picked(notes) => (pick(at, nth, nth < notes.0[at], page)),
                                    Use::Laid(notes) => (note(at, nth < notes.0[at], page)),
                                    Use::Kept => (note(at, false, page)),
                                }
                            }
                        }
                    }
                }
                @if wallet == Notes::NONE { p.nothing { (page.key("page-no-notes")) } }
            }
        }
    }
}

fn own(view: &View) -> Option<(Seat, Notes)> {
    let seat = view.viewer.seat()?;
    Some((seat, view.seats.get(seat.index())?.wallet?))
}

fn drawing(at: usize) -> Markup {
    html! { (picture(&format!("boxes-note-{}", FACES[at]), "0 0 96 48")) b { (FACES[at]) } }
}

pub(super) fn note(at: usize, laid: bool, page: &Page<'_>) -> Markup {
    let key = if laid { "page-note-laid" } else { "page-note" };
    let name = page.text(&Message::new(key).with("face", FACES[at]));
    html! { span.note.away[laid] role="img" aria-label=(name) title=(name) { (drawing(at)) } }
}

/// A note with a box to tick.
fn pick(at: usize, nth: u8, picked: bool, page: &Page<'_>) -> Markup {
    let name = page.text(&Message::new("page-note").with("face", FACES[at]));
    html! {
        label.note.pick title=(name) {
            input type="checkbox" name={ "count:notes." (at) } value="1" form=(FORM) data-worth=(FACES[at])
                id={ "note-" (at) "-" (nth) } aria-label=(name) checked[picked];
            (drawing(at))
        }
    }
}

/// boxes.set: the colours the viewer has, and how far each is on the way to a set.
fn sets(game: &Boxes, hoard: &Hoard, page: &Page<'_>) -> Markup {
    let size = set_size(game.seats);
    html! {
        @if hoard.boxes() > 0 {
            span.boxes-worth { (page.text(&Message::new("page-own-boxes").with("amount", hoard.worth(game.seats)))) }
        }
        span.sets data-zone="sets" {
            @for colour in Colour::ALL {
                @let (boxes, keys) = hoard.of(colour);
                @if boxes > 0 {
                    @let message = Message::new("page-colour").with("colour", Message::new(format!("colour-{}", colour.name())));
                    @let label = page.text(&message.with("boxes", boxes).with("keys", keys).with("size", size));
                    span class={ "set " (tint(colour)) } role="img" aria-label=(label) title=(label) {
                        (cloth(colour)) b { (boxes) "/" (size) }
                        @if keys > 0 { (symbol("boxes-necklace")) }
                    }
                }
            }
        }
    }
}

/// Laying or paying: the notes are ticked in the wallet, the sum is shown here.
pub(super) fn notes_form(base: &Move, view: &View, page: &Page<'_>) -> Markup {
    let Some((_, wallet)) = own(view) else { return html! {} };
    let pays = view.phase == Phase::Pay;
    let sum = if pays { wallet.best_payment(view.bid).total() } else { 0 };
    let submit = page.key(if pays { "page-pay" } else { "page-lay" });
    let hint = Message::new(if pays { "page-pay-hint" } else { "page-lay-hint" }).with("bid", view.bid);
    let inner = html! {
        p.hint { (page.text(&hint)) }
        p.sum-of-notes { (page.key("page-chosen")) " " output data-sum=(FORM) { (sum) } }
    };
    page.compose(FORM, base, &submit, &inner)
}

pub(super) fn bid_form(view: &View, page: &Page<'_>) -> Markup {
    let Some((_, wallet)) = own(view) else { return html! {} };
    let opening = view.bidder.is_none() && !view.tie;
    let least = if opening { 0 } else { view.bid + STEP };
    let most = wallet.total();
    if most < least {
        return html! { p.hint { (page.text(&Message::new("page-cant-bid").with("most", most))) } };
    }
    let inner = html! {
        label for="bid-amount" { (page.text(&Message::new("page-bid-label").with("least", least).with("most", most))) }
        input id="bid-amount" type="number" name="number:amount" inputmode="numeric" required
            min=(least) max=(most) step=(STEP) value=(least);
    };
    page.compose("form-bid", &Move::Bid { amount: least }, &page.key("page-bid"), &inner)
}
