//! What the lab counts in this game.

impl brocante_core::Survey for crate::Boxes {}
