//! The bodies that several operations share, and how bodies are read.

use crate::edge::problem::Problem;
use crate::edge::visitor::Visitor;
use crate::tables::viewpoint::{Viewpoint, ViewpointQuery};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use brocante_core::Viewer;
use brocante_table::TableState;
use brocante_table::text::TEXT_CHARS_MAX;
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// The JSON body of a request.
pub type Body<T> = Result<Json<Object<T>>, JsonRejection>;

/// What a JSON object says. (Serde would also read a struct from a list of its fields, which no description mentions.)
pub struct Object<T>(T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut fields = Value::Object(Map::deserialize(from)?);
        whole_numbers(&mut fields);
        T::deserialize(fields).map(Object).map_err(D::Error::custom)
    }
}

/// Writes `5.0` as `5`: in JSON Schema both are integers, and some languages write the former.
fn whole_numbers(value: &mut Value) {
    /// Larger numbers are not exact.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) => {
            let float = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0 && float.abs() < EXACT);
            if let Some(float) = float {
                *number = (float as i64).into();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(whole_numbers),
        Value::Object(fields) => fields.values_mut().for_each(whole_numbers),
        _ => {}
    }
}

/// Reads the body of a request.
pub fn read<T>(body: Body<T>) -> Result<T, Problem> {
    match body {
        Ok(Json(Object(body))) => Ok(body),
        Err(JsonRejection::BytesRejection(rejection)) => Err(Problem::unread(rejection.status())),
        Err(rejection) => Err(Problem::bad_request(&rejection.body_text())),
    }
}

/// A JSON body that may be left out, with its content type.
pub struct OptionalBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for OptionalBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if request.headers().contains_key(header::CONTENT_TYPE) {
            let body: Value = read(Json::from_request(request, state).await)?;
            // Serde would read a list as an object without names.
            if !body.is_object() {
                return Err(Problem::BadRequest("the body is not an object".to_owned()));
            }
            return serde_json::from_value(body)
                .map(OptionalBody)
                .map_err(|error| Problem::bad_request(&error.to_string()));
        }
        match Bytes::from_request(request, state).await {
            Ok(bytes) if bytes.is_empty() => Ok(OptionalBody(T::default())),
            Ok(_) => Err(Problem::BadRequest("a body needs `content-type: application/json`".to_owned())),
            Err(rejection) => Err(Problem::unread(rejection.status())),
        }
    }
}

/// The number of the last entry of the table's log.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Seq")]
pub struct SeqBody {
    pub seq: u64,
}

/// A table.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "TableId")]
pub struct TableIdBody {
    pub table: String,
}

/// A table at which you have a seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Seated")]
pub struct SeatedBody {
    pub table: String,
    /// Anyone with this token can act as you.
    pub token: String,
}

/// Whose view a program gets: that of its seat. A token with several seats says which with `as`.
pub fn viewer(state: &TableState, visitor: &Visitor, query: &ViewpointQuery) -> Viewer {
    let person = visitor.person();
    match query.r#as {
        Some(_) => Viewpoint::of(state, person.as_ref(), query).viewer,
        None => state.viewer(person.as_ref()),
    }
}

/// A text.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Text")]
pub struct TextBody {
    #[schemars(length(max = TEXT_CHARS_MAX))]
    pub text: String,
}
