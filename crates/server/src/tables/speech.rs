//! What a player types while they speak: shown at once, and written with the move that ends the speech. By correspondence
//! the time of a speech starts when its player opens it, or begins to type.

use crate::edge::problem::Problem;
use crate::tables::live::{LiveInner, LiveTable};
use crate::tables::tables::Tables;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use brocante_core::Seat;
use brocante_table::text::{TEXT_CHARS_MAX, clean};
use brocante_table::{CommandError, PersonId};
use std::sync::Arc;

/// Shows what the player who speaks has typed so far.
pub async fn type_words(
    tables: &Arc<Tables>,
    id: &str,
    person: Option<&PersonId>,
    query: &ViewpointQuery,
    text: &str,
) -> Result<(), Problem> {
    let text = clean(text);
    if text.chars().count() > TEXT_CHARS_MAX {
        return Err(CommandError::BadText.into());
    }
    let live = tables.table(id).await?;
    let mut inner = live.lock().await;
    let seat = Viewpoint::of(&inner.state, person, query).viewer.seat().ok_or(CommandError::NotSeated)?;
    let speech = inner.state.game.as_ref().and_then(|game| game.speech());
    if speech.is_none_or(|speech| speech.seat != seat) {
        return Err(CommandError::NotSpeaking.into());
    }
    let sitter = inner.state.sitter(seat).ok_or(CommandError::NotSeated)?;
    if inner.state.moderation.is_muted(&sitter.person) {
        return Err(CommandError::Muted.into());
    }
    tables.seat_limits.check_typing(id, &sitter.person)?;
    let text = tables.filter_of(&inner.state.settings).sift(&text)?;
    start(&live, &mut inner, seat);
    if inner.typing[seat.index()] != text {
        inner.typing[seat.index()] = text;
        live.notify(&mut inner);
    }
    Ok(())
}

/// Starts the time of the player's speech.
pub async fn open(
    tables: &Arc<Tables>,
    id: &str,
    person: Option<&PersonId>,
    query: &ViewpointQuery,
) -> Result<(), Problem> {
    let live = tables.table(id).await?;
    let mut inner = live.lock().await;
    let seat = Viewpoint::of(&inner.state, person, query).viewer.seat().ok_or(CommandError::NotSeated)?;
    let speech = inner.state.game.as_ref().and_then(|game| game.speech());
    if speech.is_none_or(|speech| speech.seat != seat) {
        return Err(CommandError::NotSpeaking.into());
    }
    start(&live, &mut inner, seat);
    Ok(())
}

fn start(live: &LiveTable, inner: &mut LiveInner, seat: Seat) {
    if inner.speech_waits(seat) {
        inner.start_speech();
        live.notify(inner);
    }
}
