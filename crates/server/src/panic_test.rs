//! A panic in a request or in a bot ends that request or that bot, and nothing else.

use crate::app::{App, Config};
use crate::edge::guard::Guard;
use crate::edge::panics;
use crate::server::router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use brocante_store::Sqlite;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt as _;

async fn get(router: &axum::Router, path: &str) -> (StatusCode, String) {
    let request = Request::get(path).header("host", "table.example").body(Body::empty()).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_ends_one_request_and_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::of_a_test(folder.path(), Duration::from_secs(60));
    let app = App::new(Arc::new(Sqlite::open(&config.data).unwrap()), &config);
    let router = router(app, Guard::new(config.requests_per_second, false), true);
    let (status, page) = get(&router, "/planted-panic").await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.contains("<main"), "a page says that something broke: {page}");
    assert!(!page.contains("planted"), "the message of the panic is only in the log");
    let (status, metrics) = get(&router, "/metrics").await;
    assert_eq!(status, StatusCode::OK, "the server goes on");
    assert!(metrics.contains("brocante_panics_total{place=\"request\"} "), "{metrics}");
}

#[test]
fn a_panic_of_a_bot_is_an_error() {
    assert_eq!(panics::catch("bot", || 1), Some(1));
    assert_eq!(panics::catch("bot", || -> u32 { panic!("planted") }), None);
}
