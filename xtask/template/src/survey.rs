//! What the lab counts beside moves and points: nothing yet.

use crate::rules::STRUCT;
use brocante_core::Survey;

impl Survey for STRUCT {}
