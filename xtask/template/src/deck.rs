//! The deck file: what each bead is worth.

use crate::moves::refusal::Refusal;
use brocante_core::{OpenError, deck};
use serde::Deserialize;
use toml::Spanned;

const BEADS_MIN: usize = 4;
/// A set of beads is a `u64` with a bit for each.
pub const BEADS_MAX: usize = 60;
const VALUE_MAX: i64 = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    beads: Spanned<Vec<Spanned<i64>>>,
}

pub fn parse(source: &str) -> Result<Vec<u8>, OpenError<Refusal>> {
    let file: File = deck::parse(source)?;
    let beads = file.beads.get_ref();
    if !(BEADS_MIN..=BEADS_MAX).contains(&beads.len()) {
        let refusal = Refusal::DeckBeads { least: BEADS_MIN as u32, most: BEADS_MAX as u32 };
        return Err(deck::refuse(source, file.beads.span().start, refusal));
    }
    if let Some(wrong) = beads.iter().find(|bead| !(0..=VALUE_MAX).contains(bead.get_ref())) {
        return Err(deck::refuse(source, wrong.span().start, Refusal::DeckValue { most: VALUE_MAX as u32 }));
    }
    Ok(beads.iter().map(|bead| *bead.get_ref() as u8).collect())
}
