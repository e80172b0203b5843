//! A panic in a request or a bot ends that request or that bot, with a logged error and a counter.

use crate::edge::problem::Problem;
use axum::response::{IntoResponse as _, Response};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The answer to a request that panicked.
pub fn answer(panic: Box<dyn Any + Send>) -> Response {
    note("request", &*panic);
    Problem::Broken.into_response()
}

/// The result, or `None` if it panicked.
pub fn catch<T>(place: &'static str, work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).inspect_err(|panic| note(place, &**panic)).ok()
}

/// Logs and counts a panic.
fn note(place: &'static str, panic: &(dyn Any + Send)) {
    let message = panic.downcast_ref::<&str>().map(ToString::to_string);
    let message = message.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    metrics::counter!("brocante_panics_total", "place" => place).increment(1);
    tracing::error!(place, message, "panic");
}
