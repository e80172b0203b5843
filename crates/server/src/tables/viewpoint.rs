//! From where somebody looks at a table. A device may hold one seat, several (it is then passed around behind a curtain),
//! or none (a spectator, a TV).

use crate::edge::problem::Problem;
use crate::tables::live::now_ms;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use brocante_core::{Seat, Viewer};
use brocante_table::{CommandError, PersonId, Phase, TableState};
use serde::Deserialize;

/// What an address asks for: `?as=2` a seat of this device, `?as=public` what everybody sees.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct ViewpointQuery {
    pub r#as: Option<String>,
}

impl ViewpointQuery {
    /// What everybody sees.
    pub fn public() -> ViewpointQuery {
        ViewpointQuery { r#as: Some("public".to_owned()) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ViewpointQuery {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ViewpointQuery, Problem> {
        let query = Query::<ViewpointQuery>::from_request_parts(parts, state).await;
        query.map(|Query(query)| query).map_err(|rejection| Problem::bad_request(&rejection.body_text()))
    }
}

/// From where somebody looks at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Viewpoint {
    /// Whose view the page shows.
    pub viewer: Viewer,
    /// The seats of this device.
    pub own: Vec<Seat>,
    /// The seat whose player gets the device next. Nothing of the table is shown until they have it.
    pub curtain: Option<Seat>,
    /// Who acts: the player of the viewer's seat, or the device.
    pub person: Option<PersonId>,
    may_watch: bool,
}

impl Viewpoint {
    /// The viewpoint of a device.
    pub fn of(state: &TableState, device: Option<&PersonId>, query: &ViewpointQuery) -> Viewpoint {
        let own = device.map(|person| state.seats_of(person)).unwrap_or_default();
        let asked_seat = query.r#as.as_deref().and_then(|text| text.parse().ok()).map(Seat);
        let viewer = match (&own[..], asked_seat) {
            (_, Some(seat)) if own.contains(&seat) => Viewer::Seat(seat),
            (&[seat], None) if query.r#as.is_none() => Viewer::Seat(seat),
            // Before the game there is nothing to hide.
            (&[seat, ..], None) if query.r#as.is_none() && state.phase() == Phase::Gathering => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        let is_passed = own.len() > 1 && viewer == Viewer::Public && query.r#as.is_none();
        let next = || own.iter().copied().find(|&seat| state.waits_for(seat));
        let curtain = if is_passed { next() } else { None };
        let person = match viewer.seat() {
            Some(seat) => state.sitter(seat).map(|sitter| sitter.person.clone()),
            None => device.cloned(),
        };
        Viewpoint { viewer, own, curtain, person, may_watch: state.may_watch(device, now_ms()) }
    }

    /// The viewpoint of a device that may see the table.
    pub fn watching(
        state: &TableState,
        device: Option<&PersonId>,
        query: &ViewpointQuery,
    ) -> Result<Viewpoint, Problem> {
        let viewpoint = Viewpoint::of(state, device, query);
        if viewpoint.may_watch { Ok(viewpoint) } else { Err(CommandError::NoSpectators.into()) }
    }

    /// Whether several people share this device.
    pub fn is_shared(&self) -> bool {
        self.own.len() > 1
    }

    /// Whether this device may see the table at all.
    pub fn may_watch(&self) -> bool {
        self.may_watch
    }

    /// The address of the table as it is seen from here.
    pub fn address(&self, state: &TableState) -> String {
        match self.viewer.seat().filter(|_| self.is_shared() && state.game.is_some()) {
            Some(seat) => format!("/tables/{}?as={}", state.id, seat.0),
            None => format!("/tables/{}", state.id),
        }
    }
}
