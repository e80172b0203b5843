//! The subset of OpenAPI that our description uses: operations, validation of values, and generation of valid
//! values.

use brocante_core::Rng;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The description of the API.
pub struct Schema(pub Value);

/// An operation of the API.
#[derive(Clone, Debug)]
pub struct Operation {
    pub method: String,
    pub path: String,
    pub body: Option<Value>,
    /// Whether the body is plain text: a record.
    pub takes_text: bool,
    /// Name, location (path or query) and schema of each parameter.
    pub parameters: Vec<(String, String, Value)>,
    pub responses: Map<String, Value>,
}

impl Schema {
    pub fn operations(&self) -> Vec<Operation> {
        let mut all = Vec::new();
        for (path, methods) in self.0["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let parameter = |parameter: &Value| {
                    let text = |key: &str| parameter[key].as_str().unwrap().to_owned();
                    (text("name"), text("in"), parameter["schema"].clone())
                };
                let body = operation.pointer("/requestBody/content/application~1json/schema");
                all.push(Operation {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    body: body.cloned(),
                    takes_text: operation.pointer("/requestBody/content/text~1plain").is_some(),
                    parameters: operation["parameters"].as_array().into_iter().flatten().map(parameter).collect(),
                    responses: operation["responses"].as_object().unwrap().clone(),
                });
            }
        }
        all
    }

    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(reference) => self.resolve(self.0.pointer(&reference[1..]).unwrap_or(&Value::Null)),
            None => schema,
        }
    }

    /// Validates a value. The error says what does not fit, and where.
    pub fn check(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let schema = self.resolve(schema);
        let wrong = |what: String| Err(format!("{at}: {what}: {value}"));
        if let Some(all) = schema["allOf"].as_array() {
            all.iter().try_for_each(|part| self.check(part, value, at))?;
        }
        for choice in ["oneOf", "anyOf"] {
            let Some(parts) = schema[choice].as_array() else { continue };
            let fits = parts.iter().filter(|part| self.check(part, value, at).is_ok()).count();
            if fits == 0 || (choice == "oneOf" && fits > 1) {
                return wrong(format!("fits {fits} of {choice}"));
            }
        }
        let types = types(schema);
        if !types.is_empty() && !types.iter().any(|name| is_of_type(name, value)) {
            return wrong(format!("is no {types:?}"));
        }
        if schema["enum"].as_array().is_some_and(|names| !names.contains(value)) {
            return wrong("is not one of the listed values".to_owned());
        }
        if schema.get("const").is_some_and(|only| only != value) {
            return wrong("is another value".to_owned());
        }
        if let (Some(most), Some(number)) = (schema["maximum"].as_f64(), value.as_f64())
            && number > most
        {
            return wrong(format!("is more than {most}"));
        }
        if let (Some(most), Some(text)) = (schema["maxLength"].as_u64(), value.as_str())
            && text.chars().count() as u64 > most
        {
            return wrong(format!("is longer than {most}"));
        }
        if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), value.as_str())
            && !fits_pattern(pattern, text)
        {
            return wrong(format!("does not match {pattern}"));
        }
        if let (Some(least), Some(number)) = (schema["minimum"].as_f64(), value.as_f64())
            && number < least
        {
            return wrong(format!("is less than {least}"));
        }
        if let (Some(items), Some(array)) = (schema.get("items"), value.as_array()) {
            array.iter().enumerate().try_for_each(|(n, item)| self.check(items, item, &format!("{at}/{n}")))?;
        }
        let (Some(properties), Some(object)) = (schema["properties"].as_object(), value.as_object()) else {
            return Ok(());
        };
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                return wrong(format!("{name} is missing"));
            }
        }
        object.iter().try_for_each(|(name, value)| match properties.get(name) {
            Some(schema) => self.check(schema, value, &format!("{at}/{name}")),
            None => wrong(format!("{name} is not described")),
        })
    }

    /// Generates a valid value, preferably from values that were seen in responses under the same name.
    pub fn sample(&self, schema: &Value, name: &str, pool: &Pool, rng: &mut Rng) -> Value {
        let schema = self.resolve(schema);
        for choice in ["oneOf", "anyOf", "allOf"] {
            if let Some(part) = schema[choice].as_array().and_then(|parts| rng.choose(parts)) {
                return self.sample(part, name, pool, rng);
            }
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(one) = schema["enum"].as_array().and_then(|names| rng.choose(names)) {
            return one.clone();
        }
        if let Some(properties) = schema["properties"].as_object() {
            let required = |name: &str| schema["required"].as_array().is_some_and(|all| all.contains(&json!(name)));
            let mut object = Map::new();
            for (name, schema) in properties {
                if required(name) || rng.chance(3) {
                    object.insert(name.clone(), self.sample(schema, name, pool, rng));
                }
            }
            return Value::Object(object);
        }
        if !rng.chance(5)
            && let Some(seen) = pool.0.get(name).and_then(|seen| rng.choose(seen))
            && self.check(schema, seen, "").is_ok()
        {
            return seen.clone();
        }
        match schema["pattern"].as_str() {
            Some(SEED) => return json!("0123456789abcdef".repeat(4)),
            Some(SEAT) => return json!(rng.below(2).to_string()),
            _ => {}
        }
        // A field that may be null is mostly given.
        let mut types = types(schema);
        types.retain(|name| name != "null" || rng.chance(4));
        match rng.choose(&types).map(String::as_str) {
            Some("integer" | "number") => json!(rng.below(4)),
            Some("boolean") => json!(rng.chance(2)),
            Some("array") => {
                (0..rng.below(3)).map(|_| self.sample(&schema["items"], name, pool, rng)).collect::<Vec<_>>().into()
            }
            Some("object") => json!({}),
            _ => json!(format!("{name} {}", rng.below(100))),
        }
    }

    /// The fields that a body may have.
    pub fn fields(&self, schema: &Value) -> Vec<String> {
        let schema = self.resolve(schema);
        schema["properties"].as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default()
    }
}

/// The patterns of our description.
const SEED: &str = "^[0-9a-fA-F]{64}$";
const SEAT: &str = "^([0-7]|public)$";

fn fits_pattern(pattern: &str, text: &str) -> bool {
    match pattern {
        SEED => text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()),
        SEAT => text == "public" || matches!(text.as_bytes(), [b'0'..=b'7']),
        other => panic!("unsupported pattern: {other}"),
    }
}

fn types(schema: &Value) -> Vec<String> {
    match &schema["type"] {
        Value::String(name) => vec![name.clone()],
        Value::Array(names) => names.iter().filter_map(|name| Some(name.as_str()?.to_owned())).collect(),
        _ => Vec::new(),
    }
}

fn is_of_type(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        other => panic!("unsupported type: {other}"),
    }
}

impl Operation {
    /// The schema of a response body by status and content type. `None` if the status is not described.
    pub fn response(&self, status: u16, kind: &str) -> Option<Option<&Value>> {
        let class = format!("{}XX", status / 100);
        let response = self.responses.get(&status.to_string()).or_else(|| self.responses.get(&class))?;
        match response["content"].as_object() {
            None => Some(None),
            Some(content) => content.get(kind).map(|media| Some(&media["schema"])),
        }
    }

    pub fn is_stream(&self) -> bool {
        self.responses.values().any(|response| response["content"].get("text/event-stream").is_some())
    }
}

/// Values seen in responses, by field name.
#[derive(Default)]
pub struct Pool(pub BTreeMap<String, Vec<Value>>);

impl Pool {
    const SEEN_MAX: usize = 30;

    pub fn add(&mut self, name: &str, value: Value) {
        let seen = self.0.entry(name.to_owned()).or_default();
        if seen.len() < Self::SEEN_MAX && !seen.contains(&value) {
            seen.push(value);
        }
    }

    /// Collects every named value of a response.
    pub fn learn(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    // Rules are long, and no request contains them.
                    if name != "rules" && name != "token" {
                        self.add(name, value.clone());
                        self.learn(value);
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.learn(item)),
            _ => {}
        }
    }
}
