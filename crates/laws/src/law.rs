//! How a law reports that it does not hold.

/// A law's name and what is wrong.
pub(crate) type Broken = (&'static str, String);

pub(crate) fn require(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err((law, detail())) }
}
