//! The comparison of two runs of a game.

use super::diff::Diff;
use super::number::{Unit, chance_of, excludes, hold_together, text};
use super::summary::Summary;
use super::{FEW, number::Number};
use crate::stats::Interval;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::collections::{BTreeSet, HashMap};

const DIFF_LINES_MAX: usize = 20;

/// Why two runs cannot be compared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompareError {
    #[error("one run is of {0}, the other of {1}: only runs of the same game can be compared")]
    Games(String, String),
}

/// Checks that two runs are of the same game.
pub fn comparable(a: &Summary, b: &Summary) -> Result<(), CompareError> {
    match a.game == b.game {
        true => Ok(()),
        false => Err(CompareError::Games(a.game.clone(), b.game.clone())),
    }
}

/// The differences between two runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    pub settings: Vec<SettingChange>,
    /// How the decks differ, if they do.
    pub deck: Option<Diff>,
    /// Every number that both runs have, in the order of the report.
    pub changes: Vec<Change>,
    /// Numbers that only the earlier run has, and numbers that only this one has.
    pub gone: Vec<String>,
    pub new: Vec<String>,
    /// Sentences about things that occurred in only one of the runs.
    pub never: Vec<String>,
}

/// A setting in which the runs differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SettingChange {
    pub name: &'static str,
    pub before: String,
    pub after: String,
}

/// A number in both runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    pub what: String,
    pub before: Number,
    pub after: Number,
    pub unit: Unit,
    pub difference: Interval,
    /// The interval excludes zero.
    pub is_clear: bool,
    /// The change remains significant after correcting for the number of comparisons.
    pub is_sure: bool,
}

impl Change {
    pub fn text(&self) -> String {
        text(self.unit, &self.difference)
    }

    /// The size for sorting: shares by their difference, other numbers relative to their earlier value.
    pub fn size(&self) -> f64 {
        match self.unit {
            Unit::Points => self.difference.mean.abs(),
            _ => self.difference.mean.abs() / self.before.value.mean.abs().max(1e-9),
        }
    }
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Change", 8)?;
        fields.serialize_field("what", &self.what)?;
        fields.serialize_field("before", &self.before.text())?;
        fields.serialize_field("after", &self.after.text())?;
        fields.serialize_field("difference", &self.difference.mean)?;
        fields.serialize_field("plus_minus", &self.difference.plus_minus)?;
        fields.serialize_field("text", &self.text())?;
        fields.serialize_field("is_clear", &self.is_clear)?;
        fields.serialize_field("is_sure", &self.is_sure)?;
        fields.end()
    }
}

impl Comparison {
    /// Compares a run with an earlier one.
    pub fn of(before: &Summary, after: &Summary) -> Result<Comparison, CompareError> {
        comparable(before, after)?;
        let (old, new) = (before.numbers(), after.numbers());
        let find: HashMap<&str, &Number> = old.iter().map(|number| (number.what.as_str(), *number)).collect();
        let pairs = new.iter().filter_map(|after| Some((*find.get(after.what.as_str())?, *after)));
        let mut changes: Vec<Change> = pairs.map(|(before, after)| change(before, after)).collect();
        let can_tell = |change: &Change| change.difference.n >= FEW;
        let chances: Vec<f64> = changes
            .iter()
            .map(|change| if can_tell(change) { chance_of(&change.difference, 0.0) } else { 1.0 })
            .collect();
        for (change, holds) in changes.iter_mut().zip(hold_together(&chances)) {
            change.is_clear = change.difference.n >= FEW && excludes(&change.difference, 0.0);
            change.is_sure = change.is_clear && holds;
        }
        let missing = |from: &[&Number], of: &[&Number]| -> Vec<String> {
            let known: BTreeSet<&str> = of.iter().map(|number| number.what.as_str()).collect();
            from.iter()
                .filter(|number| !known.contains(number.what.as_str()))
                .map(|number| number.what.clone())
                .collect()
        };
        Ok(Comparison {
            settings: settings(before, after),
            deck: before
                .deck_text
                .as_ref()
                .zip(after.deck_text.as_ref())
                .and_then(|(before, after)| (before != after).then(|| Diff::of(before, after, DIFF_LINES_MAX))),
            gone: missing(&old, &new),
            new: missing(&new, &old),
            never: never(before, after),
            changes,
        })
    }

    pub fn find(&self, number: &Number) -> Option<&Change> {
        self.changes.iter().find(|change| change.what == number.what)
    }

    /// The clear changes of shares, and those of other numbers, biggest first.
    pub fn clear(&self) -> [Vec<&Change>; 2] {
        [true, false].map(|points| {
            let mut clear: Vec<&Change> = self
                .changes
                .iter()
                .filter(|change| change.is_clear && (change.unit == Unit::Points) == points)
                .collect();
            clear.sort_by(|a, b| b.size().total_cmp(&a.size()));
            clear
        })
    }
}

/// Runs with different seat counts have different even shares, so shares are compared by their distance from even.
fn change(before: &Number, after: &Number) -> Change {
    let shift = after.even.unwrap_or(0.0) - before.even.unwrap_or(0.0);
    let mut difference = after.value.minus(&before.value);
    difference.mean -= shift;
    let unit = match after.unit {
        Unit::Share | Unit::Points => Unit::Points,
        Unit::Count | Unit::More => Unit::More,
    };
    Change {
        what: after.what.clone(),
        before: before.clone(),
        after: after.clone(),
        unit,
        difference,
        is_clear: false,
        is_sure: false,
    }
}

fn settings(before: &Summary, after: &Summary) -> Vec<SettingChange> {
    let options = |run: &Summary| super::summary::options(&run.options);
    let lineups = |run: &Summary| run.lineups.iter().map(|bots| bots.join(", ")).collect::<Vec<_>>().join(" / ");
    let same_size = before.deck == after.deck && before.deck_text != after.deck_text;
    let decks = if same_size { " (another)" } else { "" };
    let all = [
        ("Deck", before.deck.clone(), format!("{}{decks}", after.deck)),
        ("Options", options(before), options(after)),
        ("Seats", before.seats.to_string(), after.seats.to_string()),
        ("Bots", before.bots.join(", "), after.bots.join(", ")),
        ("Line-ups", lineups(before), lineups(after)),
        ("Seed", before.seed.clone(), after.seed.clone()),
        ("Games", before.games.to_string(), after.games.to_string()),
    ];
    let differ = all.into_iter().filter(|(_, before, after)| before != after);
    differ.map(|(name, before, after)| SettingChange { name, before, after }).collect()
}

fn never(before: &Summary, after: &Summary) -> Vec<String> {
    let all = |run: &Summary| -> BTreeSet<(String, String)> {
        let lists = run.never.lists();
        let each =
            lists.iter().flat_map(|(title, names)| names.iter().map(move |name| (title.clone(), (*name).to_owned())));
        each.collect()
    };
    let (before, after) = (all(before), all(after));
    let say = |(title, name): &(String, String), what: &str| format!("{title}: {name} {what}");
    let gone = after.difference(&before).map(|thing| say(thing, "no longer came up, or is new and never did"));
    let came = before.difference(&after).map(|thing| say(thing, "now came up, or is no longer there"));
    gone.chain(came).collect()
}
