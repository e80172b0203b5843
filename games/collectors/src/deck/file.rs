//! The deck file. A designer may change any number and any card within the rules; RULES.md, "Deck
//! file", says which. Every limit also keeps small integers from overflowing in the longest game.

use super::{
    ACTIONS, Action, Board, CARDS, Card, Category, CategoryNames, Deck, PLACES, PLAIN_PLACES, Place, SEATS_MAX, Skill,
    Spaces, StartCoins, TILES,
};
use crate::moves::refusal::Refusal;
use brocante_core::{NAME_CHARS_MAX, Names, OpenError, deck, shortened};
use serde::Deserialize;
use std::str::FromStr;
use strum::VariantArray as _;
use toml::Spanned;

const CARDS_A_CATEGORY: usize = 18;
const SPACE_COINS_MAX: i64 = 9;
const START_COINS_MAX: i64 = 20;
const PLACE_COINS_MAX: i64 = 9;
const PLACE_CARDS_MAX: i64 = 2;

pub(crate) fn parse(source: &str) -> Result<Deck, OpenError<Refusal>> {
    let file: File = deck::parse(source)?;
    read(&file).map_err(|(at, refusal)| deck::refuse(source, at, refusal))
}

fn read(file: &File) -> Result<Deck, Fault> {
    let cards = read_cards(&file.cards)?;
    let board = read_board(&file.board)?;
    let start_coins = read_start_coins(&file.start_coins)?;
    let spaces = read_spaces(&file.spaces, &file.tiles)?;
    let names = read_names(&file.categories)?;
    Ok(Deck::new(cards, board, start_coins, spaces, names))
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    start_coins: Spanned<Vec<Spanned<i64>>>,
    board: Spanned<Vec<Spanned<PlaceRow>>>,
    spaces: Spanned<Vec<Spanned<SpaceRow>>>,
    tiles: Spanned<Vec<Spanned<SpaceRow>>>,
    categories: Spanned<Vec<Spanned<NameRow>>>,
    cards: Spanned<Vec<CardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameRow {
    id: String,
    name: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceRow {
    #[serde(default)]
    coins: i64,
    #[serde(default)]
    cards: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    action: String,
    #[serde(default)]
    coins: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    item: Spanned<String>,
    market: Spanned<String>,
    skill: Spanned<String>,
    coin: Spanned<i64>,
}

/// A refusal, and the byte of the file it is about.
type Fault = (usize, Refusal);

/// collectors.deck
fn read_cards(rows: &Spanned<Vec<CardRow>>) -> Result<[Card; CARDS], Fault> {
    let at = rows.span().start;
    let cards: Vec<Card> = rows.get_ref().iter().map(read_card).collect::<Result<_, _>>()?;
    let count = cards.len() as u32;
    let cards: [Card; CARDS] = cards.try_into().map_err(|_| (at, Refusal::DeckCards { cards: count }))?;
    for &category in Category::VARIANTS {
        let name = <&str>::from(category).to_owned();
        let count = |side: fn(&Card) -> Category| cards.iter().filter(|card| side(card) == category).count();
        let (items, markets) = (count(|card| card.item), count(|card| card.market));
        if items != CARDS_A_CATEGORY {
            return Err((at, Refusal::DeckItems { name, cards: items as u32 }));
        }
        if markets != CARDS_A_CATEGORY {
            return Err((at, Refusal::DeckMarkets { name, cards: markets as u32 }));
        }
    }
    Ok(cards)
}

fn read_card(row: &CardRow) -> Result<Card, Fault> {
    let category =
        |side: &Spanned<String>| -> Result<Category, Fault> { known(side, |name| Refusal::DeckCategory { name }) };
    let (item, market) = (category(&row.item)?, category(&row.market)?);
    if item == market {
        return Err((row.market.span().start, Refusal::DeckOwnMarket { name: row.market.get_ref().clone() }));
    }
    let skill: Skill = known(&row.skill, |name| Refusal::DeckSkill { name })?;
    if *row.coin.get_ref() != i64::from(skill.coin()) {
        return Err((row.coin.span().start, Refusal::DeckCoin { coin: skill.coin() }));
    }
    Ok(Card { item, market, skill, coin: skill.coin() })
}

fn known<T: FromStr>(name: &Spanned<String>, refusal: impl Fn(String) -> Refusal) -> Result<T, Fault> {
    name.get_ref().parse().map_err(|_| (name.span().start, refusal(shortened(name.get_ref()))))
}

/// collectors.spaces and collectors.tiles
fn read_spaces(
    spaces: &Spanned<Vec<Spanned<SpaceRow>>>,
    tiles: &Spanned<Vec<Spanned<SpaceRow>>>,
) -> Result<Spaces, Fault> {
    let spaces = read_actions(spaces, &ACTIONS, |action| Refusal::DeckSpaces { action })?;
    let tiles = read_actions(tiles, &TILES, |action| Refusal::DeckTiles { action })?;
    Ok(std::array::from_fn(|quarter| {
        std::array::from_fn(|at| match ACTIONS[at] {
            Action::Tile => (TILES[quarter], tiles[quarter]),
            action => (action, spaces[at]),
        })
    }))
}

/// The coins of a list of spaces whose actions the rules fix.
fn read_actions<const N: usize>(
    rows: &Spanned<Vec<Spanned<SpaceRow>>>,
    actions: &[Action; N],
    refusal: impl Fn(String) -> Refusal,
) -> Result<[i8; N], Fault> {
    let mut coins = [0; N];
    let given = rows.get_ref();
    for (at, &action) in actions.iter().enumerate() {
        let expected = || <&str>::from(action).to_owned();
        let Some(row) = given.get(at) else { return Err((rows.span().start, refusal(expected()))) };
        let (start, row) = (row.span().start, row.get_ref());
        if row.action != expected() {
            return Err((start, refusal(expected())));
        }
        if action == Action::Tile && row.coins != 0 {
            return Err((start, Refusal::DeckTileCoins));
        }
        if !(-SPACE_COINS_MAX..=SPACE_COINS_MAX).contains(&row.coins) {
            return Err((start, Refusal::DeckSpaceCoins { most: SPACE_COINS_MAX as u8 }));
        }
        // A seat with a bottle must be able to place it, and this is the space that is always free.
        if action == Action::Recycle && row.coins < 0 {
            return Err((start, Refusal::DeckRecycle));
        }
        coins[at] = row.coins as i8;
    }
    match given.get(N) {
        Some(extra) => Err((extra.span().start, refusal("none".to_owned()))),
        None => Ok(coins),
    }
}

/// collectors.board
fn read_board(rows: &Spanned<Vec<Spanned<PlaceRow>>>) -> Result<Board, Fault> {
    let mut board = [Place { coins: 0, cards: 0 }; PLACES];
    if rows.get_ref().len() != PLACES {
        return Err((rows.span().start, Refusal::DeckPlaces));
    }
    for (at, (row, place)) in rows.get_ref().iter().zip(&mut board).enumerate() {
        let (start, row) = (row.span().start, row.get_ref());
        let within = (0..=PLACE_COINS_MAX).contains(&row.coins) && (0..=PLACE_CARDS_MAX).contains(&row.cards);
        if !within {
            let (coins, cards) = (PLACE_COINS_MAX as u8, PLACE_CARDS_MAX as u8);
            return Err((start, Refusal::DeckPlaceIncome { coins, cards }));
        }
        if at < PLAIN_PLACES && (row.coins, row.cards) != (0, 0) {
            return Err((start, Refusal::DeckPlainPlaces));
        }
        *place = Place { coins: row.coins as u8, cards: row.cards as u8 };
    }
    Ok(board)
}

/// collectors.setup.coins
fn read_start_coins(given: &Spanned<Vec<Spanned<i64>>>) -> Result<StartCoins, Fault> {
    let refusal = || Refusal::DeckStartCoins { seats: SEATS_MAX as u8, most: START_COINS_MAX as u8 };
    let mut start_coins = [0; SEATS_MAX];
    if given.get_ref().len() != start_coins.len() {
        return Err((given.span().start, refusal()));
    }
    for (coins, slot) in given.get_ref().iter().zip(&mut start_coins) {
        if !(0..=START_COINS_MAX).contains(coins.get_ref()) {
            return Err((coins.span().start, refusal()));
        }
        *slot = *coins.get_ref() as u8;
    }
    Ok(start_coins)
}

/// Every category has a name.
fn read_names(rows: &Spanned<Vec<Spanned<NameRow>>>) -> Result<CategoryNames, Fault> {
    let mut names = CategoryNames::default();
    let refusal = |id: &str| Refusal::DeckName { name: shortened(id), most: NAME_CHARS_MAX as u8 };
    for row in rows.get_ref() {
        let (at, NameRow { id, name }) = (row.span().start, row.get_ref());
        let category: Category = id.parse().map_err(|_| (at, Refusal::DeckCategory { name: shortened(id) }))?;
        let slot = &mut names[category as usize];
        if *slot != Names::default() || !name.are_sound() {
            return Err((at, refusal(id)));
        }
        *slot = name.clone();
    }
    match names.iter().position(|names| *names == Names::default()) {
        Some(missing) => Err((rows.span().start, refusal(Category::VARIANTS[missing].into()))),
        None => Ok(names),
    }
}
