//! What the lab counts in this game: action spaces, what cards become, and what is held in the end.

use crate::deck::{ACTIONS, Action, CATEGORIES, Category, QUARTERS, SPACES, Skill, TILE};
use crate::moves::{Move, Side};
use crate::rules::Collectors;
use crate::state::State;
use crate::text::action_words;
use brocante_core::{Fact, Message, Seat, Style, Survey, Viewer};
use brocante_show::{Language, Show as _, Translator};
use strum::VariantArray as _;

const SKILLS: usize = Skill::VARIANTS.len();
const SIDES: [&str; 4] = ["item", "skill", "market", "secret item"];
const SALES: [&str; 3] = ["from the pool", "from the hand, face up", "from the hand, face down"];

// Where each group begins among the facts.
const ITEMS: usize = 0;
const SECRETS: usize = ITEMS + CATEGORIES;
const SKILLS_HELD: usize = SECRETS + CATEGORIES;
const TUCKED: usize = SKILLS_HELD + SKILLS;
const SPACES_USED: usize = TUCKED + 1;
/// The tile is counted apart in the last quarter, when it does something else.
const LAST_TILE: usize = SPACES_USED + SPACES;
const RAISED: usize = LAST_TILE + 1;
const SETTLED: usize = RAISED + CATEGORIES;
const SOLD: usize = SETTLED + SIDES.len();
const FACTS: usize = SOLD + SALES.len();

impl Survey for Collectors {
    const STYLES: &'static [Style<Move>] = &[
        Style { name: "never-buys", shuns: |mv| uses(mv, &[Action::Buy]) },
        Style {
            name: "never-learns",
            shuns: |mv| uses(mv, &[Action::Skill]) || *mv == Move::Settle { side: Side::Skill },
        },
        Style { name: "never-auctions", shuns: |mv| uses(mv, &[Action::Auction]) },
        Style { name: "never-bids", shuns: |mv| matches!(mv, Move::Bid { .. }) || uses(mv, &[Action::Auction]) },
        Style {
            name: "never-raises",
            shuns: |mv| uses(mv, &[Action::RaiseTwo, Action::RaiseOne]) || *mv == Move::Settle { side: Side::Market },
        },
        Style {
            name: "never-works",
            shuns: |mv| {
                let work = [Action::Tile, Action::Recycle, Action::DrawTwo, Action::DrawFirst, Action::DrawTuck];
                uses(mv, &work)
            },
        },
        // The tile tucks, but recycles in the last quarter, which a move alone does not tell.
        Style { name: "never-uses-tile", shuns: |mv| uses(mv, &[Action::Tile]) },
        Style { name: "never-draws-to-tuck", shuns: |mv| uses(mv, &[Action::DrawTuck]) },
        Style {
            name: "never-hides",
            shuns: |mv| matches!(mv, Move::Auction { face_down: true, .. } | Move::Settle { side: Side::Secret }),
        },
    ];

    fn facts(&self) -> Vec<Fact> {
        let language = Language::new(Self::ASSETS.locales, "en");
        let text = |message: &Message| Translator::new(&language, &[], Viewer::Public).text(message);
        let categories =
            || Category::VARIANTS.iter().map(|&category| self.deck.name(category).in_lang("en").to_owned());
        let mut facts = Vec::with_capacity(FACTS);
        let mut group = |group: &'static str, names: &mut dyn Iterator<Item = String>| {
            facts.extend(names.map(|name| Fact { group, name }));
        };
        group("items held", &mut categories());
        group("secret items held", &mut categories());
        group("skills held", &mut Skill::VARIANTS.iter().map(|&skill| text(&self.skill_name(skill))));
        group("cards tucked", &mut std::iter::once("income card".to_owned()));
        // What a space pays is not in its name, so that decks which differ in it can be compared.
        let space_name = |(quarter, space)| {
            let tile = if space == TILE { ", the tile" } else { "" };
            format!("space {space}{tile}: {}", text(&action_words(self.deck.space(quarter, space).0)))
        };
        let spaces = (0..SPACES as u8).map(|space| (0, space)).chain([(QUARTERS as u8 - 1, TILE)]);
        group("action spaces used", &mut spaces.map(space_name));
        group("markets raised", &mut categories());
        group("uses of cards won", &mut SIDES.iter().map(|&side| side.to_owned()));
        group("cards put up", &mut SALES.iter().map(|&sale| sale.to_owned()));
        facts
    }

    fn used(&self, state: &State, _: Seat, mv: Move, note: &mut dyn FnMut(usize)) {
        match mv {
            Move::Place { space } => {
                let is_last_tile = space == TILE && self.deck.space(state.quarter, space).0 == Action::Recycle;
                note(if is_last_tile { LAST_TILE } else { SPACES_USED + usize::from(space) });
            }
            Move::Raise { card } => note(RAISED + self.deck.card(card).market as usize),
            Move::Settle { side } => {
                note(SETTLED + side as usize);
                if side == Side::Market {
                    note(RAISED + self.deck.card(state.auction.card).market as usize);
                }
            }
            Move::Auction { card, face_down } => {
                let from_hand = !state.auction_pool.has(card);
                note(SOLD + usize::from(from_hand) + usize::from(face_down));
            }
            _ => {}
        }
    }

    fn held(&self, state: &State, seat: Seat, note: &mut dyn FnMut(usize)) {
        let player = state.player(seat);
        player.items.iter().for_each(|card| note(ITEMS + self.deck.card(card).item as usize));
        state.secrets.of(seat).for_each(|secret| note(SECRETS + self.deck.card(secret.card).item as usize));
        player.skills.iter().for_each(|card| note(SKILLS_HELD + self.deck.card(card).skill as usize));
        player.tucked.iter().for_each(|_| note(TUCKED));
    }
}

/// Whether a bottle is placed on a space for one of these actions.
fn uses(mv: &Move, actions: &[Action]) -> bool {
    matches!(mv, Move::Place { space } if ACTIONS.get(usize::from(*space)).is_some_and(|action| actions.contains(action)))
}
