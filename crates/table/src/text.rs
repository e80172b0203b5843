//! Names and texts that people type, cleaned and limited.

/// The longest nickname.
pub const NAME_CHARS_MAX: usize = 24;
/// The longest chat line or remark.
pub const TEXT_CHARS_MAX: usize = 500;

/// A nickname without control and invisible characters; `None` if it is then empty or too long.
pub fn clean_name(name: &str) -> Option<String> {
    let name = clean(name).split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= NAME_CHARS_MAX).then_some(name)
}

/// A text without control and invisible characters; `None` if it is then empty or too long.
pub fn clean_text(text: &str) -> Option<String> {
    let text = clean(text).trim().to_owned();
    (!text.is_empty() && text.chars().count() <= TEXT_CHARS_MAX).then_some(text)
}

/// Removes characters that steer terminals or change the direction of writing.
pub fn clean(text: &str) -> String {
    let steers = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    text.chars().filter(|&c| !steers(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_limited() {
        assert_eq!(clean_name("  Ada \u{202e} L.\n"), Some("Ada L.".to_owned()));
        assert_eq!(clean_name("<b>é</b>"), Some("<b>é</b>".to_owned()));
        assert_eq!(clean_name("\u{200b} "), None);
        assert_eq!(clean_name(&"x".repeat(10_000)), None);
    }
}
