//! `brocante serve`: the table in the browser.

use crate::Failure;
use crate::data::{Kept, parse_duration, parse_kept};
use brocante_core::{Message, Viewer};
use brocante_server::{BackupPlan, Config, Games, Retention, Server, StartError, Thinking, Timing};
use brocante_show::{Language, Translator};
use brocante_table::WordFilter;
use clap::Parser as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// The signal that the system sends when a file would exceed the file size limit.
const SIGXFSZ: i32 = 25;

/// All options have sensible defaults: `brocante serve` alone opens the market on this machine only. To let others
/// in, listen on an address that they can reach (`--listen 0.0.0.0:8642`), or run behind an HTTPS proxy.
#[derive(clap::Args)]
pub struct Args {
    /// Address to listen on. Port 0 picks any free port.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8642")]
    listen: SocketAddr,
    /// Address for /metrics. With it, the pages' own address has no /metrics.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_listen: Option<SocketAddr>,
    /// Database file. It is created if it does not exist. To copy it, use `brocante backup`.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
    /// Folder for backups. Seven daily and four weekly ones are kept.
    #[arg(long, value_name = "FOLDER")]
    backup_dir: Option<PathBuf>,
    /// Time between two backups, such as 24h or 30m.
    #[arg(long, value_name = "TIME", default_value = "24h", value_parser = parse_duration)]
    backup_every: Duration,
    /// How long a table that never began is kept, such as 30d, or forever.
    #[arg(long, value_name = "TIME", default_value = "30d", value_parser = parse_kept)]
    keep_gatherings: Kept,
    /// How long a finished game that no player keeps is kept.
    #[arg(long, value_name = "TIME", default_value = "forever", value_parser = parse_kept)]
    keep_finished: Kept,
    /// How long an imported record that nobody keeps is kept.
    #[arg(long, value_name = "TIME", default_value = "7d", value_parser = parse_kept)]
    keep_imports: Kept,
    /// How long the chat of a finished game is kept.
    #[arg(long, value_name = "TIME", default_value = "forever", value_parser = parse_kept)]
    keep_chat: Kept,
    /// Print a link to the operator's page at the start.
    #[arg(long)]
    operator_link: bool,
    /// Requests per second that one client address may make.
    #[arg(long, value_name = "N", default_value = "50")]
    requests_per_second: NonZeroU32,
    /// Connections that one client address may have, and live pages and streams. Behind a proxy, only the latter.
    #[arg(long, value_name = "N", default_value = "256")]
    connections_per_address: usize,
    /// Trust the client address in X-Forwarded-For. Use this only behind a proxy that sets it.
    #[arg(long)]
    trust_proxy: bool,
    /// Strong language at every table: off (allowed), mild (masked) or strict (refused). A host may be stricter.
    #[arg(long, value_name = "HOW", default_value = "off", value_parser = parse_filter)]
    word_filter: WordFilter,
    /// Milliseconds that a bot waits before it moves.
    #[arg(long, value_name = "MS", default_value = "700")]
    bot_pause: u64,
    /// Maximum seconds that a hard bot thinks about a move.
    #[arg(long, value_name = "SECONDS", default_value_t = Thinking::default().time.as_secs_f64())]
    think: f64,
    /// Number of threads for bots. Defaults to all cores but one.
    #[arg(long, value_name = "N", default_value_t = Thinking::default().threads)]
    bot_threads: usize,
    /// Length of a second of the tables' clocks, in milliseconds. For tests.
    #[arg(long, value_name = "MS", default_value = "1000", hide = true)]
    clock_second: u64,
    /// Write the log as JSON, one event per line. RUST_LOG sets the level, by default warnings only.
    #[arg(long)]
    log_json: bool,
}

impl Default for Args {
    fn default() -> Args {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        Alone::parse_from(["brocante"]).args
    }
}

fn parse_filter(name: &str) -> Result<WordFilter, String> {
    name.parse().map_err(|_| "one of off, mild, strict".to_owned())
}

/// Runs `brocante serve`.
pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let language = Language::shared(lang);
    start_log(args.log_json);
    let config = Config {
        listen: args.listen,
        metrics_listen: args.metrics_listen,
        data: args.data.clone(),
        backups: args.backup_dir.clone().map(|folder| BackupPlan { folder, every: args.backup_every }),
        retention: Retention {
            gatherings: args.keep_gatherings.0,
            finished: args.keep_finished.0,
            imports: args.keep_imports.0,
            chat: args.keep_chat.0,
        },
        requests_per_second: args.requests_per_second,
        connections_per_address: args.connections_per_address,
        trust_proxy: args.trust_proxy,
        word_filter: args.word_filter,
        timing: Timing {
            bot_pause: Duration::from_millis(args.bot_pause),
            clock_second: Duration::from_millis(args.clock_second),
        },
        thinking: Thinking {
            time: Duration::from_secs_f64(args.think.clamp(0.001, 60.0)),
            threads: args.bot_threads.clamp(1, 256),
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(&language, "error-output", &[("detail", &error.to_string())]))?;
    runtime.block_on(serve(&config, args.operator_link, &language))
}

async fn serve(config: &Config, with_operator_link: bool, language: &Language) -> Result<(), Failure> {
    // By default SIGXFSZ kills the process. Handled, the write fails like on a full disk.
    let _limit = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ));
    let file = config.data.display().to_string();
    let not_listening = |address: SocketAddr, error: &io::Error| {
        Failure::new(language, "error-listen", &[("address", &address.to_string()), ("detail", &error.to_string())])
    };
    let server = Server::start(config, games()).await.map_err(|error| match error {
        StartError::Listen(address, error) => not_listening(address, &error),
        other => Failure::new(language, "error-data", &[("file", &file), ("detail", &other.to_string())]),
    })?;
    let address = format!("http://{}/", server.address().map_err(|error| not_listening(config.listen, &error))?);
    tell(language, &Message::new("cli-open").with("address", address.as_str()));
    if with_operator_link {
        let link = server.operator_link().await.map_err(|error| {
            Failure::new(language, "error-data", &[("file", &file), ("detail", &error.to_string())])
        })?;
        tell(language, &Message::new("cli-operator").with("address", format!("{address}{link}")));
    }
    server.run(stop_signal()).await;
    tell(language, &Message::new("cli-stop").with("file", file));
    Ok(())
}

/// The games of this program.
pub fn games() -> Games {
    Games { all: brocante_registry::games, think: brocante_registry::think }
}

/// Prints a line on standard output, and ignores errors: there may be no reader.
pub fn tell(language: &Language, message: &Message) {
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "{}", Translator::new(language, &[], Viewer::Public).text(message));
    let _ = output.flush();
}

/// Waits for Ctrl-C or SIGTERM.
async fn stop_signal() {
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).ok();
    let terminated = async {
        match &mut terminate {
            Some(signal) => drop(signal.recv().await),
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}

fn start_log(as_json: bool) {
    let asked = std::env::var("RUST_LOG").ok().and_then(|filter| filter.parse().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let log = if as_json { log.json().boxed() } else { log.with_ansi(io::stderr().is_terminal()).boxed() };
    tracing_subscriber::registry().with(filter).with(log).init();
}
