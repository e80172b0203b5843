//! A move from a form: `move` contains it as JSON, and the other fields are put into it by their names. See
//! `Page::compose` in `brocante-show` for what the names mean.

use crate::edge::problem::Problem;
use serde_json::Value;

/// More fields than any form of ours has.
const FIELDS_MAX: usize = 200;

pub fn compose(fields: &[(String, String)]) -> Result<Value, Problem> {
    let bad = |what: &str| Problem::BadRequest(what.chars().take(80).collect());
    if fields.len() > FIELDS_MAX {
        return Err(bad("too many fields"));
    }
    let base = fields.iter().find(|(name, _)| name == "move").map(|(_, value)| value.as_str()).unwrap_or_default();
    let mut mv: Value = serde_json::from_str(base).map_err(|error| bad(&error.to_string()))?;
    let mut lists: Vec<&str> = Vec::new();
    for (name, value) in fields {
        let Some((kind, path)) = name.split_once(':') else { continue };
        let number = || value.trim().parse::<u32>().map_err(|_| bad(&format!("{path} is a number")));
        let slot = slot(&mut mv, path).ok_or_else(|| bad(&format!("{path} is not there")))?;
        match kind {
            "number" => *slot = number()?.into(),
            "flag" => *slot = true.into(),
            "count" => *slot = slot.as_u64().unwrap_or_default().saturating_add(1).into(),
            "list" => {
                if !lists.contains(&path) {
                    lists.push(path);
                    *slot = Value::Array(Vec::new());
                }
                let number = number()?;
                slot.as_array_mut().ok_or_else(|| bad(path))?.push(number.into());
            }
            _ => return Err(bad(name)),
        }
    }
    Ok(mv)
}

/// The place in a move that a path such as `notes.2` means. It has to be there already.
fn slot<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    path.split('.').try_fold(value, |value, step| match value {
        Value::Object(fields) => fields.get_mut(step),
        Value::Array(items) => items.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fields: &[(&str, &str)]) -> Result<String, Problem> {
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        compose(&fields).map(|mv| mv.to_string())
    }

    #[test]
    fn fields_are_put_into_the_move() {
        assert_eq!(
            check(&[("move", r#"{"do":"bid","coins":0}"#), ("number:coins", "7")]).unwrap(),
            r#"{"do":"bid","coins":7}"#
        );
        let lay = ("move", r#"{"do":"lay","notes":[0,0]}"#);
        assert_eq!(
            check(&[lay, ("count:notes.1", "1"), ("count:notes.1", "1")]).unwrap(),
            r#"{"do":"lay","notes":[0,2]}"#
        );
        let thrift = ("move", r#"{"do":"thrift","discard":[]}"#);
        assert_eq!(
            check(&[thrift, ("list:discard", "3"), ("list:discard", "5")]).unwrap(),
            r#"{"do":"thrift","discard":[3,5]}"#
        );
    }

    #[test]
    fn fields_that_do_not_fit_are_refused() {
        for fields in [
            &[("move", "{")][..],
            &[],
            &[("move", r#"{"do":"bid"}"#), ("number:coins", "7")],
            &[("move", r#"{"coins":0}"#), ("number:coins", "seven")],
            &[("move", r#"{"coins":0}"#), ("evil:coins", "7")],
            &[("move", r#"{"notes":[0]}"#), ("count:notes.9", "1")],
        ] {
            assert!(matches!(check(fields), Err(Problem::BadRequest(_))), "{fields:?}");
        }
    }
}
