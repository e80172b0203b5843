//! The lab: bots against each other, many games at once, and reports for designers.

pub mod arena;
pub mod bout;
mod columns;
pub mod parallel;
pub mod report;
pub mod run;
pub mod sim;
pub mod stats;
