//! The table as a page.

use crate::FiveCards;
use brocante_core::Show;

impl Show for FiveCards {}
