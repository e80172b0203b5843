//! The lab: tournaments between bots, simulations of many games, and balance reports for designers.

pub mod arena;
pub mod bout;
#[cfg_attr(not(feature = "parquet"), path = "no_columns.rs")]
mod columns;
pub mod parallel;
pub mod report;
pub mod run;
pub mod sim;
pub mod stats;
