//! The deck: cards, board and coins, and lookup tables made from them for speed. `deck/file.rs` reads it.

pub(crate) mod cards;
pub(crate) mod file;

use self::cards::Cards;
use brocante_core::Names;
use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

/// A deck file has start coins for this many seats.
pub(crate) const SEATS_MAX: usize = 4;
/// collectors.deck
pub(crate) const CARDS: usize = 90;
pub(crate) const CATEGORIES: usize = 5;
/// collectors.board
pub(crate) const PLACES: usize = 5;
/// The two leftmost places take the first two bottles and give no income.
pub(crate) const PLAIN_PLACES: usize = 2;
pub(crate) const QUARTERS: usize = 4;
/// collectors.spaces
pub(crate) const SPACES: usize = ACTIONS.len();

/// What can be collected.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Category {
    Penguin,
    Movie,
    Music,
    Technology,
    Figures,
}

#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Skill {
    Bottle,
    WorkIncome,
    WorkCard,
    AuctionIncome,
    VpPenguin,
    VpMovie,
    VpMusic,
    VpTechnology,
    VpFigures,
    VpAll,
}

impl Skill {
    /// The category a vp skill counts.
    pub(crate) fn counts(self) -> Option<Category> {
        match self {
            Skill::VpPenguin => Some(Category::Penguin),
            Skill::VpMovie => Some(Category::Movie),
            Skill::VpMusic => Some(Category::Music),
            Skill::VpTechnology => Some(Category::Technology),
            Skill::VpFigures => Some(Category::Figures),
            _ => None,
        }
    }

    /// The vp skill that counts a category.
    pub(crate) fn counting(category: Category) -> Skill {
        match category {
            Category::Penguin => Skill::VpPenguin,
            Category::Movie => Skill::VpMovie,
            Category::Music => Skill::VpMusic,
            Category::Technology => Skill::VpTechnology,
            Category::Figures => Skill::VpFigures,
        }
    }

    pub(crate) fn coin(self) -> u8 {
        if self == Skill::VpAll || self.counts().is_some() { 2 } else { 1 }
    }
}

/// What a bottle does on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    Buy,
    Skill,
    Auction,
    RaiseTwo,
    RaiseOne,
    /// The action of the quarter tile.
    Tile,
    Recycle,
    DrawTwo,
    DrawFirst,
    DrawTuck,
    TuckTwo,
}

/// collectors.spaces: the spaces by number.
pub(crate) const ACTIONS: [Action; 22] = {
    use Action::*;
    [
        Buy, Buy, Buy, Buy, Buy, Skill, Skill, Skill, Skill, Skill, Auction, Auction, Auction, Auction, RaiseTwo,
        RaiseTwo, RaiseOne, Tile, Recycle, DrawTwo, DrawFirst, DrawTuck,
    ]
};

/// The space of the quarter tile.
pub(crate) const TILE: u8 = 17;
const _: () = assert!(matches!(ACTIONS[TILE as usize], Action::Tile));

/// collectors.tiles: what the space of the tile does in each quarter.
pub(crate) const TILES: [Action; QUARTERS] = [Action::TuckTwo, Action::TuckTwo, Action::TuckTwo, Action::Recycle];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub item: Category,
    pub market: Category,
    pub skill: Skill,
    pub coin: u8,
}

/// The income of a bottle place that is not covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub coins: u8,
    pub cards: u8,
}

pub(crate) type Board = [Place; PLACES];
/// The coins of each seat at the start, in turn order.
pub(crate) type StartCoins = [u8; SEATS_MAX];
/// For each quarter, what each space does and pays.
pub(crate) type Spaces = [[(Action, i8); SPACES]; QUARTERS];
/// The name of each category, by language.
pub(crate) type CategoryNames = [Names; CATEGORIES];

/// A deck that was checked against the rules.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    cards: [Card; CARDS],
    pub board: Board,
    pub start_coins: StartCoins,
    spaces: Spaces,
    /// The cards of each item category, of each skill, and those with a coin corner of $2.
    of_item: [Cards; CATEGORIES],
    of_skill: [Cards; Skill::VARIANTS.len()],
    pub twos: Cards,
    names: CategoryNames,
}

impl Deck {
    pub fn new(
        cards: [Card; CARDS],
        board: Board,
        start_coins: StartCoins,
        spaces: Spaces,
        names: CategoryNames,
    ) -> Deck {
        let with = |holds: &dyn Fn(&Card) -> bool| -> Cards {
            (0..).zip(&cards).filter(|(_, card)| holds(card)).map(|(number, _)| number).collect()
        };
        Deck {
            of_item: std::array::from_fn(|at| with(&|card| card.item == Category::VARIANTS[at])),
            of_skill: std::array::from_fn(|at| with(&|card| card.skill == Skill::VARIANTS[at])),
            twos: with(&|card| card.coin == 2),
            cards,
            board,
            start_coins,
            spaces,
            names,
        }
    }

    /// A card by its number, which must be one of the deck.
    #[inline]
    pub fn card(&self, card: u8) -> &Card {
        &self.cards[usize::from(card)]
    }

    /// What a space does in a quarter (counted from 0), and what it pays. After the last quarter the
    /// board stays as it is.
    #[inline]
    pub fn space(&self, quarter: u8, space: u8) -> (Action, i8) {
        self.spaces[usize::from(quarter).min(QUARTERS - 1)][usize::from(space)]
    }

    #[inline]
    pub fn of_item(&self, category: usize) -> Cards {
        self.of_item[category]
    }

    #[inline]
    pub fn of_skill(&self, skill: Skill) -> Cards {
        self.of_skill[skill as usize]
    }

    /// How many of `skills` are of one kind. // collectors.skill.many
    #[inline]
    pub fn count(&self, skills: Cards, skill: Skill) -> u32 {
        skills.and(self.of_skill(skill)).len()
    }

    pub fn name(&self, category: Category) -> &Names {
        &self.names[category as usize]
    }
}
