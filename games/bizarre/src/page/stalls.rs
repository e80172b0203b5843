//! The Inventors: those who pitch or have pitched, with what they say, and those who wait in line.

use super::{Table, bag_token, pitch_token};
use crate::state::Phase;
use crate::view::{BagView, PairView};
use brocante_core::{Message, Seat};
use brocante_show::BoardItem;
use brocante_show::page::{seat_class, symbol};
use maud::{Markup, html};

/// How an Inventor in line stands.
#[derive(Hash)]
struct Standing {
    key: &'static str,
    is_ready: bool,
    /// Whether a bag is there, and whose, if the viewer knows.
    bag: Option<Option<Seat>>,
}

impl Table<'_> {
    /// bizarre.pitch: the pitch that is being made, and all that were made in this round.
    pub fn pitches(&self) -> Markup {
        let view = self.view;
        if !matches!(view.phase, Phase::Pitch | Phase::Sale) {
            return html! {};
        }
        html! {
            @if view.phase == Phase::Pitch {
                @for bag in view.bags.iter().filter(|bag| bag.pitcher == view.active) {
                    (self.page.fragment((bag, &view.identity), || self.pitching(bag)))
                }
            }
            div.pitches {
                @for bag in &view.bags {
                    @if let Some(pair) = bag.pair.as_ref().filter(|_| bag.pitched) { (self.pitched(bag, pair)) }
                }
            }
        }
    }

    /// The current pitch. The page around the board fills in what is typed, and burns the candle down.
    pub fn pitching(&self, bag: &BagView) -> Markup {
        let (seat, page) = (bag.pitcher, self.page);
        let message = Message::new("page-pitches").with("seat", seat).with("identity", self.identity());
        html! {
            section.pitching .(seat_class(seat)) data-zone={ "stall-" (seat) } aria-label=(page.text(&message)) {
                div.candle title=(page.key("page-candle")) {
                    span.visually-hidden { (page.key("page-candle")) }
                    span.candle-time data-clock=(seat.0) {}
                }
                div.seller {
                    h3 { (self.sign(seat)) (page.text(&message)) }
                    @match &bag.pair {
                        Some(pair) => (self.pair(pair, true)),
                        None => p.unseen { span.open-bag { (symbol("bizarre-bag-open")) } (page.key("page-unseen")) },
                    }
                }
                p.bubble.live data-live=(seat.0) data-waiting=(page.key("page-listening")) aria-live="off" {}
            }
        }
    }

    /// A pitch that lies open; the Buyer can buy it in the end.
    fn pitched(&self, bag: &BagView, pair: &PairView) -> Markup {
        let said = self.said_by(bag.pitcher);
        let inventor = match self.own() {
            Some(own) if self.view.bag.as_ref() == Some(pair) => Some(own),
            _ => bag.inventor,
        };
        let can = self.page.can(&pitch_token(bag.pitcher));
        self.page.fragment((bag.pitcher, pair, &said, inventor, can), || {
            self.make_pitched(bag.pitcher, pair, &said, inventor)
        })
    }

    fn make_pitched(&self, seat: Seat, pair: &PairView, said: &str, inventor: Option<Seat>) -> Markup {
        let page = self.page;
        let seller = page.translator.name(seat);
        let message =
            Message::new("page-pitched").with("seller", &*seller).with("pair", self.pair_name(pair)).with("text", said);
        let token = pitch_token(seat);
        let classes = format!("pitch {}", seat_class(seat));
        let invented = |inventor| page.text(&Message::new("page-invented").with("seat", inventor));
        // The name is what can be seen, in its order.
        let name =
            [Some(page.text(&message)), inventor.map(invented)].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let inner = html! {
            span.seller { (self.sign(seat)) span.name { (seller) } } " "
            (self.pair(pair, true)) " "
            span.bubble { (said) } " "
            @if let Some(inventor) = inventor { span.inventor { (self.sign(inventor)) (invented(inventor)) } }
        };
        html! {
            div.at data-zone={ "stall-" (seat) } {
                (page.target(&BoardItem { token: Some(&token), classes: &classes, name: &name, fly: None }, &inner))
            }
        }
    }

    /// The last written words of a seat. There are none if it spoke aloud.
    pub fn said_by(&self, seat: Seat) -> String {
        match self.page.last_remark(seat).map(|words| words.text.trim()).filter(|text| !text.is_empty()) {
            Some(text) => text.to_owned(),
            None => self.page.key("page-spoken"),
        }
    }

    /// The Inventors who choose, fill a bag, wait for one or wait to open it.
    pub fn line(&self) -> Markup {
        let view = self.view;
        let has_gone = |bag: &BagView| bag.pitched || view.phase == Phase::Pitch && bag.pitcher == view.active;
        let waiting: Vec<&BagView> = view.bags.iter().filter(|bag| !has_gone(bag)).collect();
        html! {
            @if view.phase != Phase::Over && !waiting.is_empty() {
                section.line.later[view.phase == Phase::Pitch] aria-label=(self.page.key("page-inventors")) {
                    @for bag in waiting {
                        @let standing = self.standing(bag);
                        (self.page.fragment((bag.pitcher, &standing), || self.place(bag.pitcher, &standing)))
                    }
                }
            }
        }
    }

    fn place(&self, seat: Seat, standing: &Standing) -> Markup {
        let page = self.page;
        let fly = standing.bag.flatten().map(bag_token);
        html! {
            div.place.ready[standing.is_ready].next[standing.key == "page-gets-bag"].own[Some(seat) == self.own()] .(seat_class(seat))
                data-zone={ "stall-" (seat) } {
                span.spot-of-bag.empty[standing.bag.is_none()] data-fly=[fly] {
                    @match standing.bag { Some(inventor) => (self.bag(inventor)), None => (self.sign(seat)) }
                }
                span.name { (page.translator.name(seat)) }
                span.state { (page.key(standing.key)) }
                @if let Some(inventor) = standing.bag.flatten().filter(|&inventor| inventor != seat) {
                    span.visually-hidden { (page.text(&Message::new("page-invented").with("seat", inventor))) }
                }
            }
        }
    }

    fn standing(&self, bag: &BagView) -> Standing {
        let view = self.view;
        let is_due = view.to_act.contains(bag.pitcher);
        let is_next = view.bags.iter().find(|bag| !bag.has_bag).is_some_and(|next| next.pitcher == bag.pitcher);
        let (key, is_ready, bag) = match view.phase {
            Phase::Thrift if is_due => ("page-choosing", false, None),
            Phase::Thrift => ("page-chosen", true, None),
            Phase::Invent if is_due => ("page-inventing", false, None),
            // Until the bags are on the counter, all can see whose is whose.
            Phase::Invent => ("page-bag-closed", true, Some(Some(bag.pitcher))),
            Phase::Deal if bag.has_bag => ("page-has-bag", true, Some(bag.inventor)),
            Phase::Deal if is_next => ("page-gets-bag", false, None),
            Phase::Pitch => ("page-pitches-later", false, Some(bag.inventor)),
            _ => ("page-waits", false, None),
        };
        Standing { key, is_ready, bag }
    }
}
