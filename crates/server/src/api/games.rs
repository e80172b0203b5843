//! The games, and the JSON Schemas of their moves.

use crate::api::openapi::Operation;
use crate::edge::problem::Problem;
use crate::games;
use crate::tables::tables::game_of;
use axum::Json;
use axum::extract::Path;
use axum::routing::get;
use brocante_show::ShownGame;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

pub fn operations() -> Vec<Operation> {
    vec![
        Operation::new("get", "/api/games", "The games, with their options, decks and rules.", get(games))
            .answers::<Vec<GameBody>>(),
        Operation::new("get", "/api/games/{game}/moves.schema.json", "The JSON Schema of a game's moves.", get(moves))
            .answers::<Map<String, Value>>(),
    ]
}

/// A game.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Game")]
pub struct GameBody {
    name: &'static str,
    title: &'static str,
    designers: &'static str,
    rules_version: u32,
    seats_min: u8,
    seats_max: u8,
    /// Every option with its default.
    #[schemars(with = "Map<String, Value>")]
    options: Value,
    decks: Vec<&'static str>,
    /// The random outcomes that a scripted deal may fix.
    draws: Vec<&'static str>,
    /// The rules, in Markdown.
    rules: &'static str,
    /// The address of the JSON Schema of its moves.
    moves_schema: String,
}

async fn games() -> Json<Vec<GameBody>> {
    let body = |game: &dyn ShownGame| {
        let info = game.info();
        GameBody {
            name: info.name,
            title: info.title,
            designers: info.designers,
            rules_version: info.rules_version,
            seats_min: info.seats_min,
            seats_max: info.seats_max,
            options: game.options(),
            decks: info.decks.iter().map(|(name, _)| *name).collect(),
            draws: info.draws.to_vec(),
            rules: game.assets().rules_in("en"),
            moves_schema: format!("/api/games/{}/moves.schema.json", info.name),
        }
    };
    Json(games::games().into_iter().map(body).collect())
}

async fn moves(Path(game): Path<String>) -> Result<Json<Value>, Problem> {
    Ok(Json(game_of(&game)?.move_schema()))
}
