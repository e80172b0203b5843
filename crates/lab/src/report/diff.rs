//! The lines in which two texts differ.

use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Diff {
    pub removed: usize,
    pub added: usize,
    /// The first of them, each with `−` or `+` before it.
    pub lines: Vec<String>,
}

/// More work than this is not worth a nicer answer.
const WORK_MAX: usize = 4_000_000;

impl Diff {
    /// Shows at most so many lines.
    pub fn of(before: &str, after: &str, lines_max: usize) -> Diff {
        let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
        let same = |pair: &(&&str, &&str)| pair.0 == pair.1;
        let head = before.iter().zip(&after).take_while(same).count();
        let (before, after) = (&before[head..], &after[head..]);
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(same).count();
        let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
        let mut diff = Diff::default();
        let mut say = |sign: char, line: &str| {
            match sign {
                '−' => diff.removed += 1,
                _ => diff.added += 1,
            }
            if diff.lines.len() < lines_max {
                diff.lines.push(format!("{sign} {line}"));
            }
        };
        let common = common(before, after);
        let (mut a, mut b) = (0, 0);
        for (next_a, next_b) in common.into_iter().chain([(before.len(), after.len())]) {
            before[a..next_a].iter().for_each(|line| say('−', line));
            after[b..next_b].iter().for_each(|line| say('+', line));
            (a, b) = (next_a + 1, next_b + 1);
        }
        diff
    }
}

/// The places of the longest common run of lines, in both.
fn common(before: &[&str], after: &[&str]) -> Vec<(usize, usize)> {
    if before.len() * after.len() > WORK_MAX {
        return Vec::new();
    }
    let width = after.len() + 1;
    let mut longest = vec![0_u32; (before.len() + 1) * width];
    for a in (0..before.len()).rev() {
        for b in (0..after.len()).rev() {
            longest[a * width + b] = match before[a] == after[b] {
                true => longest[(a + 1) * width + b + 1] + 1,
                false => longest[(a + 1) * width + b].max(longest[a * width + b + 1]),
            };
        }
    }
    let (mut a, mut b, mut pairs) = (0, 0, Vec::new());
    while a < before.len() && b < after.len() {
        if before[a] == after[b] {
            pairs.push((a, b));
            (a, b) = (a + 1, b + 1);
        } else if longest[(a + 1) * width + b] >= longest[a * width + b + 1] {
            a += 1;
        } else {
            b += 1;
        }
    }
    pairs
}
