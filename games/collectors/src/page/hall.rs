//! The five areas of the hall: action spaces with the bottles on them, and the cards that lie there.

use super::card::{self, category_art, tint};
use crate::deck::{Action, QUARTERS};
use crate::rules::Collectors;
use crate::text::{action_words, money};
use crate::view::{Face, MarketView, SpaceView, View};
use brocante_core::Message;
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};

/// collectors.setup.pools
const AUCTION_POOL: usize = 4;

/// The discards of this many consecutive card numbers are one piece of the page.
const HEAP: u8 = 16;

/// What a click on an action space stands for.
pub(super) fn token(space: u8) -> String {
    format!("space-{space}")
}

/// A row of open cards.
#[derive(Clone, Copy)]
struct Row<'a> {
    zone: &'static str,
    cards: &'a [Face],
    size: usize,
}

impl Collectors {
    pub(super) fn hall(&self, view: &View, page: &Page<'_>) -> Markup {
        let pool = usize::from(self.seats) + 1;
        let items = Row { zone: "item-pool", cards: &view.item_pool, size: pool };
        let skills = Row { zone: "skill-pool", cards: &view.skill_pool, size: pool };
        let auction = Row { zone: "auction-pool", cards: &view.auction_pool, size: AUCTION_POOL };
        let area = |name: &str, art: &str, actions: &[Action], inner: Markup| {
            let spaces = view.spaces.iter().filter(|space| actions.contains(&area_of(space.space)));
            let spaces: Vec<_> = spaces.map(|space| (space, page.can(&token(space.space)))).collect();
            html! {
                section class={ "area area-" (name) } data-zone={ "area-" (name) } {
                    (page.fragment((name, &spaces), || html! {
                        header {
                            h2 { (symbol(art)) span { (page.key(&format!("area-{name}"))) } }
                            div.spaces { @for (space, _) in &spaces { (space_stand(space, page)) } }
                        }
                    }))
                    (inner)
                }
            }
        };
        html! {
            div.hall {
                (area("items", "collectors-action-buy", &[Action::Buy], self.row(items, view, page)))
                (area("skills", "collectors-action-skill", &[Action::Skill], self.row(skills, view, page)))
                (self.desk(view, page))
                (area("auction", "collectors-action-auction", &[Action::Auction], self.row(auction, view, page)))
                (area("market", "collectors-action-raise-one", &[Action::RaiseOne], self.price_board(view, page)))
                (area("work", "collectors-skill-work-income", &[Action::Tile], html! {}))
            }
        }
    }

    fn row(&self, row: Row<'_>, view: &View, page: &Page<'_>) -> Markup {
        // collectors.buy
        let price = |face: &Face| {
            let coins = || view.market.iter().find(|prices| prices.category == face.item).map_or(0, |p| p.cards.len());
            (row.zone == "item-pool").then(coins)
        };
        html! {
            div.row data-zone=(row.zone) {
                @for (at, (face, can)) in card::clickable(row.cards, page).iter().enumerate() {
                    @let (price, is_lowest) = (price(face), at == 0);
                    (page.fragment((face, can, price, is_lowest), || self.slot(face, price, is_lowest, page)))
                }
                @for _ in row.cards.len()..row.size { div.slot { div.card.hall-card.empty {} } }
            }
        }
    }

    fn slot(&self, face: &Face, price: Option<usize>, is_lowest: bool, page: &Page<'_>) -> Markup {
        html! {
            div.slot {
                (self.card(face, "hall-card", page))
                @if let Some(coins) = price { span.price { (page.text(&Message::new("page-price").with("coins", coins))) } }
                @else if is_lowest { span.lowest { (page.key("page-lowest")) } }
            }
        }
    }

    /// What an item of each category is worth now: a chalk board with a stroke for every card.
    fn price_board(&self, view: &View, page: &Page<'_>) -> Markup {
        let line = |row: &MarketView| {
            let count = row.cards.len();
            let name = page.text(&Message::new("page-category").with("category", self.deck.name(row.category)));
            let message =
                Message::new("page-worth").with("category", self.deck.name(row.category)).with("count", count);
            let (label, zone) = (page.text(&message), format!("market-{}", <&str>::from(row.category)));
            html! {
                li class=(tint(row.category)) title=(label) data-zone=(zone) {
                    span.sign { (category_art(row.category)) }
                    span.name aria-hidden="true" { (name) }
                    span.strokes aria-hidden="true" {
                        @for face in &row.cards { i data-fly=(card::token(face.card)) {} }
                    }
                    strong aria-hidden="true" { (count) }
                    span.visually-hidden { (label) }
                }
            }
        };
        html! { ul.chalk { @for row in &view.market { (page.fragment(row, || line(row))) } } }
    }

    /// The calendar, the deck and the discard pile.
    fn desk(&self, view: &View, page: &Page<'_>) -> Markup {
        let quarter = usize::from(view.quarter).min(QUARTERS);
        let when = page.text(&Message::new("page-quarter").with("quarter", quarter));
        let deck = page.text(&Message::new("page-deck").with("count", view.deck));
        html! {
            div.desk {
                div class={ "calendar sheets-" (QUARTERS - quarter) } data-zone="calendar" role="img" aria-label=(when) title=(when) {
                    span.month { (page.key("page-calendar")) }
                    strong { (quarter) small { "/" (QUARTERS) } }
                }
                div.piles {
                    div.pile title=(deck) data-zone="deck" {
                        (symbol("collectors-back"))
                        span aria-hidden="true" { (view.deck) }
                        span.visually-hidden { (deck) }
                    }
                    (self.discard(view, page))
                }
            }
        }
    }

    /// collectors.auction.pay: everybody may look through the discard pile.
    fn discard(&self, view: &View, page: &Page<'_>) -> Markup {
        let count = view.discard.len();
        let label = page.text(&Message::new("page-discard").with("count", count));
        html! {
            details.discard {
                summary title=(label) { span.pile-name { (page.key("page-discarded")) } " " strong { (count) } }
                div.discarded {
                    // The discards lie in the order of their numbers.
                    @for heap in view.discard.chunk_by(|one, next| one.card / HEAP == next.card / HEAP) {
                        (page.fragment(card::clickable(heap, page), || html! {
                            @for face in heap { (self.card(face, "tag", page)) }
                        }))
                    }
                }
            }
        }
    }
}

/// The area of a space by the first of its actions; the numbers of spaces are fixed. // collectors.spaces
pub(super) fn area_of(space: u8) -> Action {
    match space {
        0..5 => Action::Buy,
        5..10 => Action::Skill,
        10..14 => Action::Auction,
        14..17 => Action::RaiseOne,
        _ => Action::Tile,
    }
}

/// An action space: what it costs or gives, what it does where its neighbours do something else,
/// and the bottle on it.
pub(super) fn space_stand(space: &SpaceView, page: &Page<'_>) -> Markup {
    let named = |key: &str| {
        let message = Message::new(key)
            .with("action", action_words(space.action))
            .with("money", money(space.coins))
            .with("coins", i32::from(space.coins));
        space.seat.map_or_else(|| message.clone(), |seat| message.clone().with("seat", seat))
    };
    let name = page.text(&named(if space.seat.is_some() { "page-space-taken" } else { "page-space" }));
    let token = token(space.space);
    let area = area_of(space.space);
    let own_art = matches!(area, Action::RaiseOne | Action::Tile);
    let classes =
        format!("space{}{}", if own_art { " wide" } else { "" }, if space.seat.is_some() { " taken" } else { "" });
    let tile = area == Action::Tile && is_tile(space.space);
    let inner = html! {
        @if own_art {
            span.does { (symbol(&format!("collectors-action-{}", <&str>::from(space.action)))) }
        }
        @if tile { span.of-calendar { (symbol("collectors-calendar")) } }
        @if let Some(seat) = space.seat {
            span class={ "bottle " (seat_class(seat)) } { (symbol("collectors-bottle")) (seat_sign(seat)) }
        } @else {
            (coins_label(space.coins))
        }
    };
    page.target(&BoardItem { token: Some(&token), classes: &classes, name: &name, fly: None }, &inner)
}

/// collectors.tiles: the space that changes with the calendar.
pub(super) fn is_tile(space: u8) -> bool {
    crate::deck::ACTIONS.get(usize::from(space)) == Some(&Action::Tile)
}

/// `−2`, `+1` or `0`, with a coin beside it.
fn coins_label(coins: i8) -> Markup {
    let (class, sign) = match coins {
        0 => ("none", ""),
        1.. => ("gain", "+"),
        _ => ("cost", "−"),
    };
    html! { span class={ "coins " (class) } { (sign) (coins.unsigned_abs()) span.dot {} } }
}
