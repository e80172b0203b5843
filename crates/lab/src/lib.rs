//! The lab: bots against each other, many games at once, and reports for designers.

pub mod arena;
pub mod bout;
pub mod parallel;
pub mod stats;
