//! Rules for what we depend on: licences, duplicate versions, and the minimum Rust version.

use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use xshell::{Shell, cmd};

/// Licences whose terms an MIT program can meet by keeping their notices. Expressions are compared as they are
/// written in the packages.
const LICENCES: [&str; 20] = [
    "(MIT OR Apache-2.0) AND Unicode-3.0",
    "0BSD OR MIT OR Apache-2.0",
    "Apache-2.0",
    "Apache-2.0 OR BSL-1.0",
    "Apache-2.0 OR GPL-2.0-only",
    "Apache-2.0 OR MIT",
    "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
    "Apache-2.0/MIT",
    "BSD-2-Clause OR Apache-2.0 OR MIT",
    "MIT",
    "MIT AND Apache-2.0",
    "MIT AND BSD-3-Clause",
    "MIT OR Apache-2.0",
    "MIT OR Apache-2.0 OR Zlib",
    "MIT OR Zlib OR Apache-2.0",
    "MIT/Apache-2.0",
    "Unicode-3.0",
    "Unlicense OR MIT",
    "Unlicense/MIT",
    "Zlib",
];

/// Packages that are built in several versions, and who holds on to the older one.
const DUPLICATES: [(&str, &str); 14] = [
    ("base64", "0.22: axum and metrics-exporter-prometheus; 0.23: ureq, in tests"),
    ("block-buffer", "0.10: sha1 of tungstenite"),
    ("cpufeatures", "0.2: sha1 of tungstenite"),
    ("crypto-common", "0.1: sha1 of tungstenite"),
    ("digest", "0.10: sha1 of tungstenite"),
    ("getrandom", "0.3: rand 0.9 of tungstenite"),
    ("hashbrown", "0.14: dashmap of governor; 0.16: governor, metrics-util"),
    ("rand", "0.9: tungstenite, metrics-util"),
    ("rand_core", "0.9: rand 0.9"),
    ("rand_xoshiro", "0.7: metrics-util"),
    ("syn", "2: maud, rust-embed, strum, tracing"),
    ("toml_datetime", "0.6: bolero, in tests"),
    ("toml_edit", "0.20: bolero, in tests"),
    ("winnow", "0.5: bolero, in tests"),
];

pub(crate) fn check(sh: &Shell) -> Result<()> {
    let rustc = cmd!(sh, "rustc -vV").quiet().read()?;
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc does not name its host")?;
    let metadata = cmd!(sh, "cargo metadata --format-version 1 --locked --filter-platform {host}").quiet().read()?;
    let problems = problems(&serde_json::from_str(&metadata)?);
    if !problems.is_empty() {
        bail!("dependencies:\n{}", problems.join("\n"));
    }
    Ok(())
}

/// What is wrong with the packages that `cargo metadata` lists.
fn problems(metadata: &Value) -> Vec<String> {
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let text = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let mut problems = Vec::new();
    for package in packages() {
        let licence = text(package, "license");
        if !LICENCES.contains(&licence.as_str()) {
            problems.push(format!("{}: licence `{licence}` is not in LICENCES", text(package, "name")));
        }
    }

    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let allowed: BTreeSet<&str> = DUPLICATES.iter().map(|(name, _)| *name).collect();
    let found: BTreeSet<&str> = versions.keys().map(String::as_str).collect();
    let new = found.difference(&allowed).map(|name| format!("{name}: several versions {:?}", versions[*name]));
    problems.extend(new);
    problems.extend(allowed.difference(&found).map(|name| format!("{name}: one version; remove it from DUPLICATES")));

    let ours = packages().filter(|package| package["source"].is_null());
    let ours = ours.map(rust_version).min().unwrap_or_default();
    for package in packages().filter(|package| rust_version(package) > ours) {
        let wanted = text(package, "rust_version");
        problems.push(format!("{}: needs Rust {wanted}; raise rust-version in Cargo.toml", text(package, "name")));
    }
    problems
}

fn rust_version(package: &Value) -> Vec<u32> {
    let text = package["rust_version"].as_str().unwrap_or_default();
    let mut version: Vec<u32> = text.split('.').filter_map(|part| part.parse().ok()).collect();
    version.resize(3, 0);
    version
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn licences_versions_and_rust_are_checked() {
        let package = |name: &str, version: &str, licence: &str, rust: &str| json!({ "name": name, "version": version, "license": licence, "rust_version": rust, "source": "registry" });
        let mut packages = vec![
            json!({ "name": "ours", "version": "1", "license": "MIT", "rust_version": "1.88", "source": null }),
            package("copyleft", "1", "GPL-3.0-only", "1.60"),
            package("twice", "1", "MIT", "1.88.0"),
            package("twice", "2", "MIT", "1.60"),
            package("new", "1", "MIT", "1.89"),
        ];
        for (name, _) in DUPLICATES {
            packages.extend([package(name, "1", "MIT", "1.60"), package(name, "2", "MIT", "1.60")]);
        }
        let found = problems(&json!({ "packages": packages }));
        let expected = ["copyleft: licence", "twice: several versions", "new: needs Rust 1.89"];
        assert_eq!(found.len(), expected.len(), "{found:?}");
        assert!(found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected)), "{found:?}");
    }
}
