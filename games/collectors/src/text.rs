//! Everything that becomes a sentence: the prompt, the words for cards, spaces and places, and the table
//! as plain text for the terminal.

use crate::deck::{Action, CARDS, Category, PLACES, SPACES, Skill};
use crate::rules::Collectors;
use crate::state::Phase;
use crate::view::{Face, SeatView, SpaceView, View};
use brocante_core::{Arg, Message, Seat};
use brocante_show::Translator;
use serde_json::Value;
use strum::VariantArray as _;

pub(crate) fn prompt(_game: &Collectors, view: &View) -> Message {
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
    Message::new(key)
        .with("seat", view.to_act.first().unwrap_or_default())
        .with("left", view.left)
        .with("bidder", bidder)
        .with("bid", auction.map_or(0, |auction| auction.bid))
        .with("due", auction.map_or(0, |auction| auction.due))
}

pub(crate) fn argument(game: &Collectors, field: &str, value: &Value) -> Option<Arg> {
    let list = |of: &dyn Fn(u8) -> Message| -> Option<Arg> {
        let numbers = value.as_array()?.iter().filter_map(small);
        Some(Arg::List(numbers.map(|number| of(number).into()).collect()))
    };
    match field {
        "card" => Some(game.card_words(small(value)?).into()),
        "cards" => list(&|card| game.card_words(card)),
        "space" => Some(game.space_words(small(value)?).into()),
        "place" => Some(game.place_words(small(value)?).into()),
        "places" => list(&|place| game.place_words(place)),
        _ => None,
    }
}

pub(crate) fn sketch(game: &Collectors, view: &View, translator: &Translator<'_>) -> String {
    let mut lines = vec![translator.text(&heading(view))];
    let prices = view.market.iter().map(|row| {
        let price = Message::new("sketch-price").with("category", game.deck.name(row.category));
        price.with("count", row.cards.len()).into()
    });
    lines.push(translator.text(&Message::new("sketch-market").with("prices", Arg::List(prices.collect()))));
    lines.push(game.cards_line("sketch-item-pool", &view.item_pool, translator));
    lines.push(game.cards_line("sketch-skill-pool", &view.skill_pool, translator));
    lines.push(game.cards_line("sketch-auction-pool", &view.auction_pool, translator));
    lines.push(translator.key("sketch-spaces"));
    // Spaces with the same action stand side by side.
    for spaces in view.spaces.chunk_by(|one, other| one.action == other.action) {
        let words: Vec<String> = spaces.iter().map(|space| space_text(space, translator)).collect();
        let area =
            Message::new("sketch-area").with("action", action_words(spaces[0].action)).with("spaces", words.join("  "));
        lines.push(format!("  {}", translator.text(&area)));
    }
    lines.extend(game.auction_line(view, translator));
    for seat in &view.seats {
        game.seat_lines(seat, view, translator, &mut lines);
    }
    if let Some(own) = &view.own {
        lines.push(game.cards_line("sketch-hand", &own.hand, translator));
        lines.push(game.cards_line("sketch-tucked", &own.tucked, translator));
    }
    lines.join("\n")
}

impl Collectors {
    fn card_words(&self, card: u8) -> Message {
        if usize::from(card) < CARDS { self.face_words(&self.face(card)) } else { nothing_such(card) }
    }

    pub(crate) fn face_words(&self, face: &Face) -> Message {
        Message::new("card")
            .with("number", face.card)
            .with("item", self.deck.name(face.item))
            .with("market", self.deck.name(face.market))
            .with("skill", self.skill_name(face.skill))
            .with("coin", face.coin)
    }

    pub(crate) fn skill_name(&self, skill: Skill) -> Message {
        match skill.counts() {
            Some(category) => Message::new("skill-vp").with("category", self.deck.name(category)),
            None => Message::new(format!("skill-{}", <&str>::from(skill))),
        }
    }

    /// A space by what it does; the space of the tile by its name, as it changes with the quarter.
    fn space_words(&self, space: u8) -> Message {
        if usize::from(space) >= SPACES {
            return nothing_such(space);
        }
        let (action, coins) = self.deck.space(0, space);
        match action {
            Action::TuckTwo => Message::new("space-tile").with("number", space),
            _ => Message::new("space")
                .with("action", action_words(action))
                .with("money", money(coins))
                .with("number", space),
        }
    }

    /// A place of the player board by its number, from 1, and its income.
    pub(crate) fn place_words(&self, place: u8) -> Message {
        if usize::from(place) >= PLACES {
            return nothing_such(place);
        }
        let income = self.deck.board[usize::from(place)];
        Message::new("place").with("number", place + 1).with("coins", income.coins).with("cards", income.cards)
    }
}

impl Collectors {
    fn cards_line(&self, key: &str, cards: &[Face], translator: &Translator<'_>) -> String {
        let cards = Arg::List(cards.iter().map(|face| self.face_words(face).into()).collect());
        translator.text(&Message::new(key).with("cards", cards))
    }

    fn auction_line(&self, view: &View, translator: &Translator<'_>) -> Option<String> {
        let auction = view.auction.as_ref()?;
        let card = auction.card.map_or_else(|| Message::new("sketch-face-down"), |face| self.face_words(&face));
        let message = Message::new("sketch-auction").with("card", card).with("bid", auction.bid);
        Some(translator.text(&message.with("bidder", auction.bidder.unwrap_or(auction.starter))))
    }

    /// What a seat has, each card by the one side that counts.
    fn seat_lines(&self, seat: &SeatView, view: &View, translator: &Translator<'_>, lines: &mut Vec<String>) {
        let message = Message::new("sketch-seat")
            .with("name", seat.seat)
            .with("acts", if view.to_act.contains(seat.seat) { "yes" } else { "no" })
            .with("coins", seat.coins)
            .with("ready", seat.places.len())
            .with("bottles", seat.bottles)
            .with("hand", seat.hand)
            .with("tucked", seat.tucked);
        lines.push(translator.text(&message));
        let of_category = |&category: &Category| {
            (seat.items.iter().filter(|face| face.item == category).count(), self.deck.name(category))
        };
        let of_skill =
            |&skill: &Skill| (seat.skills.iter().filter(|face| face.skill == skill).count(), self.skill_name(skill));
        let items = counted(Category::VARIANTS.iter().map(of_category));
        let skills = counted(Skill::VARIANTS.iter().map(of_skill));
        let secrets = seat.secrets.iter().map(|secret| match secret.card {
            Some(face) => self.deck.name(face.item).into(),
            None => Message::new("sketch-face-down").into(),
        });
        let has = Message::new("sketch-has").with("items", items).with("skills", skills);
        lines.push(format!("    {}", translator.text(&has.with("secrets", Arg::List(secrets.collect())))));
    }
}

pub(crate) fn action_words(action: Action) -> Message {
    Message::new(format!("action-{}", <&str>::from(action)))
}

pub(crate) fn money(coins: i8) -> Message {
    let key = match coins {
        0 => "money-none",
        1.. => "money-gain",
        _ => "money-cost",
    };
    Message::new(key).with("coins", coins.unsigned_abs())
}

fn waiting(key: &str, view: &View) -> Message {
    Message::new(key).with("names", Arg::List(view.to_act.iter().map(|seat: Seat| seat.into()).collect()))
}

fn nothing_such(number: u8) -> Message {
    Message::new("nothing-such").with("number", number)
}

fn small(value: &Value) -> Option<u8> {
    u8::try_from(value.as_u64()?).ok()
}

/// `Penguins, Music ×2`.
fn counted<A: Into<Arg>>(words: impl Iterator<Item = (usize, A)>) -> Arg {
    let some = words.filter(|(count, _)| *count > 0);
    Arg::List(
        some.map(|(count, what)| Message::new("sketch-times").with("what", what).with("count", count).into()).collect(),
    )
}

fn heading(view: &View) -> Message {
    let message = Message::new("sketch-heading").with("quarter", view.quarter).with("deck", view.deck);
    let message = message.with("discard", view.discard.len());
    match view.token {
        Some(token) => message.with("token", token),
        None => message.with("token", Message::new("sketch-nobody")),
    }
}

/// `[8 pay $1]`, or with a bottle of a seat: `[8 pay $1 · Ann]`.
fn space_text(space: &SpaceView, translator: &Translator<'_>) -> String {
    let holder = space.seat.map_or_else(String::new, |seat| format!(" · {}", translator.name(seat)));
    format!("[{} {}{holder}]", space.space, translator.text(&money(space.coins)))
}
