//! Golden games: a record with what every viewer sees and hears at every ply.
//!
//! One JSON line a ply. Views are written as changes against the ply before, so that a change of the
//! rules shows in a review as what it changed and nothing else. A changed field of a view is written
//! as it `is` now, or as a `patch` (JSON Patch) where that is shorter; a seat that hears or sees the
//! very same as the public is written as `"="`.

use crate::Viewer;
use crate::face::{AnyGame, Refused, replay};
use crate::record::Record;
use crate::text::{Speaker, Tongue};
use serde_json::{Map, Value, json};

/// Plays a record and writes down what everybody sees.
pub fn write(game: &dyn AnyGame, record: &Record) -> Result<String, Refused> {
    let tongue = Tongue::new(game.info(), "en");
    let speaker = Speaker::new(&tongue, &[], Viewer::Public);
    let mut table = game.open(&record.header, &tongue)?;
    let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
    let mut seen: Vec<Value> = viewers.iter().map(|_| Value::Null).collect();
    let mut lines = vec![json!(record.header)];
    for ply in 0..=record.moves.len() {
        let mut line = Map::from_iter([("ply".to_owned(), json!(ply))]);
        if let Some(played) = ply.checked_sub(1).map(|at| &record.moves[at]) {
            table.play(played.seat, &played.mv, &speaker)?;
            line.insert("seat".to_owned(), json!(played.seat));
            line.insert("move".to_owned(), played.mv.clone());
        }
        line.insert("to-act".to_owned(), json!(table.to_act()));
        let heard = |viewer| table.told_since(ply, viewer).into_iter().map(|(_, event)| event).collect();
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
    if let Some(score) = table.score(&speaker) {
        lines.push(json!({ "winners": table.outcome(), "score": score }));
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
pub fn random_record(game: &dyn AnyGame, header: &crate::Header) -> Result<Record, Refused> {
    let tongue = Tongue::new(game.info(), "en");
    let speaker = Speaker::new(&tongue, &[], Viewer::Public);
    let mut table = game.open(header, &tongue)?;
    let mut rng = crate::Rng::new(1);
    while let Some(seat) = table.to_act().first() {
        let played = table.play_random(seat, &mut rng);
        played.map_err(|fault| Refused { code: "draws", rule: None, sentence: speaker.say(&fault.say()) })?;
    }
    let record = Record::parse(&table.record()).map_err(|error| Refused {
        code: "bad-record",
        rule: None,
        sentence: speaker.say(&error.say()),
    })?;
    let mut again = game.open(&record.header, &tongue)?;
    replay(again.as_mut(), &record, usize::MAX, &speaker).map_err(|(_, refused)| refused)?;
    Ok(record)
}

/// What a view has otherwise than before, field by field.
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
