//! What the tests need beside Rust: Chromium, Node and npm from Debian, Playwright and a type checker from npm.

use anyhow::Result;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::SystemTime;
use xshell::{Shell, cmd};

/// Programs, and the Debian packages they come from.
const PROGRAMS: [(&str, &str); 3] = [("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm")];

/// Installs what is missing, and says what before it does.
pub(crate) fn install(sh: &Shell) -> Result<()> {
    let missing = PROGRAMS.iter().filter(|(program, _)| !is_there(program));
    let missing: Vec<&str> = missing.map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        println!("setup: installing from Debian: {}", missing.join(" "));
        let sudo = if cmd!(sh, "id -u").quiet().read()? == "0" { "env" } else { "sudo" };
        let quietly = "DEBIAN_FRONTEND=noninteractive";
        cmd!(sh, "{sudo} {quietly} apt-get update -qq").ignore_stdout().run()?;
        cmd!(sh, "{sudo} {quietly} apt-get install -y -qq --no-install-recommends {missing...}")
            .ignore_stdout()
            .run()?;
    }
    let folder = sh.current_dir().join("tests/browser");
    if changed(&folder.join("package-lock.json")) > changed(&folder.join("node_modules/.package-lock.json")) {
        println!("setup: installing from npm: the packages of tests/browser/package.json");
        cmd!(sh, "npm ci --silent --no-audit --no-fund --prefix {folder}").run()?;
    }
    println!("setup: everything the tests need is installed");
    Ok(())
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

fn changed(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|data| data.modified()).ok()
}
