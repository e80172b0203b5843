//! Files that come with the program: style sheets, scripts and drawings. Their addresses contain a digest of their
//! content, so that browsers can keep them for ever.

use crate::edge::problem::Problem;
use crate::games;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use brocante_show::ShownGame;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

struct Asset {
    bytes: Vec<u8>,
    kind: &'static str,
    url: String,
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let shared = Web::iter().filter_map(|name| Some((name.to_string(), Web::get(&name)?.data.into_owned())));
    let games = games::games();
    let styles = games.iter().map(|game| (style_name(*game), game.assets().style.as_bytes().to_vec()));
    let files: Vec<(String, Vec<u8>)> = shared.chain(styles).collect();
    // One digest for all of them, so that a script gets the other scripts in its own version.
    let version = digest(&files.iter().flat_map(|(_, bytes)| bytes.iter().copied()).collect::<Vec<u8>>());
    files.into_iter().map(|(name, bytes)| (name.clone(), asset(&name, &version, bytes))).collect()
});

fn style_name(game: &dyn ShownGame) -> String {
    format!("game-{}.css", game.info().name)
}

fn asset(name: &str, version: &str, bytes: Vec<u8>) -> Asset {
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let url = format!("/assets/{version}/{name}");
    Asset { bytes, kind, url }
}

/// A short digest.
pub fn digest(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..6])
}

/// The address of a file.
pub fn url(name: &str) -> &'static str {
    ASSETS.get(name).map_or("", |asset| &asset.url)
}

pub fn game_style_url(game: &dyn ShownGame) -> &'static str {
    url(&style_name(game))
}

/// A file as text, to be put into a page.
pub fn text(name: &str) -> &'static str {
    ASSETS.get(name).and_then(|asset| std::str::from_utf8(&asset.bytes).ok()).unwrap_or_default()
}

pub async fn get(Path((_, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let asset = ASSETS.get(&name).ok_or(Problem::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.bytes.as_slice()).into_response())
}
