//! The API, tested by a tool that others wrote: schemathesis sends what the description allows and what it does not, and
//! checks every answer against it.

use anyhow::{Context as _, Result};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use xshell::{Shell, cmd};

/// The version that is known to work.
const PACKAGE: &str = "schemathesis==4.32.5";
/// Requests per operation.
const EXAMPLES: &str = "60";

/// Runs schemathesis against a server of its own.
pub(crate) fn test(sh: &Shell) -> Result<()> {
    let folder = sh.current_dir().join("target/schemathesis");
    let tool = folder.join("bin/schemathesis");
    if !tool.exists() {
        println!("schemathesis: installing {PACKAGE} from PyPI into {}", folder.display());
        cmd!(sh, "python3 -m venv {folder}").run()?;
        let pip = folder.join("bin/pip");
        cmd!(sh, "{pip} install --quiet {PACKAGE}").run()?;
    }
    cmd!(sh, "cargo build --locked --quiet --package brocante").run()?;
    let data = sh.create_temp_dir()?;
    let server = Server::start(&sh.current_dir().join("target/debug/brocante"), data.path())?;
    let description = format!("{}api/openapi.json", server.address);
    let config = sh.current_dir().join("tests/schemathesis.toml");
    let run =
        cmd!(sh, "{tool} --config-file {config} run {description} --checks all --max-examples {EXAMPLES} --seed 1");
    Ok(run.run()?)
}

/// A server that ends with this.
struct Server {
    child: Child,
    /// With a slash at the end.
    address: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Server> {
        let mut child = Command::new(program)
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--think", "0.05"])
            .args(["--requests-per-second", "1000000", "--connections-per-address", "1000000", "--data"])
            .arg(folder.join("schemathesis.db"))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
        let address = line.split_whitespace().last().context("the server does not start")?.to_owned();
        Ok(Server { child, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
