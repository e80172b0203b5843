//! The server under test: the release build next to this program.

use crate::Failure;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub struct Server {
    child: Child,
    pub port: u16,
    _folder: tempfile::TempDir,
}

const SERVER_CORE: &str = "0";
const PEOPLE_CORE: &str = "1";
/// Linux reports process times in these units.
const TICKS_A_SECOND: u64 = 100;

/// Whether processes can be pinned to two different cores.
fn can_pin() -> bool {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores >= 2 && Command::new("taskset").arg("--version").stdout(Stdio::null()).status().is_ok()
}

/// Pins the clients to one core. Returns whether the server can be pinned to the other.
pub fn pin_this_process() -> bool {
    let can_pin = can_pin();
    if can_pin {
        let own = std::process::id().to_string();
        let _ = Command::new("taskset").args(["-a", "-p", "-c", PEOPLE_CORE, &own]).stdout(Stdio::null()).status();
    }
    can_pin
}

impl Server {
    pub fn start(is_pinned: bool) -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let program = program()?;
        let mut command = Command::new(if is_pinned { Path::new("taskset") } else { &program });
        if is_pinned {
            command.args(["-c", SERVER_CORE]).arg(&program);
        }
        let mut child = command
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--requests-per-second", "1000000"])
            .args(["--connections-per-address", "1000000", "--data"])
            .arg(folder.path().join("load.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let port = line.trim().trim_end_matches('/').rsplit(':').next().unwrap_or_default();
        let port = port.parse().map_err(|_| format!("the server does not start: {line}"))?;
        Ok(Server { child, port, _folder: folder })
    }

    /// Resident memory in bytes.
    pub fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse::<u64>()? * 1024)
    }

    /// CPU time used so far.
    pub fn cpu(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // Skip the name, which may contain spaces. The times are the 14th and 15th fields.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: u64 = [fields[11], fields[12]].iter().map(|field| field.parse().unwrap_or(0)).sum();
        Ok(Duration::from_millis(ticks * 1000 / TICKS_A_SECOND))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program() -> Result<PathBuf, Failure> {
    let here = std::env::current_exe()?;
    let folder = here.parent().and_then(|folder| folder.parent()).ok_or("no folder")?;
    let program = folder.join("brocante");
    if program.exists() { Ok(program) } else { Err(format!("{} is not built", program.display()).into()) }
}
