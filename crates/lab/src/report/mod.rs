//! The balance report on a run, alone or compared with another run of the same game, as an HTML page and as JSON
//! with the same numbers.
//!
//! **Deals, not games.** A deal is played several times, with the bots moved on by a seat. Its games are not
//! independent evidence, so values are averaged over each deal first, and intervals come from the variation between
//! deals.
//!
//! **Noise.** Among many numbers, some look striking by chance. What the report points out in a sentence is
//! corrected for the number of comparisons. What is only marked in a table is not, and the page says so.

mod compare;
mod diff;
mod facts;
mod flags;
mod helps;
mod html;
mod luck;
mod number;
mod plot;
mod sections;
mod spread;
mod summary;
mod tally;

pub use compare::{Change, CompareError, Comparison, SettingChange, comparable};
pub use diff::Diff;
pub use facts::{FactGroup, FactLine, Manner, Verdict};
pub use luck::{Luck, Parts};
pub use number::{FEW, Number, STANDS_OUT, Unit};
pub use spread::Spread;
pub use summary::{BotPoints, Never, StyleLine, Summary};

use serde_json::{Value, json};

/// The report as a self-contained HTML page.
pub fn html(summary: &Summary, against: Option<&Summary>) -> Result<String, CompareError> {
    let comparison = against.map(|against| Comparison::of(against, summary)).transpose()?;
    Ok(html::page(summary, against.zip(comparison.as_ref())).into_string())
}

/// The same numbers as JSON. An unknown interval is null.
pub fn json(summary: &Summary, against: Option<&Summary>) -> Result<Value, CompareError> {
    let comparison = against.map(|against| Comparison::of(against, summary)).transpose()?;
    let mut value = json!({ "run": summary, "stands_out": flags::sentences(summary) });
    if let Some(comparison) = comparison {
        value["comparison"] = json!(comparison);
    }
    Ok(value)
}
