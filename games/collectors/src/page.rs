//! The table as a page.

use crate::Collectors;
use brocante_core::Show;

impl Show for Collectors {}
