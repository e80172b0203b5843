//! The JSON Schemas of the commands: they accept what the commands read, and say the same limits.

mod common;

use brocante_table::CommandSpec;
use brocante_table::command::COMMANDS;
use common::{SHARE, TestTable, boxes};
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

/// Bodies that each command reads, small and large.
fn bodies(command: &str) -> Vec<Value> {
    match command {
        "sit" => vec![
            json!({ "name": "Ada" }),
            json!({ "name": "x".repeat(24), "seat": 7, "beside": true, "dealt_before": true, "fingerprint": SHARE }),
        ],
        "share" => vec![json!({ "share": SHARE }), json!({ "fingerprint": SHARE.to_uppercase() })],
        "leave" | "release" | "rest" | "back" | "begin" | "reshuffle" | "keep" => vec![json!({})],
        "settings" => vec![
            json!({}),
            json!({ "game": "boxes", "seats": 8, "options": { "open_wallets": true }, "deck": "printed",
                "pace": "three-days", "spectators": false, "word_filter": "mild",
                "seats_for": ["friends", "open", "easy-bot", "bot", "hard-bot"] }),
            json!({ "deck": { "toml": "x" }, "seats": null }),
        ],
        "remove" | "host" => vec![json!({ "seat": 0 }), json!({ "seat": 7 })],
        "move" => vec![
            json!({ "move": { "do": "stop" } }),
            json!({ "move": 7, "at": 12, "idempotency_key": "k".repeat(512) }),
            json!({ "move": null, "at": null, "idempotency_key": null }),
        ],
        "chat" => vec![json!({ "text": "x" }), json!({ "text": "é".repeat(500) })],
        "report" => vec![json!({ "line": 0 }), json!({ "seat": 1, "name": "x".repeat(24) })],
        "mute" => vec![json!({ "seat": 1 }), json!({ "seat": 1, "muted": false })],
        "strike" | "dismiss" => vec![json!({ "line": 9 }), json!({ "seat": 1, "line": null })],
        _ => panic!("add bodies of the command {command}, and its limits to LIMITS"),
    }
}

/// The limits in the schemas: command, field, keyword, value.
const LIMITS: &[(&str, &str, &str, &str)] = &[
    ("sit", "name", "minLength", "1"),
    ("sit", "name", "maxLength", "24"),
    ("sit", "seat", "maximum", "7"),
    ("share", "share", "pattern", "\"^[0-9a-fA-F]{64}$\""),
    ("share", "fingerprint", "pattern", "\"^[0-9a-fA-F]{64}$\""),
    ("sit", "fingerprint", "pattern", "\"^[0-9a-fA-F]{64}$\""),
    ("settings", "seats", "minimum", "1"),
    ("settings", "seats", "maximum", "8"),
    ("settings", "seats_for", "maxItems", "8"),
    ("remove", "seat", "minimum", "0"),
    ("remove", "seat", "maximum", "7"),
    ("host", "seat", "maximum", "7"),
    ("move", "at", "minimum", "0"),
    ("move", "idempotency_key", "maxLength", "512"),
    ("chat", "text", "minLength", "1"),
    ("chat", "text", "maxLength", "500"),
    ("report", "line", "minimum", "0"),
    ("report", "seat", "maximum", "7"),
    ("report", "name", "maxLength", "24"),
    ("mute", "seat", "maximum", "7"),
    ("strike", "line", "minimum", "0"),
    ("strike", "seat", "maximum", "7"),
    ("dismiss", "line", "minimum", "0"),
    ("dismiss", "seat", "maximum", "7"),
];

/// Fields whose strings have no limit of their own: the games check them, and the server limits the body.
const UNLIMITED: &[(&str, &str)] = &[("settings", "game")];

/// A schema and the definitions that it refers to.
struct Schemas {
    definitions: Map<String, Value>,
}

impl Schemas {
    fn of(spec: &CommandSpec) -> (Value, Schemas) {
        let mut generator = SchemaGenerator::default();
        let schema = (spec.schema)(&mut generator).to_value();
        (schema, Schemas { definitions: generator.take_definitions(true) })
    }

    /// Follows references.
    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        name.map_or(schema, |name| self.resolved(&self.definitions[name]))
    }

    /// A keyword of a schema, or of one of its alternatives.
    fn keyword(&self, schema: &Value, keyword: &str) -> Option<Value> {
        let schema = self.resolved(schema);
        let of_choices = || {
            let choices = schema["anyOf"].as_array()?;
            choices.iter().find_map(|choice| self.keyword(choice, keyword))
        };
        schema.get(keyword).cloned().or_else(of_choices)
    }

    /// Whether a value fits, as far as our schemas go.
    fn accepts(&self, schema: &Value, value: &Value) -> bool {
        let schema = self.resolved(schema);
        if let Some(is_any) = schema.as_bool() {
            return is_any;
        }
        let is_type = |name: &Value| match name.as_str().unwrap() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            other => panic!("the type {other} is new to this test"),
        };
        let types = match &schema["type"] {
            Value::Null => None,
            Value::Array(names) => Some(names.iter().any(is_type)),
            name => Some(is_type(name)),
        };
        let any_of = |key: &str| schema[key].as_array().map(|all| all.iter().any(|one| self.accepts(one, value)));
        let is_enum = || Some(schema["enum"].as_array()?.contains(value));
        let is_const = || Some(schema.get("const")? == value);
        let number = |key: &str| schema[key].as_f64();
        let length = value.as_str().map(|text| text.chars().count() as f64);
        let count = value.as_array().map(|items| items.len() as f64);
        let within = |size: Option<f64>, min: &str, max: &str| {
            size.is_none_or(|size| {
                number(min).is_none_or(|min| min <= size) && number(max).is_none_or(|max| size <= max)
            })
        };
        // The only pattern is that of a seed.
        let is_hex = |text: &str| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let fits_pattern = schema.get("pattern").is_none() || value.as_str().is_none_or(is_hex);
        let items = value.as_array().is_none_or(|items| {
            schema.get("items").is_none_or(|schema| items.iter().all(|item| self.accepts(schema, item)))
        });
        [types, any_of("anyOf"), any_of("oneOf"), is_enum(), is_const()].iter().all(|fits| *fits != Some(false))
            && within(value.as_f64(), "minimum", "maximum")
            && within(length, "minLength", "maxLength")
            && within(count, "minItems", "maxItems")
            && (fits_pattern && items && self.accepts_fields(schema, value))
    }

    fn accepts_fields(&self, schema: &Value, value: &Value) -> bool {
        let Some(fields) = value.as_object() else { return true };
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fits = |(name, value): (&String, &Value)| match schema["properties"].get(name) {
            Some(schema) => self.accepts(schema, value),
            None => schema["additionalProperties"] != json!(false),
        };
        required.iter().all(|name| fields.contains_key(name.as_str().unwrap())) && fields.iter().all(fits)
    }
}

#[test]
fn every_schema_accepts_what_its_command_reads() {
    for spec in COMMANDS {
        let (schema, schemas) = Schemas::of(spec);
        for body in bodies(spec.name) {
            assert!(spec.read(body.clone()).is_ok(), "{}: {body}", spec.name);
            assert!(schemas.accepts(&schema, &body), "{}: {body} and {schema:#}", spec.name);
            let mut odd = body.clone();
            odd["odd"] = json!(1);
            assert!(!schemas.accepts(&schema, &odd), "{}: an unknown field", spec.name);
        }
        assert!(!schemas.accepts(&schema, &json!("x")), "{}", spec.name);
    }
}

#[test]
fn schemas_have_limits() {
    for spec in COMMANDS {
        let (schema, schemas) = Schemas::of(spec);
        let fields = schemas.resolved(&schema)["properties"].as_object().cloned().unwrap_or_default();
        for (_, field, keyword, value) in LIMITS.iter().filter(|limit| limit.0 == spec.name) {
            let found = schemas.keyword(&fields[*field], keyword).map(|found| found.to_string());
            assert_eq!(found.as_deref(), Some(*value), "{}: {keyword} of {field}", spec.name);
        }
        // Every number and every text that people choose has a limit.
        for (name, field) in &fields {
            let is_limited = LIMITS.iter().any(|limit| (limit.0, limit.1) == (spec.name, name));
            let kind = schemas.keyword(field, "type").unwrap_or_default().to_string();
            let needs_limit = kind.contains("string") && schemas.keyword(field, "enum").is_none();
            let is_known = UNLIMITED.contains(&(spec.name, name)) || schemas.keyword(field, "oneOf").is_some();
            let is_choice = ["pace", "deck", "word_filter"].contains(&name.as_str());
            assert!(
                is_limited || is_known || is_choice || !(needs_limit || kind.contains("integer")),
                "{}: {name} has no limit: {field}",
                spec.name
            );
        }
    }
}

/// What is beyond a limit of a schema is refused when it is read or planned, too.
#[test]
fn limits_of_schemas_are_those_of_the_commands() {
    let beyond = [
        ("eve", "sit", json!({ "name": "x".repeat(25) })),
        ("eve", "sit", json!({ "name": "" })),
        ("eve", "sit", json!({ "name": "Eve", "seat": 8 })),
        ("ada", "share", json!({ "share": "0".repeat(63) })),
        ("host", "settings", json!({ "seats": 9 })),
        ("host", "settings", json!({ "seats": 0 })),
        ("host", "remove", json!({ "seat": 8 })),
        ("ada", "move", json!({ "move": {}, "idempotency_key": "k".repeat(513) })),
        ("ada", "move", json!({ "move": {}, "at": -1 })),
        ("ada", "chat", json!({ "text": "x".repeat(501) })),
        ("eve", "report", json!({ "line": 0, "name": "x".repeat(25) })),
        ("host", "strike", json!({ "line": -1 })),
        ("host", "dismiss", json!({ "seat": 8 })),
    ];
    let mut table = TestTable::with(boxes(), &["host", "ada"]);
    table.ok("ada", "chat", json!({ "text": "hello" }));
    for (who, command, body) in beyond {
        let (schema, schemas) = Schemas::of(CommandSpec::find(command).unwrap());
        assert!(!schemas.accepts(&schema, &body), "{command} {body}");
        assert!(common::check(&mut table, who, command, body.clone()).is_err(), "{command} {body}");
    }
}
