//! All operations of the API, and their addresses.

use crate::api::openapi::{Operation, describe};
use crate::api::{commands, games, play, records, said, seats, stream, tables};
use crate::app::App;
use axum::routing::get;
use axum::{Json, Router};

/// All operations of the API.
pub fn operations() -> Vec<Operation> {
    let mut all = games::operations();
    all.extend(tables::operations());
    all.extend(play::operations());
    all.extend(stream::operations());
    all.extend(commands::operations());
    all.extend(said::operations());
    all.extend(seats::operations());
    all.extend(records::operations());
    all
}

/// The addresses of the API.
pub fn routes() -> Router<App> {
    let operations = operations();
    let description = Json(describe(&operations));
    let router = Router::new().route("/api/openapi.json", get(async move || description));
    operations.into_iter().fold(router, |router, operation| router.route(&operation.path, operation.handler))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::routes::actions;
    use brocante_table::command::COMMANDS;

    /// Everything a page can do at a table, a program can do.
    #[test]
    fn pages_and_api_offer_the_same() {
        let api: Vec<String> = operations().into_iter().map(|operation| operation.path).collect();
        let commands = COMMANDS.iter().map(|spec| spec.name);
        let missing: Vec<&str> = commands
            .chain(actions().into_iter().map(|(name, _)| name))
            .filter(|name| !api.contains(&format!("/api/tables/{{table}}/{name}")))
            .collect();
        assert!(missing.is_empty(), "the API lacks {missing:?}");
    }
}
