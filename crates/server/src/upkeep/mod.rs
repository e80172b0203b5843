//! What a server does for its operator.

pub mod backup;
pub mod check;
pub mod health;
pub mod routes;
