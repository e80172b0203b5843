//! The table as a page.

use crate::Vintage;
use brocante_core::Show;

impl Show for Vintage {}
