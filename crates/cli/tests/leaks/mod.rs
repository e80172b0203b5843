//! Two tables that some viewers cannot distinguish, and everything that the server sends about them.

pub mod setups;
pub mod twins;

use super::market;
use super::market::{Answer, Client, Market, Table};
use brocante_core::Rng;
use serde_json::Value;

/// A named response of the server, with the parts that differ between any two tables (ids, codes) replaced.
pub type Said = (String, String);

/// The first difference between what two viewers received.
pub fn difference(a: &[Said], b: &[Said]) -> Option<String> {
    if a.len() != b.len() {
        return Some(format!("{} responses against {}", a.len(), b.len()));
    }
    let ((what, one), (_, other)) = a.iter().zip(b).find(|(a, b)| a != b)?;
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(120)..(at + 120).min(text.len())]).into_owned()
    };
    Some(format!("{what} differs at byte {at}:\n  {}\n  {}", around(one), around(other)))
}

/// Replaces a table's id and code, which say nothing about the game.
pub fn plain(text: &str, market: &Market, table: &Table) -> String {
    let code = &table.code;
    text.replace(&table.id, "THE-TABLES-ID-16")
        .replace(&format!(">{code}<"), ">CODE<")
        .replace(&format!("\"{code}\""), "\"CODE\"")
        .replace(&market.address(), "ADDRESS")
}

fn said(what: &str, answer: &Answer, market: &Market, table: &Table) -> Said {
    let mut text = format!("{}\n", answer.status);
    for (name, value) in answer.headers.iter().filter(|(name, _)| name != "date" && name != "set-cookie") {
        text += &format!("{name}: {value}\n");
    }
    text += &answer.text();
    let text = plain(&text, market, table);
    check_page(what, &text);
    (what.to_owned(), text)
}

/// Checks that a page has no inline styles and no inline scripts.
fn check_page(what: &str, text: &str) {
    if !text.contains("<html") {
        return;
    }
    let lower = text.to_ascii_lowercase();
    assert!(!lower.contains(" style="), "{what}: a style attribute");
    assert!(!lower.contains("<style"), "{what}: a style element");
    assert!(!lower.contains("javascript:"), "{what}: a javascript: address");
    for tag in lower.split("<script").skip(1) {
        let (tag, rest) = tag.split_once('>').unwrap();
        assert!(tag.contains(" src=") && rest.starts_with("</script>"), "{what}: an inline script");
    }
    for tag in lower.split('<').filter_map(|tag| tag.split('>').next()) {
        let mut names = tag.split_whitespace().filter_map(|word| word.split_once('=').map(|(name, _)| name));
        let handler =
            |name: &str| name.len() > 2 && name.starts_with("on") && name.bytes().all(|c| c.is_ascii_lowercase());
        assert!(!names.any(handler), "{what}: an event handler in <{tag}>");
    }
}

/// What a viewer requests and tries; the same at both tables.
pub struct Glance<'a> {
    pub ply: usize,
    pub seq: u64,
    /// Moves that both tables refuse.
    pub refused: &'a [Value],
    /// Seed that chooses the past positions to request.
    pub lots: u64,
}

/// Everything that a viewer can request at this point.
pub fn everything(market: &Market, table: &Table, viewer: &Client, glance: &Glance<'_>) -> Vec<Said> {
    let mut rng = Rng::new(glance.lots);
    let past = rng.below(glance.ply as u32 + 1);
    let since = rng.below(glance.seq as u32 + 1);
    let mut all = Vec::new();
    for page in ["".to_owned(), format!("/at/{}", glance.ply), format!("/at/{past}"), "/record.json".to_owned()] {
        let answer = viewer.page(&table.page(&page));
        assert!(page != "/record.json" || answer.status == 409, "{}", answer.text());
        all.push(said(&format!("page {page}"), &answer, market, table));
    }
    for path in ["", "/view", "/moves", "/record"] {
        let answer = viewer.get(&table.api(path));
        assert!(path != "/record" || answer.status == 409, "{}", answer.text());
        all.push(said(&format!("api {path}"), &answer, market, table));
    }
    all.push(said("front page", &viewer.page("/"), market, table));
    all.push(said("list of tables", &viewer.get("/api/tables"), market, table));
    for since in ["?since=0".to_owned(), format!("?since={since}"), String::new()] {
        let path = table.api(&format!("/events{since}"));
        let line = viewer.news(&path).unwrap().line().unwrap();
        all.push((format!("events {since}"), plain(&line, market, table)));
    }
    let mut stream = viewer.stream(&table.api("/events"), &[("accept", "text/event-stream")]).unwrap();
    all.push(("event stream".to_owned(), plain(&format!("{:?}", stream.event().unwrap()), market, table)));
    for mv in glance.refused {
        let answer = viewer.post(&table.api("/move"), &serde_json::json!({ "move": mv }));
        assert!((400..500).contains(&answer.status), "{mv}: {}", answer.text());
        all.push(said(&format!("refusal of {mv}"), &answer, market, table));
        let form = format!("move={}", encoded(&mv.to_string()));
        all.push(said(
            &format!("page that refuses {mv}"),
            &viewer.form(&table.page("/move"), &form, &[]),
            market,
            table,
        ));
    }
    all
}

/// Percent-encodes a form value.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
