//! A server for a test: the real program on a temporary folder, and clients that use only its public interface.

#![allow(dead_code, unused_imports, reason = "each test file uses a part of this")]

pub mod client;
pub mod live;
pub mod oracle;

pub use client::{Answer, Client};
pub use live::Live;

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use tempfile::TempDir;

/// High enough that no test hits the limit by accident.
const NO_LIMIT: &str = "1000000";

/// A running server, stopped on drop.
pub struct Market {
    child: Child,
    folder: TempDir,
    limit: String,
    options: Vec<String>,
    pub port: u16,
}

impl Market {
    pub fn open() -> Market {
        Market::with_limit(NO_LIMIT)
    }

    pub fn with_limit(requests_per_second: &str) -> Market {
        Market::with(requests_per_second, &[])
    }

    /// Starts with additional options of `brocante serve`.
    pub fn with_options(options: &[&str]) -> Market {
        Market::with(NO_LIMIT, options)
    }

    /// Starts with a request limit and additional options, which replace those of [`serve_command`].
    pub fn with(limit: &str, options: &[&str]) -> Market {
        let folder = tempfile::tempdir().unwrap();
        let options: Vec<String> = options.iter().map(|option| (*option).to_owned()).collect();
        let (child, port) = start(&folder.path().join("market.db"), 0, limit, &options).unwrap();
        Market { child, folder, limit: limit.to_owned(), options, port }
    }

    /// Starts on a database file that `prepare` has created.
    pub fn on(prepare: impl FnOnce(&Path)) -> Market {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("market.db");
        prepare(&data);
        let (child, port) = start(&data, 0, NO_LIMIT, &[]).unwrap();
        Market { child, folder, limit: NO_LIMIT.to_owned(), options: Vec::new(), port }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("market.db")
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The client of a seat; see [`token`].
    pub fn seat(&self, seat: u8) -> Client {
        Client::new(self.port, Some(token(seat)))
    }

    /// A client without an identity.
    pub fn stranger(&self) -> Client {
        Client::new(self.port, None)
    }

    /// Kills the server with SIGKILL.
    pub fn pull_the_plug(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Restarts on the same file and port.
    pub fn restart(&mut self) {
        // The port of a killed server may stay in use for a moment.
        for _ in 0..200 {
            if let Ok((child, _)) = start(&self.data(), self.port, &self.limit, &self.options) {
                self.child = child;
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        panic!("the server does not restart on port {}", self.port);
    }

    /// Restarts on the same file, with standard error in a file.
    pub fn restart_with_errors_to(&mut self, errors: &Path) {
        let errors = std::fs::File::create(errors).unwrap();
        let mut command = serve_command(&self.data(), 0, &self.limit);
        (self.child, self.port) = started(command.args(&self.options).stderr(errors)).unwrap();
    }

    /// Stops the server with SIGTERM, as a service manager does.
    pub fn terminate(&mut self) -> ExitStatus {
        let sent = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status().unwrap();
        assert!(sent.success());
        self.child.wait().unwrap()
    }

    /// Creates a table with people on all seats, and starts the game.
    pub fn table(&self, setup: &Value) -> Table {
        let seats = setup["seats"].as_u64().unwrap() as u8;
        let table = self.gathering(setup);
        for seat in 1..seats {
            let sit = json!({ "name": name(seat), "seat": seat });
            self.seat(seat).post(&table.api("/sit"), &sit).ok();
        }
        self.seat(0).post(&table.api("/begin"), &json!({})).ok();
        table
    }

    /// Creates a table with its host on seat 0, before the game starts.
    pub fn gathering(&self, setup: &Value) -> Table {
        let mut body = json!({ "name": name(0), "seats_for": ["open"] });
        body.as_object_mut().unwrap().extend(setup.as_object().unwrap().clone());
        let made = self.seat(0).post("/api/tables", &body).ok();
        Table { id: text(&made["table"]), code: text(&made["code"]) }
    }
}

impl Drop for Market {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The id and code of a table.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    pub code: String,
}

impl Table {
    pub fn api(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    pub fn page(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.id)
    }
}

/// The token of the person on a seat, the same at every table.
pub fn token(seat: u8) -> String {
    format!("{:032x}", 0x5ea7_0000_u32 + u32::from(seat))
}

pub fn name(seat: u8) -> String {
    format!("Person {seat}")
}

/// A seed of 64 digits.
pub fn seed(number: u64) -> String {
    format!("{number:064x}")
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a string")).to_owned()
}

/// Checks that the server refuses the file with one line of error and a failing exit code.
pub fn fails(data: &Path, port: u16, expected: &str) {
    is_refused(&mut serve_command(data, port, "50"), data, expected);
}

/// The same with additional options of `brocante serve`.
pub fn fails_with(data: &Path, options: &[&str], expected: &str) {
    is_refused(serve_command(data, 0, "50").args(options), data, expected);
}

fn is_refused(command: &mut Command, data: &Path, expected: &str) {
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{}", data.display());
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("brocante: ") && error.contains(expected), "{error}");
    assert_eq!(output.stdout, b"");
}

pub fn serve_command(data: &Path, port: u16, requests_per_second: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brocante"));
    command
        .args([
            "--lang",
            "en",
            "serve",
            "--bot-pause",
            "0",
            "--think",
            "0.05",
            "--requests-per-second",
            requests_per_second,
        ])
        // A test with a limit is about the limits; all others are to hit none.
        .args((requests_per_second == NO_LIMIT).then_some(["--connections-per-address", NO_LIMIT]).iter().flatten())
        .args(["--listen", &format!("127.0.0.1:{port}"), "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped());
    command
}

/// Starts a server. Returns its port, or the exit status if it does not start.
fn start(data: &Path, port: u16, limit: &str, options: &[String]) -> Result<(Child, u16), ExitStatus> {
    started(serve_command(data, port, limit).args(options))
}

fn started(command: &mut Command) -> Result<(Child, u16), ExitStatus> {
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let port = line.trim().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
    match port {
        Some(port) if line.starts_with("The market is open: http://127.0.0.1:") => Ok((child, port)),
        _ => Err(child.wait().unwrap()),
    }
}
