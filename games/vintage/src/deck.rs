//! The deck file: which items there are, and what a majority is worth.

use crate::moves::refusal::Refusal;
use brocante_core::{NAME_CHARS_MAX, Names, OpenError, deck, is_name, shortened};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::{Deref, Range};
use std::sync::Arc;
use toml::Spanned;

/// vintage.deck
pub const ITEMS: usize = 63;
pub(crate) const ALL_ITEMS: u64 = (1 << ITEMS) - 1;
const KINDS: usize = 7;
const ITEMS_PER_KIND: u32 = 9;
const ITEMS_PER_DECADE: u32 = 21;
const YEAR_MIN: u16 = 1950;
const YEARS: usize = 30;
const VALUE_MAX: usize = 5;

#[derive(Clone, Debug)]
pub struct Deck {
    pub items: Vec<Item>,
    pub categories: Vec<Kind>,
    pub colours: Vec<Kind>,
    pub bonuses: Vec<Bonus>,
    /// The items of each year, the oldest first.
    by_year: [u64; YEARS],
    /// The items of each face value.
    by_value: [u64; VALUE_MAX + 1],
}

#[derive(Clone, Debug)]
pub struct Item {
    pub name: Names,
    /// Places among the deck's categories and colours.
    pub category: usize,
    pub colour: usize,
    pub year: u16,
    pub value: u8,
}

/// A category or a colour.
#[derive(Clone, Debug)]
pub struct Kind {
    pub id: Id,
    pub name: Names,
}

/// What the deck file calls a category or a colour. Views repeat it for every item, so it is shared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Id(Arc<str>);

impl From<String> for Id {
    fn from(text: String) -> Id {
        Id(text.into())
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0.as_ref().to_owned()
    }
}

impl Deref for Id {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// A bonus card.
#[derive(Clone, Debug)]
pub struct Bonus {
    pub group: Group,
    /// The items that count for it, a bit each.
    pub items: u64,
    pub points: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// 50, 60 or 70.
    Decade(u16),
    /// Places among the deck's colours and categories.
    Colour(usize),
    Category(usize),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    categories: Spanned<Kinds>,
    colours: Spanned<Kinds>,
    bonus: Points,
    item: Vec<Spanned<Entry>>,
}

type Kinds = BTreeMap<String, Spanned<Names>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    #[serde(rename = "50s")]
    fifties: Spanned<i64>,
    #[serde(rename = "60s")]
    sixties: Spanned<i64>,
    #[serde(rename = "70s")]
    seventies: Spanned<i64>,
    colour: Spanned<i64>,
    category: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Spanned<Names>,
    category: Spanned<String>,
    colour: Spanned<String>,
    year: Spanned<i64>,
    value: Spanned<i64>,
}

type Refused = OpenError<Refusal>;

/// An item as a set of its own.
#[inline]
pub(crate) fn bit(item: u8) -> u64 {
    1 << item
}

/// Items as a set, a bit each.
pub(crate) fn set_of(items: impl IntoIterator<Item = u8>) -> u64 {
    items.into_iter().fold(0, |set, item| set | bit(item))
}

impl Deck {
    pub fn parse(source: &str) -> Result<Deck, Refused> {
        let file: File = deck::parse(source)?;
        let bonuses = bonuses_of(source, &file.bonus)?;
        let categories = kinds_of(source, &file.categories, |found| Refusal::DeckCategories { found })?;
        let colours = kinds_of(source, &file.colours, |found| Refusal::DeckColours { found })?;
        if file.item.len() != ITEMS {
            // The first one too many, or the last one there is.
            let at = file.item.get(ITEMS).or(file.item.last()).map_or(0, |entry| entry.span().start);
            return Err(deck::refuse(source, at, Refusal::DeckItems { found: file.item.len() as u32 }));
        }
        let (by_year, by_value) = ([0; YEARS], [0; VALUE_MAX + 1]);
        let mut deck = Deck { items: Vec::with_capacity(ITEMS), categories, colours, bonuses, by_year, by_value };
        for entry in file.item.iter().map(Spanned::get_ref) {
            let item = deck.read(source, entry)?;
            deck.check_counts(source, entry, &item)?;
            deck.add(item);
        }
        Ok(deck)
    }

    /// The face values of a set of items.
    pub fn values(&self, items: u64) -> i32 {
        self.by_value.iter().zip(0..).map(|(set, value)| (items & set).count_ones() as i32 * value).sum()
    }

    /// Compares the oldest items of two sets, then the second oldest, and so on; an item beats none.
    /// The set that wins is `Greater`.
    pub fn compare_age(&self, items: u64, others: u64) -> Ordering {
        // In the first year in which the counts differ, the larger set has the older item.
        let in_year = |year: &u64| (items & year).count_ones().cmp(&(others & year).count_ones());
        let years = self.by_year.iter().filter(|&year| (items | others) & year != 0);
        years.map(in_year).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
    }

    /// An item as its own entry describes it.
    fn read(&self, source: &str, entry: &Entry) -> Result<Item, Refused> {
        let refuse = |at: Range<usize>, refusal| deck::refuse(source, at.start, refusal);
        check_name(source, &entry.name)?;
        let (category, colour) = (entry.category.get_ref(), entry.colour.get_ref());
        let (year, value) = (*entry.year.get_ref(), *entry.value.get_ref());
        let place = |kinds: &[Kind], id: &str| kinds.iter().position(|kind| *kind.id == *id);
        let in_range = |number: i64, min: u16, count: usize| {
            u16::try_from(number).ok().filter(|&number| number >= min && usize::from(number - min) < count)
        };
        Ok(Item {
            name: entry.name.get_ref().clone(),
            category: place(&self.categories, category).ok_or_else(|| {
                refuse(entry.category.span(), Refusal::DeckUnknownCategory { category: shortened(category) })
            })?,
            colour: place(&self.colours, colour)
                .ok_or_else(|| refuse(entry.colour.span(), Refusal::DeckUnknownColour { colour: shortened(colour) }))?,
            year: in_range(year, YEAR_MIN, YEARS)
                .ok_or_else(|| refuse(entry.year.span(), Refusal::DeckYear { year }))?,
            value: in_range(value, 1, VALUE_MAX)
                .ok_or_else(|| refuse(entry.value.span(), Refusal::DeckValue { value }))? as u8,
        })
    }

    /// Checks an item against those before it. With 63 items in all, no group too large means that
    /// none is too small.
    fn check_counts(&self, source: &str, entry: &Entry, item: &Item) -> Result<(), Refused> {
        let [decade, colour, category] = item.groups().map(|group| self.items_of(group));
        let same_year = self.by_year[item.years_since_first()];
        let year = u32::from(item.year);
        let category_id = || entry.category.get_ref().clone();
        let colour_id = || entry.colour.get_ref().clone();
        let (at, refusal) = if category.count_ones() == ITEMS_PER_KIND {
            (entry.category.span(), Refusal::DeckCategoryFull { category: category_id() })
        } else if colour.count_ones() == ITEMS_PER_KIND {
            (entry.colour.span(), Refusal::DeckColourFull { colour: colour_id() })
        } else if decade.count_ones() == ITEMS_PER_DECADE {
            (entry.year.span(), Refusal::DeckDecadeFull { decade: year / 10 * 10 })
        } else if category & same_year != 0 {
            (entry.year.span(), Refusal::DeckSameYearInCategory { year, category: category_id() })
        } else if colour & same_year != 0 {
            (entry.year.span(), Refusal::DeckSameYearInColour { year, colour: colour_id() })
        } else {
            return Ok(());
        };
        Err(deck::refuse(source, at.start, refusal))
    }

    fn add(&mut self, item: Item) {
        let bit = bit(self.items.len() as u8);
        self.by_year[item.years_since_first()] |= bit;
        self.by_value[usize::from(item.value)] |= bit;
        for bonus in self.bonuses.iter_mut().filter(|bonus| item.groups().contains(&bonus.group)) {
            bonus.items |= bit;
        }
        self.items.push(item);
    }

    fn items_of(&self, group: Group) -> u64 {
        self.bonuses.iter().find(|bonus| bonus.group == group).map_or(0, |bonus| bonus.items)
    }
}

impl Item {
    /// The bonus cards it counts for.
    fn groups(&self) -> [Group; 3] {
        [Group::Decade(self.year % 100 / 10 * 10), Group::Colour(self.colour), Group::Category(self.category)]
    }

    fn years_since_first(&self) -> usize {
        usize::from(self.year - YEAR_MIN)
    }
}

/// vintage.bonus: a card for each decade, colour and category, no items counting yet.
fn bonuses_of(source: &str, points: &Points) -> Result<Vec<Bonus>, Refused> {
    let decades = [(50, &points.fifties, 5), (60, &points.sixties, 8), (70, &points.seventies, 10)]
        .map(|(decade, given, expected)| (Group::Decade(decade), given, expected));
    let colours = (0..KINDS).map(|kind| (Group::Colour(kind), &points.colour, 6));
    let categories = (0..KINDS).map(|kind| (Group::Category(kind), &points.category, 6));
    let cards = decades.into_iter().chain(colours).chain(categories);
    cards
        .map(|(group, given, expected)| match *given.get_ref() {
            found if found == i64::from(expected) => Ok(Bonus { group, items: 0, points: expected }),
            found => Err(deck::refuse(source, given.span().start, Refusal::DeckBonus { expected, found })),
        })
        .collect()
}

fn kinds_of(source: &str, table: &Spanned<Kinds>, wrong_count: fn(u32) -> Refusal) -> Result<Vec<Kind>, Refused> {
    let kinds = table.get_ref();
    if kinds.len() != KINDS {
        return Err(deck::refuse(source, table.span().start, wrong_count(kinds.len() as u32)));
    }
    kinds
        .iter()
        .map(|(id, name)| {
            check_name(source, name)?;
            if !is_name(id) {
                return Err(bad_name(source, name)); // Every view repeats the ids.
            }
            Ok(Kind { id: id.clone().into(), name: name.get_ref().clone() })
        })
        .collect()
}

fn check_name(source: &str, name: &Spanned<Names>) -> Result<(), Refused> {
    if name.get_ref().are_sound() { Ok(()) } else { Err(bad_name(source, name)) }
}

fn bad_name(source: &str, name: &Spanned<Names>) -> Refused {
    deck::refuse(source, name.span().start, Refusal::DeckName { most: NAME_CHARS_MAX as u32 })
}
