//! Long texts that stand in many entries are stored once: a deck file can be 250 KB, and stands in the first entry of a
//! table, in every change of its set-up and in the entry with which the game begins.
//!
//! A body is JSON, in which control characters are always escaped. So a raw U+0001 followed by a digest can stand for
//! the content of a string, and the body can be restored to the byte. Checksums are those of the restored body.

use sha2::{Digest as _, Sha256};

/// Shorter strings stay where they are.
const LONG_BYTES: usize = 1024;
/// Stands before a digest.
const MARK: char = '\u{1}';
const DIGEST_CHARS: usize = 64;

/// A long string, by its digest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    pub digest: String,
    /// As it stands in the JSON, with its escapes.
    pub literal: String,
}

/// The body as it is stored, and the texts that were taken out of it.
pub fn extract(body: &str) -> (String, Vec<Text>) {
    if body.len() < LONG_BYTES {
        return (body.to_owned(), Vec::new());
    }
    let (mut stored, mut texts) = (String::new(), Vec::new());
    let mut rest = body;
    while let Some(start) = rest.find('"') {
        let (before, literal) = rest.split_at(start + 1);
        let end = end_of_string(literal);
        stored.push_str(before);
        if end < LONG_BYTES {
            stored.push_str(&literal[..end]);
        } else {
            let literal = literal[..end].to_owned();
            let digest = hex::encode(Sha256::digest(&literal));
            stored.push(MARK);
            stored.push_str(&digest);
            texts.push(Text { digest, literal });
        }
        // The quote at the end belongs to neither.
        let quote = (end + 1).min(literal.len());
        stored.push_str(&literal[end..quote]);
        rest = &literal[quote..];
    }
    stored.push_str(rest);
    (stored, texts)
}

/// Where a JSON string ends that begins here.
fn end_of_string(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    });
    end.unwrap_or(text.len())
}

/// The body as it was appended. `find` gives the text with a digest. Without it, nothing can be restored.
pub fn restore<E>(
    stored: String,
    mut find: impl FnMut(&str) -> Result<Option<String>, E>,
) -> Result<Option<String>, E> {
    if !stored.contains(MARK) {
        return Ok(Some(stored));
    }
    let mut body = String::new();
    let mut parts = stored.split(MARK);
    body.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let Some((digest, rest)) = part.split_at_checked(DIGEST_CHARS) else { return Ok(None) };
        let Some(text) = find(digest)? else { return Ok(None) };
        body.push_str(&text);
        body.push_str(rest);
    }
    Ok(Some(body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(body: &str, texts_expected: usize) {
        let (stored, texts) = extract(body);
        assert_eq!(texts.len(), texts_expected, "{body}");
        assert!(texts.is_empty() || stored.len() < body.len());
        let find = |digest: &str| {
            Ok::<_, ()>(texts.iter().find(|text| text.digest == digest).map(|text| text.literal.clone()))
        };
        assert_eq!(restore(stored.clone(), find).unwrap().as_deref(), Some(body));
        let lost = restore(stored, |_| Ok::<_, ()>(None)).unwrap();
        assert_eq!(lost.is_none(), texts_expected > 0, "a text that is missing is noticed");
    }

    #[test]
    fn bodies_are_restored_to_the_byte() {
        let long = "# a deck \"with\" quotes \\ and\nlines \u{1} é\n".repeat(60);
        check(r#"{"entry":"stood","seat":1}"#, 0);
        check(&json!({ "header": { "deck": { "toml": long } }, "at": [1, "x", ""] }).to_string(), 1);
        check(&json!([long, "short", long, &long[..LONG_BYTES / 2]]).to_string(), 2);
        check(&format!("not JSON: {}", "x".repeat(3000)), 0);
        check(&format!("an open string: \"{}", "x".repeat(3000)), 1);
        check(&"\\\"".repeat(2000), 1);
    }
}
