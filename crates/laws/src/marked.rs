//! Finds text on a page that does not come from a Fluent message: a language made with
//! [`brocante_show::Language::marked`] puts every message between ⟦ and ⟧, and [`unmarked`] returns what is outside.

use brocante_show::language::{CLOSE, OPEN};

/// Attributes whose values people hear or read.
const SPOKEN: [&str; 5] = ["title", "aria-label", "placeholder", "alt", "data-name"];
/// Elements without text for people.
const SKIPPED: [&str; 3] = ["svg", "script", "style"];

/// The words of a page outside of marks: pieces of text with at least two letters in a row.
pub fn unmarked(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = html;
    let mut depth = 0;
    while let Some(at) = rest.find('<') {
        pieces(&rest[..at], &mut depth, &mut found);
        rest = &rest[at..];
        let Some(end) = tag_end(rest) else { break };
        let tag = &rest[1..end];
        for name in SPOKEN {
            for value in tag.split(&format!(" {name}=\"")).skip(1) {
                pieces(value.split('"').next().unwrap_or_default(), &mut 0, &mut found);
            }
        }
        rest = &rest[end + 1..];
        let name = tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        if SKIPPED.contains(&name) {
            rest = rest.split_once(&format!("</{name}>")).map_or("", |(_, after)| after);
        }
    }
    pieces(rest, &mut depth, &mut found);
    found
}

/// Where a tag ends: not inside of a quoted value.
fn tag_end(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    text.char_indices().find_map(|(at, c)| {
        is_quoted ^= c == '"';
        (c == '>' && !is_quoted).then_some(at)
    })
}

/// The pieces of a text outside of marks; a message may hold tags, so marks are counted across them.
fn pieces(text: &str, depth: &mut usize, found: &mut Vec<String>) {
    let mut piece = String::new();
    for c in text.chars().chain([OPEN, CLOSE]) {
        match c {
            OPEN => {
                let words = piece.trim();
                if words.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic)) {
                    found.push(words.to_owned());
                }
                piece.clear();
                *depth += 1;
            }
            CLOSE => *depth = depth.saturating_sub(1),
            c if *depth == 0 => piece.push(c),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_not_found() {
        assert_eq!(unmarked("<p>⟦Hello <b>you</b>⟧ 12 <svg><title>art</title></svg></p>"), Vec::<String>::new());
        assert_eq!(unmarked("<p title=\"⟦A ⟦b⟧ c⟧\">⟦x⟧ left <i>over</i></p>"), ["left", "over"]);
        assert_eq!(unmarked("<img alt=\"a > picture\"> 3 x"), ["a > picture"]);
    }
}
