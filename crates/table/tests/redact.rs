//! Removing what somebody said leaves everything else as it was.

mod common;

use brocante_table::{Entry, PersonId, redact};
use common::made;
use serde_json::json;

fn entries() -> Vec<Entry> {
    let first = made(common::header(json!({ "game": "boxes", "seats": 2 })));
    let rest = [
        r#"{"entry":"sat","seat":0,"person":"a","name":"Ada","at-ms":1}"#,
        r#"{"entry":"sat","seat":1,"person":"b","name":"Bob","at-ms":1}"#,
        r#"{"entry":"chat","person":"a+1","name":"Ada's brother","text":"me too","at-ms":2}"#,
        r#"{"entry":"chat","person":"b","name":"Bob","text":"hello","at-ms":2}"#,
        r#"{"entry":"words","seat":0,"text":"look at this"}"#,
        r#"{"entry":"words","seat":1,"text":"and at this"}"#,
        r#"{"entry":"reported","what":{"line":1},"by":"a","name":"Ada","at-ms":3}"#,
        r#"{"entry":"stood","seat":0}"#,
        r#"{"entry":"words","seat":0,"text":"a bot said it"}"#,
    ];
    let rest = rest.iter().map(|text| serde_json::from_str(text).unwrap());
    [first].into_iter().chain(rest).collect()
}

#[test]
fn a_device_is_forgotten_and_nobody_else_is() {
    let (changed, remarks) = redact::forget(&entries(), &PersonId("a".to_owned()));
    let seqs: Vec<u64> = changed.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(seqs, [2, 4, 6, 8]);
    let texts: Vec<String> = changed.iter().map(|(_, entry)| serde_json::to_string(entry).unwrap()).collect();
    assert!(
        texts.iter().all(|text| !text.contains("Ada") && !text.contains("me too") && text.contains("•••")),
        "{texts:?}"
    );
    assert_eq!(remarks.into_iter().collect::<Vec<_>>(), ["look at this"]);
    let mut after = entries();
    for (seq, entry) in changed {
        after[seq as usize - 1] = entry;
    }
    assert!(redact::forget(&after, &PersonId("a".to_owned())).0.is_empty(), "nothing is left");
}

#[test]
fn copies_of_remarks_and_the_chat_can_be_removed() {
    let remarks = ["and at this".to_owned()].into();
    let seqs = |changed: Vec<(u64, Entry)>| changed.into_iter().map(|(seq, _)| seq).collect::<Vec<_>>();
    assert_eq!(seqs(redact::forget_remarks(&entries(), &remarks)), [7]);
    assert_eq!(seqs(redact::forget_chat(&entries())), [4, 5]);
}
