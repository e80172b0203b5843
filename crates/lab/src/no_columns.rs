//! Stands in for `columns.rs` where the feature `parquet` is off: every file is refused.

use crate::run::{GameRow, RunError, RunInfo};
use std::path::Path;

pub fn convert(_csv: &Path, _parquet: &Path) -> Result<(), RunError> {
    Err(RunError::NoParquet)
}

pub fn read_games(_path: &Path, _info: &RunInfo) -> Result<Vec<GameRow>, RunError> {
    Err(RunError::NoParquet)
}
