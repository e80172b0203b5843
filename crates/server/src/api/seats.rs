//! Seats that change hands, and rematches.

use crate::api::body::{OptionalBody, SeatedBody, TableIdBody};
use crate::api::openapi::Operation;
use crate::app::App;
use crate::edge::problem::Problem;
use crate::edge::visitor::{Visitor, person_of};
use crate::tables::{hand_over, rematch};
use axum::Json;
use axum::extract::{Path, State};
use axum::routing::post;
use brocante_core::{Seat, Seed};
use brocante_table::command::Share;
use brocante_table::text::NAME_CHARS_MAX;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub fn operations() -> Vec<Operation> {
    let device = "Makes a link that moves your seat to another device or, for the host, gives a seat that a bot plays to \
                  another person.";
    vec![
        Operation::new("post", "/api/tables/{table}/device", device, post(make_link))
            .may_take::<DeviceBody>()
            .answers::<LinkBody>(),
        Operation::new("post", "/api/seat/{link}", "Takes the seat of a link.", post(use_link))
            .may_take::<NameBody>()
            .answers::<SeatedBody>(),
        Operation::new(
            "post",
            "/api/tables/{table}/rematch",
            "Makes a table for the same people, everybody one seat further.",
            post(make_rematch),
        )
        .may_take::<RematchBody>()
        .answers::<TableIdBody>(),
    ]
}

/// The seat that changes hands.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Device")]
pub struct DeviceBody {
    /// Your own seat if left out.
    seat: Option<Seat>,
}

/// A link to a seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Link")]
pub struct LinkBody {
    /// Send it to `/api/seat/{link}`, once.
    link: String,
}

async fn make_link(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    OptionalBody(DeviceBody { seat }): OptionalBody<DeviceBody>,
) -> Result<Json<LinkBody>, Problem> {
    Ok(Json(LinkBody { link: hand_over::make_link(&app.tables, &id, visitor.person(), seat).await? }))
}

/// A nickname.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Name")]
pub struct NameBody {
    /// The name on the seat stays if left out.
    #[schemars(length(min = 1, max = NAME_CHARS_MAX))]
    name: Option<String>,
}

async fn use_link(
    State(app): State<App>,
    Path(link): Path<String>,
    visitor: Visitor,
    OptionalBody(NameBody { name }): OptionalBody<NameBody>,
) -> Result<Json<SeatedBody>, Problem> {
    let (token, _) = visitor.identify();
    let table = hand_over::use_link(&app.tables, &link, person_of(&token), name.as_deref()).await?;
    Ok(Json(SeatedBody { table, token }))
}

/// What you add to a rematch.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Rematch")]
pub struct RematchBody {
    /// A promise of this server that was not used before. If you play against bots only, the game begins at once with its
    /// secret.
    promise: Option<String>,
    /// Your part of the shuffle, chosen at random after the promise.
    share: Option<Seed>,
}

async fn make_rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    OptionalBody(RematchBody { promise, share }): OptionalBody<RematchBody>,
) -> Result<Json<TableIdBody>, Problem> {
    let part = (promise.as_deref(), Share { share, fingerprint: None });
    Ok(Json(TableIdBody { table: rematch::make(&app.tables, &id, visitor.person(), part).await? }))
}
