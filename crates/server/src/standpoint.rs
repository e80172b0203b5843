//! From where somebody looks at a table. A device may hold one seat, several (it is then passed around
//! behind a curtain), or none (a spectator, a TV).

use crate::entry::PersonId;
use crate::problem::Problem;
use crate::sitting::Sitting;
use crate::visitor::Visitor;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use brocante_core::{Seat, Viewer};
use brocante_store::Phase;
use serde::Deserialize;

/// What an address asks for: `?as=2` a seat of this device, `?as=public` what everybody sees.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Asked {
    pub r#as: Option<String>,
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked, Problem> {
        let query = Query::<Asked>::from_request_parts(parts, state).await;
        query.map(|Query(asked)| asked).map_err(|rejection| Problem::BadRequest(rejection.body_text()))
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Standpoint {
    /// Whose eyes the page looks through.
    pub viewer: Viewer,
    /// The seats of this device.
    pub own: Vec<Seat>,
    /// Who is to be handed the device: nothing of the table is shown before they say that they have it.
    pub curtain: Option<Seat>,
}

impl Standpoint {
    pub fn of(sitting: &Sitting, visitor: &Visitor, asked: &Asked) -> Standpoint {
        let own = visitor.person().map(|person| sitting.seats_of(&person)).unwrap_or_default();
        let asked_seat = asked.r#as.as_deref().and_then(|text| text.parse().ok()).map(Seat);
        let viewer = match (&own[..], asked_seat) {
            (_, Some(seat)) if own.contains(&seat) => Viewer::Seat(seat),
            // Before the game there is nothing to hide.
            (&[seat], None) if asked.r#as.is_none() => Viewer::Seat(seat),
            (&[seat, ..], None) if asked.r#as.is_none() && sitting.phase() == Phase::Gathering => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        let is_passed = own.len() > 1 && viewer == Viewer::Public && asked.r#as.is_none();
        let next = || own.iter().copied().find(|&seat| sitting.waits_for(seat));
        Standpoint { viewer, curtain: if is_passed { next() } else { None }, own }
    }

    /// The standpoint of somebody who may see the table.
    pub fn watching(sitting: &Sitting, visitor: &Visitor, asked: &Asked) -> Result<Standpoint, Problem> {
        let standpoint = Standpoint::of(sitting, visitor, asked);
        if standpoint.may_watch(sitting) { Ok(standpoint) } else { Err(Problem::NoSpectators) }
    }

    /// Whether several people share this device.
    pub fn is_shared(&self) -> bool {
        self.own.len() > 1
    }

    /// Who acts: the sitter of the seat that is looked from.
    pub fn person(&self, sitting: &Sitting, visitor: &Visitor) -> Option<PersonId> {
        match self.viewer.seat() {
            Some(seat) => sitting.places[seat.index()].sitter.as_ref().map(|sitter| sitter.person.clone()),
            None => visitor.person(),
        }
    }

    /// Whether this device may see the table at all.
    pub fn may_watch(&self, sitting: &Sitting) -> bool {
        !self.own.is_empty() || sitting.settings.spectators || sitting.phase() == Phase::Gathering
    }

    /// The address of the table as it is seen from here.
    pub fn address(&self, sitting: &Sitting) -> String {
        match self.viewer.seat().filter(|_| self.is_shared() && sitting.game.is_some()) {
            Some(seat) => format!("/tables/{}?as={}", sitting.id, seat.0),
            None => format!("/tables/{}", sitting.id),
        }
    }
}
