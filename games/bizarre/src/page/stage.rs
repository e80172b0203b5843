//! The Buyer on the stage: the round, the decision that is due and the Buyer's words; and the counter with
//! the bags while they are handed out.

use super::{Table, bag_token, who_fly, who_token};
use crate::state::Phase;
use crate::view::BuyerView;
use brocante_core::{Arg, Message, Seat};
use brocante_show::BoardItem;
use brocante_show::page::{seat_class, symbol};
use maud::{Markup, html};

/// What happens in a round, in order.
const STEPS: [(Phase, &str); 6] = [
    (Phase::Identity, "identity"),
    (Phase::Thrift, "thrift"),
    (Phase::Invent, "invent"),
    (Phase::Deal, "deal"),
    (Phase::Pitch, "pitch"),
    (Phase::Sale, "sale"),
];

impl Table<'_> {
    pub fn stage(&self) -> Markup {
        let view = self.view;
        if view.phase == Phase::Over {
            return self.curtain();
        }
        let who = self.page.text(&Message::new("page-is-buyer").with("seat", view.buyer));
        let round = Message::new("page-round").with("round", view.round).with("rounds", view.rounds);
        html! {
            section.stage .(seat_class(view.buyer)) aria-label=(who) {
                div.bulbs aria-hidden="true" {}
                (self.page.fragment((view.round, view.phase), || html! {
                    div.when {
                        h3 { (self.page.text(&round)) }
                        (self.steps())
                    }
                }))
                div.buyer {
                    span.figure aria-hidden="true" { (symbol("bizarre-buyer")) (self.sign(view.buyer)) }
                    p { (who) }
                }
                (self.who())
            }
        }
    }

    fn steps(&self) -> Markup {
        let now = STEPS.iter().position(|(phase, _)| *phase == self.view.phase).unwrap_or_default();
        html! {
            ol.steps {
                @for (at, (_, name)) in STEPS.iter().enumerate() {
                    li.past[at < now].now[at == now] aria-current=[(at == now).then_some("step")] {
                        (self.page.key(&format!("step-{name}")))
                    }
                }
            }
        }
    }

    /// bizarre.thrift.buyer: the two words, or the cards they are taken from.
    pub fn who(&self) -> Markup {
        let view = self.view;
        let can = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(card, word)| self.page.can(&who_token(card, word)));
        self.page.fragment((&view.identity, view.identity_words, &view.buyer_cards, can), || self.make_who())
    }

    fn make_who(&self) -> Markup {
        if let Some(words) = &self.view.identity {
            let name = self.page.text(&Message::new("page-identity").with("identity", self.identity()));
            return html! {
                div.who-is role="img" aria-label=(name) title=(name) data-zone="stage" {
                    @for (at, word) in words.iter().enumerate() {
                        span.torn data-fly=[self.taken_fly(at)] {
                            (symbol("bizarre-torn")) (self.word(word))
                        }
                    }
                }
            };
        }
        if let Some(cards) = &self.view.buyer_cards {
            return html! {
                div.who-is data-zone="buyer-cards" {
                    @for (at, card) in cards.iter().enumerate() { (self.buyer_card(at, card)) }
                }
            };
        }
        let name = self.page.key("page-identity-hidden");
        html! {
            div.who-is role="img" aria-label=(name) title=(name) {
                @for _ in 0..2 { span.torn.hidden { (symbol("bizarre-torn")) span.word { "?" } } }
            }
        }
    }

    fn taken_fly(&self, at: usize) -> Option<String> {
        let (cards, words) = self.view.buyer_cards.as_ref().zip(self.view.identity_words)?;
        Some(who_fly(cards[at].id, words[at]))
    }

    pub fn buyer_card(&self, at: usize, card: &BuyerView) -> Markup {
        let label = self.page.text(&Message::new("page-buyer-card").with("number", at + 1));
        html! {
            div.buyer-card role="group" aria-label=(label) {
                @for (nth, word) in card.words.iter().enumerate() {
                    @let (token, fly) = (who_token(at, nth as u8), who_fly(card.id, nth as u8));
                    @let message = Message::new("page-buyer-word").with("word", word.as_str()).with("number", at + 1);
                    @let name = self.page.text(&message);
                    @let thing = BoardItem { token: Some(&token), classes: "torn", name: &name, fly: Some(&fly) };
                    (self.page.target(&thing, &html! { (symbol("bizarre-torn")) (self.word(word)) }))
                    @if nth == 0 { span.or { (self.page.key("page-or")) } }
                }
            }
        }
    }

    /// After the last round: the winners.
    fn curtain(&self) -> Markup {
        let (winners, most) = self.leaders();
        let names = Arg::List(winners.iter().copied().map(Arg::Seat).collect());
        let mut message =
            Message::new("page-winners").with("winners", winners.len()).with("names", names).with("count", most);
        if let Some(&first) = winners.first() {
            message = message.with("seat", first);
        }
        html! {
            section.stage.over aria-label=(self.page.key("page-over")) {
                div.bulbs aria-hidden="true" {}
                div.winners { @for &seat in &winners { (self.sign(seat)) } }
                h3 { (self.page.text(&message)) }
            }
        }
    }

    /// bizarre.deal: the bags that are left. Only the Buyer sees whose they are.
    pub fn counter(&self) -> Markup {
        let view = self.view;
        if view.phase != Phase::Deal {
            return html! {};
        }
        let waiting: Vec<Seat> = view.bags.iter().filter(|bag| !bag.has_bag).map(|bag| bag.pitcher).collect();
        let label = self.page.text(&Message::new("page-counter").with("count", waiting.len()));
        let next = waiting.first().copied().unwrap_or(view.buyer);
        html! {
            section.counter aria-label=(label) {
                p { (self.page.text(&Message::new("page-next-bag").with("seat", next))) }
                div.bags data-zone="counter" {
                    @if view.viewer.is(view.buyer) {
                        @let is_given = |seat: Seat| view.bags.iter().any(|bag| bag.inventor == Some(seat));
                        @for bag in &view.bags {
                            @if !is_given(bag.pitcher) { (self.bag_on_counter(bag.pitcher)) }
                        }
                    } @else {
                        @for _ in &waiting { (self.bag(None)) }
                    }
                }
            }
        }
    }

    /// The bags the Buyer has handed out and to whom, which nobody else knows until the sale.
    pub fn handed_out(&self) -> Markup {
        let given: Vec<(Seat, Seat)> =
            self.view.bags.iter().filter_map(|bag| Some((bag.pitcher, bag.inventor?))).collect();
        html! {
            @if !given.is_empty() {
                ul.handed-out aria-label=(self.page.key("page-handed-out")) {
                    @for (pitcher, inventor) in given {
                        li .(seat_class(pitcher)) {
                            (self.bag(Some(inventor)))
                            span {
                                span.name { (self.page.translator.name(pitcher)) }
                                span.state { (self.page.text(&Message::new("page-invented").with("seat", inventor))) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn bag_on_counter(&self, inventor: Seat) -> Markup {
        let message = Message::new("page-bag-of").with("seat", inventor).with("symbol", self.symbol_name(inventor));
        let (name, token) = (self.page.text(&message), bag_token(inventor));
        let thing = BoardItem { token: Some(&token), classes: "bag-to-give", name: &name, fly: Some(&token) };
        let inner = html! { (self.bag(Some(inventor))) span.name { (self.page.translator.name(inventor)) } };
        self.page.target(&thing, &inner)
    }
}
