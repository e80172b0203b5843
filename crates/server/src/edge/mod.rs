//! The way in: connections, limits, who asks, and what is wrong.

pub mod assets;
pub mod bans;
pub mod client;
pub mod connections;
pub mod guard;
pub mod languages;
pub mod panics;
pub mod places;
pub mod problem;
pub mod random;
pub mod respond;
pub mod visitor;
