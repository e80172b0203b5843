//! The chain of checksums of a table's log. Each entry's checksum covers the one before it, the table's id, the
//! entry's number and its body. The table's row stores the last number and checksum. So an entry that is missing,
//! changed, moved or taken from another table is noticed when the log is read.
//!
//! The chain finds damage, not forgery: anyone who can write the file can compute it again, as `Store::rewrite` does.

use sha2::{Digest as _, Sha256};

/// A checksum: the first half of a SHA-256.
pub type Sum = [u8; 16];

/// The checksum before the first entry.
pub const START: Sum = [0; 16];

/// The number and the checksum of the last entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    pub seq: u64,
    pub sum: Sum,
}

impl Head {
    /// The head of a log without entries.
    pub const EMPTY: Head = Head { seq: 0, sum: START };

    /// The head after one more entry.
    pub fn after(self, table: &str, body: &str) -> Head {
        let seq = self.seq + 1;
        let mut hash = Sha256::new_with_prefix("brocante log 1\n");
        hash.update(table);
        hash.update("\n");
        hash.update(seq.to_be_bytes());
        hash.update(self.sum);
        hash.update(body);
        let mut sum = START;
        sum.copy_from_slice(&hash.finalize()[..START.len()]);
        Head { seq, sum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_depends_on_table_number_predecessor_and_body() {
        let one = Head::EMPTY.after("a", "x");
        let others = [
            Head::EMPTY.after("b", "x"),
            Head::EMPTY.after("a", "y"),
            Head { seq: 1, ..Head::EMPTY }.after("a", "x"),
            Head { sum: [1; 16], ..Head::EMPTY }.after("a", "x"),
        ];
        assert!(others.iter().all(|other| other.sum != one.sum));
        // Files keep these bytes: this value must never change.
        assert_eq!(one.sum[..4], [0xf5, 0x6a, 0x3f, 0x25]);
    }
}
