//! A table online. Everything that happens at it is an [`Entry`] of its log; [`TableState`] is the fold of the entries;
//! a [`Command`] is what somebody asks for, and [`command::plan`] answers with the entries to write or with what is
//! wrong.
//!
//! All of it is pure: no I/O, no threads, no randomness of its own, no language, no HTML. Time and fresh random numbers
//! come in through [`command::Context`], games through [`GameLookup`].

pub mod clock;
pub mod command;
pub mod entry;
pub mod error;
pub mod moderation;
pub mod person;
pub mod redact;
pub mod settings;
pub mod shuffle;
pub mod state;
pub mod text;
pub mod word_filter;

pub use command::{Access, Command, CommandSpec, Context, plan};
pub use entry::{AwayReason, Entry, Origin, Subject};
pub use error::CommandError;
pub use moderation::{Moderation, Report};
pub use person::PersonId;
pub use settings::{BotLevel, Pace, SeatFor, Settings};
pub use state::{
    ChatLine, ChatText, GameLookup, LogError, Phase, Place, Sitter, TableCard, TableState, TableSummary, bot_name,
};
pub use word_filter::WordFilter;

#[cfg(test)]
mod testing;
