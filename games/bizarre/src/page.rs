//! The table as a page.

use crate::Bizarre;
use brocante_core::Show;

impl Show for Bizarre {}
