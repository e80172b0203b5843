//! The tests in a real browser: Debian's Chromium, driven by Playwright from `tests/browser`. What is
//! missing is installed from Debian, and Playwright from npm.

use crate::{cargo, run};
use std::path::Path;
use std::process::{Command, Stdio};

const NEEDED: [(&str, &[&str]); 3] = [("chromium", &["chromium"]), ("node", &["nodejs"]), ("npm", &["npm"])];

pub fn test(root: &Path, args: &[&str]) -> bool {
    let folder = root.join("tests/browser");
    let files = std::fs::read_dir(&folder).map(|entries| {
        let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
        names.sort();
        names
    });
    let Ok(files) = files else {
        eprintln!("{} can't be read", folder.display());
        return false;
    };
    let node = |command: &mut Command| run(command.args(["--test", "--test-concurrency=1"]).args(args).args(&files));
    install()
        && playwright(&folder)
        && cargo(&["build", "--package", "brocante"])
        && node(Command::new("env").arg("-C").arg(&folder).arg("node"))
}

fn install() -> bool {
    let missing: Vec<&str> = NEEDED
        .iter()
        .filter(|(program, _)| !is_there(program))
        .flat_map(|(_, packages)| packages.iter().copied())
        .collect();
    if missing.is_empty() {
        return true;
    }
    eprintln!("installing from Debian: {}", missing.join(" "));
    apt(&["update", "-qq"]) && apt(&[&["install", "-y", "-qq", "--no-install-recommends"], &missing[..]].concat())
}

fn apt(args: &[&str]) -> bool {
    let mut command = if is_root() { Command::new("apt-get") } else { Command::new("sudo") };
    if !is_root() {
        command.arg("apt-get");
    }
    run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Playwright, as the lock file has it.
fn playwright(folder: &Path) -> bool {
    folder.join("node_modules/playwright-core").exists()
        || run(Command::new("npm").args(["ci", "--silent", "--no-audit", "--no-fund", "--prefix"]).arg(folder))
}
