//! A filter for insults, where the host of a server or of a table wants one. Mild, it masks strong words;
//! strict, it refuses them and some milder ones. It is meant for people who forget themselves, not for those
//! who make a sport of it: against them there are reports, mutes and the host.
//!
//! A word is compared as a whole, so that no innocent word is hit for what is inside it. Before that, its
//! letters are made plain: accents, look-alikes of other alphabets and figures used as letters are read as
//! what they look like; a letter may be repeated; dots or blanks between single letters count for nothing.

use crate::error::CommandError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::LazyLock;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How words are filtered; the later, the stricter.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum WordFilter {
    /// Nothing is filtered.
    #[default]
    Off,
    /// Strong insults are masked.
    Mild,
    /// Insults are refused.
    Strict,
}

impl WordFilter {
    /// The name in forms and in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// A text as it may be said.
    pub fn sift(self, text: &str) -> Result<String, CommandError> {
        if self == WordFilter::Off {
            return Ok(text.to_owned());
        }
        let mut chars: Vec<char> = text.chars().collect();
        // What stands beside a masked word is looked at again: each time there is less left of the text.
        loop {
            let hits = hits(&chars, self);
            if hits.is_empty() {
                return Ok(chars.into_iter().collect());
            }
            if self == WordFilter::Strict {
                return Err(CommandError::BadWords);
            }
            for at in hits.into_iter().flatten() {
                if chars[at].is_alphanumeric() || is_figure(chars[at]) {
                    chars[at] = MASK;
                }
            }
        }
    }
}

const MASK: char = '•';
/// How far apart single letters may stand and still be read as a word.
const GAP_CHARS_MAX: usize = 3;

const LISTS: [&str; 4] = [
    include_str!("../words/en.txt"),
    include_str!("../words/fr.txt"),
    include_str!("../words/de.txt"),
    include_str!("../words/nl.txt"),
];

/// A letter and how often it stands there.
type Runs = Vec<(char, usize)>;

#[derive(Debug)]
struct Pattern {
    letters: Runs,
    /// Whether any letters may stand before, and after.
    is_open: (bool, bool),
    from: WordFilter,
}

struct Words {
    bad: Vec<Pattern>,
    innocent: Vec<String>,
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut words = Words { bad: Vec::new(), innocent: Vec::new() };
    for line in LISTS.iter().flat_map(|list| list.lines()).filter(|line| !line.starts_with('#')) {
        if let Some(innocent) = line.strip_prefix('!') {
            words.innocent.push(plain_text(innocent));
            continue;
        }
        let (from, word) = match line.strip_prefix('~') {
            Some(word) => (WordFilter::Strict, word),
            None => (WordFilter::Mild, line),
        };
        let is_open = (word.starts_with('*'), word.ends_with('*'));
        words.bad.push(Pattern { letters: runs(&plain_text(word.trim_matches('*'))), is_open, from });
    }
    words
});

/// Where bad words stand, by character.
fn hits(chars: &[char], filter: WordFilter) -> Vec<Range<usize>> {
    candidates(chars).into_iter().filter(|range| is_bad(&chars[range.clone()], filter)).collect()
}

/// What may be a word: letters in a row, all that stands between two blanks, and single letters set apart.
fn candidates(chars: &[char]) -> Vec<Range<usize>> {
    let words = split(chars, |c| c.is_alphanumeric() || is_figure(c) || is_mark(c));
    let mut all = words.clone();
    all.extend(split(chars, |c| !c.is_whitespace() && c != MASK));
    let mut spelt: Option<(Range<usize>, usize)> = None;
    for word in words {
        let is_single = chars[word.clone()].iter().filter(|c| !is_mark(**c)).count() == 1;
        spelt = match spelt {
            Some((range, count)) if is_single && is_gap(&chars[range.end..word.start]) => {
                Some((range.start..word.end, count + 1))
            }
            before => {
                all.extend(before.filter(|(_, count)| *count > 2).map(|(range, _)| range));
                is_single.then_some((word, 1))
            }
        };
    }
    all.extend(spelt.filter(|(_, count)| *count > 2).map(|(range, _)| range));
    all.into_iter().filter_map(|range| trimmed(chars, range)).collect()
}

/// Without the marks around a word, which may be shouted.
fn trimmed(chars: &[char], range: Range<usize>) -> Option<Range<usize>> {
    let belongs = |c: &char| c.is_alphanumeric() || matches!(c, '@' | '$' | '€');
    let word = &chars[range.clone()];
    let (first, last) = (word.iter().position(belongs)?, word.iter().rposition(belongs)?);
    Some(range.start + first..range.start + last + 1)
}

fn is_gap(between: &[char]) -> bool {
    between.len() <= GAP_CHARS_MAX && !between.contains(&MASK)
}

/// The stretches of characters that belong together.
fn split(chars: &[char], belongs: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let length = chars[at..].iter().take_while(|c| belongs(**c)).count();
        if length > 0 {
            ranges.push(at..at + length);
        }
        at += length.max(1);
    }
    ranges
}

fn is_bad(chars: &[char], filter: WordFilter) -> bool {
    readings(chars).iter().any(|text| {
        let word = runs(text);
        !WORDS.innocent.contains(text)
            && WORDS.bad.iter().any(|pattern| pattern.from <= filter && pattern.matches(&word))
    })
}

/// How a word may be read: a stroke as i or as l, figures at its ends as letters or as figures.
fn readings(chars: &[char]) -> [String; 3] {
    let plain = |stroke: char, chars: &[char]| -> String {
        let letters = chars.iter().map(|&c| if matches!(c, '1' | '!' | '|') { stroke } else { c });
        plain_text(&letters.collect::<String>())
    };
    let is_end = |c: &char| !c.is_alphabetic();
    let first = chars.iter().position(|c| !is_end(c)).unwrap_or(chars.len());
    let last = chars.iter().rposition(|c| !is_end(c)).map_or(first, |at| at + 1);
    [plain('i', chars), plain('l', chars), plain('i', &chars[first..last])]
}

impl Pattern {
    /// Whether a word is this one, with its letters at least as often in a row.
    fn matches(&self, word: &Runs) -> bool {
        let (before, after) = self.is_open;
        let count = self.letters.len();
        let fits = |at: usize| {
            self.letters.iter().zip(&word[at..]).all(|(wanted, found)| wanted.0 == found.0 && wanted.1 <= found.1)
        };
        let Some(spare) = word.len().checked_sub(count) else { return false };
        (0..=spare).any(|at| (before || at == 0) && (after || at == spare) && fits(at))
    }
}

fn runs(text: &str) -> Runs {
    let mut runs = Runs::new();
    for c in text.chars() {
        match runs.last_mut() {
            Some((last, count)) if *last == c => *count += 1,
            _ => runs.push((c, 1)),
        }
    }
    runs
}

/// The letters of a text as they look, small and without accents; nothing else.
fn plain_text(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).flat_map(plain).collect()
}

/// What is set on top of a letter.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}')
}

/// What stands for a letter without being one.
fn is_figure(c: char) -> bool {
    matches!(c, '@' | '$' | '€' | '!' | '|')
}

fn plain(c: char) -> impl Iterator<Item = char> {
    let letters = match c {
        'a'..='z' => return [Some(c), None].into_iter().flatten(),
        'à'..='å' | 'α' | 'а' | '@' | '4' | 'ā' | 'ă' => "a",
        'æ' => "ae",
        'в' | '8' | 'β' => "b",
        'ç' | 'с' | 'ć' | 'č' => "c",
        'è'..='ë' | 'е' | 'ё' | 'є' | 'ē' | 'ė' | 'ę' | 'ě' | '3' | '€' | 'ε' => "e",
        'ì'..='ï' | 'і' | 'ї' | 'ι' | 'ī' | 'ı' | '1' | '!' | '|' => "i",
        'н' | 'һ' => "h",
        'к' | 'κ' => "k",
        'ł' => "l",
        'м' => "m",
        'ñ' | 'ń' | 'η' | 'п' => "n",
        'ò'..='ö' | 'ø' | 'о' | 'ο' | 'ō' | '0' => "o",
        'œ' => "oe",
        'р' | 'ρ' => "p",
        'ѕ' | 'ś' | 'š' | 'ş' | '5' | '$' => "s",
        'ß' => "ss",
        'т' | 'τ' | '7' => "t",
        'ù'..='ü' | 'υ' | 'ū' | 'ů' | 'µ' => "u",
        'х' | 'χ' => "x",
        'ý' | 'ÿ' | 'у' => "y",
        'ž' | 'ź' | 'ż' | '2' => "z",
        // Letters as wide as Chinese ones.
        'ａ'..='ｚ' => return [char::from_u32(c as u32 - 'ａ' as u32 + 'a' as u32), None].into_iter().flatten(),
        _ => "",
    };
    let mut letters = letters.chars();
    [letters.next(), letters.next()].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mild(text: &str) -> String {
        WordFilter::Mild.sift(text).unwrap()
    }

    #[test]
    fn strong_words_are_masked_whatever_they_wear() {
        for (text, masked) in [
            ("oh shit, no", "oh ••••, no"),
            ("SHIT!", "••••!"),
            ("s.h.i.t", "•.•.•.•"),
            ("s h i t", "• • • •"),
            ("you s - h - i - t", "you • - • - • - •"),
            ("sh.it", "••.••"),
            ("shiiiit", "•••••••"),
            ("sh1t and $hit", "•••• and ••••"),
            ("ѕһіt", "••••"),
            ("ｓｈｉｔ", "••••"),
            ("s\u{336}h\u{336}i\u{336}t", "•\u{336}•\u{336}•\u{336}•"),
            ("shit69", "••••••"),
            ("fucking", "•••••••"),
            ("quelle connasse", "quelle ••••••••"),
            ("espèce d'enculé", "espèce d'••••••"),
            ("ARSCHLÖCHER", "•••••••••••"),
            ("Scheiße", "•••••••"),
            ("wat een klootzak", "wat een ••••••••"),
            ("encu#lé~merde", "••••#••~•••••"),
        ] {
            assert_eq!(mild(text), masked, "{text}");
            assert_eq!(mild(masked), masked, "masking is done once");
        }
    }

    #[test]
    fn innocent_words_are_left_alone() {
        for text in [
            "Scunthorpe",
            "cockatoo",
            "Dick",
            "Dick Bruna",
            "assassin",
            "concours",
            "conte",
            "un con",
            "Moby-Dick",
            "a class act",
            "the grass is wet",
            "sleet and snow",
            "Niger",
            "cocktail",
            "Essex",
            "Penistone",
            "Hancock",
            "shiitake",
            "a s h i p",
            "I a m s o h a p p y",
            "de hoor",
            "dick und rund",
            "Kutter",
            "l'élève",
            "push it",
            "as soon",
            "3 x 4 = 12",
            "1,000 $",
            "fire retardant",
            "Huret",
        ] {
            assert_eq!(mild(text), text);
        }
    }

    #[test]
    fn strict_refuses_and_knows_more() {
        for text in ["oh shit", "what a dick", "sale con", "s.h.i.t", "so ein Depp", "a$$", "sukkel!"] {
            assert_eq!(WordFilter::Strict.sift(text), Err(CommandError::BadWords), "{text}");
        }
        for text in ["hello", "concours", "cockatoo", "assassin", "Scunthorpe", "the confidence of a peacock", "As"] {
            assert_eq!(WordFilter::Strict.sift(text).as_deref(), Ok(text));
        }
        assert_eq!(WordFilter::Off.sift("oh shit").as_deref(), Ok("oh shit"));
    }

    /// Every word of every list is caught, also where it shouts.
    #[test]
    fn every_listed_word_counts() {
        for list in LISTS {
            for line in list.lines().filter(|line| !line.starts_with(['#', '!'])) {
                let word = line.trim_matches(['~', '*']);
                assert!(WordFilter::Strict.sift(&word.to_uppercase()).is_err(), "{word}");
                assert_eq!(mild(word) == word, line.starts_with('~'), "{word}");
            }
        }
    }
}
