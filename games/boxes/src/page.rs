//! The table as a page.

use crate::Boxes;
use brocante_core::Show;

impl Show for Boxes {}
