//! What a server does for its operator.

pub mod backup;
pub mod check;
pub mod forget;
pub mod health;
pub mod operator;
pub mod retention;
pub mod routes;

/// How often each problem was answered, from the metrics: too fast, too many, banned and so on.
pub fn limits_reached(metrics: &str) -> Vec<(&str, &str)> {
    let lines = metrics.lines().filter_map(|line| line.strip_prefix("brocante_problems_total{code=\""));
    let mut counts: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once("\"} ")).collect();
    let refused = metrics.lines().filter_map(|line| line.strip_prefix("brocante_connections_refused_total "));
    counts.extend(refused.map(|count| ("connections-refused", count)));
    counts.sort();
    counts
}
