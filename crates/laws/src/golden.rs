//! Golden games: a record with what every viewer sees and hears at every ply.
//!
//! One JSON line a ply. Views are written as changes against the ply before, so that a change of the
//! rules shows in a review as what it changed and nothing else. A changed field of a view is written
//! as it `is` now, or as a `patch` (JSON Patch) where that is shorter; a seat that hears or sees the
//! very same as the public is written as `"="`.

use brocante_core::{Header, Record, Refused, Rng, Viewer};
use brocante_show::{ShownGame, Translator};
use serde_json::{Map, Value, json};

/// Plays a record and writes down what everybody sees.
pub fn write(game: &dyn ShownGame, record: &Record) -> Result<String, Refused> {
    let language = game.language("en");
    let translator = Translator::new(&language, &[], Viewer::Public);
    let mut table = game.open(&record.header)?;
    let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
    let mut seen: Vec<Value> = viewers.iter().map(|_| Value::Null).collect();
    let mut lines = vec![json!(record.header)];
    for ply in 0..=record.moves.len() {
        let mut line = Map::from_iter([("ply".to_owned(), json!(ply))]);
        if let Some(played) = ply.checked_sub(1).map(|at| &record.moves[at]) {
            table.play(played.seat, &played.mv)?;
            line.insert("seat".to_owned(), json!(played.seat));
            line.insert("move".to_owned(), played.mv.clone());
        }
        line.insert("to-act".to_owned(), json!(table.to_act()));
        let heard = |viewer| table.events_since(ply, viewer).into_iter().map(|(_, event)| event).collect();
        line.insert("heard".to_owned(), by_viewer(&viewers, heard));
        let mut changes = viewers.iter().zip(&mut seen).map(|(&viewer, before)| {
            let now = table.view(viewer);
            let change = change(before, &now);
            *before = now;
            change
        });
        line.insert("changes".to_owned(), by_viewer(&viewers, |_| changes.next().unwrap_or_default()));
        lines.push(Value::Object(line));
    }
    if let Some(score) = game.score(table.as_ref(), &translator) {
        lines.push(json!({ "winners": table.winners(), "score": score }));
    }
    Ok(lines.iter().map(|line| format!("{line}\n")).collect())
}

/// The record a golden game was made from.
pub fn record_of(golden: &str) -> Option<Record> {
    let mut lines = golden.lines();
    let header = serde_json::from_str(lines.next()?).ok()?;
    let moves = lines
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|line| {
            let played = json!({ "seat": line.get("seat")?, "move": line.get("move")? });
            serde_json::from_value(played).ok()
        })
        .collect();
    Some(Record { header, moves })
}

/// A whole random game as a record, the raw material of a golden one.
pub fn random_record(game: &dyn ShownGame, header: &Header) -> Result<Record, Refused> {
    let mut table = game.open(header)?;
    let mut rng = Rng::new(1);
    while let Some(seat) = table.to_act().first() {
        table.play_random(seat, &mut rng).map_err(|fault| Refused::fault(&fault))?;
    }
    Ok(table.record())
}

/// The fields of a view that changed.
fn change(before: &Value, now: &Value) -> Value {
    let fields = now.as_object().into_iter().flatten();
    let changed = fields.filter(|(field, now)| before.get(field) != Some(now));
    let written = changed.map(|(field, now)| {
        let whole = json!({ "is": now });
        let patch = json!({ "patch": json_patch::diff(before.get(field).unwrap_or(&Value::Null), now) });
        let shorter = if patch.to_string().len() < whole.to_string().len() { patch } else { whole };
        (field.clone(), shorter)
    });
    Value::Object(written.collect())
}

fn by_viewer(viewers: &[Viewer], mut of: impl FnMut(Viewer) -> Value) -> Value {
    let mut written = Map::new();
    for &viewer in viewers {
        let value = of(viewer);
        let same = written.get("public") == Some(&value);
        written.insert(viewer.to_string(), if same { json!("=") } else { value });
    }
    Value::Object(written)
}
