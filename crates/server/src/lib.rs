//! The server: tables for people and programs, in one process with one database file.
//!
//! - `edge` is the way in: connections, limits, who asks, what is wrong.
//! - `tables` keeps tables in memory, drives bots and clocks, and writes the log. The rules of an online table are in
//!   `brocante-table`.
//! - `pages` is for people: HTML, forms, live updates.
//! - `upkeep` is for the operator: health, metrics, the check of the data file.
//! - `api` is for programs: JSON, described by `/api/openapi.json`.

mod api;
mod app;
mod edge;
#[cfg(test)]
mod fuzz_test;
mod games;
mod pages;
#[cfg(test)]
mod panic_test;
mod server;
mod tables;
#[cfg(test)]
mod texts_test;
mod upkeep;

pub use app::Config;
pub use brocante_store::{Copied, StoreError};
pub use edge::languages::LOCALES;
pub use games::{Games, Think};
pub use server::{Server, StartError};
pub use tables::bot_pool::Thinking;
pub use tables::tables::Timing;
pub use upkeep::backup::{BackupPlan, backup, restore};
pub use upkeep::forget::forget_beside;
pub use upkeep::operator::link_beside;
pub use upkeep::retention::Retention;
