//! Words for cards, spaces and places, and the status line.

use crate::Collectors;
use crate::deck::{Action, CARDS, PLACES, SPACES, Skill};
use crate::state::Phase;
use crate::view::{Face, View};
use brocante_core::Seat;
use brocante_core::text::{Arg, Say};
use serde_json::Value;

impl Collectors {
    pub(crate) fn ask(&self, view: &View) -> Say {
        let mine = view.viewer.seat().filter(|&seat| view.to_act.contains(seat));
        let bottles = mine.map_or(0, |seat| view.seats[seat.index()].bottles);
        let key = match view.phase {
            Phase::Over => "prompt-over",
            Phase::Secret if mine.is_some() => "prompt-secret",
            Phase::Secret => return waiting("prompt-secret-wait", view),
            Phase::Retrieve if bottles == 3 => "prompt-cover",
            Phase::Retrieve if bottles == 4 => "prompt-spare",
            Phase::Retrieve => return waiting("prompt-retrieve-wait", view),
            Phase::Place => "prompt-place",
            Phase::Buy => "prompt-buy",
            Phase::Skill => "prompt-skill",
            Phase::Raise => "prompt-raise",
            Phase::Tuck => "prompt-tuck",
            Phase::Auction => "prompt-auction",
            Phase::Bid if view.auction.as_ref().is_some_and(|auction| auction.bid == 0) => "prompt-open",
            Phase::Bid => "prompt-bid",
            Phase::Pay => "prompt-pay",
            Phase::Settle => "prompt-settle",
        };
        let auction = view.auction.as_ref();
        let bidder = auction.and_then(|auction| auction.bidder).unwrap_or_default();
        Say::new(key)
            .with("seat", view.to_act.first().unwrap_or_default())
            .with("left", view.left)
            .with("bidder", bidder)
            .with("bid", auction.map_or(0, |auction| auction.bid))
            .with("due", auction.map_or(0, |auction| auction.due))
    }

    pub(crate) fn spoken(&self, field: &str, value: &Value) -> Option<Arg> {
        let list = |of: &dyn Fn(u8) -> Say| -> Option<Arg> {
            let numbers = value.as_array()?.iter().filter_map(small);
            Some(Arg::List(numbers.map(|number| of(number).into()).collect()))
        };
        match field {
            "card" => Some(self.card_words(small(value)?).into()),
            "cards" => list(&|card| self.card_words(card)),
            "space" => Some(self.space_words(small(value)?).into()),
            "place" => Some(self.place_words(small(value)?).into()),
            "places" => list(&|place| self.place_words(place)),
            _ => None,
        }
    }

    pub(crate) fn card_words(&self, card: u8) -> Say {
        if usize::from(card) < CARDS { self.face_words(&self.face(card)) } else { nothing_such(card) }
    }

    pub(crate) fn face_words(&self, face: &Face) -> Say {
        Say::new("card")
            .with("number", face.card)
            .with("item", self.deck.name(face.item))
            .with("market", self.deck.name(face.market))
            .with("skill", self.skill_name(face.skill))
            .with("coin", face.coin)
    }

    pub(crate) fn skill_name(&self, skill: Skill) -> Say {
        match skill.counts() {
            Some(category) => Say::new("skill-vp").with("category", self.deck.name(category)),
            None => Say::new(format!("skill-{}", <&str>::from(skill))),
        }
    }

    /// A space by what it does; the space of the tile by its name, as it changes with the quarter.
    fn space_words(&self, space: u8) -> Say {
        if usize::from(space) >= SPACES {
            return nothing_such(space);
        }
        let (action, coins) = self.deck.space(0, space);
        match action {
            Action::TuckTwo => Say::new("space-tile").with("number", space),
            _ => {
                Say::new("space").with("action", action_words(action)).with("money", money(coins)).with("number", space)
            }
        }
    }

    /// A place of the player board by its number, from 1, and its income.
    pub(crate) fn place_words(&self, place: u8) -> Say {
        if usize::from(place) >= PLACES {
            return nothing_such(place);
        }
        let income = self.deck.board[usize::from(place)];
        Say::new("place").with("number", place + 1).with("coins", income.coins).with("cards", income.cards)
    }
}

pub(crate) fn action_words(action: Action) -> Say {
    Say::new(format!("action-{}", <&str>::from(action)))
}

pub(crate) fn money(coins: i8) -> Say {
    let key = match coins {
        0 => "money-none",
        1.. => "money-gain",
        _ => "money-cost",
    };
    Say::new(key).with("coins", coins.unsigned_abs())
}

fn waiting(key: &str, view: &View) -> Say {
    Say::new(key).with("names", Arg::List(view.to_act.iter().map(|seat: Seat| seat.into()).collect()))
}

fn nothing_such(number: u8) -> Say {
    Say::new("nothing-such").with("number", number)
}

fn small(value: &Value) -> Option<u8> {
    u8::try_from(value.as_u64()?).ok()
}
