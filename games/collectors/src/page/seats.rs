//! The boards of the players: bottle places with their income, coins, items by category, skills,
//! secret items and tucked cards. The viewer's own board lies at the near edge, with the hand.

use super::card::{self, category_art, skill_art, skill_tint, tint};
use super::worth;
use crate::deck::{Category, Place, Skill};
use crate::rules::Collectors;
use crate::state::Phase;
use crate::view::{Face, OwnView, SeatView, SecretView, View};
use brocante_core::{Message, Seat};
use brocante_show::page::{seat_class, seat_sign, symbol};
use brocante_show::{BoardItem, Page};
use maud::{Markup, html};
use strum::VariantArray as _;

/// The viewer's own coins, clicked to pay with them.
pub(super) const PURSE: &str = "purse";
/// A hand of more cards than this is fanned.
const HAND_SIDE_BY_SIDE: usize = 5;

/// What a click on a bottle place of the viewer stands for.
pub(super) fn place_token(place: u8) -> String {
    format!("place-{place}")
}

/// A bottle place of a player board.
#[derive(Clone, Copy)]
pub(super) struct BottlePlace {
    pub place: u8,
    pub gives: Place,
    pub seat: Seat,
    pub covered: bool,
    /// It is on the viewer's own board.
    pub mine: bool,
    pub chosen: bool,
}

impl Collectors {
    /// The boards of all the others, clockwise from the viewer.
    pub(super) fn player_boards(&self, view: &View, page: &Page<'_>) -> Markup {
        let first = view.viewer.seat().unwrap_or_default();
        let others = first.around(self.seats).filter(|&seat| !view.viewer.is(seat));
        html! {
            div.players { @for seat in others { (self.player_board(&view.seats[seat.index()], view, page)) } }
        }
    }

    /// The viewer's own board and hand.
    pub(super) fn tray(&self, view: &View, page: &Page<'_>) -> Markup {
        let Some((seat, own)) = view.viewer.seat().zip(view.own.as_ref()) else { return html! {} };
        let fan = if own.hand.len() > HAND_SIDE_BY_SIDE { "fan" } else { "" };
        html! {
            section.tray.over[view.phase == Phase::Over] {
                (self.player_board(&view.seats[seat.index()], view, page))
                div class={ "own-hand " (fan) } data-zone={ "hand-" (seat.0) } {
                    h2.visually-hidden { (page.key("page-hand")) }
                    @for face in &own.hand { (self.hand_card(face, own, view, page)) }
                    @if own.hand.is_empty() { p.nothing { (page.key("page-hand-empty")) } }
                }
            }
        }
    }

    /// The viewer's own things alone: board, hand, and the cards that nobody else sees, face up.
    pub(super) fn own_things(&self, view: &View, page: &Page<'_>) -> Markup {
        let Some((seat, own)) = view.viewer.seat().zip(view.own.as_ref()) else { return html! {} };
        let has = &view.seats[seat.index()];
        let secrets: Vec<Face> = has.secrets.iter().filter_map(|secret| secret.card).collect();
        let lot = view.auction.as_ref().filter(|auction| auction.face_down).and_then(|auction| auction.card);
        html! {
            section class={ "player mine " (seat_class(seat)) } data-zone={ "seat-" (seat.0) } {
                (self.board_head(has, view, html! {}, page))
                (self.goods(has, view, page))
                (self.collection(has, &[], page))
            }
            section.own-cards {
                h2 { (page.key("page-hand")) }
                div.own-hand data-zone={ "hand-" (seat.0) } {
                    @for face in &own.hand { (self.hand_card(face, own, view, page)) }
                    @if own.hand.is_empty() { p.nothing { (page.key("page-hand-empty")) } }
                }
            }
            (self.face_up("page-lot-own", lot.as_slice(), page))
            (self.face_up("page-secrets-own", &secrets, page))
            (self.face_up("page-income-own", &own.tucked, page))
        }
    }

    /// Face-down cards that the viewer knows, shown face up.
    fn face_up(&self, title: &str, faces: &[Face], page: &Page<'_>) -> Markup {
        if faces.is_empty() {
            return html! {};
        }
        page.fragment((title, card::clickable(faces, page)), || {
            html! {
                section.own-cards {
                    h2 { (page.text(&Message::new(title).with("count", faces.len()))) }
                    div.own-hidden { @for face in faces { (self.card(face, "tag", page)) } }
                }
            }
        })
    }

    /// A card of the hand; the one that is kept as a secret item is marked until all have chosen.
    fn hand_card(&self, face: &Face, own: &OwnView, view: &View, page: &Page<'_>) -> Markup {
        let kept = view.phase == Phase::Secret && own.chosen == Some(face.card);
        page.fragment((face, kept, page.can(&card::token(face.card))), || {
            html! {
                div.held {
                    (self.card(face, "hand", page))
                    @if kept { span.kept { (symbol("collectors-secret")) span { (page.key("page-kept")) } } }
                }
            }
        })
    }

    fn player_board(&self, seat: &SeatView, view: &View, page: &Page<'_>) -> Markup {
        let mine = view.viewer.is(seat.seat);
        let acts = view.to_act.contains(seat.seat);
        let classes = format!("player {}{}", seat_class(seat.seat), if acts { " acts" } else { "" });
        html! {
            section class=(classes) data-zone={ "seat-" (seat.seat.0) } {
                @let own = view.own.as_ref().filter(|_| mine);
                @let hidden = (seat.tucked, own.map(|own| &own.tucked), &seat.secrets);
                @let key = (seat.seat, view.token == Some(seat.seat), hidden, worth::points(view, seat));
                (page.fragment(key, || {
                    let tucked = if seat.tucked > 0 { self.tucked(seat, own, page) } else { html! {} };
                    self.board_head(seat, view, tucked, page)
                }))
                (self.goods(seat, view, page))
                (self.collection(seat, &seat.secrets, page))
            }
        }
    }

    /// The bottles, the coins, and how many cards another seat holds.
    fn goods(&self, seat: &SeatView, view: &View, page: &Page<'_>) -> Markup {
        let mine = view.viewer.is(seat.seat);
        let chosen = view.own.as_ref().filter(|_| mine && view.phase == Phase::Retrieve).and_then(|own| own.chosen);
        let places = (0..).zip(&self.deck.board).map(|(place, _)| mine && page.can(&place_token(place)));
        let can: Vec<bool> = places.chain([mine && page.can(PURSE)]).collect();
        page.fragment((seat.seat, &seat.places, seat.coins, (!mine).then_some(seat.hand), chosen, can), || {
            html! {
                div.goods {
                    (self.places(seat, mine, chosen, page))
                    (purse(seat, mine, page))
                    @if !mine { (stack("collectors-back", "count-hand", seat.hand, page)) }
                }
            }
        })
    }

    /// Items, secret items and skills.
    fn collection(&self, seat: &SeatView, secrets: &[SecretView], page: &Page<'_>) -> Markup {
        page.fragment((&seat.items, secrets, &seat.skills), || {
            html! {
                div.collection {
                    @for &category in Category::VARIANTS { (self.items(seat, category, page)) }
                    (self.secrets(secrets, page))
                    @if !seat.skills.is_empty() { (self.skills(seat, page)) }
                }
            }
        })
    }

    /// The owner of the board, the first-player token and the points so far.
    fn board_head(&self, seat: &SeatView, view: &View, tucked: Markup, page: &Page<'_>) -> Markup {
        html! {
            header {
                (seat_sign(seat.seat))
                h2 { (page.translator.name(seat.seat)) }
                @if view.token == Some(seat.seat) {
                    @let first = page.key("page-token");
                    span.flag role="img" aria-label=(first) title=(first) { (symbol("collectors-token")) }
                }
                (tucked)
                (points(seat, view, page))
            }
        }
    }

    /// collectors.board: the bottle places, each with what it gives while no bottle covers it.
    fn places(&self, seat: &SeatView, mine: bool, chosen: Option<u8>, page: &Page<'_>) -> Markup {
        html! {
            div.places data-zone={ "places-" (seat.seat.0) } {
                @for (place, &gives) in (0..).zip(&self.deck.board) {
                    @let stand = BottlePlace {
                        place,
                        gives,
                        seat: seat.seat,
                        covered: seat.places.contains(&place),
                        mine,
                        chosen: chosen == Some(place),
                    };
                    (self.bottle_place(stand, page))
                }
            }
        }
    }

    pub(super) fn bottle_place(&self, stand: BottlePlace, page: &Page<'_>) -> Markup {
        let BottlePlace { place, gives, seat, covered, mine, chosen } = stand;
        let key = if covered { "page-place-covered" } else { "page-place" };
        let name = page.text(&Message::new(key).with("place", self.place_words(place)));
        let token = place_token(place);
        let classes = format!("place{}{}", if covered { " covered" } else { "" }, if chosen { " chosen" } else { "" });
        let inner = html! {
            @if covered {
                span class={ "bottle " (seat_class(seat)) } { (symbol("collectors-bottle")) }
            } @else if gives.coins > 0 || gives.cards > 0 {
                @if gives.coins > 0 { span.coins { "+" (gives.coins) span.dot {} } }
                @for _ in 0..gives.cards { span.card-sign { (symbol("collectors-secret")) } }
            }
        };
        page.target(&BoardItem { token: mine.then_some(&token), classes: &classes, name: &name, fly: None }, &inner)
    }

    /// The items of one category, side by side.
    fn items(&self, seat: &SeatView, category: Category, page: &Page<'_>) -> Markup {
        let items: Vec<&Face> = seat.items.iter().filter(|face| face.item == category).collect();
        if items.is_empty() {
            return html! {};
        }
        let message = Message::new("page-items").with("category", self.deck.name(category)).with("count", items.len());
        let label = page.text(&message);
        html! {
            span class={ "items " (tint(category)) } role="img" aria-label=(label) title=(label) {
                @for face in &items { span.item data-fly=(card::token(face.card)) { (category_art(category)) } }
                @if items.len() > 1 { b { (items.len()) } }
            }
        }
    }

    /// Secret items, with the category if the viewer knows it.
    fn secrets(&self, secrets: &[SecretView], page: &Page<'_>) -> Markup {
        html! {
            @for secret in secrets {
                @let name = page.text(&match &secret.card {
                    Some(face) => Message::new("page-secret").with("card", self.face_words(face)),
                    None => Message::new("page-secret-hidden"),
                });
                @let fly = secret.card.map(|face| card::token(face.card));
                @let colour = secret.card.map_or_else(String::new, |face| tint(face.item));
                span class={ "secret " (colour) } role="img" aria-label=(name) title=(name) data-fly=[fly] {
                    @match &secret.card {
                        Some(face) => { (category_art(face.item)) span.lock { (symbol("collectors-secret")) } }
                        None => { (symbol("collectors-secret")) }
                    }
                }
            }
        }
    }

    fn skills(&self, seat: &SeatView, page: &Page<'_>) -> Markup {
        let of = |skill: Skill| seat.skills.iter().filter(move |face| face.skill == skill);
        html! {
            span.skills {
                @for &skill in Skill::VARIANTS {
                    @for face in of(skill) {
                        @let name = page.text(&Message::new("page-skill").with("skill", self.skill_name(face.skill)));
                        span class={ "skill " (skill_tint(face.skill)) } role="img" aria-label=(name) title=(name)
                            data-fly=(card::token(face.card)) { (skill_art(face.skill)) }
                    }
                }
            }
        }
    }

    /// collectors.work.tuck: only their owner knows which cards they are.
    fn tucked(&self, seat: &SeatView, own: Option<&OwnView>, page: &Page<'_>) -> Markup {
        let label = match own {
            Some(own) => {
                let cards = own.tucked.iter().map(|face| page.text(&self.face_words(face))).collect::<Vec<_>>();
                page.text(&Message::new("page-tucked-own").with("count", seat.tucked).with("cards", cards.join(", ")))
            }
            None => page.text(&Message::new("page-tucked").with("count", seat.tucked)),
        };
        html! {
            span.tucked role="img" aria-label=(label) title=(label) data-zone={ "tucked-" (seat.seat.0) } {
                @if let Some(own) = own {
                    @for face in &own.tucked { i data-fly=(card::token(face.card)) {} }
                } @else {
                    @for _ in 0..seat.tucked { i {} }
                }
                span.coins { "+" (seat.tucked) span.dot {} }
            }
        }
    }
}

/// The points so far; those of secret items only where the viewer knows them.
fn points(seat: &SeatView, view: &View, page: &Page<'_>) -> Markup {
    let points = worth::points(view, seat);
    let unknown = seat.secrets.iter().any(|secret| secret.card.is_none());
    let key = if unknown { "page-points-known" } else { "page-points" };
    let label = page.text(&Message::new(key).with("points", points));
    html! {
        span.points title=(label) {
            span aria-hidden="true" { (points) @if unknown { "+?" } }
            span.visually-hidden { (label) }
        }
    }
}

fn purse(seat: &SeatView, mine: bool, page: &Page<'_>) -> Markup {
    let name = page.text(&Message::new("count-coins").with("count", seat.coins));
    let inner = html! { (symbol("collectors-coin")) b { (seat.coins) } };
    page.target(&BoardItem { token: mine.then_some(PURSE), classes: "purse", name: &name, fly: None }, &inner)
}

fn stack(art: &str, key: &str, count: u8, page: &Page<'_>) -> Markup {
    let label = page.text(&Message::new(key).with("count", count));
    html! { span.stack role="img" aria-label=(label) title=(label) { (symbol(art)) b { (count) } } }
}
