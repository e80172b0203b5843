//! `brocante serve`: the table in the browser.

use crate::Failure;
use brocante_core::Viewer;
use brocante_core::text::{Say, Speaker, Tongue};
use brocante_server::{Config, Server, StartError, Thinking, Timing, WordFilter};
use clap::Parser as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// What the system sends when a file would grow beyond its limit.
const SIGXFSZ: i32 = 25;

/// Everything has a sensible value: `brocante serve` alone opens the market on this machine. To let others
/// in, listen on an address they reach (`--listen 0.0.0.0:8642`), or put a proxy with HTTPS in front.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen. Port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8642")]
    listen: SocketAddr,
    /// The database file. It is made where there is none; copy it with the server stopped.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
    /// How many requests a second one address may make, before it is asked to wait.
    #[arg(long, value_name = "N", default_value = "50")]
    requests_per_second: NonZeroU32,
    /// A proxy stands in front: believe the address it gives in X-Forwarded-For.
    #[arg(long)]
    trust_proxy: bool,
    /// What happens to strong words at every table: nothing, masked, refused. A table's host may be stricter.
    #[arg(long, value_name = "HOW", default_value = "off", value_parser = parse_filter)]
    word_filter: WordFilter,
    /// How long a bot waits before it moves, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "700")]
    bot_pause: u64,
    /// For how many seconds a hard bot thinks about a move at the most.
    #[arg(long, value_name = "SECONDS", default_value_t = Thinking::default().time.as_secs_f64())]
    think: f64,
    /// On how many threads bots think; all cores but one where it is left out.
    #[arg(long, value_name = "N", default_value_t = Thinking::default().threads)]
    bot_threads: usize,
    /// How long a second of the tables' clocks lasts, in milliseconds: for tests.
    #[arg(long, value_name = "MS", default_value = "1000", hide = true)]
    clock_second: u64,
    /// Write the log as JSON, a line an event. RUST_LOG sets what is logged; warnings by default.
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
    let known = WordFilter::ALL.map(WordFilter::name).join(", ");
    WordFilter::ALL.into_iter().find(|filter| filter.name() == name).ok_or_else(|| format!("one of {known}"))
}

pub fn run(args: &Args, lang: &str) -> Result<(), Failure> {
    let tongue = Tongue::shared(lang);
    start_log(args.log_json);
    let config = Config {
        listen: args.listen,
        data: args.data.clone(),
        requests_per_second: args.requests_per_second,
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
        .map_err(|error| Failure::new(&tongue, "error-output", &[("detail", &error.to_string())]))?;
    runtime.block_on(serve(&config, &tongue))
}

async fn serve(config: &Config, tongue: &Tongue) -> Result<(), Failure> {
    // A limit on the size of files is a full disk, and no reason to die.
    let _limit = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ));
    let file = config.data.display().to_string();
    let listen = config.listen.to_string();
    let not_listening = |error: &io::Error| {
        Failure::new(tongue, "error-listen", &[("address", &listen), ("detail", &error.to_string())])
    };
    let server = Server::start(config).await.map_err(|error| match error {
        StartError::Listen(error) => not_listening(&error),
        other => Failure::new(tongue, "error-data", &[("file", &file), ("detail", &other.to_string())]),
    })?;
    let address = format!("http://{}/", server.address().map_err(|error| not_listening(&error))?);
    tell(tongue, &Say::new("cli-open").with("address", address));
    server.run(stop_signal()).await;
    tell(tongue, &Say::new("cli-stop").with("file", file));
    Ok(())
}

/// A line on standard output; nobody has to read it.
fn tell(tongue: &Tongue, say: &Say) {
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "{}", Speaker::new(tongue, &[], Viewer::Public).say(say));
    let _ = output.flush();
}

/// Ctrl-C, or what a service manager sends.
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
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if as_json {
        log.json().init();
    } else {
        log.with_ansi(io::stderr().is_terminal()).init();
    }
}
