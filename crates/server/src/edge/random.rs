//! Random numbers from the system.

use brocante_core::Seed;

/// Random bytes.
pub fn random_bytes(count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system provides random numbers");
    bytes
}

/// Random bytes as hexadecimal digits.
pub fn random_hex(bytes: usize) -> String {
    hex::encode(random_bytes(bytes))
}

/// A random seed.
pub fn random_seed() -> Seed {
    Seed::from_text(&random_hex(32))
}
