//! The viewer's own things: the hand, the bag, and the form for the thrift.

use super::Table;
use crate::deck::Kind;
use crate::moves::Move;
use crate::state::Phase;
use crate::state::hand::{HAND, Places};
use crate::view::WordView;
use brocante_core::{Message, Seat};
use brocante_show::page::{seat_class, symbol};
use maud::{Markup, html};

const FORM: &str = "form-thrift";

impl Table<'_> {
    /// Cards that are of no use now rest as a row of small words, unless there is room for them (`is_alone`).
    pub fn tray(&self, is_alone: bool) -> Markup {
        let Some(own) = self.own() else { return html! {} };
        let (view, page) = (self.view, self.page);
        let is_due = view.to_act.contains(own) && self.page.takes_forms();
        let picks = is_due && view.phase == Phase::Thrift && !view.hand.is_empty();
        let in_use = is_alone || matches!(view.phase, Phase::Thrift | Phase::Invent) && own != view.buyer;
        let can: Vec<bool> = view.hand.iter().map(|word| page.can(&super::word_token(word.kind, word.id))).collect();
        html! {
            section.tray.resting[!in_use] .(seat_class(own)) aria-label=(page.key("page-own")) {
                header {
                    (self.sign(own)) h3 { (page.key("page-own")) }
                    (self.hint(own, is_due))
                }
                div.goods {
                    (self.own_bag())
                    (self.page.fragment((&view.hand, &view.thrift, picks, in_use, can), || self.cards(picks, in_use)))
                }
            }
        }
    }

    fn cards(&self, picks: bool, in_use: bool) -> Markup {
        let hand = &self.view.hand;
        html! {
            div.cards data-zone="hand" {
                @for (place, word) in hand.iter().enumerate() {
                    @if picks { (self.pick(place, word)) }
                    @else if in_use { (self.held(place, word)) }
                    @else { (self.chip(word, true)) }
                }
                @if hand.is_empty() { p.empty { (self.page.key("page-hand-empty")) } }
            }
        }
    }

    fn hint(&self, own: Seat, is_due: bool) -> Markup {
        let key = match self.view.phase {
            Phase::Thrift | Phase::Invent if own == self.view.buyer => "page-hint-buyer",
            Phase::Thrift if is_due && !self.view.hand.is_empty() => "page-hint-thrift",
            Phase::Thrift if is_due => "page-hint-first",
            Phase::Invent if is_due => "page-hint-invent",
            _ => return self.chosen(),
        };
        html! { p.hint { (self.page.key(key)) } }
    }

    /// The viewer's choice in the thrift, until all have chosen.
    fn chosen(&self) -> Markup {
        let Some(thrift) = &self.view.thrift else { return html! {} };
        let draws = HAND - self.view.hand.len() + thrift.discard.count();
        let message = Message::new("page-own-thrift")
            .with("discards", thrift.discard.count())
            .with("qualities", thrift.qualities)
            .with("items", draws.saturating_sub(thrift.qualities.into()));
        html! { p.hint { (self.page.text(&message)) } }
    }

    /// A card of the hand, crossed out if it is about to be discarded.
    fn held(&self, place: usize, word: &WordView) -> Markup {
        let goes = self.view.thrift.as_ref().is_some_and(|thrift| thrift.discard.has(place));
        html! {
            div.held.goes[goes] {
                (self.card(word))
                @if goes { span.gone { (self.page.key("page-goes")) } }
            }
        }
    }

    /// A card with a box to tick. The boxes stand side by side, so that the style sheet can count them.
    fn pick(&self, place: usize, word: &WordView) -> Markup {
        let message = Message::new("page-discard").with("card", self.word_name(word));
        html! {
            input.tick type="checkbox" id={ "discard-" (place) } name="list:discard" value=(place) form=(FORM)
                data-worth="1" aria-label=(self.page.text(&message));
            label class={ "slip pick " (word.kind.name()) } for={ "discard-" (place) }
                data-fly=(super::word_token(word.kind, word.id)) {
                (self.face(word))
                span.gone aria-hidden="true" { (self.page.key("page-goes")) }
            }
        }
    }

    /// What the viewer invented, until it lies open.
    fn own_bag(&self) -> Markup {
        let Some(pair) = &self.view.bag else { return html! {} };
        let is_open = self.view.bags.iter().any(|bag| bag.pair.as_ref() == Some(pair));
        self.page.fragment((pair, is_open), || {
            html! {
                div.own-bag data-zone="own-bag" {
                    (self.bag(self.own()))
                    div {
                        p { (self.page.key("page-own-bag")) }
                        (self.chip(&pair.quality, !is_open)) (self.chip(&pair.item, !is_open))
                    }
                }
            }
        })
    }

    /// bizarre.thrift.draw: the cards are ticked in the hand; here is how many qualities to draw.
    pub fn thrift_form(&self) -> Markup {
        let (view, page) = (self.view, self.page);
        if view.phase != Phase::Thrift {
            return html! {};
        }
        let held = view.hand.iter().filter(|word| word.kind == Kind::Quality).count();
        let draws = HAND - view.hand.len();
        let proposed = balanced(held, draws);
        // A hand has one of each kind, so six of a kind is the most (bizarre.thrift.draw).
        let least = if view.hand.is_empty() { 1 } else { 0 };
        let inner = html! {
            p.draws { (symbol("bizarre-item")) span { (page.key("page-draws")) " " output data-sum=(FORM) { (draws) } } }
            // It stands for the cards that are drawn anyway, in the sum above.
            input type="checkbox" hidden checked data-worth=(draws);
            fieldset.mix {
                legend { (symbol("bizarre-quality")) (page.key("page-draw-qualities")) }
                @for count in least..HAND {
                    @let needs = count.saturating_sub(draws);
                    label class={ "count needs-" (needs) } {
                        input type="radio" id={ "draw-" (count) } name="number:qualities" value=(count)
                            checked[count == proposed] required;
                        span { (count) }
                    }
                }
            }
        };
        let base = Move::Thrift { discard: Places::NONE, qualities: proposed as u8 };
        page.compose(FORM, &base, &page.key("page-thrift"), &inner)
    }
}

/// How many of the drawn cards should be qualities: three or four in the hand are best.
fn balanced(held_qualities: usize, draws: usize) -> usize {
    HAND.div_ceil(2).saturating_sub(held_qualities).min(draws)
}
