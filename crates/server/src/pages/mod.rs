//! Pages for people: HTML made on the server. Texts come from Fluent; there is no inline script and no inline style.

pub mod advice;
pub mod chairs;
pub mod chat;
pub mod compose;
pub mod deal;
pub mod fair;
pub mod form;
pub mod front;
pub mod gathering;
pub mod marks;
pub mod operator;
pub mod origin;
pub mod render;
pub mod replay;
pub mod routes;
pub mod rules;
pub mod score;
pub mod setup;
pub mod shape;
pub mod shell;
pub mod socket;
pub mod story;
pub mod table;
pub mod tools;
pub mod tv;
