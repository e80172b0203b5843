//! The API for programs: JSON under `/api`, described by `/api/openapi.json`. A program is a person with a token: it
//! gets one when it makes a table or sits down, and sends it as `Authorization: Bearer …`.

pub mod body;
pub mod commands;
pub mod games;
pub mod openapi;
pub mod play;
pub mod records;
pub mod routes;
pub mod said;
pub mod seats;
pub mod stream;
pub mod tables;
