//! The scripts of the pages: checked for mistakes, and tested in Debian's Chromium, driven by Playwright.

use anyhow::Result;
use std::path::PathBuf;
use xshell::{Shell, cmd};

/// Runs `tests/browser` against the program that was built last.
pub(crate) fn test(sh: &Shell, args: &[String]) -> Result<()> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    let program = sh.current_dir().join(target).join("debug/brocante");
    let _dir = sh.push_dir("tests/browser");
    let mut files = sh.read_dir(".")?;
    files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    let node = cmd!(sh, "node --test --test-concurrency=1 {args...} {files...}");
    Ok(node.env("BROCANTE", program).run()?)
}

/// Unknown names, wrong imports and wrong arguments in `web/` and `tests/browser/`.
pub(crate) fn lint(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "npm run --silent --prefix tests/browser check").run()?)
}
