//! A line diff of two texts.

use serde::Serialize;

/// The lines that differ.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Diff {
    pub removed: usize,
    pub added: usize,
    /// The first changed lines, each prefixed with `−` or `+`, and the unchanged line before each change.
    pub lines: Vec<String>,
}

/// Larger texts are shown as completely replaced, to limit the work.
const WORK_MAX: usize = 4_000_000;

impl Diff {
    /// Compares two texts. Keeps at most `lines_max` lines.
    pub fn of(before: &str, after: &str, lines_max: usize) -> Diff {
        let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
        let same = |pair: &(&&str, &&str)| pair.0 == pair.1;
        let head = before.iter().zip(&after).take_while(same).count();
        let all = &before;
        let (before, after) = (&before[head..], &after[head..]);
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(same).count();
        let (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
        let common = common(before, after);
        let mut diff = Diff::default();
        let (mut a, mut b, mut follows) = (0, 0, head.checked_sub(1).map(|line| all[line]));
        for (next_a, next_b) in common.into_iter().chain([(before.len(), after.len())]) {
            let (gone, new) = (&before[a..next_a], &after[b..next_b]);
            diff.removed += gone.len();
            diff.added += new.len();
            let changed = gone.iter().map(|line| format!("− {line}")).chain(new.iter().map(|line| format!("+ {line}")));
            let follows_line = follows.filter(|_| !gone.is_empty() || !new.is_empty()).map(|line| format!("  {line}"));
            let room = lines_max.saturating_sub(diff.lines.len());
            diff.lines.extend(follows_line.into_iter().chain(changed).take(room));
            follows = before.get(next_a).copied();
            (a, b) = (next_a + 1, next_b + 1);
        }
        diff
    }

    /// Number of changed lines that are not in `lines`.
    pub fn left_out(&self) -> usize {
        self.removed + self.added - self.lines.iter().filter(|line| !line.starts_with("  ")).count()
    }
}

/// The indices of the longest common subsequence of lines, in both texts.
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
