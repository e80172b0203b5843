//! The balance report: what a designer can read out of a run, alone or against another run of the
//! same game, as a page and as JSON with the same numbers.
//!
//! **Deals, not games.** A deal is played several times with the bots moved on a seat. Its games are
//! no independent evidence, so everything is averaged over a deal first, and intervals come from how
//! deals differ.
//!
//! **Noise.** Where many numbers stand side by side, some look striking by chance. What the report
//! points out by itself must hold with all of them in mind; what is only marked need not, and the
//! page says so.

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
pub use number::{Number, Unit};
pub use spread::Spread;
pub use summary::{BotPoints, Never, StyleLine, Summary};

use serde_json::{Value, json};

/// Fewer observations than this say nothing, and nothing is pointed out.
pub const FEW: u64 = 30;
/// By how much a share must surely miss what is even before it is pointed out.
pub const STANDS_OUT: f64 = 0.02;

/// The report as a page that needs no other file.
pub fn html(summary: &Summary, against: Option<&Summary>) -> Result<String, CompareError> {
    let comparison = against.map(|against| Comparison::of(against, summary)).transpose()?;
    Ok(html::page(summary, against.zip(comparison.as_ref())).into_string())
}

/// The same numbers as JSON. An interval that is not known is null.
pub fn json(summary: &Summary, against: Option<&Summary>) -> Result<Value, CompareError> {
    let comparison = against.map(|against| Comparison::of(against, summary)).transpose()?;
    let mut value = json!({ "run": summary, "stands_out": flags::sentences(summary) });
    if let Some(comparison) = comparison {
        value["comparison"] = json!(comparison);
    }
    Ok(value)
}
