//! The operations of the API and their description, made from the types that they read and answer with.

use crate::app::App;
use crate::edge::respond::ProblemBody;
use axum::routing::MethodRouter;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Makes the schema of a type.
type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// An operation of the API.
#[derive(Debug)]
pub struct Operation {
    /// `get` or `post`.
    pub method: &'static str,
    pub path: String,
    pub handler: MethodRouter<App>,
    summary: String,
    body: Body,
    answer: Answer,
    query: Vec<Query>,
}

#[derive(Debug)]
enum Body {
    None,
    Json { schema: MakeSchema, is_required: bool },
    Text,
}

#[derive(Debug)]
enum Answer {
    Nothing,
    Json(MakeSchema),
    Stream(MakeSchema),
}

/// A parameter in the query of an address.
#[derive(Debug)]
struct Query {
    name: &'static str,
    description: &'static str,
    schema: Value,
}

impl Operation {
    /// An operation without a body that answers with nothing.
    pub fn new(method: &'static str, path: &str, summary: &str, handler: MethodRouter<App>) -> Operation {
        Operation {
            method,
            path: path.to_owned(),
            handler,
            summary: summary.to_owned(),
            body: Body::None,
            answer: Answer::Nothing,
            query: Vec::new(),
        }
    }

    /// It takes this JSON.
    pub fn takes<T: JsonSchema>(self) -> Operation {
        self.takes_schema(|generator| generator.subschema_for::<T>())
    }

    /// It takes JSON with this schema.
    pub fn takes_schema(self, schema: MakeSchema) -> Operation {
        Operation { body: Body::Json { schema, is_required: true }, ..self }
    }

    /// It takes this JSON, which may be left out.
    pub fn may_take<T: JsonSchema>(self) -> Operation {
        let schema: MakeSchema = |generator| generator.subschema_for::<T>();
        Operation { body: Body::Json { schema, is_required: false }, ..self }
    }

    /// It takes text: a record.
    pub fn takes_text(self) -> Operation {
        Operation { body: Body::Text, ..self }
    }

    /// It answers with this JSON.
    pub fn answers<T: JsonSchema>(self) -> Operation {
        Operation { answer: Answer::Json(|generator| generator.subschema_for::<T>()), ..self }
    }

    /// It answers with a stream of this JSON.
    pub fn streams<T: JsonSchema>(self) -> Operation {
        Operation { answer: Answer::Stream(|generator| generator.subschema_for::<T>()), ..self }
    }

    /// A token with several seats says for which one it asks.
    pub fn takes_seat(self) -> Operation {
        self.query(
            "as",
            "The seat that you ask for, if your token has several; or `public`.",
            json!({ "type": "string", "pattern": "^([0-7]|public)$" }),
        )
    }

    /// It takes a parameter in its query.
    pub fn query(mut self, name: &'static str, description: &'static str, schema: Value) -> Operation {
        self.query.push(Query { name, description, schema });
        self
    }

    fn describe(&self, generator: &mut SchemaGenerator) -> Value {
        let in_path = self
            .path
            .split('{')
            .skip(1)
            .filter_map(|part| part.split('}').next())
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }));
        let in_query = self.query.iter().map(|Query { name, description, schema }| {
            json!({ "name": name, "in": "query", "required": false, "description": description, "schema": schema })
        });
        let mut responses = Map::new();
        match self.answer {
            Answer::Nothing => drop(responses.insert("204".to_owned(), json!({ "description": "Done." }))),
            Answer::Json(schema) => {
                let content = json!({ "application/json": { "schema": schema(generator) } });
                responses.insert("200".to_owned(), json!({ "description": "Done.", "content": content }));
            }
            Answer::Stream(schema) => {
                let schema = json!({ "schema": schema(generator) });
                let content = json!({ "text/event-stream": schema, "application/x-ndjson": schema });
                responses.insert("200".to_owned(), json!({ "description": "As it happens.", "content": content }));
            }
        }
        let problem = generator.subschema_for::<ProblemBody>();
        for status in ["4XX", "5XX"] {
            let content = json!({ "application/json": { "schema": problem } });
            responses.insert(status.to_owned(), json!({ "description": "What is wrong.", "content": content }));
        }
        let mut operation = json!({
            "summary": self.summary,
            "operationId": self.id(),
            "parameters": in_path.chain(in_query).collect::<Vec<_>>(),
            "responses": responses,
        });
        match self.body {
            Body::None => {}
            Body::Json { schema, is_required } => {
                let content = json!({ "application/json": { "schema": schema(generator) } });
                operation["requestBody"] = json!({ "required": is_required, "content": content });
            }
            Body::Text => {
                let content = json!({ "text/plain": { "schema": { "type": "string" } } });
                operation["requestBody"] = json!({ "required": true, "content": content });
            }
        }
        operation
    }

    fn id(&self) -> String {
        let words = self.path.split(['/', '{', '}', '.', '-']).filter(|word| !word.is_empty() && *word != "api");
        [self.method].into_iter().chain(words).collect::<Vec<_>>().join("-")
    }
}

/// States the largest number of every unsigned type, which schemars leaves out for those of 32 bits and more.
fn bound_integers(schema: &mut Schema) {
    let max = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => u64::from(u32::MAX),
        Some("uint" | "uint64") => u64::MAX,
        _ => return,
    };
    if schema.get("maximum").is_none() {
        schema.insert("maximum".to_owned(), json!(max));
    }
}

/// The description of all operations, as OpenAPI.
pub fn describe(operations: &[Operation]) -> Value {
    let mut generator = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .with_transform(RecursiveTransform(bound_integers))
        .into_generator();
    let mut paths = Map::new();
    for operation in operations {
        let described = operation.describe(&mut generator);
        let path = paths.entry(operation.path.clone()).or_insert_with(|| json!({}));
        path[operation.method] = described;
    }
    let schemas = generator.take_definitions(true);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Brocante",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables for collecting games. Make a table or sit down to get a token, and send it as \
                            `Authorization: Bearer`. The moves of a game are described by \
                            `/api/games/{game}/moves.schema.json`.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
        "security": [{}, { "token": [] }],
    })
}
