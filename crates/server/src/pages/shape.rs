//! What kind of page a table needs: when it changes, the page is loaded again.

use crate::edge::assets;
use crate::tables::viewpoint::Viewpoint;
use brocante_table::TableState;

/// What kind of page a table needs now.
pub fn shape(state: &TableState, viewpoint: &Viewpoint) -> String {
    if !viewpoint.may_watch() {
        return "gone".to_owned();
    }
    if let Some(seat) = viewpoint.curtain {
        return format!("curtain-{seat}");
    }
    let kind = if state.game.is_some() { "game" } else { "gathering" };
    let settings = if state.game.is_some() {
        String::new()
    } else {
        // The host's form and the invitation are part of the page, not of a region.
        serde_json::to_string(&(
            &state.header.options,
            &state.settings,
            state.header.seats,
            &state.host,
            state.is_revealing,
        ))
        .map(|text| assets::digest(text.as_bytes()))
        .unwrap_or_default()
    };
    let names_struck = state.moderation.names_struck;
    format!("{kind}-{}-{settings}-{}-{names_struck}", state.header.game, viewpoint.own.len())
}
