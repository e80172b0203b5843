//! Tables in memory: driven, thought for, and written to the log.

pub mod address_limits;
pub mod advice;
pub mod bot_pool;
pub mod deals;
pub mod driver;
pub mod finished;
pub mod hand_over;
pub mod live;
pub mod new_table;
pub mod outage;
pub mod promises;
pub mod records;
pub mod rematch;
pub mod render_cache;
pub mod review;
pub mod seat_limits;
pub mod seat_links;
pub mod speech;
#[allow(clippy::module_inception)]
pub mod tables;
pub mod viewpoint;
